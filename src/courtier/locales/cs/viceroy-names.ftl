### Jména ve hře Panovník: karty, drahokamy, žetony, místa. Pády: gen dat acc loc ins; gender m i f n pl.

viceroy-title = Panovník
    .gen = Panovníka
    .dat = Panovníkovi
    .acc = Panovníka
    .loc = Panovníkovi
    .ins = Panovníkem
    .gender = m

## Postavy

viceroy-card-boatswain = Loďmistr
    .gen = Loďmistra
    .dat = Loďmistrovi
    .acc = Loďmistra
    .loc = Loďmistrovi
    .ins = Loďmistrem
    .gender = m
viceroy-card-ambassador = Vyslanec
    .gen = Vyslance
    .dat = Vyslanci
    .acc = Vyslance
    .loc = Vyslanci
    .ins = Vyslancem
    .gender = m
viceroy-card-herbalist = Bylinkářka
    .gen = Bylinkářky
    .dat = Bylinkářce
    .acc = Bylinkářku
    .loc = Bylinkářce
    .ins = Bylinkářkou
    .gender = f
viceroy-card-mentor = Učitel
    .gen = Učitele
    .dat = Učiteli
    .acc = Učitele
    .loc = Učiteli
    .ins = Učitelem
    .gender = m
viceroy-card-scout = Zvědka
    .gen = Zvědky
    .dat = Zvědce
    .acc = Zvědku
    .loc = Zvědce
    .ins = Zvědkou
    .gender = f
viceroy-card-chancellor = Kancléř
    .gen = Kancléře
    .dat = Kancléři
    .acc = Kancléře
    .loc = Kancléři
    .ins = Kancléřem
    .gender = m
viceroy-card-wanderer = Poutník
    .gen = Poutníka
    .dat = Poutníkovi
    .acc = Poutníka
    .loc = Poutníkovi
    .ins = Poutníkem
    .gender = m
viceroy-card-paladin = Paladin
    .gen = Paladina
    .dat = Paladinovi
    .acc = Paladina
    .loc = Paladinovi
    .ins = Paladinem
    .gender = m
viceroy-card-cannoneer = Dělostřelec
    .gen = Dělostřelce
    .dat = Dělostřelci
    .acc = Dělostřelce
    .loc = Dělostřelci
    .ins = Dělostřelcem
    .gender = m
viceroy-card-marshal = Maršál
    .gen = Maršála
    .dat = Maršálovi
    .acc = Maršála
    .loc = Maršálovi
    .ins = Maršálem
    .gender = m
viceroy-card-crossbow-maiden = Kušistka
    .gen = Kušistky
    .dat = Kušistce
    .acc = Kušistku
    .loc = Kušistce
    .ins = Kušistkou
    .gender = f
viceroy-card-lookout = Hlídka
    .gen = Hlídky
    .dat = Hlídce
    .acc = Hlídku
    .loc = Hlídce
    .ins = Hlídkou
    .gender = f
viceroy-card-arcanist = Arkanista
    .gen = Arkanisty
    .dat = Arkanistovi
    .acc = Arkanistu
    .loc = Arkanistovi
    .ins = Arkanistou
    .gender = m
viceroy-card-executioner = Kat
    .gen = Kata
    .dat = Katovi
    .acc = Kata
    .loc = Katovi
    .ins = Katem
    .gender = m
viceroy-card-general = Generál
    .gen = Generála
    .dat = Generálovi
    .acc = Generála
    .loc = Generálovi
    .ins = Generálem
    .gender = m
viceroy-card-miner = Horník
    .gen = Horníka
    .dat = Horníkovi
    .acc = Horníka
    .loc = Horníkovi
    .ins = Horníkem
    .gender = m
viceroy-card-corporal = Desátník
    .gen = Desátníka
    .dat = Desátníkovi
    .acc = Desátníka
    .loc = Desátníkovi
    .ins = Desátníkem
    .gender = m
viceroy-card-grandee = Velmož
    .gen = Velmože
    .dat = Velmoži
    .acc = Velmože
    .loc = Velmoži
    .ins = Velmožem
    .gender = m
viceroy-card-standard-bearer = Praporečník
    .gen = Praporečníka
    .dat = Praporečníkovi
    .acc = Praporečníka
    .loc = Praporečníkovi
    .ins = Praporečníkem
    .gender = m
viceroy-card-recruiter = Verbíř
    .gen = Verbíře
    .dat = Verbíři
    .acc = Verbíře
    .loc = Verbíři
    .ins = Verbířem
    .gender = m
viceroy-card-fairy = Víla
    .gen = Víly
    .dat = Víle
    .acc = Vílu
    .loc = Víle
    .ins = Vílou
    .gender = f
viceroy-card-bandit = Lupič
    .gen = Lupiče
    .dat = Lupiči
    .acc = Lupiče
    .loc = Lupiči
    .ins = Lupičem
    .gender = m
viceroy-card-castellan = Kastelán
    .gen = Kastelána
    .dat = Kastelánovi
    .acc = Kastelána
    .loc = Kastelánovi
    .ins = Kastelánem
    .gender = m
viceroy-card-agent = Agent
    .gen = Agenta
    .dat = Agentovi
    .acc = Agenta
    .loc = Agentovi
    .ins = Agentem
    .gender = m
viceroy-card-berserker = Berserkr
    .gen = Berserkra
    .dat = Berserkrovi
    .acc = Berserkra
    .loc = Berserkrovi
    .ins = Berserkrem
    .gender = m
viceroy-card-huntress = Lovkyně
    .gen = Lovkyně
    .dat = Lovkyni
    .acc = Lovkyni
    .loc = Lovkyni
    .ins = Lovkyní
    .gender = f
viceroy-card-assassin = Asasín
    .gen = Asasína
    .dat = Asasínovi
    .acc = Asasína
    .loc = Asasínovi
    .ins = Asasínem
    .gender = m
viceroy-card-swordsman = Šermíř
    .gen = Šermíře
    .dat = Šermíři
    .acc = Šermíře
    .loc = Šermíři
    .ins = Šermířem
    .gender = m
viceroy-card-strategist = Stratég
    .gen = Stratéga
    .dat = Stratégovi
    .acc = Stratéga
    .loc = Stratégovi
    .ins = Stratégem
    .gender = m
viceroy-card-ranger = Hraničář
    .gen = Hraničáře
    .dat = Hraničáři
    .acc = Hraničáře
    .loc = Hraničáři
    .ins = Hraničářem
    .gender = m
viceroy-card-crown-prince = Korunní princ
    .gen = Korunního prince
    .dat = Korunnímu princi
    .acc = Korunního prince
    .loc = Korunním princi
    .ins = Korunním princem
    .gender = m
viceroy-card-captain = Kapitán
    .gen = Kapitána
    .dat = Kapitánovi
    .acc = Kapitána
    .loc = Kapitánovi
    .ins = Kapitánem
    .gender = m
viceroy-card-margrave = Markrabě
    .gen = Markraběte
    .dat = Markraběti
    .acc = Markraběte
    .loc = Markraběti
    .ins = Markrabětem
    .gender = m
viceroy-card-hermit = Poustevník
    .gen = Poustevníka
    .dat = Poustevníkovi
    .acc = Poustevníka
    .loc = Poustevníkovi
    .ins = Poustevníkem
    .gender = m
viceroy-card-guardian = Strážce
    .gen = Strážce
    .dat = Strážci
    .acc = Strážce
    .loc = Strážci
    .ins = Strážcem
    .gender = m
viceroy-card-sniper = Ostrostřelec
    .gen = Ostrostřelce
    .dat = Ostrostřelci
    .acc = Ostrostřelce
    .loc = Ostrostřelci
    .ins = Ostrostřelcem
    .gender = m
viceroy-card-armourer = Zbrojíř
    .gen = Zbrojíře
    .dat = Zbrojíři
    .acc = Zbrojíře
    .loc = Zbrojíři
    .ins = Zbrojířem
    .gender = m
viceroy-card-druid = Druid
    .gen = Druida
    .dat = Druidovi
    .acc = Druida
    .loc = Druidovi
    .ins = Druidem
    .gender = m
viceroy-card-champion = Bohatýr
    .gen = Bohatýra
    .dat = Bohatýrovi
    .acc = Bohatýra
    .loc = Bohatýrovi
    .ins = Bohatýrem
    .gender = m
