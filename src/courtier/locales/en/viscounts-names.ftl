### Names of Viscounts of the West Kingdom: townsfolk, manuscripts, the board, goods, and what effects do.

viscounts-title = Viscounts of the West Kingdom

## Starting townsfolk

viscounts-townsfolk-st-abbot = Abbot
viscounts-townsfolk-st-labourer = Labourer
viscounts-townsfolk-st-squire = Squire
viscounts-townsfolk-st-thief = Thief
viscounts-townsfolk-st-trader = Trader
viscounts-townsfolk-st-lender = Lender
viscounts-townsfolk-st-journeyman = Journeyman
viscounts-townsfolk-st-financier = Financier

## Neutral townsfolk

viscounts-townsfolk-nt-acolyte = Acolyte
viscounts-townsfolk-nt-antagonist = Antagonist
viscounts-townsfolk-nt-architect = Architect
viscounts-townsfolk-nt-aristocrat = Aristocrat
viscounts-townsfolk-nt-artisan = Artisan
viscounts-townsfolk-nt-artist = Artist
viscounts-townsfolk-nt-benefactor = Benefactor
viscounts-townsfolk-nt-bishop = Bishop
viscounts-townsfolk-nt-charlatan = Charlatan
viscounts-townsfolk-nt-chevalier = Chevalier
viscounts-townsfolk-nt-clergyman = Clergyman
viscounts-townsfolk-nt-conspirator = Conspirator
viscounts-townsfolk-nt-courier = Courier
viscounts-townsfolk-nt-deacon-3 = Deacon
viscounts-townsfolk-nt-deacon-2 = Deacon
viscounts-townsfolk-nt-debt-collector-deed = Debt Collector
viscounts-townsfolk-nt-debt-collector-hire = Debt Collector
viscounts-townsfolk-nt-debt-collector-virtue = Debt Collector
viscounts-townsfolk-nt-debt-collector-any = Debt Collector
viscounts-townsfolk-nt-defender = Defender
viscounts-townsfolk-nt-diplomat = Diplomat
viscounts-townsfolk-nt-disciple = Disciple
viscounts-townsfolk-nt-enforcer = Enforcer
viscounts-townsfolk-nt-foreman = Foreman
viscounts-townsfolk-nt-friar = Friar
viscounts-townsfolk-nt-gatekeeper = Gatekeeper
viscounts-townsfolk-nt-illusionist = Illusionist
viscounts-townsfolk-nt-jeweller = Jeweller
viscounts-townsfolk-nt-lookout = Lookout
viscounts-townsfolk-nt-mason = Mason
viscounts-townsfolk-nt-meddler = Meddler
viscounts-townsfolk-nt-miner = Miner
viscounts-townsfolk-nt-missionary-3 = Missionary
viscounts-townsfolk-nt-missionary-2 = Missionary
viscounts-townsfolk-nt-overseer-3 = Overseer
viscounts-townsfolk-nt-overseer-2 = Overseer
viscounts-townsfolk-nt-pastor = Pastor
viscounts-townsfolk-nt-patron-3 = Patron
viscounts-townsfolk-nt-patron-2 = Patron
viscounts-townsfolk-nt-peddler-ink = Peddler
viscounts-townsfolk-nt-peddler-gold = Peddler
viscounts-townsfolk-nt-peddler-stone = Peddler
viscounts-townsfolk-nt-peddler-silver = Peddler
viscounts-townsfolk-nt-pickpocket = Pickpocket
viscounts-townsfolk-nt-priest = Priest
viscounts-townsfolk-nt-princess = Princess
viscounts-townsfolk-nt-racketeer-2 = Racketeer
viscounts-townsfolk-nt-racketeer-1 = Racketeer
viscounts-townsfolk-nt-scoundrel-gold = Scoundrel
viscounts-townsfolk-nt-scoundrel-ink = Scoundrel
viscounts-townsfolk-nt-scoundrel-stone = Scoundrel
viscounts-townsfolk-nt-sculptor = Sculptor
viscounts-townsfolk-nt-stonecutter-3 = Stonecutter
viscounts-townsfolk-nt-stonecutter-2 = Stonecutter
viscounts-townsfolk-nt-strongman = Strongman
viscounts-townsfolk-nt-swindler-stone = Swindler
viscounts-townsfolk-nt-swindler-gold = Swindler
viscounts-townsfolk-nt-swindler-ink = Swindler
viscounts-townsfolk-nt-tinker-stone = Tinker
viscounts-townsfolk-nt-tinker-gold = Tinker
viscounts-townsfolk-nt-tinker-ink = Tinker
viscounts-townsfolk-nt-traitor = Traitor
viscounts-townsfolk-nt-traveller = Traveller
viscounts-townsfolk-nt-trickster = Trickster
viscounts-townsfolk-nt-vicar = Vicar
viscounts-townsfolk-nt-watchman = Watchman
viscounts-townsfolk-nt-woodcutter-2 = Woodcutter
viscounts-townsfolk-nt-woodcutter-3 = Woodcutter

