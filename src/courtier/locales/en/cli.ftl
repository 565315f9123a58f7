### The command line: help, messages, and the boards of the terminal game. Every key begins with cli-.

## Help

cli-help = Gùgōng, Viceroy and Viscounts of the West Kingdom: play in a terminal, simulate, replay, look up rules. In a terminal, `courtier` alone opens the tables in the browser.
cli-example = Example:
cli-short-play = play in this terminal
cli-help-play = Play in this terminal with people who share it, with bots and with the games’ own opponents. Without any word about seats you play alone, as the rulebook has it.
cli-example-play =
    courtier play viceroy --lang en
    courtier play viceroy --seats me,me:Ada,random
    courtier play viceroy --bots random,random --option virtual=1
    courtier play --resume game.courtier.jsonl
cli-short-replay = show a recorded game at one point
cli-help-replay = Show the board and the log of a recorded game after N actions, or at its end.
cli-example-replay = courtier replay game.courtier.jsonl --at 40
cli-short-verify = check recorded games
cli-help-verify = Check records: that nothing was changed, that every action was allowed, and that the result is right. The exit code is 1 if a check fails.
cli-example-verify = courtier verify *.courtier.jsonl
cli-short-sim = play many games between bots
cli-help-sim = Play many games between bots and say what came of them. The exit code is 1 if a game could not be finished.
cli-example-sim = courtier sim viceroy --players 4 --games 1000 --seed 1 --json
cli-short-rules = look up a rule
cli-help-rules = Look up a rule by its number or by words; without either, list all rules.
cli-example-rules =
    courtier rules viceroy V-PYR-05
    courtier rules viceroy eternal gem
cli-short-components = show component data and where they come from
cli-help-components = Show the component data of a game and where each datum comes from, or check a file of corrections.
cli-example-components =
    courtier components viceroy characters.32
    courtier components viceroy --check my-copy.json
cli-short-options = list what can be chosen before a game
cli-help-options = List what can be chosen before a game begins.
cli-example-options = courtier options viceroy --json
cli-short-bench = measure the engine on this machine
cli-help-bench = Measure the engine on this machine in random play; all games, or the one that is named.
cli-example-bench = courtier bench viceroy --players 2 --json
cli-short-position = read, check, play and write positions
cli-help-position = Position documents: one instant of a game as JSON that can be written by hand.
cli-short-position-print = show a position
cli-help-position-print = Show the board, the open questions and the points of a position.
cli-example-position-print = courtier position print position.json --seat 0
cli-short-position-check = check a position
cli-help-position-check = Say whether a position can be, and what is asked in it. The exit code is 1 if it cannot.
cli-example-position-check = courtier position check position.json --json
cli-short-position-play = apply actions to a position
cli-help-position-play = Apply actions to a position and print the new document. An action belongs to the seat that is asked; “1: bid red” names another seat.
cli-example-position-play = courtier position play position.json "0: bid red" "1: pass"
cli-short-position-new = print the start of a game
cli-help-position-new = Print the position at the start of a game.
cli-example-position-new = courtier position new viceroy --players 2 --seed 1
cli-short-position-schema = print the JSON Schema of positions
cli-help-position-schema = Print the JSON Schema of a game’s position documents.
cli-example-position-schema = courtier position schema viceroy
cli-arg-game = The game.
cli-arg-lang = Language of all texts; else COURTIER_LANG, then LANG.
cli-arg-no-color = No colours; the variable NO_COLOR does the same.
cli-arg-json = Print JSON for a program to read.
cli-arg-components = A file of corrections to the component data.
cli-arg-option = An option of the game; may be given several times. “courtier options GAME” lists them.
cli-arg-players = Number of players.
cli-arg-bots = Bots by name, such as random,random.
cli-arg-seed = What chance grows from: any text.
cli-arg-seat = Show what this seat sees, counted from 0 as in records; without it what everybody sees.
cli-arg-games = Number of games.
cli-arg-seconds = Seconds for each game.
cli-arg-version = Say the version and which build runs: compiled or pure.
cli-arg-install-completion = Install completion for this shell.
cli-arg-show-completion = Print the completion for this shell.
cli-play-seats = Who sits where: “me” for a person, “me:Ada” with a name, else the name of a bot.
cli-play-resume = Go on with a recorded game.
cli-play-save = Where the game is kept while it is played.
cli-replay-file = A record, also packed with gzip.
cli-replay-at = After so many actions; a negative number counts from the end.
cli-position-file = A position document; “-” reads standard input.
cli-position-actions = Actions in notation.
cli-rules-words = The number of a rule, its beginning, or words.
cli-components-place = The place of a datum, such as characters.32.rows.
cli-components-check = Check a file of corrections.

