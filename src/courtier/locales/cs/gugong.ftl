### Věty hry Gùgōng: otázky (prompt), odpovědi (label, decline), důvody (whynot), záznam hry (event), chyby.

gugong-harbour-on = přístav { $number } ({ NAME($route) })
    .gen = přístavu { $number } ({ NAME($route) })
    .dat = přístavu { $number } ({ NAME($route) })
    .acc = přístav { $number } ({ NAME($route) })
    .loc = přístavu { $number } ({ NAME($route) })
    .ins = přístavem { $number } ({ NAME($route) })

## Tah

gugong-prompt-gift = Vyměňte dar: kterou kartu a kde?
gugong-label-gift-free = { NAME($card) } → { NAME($location, case: "short") }, vzít { $taken } · zdarma
    .short = { NAME($card, case: "short") } → { NAME($location, case: "short") } · zdarma
gugong-label-gift-servants = { NAME($card) } → { NAME($location, case: "short") }, vzít { $taken } · vyslat 2 služebníky
    .short = { NAME($card, case: "short") } → { NAME($location, case: "short") } · 2 služebníci
gugong-label-gift-double = { NAME($card) } → { NAME($location, case: "short") }, vzít { $taken } · vyslat dvojitého služebníka
    .short = { NAME($card, case: "short") } → { NAME($location, case: "short") } · dvojitý služebník
gugong-label-gift-card = { NAME($card) } → { NAME($location, case: "short") }, vzít { $taken } · odložit kartu
    .short = { NAME($card, case: "short") } → { NAME($location, case: "short") } · karta
gugong-label-gift-without = { NAME($card) } → { NAME($location, case: "short") }, vzít { $taken } · bez akcí
    .short = { NAME($card, case: "short") } → { NAME($location, case: "short") } · bez akcí
gugong-prompt-give-up = { NAME($card) } → { NAME($location, case: "short") }: kterou další kartu odložíte lícem dolů?
gugong-label-give-up = Odložit { NAME($card, case: "acc") }
gugong-prompt-act-location = Provedete { NAME($location, case: "action-acc") }?
gugong-prompt-act-card = Váš dar ukazuje { NAME($location, case: "action-acc") }. Provedete ji nejprve?
gugong-prompt-act-follow = Bonusový žeton vám dovoluje { NAME($location, case: "action-acc") }. Provedete ji také?
gugong-decline-act = Tuto akci neprovádět
gugong-label-act = { $variant }: { $effect }
gugong-label-act-claim = { $variant }: vzít si odměnu v přístavu
gugong-label-act-send = { $n ->
    [one] { $variant }: vyslat { $n } služebníka; { $effect }
    [few] { $variant }: vyslat { $n } služebníky; { $effect }
   *[other] { $variant }: vyslat { $n } služebníků; { $effect }
}
gugong-label-act-double = { $rest ->
    [0] { $variant }: vyslat dvojitého služebníka; { $effect }
    [one] { $variant }: vyslat dvojitého služebníka a { $rest } služebníka; { $effect }
    [few] { $variant }: vyslat dvojitého služebníka a { $rest } služebníky; { $effect }
   *[other] { $variant }: vyslat dvojitého služebníka a { $rest } služebníků; { $effect }
}

## Služebníci

gugong-prompt-hire = Kolik služebníků najmete díky dekretu?
gugong-prompt-card-hire = Kolik služebníků najmete díky daru?
gugong-prompt-token-hire = Kolik služebníků najmete díky žetonu cestování?
gugong-prompt-exchange-hire = Koho si za žetony najmete?
gugong-prompt-benefit-hire = Kolik služebníků najmete díky této výhodě?
gugong-prompt-morning-hire = Nový den: kolik služebníků najmete?
gugong-prompt-night-hire = Vaše dary se shodují s kostkami osudu: kolik služebníků najmete?
gugong-label-hire-nobody = Nenajmout nikoho
gugong-label-hire = { $n ->
    [one] Najmout { $n } služebníka
    [few] Najmout { $n } služebníky
   *[other] Najmout { $n } služebníků
}
gugong-label-hire-double = { $n ->
    [0] Najmout dvojitého služebníka
    [one] Najmout dvojitého služebníka a { $n } služebníka
    [few] Najmout dvojitého služebníka a { $n } služebníky
   *[other] Najmout dvojitého služebníka a { $n } služebníků
}
gugong-prompt-pay = Zaplatíte za tuto výhodu?
gugong-decline-pay = Neplatit
gugong-label-pay = { $n ->
    [one] Vyslat { $n } služebníka
    [few] Vyslat { $n } služebníky
   *[other] Vyslat { $n } služebníků
}: { $effect }
gugong-label-pay-double = { $rest ->
    [0] Vyslat dvojitého služebníka
    [one] Vyslat dvojitého služebníka a { $rest } služebníka
    [few] Vyslat dvojitého služebníka a { $rest } služebníky
   *[other] Vyslat dvojitého služebníka a { $rest } služebníků
}: { $effect }
gugong-prompt-use = Využijete tuto výhodu?
gugong-decline-use = Nevyužít ji