## Heroes

viscounts-townsfolk-he-ada = Ada
viscounts-townsfolk-he-bertha = Bertha
viscounts-townsfolk-he-clovis = Clovis
viscounts-townsfolk-he-emma = Emma
viscounts-townsfolk-he-guntram = Guntram
viscounts-townsfolk-he-judith = Judith
viscounts-townsfolk-he-lothaire = Lothaire
viscounts-townsfolk-he-merovech = Merovech
viscounts-townsfolk-he-rudolf = Rudolf
viscounts-townsfolk-he-therese = Therese
viscounts-printed-townsfolk = townsfolk printed on the board
viscounts-townsfolk = townsfolk
    .count = { $count ->
        [one] { $count } townsfolk
       *[other] { $count } townsfolk
    }
viscounts-hero = hero
    .count = { $count ->
        [one] { $count } hero
       *[other] { $count } heroes
    }
viscounts-kind-starting = starting townsfolk
viscounts-kind-neutral = neutral townsfolk
viscounts-kind-hero = hero townsfolk

## Manuscripts and ribbons

viscounts-manuscript-ms-grey-flip = grey manuscript “Settlement”
viscounts-manuscript-ms-grey-virtue = grey manuscript “Virtue”
viscounts-manuscript-ms-grey-workshop = grey manuscript “The Workshop”
viscounts-manuscript-ms-grey-stone2 = grey manuscript “Stone”
viscounts-manuscript-ms-grey-resources-vp = grey manuscript “The Storehouse”
viscounts-manuscript-ms-grey-builder-vp = grey manuscript “The Builders”
viscounts-manuscript-ms-grey-buildings-vp = grey manuscript “The Buildings”
viscounts-manuscript-ms-grey-trading-post = grey manuscript “The Trading Post”
viscounts-manuscript-ms-grey-guildhall = grey manuscript “The Guildhall”
viscounts-manuscript-ms-black-flip = black manuscript “Settlement”
viscounts-manuscript-ms-black-destroy = black manuscript “Oblivion”
viscounts-manuscript-ms-black-ink2 = black manuscript “Ink”
viscounts-manuscript-ms-black-virtue2 = black manuscript “Great Virtue”
viscounts-manuscript-ms-black-deed = black manuscript “The Deed”
viscounts-manuscript-ms-black-cleric-vp = black manuscript “The Clergy”
viscounts-manuscript-ms-black-manuscripts-vp = black manuscript “The Library”
viscounts-manuscript-ms-black-deeds-vp = black manuscript “Approved Deeds”
viscounts-manuscript-ms-black-free-ms = black manuscript “Copies”
viscounts-manuscript-ms-yellow-any = yellow manuscript “A Gift”
viscounts-manuscript-ms-yellow-flip = yellow manuscript “Settlement”
viscounts-manuscript-ms-yellow-virtue2 = yellow manuscript “Great Virtue”
viscounts-manuscript-ms-yellow-gold2 = yellow manuscript “Gold”
viscounts-manuscript-ms-yellow-workers2 = yellow manuscript “The Workers”
viscounts-manuscript-ms-yellow-noble-vp = yellow manuscript “The Nobility”
viscounts-manuscript-ms-yellow-debts-vp = yellow manuscript “Paid Debts”
viscounts-manuscript-ms-yellow-castle-vp = yellow manuscript “The Castle”
viscounts-manuscript-ms-yellow-workers4 = yellow manuscript “Great Works”
viscounts-manuscript-ms-blue-hire = blue manuscript “The Recruit”
viscounts-manuscript-ms-blue-flip = blue manuscript “Settlement”
viscounts-manuscript-ms-blue-silver4 = blue manuscript “Silver”
viscounts-manuscript-ms-blue-any2 = blue manuscript “Two Gifts”
viscounts-manuscript-ms-blue-virtue2 = blue manuscript “Great Virtue”
viscounts-manuscript-ms-blue-merchant-vp = blue manuscript “The Merchants”
viscounts-manuscript-ms-blue-criminal-vp = blue manuscript “The Criminals”
viscounts-manuscript-ms-blue-any3 = blue manuscript “Three Gifts”
viscounts-printed-manuscript = manuscript printed on the board
viscounts-manuscript = manuscript
    .count = { $count ->
        [one] { $count } manuscript
       *[other] { $count } manuscripts
    }