viceroy-card-admiral = Admirál
    .gen = Admirála
    .dat = Admirálovi
    .acc = Admirála
    .loc = Admirálovi
    .ins = Admirálem
    .gender = m
viceroy-card-inspector = Inspektor
    .gen = Inspektora
    .dat = Inspektorovi
    .acc = Inspektora
    .loc = Inspektorovi
    .ins = Inspektorem
    .gender = m
viceroy-card-spy = Vyzvědač
    .gen = Vyzvědače
    .dat = Vyzvědači
    .acc = Vyzvědače
    .loc = Vyzvědači
    .ins = Vyzvědačem
    .gender = m
viceroy-card-inventor = Vynálezce
    .gen = Vynálezce
    .dat = Vynálezci
    .acc = Vynálezce
    .loc = Vynálezci
    .ins = Vynálezcem
    .gender = m
viceroy-card-governor = Guvernér
    .gen = Guvernéra
    .dat = Guvernérovi
    .acc = Guvernéra
    .loc = Guvernérovi
    .ins = Guvernérem
    .gender = m
viceroy-card-sergeant = Seržant
    .gen = Seržanta
    .dat = Seržantovi
    .acc = Seržanta
    .loc = Seržantovi
    .ins = Seržantem
    .gender = m
viceroy-card-saboteur = Záškodník
    .gen = Záškodníka
    .dat = Záškodníkovi
    .acc = Záškodníka
    .loc = Záškodníkovi
    .ins = Záškodníkem
    .gender = m
viceroy-card-brewer = Sládek
    .gen = Sládka
    .dat = Sládkovi
    .acc = Sládka
    .loc = Sládkovi
    .ins = Sládkem
    .gender = m
viceroy-card-cabin-girl = Plavčík
    .gen = Plavčíka
    .dat = Plavčíkovi
    .acc = Plavčíka
    .loc = Plavčíkovi
    .ins = Plavčíkem
    .gender = m
viceroy-card-witch = Čarodějnice
    .gen = Čarodějnice
    .dat = Čarodějnici
    .acc = Čarodějnici
    .loc = Čarodějnici
    .ins = Čarodějnicí
    .gender = f
viceroy-card-warlord = Vojevoda
    .gen = Vojevody
    .dat = Vojevodovi
    .acc = Vojevodu
    .loc = Vojevodovi
    .ins = Vojevodou
    .gender = m
viceroy-card-helmsman = Kormidelník
    .gen = Kormidelníka
    .dat = Kormidelníkovi
    .acc = Kormidelníka
    .loc = Kormidelníkovi
    .ins = Kormidelníkem
    .gender = m
viceroy-card-regent = Regent
    .gen = Regenta
    .dat = Regentovi
    .acc = Regenta
    .loc = Regentovi
    .ins = Regentem
    .gender = m
viceroy-card-pathfinder = Stopař
    .gen = Stopaře
    .dat = Stopaři
    .acc = Stopaře
    .loc = Stopaři
    .ins = Stopařem
    .gender = m
viceroy-card-sorcerer = Čaroděj
    .gen = Čaroděje
    .dat = Čaroději
    .acc = Čaroděje
    .loc = Čaroději
    .ins = Čarodějem
    .gender = m
viceroy-card-cutthroat = Hrdlořez
    .gen = Hrdlořeza
    .dat = Hrdlořezovi
    .acc = Hrdlořeza
    .loc = Hrdlořezovi
    .ins = Hrdlořezem
    .gender = m
viceroy-card-poisoner = Travič
    .gen = Traviče
    .dat = Traviči
    .acc = Traviče
    .loc = Traviči
    .ins = Travičem
    .gender = m
viceroy-card-enchantress = Kouzelnice
    .gen = Kouzelnice
    .dat = Kouzelnici
    .acc = Kouzelnici
    .loc = Kouzelnici
    .ins = Kouzelnicí
    .gender = f
viceroy-card-veteran = Veterán
    .gen = Veterána
    .dat = Veteránovi
    .acc = Veterána
    .loc = Veteránovi
    .ins = Veteránem
    .gender = m
viceroy-card-first-mate = První důstojník
    .gen = Prvního důstojníka
    .dat = Prvnímu důstojníkovi
    .acc = Prvního důstojníka
    .loc = Prvním důstojníkovi
    .ins = Prvním důstojníkem
    .gender = m
viceroy-card-baron = Baron
    .gen = Barona
    .dat = Baronovi
    .acc = Barona
    .loc = Baronovi
    .ins = Baronem
    .gender = m
viceroy-card-fence = Překupník
    .gen = Překupníka
    .dat = Překupníkovi
    .acc = Překupníka
    .loc = Překupníkovi
    .ins = Překupníkem
    .gender = m
viceroy-card-colonel = Plukovník
    .gen = Plukovníka
    .dat = Plukovníkovi
    .acc = Plukovníka
    .loc = Plukovníkovi
    .ins = Plukovníkem
    .gender = m
viceroy-card-landsknecht = Lancknecht
    .gen = Lancknechta
    .dat = Lancknechtovi
    .acc = Lancknechta
    .loc = Lancknechtovi
    .ins = Lancknechtem
    .gender = m
viceroy-card-chieftain = Náčelník
    .gen = Náčelníka
    .dat = Náčelníkovi
    .acc = Náčelníka
    .loc = Náčelníkovi
    .ins = Náčelníkem
    .gender = m

## Zákony

viceroy-card-replacement-decree = Dekret o výměně
    .gen = Dekretu o výměně
    .dat = Dekretu o výměně
    .acc = Dekret o výměně
    .loc = Dekretu o výměně
    .ins = Dekretem o výměně
    .gender = i
viceroy-card-double-honours = Dvojí pocty
    .gen = Dvojích poct
    .dat = Dvojím poctám
    .acc = Dvojí pocty
    .loc = Dvojích poctách
    .ins = Dvojími poctami
    .gender = pl
viceroy-card-forced-exchange = Nucená směna
    .gen = Nucené směny
    .dat = Nucené směně
    .acc = Nucenou směnu
    .loc = Nucené směně
    .ins = Nucenou směnou
    .gender = f
viceroy-card-census = Sčítání lidu
    .gen = Sčítání lidu
    .dat = Sčítání lidu
    .acc = Sčítání lidu
    .loc = Sčítání lidu
    .ins = Sčítáním lidu
    .gender = n
viceroy-card-requisition = Rekvizice
    .gen = Rekvizice
    .dat = Rekvizici
    .acc = Rekvizici
    .loc = Rekvizici
    .ins = Rekvizicí
    .gender = f
viceroy-card-legal-reform = Reforma zákonů
    .gen = Reformy zákonů
    .dat = Reformě zákonů
    .acc = Reformu zákonů
    .loc = Reformě zákonů
    .ins = Reformou zákonů
    .gender = f
viceroy-card-war-levy = Válečná daň
    .gen = Válečné daně
    .dat = Válečné dani
    .acc = Válečnou daň
    .loc = Válečné dani
    .ins = Válečnou daní
    .gender = f
viceroy-card-royal-archive = Královský archiv
    .gen = Královského archivu
    .dat = Královskému archivu
    .acc = Královský archiv
    .loc = Královském archivu
    .ins = Královským archivem
    .gender = i
viceroy-card-border-treaty = Pohraniční smlouva
    .gen = Pohraniční smlouvy
    .dat = Pohraniční smlouvě
    .acc = Pohraniční smlouvu
    .loc = Pohraniční smlouvě
    .ins = Pohraniční smlouvou
    .gender = f
viceroy-card-royal-favour = Královská milost
    .gen = Královské milosti
    .dat = Královské milosti
    .acc = Královskou milost
    .loc = Královské milosti
    .ins = Královskou milostí
    .gender = f
viceroy-card-balance-of-power = Rovnováha sil
    .gen = Rovnováhy sil
    .dat = Rovnováze sil
    .acc = Rovnováhu sil
    .loc = Rovnováze sil
    .ins = Rovnováhou sil
    .gender = f
viceroy-card-treasury = Královská pokladna
    .gen = Královské pokladny
    .dat = Královské pokladně
    .acc = Královskou pokladnu
    .loc = Královské pokladně
    .ins = Královskou pokladnou
    .gender = f
