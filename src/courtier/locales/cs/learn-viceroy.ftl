### The player aid of Viceroy; words between colons are pictograms.

learn-aid-viceroy-auction = Dražba, nejvýš 3 nabídky
learn-aid-viceroy-auction-1 = Tajně nabídněte drahokam některé barvy, :attack:, nebo pasujte.
learn-aid-viceroy-auction-2 = :attack: Nejprve: vezme si kteroukoli postavu z nabídky.
learn-aid-viceroy-auction-3 = U barvy jste sami: postava je vaše (ze dvou si vyberete).
learn-aid-viceroy-auction-4 = Dva zájemci, dvě karty: zvolí-li každý jinou, mají je, jinak nic. Ve všech ostatních případech nic, drahokamy jsou pryč a nabízí se znovu.
learn-aid-viceroy-auction-5 = Pas: :gems: 3 podle vaší volby, o 1 víc za každou :science:. Nejvýš jedna postava na hráče.

learn-aid-viceroy-build = Budování, nejvýš 3 karty
learn-aid-viceroy-build-1 = Tajně zvolte kartu, nebo pasujte; všichni odkryjí najednou, nižší čísla jdou první.
learn-aid-viceroy-build-2 = 1. úroveň: na konec řady. Výš: na dvě sousední karty.
learn-aid-viceroy-build-3 = Zaplaťte postavu; zákony jsou zdarma (úrovně 1–4).
learn-aid-viceroy-build-4 = Uzavřený jednobarevný kruh: drahokam té barvy.
learn-aid-viceroy-build-5 = Odměna jen z řady dané úrovně.
learn-aid-viceroy-build-6 = 5. úroveň: odměny 1, 2 a 3, nebo :power: 15.

learn-aid-viceroy-cost = Kolik stojí postava
learn-aid-viceroy-cost-1 = 1. úroveň: drahokam 1. řady. 2. úroveň: 1. a 2. řada. 3. úroveň: 1. až 3. řada. 4. úroveň: všechny čtyři.
learn-aid-viceroy-cost-2 = 5. úroveň: všechny čtyři řady a ještě jednou drahokam 4. řady.
learn-aid-viceroy-cost-3 = :eternal: ušetří jeden drahokam své barvy, jednou v každé fázi budování.
learn-aid-viceroy-cost-4 = Žádná barva nenahradí jinou.

learn-aid-viceroy-tokens = Žetony
learn-aid-viceroy-tokens-1 = :science: při pasování o drahokam víc; část sady
learn-aid-viceroy-tokens-2 = :magic: na konci krát :bonus-magic:; část sady
learn-aid-viceroy-tokens-3 = :defence: odvrátí :attack:; část sady
learn-aid-viceroy-tokens-4 = :attack: vezme postavu v dražbě, nebo na konci stojí každého soupeře 4 body
learn-aid-viceroy-tokens-5 = :power: body podle čísla
learn-aid-viceroy-tokens-6 = :bonus-circle: víc za každý kruh a :eternal: té barvy

learn-aid-viceroy-points = Body na konci
learn-aid-viceroy-points-1 = Jednobarevné kruhy: každý podle své úrovně
learn-aid-viceroy-points-2 = :eternal: podle své úrovně
learn-aid-viceroy-points-3 = Zákony: podle textu
learn-aid-viceroy-points-4 = :power: jejich čísla
learn-aid-viceroy-points-5 = :magic: počet × součet :bonus-magic:
learn-aid-viceroy-points-6 = Sada :magic::science::defence:: po 12
learn-aid-viceroy-points-7 = Cizí :attack: minus vaše :defence:: po −4

learn-aid-viceroy-beware = Nezapomeňte
learn-aid-viceroy-beware-1 = Drahokamy zbylé na konci jen přebarvují: jeden drahokam na každou část kruhu.
learn-aid-viceroy-beware-2 = Stavějte brzy do výšky a :eternal: získejte co nejdřív.

## What the pictograms are called, for those who hear the page

learn-sign-viceroy-gems = drahokamy
learn-sign-viceroy-gem-blue = modrý drahokam
learn-sign-viceroy-gem-green = zelený drahokam
learn-sign-viceroy-power = žeton bodů moci
learn-sign-viceroy-draw = braní karet
learn-sign-viceroy-science = věda
learn-sign-viceroy-magic = magie
learn-sign-viceroy-defence = obrana
learn-sign-viceroy-attack = žeton útoku
learn-sign-viceroy-bonus-magic = bonus magie
learn-sign-viceroy-bonus-circle = bonus za kruhy
learn-sign-viceroy-eternal = věčný drahokam
