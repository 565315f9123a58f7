### Sentences of Gùgōng: questions (prompt), answers (label, decline), reasons (whynot), the log (event), errors.

gugong-harbour-on = harbour { $number } ({ NAME($route) })

## The turn

gugong-prompt-gift = Exchange a gift: which card, and where?
gugong-label-gift-free = { NAME($card) } → { NAME($location, case: "short") }, take { $taken } · free
    .short = { NAME($card, case: "short") } → { NAME($location, case: "short") } · free
gugong-label-gift-servants = { NAME($card) } → { NAME($location, case: "short") }, take { $taken } · send 2 servants
    .short = { NAME($card, case: "short") } → { NAME($location, case: "short") } · 2 servants
gugong-label-gift-double = { NAME($card) } → { NAME($location, case: "short") }, take { $taken } · send the double servant
    .short = { NAME($card, case: "short") } → { NAME($location, case: "short") } · double servant
gugong-label-gift-card = { NAME($card) } → { NAME($location, case: "short") }, take { $taken } · give up a card
    .short = { NAME($card, case: "short") } → { NAME($location, case: "short") } · a card
gugong-label-gift-without = { NAME($card) } → { NAME($location, case: "short") }, take { $taken } · no action
    .short = { NAME($card, case: "short") } → { NAME($location, case: "short") } · no action
gugong-prompt-give-up = { NAME($card) } → { NAME($location, case: "short") }: which other card do you give up, face down?
gugong-label-give-up = Give up { NAME($card) }
gugong-prompt-act-location = Perform the { NAME($location, case: "action") }?
gugong-prompt-act-card = Your gift shows the { NAME($location, case: "action") }. Perform it first?
gugong-prompt-act-follow = Your bonus token lets you follow: perform the { NAME($location, case: "action") } too?
gugong-decline-act = Do not perform this action
gugong-label-act = { $variant }: { $effect }
gugong-label-act-claim = { $variant }: claim the reward of a harbour
gugong-label-act-send = { $n ->
    [one] { $variant }: send { $n } servant; { $effect }
   *[other] { $variant }: send { $n } servants; { $effect }
}
gugong-label-act-double = { $rest ->
    [0] { $variant }: send the double servant; { $effect }
    [one] { $variant }: send the double servant and { $rest } servant; { $effect }
   *[other] { $variant }: send the double servant and { $rest } servants; { $effect }
}

## Servants

gugong-prompt-hire = How many servants do you hire with your decree?
gugong-prompt-card-hire = How many servants do you hire with your gift?
gugong-prompt-token-hire = How many servants do you hire with your travel token?
gugong-prompt-exchange-hire = Whom do you hire for your tokens?
gugong-prompt-benefit-hire = How many servants do you hire with this benefit?
gugong-prompt-morning-hire = A new day: how many servants do you hire?
gugong-prompt-night-hire = Your gifts match the destiny dice: how many servants do you hire?
gugong-label-hire-nobody = Hire nobody
gugong-label-hire = { $n ->
    [one] Hire { $n } servant
   *[other] Hire { $n } servants
}
gugong-label-hire-double = { $n ->
    [0] Hire the double servant
    [one] Hire the double servant and { $n } servant
   *[other] Hire the double servant and { $n } servants
}
gugong-prompt-pay = Pay for this benefit?
gugong-decline-pay = Do not pay
gugong-label-pay = { $n ->
    [one] Send { $n } servant
   *[other] Send { $n } servants
}: { $effect }
gugong-label-pay-double = { $rest ->
    [0] Send the double servant
    [one] Send the double servant and { $rest } servant
   *[other] Send the double servant and { $rest } servants
}: { $effect }
gugong-prompt-use = Use this benefit?
gugong-decline-use = Decline it

## Travel and tokens

gugong-prompt-go = Where does your traveller go?
gugong-label-go = Travel to { NAME($city) } and take the { NAME($token) }
    .short = { NAME($city) }: { NAME($token) }