## Cestování a žetony

gugong-prompt-go = Kam pojede váš cestovatel?
gugong-label-go = { NAME($city) }: vzít { NAME($token, case: "acc") }
    .short = { NAME($city) }: { NAME($token) }
gugong-prompt-make-room = Nemáte volné místo: vyměňte uložené žetony, abyste mohli uložit nový.
gugong-prompt-turn-over = Váš tah končí. Vyměníte ještě žetony cestování?
gugong-decline-turn-over = Nevyměňovat a ukončit tah
gugong-prompt-evening = Den skončil. Vyměníte žetony cestování?
gugong-decline-evening = Nevyměňovat a pokračovat
gugong-prompt-last-exchange = Poslední možnost vyměnit žetony cestování před závěrečným bodováním.
gugong-decline-last-exchange = Nevyměňovat a přejít k bodování
gugong-label-exchange = { $plain ->
    [one] Odevzdat { $plain } žeton
    [few] Odevzdat { $plain } žetony
   *[other] Odevzdat { $plain } žetonů
}: { $effect }
gugong-label-exchange-doubles = Odevzdat { $doubles ->
    [one] { $doubles } dvojitý žeton
    [few] { $doubles } dvojité žetony
   *[other] { $doubles } dvojitých žetonů
}{ $plain ->
    [0] { "" }
    [one] { " " }a { $plain } další
    [few] { " " }a { $plain } další
   *[other] { " " }a { $plain } dalších
}: { $effect }
gugong-prompt-swap = Kterou svou kartu vyměníte za který dar na herním plánu?
gugong-decline-swap = Nic nevyměnit
gugong-label-swap-hand = { NAME($card) } → { NAME($location, case: "short") }, vzít { $taken } · výměna z ruky
    .short = { NAME($card, case: "short") } → { NAME($location, case: "short") } · z ruky
gugong-label-swap-discard = { NAME($card) } → { NAME($location, case: "short") }, vzít { $taken } · výměna z odhazovacího balíčku
    .short = { NAME($card, case: "short") } → { NAME($location, case: "short") } · z odhazovacího balíčku
gugong-prompt-retrieve = Kterou kartu z odhazovacího balíčku si vezmete zpět do ruky?
gugong-decline-retrieve = Nevzít si zpět žádnou kartu
gugong-label-retrieve = Vzít si zpět { NAME($card, case: "acc") }
gugong-prompt-discard = Který vzácný dar odhodíte za nefrit?
gugong-decline-discard = Nic neodhodit
gugong-label-discard = Odhodit { NAME($card, case: "acc") }
gugong-prompt-station = Vyložíte bonusový žeton se služebníkem, nebo ho uložíte?
gugong-decline-station = Uložit ho nad svou desku
gugong-label-station-board = Vyložit { NAME($token, case: "acc") } vedle své desky se služebníkem
gugong-label-station-board-double = Vyložit { NAME($token, case: "acc") } vedle své desky s dvojitým služebníkem
gugong-label-station-location = Vyložit { NAME($token, case: "acc") } se služebníkem – { NAME($location) }
gugong-label-station-location-double = Vyložit { NAME($token, case: "acc") } s dvojitým služebníkem – { NAME($location) }

## Velká zeď, nefrit, dekrety

