### Names of Gùgōng: locations, decrees, tokens, cities, gifts, and what effects do.

gugong-title = Gùgōng

## The seven locations and their officials

gugong-location-travel = Travel
    .short = Travel
    .action = Travel action
gugong-location-wall = Great Wall
    .short = Great Wall
    .action = Great Wall action
gugong-location-jade = Jade
    .short = Jade
    .action = Jade action
gugong-location-intrigue = Intrigue
    .short = Intrigue
    .action = Intrigue action
gugong-location-palace = Palace of Heavenly Purity
    .short = Palace
    .action = Palace of Heavenly Purity action
gugong-location-decrees = Decrees
    .short = Decrees
    .action = Decrees action
gugong-location-canal = Grand Canal
    .short = Grand Canal
    .action = Grand Canal action
gugong-official-travel = revenue official
gugong-official-wall = official of public works
gugong-official-jade = keeper of gems
gugong-official-intrigue = court schemer
gugong-official-palace = official of protocol
gugong-official-decrees = imperial secretary
gugong-official-canal = harbour master

## What the variants of a location do

gugong-variant-a = A
gugong-variant-b = B
gugong-variant-travel-a-text = Move your traveller once.
gugong-variant-travel-b-text = Send 2 servants and move your traveller twice.
gugong-variant-wall-a-text = Place 1 hired servant on the Great Wall.
gugong-variant-wall-b-text = Send 1 servant and place up to 2 hired servants on the Great Wall.
gugong-variant-jade-a-text = Send as many servants as the chosen house shows and take its jade; once all houses are empty, take jade from the courtyard.
gugong-variant-intrigue-a-text = Move 1 step on the intrigue track. The first to do so each day takes the next start player medal.
gugong-variant-intrigue-b-text = Send 1 servant and move 3 steps on the intrigue track.
gugong-variant-palace-a-text = Move your envoy 1 step towards the emperor.
gugong-variant-palace-b-text = Send 2 servants; move your envoy 2 steps and your intrigue marker 1 step.
gugong-variant-decrees-a-text = Send as many servants as the decree costs, and 1 more for each opponent’s servant on it; then place 1 hired servant on it.
gugong-variant-canal-a-text = You may place 1 hired servant on one of your ships, then you may move one of your ships 1 harbour ahead.
gugong-variant-canal-b-text = Send 1 servant and place 2 hired servants on your ships.

## Decrees

gugong-decree-d1-intrigue = Morning Intrigue
gugong-decree-d1-intrigue-text = Each morning you may move your intrigue marker 2 steps.
gugong-decree-d1-ship = Morning Ship
gugong-decree-d1-ship-text = Each morning you may put 1 free servant on one of your ships or on a new one; if that fills it, you may claim its reward at once.
gugong-decree-d1-hire = Morning Hiring
gugong-decree-d1-hire-text = Each morning you may hire 1 servant.
gugong-decree-d1-palace = Morning Envoy
gugong-decree-d1-palace-text = Each morning you may move your envoy 1 step; one that stands before the emperor brings 1 VP instead.
gugong-decree-d1-swap = Morning Swap
gugong-decree-d1-swap-text = Each morning, after the dice are rolled, you may swap a card of your hand with a gift on the board.
gugong-decree-d2-travel = Cheaper Travel
gugong-decree-d2-travel-text = Two moves with one Travel action cost you 1 servant less.
gugong-decree-d2-jade = Cheaper Jade
gugong-decree-d2-jade-text = The Jade action costs you 1 servant less; this does not help with jade from elsewhere.
gugong-decree-d2-decrees = Cheaper Decrees
gugong-decree-d2-decrees-text = Further decrees cost you 1 servant less to send.
gugong-decree-d2-wall = Extra Wall Builder
gugong-decree-d2-wall-text = With each Great Wall action you may add 1 free servant to the wall.
gugong-decree-d2-equal = Equal Gifts
gugong-decree-d2-equal-text = A gift of equal value is good enough for you.
gugong-decree-d3-vp = A Third of the Points
gugong-decree-d3-vp-text = At the end: 1 VP for every 3 VP you have, at most 10.
gugong-decree-d3-flat = Eight Points
gugong-decree-d3-flat-text = At the end: 8 VP.
gugong-decree-d3-jade = Points for Jade
gugong-decree-d3-jade-text = At the end: 2 VP for each jade, at most 10.
gugong-decree-d3-decrees = Points for Decrees
gugong-decree-d3-decrees-text = At the end: 2 VP for each of your servants on decrees, this one included.
gugong-decree-d3-harbours = Points for Harbours
gugong-decree-d3-harbours-text = At the end: 2 VP for each of your servants on harbour rewards.
gugong-timing-morning = in the morning
gugong-timing-passive = always
gugong-timing-end = at the end of the game
gugong-decree-level = level { $level } decree
gugong-decree-price = cost: { $cost }
gugong-decree-now = { $vp } VP now
gugong-place-top = top place
gugong-place-bottom = bottom place