viceroy-card-conscription = Odvody
    .gen = Odvodů
    .dat = Odvodům
    .acc = Odvody
    .loc = Odvodech
    .ins = Odvody
    .gender = pl
viceroy-card-secret-service = Tajná služba
    .gen = Tajné služby
    .dat = Tajné službě
    .acc = Tajnou službu
    .loc = Tajné službě
    .ins = Tajnou službou
    .gender = f
viceroy-card-heraldry = Erbovní právo
    .gen = Erbovního práva
    .dat = Erbovnímu právu
    .acc = Erbovní právo
    .loc = Erbovním právu
    .ins = Erbovním právem
    .gender = n
viceroy-card-fortification = Opevnění
    .gen = Opevnění
    .dat = Opevnění
    .acc = Opevnění
    .loc = Opevnění
    .ins = Opevněním
    .gender = n
viceroy-card-academy-charter = Výsady akademie
    .gen = Výsad akademie
    .dat = Výsadám akademie
    .acc = Výsady akademie
    .loc = Výsadách akademie
    .ins = Výsadami akademie
    .gender = pl
viceroy-card-university = Univerzita
    .gen = Univerzity
    .dat = Univerzitě
    .acc = Univerzitu
    .loc = Univerzitě
    .ins = Univerzitou
    .gender = f
viceroy-card-sorcerers-guild = Cech čarodějů
    .gen = Cechu čarodějů
    .dat = Cechu čarodějů
    .acc = Cech čarodějů
    .loc = Cechu čarodějů
    .ins = Cechem čarodějů
    .gender = i
viceroy-card-book-of-spells = Kniha kouzel
    .gen = Knihy kouzel
    .dat = Knize kouzel
    .acc = Knihu kouzel
    .loc = Knize kouzel
    .ins = Knihou kouzel
    .gender = f
viceroy-card-court-alliance-i = Dvorská aliance I
    .gen = Dvorské aliance I
    .dat = Dvorské alianci I
    .acc = Dvorskou alianci I
    .loc = Dvorské alianci I
    .ins = Dvorskou aliancí I
    .gender = f
viceroy-card-court-alliance-ii = Dvorská aliance II
    .gen = Dvorské aliance II
    .dat = Dvorské alianci II
    .acc = Dvorskou alianci II
    .loc = Dvorské alianci II
    .ins = Dvorskou aliancí II
    .gender = f
viceroy-card-court-alliance-iii = Dvorská aliance III
    .gen = Dvorské aliance III
    .dat = Dvorské alianci III
    .acc = Dvorskou alianci III
    .loc = Dvorské alianci III
    .ins = Dvorskou aliancí III
    .gender = f
viceroy-card-court-alliance-iv = Dvorská aliance IV
    .gen = Dvorské aliance IV
    .dat = Dvorské alianci IV
    .acc = Dvorskou alianci IV
    .loc = Dvorské alianci IV
    .ins = Dvorskou aliancí IV
    .gender = f

## Co zákony dělají

viceroy-law-replacement-decree-text = Nevykládá se na volné místo. Nahraďte touto kartou libovolnou kartu své pyramidy na 1.–4. úrovni a nahrazenou kartu si vezměte do ruky. Všechny žetony, drahokamy i zasunuté karty zůstanou na místě a patří nyní k této kartě.
viceroy-law-double-honours-text = Zasuňte tuto kartu pod libovolnou postavu ve své pyramidě. Ke každému žetonu, který na té postavě leží, přidejte ještě jeden stejný; věčný drahokam se bere ze zásoby.
viceroy-law-forced-exchange-text = Můžete dát jinému hráči 3 libovolné drahokamy zpoza své zástěny a vyměnit 1 žeton ze své pyramidy za 1 žeton z jeho pyramidy. Drahokamy na kartách měnit nelze.
viceroy-law-census-text = Na konci hry: 1 bod moci za každou kartu ve své pyramidě včetně zasunutých karet a tohoto zákona.
viceroy-law-requisition-text = Vezměte si do ruky 1 kartu z nabídky a na její místo vyložte vrchní kartu malého balíčku. Příští aukční fáze se nezúčastníte a nedostanete za ni ani drahokamy.
viceroy-law-legal-reform-text = Vezměte si 3 karty z balíčku zákonů. Pak 2 karty zákonů z ruky položte v libovolném pořadí navrch balíčku zákonů; vzali-li jste si méně než 2, vraťte jen tolik, kolik jste si vzali.
viceroy-law-war-levy-text = Vyberte si: žeton útoku, nebo 6 bodů moci na tuto kartu, nebo 4 libovolné drahokamy.
viceroy-law-royal-archive-text = Zasuňte pod tuto kartu libovolný počet karet z ruky. Na konci hry: 5 bodů moci za každou kartu zasunutou zde.
viceroy-law-border-treaty-text = Vyberte si: žeton obrany na tuto kartu, nebo věčný drahokam libovolné barvy na tuto kartu, nebo 4 libovolné drahokamy.
viceroy-law-royal-favour-text = Vyberte jednu jinou volnou kartu své pyramidy, zasuňte ji pod tento zákon a všechny její žetony přemístěte na něj. Při závěrečném sčítání má zákon podle své úrovně (1 / 2 / 3 / 4) hodnotu 3 / 6 / 9 / 12 bodů moci.
viceroy-law-balance-of-power-text = Na konci hry: 3 body moci navíc za každou svou sadu obrana + věda + magie.
viceroy-law-treasury-text = Odložte sem zpoza své zástěny nejvýše 8 drahokamů, zůstanou zde do konce partie. Při závěrečném sčítání: 2 body moci za každý odložený drahokam.
viceroy-law-conscription-text = Vyberte si: žeton útoku, nebo 1 kartu z malého balíčku či balíčku zákonů, nebo 4 libovolné drahokamy.
viceroy-law-secret-service-text = Od této chvíle: kdykoli si berete kartu z nabídky dražby, z malého balíčku nebo z balíčku zákonů, smíte ji místo do ruky zasunout sem. Na konci hry: 4 body moci za každou kartu zasunutou zde.
viceroy-law-heraldry-text = Na konci hry: 1 bod moci navíc za každý svůj jednobarevný kruh a za každý věčný drahokam.
viceroy-law-fortification-text = Vyberte si: žeton obrany na tuto kartu, nebo 6 bodů moci na tuto kartu, nebo 4 libovolné drahokamy.
viceroy-law-academy-charter-text = Vyberte si: žeton magie na tuto kartu, nebo žeton vědy na tuto kartu, nebo 4 libovolné drahokamy.
viceroy-law-university-text = Vyberte si: žeton vědy na tuto kartu, nebo 1 kartu z malého balíčku či balíčku zákonů, nebo 4 libovolné drahokamy.
viceroy-law-sorcerers-guild-text = Vyberte si: žeton magie a bonusový žeton magie +2 na tuto kartu, nebo věčný drahokam libovolné barvy na tuto kartu, nebo 4 libovolné drahokamy.
viceroy-law-book-of-spells-text = Vyberte si: bonusový žeton magie +3 na tuto kartu, nebo 1 kartu z malého balíčku či balíčku zákonů, nebo 4 libovolné drahokamy.
viceroy-law-court-alliance-i-text = Na konci hry: 2 body moci za každou sousedící kartu postavy.
viceroy-law-court-alliance-ii-text = Na konci hry: 2 body moci za každou sousedící kartu postavy.
viceroy-law-court-alliance-iii-text = Na konci hry: 2 body moci za každou sousedící kartu postavy.
viceroy-law-court-alliance-iv-text = Na konci hry: 2 body moci za každou sousedící kartu postavy.

## Barvy; .gem, .eternal, .circle atd. jsou věci té barvy