gugong-prompt-build = Koho umístíte na Velkou zeď?
gugong-decline-build = Nikoho neumístit
gugong-prompt-token-build = Žeton Velké zdi: přidáte na ni volného služebníka?
gugong-decline-token-build = Nikoho neumístit
gugong-label-build = Umístit na zeď: { $n ->
    [0] { $double ->
        [0] nikoho
       *[other] dvojitého služebníka
    }
    [one] { $double ->
        [0] { $n } služebníka
       *[other] { $n } služebníka a dvojitého služebníka
    }
    [few] { $double ->
        [0] { $n } služebníky
       *[other] { $n } služebníky a dvojitého služebníka
    }
   *[other] { $double ->
        [0] { $n } služebníků
       *[other] { $n } služebníků a dvojitého služebníka
    }
}{ $extra ->
    [0] { "" }
    [1] { "; " }díky dekretu ještě 1 volného služebníka
   *[other] { "; " }díky dekretu ještě volného dvojitého služebníka
}
gugong-prompt-benefit = Úsek zdi je dokončen: kterou výhodu z intrik si vezmete?
gugong-decline-benefit = Nevzít si žádnou výhodu
gugong-label-benefit = { $steps ->
    [one] Klesnout o { $steps } krok
    [few] Klesnout o { $steps } kroky
   *[other] Klesnout o { $steps } kroků
}: { $effect }
gugong-prompt-die = Kterou kostku osudu přetočíte na kterou hodnotu?
gugong-label-die = { NAME($die, cap: "yes") }: přetočit z { $from } na { $face }
gugong-label-jade = { NAME($house, cap: "yes") }: { $n ->
    [0] vzít nefrit zdarma
    [one] vyslat { $n } služebníka za nefrit
    [few] vyslat { $n } služebníky za nefrit
   *[other] vyslat { $n } služebníků za nefrit
}
gugong-label-jade-double = { NAME($house, cap: "yes") }: { $rest ->
    [0] vyslat dvojitého služebníka za nefrit
    [one] vyslat dvojitého služebníka a { $rest } služebníka za nefrit
    [few] vyslat dvojitého služebníka a { $rest } služebníky za nefrit
   *[other] vyslat dvojitého služebníka a { $rest } služebníků za nefrit
}
gugong-label-decree = { NAME($decree) }: { $n ->
    [0] jen umístit 1 služebníka na dekret
    [one] vyslat { $n } služebníka a 1 umístit na dekret
    [few] vyslat { $n } služebníky a 1 umístit na dekret
   *[other] vyslat { $n } služebníků a 1 umístit na dekret
}
    .short = { NAME($decree) }: vyslat { $n }, umístit 1
gugong-label-decree-double = { NAME($decree) }: { $rest ->
    [0] vyslat dvojitého služebníka a 1 služebníka umístit na dekret
    [one] vyslat dvojitého služebníka a { $rest } služebníka, 1 umístit na dekret
    [few] vyslat dvojitého služebníka a { $rest } služebníky, 1 umístit na dekret
   *[other] vyslat dvojitého služebníka a { $rest } služebníků, 1 umístit na dekret
}
gugong-prompt-morning = Který ranní dekret využijete nyní?
gugong-decline-morning = Toto ráno už žádný dekret nevyužít
gugong-label-morning = { NAME($decree) }: { $effect }

## Velký kanál

gugong-prompt-load = Kterou figurku dáte na kterou loď?
gugong-decline-load = Už nic nenaložit
gugong-decline-load-sail = Nic nenaložit; pak se musí pohnout některá vaše loď
gugong-decline-load-claim = Nic nenaložit; pak si musíte vzít odměnu
gugong-decline-load-either = Nic nenaložit; pak se musí pohnout loď, nebo si musíte vzít odměnu
gugong-prompt-token-load = Žeton lodi: na kterou loď dáte volného služebníka?
gugong-decline-token-load = Nikoho nenaložit
gugong-prompt-decree-load = Ranní loď: na kterou loď dáte volného služebníka?
gugong-label-load-servant = Dát služebníka na loď v { NAME($harbour, case: "loc") } (na palubě: { $aboard })
gugong-label-load-double = Dát dvojitého služebníka na loď v { NAME($harbour, case: "loc") } (na palubě: { $aboard })
gugong-label-launch-servant = Nová loď se služebníkem v { NAME($harbour, case: "loc") }
gugong-label-launch-double = Nová loď s dvojitým služebníkem v { NAME($harbour, case: "loc") }
gugong-prompt-sail = Kterou svou lodí pohnete?
gugong-decline-sail = Nepohnout žádnou lodí
gugong-decline-sail-claim = Nepohnout žádnou lodí; pak si musíte vzít odměnu
gugong-label-sail = Pohnout lodí z { NAME($from, case: "gen") } do přístavu { $to }
gugong-prompt-claim = Zakončíte plavbu plné lodi a vezmete si odměnu?
gugong-decline-claim = Nic si nevzít a plout dál
gugong-label-claim = Zakončit plavbu v { NAME($harbour, case: "loc") }: { NAME($reward) }

