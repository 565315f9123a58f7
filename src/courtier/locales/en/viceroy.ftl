### Sentences of Viceroy: questions (prompt), their answers (label), reasons (whynot), the log (event), errors, options.

viceroy-count = { COUNT($n, $what) }
    .short = { COUNT($n, $what, case: "short") }

## Set-up

viceroy-prompt-start = Choose the first card of your pyramid. It costs nothing.
viceroy-label-start = Begin with { NAME($card) }. Reward: { LIST($items) }
viceroy-prompt-keep = { NAME($card, cap: "yes") } begins your pyramid. Which character do you keep in hand? The others go back.
viceroy-label-keep = Keep { NAME($card) }
viceroy-whynot-first-card = { NAME($card, cap: "yes") } is laid as the first card of your pyramid.

## The auction

viceroy-prompt-bid = Bidding round { $number } of { $of }: what do you bid?
viceroy-label-bid = Bid a { NAME($gem) } for { LIST($cards, join: "or") }
    .short = { NAME($gem, cap: "yes") }: { LIST($cards, join: "or") }
viceroy-label-bid-attack = Bid an attack token and take any character on offer
    .short = Attack token: any character on offer
viceroy-label-bid-pass = Pass and take { $due ->
    [one] { $due } gem
   *[other] { $due } gems
}
    .short = Pass: { $due ->
        [one] { $due } gem
       *[other] { $due } gems
    }
viceroy-label-bid-pass-scarce = Pass and take up to { $due ->
    [one] { $due } gem
   *[other] { $due } gems
}, as far as the supply has them
    .short = Pass: up to { $due ->
        [one] { $due } gem
       *[other] { $due } gems
    }
viceroy-prompt-attack = Your attack token lets you take a character on offer. Which one?
viceroy-prompt-choose-card = Nobody else bid here. Which of the two characters do you take?
viceroy-prompt-agree = { LIST($other) } bid here too. Which card do you want? If you both name the same one, neither gets a card.
viceroy-label-agree = Take { NAME($card) } and leave { NAME($other) } to the other player
    .short = Take { NAME($card) } – { NAME($place) }
viceroy-label-refuse = Refuse: neither of you gets a card
    .short = Refuse
viceroy-label-take = Take { NAME($card) } – { NAME($place) }
viceroy-prompt-above-or-go-on = A virtual opponent bid on the { NAME($color, case: "auction") } too. Take the card above, or go on?
viceroy-label-take-above = Take { NAME($card) }; { NAME($other) } is discarded
viceroy-label-go-on = Take no card and bid again
viceroy-label-go-on-last = Take no card; you pass and take gems
viceroy-prompt-remove = A virtual opponent bid on a colour without cards. Which character leaves the game for it?
viceroy-label-remove = Remove { NAME($card) } – { NAME($place) }

## Gems and cards from the supply and the decks

viceroy-prompt-gems = { $due ->
    [one] Take { $due } gem from the supply.
   *[other] Take { $due } gems from the supply.
}
viceroy-label-gem = Take a { NAME($gem) } ({ $left } in the supply)
viceroy-prompt-draw = Draw a card. From which deck?
viceroy-label-draw = Draw from the { NAME($deck) } ({ $left ->
    [one] { $left } card left
   *[other] { $left } cards left
})
viceroy-prompt-tuck = Do you tuck { NAME($card) } under { NAME($law) }?
viceroy-label-tuck-yes = Tuck { NAME($card) } under { NAME($law) }: { $points ->
    [one] { $points } point at the end
   *[other] { $points } points at the end
}
viceroy-label-tuck-no = Keep { NAME($card) } in your hand
viceroy-prompt-eternal-own = The supply has no { NAME($color, case: "gem") } for your eternal gem. Do you use one of your own?
viceroy-label-eternal-own = Use a { NAME($gem) } from behind your screen
viceroy-label-eternal-decline = Keep the { NAME($gem) }; the eternal gem is lost
viceroy-prompt-eternal-color = Which colour shall your eternal gem have?
viceroy-label-eternal-color = Take an { NAME($color, case: "eternal") }
viceroy-label-eternal-nothing = Take nothing: there is no { NAME($color, case: "gem") } left

