### The guided first game of Viscounts of the West Kingdom: what each step says.

guide-viscounts-aim-title = Vítejte ve hře Vikomti
guide-viscounts-aim = Váš vikomt objíždí království a jedná tam, kde zastaví: obchoduje, staví, posílá poddané na hrad, opisuje rukopisy. Vyhraje, kdo má nejvíc vítězných bodů. Proti vám hraje virtuální hráč.

guide-viscounts-pick-title = Zboží a významný měšťan
guide-viscounts-pick = Začínáte s dvojicí: karta hráče určí zboží a výchozí místo, významný měšťan přijde do vašeho balíčku. Vezměte si dvojici, v níž je Lothaire.

guide-viscounts-card-title = Tah začíná kartou
guide-viscounts-card = V každém tahu se karty na vaší desce posunou o místo doprava a vlevo vyložíte novou. Karta tak pracuje tři tahy. Její číslo říká, jak daleko pojedete, její symboly, v čem jste dobří.

guide-viscounts-ride-title = Jízda
guide-viscounts-ride = Jedete po směru hodinových ručiček přesně tak daleko, jak říká karta; každé další místo stojí 1 minci. Na vnější cestě obchodujete nebo stavíte, na vnitřní jsou poddaní a rukopisy. Jeďte na pravý břeh v Horách.

guide-viscounts-trade-title = Obchod
guide-viscounts-trade = Každá akce potřebuje své symboly; u obchodu jsou to obchodní symboly. V prvních tazích platí i symboly vytištěné na vaší prázdné desce. Jedna směna teď stačí; chybějící symboly by se daly dokoupit za mince.

guide-viscounts-hire-title = Najímání
guide-viscounts-hire = Na konci tahu smíte najmout měšťana z dílu, na kterém stojíte. Karta přijde na odkládací balíček a později do ruky. Podvodník přinese kámen, ale je to také zločinec.

guide-viscounts-criminal-title = Zločinci
guide-viscounts-criminal = Zločinecký symbol platí za jakýkoli symbol, který potřebujete. Cena: když zločince vyložíte, dostanete zkaženost za každý zločinecký symbol na své desce. Vyložte Zlodějku a jeďte na vnitřní cestu.

guide-viscounts-manuscript-title = Rukopisy
guide-viscounts-manuscript = Církevními symboly a kalamáři zaplatíte rukopis, který tu leží. Různé stuhy tvoří sady a velké sady přinášejí hodně bodů. Tenhle navíc splatí dluh, který by vás stál 2 body. Tentokrát nikoho nenajímejte.

guide-viscounts-build-title = Stavba
guide-viscounts-build = Dílna potřebuje 3 stavební symboly, obchodní stanice 5, cechovní dům 7; zbytek doplní kámen a pomůže i zločinec. Uvolněné políčko je trvalé vylepšení: s první obchodní stanicí dojedete o místo dál zdarma.

guide-viscounts-workers-title = Poddaní na hradě
guide-viscounts-workers = Šlechtické symboly posílají poddané na hrad: za 1, 3, 5 nebo 8 symbolů jednoho, dva, tři nebo čtyři. Tři vaši na jednom nádvoří se rozejdou: jeden postoupí výš, dva do stran. Pak najměte Architekta.

guide-viscounts-collision-title = Střet
guide-viscounts-collision = Zkaženost stoupá, počestnost klesá. Když se vaše dva ukazatele spojí, nastane ve vašem tahu střet: dole na stupnici přinese smlouvy, nahoře dluhy a vždy mince. Pak se oba vrátí na konce.

guide-viscounts-trap-title = Past na začátečníky
guide-viscounts-trap = Příliš mnoho zločinců vede k dluhům. A dluhy se smlouvami odměřují čas: když dojdou ty na kartě chudoby nebo blahobytu, dohraje se kolo a zbývá už jen jedno. Otáčejte dluhy a smlouvy včas.

guide-viscounts-points-title = Za co jsou body
guide-viscounts-points = Budovy: čím víc jednoho druhu, tím jsou cennější. Poddaní: číslo jejich úrovně. Rukopisy: sady různých stuh, až 16. Smlouvy 1, po otočení 3; nesplacené dluhy −2. Vše kdykoli ukáže záložka Skóre.

guide-viscounts-on-title = Teď je hra na vás
guide-viscounts-on = Zahráli jste všechny čtyři akce. Podržte ukazatel nebo prst na čemkoli a uvidíte, co to je; když si nevíte rady, řekněte si o nápovědu a pravidla otevřete u každého čísla. Hodně štěstí!