viceroy-color-blue = modrá
    .gen = modré
    .dat = modré
    .acc = modrou
    .loc = modré
    .ins = modrou
    .gender = f
    .gem = modrý drahokam
    .gem-gen = modrého drahokamu
    .gem-dat = modrému drahokamu
    .gem-acc = modrý drahokam
    .gem-loc = modrém drahokamu
    .gem-ins = modrým drahokamem
    .gem-count = { $count ->
        [one] { $count } modrý drahokam
        [few] { $count } modré drahokamy
       *[other] { $count } modrých drahokamů
    }
    .gem-count-gen = { $count ->
        [one] { $count } modrého drahokamu
       *[other] { $count } modrých drahokamů
    }
    .gem-count-ins = { $count ->
        [one] { $count } modrým drahokamem
       *[other] { $count } modrými drahokamy
    }
    .eternal = věčný modrý drahokam
    .eternal-gen = věčného modrého drahokamu
    .eternal-dat = věčnému modrému drahokamu
    .eternal-acc = věčný modrý drahokam
    .eternal-loc = věčném modrém drahokamu
    .eternal-ins = věčným modrým drahokamem
    .stored = odložený modrý drahokam
    .stored-gen = odloženého modrého drahokamu
    .stored-dat = odloženému modrému drahokamu
    .stored-acc = odložený modrý drahokam
    .stored-loc = odloženém modrém drahokamu
    .stored-ins = odloženým modrým drahokamem
    .circle = modrý kruh
    .circle-gen = modrého kruhu
    .circle-dat = modrému kruhu
    .circle-acc = modrý kruh
    .circle-loc = modrém kruhu
    .circle-ins = modrým kruhem
    .circles = modré kruhy
    .circles-gen = modrých kruhů
    .circles-dat = modrým kruhům
    .circles-acc = modré kruhy
    .circles-loc = modrých kruzích
    .circles-ins = modrými kruhy
    .segment = modrý segment
    .segment-gen = modrého segmentu
    .segment-dat = modrému segmentu
    .segment-acc = modrý segment
    .segment-loc = modrém segmentu
    .segment-ins = modrým segmentem
    .auction = modrá dražební karta
    .auction-gen = modré dražební karty
    .auction-dat = modré dražební kartě
    .auction-acc = modrou dražební kartu
    .auction-loc = modré dražební kartě
    .auction-ins = modrou dražební kartou
viceroy-color-red = červená
    .gen = červené
    .dat = červené
    .acc = červenou
    .loc = červené
    .ins = červenou
    .gender = f
    .gem = červený drahokam
    .gem-gen = červeného drahokamu
    .gem-dat = červenému drahokamu
    .gem-acc = červený drahokam
    .gem-loc = červeném drahokamu
    .gem-ins = červeným drahokamem
    .gem-count = { $count ->
        [one] { $count } červený drahokam
        [few] { $count } červené drahokamy
       *[other] { $count } červených drahokamů
    }
    .gem-count-gen = { $count ->
        [one] { $count } červeného drahokamu
       *[other] { $count } červených drahokamů
    }
    .gem-count-ins = { $count ->
        [one] { $count } červeným drahokamem
       *[other] { $count } červenými drahokamy
    }
    .eternal = věčný červený drahokam
    .eternal-gen = věčného červeného drahokamu
    .eternal-dat = věčnému červenému drahokamu
    .eternal-acc = věčný červený drahokam
    .eternal-loc = věčném červeném drahokamu
    .eternal-ins = věčným červeným drahokamem
    .stored = odložený červený drahokam
    .stored-gen = odloženého červeného drahokamu
    .stored-dat = odloženému červenému drahokamu
    .stored-acc = odložený červený drahokam
    .stored-loc = odloženém červeném drahokamu
    .stored-ins = odloženým červeným drahokamem
    .circle = červený kruh
    .circle-gen = červeného kruhu
    .circle-dat = červenému kruhu
    .circle-acc = červený kruh
    .circle-loc = červeném kruhu
    .circle-ins = červeným kruhem
    .circles = červené kruhy
    .circles-gen = červených kruhů
    .circles-dat = červeným kruhům
    .circles-acc = červené kruhy
    .circles-loc = červených kruzích
    .circles-ins = červenými kruhy
    .segment = červený segment
    .segment-gen = červeného segmentu
    .segment-dat = červenému segmentu
    .segment-acc = červený segment
    .segment-loc = červeném segmentu
    .segment-ins = červeným segmentem
    .auction = červená dražební karta
    .auction-gen = červené dražební karty
    .auction-dat = červené dražební kartě
    .auction-acc = červenou dražební kartu
    .auction-loc = červené dražební kartě
    .auction-ins = červenou dražební kartou
viceroy-color-green = zelená
    .gen = zelené
    .dat = zelené
    .acc = zelenou
    .loc = zelené
    .ins = zelenou
    .gender = f
    .gem = zelený drahokam
    .gem-gen = zeleného drahokamu
    .gem-dat = zelenému drahokamu
    .gem-acc = zelený drahokam
    .gem-loc = zeleném drahokamu
    .gem-ins = zeleným drahokamem
    .gem-count = { $count ->
        [one] { $count } zelený drahokam
        [few] { $count } zelené drahokamy
       *[other] { $count } zelených drahokamů
    }
    .gem-count-gen = { $count ->
        [one] { $count } zeleného drahokamu
       *[other] { $count } zelených drahokamů
    }
    .gem-count-ins = { $count ->
        [one] { $count } zeleným drahokamem
       *[other] { $count } zelenými drahokamy
    }
    .eternal = věčný zelený drahokam
    .eternal-gen = věčného zeleného drahokamu
    .eternal-dat = věčnému zelenému drahokamu
    .eternal-acc = věčný zelený drahokam
    .eternal-loc = věčném zeleném drahokamu
    .eternal-ins = věčným zeleným drahokamem
    .stored = odložený zelený drahokam
    .stored-gen = odloženého zeleného drahokamu
    .stored-dat = odloženému zelenému drahokamu
    .stored-acc = odložený zelený drahokam
    .stored-loc = odloženém zeleném drahokamu
    .stored-ins = odloženým zeleným drahokamem
    .circle = zelený kruh
    .circle-gen = zeleného kruhu
    .circle-dat = zelenému kruhu
    .circle-acc = zelený kruh
    .circle-loc = zeleném kruhu
    .circle-ins = zeleným kruhem
    .circles = zelené kruhy
    .circles-gen = zelených kruhů
    .circles-dat = zeleným kruhům
    .circles-acc = zelené kruhy
    .circles-loc = zelených kruzích
    .circles-ins = zelenými kruhy
    .segment = zelený segment
    .segment-gen = zeleného segmentu
    .segment-dat = zelenému segmentu
    .segment-acc = zelený segment
    .segment-loc = zeleném segmentu
    .segment-ins = zeleným segmentem
    .auction = zelená dražební karta
    .auction-gen = zelené dražební karty
    .auction-dat = zelené dražební kartě
    .auction-acc = zelenou dražební kartu
    .auction-loc = zelené dražební kartě
    .auction-ins = zelenou dražební kartou
viceroy-color-yellow = žlutá
    .gen = žluté
    .dat = žluté
    .acc = žlutou
    .loc = žluté
    .ins = žlutou
    .gender = f
    .gem = žlutý drahokam
    .gem-gen = žlutého drahokamu
    .gem-dat = žlutému drahokamu
    .gem-acc = žlutý drahokam
    .gem-loc = žlutém drahokamu
    .gem-ins = žlutým drahokamem
    .gem-count = { $count ->
        [one] { $count } žlutý drahokam
        [few] { $count } žluté drahokamy
       *[other] { $count } žlutých drahokamů
    }
    .gem-count-gen = { $count ->
        [one] { $count } žlutého drahokamu
       *[other] { $count } žlutých drahokamů
    }
    .gem-count-ins = { $count ->
        [one] { $count } žlutým drahokamem
       *[other] { $count } žlutými drahokamy
    }
    .eternal = věčný žlutý drahokam
    .eternal-gen = věčného žlutého drahokamu
    .eternal-dat = věčnému žlutému drahokamu
    .eternal-acc = věčný žlutý drahokam
    .eternal-loc = věčném žlutém drahokamu
    .eternal-ins = věčným žlutým drahokamem
    .stored = odložený žlutý drahokam
    .stored-gen = odloženého žlutého drahokamu
    .stored-dat = odloženému žlutému drahokamu
    .stored-acc = odložený žlutý drahokam
    .stored-loc = odloženém žlutém drahokamu
    .stored-ins = odloženým žlutým drahokamem
    .circle = žlutý kruh
    .circle-gen = žlutého kruhu
    .circle-dat = žlutému kruhu
    .circle-acc = žlutý kruh
    .circle-loc = žlutém kruhu
    .circle-ins = žlutým kruhem
    .circles = žluté kruhy
    .circles-gen = žlutých kruhů
    .circles-dat = žlutým kruhům
    .circles-acc = žluté kruhy
    .circles-loc = žlutých kruzích
    .circles-ins = žlutými kruhy
    .segment = žlutý segment
    .segment-gen = žlutého segmentu
    .segment-dat = žlutému segmentu
    .segment-acc = žlutý segment
    .segment-loc = žlutém segmentu
    .segment-ins = žlutým segmentem
    .auction = žlutá dražební karta
    .auction-gen = žluté dražební karty
    .auction-dat = žluté dražební kartě
    .auction-acc = žlutou dražební kartu
    .auction-loc = žluté dražební kartě
    .auction-ins = žlutou dražební kartou
