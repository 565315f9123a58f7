### Věty hry Vikomti: otázky (prompt), odpovědi (label), důvody (whynot), záznam hry (event), možnosti.

viscounts-card-told-apart = { NAME($card) } ({ $ability })
    .acc = { NAME($card, case: "acc") } ({ $ability })

## Příprava hry

viscounts-prompt-pick = Vyberte si kartu hráče s významným měšťanem.
viscounts-label-pick = Karta { $number } a { NAME($hero) }; začátek: { NAME($space) }
viscounts-whynot-pair = Karta hráče { $number } není v nabídce.
viscounts-prompt-destroy-any = { $cause }: můžete zničit jednu kartu svého balíčku a získat mince podle její ceny.
viscounts-whynot-not-in-deck = { NAME($card, cap: "yes") } není ve vašem balíčku.

## Fáze 1: karty

viscounts-prompt-play = Kterou kartu vyložíte?
viscounts-label-play = { NAME($card, cap: "yes") }: vikomt se pohne o { $n ->
    [one] { $n } místo
    [few] { $n } místa
   *[other] { $n } míst
}
    .short = { NAME($card, cap: "yes") }: { $n ->
        [one] { $n } místo
        [few] { $n } místa
       *[other] { $n } míst
    }
viscounts-label-play-top = Neznámá vrchní karta dobíracího balíčku
viscounts-whynot-must-play = Kartu musíte vyložit.
viscounts-whynot-not-in-hand = { NAME($card, cap: "yes") } není ve vaší ruce.
viscounts-whynot-hand-first = Z dobíracího balíčku se hraje, jen když máte prázdnou ruku.

viscounts-prompt-discard = { $left ->
    [one] { $cause }: můžete odhodit kartu.
    [few] { $cause }: můžete postupně odhodit { $left } karty.
   *[other] { $cause }: můžete postupně odhodit { $left } karet.
}
viscounts-label-discard = Odhodit { NAME($card, case: "acc") }
    .short = { NAME($card, cap: "yes") }
viscounts-label-discard-none = Nic neodhodit
viscounts-label-discard-top = Odhodit neznámou vrchní kartu dobíracího balíčku
    .short = Neznámá vrchní karta
viscounts-label-discard-top-shuffled = Zamíchat odkládací balíček a odhodit z něj neznámou vrchní kartu
viscounts-prompt-destroy = { $left ->
    [one] { $cause }: můžete zničit kartu a získat mince podle její ceny.
    [few] { $cause }: můžete postupně zničit { $left } karty a získat mince podle jejich ceny.
   *[other] { $cause }: můžete postupně zničit { $left } karet a získat mince podle jejich ceny.
}
viscounts-label-destroy = Zničit { NAME($card, case: "acc") } a získat { $silver ->
    [one] { $silver } minci
    [few] { $silver } mince
   *[other] { $silver } mincí
}
    .short = { NAME($card, cap: "yes") }: { $silver ->
        [one] +{ $silver } mince
        [few] +{ $silver } mince
       *[other] +{ $silver } mincí
    }
viscounts-label-destroy-none = Nic nezničit
viscounts-label-destroy-top = Zničit neznámou vrchní kartu dobíracího balíčku
    .short = Neznámá vrchní karta
viscounts-label-destroy-top-shuffled = Zamíchat odkládací balíček a zničit z něj neznámou vrchní kartu
viscounts-whynot-no-card-left = Dobírací i odkládací balíček jsou prázdné.

viscounts-prompt-rearrange = { $cause }: v jakém pořadí zleva doprava budou ležet vaše karty?
viscounts-label-rearrange = { LIST($cards, cap: "yes") }
viscounts-label-rearrange-none = Nechat karty tak, jak jsou
viscounts-whynot-empty-space = Karty si vyměňují jen obsazená místa; prázdné místo zůstane prázdné.

## Fáze 2: pohyb

viscounts-prompt-move = Kam pojedete? { $n ->
    [one] { $n } místo
    [few] { $n } místa
   *[other] { $n } míst
}, { $free ->
    [0] dál za mince.
   *[other] { $free } navíc zdarma, dál za mince.
}
viscounts-label-move = { NAME($space, cap: "yes") }
    .short = { NAME($space, case: "short", cap: "yes") }