viscounts-ribbon-grey = grey ribbon
viscounts-ribbon-black = black ribbon
viscounts-ribbon-yellow = yellow ribbon
viscounts-ribbon-blue = blue ribbon
viscounts-bonus-cb-grey = grey cleric bonus card
viscounts-bonus-cb-black = black cleric bonus card
viscounts-bonus-cb-yellow = yellow cleric bonus card
viscounts-bonus-cb-blue = blue cleric bonus card

## The board and the castle

viscounts-segment-A = Mountain
viscounts-segment-B = Lake
viscounts-segment-C = Cliffs
viscounts-segment-D = Hills
viscounts-segment-E = Forest
viscounts-node-l = left bank
viscounts-node-r = right bank
viscounts-node-i = inner path
viscounts-path-outer = outer path
viscounts-path-inner = inner path
viscounts-space-L = { NAME($segment) }, left bank
    .short = { NAME($segment) }, left
viscounts-space-R = { NAME($segment) }, right bank
    .short = { NAME($segment) }, right
viscounts-space-I = { NAME($segment) }, inner path
    .short = { NAME($segment) }, inside
viscounts-site = building spot { $site }
viscounts-link = link
viscounts-section-ink-stone = ink and stone section
viscounts-section-flip = debt and deed section
viscounts-section-gold-or-move = gold section
viscounts-section-hire-or-destroy = recruiting section
viscounts-section-virtue = virtue section
viscounts-tier-1 = first tier
viscounts-tier-2 = second tier
viscounts-tier-3 = third tier
viscounts-castle = castle
viscounts-castle-leader = castle leader
viscounts-castle-leader-card = castle leader card

## Buildings and upgrades

viscounts-building-workshop = workshop
    .count = { $count ->
        [one] { $count } workshop
       *[other] { $count } workshops
    }
viscounts-building-trading-post = trading post
    .count = { $count ->
        [one] { $count } trading post
       *[other] { $count } trading posts
    }
viscounts-building-guildhall = guildhall
    .count = { $count ->
        [one] { $count } guildhall
       *[other] { $count } guildhalls
    }
viscounts-building-any = building
    .count = { $count ->
        [one] { $count } building
       *[other] { $count } buildings
    }
