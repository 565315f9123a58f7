### Jména ve hře Vikomti Západního království: měšťané, rukopisy, herní plán, zboží a účinky. Pády: gen dat acc loc ins; gender m i f n pl.

viscounts-title = Vikomti Západního království
    .gen = Vikomtů Západního království
    .dat = Vikomtům Západního království
    .acc = Vikomty Západního království
    .loc = Vikomtech Západního království
    .ins = Vikomty Západního království
    .gender = pl

## Počáteční měšťané

viscounts-townsfolk-st-abbot = Opat
    .gen = Opata
    .dat = Opatovi
    .acc = Opata
    .loc = Opatovi
    .ins = Opatem
    .gender = m
viscounts-townsfolk-st-labourer = Dělník
    .gen = Dělníka
    .dat = Dělníkovi
    .acc = Dělníka
    .loc = Dělníkovi
    .ins = Dělníkem
    .gender = m
viscounts-townsfolk-st-squire = Panoš
    .gen = Panoše
    .dat = Panoši
    .acc = Panoše
    .loc = Panoši
    .ins = Panošem
    .gender = m
viscounts-townsfolk-st-thief = Zlodějka
    .gen = Zlodějky
    .dat = Zlodějce
    .acc = Zlodějku
    .loc = Zlodějce
    .ins = Zlodějkou
    .gender = f
viscounts-townsfolk-st-trader = Obchodník
    .gen = Obchodníka
    .dat = Obchodníkovi
    .acc = Obchodníka
    .loc = Obchodníkovi
    .ins = Obchodníkem
    .gender = m
viscounts-townsfolk-st-lender = Lichvářka
    .gen = Lichvářky
    .dat = Lichvářce
    .acc = Lichvářku
    .loc = Lichvářce
    .ins = Lichvářkou
    .gender = f
viscounts-townsfolk-st-journeyman = Tovaryš
    .gen = Tovaryše
    .dat = Tovaryši
    .acc = Tovaryše
    .loc = Tovaryši
    .ins = Tovaryšem
    .gender = m
viscounts-townsfolk-st-financier = Finančnice
    .gen = Finančnice
    .dat = Finančnici
    .acc = Finančnici
    .loc = Finančnici
    .ins = Finančnicí
    .gender = f

## Neutrální měšťané

viscounts-townsfolk-nt-acolyte = Ministrant
    .gen = Ministranta
    .dat = Ministrantovi
    .acc = Ministranta
    .loc = Ministrantovi
    .ins = Ministrantem
    .gender = m
viscounts-townsfolk-nt-antagonist = Odpůrkyně
    .gen = Odpůrkyně
    .dat = Odpůrkyni
    .acc = Odpůrkyni
    .loc = Odpůrkyni
    .ins = Odpůrkyní
    .gender = f
viscounts-townsfolk-nt-architect = Architekt
    .gen = Architekta
    .dat = Architektovi
    .acc = Architekta
    .loc = Architektovi
    .ins = Architektem
    .gender = m
viscounts-townsfolk-nt-aristocrat = Aristokratka
    .gen = Aristokratky
    .dat = Aristokratce
    .acc = Aristokratku
    .loc = Aristokratce
    .ins = Aristokratkou
    .gender = f
viscounts-townsfolk-nt-artisan = Řemeslník
    .gen = Řemeslníka
    .dat = Řemeslníkovi
    .acc = Řemeslníka
    .loc = Řemeslníkovi
    .ins = Řemeslníkem
    .gender = m
viscounts-townsfolk-nt-artist = Umělec
    .gen = Umělce
    .dat = Umělci
    .acc = Umělce
    .loc = Umělci
    .ins = Umělcem
    .gender = m
viscounts-townsfolk-nt-benefactor = Dobrodinec
    .gen = Dobrodince
    .dat = Dobrodinci
    .acc = Dobrodince
    .loc = Dobrodinci
    .ins = Dobrodincem
    .gender = m
viscounts-townsfolk-nt-bishop = Biskup
    .gen = Biskupa
    .dat = Biskupovi
    .acc = Biskupa
    .loc = Biskupovi
    .ins = Biskupem
    .gender = m
viscounts-townsfolk-nt-charlatan = Šarlatán
    .gen = Šarlatána
    .dat = Šarlatánovi
    .acc = Šarlatána
    .loc = Šarlatánovi
    .ins = Šarlatánem
    .gender = m
viscounts-townsfolk-nt-chevalier = Rytíř
    .gen = Rytíře
    .dat = Rytíři
    .acc = Rytíře
    .loc = Rytíři
    .ins = Rytířem
    .gender = m
viscounts-townsfolk-nt-clergyman = Duchovní
    .gen = Duchovního
    .dat = Duchovnímu
    .acc = Duchovního
    .loc = Duchovním
    .ins = Duchovním
    .gender = m
viscounts-townsfolk-nt-conspirator = Spiklenec
    .gen = Spiklence
    .dat = Spiklenci
    .acc = Spiklence
    .loc = Spiklenci
    .ins = Spiklencem
    .gender = m
viscounts-townsfolk-nt-courier = Kurýr
    .gen = Kurýra
    .dat = Kurýrovi
    .acc = Kurýra
    .loc = Kurýrovi
    .ins = Kurýrem
    .gender = m
viscounts-townsfolk-nt-deacon-3 = Jáhen
    .gen = Jáhna
    .dat = Jáhnovi
    .acc = Jáhna
    .loc = Jáhnovi
    .ins = Jáhnem
    .gender = m
viscounts-townsfolk-nt-deacon-2 = Jáhen
    .gen = Jáhna
    .dat = Jáhnovi
    .acc = Jáhna
    .loc = Jáhnovi
    .ins = Jáhnem
    .gender = m
viscounts-townsfolk-nt-debt-collector-deed = Výběrčí dluhů
    .gen = Výběrčího dluhů
    .dat = Výběrčímu dluhů
    .acc = Výběrčího dluhů
    .loc = Výběrčím dluhů
    .ins = Výběrčím dluhů
    .gender = m
viscounts-townsfolk-nt-debt-collector-hire = Výběrčí dluhů
    .gen = Výběrčího dluhů
    .dat = Výběrčímu dluhů
    .acc = Výběrčího dluhů
    .loc = Výběrčím dluhů
    .ins = Výběrčím dluhů
    .gender = m
viscounts-townsfolk-nt-debt-collector-virtue = Výběrčí dluhů
    .gen = Výběrčího dluhů
    .dat = Výběrčímu dluhů
    .acc = Výběrčího dluhů
    .loc = Výběrčím dluhů
    .ins = Výběrčím dluhů
    .gender = m
viscounts-townsfolk-nt-debt-collector-any = Výběrčí dluhů
    .gen = Výběrčího dluhů
    .dat = Výběrčímu dluhů
    .acc = Výběrčího dluhů
    .loc = Výběrčím dluhů
    .ins = Výběrčím dluhů
    .gender = m
viscounts-townsfolk-nt-defender = Obránce
    .gen = Obránce
    .dat = Obránci
    .acc = Obránce
    .loc = Obránci
    .ins = Obráncem
    .gender = m
viscounts-townsfolk-nt-diplomat = Diplomat
    .gen = Diplomata
    .dat = Diplomatovi
    .acc = Diplomata
    .loc = Diplomatovi
    .ins = Diplomatem
    .gender = m
viscounts-townsfolk-nt-disciple = Učedník
    .gen = Učedníka
    .dat = Učedníkovi
    .acc = Učedníka
    .loc = Učedníkovi
    .ins = Učedníkem
    .gender = m
viscounts-townsfolk-nt-enforcer = Vymahač
    .gen = Vymahače
    .dat = Vymahači
    .acc = Vymahače
    .loc = Vymahači
    .ins = Vymahačem
    .gender = m
viscounts-townsfolk-nt-foreman = Předák
    .gen = Předáka
    .dat = Předákovi
    .acc = Předáka
    .loc = Předákovi
    .ins = Předákem
    .gender = m
viscounts-townsfolk-nt-friar = Mnich
    .gen = Mnicha
    .dat = Mnichovi
    .acc = Mnicha
    .loc = Mnichovi
    .ins = Mnichem
    .gender = m
viscounts-townsfolk-nt-gatekeeper = Strážce brány
    .gen = Strážce brány
    .dat = Strážci brány
    .acc = Strážce brány
    .loc = Strážci brány
    .ins = Strážcem brány
    .gender = m
viscounts-townsfolk-nt-illusionist = Iluzionista
    .gen = Iluzionisty
    .dat = Iluzionistovi
    .acc = Iluzionistu
    .loc = Iluzionistovi
    .ins = Iluzionistou
    .gender = m
viscounts-townsfolk-nt-jeweller = Klenotník
    .gen = Klenotníka
    .dat = Klenotníkovi
    .acc = Klenotníka
    .loc = Klenotníkovi
    .ins = Klenotníkem
    .gender = m
viscounts-townsfolk-nt-lookout = Hlídka
    .gen = Hlídky
    .dat = Hlídce
    .acc = Hlídku
    .loc = Hlídce
    .ins = Hlídkou
    .gender = f
viscounts-townsfolk-nt-mason = Zedník
    .gen = Zedníka
    .dat = Zedníkovi
    .acc = Zedníka
    .loc = Zedníkovi
    .ins = Zedníkem
    .gender = m
viscounts-townsfolk-nt-meddler = Intrikán
    .gen = Intrikána
    .dat = Intrikánovi
    .acc = Intrikána
    .loc = Intrikánovi
    .ins = Intrikánem
    .gender = m
viscounts-townsfolk-nt-miner = Horník
    .gen = Horníka
    .dat = Horníkovi
    .acc = Horníka
    .loc = Horníkovi
    .ins = Horníkem
    .gender = m
viscounts-townsfolk-nt-missionary-3 = Misionář
    .gen = Misionáře
    .dat = Misionáři
    .acc = Misionáře
    .loc = Misionáři
    .ins = Misionářem
    .gender = m
viscounts-townsfolk-nt-missionary-2 = Misionář
    .gen = Misionáře
    .dat = Misionáři
    .acc = Misionáře
    .loc = Misionáři
    .ins = Misionářem
    .gender = m
viscounts-townsfolk-nt-overseer-3 = Dozorce
    .gen = Dozorce
    .dat = Dozorci
    .acc = Dozorce
    .loc = Dozorci
    .ins = Dozorcem
    .gender = m
viscounts-townsfolk-nt-overseer-2 = Dozorce
    .gen = Dozorce
    .dat = Dozorci
    .acc = Dozorce
    .loc = Dozorci
    .ins = Dozorcem
    .gender = m