## Building

viceroy-prompt-build = Building round { $number } of { $of }: which card do you play?
viceroy-label-build = Play { NAME($card) }: possible up to level { $level }
    .short = { NAME($card, cap: "yes") }: up to level { $level }
viceroy-label-build-law = Play the law { NAME($card) }
    .short = { NAME($card, cap: "yes") }
viceroy-label-build-pass = Pass: play no more cards in this building phase
    .short = Pass for this phase
viceroy-label-discard = Discard { NAME($card) } for { $gems ->
    [one] { $gems } gem
   *[other] { $gems } gems
}
viceroy-label-discard-scarce = Discard { NAME($card) } for up to { $gems ->
    [one] { $gems } gem
   *[other] { $gems } gems
}, as far as the supply has them
    .short = Discard { NAME($card) } for up to { $gems ->
        [one] { $gems } gem
       *[other] { $gems } gems
    }
viceroy-prompt-place = Where do you lay { NAME($card) }?
viceroy-label-place = { NAME($place, cap: "yes") }. Cost: { LIST($gems) }. Reward: { LIST($items) }
    .short = { NAME($place, case: "short", cap: "yes") }: { LIST($gems, case: "short") }
viceroy-label-place-circle = { NAME($place, cap: "yes") }. Cost: { LIST($gems) }. Reward: { LIST($items) }. Closes a { NAME($color, case: "circle") }: a { NAME($color, case: "gem") }
    .short = { NAME($place, case: "short", cap: "yes") }: { LIST($gems, case: "short") }; { NAME($color, case: "circle") }
viceroy-label-place-circle-scarce = { NAME($place, cap: "yes") }. Cost: { LIST($gems) }. Reward: { LIST($items) }. Closes a { NAME($color, case: "circle") }: a { NAME($color, case: "gem") } if the supply has one
    .short = { NAME($place, case: "short", cap: "yes") }: { LIST($gems, case: "short") }; { NAME($color, case: "circle") }
viceroy-prompt-place-law = Where do you lay the law { NAME($card) }?
viceroy-label-place-law = { NAME($place, cap: "yes") }
    .short = { NAME($place, case: "short", cap: "yes") }
viceroy-label-place-law-circle = { NAME($place, cap: "yes") }. Closes a { NAME($color, case: "circle") }: a { NAME($color, case: "gem") }
    .short = { NAME($place, case: "short", cap: "yes") }; { NAME($color, case: "circle") }
viceroy-label-place-law-circle-scarce = { NAME($place, cap: "yes") }. Closes a { NAME($color, case: "circle") }: a { NAME($color, case: "gem") } if the supply has one
    .short = { NAME($place, case: "short", cap: "yes") }; { NAME($color, case: "circle") }
viceroy-prompt-pay = Which eternal gems help you to pay?
viceroy-label-pay = Pay { LIST($gems) }, use no eternal gem
viceroy-label-pay-eternal = Pay { LIST($gems) }, use { LIST($eternal) }
viceroy-label-pay-eternal-only = Pay no gems, use { LIST($eternal) }
viceroy-prompt-level-5 = Level 5: which reward do you take?
viceroy-label-level-5-rows = The rewards of rows 1, 2 and 3: { LIST($items) }
viceroy-label-level-5-power = A power token worth { $points }

## Laws

