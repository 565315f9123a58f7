### The player aid of Gùgōng; words between colons are pictograms.

learn-aid-gugong-turn = Your turn
learn-aid-gugong-turn-1 = Give a card of your hand to a location and take the card lying there; it is in your hand tomorrow.
learn-aid-gugong-turn-2 = Your card is higher (or a 1 meets a 9): free. Otherwise send :servant::servant:, or give up another card, or do not act.
learn-aid-gugong-turn-3 = Card action first, if there is one.
learn-aid-gugong-turn-4 = Then the location’s action, variant A or B.
learn-aid-gugong-turn-5 = Exchange travel tokens at any time in between.

learn-aid-gugong-places = Locations
learn-aid-gugong-places-1 = :travel: Travel. A: move 1. B: send 2, move 2. Take the token, use it once.
learn-aid-gugong-places-2 = :wall: Great Wall. A: place 1 servant. B: send 1, place 1 or 2.
learn-aid-gugong-places-3 = :jade: Jade. Send 3 or 4 to a house; 5 in the courtyard when the houses are empty.
learn-aid-gugong-places-4 = :intrigue: Intrigue. A: 1 step and the medal :medal: if it lies there. B: send 1, 3 steps.
learn-aid-gugong-places-5 = :palace: Palace. A: envoy 1 step. B: send 2, envoy 2 steps, intrigue 1.
learn-aid-gugong-places-6 = :decrees: Decrees. Send the price, 1 more for each opposing servant there, and leave 1 on it.
learn-aid-gugong-places-7 = :canal: Grand Canal. A: load 1 and move a ship. B: send 1, load 2.

learn-aid-gugong-day = A day
learn-aid-gugong-day-1 = Morning (from day 2): start player by the medal, new tokens, dice :dice:, level-1 decrees, hire 4 :servant:.
learn-aid-gugong-day-2 = Day: turns until nobody has cards.
learn-aid-gugong-day-3 = Night: your collected cards against the dice :dice:; hire 1 for each match; most matches: :vp: 3 and an envoy step.
learn-aid-gugong-day-4 = Ships sail one harbour, you may claim; the collected cards become your hand.

learn-aid-gugong-more = Rewards
learn-aid-gugong-more-1 = :wall: Section full (4, 4, 5, 6, 7 servants with 1–5 players): most there gets :vp: 3 and an envoy step; then intrigue benefits.
learn-aid-gugong-more-2 = :intrigue: Benefits, steps back: 1 hire 1 · 3 hire 2 · 5 turn a die · 7 a :jade:.
learn-aid-gugong-more-3 = :canal: Ship with 3 aboard: harbour 2 :vp: 4 · harbour 3 :card: · harbour 4 :double: · harbour 5 any of them.
learn-aid-gugong-more-4 = :travel: Tokens: 2 hire 1 · 4 for :vp: 2 · 6 for a :jade:.
learn-aid-gugong-more-5 = :palace: Envoy steps after arriving: 1 point each.

learn-aid-gugong-points = Points at the end
learn-aid-gugong-points-1 = Last :wall: scoring, however few servants stand there.
learn-aid-gugong-points-2 = :decrees: Level 3: 8 points · 1 for 3 points (at most 10) · 2 for each :jade: (at most 10) · 2 for each servant on decrees · 2 for each harbour reward.
learn-aid-gugong-points-3 = :palace: Your seat before the emperor: 7, 5, 3 …
learn-aid-gugong-points-4 = :jade: 1, 2, 3, 4, 5 pieces: 1, 3, 6, 10, 15 points; 2 for each more.
learn-aid-gugong-points-5 = Not before the emperor: 0 points in all.
learn-aid-gugong-points-6 = Servants, cards and tokens left over: nothing.
learn-aid-gugong-points-7 = :intrigue: decides every tie.

learn-aid-gugong-beware = Do not forget
learn-aid-gugong-beware-1 = :palace: Eight steps in four days: two a day.
learn-aid-gugong-beware-2 = What you take today you play tomorrow: high cards are worth taking.

## What the pictograms are called, for those who hear the page

learn-sign-gugong-travel = Travel
learn-sign-gugong-wall = Great Wall
learn-sign-gugong-jade = jade
learn-sign-gugong-intrigue = Intrigue
learn-sign-gugong-palace = Palace
learn-sign-gugong-decrees = Decrees
learn-sign-gugong-canal = Grand Canal
learn-sign-gugong-servant = servant
learn-sign-gugong-double = double servant
learn-sign-gugong-vp = victory points
learn-sign-gugong-dice = destiny dice
learn-sign-gugong-card = gift card
learn-sign-gugong-medal = next start player medal
