### Names of Viceroy: cards, gems, tokens, places.

viceroy-title = Viceroy

## Characters

viceroy-card-boatswain = Boatswain
viceroy-card-ambassador = Ambassador
viceroy-card-herbalist = Herbalist
viceroy-card-mentor = Mentor
viceroy-card-scout = Scout
viceroy-card-chancellor = Chancellor
viceroy-card-wanderer = Wanderer
viceroy-card-paladin = Paladin
viceroy-card-cannoneer = Cannoneer
viceroy-card-marshal = Marshal
viceroy-card-crossbow-maiden = Crossbow Maiden
viceroy-card-lookout = Lookout
viceroy-card-arcanist = Arcanist
viceroy-card-executioner = Executioner
viceroy-card-general = General
viceroy-card-miner = Miner
viceroy-card-corporal = Corporal
viceroy-card-grandee = Grandee
viceroy-card-standard-bearer = Standard-Bearer
viceroy-card-recruiter = Recruiter
viceroy-card-fairy = Fairy
viceroy-card-bandit = Bandit
viceroy-card-castellan = Castellan
viceroy-card-agent = Agent
viceroy-card-berserker = Berserker
viceroy-card-huntress = Huntress
viceroy-card-assassin = Assassin
viceroy-card-swordsman = Swordsman
viceroy-card-strategist = Strategist
viceroy-card-ranger = Ranger
viceroy-card-crown-prince = Crown Prince
viceroy-card-captain = Captain
viceroy-card-margrave = Margrave
viceroy-card-hermit = Hermit
viceroy-card-guardian = Guardian
viceroy-card-sniper = Sniper
viceroy-card-armourer = Armourer
viceroy-card-druid = Druid
viceroy-card-champion = Champion
viceroy-card-admiral = Admiral
viceroy-card-inspector = Inspector
viceroy-card-spy = Spy
viceroy-card-inventor = Inventor
viceroy-card-governor = Governor
viceroy-card-sergeant = Sergeant
viceroy-card-saboteur = Saboteur
viceroy-card-brewer = Brewer
viceroy-card-cabin-girl = Cabin Girl
viceroy-card-witch = Witch
viceroy-card-warlord = Warlord
viceroy-card-helmsman = Helmsman
viceroy-card-regent = Regent
viceroy-card-pathfinder = Pathfinder
viceroy-card-sorcerer = Sorcerer
viceroy-card-cutthroat = Cutthroat
viceroy-card-poisoner = Poisoner
viceroy-card-enchantress = Enchantress
viceroy-card-veteran = Veteran
viceroy-card-first-mate = First Mate
viceroy-card-baron = Baron
viceroy-card-fence = Fence
viceroy-card-colonel = Colonel
viceroy-card-landsknecht = Landsknecht
viceroy-card-chieftain = Chieftain

## Laws

viceroy-card-replacement-decree = Replacement Decree
viceroy-card-double-honours = Double Honours
viceroy-card-forced-exchange = Forced Exchange
viceroy-card-census = Census
viceroy-card-requisition = Requisition
viceroy-card-legal-reform = Legal Reform
viceroy-card-war-levy = War Levy
viceroy-card-royal-archive = Royal Archive
viceroy-card-border-treaty = Border Treaty
viceroy-card-royal-favour = Royal Favour
viceroy-card-balance-of-power = Balance of Power
viceroy-card-treasury = Treasury
viceroy-card-conscription = Conscription
viceroy-card-secret-service = Secret Service
viceroy-card-heraldry = Heraldry
viceroy-card-fortification = Fortification
viceroy-card-academy-charter = Academy Charter
viceroy-card-university = University
viceroy-card-sorcerers-guild = Sorcerers’ Guild
viceroy-card-book-of-spells = Book of Spells
viceroy-card-court-alliance-i = Court Alliance I
viceroy-card-court-alliance-ii = Court Alliance II
viceroy-card-court-alliance-iii = Court Alliance III
viceroy-card-court-alliance-iv = Court Alliance IV

## What the laws do