gugong-prompt-make-room = All your slots are full: exchange stored tokens to make room for the new one.
gugong-prompt-turn-over = Your turn ends. Exchange travel tokens first?
gugong-decline-turn-over = No exchange; end the turn
gugong-prompt-evening = The day is over. Exchange travel tokens?
gugong-decline-evening = No exchange; go on
gugong-prompt-last-exchange = Last chance to exchange travel tokens before the final scoring.
gugong-decline-last-exchange = No exchange; go on to the scoring
gugong-label-exchange = { $plain ->
    [one] Exchange { $plain } token
   *[other] Exchange { $plain } tokens
}: { $effect }
gugong-label-exchange-doubles = Exchange { $doubles ->
    [one] { $doubles } double token
   *[other] { $doubles } double tokens
}{ $plain ->
    [0] { "" }
    [one] { " " }and { $plain } other
   *[other] { " " }and { $plain } others
}: { $effect }
gugong-prompt-swap = Which of your cards do you swap with which gift on the board?
gugong-decline-swap = Swap nothing
gugong-label-swap-hand = { NAME($card) } → { NAME($location, case: "short") }, take { $taken } · swap from hand
    .short = { NAME($card, case: "short") } → { NAME($location, case: "short") } · hand
gugong-label-swap-discard = { NAME($card) } → { NAME($location, case: "short") }, take { $taken } · swap from discard pile
    .short = { NAME($card, case: "short") } → { NAME($location, case: "short") } · discard pile
gugong-prompt-retrieve = Which card of your discard pile do you take back into your hand?
gugong-decline-retrieve = Take no card back
gugong-label-retrieve = Take back { NAME($card) }
gugong-prompt-discard = Which precious gift do you discard for jade?
gugong-decline-discard = Discard nothing
gugong-label-discard = Discard { NAME($card) }
gugong-prompt-station = Station your bonus token with a servant, or store it?
gugong-decline-station = Store it above your board
gugong-label-station-board = Station the { NAME($token) } beside your board with a servant
gugong-label-station-board-double = Station the { NAME($token) } beside your board with the double servant
gugong-label-station-location = Station the { NAME($token) } at { NAME($location, case: "short") } with a servant
gugong-label-station-location-double = Station the { NAME($token) } at { NAME($location, case: "short") } with the double servant

## Great Wall, jade, decrees

gugong-prompt-build = Whom do you place on the Great Wall?
gugong-decline-build = Place nobody
gugong-prompt-token-build = Wall token: put a free servant on the Great Wall?
gugong-decline-token-build = Place nobody
gugong-label-build = Place on the wall: { $n ->
    [0] { $double ->
        [0] nobody
       *[other] the double servant
    }
    [one] { $double ->
        [0] { $n } servant
       *[other] { $n } servant and the double servant
    }
   *[other] { $double ->
        [0] { $n } servants
       *[other] { $n } servants and the double servant
    }
}{ $extra ->
    [0] { "" }
    [1] { "; " }by decree also 1 free servant
   *[other] { "; " }by decree also the free double servant
}
gugong-prompt-benefit = The section is complete: which benefit of intrigue do you take?
gugong-decline-benefit = Take no benefit
gugong-label-benefit = { $steps ->
    [one] Move { $steps } step back
   *[other] Move { $steps } steps back
}: { $effect }
gugong-prompt-die = Which destiny die do you turn to which face?
gugong-label-die = Turn the { NAME($die) } from { $from } to { $face }
gugong-label-jade = { $n ->
    [0] Take the jade of { NAME($house) } for nothing
    [one] Send { $n } servant for the jade of { NAME($house) }
   *[other] Send { $n } servants for the jade of { NAME($house) }
}
gugong-label-jade-double = { $rest ->
    [0] Send the double servant for the jade of { NAME($house) }
    [one] Send the double servant and { $rest } servant for the jade of { NAME($house) }
   *[other] Send the double servant and { $rest } servants for the jade of { NAME($house) }
}
gugong-label-decree = { $n ->
    [0] Take { NAME($decree) }: place 1 servant on it
    [one] Take { NAME($decree) }: send { $n } servant and place 1 on it
   *[other] Take { NAME($decree) }: send { $n } servants and place 1 on it
}
    .short = { NAME($decree) }: send { $n }, place 1
