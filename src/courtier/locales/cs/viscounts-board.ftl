### Herní plán Vikomtů v prohlížeči: co na něm stojí a co o sobě jeho věci říkají.

viscounts-board-head = { NAME($text, cap: "yes") }
viscounts-board-named = { NAME($text, cap: "yes") } ({ $who })
viscounts-board-round = { $n }. kolo
viscounts-board-round-of = { $n }. kolo z { $last }
viscounts-board-last-round = Poslední kolo
viscounts-board-no-action = Zde nelze vykonat žádnou akci
viscounts-board-poverty = Chudoba
viscounts-board-prosperity = Blahobyt
viscounts-board-poverty-left = { $n ->
    [one] Nad kartou chudoby leží { $n } dluh.
    [few] Nad kartou chudoby leží { $n } dluhy.
   *[other] Nad kartou chudoby leží { $n } dluhů.
}
viscounts-board-prosperity-left = { $n ->
    [one] Nad kartou blahobytu leží { $n } smlouva.
    [few] Nad kartou blahobytu leží { $n } smlouvy.
   *[other] Nad kartou blahobytu leží { $n } smluv.
}
viscounts-board-poverty-open = Karta chudoby je odhalená.
viscounts-board-prosperity-open = Karta blahobytu je odhalená.
viscounts-board-stack-later = Balíček se sestaví, až budou všichni připraveni.
viscounts-board-stack-end = Až zmizí poslední, dohraje se toto kolo a pak ještě jedno.
viscounts-board-poverty-scores = Po odhalení se boduje nejvíce stvrzených smluv: { $points } VB.
viscounts-board-prosperity-scores = Po odhalení se boduje nejvíce splacených dluhů: { $points } VB.

## Karty

viscounts-board-card-cost = Cena { $n }: tolik mincí stojí najmout či propustit a o tolik míst postoupí vikomt.
viscounts-board-left = Karet v balíčku: { $n }
viscounts-board-printed-dismissal = Propuštění stojí { $n ->
    [one] { $n } minci
    [few] { $n } mince
   *[other] { $n } mincí
} a přináší: { $effect }.
viscounts-board-printed-townsfolk = Propustit ho lze každý tah znovu, najmout nikdy.
viscounts-board-printed-manuscript = Opsat ho lze stále znovu, ale nikdo si ho nenechá.
viscounts-board-manuscript-cost = Potřeba: { COUNT($n, $icon) }
viscounts-board-manuscript-effect = Po opsání: { $effect }.
viscounts-board-shelf = { NAME($ribbon, cap: "yes") }: { $n }
viscounts-board-shelf-bonus = Kdo má jako první tři rukopisy jedné stuhy, bere si její kartu bonusu.
viscounts-board-shelf-sets = Sady různých stuh na konci hry: { $points } VB.
viscounts-board-pair = Karta hráče { $number }, k ní { NAME($hero) }
viscounts-board-pair-gain = Na začátku: { $effect }.
viscounts-board-pair-then = Potom: { $effect }.
viscounts-board-pair-start = Váš vikomt začíná zde: { NAME($space) }.
viscounts-board-pair-hero = Do vašeho balíčku přijde { NAME($hero) }:

## Herní plán a hrad

viscounts-board-site-effect = Za stavbu zde: { $effect }.
viscounts-board-site-reach = V dosahu z místa: { NAME($space) }
viscounts-board-site-built = { NAME($building, cap: "yes") }, majitel: { $who }
viscounts-board-link-effect = Stojí-li na obou koncích budova, mohou oba majitelé: { $effect }.
viscounts-board-trade = { COUNT($n, $icon) } pokaždé: { $effect }.
viscounts-board-space-outer = Odtud se obchoduje nebo staví.
viscounts-board-space-inner = Odtud se umisťují poddaní nebo opisuje rukopis.
viscounts-board-space-start = Začátek pro kartu hráče { $n }
viscounts-board-space-here = Právě zde: { $who }
viscounts-board-court = Tři poddaní jednoho hráče: jeden postoupí výš, další dva odejdou na sousední nádvoří.
viscounts-board-hall = Za postup sem: { $effect }.
viscounts-board-vp = Každý poddaný zde: { $n } VB
viscounts-board-capacity = Poddaných zde zůstane nejvýše: { $n }
viscounts-board-workers-here = { $who }: { $n }
viscounts-board-leader-gives = { $vp } VB a o 1 vyšší limit karet v ruce.
viscounts-board-leader-rule = Patří tomu, kdo má na třetí úrovni nejvíce poddaných.
viscounts-board-holder = Drží ji: { $who }
viscounts-board-bonus-gives = { $vp } VB a { LIST($icons) }
viscounts-board-endless = Zásoba nikdy nedojde.