viceroy-prompt-law-option = Which reward of the law do you choose?
viceroy-prompt-replace = Which card does { NAME($card) } replace? It returns to your hand; its tokens stay.
viceroy-label-replace = Replace { NAME($card) } on level { $level }
viceroy-prompt-double = Under which character do you tuck { NAME($card) }? Every token on it is doubled.
viceroy-label-double = Under { NAME($card) }. Tokens to double: { LIST($tokens) }
viceroy-prompt-requisition = Take any character on offer. You will sit out the next auction phase.
viceroy-prompt-return = { $due ->
    [one] Put a law from your hand on the law deck; it will be the top card.
   *[other] Put { $due } laws from your hand on the law deck, one by one; the last one will be the top card.
}
viceroy-label-return = Put { NAME($card) } on the deck
viceroy-prompt-archive = Which cards do you tuck under { NAME($law) }? Each one is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end.
viceroy-label-archive = Tuck { NAME($card) }
viceroy-label-archive-done = Done: no more cards
viceroy-prompt-favour = Which free card do you tuck under { NAME($law) }? Its tokens move onto the law.
viceroy-label-favour = Tuck { NAME($card) } from level { $level }. Tokens that move: { LIST($tokens) }
viceroy-prompt-store = You may put { $n ->
    [one] { $n } more gem
   *[other] up to { $n } more gems
} on { NAME($law) }; each one is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end.
viceroy-label-store = Put a { NAME($gem) } there (you have { $left })
viceroy-label-store-done = Done: no more gems
viceroy-prompt-exchange = You may give an opponent { $gems ->
    [one] { $gems } gem
   *[other] { $gems } gems
} and swap a token with them. With whom?
viceroy-label-exchange-with = { $opponent }: give { $gems ->
    [one] { $gems } gem
   *[other] { $gems } gems
} and swap a token
viceroy-label-no-exchange = Swap nothing
viceroy-prompt-give = { $due ->
    [one] Give { $opponent } { $due } gem.
   *[other] Give { $opponent } { $due } gems.
}
viceroy-label-give = Give a { NAME($gem) } (you have { $left })
viceroy-prompt-own-card = You swap a token with { $opponent }. From which of your cards do you give one?
viceroy-prompt-own-token = Which token of { NAME($card) } do you give to { $opponent }?
viceroy-prompt-their-card = You give a { NAME($own) }. From which of { $opponent }’s cards do you take a token?
viceroy-prompt-their-token = You give a { NAME($own) } to { $opponent }. Which token of { NAME($card) } do you take for it?
viceroy-label-token-card = { NAME($card) }, on it: { LIST($tokens) }
viceroy-label-own-token = Give a { NAME($token) }
viceroy-label-their-token = Take a { NAME($token) }

## Recolouring at the end

viceroy-prompt-recolor = Which circle do you recolour? From the lowest level up, one gem for each segment.
viceroy-label-recolor = Recolour the circle under { NAME($card) } on level { $level }. Possible colours: { LIST($colors, join: "or") }
    .short = { NAME($card, cap: "yes") }, level { $level }: { LIST($colors, join: "or") }
viceroy-label-recolor-best = Recolour in the best possible way: { $points ->
    [one] { $points } point
   *[other] { $points } points
} more
    .short = The best possible way: +{ $points }
viceroy-label-recolor-done = Recolour no more circles
    .short = No more circles
viceroy-prompt-recolor-color = Which colour shall the circle under { NAME($card) } have?
viceroy-label-recolor-color = { NAME($color, case: "circle", cap: "yes") } for { COUNT($n, $gem) }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} more

## Why something cannot be chosen

