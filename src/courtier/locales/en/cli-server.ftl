### The commands around a server: serve, join, admin, export, import. Every key begins with cli-.

## Help

cli-short-serve = serve tables to browsers and terminals
cli-help-serve = Serve tables until told to stop. Everything is kept in one directory, or in a PostgreSQL database.
cli-example-serve = courtier serve --port 8017 --data courtier-data
cli-short-join = play at a server's table in this terminal
cli-help-join = Sit down at a server's table with the link of an invitation, and play in this terminal.
cli-example-join = courtier join 'http://127.0.0.1:8017/#join=TABLE.SECRET' --name Ada
cli-short-admin = look after the data of a server
cli-help-admin = Look after the data of a server: copy, restore, check, migrate. None of it shows a hand of a running game.
cli-short-admin-backup = copy the data while the server runs
cli-help-admin-backup = Copy the data while the server runs. Every game in the copy is a prefix of the live one.
cli-example-admin-backup = courtier admin backup backup.db --data courtier-data
cli-short-admin-restore = put a backup into an empty place
cli-help-admin-restore = Put a backup where no data is yet.
cli-example-admin-restore = courtier admin restore backup.db --data new-data
cli-short-admin-doctor = check all data
cli-help-admin-doctor = Check the database and the log of every table; changes nothing. The exit code is 1 if something is wrong.
cli-example-admin-doctor = courtier admin doctor --data courtier-data --json
cli-short-admin-migrate = bring the data up to date
cli-help-admin-migrate = Bring the data of an older version up to date; a copy is made first.
cli-example-admin-migrate = courtier admin migrate --data courtier-data
cli-short-admin-key = print the key that games are sealed with for this server
cli-help-admin-key = Print the public key that another server seals a game with, to send it here.
cli-example-admin-key = courtier admin key --data courtier-data
cli-short-export = write a table into a sealed file
cli-help-export = Write a table, also a running one, into a file that only the named server can read.
cli-example-export = courtier export TABLE game.sealed --for KEY
cli-short-import = take a table over from a sealed file
cli-help-import = Take a table over from a sealed file and print new invitations for its seats.
cli-example-import = courtier import game.sealed --data courtier-data

## Arguments

cli-arg-host = address to listen on (127.0.0.1 unless told)
cli-arg-port = port to listen on (8017 unless told)
cli-arg-data = directory of the data, or a PostgreSQL URL
cli-arg-public-url = how people reach the server, such as https://example.org
cli-arg-config = TOML file with settings
cli-arg-open = open the browser
cli-arg-print-config = print all settings and stop
cli-arg-file-admin = the file
cli-arg-table = id of the table
cli-arg-for = key of the server that may read it; this one unless told
cli-arg-url = link of the invitation, or address of the server
cli-arg-name = your name at the table

## Messages

cli-serve-listening = Courtier listens at { $address }
cli-serve-no-tls = Without TLS everybody on the way can read along; give --public-url with https behind a reverse proxy.
cli-serve-setting = The server cannot start like this: { $reason }
cli-admin-backed-up = { $file }: { $kilobytes } KiB.
cli-admin-restored = The backup is in place at { $place }.
cli-admin-looked = Tables: { $tables }. Problems: { $problems }.
cli-admin-migrated = The data is up to date (schema { $revision }).
cli-exported = The table is in { $file }.
cli-imported = The table has the id { $table } here.
cli-imported-seat = Seat { $seat } ({ $name }): { $link }
cli-join-link = This is no address of a server and no invitation: { $link }
cli-join-seated = You sit at seat { $seat }.
cli-join-watching = You watch this table.
cli-join-refused = Refused: { $reason }
cli-join-choose = Number or action (board, undo, chat TEXT, quit):
cli-join-over = The game is over.
cli-join-score = { $name }: { $points }
cli-join-lost = The connection was lost; trying again ...
