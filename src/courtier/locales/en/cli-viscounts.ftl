### The board of Viscounts in the terminal: letters, short words, lines.

## Letters of icons and buildings, short words

cli-viscounts-icon-merchant = M
cli-viscounts-icon-builder = B
cli-viscounts-icon-noble = N
cli-viscounts-icon-cleric = C
cli-viscounts-icon-criminal = X
cli-viscounts-letter-workshop = W
cli-viscounts-letter-trading-post = T
cli-viscounts-letter-guildhall = G
cli-viscounts-ribbon-grey = grey
cli-viscounts-ribbon-black = black
cli-viscounts-ribbon-yellow = yellow
cli-viscounts-ribbon-blue = blue
cli-viscounts-printed = printed
cli-viscounts-rival = AI player
cli-viscounts-left = left
cli-viscounts-middle = middle
cli-viscounts-right = right
cli-viscounts-short-flip = flip
cli-viscounts-short-rearrange = rearrange
cli-viscounts-short-discard = discard { $n }
cli-viscounts-short-destroy = destroy
cli-viscounts-short-shuffle = shuffle
cli-viscounts-short-hire-free = free hire
cli-viscounts-short-castle-move = move worker
cli-viscounts-short-place-workers = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
} in the castle
cli-viscounts-short-build = free { NAME($building) }
cli-viscounts-short-score = { $vp } VP/{ COUNT($per, $thing) }
cli-viscounts-castle-worker = castle worker
    .count = { $count ->
        [one] { $count } castle worker
       *[other] { $count } castle workers
    }

## Lines of the board

cli-viscounts-last-round = last round
cli-viscounts-start = starts: { $seat }
cli-viscounts-debts = { $n ->
    [0] The poverty card is revealed
   *[other] Debts above the poverty card: { $n }
}
cli-viscounts-deeds = { $n ->
    [0] the prosperity card is revealed
   *[other] deeds above the prosperity card: { $n }
}
cli-viscounts-head-segment = Clockwise
cli-viscounts-head-townsfolk = Townsfolk, cost, icons (left)
cli-viscounts-head-manuscript = Manuscript, cost (left)
cli-viscounts-tier-1 = 1st tier: { $workers }
cli-viscounts-tier-2 = 2nd tier: { $workers }
cli-viscounts-advance = Reaching the 2nd tier: { $effect }
cli-viscounts-castle = Castle, 3rd tier: { $workers } · castle leader: { $leader }
cli-viscounts-links = links: { $links }
cli-viscounts-row-goods = Silver, ink, stone, gold
cli-viscounts-row-track = Markers: corruption, virtue
cli-viscounts-row-debts = Debts: unpaid, paid
cli-viscounts-row-deeds = Deeds: acquired, approved
cli-viscounts-row-buildings = Buildings: { $n0 }, { $n1 }, { $n2 }
cli-viscounts-row-manuscripts = Manuscripts: grey/black/yellow/blue
cli-viscounts-row-icons = Icons without paying: { $trade }, { $build }, { $noble }, { $cleric }
cli-viscounts-row-workers = Workers in supply
cli-viscounts-row-cards = Cards: hand, draw pile, discard
cli-viscounts-known = known in hand: { LIST($cards) }
cli-viscounts-owned-grey = grey manuscripts: { $cards }
cli-viscounts-owned-black = black manuscripts: { $cards }
cli-viscounts-owned-yellow = yellow manuscripts: { $cards }
cli-viscounts-owned-blue = blue manuscripts: { $cards }
cli-viscounts-row = on the board: { LIST($cards) }
cli-viscounts-discard = discard pile: { LIST($cards) }
cli-viscounts-schemes = Schemes in the draw pile: { $draw }, future schemes left: { $future }
cli-viscounts-seen = Schemes seen so far: { LIST($cards) }
cli-viscounts-scheme = { $n ->
    [one] rides { $n } space
   *[other] rides { $n } spaces
} · first that is possible: { LIST($options, join: "or") }
cli-viscounts-cost = cost { $n }
cli-viscounts-needs = needs { $n }{ $icon }
cli-viscounts-side = { $side } players

## Legend

cli-viscounts-legend-icons = Icons: { $icons }. Buildings: { $buildings }.
cli-viscounts-legend-ring = L and R are the left and right bank, I the inner path; ◄ who stands there. “2M 1 ink”: an exchange takes 2 merchant icons. A site shows what it brings, or in brackets what stands there and whose it is. Viscounts ride from L to R or I, from I to R or the next I, from R to the next L.
cli-viscounts-collision-all = Collision on { $space }: { $gains }; the others: { $others }.
cli-viscounts-collision-criminals = Collision on { $space }: { $gains }; others with a criminal: { $others }.
cli-viscounts-collision-honest = Collision on { $space }: { $gains }; others without a criminal: { $others }.
cli-viscounts-legend-table = ► marks whose turn it is. Corruption moves right from 1, virtue left from 7; where they meet, they collide.