viscounts-slot-tp1 = trading post 1
viscounts-slot-tp1-text = Your viscount may move 1 more space for free.
viscounts-slot-tp1-gives = 1 space free
viscounts-slot-tp2 = trading post 2
viscounts-slot-tp2-text = Dismissing costs you only 1 silver.
viscounts-slot-tp2-gives = dismiss for 1 silver
viscounts-slot-tp3 = trading post 3
viscounts-slot-tp3-text = 2 merchant icons.
viscounts-slot-tp3-gives = 2 merchant icons
viscounts-slot-gh1 = guildhall 1
viscounts-slot-gh1-text = 1 builder icon.
viscounts-slot-gh1-gives = builder icon
viscounts-slot-gh2 = guildhall 2
viscounts-slot-gh2-text = 1 noble icon.
viscounts-slot-gh2-gives = noble icon
viscounts-slot-gh3 = guildhall 3
viscounts-slot-gh3-text = 1 cleric icon.
viscounts-slot-gh3-gives = cleric icon
viscounts-slot-ws1 = workshop 1
viscounts-slot-ws1-text = Each time you hire, you may discard a card.
viscounts-slot-ws1-gives = discard after hiring
viscounts-slot-ws2 = workshop 2
viscounts-slot-ws2-text = At each player’s collision gain 1 virtue if you have no criminal icon.
viscounts-slot-ws2-gives = virtue at collisions
viscounts-slot-ws3 = workshop 3
viscounts-slot-ws3-text = Your hand limit is 1 higher.
viscounts-slot-ws3-gives = hand limit +1
viscounts-slot-ai1 = guildhall 1
viscounts-slot-ai2 = guildhall 2
viscounts-slot-ai3 = guildhall 3
viscounts-slot-ai4 = trading post 1
viscounts-slot-ai5 = trading post 2
viscounts-slot-ai6 = trading post 3
viscounts-slot-ai7 = workshop 1
viscounts-slot-ai8 = workshop 2
viscounts-slot-ai9 = workshop 3
viscounts-upgrade-icons = { LIST($icons) }
viscounts-upgrade-instant = at once: { $effect }
viscounts-upgrade-on-collision = at each collision without criminal icons: { $effect }
viscounts-upgrade-on-flip = after each flip: { $effect }
viscounts-upgrade-on-future-scheme = after each future scheme: { $effect }
viscounts-upgrade-on-shuffle = after each shuffle: { $effect }
viscounts-upgrade-on-hire = after each hire: { $effect }

## Goods, icons and pieces

viscounts-good-ink = ink
    .count = { $count ->
        [one] { $count } ink
       *[other] { $count } ink
    }
viscounts-good-stone = stone
    .count = { $count ->
        [one] { $count } stone
       *[other] { $count } stone
    }
viscounts-good-gold = gold
    .count = { $count ->
        [one] { $count } gold
       *[other] { $count } gold
    }
viscounts-good-silver = silver
    .count = { $count ->
        [one] { $count } silver
       *[other] { $count } silver
    }
viscounts-good-any = resource of your choice
    .count = { $count ->
        [one] { $count } resource of your choice
       *[other] { $count } resources of your choice
    }
viscounts-good-debt = debt
    .count = { $count ->
        [one] { $count } debt
       *[other] { $count } debts
    }
viscounts-good-deed = deed
    .count = { $count ->
        [one] { $count } deed
       *[other] { $count } deeds
    }
viscounts-good-virtue = virtue
    .count = { $count ->
        [one] { $count } virtue
       *[other] { $count } virtue
    }
viscounts-good-corruption = corruption
    .count = { $count ->
        [one] { $count } corruption
       *[other] { $count } corruption
    }
viscounts-amount = { COUNT($n, $what) }
viscounts-resource = resource
    .count = { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    }
viscounts-icon-merchant = merchant icon
    .count = { $count ->
        [one] { $count } merchant icon
       *[other] { $count } merchant icons
    }
viscounts-icon-builder = builder icon
    .count = { $count ->
        [one] { $count } builder icon
       *[other] { $count } builder icons
    }