viceroy-whynot-bid-no-card = No character lies at the { NAME($color, case: "auction") }, so there is nothing to bid for.
viceroy-whynot-bid-no-gem = You have no { NAME($gem) } behind your screen to bid. Eternal gems cannot be bid.
viceroy-whynot-attack-no-token = You have no attack token behind your screen.
viceroy-whynot-attack-no-display = No character is on offer that an attack token could take.
viceroy-whynot-other-color = Your bid was for the { NAME($color, case: "auction") }; you can take only a card that lies there.
viceroy-whynot-below-with-virtual = The card below cannot be taken, because a virtual opponent bid here too.
viceroy-whynot-gems-in-full = Gems are always taken in full, as long as the supply has some.
viceroy-whynot-supply-empty = The supply has no { NAME($color, case: "gem") } left.
viceroy-whynot-gem-order = Gems are taken in the order blue, red, green, yellow. After the last one you took, a { NAME($gem) } comes too late.
viceroy-whynot-gem-short = Gems are taken in the order blue, red, green, yellow. If you take a { NAME($gem) } now, too few gems of that colour and the following ones are left to make up your full number.
viceroy-whynot-deck-empty = The { NAME($deck) } is empty.
viceroy-whynot-not-in-hand = { NAME($card) } is not in your hand.
viceroy-whynot-law-no-target = Your pyramid has no card yet that { NAME($card) } could be played on.
viceroy-whynot-cannot-pay = Even on level 1 { NAME($card) } costs a { NAME($color, case: "gem") }, and you have none.
viceroy-whynot-cost = On level { $level } this card costs { LIST($gems) }, and you do not have them all.
viceroy-whynot-occupied = A card lies there already.
viceroy-whynot-row-end = On level 1 cards are added only at the left or the right end of the row.
viceroy-whynot-support = On level { $level } a card must rest on two cards that lie side by side just below it.
viceroy-whynot-law-level-5 = Laws can be laid on levels 1 to 4 only.
viceroy-whynot-archive-order = Cards are tucked in the order of their numbers, and you have chosen a higher one already.
viceroy-whynot-not-free = Choose a free card: no card lies on it, none is tucked under it, and it is at an end of its row or on the highest level.
viceroy-whynot-store-full = All { $most } gems that the law can hold lie there already.
viceroy-whynot-store-order = Gems are put there in the order blue, red, green, yellow. After the last one, a { NAME($gem) } comes too late.
viceroy-whynot-store-no-gem = You have no { NAME($gem) } behind your screen.
viceroy-whynot-recolor = You can choose a circle of your pyramid that your gems can make one-coloured, going from the lowest level up.

## The log

viceroy-event-set-up-done = Everything is set up.
viceroy-event-round-begins = Round { $round } of { $of } begins.
viceroy-event-display-dealt = New characters on offer: { LIST($cards) }.
viceroy-event-display-filled = { NAME($card) } comes on offer from the small deck.
viceroy-event-bid-gem = { $seat } bids a { NAME($gem) }.
viceroy-event-bid-attack = { $seat } bids an attack token.
viceroy-event-bid-pass = { $seat } passes.
viceroy-event-counts-as-passing = { $seat } is left without a card and counts as passing.
viceroy-event-sits-out = { $seat } takes no part in this auction.
viceroy-event-bid-lost = Nobody gets a card for a gem at the { NAME($color, case: "auction") } ({ $n ->
    [one] { $n } bid
   *[other] { $n } bids
}).
viceroy-event-no-agreement = No agreement at the { NAME($color, case: "auction") }: nobody gets a card.
viceroy-event-goes-on = { $seat } takes no card at the { NAME($color, case: "auction") } and goes on.
viceroy-event-virtual-bid = Virtual opponent { $number } bids a { NAME($gem) }.
viceroy-event-card-taken = { $seat } takes { NAME($card) }.
viceroy-event-card-removed = { NAME($card) } leaves the game.
viceroy-event-gem-taken = { $seat } takes a { NAME($gem) }.
viceroy-event-gem-taken-several = { $seat } takes { LIST($gem, case: "acc") }.
viceroy-event-card-drawn = { $seat } draws { NAME($card) } from the { NAME($deck) }.
viceroy-event-card-drawn-several = { $seat } draws { LIST($card) } from the { NAME($deck) }.
viceroy-event-card-drawn-hidden = { $seat } draws a card from the { NAME($deck) }.
viceroy-event-card-drawn-hidden-several = { $seat } draws { $times ->
    [one] { $times } card
   *[other] { $times } cards
} from the { NAME($deck) }.
viceroy-event-card-tucked = { $seat } tucks { NAME($card) } under { NAME($law) }.
viceroy-event-build-pass = { $seat } plays no more cards in this building phase.
viceroy-event-build-shown = { $seat } shows { NAME($card) }.
viceroy-event-discard-shown = { $seat } shows { NAME($card) }, to be discarded for gems.
viceroy-event-discarded-for-gems = { $seat } discards { NAME($card) } for gems.
viceroy-event-card-laid = { $seat } lays { NAME($card) }: { NAME($place) }.
viceroy-event-paid = { $seat } pays { LIST($gems) } for { NAME($card) }.
viceroy-event-paid-with-eternal = { $seat } pays { LIST($gems) } for { NAME($card) } and uses { LIST($eternal) }.
viceroy-event-paid-with-eternal-only = { $seat } pays for { NAME($card) } with { LIST($eternal) } alone.
viceroy-event-circle-gem = { $seat } completes a { NAME($color, case: "circle") } and takes a { NAME($color, case: "gem") }.
viceroy-event-token-gained = { $seat } puts { COUNT($n, $token) } on { NAME($card) }.
viceroy-event-attack-gained = { $seat } puts { COUNT($n, $token) } behind the screen.
viceroy-event-eternal-gained = { $seat } puts an { NAME($color, case: "eternal") } on { NAME($card) }.
viceroy-event-eternal-from-screen = { $seat } makes a { NAME($color, case: "gem") } from behind the screen an eternal gem.
viceroy-event-eternal-lost = { $seat } gets no { NAME($color, case: "eternal") }: there is no such gem left.
viceroy-event-card-replaced = { $seat } puts { NAME($card) } in the place of { NAME($old) }, which returns to the hand.
viceroy-event-tokens-doubled = { $seat } tucks { NAME($law) } under { NAME($card) } and doubles the tokens there.
viceroy-event-law-returned = { $seat } puts { NAME($card) } on the law deck.
viceroy-event-law-returned-hidden = { $seat } puts a law on the law deck.
viceroy-event-gem-stored = { $seat } puts a { NAME($gem) } on { NAME($law) }.
viceroy-event-gem-stored-several = { $seat } puts { LIST($gem) } on { NAME($law) }.
viceroy-event-gem-given = { $seat } gives a { NAME($gem) } to { $opponent }.
viceroy-event-gem-given-several = { $seat } gives { LIST($gem) } to { $opponent }.
viceroy-event-tokens-swapped = { $seat } and { $opponent } swap tokens: a { NAME($own) } for a { NAME($theirs) }.
viceroy-event-no-exchange = { $seat } swaps no token.
viceroy-event-no-free-card = { $seat } has no free card to tuck under { NAME($law) }.
viceroy-event-game-ends = The game ends. The screens are removed and all hand cards are discarded.
viceroy-event-recolored = { $seat } makes the circle under { NAME($card) } { NAME($color) } for { COUNT($n, $gem) }.
viceroy-event-nothing-to-choose = There is nothing to choose here for { $seat }.