## Proč ne

gugong-whynot-not-in-hand = Tuto kartu nemáte v ruce: { NAME($card) }.
gugong-whynot-gift-free = Dar hodnoty { $value } za { $lying } je přijat bez placení, takže platit nelze.
gugong-whynot-gift-low = Dar hodnoty { $value } nemá vyšší hodnotu než ležící { $lying }: vyšlete 2 služebníky, odložte další kartu, nebo akce neprovádějte.
gugong-whynot-gift-card = Nemáte další kartu, kterou byste odložili.
gugong-whynot-give-up = Odložit můžete jen jinou kartu z ruky.
gugong-whynot-cost = { $n ->
    [one] Je třeba { $n } najatý služebník
    [few] Jsou třeba { $n } najatí služebníci
   *[other] Je třeba { $n } najatých služebníků
}; máte jich { $hired }.
gugong-whynot-decree-cost = { $n ->
    [one] Musíte vyslat { $n } služebníka
    [few] Musíte vyslat { $n } služebníky
   *[other] Musíte vyslat { $n } služebníků
} a ještě jednoho obyčejného umístit; najatých máte { $hired }.
gugong-whynot-double-not-hired = Váš dvojitý služebník není mezi najatými nebo takto platit nemůže.
gugong-whynot-double-not-free = Váš dvojitý služebník není volný.
gugong-whynot-double-not-here = Váš dvojitý služebník není mezi figurkami, které smíte nyní umístit.
gugong-whynot-hire-limit = Nyní smíte najmout nejvýše { $n }.
gugong-whynot-hire-free = Máte málo volných služebníků ({ $n }).
gugong-whynot-other-location = Nyní lze provést jen akci této lokace: { NAME($location) }.
gugong-whynot-no-variant = Tato lokace takovou variantu nemá: { NAME($location) }.
gugong-whynot-variant-first = Nejdřív zvolte variantu akce lokace { NAME($location) }: A, nebo B.
gugong-whynot-house-first = Zvolte dům, jehož nefrit koupíte.
gugong-whynot-decree-first = Zvolte dekret, který získáte.
gugong-whynot-pieces-first = Zvolte, kolik služebníků umístíte na zeď.
gugong-whynot-hire-first = Zvolte, kolik služebníků najmete.
gugong-whynot-nothing = Nic by se tím nezměnilo.
gugong-whynot-intrigue-end = Váš ukazatel je na posledním poli ({ $max }) a žeton příštího začínajícího hráče už na plánu není.
gugong-whynot-palace-lost = { $reason } Audience je navíc mimo dosah: chybí { $missing } kroků a získat lze už nejvýše { $most }.
gugong-whynot-courtyard = Nefrit z nádvoří lze koupit, až když jsou všechny domy prázdné; domů s nefritem zbývá { $n }.
gugong-whynot-house-empty = { NAME($house, cap: "yes") } už nemá nefrit.
gugong-whynot-decree-absent = Tento dekret v této hře není: { NAME($decree) }.
gugong-whynot-decree-held = Tento dekret už máte: { NAME($decree) }.
gugong-whynot-decree-not-held = Tento dekret nemáte: { NAME($decree) }.
gugong-whynot-decree-used = Tento dekret jste dnes ráno už využili: { NAME($decree) }.
gugong-whynot-no-extra = Volného služebníka navíc smíte přidat jen s příslušným dekretem a jen při akci Velká zeď.
gugong-whynot-build-number = Umístit musíte { $low } až { $high } figurek.
gugong-whynot-no-piece = Takovou figurku k umístění nemáte.
gugong-whynot-benefit-cost = { $n ->
    [one] Tato výhoda stojí { $n } krok zpět; váš ukazatel je na poli { $position }.
    [few] Tato výhoda stojí { $n } kroky zpět; váš ukazatel je na poli { $position }.
   *[other] Tato výhoda stojí { $n } kroků zpět; váš ukazatel je na poli { $position }.
}
gugong-whynot-die-same = { NAME($die, cap: "yes") } už ukazuje { $face }.
gugong-whynot-die-face = { NAME($die, cap: "yes") } nemá stranu { $face }.
gugong-whynot-no-token = Není žeton, ke kterému by váš cestovatel mohl dojet.
gugong-whynot-city-absent = Toto město na této straně herního plánu není: { NAME($city) }.
gugong-whynot-city-empty = V tomto městě není žeton: { NAME($city) }.
gugong-whynot-city-blocked = Cestou tam váš cestovatel nemůže minout města s žetony: { NAME($city) }.
gugong-whynot-canal = Nyní nemůžete nic naložit, posunout ani získat.
gugong-whynot-canal-nothing = Akce Velký kanál musí něco udělat.
gugong-whynot-no-launch = Tam nelze spustit na vodu novou loď.
gugong-whynot-no-room = Není tam vaše loď s volným místem, nebo by nezbylo místo pro druhou figurku.
gugong-whynot-sail = Odtud nemůže plout žádná vaše loď.
gugong-whynot-not-full = Odměnu získá jen plná loď (služebníků na palubě: { $n }).
gugong-whynot-reward-full = Tuto odměnu si už vzít nemůžete: { NAME($reward) }.
gugong-whynot-reward-elsewhere = { NAME($harbour, cap: "yes") } tuto odměnu nedává: { NAME($reward) }.
gugong-whynot-swap = Dát můžete jen kartu z ruky nebo z odhazovacího balíčku.
gugong-whynot-swap-hand = Dát můžete jen kartu z ruky.
gugong-whynot-taken-token = Otázka se týká právě tohoto žetonu: vyberte některou z odpovědí.
gugong-whynot-retrieve = Tato karta není ve vašem odhazovacím balíčku.
gugong-whynot-discard = Tuto kartu nemáte v ruce, nebo má příliš nízkou hodnotu.
gugong-whynot-station-place = { NAME($token, cap: "yes") } tam vyložit nelze.
gugong-whynot-exchange = Na tuto výměnu jsou třeba žetony v hodnotě { $n }; vaše mají hodnotu { $worth }.