gugong-label-decree-double = { $rest ->
    [0] Take { NAME($decree) }: send the double servant and place 1 servant on it
    [one] Take { NAME($decree) }: send the double servant and { $rest } servant, and place 1 on it
   *[other] Take { NAME($decree) }: send the double servant and { $rest } servants, and place 1 on it
}
gugong-prompt-morning = Which of your morning decrees do you use next?
gugong-decline-morning = Use no more decrees this morning
gugong-label-morning = { NAME($decree) }: { $effect }

## Grand Canal

gugong-prompt-load = Which piece goes on which ship?
gugong-decline-load = Load nothing more
gugong-decline-load-sail = Load nothing; one of your ships must then move
gugong-decline-load-claim = Load nothing; a reward must then be claimed
gugong-decline-load-either = Load nothing; a ship must then move or a reward be claimed
gugong-prompt-token-load = Ship token: which ship does a free servant board?
gugong-decline-token-load = Load nobody
gugong-prompt-decree-load = Morning Ship: which ship does a free servant board?
gugong-label-load-servant = Servant onto the ship in { NAME($harbour) } ({ $aboard } aboard)
gugong-label-load-double = Double servant onto the ship in { NAME($harbour) } ({ $aboard } aboard)
gugong-label-launch-servant = New ship in { NAME($harbour) } with a servant
gugong-label-launch-double = New ship in { NAME($harbour) } with the double servant
gugong-prompt-sail = Which of your ships do you move?
gugong-decline-sail = Move no ship
gugong-decline-sail-claim = Move no ship; a reward must then be claimed
gugong-label-sail = Sail from { NAME($from) } to harbour { $to }
gugong-prompt-claim = Do you end the voyage of a full ship for its reward?
gugong-decline-claim = Claim nothing; sail on
gugong-label-claim = Reward of { NAME($harbour) }: { NAME($reward) }

## Why not

