### What stands on Viceroy's board in the browser, and what its things say about themselves.

viceroy-board-table = Table of Viceroy
viceroy-board-heading = { NAME($text, cap: "yes") }
viceroy-board-round = Round { $round } of { $rounds }
viceroy-board-phase-setup = Set-up
viceroy-board-phase-auction = Auction
viceroy-board-phase-building = Building
viceroy-board-phase-end = The end
viceroy-board-supply = Supply
viceroy-board-supply-of = Supply, { NAME($color) }: { $n }
viceroy-board-auction-card = { NAME($color, case: "auction", cap: "yes") }
viceroy-board-in-vain = in vain
viceroy-board-above-empty = empty
viceroy-board-below-empty = empty
viceroy-board-large-deck = Large deck
viceroy-board-small-deck = Small deck
viceroy-board-law-deck = Laws
viceroy-board-discard = Discarded
viceroy-board-virtual = Virtual opponent { $number }
viceroy-board-screen = Behind the screen
viceroy-board-no-cards = No cards in hand
viceroy-board-hidden-law = Hidden law
viceroy-board-hidden-character = Hidden character
viceroy-board-own-attacks = Attack tokens: { $n }
viceroy-board-own-gems-blue = Blue gems: { $n }
viceroy-board-own-gems-red = Red gems: { $n }
viceroy-board-own-gems-green = Green gems: { $n }
viceroy-board-own-gems-yellow = Yellow gems: { $n }
viceroy-board-characters-in-hand = Characters in hand: { $n }
viceroy-board-laws-in-hand = Laws in hand: { $n }
viceroy-board-pyramid-of = Cards in the pyramid: { $n }
viceroy-board-show-pyramid = Look at { $name }’s pyramid
viceroy-board-further-left = Further left
viceroy-board-further-right = Further right
viceroy-board-empty-place = Empty place on level { $level }
viceroy-board-laid-card = { $card }, level { $level }
viceroy-board-under = Under { NAME($card) }: { LIST($cards) }

## What a participant holds out

viceroy-board-holds-waiting = is choosing
viceroy-board-holds-closed = has chosen in secret
viceroy-board-holds-open = has shown the choice
viceroy-board-holds-taken = has taken a character
viceroy-board-holds-in = takes part
viceroy-board-holds-out = is out for now
viceroy-board-holds-skips = sits out this auction
viceroy-board-holds-skips-short = sits out
viceroy-board-skips-next = Sits out the next auction.
viceroy-board-holds-pass = passes
viceroy-board-holds-attack = attack token

## Laws in few words

viceroy-board-law-replace-card = Replaces one of your cards; that card returns to hand
viceroy-board-law-duplicate-tokens = Under a character: doubles its tokens
viceroy-board-law-swap-token = Give { $payment ->
    [one] { $payment } gem
   *[other] { $payment } gems
} and swap a token with an opponent
viceroy-board-law-score-per-own-card = At the end: { $points ->
    [one] { $points } point
   *[other] { $points } points
} per card of your pyramid
viceroy-board-law-take-from-display = Take a card on offer; sit out the next auction
viceroy-board-law-draw-laws-return = Draw { $draw ->
    [one] { $draw } law
   *[other] { $draw } laws
}, put { $return } back
viceroy-board-law-tuck-from-hand = Tuck hand cards: { $points ->
    [one] { $points } point
   *[other] { $points } points
} each at the end
viceroy-board-law-tuck-free-card = Tuck a free card. At the end by level: { $levels }
viceroy-board-law-score-per-set = At the end: { $points ->
    [one] { $points } more point
   *[other] { $points } more points
} per token set
viceroy-board-law-store-gems = Store up to { $max_gems ->
    [one] { $max_gems } gem
   *[other] { $max_gems } gems
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
} each at the end
viceroy-board-law-tuck-taken-cards = Tuck cards that you take: { $points ->
    [one] { $points } point
   *[other] { $points } points
} each at the end
viceroy-board-law-score-per-circle-and-eternal = At the end: { $points ->
    [one] { $points } more point
   *[other] { $points } more points
} per circle and eternal gem
viceroy-board-law-score-per-adjacent-character = At the end: { $points ->
    [one] { $points } point
   *[other] { $points } points
} per adjacent character

## Explanations