viscounts-townsfolk-nt-pastor = Pastor
    .gen = Pastora
    .dat = Pastorovi
    .acc = Pastora
    .loc = Pastorovi
    .ins = Pastorem
    .gender = m
viscounts-townsfolk-nt-patron-3 = Mecenáš
    .gen = Mecenáše
    .dat = Mecenáši
    .acc = Mecenáše
    .loc = Mecenáši
    .ins = Mecenášem
    .gender = m
viscounts-townsfolk-nt-patron-2 = Mecenáš
    .gen = Mecenáše
    .dat = Mecenáši
    .acc = Mecenáše
    .loc = Mecenáši
    .ins = Mecenášem
    .gender = m
viscounts-townsfolk-nt-peddler-ink = Pouliční prodavač
    .gen = Pouličního prodavače
    .dat = Pouličnímu prodavači
    .acc = Pouličního prodavače
    .loc = Pouličním prodavači
    .ins = Pouličním prodavačem
    .gender = m
viscounts-townsfolk-nt-peddler-gold = Pouliční prodavač
    .gen = Pouličního prodavače
    .dat = Pouličnímu prodavači
    .acc = Pouličního prodavače
    .loc = Pouličním prodavači
    .ins = Pouličním prodavačem
    .gender = m
viscounts-townsfolk-nt-peddler-stone = Pouliční prodavač
    .gen = Pouličního prodavače
    .dat = Pouličnímu prodavači
    .acc = Pouličního prodavače
    .loc = Pouličním prodavači
    .ins = Pouličním prodavačem
    .gender = m
viscounts-townsfolk-nt-peddler-silver = Pouliční prodavač
    .gen = Pouličního prodavače
    .dat = Pouličnímu prodavači
    .acc = Pouličního prodavače
    .loc = Pouličním prodavači
    .ins = Pouličním prodavačem
    .gender = m
viscounts-townsfolk-nt-pickpocket = Kapsář
    .gen = Kapsáře
    .dat = Kapsáři
    .acc = Kapsáře
    .loc = Kapsáři
    .ins = Kapsářem
    .gender = m
viscounts-townsfolk-nt-priest = Kněz
    .gen = Kněze
    .dat = Knězi
    .acc = Kněze
    .loc = Knězi
    .ins = Knězem
    .gender = m
viscounts-townsfolk-nt-princess = Princezna
    .gen = Princezny
    .dat = Princezně
    .acc = Princeznu
    .loc = Princezně
    .ins = Princeznou
    .gender = f
viscounts-townsfolk-nt-racketeer-2 = Vyděrač
    .gen = Vyděrače
    .dat = Vyděrači
    .acc = Vyděrače
    .loc = Vyděrači
    .ins = Vyděračem
    .gender = m
viscounts-townsfolk-nt-racketeer-1 = Vyděrač
    .gen = Vyděrače
    .dat = Vyděrači
    .acc = Vyděrače
    .loc = Vyděrači
    .ins = Vyděračem
    .gender = m
viscounts-townsfolk-nt-scoundrel-gold = Darebačka
    .gen = Darebačky
    .dat = Darebačce
    .acc = Darebačku
    .loc = Darebačce
    .ins = Darebačkou
    .gender = f
viscounts-townsfolk-nt-scoundrel-ink = Darebačka
    .gen = Darebačky
    .dat = Darebačce
    .acc = Darebačku
    .loc = Darebačce
    .ins = Darebačkou
    .gender = f
viscounts-townsfolk-nt-scoundrel-stone = Darebačka
    .gen = Darebačky
    .dat = Darebačce
    .acc = Darebačku
    .loc = Darebačce
    .ins = Darebačkou
    .gender = f
viscounts-townsfolk-nt-sculptor = Sochař
    .gen = Sochaře
    .dat = Sochaři
    .acc = Sochaře
    .loc = Sochaři
    .ins = Sochařem
    .gender = m
viscounts-townsfolk-nt-stonecutter-3 = Kameník
    .gen = Kameníka
    .dat = Kameníkovi
    .acc = Kameníka
    .loc = Kameníkovi
    .ins = Kameníkem
    .gender = m
viscounts-townsfolk-nt-stonecutter-2 = Kameník
    .gen = Kameníka
    .dat = Kameníkovi
    .acc = Kameníka
    .loc = Kameníkovi
    .ins = Kameníkem
    .gender = m
viscounts-townsfolk-nt-strongman = Silák
    .gen = Siláka
    .dat = Silákovi
    .acc = Siláka
    .loc = Silákovi
    .ins = Silákem
    .gender = m
viscounts-townsfolk-nt-swindler-stone = Podvodník
    .gen = Podvodníka
    .dat = Podvodníkovi
    .acc = Podvodníka
    .loc = Podvodníkovi
    .ins = Podvodníkem
    .gender = m
viscounts-townsfolk-nt-swindler-gold = Podvodník
    .gen = Podvodníka
    .dat = Podvodníkovi
    .acc = Podvodníka
    .loc = Podvodníkovi
    .ins = Podvodníkem
    .gender = m
viscounts-townsfolk-nt-swindler-ink = Podvodník
    .gen = Podvodníka
    .dat = Podvodníkovi
    .acc = Podvodníka
    .loc = Podvodníkovi
    .ins = Podvodníkem
    .gender = m
viscounts-townsfolk-nt-tinker-stone = Dráteník
    .gen = Dráteníka
    .dat = Dráteníkovi
    .acc = Dráteníka
    .loc = Dráteníkovi
    .ins = Dráteníkem
    .gender = m
viscounts-townsfolk-nt-tinker-gold = Dráteník
    .gen = Dráteníka
    .dat = Dráteníkovi
    .acc = Dráteníka
    .loc = Dráteníkovi
    .ins = Dráteníkem
    .gender = m
viscounts-townsfolk-nt-tinker-ink = Dráteník
    .gen = Dráteníka
    .dat = Dráteníkovi
    .acc = Dráteníka
    .loc = Dráteníkovi
    .ins = Dráteníkem
    .gender = m
viscounts-townsfolk-nt-traitor = Zrádce
    .gen = Zrádce
    .dat = Zrádci
    .acc = Zrádce
    .loc = Zrádci
    .ins = Zrádcem
    .gender = m
viscounts-townsfolk-nt-traveller = Poutník
    .gen = Poutníka
    .dat = Poutníkovi
    .acc = Poutníka
    .loc = Poutníkovi
    .ins = Poutníkem
    .gender = m
viscounts-townsfolk-nt-trickster = Šejdíř
    .gen = Šejdíře
    .dat = Šejdíři
    .acc = Šejdíře
    .loc = Šejdíři
    .ins = Šejdířem
    .gender = m
viscounts-townsfolk-nt-vicar = Vikář
    .gen = Vikáře
    .dat = Vikáři
    .acc = Vikáře
    .loc = Vikáři
    .ins = Vikářem
    .gender = m
viscounts-townsfolk-nt-watchman = Strážný
    .gen = Strážného
    .dat = Strážnému
    .acc = Strážného
    .loc = Strážném
    .ins = Strážným
    .gender = m
viscounts-townsfolk-nt-woodcutter-2 = Tesařka
    .gen = Tesařky
    .dat = Tesařce
    .acc = Tesařku
    .loc = Tesařce
    .ins = Tesařkou
    .gender = f
viscounts-townsfolk-nt-woodcutter-3 = Tesařka
    .gen = Tesařky
    .dat = Tesařce
    .acc = Tesařku
    .loc = Tesařce
    .ins = Tesařkou
    .gender = f

## Významní měšťané

viscounts-townsfolk-he-ada = Ada
    .gen = Ady
    .dat = Adě
    .acc = Adu
    .loc = Adě
    .ins = Adou
    .gender = f
viscounts-townsfolk-he-bertha = Bertha
    .gen = Berthy
    .dat = Berthě
    .acc = Berthu
    .loc = Berthě
    .ins = Berthou
    .gender = f
viscounts-townsfolk-he-clovis = Clovis
    .gen = Clovise
    .dat = Clovisi
    .acc = Clovise
    .loc = Clovisi
    .ins = Clovisem
    .gender = m
viscounts-townsfolk-he-emma = Emma
    .gen = Emmy
    .dat = Emmě
    .acc = Emmu
    .loc = Emmě
    .ins = Emmou
    .gender = f
viscounts-townsfolk-he-guntram = Guntram
    .gen = Guntrama
    .dat = Guntramovi
    .acc = Guntrama
    .loc = Guntramovi
    .ins = Guntramem
    .gender = m
viscounts-townsfolk-he-judith = Judith
    .gen = Judith
    .dat = Judith
    .acc = Judith
    .loc = Judith
    .ins = Judith
    .gender = f
viscounts-townsfolk-he-lothaire = Lothaire
    .gen = Lothaira
    .dat = Lothairovi
    .acc = Lothaira
    .loc = Lothairovi
    .ins = Lothairem
    .gender = m
viscounts-townsfolk-he-merovech = Merovech
    .gen = Merovecha
    .dat = Merovechovi
    .acc = Merovecha
    .loc = Merovechovi
    .ins = Merovechem
    .gender = m
viscounts-townsfolk-he-rudolf = Rudolf
    .gen = Rudolfa
    .dat = Rudolfovi
    .acc = Rudolfa
    .loc = Rudolfovi
    .ins = Rudolfem
    .gender = m
viscounts-townsfolk-he-therese = Therese
    .gen = Therese
    .dat = Therese
    .acc = Therese
    .loc = Therese
    .ins = Therese
    .gender = f
viscounts-printed-townsfolk = vytištěný měšťan
    .gen = vytištěného měšťana
    .dat = vytištěnému měšťanovi
    .acc = vytištěného měšťana
    .loc = vytištěném měšťanovi
    .ins = vytištěným měšťanem
    .gender = m
viscounts-townsfolk = měšťan
    .gen = měšťana
    .dat = měšťanovi
    .acc = měšťana
    .loc = měšťanovi
    .ins = měšťanem
    .gender = m
    .count = { $count ->
        [one] { $count } měšťan
        [few] { $count } měšťané
       *[other] { $count } měšťanů
    }
    .count-acc = { $count ->
        [one] { $count } měšťana
        [few] { $count } měšťany
       *[other] { $count } měšťanů
    }
    .count-gen = { $count ->
        [one] { $count } měšťana
       *[other] { $count } měšťanů
    }
    .count-ins = { $count ->
        [one] { $count } měšťanem
       *[other] { $count } měšťany
    }