gugong-whynot-not-in-hand = You do not hold { NAME($card) }.
gugong-whynot-gift-free = A { $value } is accepted for the { $lying } without payment, so nothing may be paid.
gugong-whynot-gift-low = A { $value } is not worth more than the { $lying } lying there: send 2 servants, give up a card, or do not act.
gugong-whynot-gift-card = You have no other card to give up.
gugong-whynot-give-up = You can only give up another card of your hand.
gugong-whynot-cost = { $n ->
    [one] This needs { $n } hired servant; you have { $hired }.
   *[other] This needs { $n } hired servants; you have { $hired }.
}
gugong-whynot-decree-cost = You have to send { $n } and place one more ordinary servant; you have { $hired } hired.
gugong-whynot-double-not-hired = Your double servant is not among your hired servants, or cannot pay this.
gugong-whynot-double-not-free = Your double servant is not free.
gugong-whynot-double-not-here = Your double servant is not among the pieces you may place now.
gugong-whynot-hire-limit = You may hire at most { $n } now.
gugong-whynot-hire-free = You have too few free servants ({ $n }).
gugong-whynot-other-location = Only the { NAME($location, case: "action") } can be performed now.
gugong-whynot-no-variant = { NAME($location) } has no such variant.
gugong-whynot-variant-first = First choose how you perform the { NAME($location, case: "action") }: A or B.
gugong-whynot-house-first = Choose the house whose jade you buy.
gugong-whynot-decree-first = Choose the decree you take.
gugong-whynot-pieces-first = Choose how many servants you place on the wall.
gugong-whynot-hire-first = Choose how many servants you hire.
gugong-whynot-nothing = This would change nothing.
gugong-whynot-intrigue-end = Your marker is on the last space, { $max }, and there is no medal to take.
gugong-whynot-palace-lost = { $reason } Besides, the audience is out of reach: { $missing } steps are missing and at most { $most } can still be gained.
gugong-whynot-courtyard = Jade from the courtyard can be bought only when all houses are empty; { $n } still have theirs.
gugong-whynot-house-empty = { NAME($house, cap: "yes") } has no jade left.
gugong-whynot-decree-absent = { NAME($decree) } is not on offer in this game.
gugong-whynot-decree-held = You already have { NAME($decree) }.
gugong-whynot-decree-not-held = You do not have { NAME($decree) }.
gugong-whynot-decree-used = You have used { NAME($decree) } this morning.
gugong-whynot-no-extra = Only the right decree lets you add a free servant, and only to a Great Wall action.
gugong-whynot-build-number = You have to place { $low } to { $high } pieces.
gugong-whynot-no-piece = You have no such piece to place.
gugong-whynot-benefit-cost = This costs { $n } steps back; your marker is on { $position }.
gugong-whynot-die-same = The { NAME($die) } shows { $face } already.
gugong-whynot-die-face = The { NAME($die) } has no face { $face }.
gugong-whynot-no-token = There is no token left that your traveller could reach.
gugong-whynot-city-absent = { NAME($city) } is not on this side of the board.
gugong-whynot-city-empty = There is no token in { NAME($city) }.
gugong-whynot-city-blocked = Your traveller cannot pass the cities with tokens on the way to { NAME($city) }.
gugong-whynot-canal = You can load, move or claim nothing now.
gugong-whynot-canal-nothing = A canal action has to do something.
gugong-whynot-no-launch = No new ship can be launched there.
gugong-whynot-no-room = There is no ship of yours with room there, or a second piece would find no place.
gugong-whynot-sail = No ship of yours there can move ahead.
gugong-whynot-not-full = Only a ship with { $n } servants aboard may claim.
gugong-whynot-reward-full = You can no longer take this reward: { NAME($reward) }.
gugong-whynot-reward-elsewhere = { NAME($harbour, cap: "yes") } does not give this reward: { NAME($reward) }.
gugong-whynot-swap = You can only give a card of your hand or of your discard pile.
gugong-whynot-swap-hand = You can only give a card of your hand.
gugong-whynot-taken-token = The question is about this token: choose one of the answers.
gugong-whynot-retrieve = That card is not in your discard pile.
gugong-whynot-discard = You do not hold that card, or its value is too low.
gugong-whynot-station-place = The { NAME($token) } cannot be stationed there.
gugong-whynot-exchange = This exchange needs tokens worth { $n }; yours are worth { $worth }.

## The log

