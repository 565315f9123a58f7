### Co stojí na desce Panovníka v prohlížeči a co o sobě její věci říkají.

viceroy-board-table = Stůl hry Panovník
viceroy-board-heading = { NAME($text, cap: "yes") }
viceroy-board-round = { $round }. kolo z { $rounds }
viceroy-board-phase-setup = Příprava
viceroy-board-phase-auction = Dražba
viceroy-board-phase-building = Budování
viceroy-board-phase-end = Konec
viceroy-board-supply = Zásoba
viceroy-board-supply-of = Zásoba, { NAME($color) }: { $n }
viceroy-board-auction-card = { NAME($color, case: "auction", cap: "yes") }
viceroy-board-in-vain = marně
viceroy-board-above-empty = prázdné
viceroy-board-below-empty = prázdné
viceroy-board-large-deck = Velký balíček
viceroy-board-small-deck = Malý balíček
viceroy-board-law-deck = Zákony
viceroy-board-discard = Odhozené
viceroy-board-virtual = Virtuální soupeř { $number }
viceroy-board-screen = Za zástěnou
viceroy-board-no-cards = V ruce není žádná karta
viceroy-board-hidden-law = Skrytý zákon
viceroy-board-hidden-character = Skrytá postava
viceroy-board-own-attacks = Žetony útoku: { $n }
viceroy-board-own-gems-blue = Modré drahokamy: { $n }
viceroy-board-own-gems-red = Červené drahokamy: { $n }
viceroy-board-own-gems-green = Zelené drahokamy: { $n }
viceroy-board-own-gems-yellow = Žluté drahokamy: { $n }
viceroy-board-characters-in-hand = Postavy v ruce: { $n }
viceroy-board-laws-in-hand = Zákony v ruce: { $n }
viceroy-board-pyramid-of = Karty v pyramidě: { $n }
viceroy-board-show-pyramid = Prohlédnout si pyramidu: { $name }
viceroy-board-further-left = Dál vlevo
viceroy-board-further-right = Dál vpravo
viceroy-board-empty-place = Volné místo na { $level }. úrovni
viceroy-board-laid-card = { $card }, { $level }. úroveň
viceroy-board-under = Pod kartou { NAME($card) }: { LIST($cards) }

## Co kdo drží v pěsti

viceroy-board-holds-waiting = vybírá
viceroy-board-holds-closed = tajně vybráno
viceroy-board-holds-open = volba odhalena
viceroy-board-holds-taken = už má postavu
viceroy-board-holds-in = je ve hře
viceroy-board-holds-out = už se neúčastní
viceroy-board-holds-skips = této dražby se neúčastní
viceroy-board-holds-skips-short = neúčastní se
viceroy-board-skips-next = Příští dražby se neúčastní.
viceroy-board-holds-pass = pasuje
viceroy-board-holds-attack = žeton útoku

## Zákony několika slovy

viceroy-board-law-replace-card = Nahradí vaši kartu; ta se vrátí do ruky
viceroy-board-law-duplicate-tokens = Pod postavu: zdvojí její žetony
viceroy-board-law-swap-token = Dejte { $payment ->
    [one] { $payment } drahokam
    [few] { $payment } drahokamy
   *[other] { $payment } drahokamů
} a vyměňte si žeton se soupeřem
viceroy-board-law-score-per-own-card = Na konci { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} za každou kartu pyramidy
viceroy-board-law-take-from-display = Vezměte si kartu z nabídky; příští dražbu vynecháte
viceroy-board-law-draw-laws-return = Vezměte si { $draw ->
    [one] { $draw } zákon
    [few] { $draw } zákony
   *[other] { $draw } zákonů
}, { $return } vraťte
viceroy-board-law-tuck-from-hand = Zasuňte karty z ruky: na konci po { $points ->
    [one] { $points } bodu
    [few] { $points } bodech
   *[other] { $points } bodech
}
viceroy-board-law-tuck-free-card = Zasuňte volnou kartu. Na konci podle úrovně: { $levels }
viceroy-board-law-score-per-set = Na konci { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} navíc za každou sadu žetonů
viceroy-board-law-store-gems = Odložte až { $max_gems ->
    [one] { $max_gems } drahokam
    [few] { $max_gems } drahokamy
   *[other] { $max_gems } drahokamů
}: na konci po { $points ->
    [one] { $points } bodu
    [few] { $points } bodech
   *[other] { $points } bodech
}
viceroy-board-law-tuck-taken-cards = Zasouvejte brané karty: na konci po { $points ->
    [one] { $points } bodu
    [few] { $points } bodech
   *[other] { $points } bodech
}
viceroy-board-law-score-per-circle-and-eternal = Na konci { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} navíc za kruh i věčný drahokam
viceroy-board-law-score-per-adjacent-character = Na konci { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} za každou sousední postavu

## Vysvětlení

