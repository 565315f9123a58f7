### Jména ve hře Gùgōng: lokace, dekrety, žetony, města, dary a účinky. Pády: gen dat acc loc ins; gender m i f n pl.

gugong-title = Gùgōng
    .gen = Gùgōng
    .dat = Gùgōng
    .acc = Gùgōng
    .loc = Gùgōng
    .ins = Gùgōng
    .gender = i

## Sedm lokací a jejich úředníci

gugong-location-travel = Cestování
    .short = Cestování
    .gen = Cestování
    .dat = Cestování
    .acc = Cestování
    .loc = Cestování
    .ins = Cestováním
    .gender = n
    .action = akce Cestování
    .action-gen = akce Cestování
    .action-dat = akci Cestování
    .action-acc = akci Cestování
    .action-loc = akci Cestování
    .action-ins = akcí Cestování
gugong-location-wall = Velká zeď
    .short = Velká zeď
    .gen = Velké zdi
    .dat = Velké zdi
    .acc = Velkou zeď
    .loc = Velké zdi
    .ins = Velkou zdí
    .gender = f
    .action = akce Velká zeď
    .action-gen = akce Velká zeď
    .action-dat = akci Velká zeď
    .action-acc = akci Velká zeď
    .action-loc = akci Velká zeď
    .action-ins = akcí Velká zeď
gugong-location-jade = Nefrit
    .short = Nefrit
    .gen = Nefritu
    .dat = Nefritu
    .acc = Nefrit
    .loc = Nefritu
    .ins = Nefritem
    .gender = i
    .action = akce Nefrit
    .action-gen = akce Nefrit
    .action-dat = akci Nefrit
    .action-acc = akci Nefrit
    .action-loc = akci Nefrit
    .action-ins = akcí Nefrit
gugong-location-intrigue = Intriky
    .short = Intriky
    .gen = Intrik
    .dat = Intrikám
    .acc = Intriky
    .loc = Intrikách
    .ins = Intrikami
    .gender = pl
    .action = akce Intriky
    .action-gen = akce Intriky
    .action-dat = akci Intriky
    .action-acc = akci Intriky
    .action-loc = akci Intriky
    .action-ins = akcí Intriky
gugong-location-palace = Palác Nebeské čistoty
    .short = Palác
    .gen = Paláce Nebeské čistoty
    .dat = Paláci Nebeské čistoty
    .acc = Palác Nebeské čistoty
    .loc = Paláci Nebeské čistoty
    .ins = Palácem Nebeské čistoty
    .gender = i
    .action = akce Palác Nebeské čistoty
    .action-gen = akce Palác Nebeské čistoty
    .action-dat = akci Palác Nebeské čistoty
    .action-acc = akci Palác Nebeské čistoty
    .action-loc = akci Palác Nebeské čistoty
    .action-ins = akcí Palác Nebeské čistoty
gugong-location-decrees = Dekrety
    .short = Dekrety
    .gen = Dekretů
    .dat = Dekretům
    .acc = Dekrety
    .loc = Dekretech
    .ins = Dekrety
    .gender = pl
    .action = akce Dekrety
    .action-gen = akce Dekrety
    .action-dat = akci Dekrety
    .action-acc = akci Dekrety
    .action-loc = akci Dekrety
    .action-ins = akcí Dekrety
gugong-location-canal = Velký kanál
    .short = Velký kanál
    .gen = Velkého kanálu
    .dat = Velkému kanálu
    .acc = Velký kanál
    .loc = Velkém kanálu
    .ins = Velkým kanálem
    .gender = i
    .action = akce Velký kanál
    .action-gen = akce Velký kanál
    .action-dat = akci Velký kanál
    .action-acc = akci Velký kanál
    .action-loc = akci Velký kanál
    .action-ins = akcí Velký kanál
gugong-official-travel = berní úředník
    .gen = berního úředníka
    .dat = bernímu úředníkovi
    .acc = berního úředníka
    .loc = berním úředníkovi
    .ins = berním úředníkem
    .gender = m
gugong-official-wall = úředník pro veřejné práce
    .gen = úředníka pro veřejné práce
    .dat = úředníkovi pro veřejné práce
    .acc = úředníka pro veřejné práce
    .loc = úředníkovi pro veřejné práce
    .ins = úředníkem pro veřejné práce
    .gender = m
gugong-official-jade = správce drahého kamení
    .gen = správce drahého kamení
    .dat = správci drahého kamení
    .acc = správce drahého kamení
    .loc = správci drahého kamení
    .ins = správcem drahého kamení
    .gender = m
gugong-official-intrigue = dvorní intrikán
    .gen = dvorního intrikána
    .dat = dvornímu intrikánovi
    .acc = dvorního intrikána
    .loc = dvorním intrikánovi
    .ins = dvorním intrikánem
    .gender = m
gugong-official-palace = protokolární úředník
    .gen = protokolárního úředníka
    .dat = protokolárnímu úředníkovi
    .acc = protokolárního úředníka
    .loc = protokolárním úředníkovi
    .ins = protokolárním úředníkem
    .gender = m
gugong-official-decrees = císařský sekretář
    .gen = císařského sekretáře
    .dat = císařskému sekretáři
    .acc = císařského sekretáře
    .loc = císařském sekretáři
    .ins = císařským sekretářem
    .gender = m
gugong-official-canal = přístavní správce
    .gen = přístavního správce
    .dat = přístavnímu správci
    .acc = přístavního správce
    .loc = přístavním správci
    .ins = přístavním správcem
    .gender = m

## Co dělají varianty lokací

gugong-variant-a = A
gugong-variant-b = B
gugong-variant-travel-a-text = Jednou pohněte cestovatelem.
gugong-variant-travel-b-text = Vyšlete 2 služebníky a pohněte cestovatelem dvakrát.
gugong-variant-wall-a-text = Umístěte 1 najatého služebníka na Velkou zeď.
gugong-variant-wall-b-text = Vyšlete 1 služebníka a umístěte až 2 najaté služebníky na Velkou zeď.
gugong-variant-jade-a-text = Vyšlete tolik služebníků, kolik ukazuje vybraný dům, a vezměte si z něj nefrit; jsou-li všechny domy prázdné, berte z nádvoří.
gugong-variant-intrigue-a-text = Postupte o 1 krok na stupnici intrik. Kdo to v daném dni udělá první, bere si žeton příštího začínajícího hráče.
gugong-variant-intrigue-b-text = Vyšlete 1 služebníka a postupte o 3 kroky na stupnici intrik.
gugong-variant-palace-a-text = Postupte vyslancem o 1 krok na palácové stupnici.
gugong-variant-palace-b-text = Vyšlete 2 služebníky, postupte vyslancem o 2 kroky a ukazatelem intrik o 1 krok.
gugong-variant-decrees-a-text = Vyšlete tolik služebníků, kolik dekret stojí, a 1 navíc za každého cizího služebníka na něm; pak na něj umístěte 1 najatého služebníka.
gugong-variant-canal-a-text = Můžete umístit 1 najatého služebníka na svou loď a pak můžete jednou svou lodí plout o 1 přístav dál.
gugong-variant-canal-b-text = Vyšlete 1 služebníka a umístěte 2 najaté služebníky na své lodě.