gugong-event-day-phase = Day { $day } begins.
gugong-event-night = Night { $day } falls.
gugong-event-day = The day marker moves to day { $day }.
gugong-event-start-player = { $seat } is start player.
gugong-event-refill = New travel tokens on the map: { $n }.
gugong-event-dice = The destiny dice show { $first }, { $second } and { $third }.
gugong-event-gift = { $seat } gives { NAME($card) } at { NAME($location) } and takes { NAME($other) }.
gugong-event-gift-without = { $seat } gives { NAME($card) } at { NAME($location) } and takes { NAME($other) }, without acting.
gugong-event-put-down = { $seat } puts { NAME($card) } on the discard pile.
gugong-event-put-down-hidden = { $seat } puts a card face down on the discard pile.
gugong-event-retrieved = { $seat } takes { NAME($card) } back into hand.
gugong-event-retrieved-hidden = { $seat } takes a card of the discard pile back into hand.
gugong-event-drew = { $seat } draws { NAME($card) }.
gugong-event-drew-hidden = { $seat } draws a gift card.
gugong-event-swapped-hand = { $seat } swaps { NAME($card) } from hand with { NAME($other) } at { NAME($location) }.
gugong-event-swapped-discard = { $seat } swaps { NAME($card) } from the discard pile with { NAME($other) } at { NAME($location) }.
gugong-event-passed = { $seat } has no gift left and passes.
gugong-event-acts-location = { $variant ->
    [none] { $seat } performs the { NAME($location, case: "action") }.
   *[other] { $seat } performs the { NAME($location, case: "action") }, variant { $variant }.
}
gugong-event-acts-card = { $variant ->
    [none] { $seat } performs the { NAME($location, case: "action") } of the gift.
   *[other] { $seat } performs the { NAME($location, case: "action") } of the gift, variant { $variant }.
}
gugong-event-acts-follow = { $variant ->
    [none] { $seat } follows with the { NAME($location, case: "action") }.
   *[other] { $seat } follows with the { NAME($location, case: "action") }, variant { $variant }.
}
gugong-event-cannot-act = { $n ->
    [0] { $seat } cannot perform the { NAME($location, case: "action") }: it would change nothing.
    [one] { $seat } cannot perform the { NAME($location, case: "action") }: it takes { $n } hired servant.
   *[other] { $seat } cannot perform the { NAME($location, case: "action") }: it takes { $n } hired servants.
}
gugong-event-cannot-hire = { $seat } has no free servant left to hire.
gugong-event-cannot-pay = { $seat } cannot use the token: it takes { $n } hired servants.
gugong-event-cannot-discard = { $seat } cannot use the token: no gift worth { $n } or more is in hand.
gugong-event-sent = { $n ->
    [one] { $seat } sends { $n } servant.
   *[other] { $seat } sends { $n } servants.
}
gugong-event-sent-double = { $n ->
    [0] { $seat } sends the double servant.
    [one] { $seat } sends the double servant and { $n } servant.
   *[other] { $seat } sends the double servant and { $n } servants.
}
gugong-event-hired = { $n ->
    [one] { $seat } hires { $n } servant.
   *[other] { $seat } hires { $n } servants.
}
gugong-event-hired-double = { $n ->
    [0] { $seat } hires the double servant.
    [one] { $seat } hires the double servant and { $n } servant.
   *[other] { $seat } hires the double servant and { $n } servants.
}
gugong-event-vp = { $seat } gains { $n } VP and has { $vp }.
gugong-event-vp-lost = { $seat } loses { $n } VP and has { $vp }.
gugong-event-envoy = { $seat }: envoy to { $position } of { $goal }.
gugong-event-audience = { $seat } is received by the emperor: a seat worth { $vp } VP.
gugong-event-intrigue = { $seat }: intrigue forward to { $position }.
gugong-event-intrigue-back = { $seat }: intrigue back to { $position }.
gugong-event-medal = { $seat } takes the next start player medal.
gugong-event-jade = { $seat } takes jade from the supply and has { $jade }.
gugong-event-jade-bought = { $seat } takes the jade of { NAME($house) } and has { $jade }.
gugong-event-decree = { $seat } takes the decree { NAME($decree) }.
gugong-event-morning-decree = { $seat } uses { NAME($decree) }.
gugong-event-travelled = { $seat } travels to { NAME($city) } and takes the { NAME($token) }.
gugong-event-stored = { $seat } stores the { NAME($token) }; tokens above the board: { $n }.
gugong-event-exchanged = { $seat } exchanges: { NAME($what) }.
gugong-event-built = { $double ->
    [1] { $seat } places servants worth { $n }, the double servant among them, on the Great Wall, which now holds { $total } of { $threshold }.
   *[other] { $n ->
        [one] { $seat } places { $n } servant on the Great Wall, which now holds { $total } of { $threshold }.
       *[other] { $seat } places { $n } servants on the Great Wall, which now holds { $total } of { $threshold }.
    }
}
gugong-event-wall = The Great Wall is scored with { $total } servants: { $seat } has most of them, { $n }.
gugong-event-tie = Tie between { LIST($seats) }: { $seat } is ahead on the intrigue track.
gugong-event-benefit = { $seat } takes a benefit of intrigue: { NAME($benefit) }.
gugong-event-no-benefit = { $seat } is on { $position } of the intrigue track with { $free ->
    [one] { $free } free servant
   *[other] { $free } free servants
}: no benefit.
gugong-event-die = { $seat } turns the { NAME($die) } to { $face }.
gugong-event-launched = { $seat } launches a ship in { NAME($harbour) }.
gugong-event-loaded = { $aboard ->
    [one] { $seat }: the ship in { NAME($harbour) } now carries { $aboard } servant.
   *[other] { $seat }: the ship in { NAME($harbour) } now carries { $aboard } servants.
}
gugong-event-sailed = { $seat }: a ship sails from { NAME($from) } to { NAME($to) }.
gugong-event-claimed = { $seat } ends a voyage in { NAME($harbour) }: { NAME($reward) }.
gugong-event-double-won = { $seat } wins the double servant.
gugong-event-lost-at-sea = { $seat }: the ship from { NAME($harbour) } is lost at sea.
gugong-event-stationed = { $seat } stations the { NAME($token) } at { NAME($location) }.
gugong-event-stationed-board = { $seat } stations the { NAME($token) } beside the own board.
gugong-event-taxed = { $seat } is taxed by { $owner } at { NAME($location) }.
gugong-event-matches = { $seat } has { $n ->
    [one] 1 match
   *[other] { $n } matches
} with the destiny dice.
gugong-event-dice-won = { $seat } has the most matches: { $n }.
gugong-event-final = { $seat }: decrees { $decrees }, audience { $audience }, jade { $jade }; { $n } VP in all.
gugong-event-disqualified = { $seat } has no audience with the emperor and is disqualified.
gugong-event-won = { $seat } wins with { $n } VP.
gugong-event-nobody-won = Nobody reached the emperor, so nobody wins.
gugong-event-dusk = Dusk: Meng’s automa cards of today once more ({ $n }).