## Záznam hry

gugong-event-day-phase = Začíná den { $day }.
gugong-event-night = Nastává noc { $day }. dne.
gugong-event-day = Ukazatel dne se posouvá na den { $day }.
gugong-event-start-player = Začínající hráč: { $seat }.
gugong-event-refill = Nové žetony cestování na mapě: { $n }.
gugong-event-dice = Kostky osudu ukazují { $first }, { $second } a { $third }.
gugong-event-gift = { $seat } v lokaci { NAME($location) } dává { NAME($card, case: "acc") } a bere si { NAME($other, case: "acc") }.
gugong-event-gift-without = { $seat } v lokaci { NAME($location) } dává { NAME($card, case: "acc") } a bere si { NAME($other, case: "acc") }; bez akcí.
gugong-event-put-down = { $seat } odkládá { NAME($card, case: "acc") } na odhazovací balíček.
gugong-event-put-down-hidden = { $seat } odkládá kartu lícem dolů na odhazovací balíček.
gugong-event-retrieved = { $seat } si bere { NAME($card, case: "acc") } zpět do ruky.
gugong-event-retrieved-hidden = { $seat } si bere kartu z odhazovacího balíčku zpět do ruky.
gugong-event-drew = { $seat } dobírá { NAME($card, case: "acc") }.
gugong-event-drew-hidden = { $seat } dobírá kartu daru.
gugong-event-swapped-hand = { $seat } v lokaci { NAME($location) } vyměňuje { NAME($card, case: "acc") } z ruky za { NAME($other, case: "acc") }.
gugong-event-swapped-discard = { $seat } v lokaci { NAME($location) } vyměňuje { NAME($card, case: "acc") } z odhazovacího balíčku za { NAME($other, case: "acc") }.
gugong-event-passed = { $seat } už nemá dar a pasuje.
gugong-event-acts-location = { $variant ->
    [none] { $seat } provádí { NAME($location, case: "action-acc") }.
   *[other] { $seat } provádí { NAME($location, case: "action-acc") }, varianta { $variant }.
}
gugong-event-acts-card = { $variant ->
    [none] { $seat } provádí { NAME($location, case: "action-acc") } z karty daru.
   *[other] { $seat } provádí { NAME($location, case: "action-acc") } z karty daru, varianta { $variant }.
}
gugong-event-acts-follow = { $variant ->
    [none] { $seat } následuje s { NAME($location, case: "action-ins") }.
   *[other] { $seat } následuje s { NAME($location, case: "action-ins") }, varianta { $variant }.
}
gugong-event-cannot-act = { $n ->
    [0] { $seat } nemůže provést { NAME($location, case: "action-acc") }: nic by se tím nezměnilo.
    [one] { $seat } nemůže provést { NAME($location, case: "action-acc") }: je k ní třeba { $n } najatý služebník.
    [few] { $seat } nemůže provést { NAME($location, case: "action-acc") }: jsou k ní třeba { $n } najatí služebníci.
   *[other] { $seat } nemůže provést { NAME($location, case: "action-acc") }: je k ní třeba { $n } najatých služebníků.
}
gugong-event-cannot-hire = { $seat } už nemá volného služebníka, kterého by bylo možné najmout.
gugong-event-cannot-pay = { $n ->
    [one] { $seat } nemůže žeton využít: je k tomu třeba { $n } najatý služebník.
    [few] { $seat } nemůže žeton využít: jsou k tomu třeba { $n } najatí služebníci.
   *[other] { $seat } nemůže žeton využít: je k tomu třeba { $n } najatých služebníků.
}
gugong-event-cannot-discard = { $seat } nemůže žeton využít: v ruce není dar hodnoty { $n } ani vyšší.
gugong-event-sent = { $n ->
    [one] { $seat } vysílá { $n } služebníka.
    [few] { $seat } vysílá { $n } služebníky.
   *[other] { $seat } vysílá { $n } služebníků.
}
gugong-event-sent-double = { $n ->
    [0] { $seat } vysílá dvojitého služebníka.
    [one] { $seat } vysílá dvojitého služebníka a { $n } služebníka.
    [few] { $seat } vysílá dvojitého služebníka a { $n } služebníky.
   *[other] { $seat } vysílá dvojitého služebníka a { $n } služebníků.
}
gugong-event-hired = { $n ->
    [one] { $seat } najímá { $n } služebníka.
    [few] { $seat } najímá { $n } služebníky.
   *[other] { $seat } najímá { $n } služebníků.
}
gugong-event-hired-double = { $n ->
    [0] { $seat } najímá dvojitého služebníka.
    [one] { $seat } najímá dvojitého služebníka a { $n } služebníka.
    [few] { $seat } najímá dvojitého služebníka a { $n } služebníky.
   *[other] { $seat } najímá dvojitého služebníka a { $n } služebníků.
}
gugong-event-vp = { $seat } získává { $n } VB, celkem { $vp }.
gugong-event-vp-lost = { $seat } ztrácí { $n } VB, celkem { $vp }.
gugong-event-envoy = { $seat }: vyslanec na poli { $position } z { $goal }.
gugong-event-audience = { $seat } má audienci u císaře: místo za { $vp } VB.
gugong-event-intrigue = { $seat }: intriky vpřed na pole { $position }.
gugong-event-intrigue-back = { $seat }: intriky zpět na pole { $position }.
gugong-event-medal = { $seat } si bere žeton příštího začínajícího hráče.
gugong-event-jade = { $seat } si bere nefrit ze zásoby, celkem { $jade }.
gugong-event-jade-bought = { $seat } si bere nefrit ({ NAME($house) }), celkem { $jade }.
gugong-event-decree = { $seat } získává dekret { NAME($decree) }.
gugong-event-morning-decree = { $seat } využívá dekret { NAME($decree) }.
gugong-event-travelled = { $seat } cestuje ({ NAME($city) }) a bere si { NAME($token, case: "acc") }.
gugong-event-stored = { $seat } ukládá { NAME($token, case: "acc") }; žetonů nad deskou: { $n }.
gugong-event-exchanged = { $seat }: { NAME($what) }.
gugong-event-built = { $double ->
    [1] { $seat } posiluje Velkou zeď o { $n } i s dvojitým služebníkem; obsazeno { $total }/{ $threshold }.
   *[other] { $n ->
        [one] { $seat } umisťuje na Velkou zeď { $n } služebníka; obsazeno { $total }/{ $threshold }.
        [few] { $seat } umisťuje na Velkou zeď { $n } služebníky; obsazeno { $total }/{ $threshold }.
       *[other] { $seat } umisťuje na Velkou zeď { $n } služebníků; obsazeno { $total }/{ $threshold }.
    }
}
gugong-event-wall = Vyhodnocení Velké zdi, služebníků { $total }: nejvíce, { $n }, má { $seat }.
gugong-event-tie = Remíza ({ LIST($seats) }): na stupnici intrik je vpředu { $seat }.
gugong-event-benefit = { $seat } si bere výhodu z intrik: { NAME($benefit) }.
gugong-event-no-benefit = { $seat } je na stupnici intrik na poli { $position }, volných služebníků { $free }: žádná výhoda.
gugong-event-die = { $seat }: { NAME($die) } se přetáčí na { $face }.
gugong-event-launched = { $seat } spouští loď na vodu v { NAME($harbour, case: "loc") }.
gugong-event-loaded = { $aboard ->
    [one] { $seat }: loď v { NAME($harbour, case: "loc") } nyní veze { $aboard } služebníka.
    [few] { $seat }: loď v { NAME($harbour, case: "loc") } nyní veze { $aboard } služebníky.
   *[other] { $seat }: loď v { NAME($harbour, case: "loc") } nyní veze { $aboard } služebníků.
}
gugong-event-sailed = { $seat }: loď pluje z { NAME($from, case: "gen") } do { NAME($to, case: "gen") }.
gugong-event-claimed = { $seat } zakončuje plavbu v { NAME($harbour, case: "loc") }: { NAME($reward) }.
gugong-event-double-won = { $seat } získává dvojitého služebníka.
gugong-event-lost-at-sea = { $seat }: loď z { NAME($harbour, case: "gen") } je ztracena na moři.
gugong-event-stationed = { $seat } v lokaci { NAME($location) } vykládá { NAME($token, case: "acc") }.
gugong-event-stationed-board = { $seat } vykládá { NAME($token, case: "acc") } vedle své desky.
gugong-event-taxed = { $seat } platí daň, kterou vybírá { $owner } – { NAME($location) }.
gugong-event-matches = { $seat }: počet shod { $n }.
gugong-event-dice-won = { $seat } má nejvíce shod: { $n }.
gugong-event-final = { $seat }: dekrety { $decrees }, audience { $audience }, nefrit { $jade }; celkem { $n } VB.
gugong-event-disqualified = { $seat } nemá audienci u císaře a je ze hry diskvalifikován.
gugong-event-won = { $seat } vítězí s { $n } VB.
gugong-event-nobody-won = K císaři nedošel nikdo, a tak nikdo nevítězí.
gugong-event-dusk = Soumrak: dnešní karty Automa ještě jednou ({ $n }).

