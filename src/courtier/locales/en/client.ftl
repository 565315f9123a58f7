### What the browser client says. Every key begins with client-.

## The first page

client-pitch-gugong = Exchange gifts with the officials of the Forbidden City, and be received by the emperor before the last day ends.
client-pitch-viceroy = Bid gems for characters and build a pyramid of power whose circles close in one colour.
client-pitch-viscounts = Ride around the kingdom, between virtue and corruption, and build, trade, write and send your people to the castle.
client-play-gugong = Play now against Meng
client-play-viceroy = Play now against two bots
client-play-viscounts = Play now against a rival
client-set-up = Set up a table
client-players = { $from }–{ $to } players
client-minutes = { $from }–{ $to } min
client-weight = Weight { $weight } of 5
client-waiting-for-you = Waiting for you
client-other-tables = Your other tables
client-finished = Finished games
client-not-begun = not begun yet
client-who-are-you = What shall we call you?
client-name-why = The others at the table see this name. No account is needed, and you can change it at any time.
client-begin = Begin
client-your-name = Your name
client-their-name = Their name
client-invited = You are invited to a table
client-invited-to = You are invited to { $game }
client-invited-watch = You are invited to watch { $game }
client-invited-by = At the table: { LIST($who) }
client-sit-down = Sit down
client-open-table = I sit there already
client-by-link = Have you been sent a link?
client-by-link-here = Paste it here
client-by-link-wrong = This is no link to a table. Copy the whole link, from “http” to its end.

## About

client-about = About Courtier
client-about-what = Courtier is a free table for Gùgōng, Viceroy and Viscounts of the West Kingdom: against friends, bots or the printed solo opponents, with every rule at hand.
client-credits = Credits
client-credit-icons = Pictograms: Lorc, Delapouite and others, licence CC BY 3.0,
client-credit-fonts = Typefaces: Alegreya and Alegreya Sans by Juan Pablo del Peral, SIL Open Font License,
client-credit-code = Boards, cards and scenes are drawn for Courtier. No art or text of a publisher is used.

## Setting a table up

client-who-sits = Who sits where
client-seat-me = Me
client-seat-friend = A friend, by link
client-seat-here = Somebody on this screen
client-alone-gugong = against Meng
client-alone-viceroy = against virtual opponents
client-alone-viscounts = against a rival
client-random = random
client-anyone-watches = Anyone with the address may watch
client-make-table = Make the table
client-clock-none = no limit
client-clock-move-1 = 1 minute per move
client-clock-move-5 = 5 minutes per move
client-clock-day-1 = 1 day per move
client-clock-day-3 = 3 days per move
client-clock-bank-30 = 30 minutes each, 15 seconds more per move
client-bot = Bot ({ NAME($level) })
client-bot-only = Bot
client-bot-number = Bot { $number }
client-waiting-seats = Invite friends with a link, or let bots take the free seats.
client-all-seated = Everybody is here.
client-thats-you = That is you
client-watch-link = Link for spectators

## The question

client-waiting-for = Waiting for { LIST($who) }
client-busy = The server is busy. Your move waits and is sent again by itself.
client-answered = You have chosen
client-answered-change = You can change it until all have chosen.
client-you-watch = You are watching.
client-to-decide = decides now
client-bundle-left = Still to pick: { $left }
client-bundle-most = At most { $left } more
client-take-back = Take back
client-filter = Find a choice
client-more-choices = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
client-chance = Then something hidden is revealed.
client-points-more = { $points } VP
client-points-until = { $points } VP by the next decision
client-show-on-board = Show on the board
client-or-touch = Or touch what glows.
client-undo-alone = Undo line: your last move had its consequences. Alone you may still take it back.
client-undo-alone-brief = Alone you may take back even your last turn.
client-undo-shared = Undo line: your last move had its consequences. Sharing one screen you may still take it back, if you all agree.
client-undo-shared-brief = Sharing one screen you may take back even your last turn, if you all agree.
client-preview = Preview
client-thinking = Thinking…
client-hide-hint = Hide the hint

## Around the board