## Dekrety

gugong-decree-d1-intrigue = Ranní intriky
    .gen = Ranních intrik
    .dat = Ranním intrikám
    .acc = Ranní intriky
    .loc = Ranních intrikách
    .ins = Ranními intrikami
    .gender = pl
gugong-decree-d1-intrigue-text = Každé ráno můžete postoupit ukazatelem intrik o 2 kroky.
gugong-decree-d1-ship = Ranní loď
    .gen = Ranní lodi
    .dat = Ranní lodi
    .acc = Ranní loď
    .loc = Ranní lodi
    .ins = Ranní lodí
    .gender = f
gugong-decree-d1-ship-text = Každé ráno můžete dát 1 volného služebníka na svou loď nebo na novou; je-li tím plná, můžete si hned vzít odměnu.
gugong-decree-d1-hire = Ranní najímání
    .gen = Ranního najímání
    .dat = Rannímu najímání
    .acc = Ranní najímání
    .loc = Ranním najímání
    .ins = Ranním najímáním
    .gender = n
gugong-decree-d1-hire-text = Každé ráno si můžete najmout 1 služebníka.
gugong-decree-d1-palace = Ranní vyslanec
    .gen = Ranního vyslance
    .dat = Rannímu vyslanci
    .acc = Ranního vyslance
    .loc = Ranním vyslanci
    .ins = Ranním vyslancem
    .gender = m
gugong-decree-d1-palace-text = Každé ráno můžete posunout vyslance o 1 krok; je-li už u císaře, přinese místo toho 1 VB.
gugong-decree-d1-swap = Ranní výměna
    .gen = Ranní výměny
    .dat = Ranní výměně
    .acc = Ranní výměnu
    .loc = Ranní výměně
    .ins = Ranní výměnou
    .gender = f
gugong-decree-d1-swap-text = Každé ráno po hodu kostkami můžete vyměnit kartu z ruky za dar na herním plánu.
gugong-decree-d2-travel = Levnější cestování
    .gen = Levnějšího cestování
    .dat = Levnějšímu cestování
    .acc = Levnější cestování
    .loc = Levnějším cestování
    .ins = Levnějším cestováním
    .gender = n
gugong-decree-d2-travel-text = Dva pohyby při jedné akci Cestování vás stojí o 1 služebníka méně.
gugong-decree-d2-jade = Levnější nefrit
    .gen = Levnějšího nefritu
    .dat = Levnějšímu nefritu
    .acc = Levnější nefrit
    .loc = Levnějším nefritu
    .ins = Levnějším nefritem
    .gender = i
gugong-decree-d2-jade-text = Akce Nefrit vás stojí o 1 služebníka méně; nefritu odjinud se to netýká.
gugong-decree-d2-decrees = Levnější dekrety
    .gen = Levnějších dekretů
    .dat = Levnějším dekretům
    .acc = Levnější dekrety
    .loc = Levnějších dekretech
    .ins = Levnějšími dekrety
    .gender = pl
gugong-decree-d2-decrees-text = Za další dekrety vysíláte o 1 služebníka méně.
gugong-decree-d2-wall = Stavitel zdi navíc
    .gen = Stavitele zdi navíc
    .dat = Staviteli zdi navíc
    .acc = Stavitele zdi navíc
    .loc = Staviteli zdi navíc
    .ins = Stavitelem zdi navíc
    .gender = m
gugong-decree-d2-wall-text = Při každé akci Velká zeď můžete na zeď přidat 1 volného služebníka.
gugong-decree-d2-equal = Rovnocenné dary
    .gen = Rovnocenných darů
    .dat = Rovnocenným darům
    .acc = Rovnocenné dary
    .loc = Rovnocenných darech
    .ins = Rovnocennými dary
    .gender = pl
gugong-decree-d2-equal-text = Stačí vám dar stejné hodnoty.
gugong-decree-d3-vp = Třetina bodů
    .gen = Třetiny bodů
    .dat = Třetině bodů
    .acc = Třetinu bodů
    .loc = Třetině bodů
    .ins = Třetinou bodů
    .gender = f
gugong-decree-d3-vp-text = Na konci: 1 VB za každé 3 VB, které máte, nejvýše 10.
gugong-decree-d3-flat = Osm bodů
    .gen = Osmi bodů
    .dat = Osmi bodům
    .acc = Osm bodů
    .loc = Osmi bodech
    .ins = Osmi body
    .gender = pl
gugong-decree-d3-flat-text = Na konci: 8 VB.
gugong-decree-d3-jade = Body za nefrit
    .gen = Bodů za nefrit
    .dat = Bodům za nefrit
    .acc = Body za nefrit
    .loc = Bodech za nefrit
    .ins = Body za nefrit
    .gender = pl
gugong-decree-d3-jade-text = Na konci: 2 VB za každý nefrit, nejvýše 10.
gugong-decree-d3-decrees = Body za dekrety
    .gen = Bodů za dekrety
    .dat = Bodům za dekrety
    .acc = Body za dekrety
    .loc = Bodech za dekrety
    .ins = Body za dekrety
    .gender = pl
gugong-decree-d3-decrees-text = Na konci: 2 VB za každého svého služebníka na dekretech včetně tohoto.
gugong-decree-d3-harbours = Body za přístavy
    .gen = Bodů za přístavy
    .dat = Bodům za přístavy
    .acc = Body za přístavy
    .loc = Bodech za přístavy
    .ins = Body za přístavy
    .gender = pl
gugong-decree-d3-harbours-text = Na konci: 2 VB za každého svého služebníka na odměnách v přístavu.
gugong-timing-morning = ráno
gugong-timing-passive = stále
gugong-timing-end = na konci hry
gugong-decree-level = dekret { $level }. úrovně
gugong-decree-price = cena: { $cost }
gugong-decree-now = ihned { $vp } VB
gugong-place-top = horní místo
    .gen = horního místa
    .dat = hornímu místu
    .acc = horní místo
    .loc = horním místě
    .ins = horním místem
    .gender = n
gugong-place-bottom = dolní místo
    .gen = dolního místa
    .dat = dolnímu místu
    .acc = dolní místo
    .loc = dolním místě
    .ins = dolním místem
    .gender = n

## Žetony cestování

gugong-token-hire1 = žeton 1 služebníka
    .gen = žetonu 1 služebníka
    .dat = žetonu 1 služebníka
    .acc = žeton 1 služebníka
    .loc = žetonu 1 služebníka
    .ins = žetonem 1 služebníka
    .gender = i
gugong-token-hire1-text = Najměte si 1 služebníka.
gugong-token-hire2 = žeton 2 služebníků
    .gen = žetonu 2 služebníků
    .dat = žetonu 2 služebníků
    .acc = žeton 2 služebníků
    .loc = žetonu 2 služebníků
    .ins = žetonem 2 služebníků
    .gender = i
gugong-token-hire2-text = Najměte si 2 služebníky.
gugong-token-palace1 = žeton vyslance
    .gen = žetonu vyslance
    .dat = žetonu vyslance
    .acc = žeton vyslance
    .loc = žetonu vyslance
    .ins = žetonem vyslance
    .gender = i