## Věci jednoho hráče

viscounts-board-supply = Poddaných v zásobě: { $n }
viscounts-board-silver-pays = Mincemi se platí další místa cesty, najmutí a propuštění měšťana i chybějící obchodní symboly.
viscounts-board-good-pays = Při akci nahradí chybějící { NAME($icon) }.
viscounts-board-draw = Dobírací balíček: { $n }
viscounts-board-discard = Odkládací balíček: { $n }
viscounts-board-hand = Ruka: { $n }
viscounts-board-deck = Všechny vlastní karty: { $n }
viscounts-board-manuscripts = Rukopisy: { $n }
viscounts-board-buildings = Budovy
viscounts-board-row = Karty přicházejí zleva, posouvají se doprava a odcházejí. Jejich symboly se počítají k vašim akcím.
viscounts-board-action = { NAME($action) }: { $n }
viscounts-board-action-outer = Tuto akci lze provést jen na vnější cestě.
viscounts-board-action-inner = Tuto akci lze provést jen na vnitřní cestě.
viscounts-board-action-icons = Symbolů máte nyní i se zločineckými: { $n }
viscounts-board-action-pay = Chybějící symbol lze zaplatit: { NAME($good) }
viscounts-board-build-costs = Stavební symboly: dílna { $workshop }, obchodní stanice { $trading_post }, cechovní dům { $guildhall }
viscounts-board-noble-costs = Šlechtické symboly → poddaní: { $list }
viscounts-board-debts = Dluhy: nesplacené { $face }, splacené { $turned }
viscounts-board-deeds = Smlouvy: sepsané { $face }, stvrzené { $turned }
viscounts-board-debts-value = Nesplacený dluh: { $face } VB. Za splacení získáte surovinu dle vlastního výběru.
viscounts-board-deeds-value = Sepsaná smlouva: { $face } VB, stvrzená: { $turned } VB.
viscounts-board-slot-covered = Začne platit, až tuto budovu postavíte.
viscounts-board-slot-uncovered = Už platí.
viscounts-board-slot-cost = Stavební symboly: { $n }; za 1, 2 nebo 3 stejné: { $points } VB
viscounts-board-track = Počestnost a zkaženost, políčko { $n }
viscounts-board-track-own = Střet zde: { $effect }.
viscounts-board-track-all = Všichni ostatní: { $effect }.
viscounts-board-track-criminals = Ostatní se zločineckým symbolem: { $effect }.
viscounts-board-track-honest = Ostatní bez zločineckého symbolu: { $effect }.
viscounts-board-track-now = Zkaženost na { $corruption }, počestnost na { $virtue }
viscounts-board-track-stuck = Ukazatele se potkaly: střet nastane v 5. fázi tahu majitele.
viscounts-board-glance = { $who }: { LIST($goods) }, poddaní na hradě { $workers }, budovy { $buildings }, rukopisy { $manuscripts }

## Soupeř

viscounts-board-scheme-icons = Symboly: { LIST($icons) }
viscounts-board-scheme-first = Nejprve: { $effect }.
viscounts-board-scheme-move = Pak postoupí po vnější cestě: { $n ->
    [one] { $n } místo
    [few] { $n } místa
   *[other] { $n } míst
}.
viscounts-board-scheme-option = { $n }. možnost: { $effect }.
viscounts-board-scheme-rule = Provede se první možnost, která jde.
viscounts-board-focus = Hlavní cíl: { NAME($focus) }
viscounts-board-preference = Suroviny bere v tomto pořadí: { $list }
viscounts-board-future = Zbývá budoucích intrik: { $n }
viscounts-board-seen = Dosud viděné intriky: { $n }
viscounts-board-to-cards = Ukázat karty v nabídce a balíčky
viscounts-board-to-ring = Zpět na okruh a hrad
viscounts-board-lay-left = Vlevo: { NAME($card) }
viscounts-board-lay-middle = Uprostřed: { NAME($card) }
viscounts-board-lay-right = Vpravo: { NAME($card) }
viscounts-board-answer = Odpověď na položenou otázku
