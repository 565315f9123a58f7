### The player aid of Viscounts of the West Kingdom; words between colons are pictograms.

learn-aid-viscounts-turn = Váš tah
learn-aid-viscounts-turn-1 = Karty se posunou doprava (odcházející schopnost), pak jednu vyložte vlevo. Má-li :criminal:: :corruption: za každý :criminal: na desce.
learn-aid-viscounts-turn-2 = Jeďte přesně o její číslo; každé další místo :silver: 1.
learn-aid-viscounts-turn-3 = Jedna akce, nebo žádná: na vnější cestě :merchant: nebo :builder:, na vnitřní :noble: nebo :cleric:. Zdejšího měšťana smíte propustit pro jeho symboly.
learn-aid-viscounts-turn-4 = Najměte měšťana ze svého dílu za jeho cenu v :silver:.
learn-aid-viscounts-turn-5 = Spojené ukazatele: vyhodnoťte střet.
learn-aid-viscounts-turn-6 = Doberte do 3 karet. Při míchání :virtue: 1, nebo :corruption: 1, máte-li :criminal:.

learn-aid-viscounts-actions = Akce a ceny
learn-aid-viscounts-actions-1 = :merchant: Obchod (chybějící symboly :silver:): 1 za :silver: 1 · 2 za :ink:, :gold: nebo :stone: · 3 za :destroy: · 4 za :flip-either:
learn-aid-viscounts-actions-2 = :builder: Stavba (:stone:): dílna 3 · obchodní stanice 5 · cechovní dům 7; vezměte, co ukazuje staveniště a spojnice
learn-aid-viscounts-actions-3 = :noble: Poddaní (:gold:): 1, 3, 5, 8 symbolů za 1, 2, 3, 4 :workers:. Tři vaši na nádvoří: jeden výš, dva do stran
learn-aid-viscounts-actions-4 = :cleric: Opis (:ink:): tolik symbolů, kolik rukopis ukazuje

learn-aid-viscounts-cards = Symboly
learn-aid-viscounts-cards-1 = :merchant: obchodní, :builder: stavební, :noble: šlechtický, :cleric: církevní
learn-aid-viscounts-cards-2 = :criminal: platí v akci za kterýkoli z nich
learn-aid-viscounts-cards-3 = Počítají se na třech kartách vaší desky, na odkrytých políčkách a kartách církevního bonusu a nespotřebují se.
learn-aid-viscounts-cards-4 = Propuštění: zaplaťte cenu, symboly platí jednou; karta opouští hru.
learn-aid-viscounts-cards-5 = :flip-debt: splacený dluh dá surovinu; :flip-deed: stvrzená smlouva víc bodů

learn-aid-viscounts-collision = Střet podle místa ukazatelů
learn-aid-viscounts-collision-1 = 1: :silver: 1, :deed: 3 · ostatní s :criminal:: :debt: 1
learn-aid-viscounts-collision-2 = 2: :silver: 1, :deed: 2 · ostatní s :criminal:: :corruption: 1
learn-aid-viscounts-collision-3 = 3: :silver: 1, :deed: 1 · ostatní s :criminal:: :corruption: 1
learn-aid-viscounts-collision-4 = 4: :silver: 2, :deed: 1, :debt: 1 · ostatní: :rearrange:
learn-aid-viscounts-collision-5 = 5: :silver: 2, :debt: 1 · ostatní bez :criminal:: :virtue: 1
learn-aid-viscounts-collision-6 = 6: :silver: 3, :debt: 2 · ostatní bez :criminal:: :virtue: 1
learn-aid-viscounts-collision-7 = 7: :silver: 4, :debt: 3 · ostatní bez :criminal:: :deed: 1

learn-aid-viscounts-points = Body na konci
learn-aid-viscounts-points-1 = 1, 2, 3 stejné: dílny 2, 5, 9 · obchodní stanice 4, 9, 15 · cechovní domy 6, 13, 21
learn-aid-viscounts-points-2 = :workers: číslo své úrovně: 1, 2, 3
learn-aid-viscounts-points-3 = :manuscript: sady 1, 2, 3, 4 různých stuh: 1, 4, 9, 16; a co rukopisy slibují
learn-aid-viscounts-points-4 = Hradní pán 5, každá karta církevního bonusu 3
learn-aid-viscounts-points-5 = :deed: sepsaná 1, stvrzená 3
learn-aid-viscounts-points-6 = :debt: nesplacený −2, splacený 0
learn-aid-viscounts-points-7 = Odhalená chudoba: nejvíc stvrzených :deed:. Blahobyt: nejvíc splacených :debt:. 12, 8, 4 (méně než tři hráči: 12, 4)

learn-aid-viscounts-beware = Nezapomeňte
learn-aid-viscounts-beware-1 = Poslední :debt: na kartě chudoby nebo :deed: na kartě blahobytu spustí konec: dohrajte kolo a pak ještě jedno.
learn-aid-viscounts-beware-2 = :criminal: pomůže každé akci, ale vede k :debt:.
learn-aid-viscounts-beware-3 = Otočte :debt: a :deed: dřív, než bude pozdě.

## What the pictograms are called, for those who hear the page

learn-sign-viscounts-merchant = obchodní symbol
learn-sign-viscounts-builder = stavební symbol
learn-sign-viscounts-noble = šlechtický symbol
learn-sign-viscounts-cleric = církevní symbol
learn-sign-viscounts-criminal = zločinecký symbol
learn-sign-viscounts-ink = kalamář
learn-sign-viscounts-stone = kámen
learn-sign-viscounts-gold = zlato
learn-sign-viscounts-silver = mince
learn-sign-viscounts-debt = dluh
learn-sign-viscounts-deed = smlouva
learn-sign-viscounts-flip-debt = otočit dluh
learn-sign-viscounts-flip-deed = otočit smlouvu
learn-sign-viscounts-flip-either = otočit dluh nebo smlouvu
learn-sign-viscounts-virtue = počestnost
learn-sign-viscounts-corruption = zkaženost
learn-sign-viscounts-rearrange = přeskládat karty
learn-sign-viscounts-discard = odhodit
learn-sign-viscounts-destroy = zničit kartu
learn-sign-viscounts-shuffle = zamíchat
learn-sign-viscounts-hire = najmout
learn-sign-viscounts-dismiss = propustit
learn-sign-viscounts-castle-move = pohyb na hradě
learn-sign-viscounts-workers = poddaní
learn-sign-viscounts-manuscript = rukopis