gugong-token-palace1-text = Posuňte vyslance o 1 krok (je-li už u císaře, 1 VB).
gugong-token-intrigue1 = žeton intrik
    .gen = žetonu intrik
    .dat = žetonu intrik
    .acc = žeton intrik
    .loc = žetonu intrik
    .ins = žetonem intrik
    .gender = i
gugong-token-intrigue1-text = Posuňte ukazatel intrik o 1 krok.
gugong-token-discard7-jade = žeton nefritu za dar
    .gen = žetonu nefritu za dar
    .dat = žetonu nefritu za dar
    .acc = žeton nefritu za dar
    .loc = žetonu nefritu za dar
    .ins = žetonem nefritu za dar
    .gender = i
gugong-token-discard7-jade-text = Odhoďte z ruky dar hodnoty 7 nebo vyšší a vezměte si 1 nefrit.
gugong-token-vp2 = žeton 2 vítězných bodů
    .gen = žetonu 2 vítězných bodů
    .dat = žetonu 2 vítězných bodů
    .acc = žeton 2 vítězných bodů
    .loc = žetonu 2 vítězných bodů
    .ins = žetonem 2 vítězných bodů
    .gender = i
gugong-token-vp2-text = Získejte 2 VB.
gugong-token-swap = žeton výměny
    .gen = žetonu výměny
    .dat = žetonu výměny
    .acc = žeton výměny
    .loc = žetonu výměny
    .ins = žetonem výměny
    .gender = i
gugong-token-swap-text = Vyměňte kartu z ruky nebo z odhazovacího balíčku za dar na herním plánu.
gugong-token-retrieve = žeton návratu karty
    .gen = žetonu návratu karty
    .dat = žetonu návratu karty
    .acc = žeton návratu karty
    .loc = žetonu návratu karty
    .ins = žetonem návratu karty
    .gender = i
gugong-token-retrieve-text = Vezměte si jednu kartu z odhazovacího balíčku zpět do ruky.
gugong-token-ship1 = žeton lodi
    .gen = žetonu lodi
    .dat = žetonu lodi
    .acc = žeton lodi
    .loc = žetonu lodi
    .ins = žetonem lodi
    .gender = i
gugong-token-ship1-text = Dejte 1 volného služebníka na svou loď nebo na novou; je-li tím plná, můžete si vzít odměnu.
gugong-token-wall1 = žeton Velké zdi
    .gen = žetonu Velké zdi
    .dat = žetonu Velké zdi
    .acc = žeton Velké zdi
    .loc = žetonu Velké zdi
    .ins = žetonem Velké zdi
    .gender = i
gugong-token-wall1-text = Dejte 1 volného služebníka na Velkou zeď.
gugong-token-pay3-jade = žeton nefritu za služebníky
    .gen = žetonu nefritu za služebníky
    .dat = žetonu nefritu za služebníky
    .acc = žeton nefritu za služebníky
    .loc = žetonu nefritu za služebníky
    .ins = žetonem nefritu za služebníky
    .gender = i
gugong-token-pay3-jade-text = Vyšlete 3 služebníky a vezměte si 1 nefrit.
gugong-token-double = dvojitý žeton
    .gen = dvojitého žetonu
    .dat = dvojitému žetonu
    .acc = dvojitý žeton
    .loc = dvojitém žetonu
    .ins = dvojitým žetonem
    .gender = i
gugong-token-double-text = Sám výhodu nemá; při výměně se počítá za dva žetony.
gugong-token-bonus-plus1 = bonusový žeton za dary +1
    .gen = bonusového žetonu za dary +1
    .dat = bonusovému žetonu za dary +1
    .acc = bonusový žeton za dary +1
    .loc = bonusovém žetonu za dary +1
    .ins = bonusovým žetonem za dary +1
    .gender = i
gugong-token-bonus-plus1-text = Vyložte ho s 1 najatým služebníkem ke své desce: po zbytek dne platí každý váš dar o 1 více.
gugong-token-bonus-tax = bonusový žeton daně
    .gen = bonusového žetonu daně
    .dat = bonusovému žetonu daně
    .acc = bonusový žeton daně
    .loc = bonusovém žetonu daně
    .ins = bonusovým žetonem daně
    .gender = i
gugong-token-bonus-tax-text = Vyložte ho s 1 najatým služebníkem k lokaci: po zbytek dne ztratí 1 VB každý jiný hráč, který provede její akci, a vy 1 VB získáte.
gugong-token-bonus-follow = bonusový žeton následování
    .gen = bonusového žetonu následování
    .dat = bonusovému žetonu následování
    .acc = bonusový žeton následování
    .loc = bonusovém žetonu následování
    .ins = bonusovým žetonem následování
    .gender = i
gugong-token-bonus-follow-text = Vyložte ho s 1 najatým služebníkem k lokaci: po zbytek dne vždy, když jiný hráč provede její akci, ji můžete provést také.
gugong-exchange-x2-text = Vyměňte žetony v hodnotě 2: najměte si 1 služebníka.
gugong-exchange-x4-text = Vyměňte žetony v hodnotě 4: získejte 2 VB.
gugong-exchange-x6-text = Vyměňte žetony v hodnotě 6: vezměte si 1 nefrit.
gugong-exchange-x2 = výměna 2 žetonů za služebníka
    .gen = výměny 2 žetonů za služebníka
    .dat = výměně 2 žetonů za služebníka
    .acc = výměnu 2 žetonů za služebníka
    .loc = výměně 2 žetonů za služebníka
    .ins = výměnou 2 žetonů za služebníka
    .gender = f
gugong-exchange-x4 = výměna 4 žetonů za body
    .gen = výměny 4 žetonů za body
    .dat = výměně 4 žetonů za body
    .acc = výměnu 4 žetonů za body
    .loc = výměně 4 žetonů za body
    .ins = výměnou 4 žetonů za body
    .gender = f
gugong-exchange-x6 = výměna 6 žetonů za nefrit
    .gen = výměny 6 žetonů za nefrit
    .dat = výměně 6 žetonů za nefrit
    .acc = výměnu 6 žetonů za nefrit
    .loc = výměně 6 žetonů za nefrit
    .ins = výměnou 6 žetonů za nefrit
    .gender = f

## Města

gugong-city-fuzhou = Fuzhou
    .gen = Fuzhou
    .dat = Fuzhou
    .acc = Fuzhou
    .loc = Fuzhou
    .ins = Fuzhou
    .gender = n
gugong-city-hangzhou = Hangzhou
    .gen = Hangzhou
    .dat = Hangzhou
    .acc = Hangzhou
    .loc = Hangzhou
    .ins = Hangzhou
    .gender = n
gugong-city-jinan = Jinan
    .gen = Jinan
    .dat = Jinan
    .acc = Jinan
    .loc = Jinan
    .ins = Jinan
    .gender = n
gugong-city-beijing = Peking
    .gen = Pekingu
    .dat = Pekingu
    .acc = Peking
    .loc = Pekingu
    .ins = Pekingem
    .gender = i
gugong-city-taiyuan = Taiyuan
    .gen = Taiyuan
    .dat = Taiyuan
    .acc = Taiyuan
    .loc = Taiyuan
    .ins = Taiyuan
    .gender = n
