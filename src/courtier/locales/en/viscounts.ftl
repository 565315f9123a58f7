### Sentences of Viscounts: questions (prompt), their answers (label), reasons (whynot), the log (event), options.

viscounts-card-told-apart = { NAME($card) } ({ $ability })

## Set-up

viscounts-prompt-pick = Choose a player card with its hero.
viscounts-label-pick = Card { $number } with { NAME($hero) }; start: { NAME($space) }
viscounts-whynot-pair = Player card { $number } is not on offer.
viscounts-prompt-destroy-any = { $cause }: you may destroy any one card of your deck and gain silver equal to its cost.
viscounts-whynot-not-in-deck = { NAME($card, cap: "yes") } is not in your deck.

## Phase 1: cards

viscounts-prompt-play = Which card do you play?
viscounts-label-play = { NAME($card, cap: "yes") }: your viscount moves { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}
    .short = { NAME($card, cap: "yes") }: { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }
viscounts-label-play-top = The unseen top card of your draw pile
viscounts-whynot-must-play = You must play a card.
viscounts-whynot-not-in-hand = { NAME($card, cap: "yes") } is not in your hand.
viscounts-whynot-hand-first = The draw pile is only played from when your hand is empty.

viscounts-prompt-discard = { $left ->
    [one] { $cause }: you may discard a card.
   *[other] { $cause }: you may discard { $left } cards, one by one.
}
viscounts-label-discard = Discard { NAME($card) }
    .short = { NAME($card, cap: "yes") }
viscounts-label-discard-none = Discard nothing
viscounts-label-discard-top = Discard the unseen top card of your draw pile
    .short = The unseen top card
viscounts-label-discard-top-shuffled = Shuffle your discard pile and discard its new top card unseen
viscounts-prompt-destroy = { $left ->
    [one] { $cause }: you may destroy a card and gain silver equal to its cost.
   *[other] { $cause }: you may destroy { $left } cards, one by one, and gain silver equal to their cost.
}
viscounts-label-destroy = Destroy { NAME($card) } and gain { $silver } silver
    .short = { NAME($card, cap: "yes") }: +{ $silver } silver
viscounts-label-destroy-none = Destroy nothing
viscounts-label-destroy-top = Destroy the unseen top card of your draw pile
    .short = The unseen top card
viscounts-label-destroy-top-shuffled = Shuffle your discard pile and destroy its new top card unseen
viscounts-whynot-no-card-left = Your draw and discard piles are both empty.

viscounts-prompt-rearrange = { $cause }: in which order do your cards lie, from left to right?
viscounts-label-rearrange = { LIST($cards, cap: "yes") }
viscounts-label-rearrange-none = Leave your cards as they are
viscounts-whynot-empty-space = Only occupied spaces swap their cards; an empty space stays empty.

## Phase 2: movement

viscounts-prompt-move = Where do you ride? { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}, { $free ->
    [0] more for silver.
   *[other] { $free } more for free, then more for silver.
}
viscounts-label-move = { NAME($space, cap: "yes") }
    .short = { NAME($space, case: "short", cap: "yes") }
viscounts-label-move-paid = { NAME($space, cap: "yes") }: { $silver } silver
    .short = { NAME($space, case: "short", cap: "yes") }: { $silver }
viscounts-whynot-must-move = Your viscount must move { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}.
viscounts-whynot-out-of-reach = Your viscount cannot end its move there with the { $silver } silver that you have.

## Phase 3: primary action

