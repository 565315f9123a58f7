### The player aid of Gùgōng; words between colons are pictograms.

learn-aid-gugong-turn = Váš tah
learn-aid-gugong-turn-1 = Dejte kartu z ruky na lokaci a vezměte si kartu, která tam leží; zítra ji máte v ruce.
learn-aid-gugong-turn-2 = Vaše karta je vyšší (nebo jednička proti devítce): zdarma. Jinak vyšlete :servant::servant:, nebo odložte další kartu, nebo žádnou akci neproveďte.
learn-aid-gugong-turn-3 = Nejprve akce karty, pokud ji má.
learn-aid-gugong-turn-4 = Pak akce lokace, varianta A nebo B.
learn-aid-gugong-turn-5 = Kdykoli mezitím smíte vyměnit žetony cestování.

learn-aid-gugong-places = Lokace
learn-aid-gugong-places-1 = :travel: Cestování. A: 1 pohyb. B: vyslat 2, 2 pohyby. Žeton vzít, jednou využít.
learn-aid-gugong-places-2 = :wall: Velká zeď. A: umístit 1 služebníka. B: vyslat 1, umístit 1 nebo 2.
learn-aid-gugong-places-3 = :jade: Nefrit. Vyslat 3 nebo 4 podle domu; až budou domy prázdné, na nádvoří 5.
learn-aid-gugong-places-4 = :intrigue: Intriky. A: 1 krok a žeton příštího začínajícího hráče :medal:, leží-li tu. B: vyslat 1, 3 kroky.
learn-aid-gugong-places-5 = :palace: Palác. A: vyslanec o 1 krok. B: vyslat 2, vyslanec o 2, intriky o 1.
learn-aid-gugong-places-6 = :decrees: Dekrety. Vyslat cenu, o 1 víc za každého cizího služebníka na dekretu, a 1 na něm nechat.
learn-aid-gugong-places-7 = :canal: Velký kanál. A: naložit 1 a pohnout lodí. B: vyslat 1, naložit 2.

learn-aid-gugong-day = Jeden den
learn-aid-gugong-day-1 = Ráno (od 2. dne): začínající hráč podle :medal:, nové žetony, kostky :dice:, dekrety 1. úrovně, najmout 4 :servant:.
learn-aid-gugong-day-2 = Den: tahy, dokud má někdo karty.
learn-aid-gugong-day-3 = Noc: získané karty proti kostkám :dice:; za každou shodu najmout 1; nejvíc shod: :vp: 3 a krok vyslance.
learn-aid-gugong-day-4 = Lodě poplují do dalšího přístavu, smíte si vzít odměnu; získané karty jsou vaše nová ruka.

learn-aid-gugong-more = Odměny
learn-aid-gugong-more-1 = :wall: Plný úsek (4, 4, 5, 6, 7 služebníků při 1–5 hráčích): kdo jich má nejvíc, dostane :vp: 3 a krok vyslance; pak výhody z intrik.
learn-aid-gugong-more-2 = :intrigue: Výhody, kroky zpět: 1 najmout 1 · 3 najmout 2 · 5 přetočit kostku · 7 :jade:.
learn-aid-gugong-more-3 = :canal: Loď se 3 na palubě: přístav 2 :vp: 4 · přístav 3 :card: · přístav 4 :double: · přístav 5 cokoli z toho.
learn-aid-gugong-more-4 = :travel: Žetony: 2 najmout 1 · 4 za :vp: 2 · 6 za :jade:.
learn-aid-gugong-more-5 = :palace: Kroky vyslance po příchodu: po 1 bodu.

learn-aid-gugong-points = Body na konci
learn-aid-gugong-points-1 = Poslední vyhodnocení :wall:, i kdyby tam stál jediný služebník.
learn-aid-gugong-points-2 = :decrees: 3. úroveň: 8 bodů · 1 za 3 body (nejvýš 10) · 2 za každý :jade: (nejvýš 10) · 2 za každého služebníka na dekretech · 2 za každou odměnu v přístavu.
learn-aid-gugong-points-3 = :palace: Místo u císaře: 7, 5, 3 …
learn-aid-gugong-points-4 = :jade: 1, 2, 3, 4, 5 nefritů: 1, 3, 6, 10, 15 bodů; každý další 2.
learn-aid-gugong-points-5 = Kdo není u císaře: celkem 0 bodů.
learn-aid-gugong-points-6 = Zbylí služebníci, karty a žetony: nic.
learn-aid-gugong-points-7 = :intrigue: rozhodují každou remízu.

learn-aid-gugong-beware = Nezapomeňte
learn-aid-gugong-beware-1 = :palace: Osm kroků za čtyři dny: dva denně.
learn-aid-gugong-beware-2 = Co dnes vezmete, zítra hrajete: vysoké karty se vyplatí brát.

## What the pictograms are called, for those who hear the page

learn-sign-gugong-travel = Cestování
learn-sign-gugong-wall = Velká zeď
learn-sign-gugong-jade = nefrit
learn-sign-gugong-intrigue = Intriky
learn-sign-gugong-palace = Palác
learn-sign-gugong-decrees = Dekrety
learn-sign-gugong-canal = Velký kanál
learn-sign-gugong-servant = služebník
learn-sign-gugong-double = dvojitý služebník
learn-sign-gugong-vp = vítězné body
learn-sign-gugong-dice = kostky osudu
learn-sign-gugong-card = karta daru
learn-sign-gugong-medal = žeton příštího začínajícího hráče
