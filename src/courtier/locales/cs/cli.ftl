### Příkazová řádka: nápověda, hlášení a herní plány v terminálu. Každý klíč začíná cli-.

## Nápověda

cli-help = Gùgōng, Viceroy a Viscounts of the West Kingdom: hraní v terminálu, simulace, záznamy her a pravidla. V terminálu samotné `courtier` otevře stoly v prohlížeči.
cli-example = Příklad:
cli-short-play = hrát v tomto terminálu
cli-help-play = Hra v tomto terminálu: s lidmi, kteří se u něj střídají, s boty a s vlastními soupeři her. Bez údajů o místech hrajete sami podle sólových pravidel.
cli-example-play =
    courtier play viceroy --lang cs
    courtier play viceroy --seats me,me:Ada,random
    courtier play viceroy --bots random,random --option virtual=1
    courtier play --resume hra.courtier.jsonl
cli-short-replay = ukázat zaznamenanou hru v jednom okamžiku
cli-help-replay = Ukáže herní plán a deník zaznamenané hry po N akcích, nebo na konci.
cli-example-replay = courtier replay hra.courtier.jsonl --at 40
cli-short-verify = zkontrolovat záznamy her
cli-help-verify = Zkontroluje záznamy: že se nic nezměnilo, že každá akce byla dovolená a že výsledek souhlasí. Když kontrola neprojde, návratový kód je 1.
cli-example-verify = courtier verify *.courtier.jsonl
cli-short-sim = odehrát mnoho her mezi boty
cli-help-sim = Odehraje mnoho her mezi boty a řekne, jak dopadly. Když některá hra nejde dohrát, návratový kód je 1.
cli-example-sim = courtier sim viceroy --players 4 --games 1000 --seed 1 --json
cli-short-rules = vyhledat pravidlo
cli-help-rules = Vyhledá pravidlo podle čísla nebo podle slov; bez nich vypíše všechna pravidla.
cli-example-rules =
    courtier rules viceroy V-PYR-05
    courtier rules viceroy věčný drahokam
cli-short-components = ukázat herní údaje a odkud jsou
cli-help-components = Ukáže údaje o herním materiálu a odkud který údaj je, nebo zkontroluje soubor s opravami.
cli-example-components =
    courtier components viceroy characters.32
    courtier components viceroy --check moje-krabice.json
cli-short-options = vypsat, co se dá zvolit před hrou
cli-help-options = Vypíše, co se dá zvolit před začátkem hry.
cli-example-options = courtier options viceroy --json
cli-short-bench = změřit rychlost na tomto počítači
cli-help-bench = Změří rychlost při náhodném hraní na tomto počítači; všechny hry, nebo jen uvedenou.
cli-example-bench = courtier bench viceroy --players 2 --json
cli-short-position = číst, kontrolovat, hrát a psát pozice
cli-help-position = Dokumenty s pozicí: jeden okamžik hry jako JSON, který se dá napsat i ručně.
cli-short-position-print = ukázat pozici
cli-help-position-print = Ukáže herní plán, otevřené otázky a body v dané pozici.
cli-example-position-print = courtier position print pozice.json --seat 0
cli-short-position-check = zkontrolovat pozici
cli-help-position-check = Řekne, zda je pozice možná a na co se v ní hra ptá. Když možná není, návratový kód je 1.
cli-example-position-check = courtier position check pozice.json --json
cli-short-position-play = provést v pozici akce
cli-help-position-play = Provede v pozici akce a vypíše nový dokument. Akce patří místu, které je na řadě; „1: bid red“ určí jiné místo.
cli-example-position-play = courtier position play pozice.json "0: bid red" "1: pass"
cli-short-position-new = vypsat začátek hry
cli-help-position-new = Vypíše pozici na začátku hry.
cli-example-position-new = courtier position new viceroy --players 2 --seed 1
cli-short-position-schema = vypsat JSON Schema pozic
cli-help-position-schema = Vypíše JSON Schema dokumentů s pozicí dané hry.
cli-example-position-schema = courtier position schema viceroy
cli-arg-game = Hra.
cli-arg-lang = Jazyk všech textů; jinak COURTIER_LANG, potom LANG.
cli-arg-no-color = Bez barev; totéž dělá proměnná NO_COLOR.
cli-arg-json = Vypsat JSON, aby ho mohl číst program.
cli-arg-components = Soubor s opravami herních údajů.
cli-arg-option = Možnost hry; lze uvést vícekrát. Vypíše je „courtier options HRA“.
cli-arg-players = Počet hráčů.
cli-arg-bots = Boti podle jména, například random,random.
cli-arg-seed = Z čeho vychází náhoda: libovolný text.
cli-arg-seat = Ukázat, co vidí toto místo, počítáno od 0 jako v záznamech; jinak to, co vidí všichni.
cli-arg-games = Počet her.
cli-arg-seconds = Sekund na každou hru.
cli-arg-version = Vypsat verzi a druh sestavení: compiled nebo pure.
cli-arg-install-completion = Nainstalovat doplňování pro tento shell.
cli-arg-show-completion = Vypsat doplňování pro tento shell.
cli-play-seats = Kdo kde sedí: „me“ pro člověka, „me:Ada“ se jménem, jinak jméno bota.
cli-play-resume = Pokračovat v zaznamenané hře.
cli-play-save = Kam se hra průběžně ukládá.
cli-replay-file = Záznam hry, i zabalený programem gzip.
cli-replay-at = Po tolika akcích; záporné číslo se počítá od konce.
cli-position-file = Dokument s pozicí; „-“ čte standardní vstup.
cli-position-actions = Akce v notaci.
cli-rules-words = Číslo pravidla, jeho začátek, nebo slova.
cli-components-place = Místo údaje, například characters.32.rows.
cli-components-check = Zkontrolovat soubor s opravami.