viceroy-color-any = libovolná barva
    .gen = libovolné barvy
    .dat = libovolné barvě
    .acc = libovolnou barvu
    .loc = libovolné barvě
    .ins = libovolnou barvou
    .gender = f
    .gem = drahokam libovolné barvy
    .gem-gen = drahokamu libovolné barvy
    .gem-dat = drahokamu libovolné barvy
    .gem-acc = drahokam libovolné barvy
    .gem-loc = drahokamu libovolné barvy
    .gem-ins = drahokamem libovolné barvy
    .gem-count = { $count ->
        [one] { $count } drahokam libovolné barvy
        [few] { $count } drahokamy libovolných barev
       *[other] { $count } drahokamů libovolných barev
    }
    .gem-count-gen = { $count ->
        [one] { $count } drahokamu libovolné barvy
       *[other] { $count } drahokamů libovolných barev
    }
    .gem-count-ins = { $count ->
        [one] { $count } drahokamem libovolné barvy
       *[other] { $count } drahokamy libovolných barev
    }
    .eternal = věčný drahokam libovolné barvy
    .eternal-gen = věčného drahokamu libovolné barvy
    .eternal-dat = věčnému drahokamu libovolné barvy
    .eternal-acc = věčný drahokam libovolné barvy
    .eternal-loc = věčném drahokamu libovolné barvy
    .eternal-ins = věčným drahokamem libovolné barvy
    .stored = odložený drahokam libovolné barvy
    .stored-gen = odloženého drahokamu libovolné barvy
    .stored-dat = odloženému drahokamu libovolné barvy
    .stored-acc = odložený drahokam libovolné barvy
    .stored-loc = odloženém drahokamu libovolné barvy
    .stored-ins = odloženým drahokamem libovolné barvy
    .circle = kruh libovolné barvy
    .circle-gen = kruhu libovolné barvy
    .circle-dat = kruhu libovolné barvy
    .circle-acc = kruh libovolné barvy
    .circle-loc = kruhu libovolné barvy
    .circle-ins = kruhem libovolné barvy
    .circles = kruhy libovolné barvy
    .circles-gen = kruhů libovolné barvy
    .circles-dat = kruhům libovolné barvy
    .circles-acc = kruhy libovolné barvy
    .circles-loc = kruzích libovolné barvy
    .circles-ins = kruhy libovolné barvy
    .segment = segment libovolné barvy
    .segment-gen = segmentu libovolné barvy
    .segment-dat = segmentu libovolné barvy
    .segment-acc = segment libovolné barvy
    .segment-loc = segmentu libovolné barvy
    .segment-ins = segmentem libovolné barvy
    .auction = dražební karta libovolné barvy
    .auction-gen = dražební karty libovolné barvy
    .auction-dat = dražební kartě libovolné barvy
    .auction-acc = dražební kartu libovolné barvy
    .auction-loc = dražební kartě libovolné barvy
    .auction-ins = dražební kartou libovolné barvy

## Drahokamy na kartách a za zástěnou

viceroy-gem = drahokam
    .gen = drahokamu
    .dat = drahokamu
    .acc = drahokam
    .loc = drahokamu
    .ins = drahokamem
    .gender = i
    .count = { $count ->
        [one] { $count } drahokam
        [few] { $count } drahokamy
       *[other] { $count } drahokamů
    }
    .count-gen = { $count ->
        [one] { $count } drahokamu
       *[other] { $count } drahokamů
    }
    .count-ins = { $count ->
        [one] { $count } drahokamem
       *[other] { $count } drahokamy
    }
viceroy-gem-blue = modrý drahokam
    .gen = modrého drahokamu
    .dat = modrému drahokamu
    .acc = modrý drahokam
    .loc = modrém drahokamu
    .ins = modrým drahokamem
    .gender = i
    .count = { $count ->
        [one] { $count } modrý drahokam
        [few] { $count } modré drahokamy
       *[other] { $count } modrých drahokamů
    }
    .count-gen = { $count ->
        [one] { $count } modrého drahokamu
       *[other] { $count } modrých drahokamů
    }
    .count-ins = { $count ->
        [one] { $count } modrým drahokamem
       *[other] { $count } modrými drahokamy
    }
    .short-count = { $count ->
        [one] { $count } modrý
        [few] { $count } modré
       *[other] { $count } modrých
    }
viceroy-gem-red = červený drahokam
    .gen = červeného drahokamu
    .dat = červenému drahokamu
    .acc = červený drahokam
    .loc = červeném drahokamu
    .ins = červeným drahokamem
    .gender = i
    .count = { $count ->
        [one] { $count } červený drahokam
        [few] { $count } červené drahokamy
       *[other] { $count } červených drahokamů
    }
    .count-gen = { $count ->
        [one] { $count } červeného drahokamu
       *[other] { $count } červených drahokamů
    }
    .count-ins = { $count ->
        [one] { $count } červeným drahokamem
       *[other] { $count } červenými drahokamy
    }
    .short-count = { $count ->
        [one] { $count } červený
        [few] { $count } červené
       *[other] { $count } červených
    }
viceroy-gem-green = zelený drahokam
    .gen = zeleného drahokamu
    .dat = zelenému drahokamu
    .acc = zelený drahokam
    .loc = zeleném drahokamu
    .ins = zeleným drahokamem
    .gender = i
    .count = { $count ->
        [one] { $count } zelený drahokam
        [few] { $count } zelené drahokamy
       *[other] { $count } zelených drahokamů
    }
    .count-gen = { $count ->
        [one] { $count } zeleného drahokamu
       *[other] { $count } zelených drahokamů
    }
    .count-ins = { $count ->
        [one] { $count } zeleným drahokamem
       *[other] { $count } zelenými drahokamy
    }
    .short-count = { $count ->
        [one] { $count } zelený
        [few] { $count } zelené
       *[other] { $count } zelených
    }
viceroy-gem-yellow = žlutý drahokam
    .gen = žlutého drahokamu
    .dat = žlutému drahokamu
    .acc = žlutý drahokam
    .loc = žlutém drahokamu
    .ins = žlutým drahokamem
    .gender = i
    .count = { $count ->
        [one] { $count } žlutý drahokam
        [few] { $count } žluté drahokamy
       *[other] { $count } žlutých drahokamů
    }
    .count-gen = { $count ->
        [one] { $count } žlutého drahokamu
       *[other] { $count } žlutých drahokamů
    }
    .count-ins = { $count ->
        [one] { $count } žlutým drahokamem
       *[other] { $count } žlutými drahokamy
    }
    .short-count = { $count ->
        [one] { $count } žlutý
        [few] { $count } žluté
       *[other] { $count } žlutých
    }
viceroy-eternal = věčný drahokam
    .gen = věčného drahokamu
    .dat = věčnému drahokamu
    .acc = věčný drahokam
    .loc = věčném drahokamu
    .ins = věčným drahokamem
    .gender = i
    .count = { $count ->
        [one] { $count } věčný drahokam
        [few] { $count } věčné drahokamy
       *[other] { $count } věčných drahokamů
    }
    .count-gen = { $count ->
        [one] { $count } věčného drahokamu
       *[other] { $count } věčných drahokamů
    }
    .count-ins = { $count ->
        [one] { $count } věčným drahokamem
       *[other] { $count } věčnými drahokamy
    }
viceroy-eternal-blue = věčný modrý drahokam
    .gen = věčného modrého drahokamu
    .dat = věčnému modrému drahokamu
    .acc = věčný modrý drahokam
    .loc = věčném modrém drahokamu
    .ins = věčným modrým drahokamem
    .gender = i
    .count = { $count ->
        [one] { $count } věčný modrý drahokam
        [few] { $count } věčné modré drahokamy
       *[other] { $count } věčných modrých drahokamů
    }
    .count-gen = { $count ->
        [one] { $count } věčného modrého drahokamu
       *[other] { $count } věčných modrých drahokamů
    }
    .count-ins = { $count ->
        [one] { $count } věčným modrým drahokamem
       *[other] { $count } věčnými modrými drahokamy
    }