## Travel tokens

gugong-token-hire1 = one-servant token
gugong-token-hire1-text = Hire 1 servant.
gugong-token-hire2 = two-servant token
gugong-token-hire2-text = Hire 2 servants.
gugong-token-palace1 = envoy token
gugong-token-palace1-text = Move your envoy 1 step (1 VP if it stands before the emperor).
gugong-token-intrigue1 = intrigue token
gugong-token-intrigue1-text = Move your intrigue marker 1 step.
gugong-token-discard7-jade = jade-for-a-gift token
gugong-token-discard7-jade-text = Discard a gift of value 7 or more from your hand and take 1 jade.
gugong-token-vp2 = two-point token
gugong-token-vp2-text = Gain 2 VP.
gugong-token-swap = swap token
gugong-token-swap-text = Swap a card of your hand or discard pile with a gift on the board.
gugong-token-retrieve = retrieve token
gugong-token-retrieve-text = Take a card of your discard pile back into your hand.
gugong-token-ship1 = ship token
gugong-token-ship1-text = Put 1 free servant on one of your ships or on a new one; if that fills it, you may claim its reward.
gugong-token-wall1 = wall token
gugong-token-wall1-text = Put 1 free servant on the Great Wall.
gugong-token-pay3-jade = jade-for-servants token
gugong-token-pay3-jade-text = Send 3 servants and take 1 jade.
gugong-token-double = double token
gugong-token-double-text = No benefit of its own; it counts as two tokens when exchanged.
gugong-token-bonus-plus1 = bonus token for gifts +1
gugong-token-bonus-plus1-text = Station it with 1 hired servant beside your board: for the rest of the day each gift you play counts 1 more.
gugong-token-bonus-tax = bonus tax token
gugong-token-bonus-tax-text = Station it with 1 hired servant at a location: for the rest of the day, whoever else performs its action loses 1 VP and you gain 1 VP.
gugong-token-bonus-follow = bonus follow token
gugong-token-bonus-follow-text = Station it with 1 hired servant at a location: for the rest of the day, each time another player performs its action you may perform it too.
gugong-exchange-x2-text = Exchange tokens worth 2: hire 1 servant.
gugong-exchange-x4-text = Exchange tokens worth 4: gain 2 VP.
gugong-exchange-x6-text = Exchange tokens worth 6: take 1 jade.
gugong-exchange-x2 = two tokens for a servant
gugong-exchange-x4 = four tokens for points
gugong-exchange-x6 = six tokens for jade

## Cities

gugong-city-fuzhou = Fuzhou
gugong-city-hangzhou = Hangzhou
gugong-city-jinan = Jinan
gugong-city-beijing = Beijing
gugong-city-taiyuan = Taiyuan
gugong-city-xian = Xi’an
gugong-city-chengdu = Chengdu
gugong-city-guangzhou = Guangzhou
gugong-city-kaifeng = Kaifeng
gugong-city-wuchang = Wuchang
gugong-city-nanjing = Nanjing
gugong-city-lanzhou = Lanzhou
gugong-city-kunming = Kunming
gugong-city-guiyang = Guiyang
gugong-map-a = map for 1–3 players
gugong-map-b = map for 4–5 players

## Gifts