## Meng shows his work

gugong-event-meng-shuffles = The automa deck is empty: { $n } cards of earlier days are shuffled.
gugong-event-meng-reveals = { $seat } reveals { NAME($automa) } and the gift { NAME($card) }.
gugong-event-meng-gift = { $seat } gives { NAME($card) } at { NAME($location) } and takes { NAME($other) }.
gugong-event-meng-acts = { $seat }: { NAME($location, case: "action") }.
gugong-event-meng-special = { $seat }: { NAME($location, case: "action") } with a special card, at no cost.
gugong-event-meng-cannot-pay = { $seat } would need { $needed ->
    [one] 1 servant
   *[other] { $needed } servants
} (hired { $hired }, free { $free }, tokens worth { $worth }): skipped.
gugong-event-meng-cannot = { $seat } would need { $needed ->
    [one] 1 hired servant
   *[other] { $needed } hired servants
} and has { $hired }: not used.
gugong-event-meng-exchanges = { $seat } needs { $needed ->
    [one] 1 hired servant
   *[other] { $needed } hired servants
} and has { $hired }, so tokens worth { $worth } go for { $n } more.
gugong-event-meng-jade-exchange = { $seat } has tokens worth { $n } and exchanges them for jade.
gugong-event-meng-no-token = There is no token on the map: { $seat } does not travel.
gugong-event-meng-route = { $seat }’s next token on the outer route is in { NAME($city) }.
gugong-event-meng-nearest = No token on the outer route: the nearest one is in { NAME($city) }.
gugong-event-meng-none-free = { $seat } has no free servant left.
gugong-event-meng-instead = { $seat } has no use for this effect and gets points instead.
gugong-event-meng-retrieves = { $seat } puts the top card of his discard pile under his gifts.
gugong-event-meng-discards = { $seat } discards the top card of his gifts unseen.
gugong-event-meng-no-harbour = No harbour is free for { $seat }’s ship.
gugong-event-meng-unloads = { $seat }’s ship in { NAME($harbour) } is full and is unloaded at once.
gugong-event-meng-card = { $seat } gets an extra gift card, under his stack.
gugong-event-meng-card-dusk = { $seat } gets an extra gift card, onto his discard pile.
gugong-event-meng-intrigue-end = { $seat }’s intrigue marker is on { $max } already: skipped.
gugong-event-meng-no-piece = { $seat } has no servant to place.
gugong-event-meng-extra = { $seat }’s decree adds a free servant.
gugong-event-meng-cheapest = The cheapest jade for { $seat }: { NAME($house) } for { $n }.
gugong-event-meng-level-none = Level { $level }: no decree that { $seat } lacks and can pay.
gugong-event-meng-decree-only = Level { $level }: only { NAME($decree) } is possible for { $seat }.
gugong-event-meng-decree-cheaper = Level { $level }: { NAME($decree) } is the cheaper one for { $seat }.
gugong-event-meng-decree-bottom = Level { $level }: both cost the same, so { $seat } takes the bottom one, { NAME($decree) }.
gugong-event-meng-dusk-card = { $seat } at dusk: { NAME($automa) }.
gugong-event-meng-benefit = { $seat } is on { $position } of the intrigue track: { NAME($benefit) }.