viscounts-hero = významný měšťan
    .gen = významného měšťana
    .dat = významnému měšťanovi
    .acc = významného měšťana
    .loc = významném měšťanovi
    .ins = významným měšťanem
    .gender = m
    .count = { $count ->
        [one] { $count } významný měšťan
        [few] { $count } významní měšťané
       *[other] { $count } významných měšťanů
    }
    .count-acc = { $count ->
        [one] { $count } významného měšťana
        [few] { $count } významné měšťany
       *[other] { $count } významných měšťanů
    }
    .count-gen = { $count ->
        [one] { $count } významného měšťana
       *[other] { $count } významných měšťanů
    }
    .count-ins = { $count ->
        [one] { $count } významným měšťanem
       *[other] { $count } významnými měšťany
    }
viscounts-kind-starting = počáteční měšťané
viscounts-kind-neutral = neutrální měšťané
viscounts-kind-hero = významní měšťané

## Rukopisy a stuhy

viscounts-manuscript-ms-grey-flip = šedý rukopis „Vyrovnání“
    .gen = šedého rukopisu „Vyrovnání“
    .dat = šedému rukopisu „Vyrovnání“
    .acc = šedý rukopis „Vyrovnání“
    .loc = šedém rukopisu „Vyrovnání“
    .ins = šedým rukopisem „Vyrovnání“
    .gender = i
viscounts-manuscript-ms-grey-virtue = šedý rukopis „Počestnost“
    .gen = šedého rukopisu „Počestnost“
    .dat = šedému rukopisu „Počestnost“
    .acc = šedý rukopis „Počestnost“
    .loc = šedém rukopisu „Počestnost“
    .ins = šedým rukopisem „Počestnost“
    .gender = i
viscounts-manuscript-ms-grey-workshop = šedý rukopis „Dílna“
    .gen = šedého rukopisu „Dílna“
    .dat = šedému rukopisu „Dílna“
    .acc = šedý rukopis „Dílna“
    .loc = šedém rukopisu „Dílna“
    .ins = šedým rukopisem „Dílna“
    .gender = i
viscounts-manuscript-ms-grey-stone2 = šedý rukopis „Kámen“
    .gen = šedého rukopisu „Kámen“
    .dat = šedému rukopisu „Kámen“
    .acc = šedý rukopis „Kámen“
    .loc = šedém rukopisu „Kámen“
    .ins = šedým rukopisem „Kámen“
    .gender = i
viscounts-manuscript-ms-grey-resources-vp = šedý rukopis „Sklad“
    .gen = šedého rukopisu „Sklad“
    .dat = šedému rukopisu „Sklad“
    .acc = šedý rukopis „Sklad“
    .loc = šedém rukopisu „Sklad“
    .ins = šedým rukopisem „Sklad“
    .gender = i
viscounts-manuscript-ms-grey-builder-vp = šedý rukopis „Stavitelé“
    .gen = šedého rukopisu „Stavitelé“
    .dat = šedému rukopisu „Stavitelé“
    .acc = šedý rukopis „Stavitelé“
    .loc = šedém rukopisu „Stavitelé“
    .ins = šedým rukopisem „Stavitelé“
    .gender = i
viscounts-manuscript-ms-grey-buildings-vp = šedý rukopis „Stavby“
    .gen = šedého rukopisu „Stavby“
    .dat = šedému rukopisu „Stavby“
    .acc = šedý rukopis „Stavby“
    .loc = šedém rukopisu „Stavby“
    .ins = šedým rukopisem „Stavby“
    .gender = i
viscounts-manuscript-ms-grey-trading-post = šedý rukopis „Obchodní stanice“
    .gen = šedého rukopisu „Obchodní stanice“
    .dat = šedému rukopisu „Obchodní stanice“
    .acc = šedý rukopis „Obchodní stanice“
    .loc = šedém rukopisu „Obchodní stanice“
    .ins = šedým rukopisem „Obchodní stanice“
    .gender = i
viscounts-manuscript-ms-grey-guildhall = šedý rukopis „Cechovní dům“
    .gen = šedého rukopisu „Cechovní dům“
    .dat = šedému rukopisu „Cechovní dům“
    .acc = šedý rukopis „Cechovní dům“
    .loc = šedém rukopisu „Cechovní dům“
    .ins = šedým rukopisem „Cechovní dům“
    .gender = i
viscounts-manuscript-ms-black-flip = černý rukopis „Vyrovnání“
    .gen = černého rukopisu „Vyrovnání“
    .dat = černému rukopisu „Vyrovnání“
    .acc = černý rukopis „Vyrovnání“
    .loc = černém rukopisu „Vyrovnání“
    .ins = černým rukopisem „Vyrovnání“
    .gender = i
viscounts-manuscript-ms-black-destroy = černý rukopis „Zapomnění“
    .gen = černého rukopisu „Zapomnění“
    .dat = černému rukopisu „Zapomnění“
    .acc = černý rukopis „Zapomnění“
    .loc = černém rukopisu „Zapomnění“
    .ins = černým rukopisem „Zapomnění“
    .gender = i
viscounts-manuscript-ms-black-ink2 = černý rukopis „Inkoust“
    .gen = černého rukopisu „Inkoust“
    .dat = černému rukopisu „Inkoust“
    .acc = černý rukopis „Inkoust“
    .loc = černém rukopisu „Inkoust“
    .ins = černým rukopisem „Inkoust“
    .gender = i
viscounts-manuscript-ms-black-virtue2 = černý rukopis „Velká počestnost“
    .gen = černého rukopisu „Velká počestnost“
    .dat = černému rukopisu „Velká počestnost“
    .acc = černý rukopis „Velká počestnost“
    .loc = černém rukopisu „Velká počestnost“
    .ins = černým rukopisem „Velká počestnost“
    .gender = i
viscounts-manuscript-ms-black-deed = černý rukopis „Smlouva“
    .gen = černého rukopisu „Smlouva“
    .dat = černému rukopisu „Smlouva“
    .acc = černý rukopis „Smlouva“
    .loc = černém rukopisu „Smlouva“
    .ins = černým rukopisem „Smlouva“
    .gender = i
viscounts-manuscript-ms-black-cleric-vp = černý rukopis „Duchovenstvo“
    .gen = černého rukopisu „Duchovenstvo“
    .dat = černému rukopisu „Duchovenstvo“
    .acc = černý rukopis „Duchovenstvo“
    .loc = černém rukopisu „Duchovenstvo“
    .ins = černým rukopisem „Duchovenstvo“
    .gender = i
viscounts-manuscript-ms-black-manuscripts-vp = černý rukopis „Knihovna“
    .gen = černého rukopisu „Knihovna“
    .dat = černému rukopisu „Knihovna“
    .acc = černý rukopis „Knihovna“
    .loc = černém rukopisu „Knihovna“
    .ins = černým rukopisem „Knihovna“
    .gender = i
viscounts-manuscript-ms-black-deeds-vp = černý rukopis „Stvrzené smlouvy“
    .gen = černého rukopisu „Stvrzené smlouvy“
    .dat = černému rukopisu „Stvrzené smlouvy“
    .acc = černý rukopis „Stvrzené smlouvy“
    .loc = černém rukopisu „Stvrzené smlouvy“
    .ins = černým rukopisem „Stvrzené smlouvy“
    .gender = i
viscounts-manuscript-ms-black-free-ms = černý rukopis „Opisy“
    .gen = černého rukopisu „Opisy“
    .dat = černému rukopisu „Opisy“
    .acc = černý rukopis „Opisy“
    .loc = černém rukopisu „Opisy“
    .ins = černým rukopisem „Opisy“
    .gender = i
viscounts-manuscript-ms-yellow-any = žlutý rukopis „Dar“
    .gen = žlutého rukopisu „Dar“
    .dat = žlutému rukopisu „Dar“
    .acc = žlutý rukopis „Dar“
    .loc = žlutém rukopisu „Dar“
    .ins = žlutým rukopisem „Dar“
    .gender = i
viscounts-manuscript-ms-yellow-flip = žlutý rukopis „Vyrovnání“
    .gen = žlutého rukopisu „Vyrovnání“
    .dat = žlutému rukopisu „Vyrovnání“
    .acc = žlutý rukopis „Vyrovnání“
    .loc = žlutém rukopisu „Vyrovnání“
    .ins = žlutým rukopisem „Vyrovnání“
    .gender = i
viscounts-manuscript-ms-yellow-virtue2 = žlutý rukopis „Velká počestnost“
    .gen = žlutého rukopisu „Velká počestnost“
    .dat = žlutému rukopisu „Velká počestnost“
    .acc = žlutý rukopis „Velká počestnost“
    .loc = žlutém rukopisu „Velká počestnost“
    .ins = žlutým rukopisem „Velká počestnost“
    .gender = i
viscounts-manuscript-ms-yellow-gold2 = žlutý rukopis „Zlato“
    .gen = žlutého rukopisu „Zlato“
    .dat = žlutému rukopisu „Zlato“
    .acc = žlutý rukopis „Zlato“
    .loc = žlutém rukopisu „Zlato“
    .ins = žlutým rukopisem „Zlato“
    .gender = i
viscounts-manuscript-ms-yellow-workers2 = žlutý rukopis „Poddaní“
    .gen = žlutého rukopisu „Poddaní“
    .dat = žlutému rukopisu „Poddaní“
    .acc = žlutý rukopis „Poddaní“
    .loc = žlutém rukopisu „Poddaní“
    .ins = žlutým rukopisem „Poddaní“
    .gender = i
viscounts-manuscript-ms-yellow-noble-vp = žlutý rukopis „Šlechta“
    .gen = žlutého rukopisu „Šlechta“
    .dat = žlutému rukopisu „Šlechta“
    .acc = žlutý rukopis „Šlechta“
    .loc = žlutém rukopisu „Šlechta“
    .ins = žlutým rukopisem „Šlechta“
    .gender = i
viscounts-manuscript-ms-yellow-debts-vp = žlutý rukopis „Splacené dluhy“
    .gen = žlutého rukopisu „Splacené dluhy“
    .dat = žlutému rukopisu „Splacené dluhy“
    .acc = žlutý rukopis „Splacené dluhy“
    .loc = žlutém rukopisu „Splacené dluhy“
    .ins = žlutým rukopisem „Splacené dluhy“
    .gender = i