viceroy-eternal-red = věčný červený drahokam
    .gen = věčného červeného drahokamu
    .dat = věčnému červenému drahokamu
    .acc = věčný červený drahokam
    .loc = věčném červeném drahokamu
    .ins = věčným červeným drahokamem
    .gender = i
    .count = { $count ->
        [one] { $count } věčný červený drahokam
        [few] { $count } věčné červené drahokamy
       *[other] { $count } věčných červených drahokamů
    }
    .count-gen = { $count ->
        [one] { $count } věčného červeného drahokamu
       *[other] { $count } věčných červených drahokamů
    }
    .count-ins = { $count ->
        [one] { $count } věčným červeným drahokamem
       *[other] { $count } věčnými červenými drahokamy
    }
viceroy-eternal-green = věčný zelený drahokam
    .gen = věčného zeleného drahokamu
    .dat = věčnému zelenému drahokamu
    .acc = věčný zelený drahokam
    .loc = věčném zeleném drahokamu
    .ins = věčným zeleným drahokamem
    .gender = i
    .count = { $count ->
        [one] { $count } věčný zelený drahokam
        [few] { $count } věčné zelené drahokamy
       *[other] { $count } věčných zelených drahokamů
    }
    .count-gen = { $count ->
        [one] { $count } věčného zeleného drahokamu
       *[other] { $count } věčných zelených drahokamů
    }
    .count-ins = { $count ->
        [one] { $count } věčným zeleným drahokamem
       *[other] { $count } věčnými zelenými drahokamy
    }
viceroy-eternal-yellow = věčný žlutý drahokam
    .gen = věčného žlutého drahokamu
    .dat = věčnému žlutému drahokamu
    .acc = věčný žlutý drahokam
    .loc = věčném žlutém drahokamu
    .ins = věčným žlutým drahokamem
    .gender = i
    .count = { $count ->
        [one] { $count } věčný žlutý drahokam
        [few] { $count } věčné žluté drahokamy
       *[other] { $count } věčných žlutých drahokamů
    }
    .count-gen = { $count ->
        [one] { $count } věčného žlutého drahokamu
       *[other] { $count } věčných žlutých drahokamů
    }
    .count-ins = { $count ->
        [one] { $count } věčným žlutým drahokamem
       *[other] { $count } věčnými žlutými drahokamy
    }
viceroy-stored = odložený drahokam
    .gen = odloženého drahokamu
    .dat = odloženému drahokamu
    .acc = odložený drahokam
    .loc = odloženém drahokamu
    .ins = odloženým drahokamem
    .gender = i
    .count = { $count ->
        [one] { $count } odložený drahokam
        [few] { $count } odložené drahokamy
       *[other] { $count } odložených drahokamů
    }
    .count-gen = { $count ->
        [one] { $count } odloženého drahokamu
       *[other] { $count } odložených drahokamů
    }
    .count-ins = { $count ->
        [one] { $count } odloženým drahokamem
       *[other] { $count } odloženými drahokamy
    }
viceroy-stored-blue = odložený modrý drahokam
    .gen = odloženého modrého drahokamu
    .dat = odloženému modrému drahokamu
    .acc = odložený modrý drahokam
    .loc = odloženém modrém drahokamu
    .ins = odloženým modrým drahokamem
    .gender = i
    .count = { $count ->
        [one] { $count } odložený modrý drahokam
        [few] { $count } odložené modré drahokamy
       *[other] { $count } odložených modrých drahokamů
    }
    .count-gen = { $count ->
        [one] { $count } odloženého modrého drahokamu
       *[other] { $count } odložených modrých drahokamů
    }
    .count-ins = { $count ->
        [one] { $count } odloženým modrým drahokamem
       *[other] { $count } odloženými modrými drahokamy
    }
viceroy-stored-red = odložený červený drahokam
    .gen = odloženého červeného drahokamu
    .dat = odloženému červenému drahokamu
    .acc = odložený červený drahokam
    .loc = odloženém červeném drahokamu
    .ins = odloženým červeným drahokamem
    .gender = i
    .count = { $count ->
        [one] { $count } odložený červený drahokam
        [few] { $count } odložené červené drahokamy
       *[other] { $count } odložených červených drahokamů
    }
    .count-gen = { $count ->
        [one] { $count } odloženého červeného drahokamu
       *[other] { $count } odložených červených drahokamů
    }
    .count-ins = { $count ->
        [one] { $count } odloženým červeným drahokamem
       *[other] { $count } odloženými červenými drahokamy
    }
viceroy-stored-green = odložený zelený drahokam
    .gen = odloženého zeleného drahokamu
    .dat = odloženému zelenému drahokamu
    .acc = odložený zelený drahokam
    .loc = odloženém zeleném drahokamu
    .ins = odloženým zeleným drahokamem
    .gender = i
    .count = { $count ->
        [one] { $count } odložený zelený drahokam
        [few] { $count } odložené zelené drahokamy
       *[other] { $count } odložených zelených drahokamů
    }
    .count-gen = { $count ->
        [one] { $count } odloženého zeleného drahokamu
       *[other] { $count } odložených zelených drahokamů
    }
    .count-ins = { $count ->
        [one] { $count } odloženým zeleným drahokamem
       *[other] { $count } odloženými zelenými drahokamy
    }
viceroy-stored-yellow = odložený žlutý drahokam
    .gen = odloženého žlutého drahokamu
    .dat = odloženému žlutému drahokamu
    .acc = odložený žlutý drahokam
    .loc = odloženém žlutém drahokamu
    .ins = odloženým žlutým drahokamem
    .gender = i
    .count = { $count ->
        [one] { $count } odložený žlutý drahokam
        [few] { $count } odložené žluté drahokamy
       *[other] { $count } odložených žlutých drahokamů
    }
    .count-gen = { $count ->
        [one] { $count } odloženého žlutého drahokamu
       *[other] { $count } odložených žlutých drahokamů
    }
    .count-ins = { $count ->
        [one] { $count } odloženým žlutým drahokamem
       *[other] { $count } odloženými žlutými drahokamy
    }
viceroy-eternal-any = věčný drahokam libovolné barvy
    .gen = věčného drahokamu libovolné barvy
    .dat = věčnému drahokamu libovolné barvy
    .acc = věčný drahokam libovolné barvy
    .loc = věčném drahokamu libovolné barvy
    .ins = věčným drahokamem libovolné barvy
    .gender = i

## Žetony

viceroy-token-magic = žeton magie
    .gen = žetonu magie
    .dat = žetonu magie
    .acc = žeton magie
    .loc = žetonu magie
    .ins = žetonem magie
    .gender = i
    .count = { $count ->
        [one] { $count } žeton magie
        [few] { $count } žetony magie
       *[other] { $count } žetonů magie
    }
    .count-gen = { $count ->
        [one] { $count } žetonu magie
       *[other] { $count } žetonů magie
    }
    .count-ins = { $count ->
        [one] { $count } žetonem magie
       *[other] { $count } žetony magie
    }
viceroy-token-science = žeton vědy
    .gen = žetonu vědy
    .dat = žetonu vědy
    .acc = žeton vědy
    .loc = žetonu vědy
    .ins = žetonem vědy
    .gender = i
    .count = { $count ->
        [one] { $count } žeton vědy
        [few] { $count } žetony vědy
       *[other] { $count } žetonů vědy
    }
    .count-gen = { $count ->
        [one] { $count } žetonu vědy
       *[other] { $count } žetonů vědy
    }
    .count-ins = { $count ->
        [one] { $count } žetonem vědy
       *[other] { $count } žetony vědy
    }
viceroy-token-defence = žeton obrany
    .gen = žetonu obrany
    .dat = žetonu obrany
    .acc = žeton obrany
    .loc = žetonu obrany
    .ins = žetonem obrany
    .gender = i
    .count = { $count ->
        [one] { $count } žeton obrany
        [few] { $count } žetony obrany
       *[other] { $count } žetonů obrany
    }
    .count-gen = { $count ->
        [one] { $count } žetonu obrany
       *[other] { $count } žetonů obrany
    }
    .count-ins = { $count ->
        [one] { $count } žetonem obrany
       *[other] { $count } žetony obrany
    }
