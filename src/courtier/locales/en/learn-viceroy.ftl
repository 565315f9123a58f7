### The player aid of Viceroy; words between colons are pictograms.

learn-aid-viceroy-auction = Auction, at most 3 bids
learn-aid-viceroy-auction-1 = Secretly bid a gem of a colour, an :attack:, or pass.
learn-aid-viceroy-auction-2 = :attack: First: take any character on offer.
learn-aid-viceroy-auction-3 = Alone on a colour: the character is yours (of two, you choose).
learn-aid-viceroy-auction-4 = Two bidders and two cards: name different ones, or both get nothing. Otherwise: nothing, gems lost, bid again.
learn-aid-viceroy-auction-5 = Pass: :gems: 3 of your choice, 1 more per :science:. At most one character each.

learn-aid-viceroy-build = Building, at most 3 cards
learn-aid-viceroy-build-1 = Secretly choose a card or pass; all reveal, low numbers first.
learn-aid-viceroy-build-2 = Level 1: at an end of the row. Higher: on two neighbouring cards.
learn-aid-viceroy-build-3 = Pay the character; laws are free (levels 1–4).
learn-aid-viceroy-build-4 = One-colour circle closed: a gem of that colour.
learn-aid-viceroy-build-5 = Reward of the row of its level only.
learn-aid-viceroy-build-6 = Level 5: rewards 1, 2 and 3, or :power: 15.

learn-aid-viceroy-cost = What a character costs
learn-aid-viceroy-cost-1 = Level 1: the gem of row 1. Level 2: rows 1 and 2. Level 3: rows 1 to 3. Level 4: all four.
learn-aid-viceroy-cost-2 = Level 5: all four rows and the gem of row 4 once more.
learn-aid-viceroy-cost-3 = :eternal: saves one gem of its colour, once in every building phase.
learn-aid-viceroy-cost-4 = No colour stands in for another.

learn-aid-viceroy-tokens = Tokens
learn-aid-viceroy-tokens-1 = :science: one more gem when you pass; part of sets
learn-aid-viceroy-tokens-2 = :magic: times :bonus-magic: at the end; part of sets
learn-aid-viceroy-tokens-3 = :defence: wards off an :attack:; part of sets
learn-aid-viceroy-tokens-4 = :attack: takes a character in the auction, or 4 points from each opponent at the end
learn-aid-viceroy-tokens-5 = :power: points as written
learn-aid-viceroy-tokens-6 = :bonus-circle: more for every circle and :eternal: of that colour

learn-aid-viceroy-points = Points at the end
learn-aid-viceroy-points-1 = One-colour circles: their level each
learn-aid-viceroy-points-2 = :eternal: its level
learn-aid-viceroy-points-3 = Laws: as they say
learn-aid-viceroy-points-4 = :power: their numbers
learn-aid-viceroy-points-5 = :magic: number × sum of :bonus-magic:
learn-aid-viceroy-points-6 = Set :magic::science::defence:: 12 each
learn-aid-viceroy-points-7 = Foreign :attack: less your :defence:: −4 each

learn-aid-viceroy-beware = Do not forget
learn-aid-viceroy-beware-1 = Gems left at the end only repaint: one gem for each part of a circle.
learn-aid-viceroy-beware-2 = Build upwards early, and get :eternal: early.

## What the pictograms are called, for those who hear the page

learn-sign-viceroy-gems = gems
learn-sign-viceroy-gem-blue = blue gem
learn-sign-viceroy-gem-green = green gem
learn-sign-viceroy-power = power token
learn-sign-viceroy-draw = drawing cards
learn-sign-viceroy-science = science
learn-sign-viceroy-magic = magic
learn-sign-viceroy-defence = defence
learn-sign-viceroy-attack = attack token
learn-sign-viceroy-bonus-magic = bonus magic
learn-sign-viceroy-bonus-circle = bonus for circles
learn-sign-viceroy-eternal = eternal gem