viscounts-manuscript-ms-yellow-castle-vp = žlutý rukopis „Hrad“
    .gen = žlutého rukopisu „Hrad“
    .dat = žlutému rukopisu „Hrad“
    .acc = žlutý rukopis „Hrad“
    .loc = žlutém rukopisu „Hrad“
    .ins = žlutým rukopisem „Hrad“
    .gender = i
viscounts-manuscript-ms-yellow-workers4 = žlutý rukopis „Velké dílo“
    .gen = žlutého rukopisu „Velké dílo“
    .dat = žlutému rukopisu „Velké dílo“
    .acc = žlutý rukopis „Velké dílo“
    .loc = žlutém rukopisu „Velké dílo“
    .ins = žlutým rukopisem „Velké dílo“
    .gender = i
viscounts-manuscript-ms-blue-hire = modrý rukopis „Nábor“
    .gen = modrého rukopisu „Nábor“
    .dat = modrému rukopisu „Nábor“
    .acc = modrý rukopis „Nábor“
    .loc = modrém rukopisu „Nábor“
    .ins = modrým rukopisem „Nábor“
    .gender = i
viscounts-manuscript-ms-blue-flip = modrý rukopis „Vyrovnání“
    .gen = modrého rukopisu „Vyrovnání“
    .dat = modrému rukopisu „Vyrovnání“
    .acc = modrý rukopis „Vyrovnání“
    .loc = modrém rukopisu „Vyrovnání“
    .ins = modrým rukopisem „Vyrovnání“
    .gender = i
viscounts-manuscript-ms-blue-silver4 = modrý rukopis „Mince“
    .gen = modrého rukopisu „Mince“
    .dat = modrému rukopisu „Mince“
    .acc = modrý rukopis „Mince“
    .loc = modrém rukopisu „Mince“
    .ins = modrým rukopisem „Mince“
    .gender = i
viscounts-manuscript-ms-blue-any2 = modrý rukopis „Dva dary“
    .gen = modrého rukopisu „Dva dary“
    .dat = modrému rukopisu „Dva dary“
    .acc = modrý rukopis „Dva dary“
    .loc = modrém rukopisu „Dva dary“
    .ins = modrým rukopisem „Dva dary“
    .gender = i
viscounts-manuscript-ms-blue-virtue2 = modrý rukopis „Velká počestnost“
    .gen = modrého rukopisu „Velká počestnost“
    .dat = modrému rukopisu „Velká počestnost“
    .acc = modrý rukopis „Velká počestnost“
    .loc = modrém rukopisu „Velká počestnost“
    .ins = modrým rukopisem „Velká počestnost“
    .gender = i
viscounts-manuscript-ms-blue-merchant-vp = modrý rukopis „Obchodníci“
    .gen = modrého rukopisu „Obchodníci“
    .dat = modrému rukopisu „Obchodníci“
    .acc = modrý rukopis „Obchodníci“
    .loc = modrém rukopisu „Obchodníci“
    .ins = modrým rukopisem „Obchodníci“
    .gender = i
viscounts-manuscript-ms-blue-criminal-vp = modrý rukopis „Zločinci“
    .gen = modrého rukopisu „Zločinci“
    .dat = modrému rukopisu „Zločinci“
    .acc = modrý rukopis „Zločinci“
    .loc = modrém rukopisu „Zločinci“
    .ins = modrým rukopisem „Zločinci“
    .gender = i
viscounts-manuscript-ms-blue-any3 = modrý rukopis „Tři dary“
    .gen = modrého rukopisu „Tři dary“
    .dat = modrému rukopisu „Tři dary“
    .acc = modrý rukopis „Tři dary“
    .loc = modrém rukopisu „Tři dary“
    .ins = modrým rukopisem „Tři dary“
    .gender = i
viscounts-printed-manuscript = vytištěný rukopis
    .gen = vytištěného rukopisu
    .dat = vytištěnému rukopisu
    .acc = vytištěný rukopis
    .loc = vytištěném rukopisu
    .ins = vytištěným rukopisem
    .gender = i
viscounts-manuscript = rukopis
    .gen = rukopisu
    .dat = rukopisu
    .acc = rukopis
    .loc = rukopisu
    .ins = rukopisem
    .gender = i
    .count = { $count ->
        [one] { $count } rukopis
        [few] { $count } rukopisy
       *[other] { $count } rukopisů
    }
    .count-gen = { $count ->
        [one] { $count } rukopisu
       *[other] { $count } rukopisů
    }
    .count-ins = { $count ->
        [one] { $count } rukopisem
       *[other] { $count } rukopisy
    }
viscounts-ribbon-grey = šedá stuha
    .gen = šedé stuhy
    .dat = šedé stuze
    .acc = šedou stuhu
    .loc = šedé stuze
    .ins = šedou stuhou
    .gender = f
viscounts-ribbon-black = černá stuha
    .gen = černé stuhy
    .dat = černé stuze
    .acc = černou stuhu
    .loc = černé stuze
    .ins = černou stuhou
    .gender = f
viscounts-ribbon-yellow = žlutá stuha
    .gen = žluté stuhy
    .dat = žluté stuze
    .acc = žlutou stuhu
    .loc = žluté stuze
    .ins = žlutou stuhou
    .gender = f
viscounts-ribbon-blue = modrá stuha
    .gen = modré stuhy
    .dat = modré stuze
    .acc = modrou stuhu
    .loc = modré stuze
    .ins = modrou stuhou
    .gender = f
viscounts-bonus-cb-grey = šedá karta církevního bonusu
    .gen = šedé karty církevního bonusu
    .dat = šedé kartě církevního bonusu
    .acc = šedou kartu církevního bonusu
    .loc = šedé kartě církevního bonusu
    .ins = šedou kartou církevního bonusu
    .gender = f
viscounts-bonus-cb-black = černá karta církevního bonusu
    .gen = černé karty církevního bonusu
    .dat = černé kartě církevního bonusu
    .acc = černou kartu církevního bonusu
    .loc = černé kartě církevního bonusu
    .ins = černou kartou církevního bonusu
    .gender = f
viscounts-bonus-cb-yellow = žlutá karta církevního bonusu
    .gen = žluté karty církevního bonusu
    .dat = žluté kartě církevního bonusu
    .acc = žlutou kartu církevního bonusu
    .loc = žluté kartě církevního bonusu
    .ins = žlutou kartou církevního bonusu
    .gender = f
viscounts-bonus-cb-blue = modrá karta církevního bonusu
    .gen = modré karty církevního bonusu
    .dat = modré kartě církevního bonusu
    .acc = modrou kartu církevního bonusu
    .loc = modré kartě církevního bonusu
    .ins = modrou kartou církevního bonusu
    .gender = f

## Herní plán a hrad

viscounts-segment-A = Hory
    .gen = Hor
    .dat = Horám
    .acc = Hory
    .loc = Horách
    .ins = Horami
    .gender = pl
viscounts-segment-B = Jezero
    .gen = Jezera
    .dat = Jezeru
    .acc = Jezero
    .loc = Jezeře
    .ins = Jezerem
    .gender = n
viscounts-segment-C = Útesy
    .gen = Útesů
    .dat = Útesům
    .acc = Útesy
    .loc = Útesech
    .ins = Útesy
    .gender = pl
viscounts-segment-D = Pahorky
    .gen = Pahorků
    .dat = Pahorkům
    .acc = Pahorky
    .loc = Pahorcích
    .ins = Pahorky
    .gender = pl
viscounts-segment-E = Les
    .gen = Lesa
    .dat = Lesu
    .acc = Les
    .loc = Lese
    .ins = Lesem
    .gender = i
viscounts-node-l = levý břeh
    .gen = levého břehu
    .dat = levému břehu
    .acc = levý břeh
    .loc = levém břehu
    .ins = levým břehem
    .gender = i
viscounts-node-r = pravý břeh
    .gen = pravého břehu
    .dat = pravému břehu
    .acc = pravý břeh
    .loc = pravém břehu
    .ins = pravým břehem
    .gender = i
viscounts-node-i = vnitřní cesta
    .gen = vnitřní cesty
    .dat = vnitřní cestě
    .acc = vnitřní cestu
    .loc = vnitřní cestě
    .ins = vnitřní cestou
    .gender = f
viscounts-path-outer = vnější cesta
    .gen = vnější cesty
    .dat = vnější cestě
    .acc = vnější cestu
    .loc = vnější cestě
    .ins = vnější cestou
    .gender = f
viscounts-path-inner = vnitřní cesta
    .gen = vnitřní cesty
    .dat = vnitřní cestě
    .acc = vnitřní cestu
    .loc = vnitřní cestě
    .ins = vnitřní cestou
    .gender = f
viscounts-space-L = { NAME($segment) }, levý břeh
    .short = { NAME($segment) }, vlevo
viscounts-space-R = { NAME($segment) }, pravý břeh
    .short = { NAME($segment) }, vpravo
viscounts-space-I = { NAME($segment) }, vnitřní cesta
    .short = { NAME($segment) }, uvnitř
viscounts-site = staveniště { $site }
    .gen = staveniště { $site }
    .dat = staveništi { $site }
    .acc = staveniště { $site }
    .loc = staveništi { $site }
    .ins = staveništěm { $site }
    .gender = n
viscounts-link = spojnice
    .gen = spojnice
    .dat = spojnici
    .acc = spojnici
    .loc = spojnici
    .ins = spojnicí
    .gender = f
viscounts-section-ink-stone = nádvoří kalamáře a kamene
    .gen = nádvoří kalamáře a kamene
    .dat = nádvoří kalamáře a kamene
    .acc = nádvoří kalamáře a kamene
    .loc = nádvoří kalamáře a kamene
    .ins = nádvořím kalamáře a kamene
    .gender = n
viscounts-section-flip = nádvoří dluhů a smluv
    .gen = nádvoří dluhů a smluv
    .dat = nádvoří dluhů a smluv
    .acc = nádvoří dluhů a smluv
    .loc = nádvoří dluhů a smluv
    .ins = nádvořím dluhů a smluv
    .gender = n
viscounts-section-gold-or-move = nádvoří zlata
    .gen = nádvoří zlata
    .dat = nádvoří zlata
    .acc = nádvoří zlata
    .loc = nádvoří zlata
    .ins = nádvořím zlata
    .gender = n
viscounts-section-hire-or-destroy = nádvoří náboru
    .gen = nádvoří náboru
    .dat = nádvoří náboru
    .acc = nádvoří náboru
    .loc = nádvoří náboru
    .ins = nádvořím náboru
    .gender = n