## Chyby

cli-interrupted = Přerušeno.
cli-usage-option = Přepínač { $option } tu není; dostupné vypíše --help.
cli-usage-missing = Chybí { $name }; příklad ukáže --help.
cli-usage-command = Příkaz „{ $command }“ neexistuje; dostupné vypíše courtier --help.
cli-usage-extra = Tohle je navíc: { $words }; příklad ukáže --help.
cli-usage-other = Příkazové řádce nelze rozumět: { $problem }.
cli-option-form = „{ $got }“ není možnost; pište klíč=hodnota.
cli-at-least-one = { $option } musí být aspoň 1, ne { $got }.
cli-bots-count = Počet botů { $bots } neodpovídá počtu hráčů { $players }.
cli-seats-count = Počet míst { $seats } neodpovídá počtu hráčů { $players }.
cli-name-of-bot = „{ $name }“ je jméno bota; zvolte jiné jméno.
cli-file-not-utf8 = Soubor { $file } není text v UTF-8 (bajt { $byte }).
cli-file-not-gzip = Soubor { $file } je zabalený, ale nejde rozbalit: je poškozený nebo useknutý.
cli-replay-range = Počet akcí v záznamu je { $n }; --at { $got } leží mimo.
cli-position-which-seat = teď odpovídá více míst; uveďte, za které to je, například „{ $example }“. Na řadě jsou místa: { $seats }.
cli-position-refused = Akce { $n }, „{ $action }“: { $reason }

## Simulace, měření a seznamy