viscounts-icon-noble = noble icon
    .count = { $count ->
        [one] { $count } noble icon
       *[other] { $count } noble icons
    }
viscounts-icon-cleric = cleric icon
    .count = { $count ->
        [one] { $count } cleric icon
       *[other] { $count } cleric icons
    }
viscounts-icon-criminal = criminal icon
    .count = { $count ->
        [one] { $count } criminal icon
       *[other] { $count } criminal icons
    }
viscounts-debt-unpaid = unpaid debt
viscounts-debt-paid = paid debt
viscounts-deed-acquired = acquired deed
viscounts-deed-approved = approved deed
viscounts-worker = worker
    .count = { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
viscounts-viscount = viscount
    .count = { $count ->
        [one] { $count } viscount
       *[other] { $count } viscounts
    }
viscounts-space = space
    .count = { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }
viscounts-marker-corruption = corruption marker
viscounts-marker-virtue = virtue marker
viscounts-collision = collision
viscounts-poverty = poverty card
viscounts-prosperity = prosperity card
viscounts-player-card = player card { $number }
viscounts-colour-red = red
viscounts-colour-blue = blue
viscounts-colour-yellow = yellow
viscounts-colour-green = green

## Actions, phases, card zones

viscounts-action-trade = Trade
viscounts-action-build = Construct a Building
viscounts-action-noble = Place Workers
viscounts-action-cleric = Transcribe a Manuscript
viscounts-action-focus = Primary Focus
viscounts-action-none = no action
viscounts-phase-1 = Card Management
viscounts-phase-2 = Movement
viscounts-phase-3 = Primary Action
viscounts-phase-4 = Recruit
viscounts-phase-5 = Resolve Collision
viscounts-phase-6 = Draw Cards
viscounts-phase-setup = setup
viscounts-phase-end = end-game scoring
viscounts-timing-instant = immediate
viscounts-timing-ongoing = ongoing
viscounts-timing-dropoff = drop-off
viscounts-timing-none = no ability
viscounts-area-hand = hand
viscounts-area-draw = draw pile
viscounts-area-discard = discard pile
viscounts-area-board = player board
viscounts-area-left = left space
viscounts-area-middle = middle space
viscounts-area-right = right space
viscounts-area-supply = supply
viscounts-area-main-board = main board

## Effects, as parts of a sentence; label writes them with a capital

viscounts-effect-gain = gain { COUNT($n, $good) }
viscounts-effect-flip-debt = { $n ->
    [one] flip a debt
   *[other] flip { $n } debts
}
viscounts-effect-flip-deed = { $n ->
    [one] flip a deed
   *[other] flip { $n } deeds
}
viscounts-effect-flip-either = { $n ->
    [one] flip a debt or a deed
   *[other] flip { $n } debts or deeds
}
viscounts-effect-rearrange = rearrange your cards
viscounts-effect-discard = { $n ->
    [one] discard a card
   *[other] discard up to { $n } cards
}
viscounts-effect-destroy = { $n ->
    [one] destroy a card
   *[other] destroy up to { $n } cards
}
viscounts-effect-destroy-any = destroy any of your cards
viscounts-effect-shuffle = shuffle your discard pile into the draw pile
viscounts-effect-hire-free = hire any visible townsfolk for free
viscounts-effect-castle-move = move a worker to a neighbouring section
viscounts-effect-place-workers = { $n ->
    [one] place { $n } worker in the castle
   *[other] place { $n } workers in the castle
}
viscounts-effect-build-free = construct free of charge: { NAME($building) }
viscounts-effect-free-manuscript = take a manuscript of cost { LIST($costs, join: "or") }
viscounts-effect-choice = { LIST($options, join: "or") }
viscounts-effect-all = { LIST($effects) }
viscounts-effect-nothing = nothing
viscounts-effect-future-scheme = take a future scheme
viscounts-effect-ai-dismiss = dismiss the townsfolk of the segment
viscounts-effect-ai-action = action: { NAME($action) }
viscounts-effect-gain-per-criminal = gain 1 corruption per criminal icon
viscounts-ability-instant = When played: { $effect }
viscounts-ability-dropoff = When it leaves: { $effect }
viscounts-ability-after-action = After the action { NAME($action) }: { $effect }
viscounts-ability-on-flip = Each time you flip a debt: { $effect }
viscounts-ability-on-gain = Each time you gain a debt: { $effect }
viscounts-ability-on-collision = At each player’s collision: { $effect }
viscounts-ability-convert-icons = Action { NAME($action) }: each { COUNT($per, $from) } may count as { COUNT($icons, $icon) }
viscounts-ability-pay-as-icon = Action { NAME($action) }: each { COUNT($per, $good) } paid may count as { COUNT($icons, $icon) }
viscounts-ability-pay-any-as-icon = Action { NAME($action) }: each unit paid ({ LIST($goods, join: "or") }) may count as { COUNT($icons, $icon) }
viscounts-ability-once = { $text } (once per action)
viscounts-ability-hire-or-dismiss = When hired or dismissed: { $effect }
viscounts-ability-end-score = At the end of the game: { $vp } VP for every { COUNT($per, $thing) }

## Scoring

viscounts-thing-resource = resource
    .count = { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    }
viscounts-thing-building = building
    .count = { $count ->
        [one] { $count } building
       *[other] { $count } buildings
    }
viscounts-thing-manuscript = manuscript
    .count = { $count ->
        [one] { $count } manuscript
       *[other] { $count } manuscripts
    }
viscounts-thing-flipped-debt = paid debt
    .count = { $count ->
        [one] { $count } paid debt
       *[other] { $count } paid debts
    }
viscounts-thing-flipped-deed = approved deed
    .count = { $count ->
        [one] { $count } approved deed
       *[other] { $count } approved deeds
    }
viscounts-thing-worker-in-castle = worker in the castle
    .count = { $count ->
        [one] { $count } worker in the castle
       *[other] { $count } workers in the castle
    }
viscounts-score-buildings = buildings
viscounts-score-castle = workers in the castle
viscounts-score-sets = manuscript sets
viscounts-score-manuscripts = points of manuscripts
viscounts-score-castle-leader = castle leader
viscounts-score-cleric-bonus = cleric bonus cards
viscounts-score-debts = unpaid debts
viscounts-score-deeds = deeds
viscounts-score-poverty = poverty card
viscounts-score-prosperity = prosperity card
viscounts-score-resources = leftover resources

## Solo game

viscounts-rival-ai-cleric = Cleric AI
viscounts-rival-ai-builder = Builder AI
viscounts-rival-ai-noble = Noble AI
viscounts-rival-ai-cards = Card AI
viscounts-rival = the AI player
viscounts-scheme-S1 = starting scheme 1
viscounts-scheme-S2 = starting scheme 2
viscounts-scheme-S3 = starting scheme 3
viscounts-scheme-S4 = starting scheme 4
viscounts-scheme-S5 = starting scheme 5
viscounts-scheme-S6 = starting scheme 6
viscounts-scheme-S7 = starting scheme 7
viscounts-scheme-S8 = starting scheme 8
viscounts-scheme-F1 = future scheme 1
viscounts-scheme-F2 = future scheme 2
viscounts-scheme-F3 = future scheme 3
viscounts-scheme-F4 = future scheme 4
viscounts-scheme-F5 = future scheme 5
viscounts-scheme-F6 = future scheme 6
viscounts-scheme-F7 = future scheme 7
viscounts-scheme-F8 = future scheme 8
viscounts-focus-build = construct buildings
viscounts-focus-noble = place workers
viscounts-focus-cleric = transcribe manuscripts
viscounts-focus-cards = flip debts and deeds
viscounts-option-ai = AI board
viscounts-option-difficulty = difficulty
viscounts-difficulty = difficulty { $level }
viscounts-option-side = board side