viceroy-law-replacement-decree-text = Not placed in an empty position: choose a card of your pyramid on levels 1–4 and put this law in its place. Take the replaced card into your hand. Tokens, gems and tucked cards stay where they are and now belong to this law.
viceroy-law-double-honours-text = Tuck this law under a character of your pyramid. For each token on that character add one more of the same kind; an eternal gem must come from the supply.
viceroy-law-forced-exchange-text = You may pay another player 3 gems of any colours from behind your screen; then swap one token of your pyramid with one token of theirs. Gems on cards cannot be swapped.
viceroy-law-census-text = At the end of the game: 1 power point for each card of your pyramid, tucked cards and this law included.
viceroy-law-requisition-text = Take any character on offer into your hand and fill its place with the top card of the small deck. You take no part in the next auction phase and get no gems for passing.
viceroy-law-legal-reform-text = Draw 3 cards from the law deck, then put 2 law cards from your hand on top of it in any order. If you drew fewer than 2, put back only as many as you drew.
viceroy-law-war-levy-text = Choose one: an attack token, a power token worth 6 on this law, or 4 gems of any colours.
viceroy-law-royal-archive-text = Tuck any number of cards from your hand under this law. At the end of the game: 5 power points for each card under it.
viceroy-law-border-treaty-text = Choose one: a defence token on this law, an eternal gem of any colour on this law, or 4 gems of any colours.
viceroy-law-royal-favour-text = Tuck another free card of your pyramid under this law and move all its tokens to this law. At the end of the game this law is worth 3 / 6 / 9 / 12 power points on level 1 / 2 / 3 / 4.
viceroy-law-balance-of-power-text = At the end of the game: 3 more power points for each complete set of defence, science and magic.
viceroy-law-treasury-text = Put up to 8 gems from behind your screen on this law; they stay there. At the end of the game: 2 power points for each gem on this law.
viceroy-law-conscription-text = Choose one: an attack token, 1 card from the small deck or the law deck, or 4 gems of any colours.
viceroy-law-secret-service-text = From now on, each time you take a card on offer or from the small deck or the law deck, you may tuck it under this law. At the end of the game: 4 power points for each card under it.
viceroy-law-heraldry-text = At the end of the game: 1 more power point for each one-colour circle and each eternal gem of your pyramid.
viceroy-law-fortification-text = Choose one: a defence token on this law, a power token worth 6 on this law, or 4 gems of any colours.
viceroy-law-academy-charter-text = Choose one: a magic token on this law, a science token on this law, or 4 gems of any colours.
viceroy-law-university-text = Choose one: a science token on this law, 1 card from the small deck or the law deck, or 4 gems of any colours.
viceroy-law-sorcerers-guild-text = Choose one: a magic token and a bonus magic token +2 on this law, an eternal gem of any colour on this law, or 4 gems of any colours.
viceroy-law-book-of-spells-text = Choose one: a bonus magic token +3 on this law, 1 card from the small deck or the law deck, or 4 gems of any colours.
viceroy-law-court-alliance-i-text = At the end of the game: 2 power points for each character adjacent to this law.
viceroy-law-court-alliance-ii-text = At the end of the game: 2 power points for each character adjacent to this law.
viceroy-law-court-alliance-iii-text = At the end of the game: 2 power points for each character adjacent to this law.
viceroy-law-court-alliance-iv-text = At the end of the game: 2 power points for each character adjacent to this law.

## Colours; .gem, .eternal, .circle and so on are things of that colour

viceroy-color-blue = blue
    .gem = blue gem
    .gem-count = { $count ->
        [one] { $count } blue gem
       *[other] { $count } blue gems
    }
    .eternal = eternal blue gem
    .stored = stored blue gem
    .circle = blue circle
    .circles = blue circles
    .segment = blue segment
    .auction = blue auction card
viceroy-color-red = red
    .gem = red gem
    .gem-count = { $count ->
        [one] { $count } red gem
       *[other] { $count } red gems
    }
    .eternal = eternal red gem
    .stored = stored red gem
    .circle = red circle
    .circles = red circles
    .segment = red segment
    .auction = red auction card
viceroy-color-green = green
    .gem = green gem
    .gem-count = { $count ->
        [one] { $count } green gem
       *[other] { $count } green gems
    }
    .eternal = eternal green gem
    .stored = stored green gem
    .circle = green circle
    .circles = green circles
    .segment = green segment
    .auction = green auction card
viceroy-color-yellow = yellow
    .gem = yellow gem
    .gem-count = { $count ->
        [one] { $count } yellow gem
       *[other] { $count } yellow gems
    }
    .eternal = eternal yellow gem
    .stored = stored yellow gem
    .circle = yellow circle
    .circles = yellow circles
    .segment = yellow segment
    .auction = yellow auction card
viceroy-color-any = any colour
    .gem = gem of any colour
    .eternal = eternal gem of any colour
    .stored = stored gem of any colour
    .circle = circle of any colour
    .circles = circles of any colour
    .segment = segment of any colour
    .auction = auction card of any colour
    .gem-count = { $count ->
        [one] { $count } gem of any colour
       *[other] { $count } gems of any colours
    }