gugong-city-xian = Xi’an
    .gen = Xi’an
    .dat = Xi’an
    .acc = Xi’an
    .loc = Xi’an
    .ins = Xi’an
    .gender = n
gugong-city-chengdu = Chengdu
    .gen = Chengdu
    .dat = Chengdu
    .acc = Chengdu
    .loc = Chengdu
    .ins = Chengdu
    .gender = n
gugong-city-guangzhou = Guangzhou
    .gen = Guangzhou
    .dat = Guangzhou
    .acc = Guangzhou
    .loc = Guangzhou
    .ins = Guangzhou
    .gender = n
gugong-city-kaifeng = Kaifeng
    .gen = Kaifeng
    .dat = Kaifeng
    .acc = Kaifeng
    .loc = Kaifeng
    .ins = Kaifeng
    .gender = n
gugong-city-wuchang = Wuchang
    .gen = Wuchang
    .dat = Wuchang
    .acc = Wuchang
    .loc = Wuchang
    .ins = Wuchang
    .gender = n
gugong-city-nanjing = Nanking
    .gen = Nankingu
    .dat = Nankingu
    .acc = Nanking
    .loc = Nankingu
    .ins = Nankingem
    .gender = i
gugong-city-lanzhou = Lanzhou
    .gen = Lanzhou
    .dat = Lanzhou
    .acc = Lanzhou
    .loc = Lanzhou
    .ins = Lanzhou
    .gender = n
gugong-city-kunming = Kunming
    .gen = Kunming
    .dat = Kunming
    .acc = Kunming
    .loc = Kunming
    .ins = Kunming
    .gender = n
gugong-city-guiyang = Guiyang
    .gen = Guiyang
    .dat = Guiyang
    .acc = Guiyang
    .loc = Guiyang
    .ins = Guiyang
    .gender = n
gugong-map-a = mapa pro 1–3 hráče
gugong-map-b = mapa pro 4–5 hráčů

## Dary

gugong-gift-1 = Miska ovoce
    .gen = Misky ovoce
    .dat = Misce ovoce
    .acc = Misku ovoce
    .loc = Misce ovoce
    .ins = Miskou ovoce
    .gender = f
gugong-gift-2 = Papírový vějíř
    .gen = Papírového vějíře
    .dat = Papírovému vějíři
    .acc = Papírový vějíř
    .loc = Papírovém vějíři
    .ins = Papírovým vějířem
    .gender = i
gugong-gift-3 = Sada kamenů go
    .gen = Sady kamenů go
    .dat = Sadě kamenů go
    .acc = Sadu kamenů go
    .loc = Sadě kamenů go
    .ins = Sadou kamenů go
    .gender = f
gugong-gift-4 = Bonsaj
    .gen = Bonsaje
    .dat = Bonsaji
    .acc = Bonsaj
    .loc = Bonsaji
    .ins = Bonsajem
    .gender = i
gugong-gift-5 = Čajová souprava
    .gen = Čajové soupravy
    .dat = Čajové soupravě
    .acc = Čajovou soupravu
    .loc = Čajové soupravě
    .ins = Čajovou soupravou
    .gender = f
gugong-gift-6 = Náhrdelník z drahokamů
    .gen = Náhrdelníku z drahokamů
    .dat = Náhrdelníku z drahokamů
    .acc = Náhrdelník z drahokamů
    .loc = Náhrdelníku z drahokamů
    .ins = Náhrdelníkem z drahokamů
    .gender = i
gugong-gift-7 = Porcelánová váza
    .gen = Porcelánové vázy
    .dat = Porcelánové váze
    .acc = Porcelánovou vázu
    .loc = Porcelánové váze
    .ins = Porcelánovou vázou
    .gender = f
gugong-gift-8 = Tunchuangská loutna
    .gen = Tunchuangské loutny
    .dat = Tunchuangské loutně
    .acc = Tunchuangskou loutnu
    .loc = Tunchuangské loutně
    .ins = Tunchuangskou loutnou
    .gender = f
gugong-gift-9 = Zlatá socha
    .gen = Zlaté sochy
    .dat = Zlaté soše
    .acc = Zlatou sochu
    .loc = Zlaté soše
    .ins = Zlatou sochou
    .gender = f
gugong-set-board = sada herního plánu
    .gen = sady herního plánu
    .dat = sadě herního plánu
    .acc = sadu herního plánu
    .loc = sadě herního plánu
    .ins = sadou herního plánu
    .gender = f
gugong-set-draw = sada dobíracího balíčku
    .gen = sady dobíracího balíčku
    .dat = sadě dobíracího balíčku
    .acc = sadu dobíracího balíčku
    .loc = sadě dobíracího balíčku
    .ins = sadou dobíracího balíčku
    .gender = f
gugong-set-fan1 = sada karet s vějířem 1
    .gen = sady karet s vějířem 1
    .dat = sadě karet s vějířem 1
    .acc = sadu karet s vějířem 1
    .loc = sadě karet s vějířem 1
    .ins = sadou karet s vějířem 1
    .gender = f
gugong-set-fan2 = sada karet s vějířem 2
    .gen = sady karet s vějířem 2
    .dat = sadě karet s vějířem 2
    .acc = sadu karet s vějířem 2
    .loc = sadě karet s vějířem 2
    .ins = sadou karet s vějířem 2
    .gender = f
gugong-set-fan3 = sada karet s vějířem 3
    .gen = sady karet s vějířem 3
    .dat = sadě karet s vějířem 3
    .acc = sadu karet s vějířem 3
    .loc = sadě karet s vějířem 3
    .ins = sadou karet s vějířem 3
    .gender = f
gugong-set-fan4 = sada karet s vějířem 4
    .gen = sady karet s vějířem 4
    .dat = sadě karet s vějířem 4
    .acc = sadu karet s vějířem 4
    .loc = sadě karet s vějířem 4
    .ins = sadou karet s vějířem 4
    .gender = f
gugong-set-fan5 = sada karet s vějířem 5
    .gen = sady karet s vějířem 5
    .dat = sadě karet s vějířem 5
    .acc = sadu karet s vějířem 5
    .loc = sadě karet s vějířem 5
    .ins = sadou karet s vějířem 5
    .gender = f
gugong-gift-plain = { NAME($gift) } { $value }
    .short = { $value }
    .gen = { NAME($gift, case: "gen") } { $value }
    .dat = { NAME($gift, case: "dat") } { $value }
    .acc = { NAME($gift, case: "acc") } { $value }
    .loc = { NAME($gift, case: "loc") } { $value }
    .ins = { NAME($gift, case: "ins") } { $value }
gugong-gift-named = { NAME($gift) } { $value } ({ $action })
    .gen = { NAME($gift, case: "gen") } { $value } ({ $action })
    .dat = { NAME($gift, case: "dat") } { $value } ({ $action })
    .acc = { NAME($gift, case: "acc") } { $value } ({ $action })
    .loc = { NAME($gift, case: "loc") } { $value } ({ $action })
    .ins = { NAME($gift, case: "ins") } { $value } ({ $action })
    .short = { $value } ({ $action })
