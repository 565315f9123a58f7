### Plán hry Vikomti v terminálu: písmena, krátká slova, řádky.

## Písmena symbolů a budov, krátká slova

cli-viscounts-icon-merchant = O
cli-viscounts-icon-builder = S
cli-viscounts-icon-noble = Š
cli-viscounts-icon-cleric = C
cli-viscounts-icon-criminal = Z
cli-viscounts-letter-workshop = D
cli-viscounts-letter-trading-post = O
cli-viscounts-letter-guildhall = C
cli-viscounts-ribbon-grey = šedý
cli-viscounts-ribbon-black = černý
cli-viscounts-ribbon-yellow = žlutý
cli-viscounts-ribbon-blue = modrý
cli-viscounts-printed = vytištěný
cli-viscounts-rival = virtuální
cli-viscounts-left = vlevo
cli-viscounts-middle = uprostřed
cli-viscounts-right = vpravo
cli-viscounts-short-flip = otočit
cli-viscounts-short-rearrange = přeskládat
cli-viscounts-short-discard = odhodit { $n }
cli-viscounts-short-destroy = zničit
cli-viscounts-short-shuffle = zamíchat
cli-viscounts-short-hire-free = najmout
cli-viscounts-short-castle-move = přesun
cli-viscounts-short-place-workers = { $n ->
    [one] { $n } poddaný
    [few] { $n } poddaní
   *[other] { $n } poddaných
} do hradu
cli-viscounts-short-build = { NAME($building) } zdarma
cli-viscounts-short-score = { $vp } VB/{ COUNT($per, $thing) }
cli-viscounts-castle-worker = poddaný na hradě
    .count = { $count ->
        [one] { $count } poddaný na hradě
        [few] { $count } poddaní na hradě
       *[other] { $count } poddaných na hradě
    }

## Řádky plánu

cli-viscounts-last-round = poslední kolo
cli-viscounts-start = začíná: { $seat }
cli-viscounts-debts = { $n ->
    [0] Karta chudoby je odhalena
   *[other] Dluhy nad kartou chudoby: { $n }
}
cli-viscounts-deeds = { $n ->
    [0] karta blahobytu je odhalena
   *[other] smlouvy nad kartou blahobytu: { $n }
}
cli-viscounts-head-segment = Po směru
cli-viscounts-head-townsfolk = Měšťan, cena, symboly (zbývá)
cli-viscounts-head-manuscript = Rukopis, cena (zbývá)
cli-viscounts-tier-1 = 1. úroveň: { $workers }
cli-viscounts-tier-2 = 2. úroveň: { $workers }
cli-viscounts-advance = Postup na 2. úroveň: { $effect }
cli-viscounts-castle = Hrad, 3. úroveň: { $workers } · hradní pán: { $leader }
cli-viscounts-links = propojení: { $links }
cli-viscounts-row-goods = Mince, kalamáře, kameny, zlato
cli-viscounts-row-track = Ukazatele: zkaženost, počestnost
cli-viscounts-row-debts = Dluhy: nesplacené, splacené
cli-viscounts-row-deeds = Smlouvy: sepsané, stvrzené
cli-viscounts-row-buildings = Budovy: { $n0 }, { $n1 }, { $n2 }
cli-viscounts-row-manuscripts = Rukopisy: šedé, černé, žluté, modré
cli-viscounts-row-icons = Symboly bez placení: { $trade }, { $build }, { $noble }, { $cleric }
cli-viscounts-row-workers = Poddaní v zásobě
cli-viscounts-row-cards = Karty: ruka, dobírání, odkládání
cli-viscounts-known = na ruce víte o: { LIST($cards) }
cli-viscounts-owned-grey = šedé rukopisy: { $cards }
cli-viscounts-owned-black = černé rukopisy: { $cards }
cli-viscounts-owned-yellow = žluté rukopisy: { $cards }
cli-viscounts-owned-blue = modré rukopisy: { $cards }
cli-viscounts-row = na desce: { LIST($cards) }
cli-viscounts-discard = odkládací balíček: { LIST($cards) }
cli-viscounts-schemes = Intriky v dobíracím balíčku: { $draw }, zbývající budoucí intriky: { $future }
cli-viscounts-seen = Dosud viděné intriky: { LIST($cards) }
cli-viscounts-scheme = { $n ->
    [one] jede o { $n } místo
    [few] jede o { $n } místa
   *[other] jede o { $n } míst
} · první, co lze: { LIST($options, join: "or") }
cli-viscounts-cost = cena { $n }
cli-viscounts-needs = vyžaduje { $n }{ $icon }
cli-viscounts-side = Počet hráčů { $side }

## Vysvětlivky

cli-viscounts-legend-icons = Symboly: { $icons }. Budovy: { $buildings }.
cli-viscounts-legend-ring = L a R jsou levý a pravý břeh, I vnitřní cesta; ◄ kdo tam stojí. „2O 1 kalamář“: výměna stojí 2 obchodní symboly. U staveniště stojí, co přináší, nebo v závorce, co na něm stojí a čí to je. Vikomti jezdí z L na R nebo I, z I na R nebo další I, z R na další L.
cli-viscounts-collision-all = Střet na políčku { $space }: { $gains }; ostatní: { $others }.
cli-viscounts-collision-criminals = Střet na políčku { $space }: { $gains }; ostatní se zločincem: { $others }.
cli-viscounts-collision-honest = Střet na políčku { $space }: { $gains }; ostatní bez zločince: { $others }.
cli-viscounts-legend-table = ► označuje, kdo je na tahu. Zkaženost postupuje od 1 doprava, počestnost od 7 doleva; kde se potkají, nastane střet.