## Mistakes

cli-interrupted = Interrupted.
cli-usage-option = There is no option { $option } here; --help lists them.
cli-usage-missing = { $name } is missing; --help shows an example.
cli-usage-command = There is no command “{ $command }”; courtier --help lists them.
cli-usage-extra = This is too much: { $words }; --help shows an example.
cli-usage-other = The command line cannot be read: { $problem }.
cli-option-form = “{ $got }” is not an option; write it as key=value.
cli-at-least-one = { $option } must be at least 1, not { $got }.
cli-bots-count = The number of bots, { $bots }, does not fit the number of players, { $players }.
cli-seats-count = The number of seats, { $seats }, does not fit the number of players, { $players }.
cli-name-of-bot = “{ $name }” is the name of a bot; choose another name.
cli-file-not-utf8 = { $file } is not a text in UTF-8 (byte { $byte }).
cli-file-not-gzip = { $file } is packed, but cannot be unpacked: it is damaged or cut off.
cli-replay-range = The record has { $n } actions; --at { $got } is outside of it.
cli-position-which-seat = several seats are asked now; say which one answers, such as “{ $example }”. Asked: { $seats }.
cli-position-refused = Action { $n }, “{ $action }”: { $reason }

## Simulation, measurement and lists

cli-sim-title = { $game }: simulation
cli-sim-progress = { $done } of { $games } games
cli-sim-stuck-game = The game with seed { $seed } could not be finished: { $reason }
cli-sim-game = game
cli-sim-players = players
cli-sim-games = games
cli-sim-seed = seed
cli-sim-options = options
cli-sim-bots = bots
cli-sim-components-digest = component data
cli-sim-compiled = compiled
cli-sim-decisions = decisions
cli-sim-real-decisions = of these with two options or more
cli-sim-seconds = seconds
cli-sim-real-decisions-per-s = real decisions per second
cli-sim-score-mean = mean score
cli-sim-score-stdev = standard deviation
cli-sim-score-min = lowest score
cli-sim-score-max = highest score
cli-sim-wins = wins by seat
cli-sim-opponent-wins = wins of automated opponents
cli-sim-stuck = not finished
cli-sim-stuck-games = not finished, with reasons
cli-bench-title = Random play on this machine
cli-bench-measuring = Measuring { $game } with { $players ->
    [one] { $players } player
   *[other] { $players } players
} …
cli-bench-game = game
cli-bench-players = players
cli-bench-compiled = compiled
cli-bench-real-decisions-per-s = real decisions/s
cli-bench-playouts-per-s = games/s
cli-bench-copy-us = copy µs
cli-bench-legal-us = list µs
cli-options-title = Options of { $game }
cli-options-key = key
cli-options-values = values
cli-options-default = default
cli-options-about = what it is
cli-options-rule = rule
cli-components-id = id
cli-components-data = data
cli-components-source = where it comes from
cli-components-ok = { $file } is a good file of corrections for { $game }.
cli-position-ok = { $file } is a possible position of { $game }.
cli-replay-title = { $game }, after { $at } of { $n } actions
cli-verify-over = { $file }: in order; { $game }, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}, finished.
cli-verify-open = { $file }: in order; { $game }, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}, not finished.

## The game in the terminal

cli-name = { $seat }
cli-automated = Opponent { $number }
cli-play-hint = Type the number of a choice; ? lists what else can be typed.
cli-play-number = { $last ->
    [1] 1
   *[other] 1–{ $last }
} or ?:
cli-play-go-on = Go on with: { $command }
cli-play-needs-terminal = The input has ended; to play, start it in a terminal: { $command }
cli-play-other-game = { $file } is a record of another game: { $game }.
cli-play-more-events = … and { $count } before that; “log” shows all.
cli-play-help = Type the number of a choice or an action in notation. You can also type:
cli-play-help-help = this help
cli-play-help-u = undo, step by step, as long as nothing hidden was shown
cli-play-help-w = why an action is not possible, by notation; “w” alone: all reasons here
cli-play-help-r = a rule by number or words, for example: r { $example }
cli-play-help-c = a card in full, by number or name
cli-play-help-b = the whole board
cli-play-help-o = the choices once more
cli-play-help-log = what has happened; “log 10” shows the last ten events
cli-play-help-s = the points, if the game ended now
cli-play-help-save = write the record to a file
cli-play-help-q = quit; the game is kept
cli-play-rules = Rules of this question: { $rules }
cli-undo-other = The last action was not yours; it cannot be undone.
cli-why-open = That can be chosen. Rules of this question: { $rules }
cli-card-none = There is no card “{ $text }”.
cli-save-file = Name a file: save game.courtier.jsonl