gugong-gift-alike = { NAME($gift) } { $value } ({ $action }; { NAME($set) })
    .gen = { NAME($gift, case: "gen") } { $value } ({ $action }; { NAME($set) })
    .dat = { NAME($gift, case: "dat") } { $value } ({ $action }; { NAME($set) })
    .acc = { NAME($gift, case: "acc") } { $value } ({ $action }; { NAME($set) })
    .loc = { NAME($gift, case: "loc") } { $value } ({ $action }; { NAME($set) })
    .ins = { NAME($gift, case: "ins") } { $value } ({ $action }; { NAME($set) })
    .short = { $value } ({ $action }; { NAME($set) })
gugong-gift-value = hodnota { $value }
gugong-card-action-none = bez akce

## Kostky, nefrit, přístavy, intriky

gugong-die-die1 = první kostka osudu
    .gen = první kostky osudu
    .dat = první kostce osudu
    .acc = první kostku osudu
    .loc = první kostce osudu
    .ins = první kostkou osudu
    .gender = f
gugong-die-die2 = druhá kostka osudu
    .gen = druhé kostky osudu
    .dat = druhé kostce osudu
    .acc = druhou kostku osudu
    .loc = druhé kostce osudu
    .ins = druhou kostkou osudu
    .gender = f
gugong-die-die3 = třetí kostka osudu
    .gen = třetí kostky osudu
    .dat = třetí kostce osudu
    .acc = třetí kostku osudu
    .loc = třetí kostce osudu
    .ins = třetí kostkou osudu
    .gender = f
gugong-house-h1 = dům 1
    .gen = domu 1
    .dat = domu 1
    .acc = dům 1
    .loc = domě 1
    .ins = domem 1
    .gender = i
gugong-house-h2 = dům 2
    .gen = domu 2
    .dat = domu 2
    .acc = dům 2
    .loc = domě 2
    .ins = domem 2
    .gender = i
gugong-house-h3 = dům 3
    .gen = domu 3
    .dat = domu 3
    .acc = dům 3
    .loc = domě 3
    .ins = domem 3
    .gender = i
gugong-house-h4 = dům 4
    .gen = domu 4
    .dat = domu 4
    .acc = dům 4
    .loc = domě 4
    .ins = domem 4
    .gender = i
gugong-house-h5 = dům 5
    .gen = domu 5
    .dat = domu 5
    .acc = dům 5
    .loc = domě 5
    .ins = domem 5
    .gender = i
gugong-house-h6 = dům 6
    .gen = domu 6
    .dat = domu 6
    .acc = dům 6
    .loc = domě 6
    .ins = domem 6
    .gender = i
gugong-house-courtyard = nádvoří
    .gen = nádvoří
    .dat = nádvoří
    .acc = nádvoří
    .loc = nádvoří
    .ins = nádvořím
    .gender = n
gugong-benefit-i1 = najmutí 1 služebníka
    .gen = najmutí 1 služebníka
    .dat = najmutí 1 služebníka
    .acc = najmutí 1 služebníka
    .loc = najmutí 1 služebníka
    .ins = najmutím 1 služebníka
    .gender = n
gugong-benefit-i1-text = Klesněte na stupnici intrik o 1 krok a najměte si 1 služebníka.
gugong-benefit-i3 = najmutí 2 služebníků
    .gen = najmutí 2 služebníků
    .dat = najmutí 2 služebníků
    .acc = najmutí 2 služebníků
    .loc = najmutí 2 služebníků
    .ins = najmutím 2 služebníků
    .gender = n
gugong-benefit-i3-text = Klesněte na stupnici intrik o 3 kroky a najměte si 2 služebníky.
gugong-benefit-i5 = přetočení kostky osudu
    .gen = přetočení kostky osudu
    .dat = přetočení kostky osudu
    .acc = přetočení kostky osudu
    .loc = přetočení kostky osudu
    .ins = přetočením kostky osudu
    .gender = n
gugong-benefit-i5-text = Klesněte na stupnici intrik o 5 kroků a přetočte jednu kostku osudu na stranu podle své volby.
gugong-benefit-i7 = 1 nefrit
    .gen = 1 nefritu
    .dat = 1 nefritu
    .acc = 1 nefrit
    .loc = 1 nefritu
    .ins = 1 nefritem
    .gender = i
gugong-benefit-i7-text = Klesněte na stupnici intrik o 7 kroků a vezměte si 1 nefrit.
gugong-reward-vp4 = 4 VB
    .gen = 4 VB
    .dat = 4 VB
    .acc = 4 VB
    .loc = 4 VB
    .ins = 4 VB
    .gender = pl
gugong-reward-vp4-text = 4 vítězné body (třikrát za hru).
gugong-reward-card = karta daru navíc
    .gen = karty daru navíc
    .dat = kartě daru navíc
    .acc = kartu daru navíc
    .loc = kartě daru navíc
    .ins = kartou daru navíc
    .gender = f
gugong-reward-card-text = Vrchní karta dobíracího balíčku darů do ruky (dvakrát za hru).
gugong-reward-double = dvojitý služebník
    .gen = dvojitého služebníka
    .dat = dvojitému služebníkovi
    .acc = dvojitého služebníka
    .loc = dvojitém služebníkovi
    .ins = dvojitým služebníkem
    .gender = m
gugong-reward-double-text = Váš dvojitý služebník se přidá k najatým služebníkům (jednou za hru).
gugong-harbour = přístav { $number }
    .gen = přístavu { $number }
    .dat = přístavu { $number }
    .acc = přístav { $number }
    .loc = přístavu { $number }
    .ins = přístavem { $number }
    .gender = i
gugong-start-harbour = startovní přístav
    .gen = startovního přístavu
    .dat = startovnímu přístavu
    .acc = startovní přístav
    .loc = startovním přístavu
    .ins = startovním přístavem
    .gender = i
gugong-route-main = vodní cesta
    .gen = vodní cesty
    .dat = vodní cestě
    .acc = vodní cestu
    .loc = vodní cestě
    .ins = vodní cestou
    .gender = f
gugong-route-left = horní vodní cesta
    .gen = horní vodní cesty
    .dat = horní vodní cestě
    .acc = horní vodní cestu
    .loc = horní vodní cestě
    .ins = horní vodní cestou
    .gender = f
gugong-route-right = dolní vodní cesta
    .gen = dolní vodní cesty
    .dat = dolní vodní cestě
    .acc = dolní vodní cestu
    .loc = dolní vodní cestě
    .ins = dolní vodní cestou
    .gender = f

## Figurky a žetony

gugong-servant = služebník
    .gen = služebníka
    .dat = služebníkovi
    .acc = služebníka
    .loc = služebníkovi
    .ins = služebníkem
    .gender = m
    .count = { $count ->
        [one] { $count } služebník
        [few] { $count } služebníci
       *[other] { $count } služebníků
    }
    .count-acc = { $count ->
        [one] { $count } služebníka
        [few] { $count } služebníky
       *[other] { $count } služebníků
    }
    .count-gen = { $count ->
        [one] { $count } služebníka
       *[other] { $count } služebníků
    }
    .count-ins = { $count ->
        [one] { $count } služebníkem
       *[other] { $count } služebníky
    }