cli-sim-title = { $game }: simulace
cli-sim-progress = Odehráno her: { $done } z { $games }
cli-sim-stuck-game = Hru se semínkem { $seed } nešlo dohrát: { $reason }
cli-sim-game = hra
cli-sim-players = hráči
cli-sim-games = hry
cli-sim-seed = semínko
cli-sim-options = možnosti
cli-sim-bots = boti
cli-sim-components-digest = herní údaje
cli-sim-compiled = zkompilováno
cli-sim-decisions = rozhodnutí
cli-sim-real-decisions = z toho se dvěma a více možnostmi
cli-sim-seconds = sekundy
cli-sim-real-decisions-per-s = skutečných rozhodnutí za sekundu
cli-sim-score-mean = průměr bodů
cli-sim-score-stdev = směrodatná odchylka
cli-sim-score-min = nejméně bodů
cli-sim-score-max = nejvíce bodů
cli-sim-wins = výhry podle míst
cli-sim-opponent-wins = výhry automatických soupeřů
cli-sim-stuck = nedohráno
cli-sim-stuck-games = nedohráno, s důvody
cli-bench-title = Náhodné hraní na tomto počítači
cli-bench-measuring = Měřím: { $game }, { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
} …
cli-bench-game = hra
cli-bench-players = hráči
cli-bench-compiled = zkompilováno
cli-bench-real-decisions-per-s = rozhodnutí/s
cli-bench-playouts-per-s = her/s
cli-bench-copy-us = kopie µs
cli-bench-legal-us = seznam µs
cli-options-title = Možnosti hry { $game }
cli-options-key = klíč
cli-options-values = hodnoty
cli-options-default = výchozí
cli-options-about = co to je
cli-options-rule = pravidlo
cli-components-id = id
cli-components-data = údaje
cli-components-source = odkud jsou
cli-components-ok = Soubor { $file } s opravami pro hru { $game } je v pořádku.
cli-position-ok = Pozice v souboru { $file } je ve hře { $game } možná.
cli-replay-title = { $game }, akce { $at } z { $n }
cli-verify-over = { $file }: v pořádku; { $game }, { $actions ->
    [one] { $actions } akce
    [few] { $actions } akce
   *[other] { $actions } akcí
}, dohráno.
cli-verify-open = { $file }: v pořádku; { $game }, { $actions ->
    [one] { $actions } akce
    [few] { $actions } akce
   *[other] { $actions } akcí
}, nedohráno.

## Hra v terminálu

cli-name = { $seat }
cli-automated = Soupeř { $number }
cli-play-hint = Napište číslo možnosti; co dalšího lze psát, ukáže ?.
cli-play-number = { $last ->
    [1] 1
   *[other] 1–{ $last }
} nebo ?:
cli-play-go-on = Pokračování: { $command }
cli-play-needs-terminal = Vstup skončil; hru spustíte v terminálu příkazem { $command }
cli-play-other-game = Soubor { $file } je záznam jiné hry: { $game }.
cli-play-more-events = … a předtím ještě { $count }; vše ukáže „log“.
cli-play-help = Napište číslo možnosti nebo akci v notaci. Můžete také napsat:
cli-play-help-help = tato nápověda
cli-play-help-u = vrátit krok zpět, dokud se neodkrylo nic skrytého
cli-play-help-w = proč akce nejde, podle notace; samotné „w“: všechny důvody tady
cli-play-help-r = pravidlo podle čísla nebo slov, například: r { $example }
cli-play-help-c = celá karta, podle čísla nebo jména
cli-play-help-b = celý herní plán
cli-play-help-o = znovu možnosti
cli-play-help-log = co se stalo; „log 10“ ukáže posledních deset událostí
cli-play-help-s = body, kdyby hra skončila teď
cli-play-help-save = zapsat záznam do souboru
cli-play-help-q = skončit; hra se uloží
cli-play-rules = Pravidla této otázky: { $rules }
cli-undo-other = Poslední akce nebyla vaše; vrátit ji nelze.
cli-why-open = To lze vybrat. Pravidla této otázky: { $rules }
cli-card-none = Karta „{ $text }“ neexistuje.
cli-save-file = Uveďte soubor: save hra.courtier.jsonl

## Plán hry Viceroy: písmena barev, krátká slova a písmena odměn a žetonů