gugong-gift-1 = Bowl of Fruit
gugong-gift-2 = Paper Fan
gugong-gift-3 = Set of Go Stones
gugong-gift-4 = Bonsai
gugong-gift-5 = Tea Set
gugong-gift-6 = Gem Necklace
gugong-gift-7 = Porcelain Vase
gugong-gift-8 = Dunhuang Pipa
gugong-gift-9 = Golden Statue
gugong-set-board = board set
gugong-set-draw = draw pile set
gugong-set-fan1 = starting set 1
gugong-set-fan2 = starting set 2
gugong-set-fan3 = starting set 3
gugong-set-fan4 = starting set 4
gugong-set-fan5 = starting set 5
gugong-gift-plain = { NAME($gift) } { $value }
    .short = { $value }
gugong-gift-named = { NAME($gift) } { $value } ({ $action })
    .short = { $value } ({ $action })
gugong-gift-alike = { NAME($gift) } { $value } ({ $action }; { NAME($set) })
    .short = { $value } ({ $action }; { NAME($set) })
gugong-gift-value = value { $value }
gugong-card-action-none = no action

## Dice, jade, harbours, intrigue

gugong-die-die1 = first destiny die
gugong-die-die2 = second destiny die
gugong-die-die3 = third destiny die
gugong-house-h1 = house 1
gugong-house-h2 = house 2
gugong-house-h3 = house 3
gugong-house-h4 = house 4
gugong-house-h5 = house 5
gugong-house-h6 = house 6
gugong-house-courtyard = courtyard
gugong-benefit-i1 = hiring 1 servant
gugong-benefit-i1-text = Move your intrigue marker 1 step back and hire 1 servant.
gugong-benefit-i3 = hiring 2 servants
gugong-benefit-i3-text = Move your intrigue marker 3 steps back and hire 2 servants.
gugong-benefit-i5 = turning a destiny die
gugong-benefit-i5-text = Move your intrigue marker 5 steps back and turn one destiny die to a face of your choice.
gugong-benefit-i7 = 1 jade
gugong-benefit-i7-text = Move your intrigue marker 7 steps back and take 1 jade.
gugong-reward-vp4 = 4 VP
gugong-reward-vp4-text = 4 victory points (three times in a game).
gugong-reward-card = extra gift card
gugong-reward-card-text = The top card of the gift draw pile into your hand (twice in a game).
gugong-reward-double = double servant
gugong-reward-double-text = Your double servant joins your hired servants (once in a game).
gugong-harbour = harbour { $number }
gugong-start-harbour = starting harbour
gugong-route-main = waterway
gugong-route-left = upper waterway
gugong-route-right = lower waterway

## Pieces

gugong-servant = servant
    .count = { $count ->
        [one] { $count } servant
       *[other] { $count } servants
    }
gugong-hired-servant = hired servant
    .count = { $count ->
        [one] { $count } hired servant
       *[other] { $count } hired servants
    }
gugong-free-servant = free servant
    .count = { $count ->
        [one] { $count } free servant
       *[other] { $count } free servants
    }
gugong-neutral-servant = neutral servant
    .count = { $count ->
        [one] { $count } neutral servant
       *[other] { $count } neutral servants
    }
gugong-double-servant = double servant
gugong-envoy = envoy
gugong-traveller = traveller
gugong-ship = ship
    .count = { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }
gugong-jade = jade
    .count = { $count ->
        [one] { $count } jade
       *[other] { $count } jade
    }
gugong-travel-token = travel token
    .count = { $count ->
        [one] { $count } travel token
       *[other] { $count } travel tokens
    }
gugong-bonus-travel-token = bonus travel token
    .count = { $count ->
        [one] { $count } bonus travel token
       *[other] { $count } bonus travel tokens
    }
gugong-decree = decree
    .count = { $count ->
        [one] { $count } decree
       *[other] { $count } decrees
    }
gugong-gift = gift card
    .count = { $count ->
        [one] { $count } gift card
       *[other] { $count } gift cards
    }
gugong-destiny-die = destiny die
    .count = { $count ->
        [one] { $count } destiny die
       *[other] { $count } destiny dice
    }
gugong-match = match
    .count = { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }
gugong-step = step
    .count = { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
gugong-medal = next start player medal
gugong-start-marker = start player marker
gugong-intrigue-marker = intrigue marker

## Places

gugong-area-board = game board
gugong-area-hand = hand
gugong-area-discard = discard pile
gugong-area-draw = gift draw pile
gugong-area-refill = token refill pile
gugong-area-hired = hired servants
gugong-area-free = free servants
gugong-area-wall = Great Wall
gugong-area-wall-section = section of the wall
gugong-area-jade-supply = jade supply
gugong-area-intrigue-track = intrigue track
gugong-area-palace-track = palace track
gugong-area-audience = audience with the emperor
gugong-area-player-board = player board
gugong-audience-seat = { $vp } VP seat
gugong-intrigue-position = intrigue { $position }
gugong-palace-position = palace { $position } of { $goal }
gugong-wall-count = Great Wall: { $count } of { $threshold }

## Phases and scoring

gugong-day = day { $day }
gugong-phase-setup = set-up
gugong-phase-morning = morning phase
gugong-phase-day = day phase
gugong-phase-dusk = dusk phase
gugong-phase-night = night phase
gugong-phase-end = final scoring
gugong-score-game = points during the game
gugong-score-wall = Great Wall
gugong-score-decrees = level 3 decrees
gugong-score-audience = audience with the emperor
gugong-score-jade = jade
gugong-score-disqualified = disqualified: no audience with the emperor

## Effects, as parts of a sentence; label writes them with a capital

gugong-effect-hire = { $n ->
    [one] hire { $n } servant
   *[other] hire { $n } servants
}
gugong-effect-pay-servants = { $n ->
    [one] send { $n } servant
   *[other] send { $n } servants
}
gugong-effect-vp = gain { $n } VP
gugong-effect-palace = { $steps ->
    [one] envoy { $steps } step
   *[other] envoy { $steps } steps
}
gugong-effect-intrigue = { $steps ->
    [one] intrigue { $steps } step
   *[other] intrigue { $steps } steps
}
gugong-effect-gain-jade = take { $n } jade
gugong-effect-swap-card = swap a card with the board
gugong-effect-retrieve-card = take a discarded card back
gugong-effect-discard-card = discard a gift of { $value } or more
gugong-effect-place-on-ship = { $max ->
    [one] place { $max } servant on a ship
   *[other] place { $max } servants on ships
}
gugong-effect-place-on-wall = { $max ->
    [one] place { $max } servant on the Great Wall
   *[other] place up to { $max } servants on the Great Wall
}
gugong-effect-move-ship = move a ship
gugong-effect-travel-move = { $times ->
    [1] move the traveller once
    [2] move the traveller twice
   *[other] move the traveller { $times } times
}
gugong-effect-take-medal-if-on-board = take the next start player medal
gugong-effect-gain-decree = take a decree
gugong-effect-location-action = { NAME($location, case: "action") }
gugong-effect-set-die = turn a destiny die
gugong-effect-draw-gift-card = { $n ->
    [one] draw { $n } gift card
   *[other] draw { $n } gift cards
}
gugong-effect-unlock-double = win the double servant
gugong-effect-station = station the bonus token

## Solo game and options

gugong-meng = Meng
gugong-focus = Meng’s focus
gugong-automa-m-travel = automa card Travel
gugong-automa-m-wall = automa card Great Wall
gugong-automa-m-jade1 = automa card Jade (no. 1)
gugong-automa-m-jade2 = automa card Jade (no. 2)
gugong-automa-m-intrigue = automa card Intrigue
gugong-automa-m-palace1 = automa card Palace (no. 1)
gugong-automa-m-palace2 = automa card Palace (no. 2)
gugong-automa-m-decrees = automa card Decrees
gugong-automa-m-canal = automa card Grand Canal
gugong-automa-m-special1 = special automa card (no. 1)
gugong-automa-m-special2 = special automa card (no. 2)
gugong-meng-card = automa card: { NAME($location) }
gugong-difficulty-easy = easy
gugong-difficulty-normal = normal
gugong-difficulty-hard = hard
gugong-pairing-s45 = you fan 4, Meng fan 5
gugong-pairing-s23 = you fan 2, Meng fan 3
gugong-pairing-s12 = you fan 1, Meng fan 2
gugong-option-expert = expert set-up
gugong-option-bonus-tokens = bonus travel tokens
gugong-option-difficulty = Meng’s difficulty
gugong-option-pairing = starting sets
gugong-option-focus = Meng’s focus
gugong-colour-red = red
gugong-colour-white = white
gugong-colour-purple = purple
gugong-colour-orange = orange
gugong-colour-green = green