viscounts-label-move-paid = { NAME($space, cap: "yes") }: { $silver ->
    [one] { $silver } mince
    [few] { $silver } mince
   *[other] { $silver } mincí
}
    .short = { NAME($space, case: "short", cap: "yes") }: { $silver }
viscounts-whynot-must-move = Vikomt se musí pohnout o { $n ->
    [one] { $n } místo
    [few] { $n } místa
   *[other] { $n } míst
}.
viscounts-whynot-out-of-reach = { $silver ->
    [0] Tam váš vikomt pohyb skončit nemůže a nemáte žádnou minci.
    [one] Tam váš vikomt pohyb skončit nemůže, i když máte { $silver } minci.
    [few] Tam váš vikomt pohyb skončit nemůže, i když máte { $silver } mince.
   *[other] Tam váš vikomt pohyb skončit nemůže, i když máte { $silver } mincí.
}

## Fáze 3: hlavní akce

viscounts-prompt-action = Kterou akci vykonáte?
viscounts-label-act = { NAME($action) }
viscounts-label-act-paid = { NAME($action) }; zaplatit { LIST($what, case: "acc") }
viscounts-label-act-missing = { NAME($action) }; { $missing ->
    [one] chybí { $missing } symbol
    [few] chybí { $missing } symboly
   *[other] chybí { $missing } symbolů
}
viscounts-label-act-alone = { NAME($action) } · nikoho nepropouštět
viscounts-label-act-alone-paid = { NAME($action) } · nikoho nepropouštět, zaplatit { LIST($what, case: "acc") }
viscounts-label-act-alone-missing = { NAME($action) } · nikoho nepropouštět, { $missing ->
    [one] chybí { $missing } symbol
    [few] chybí { $missing } symboly
   *[other] chybí { $missing } symbolů
}
viscounts-label-act-dismiss = { NAME($action) } · propustit { NAME($card, case: "acc") } za { $silver ->
    [one] { $silver } minci
    [few] { $silver } mince
   *[other] { $silver } mincí
}
viscounts-label-act-dismiss-missing = { NAME($action) } · propustit { NAME($card, case: "acc") } za { $silver ->
    [one] { $silver } minci
    [few] { $silver } mince
   *[other] { $silver } mincí
}, { $missing ->
    [one] chybí { $missing } symbol
    [few] chybí { $missing } symboly
   *[other] chybí { $missing } symbolů
}
viscounts-label-no-action = Žádná akce
viscounts-whynot-outer-path = { NAME($action) }: jen na vnější cestě.
viscounts-whynot-inner-path = { NAME($action) }: jen na vnitřní cestě.
viscounts-whynot-dismiss-silver = Propustit { NAME($card, case: "acc") } by stálo { $silver ->
    [one] { $silver } minci
    [few] { $silver } mince
   *[other] { $silver } mincí
}.
viscounts-whynot-dismiss-icons = { NAME($card, cap: "yes") } nemá žádný symbol, který by pomohl s akcí { NAME($action) }.
viscounts-whynot-icons = { NAME($action) }: potřebujete { $n ->
    [one] { $n } symbol
    [few] { $n } symboly
   *[other] { $n } symbolů
}; se vším, čím můžete zaplatit, jich máte { $icons }.
viscounts-whynot-trade = Jedna směna stojí { $n ->
    [one] { $n } obchodní symbol
    [few] { $n } obchodní symboly
   *[other] { $n } obchodních symbolů
}; máte jich { $icons } a mince zbytek nenahradí.
viscounts-whynot-no-site = Není co stavět: na tomto břehu není volné staveniště, nebo už nemáte žádnou budovu.
viscounts-whynot-no-worker = V zásobě nemáte žádného poddaného.

viscounts-prompt-exchange = { $n ->
    [one] Za každý obchodní symbol: { $effect }. Kolikrát?
    [few] Za každé { $n } obchodní symboly: { $effect }. Kolikrát?
   *[other] Za každých { $n } obchodních symbolů: { $effect }. Kolikrát?
}
viscounts-label-exchange = { $n }×
viscounts-label-exchange-paid = { $n }× za { $silver ->
    [one] { $silver } minci
    [few] { $silver } mince
   *[other] { $silver } mincí
}
viscounts-whynot-exchanges = { $n ->
    [one] Směnit můžete nejvýše jednou.
    [few] Směnit můžete nejvýše { $n } ×.
   *[other] Směnit můžete nejvýše { $n } ×.
}