cli-viceroy-letter-blue = M
cli-viceroy-letter-red = Č
cli-viceroy-letter-green = Z
cli-viceroy-letter-yellow = Ž
cli-viceroy-stock = Zásoba { $gems } · balíčky: velký { $large }, malý { $small }, zákony { $law }
cli-viceroy-virtual = Nabídky virtuálních soupeřů: { $bids }
cli-viceroy-legend-colors = Barvy: { $colors }. ↑ leží nad dražební kartou, ↓ pod ní.
cli-viceroy-legend-card = ČZ/ŽM jsou rohy karty, horní/dolní; (Č Č) v pyramidě: jednobarevný kruh; před odměnou stojí barva drahokamu, který její řada stojí.
cli-viceroy-row = řada
cli-viceroy-hand = ruka { $characters }+{ $laws }
cli-viceroy-gems = drahokamy { $gems }, útok { $attacks }
cli-viceroy-bid = nabídka { $bid }
cli-viceroy-bid-pass = pas
cli-viceroy-bid-attack = útok
cli-viceroy-circles = kruhy { $circles }
cli-viceroy-known = víte o: { LIST($cards) }
cli-viceroy-known-laws = Navrchu balíčku zákonů: { LIST($cards) }
cli-viceroy-full-row = { $row }. řada za { NAME($gem, case: "acc") }: { $reward }
cli-viceroy-codes = d drahokamy · b body moci · m magie · v věda · o obrana · ú útok · e věčný drahokam · m+ bonus magie · k+ bonus kruhů
cli-viceroy-short-gems = drahok. { $n }
cli-viceroy-short-power = body { $n }
cli-viceroy-short-draw-card = karty { $n }
cli-viceroy-short-science = věda { $n }
cli-viceroy-short-magic = magie { $n }
cli-viceroy-short-defence = obrana { $n }
cli-viceroy-short-attack = útok { $n }
cli-viceroy-short-bonus-magic = magie +{ $n }
cli-viceroy-short-bonus-circle = kruh { $color }+{ $n }
cli-viceroy-short-eternal-gem = věčný { $color }
cli-viceroy-code-gems = d{ $n }
cli-viceroy-code-power = b{ $n }
cli-viceroy-code-draw-card = l{ $n }
cli-viceroy-code-science = v{ $n }
cli-viceroy-code-magic = m{ $n }
cli-viceroy-code-defence = o{ $n }
cli-viceroy-code-attack = ú{ $n }
cli-viceroy-code-bonus-magic = m+{ $n }
cli-viceroy-code-bonus-circle = k{ $color }+{ $n }
cli-viceroy-code-eternal-gem = e{ $color }
cli-viceroy-token-magic = m
cli-viceroy-token-science = v
cli-viceroy-token-defence = o
cli-viceroy-token-power = b{ $n }
cli-viceroy-token-bonus-magic = m+{ $n }
cli-viceroy-token-bonus-circle = k{ $color }+{ $n }
cli-viceroy-token-eternal = e{ $color }
cli-viceroy-token-eternal-used = (e{ $color })
cli-viceroy-token-stored = d{ $color }

## Plán hry Gùgōng