gugong-hired-servant = najatý služebník
    .gen = najatého služebníka
    .dat = najatému služebníkovi
    .acc = najatého služebníka
    .loc = najatém služebníkovi
    .ins = najatým služebníkem
    .gender = m
    .count = { $count ->
        [one] { $count } najatý služebník
        [few] { $count } najatí služebníci
       *[other] { $count } najatých služebníků
    }
    .count-acc = { $count ->
        [one] { $count } najatého služebníka
        [few] { $count } najaté služebníky
       *[other] { $count } najatých služebníků
    }
    .count-gen = { $count ->
        [one] { $count } najatého služebníka
       *[other] { $count } najatých služebníků
    }
    .count-ins = { $count ->
        [one] { $count } najatým služebníkem
       *[other] { $count } najatými služebníky
    }
gugong-free-servant = volný služebník
    .gen = volného služebníka
    .dat = volnému služebníkovi
    .acc = volného služebníka
    .loc = volném služebníkovi
    .ins = volným služebníkem
    .gender = m
    .count = { $count ->
        [one] { $count } volný služebník
        [few] { $count } volní služebníci
       *[other] { $count } volných služebníků
    }
    .count-acc = { $count ->
        [one] { $count } volného služebníka
        [few] { $count } volné služebníky
       *[other] { $count } volných služebníků
    }
    .count-gen = { $count ->
        [one] { $count } volného služebníka
       *[other] { $count } volných služebníků
    }
    .count-ins = { $count ->
        [one] { $count } volným služebníkem
       *[other] { $count } volnými služebníky
    }
gugong-neutral-servant = neutrální služebník
    .gen = neutrálního služebníka
    .dat = neutrálnímu služebníkovi
    .acc = neutrálního služebníka
    .loc = neutrálním služebníkovi
    .ins = neutrálním služebníkem
    .gender = m
    .count = { $count ->
        [one] { $count } neutrální služebník
        [few] { $count } neutrální služebníci
       *[other] { $count } neutrálních služebníků
    }
    .count-acc = { $count ->
        [one] { $count } neutrálního služebníka
        [few] { $count } neutrální služebníky
       *[other] { $count } neutrálních služebníků
    }
    .count-gen = { $count ->
        [one] { $count } neutrálního služebníka
       *[other] { $count } neutrálních služebníků
    }
    .count-ins = { $count ->
        [one] { $count } neutrálním služebníkem
       *[other] { $count } neutrálními služebníky
    }
gugong-double-servant = dvojitý služebník
    .gen = dvojitého služebníka
    .dat = dvojitému služebníkovi
    .acc = dvojitého služebníka
    .loc = dvojitém služebníkovi
    .ins = dvojitým služebníkem
    .gender = m
gugong-envoy = vyslanec
    .gen = vyslance
    .dat = vyslanci
    .acc = vyslance
    .loc = vyslanci
    .ins = vyslancem
    .gender = m
gugong-traveller = cestovatel
    .gen = cestovatele
    .dat = cestovateli
    .acc = cestovatele
    .loc = cestovateli
    .ins = cestovatelem
    .gender = m
gugong-ship = loď
    .gen = lodi
    .dat = lodi
    .acc = loď
    .loc = lodi
    .ins = lodí
    .gender = f
    .count = { $count ->
        [one] { $count } loď
        [few] { $count } lodě
       *[other] { $count } lodí
    }
    .count-gen = { $count ->
        [one] { $count } lodi
       *[other] { $count } lodí
    }
    .count-ins = { $count ->
        [one] { $count } lodí
       *[other] { $count } loděmi
    }
gugong-jade = nefrit
    .gen = nefritu
    .dat = nefritu
    .acc = nefrit
    .loc = nefritu
    .ins = nefritem
    .gender = i
    .count = { $count ->
        [one] { $count } nefrit
        [few] { $count } nefrity
       *[other] { $count } nefritů
    }
    .count-gen = { $count ->
        [one] { $count } nefritu
       *[other] { $count } nefritů
    }
    .count-ins = { $count ->
        [one] { $count } nefritem
       *[other] { $count } nefrity
    }
gugong-travel-token = žeton cestování
    .gen = žetonu cestování
    .dat = žetonu cestování
    .acc = žeton cestování
    .loc = žetonu cestování
    .ins = žetonem cestování
    .gender = i
    .count = { $count ->
        [one] { $count } žeton cestování
        [few] { $count } žetony cestování
       *[other] { $count } žetonů cestování
    }
    .count-gen = { $count ->
        [one] { $count } žetonu cestování
       *[other] { $count } žetonů cestování
    }
    .count-ins = { $count ->
        [one] { $count } žetonem cestování
       *[other] { $count } žetony cestování
    }
gugong-bonus-travel-token = bonusový žeton cestování
    .gen = bonusového žetonu cestování
    .dat = bonusovému žetonu cestování
    .acc = bonusový žeton cestování
    .loc = bonusovém žetonu cestování
    .ins = bonusovým žetonem cestování
    .gender = i
    .count = { $count ->
        [one] { $count } bonusový žeton cestování
        [few] { $count } bonusové žetony cestování
       *[other] { $count } bonusových žetonů cestování
    }
    .count-gen = { $count ->
        [one] { $count } bonusového žetonu cestování
       *[other] { $count } bonusových žetonů cestování
    }
    .count-ins = { $count ->
        [one] { $count } bonusovým žetonem cestování
       *[other] { $count } bonusovými žetony cestování
    }
gugong-decree = dekret
    .gen = dekretu
    .dat = dekretu
    .acc = dekret
    .loc = dekretu
    .ins = dekretem
    .gender = i
    .count = { $count ->
        [one] { $count } dekret
        [few] { $count } dekrety
       *[other] { $count } dekretů
    }
    .count-gen = { $count ->
        [one] { $count } dekretu
       *[other] { $count } dekretů
    }
    .count-ins = { $count ->
        [one] { $count } dekretem
       *[other] { $count } dekrety
    }
gugong-gift = karta daru
    .gen = karty daru
    .dat = kartě daru
    .acc = kartu daru
    .loc = kartě daru
    .ins = kartou daru
    .gender = f
    .count = { $count ->
        [one] { $count } karta daru
        [few] { $count } karty daru
       *[other] { $count } karet daru
    }
    .count-acc = { $count ->
        [one] { $count } kartu daru
        [few] { $count } karty daru
       *[other] { $count } karet daru
    }
    .count-gen = { $count ->
        [one] { $count } karty daru
       *[other] { $count } karet daru
    }
    .count-ins = { $count ->
        [one] { $count } kartou daru
       *[other] { $count } kartami daru
    }
gugong-destiny-die = kostka osudu
    .gen = kostky osudu
    .dat = kostce osudu
    .acc = kostku osudu
    .loc = kostce osudu
    .ins = kostkou osudu
    .gender = f
    .count = { $count ->
        [one] { $count } kostka osudu
        [few] { $count } kostky osudu
       *[other] { $count } kostek osudu
    }
    .count-acc = { $count ->
        [one] { $count } kostku osudu
        [few] { $count } kostky osudu
       *[other] { $count } kostek osudu
    }
    .count-gen = { $count ->
        [one] { $count } kostky osudu
       *[other] { $count } kostek osudu
    }
    .count-ins = { $count ->
        [one] { $count } kostkou osudu
       *[other] { $count } kostkami osudu
    }