## Gems on cards and behind screens

viceroy-gem = gem
    .count = { $count ->
        [one] { $count } gem
       *[other] { $count } gems
    }
viceroy-gem-blue = blue gem
    .acc = a blue gem
    .count = { $count ->
        [one] { $count } blue gem
       *[other] { $count } blue gems
    }
    .short-count = { $count } blue
viceroy-gem-red = red gem
    .acc = a red gem
    .count = { $count ->
        [one] { $count } red gem
       *[other] { $count } red gems
    }
    .short-count = { $count } red
viceroy-gem-green = green gem
    .acc = a green gem
    .count = { $count ->
        [one] { $count } green gem
       *[other] { $count } green gems
    }
    .short-count = { $count } green
viceroy-gem-yellow = yellow gem
    .acc = a yellow gem
    .count = { $count ->
        [one] { $count } yellow gem
       *[other] { $count } yellow gems
    }
    .short-count = { $count } yellow
viceroy-eternal = eternal gem
    .count = { $count ->
        [one] { $count } eternal gem
       *[other] { $count } eternal gems
    }
viceroy-eternal-blue = eternal blue gem
    .count = { $count ->
        [one] { $count } eternal blue gem
       *[other] { $count } eternal blue gems
    }
viceroy-eternal-red = eternal red gem
    .count = { $count ->
        [one] { $count } eternal red gem
       *[other] { $count } eternal red gems
    }
viceroy-eternal-green = eternal green gem
    .count = { $count ->
        [one] { $count } eternal green gem
       *[other] { $count } eternal green gems
    }
viceroy-eternal-yellow = eternal yellow gem
    .count = { $count ->
        [one] { $count } eternal yellow gem
       *[other] { $count } eternal yellow gems
    }
viceroy-stored = stored gem
    .count = { $count ->
        [one] { $count } stored gem
       *[other] { $count } stored gems
    }
viceroy-stored-blue = stored blue gem
    .count = { $count ->
        [one] { $count } stored blue gem
       *[other] { $count } stored blue gems
    }
viceroy-stored-red = stored red gem
    .count = { $count ->
        [one] { $count } stored red gem
       *[other] { $count } stored red gems
    }
viceroy-stored-green = stored green gem
    .count = { $count ->
        [one] { $count } stored green gem
       *[other] { $count } stored green gems
    }
viceroy-stored-yellow = stored yellow gem
    .count = { $count ->
        [one] { $count } stored yellow gem
       *[other] { $count } stored yellow gems
    }
viceroy-eternal-any = eternal gem of any colour

## Tokens

viceroy-token-magic = magic token
    .count = { $count ->
        [one] { $count } magic token
       *[other] { $count } magic tokens
    }
viceroy-token-science = science token
    .count = { $count ->
        [one] { $count } science token
       *[other] { $count } science tokens
    }
viceroy-token-defence = defence token
    .count = { $count ->
        [one] { $count } defence token
       *[other] { $count } defence tokens
    }
viceroy-token-attack = attack token
    .count = { $count ->
        [one] { $count } attack token
       *[other] { $count } attack tokens
    }
viceroy-token-power = power token
    .count = { $count ->
        [one] { $count } power token
       *[other] { $count } power tokens
    }
viceroy-token-power-value = power token worth { $value }
    .count = { $count ->
        [one] { $count } power token worth { $value }
       *[other] { $count } power tokens worth { $value }
    }
viceroy-token-bonus-magic = bonus magic token +{ $value }
    .count = { $count ->
        [one] { $count } bonus magic token +{ $value }
       *[other] { $count } bonus magic tokens +{ $value }
    }
viceroy-token-bonus-circle = bonus token +{ $value } for { NAME($color, case: "circles") }
    .count = { $count ->
        [one] { $count } bonus token +{ $value } for { NAME($color, case: "circles") }
       *[other] { $count } bonus tokens +{ $value } for { NAME($color, case: "circles") }
    }

## Rewards