viscounts-section-virtue = nádvoří počestnosti
    .gen = nádvoří počestnosti
    .dat = nádvoří počestnosti
    .acc = nádvoří počestnosti
    .loc = nádvoří počestnosti
    .ins = nádvořím počestnosti
    .gender = n
viscounts-tier-1 = první úroveň
    .gen = první úrovně
    .dat = první úrovni
    .acc = první úroveň
    .loc = první úrovni
    .ins = první úrovní
    .gender = f
viscounts-tier-2 = druhá úroveň
    .gen = druhé úrovně
    .dat = druhé úrovni
    .acc = druhou úroveň
    .loc = druhé úrovni
    .ins = druhou úrovní
    .gender = f
viscounts-tier-3 = třetí úroveň
    .gen = třetí úrovně
    .dat = třetí úrovni
    .acc = třetí úroveň
    .loc = třetí úrovni
    .ins = třetí úrovní
    .gender = f
viscounts-castle = hrad
    .gen = hradu
    .dat = hradu
    .acc = hrad
    .loc = hradě
    .ins = hradem
    .gender = i
viscounts-castle-leader = hradní pán
    .gen = hradního pána
    .dat = hradnímu pánovi
    .acc = hradního pána
    .loc = hradním pánovi
    .ins = hradním pánem
    .gender = m
viscounts-castle-leader-card = karta hradního pána
    .gen = karty hradního pána
    .dat = kartě hradního pána
    .acc = kartu hradního pána
    .loc = kartě hradního pána
    .ins = kartou hradního pána
    .gender = f

## Budovy a vylepšení

viscounts-building-workshop = dílna
    .gen = dílny
    .dat = dílně
    .acc = dílnu
    .loc = dílně
    .ins = dílnou
    .gender = f
    .count = { $count ->
        [one] { $count } dílna
        [few] { $count } dílny
       *[other] { $count } dílen
    }
    .count-acc = { $count ->
        [one] { $count } dílnu
        [few] { $count } dílny
       *[other] { $count } dílen
    }
    .count-gen = { $count ->
        [one] { $count } dílny
       *[other] { $count } dílen
    }
    .count-ins = { $count ->
        [one] { $count } dílnou
       *[other] { $count } dílnami
    }
viscounts-building-trading-post = obchodní stanice
    .gen = obchodní stanice
    .dat = obchodní stanici
    .acc = obchodní stanici
    .loc = obchodní stanici
    .ins = obchodní stanicí
    .gender = f
    .count = { $count ->
        [one] { $count } obchodní stanice
        [few] { $count } obchodní stanice
       *[other] { $count } obchodních stanic
    }
    .count-acc = { $count ->
        [one] { $count } obchodní stanici
        [few] { $count } obchodní stanice
       *[other] { $count } obchodních stanic
    }
    .count-gen = { $count ->
        [one] { $count } obchodní stanice
       *[other] { $count } obchodních stanic
    }
    .count-ins = { $count ->
        [one] { $count } obchodní stanicí
       *[other] { $count } obchodními stanicemi
    }
viscounts-building-guildhall = cechovní dům
    .gen = cechovního domu
    .dat = cechovnímu domu
    .acc = cechovní dům
    .loc = cechovním domě
    .ins = cechovním domem
    .gender = i
    .count = { $count ->
        [one] { $count } cechovní dům
        [few] { $count } cechovní domy
       *[other] { $count } cechovních domů
    }
    .count-gen = { $count ->
        [one] { $count } cechovního domu
       *[other] { $count } cechovních domů
    }
    .count-ins = { $count ->
        [one] { $count } cechovním domem
       *[other] { $count } cechovními domy
    }
viscounts-building-any = budova
    .gen = budovy
    .dat = budově
    .acc = budovu
    .loc = budově
    .ins = budovou
    .gender = f
    .count = { $count ->
        [one] { $count } budova
        [few] { $count } budovy
       *[other] { $count } budov
    }
    .count-acc = { $count ->
        [one] { $count } budovu
        [few] { $count } budovy
       *[other] { $count } budov
    }
    .count-gen = { $count ->
        [one] { $count } budovy
       *[other] { $count } budov
    }
    .count-ins = { $count ->
        [one] { $count } budovou
       *[other] { $count } budovami
    }
viscounts-slot-tp1 = obchodní stanice 1
    .gen = obchodní stanice 1
    .dat = obchodní stanici 1
    .acc = obchodní stanici 1
    .loc = obchodní stanici 1
    .ins = obchodní stanicí 1
    .gender = f
viscounts-slot-tp1-text = Váš vikomt může postoupit o 1 místo navíc zdarma.
viscounts-slot-tp1-gives = 1 místo zdarma
viscounts-slot-tp2 = obchodní stanice 2
    .gen = obchodní stanice 2
    .dat = obchodní stanici 2
    .acc = obchodní stanici 2
    .loc = obchodní stanici 2
    .ins = obchodní stanicí 2
    .gender = f
viscounts-slot-tp2-text = Propuštění vás stojí jen 1 minci.
viscounts-slot-tp2-gives = propuštění za 1 minci
viscounts-slot-tp3 = obchodní stanice 3
    .gen = obchodní stanice 3
    .dat = obchodní stanici 3
    .acc = obchodní stanici 3
    .loc = obchodní stanici 3
    .ins = obchodní stanicí 3
    .gender = f
viscounts-slot-tp3-text = 2 obchodní symboly.
viscounts-slot-tp3-gives = 2 obchodní symboly
viscounts-slot-gh1 = cechovní dům 1
    .gen = cechovního domu 1
    .dat = cechovnímu domu 1
    .acc = cechovní dům 1
    .loc = cechovním domě 1
    .ins = cechovním domem 1
    .gender = i
viscounts-slot-gh1-text = 1 stavební symbol.
viscounts-slot-gh1-gives = stavební symbol
viscounts-slot-gh2 = cechovní dům 2
    .gen = cechovního domu 2
    .dat = cechovnímu domu 2
    .acc = cechovní dům 2
    .loc = cechovním domě 2
    .ins = cechovním domem 2
    .gender = i
viscounts-slot-gh2-text = 1 šlechtický symbol.
viscounts-slot-gh2-gives = šlechtický symbol
viscounts-slot-gh3 = cechovní dům 3
    .gen = cechovního domu 3
    .dat = cechovnímu domu 3
    .acc = cechovní dům 3
    .loc = cechovním domě 3
    .ins = cechovním domem 3
    .gender = i
viscounts-slot-gh3-text = 1 církevní symbol.
viscounts-slot-gh3-gives = církevní symbol
viscounts-slot-ws1 = dílna 1
    .gen = dílny 1
    .dat = dílně 1
    .acc = dílnu 1
    .loc = dílně 1
    .ins = dílnou 1
    .gender = f
viscounts-slot-ws1-text = Kdykoli najímáte, můžete odhodit kartu.
viscounts-slot-ws1-gives = odhození po najmutí
viscounts-slot-ws2 = dílna 2
    .gen = dílny 2
    .dat = dílně 2
    .acc = dílnu 2
    .loc = dílně 2
    .ins = dílnou 2
    .gender = f
viscounts-slot-ws2-text = Při střetu kteréhokoli hráče získejte 1 počestnost, nemáte-li zločinecký symbol.
viscounts-slot-ws2-gives = počestnost při střetech
viscounts-slot-ws3 = dílna 3
    .gen = dílny 3
    .dat = dílně 3
    .acc = dílnu 3
    .loc = dílně 3
    .ins = dílnou 3
    .gender = f
viscounts-slot-ws3-text = Váš limit karet na ruce je o 1 vyšší.
viscounts-slot-ws3-gives = limit karet +1
viscounts-slot-ai1 = cechovní dům 1
    .gen = cechovního domu 1
    .dat = cechovnímu domu 1
    .acc = cechovní dům 1
    .loc = cechovním domě 1
    .ins = cechovním domem 1
    .gender = i
viscounts-slot-ai2 = cechovní dům 2
    .gen = cechovního domu 2
    .dat = cechovnímu domu 2
    .acc = cechovní dům 2
    .loc = cechovním domě 2
    .ins = cechovním domem 2
    .gender = i
viscounts-slot-ai3 = cechovní dům 3
    .gen = cechovního domu 3
    .dat = cechovnímu domu 3
    .acc = cechovní dům 3
    .loc = cechovním domě 3
    .ins = cechovním domem 3
    .gender = i
viscounts-slot-ai4 = obchodní stanice 1
    .gen = obchodní stanice 1
    .dat = obchodní stanici 1
    .acc = obchodní stanici 1
    .loc = obchodní stanici 1
    .ins = obchodní stanicí 1
    .gender = f
viscounts-slot-ai5 = obchodní stanice 2
    .gen = obchodní stanice 2
    .dat = obchodní stanici 2
    .acc = obchodní stanici 2
    .loc = obchodní stanici 2
    .ins = obchodní stanicí 2
    .gender = f
viscounts-slot-ai6 = obchodní stanice 3
    .gen = obchodní stanice 3
    .dat = obchodní stanici 3
    .acc = obchodní stanici 3
    .loc = obchodní stanici 3
    .ins = obchodní stanicí 3
    .gender = f
viscounts-slot-ai7 = dílna 1
    .gen = dílny 1
    .dat = dílně 1
    .acc = dílnu 1
    .loc = dílně 1
    .ins = dílnou 1
    .gender = f
viscounts-slot-ai8 = dílna 2
    .gen = dílny 2
    .dat = dílně 2
    .acc = dílnu 2
    .loc = dílně 2
    .ins = dílnou 2
    .gender = f
viscounts-slot-ai9 = dílna 3
    .gen = dílny 3
    .dat = dílně 3
    .acc = dílnu 3
    .loc = dílně 3
    .ins = dílnou 3
    .gender = f
viscounts-upgrade-icons = { LIST($icons) }
viscounts-upgrade-instant = ihned: { $effect }
viscounts-upgrade-on-collision = při každém střetu bez zločineckých symbolů: { $effect }
viscounts-upgrade-on-flip = po každém otočení: { $effect }
viscounts-upgrade-on-future-scheme = po každé budoucí intrice: { $effect }
viscounts-upgrade-on-shuffle = po každém zamíchání: { $effect }
viscounts-upgrade-on-hire = po každém najmutí: { $effect }

## Zboží, symboly a figurky

viscounts-good-ink = kalamář
    .gen = kalamáře
    .dat = kalamáři
    .acc = kalamář
    .loc = kalamáři
    .ins = kalamářem
    .gender = i
    .count = { $count ->
        [one] { $count } kalamář
        [few] { $count } kalamáře
       *[other] { $count } kalamářů
    }
    .count-gen = { $count ->
        [one] { $count } kalamáře
       *[other] { $count } kalamářů
    }
    .count-ins = { $count ->
        [one] { $count } kalamářem
       *[other] { $count } kalamáři
    }