viscounts-prompt-action = Which action do you take?
viscounts-label-act = { NAME($action) }
viscounts-label-act-paid = { NAME($action) }, paying { LIST($what) }
viscounts-label-act-missing = { NAME($action) }, { $missing ->
    [one] { $missing } icon missing
   *[other] { $missing } icons missing
}
viscounts-label-act-alone = { NAME($action) } · dismissing nobody
viscounts-label-act-alone-paid = { NAME($action) } · dismissing nobody, paying { LIST($what) }
viscounts-label-act-alone-missing = { NAME($action) } · dismissing nobody, { $missing ->
    [one] { $missing } icon missing
   *[other] { $missing } icons missing
}
viscounts-label-act-dismiss = { NAME($action) } · dismissing { NAME($card) } for { $silver } silver
viscounts-label-act-dismiss-missing = { NAME($action) } · dismissing { NAME($card) } for { $silver } silver, { $missing ->
    [one] { $missing } icon missing
   *[other] { $missing } icons missing
}
viscounts-label-no-action = No action
viscounts-whynot-outer-path = { NAME($action) } is only possible on the outer path.
viscounts-whynot-inner-path = { NAME($action) } is only possible on the inner path.
viscounts-whynot-dismiss-silver = Dismissing { NAME($card) } would cost { $silver } silver.
viscounts-whynot-dismiss-icons = { NAME($card, cap: "yes") } has no icon that helps with this action: { NAME($action) }.
viscounts-whynot-icons = { NAME($action) } needs { $n ->
    [one] { $n } icon
   *[other] { $n } icons
}; with everything that you can pay you reach { $icons }.
viscounts-whynot-trade = One exchange takes { $n ->
    [one] { $n } merchant icon
   *[other] { $n } merchant icons
}; you have { $icons }, and silver does not make up for the rest.
viscounts-whynot-no-site = There is nothing to build here: no empty building spot on this bank, or no building left.
viscounts-whynot-no-worker = You have no worker left in your supply.

viscounts-prompt-exchange = { $n ->
    [one] For every merchant icon: { $effect }. How often?
   *[other] For every { $n } merchant icons: { $effect }. How often?
}
viscounts-label-exchange = { $n ->
    [one] Once
    [2] Twice
   *[other] { $n } times
}
viscounts-label-exchange-paid = { $n ->
    [one] Once, for { $silver } silver
    [2] Twice, for { $silver } silver
   *[other] { $n } times, for { $silver } silver
}
viscounts-whynot-exchanges = { $n ->
    [one] You can use this exchange once at most.
   *[other] You can use this exchange { $n } times at most.
}

viscounts-prompt-build = Which building do you construct, and where?
viscounts-prompt-build-free = { $cause }: free building ({ NAME($building) }). Which one, and where?
viscounts-label-build = { NAME($slot, cap: "yes") } ({ NAME($gives) }) on building spot { $site }
    .short = { NAME($slot, cap: "yes") }: { $site }
viscounts-label-build-paid = { NAME($slot, cap: "yes") } ({ NAME($gives) }) on building spot { $site }, paying { LIST($what) }
    .short = { NAME($slot, cap: "yes") }: { $site }; { LIST($what) }
viscounts-label-build-missing = { NAME($slot, cap: "yes") } ({ NAME($gives) }) on building spot { $site }, { $missing ->
    [one] { $missing } icon missing
   *[other] { $missing } icons missing
}
viscounts-whynot-built = { NAME($slot, cap: "yes") } has been built already.
viscounts-whynot-site = Building spot { $site } is not empty or not within reach.
viscounts-whynot-type = The building must be of this type: { NAME($building) }.
viscounts-whynot-building = This building – { NAME($building) } – needs { $n } builder icons; you can bring up { $icons }.

viscounts-prompt-workers = How many workers enter the { NAME($section) }?
viscounts-label-workers = { $n ->
    [one] { $n } worker ({ $icons } noble icon)
   *[other] { $n } workers ({ $icons } noble icons)
}
viscounts-label-workers-paid = { $n ->
    [one] { $n } worker, paying { LIST($what) }
   *[other] { $n } workers, paying { LIST($what) }
}
viscounts-label-workers-missing = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
}, { $missing ->
    [one] { $missing } icon missing
   *[other] { $missing } icons missing
}
viscounts-whynot-supply = { $n ->
    [one] You have only { $n } worker in your supply.
   *[other] You have only { $n } workers in your supply.
}
viscounts-whynot-workers = That takes { $n } noble icons; you can bring up { $icons }.

viscounts-prompt-pay = { $n ->
    [one] { NAME($action) }: { $n } icon is missing. How do you pay for it?
   *[other] { NAME($action) }: { $n } icons are missing. How do you pay for them?
}
viscounts-label-pay = Pay { LIST($what) }
viscounts-whynot-cannot-pay = You cannot pay this here: { LIST($what) }.
viscounts-whynot-too-little = That makes { $icons }, but { $n } are missing.
viscounts-whynot-overpaid = { $n ->
    [one] Only { $n } icon is missing; nothing may be overpaid.
   *[other] Only { $n } icons are missing; nothing may be overpaid.
}

## The castle