viceroy-board-row = { $level }. úroveň: stojí { NAME($color, case: "gem-acc") }; odměna: { LIST($items) }
viceroy-board-cumulative = Na vyšší úrovni platíte i všechny řady pod ní; odměna je jen z její vlastní řady.
viceroy-board-first-of-order = Číslo { $number }: nižší čísla jsou na řadě dříve.
viceroy-board-lies-above = Zbyla z minulého kola: nevezme-li si ji teď nikdo, odhodí se.
viceroy-board-lies-below = Nová v tomto kole: nevezme-li si ji nikdo, zůstane ještě na jednu dražbu.
viceroy-board-auction-how = Nabídněte drahokam této barvy. Nabídnete-li ho sami, vezmete si kartu, která tu leží; nabídne-li ho příliš mnoho hráčů, nedostane ji nikdo. O drahokam přijdete v každém případě.
viceroy-board-supply-how = V zásobě: { $n }. Nabídnuté a zaplacené drahokamy se vracejí sem.
viceroy-board-large-deck-how = Po každé dražbě přijdou do nabídky čtyři karty; v balíčku jich zbývá { $n }.
viceroy-board-large-deck-empty = Je prázdný: toto je poslední kolo.
viceroy-board-small-deck-how = Postavy, které se berou jako odměna. Zbývá: { $n }.
viceroy-board-law-deck-how = Zákony, které se berou jako odměna. Zbývá: { $n }.
viceroy-board-known-laws = Víte, kde leží: { LIST($cards) }
viceroy-board-discard-how = Karty mimo hru: { LIST($cards) }
viceroy-board-discard-none = Zatím žádná karta hru neopustila.
viceroy-board-token-power = Body moci
viceroy-board-token-power-how = Na konci má každý žeton hodnotu svého čísla.
viceroy-board-token-magic = Magie
viceroy-board-token-magic-how = Na konci se počet vašich žetonů magie násobí součtem vašich bonusových žetonů magie. Patří do sady.
viceroy-board-token-bonus-magic = Bonusová magie
viceroy-board-token-bonus-magic-how = Na konci se počet vašich žetonů magie násobí součtem těchto čísel.
viceroy-board-token-science = Věda
viceroy-board-token-science-how = O drahokam víc pokaždé, když v dražbě pasujete. Patří do sady.
viceroy-board-token-defence = Obrana
viceroy-board-token-defence-how = Na konci každý odvrátí jeden cizí žeton útoku. Patří do sady.
viceroy-board-token-set-how = Sada obrany, vědy a magie: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
viceroy-board-token-attack = Útok
viceroy-board-token-attack-how = Leží za zástěnou. V dražbě si za něj vezmete libovolnou kartu z nabídky dříve než ostatní za drahokamy. Zůstane-li vám do konce, každý soupeř bez obrany ztratí { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
viceroy-board-token-bonus-circle = Bonus za kruhy
viceroy-board-token-bonus-circle-how = O tolik víc má každý jednobarevný kruh a každý věčný drahokam této barvy.
viceroy-board-token-eternal = Věčný drahokam
viceroy-board-token-eternal-how = Zůstává na své kartě. Jednou za každou fázi budování zaplatí drahokam své barvy; na konci má hodnotu úrovně své karty.
viceroy-board-token-eternal-used = Přerušovaný kroužek: v této fázi budování už pomohl.
viceroy-board-token-stored = Odložený drahokam
viceroy-board-token-stored-how = Zůstává na zákonu a počítá se na konci.
viceroy-board-token-gems = Drahokamy
viceroy-board-token-gems-how = Tolik libovolných drahokamů ze zásoby za vaši zástěnu.
viceroy-board-token-draw = Karta do ruky
viceroy-board-token-draw-how = Podle vaší volby z malého balíčku, nebo z balíčku zákonů.
viceroy-board-tokens-here = Leží na ní: { LIST($tokens) }
viceroy-board-tucked-here = Zasunuto pod ní: { LIST($cards) }
viceroy-board-law-points = Zatím přináší { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
viceroy-board-circle-here = Uzavírá { NAME($color, case: "circle-acc") }.
viceroy-board-place-how = Karta tu leží na { $level }. úrovni. Postava stojí své řady až po tuto úroveň.
viceroy-board-place-top = Karta na 5. úrovni stojí všechny čtyři řady a čtvrtou ještě jednou; zákon tu ležet nemůže.
viceroy-board-gem-how = Máte: { $n }. Drahokamy se draží a platí se jimi postavy; na konci přebarvují segmenty kruhů.
viceroy-board-round-how = Každé kolo má dražbu a pak budování, nejvýše po třech krocích. Počet kol hry: { $rounds }.
viceroy-board-hand-how = Postavy: { $characters }. Zákony: { $laws }. Na konci nemají karty v ruce žádnou hodnotu.
viceroy-board-known-hand = Známé karty v ruce: { LIST($cards) }
viceroy-board-virtual-how = Nabízí naslepo vytažený drahokam a bere postavy ze hry; nestaví a nezískává body.

## Několik drahokamů nebo karet najednou a ruka, která odmítá

viceroy-board-bundle-gems = Vzít: { LIST($gems) }
viceroy-board-bundle-give = Dát: { LIST($gems) }
viceroy-board-bundle-store = Odložit: { LIST($gems) }
viceroy-board-bundle-store-none = Neodložit žádný drahokam
viceroy-board-bundle-archive = { $n ->
    [one] Zasunout { $n } kartu
    [few] Zasunout { $n } karty
   *[other] Zasunout { $n } karet
}
viceroy-board-bundle-archive-none = Nezasunout žádnou kartu
viceroy-board-options = Jedno z toho
viceroy-board-stop-pass = Pasovat
viceroy-board-stop-refuse = Odmítnout
viceroy-board-stop-go-on = Dál
viceroy-board-stop-done = Hotovo
viceroy-board-stop-no = Ne
viceroy-board-stop-how = Prázdná ruka: pasujete, odmítáte, nebo končíte to, co děláte.