gugong-match = shoda
    .gen = shody
    .dat = shodě
    .acc = shodu
    .loc = shodě
    .ins = shodou
    .gender = f
    .count = { $count ->
        [one] { $count } shoda
        [few] { $count } shody
       *[other] { $count } shod
    }
    .count-acc = { $count ->
        [one] { $count } shodu
        [few] { $count } shody
       *[other] { $count } shod
    }
    .count-gen = { $count ->
        [one] { $count } shody
       *[other] { $count } shod
    }
    .count-ins = { $count ->
        [one] { $count } shodou
       *[other] { $count } shodami
    }
gugong-step = krok
    .gen = kroku
    .dat = kroku
    .acc = krok
    .loc = kroku
    .ins = krokem
    .gender = i
    .count = { $count ->
        [one] { $count } krok
        [few] { $count } kroky
       *[other] { $count } kroků
    }
    .count-gen = { $count ->
        [one] { $count } kroku
       *[other] { $count } kroků
    }
    .count-ins = { $count ->
        [one] { $count } krokem
       *[other] { $count } kroky
    }
gugong-medal = žeton příštího začínajícího hráče
    .gen = žetonu příštího začínajícího hráče
    .dat = žetonu příštího začínajícího hráče
    .acc = žeton příštího začínajícího hráče
    .loc = žetonu příštího začínajícího hráče
    .ins = žetonem příštího začínajícího hráče
    .gender = i
gugong-start-marker = žeton začínajícího hráče
    .gen = žetonu začínajícího hráče
    .dat = žetonu začínajícího hráče
    .acc = žeton začínajícího hráče
    .loc = žetonu začínajícího hráče
    .ins = žetonem začínajícího hráče
    .gender = i
gugong-intrigue-marker = ukazatel intrik
    .gen = ukazatele intrik
    .dat = ukazateli intrik
    .acc = ukazatel intrik
    .loc = ukazateli intrik
    .ins = ukazatelem intrik
    .gender = i

## Místa

gugong-area-board = herní plán
    .gen = herního plánu
    .dat = hernímu plánu
    .acc = herní plán
    .loc = herním plánu
    .ins = herním plánem
    .gender = i
gugong-area-hand = ruka
    .gen = ruky
    .dat = ruce
    .acc = ruku
    .loc = ruce
    .ins = rukou
    .gender = f
gugong-area-discard = odhazovací balíček
    .gen = odhazovacího balíčku
    .dat = odhazovacímu balíčku
    .acc = odhazovací balíček
    .loc = odhazovacím balíčku
    .ins = odhazovacím balíčkem
    .gender = i
gugong-area-draw = dobírací balíček darů
    .gen = dobíracího balíčku darů
    .dat = dobíracímu balíčku darů
    .acc = dobírací balíček darů
    .loc = dobíracím balíčku darů
    .ins = dobíracím balíčkem darů
    .gender = i
gugong-area-refill = doplňovací hromádka
    .gen = doplňovací hromádky
    .dat = doplňovací hromádce
    .acc = doplňovací hromádku
    .loc = doplňovací hromádce
    .ins = doplňovací hromádkou
    .gender = f
gugong-area-hired = najatí služebníci
    .gen = najatých služebníků
    .dat = najatým služebníkům
    .acc = najaté služebníky
    .loc = najatých služebnících
    .ins = najatými služebníky
    .gender = pl
gugong-area-free = volní služebníci
    .gen = volných služebníků
    .dat = volným služebníkům
    .acc = volné služebníky
    .loc = volných služebnících
    .ins = volnými služebníky
    .gender = pl
gugong-area-wall = Velká zeď
    .gen = Velké zdi
    .dat = Velké zdi
    .acc = Velkou zeď
    .loc = Velké zdi
    .ins = Velkou zdí
    .gender = f
gugong-area-wall-section = úsek Velké zdi
    .gen = úseku Velké zdi
    .dat = úseku Velké zdi
    .acc = úsek Velké zdi
    .loc = úseku Velké zdi
    .ins = úsekem Velké zdi
    .gender = i
gugong-area-jade-supply = zásoba nefritu
    .gen = zásoby nefritu
    .dat = zásobě nefritu
    .acc = zásobu nefritu
    .loc = zásobě nefritu
    .ins = zásobou nefritu
    .gender = f
gugong-area-intrigue-track = stupnice intrik
    .gen = stupnice intrik
    .dat = stupnici intrik
    .acc = stupnici intrik
    .loc = stupnici intrik
    .ins = stupnicí intrik
    .gender = f
gugong-area-palace-track = palácová stupnice
    .gen = palácové stupnice
    .dat = palácové stupnici
    .acc = palácovou stupnici
    .loc = palácové stupnici
    .ins = palácovou stupnicí
    .gender = f
gugong-area-audience = audience u císaře
    .gen = audience u císaře
    .dat = audienci u císaře
    .acc = audienci u císaře
    .loc = audienci u císaře
    .ins = audiencí u císaře
    .gender = f
gugong-area-player-board = hráčská deska
    .gen = hráčské desky
    .dat = hráčské desce
    .acc = hráčskou desku
    .loc = hráčské desce
    .ins = hráčskou deskou
    .gender = f
gugong-audience-seat = místo za { $vp } VB
gugong-intrigue-position = intriky { $position }
gugong-palace-position = palác { $position } z { $goal }
gugong-wall-count = Velká zeď: { $count } z { $threshold }

## Fáze a bodování

gugong-day = { $day }. den
gugong-phase-setup = příprava hry
    .gen = přípravy hry
    .dat = přípravě hry
    .acc = přípravu hry
    .loc = přípravě hry
    .ins = přípravou hry
    .gender = f
gugong-phase-morning = ranní fáze
    .gen = ranní fáze
    .dat = ranní fázi
    .acc = ranní fázi
    .loc = ranní fázi
    .ins = ranní fází
    .gender = f
gugong-phase-day = denní fáze
    .gen = denní fáze
    .dat = denní fázi
    .acc = denní fázi
    .loc = denní fázi
    .ins = denní fází
    .gender = f
gugong-phase-dusk = fáze soumraku
    .gen = fáze soumraku
    .dat = fázi soumraku
    .acc = fázi soumraku
    .loc = fázi soumraku
    .ins = fází soumraku
    .gender = f
gugong-phase-night = noční fáze
    .gen = noční fáze
    .dat = noční fázi
    .acc = noční fázi
    .loc = noční fázi
    .ins = noční fází
    .gender = f
gugong-phase-end = závěrečné bodování
    .gen = závěrečného bodování
    .dat = závěrečnému bodování
    .acc = závěrečné bodování
    .loc = závěrečném bodování
    .ins = závěrečným bodováním
    .gender = n
gugong-score-game = body během hry
gugong-score-wall = Velká zeď
gugong-score-decrees = dekrety 3. úrovně
gugong-score-audience = audience u císaře
gugong-score-jade = nefrit
gugong-score-disqualified = diskvalifikace: bez audience u císaře

## Účinky jako části věty; label je píše s velkým písmenem