viscounts-prompt-advance = { $tier ->
    [one] Which group of the first tier advances next?
   *[other] Which group of the second tier advances next?
}
viscounts-label-advance = { $tier ->
    [one] Advance to the second tier: { NAME($section) }
   *[other] Advance to the third tier: { NAME($section) }
}
viscounts-whynot-no-group = You do not have three workers here: { NAME($section) }.
viscounts-prompt-bump = { $tier ->
    [one] Too many workers on the first tier – { NAME($section) }.
   *[other] Too many workers on the second tier – { NAME($section) }.
} { $n ->
    [one] Whose worker leaves the castle?
   *[other] { $n } must leave the castle: whose worker goes first?
}
viscounts-label-bump = A worker of { NAME($who) }
viscounts-whynot-bump = A worker must leave the crowded section, and its owner must have one there.
viscounts-prompt-free-workers = { $n ->
    [one] { $cause }: which section of the first tier does your worker enter?
   *[other] { $cause }: which section of the first tier do your { $n } workers enter?
}
viscounts-label-section = { NAME($section, cap: "yes") }
viscounts-prompt-castle-move = { $cause }: you may move one of your workers on the first tier to a neighbouring section.
viscounts-label-castle-move = From the { NAME($section1) } to the { NAME($section2) }
viscounts-label-castle-move-none = Move no worker
viscounts-whynot-no-own-worker = You have no worker on the first tier here: { NAME($section) }.

## Manuscripts, townsfolk, goods

viscounts-prompt-free-manuscript = { $cause }: which manuscript do you take?
viscounts-label-manuscript = Take the { NAME($manuscript) } ({ NAME($segment) })
viscounts-whynot-manuscript-cost = Only a visible manuscript of cost { LIST($costs, join: "or") } may be taken.
viscounts-prompt-recruit = Do you hire { NAME($card) } for { $silver } silver?
viscounts-prompt-recruit-nobody = There is nobody to hire here.
viscounts-label-hire = Hire { NAME($card) } for { $silver } silver
viscounts-label-hire-none = Hire nobody
viscounts-prompt-hire-free = { $cause }: whom do you hire for free?
viscounts-label-hire-free = Hire { NAME($card) } ({ NAME($segment) })
viscounts-whynot-must-hire = The free hire is compulsory.
viscounts-whynot-hire-segment = Your viscount is not on this segment: { NAME($segment) }.
viscounts-whynot-hire-printed = That pile is empty; printed townsfolk cannot be hired.
viscounts-whynot-hire-silver = { NAME($card, cap: "yes") } costs { $n } silver; you have { $silver }.

viscounts-prompt-resources = { $n ->
    [one] { $cause }: which resource do you take?
   *[other] { $cause }: which { $n } resources do you take?
}
viscounts-label-take = { LIST($what) }
viscounts-whynot-number = { $n ->
    [one] You take exactly { $n } resource.
   *[other] You take exactly { $n } resources.
}
viscounts-prompt-flip = { $cause }: do you flip a debt or a deed?
viscounts-label-flip-debt = Pay a debt
viscounts-label-flip-deed = Have a deed approved
viscounts-whynot-no-debt = You have no unpaid debt.
viscounts-whynot-no-deed = You have no deed to be approved.
viscounts-prompt-alternatives = { $cause }: what do you choose?
viscounts-label-alternative = { NAME($effect, cap: "yes") }
viscounts-whynot-changes-nothing = That would change nothing: { $effect }.

## What a question comes from

viscounts-cause-named = { NAME($what, cap: "yes") }
viscounts-cause-site = Building spot { $site }
viscounts-cause-link = Link
viscounts-cause-tier2 = Second tier of the castle
viscounts-cause-tier3 = Third tier of the castle
viscounts-cause-bumped = Your worker had to leave
viscounts-cause-movement = A viscount has joined yours
viscounts-cause-track = Collision
viscounts-cause-debts = Debt paid
viscounts-cause-deeds = Deed approved
viscounts-cause-player-card = Player card { $number }

## The log

