### The guided first game of Viceroy: what each step says.

guide-viceroy-aim-title = Vítejte ve hře Panovník
guide-viceroy-aim = Za dvanáct kol postavíte pyramidu z postav a zákonů. V každém kole dražíte za drahokamy novou postavu, pak hrajete karty. Vyhraje, kdo má nejvíc bodů moci. Dvě kola projdeme spolu proti virtuálnímu soupeři.

guide-viceroy-first-title = Vaše první karta
guide-viceroy-first = První postava je zdarma. Stojí na první úrovni a dá vám odměnu ze své nejnižší řady. Víla přinese čtyři drahokamy, to je bohatý začátek.

guide-viceroy-gems-title = Drahokamy jsou vaše peníze
guide-viceroy-gems = Drahokamy dražíte a drahokamy platíte za postavy, vždy v barvě, která je třeba. Berte si tedy různé. Leží za vaší zástěnou, kde je nikdo nevidí.

guide-viceroy-auction-title = Dražba
guide-viceroy-auction = Každá dražební karta má barvu a postavu. Nabídněte drahokam té barvy: nechce-li ji nikdo jiný, postava je vaše. Chtějí-li jedinou kartu dva, oba o drahokam přijdou. Loďmistr se vám bude výborně hodit.

guide-viceroy-cost-title = Vyložení postavy
guide-viceroy-cost = Teď budujete, nejvýš tři karty za kolo. Na první úrovni stojí karta jen drahokam své nejnižší řady. Položte Sládka vlevo od Víly a všimněte si, jak se setkají jejich červené rohy.

guide-viceroy-reward-title = Vaše odměna
guide-viceroy-reward = Karta dá odměnu z řady své úrovně a žádnou jinou. Tady jsou to opět drahokamy. Vezměte si, co bude stát další karta: červený a žlutý.

guide-viceroy-circle-title = Druhá úroveň a první kruh
guide-viceroy-circle = Karta na druhé úrovni leží na dvou kartách a stojí drahokamy z řad 1 a 2. Kde se tři karty setkají, vznikne kruh. Tady jsou všechny čtyři segmenty červené: hned dostanete červený drahokam a na konci body.

guide-viceroy-eternal-title = Věčné drahokamy
guide-viceroy-eternal = Odměnou Loďmistra na druhé úrovni je věčný drahokam. Zůstane na kartě, v každé fázi budování vám ušetří jeden zelený drahokam a dá body podle své úrovně. Čím dřív ho máte, tím častěji pomůže.

guide-viceroy-law-title = Zákony nic nestojí
guide-viceroy-law = Zákon se hraje zdarma, na úrovních 1 až 4. Erbovní právo dá bod navíc za každý jednobarevný kruh a za každý věčný drahokam, takže se vám hodí. Položte ho na pravý konec.

guide-viceroy-pass-title = Pasování doplní drahokamy
guide-viceroy-pass = Nová dražba. Zbývá vám málo drahokamů? Pak pasujte: místo postavy si vezmete tři drahokamy podle své volby. Pasovat ve správnou chvíli je polovina hry.

guide-viceroy-points-title = Za co jsou body
guide-viceroy-points = Jednobarevné kruhy a věčné drahokamy nesou body podle své úrovně, žetony bodů moci své číslo. Magie se násobí bonusy. Každá sada magie, vědy a obrany je za 12. Vše kdykoli ukáže záložka Skóre.

guide-viceroy-trap-title = Past na začátečníky
guide-viceroy-trap = Začátečníci šetří drahokamy a stavějí do šířky. Jenže co na konci zbude, může už jen přebarvit části pyramidy. Stavějte brzy do výšky, hledejte jednobarevné kruhy a věčné drahokamy získávejte včas.

guide-viceroy-on-title = Teď je hra na vás
guide-viceroy-on = Víte dost, abyste hráli dál. Podržte ukazatel nebo prst na čemkoli a uvidíte, co to je; když si nevíte rady, řekněte si o nápovědu a pravidla otevřete u každého čísla. Hodně štěstí!