viscounts-prompt-build = Kterou budovu postavíte a kde?
viscounts-prompt-build-free = { $cause }: budova zdarma ({ NAME($building) }). Která a kde?
viscounts-label-build = { NAME($slot, cap: "yes") } ({ NAME($gives) }) na staveništi { $site }
    .short = { NAME($slot, cap: "yes") }: { $site }
viscounts-label-build-paid = { NAME($slot, cap: "yes") } ({ NAME($gives) }) na staveništi { $site }; zaplatit { LIST($what, case: "acc") }
    .short = { NAME($slot, cap: "yes") }: { $site }; { LIST($what) }
viscounts-label-build-missing = { NAME($slot, cap: "yes") } ({ NAME($gives) }) na staveništi { $site }; { $missing ->
    [one] chybí { $missing } symbol
    [few] chybí { $missing } symboly
   *[other] chybí { $missing } symbolů
}
viscounts-whynot-built = { NAME($slot, cap: "yes") } už stojí na plánu.
viscounts-whynot-site = Staveniště { $site } není volné nebo na něj nedosáhnete.
viscounts-whynot-type = Musí to být tento druh budovy: { NAME($building) }.
viscounts-whynot-building = Tato budova ({ NAME($building) }) vyžaduje stavebních symbolů: { $n }; vy jich dáte dohromady { $icons }.

viscounts-prompt-workers = Kolik poddaných vstoupí na { NAME($section, case: "acc") }?
viscounts-label-workers = { $n ->
    [one] { $n } poddaný
    [few] { $n } poddaní
   *[other] { $n } poddaných
} ({ $icons ->
    [one] { $icons } šlechtický symbol
    [few] { $icons } šlechtické symboly
   *[other] { $icons } šlechtických symbolů
})
viscounts-label-workers-paid = { $n ->
    [one] { $n } poddaný; zaplatit { LIST($what, case: "acc") }
    [few] { $n } poddaní; zaplatit { LIST($what, case: "acc") }
   *[other] { $n } poddaných; zaplatit { LIST($what, case: "acc") }
}
viscounts-label-workers-missing = { $n ->
    [one] { $n } poddaný
    [few] { $n } poddaní
   *[other] { $n } poddaných
}; { $missing ->
    [one] chybí { $missing } symbol
    [few] chybí { $missing } symboly
   *[other] chybí { $missing } symbolů
}
viscounts-whynot-supply = { $n ->
    [one] V zásobě máte jen { $n } poddaného.
    [few] V zásobě máte jen { $n } poddané.
   *[other] V zásobě máte jen { $n } poddaných.
}
viscounts-whynot-workers = K tomu je třeba šlechtických symbolů: { $n }; vy jich dáte dohromady { $icons }.

viscounts-prompt-pay = { $n ->
    [one] { NAME($action) }: chybí { $n } symbol. Jak za něj zaplatíte?
    [few] { NAME($action) }: chybí { $n } symboly. Jak za ně zaplatíte?
   *[other] { NAME($action) }: chybí { $n } symbolů. Jak za ně zaplatíte?
}
viscounts-label-pay = Zaplatit { LIST($what, case: "acc") }
viscounts-whynot-cannot-pay = Tím zde platit nemůžete: { LIST($what) }.
viscounts-whynot-too-little = To dá symbolů { $icons }, ale chybí jich { $n }.
viscounts-whynot-overpaid = { $n ->
    [one] Chybí jen { $n } symbol; přeplácet se nesmí.
    [few] Chybí jen { $n } symboly; přeplácet se nesmí.
   *[other] Chybí jen { $n } symbolů; přeplácet se nesmí.
}

## Hrad

