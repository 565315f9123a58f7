### The player aid of Viscounts of the West Kingdom; words between colons are pictograms.

learn-aid-viscounts-turn = Your turn
learn-aid-viscounts-turn-1 = Cards slide right (drop-off ability), then play one on the left. With a :criminal: on it: :corruption: for each :criminal: on your board.
learn-aid-viscounts-turn-2 = Ride exactly its number; each further space :silver: 1.
learn-aid-viscounts-turn-3 = One action, or none: outside path :merchant: or :builder:, inside path :noble: or :cleric:. You may dismiss the townsfolk here for its icons.
learn-aid-viscounts-turn-4 = Hire the townsfolk of your segment for its cost in :silver:.
learn-aid-viscounts-turn-5 = Markers stuck: resolve the collision.
learn-aid-viscounts-turn-6 = Draw up to 3 cards. Shuffling: :virtue: 1, or :corruption: 1 with a :criminal:.

learn-aid-viscounts-actions = Actions and prices
learn-aid-viscounts-actions-1 = :merchant: Trade (missing icons :silver:): 1 for :silver: 1 · 2 for :ink:, :gold: or :stone: · 3 for :destroy: · 4 for :flip-either:
learn-aid-viscounts-actions-2 = :builder: Build (:stone:): workshop 3 · trading post 5 · guildhall 7; take what the spot and the links show
learn-aid-viscounts-actions-3 = :noble: Workers (:gold:): 1, 3, 5, 8 icons for 1, 2, 3, 4 :workers:. Three of yours in a section: one climbs, two move aside
learn-aid-viscounts-actions-4 = :cleric: Transcribe (:ink:): as many icons as the manuscript shows

learn-aid-viscounts-cards = Icons
learn-aid-viscounts-cards-1 = :merchant: merchant, :builder: builder, :noble: noble, :cleric: cleric
learn-aid-viscounts-cards-2 = :criminal: counts as any of them in an action
learn-aid-viscounts-cards-3 = They count on the three cards of your board, on uncovered slots and bonus cards, and are not used up.
learn-aid-viscounts-cards-4 = Dismiss: pay its cost, use its icons once; it leaves the game.
learn-aid-viscounts-cards-5 = :flip-debt: a paid debt brings a resource; :flip-deed: an approved deed more points

learn-aid-viscounts-collision = Collision, by the space of the markers
learn-aid-viscounts-collision-1 = 1: :silver: 1, :deed: 3 · others with :criminal:: :debt: 1
learn-aid-viscounts-collision-2 = 2: :silver: 1, :deed: 2 · others with :criminal:: :corruption: 1
learn-aid-viscounts-collision-3 = 3: :silver: 1, :deed: 1 · others with :criminal:: :corruption: 1
learn-aid-viscounts-collision-4 = 4: :silver: 2, :deed: 1, :debt: 1 · others: :rearrange:
learn-aid-viscounts-collision-5 = 5: :silver: 2, :debt: 1 · others without :criminal:: :virtue: 1
learn-aid-viscounts-collision-6 = 6: :silver: 3, :debt: 2 · others without :criminal:: :virtue: 1
learn-aid-viscounts-collision-7 = 7: :silver: 4, :debt: 3 · others without :criminal:: :deed: 1

learn-aid-viscounts-points = Points at the end
learn-aid-viscounts-points-1 = 1, 2, 3 of a kind: workshops 2, 5, 9 · trading posts 4, 9, 15 · guildhalls 6, 13, 21
learn-aid-viscounts-points-2 = :workers: the number of their tier: 1, 2, 3
learn-aid-viscounts-points-3 = :manuscript: sets of 1, 2, 3, 4 different ribbons: 1, 4, 9, 16; and what manuscripts promise
learn-aid-viscounts-points-4 = Castle leader 5, each cleric bonus card 3
learn-aid-viscounts-points-5 = :deed: acquired 1, approved 3
learn-aid-viscounts-points-6 = :debt: unpaid −2, paid 0
learn-aid-viscounts-points-7 = Poverty revealed: most approved :deed:. Prosperity: most paid :debt:. 12, 8, 4 (fewer than three players: 12, 4)

learn-aid-viscounts-beware = Do not forget
learn-aid-viscounts-beware-1 = The last :debt: on Poverty or :deed: on Prosperity triggers the end: finish the round, then one more.
learn-aid-viscounts-beware-2 = :criminal: helps every action but leads to :debt:.
learn-aid-viscounts-beware-3 = Flip :debt: and :deed: before it is too late.

## What the pictograms are called, for those who hear the page

learn-sign-viscounts-merchant = merchant icon
learn-sign-viscounts-builder = builder icon
learn-sign-viscounts-noble = noble icon
learn-sign-viscounts-cleric = cleric icon
learn-sign-viscounts-criminal = criminal icon
learn-sign-viscounts-ink = ink
learn-sign-viscounts-stone = stone
learn-sign-viscounts-gold = gold
learn-sign-viscounts-silver = silver
learn-sign-viscounts-debt = debt
learn-sign-viscounts-deed = deed
learn-sign-viscounts-flip-debt = flip a debt
learn-sign-viscounts-flip-deed = flip a deed
learn-sign-viscounts-flip-either = flip a debt or a deed
learn-sign-viscounts-virtue = virtue
learn-sign-viscounts-corruption = corruption
learn-sign-viscounts-rearrange = rearrange
learn-sign-viscounts-discard = discard
learn-sign-viscounts-destroy = destroy a card
learn-sign-viscounts-shuffle = shuffle
learn-sign-viscounts-hire = hire
learn-sign-viscounts-dismiss = dismiss
learn-sign-viscounts-castle-move = castle move
learn-sign-viscounts-workers = workers
learn-sign-viscounts-manuscript = manuscript