## Positions that cannot be

gugong-error-card-absent = { $place }: { $card } is not part of this game; the number of players decides which sets are.
gugong-error-servants = { $place }: the servants add up to { $n } instead of { $expected }.
gugong-error-double = { $place }: the double servant cannot be “{ $got }”; the ships and tokens in use say something else.
gugong-error-double-locked = { $place }: the double servant cannot be “locked” once its harbour reward has been taken.
gugong-error-palace = { $place }: an envoy has an audience seat exactly when it stands at { $goal }.
gugong-error-audience = { $place }: audience seat { $got } cannot be taken: this side has { $n } seats, counted from 0, and each takes one envoy.
gugong-error-wall = { $place }: { $n } servants stand on the Great Wall, but a section with { $threshold } is scored at once.
gugong-error-known = { $place }: what the others know about { $card } contradicts where it is.
gugong-error-city-token = { $place }: a traveller and a travel token cannot both be in { $city }.
gugong-error-ships = { $place }: seat { $seat } has { $n } ships; there are only { $most } per player.
gugong-error-first-morning = { $place }: day 1 has no morning; set-up replaces it.
gugong-error-dusk = { $place }: only the solo game has a dusk.
gugong-error-no-token = { $place }: at this moment a travel token has just been taken; say which one.
gugong-error-token-taken = { $place }: a token that has just been taken needs the moment “token_benefit”.
gugong-error-solo-only = { $place }: only the solo game against Meng has this.
gugong-expected-outer-city = a city of the outer route
gugong-expected-decree = a decree of level { $level }
gugong-expected-offered = a decree that is on offer
gugong-expected-harbour = a harbour of this side of the board
gugong-expected-bonus = a bonus travel token
gugong-expected-city = a city of this side of the board
gugong-expected-house = a house of this side of the board
gugong-expected-every-seat = every seat once
gugong-expected-order = an order that fits the positions on the track
gugong-error-tokens = There are only { $n } tokens of the kind { $token }.

## Options

gugong-option-players = players
gugong-option-players-help = How many people or bots play; alone you play against Meng.
gugong-option-expert-setup = expert set-up
gugong-option-expert-setup-help = The gifts of absent players are shuffled in with those of the board and the draw pile. Not in solo.
gugong-option-bonus-tokens-help = Six more travel tokens that strengthen your gifts, tax others or let you follow them. Not in solo.
gugong-option-difficulty-help = Solo: easy has one special automa card fewer, hard gives Meng a fifth gift.
gugong-option-pairing-help = Solo: which starting sets you and Meng take.
gugong-option-focus-help = Solo: the location that Meng’s special cards lead him to.
gugong-pairing-fan4-fan5 = you fan 4, Meng fan 5
gugong-pairing-fan2-fan3 = you fan 2, Meng fan 3
gugong-pairing-fan1-fan2 = you fan 1, Meng fan 2
gugong-focus-random = at random