viscounts-prompt-advance = { $tier ->
    [one] Která skupina na první úrovni postoupí jako další?
    [few] Která skupina na druhé úrovni postoupí jako další?
   *[other] Která skupina na druhé úrovni postoupí jako další?
}
viscounts-label-advance = { $tier ->
    [one] Postup na druhou úroveň: { NAME($section) }
    [few] Postup na třetí úroveň: { NAME($section) }
   *[other] Postup na třetí úroveň: { NAME($section) }
}
viscounts-whynot-no-group = Nemáte zde tři poddané: { NAME($section) }.
viscounts-prompt-bump = { $tier ->
    [one] Na první úrovni je plno: { NAME($section) }.
    [few] Na druhé úrovni je plno: { NAME($section) }.
   *[other] Na druhé úrovni je plno: { NAME($section) }.
} { $n ->
    [one] Čí poddaný opustí hrad?
    [few] Hrad musí opustit { $n } poddaní: čí půjde první?
   *[other] Hrad musí opustit { $n } poddaných: čí půjde první?
}
viscounts-label-bump = Poddaný, kterého vlastní { NAME($who) }
viscounts-whynot-bump = Přeplněné nádvoří musí opustit poddaný, který na něm stojí.
viscounts-prompt-free-workers = { $n ->
    [one] { $cause }: na které nádvoří první úrovně vstoupí váš poddaný?
    [few] { $cause }: na které nádvoří první úrovně vstoupí vaši { $n } poddaní?
   *[other] { $cause }: na které nádvoří první úrovně vstoupí vašich { $n } poddaných?
}
viscounts-label-section = { NAME($section, cap: "yes") }
viscounts-prompt-castle-move = { $cause }: můžete přesunout jednoho svého poddaného na první úrovni na sousední nádvoří.
viscounts-label-castle-move = Odkud: { NAME($section1) }; kam: { NAME($section2) }
viscounts-label-castle-move-none = Nepřesunout nikoho
viscounts-whynot-no-own-worker = Na první úrovni zde nemáte poddaného: { NAME($section) }.

## Rukopisy, měšťané, zboží

viscounts-prompt-free-manuscript = { $cause }: který rukopis si vezmete?
viscounts-label-manuscript = Vzít si { NAME($manuscript, case: "acc") } ({ NAME($segment) })
viscounts-whynot-manuscript-cost = Vzít si smíte jen viditelný rukopis s cenou { LIST($costs, join: "or") }.
viscounts-prompt-recruit = Najmete { NAME($card, case: "acc") } za { $silver ->
    [one] { $silver } minci
    [few] { $silver } mince
   *[other] { $silver } mincí
}?
viscounts-prompt-recruit-nobody = Není tu koho najmout.
viscounts-label-hire = Najmout { NAME($card, case: "acc") } za { $silver ->
    [one] { $silver } minci
    [few] { $silver } mince
   *[other] { $silver } mincí
}
viscounts-label-hire-none = Nikoho nenajmout
viscounts-prompt-hire-free = { $cause }: koho najmete zdarma?
viscounts-label-hire-free = Najmout { NAME($card, case: "acc") } ({ NAME($segment) })
viscounts-whynot-must-hire = Najmutí zdarma je povinné.
viscounts-whynot-hire-segment = Váš vikomt není na tomto dílu: { NAME($segment) }.
viscounts-whynot-hire-printed = Balíček je prázdný; vytištěné měšťany nelze najmout.
viscounts-whynot-hire-silver = { NAME($card, cap: "yes") } stojí mincí: { $n }; vy máte { $silver }.

viscounts-prompt-resources = { $n ->
    [one] { $cause }: kterou surovinu si vezmete?
    [few] { $cause }: které { $n } suroviny si vezmete?
   *[other] { $cause }: kterých { $n } surovin si vezmete?
}
viscounts-label-take = { LIST($what) }
viscounts-whynot-number = { $n ->
    [one] Berete si právě { $n } surovinu.
    [few] Berete si právě { $n } suroviny.
   *[other] Berete si právě { $n } surovin.
}
viscounts-prompt-flip = { $cause }: otočíte dluh, nebo smlouvu?
viscounts-label-flip-debt = Splatit dluh
viscounts-label-flip-deed = Stvrdit smlouvu
viscounts-whynot-no-debt = Nemáte žádný nesplacený dluh.
viscounts-whynot-no-deed = Nemáte žádnou sepsanou smlouvu.
viscounts-prompt-alternatives = { $cause }: co si vyberete?
viscounts-label-alternative = { NAME($effect, cap: "yes") }
viscounts-whynot-changes-nothing = To by nic nezměnilo: { $effect }.

