### What is wrong with an input, where, and what was expected. Every key begins with error-.

error-unknown-language = We do not speak “{ $name }”. Languages: { LIST($known) }.
error-option-combination = The options “{ $first }” and “{ $second }” cannot be used together.
error-seat-count = { $game } is for { $from } to { $to } players, not { $count }.
error-unknown-seat = There is no seat { $number } at this table.
error-unknown-bot = There is no bot called “{ $name }”. Bots: { LIST($known) }.
error-unknown-component = There is no component “{ $name }” in { $game }.
error-unknown-rule = There is no rule “{ $rule }” in { $game }.
error-ambiguous-action = “{ $text }” can mean several actions: { LIST($known, join: "or") }.
error-game-over = The game is already over.
error-stale-decision = This question has already been answered.
error-cannot-undo = This cannot be undone.
error-file-not-found = There is no file { $file }.
error-file-unreadable = The file { $file } cannot be read: { $reason }
error-file-exists = The file { $file } already exists.
error-cannot-write = The file { $file } cannot be written: { $reason }
error-not-a-record = { $file } is not a Courtier record.
error-not-a-position = { $file } is not a position document of { $game }.
error-not-json = { $file } is not valid JSON: line { $line }, column { $column } cannot be read: “{ $found }”.
error-json-ends = { $file } is not valid JSON: it ends too early, in line { $line }, column { $column }.
error-json-twice = { $file }: “{ $field }” stands twice in one object.
error-json-number = { $file }: “{ $word }” is not a number that a document can hold.
error-json-deep = { $file }: the values are nested too deep.
error-record-truncated = { $file } ends in the middle of a line; { $count ->
    [one] { $count } action was read.
   *[other] { $count } actions were read.
}
error-at = { $place }: { $reason }
error-not-a-number = “{ $text }” is not a number.
error-missing-dependency = This needs the package { $name }. Install it with: { $command }
error-no-browser = No browser could be opened. Open this address yourself: { $address }
error-port-in-use = Port { $port } is in use. Choose another one with { $option }.
error-table-not-found = There is no such table.
error-invitation = This invitation is not valid, or it has been used already.
error-not-allowed = You may not do that at this table.
error-seat-taken = Somebody sits there already.
error-connection = There is no connection to the server at { $address }.
error-internal = Something went wrong inside Courtier ({ $reference }). The game is safe; please report it.

## Options, actions and questions

error-game-unknown = There is no game “{ $game }”. Games: { $expected }.
error-option-unknown = { NAME($game) } has no option “{ $option }”. Options: { $expected }.
error-option-value = Option “{ $option }” cannot be “{ $got }”. Expected: { $expected }.
error-action-unknown = “{ $text }” is not an action. It begins with one of: { $expected }.
error-action-words = “{ $text }” is not complete: after “{ $verb }” { $n ->
    [0] nothing follows
    [one] { $n } word follows
   *[other] { $n } words follow
}.
error-action-word = “{ $word }” is not known in “{ $text }”. Expected: { $expected }.
error-no-such-action = There is no action number { $action }; this game has { $size }.
error-not-asked = { $seat } is not asked now. Waiting for: { LIST($waiting) }.
error-not-open = “{ $action }” is not possible now. Possible are: { $open }.
nothing-to-decide = Nothing to decide now.

## Records

error-record-json = Line { $line } of the record is not valid JSON.
error-record-line = Line { $line } of the record is not what a record says there.
error-record-hash = Line { $line } of the record does not follow the line before it: the record was changed or is damaged.
error-record-format = Line { $line }: this is not a Courtier record.
error-record-header = Line { $line }: the header of the record is not complete.
error-record-commitment = Line { $line }: the seed does not match what was promised at the start.
error-record-after-end = Line { $line } of the record comes after the end of the game.
error-record-newer = The record has format { $got }; this Courtier reads up to { $here }. Please update.
error-newer-ruleset = This was written with rules { $got } of { $game }; this Courtier knows { $here }. Please update.
error-components-differ = The component data differ: { $got } there, { $here } here. Give the same file of corrections.
error-corrections-differ = { $place }: other corrections than those of this game.
error-record-action = Action { $n } of the record: { $reason }
error-record-result = The record ends with another result than the game does.

## Positions and component data: where, and what was expected

error-place-number = { $place }: expected a number from { $low } to { $high }, found { $got }.
error-place-flag = { $place }: expected true or false, found { $got }.
error-place-word = { $place }: expected { $expected }, found { $got }.
error-place-text = { $place }: expected a text, found { $got }.
error-place-list = { $place }: expected a list of { $low } to { $high } items, found { $got }.
error-place-object = { $place }: expected an object, found { $got }.
error-place-unknown = { $place }: “{ $field }” is not known here. Expected: { $expected }.
error-place-missing = { $place }: “{ $field }” is missing.
error-position-fault = This position is not possible: { $fault }
error-position-effect = { $place }: there is no step “{ $got }” in this game.
error-position-next = { $place }: the game cannot go on from this step.
error-position-moment-and-next = Give either “moment” or “next”, not both.
error-position-answers = { $place }: these answers do not fit the open question.
error-position-taken = { $place }: level { $level }, column { $column } already holds a card.
error-position-twice = “{ $what }” stands twice: in { $first } and in { $second }.
error-position-absent = { $place }: “{ $what }” is missing; it must be in exactly one place.
error-position-count = { $place }: “{ $what }” is there { $got ->
    [one] once
   *[other] { $got } times
} instead of { $expected ->
    [one] once
   *[other] { $expected } times
}.
error-correction-unknown = { $place }: there is nothing to correct here. Expected: { $expected }.
error-correction-id = { $place }: an id cannot be corrected.
error-correction-list = { $place }: give an object with the ids to be corrected, not a list.
error-correction-kind = { $place }: expected { $expected }, found { $got }.
error-data-count = { $place }: expected { $expected }, found { $got }.
error-data-word = { $place }: expected { $expected }, found { $got }.
