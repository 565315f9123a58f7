### Words of the interface that all three games share. Keys: ui- buttons and headings, play- the terminal game,
### list- and seat- used by the formatter itself, game-, lang-, source- and level- closed lists.

## Lists and numbers

list-and = { $head } and { $tail }
list-or = { $head } or { $tail }
list-comma = { $head }, { $tail }
list-empty = none
list-times = { $count }× { $name }
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
vp = { $count } VP
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
hidden-card = hidden card
    .count = { $count ->
        [one] { $count } hidden card
       *[other] { $count } hidden cards
    }
unknown-card = unknown card
list-of-effects = { LIST($effects) }
one-of-effects = { LIST($effects, join: "or") }
repeated-effect = { $times }× { $effect }
pay-then = { $cost }: { $effect }
range = { $from }–{ $to }
label = { NAME($text, cap: "yes") }
label-short = { NAME($text, case: "short", cap: "yes") }
label-value = { $label }: { $value }
with-rule = { $text } [{ $rule }]

## Seats

seat-number = Player { $number }
seat-you = you
seat-is-you = { $name } (you)
seat-bot = { $name } (bot)
seat-empty = free seat
seat-order = Seat { $number }: { $name }

## Languages and games

lang-en = English
lang-cs = Čeština
lang-tr = Türkçe
game-gugong = Gùgōng
game-viceroy = Viceroy
game-viscounts = Viscounts of the West Kingdom
game-gugong-about = Exchange gifts with the officials of the Forbidden City and win an audience with the emperor. 1–5 players.
game-viceroy-about = Bid for followers and build a pyramid of power from characters and laws. 1–4 players.
game-viscounts-about = Ride through a kingdom divided, between virtue and corruption, deeds and debts. 1–4 players.
unofficial = Unofficial. The names of the games belong to their publishers; the rules are described in our own words.

## Where a datum of the components comes from

source-rulebook = from the rulebook
source-picture = read from a picture of the component
source-card-list = from a published list of cards
source-public = from public sources
source-inferred = inferred from other data
source-ruling = our ruling, where the rulebook is silent
source-reconstructed = reconstructed; compare it with your copy

## The game in the terminal

play-welcome = Courtier { $version }
play-game = { $game }, { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}
play-choose-game = Which game?
play-choose-number = Choose a number from 1 to { $last }, or ? for help:
play-choose-many = Choose numbers separated by spaces, or ? for help:
play-bad-number = “{ $text }” is not one of the choices. Type a number from 1 to { $last }.
play-bad-command = “{ $text }” is neither a number nor a command. Type ? for help.
play-only-choice = Only one choice: { $choice }
play-round = Round { $round }
play-round-of = Round { $round } of { $last }
play-turn = To play: { $seat }
play-decide = { $seat }: { $question }
play-hand-over = Hand the device to { $seat } and press Enter.
play-did = { $seat }: { $what }
play-no-events = Nothing has happened yet.
play-help =
    Type the number of a choice. You can also type:
    ?  this help
    w  why something cannot be chosen
    u  undo
    s  save the game
    b  show the board
    l  show the log
    p  show the points, if the game ended now
    r  look up a rule, for example: r { $example }
    q  quit