## Meng ukazuje, co dělá

gugong-event-meng-shuffles = Balíček Automa je prázdný: zamíchají se karty z předchozích dní ({ $n }).
gugong-event-meng-reveals = { $seat } otáčí: { NAME($automa) } a dar { NAME($card) }.
gugong-event-meng-gift = { $seat } v lokaci { NAME($location) } dává { NAME($card, case: "acc") } a bere si { NAME($other, case: "acc") }.
gugong-event-meng-acts = { $seat }: { NAME($location, case: "action") }.
gugong-event-meng-special = { $seat }: { NAME($location, case: "action") } se speciální kartou, bez placení.
gugong-event-meng-cannot-pay = { $seat } potřebuje služebníků: { $needed }; najatí { $hired }, volní { $free }, žetony v hodnotě { $worth }: přeskakuje se.
gugong-event-meng-cannot = { $seat } potřebuje najatých služebníků: { $needed }, a má { $hired }: nevyužije se.
gugong-event-meng-exchanges = { $seat } potřebuje služebníků: { $needed }, a má { $hired }: žetony v hodnotě { $worth } mění za další ({ $n }).
gugong-event-meng-jade-exchange = { $seat } má žetony v hodnotě { $n } a mění je za nefrit.
gugong-event-meng-no-token = Na mapě není žádný žeton: { $seat } necestuje.
gugong-event-meng-route = { $seat }: další žeton na vnější trase je zde: { NAME($city) }.
gugong-event-meng-nearest = Na vnější trase není žeton; nejbližší je zde: { NAME($city) }.
gugong-event-meng-none-free = { $seat } už nemá volného služebníka.
gugong-event-meng-instead = { $seat } tento efekt nevyužije; místo něj získá body.
gugong-event-meng-retrieves = { $seat } dává vrchní kartu odhazovacího balíčku pod své dary.
gugong-event-meng-discards = { $seat } odhazuje vrchní kartu svých darů, aniž by ji kdo viděl.
gugong-event-meng-no-harbour = Pro loď nezbývá volný přístav: { $seat }.
gugong-event-meng-unloads = { $seat }: loď v { NAME($harbour, case: "loc") } je plná a hned se vyloží.
gugong-event-meng-card = { $seat } dostává kartu daru navíc pod svůj balíček.
gugong-event-meng-card-dusk = { $seat } dostává kartu daru navíc na odhazovací balíček.
gugong-event-meng-intrigue-end = { $seat }: ukazatel intrik už je na poli { $max }: přeskakuje se.
gugong-event-meng-no-piece = { $seat } nemá služebníka, kterého by umístil.
gugong-event-meng-extra = { $seat } díky dekretu přidává volného služebníka.
gugong-event-meng-cheapest = Nejlevnější nefrit ({ $seat }): { NAME($house) }, cena { $n }.
gugong-event-meng-level-none = Úroveň { $level }: není dekret, který { $seat } nemá a může zaplatit.
gugong-event-meng-decree-only = Úroveň { $level }: { $seat } může jen { NAME($decree) }.
gugong-event-meng-decree-cheaper = Úroveň { $level }: levnější je { NAME($decree) } ({ $seat }).
gugong-event-meng-decree-bottom = Úroveň { $level }: oba dekrety stojí stejně, a tak { $seat } volí spodní: { NAME($decree) }.
gugong-event-meng-dusk-card = { $seat } za soumraku: { NAME($automa) }.
gugong-event-meng-benefit = { $seat } je na stupnici intrik na poli { $position }: { NAME($benefit) }.