viceroy-token-attack = žeton útoku
    .gen = žetonu útoku
    .dat = žetonu útoku
    .acc = žeton útoku
    .loc = žetonu útoku
    .ins = žetonem útoku
    .gender = i
    .count = { $count ->
        [one] { $count } žeton útoku
        [few] { $count } žetony útoku
       *[other] { $count } žetonů útoku
    }
    .count-gen = { $count ->
        [one] { $count } žetonu útoku
       *[other] { $count } žetonů útoku
    }
    .count-ins = { $count ->
        [one] { $count } žetonem útoku
       *[other] { $count } žetony útoku
    }
viceroy-token-power = žeton bodů moci
    .gen = žetonu bodů moci
    .dat = žetonu bodů moci
    .acc = žeton bodů moci
    .loc = žetonu bodů moci
    .ins = žetonem bodů moci
    .gender = i
    .count = { $count ->
        [one] { $count } žeton bodů moci
        [few] { $count } žetony bodů moci
       *[other] { $count } žetonů bodů moci
    }
    .count-gen = { $count ->
        [one] { $count } žetonu bodů moci
       *[other] { $count } žetonů bodů moci
    }
    .count-ins = { $count ->
        [one] { $count } žetonem bodů moci
       *[other] { $count } žetony bodů moci
    }
viceroy-token-power-value = žeton { $value } bodů moci
    .gen = žetonu { $value } bodů moci
    .dat = žetonu { $value } bodů moci
    .acc = žeton { $value } bodů moci
    .loc = žetonu { $value } bodů moci
    .ins = žetonem { $value } bodů moci
    .gender = i
    .count = { $count ->
        [one] { $count } žeton { $value } bodů moci
        [few] { $count } žetony { $value } bodů moci
       *[other] { $count } žetonů { $value } bodů moci
    }
viceroy-token-bonus-magic = bonusový žeton magie +{ $value }
    .gen = bonusového žetonu magie +{ $value }
    .dat = bonusovému žetonu magie +{ $value }
    .acc = bonusový žeton magie +{ $value }
    .loc = bonusovém žetonu magie +{ $value }
    .ins = bonusovým žetonem magie +{ $value }
    .gender = i
    .count = { $count ->
        [one] { $count } bonusový žeton magie +{ $value }
        [few] { $count } bonusové žetony magie +{ $value }
       *[other] { $count } bonusových žetonů magie +{ $value }
    }
viceroy-token-bonus-circle = bonusový žeton +{ $value } za { NAME($color, case: "circles-acc") }
    .gen = bonusového žetonu +{ $value } za { NAME($color, case: "circles-acc") }
    .dat = bonusovému žetonu +{ $value } za { NAME($color, case: "circles-acc") }
    .acc = bonusový žeton +{ $value } za { NAME($color, case: "circles-acc") }
    .loc = bonusovém žetonu +{ $value } za { NAME($color, case: "circles-acc") }
    .ins = bonusovým žetonem +{ $value } za { NAME($color, case: "circles-acc") }
    .gender = i
    .count = { $count ->
        [one] { $count } bonusový žeton +{ $value } za { NAME($color, case: "circles-acc") }
        [few] { $count } bonusové žetony +{ $value } za { NAME($color, case: "circles-acc") }
       *[other] { $count } bonusových žetonů +{ $value } za { NAME($color, case: "circles-acc") }
    }

## Odměny

viceroy-reward-gems = { $amount ->
    [one] { $amount } libovolný drahokam
    [few] { $amount } libovolné drahokamy
   *[other] { $amount } libovolných drahokamů
}
viceroy-reward-power = žeton { $amount } bodů moci
viceroy-reward-draw-card = { $amount ->
    [one] vzít si { $amount } kartu
    [few] vzít si { $amount } karty
   *[other] vzít si { $amount } karet
}
viceroy-reward-science = { $amount ->
    [one] { $amount } žeton vědy
    [few] { $amount } žetony vědy
   *[other] { $amount } žetonů vědy
}
viceroy-reward-magic = { $amount ->
    [one] { $amount } žeton magie
    [few] { $amount } žetony magie
   *[other] { $amount } žetonů magie
}
viceroy-reward-defence = { $amount ->
    [one] { $amount } žeton obrany
    [few] { $amount } žetony obrany
   *[other] { $amount } žetonů obrany
}
viceroy-reward-attack = { $amount ->
    [one] { $amount } žeton útoku
    [few] { $amount } žetony útoku
   *[other] { $amount } žetonů útoku
}
viceroy-reward-bonus-magic = bonusový žeton magie +{ $amount }
viceroy-reward-bonus-circle = bonusový žeton +{ $amount } za { NAME($color, case: "circles-acc") }
viceroy-reward-eternal-gem = { NAME($color, case: "eternal") }
viceroy-reward-eternal-any = věčný drahokam libovolné barvy
viceroy-reward-level-five-rows = odměny z 1., 2. a 3. řady
viceroy-reward-level-five-power = žeton 15 bodů moci

## Místa a balíčky

viceroy-deck-large = velký balíček
    .gen = velkého balíčku
    .dat = velkému balíčku
    .acc = velký balíček
    .loc = velkém balíčku
    .ins = velkým balíčkem
    .gender = i
viceroy-deck-small = malý balíček
    .gen = malého balíčku
    .dat = malému balíčku
    .acc = malý balíček
    .loc = malém balíčku
    .ins = malým balíčkem
    .gender = i
viceroy-deck-laws = balíček zákonů
    .gen = balíčku zákonů
    .dat = balíčku zákonů
    .acc = balíček zákonů
    .loc = balíčku zákonů
    .ins = balíčkem zákonů
    .gender = i
viceroy-place-discard = odhazovací balíček
    .gen = odhazovacího balíčku
    .dat = odhazovacímu balíčku
    .acc = odhazovací balíček
    .loc = odhazovacím balíčku
    .ins = odhazovacím balíčkem
    .gender = i
viceroy-place-supply = všeobecná zásoba
    .gen = všeobecné zásoby
    .dat = všeobecné zásobě
    .acc = všeobecnou zásobu
    .loc = všeobecné zásobě
    .ins = všeobecnou zásobou
    .gender = f
viceroy-place-stock = zásoba žetonů
    .gen = zásoby žetonů
    .dat = zásobě žetonů
    .acc = zásobu žetonů
    .loc = zásobě žetonů
    .ins = zásobou žetonů
    .gender = f
viceroy-place-box = krabice
    .gen = krabice
    .dat = krabici
    .acc = krabici
    .loc = krabici
    .ins = krabicí
    .gender = f
viceroy-place-screen = zástěna
    .gen = zástěny
    .dat = zástěně
    .acc = zástěnu
    .loc = zástěně
    .ins = zástěnou
    .gender = f
    .behind = za zástěnou
viceroy-place-hand = ruka
    .gen = ruky
    .dat = ruce
    .acc = ruku
    .loc = ruce
    .ins = rukou
    .gender = f
viceroy-place-display = nabídka
    .gen = nabídky
    .dat = nabídce
    .acc = nabídku
    .loc = nabídce
    .ins = nabídkou
    .gender = f
viceroy-place-pyramid = pyramida moci
    .gen = pyramidy moci
    .dat = pyramidě moci
    .acc = pyramidu moci
    .loc = pyramidě moci
    .ins = pyramidou moci
    .gender = f
viceroy-position-above = nahoře
    .card = horní karta
    .card-gen = horní karty
    .card-dat = horní kartě
    .card-acc = horní kartu
    .card-loc = horní kartě
    .card-ins = horní kartou
    .auction = nad dražební kartou
viceroy-position-below = dole
    .card = dolní karta
    .card-gen = dolní karty
    .card-dat = dolní kartě
    .card-acc = dolní kartu
    .card-loc = dolní kartě
    .card-ins = dolní kartou
    .auction = pod dražební kartou
viceroy-offer-place = { NAME($color) }, { NAME($position) }

## Pyramida

viceroy-level = { $level }. úroveň
    .gen = { $level }. úrovně
    .dat = { $level }. úrovni
    .acc = { $level }. úroveň
    .loc = { $level }. úrovni
    .ins = { $level }. úrovní
    .gender = f