viscounts-good-stone = kámen
    .gen = kamene
    .dat = kameni
    .acc = kámen
    .loc = kameni
    .ins = kamenem
    .gender = i
    .count = { $count ->
        [one] { $count } kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    }
    .count-gen = { $count ->
        [one] { $count } kamene
       *[other] { $count } kamenů
    }
    .count-ins = { $count ->
        [one] { $count } kamenem
       *[other] { $count } kameny
    }
viscounts-good-gold = zlato
    .gen = zlata
    .dat = zlatu
    .acc = zlato
    .loc = zlatě
    .ins = zlatem
    .gender = n
    .count = { $count ->
        [one] { $count } zlato
        [few] { $count } zlata
       *[other] { $count } zlata
    }
    .count-gen = { $count ->
        [one] { $count } zlata
       *[other] { $count } zlata
    }
    .count-ins = { $count ->
        [one] { $count } zlatem
       *[other] { $count } zlaty
    }
viscounts-good-silver = mince
    .gen = mince
    .dat = minci
    .acc = minci
    .loc = minci
    .ins = mincí
    .gender = f
    .count = { $count ->
        [one] { $count } mince
        [few] { $count } mince
       *[other] { $count } mincí
    }
    .count-acc = { $count ->
        [one] { $count } minci
        [few] { $count } mince
       *[other] { $count } mincí
    }
    .count-gen = { $count ->
        [one] { $count } mince
       *[other] { $count } mincí
    }
    .count-ins = { $count ->
        [one] { $count } mincí
       *[other] { $count } mincemi
    }
viscounts-good-any = libovolná surovina
    .gen = libovolné suroviny
    .dat = libovolné surovině
    .acc = libovolnou surovinu
    .loc = libovolné surovině
    .ins = libovolnou surovinou
    .gender = f
    .count = { $count ->
        [one] { $count } libovolná surovina
        [few] { $count } libovolné suroviny
       *[other] { $count } libovolných surovin
    }
    .count-acc = { $count ->
        [one] { $count } libovolnou surovinu
        [few] { $count } libovolné suroviny
       *[other] { $count } libovolných surovin
    }
    .count-gen = { $count ->
        [one] { $count } libovolné suroviny
       *[other] { $count } libovolných surovin
    }
    .count-ins = { $count ->
        [one] { $count } libovolnou surovinou
       *[other] { $count } libovolnými surovinami
    }
viscounts-good-debt = dluh
    .gen = dluhu
    .dat = dluhu
    .acc = dluh
    .loc = dluhu
    .ins = dluhem
    .gender = i
    .count = { $count ->
        [one] { $count } dluh
        [few] { $count } dluhy
       *[other] { $count } dluhů
    }
    .count-gen = { $count ->
        [one] { $count } dluhu
       *[other] { $count } dluhů
    }
    .count-ins = { $count ->
        [one] { $count } dluhem
       *[other] { $count } dluhy
    }
viscounts-good-deed = smlouva
    .gen = smlouvy
    .dat = smlouvě
    .acc = smlouvu
    .loc = smlouvě
    .ins = smlouvou
    .gender = f
    .count = { $count ->
        [one] { $count } smlouva
        [few] { $count } smlouvy
       *[other] { $count } smluv
    }
    .count-acc = { $count ->
        [one] { $count } smlouvu
        [few] { $count } smlouvy
       *[other] { $count } smluv
    }
    .count-gen = { $count ->
        [one] { $count } smlouvy
       *[other] { $count } smluv
    }
    .count-ins = { $count ->
        [one] { $count } smlouvou
       *[other] { $count } smlouvami
    }
viscounts-good-virtue = počestnost
    .gen = počestnosti
    .dat = počestnosti
    .acc = počestnost
    .loc = počestnosti
    .ins = počestností
    .gender = f
    .count = { $count ->
        [one] { $count } počestnost
        [few] { $count } počestnosti
       *[other] { $count } počestností
    }
    .count-gen = { $count ->
        [one] { $count } počestnosti
       *[other] { $count } počestností
    }
    .count-ins = { $count ->
        [one] { $count } počestností
       *[other] { $count } počestnostmi
    }
viscounts-good-corruption = zkaženost
    .gen = zkaženosti
    .dat = zkaženosti
    .acc = zkaženost
    .loc = zkaženosti
    .ins = zkažeností
    .gender = f
    .count = { $count ->
        [one] { $count } zkaženost
        [few] { $count } zkaženosti
       *[other] { $count } zkažeností
    }
    .count-gen = { $count ->
        [one] { $count } zkaženosti
       *[other] { $count } zkažeností
    }
    .count-ins = { $count ->
        [one] { $count } zkažeností
       *[other] { $count } zkaženostmi
    }
viscounts-amount = { COUNT($n, $what) }
    .gen = { COUNT($n, $what, case: "gen") }
    .acc = { COUNT($n, $what, case: "acc") }
    .ins = { COUNT($n, $what, case: "ins") }
viscounts-resource = surovina
    .gen = suroviny
    .dat = surovině
    .acc = surovinu
    .loc = surovině
    .ins = surovinou
    .gender = f
    .count = { $count ->
        [one] { $count } surovina
        [few] { $count } suroviny
       *[other] { $count } surovin
    }
    .count-acc = { $count ->
        [one] { $count } surovinu
        [few] { $count } suroviny
       *[other] { $count } surovin
    }
    .count-gen = { $count ->
        [one] { $count } suroviny
       *[other] { $count } surovin
    }
    .count-ins = { $count ->
        [one] { $count } surovinou
       *[other] { $count } surovinami
    }
viscounts-icon-merchant = obchodní symbol
    .gen = obchodního symbolu
    .dat = obchodnímu symbolu
    .acc = obchodní symbol
    .loc = obchodním symbolu
    .ins = obchodním symbolem
    .gender = i
    .count = { $count ->
        [one] { $count } obchodní symbol
        [few] { $count } obchodní symboly
       *[other] { $count } obchodních symbolů
    }
    .count-gen = { $count ->
        [one] { $count } obchodního symbolu
       *[other] { $count } obchodních symbolů
    }
    .count-ins = { $count ->
        [one] { $count } obchodním symbolem
       *[other] { $count } obchodními symboly
    }
viscounts-icon-builder = stavební symbol
    .gen = stavebního symbolu
    .dat = stavebnímu symbolu
    .acc = stavební symbol
    .loc = stavebním symbolu
    .ins = stavebním symbolem
    .gender = i
    .count = { $count ->
        [one] { $count } stavební symbol
        [few] { $count } stavební symboly
       *[other] { $count } stavebních symbolů
    }
    .count-gen = { $count ->
        [one] { $count } stavebního symbolu
       *[other] { $count } stavebních symbolů
    }
    .count-ins = { $count ->
        [one] { $count } stavebním symbolem
       *[other] { $count } stavebními symboly
    }
viscounts-icon-noble = šlechtický symbol
    .gen = šlechtického symbolu
    .dat = šlechtickému symbolu
    .acc = šlechtický symbol
    .loc = šlechtickém symbolu
    .ins = šlechtickým symbolem
    .gender = i
    .count = { $count ->
        [one] { $count } šlechtický symbol
        [few] { $count } šlechtické symboly
       *[other] { $count } šlechtických symbolů
    }
    .count-gen = { $count ->
        [one] { $count } šlechtického symbolu
       *[other] { $count } šlechtických symbolů
    }
    .count-ins = { $count ->
        [one] { $count } šlechtickým symbolem
       *[other] { $count } šlechtickými symboly
    }
viscounts-icon-cleric = církevní symbol
    .gen = církevního symbolu
    .dat = církevnímu symbolu
    .acc = církevní symbol
    .loc = církevním symbolu
    .ins = církevním symbolem
    .gender = i
    .count = { $count ->
        [one] { $count } církevní symbol
        [few] { $count } církevní symboly
       *[other] { $count } církevních symbolů
    }
    .count-gen = { $count ->
        [one] { $count } církevního symbolu
       *[other] { $count } církevních symbolů
    }
    .count-ins = { $count ->
        [one] { $count } církevním symbolem
       *[other] { $count } církevními symboly
    }
viscounts-icon-criminal = zločinecký symbol
    .gen = zločineckého symbolu
    .dat = zločineckému symbolu
    .acc = zločinecký symbol
    .loc = zločineckém symbolu
    .ins = zločineckým symbolem
    .gender = i
    .count = { $count ->
        [one] { $count } zločinecký symbol
        [few] { $count } zločinecké symboly
       *[other] { $count } zločineckých symbolů
    }
    .count-gen = { $count ->
        [one] { $count } zločineckého symbolu
       *[other] { $count } zločineckých symbolů
    }
    .count-ins = { $count ->
        [one] { $count } zločineckým symbolem
       *[other] { $count } zločineckými symboly
    }
viscounts-debt-unpaid = nesplacený dluh
    .gen = nesplaceného dluhu
    .dat = nesplacenému dluhu
    .acc = nesplacený dluh
    .loc = nesplaceném dluhu
    .ins = nesplaceným dluhem
    .gender = i
viscounts-debt-paid = splacený dluh
    .gen = splaceného dluhu
    .dat = splacenému dluhu
    .acc = splacený dluh
    .loc = splaceném dluhu
    .ins = splaceným dluhem
    .gender = i
viscounts-deed-acquired = sepsaná smlouva
    .gen = sepsané smlouvy
    .dat = sepsané smlouvě
    .acc = sepsanou smlouvu
    .loc = sepsané smlouvě
    .ins = sepsanou smlouvou
    .gender = f
viscounts-deed-approved = stvrzená smlouva
    .gen = stvrzené smlouvy
    .dat = stvrzené smlouvě
    .acc = stvrzenou smlouvu
    .loc = stvrzené smlouvě
    .ins = stvrzenou smlouvou
    .gender = f
viscounts-worker = poddaný
    .gen = poddaného
    .dat = poddanému
    .acc = poddaného
    .loc = poddaném
    .ins = poddaným
    .gender = m
    .count = { $count ->
        [one] { $count } poddaný
        [few] { $count } poddaní
       *[other] { $count } poddaných
    }
    .count-acc = { $count ->
        [one] { $count } poddaného
        [few] { $count } poddané
       *[other] { $count } poddaných
    }
    .count-gen = { $count ->
        [one] { $count } poddaného
       *[other] { $count } poddaných
    }
    .count-ins = { $count ->
        [one] { $count } poddaným
       *[other] { $count } poddanými
    }