cli-gugong-tag = H{ $number }
cli-gugong-tag-meng = M
cli-gugong-double = D
cli-gugong-day = Den { $day } ze { $days }
cli-gugong-dice = Kostky osudu: { $dice }
cli-gugong-start = začíná: { $seat }
cli-gugong-turn = na tahu: { $seat }
cli-gugong-piles = Dobírací balíček: { $gifts } · žetony cestování: v zásobě { $tokens }, odhozených { $discard }
cli-gugong-head-location = Lokace
cli-gugong-head-gift = Vyložený dar
cli-gugong-head-action = Akce karty
cli-gugong-head-cost = cena
cli-gugong-head-vp = VB
cli-gugong-head-hired = najatí
cli-gugong-head-free = volní
cli-gugong-head-jade = nefrit
cli-gugong-head-tokens = žetony
cli-gugong-head-hand = ruka
cli-gugong-head-discard = odhoz
cli-gugong-head-ships = lodě
cli-gugong-passed = pas
cli-gugong-label-map = Mapa
cli-gugong-label-roads = Cesty
cli-gugong-label-hand = Ruka
cli-gugong-label-discard = Odhozené
cli-gugong-label-tokens = Žetony
cli-gugong-label-today = dnes
cli-gugong-label-used = použité
cli-gugong-own-board = vlastní deska
cli-gugong-station = { $place }: bonusový žeton { $seat }, { $token }
cli-gugong-taken = právě vzatý žeton: { $token }
cli-gugong-wall = { $count } / { $threshold }
cli-gugong-jade-houses = { $count ->
    [one] zbývá { $count } dům, cena { $costs }
    [few] zbývají { $count } domy, ceny { $costs }
   *[other] zbývá { $count } domů, ceny { $costs }
}
cli-gugong-jade-later = pak nádvoří za { $cost }
cli-gugong-jade-courtyard = domy jsou prázdné; nádvoří za { $cost }
cli-gugong-medal-free = medaile: ještě zde
cli-gugong-medal = medaile: { $seat }
cli-gugong-palace = { $seat } { $steps } z { $goal }
cli-gugong-audience = { $seat } u císaře ({ $vp } VB)
cli-gugong-audience-left = volná místa: { $values } VB
cli-gugong-audience-none = žádné volné místo
cli-gugong-palace-lost = { $seat } { $steps } z { $goal } (nestihne)
cli-gugong-warning = POZOR: k císaři se už nedostanete (chybí kroků: { $missing }, možných nejvýše: { $most }).
cli-gugong-decree = { $decree }: cena { $cost }
cli-gugong-decree-vp = { $decree }: cena { $cost } +{ $vp } VB
cli-gugong-route-main = hlavní
cli-gugong-route-left = horní
cli-gugong-route-right = dolní
cli-gugong-rewards = vzaté odměny
cli-gugong-reward-any = kterákoli
cli-gugong-reward-vp4 = 4 VB
cli-gugong-reward-card = karta
cli-gugong-reward-double = dvojitý
cli-gugong-focus = zaměření: { $location }
cli-gugong-automa = karty automy v balíčku: { $count }
cli-gugong-matches = { $count ->
    [one] * { $count } shoda s kostkami
    [few] * { $count } shody s kostkami
   *[other] * { $count } shod s kostkami
}
cli-gugong-gift-to = Darovat kde
cli-gugong-gift-lies = Leží tam
cli-gugong-gift-way-0 = bez placení
cli-gugong-gift-way-1 = 2 služebníci
cli-gugong-gift-way-2 = dvojitý
cli-gugong-gift-way-3 = další karta
cli-gugong-gift-way-4 = bez akce
cli-gugong-location-travel = Cestování
cli-gugong-location-wall = Zeď
cli-gugong-location-jade = Nefrit
cli-gugong-location-intrigue = Intriky
cli-gugong-location-palace = Palác
cli-gugong-location-decrees = Dekrety
cli-gugong-location-canal = Kanál
cli-gugong-token-hire1 = najmout 1
cli-gugong-token-hire2 = najmout 2
cli-gugong-token-palace1 = vyslanec
cli-gugong-token-intrigue1 = intriky
cli-gugong-token-discard7-jade = 7+ → nefrit
cli-gugong-token-vp2 = 2 VB
cli-gugong-token-swap = výměna
cli-gugong-token-retrieve = návrat
cli-gugong-token-ship1 = loď
cli-gugong-token-wall1 = zeď
cli-gugong-token-pay3-jade = 3 sl. → nefrit
cli-gugong-token-double = dvojitý
cli-gugong-token-bonus-plus1 = dary +1
cli-gugong-token-bonus-tax = daň
cli-gugong-token-bonus-follow = následování
cli-gugong-legend-players = H1 je Hráč 1, M je Meng; D je dvojitý služebník. Za ← jsou ti, jejichž cestovatel nebo služebník tam stojí.
cli-gugong-legend-cost = A a B: kolik služebníků vyslat za kterou variantu akce lokace, podle vašich nynějších cen; „b“ ukáže, co varianty dělají, a cesty.
cli-gugong-legend-intrigue = Intriky: od nejvzdálenějšího pole; H2 > H1: ukazatel H2 leží na ukazateli H1 a při shodě má přednost.
cli-gugong-legend-canal = Kanál: číslo a odměna každého přístavu, pod nimi majitel lodi a náklad; lodě v tabulce hráčů jsou ještě v zásobě. Žetony 3=4: 3 žetony, při výměně za 4.
cli-gugong-legend-cards = * mají karty, jejichž hodnotu ukazuje kostka osudu; v noci platí ty odhozené.