## Odkud otázka pochází

viscounts-cause-named = { NAME($what, cap: "yes") }
viscounts-cause-site = Staveniště { $site }
viscounts-cause-link = Spojnice
viscounts-cause-tier2 = Druhá úroveň hradu
viscounts-cause-tier3 = Třetí úroveň hradu
viscounts-cause-bumped = Váš poddaný musel odejít
viscounts-cause-movement = K vašemu vikomtovi přijel jiný
viscounts-cause-track = Střet
viscounts-cause-debts = Splacený dluh
viscounts-cause-deeds = Stvrzená smlouva
viscounts-cause-player-card = Karta hráče { $number }

## Záznam hry

viscounts-event-pick = { NAME($who, cap: "yes") } si bere kartu hráče { $number }, k ní patří { NAME($hero) }; začíná zde: { NAME($space) }.
viscounts-event-stacks = Nad kartou chudoby leží dluhů: { $debts }, nad kartou blahobytu smluv: { $deeds }.
viscounts-event-round = Začíná kolo { $round }.
viscounts-event-turn = Na tahu je { NAME($who) }.
viscounts-event-drop-off = { NAME($who, cap: "yes") }: z desky odchází { NAME($card) }.
viscounts-event-play = { NAME($who, cap: "yes") } vykládá { NAME($card, case: "acc") }.
viscounts-event-rearrange = { NAME($who, cap: "yes") } přeskládá karty: { LIST($cards) }.
viscounts-event-discard = { NAME($who, cap: "yes") } odhazuje { NAME($card, case: "acc") }.
viscounts-event-destroy = { NAME($who, cap: "yes") } ničí { NAME($card, case: "acc") } a získává { $silver ->
    [one] { $silver } minci
    [few] { $silver } mince
   *[other] { $silver } mincí
}.
viscounts-event-shuffle = { NAME($who, cap: "yes") } míchá; dobírací balíček má { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
}.
viscounts-event-draw = { NAME($who, cap: "yes") } si dobírá { LIST($cards, case: "acc") }.
viscounts-event-draw-hidden = { NAME($who, cap: "yes") } si dobírá { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
}.
viscounts-event-move = { $silver ->
    [0] { NAME($who, cap: "yes") } se pohybuje sem: { NAME($space) }.
    [one] { NAME($who, cap: "yes") } se pohybuje sem: { NAME($space) }, za { $silver } minci.
    [few] { NAME($who, cap: "yes") } se pohybuje sem: { NAME($space) }, za { $silver } mince.
   *[other] { NAME($who, cap: "yes") } se pohybuje sem: { NAME($space) }, za { $silver } mincí.
}
viscounts-event-no-action = { NAME($who, cap: "yes") } nevykonává žádnou akci.
viscounts-event-no-action-possible = { NAME($who, cap: "yes") } zde nemůže vykonat žádnou akci.
viscounts-event-dismiss = { NAME($who, cap: "yes") } propouští { NAME($card, case: "acc") } za { $silver ->
    [one] { $silver } minci
    [few] { $silver } mince
   *[other] { $silver } mincí
}.
viscounts-event-pay = { NAME($who, cap: "yes") } platí { LIST($what, case: "acc") } za akci { NAME($action) }.
viscounts-event-trade = { NAME($who, cap: "yes") } obchoduje zde: { NAME($space) } ({ $n }×).
viscounts-event-build = { NAME($who, cap: "yes") } staví na staveništi { $site }: { NAME($slot) }.
viscounts-event-linked = Spojnice { $first }–{ $second } je hotová: majitelé obou budov z ní získávají.
viscounts-event-linked-own = Spojnice { $first }–{ $second } je hotová: { NAME($who) } má obě budovy a získává z ní jednou.
viscounts-event-workers = { NAME($who, cap: "yes") } umisťuje { $n ->
    [one] { $n } poddaného
    [few] { $n } poddané
   *[other] { $n } poddaných
} sem: { NAME($section) }.
viscounts-event-advance = { $tier ->
    [2] { NAME($who, cap: "yes") }: poddaný postupuje na druhou úroveň, { NAME($section) }.
   *[other] { NAME($who, cap: "yes") }: poddaný postupuje na třetí úroveň, { NAME($section) }.
}
viscounts-event-leader = { NAME($who, cap: "yes") } přebírá kartu hradního pána.
viscounts-event-bump = { $tier ->
    [one] { NAME($who, cap: "yes") }: poddaný opouští první úroveň, { NAME($section) }.
    [few] { NAME($who, cap: "yes") }: poddaný opouští druhou úroveň, { NAME($section) }.
   *[other] { NAME($who, cap: "yes") }: poddaný opouští druhou úroveň, { NAME($section) }.
}
viscounts-event-castle-move = { NAME($who, cap: "yes") } přesouvá poddaného. Odkud: { NAME($section1) }; kam: { NAME($section2) }.
viscounts-event-manuscript = { NAME($who, cap: "yes") } opisuje { NAME($manuscript, case: "acc") }.
viscounts-event-printed-manuscript = { NAME($who, cap: "yes") } opisuje rukopis vytištěný zde: { NAME($segment) }.
viscounts-event-bonus = { NAME($who, cap: "yes") } si bere kartu: { NAME($card) }.
viscounts-event-too-dear = { NAME($who, cap: "yes") } nemůže najmout { NAME($card, case: "acc") } za { $silver ->
    [one] { $silver } minci
    [few] { $silver } mince
   *[other] { $silver } mincí
}.
viscounts-event-hire = { $silver ->
    [0] { NAME($who, cap: "yes") } najímá zdarma { NAME($card, case: "acc") }.
    [one] { NAME($who, cap: "yes") } najímá { NAME($card, case: "acc") } za { $silver } minci.
    [few] { NAME($who, cap: "yes") } najímá { NAME($card, case: "acc") } za { $silver } mince.
   *[other] { NAME($who, cap: "yes") } najímá { NAME($card, case: "acc") } za { $silver } mincí.
}
viscounts-event-gain = { NAME($who, cap: "yes") } získává { LIST($what, case: "acc") }.
viscounts-event-gain-several = { NAME($who, cap: "yes") } získává { LIST($what, case: "acc") } ({ $times }×).
viscounts-event-debt = { NAME($who, cap: "yes") } získává dluh.
viscounts-event-debt-several = { NAME($who, cap: "yes") } získává { $times ->
    [few] { $times } dluhy
   *[other] { $times } dluhů
}.
viscounts-event-deed = { NAME($who, cap: "yes") } získává smlouvu.
viscounts-event-deed-several = { NAME($who, cap: "yes") } získává { $times ->
    [few] { $times } smlouvy
   *[other] { $times } smluv
}.
viscounts-event-debt-paid = { NAME($who, cap: "yes") } splácí dluh.
viscounts-event-debt-paid-several = { NAME($who, cap: "yes") } splácí { $times ->
    [few] { $times } dluhy
   *[other] { $times } dluhů
}.
viscounts-event-deed-approved = { NAME($who, cap: "yes") } má stvrzenou smlouvu.
viscounts-event-deed-approved-several = { NAME($who, cap: "yes") } má { $times ->
    [few] { $times } stvrzené smlouvy
   *[other] { $times } stvrzených smluv
}.
viscounts-event-corruption = { NAME($who, cap: "yes") } získává zkaženost ({ $n }×): zkaženost na { $corruption }, počestnost na { $virtue }.
viscounts-event-virtue = { NAME($who, cap: "yes") } získává počestnost ({ $n }×): zkaženost na { $corruption }, počestnost na { $virtue }.
viscounts-event-collision = { NAME($who, cap: "yes") }: počestnost a zkaženost se střetly na políčku { $space }.
viscounts-event-revealed = Odhalena je { NAME($card) }: kolo { $round } je poslední.
viscounts-event-game-over = Poslední kolo skončilo. Odhaleno: { LIST($cards) }.
viscounts-event-scheme = { NAME($who, cap: "yes") } odhaluje kartu: { NAME($scheme) }.
viscounts-event-future-scheme = { NAME($who, cap: "yes") } si bere kartu: { NAME($scheme) }.
viscounts-event-rival-dismiss = { NAME($who, cap: "yes") } propouští { NAME($card, case: "acc") }.
viscounts-event-rival-option = { NAME($who, cap: "yes") } plní možnost { $n } z { $of }.
viscounts-event-rival-short = Možnost { $n } ({ NAME($action) }) nelze provést: symbolů je třeba { $need }, má jich { $icons } a na doplacení { LIST($goods, case: "acc") }.
viscounts-event-rival-no-site = Možnost { $n } nelze provést: na tomto břehu není volné staveniště.
viscounts-event-rival-no-building = Možnost { $n } nelze provést: nezbývá žádná budova.
viscounts-event-rival-no-workers = Možnost { $n } nelze provést: v zásobě nejsou ani dva poddaní.
viscounts-event-rival-no-flip = Možnost { $n } nelze provést: nemá dluh ani smlouvu k otočení.
viscounts-event-rival-no-card = { NAME($who, cap: "yes") } nemá takovou kartu k otočení; místo toho:
viscounts-event-rival-no-scheme = Žádná budoucí intrika nezbývá; místo toho:
viscounts-event-rival-action = { $n ->
    [0] { NAME($who, cap: "yes") } má všechny symboly k akci { NAME($action) }.
   *[other] { NAME($who, cap: "yes") } platí { LIST($what, case: "acc") } za akci { NAME($action) }.
}