## Postavení, která nejsou možná

gugong-error-card-absent = { $place }: karta { $card } v této hře není; o sadách rozhoduje počet hráčů.
gugong-error-servants = { $place }: služebníků je dohromady { $n }, má jich být { $expected }.
gugong-error-double = { $place }: dvojitý služebník nemůže být „{ $got }“; lodě a použité žetony říkají něco jiného.
gugong-error-double-locked = { $place }: dvojitý služebník nemůže být „locked“, když už byla vzata jeho odměna v přístavu.
gugong-error-palace = { $place }: vyslanec má místo na audienci právě tehdy, když stojí na { $goal }.
gugong-error-audience = { $place }: místo na audienci číslo { $got } nemůže být takto obsazeno; míst na této straně, počítaných od 0: { $n }, na každém jeden vyslanec.
gugong-error-wall = { $place }: počet služebníků na Velké zdi je { $n }, úsek se však vyhodnotí, jakmile jich je { $threshold }.
gugong-error-known = { $place }: to, co ostatní vědí o kartě { $card }, neodpovídá tomu, kde je.
gugong-error-city-token = { $place }: cestovatel a žeton cestování nemohou být zároveň v { $city }.
gugong-error-ships = { $place }: místo { $seat } má lodí { $n }; každý hráč jich má jen { $most }.
gugong-error-first-morning = { $place }: 1. den nemá ráno; nahrazuje ho příprava hry.
gugong-error-dusk = { $place }: soumrak je jen v sólové hře.
gugong-error-no-token = { $place }: v tomto okamžiku byl právě vzat žeton cestování; uveďte který.
gugong-error-token-taken = { $place }: žeton, který byl právě vzat, vyžaduje okamžik „token_benefit“.
gugong-error-solo-only = { $place }: to je jen v sólové hře proti Mengovi.
gugong-expected-outer-city = město vnější trasy
gugong-expected-decree = dekret { $level }. úrovně
gugong-expected-offered = dekret, který je v nabídce
gugong-expected-harbour = přístav této strany desky
gugong-expected-bonus = bonusový žeton cestování
gugong-expected-city = město této strany desky
gugong-expected-house = dům této strany desky
gugong-expected-every-seat = každé místo jednou
gugong-expected-order = pořadí, které odpovídá pozicím na stupnici
gugong-error-tokens = Žetonů druhu { $token } je jen { $n }.

## Možnosti

gugong-option-players = hráči
gugong-option-players-help = Kolik lidí nebo botů hraje; v jednom hrajete proti Mengovi.
gugong-option-expert-setup = příprava pro experty
gugong-option-expert-setup-help = Dary nehrajících hráčů se zamíchají s dary pro plán a dobírací balíček. Ne v sólové hře.
gugong-option-bonus-tokens-help = Šest dalších žetonů cestování, které posílí vaše dary, zdaní ostatní nebo dovolí následovat jejich akce. Ne v sólové hře.
gugong-option-difficulty-help = Sólová hra: nízká má o jednu speciální kartu Automa méně, vysoká dá Mengovi pátý dar.
gugong-option-pairing-help = Sólová hra: které sady karet dostanete vy a Meng.
gugong-option-focus-help = Sólová hra: lokace, ke které Menga vedou speciální karty.
gugong-pairing-fan4-fan5 = vy vějíř 4, Meng vějíř 5
gugong-pairing-fan2-fan3 = vy vějíř 2, Meng vějíř 3
gugong-pairing-fan1-fan2 = vy vějíř 1, Meng vějíř 2
gugong-focus-random = náhodně
