### Věty hry Panovník: otázky (prompt), odpovědi (label), důvody (whynot), záznam hry (event), chyby, možnosti.

viceroy-count = { COUNT($n, $what) }
    .short = { COUNT($n, $what, case: "short") }

## Příprava hry

viceroy-prompt-start = Vyberte první kartu své pyramidy. Nic nestojí.
viceroy-label-start = Začít kartou { NAME($card) }. Odměna: { LIST($items) }
viceroy-prompt-keep = Pyramidu začíná { NAME($card) }. Kterou postavu si necháte v ruce? Ostatní se vrátí.
viceroy-label-keep = Nechat si { NAME($card, case: "acc") }
viceroy-whynot-first-card = { NAME($card, cap: "yes") } začíná vaši pyramidu, v ruce proto zůstat nemůže.

## Dražba

viceroy-prompt-bid = Kolo dražby { $number }/{ $of }: co nabídnete?
viceroy-label-bid = Nabídnout { NAME($gem, case: "acc") }; v dražbě: { LIST($cards, join: "or") }
    .short = { NAME($gem, cap: "yes") }: { LIST($cards, join: "or") }
viceroy-label-bid-attack = Nabídnout žeton útoku a vzít si libovolnou postavu z nabídky
    .short = Žeton útoku: libovolná postava z nabídky
viceroy-label-bid-pass = Pasovat a vzít si { $due ->
    [one] { $due } drahokam
    [few] { $due } drahokamy
   *[other] { $due } drahokamů
}
    .short = Pasovat: { $due ->
        [one] { $due } drahokam
        [few] { $due } drahokamy
       *[other] { $due } drahokamů
    }
viceroy-label-bid-pass-scarce = Pasovat a vzít si až { $due ->
    [one] { $due } drahokam
    [few] { $due } drahokamy
   *[other] { $due } drahokamů
}, kolik jich v zásobě bude
    .short = Pasovat: až { $due ->
        [one] { $due } drahokam
        [few] { $due } drahokamy
       *[other] { $due } drahokamů
    }
viceroy-prompt-attack = Za žeton útoku si vezmete postavu z nabídky. Kterou?
viceroy-prompt-choose-card = Nikdo jiný tu nenabízel. Kterou z obou postav si vezmete?
viceroy-prompt-agree = Draží tu také { LIST($other) }. Kterou kartu chcete? Zvolíte-li oba stejnou, nedostanete žádnou.
viceroy-label-agree = Vzít si { NAME($card, case: "acc") } a druhému hráči nechat { NAME($other, case: "acc") }
    .short = Vzít si { NAME($card, case: "acc") } – { NAME($place) }
viceroy-label-refuse = Odmítnout: nikdo z vás kartu nedostane
    .short = Odmítnout
viceroy-label-take = Vzít si { NAME($card, case: "acc") } – { NAME($place) }
viceroy-prompt-above-or-go-on = U { NAME($color, case: "auction-gen") } nabízel i virtuální soupeř. Vezmete si horní kartu, nebo pokračujete?
viceroy-label-take-above = Vzít si { NAME($card, case: "acc") }; { NAME($other) } se odhodí
viceroy-label-go-on = Nevzít si žádnou kartu a dražit dál
viceroy-label-go-on-last = Nevzít si žádnou kartu; pasujete a vezmete si drahokamy
viceroy-prompt-remove = Virtuální soupeř nabídl drahokam barvy bez karet. Která postava za to opustí hru?
viceroy-label-remove = Vyřadit { NAME($card, case: "acc") } – { NAME($place) }

## Drahokamy ze zásoby a karty z balíčků