## Viceroy’s board: letters of the colours, short words and letters for rewards and tokens

cli-viceroy-letter-blue = B
cli-viceroy-letter-red = R
cli-viceroy-letter-green = G
cli-viceroy-letter-yellow = Y
cli-viceroy-stock = Supply { $gems } · decks: large { $large }, small { $small }, laws { $law }
cli-viceroy-virtual = Virtual opponents bid: { $bids }
cli-viceroy-legend-colors = Colours: { $colors }. ↑ lies above its auction card, ↓ below it.
cli-viceroy-legend-card = RG/YB are the corners of a card, upper/lower; (R R) in a pyramid: a one-colour circle; before each reward stands the colour of the gem that its row costs.
cli-viceroy-row = row
cli-viceroy-hand = hand { $characters }+{ $laws }
cli-viceroy-gems = gems { $gems }, attack { $attacks }
cli-viceroy-bid = bid { $bid }
cli-viceroy-bid-pass = pass
cli-viceroy-bid-attack = attack
cli-viceroy-circles = circles { $circles }
cli-viceroy-known = known: { LIST($cards) }
cli-viceroy-known-laws = On top of the law deck: { LIST($cards) }
cli-viceroy-full-row = Row { $row } for a { NAME($gem) }: { $reward }
cli-viceroy-codes = g gems · p power · m magic · s science · d defence · a attack · e eternal gem · m+ bonus magic · o+ bonus circle
cli-viceroy-short-gems = gems { $n }
cli-viceroy-short-power = power { $n }
cli-viceroy-short-draw-card = cards { $n }
cli-viceroy-short-science = science { $n }
cli-viceroy-short-magic = magic { $n }
cli-viceroy-short-defence = defence { $n }
cli-viceroy-short-attack = attack { $n }
cli-viceroy-short-bonus-magic = magic +{ $n }
cli-viceroy-short-bonus-circle = circle { $color }+{ $n }
cli-viceroy-short-eternal-gem = eternal { $color }
cli-viceroy-code-gems = g{ $n }
cli-viceroy-code-power = p{ $n }
cli-viceroy-code-draw-card = c{ $n }
cli-viceroy-code-science = s{ $n }
cli-viceroy-code-magic = m{ $n }
cli-viceroy-code-defence = d{ $n }
cli-viceroy-code-attack = a{ $n }
cli-viceroy-code-bonus-magic = m+{ $n }
cli-viceroy-code-bonus-circle = o{ $color }+{ $n }
cli-viceroy-code-eternal-gem = e{ $color }
cli-viceroy-token-magic = m
cli-viceroy-token-science = s
cli-viceroy-token-defence = d
cli-viceroy-token-power = p{ $n }
cli-viceroy-token-bonus-magic = m+{ $n }
cli-viceroy-token-bonus-circle = o{ $color }+{ $n }
cli-viceroy-token-eternal = e{ $color }
cli-viceroy-token-eternal-used = (e{ $color })
cli-viceroy-token-stored = g{ $color }

## Gùgōng’s board