viceroy-row = { $row }. řada
    .gen = { $row }. řady
    .dat = { $row }. řadě
    .acc = { $row }. řadu
    .loc = { $row }. řadě
    .ins = { $row }. řadou
    .gender = f
viceroy-end-left = levý konec
    .gen = levého konce
    .dat = levému konci
    .acc = levý konec
    .loc = levém konci
    .ins = levým koncem
    .gender = i
viceroy-end-right = pravý konec
    .gen = pravého konce
    .dat = pravému konci
    .acc = pravý konec
    .loc = pravém konci
    .ins = pravým koncem
    .gender = i
viceroy-slot = { $level }. úroveň, { $place }. místo
viceroy-slot-end = 1. úroveň, { NAME($end) }
viceroy-slot-between = { $level }. úroveň, na karty { NAME($left) } a { NAME($right) }
    .short = { $level }. úroveň, { NAME($left) } – { NAME($right) }
viceroy-segment-top-left = levý horní segment
    .gen = levého horního segmentu
    .dat = levému hornímu segmentu
    .acc = levý horní segment
    .loc = levém horním segmentu
    .ins = levým horním segmentem
    .gender = i
viceroy-segment-top-right = pravý horní segment
    .gen = pravého horního segmentu
    .dat = pravému hornímu segmentu
    .acc = pravý horní segment
    .loc = pravém horním segmentu
    .ins = pravým horním segmentem
    .gender = i
viceroy-segment-bottom-left = levý dolní segment
    .gen = levého dolního segmentu
    .dat = levému dolnímu segmentu
    .acc = levý dolní segment
    .loc = levém dolním segmentu
    .ins = levým dolním segmentem
    .gender = i
viceroy-segment-bottom-right = pravý dolní segment
    .gen = pravého dolního segmentu
    .dat = pravému dolnímu segmentu
    .acc = pravý dolní segment
    .loc = pravém dolním segmentu
    .ins = pravým dolním segmentem
    .gender = i
viceroy-circle = kruh
    .gen = kruhu
    .dat = kruhu
    .acc = kruh
    .loc = kruhu
    .ins = kruhem
    .gender = i
    .count = { $count ->
        [one] { $count } kruh
        [few] { $count } kruhy
       *[other] { $count } kruhů
    }
viceroy-circle-one-color = jednobarevný kruh
    .gen = jednobarevného kruhu
    .dat = jednobarevnému kruhu
    .acc = jednobarevný kruh
    .loc = jednobarevném kruhu
    .ins = jednobarevným kruhem
    .gender = i
    .count = { $count ->
        [one] { $count } jednobarevný kruh
        [few] { $count } jednobarevné kruhy
       *[other] { $count } jednobarevných kruhů
    }
viceroy-circle-at = kruh na { $level }. úrovni, { $place }. místo
viceroy-tucked-card = zasunutá karta
    .gen = zasunuté karty
    .dat = zasunuté kartě
    .acc = zasunutou kartu
    .loc = zasunuté kartě
    .ins = zasunutou kartou
    .gender = f
    .count = { $count ->
        [one] { $count } zasunutá karta
        [few] { $count } zasunuté karty
       *[other] { $count } zasunutých karet
    }
    .count-acc = { $count ->
        [one] { $count } zasunutou kartu
        [few] { $count } zasunuté karty
       *[other] { $count } zasunutých karet
    }
viceroy-free-card = volná karta
    .gen = volné karty
    .dat = volné kartě
    .acc = volnou kartu
    .loc = volné kartě
    .ins = volnou kartou
    .gender = f
viceroy-adjacent-card = sousedící karta
    .gen = sousedící karty
    .dat = sousedící kartě
    .acc = sousedící kartu
    .loc = sousedící kartě
    .ins = sousedící kartou
    .gender = f
viceroy-numbered-card = { NAME($card) } ({ $number })
    .gen = { NAME($card, case: "gen") } ({ $number })
    .dat = { NAME($card, case: "dat") } ({ $number })
    .acc = { NAME($card, case: "acc") } ({ $number })
    .loc = { NAME($card, case: "loc") } ({ $number })
    .ins = { NAME($card, case: "ins") } ({ $number })
    .gender = { NAME($card, case: "gender") }
viceroy-cost = náklady: { LIST($gems) }

## Fáze, druhy a okamžik účinku

viceroy-phase-setup = příprava hry
viceroy-phase-auction = aukční fáze
viceroy-phase-building = fáze budování
viceroy-phase-scoring = závěrečné sčítání bodů
viceroy-bidding-round = { $number }. kolo dražby
viceroy-building-round = { $number }. kolo fáze budování
viceroy-last-round = poslední kolo hry
viceroy-kind-character = postava
    .gen = postavy
    .dat = postavě
    .acc = postavu
    .loc = postavě
    .ins = postavou
    .gender = f
    .card = karta postavy
    .card-gen = karty postavy
    .card-dat = kartě postavy
    .card-acc = kartu postavy
    .card-loc = kartě postavy
    .card-ins = kartou postavy
    .count = { $count ->
        [one] { $count } postava
        [few] { $count } postavy
       *[other] { $count } postav
    }
    .count-acc = { $count ->
        [one] { $count } postavu
        [few] { $count } postavy
       *[other] { $count } postav
    }
viceroy-kind-law = zákon
    .gen = zákona
    .dat = zákonu
    .acc = zákon
    .loc = zákonu
    .ins = zákonem
    .gender = i
    .card = karta zákona
    .card-gen = karty zákona
    .card-dat = kartě zákona
    .card-acc = kartu zákona
    .card-loc = kartě zákona
    .card-ins = kartou zákona
    .count = { $count ->
        [one] { $count } zákon
        [few] { $count } zákony
       *[other] { $count } zákonů
    }
viceroy-kind-auction = dražební karta
    .gen = dražební karty
    .dat = dražební kartě
    .acc = dražební kartu
    .loc = dražební kartě
    .ins = dražební kartou
    .gender = f
viceroy-timing-immediate = jednorázový efekt
viceroy-timing-end-of-game = na konci hry
viceroy-timing-immediate-and-end-of-game = jednorázový efekt a znovu na konci hry
viceroy-timing-ongoing-and-end-of-game = trvalý efekt a znovu na konci hry

## Bodování

viceroy-score-circles = jednobarevné kruhy
viceroy-score-eternal = věčné drahokamy
viceroy-score-laws = karty zákonů
viceroy-score-power = žetony bodů moci
viceroy-score-magic = magie
viceroy-score-sets = kompletní sady žetonů
viceroy-score-attack = trestné body za žetony útoku
viceroy-token-set = kompletní sada žetonů
    .gen = kompletní sady žetonů
    .dat = kompletní sadě žetonů
    .acc = kompletní sadu žetonů
    .loc = kompletní sadě žetonů
    .ins = kompletní sadou žetonů
    .gender = f
    .count = { $count ->
        [one] { $count } kompletní sada žetonů
        [few] { $count } kompletní sady žetonů
       *[other] { $count } kompletních sad žetonů
    }
    .count-acc = { $count ->
        [one] { $count } kompletní sadu žetonů
        [few] { $count } kompletní sady žetonů
       *[other] { $count } kompletních sad žetonů
    }
viceroy-power-points = { $count ->
    [one] { $count } bod moci
    [few] { $count } body moci
   *[other] { $count } bodů moci
}

## Možnosti a virtuální soupeři

viceroy-virtual = virtuální soupeř
    .gen = virtuálního soupeře
    .dat = virtuálnímu soupeři
    .acc = virtuálního soupeře
    .loc = virtuálním soupeři
    .ins = virtuálním soupeřem
    .gender = m
    .count = { $count ->
        [one] { $count } virtuální soupeř
        [few] { $count } virtuální soupeři
       *[other] { $count } virtuálních soupeřů
    }
    .count-acc = { $count ->
        [one] { $count } virtuálního soupeře
        [few] { $count } virtuální soupeře
       *[other] { $count } virtuálních soupeřů
    }
viceroy-virtual-number = Virtuální soupeř { $number }
viceroy-option-virtual = virtuální soupeři
viceroy-option-discard-for-gems = odhození karty za 2 drahokamy (druhé ruské vydání)
viceroy-option-four-characters = čtyři postavy rozdané na začátku (druhé ruské vydání)