viceroy-reward-gems = { $amount ->
    [one] { $amount } gem of any colour
   *[other] { $amount } gems of any colours
}
viceroy-reward-power = power token worth { $amount }
viceroy-reward-draw-card = { $amount ->
    [one] draw { $amount } card
   *[other] draw { $amount } cards
}
viceroy-reward-science = { $amount ->
    [one] { $amount } science token
   *[other] { $amount } science tokens
}
viceroy-reward-magic = { $amount ->
    [one] { $amount } magic token
   *[other] { $amount } magic tokens
}
viceroy-reward-defence = { $amount ->
    [one] { $amount } defence token
   *[other] { $amount } defence tokens
}
viceroy-reward-attack = { $amount ->
    [one] { $amount } attack token
   *[other] { $amount } attack tokens
}
viceroy-reward-bonus-magic = bonus magic token +{ $amount }
viceroy-reward-bonus-circle = bonus token +{ $amount } for { NAME($color, case: "circles") }
viceroy-reward-eternal-gem = { NAME($color, case: "eternal") }
viceroy-reward-eternal-any = eternal gem of any colour
viceroy-reward-level-five-rows = the rewards of rows 1, 2 and 3
viceroy-reward-level-five-power = a power token worth 15

## Places and decks

viceroy-deck-large = large deck
viceroy-deck-small = small deck
viceroy-deck-laws = law deck
viceroy-place-discard = discard pile
viceroy-place-supply = supply
viceroy-place-stock = token stock
viceroy-place-box = box
viceroy-place-screen = screen
    .behind = behind the screen
viceroy-place-hand = hand
viceroy-place-display = cards on offer
viceroy-place-pyramid = pyramid of power
viceroy-position-above = above
    .card = card above
    .auction = above the auction card
viceroy-position-below = below
    .card = card below
    .auction = below the auction card
viceroy-offer-place = { NAME($color) }, { NAME($position) }

## The pyramid

viceroy-level = level { $level }
viceroy-row = row { $row }
viceroy-end-left = left end
viceroy-end-right = right end
viceroy-slot = level { $level }, place { $place }
viceroy-slot-end = level 1, { NAME($end) }
viceroy-slot-between = level { $level }, on { NAME($left) } and { NAME($right) }
    .short = level { $level }, { NAME($left) } – { NAME($right) }
viceroy-segment-top-left = upper left segment
viceroy-segment-top-right = upper right segment
viceroy-segment-bottom-left = lower left segment
viceroy-segment-bottom-right = lower right segment
viceroy-circle = circle
    .count = { $count ->
        [one] { $count } circle
       *[other] { $count } circles
    }
viceroy-circle-one-color = one-colour circle
    .count = { $count ->
        [one] { $count } one-colour circle
       *[other] { $count } one-colour circles
    }
viceroy-circle-at = circle on level { $level }, place { $place }
viceroy-tucked-card = tucked card
    .count = { $count ->
        [one] { $count } tucked card
       *[other] { $count } tucked cards
    }
viceroy-free-card = free card
viceroy-adjacent-card = adjacent card
viceroy-numbered-card = { NAME($card) } ({ $number })
viceroy-cost = cost: { LIST($gems) }

## Phases, kinds and timing

viceroy-phase-setup = setup
viceroy-phase-auction = auction phase
viceroy-phase-building = building phase
viceroy-phase-scoring = final scoring
viceroy-bidding-round = bidding round { $number }
viceroy-building-round = building round { $number }
viceroy-last-round = last round
viceroy-kind-character = character
    .card = character card
    .count = { $count ->
        [one] { $count } character
       *[other] { $count } characters
    }
viceroy-kind-law = law
    .card = law card
    .count = { $count ->
        [one] { $count } law
       *[other] { $count } laws
    }
viceroy-kind-auction = auction card
viceroy-timing-immediate = one-time effect
viceroy-timing-end-of-game = at the end of the game
viceroy-timing-immediate-and-end-of-game = one-time effect, and again at the end of the game
viceroy-timing-ongoing-and-end-of-game = ongoing effect, and again at the end of the game

## Scoring

viceroy-score-circles = one-colour circles
viceroy-score-eternal = eternal gems
viceroy-score-laws = law cards
viceroy-score-power = power tokens
viceroy-score-magic = magic
viceroy-score-sets = complete token sets
viceroy-score-attack = penalty for attack tokens
viceroy-token-set = complete token set
    .count = { $count ->
        [one] { $count } complete token set
       *[other] { $count } complete token sets
    }
viceroy-power-points = { $count ->
    [one] { $count } power point
   *[other] { $count } power points
}

## Options and virtual opponents

viceroy-virtual = virtual opponent
    .count = { $count ->
        [one] { $count } virtual opponent
       *[other] { $count } virtual opponents
    }
viceroy-virtual-number = Virtual opponent { $number }
viceroy-option-virtual = virtual opponents
viceroy-option-discard-for-gems = discarding a card for 2 gems (second Russian edition)
viceroy-option-four-characters = four characters dealt at the start (second Russian edition)
