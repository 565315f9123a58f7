### Co je na vstupu špatně, kde, a co se čekalo. Každý klíč začíná error-.

error-unknown-language = Jazyk „{ $name }“ neumíme. Dostupné jazyky: { LIST($known) }.
error-option-combination = Možnosti „{ $first }“ a „{ $second }“ nelze použít společně.
error-seat-count = Hra { $game } je pro { $from } až { $to } { $to ->
    [few] hráče
   *[other] hráčů
}, ne pro { $count }.
error-unknown-seat = Místo číslo { $number } u tohoto stolu není.
error-unknown-bot = Bot „{ $name }“ neexistuje. Dostupní boti: { LIST($known) }.
error-unknown-component = Herní materiál „{ $name }“ ve hře { $game } není.
error-unknown-rule = Pravidlo „{ $rule }“ ve hře { $game } není.
error-ambiguous-action = „{ $text }“ může znamenat více akcí: { LIST($known, join: "or") }.
error-game-over = Hra už skončila.
error-stale-decision = Tato otázka už byla zodpovězena.
error-cannot-undo = To nelze vrátit.
error-file-not-found = Soubor { $file } neexistuje.
error-file-unreadable = Soubor { $file } nelze přečíst: { $reason }
error-file-exists = Soubor { $file } už existuje.
error-cannot-write = Soubor { $file } nelze zapsat: { $reason }
error-not-a-record = Soubor { $file } není záznam hry Courtier.
error-not-a-position = Soubor { $file } není dokument s pozicí hry { $game }.
error-not-json = Soubor { $file } není platný JSON: řádek { $line }, sloupec { $column } nelze přečíst: „{ $found }“.
error-json-ends = Soubor { $file } není platný JSON: končí příliš brzy, na řádku { $line } ve sloupci { $column }.
error-json-twice = Soubor { $file }: „{ $field }“ je v jednom objektu dvakrát.
error-json-number = Soubor { $file }: „{ $word }“ není číslo, které může v dokumentu být.
error-json-deep = Soubor { $file }: hodnoty jsou do sebe vnořeny příliš hluboko.
error-record-truncated = Soubor { $file } končí uprostřed řádku; { $count ->
    [one] načtena { $count } akce.
    [few] načteny { $count } akce.
   *[other] načteno { $count } akcí.
}
error-at = { $place }: { $reason }
error-not-a-number = „{ $text }“ není číslo.
error-missing-dependency = K tomu je potřeba balíček { $name }. Nainstalujete ho příkazem: { $command }
error-no-browser = Nepodařilo se otevřít prohlížeč. Otevřete sami tuto adresu: { $address }
error-port-in-use = Port { $port } je obsazen. Zvolte jiný přepínačem { $option }.
error-table-not-found = Takový stůl neexistuje.
error-invitation = Tato pozvánka neplatí, nebo už byla použita.
error-not-allowed = To u tohoto stolu nesmíte.
error-seat-taken = Tam už někdo sedí.
error-connection = K serveru na adrese { $address } se nelze připojit.
error-internal = Uvnitř Courtieru se něco pokazilo ({ $reference }). Hra je v bezpečí; oznamte to, prosím.

## Možnosti, akce a otázky

error-game-unknown = Hra „{ $game }“ neexistuje. Dostupné hry: { $expected }.
error-option-unknown = Hra { NAME($game) } nemá možnost „{ $option }“. Dostupné možnosti: { $expected }.
error-option-value = Možnost „{ $option }“ nemůže mít hodnotu „{ $got }“. Očekáváno: { $expected }.
error-action-unknown = „{ $text }“ není akce. Akce začíná jedním z těchto slov: { $expected }.
error-action-words = „{ $text }“ není úplné: po „{ $verb }“ { $n ->
    [0] už nic nenásleduje
    [one] následuje { $n } slovo
    [few] následují { $n } slova
   *[other] následuje { $n } slov
}.
error-action-word = Slovo „{ $word }“ v „{ $text }“ není známo. Očekáváno: { $expected }.
error-no-such-action = Akce číslo { $action } neexistuje; počet akcí této hry: { $size }.
error-not-asked = { $seat } teď není na řadě. Čeká se na: { LIST($waiting) }.
error-not-open = „{ $action }“ teď není možné. Možné je: { $open }.
nothing-to-decide = Teď není o čem rozhodovat.

## Záznamy

error-record-json = Řádek { $line } záznamu není platný JSON.
error-record-line = Na řádku { $line } záznamu není to, co tam má být.
error-record-hash = Řádek { $line } záznamu nenavazuje na předchozí: záznam byl změněn nebo je poškozen.
error-record-format = Řádek { $line }: toto není záznam hry Courtier.
error-record-header = Řádek { $line }: hlavička záznamu není úplná.
error-record-commitment = Řádek { $line }: semínko neodpovídá tomu, co bylo na začátku slíbeno.
error-record-after-end = Řádek { $line } záznamu následuje až po konci hry.
error-record-newer = Záznam má formát { $got }, tento Courtier čte nejvýše { $here }. Aktualizujte ho, prosím.
error-newer-ruleset = Vzniklo s verzí pravidel { $got } hry { $game }, tento Courtier zná { $here }. Aktualizujte ho, prosím.
error-components-differ = Údaje o herním materiálu se liší: tam { $got }, zde { $here }. Zadejte stejný soubor oprav.
error-corrections-differ = { $place }: jiné opravy než v této hře.
error-record-action = Akce číslo { $n } záznamu: { $reason }
error-record-result = Záznam končí jiným výsledkem než hra.

## Pozice a údaje o herním materiálu: kde, a co se čekalo

error-place-number = { $place }: očekáváno číslo od { $low } do { $high }, nalezeno { $got }.
error-place-flag = { $place }: očekáváno true nebo false, nalezeno { $got }.
error-place-word = { $place }: očekáváno { $expected }, nalezeno { $got }.
error-place-text = { $place }: očekáván text, nalezeno { $got }.
error-place-list = { $place }: očekáván seznam s počtem položek od { $low } do { $high }, nalezeno { $got }.
error-place-object = { $place }: očekáván objekt, nalezeno { $got }.
error-place-unknown = { $place }: „{ $field }“ zde není známo. Očekáváno: { $expected }.
error-place-missing = { $place }: chybí „{ $field }“.
error-position-fault = Taková pozice není možná: { $fault }
error-position-effect = { $place }: krok „{ $got }“ v této hře není.
error-position-next = { $place }: z tohoto kroku nemůže hra pokračovat.
error-position-moment-and-next = Zadejte buď „moment“, nebo „next“, ne obojí.
error-position-answers = { $place }: tyto odpovědi nepatří k otevřené otázce.
error-position-taken = { $place }: na { $level }. úrovni ve sloupci { $column } už karta leží.
error-position-twice = „{ $what }“ je uvedeno dvakrát: { $first } a { $second }.
error-position-absent = { $place }: chybí „{ $what }“; musí být právě na jednom místě.
error-position-count = { $place }: „{ $what }“ je tu { $got }×, má to být { $expected }×.
error-correction-unknown = { $place }: zde není co opravovat. Očekáváno: { $expected }.
error-correction-id = { $place }: id nelze opravit.
error-correction-list = { $place }: zadejte objekt s id, která se mají opravit, ne seznam.
error-correction-kind = { $place }: očekáváno { $expected }, nalezeno { $got }.
error-data-count = { $place }: očekáváno { $expected }, nalezeno { $got }.
error-data-word = { $place }: očekáváno { $expected }, nalezeno { $got }.