viscounts-viscount = vikomt
    .gen = vikomta
    .dat = vikomtovi
    .acc = vikomta
    .loc = vikomtovi
    .ins = vikomtem
    .gender = m
    .count = { $count ->
        [one] { $count } vikomt
        [few] { $count } vikomti
       *[other] { $count } vikomtů
    }
    .count-acc = { $count ->
        [one] { $count } vikomta
        [few] { $count } vikomty
       *[other] { $count } vikomtů
    }
    .count-gen = { $count ->
        [one] { $count } vikomta
       *[other] { $count } vikomtů
    }
    .count-ins = { $count ->
        [one] { $count } vikomtem
       *[other] { $count } vikomty
    }
viscounts-space = místo
    .gen = místa
    .dat = místu
    .acc = místo
    .loc = místě
    .ins = místem
    .gender = n
    .count = { $count ->
        [one] { $count } místo
        [few] { $count } místa
       *[other] { $count } míst
    }
    .count-gen = { $count ->
        [one] { $count } místa
       *[other] { $count } míst
    }
    .count-ins = { $count ->
        [one] { $count } místem
       *[other] { $count } místy
    }
viscounts-marker-corruption = ukazatel zkaženosti
    .gen = ukazatele zkaženosti
    .dat = ukazateli zkaženosti
    .acc = ukazatel zkaženosti
    .loc = ukazateli zkaženosti
    .ins = ukazatelem zkaženosti
    .gender = i
viscounts-marker-virtue = ukazatel počestnosti
    .gen = ukazatele počestnosti
    .dat = ukazateli počestnosti
    .acc = ukazatel počestnosti
    .loc = ukazateli počestnosti
    .ins = ukazatelem počestnosti
    .gender = i
viscounts-collision = střet
    .gen = střetu
    .dat = střetu
    .acc = střet
    .loc = střetu
    .ins = střetem
    .gender = i
viscounts-poverty = karta chudoby
    .gen = karty chudoby
    .dat = kartě chudoby
    .acc = kartu chudoby
    .loc = kartě chudoby
    .ins = kartou chudoby
    .gender = f
viscounts-prosperity = karta blahobytu
    .gen = karty blahobytu
    .dat = kartě blahobytu
    .acc = kartu blahobytu
    .loc = kartě blahobytu
    .ins = kartou blahobytu
    .gender = f
viscounts-player-card = karta hráče { $number }
    .gen = karty hráče { $number }
    .dat = kartě hráče { $number }
    .acc = kartu hráče { $number }
    .loc = kartě hráče { $number }
    .ins = kartou hráče { $number }
    .gender = f
viscounts-colour-red = červený
viscounts-colour-blue = modrý
viscounts-colour-yellow = žlutý
viscounts-colour-green = zelený

## Akce, fáze, místa karet

viscounts-action-trade = Obchod
    .gen = Obchodu
    .dat = Obchodu
    .acc = Obchod
    .loc = Obchodu
    .ins = Obchodem
    .gender = i
viscounts-action-build = Stavba budovy
    .gen = Stavby budovy
    .dat = Stavbě budovy
    .acc = Stavbu budovy
    .loc = Stavbě budovy
    .ins = Stavbou budovy
    .gender = f
viscounts-action-noble = Umístění poddaných
    .gen = Umístění poddaných
    .dat = Umístění poddaných
    .acc = Umístění poddaných
    .loc = Umístění poddaných
    .ins = Umístěním poddaných
    .gender = n
viscounts-action-cleric = Opis rukopisu
    .gen = Opisu rukopisu
    .dat = Opisu rukopisu
    .acc = Opis rukopisu
    .loc = Opisu rukopisu
    .ins = Opisem rukopisu
    .gender = i
viscounts-action-focus = Hlavní cíl
    .gen = Hlavního cíle
    .dat = Hlavnímu cíli
    .acc = Hlavní cíl
    .loc = Hlavním cíli
    .ins = Hlavním cílem
    .gender = i
viscounts-action-none = žádná akce
    .gen = žádné akce
    .dat = žádné akci
    .acc = žádnou akci
    .loc = žádné akci
    .ins = žádnou akcí
    .gender = f
viscounts-phase-1 = Správa karet
viscounts-phase-2 = Pohyb
viscounts-phase-3 = Hlavní akce
viscounts-phase-4 = Najímání
viscounts-phase-5 = Vyhodnocení střetu
viscounts-phase-6 = Dobrání karet
viscounts-phase-setup = příprava hry
viscounts-phase-end = závěrečné bodování
viscounts-timing-instant = okamžitá schopnost
viscounts-timing-ongoing = trvalá schopnost
viscounts-timing-dropoff = odcházející schopnost
viscounts-timing-none = bez schopnosti
viscounts-area-hand = ruka
    .gen = ruky
    .dat = ruce
    .acc = ruku
    .loc = ruce
    .ins = rukou
    .gender = f
viscounts-area-draw = dobírací balíček
    .gen = dobíracího balíčku
    .dat = dobíracímu balíčku
    .acc = dobírací balíček
    .loc = dobíracím balíčku
    .ins = dobíracím balíčkem
    .gender = i
viscounts-area-discard = odkládací balíček
    .gen = odkládacího balíčku
    .dat = odkládacímu balíčku
    .acc = odkládací balíček
    .loc = odkládacím balíčku
    .ins = odkládacím balíčkem
    .gender = i
viscounts-area-board = deska hráče
    .gen = desky hráče
    .dat = desce hráče
    .acc = desku hráče
    .loc = desce hráče
    .ins = deskou hráče
    .gender = f
viscounts-area-left = levé místo
    .gen = levého místa
    .dat = levému místu
    .acc = levé místo
    .loc = levém místě
    .ins = levým místem
    .gender = n
viscounts-area-middle = prostřední místo
    .gen = prostředního místa
    .dat = prostřednímu místu
    .acc = prostřední místo
    .loc = prostředním místě
    .ins = prostředním místem
    .gender = n
viscounts-area-right = pravé místo
    .gen = pravého místa
    .dat = pravému místu
    .acc = pravé místo
    .loc = pravém místě
    .ins = pravým místem
    .gender = n
viscounts-area-supply = zásoba
    .gen = zásoby
    .dat = zásobě
    .acc = zásobu
    .loc = zásobě
    .ins = zásobou
    .gender = f
viscounts-area-main-board = herní plán
    .gen = herního plánu
    .dat = hernímu plánu
    .acc = herní plán
    .loc = herním plánu
    .ins = herním plánem
    .gender = i

## Účinky jako části věty; label je píše s velkým písmenem

viscounts-effect-gain = získat { COUNT($n, $good, case: "acc") }
viscounts-effect-flip-debt = { $n ->
    [one] otočit dluh
    [few] otočit { $n } dluhy
   *[other] otočit { $n } dluhů
}
viscounts-effect-flip-deed = { $n ->
    [one] otočit smlouvu
    [few] otočit { $n } smlouvy
   *[other] otočit { $n } smluv
}
viscounts-effect-flip-either = { $n ->
    [one] otočit dluh nebo smlouvu
    [few] otočit { $n } dluhy nebo smlouvy
   *[other] otočit { $n } dluhů nebo smluv
}
viscounts-effect-rearrange = přeskládat své karty
viscounts-effect-discard = { $n ->
    [one] odhodit kartu
    [few] odhodit až { $n } karty
   *[other] odhodit až { $n } karet
}
viscounts-effect-destroy = { $n ->
    [one] zničit kartu
    [few] zničit až { $n } karty
   *[other] zničit až { $n } karet
}
viscounts-effect-destroy-any = zničit kteroukoli svou kartu
viscounts-effect-shuffle = zamíchat odkládací balíček do dobíracího
viscounts-effect-hire-free = najmout zdarma libovolného viditelného měšťana
viscounts-effect-castle-move = přesunout poddaného na sousední nádvoří
viscounts-effect-place-workers = { $n ->
    [one] umístit { $n } poddaného na hrad
    [few] umístit { $n } poddané na hrad
   *[other] umístit { $n } poddaných na hrad
}
viscounts-effect-build-free = postavit zdarma: { NAME($building) }
viscounts-effect-free-manuscript = vzít si rukopis s cenou { LIST($costs, join: "or") }
viscounts-effect-choice = { LIST($options, join: "or") }
viscounts-effect-all = { LIST($effects) }
viscounts-effect-nothing = nic
viscounts-effect-future-scheme = vzít si budoucí intriku
viscounts-effect-ai-dismiss = propustit měšťana dílu
viscounts-effect-ai-action = akce: { NAME($action) }
viscounts-effect-gain-per-criminal = získat 1 zkaženost za každý zločinecký symbol
viscounts-ability-instant = Při zahrání: { $effect }
viscounts-ability-dropoff = Při odchodu: { $effect }
viscounts-ability-after-action = Po akci { NAME($action) }: { $effect }
viscounts-ability-on-flip = Kdykoli otočíte dluh: { $effect }
viscounts-ability-on-gain = Kdykoli získáte dluh: { $effect }
viscounts-ability-on-collision = Při střetu kteréhokoli hráče: { $effect }
viscounts-ability-convert-icons = Akce { NAME($action) }: za { COUNT($per, $from, case: "acc") } můžete počítat { COUNT($icons, $icon, case: "acc") }
viscounts-ability-pay-as-icon = Akce { NAME($action) }: za zaplacení { COUNT($per, $good, case: "gen") } můžete počítat { COUNT($icons, $icon, case: "acc") }
viscounts-ability-pay-any-as-icon = Akce { NAME($action) }: za každou zaplacenou jednotku ({ LIST($goods, join: "or") }) můžete počítat { COUNT($icons, $icon, case: "acc") }
viscounts-ability-once = { $text } (jednou za akci)
viscounts-ability-hire-or-dismiss = Při najmutí nebo propuštění: { $effect }
viscounts-ability-end-score = Na konci hry: { $vp } VB za { COUNT($per, $thing, case: "acc") }

## Bodování

viscounts-thing-resource = surovina
    .gen = suroviny
    .dat = surovině
    .acc = surovinu
    .loc = surovině
    .ins = surovinou
    .gender = f
    .count = { $count ->
        [one] { $count } surovina
        [few] { $count } suroviny
       *[other] { $count } surovin
    }
    .count-acc = { $count ->
        [one] { $count } surovinu
        [few] { $count } suroviny
       *[other] { $count } surovin
    }
    .count-gen = { $count ->
        [one] { $count } suroviny
       *[other] { $count } surovin
    }
    .count-ins = { $count ->
        [one] { $count } surovinou
       *[other] { $count } surovinami
    }
