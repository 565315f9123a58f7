### What the server of tables says. Every key begins with server-.

## Titles of problems

server-problem-not-found = Not found
server-problem-forbidden = Not allowed
server-problem-stale = Too late
server-problem-conflict = Not now
server-problem-illegal = Against the rules
server-problem-invalid = This makes no sense
server-problem-broken = The game stands still
server-problem-too-many = Too many at once
server-problem-unavailable = Not available now
server-problem-no-session = No session
server-problem-foreign = From another site
server-problem-malformed = Cannot be read
server-problem-method = Not with this method
server-problem-too-big = Too big
server-problem-media = Another type is needed
server-problem-fault = A fault of the server

## Refusals

server-error-after-reveal = “{ $action }” (number { $number }) cannot be sent together with an action that shows or draws something; send it afterwards.
server-error-archived = This table has been put away.
server-error-before-end = Seed and record are shown when the game is over, not before.
server-error-behind = The server has too much to do just now. Nothing was changed; try again soon.
server-error-bot-mine = A bot's seat cannot be yours.
server-error-bot-plays = A bot plays seat { $number } now; return to it first.
server-error-cannot-undo = This can only be taken back if all agree.
server-error-clock = This clock cannot run: give either no times, a time per move, or a bank with an increment.
server-error-cursor = This page does not exist.
server-error-ended = The game is over.
server-error-fault = Something went wrong inside the server. The game is safe.
server-error-foreign = This request came from the page of another site.
server-error-frozen = This game stands still because of a fault in the program (report { $report }). Nothing is lost.
server-error-full = This server has no room for another table.
server-error-host-only = Only whoever set the table up may do that.
server-error-invitation = This invitation is not valid, or it has been used already.
server-error-language = We do not speak this language. Languages: { $known }.
server-error-malformed = This cannot be read: { $reason }
server-error-media = The body must be JSON.
server-error-method = This address does not know that method.
server-error-name = A name has 1 to { $limit } visible characters.
server-error-name-not-mine = Only a seat that is yours can be given a name.
server-error-no-bot = There is no bot “{ $level }”. Bots: { $known }.
server-error-no-game = There is no such game.
server-error-no-hints = Hints are switched off at this table.
server-error-no-proposal = There is no such proposal any more.
server-error-no-seat = There is no seat { $number } at this table.
server-error-no-session = Begin a session first.
server-error-no-such-move = The game has { $moves } moves.
server-error-no-such-proposal = Nobody can be asked that.
server-error-no-table = There is no such table.
server-error-not-allowed = You may not do that at this table.
server-error-not-asked = This seat is not asked anything now.
server-error-not-at-table = You do not sit at this table.
server-error-not-found = There is nothing at this address.
server-error-not-running = No game is being played at this table now.
server-error-not-started = The game has not begun yet.
server-error-not-your-seat = Seat { $number } is not yours.
server-error-proposal-open = Such a proposal is open already.
server-error-ref-reused = The reference { $ref } was used for something else before.
server-error-rematch-there = The rematch is at table { $table }.
server-error-resigned = This seat has resigned.
server-error-running = The game is being played.
server-error-seat-count = The options are for { $players } seats, but { $seats } are set.
server-error-seat-held = Somebody holds seat { $number }; only they can hand it on.
server-error-seat-not-absent = Seat { $number } is not held by somebody else.
server-error-seats-free = { $n ->
    [one] Seat { $seats } is still free.
   *[other] Seats { $seats } are still free.
}
server-error-text = A line has 1 to { $limit } visible characters.
server-error-too-big = This is too big.
server-error-too-many = Too many requests; try again in { $seconds } seconds.
server-error-too-many-invites = No more than { $limit } invitations can be open.
server-error-too-many-watchers = No more than { $limit } people can watch.
server-error-unavailable = The database cannot be written now. Nothing was changed; try again soon.
server-error-webhook = A webhook is a plain http or https address on the public internet.
server-error-why = Ask either about an action or about a place.

## How far something can be taken back

server-undo-shown = Undo line: your last move showed or drew something hidden.
server-undo-secret = A secret choice is not taken back; it can be replaced until everybody has chosen.
server-undo-passed = Undo line: after your last move somebody else was asked.
server-undo-other = Undo line: { $seat } has moved since.

## Why nothing can be done with a place

server-why-other-question = This is not part of the question that is open now: { $question }
server-why-not-your-turn = You are not asked now. Waiting for: { LIST($waiting) }.

## Pages

server-page-title = Courtier
server-page-text = The server runs. The browser client is not built into this installation; play from the terminal with “courtier join”, or over the API:

## For the operator

server-admin-no-data = There is no data at { $place }.
server-admin-data-there = There is data at { $place } already; nothing was changed.
server-admin-damaged = { $place } is damaged: { $fault }
server-admin-newer = The data was written by a newer version of Courtier (schema { $got }); nothing was changed.
server-admin-not-migrated = The data has the schema { $got }, this version writes { $here }; run courtier admin migrate.
server-admin-unreachable = The database cannot be reached: { $reason }
server-admin-head = Table { $table }: its last event is missing or not the one that was stored.
server-admin-log = Table { $table }: its log cannot be played again: { $fault }
server-admin-result = Table { $table }: the stored result is not what the log gives.
server-admin-snapshot = Table { $table }: its snapshot differs from the log; it will not be used.
server-admin-bad-key = This is no key of a server.
server-admin-not-sealed = This file is damaged, or it is not sealed for this server.
server-error-guide-alone = A guided game is for one person who plays alone.