client-board = Board
client-my-pieces = My pieces
client-whole-of = Everything of { $name }
client-panels = Panels
client-tab-play = Play
client-tab-log = Log
client-open-rule = Open rule { $rule }
client-wide-table = Table
client-search-rules = Search the rules
client-score-hidden = A question mark: not to be known yet.
client-chat-empty = Nobody has said anything yet. Say hello!
client-zoom-in = Larger (+)
client-zoom-out = Smaller (−)
client-zoom-fit = Whole board (0)
client-history = History of the game
client-move-of = move { $move } of { $last }
client-move-back = One move back (←)
client-move-on = One move on (→)
client-go-there = Show the board as it was then
client-past = The board after move { $moves }
client-back-to-now = Back to now
client-now = Now
client-result = Result
client-back-to-board = Back to the board
client-winner = Winner: { LIST($who) }
client-abandoned = The game was abandoned
client-menu = More about this table
client-position-link = Link to this position
client-bot-plays = A bot plays for you.
client-come-back = Play myself again
client-bot-for-me = Let a bot play for me
client-resign-sure = Yes, give up this game
client-vote-takeback = { $n ->
    [one] { $seat } asks to take back the last move.
   *[other] { $seat } asks to take back the last { $n } moves.
}
client-vote-bot = Shall a bot play for { $seat }?
client-vote-reseat = Shall { $seat } get a new invitation?
client-vote-waiting = Still to answer: { LIST($who) }
client-vote-withdraw = Withdraw
client-bot-for-other = Propose a bot for { $seat }
client-link-for-other = New link for { $seat }, who has lost theirs
client-link-for-other-made = Send this to { $seat }. It works as soon as all others at the table have agreed.
client-record = Save the record of the game
client-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
client-pass-screen = Pass the screen: { $name } is next
client-i-am = I am { $name }

## Settings and help

client-look = Look
client-theme-auto = As the device
client-theme-light = Light
client-theme-dark = Dark
client-speed-slow = Slow
client-speed-normal = Normal
client-speed-fast = Fast
client-speed-off = Off
client-confirm-moves = Ask before a move
client-confirm-all = always
client-confirm-line = when it cannot be taken back
client-confirm-none = never
client-notify-turn = Tell me when it is my turn
client-help-board = Whatever glows can be chosen: click it on the board or take it from the list. A click on anything else says why not. Rest the pointer or press long to learn what something is.
client-key-choose = take a choice from the list
client-key-walk = walk through choices and places
client-key-confirm = confirm
client-key-back = take the choice back
client-key-undo = undo
client-key-hint = hint
client-key-panels = log, rules, score
client-key-history = walk through the history
client-key-zoom = enlarge, shrink, whole board
client-key-help = this help

## What goes wrong

client-offline = The server cannot be reached. Nothing is lost; try again in a moment.
client-away = There is no connection to the server. Nothing is lost: the page goes on by itself as soon as there is one.
client-try-again = Try again
client-problem = Something went wrong: { $reason }
client-health-gone = There is no such table, or it is not yours to see.
client-health-no-session = This browser does not sit at the table. Open your invitation link again.
client-health-replaced = The table is open in another tab.
client-health-outdated = There is a newer version. Load the page again.
client-use-here = Continue here

## What happens at the table

client-event-claimed = { $seat } sits down.
client-event-left = { $seat } has left the table.
client-event-bot-seated = A bot plays for { $seat } now.
client-event-returned = { $seat } is back.
client-event-started = The game begins.
client-event-undone = { $seat } takes a move back.
client-event-proposed-takeback = { $seat } asks to take a move back.
client-event-proposed-bot = A bot shall play for { $seat }.
client-event-proposed-reseat = { $seat } shall get a new invitation.
client-event-closed-yes = All have agreed.
client-event-closed-no = It was not agreed.
client-event-resigned = { $seat } gives up.
client-event-ended = The game is over.
client-event-rematched = A rematch has been set up.
client-event-frozen = The game stands still because of a fault in the program.

# Following the turn of an opponent without a seat, step by step.
client-opponent-plays = { $who }’s turn
client-opponent-again = { $who }’s turn again
client-step-back = One step back
client-step-on = One step on (Enter)
client-step-skip = Skip
client-step-done = Done