viscounts-thing-building = budova
    .gen = budovy
    .dat = budově
    .acc = budovu
    .loc = budově
    .ins = budovou
    .gender = f
    .count = { $count ->
        [one] { $count } budova
        [few] { $count } budovy
       *[other] { $count } budov
    }
    .count-acc = { $count ->
        [one] { $count } budovu
        [few] { $count } budovy
       *[other] { $count } budov
    }
    .count-gen = { $count ->
        [one] { $count } budovy
       *[other] { $count } budov
    }
    .count-ins = { $count ->
        [one] { $count } budovou
       *[other] { $count } budovami
    }
viscounts-thing-manuscript = rukopis
    .gen = rukopisu
    .dat = rukopisu
    .acc = rukopis
    .loc = rukopisu
    .ins = rukopisem
    .gender = i
    .count = { $count ->
        [one] { $count } rukopis
        [few] { $count } rukopisy
       *[other] { $count } rukopisů
    }
    .count-gen = { $count ->
        [one] { $count } rukopisu
       *[other] { $count } rukopisů
    }
    .count-ins = { $count ->
        [one] { $count } rukopisem
       *[other] { $count } rukopisy
    }
viscounts-thing-flipped-debt = splacený dluh
    .gen = splaceného dluhu
    .dat = splacenému dluhu
    .acc = splacený dluh
    .loc = splaceném dluhu
    .ins = splaceným dluhem
    .gender = i
    .count = { $count ->
        [one] { $count } splacený dluh
        [few] { $count } splacené dluhy
       *[other] { $count } splacených dluhů
    }
    .count-gen = { $count ->
        [one] { $count } splaceného dluhu
       *[other] { $count } splacených dluhů
    }
    .count-ins = { $count ->
        [one] { $count } splaceným dluhem
       *[other] { $count } splacenými dluhy
    }
viscounts-thing-flipped-deed = stvrzená smlouva
    .gen = stvrzené smlouvy
    .dat = stvrzené smlouvě
    .acc = stvrzenou smlouvu
    .loc = stvrzené smlouvě
    .ins = stvrzenou smlouvou
    .gender = f
    .count = { $count ->
        [one] { $count } stvrzená smlouva
        [few] { $count } stvrzené smlouvy
       *[other] { $count } stvrzených smluv
    }
    .count-acc = { $count ->
        [one] { $count } stvrzenou smlouvu
        [few] { $count } stvrzené smlouvy
       *[other] { $count } stvrzených smluv
    }
    .count-gen = { $count ->
        [one] { $count } stvrzené smlouvy
       *[other] { $count } stvrzených smluv
    }
    .count-ins = { $count ->
        [one] { $count } stvrzenou smlouvou
       *[other] { $count } stvrzenými smlouvami
    }
viscounts-thing-worker-in-castle = poddaný na hradě
    .gen = poddaného na hradě
    .dat = poddanému na hradě
    .acc = poddaného na hradě
    .loc = poddaném na hradě
    .ins = poddaným na hradě
    .gender = m
    .count = { $count ->
        [one] { $count } poddaný na hradě
        [few] { $count } poddaní na hradě
       *[other] { $count } poddaných na hradě
    }
    .count-acc = { $count ->
        [one] { $count } poddaného na hradě
        [few] { $count } poddané na hradě
       *[other] { $count } poddaných na hradě
    }
    .count-gen = { $count ->
        [one] { $count } poddaného na hradě
       *[other] { $count } poddaných na hradě
    }
    .count-ins = { $count ->
        [one] { $count } poddaným na hradě
       *[other] { $count } poddanými na hradě
    }
viscounts-score-buildings = budovy
viscounts-score-castle = poddaní na hradě
viscounts-score-sets = sady rukopisů
viscounts-score-manuscripts = body z rukopisů
viscounts-score-castle-leader = hradní pán
viscounts-score-cleric-bonus = karty církevního bonusu
viscounts-score-debts = nesplacené dluhy
viscounts-score-deeds = smlouvy
viscounts-score-poverty = karta chudoby
viscounts-score-prosperity = karta blahobytu
viscounts-score-resources = zbylé suroviny

## Sólová hra

viscounts-rival-ai-cleric = církevní virtuální hráč
    .gen = církevního virtuálního hráče
    .dat = církevnímu virtuálnímu hráči
    .acc = církevního virtuálního hráče
    .loc = církevním virtuálním hráči
    .ins = církevním virtuálním hráčem
    .gender = m
viscounts-rival-ai-builder = stavební virtuální hráč
    .gen = stavebního virtuálního hráče
    .dat = stavebnímu virtuálnímu hráči
    .acc = stavebního virtuálního hráče
    .loc = stavebním virtuálním hráči
    .ins = stavebním virtuálním hráčem
    .gender = m
viscounts-rival-ai-noble = šlechtický virtuální hráč
    .gen = šlechtického virtuálního hráče
    .dat = šlechtickému virtuálnímu hráči
    .acc = šlechtického virtuálního hráče
    .loc = šlechtickém virtuálním hráči
    .ins = šlechtickým virtuálním hráčem
    .gender = m
viscounts-rival-ai-cards = virtuální hráč zaměřený na karty
    .gen = virtuálního hráče zaměřeného na karty
    .dat = virtuálnímu hráči zaměřenému na karty
    .acc = virtuálního hráče zaměřeného na karty
    .loc = virtuálním hráči zaměřeném na karty
    .ins = virtuálním hráčem zaměřeným na karty
    .gender = m
viscounts-rival = virtuální hráč
    .gen = virtuálního hráče
    .dat = virtuálnímu hráči
    .acc = virtuálního hráče
    .loc = virtuálním hráči
    .ins = virtuálním hráčem
    .gender = m
viscounts-scheme-S1 = počáteční intrika 1
    .gen = počáteční intriky 1
    .dat = počáteční intrice 1
    .acc = počáteční intriku 1
    .loc = počáteční intrice 1
    .ins = počáteční intrikou 1
    .gender = f
viscounts-scheme-S2 = počáteční intrika 2
    .gen = počáteční intriky 2
    .dat = počáteční intrice 2
    .acc = počáteční intriku 2
    .loc = počáteční intrice 2
    .ins = počáteční intrikou 2
    .gender = f
viscounts-scheme-S3 = počáteční intrika 3
    .gen = počáteční intriky 3
    .dat = počáteční intrice 3
    .acc = počáteční intriku 3
    .loc = počáteční intrice 3
    .ins = počáteční intrikou 3
    .gender = f
viscounts-scheme-S4 = počáteční intrika 4
    .gen = počáteční intriky 4
    .dat = počáteční intrice 4
    .acc = počáteční intriku 4
    .loc = počáteční intrice 4
    .ins = počáteční intrikou 4
    .gender = f
viscounts-scheme-S5 = počáteční intrika 5
    .gen = počáteční intriky 5
    .dat = počáteční intrice 5
    .acc = počáteční intriku 5
    .loc = počáteční intrice 5
    .ins = počáteční intrikou 5
    .gender = f
viscounts-scheme-S6 = počáteční intrika 6
    .gen = počáteční intriky 6
    .dat = počáteční intrice 6
    .acc = počáteční intriku 6
    .loc = počáteční intrice 6
    .ins = počáteční intrikou 6
    .gender = f
viscounts-scheme-S7 = počáteční intrika 7
    .gen = počáteční intriky 7
    .dat = počáteční intrice 7
    .acc = počáteční intriku 7
    .loc = počáteční intrice 7
    .ins = počáteční intrikou 7
    .gender = f
viscounts-scheme-S8 = počáteční intrika 8
    .gen = počáteční intriky 8
    .dat = počáteční intrice 8
    .acc = počáteční intriku 8
    .loc = počáteční intrice 8
    .ins = počáteční intrikou 8
    .gender = f
viscounts-scheme-F1 = budoucí intrika 1
    .gen = budoucí intriky 1
    .dat = budoucí intrice 1
    .acc = budoucí intriku 1
    .loc = budoucí intrice 1
    .ins = budoucí intrikou 1
    .gender = f
viscounts-scheme-F2 = budoucí intrika 2
    .gen = budoucí intriky 2
    .dat = budoucí intrice 2
    .acc = budoucí intriku 2
    .loc = budoucí intrice 2
    .ins = budoucí intrikou 2
    .gender = f
viscounts-scheme-F3 = budoucí intrika 3
    .gen = budoucí intriky 3
    .dat = budoucí intrice 3
    .acc = budoucí intriku 3
    .loc = budoucí intrice 3
    .ins = budoucí intrikou 3
    .gender = f
viscounts-scheme-F4 = budoucí intrika 4
    .gen = budoucí intriky 4
    .dat = budoucí intrice 4
    .acc = budoucí intriku 4
    .loc = budoucí intrice 4
    .ins = budoucí intrikou 4
    .gender = f
viscounts-scheme-F5 = budoucí intrika 5
    .gen = budoucí intriky 5
    .dat = budoucí intrice 5
    .acc = budoucí intriku 5
    .loc = budoucí intrice 5
    .ins = budoucí intrikou 5
    .gender = f
viscounts-scheme-F6 = budoucí intrika 6
    .gen = budoucí intriky 6
    .dat = budoucí intrice 6
    .acc = budoucí intriku 6
    .loc = budoucí intrice 6
    .ins = budoucí intrikou 6
    .gender = f
viscounts-scheme-F7 = budoucí intrika 7
    .gen = budoucí intriky 7
    .dat = budoucí intrice 7
    .acc = budoucí intriku 7
    .loc = budoucí intrice 7
    .ins = budoucí intrikou 7
    .gender = f
viscounts-scheme-F8 = budoucí intrika 8
    .gen = budoucí intriky 8
    .dat = budoucí intrice 8
    .acc = budoucí intriku 8
    .loc = budoucí intrice 8
    .ins = budoucí intrikou 8
    .gender = f
viscounts-focus-build = stavět budovy
viscounts-focus-noble = umísťovat poddané
viscounts-focus-cleric = opisovat rukopisy
viscounts-focus-cards = otáčet dluhy a smlouvy
viscounts-option-ai = deska virtuálního hráče
viscounts-option-difficulty = obtížnost
viscounts-difficulty = obtížnost { $level }
viscounts-option-side = strana herního plánu