## Errors

viceroy-error-solo-virtual = A solo game needs at least one virtual opponent. Set “virtual” to 1, 2 or 3.
viceroy-error-participants = Players and virtual opponents together can be at most four, not { $n }.
viceroy-error-too-many-gems = The players hold { COUNT($got, $gem) } in this position; the game has only { $most }.
viceroy-error-gems = { $place }: with what the players have there are { COUNT($got, $gem) } instead of { $expected }.
viceroy-error-chosen = { $place }: { $got } is not a hand card that could be chosen; only in set-up a card is chosen in secret.
viceroy-error-no-pyramid = { $place }: the pyramid has no card; set-up ends with one in each pyramid.
viceroy-error-gap = { $place }: the cards on level 1 must lie side by side without a gap.
viceroy-error-same-spot = { $place }: two cards lie in the same place.
viceroy-error-support = { $place }: the card needs two cards under it, on level { $level } in the columns { $left } and { $right }.
viceroy-error-stored = { $place }: { NAME($card) } cannot hold stored gems.
viceroy-error-loose = { $place }: a token or a tucked card lies where no card is.
viceroy-error-painted = { $place }: there is no circle to recolour at level { $level }, column { $column }, or the game has not ended yet.
viceroy-error-virtual-bid = { $place }: before the bidding round no virtual opponent has drawn its bid.
viceroy-expected-card = a card with a number from { $low } to { $high }

## Options

viceroy-option-players = players
viceroy-option-players-help = How many people or bots play; alone you need a virtual opponent.
viceroy-option-virtual-help = Opponents that only bid gems drawn at random and take characters away. With the players at most four in all.
viceroy-option-discard-for-gems-help = Instead of playing a card in a building round you may discard it for 2 gems of any colours.
viceroy-option-four-characters-help = You are dealt four characters instead of two: one begins the pyramid, one stays in your hand, two go back.