gugong-effect-hire = { $n ->
    [one] najmout { $n } služebníka
    [few] najmout { $n } služebníky
   *[other] najmout { $n } služebníků
}
gugong-effect-pay-servants = { $n ->
    [one] vyslat { $n } služebníka
    [few] vyslat { $n } služebníky
   *[other] vyslat { $n } služebníků
}
gugong-effect-vp = získat { $n } VB
gugong-effect-palace = { $steps ->
    [one] vyslanec o { $steps } krok
    [few] vyslanec o { $steps } kroky
   *[other] vyslanec o { $steps } kroků
}
gugong-effect-intrigue = { $steps ->
    [one] intriky o { $steps } krok
    [few] intriky o { $steps } kroky
   *[other] intriky o { $steps } kroků
}
gugong-effect-gain-jade = { $n ->
    [one] vzít { $n } nefrit
    [few] vzít { $n } nefrity
   *[other] vzít { $n } nefritů
}
gugong-effect-swap-card = vyměnit kartu s herním plánem
gugong-effect-retrieve-card = vzít odhozenou kartu zpět
gugong-effect-discard-card = odhodit dar hodnoty { $value } nebo vyšší
gugong-effect-place-on-ship = { $max ->
    [one] umístit { $max } služebníka na loď
    [few] umístit { $max } služebníky na lodě
   *[other] umístit { $max } služebníků na lodě
}
gugong-effect-place-on-wall = { $max ->
    [one] umístit { $max } služebníka na Velkou zeď
    [few] umístit až { $max } služebníky na Velkou zeď
   *[other] umístit až { $max } služebníků na Velkou zeď
}
gugong-effect-move-ship = pohnout lodí
gugong-effect-travel-move = pohnout cestovatelem { $times }×
gugong-effect-take-medal-if-on-board = vzít žeton příštího začínajícího hráče
gugong-effect-gain-decree = získat dekret
gugong-effect-location-action = { NAME($location, case: "action") }
gugong-effect-set-die = přetočit kostku osudu
gugong-effect-draw-gift-card = { $n ->
    [one] vzít { $n } kartu daru
    [few] vzít { $n } karty daru
   *[other] vzít { $n } karet daru
}
gugong-effect-unlock-double = získat dvojitého služebníka
gugong-effect-station = vyložit bonusový žeton

## Sólová hra a možnosti

gugong-meng = Meng
    .gen = Menga
    .dat = Mengovi
    .acc = Menga
    .loc = Mengovi
    .ins = Mengem
    .gender = m
gugong-focus = Mengova oblíbená lokace
    .gen = Mengovy oblíbené lokace
    .dat = Mengově oblíbené lokaci
    .acc = Mengovu oblíbenou lokaci
    .loc = Mengově oblíbené lokaci
    .ins = Mengovou oblíbenou lokací
    .gender = f
gugong-automa-m-travel = karta Automa Cestování
    .gen = karty Automa Cestování
    .dat = kartě Automa Cestování
    .acc = kartu Automa Cestování
    .loc = kartě Automa Cestování
    .ins = kartou Automa Cestování
    .gender = f
gugong-automa-m-wall = karta Automa Velká zeď
    .gen = karty Automa Velká zeď
    .dat = kartě Automa Velká zeď
    .acc = kartu Automa Velká zeď
    .loc = kartě Automa Velká zeď
    .ins = kartou Automa Velká zeď
    .gender = f
gugong-automa-m-jade1 = karta Automa Nefrit (č. 1)
    .gen = karty Automa Nefrit (č. 1)
    .dat = kartě Automa Nefrit (č. 1)
    .acc = kartu Automa Nefrit (č. 1)
    .loc = kartě Automa Nefrit (č. 1)
    .ins = kartou Automa Nefrit (č. 1)
    .gender = f
gugong-automa-m-jade2 = karta Automa Nefrit (č. 2)
    .gen = karty Automa Nefrit (č. 2)
    .dat = kartě Automa Nefrit (č. 2)
    .acc = kartu Automa Nefrit (č. 2)
    .loc = kartě Automa Nefrit (č. 2)
    .ins = kartou Automa Nefrit (č. 2)
    .gender = f
gugong-automa-m-intrigue = karta Automa Intriky
    .gen = karty Automa Intriky
    .dat = kartě Automa Intriky
    .acc = kartu Automa Intriky
    .loc = kartě Automa Intriky
    .ins = kartou Automa Intriky
    .gender = f
gugong-automa-m-palace1 = karta Automa Palác (č. 1)
    .gen = karty Automa Palác (č. 1)
    .dat = kartě Automa Palác (č. 1)
    .acc = kartu Automa Palác (č. 1)
    .loc = kartě Automa Palác (č. 1)
    .ins = kartou Automa Palác (č. 1)
    .gender = f
gugong-automa-m-palace2 = karta Automa Palác (č. 2)
    .gen = karty Automa Palác (č. 2)
    .dat = kartě Automa Palác (č. 2)
    .acc = kartu Automa Palác (č. 2)
    .loc = kartě Automa Palác (č. 2)
    .ins = kartou Automa Palác (č. 2)
    .gender = f
gugong-automa-m-decrees = karta Automa Dekrety
    .gen = karty Automa Dekrety
    .dat = kartě Automa Dekrety
    .acc = kartu Automa Dekrety
    .loc = kartě Automa Dekrety
    .ins = kartou Automa Dekrety
    .gender = f
gugong-automa-m-canal = karta Automa Velký kanál
    .gen = karty Automa Velký kanál
    .dat = kartě Automa Velký kanál
    .acc = kartu Automa Velký kanál
    .loc = kartě Automa Velký kanál
    .ins = kartou Automa Velký kanál
    .gender = f
gugong-automa-m-special1 = speciální karta Automa (č. 1)
    .gen = speciální karty Automa (č. 1)
    .dat = speciální kartě Automa (č. 1)
    .acc = speciální kartu Automa (č. 1)
    .loc = speciální kartě Automa (č. 1)
    .ins = speciální kartou Automa (č. 1)
    .gender = f
gugong-automa-m-special2 = speciální karta Automa (č. 2)
    .gen = speciální karty Automa (č. 2)
    .dat = speciální kartě Automa (č. 2)
    .acc = speciální kartu Automa (č. 2)
    .loc = speciální kartě Automa (č. 2)
    .ins = speciální kartou Automa (č. 2)
    .gender = f
gugong-meng-card = karta Automa: { NAME($location) }
gugong-difficulty-easy = nízká obtížnost
gugong-difficulty-normal = normální obtížnost
gugong-difficulty-hard = vysoká obtížnost
gugong-pairing-s45 = vy vějíř 4, Meng vějíř 5
gugong-pairing-s23 = vy vějíř 2, Meng vějíř 3
gugong-pairing-s12 = vy vějíř 1, Meng vějíř 2
gugong-option-expert = příprava pro experty
gugong-option-bonus-tokens = bonusové žetony cestování
gugong-option-difficulty = obtížnost hry proti Mengovi
gugong-option-pairing = počáteční sady
gugong-option-focus = Mengova oblíbená lokace
gugong-colour-red = červený
gugong-colour-white = bílý
gugong-colour-purple = fialový
gugong-colour-orange = oranžový
gugong-colour-green = zelený