## Co je na pozici špatně

viscounts-error-townsfolk = { $place }: i s těmi, kteří ze hry odešli, je měšťanů { $n }, má jich být { $expected }.
viscounts-error-deck = { $place }: balíček nemůže mít méně než tři karty; počet karet tohoto: { $n }.
viscounts-error-hand-order = { $place }: karty v ruce nejsou seřazeny vzestupně.
viscounts-error-hole = { $place }: karty se posouvají doprava po jedné, takže vpravo nemůže ležet karta, když je prostřední místo prázdné.
viscounts-error-played = { $place }: karta { $card } byla v tomto tahu zahrána, ale v řadě aktivního hráče neleží.
viscounts-error-no-card = { $place }: vikomt se pohybuje podle právě zahrané karty, takže levé místo nemůže být prázdné.
viscounts-error-crowded = { $place }: na nádvoří „{ $section }“ na { $tier }. úrovni je poddaných { $n }, vejdou se tam { $most }; více jich tam může být, jen když se hrad právě vyhodnocuje.
viscounts-error-leader = { $place }: karta hradního pána patří tomu, kdo má na třetí úrovni nejvíce poddaných.
viscounts-error-site = { $place }: tato budova stojí i na jiném staveništi.
viscounts-error-built = { $place }: odkrytá místa neodpovídají budovám na staveništích.
viscounts-error-schemes = { $place }: intrik ve všech balíčcích je { $n }, má jich být { $expected }.
viscounts-error-last-round = { $place }: poslední kolo je určeno právě tehdy, když je odhalena chudoba nebo blahobyt („debts_left“ nebo „deeds_left“ je 0).
viscounts-error-solo-only = { $place }: soupeře má jen sólová hra.
viscounts-error-heroes = { $place }: hráč má dva významné měšťany nebo kartu, která ve hře není.
viscounts-error-no-site = { $place }: takové staveniště na této straně plánu není.
viscounts-error-no-free-site = { $place }: pro tyto budovy už nezbývá volné staveniště.
viscounts-expected-participant = někdo, kdo hraje
viscounts-expected-layout = každý díl jednou
viscounts-expected-neutral = neutrální měšťan
viscounts-expected-outer = místo na vnější cestě

## Možnosti

viscounts-option-players = hráči
viscounts-option-players-help = Kolik lidí nebo botů hraje; sami hrajete proti virtuálnímu hráči.
viscounts-option-rival = virtuální hráč
viscounts-option-rival-help = Proti komu hrajete, hrajete-li sami. Nejmírnější je virtuální hráč zaměřený na karty, zdaleka nejsilnější ten církevní.
viscounts-option-difficulty-help = Kolik budoucích intrik má virtuální hráč od začátku, hrajete-li sami.