play-undone = Undone.
play-cannot-undo = This cannot be undone: something hidden has been shown since.
play-nothing-to-undo = There is nothing to undo.
play-undo-agree = { $seat } asks to undo. Do you agree?
play-saved = Saved: { $file }
play-loaded = Loaded: { $file }
play-resume = Go on with a saved game
play-quit-sure = Quit? The game can be resumed from { $file }.
play-goodbye = Goodbye.
play-yes-no = y/n
play-yes-letters = y
play-no-letters = n
play-press-enter = Press Enter to go on.
play-why-all-possible = Everything that the rules know here can be chosen.
play-why-line = { $choice }: { $reason }
play-hint = The bot would choose: { $choice }
play-thinking = { $seat } is thinking…
play-game-over = The game is over.
play-winner = Winner: { $seat } ({ $score ->
    [one] { $score } point
   *[other] { $score } points
})
play-winners = Shared victory: { LIST($seats) } ({ $score ->
    [one] { $score } point
   *[other] { $score } points
})
play-solo-won = You win with { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
play-solo-lost = You lose.
play-solo-score = Your score: { $score }
play-place = { $place }. { $seat }: { $score }
play-seed = Seed: { $seed }
play-open-address = The table is open at { $address }
play-stop-with = Stop with Ctrl+C.
play-rule-none = There is no rule with that number or those words.
play-rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
play-data-note = This game uses data that had to be reconstructed; { $command } shows which.
play-corrections = Component data corrected by { $file }.

## Buttons, headings and notices

ui-lobby = Lobby
ui-table = Table
ui-new-table = New table
ui-table-full = The table is full
ui-my-games = My games
ui-new-game = New game
ui-start-game = Start game
ui-seat = Seat
ui-free-seat = Free seat
ui-take-seat = Take a seat
ui-leave-table = Leave table
ui-join = Join
ui-invite = Invite
ui-invite-link = Invite link
ui-copy-link = Copy link
ui-link-copied = Link copied
ui-host = Host
ui-player = Player
ui-players = Players
ui-player-count = Number of players
ui-player-colour = Player colour
ui-opponent = Opponent
ui-human-player = Human player
ui-spectator = Spectator
ui-spectators = Spectators
ui-watch-game = Watch game
ui-player-left = Player left
ui-ready = Ready
ui-hot-seat = Shared device
ui-bot = Bot
ui-add-bot = Add bot
ui-remove-bot = Remove bot
ui-bot-level = Bot level
ui-bot-easy = Easy
ui-bot-medium = Medium
ui-bot-hard = Hard
ui-bot-expert = Expert
ui-bot-thinking = Bot is thinking…
ui-replaced-by-bot = Replaced by a bot
ui-solo = Solo
ui-solo-game = Solo game
ui-variant = Variant
ui-difficulty = Difficulty
ui-game-options = Game options
ui-setup = Setup
ui-start-player = Start player
ui-time-limit = Time limit
ui-time-left = Time left
ui-corrected = Component data were corrected by the owner.
ui-round = Round
ui-turn = Turn
ui-phase = Phase
ui-action = Action
ui-hand = Hand
ui-your-turn = Your turn
ui-waiting-for = Waiting for:
ui-choose-action = Choose an action
ui-choose-card = Choose a card
ui-choose-one = Choose one
ui-optional = Optional
ui-skip = Skip
ui-pass = Pass
ui-end-turn = End turn
ui-undo = Undo
ui-undo-turn = Undo whole turn
ui-request-undo = Ask for undo
ui-cannot-undo = Cannot be undone
ui-confirm = Confirm
ui-cancel = Cancel
ui-yes = Yes
ui-no = No
ui-back = Back
ui-next = Next
ui-close = Close
ui-accept = Accept
ui-decline = Decline
ui-hint = Hint
ui-why-not = Why not?
ui-not-possible = Not possible now
ui-help = Help
ui-rules = Rules
ui-tutorial = Tutorial
ui-log = Game log
ui-last-move = Last move
ui-replay = Replay
ui-score = Score
ui-score-now = If the game ended now
ui-score-breakdown = Score breakdown
ui-victory-points = Victory points
ui-total = Total
ui-final-score = Final score
ui-final-scoring = Final scoring
ui-ranking = Ranking
ui-tie = Tie
ui-tie-breaker = Tie-breaker
ui-winner = Winner
ui-shared-victory = Shared victory
ui-you-won = You won!
ui-you-lost = You lost
ui-game-over = Game over
ui-rematch = Rematch
ui-resign = Resign
ui-chat = Chat
ui-write-message = Write a message…
ui-send-message = Send
ui-settings = Settings
ui-language = Language
ui-sound = Sound
ui-on = On
ui-off = Off
ui-animation-speed = Animation speed
ui-speed-slow = Slow
ui-speed-normal = Normal
ui-speed-fast = Fast
ui-text-size = Text size
ui-dark-mode = Dark mode
ui-colour-blind-mode = Colour-blind mode
ui-full-screen = Full screen
ui-keyboard-shortcuts = Keyboard shortcuts
ui-notifications = Notifications
ui-loading = Loading…
ui-connection-lost = Connection lost
ui-reconnecting = Reconnecting…
ui-saved = Saved
ui-error = Error
ui-try-again = Try again