viceroy-board-row = Level { $level }: costs a { NAME($color, case: "gem") }; reward: { LIST($items) }
viceroy-board-cumulative = On a higher level you also pay for all rows below it; the reward is that of its own row.
viceroy-board-first-of-order = Number { $number }: lower numbers act first.
viceroy-board-lies-above = Left over from the last round: it is discarded if nobody takes it now.
viceroy-board-lies-below = New in this round: it stays for one more auction if nobody takes it.
viceroy-board-auction-how = Bid a gem of this colour. If you are the only one, you take a card lying here; if too many bid, nobody gets one. The gem is spent either way.
viceroy-board-supply-how = In the supply: { $n }. Gems that are bid and paid return here.
viceroy-board-large-deck-how = Four of its { $n } cards come on offer after each auction.
viceroy-board-large-deck-empty = It is empty: this is the last round.
viceroy-board-small-deck-how = Characters to draw as a reward. Left: { $n }.
viceroy-board-law-deck-how = Laws to draw as a reward. Left: { $n }.
viceroy-board-known-laws = You know where these lie: { LIST($cards) }
viceroy-board-discard-how = Cards out of the game: { LIST($cards) }
viceroy-board-discard-none = No card has left the game yet.
viceroy-board-token-power = Power tokens
viceroy-board-token-power-how = Each is worth its number at the end.
viceroy-board-token-magic = Magic
viceroy-board-token-magic-how = At the end all your magic tokens together are multiplied by the sum of your bonus magic tokens. Part of a set.
viceroy-board-token-bonus-magic = Bonus magic
viceroy-board-token-bonus-magic-how = At the end your magic tokens are multiplied by the sum of these numbers.
viceroy-board-token-science = Science
viceroy-board-token-science-how = One more gem each time you pass in the auction. Part of a set.
viceroy-board-token-defence = Defence
viceroy-board-token-defence-how = Each wards off one attack token of the others at the end. Part of a set.
viceroy-board-token-set-how = A set of defence, science and magic: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
viceroy-board-token-attack = Attack
viceroy-board-token-attack-how = Lies behind the screen. In the auction it takes any card on offer before all gems. Kept to the end, it costs each other player { $points ->
    [one] { $points } point
   *[other] { $points } points
} unless they have defence.
viceroy-board-token-bonus-circle = Bonus for circles
viceroy-board-token-bonus-circle-how = Each one-colour circle and each eternal gem of this colour is worth so much more.
viceroy-board-token-eternal = Eternal gem
viceroy-board-token-eternal-how = Lies on its card for good. Once in each building phase it pays one gem of its colour; at the end it is worth the level of its card.
viceroy-board-token-eternal-used = A dashed ring: it has helped in this building phase.
viceroy-board-token-stored = Stored gem
viceroy-board-token-stored-how = Lies on the law for good and counts at the end.
viceroy-board-token-gems = Gems
viceroy-board-token-gems-how = So many gems of any colours from the supply, behind your screen.
viceroy-board-token-draw = Draw a card
viceroy-board-token-draw-how = From the small deck or the law deck, as you like, into your hand.
viceroy-board-tokens-here = On it: { LIST($tokens) }
viceroy-board-tucked-here = Tucked under it: { LIST($cards) }
viceroy-board-law-points = Counts { $points ->
    [one] { $points } point
   *[other] { $points } points
} so far.
viceroy-board-circle-here = It closes a { NAME($color, case: "circle") }.
viceroy-board-place-how = A card here lies on level { $level }. A character costs its rows up to this level.
viceroy-board-place-top = A card on level 5 costs all four rows and the fourth once more; no law can lie here.
viceroy-board-gem-how = You have { $n }. Gems pay for bids and for characters; at the end they recolour segments.
viceroy-board-round-how = Each round has an auction and then building, three steps each at most. The game has { $rounds } rounds.
viceroy-board-hand-how = Characters: { $characters }. Laws: { $laws }. At the end hand cards are worth nothing.
viceroy-board-known-hand = Known cards in hand: { LIST($cards) }
viceroy-board-virtual-how = It bids a gem drawn blindly and takes characters out of the game; it neither builds nor scores.

## Several gems or cards in one go, and the hand that says no

viceroy-board-bundle-gems = Take: { LIST($gems) }
viceroy-board-bundle-give = Give: { LIST($gems) }
viceroy-board-bundle-store = Put there: { LIST($gems) }
viceroy-board-bundle-store-none = Put no gems there
viceroy-board-bundle-archive = { $n ->
    [one] Tuck { $n } card
   *[other] Tuck { $n } cards
}
viceroy-board-bundle-archive-none = Tuck no cards
viceroy-board-options = One of these
viceroy-board-stop-pass = Pass
viceroy-board-stop-refuse = Refuse
viceroy-board-stop-go-on = Go on
viceroy-board-stop-done = Done
viceroy-board-stop-no = No
viceroy-board-stop-how = An empty hand: pass, refuse or end what you are doing.