cli-gugong-tag = P{ $number }
cli-gugong-tag-meng = M
cli-gugong-double = D
cli-gugong-day = Day { $day } of { $days }
cli-gugong-dice = Destiny dice: { $dice }
cli-gugong-start = start player: { $seat }
cli-gugong-turn = on turn: { $seat }
cli-gugong-piles = Draw pile: { $gifts } · travel tokens: { $tokens } in the refill pile, { $discard } discarded
cli-gugong-head-location = Location
cli-gugong-head-gift = Gift there
cli-gugong-head-action = Action of the card
cli-gugong-head-cost = cost
cli-gugong-head-vp = VP
cli-gugong-head-hired = hired
cli-gugong-head-free = free
cli-gugong-head-jade = jade
cli-gugong-head-tokens = tokens
cli-gugong-head-hand = hand
cli-gugong-head-discard = discard
cli-gugong-head-ships = ships
cli-gugong-passed = passed
cli-gugong-label-map = Map
cli-gugong-label-roads = Roads
cli-gugong-label-hand = Hand
cli-gugong-label-discard = Discard
cli-gugong-label-tokens = Tokens
cli-gugong-label-today = today
cli-gugong-label-used = used
cli-gugong-own-board = own board
cli-gugong-station = { $place }: bonus token of { $seat }, { $token }
cli-gugong-taken = token just taken: { $token }
cli-gugong-wall = { $count } of { $threshold }
cli-gugong-jade-houses = { $count ->
    [one] { $count } house left, cost { $costs }
   *[other] { $count } houses left, cost { $costs }
}
cli-gugong-jade-later = then the courtyard, { $cost }
cli-gugong-jade-courtyard = houses empty; the courtyard costs { $cost }
cli-gugong-medal-free = medal: still here
cli-gugong-medal = medal: { $seat }
cli-gugong-palace = { $seat } { $steps } of { $goal }
cli-gugong-audience = { $seat } with the emperor ({ $vp } VP)
cli-gugong-audience-left = seats left: { $values } VP
cli-gugong-audience-none = no seat left
cli-gugong-palace-lost = { $seat } { $steps } of { $goal } (out of reach)
cli-gugong-warning = WARNING: you can no longer reach the emperor (steps missing: { $missing }, still possible: { $most }).
cli-gugong-decree = { $decree }: cost { $cost }
cli-gugong-decree-vp = { $decree }: cost { $cost } +{ $vp } VP
cli-gugong-route-main = main
cli-gugong-route-left = upper
cli-gugong-route-right = lower
cli-gugong-rewards = rewards taken
cli-gugong-reward-any = any reward
cli-gugong-reward-vp4 = 4 VP
cli-gugong-reward-card = card
cli-gugong-reward-double = double
cli-gugong-focus = focus: { $location }
cli-gugong-automa = automa cards in the deck: { $count }
cli-gugong-matches = { $count ->
    [one] * { $count } match with the dice
   *[other] * { $count } matches with the dice
}
cli-gugong-gift-to = Give at
cli-gugong-gift-lies = There lies
cli-gugong-gift-way-0 = freely
cli-gugong-gift-way-1 = 2 servants
cli-gugong-gift-way-2 = double servant
cli-gugong-gift-way-3 = another card
cli-gugong-gift-way-4 = no action
cli-gugong-location-travel = Travel
cli-gugong-location-wall = Wall
cli-gugong-location-jade = Jade
cli-gugong-location-intrigue = Intrigue
cli-gugong-location-palace = Palace
cli-gugong-location-decrees = Decrees
cli-gugong-location-canal = Canal
cli-gugong-token-hire1 = hire 1
cli-gugong-token-hire2 = hire 2
cli-gugong-token-palace1 = envoy
cli-gugong-token-intrigue1 = intrigue
cli-gugong-token-discard7-jade = 7+ → jade
cli-gugong-token-vp2 = 2 VP
cli-gugong-token-swap = swap
cli-gugong-token-retrieve = retrieve
cli-gugong-token-ship1 = ship
cli-gugong-token-wall1 = wall
cli-gugong-token-pay3-jade = send 3 → jade
cli-gugong-token-double = double
cli-gugong-token-bonus-plus1 = gifts +1
cli-gugong-token-bonus-tax = tax
cli-gugong-token-bonus-follow = follow
cli-gugong-legend-players = P1 is Player 1, M is Meng; D is the double servant. ← stands before those whose traveller or servant is there.
cli-gugong-legend-cost = A and B: servants to send for each variant of the location’s action, at your present prices; “b” shows what the variants do, and the roads.
cli-gugong-legend-intrigue = Intrigue: the foremost space first; P2 > P1: P2’s marker lies on P1’s and is ahead in ties.
cli-gugong-legend-canal = Canal: number and reward of each harbour, below it the ship’s owner and load; ships in the table of players are still in reserve. Tokens 3=4: 3 tokens, worth 4 in an exchange.
cli-gugong-legend-cards = * marks cards whose value a destiny die shows; those in the discard pile count at night.
