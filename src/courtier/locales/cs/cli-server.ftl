### Příkazy kolem serveru: serve, join, admin, export, import. Každý klíč začíná cli-.

## Help

cli-short-serve = poskytovat stoly prohlížečům a terminálům
cli-help-serve = Poskytuje stoly, dokud není zastaven. Vše je uloženo v jednom adresáři, nebo v databázi PostgreSQL.
cli-example-serve = courtier serve --port 8017 --data courtier-data
cli-short-join = hrát u stolu serveru v tomto terminálu
cli-help-join = Posadí se ke stolu serveru s odkazem z pozvánky a hraje v tomto terminálu.
cli-example-join = courtier join 'http://127.0.0.1:8017/#join=TABLE.SECRET' --name Ada
cli-short-admin = starat se o data serveru
cli-help-admin = Stará se o data serveru: kopie, obnova, kontrola, převod. Nic z toho neukáže karty v běžící hře.
cli-short-admin-backup = zkopírovat data za běhu serveru
cli-help-admin-backup = Zkopíruje data za běhu serveru. Každá hra v kopii je začátkem té živé.
cli-example-admin-backup = courtier admin backup zaloha.db --data courtier-data
cli-short-admin-restore = uložit zálohu na prázdné místo
cli-help-admin-restore = Uloží zálohu tam, kde ještě žádná data nejsou.
cli-example-admin-restore = courtier admin restore zaloha.db --data nova-data
cli-short-admin-doctor = zkontrolovat všechna data
cli-help-admin-doctor = Zkontroluje databázi a záznam každého stolu; nic nemění. Při chybě skončí s kódem 1.
cli-example-admin-doctor = courtier admin doctor --data courtier-data --json
cli-short-admin-migrate = převést data na nejnovější podobu
cli-help-admin-migrate = Převede data starší verze na nejnovější podobu; nejprve udělá kopii.
cli-example-admin-migrate = courtier admin migrate --data courtier-data
cli-short-admin-key = vypsat klíč, kterým se hry zapečetí pro tento server
cli-help-admin-key = Vypíše veřejný klíč, kterým jiný server zapečetí hru, aby ji sem poslal.
cli-example-admin-key = courtier admin key --data courtier-data
cli-short-export = zapsat stůl do zapečetěného souboru
cli-help-export = Zapíše stůl, i s běžící hrou, do souboru, který přečte jen uvedený server.
cli-example-export = courtier export TABLE hra.sealed --for KEY
cli-short-import = převzít stůl ze zapečetěného souboru
cli-help-import = Převezme stůl ze zapečetěného souboru a vypíše nové pozvánky k jeho místům.
cli-example-import = courtier import hra.sealed --data courtier-data

## Arguments

cli-arg-host = adresa, na které poslouchat (jinak 127.0.0.1)
cli-arg-port = port, na kterém poslouchat (jinak 8017)
cli-arg-data = adresář s daty, nebo adresa PostgreSQL
cli-arg-public-url = jak se na server lidé dostanou, třeba https://example.org
cli-arg-config = soubor TOML s nastavením
cli-arg-open = otevřít prohlížeč
cli-arg-print-config = vypsat všechna nastavení a skončit
cli-arg-file-admin = soubor
cli-arg-table = id stolu
cli-arg-for = klíč serveru, který jej smí přečíst; jinak tento
cli-arg-url = odkaz z pozvánky, nebo adresa serveru
cli-arg-name = vaše jméno u stolu

## Messages

cli-serve-listening = Courtier poslouchá na { $address }
cli-serve-no-tls = Bez TLS může cestou kdokoli číst; za reverzní proxy zadejte --public-url s https.
cli-serve-setting = Takto se server nespustí: { $reason }
cli-admin-backed-up = { $file }: { $kilobytes } KiB.
cli-admin-restored = Záloha je uložena v { $place }.
cli-admin-looked = Stoly: { $tables }. Problémy: { $problems }.
cli-admin-migrated = Data jsou aktuální (schéma { $revision }).
cli-exported = Stůl je v souboru { $file }.
cli-imported = Stůl má zde id { $table }.
cli-imported-seat = Místo { $seat } ({ $name }): { $link }
cli-join-link = To není adresa serveru ani pozvánka: { $link }
cli-join-seated = Sedíte na místě { $seat }.
cli-join-watching = Díváte se na tento stůl.
cli-join-refused = Odmítnuto: { $reason }
cli-join-choose = Číslo nebo akce (board, undo, chat TEXT, quit):
cli-join-over = Hra skončila.
cli-join-score = { $name }: { $points }
cli-join-lost = Spojení se ztratilo; zkouší se znovu ...
