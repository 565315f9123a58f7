### The board of Viscounts in the browser: what stands on it and what its things say about themselves.

viscounts-board-head = { NAME($text, cap: "yes") }
viscounts-board-named = { NAME($text, cap: "yes") } ({ $who })
viscounts-board-round = Round { $n }
viscounts-board-round-of = Round { $n } of { $last }
viscounts-board-last-round = Last round
viscounts-board-no-action = No action is possible here
viscounts-board-poverty = Poverty
viscounts-board-prosperity = Prosperity
viscounts-board-poverty-left = { $n ->
    [one] { $n } debt lies above the poverty card.
   *[other] { $n } debts lie above the poverty card.
}
viscounts-board-prosperity-left = { $n ->
    [one] { $n } deed lies above the prosperity card.
   *[other] { $n } deeds lie above the prosperity card.
}
viscounts-board-poverty-open = The poverty card is revealed.
viscounts-board-prosperity-open = The prosperity card is revealed.
viscounts-board-stack-later = The stack is built once everybody is ready.
viscounts-board-stack-end = Once the last one is taken, this round is finished and one more is played.
viscounts-board-poverty-scores = When revealed, the most approved deeds score: { $points } VP.
viscounts-board-prosperity-scores = When revealed, the most paid debts score: { $points } VP.

## Cards

viscounts-board-card-cost = Cost { $n }: the silver to hire or dismiss, and the spaces that its viscount moves.
viscounts-board-left = Cards in this pile: { $n }
viscounts-board-printed-dismissal = Dismissing costs { $n } silver and brings: { $effect }.
viscounts-board-printed-townsfolk = It can be dismissed every turn, but never hired.
viscounts-board-printed-manuscript = It can be transcribed again and again, but is not kept.
viscounts-board-manuscript-cost = Needs { COUNT($n, $icon) }.
viscounts-board-manuscript-effect = When transcribed: { $effect }.
viscounts-board-shelf = { NAME($ribbon, cap: "yes") }: { $n }
viscounts-board-shelf-bonus = Whoever is first to own three of a ribbon takes its bonus card.
viscounts-board-shelf-sets = Sets of different ribbons at the end: { $points } VP.
viscounts-board-pair = Player card { $number } with { NAME($hero) }
viscounts-board-pair-gain = At the start: { $effect }.
viscounts-board-pair-then = Then: { $effect }.
viscounts-board-pair-start = Your viscount starts here: { NAME($space) }.
viscounts-board-pair-hero = { NAME($hero, cap: "yes") } joins your deck:

## Board and castle

viscounts-board-site-effect = Building here: { $effect }.
viscounts-board-site-reach = Within reach from: { NAME($space) }
viscounts-board-site-built = { NAME($building, cap: "yes") } of { $who }
viscounts-board-link-effect = With a building at each end both owners: { $effect }.
viscounts-board-trade = { COUNT($n, $icon) } each time: { $effect }.
viscounts-board-space-outer = From here you trade or build.
viscounts-board-space-inner = From here you place workers or transcribe.
viscounts-board-space-start = Start of player card { $n }
viscounts-board-space-here = Here now: { $who }
viscounts-board-court = Three workers of one player: one advances, the other two move to the neighbouring sections.
viscounts-board-hall = Advancing here: { $effect }.
viscounts-board-vp = Each worker here scores: { $n } VP
viscounts-board-capacity = No more than { $n } workers stay here.
viscounts-board-workers-here = { $who }: { $n }
viscounts-board-leader-gives = { $vp } VP, and the hand limit is 1 higher.
viscounts-board-leader-rule = It belongs to whoever has the most workers on the third tier.
viscounts-board-holder = Held by: { $who }
viscounts-board-bonus-gives = { $vp } VP and { LIST($icons) }
viscounts-board-endless = The supply never runs out.

## A player's own things

viscounts-board-supply = Workers in supply: { $n }
viscounts-board-silver-pays = Pays for more spaces of a move, for hiring and dismissing townsfolk, and for missing merchant icons.
viscounts-board-good-pays = Stands in for a missing { NAME($icon) } in an action.
viscounts-board-draw = Draw pile: { $n }
viscounts-board-discard = Discard pile: { $n }
viscounts-board-hand = Hand: { $n }
viscounts-board-deck = All cards of the deck: { $n }
viscounts-board-manuscripts = Manuscripts: { $n }
viscounts-board-buildings = Buildings
viscounts-board-row = Cards come in on the left, slide to the right and drop off. Their icons count for your actions.
viscounts-board-action = { NAME($action) }: { $n }
viscounts-board-action-outer = Only possible on the outer path.
viscounts-board-action-inner = Only possible on the inner path.
viscounts-board-action-icons = Icons that you can count on now, criminals included: { $n }
viscounts-board-action-pay = A missing icon may be paid: { NAME($good) }
viscounts-board-build-costs = Builder icons: { $workshop } for a workshop, { $trading_post } for a trading post, { $guildhall } for a guildhall
viscounts-board-noble-costs = Noble icons → workers: { $list }
viscounts-board-debts = Debts: { $face } unpaid, { $turned } paid
viscounts-board-deeds = Deeds: { $face } acquired, { $turned } approved
viscounts-board-debts-value = An unpaid debt scores { $face } VP. Paying it brings a resource of your choice.
viscounts-board-deeds-value = An acquired deed scores { $face } VP, an approved one { $turned } VP.
viscounts-board-slot-covered = It works once this building has been built.
viscounts-board-slot-uncovered = It works from now on.
viscounts-board-slot-cost = { $n } builder icons; for 1, 2 or 3 of this type: { $points } VP
viscounts-board-track = Virtue and corruption, space { $n }
viscounts-board-track-own = A collision here: { $effect }.
viscounts-board-track-all = Everybody else: { $effect }.
viscounts-board-track-criminals = Everybody else with a criminal icon: { $effect }.
viscounts-board-track-honest = Everybody else without a criminal icon: { $effect }.
viscounts-board-track-now = Corruption on { $corruption }, virtue on { $virtue }
viscounts-board-track-stuck = Both markers have met: the collision comes in phase 5 of the owner’s turn.
viscounts-board-glance = { $who }: { LIST($goods) }, workers in the castle { $workers }, buildings { $buildings }, manuscripts { $manuscripts }

## The rival

viscounts-board-scheme-icons = Icons: { LIST($icons) }
viscounts-board-scheme-first = First: { $effect }.
viscounts-board-scheme-move = Then it moves { $n ->
    [one] { $n } space
   *[other] { $n } spaces
} along the outer path.
viscounts-board-scheme-option = Option { $n }: { $effect }.
viscounts-board-scheme-rule = The first option that is possible is carried out.
viscounts-board-focus = Primary focus: { NAME($focus) }
viscounts-board-preference = It takes resources in this order: { $list }
viscounts-board-future = Future schemes left: { $n }
viscounts-board-seen = Schemes seen so far: { $n }
viscounts-board-to-cards = Show the cards on offer and the piles
viscounts-board-to-ring = Back to the ring and the castle
viscounts-board-lay-left = Left: { NAME($card) }
viscounts-board-lay-middle = Middle: { NAME($card) }
viscounts-board-lay-right = Right: { NAME($card) }
viscounts-board-answer = An answer to the open question