viceroy-prompt-gems = { $due ->
    [one] Vezměte si ze zásoby { $due } drahokam.
    [few] Vezměte si ze zásoby { $due } drahokamy.
   *[other] Vezměte si ze zásoby { $due } drahokamů.
}
viceroy-label-gem = Vzít si { NAME($gem, case: "acc") } (v zásobě: { $left })
viceroy-prompt-draw = Vezměte si kartu. Ze kterého balíčku?
viceroy-label-draw = Vzít si kartu z { NAME($deck, case: "gen") } (zbývá { $left ->
    [one] { $left } karta
    [few] { $left } karty
   *[other] { $left } karet
})
viceroy-prompt-tuck = Zasunete { NAME($card, case: "acc") } pod kartu { NAME($law) }?
viceroy-label-tuck-yes = Zasunout { NAME($card, case: "acc") } pod kartu { NAME($law) }: na konci { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
viceroy-label-tuck-no = Nechat si { NAME($card, case: "acc") } v ruce
viceroy-prompt-eternal-own = V zásobě není { NAME($color, case: "gem") } pro váš věčný drahokam. Použijete vlastní?
viceroy-label-eternal-own = Použít { NAME($gem, case: "acc") } zpoza zástěny
viceroy-label-eternal-decline = Nechat si { NAME($gem, case: "acc") }; o věčný drahokam přijdete
viceroy-prompt-eternal-color = Jakou barvu má mít váš věčný drahokam?
viceroy-label-eternal-color = Vzít si { NAME($color, case: "eternal-acc") }
viceroy-label-eternal-nothing = Nevzít si nic: žádný { NAME($color, case: "gem") } už nezbývá

## Fáze budování

viceroy-prompt-build = Kolo fáze budování { $number }/{ $of }: kterou kartu zahrajete?
viceroy-label-build = Zahrát { NAME($card, case: "acc") }: nejvýše na { $level }. úroveň
    .short = { NAME($card, cap: "yes") }: nejvýše { $level }. úroveň
viceroy-label-build-law = Zahrát zákon { NAME($card) }
    .short = { NAME($card, cap: "yes") }
viceroy-label-build-pass = Pasovat: v této fázi budování už nehrát žádnou kartu
    .short = Pasovat v této fázi
viceroy-label-discard = Odhodit { NAME($card, case: "acc") } za { $gems ->
    [one] { $gems } drahokam
    [few] { $gems } drahokamy
   *[other] { $gems } drahokamů
}
viceroy-label-discard-scarce = Odhodit { NAME($card, case: "acc") } až za { $gems ->
    [one] { $gems } drahokam
    [few] { $gems } drahokamy
   *[other] { $gems } drahokamů
}, kolik jich v zásobě bude
    .short = Odhodit { NAME($card, case: "acc") } až za { $gems ->
        [one] { $gems } drahokam
        [few] { $gems } drahokamy
       *[other] { $gems } drahokamů
    }
viceroy-prompt-place = Kam vyložíte { NAME($card, case: "acc") }?
viceroy-label-place = { NAME($place, cap: "yes") }. Náklady: { LIST($gems) }. Odměna: { LIST($items) }
    .short = { NAME($place, case: "short", cap: "yes") }: { LIST($gems, case: "short") }
viceroy-label-place-circle = { NAME($place, cap: "yes") }. Náklady: { LIST($gems) }. Odměna: { LIST($items) }. Uzavře { NAME($color, case: "circle-acc") }: { NAME($color, case: "gem") }
    .short = { NAME($place, case: "short", cap: "yes") }: { LIST($gems, case: "short") }; { NAME($color, case: "circle") }
viceroy-label-place-circle-scarce = { NAME($place, cap: "yes") }. Náklady: { LIST($gems) }. Odměna: { LIST($items) }. Uzavře { NAME($color, case: "circle-acc") }: { NAME($color, case: "gem") }, je-li v zásobě
    .short = { NAME($place, case: "short", cap: "yes") }: { LIST($gems, case: "short") }; { NAME($color, case: "circle") }
viceroy-prompt-place-law = Kam vyložíte zákon { NAME($card) }?
viceroy-label-place-law = { NAME($place, cap: "yes") }
    .short = { NAME($place, case: "short", cap: "yes") }
viceroy-label-place-law-circle = { NAME($place, cap: "yes") }. Uzavře { NAME($color, case: "circle-acc") }: { NAME($color, case: "gem") }
    .short = { NAME($place, case: "short", cap: "yes") }; { NAME($color, case: "circle") }
viceroy-label-place-law-circle-scarce = { NAME($place, cap: "yes") }. Uzavře { NAME($color, case: "circle-acc") }: { NAME($color, case: "gem") }, je-li v zásobě
    .short = { NAME($place, case: "short", cap: "yes") }; { NAME($color, case: "circle") }
viceroy-prompt-pay = Které věčné drahokamy použijete při placení?
viceroy-label-pay = Zaplatit { LIST($gems, case: "acc") }, nepoužít žádný věčný drahokam
viceroy-label-pay-eternal = Zaplatit { LIST($gems, case: "acc") }, použít { LIST($eternal, case: "acc") }
viceroy-label-pay-eternal-only = Nic neplatit, použít { LIST($eternal, case: "acc") }
viceroy-prompt-level-5 = 5. úroveň: kterou odměnu si vezmete?
viceroy-label-level-5-rows = Odměny z 1., 2. a 3. řady: { LIST($items) }
viceroy-label-level-5-power = Žeton { $points } bodů moci

## Zákony

viceroy-prompt-law-option = Kterou odměnu zákona si vyberete?
viceroy-prompt-replace = Kterou kartu nahradí { NAME($card) }? Vrátí se vám do ruky, žetony zůstanou.
viceroy-label-replace = Nahradit { NAME($card, case: "acc") } na { $level }. úrovni
viceroy-prompt-double = Pod kterou postavu zasunete kartu { NAME($card) }? Všechny žetony na ní se zdvojnásobí.
viceroy-label-double = Pod kartu { NAME($card) }. Žetony ke zdvojení: { LIST($tokens) }
viceroy-prompt-requisition = Vezměte si libovolnou postavu z nabídky. Příští dražbu vynecháte.
viceroy-prompt-return = { $due ->
    [one] Položte na balíček zákonů { $due } zákon z ruky; bude ležet nahoře.
    [few] Položte na balíček zákonů { $due } zákony z ruky, jeden po druhém; poslední bude ležet nahoře.
   *[other] Položte na balíček zákonů { $due } zákonů z ruky, jeden po druhém; poslední bude ležet nahoře.
}
viceroy-label-return = Položit na balíček { NAME($card, case: "acc") }
viceroy-prompt-archive = Které karty zasunete pod kartu { NAME($law) }? Za každou dostanete na konci { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
viceroy-label-archive = Zasunout { NAME($card, case: "acc") }
viceroy-label-archive-done = Hotovo: žádná další karta
viceroy-prompt-favour = Kterou volnou kartu zasunete pod kartu { NAME($law) }? Její žetony přejdou na zákon.
viceroy-label-favour = Zasunout { NAME($card, case: "acc") } { $level ->
    [1] z
    [5] z
   *[other] ze
} { $level }. úrovně. Žetony k přesunutí: { LIST($tokens) }
viceroy-prompt-store = Na kartu { NAME($law) } můžete dát ještě { $n ->
    [one] { $n } drahokam
    [few] až { $n } drahokamy
   *[other] až { $n } drahokamů
}; každý přinese na konci { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
viceroy-label-store = Odložit { NAME($gem, case: "acc") } (máte: { $left })
viceroy-label-store-done = Hotovo: žádný další drahokam
viceroy-prompt-exchange = Můžete dát soupeři { $gems ->
    [one] { $gems } drahokam
    [few] { $gems } drahokamy
   *[other] { $gems } drahokamů
} a vyměnit si s ním žeton. S kým?
viceroy-label-exchange-with = { $opponent }: dát { $gems ->
    [one] { $gems } drahokam
    [few] { $gems } drahokamy
   *[other] { $gems } drahokamů
} a vyměnit žeton
viceroy-label-no-exchange = Nevyměnit nic
viceroy-prompt-give = { $due ->
    [one] Dejte soupeři { $due } drahokam. Dostane ho { $opponent }.
    [few] Dejte soupeři { $due } drahokamy. Dostane je { $opponent }.
   *[other] Dejte soupeři { $due } drahokamů. Dostane je { $opponent }.
}
viceroy-label-give = Dát { NAME($gem, case: "acc") } (máte: { $left })
viceroy-prompt-own-card = Žeton si s vámi vymění { $opponent }. Ze které své karty ho dáte?
viceroy-prompt-own-token = Který žeton z karty { NAME($card) } dáte? Dostane ho { $opponent }.
viceroy-prompt-their-card = Dáváte { NAME($own, case: "acc") }. Ze které karty si za něj vezmete žeton? Soupeř: { $opponent }.
viceroy-prompt-their-token = Dáváte { NAME($own, case: "acc") }. Který žeton z karty { NAME($card) } si za něj vezmete? Soupeř: { $opponent }.
viceroy-label-token-card = { NAME($card) }, na kartě: { LIST($tokens) }
viceroy-label-own-token = Dát { NAME($token, case: "acc") }
viceroy-label-their-token = Vzít si { NAME($token, case: "acc") }

## Přebarvování na konci hry

viceroy-prompt-recolor = Který kruh přebarvíte? Od nejnižší úrovně, za každý segment jeden drahokam.
viceroy-label-recolor = Přebarvit kruh pod kartou { NAME($card) } na { $level }. úrovni. Možné barvy: { LIST($colors, join: "or") }
    .short = { NAME($card, cap: "yes") }, { $level }. úroveň: { LIST($colors, join: "or") }
viceroy-label-recolor-best = Přebarvit nejlepším možným způsobem: o { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} více
    .short = Nejlepším možným způsobem: +{ $points }
viceroy-label-recolor-done = Už nepřebarvovat žádný kruh
    .short = Už žádný kruh
viceroy-prompt-recolor-color = Jakou barvu má mít kruh pod kartou { NAME($card) }?
viceroy-label-recolor-color = { NAME($color, case: "circle", cap: "yes") } za { COUNT($n, $gem, case: "acc") }: o { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} více

## Proč něco nelze vybrat

viceroy-whynot-bid-no-card = U { NAME($color, case: "auction-gen") } neleží žádná postava, není tam o co dražit.
viceroy-whynot-bid-no-gem = Za zástěnou nemáte { NAME($gem, case: "acc") }. Věčné drahokamy nabízet nelze.
viceroy-whynot-attack-no-token = Za zástěnou nemáte žádný žeton útoku.
viceroy-whynot-attack-no-display = V nabídce není žádná postava, kterou by šlo za žeton útoku vzít.
viceroy-whynot-other-color = Vaše nabídka patřila k { NAME($color, case: "auction-dat") }; vzít si můžete jen kartu, která leží u ní.
viceroy-whynot-below-with-virtual = Dolní kartu si vzít nelze, protože tu nabízel i virtuální soupeř.
viceroy-whynot-gems-in-full = Drahokamy se berou vždy všechny, dokud v zásobě nějaké jsou.
viceroy-whynot-supply-empty = V zásobě už není žádný { NAME($color, case: "gem") }.
viceroy-whynot-gem-order = Drahokamy se berou v pořadí modrá, červená, zelená, žlutá. Po tom, který jste si vzali naposled, už { NAME($gem) } nepřichází na řadu.
viceroy-whynot-gem-short = Drahokamy se berou v pořadí modrá, červená, zelená, žlutá. Vezmete-li si teď { NAME($gem, case: "acc") }, nezbude v této a dalších barvách dost drahokamů do plného počtu.
viceroy-whynot-deck-empty = V { NAME($deck, case: "loc") } už nejsou žádné karty.
viceroy-whynot-not-in-hand = Kartu { NAME($card) } nemáte v ruce.
viceroy-whynot-law-no-target = Ve vaší pyramidě zatím není karta, na kterou by šlo zákon { NAME($card) } zahrát.
viceroy-whynot-cannot-pay = I na 1. úrovni stojí { NAME($card) } { NAME($color, case: "gem-acc") }, a ten nemáte.
viceroy-whynot-cost = Na { $level }. úrovni stojí tato karta { LIST($gems, case: "acc") }; některý z nich vám chybí.
viceroy-whynot-occupied = Tam už karta leží.
viceroy-whynot-row-end = Na 1. úrovni se karty přidávají jen na levý nebo pravý konec řady.
viceroy-whynot-support = Na { $level }. úrovni musí karta ležet na dvou sousedících kartách o úroveň níž.
viceroy-whynot-law-level-5 = Zákony lze vykládat jen na 1. až 4. úroveň.
viceroy-whynot-archive-order = Karty se zasouvají v pořadí svých čísel a vy jste už vybrali vyšší.
viceroy-whynot-not-free = Vyberte volnou kartu: žádná karta na ní neleží ani pod ni není zasunuta a je na konci své řady nebo na nejvyšší úrovni.
viceroy-whynot-store-full = Na zákonu už leží nejvyšší možný počet drahokamů ({ $most }).
viceroy-whynot-store-order = Drahokamy se odkládají v pořadí modrá, červená, zelená, žlutá. Po posledním z nich už { NAME($gem) } nepřichází na řadu.
viceroy-whynot-store-no-gem = Za zástěnou nemáte { NAME($gem, case: "acc") }.
viceroy-whynot-recolor = Vybrat můžete kruh své pyramidy, na který vám drahokamy stačí, a postupovat od nejnižší úrovně.

## Záznam hry

viceroy-event-set-up-done = Vše je připraveno.
viceroy-event-round-begins = Začíná { $round }. kolo hry (celkem { $of }).
viceroy-event-display-dealt = Nové postavy v nabídce: { LIST($cards) }.
viceroy-event-display-filled = Z malého balíčku přichází do nabídky { NAME($card) }.
viceroy-event-bid-gem = { $seat } nabízí { NAME($gem, case: "acc") }.
viceroy-event-bid-attack = { $seat } nabízí žeton útoku.
viceroy-event-bid-pass = { $seat } pasuje.
viceroy-event-counts-as-passing = { $seat } zůstává bez karty a bere se to jako pas.
viceroy-event-sits-out = { $seat } se této dražby neúčastní.
viceroy-event-bid-lost = U { NAME($color, case: "auction-gen") } nikdo za drahokam kartu nedostává ({ $n ->
    [one] { $n } nabídka
    [few] { $n } nabídky
   *[other] { $n } nabídek
}).
viceroy-event-no-agreement = U { NAME($color, case: "auction-gen") } k dohodě nedošlo: nikdo kartu nedostává.
viceroy-event-goes-on = { $seat } si u { NAME($color, case: "auction-gen") } žádnou kartu nebere a pokračuje.
viceroy-event-virtual-bid = Virtuální soupeř { $number } nabízí { NAME($gem, case: "acc") }.
viceroy-event-card-taken = { $seat } si bere { NAME($card, case: "acc") }.
viceroy-event-card-removed = { NAME($card) } opouští hru.
viceroy-event-gem-taken = { $seat } si bere { NAME($gem, case: "acc") }.
viceroy-event-gem-taken-several = { $seat } si bere { LIST($gem, case: "acc") }.
viceroy-event-card-drawn = { $seat } si bere { NAME($card, case: "acc") } z { NAME($deck, case: "gen") }.
viceroy-event-card-drawn-several = { $seat } si bere z { NAME($deck, case: "gen") } { LIST($card, case: "acc") }.
viceroy-event-card-drawn-hidden = { $seat } si bere kartu z { NAME($deck, case: "gen") }.
viceroy-event-card-drawn-hidden-several = { $seat } si bere z { NAME($deck, case: "gen") } { $times ->
    [one] { $times } kartu
    [few] { $times } karty
   *[other] { $times } karet
}.
viceroy-event-card-tucked = { $seat } zasouvá { NAME($card, case: "acc") } pod kartu { NAME($law) }.
viceroy-event-build-pass = { $seat } v této fázi budování už žádnou kartu nehraje.
viceroy-event-build-shown = { $seat } ukazuje { NAME($card, case: "acc") }.
viceroy-event-discard-shown = { $seat } ukazuje { NAME($card, case: "acc") }: karta bude odhozena za drahokamy.
viceroy-event-discarded-for-gems = { $seat } odhazuje { NAME($card, case: "acc") } za drahokamy.
viceroy-event-card-laid = { $seat } vykládá { NAME($card, case: "acc") }: { NAME($place) }.
viceroy-event-paid = { $seat } platí { LIST($gems, case: "acc") } za { NAME($card, case: "acc") }.
viceroy-event-paid-with-eternal = { $seat } platí { LIST($gems, case: "acc") } za { NAME($card, case: "acc") } a používá { LIST($eternal, case: "acc") }.
viceroy-event-paid-with-eternal-only = { $seat } za { NAME($card, case: "acc") } drahokamy neplatí, jen používá { LIST($eternal, case: "acc") }.
viceroy-event-circle-gem = { $seat } uzavírá { NAME($color, case: "circle-acc") } a bere si { NAME($color, case: "gem-acc") }.
viceroy-event-token-gained = { $seat } dává na kartu { NAME($card) } { COUNT($n, $token, case: "acc") }.
viceroy-event-attack-gained = { $seat } dává za zástěnu { COUNT($n, $token, case: "acc") }.
viceroy-event-eternal-gained = { $seat } dává na kartu { NAME($card) } { NAME($color, case: "eternal-acc") }.
viceroy-event-eternal-from-screen = { $seat } používá { NAME($color, case: "gem-acc") } zpoza zástěny jako věčný drahokam.
viceroy-event-eternal-lost = { $seat } nedostává { NAME($color, case: "eternal-acc") }: žádný takový už není.
viceroy-event-card-replaced = { $seat } pokládá { NAME($card, case: "acc") } na místo karty { NAME($old) }, která se vrací do ruky.
viceroy-event-tokens-doubled = { $seat } zasouvá { NAME($law, case: "acc") } pod kartu { NAME($card) } a zdvojnásobuje její žetony.
viceroy-event-law-returned = { $seat } pokládá { NAME($card, case: "acc") } na balíček zákonů.
viceroy-event-law-returned-hidden = { $seat } pokládá zákon na balíček zákonů.
viceroy-event-gem-stored = { $seat } odkládá { NAME($gem, case: "acc") } na kartu { NAME($law) }.
viceroy-event-gem-stored-several = { $seat } odkládá { LIST($gem, case: "acc") } na kartu { NAME($law) }.
viceroy-event-gem-given = { $seat } dává { NAME($gem, case: "acc") }, dostává ho { $opponent }.
viceroy-event-gem-given-several = { $seat } dává { LIST($gem, case: "acc") }, dostává je { $opponent }.
viceroy-event-tokens-swapped = { $seat } a { $opponent } si vyměňují žetony: { NAME($own) } za { NAME($theirs, case: "acc") }.
viceroy-event-no-exchange = { $seat } žádný žeton nevyměňuje.
viceroy-event-no-free-card = { $seat } nemá volnou kartu, kterou by bylo možné zasunout pod kartu { NAME($law) }.
viceroy-event-game-ends = Hra končí. Zástěny se odstraňují a všechny karty z ruky se odhazují.
viceroy-event-recolored = { $seat } přebarvuje kruh pod kartou { NAME($card) } na { NAME($color, case: "acc") } za { COUNT($n, $gem, case: "acc") }.
viceroy-event-nothing-to-choose = { $seat } zde nemá z čeho vybírat.

## Chyby

viceroy-error-solo-virtual = Sólová hra potřebuje alespoň jednoho virtuálního soupeře. Nastavte „virtual“ na 1, 2 nebo 3.
viceroy-error-participants = Hráčů a virtuálních soupeřů mohou být dohromady nejvýše čtyři, ne { $n }.
viceroy-error-too-many-gems = V této pozici mají hráči { COUNT($got, $gem, case: "acc") }; ve hře jich může být jen { $most }.
viceroy-error-gems = { $place }: spolu s tím, co mají hráči, je ve hře { COUNT($got, $gem) }, má to být { $expected }.
viceroy-error-chosen = { $place }: { $got } není karta z ruky, kterou by šlo zvolit; tajně se karta volí jen při přípravě hry.
viceroy-error-no-pyramid = { $place }: v pyramidě není žádná karta; po přípravě hry je v každé pyramidě jedna.
viceroy-error-gap = { $place }: karty na 1. úrovni musí ležet vedle sebe bez mezer.
viceroy-error-same-spot = { $place }: na jednom místě leží dvě karty.
viceroy-error-support = { $place }: pod kartou musí být dvě karty na { $level }. úrovni, ve sloupcích { $left } a { $right }.
viceroy-error-stored = { $place }: na kartě { NAME($card) } nemohou ležet odložené drahokamy.
viceroy-error-loose = { $place }: žeton nebo zasunutá karta leží tam, kde není žádná karta.
viceroy-error-painted = { $place }: na { $level }. úrovni ve sloupci { $column } není kruh, který by šlo přebarvit, nebo hra ještě neskončila.
viceroy-error-virtual-bid = { $place }: před kolem dražby si ještě žádný virtuální soupeř svou nabídku nevylosoval.
viceroy-expected-card = karta s číslem od { $low } do { $high }

## Možnosti

viceroy-option-players = hráči
viceroy-option-players-help = Kolik lidí nebo botů hraje; při hře jednoho hráče je potřeba virtuální soupeř.
viceroy-option-virtual-help = Soupeři, kteří jen nabízejí náhodně vytažené drahokamy a vyřazují postavy. S hráči jich smí být dohromady nejvýše čtyři.
viceroy-option-discard-for-gems-help = V kole fáze budování můžete kartu místo zahrání odhodit za 2 libovolné drahokamy.
viceroy-option-four-characters-help = Dostanete čtyři postavy místo dvou: jedna začíná pyramidu, jedna zůstává v ruce, dvě se vracejí.