viscounts-event-pick = { NAME($who, cap: "yes") } takes player card { $number } with { NAME($hero) } and starts here: { NAME($space) }.
viscounts-event-stacks = { $debts } debts lie above the poverty card, { $deeds } deeds above the prosperity card.
viscounts-event-round = Round { $round } begins.
viscounts-event-turn = { NAME($who, cap: "yes") } takes a turn.
viscounts-event-drop-off = { NAME($card, cap: "yes") } leaves { NAME($who) }’s board.
viscounts-event-play = { NAME($who, cap: "yes") } plays { NAME($card) }.
viscounts-event-rearrange = { NAME($who, cap: "yes") } rearranges: { LIST($cards) }.
viscounts-event-discard = { NAME($who, cap: "yes") } discards { NAME($card) }.
viscounts-event-destroy = { NAME($who, cap: "yes") } destroys { NAME($card) } and gains { $silver } silver.
viscounts-event-shuffle = { NAME($who, cap: "yes") } shuffles; the draw pile has { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
viscounts-event-draw = { NAME($who, cap: "yes") } draws { LIST($cards) }.
viscounts-event-draw-hidden = { NAME($who, cap: "yes") } draws { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
viscounts-event-move = { $silver ->
    [0] { NAME($who, cap: "yes") } rides to { NAME($space) }.
   *[other] { NAME($who, cap: "yes") } rides to { NAME($space) }, for { $silver } silver.
}
viscounts-event-no-action = { NAME($who, cap: "yes") } takes no action.
viscounts-event-no-action-possible = { NAME($who, cap: "yes") } cannot take any action here.
viscounts-event-dismiss = { NAME($who, cap: "yes") } dismisses { NAME($card) } for { $silver } silver.
viscounts-event-pay = { NAME($who, cap: "yes") } pays { LIST($what) } for this action: { NAME($action) }.
viscounts-event-trade = { NAME($who, cap: "yes") } trades here: { NAME($space) } ({ $n }×).
viscounts-event-build = { NAME($who, cap: "yes") } builds on building spot { $site }: { NAME($slot) }.
viscounts-event-linked = The link { $first }–{ $second } is complete: the owners of both buildings gain from it.
viscounts-event-linked-own = The link { $first }–{ $second } is complete: { NAME($who) } owns both buildings and gains from it once.
viscounts-event-workers = { NAME($who, cap: "yes") } places { $n ->
    [one] { $n } worker
   *[other] { $n } workers
} in the { NAME($section) }.
viscounts-event-advance = { $tier ->
    [2] A worker of { NAME($who) } advances to the second tier: { NAME($section) }.
   *[other] A worker of { NAME($who) } advances to the third tier: { NAME($section) }.
}
viscounts-event-leader = { NAME($who, cap: "yes") } takes the castle leader card.
viscounts-event-bump = { $tier ->
    [one] A worker of { NAME($who) } leaves the first tier: { NAME($section) }.
   *[other] A worker of { NAME($who) } leaves the second tier: { NAME($section) }.
}
viscounts-event-castle-move = { NAME($who, cap: "yes") } moves a worker from the { NAME($section1) } to the { NAME($section2) }.
viscounts-event-manuscript = { NAME($who, cap: "yes") } transcribes the { NAME($manuscript) }.
viscounts-event-printed-manuscript = { NAME($who, cap: "yes") } transcribes the manuscript printed here: { NAME($segment) }.
viscounts-event-bonus = { NAME($who, cap: "yes") } takes the { NAME($card) }.
viscounts-event-too-dear = { NAME($who, cap: "yes") } cannot hire { NAME($card) } for { $silver } silver.
viscounts-event-hire = { $silver ->
    [0] { NAME($who, cap: "yes") } hires { NAME($card) } for free.
   *[other] { NAME($who, cap: "yes") } hires { NAME($card) } for { $silver } silver.
}
viscounts-event-gain = { NAME($who, cap: "yes") } gains { LIST($what) }.
viscounts-event-gain-several = { NAME($who, cap: "yes") } gains { LIST($what) } ({ $times }×).
viscounts-event-debt = { NAME($who, cap: "yes") } gains a debt.
viscounts-event-debt-several = { NAME($who, cap: "yes") } gains { $times } debts.
viscounts-event-deed = { NAME($who, cap: "yes") } gains a deed.
viscounts-event-deed-several = { NAME($who, cap: "yes") } gains { $times } deeds.
viscounts-event-debt-paid = { NAME($who, cap: "yes") } pays a debt.
viscounts-event-debt-paid-several = { NAME($who, cap: "yes") } pays { $times } debts.
viscounts-event-deed-approved = { NAME($who, cap: "yes") } has a deed approved.
viscounts-event-deed-approved-several = { NAME($who, cap: "yes") } has { $times } deeds approved.
viscounts-event-corruption = { NAME($who, cap: "yes") } gains { $n } corruption: corruption on { $corruption }, virtue on { $virtue }.
viscounts-event-virtue = { NAME($who, cap: "yes") } gains { $n } virtue: corruption on { $corruption }, virtue on { $virtue }.
viscounts-event-collision = Virtue and corruption of { NAME($who) } collide on space { $space }.
viscounts-event-revealed = The { NAME($card) } is revealed: round { $round } is the last one.
viscounts-event-game-over = The last round is over. Revealed: { LIST($cards) }.
viscounts-event-scheme = { NAME($who, cap: "yes") } reveals { NAME($scheme) }.
viscounts-event-future-scheme = { NAME($who, cap: "yes") } takes { NAME($scheme) }.
viscounts-event-rival-dismiss = { NAME($who, cap: "yes") } dismisses { NAME($card) }.
viscounts-event-rival-option = { NAME($who, cap: "yes") } carries out option { $n } of { $of }.
viscounts-event-rival-short = Option { $n }, { NAME($action) }, is not possible: it needs { $need } icons and has { $icons }, with { LIST($goods) } to pay for more.
viscounts-event-rival-no-site = Option { $n } is not possible: there is no empty building spot on this bank.
viscounts-event-rival-no-building = Option { $n } is not possible: there is no building left to construct.
viscounts-event-rival-no-workers = Option { $n } is not possible: fewer than two workers are left.
viscounts-event-rival-no-flip = Option { $n } is not possible: there is no debt or deed to flip.
viscounts-event-rival-no-card = { NAME($who, cap: "yes") } has no such card to flip and gets this instead:
viscounts-event-rival-no-scheme = No future scheme is left; this happens instead:
viscounts-event-rival-action = { $n ->
    [0] { NAME($who, cap: "yes") } has all the icons for this action: { NAME($action) }.
   *[other] { NAME($who, cap: "yes") } pays { LIST($what) } for this action: { NAME($action) }.
}

## What is wrong with a position

viscounts-error-townsfolk = { $place }: with those that have left the game there are { $n } townsfolk instead of { $expected }.
viscounts-error-deck = { $place }: a deck cannot have fewer than three cards; this one has { $n }.
viscounts-error-hand-order = { $place }: the cards in hand are not in ascending order.
viscounts-error-hole = { $place }: the cards slide to the right one by one, so no card can lie on the right space while the middle one is empty.
viscounts-error-played = { $place }: { $card } was played this turn but does not lie in the row of the active player.
viscounts-error-no-card = { $place }: the viscount moves by the card just played, so the left space cannot be empty.
viscounts-error-crowded = { $place }: { $n } workers stand in “{ $section }” on tier { $tier }, which holds { $most }; only while the castle is resolved it may hold more.
viscounts-error-leader = { $place }: the castle leader card belongs to whoever has the most workers on tier 3.
viscounts-error-site = { $place }: this building stands on another building spot too.
viscounts-error-built = { $place }: the uncovered slots do not fit the buildings on their spots.
viscounts-error-schemes = { $place }: there are { $n } schemes in all piles instead of { $expected }.
viscounts-error-last-round = { $place }: there is a last round exactly when poverty or prosperity is revealed (“debts_left” or “deeds_left” is 0).
viscounts-error-solo-only = { $place }: only a solo game has a rival.
viscounts-error-heroes = { $place }: a player owns two heroes, or a card that is not in the game.
viscounts-error-no-site = { $place }: this side of the board has no such building spot.
viscounts-error-no-free-site = { $place }: no free building spot is left for these buildings.
viscounts-expected-participant = somebody who plays
viscounts-expected-layout = every segment once
viscounts-expected-neutral = a neutral townsfolk
viscounts-expected-outer = a space of the outside path

## Options

viscounts-option-players = players
viscounts-option-players-help = How many people or bots play; alone you play against a rival.
viscounts-option-rival = rival
viscounts-option-rival-help = Whom you play against when you play alone. The Card AI is the mildest, the Cleric AI by far the strongest.
viscounts-option-difficulty-help = How many future schemes the rival has from the start when you play alone.
