### Genel Vali oyunundaki adlar: kartlar, mücevherler, jetonlar, yerler.

viceroy-title = Genel Vali

## Karakterler

viceroy-card-boatswain = Lostromo
viceroy-card-ambassador = Büyükelçi
viceroy-card-herbalist = Otacı
viceroy-card-mentor = Akıl Hocası
viceroy-card-scout = Keşifçi
viceroy-card-chancellor = Şansölye
viceroy-card-wanderer = Seyyah
viceroy-card-paladin = Paladin
viceroy-card-cannoneer = Topçu
viceroy-card-marshal = Mareşal
viceroy-card-crossbow-maiden = Arbaletçi
viceroy-card-lookout = Gözcü
viceroy-card-arcanist = Arkanist
viceroy-card-executioner = Cellat
viceroy-card-general = General
viceroy-card-miner = Madenci
viceroy-card-corporal = Onbaşı
viceroy-card-grandee = Asilzade
viceroy-card-standard-bearer = Sancaktar
viceroy-card-recruiter = Asker Toplayıcı
viceroy-card-fairy = Peri
viceroy-card-bandit = Haydut
viceroy-card-castellan = Dizdar
viceroy-card-agent = Ajan
viceroy-card-berserker = Berserker
viceroy-card-huntress = Avcı
viceroy-card-assassin = Suikastçı
viceroy-card-swordsman = Kılıç Ustası
viceroy-card-strategist = Stratejist
viceroy-card-ranger = Korucu
viceroy-card-crown-prince = Veliaht Prens
viceroy-card-captain = Kaptan
viceroy-card-margrave = Uç Beyi
viceroy-card-hermit = Münzevi
viceroy-card-guardian = Muhafız
viceroy-card-sniper = Keskin Nişancı
viceroy-card-armourer = Zırh Ustası
viceroy-card-druid = Druid
viceroy-card-champion = Bahadır
viceroy-card-admiral = Amiral
viceroy-card-inspector = Müfettiş
viceroy-card-spy = Casus
viceroy-card-inventor = Mucit
viceroy-card-governor = Vali
viceroy-card-sergeant = Çavuş
viceroy-card-saboteur = Sabotajcı
viceroy-card-brewer = Bira Ustası
viceroy-card-cabin-girl = Miço
viceroy-card-witch = Cadı
viceroy-card-warlord = Savaş Beyi
viceroy-card-helmsman = Dümenci
viceroy-card-regent = Naip
viceroy-card-pathfinder = İz Sürücü
viceroy-card-sorcerer = Büyücü
viceroy-card-cutthroat = Cani
viceroy-card-poisoner = Zehirci
viceroy-card-enchantress = Efsuncu
viceroy-card-veteran = Gazi
viceroy-card-first-mate = İkinci Kaptan
viceroy-card-baron = Baron
viceroy-card-fence = Karaborsacı
viceroy-card-colonel = Albay
viceroy-card-landsknecht = Paralı Asker
viceroy-card-chieftain = Kabile Reisi

## Yasalar

viceroy-card-replacement-decree = Değişim Kararnamesi
viceroy-card-double-honours = Çifte Onur
viceroy-card-forced-exchange = Zorunlu Takas
viceroy-card-census = Nüfus Sayımı
viceroy-card-requisition = El Koyma
viceroy-card-legal-reform = Yasa Reformu
viceroy-card-war-levy = Savaş Vergisi
viceroy-card-royal-archive = Kraliyet Arşivi
viceroy-card-border-treaty = Sınır Antlaşması
viceroy-card-royal-favour = Kraliyet Lütfu
viceroy-card-balance-of-power = Güç Dengesi
viceroy-card-treasury = Kraliyet Hazinesi
viceroy-card-conscription = Askere Alma
viceroy-card-secret-service = Gizli Servis
viceroy-card-heraldry = Armacılık
viceroy-card-fortification = Tahkimat
viceroy-card-academy-charter = Akademi Beratı
viceroy-card-university = Üniversite
viceroy-card-sorcerers-guild = Büyücüler Loncası
viceroy-card-book-of-spells = Büyü Kitabı
viceroy-card-court-alliance-i = Saray İttifakı I
viceroy-card-court-alliance-ii = Saray İttifakı II
viceroy-card-court-alliance-iii = Saray İttifakı III
viceroy-card-court-alliance-iv = Saray İttifakı IV

## Yasaların etkileri

viceroy-law-replacement-decree-text = Boş bir yere konmaz: piramidinizin 1.–4. seviyesindeki bir kartı seçin ve bu yasayı onun yerine koyun. Yerinden çıkan kartı elinize alın. Üzerindeki jetonlar, mücevherler ve altındaki kartlar yerinde kalır ve artık bu yasaya aittir.
viceroy-law-double-honours-text = Bu yasayı piramidinizdeki bir karakterin altına yerleştirin. O karakterin üzerindeki her jeton için aynı türden bir jeton daha ekleyin; ebedî mücevher tedarikten alınır.
viceroy-law-forced-exchange-text = Paravanınızın arkasından başka bir oyuncuya herhangi renklerde 3 mücevher verebilirsiniz; ardından piramidinizdeki bir jetonu onun piramidindeki bir jetonla değiştirin. Kartların üzerindeki mücevherler değiştirilemez.
viceroy-law-census-text = Oyun sonunda: alta yerleştirilmiş kartlar ve bu yasa dâhil, piramidinizdeki her kart için 1 güç puanı.
viceroy-law-requisition-text = Sunulan karakterlerden birini elinize alın ve yerini küçük destenin üstteki kartıyla doldurun. Sonraki müzayede aşamasına katılmazsınız ve pas geçme mücevherlerini almazsınız.
viceroy-law-legal-reform-text = Yasa destesinden 3 kart çekin, sonra elinizdeki 2 yasa kartını istediğiniz sırayla destenin üstüne koyun. 2 karttan az çektiyseniz yalnızca çektiğiniz kadarını geri koyun.
viceroy-law-war-levy-text = Birini seçin: bir saldırı jetonu, bu yasanın üzerine 6 güç puanı jetonu veya herhangi renklerde 4 mücevher.
viceroy-law-royal-archive-text = Elinizdeki kartlardan istediğiniz kadarını bu yasanın altına yerleştirin. Oyun sonunda: altındaki her kart için 5 güç puanı.
viceroy-law-border-treaty-text = Birini seçin: bu yasanın üzerine bir savunma jetonu, bu yasanın üzerine herhangi bir renkte ebedî mücevher veya herhangi renklerde 4 mücevher.
viceroy-law-royal-favour-text = Piramidinizdeki başka bir serbest kartı bu yasanın altına yerleştirin ve üzerindeki tüm jetonları bu yasaya taşıyın. Oyun sonunda bu yasa 1 / 2 / 3 / 4. seviyede 3 / 6 / 9 / 12 güç puanı değerindedir.
viceroy-law-balance-of-power-text = Oyun sonunda: savunma, bilim ve büyüden oluşan her tam set için 3 güç puanı daha.
viceroy-law-treasury-text = Paravanınızın arkasından bu yasanın üzerine en çok 8 mücevher koyun; oyun boyunca orada kalırlar. Oyun sonunda: bu yasanın üzerindeki her mücevher için 2 güç puanı.
viceroy-law-conscription-text = Birini seçin: bir saldırı jetonu, küçük desteden veya yasa destesinden 1 kart ya da herhangi renklerde 4 mücevher.
viceroy-law-secret-service-text = Bundan sonra, sunulan kartlardan, küçük desteden veya yasa destesinden her kart alışınızda o kartı bu yasanın altına yerleştirebilirsiniz. Oyun sonunda: altındaki her kart için 4 güç puanı.
viceroy-law-heraldry-text = Oyun sonunda: piramidinizdeki her tek renkli daire ve her ebedî mücevher için 1 güç puanı daha.
viceroy-law-fortification-text = Birini seçin: bu yasanın üzerine bir savunma jetonu, bu yasanın üzerine 6 güç puanı jetonu veya herhangi renklerde 4 mücevher.
viceroy-law-academy-charter-text = Birini seçin: bu yasanın üzerine bir büyü jetonu, bu yasanın üzerine bir bilim jetonu veya herhangi renklerde 4 mücevher.
viceroy-law-university-text = Birini seçin: bu yasanın üzerine bir bilim jetonu, küçük desteden veya yasa destesinden 1 kart ya da herhangi renklerde 4 mücevher.
viceroy-law-sorcerers-guild-text = Birini seçin: bu yasanın üzerine bir büyü jetonu ve bir +2 bonus büyü jetonu, bu yasanın üzerine herhangi bir renkte ebedî mücevher veya herhangi renklerde 4 mücevher.
viceroy-law-book-of-spells-text = Birini seçin: bu yasanın üzerine bir +3 bonus büyü jetonu, küçük desteden veya yasa destesinden 1 kart ya da herhangi renklerde 4 mücevher.
viceroy-law-court-alliance-i-text = Oyun sonunda: bu yasaya komşu her karakter için 2 güç puanı.
viceroy-law-court-alliance-ii-text = Oyun sonunda: bu yasaya komşu her karakter için 2 güç puanı.
viceroy-law-court-alliance-iii-text = Oyun sonunda: bu yasaya komşu her karakter için 2 güç puanı.
viceroy-law-court-alliance-iv-text = Oyun sonunda: bu yasaya komşu her karakter için 2 güç puanı.

## Renkler; .gem, .eternal, .circle vb. o renkteki şeylerdir

viceroy-color-blue = mavi
    .gem = mavi mücevher
    .gem-count = { $count } mavi mücevher
    .eternal = ebedî mavi mücevher
    .stored = saklanan mavi mücevher
    .circle = mavi daire
    .circles = mavi daireler
    .segment = mavi dilim
    .auction = mavi müzayede kartı
viceroy-color-red = kırmızı
    .gem = kırmızı mücevher
    .gem-count = { $count } kırmızı mücevher
    .eternal = ebedî kırmızı mücevher
    .stored = saklanan kırmızı mücevher
    .circle = kırmızı daire
    .circles = kırmızı daireler
    .segment = kırmızı dilim
    .auction = kırmızı müzayede kartı
viceroy-color-green = yeşil
    .gem = yeşil mücevher
    .gem-count = { $count } yeşil mücevher
    .eternal = ebedî yeşil mücevher
    .stored = saklanan yeşil mücevher
    .circle = yeşil daire
    .circles = yeşil daireler
    .segment = yeşil dilim
    .auction = yeşil müzayede kartı
viceroy-color-yellow = sarı
    .gem = sarı mücevher
    .gem-count = { $count } sarı mücevher
    .eternal = ebedî sarı mücevher
    .stored = saklanan sarı mücevher
    .circle = sarı daire
    .circles = sarı daireler
    .segment = sarı dilim
    .auction = sarı müzayede kartı
viceroy-color-any = herhangi bir renk
    .gem = herhangi bir renkte mücevher
    .eternal = herhangi bir renkte ebedî mücevher
    .stored = herhangi bir renkte saklanan mücevher
    .circle = herhangi bir renkte daire
    .circles = herhangi bir renkte daireler
    .segment = herhangi bir renkte dilim
    .auction = herhangi bir renkte müzayede kartı
    .gem-count = herhangi renklerde { $count } mücevher

## Kartlardaki ve paravan arkasındaki mücevherler

viceroy-gem = mücevher
    .count = { $count } mücevher
viceroy-gem-blue = mavi mücevher
    .count = { $count } mavi mücevher
    .short-count = { $count } mavi
viceroy-gem-red = kırmızı mücevher
    .count = { $count } kırmızı mücevher
    .short-count = { $count } kırmızı
viceroy-gem-green = yeşil mücevher
    .count = { $count } yeşil mücevher
    .short-count = { $count } yeşil
viceroy-gem-yellow = sarı mücevher
    .count = { $count } sarı mücevher
    .short-count = { $count } sarı
viceroy-eternal = ebedî mücevher
    .count = { $count } ebedî mücevher
viceroy-eternal-blue = ebedî mavi mücevher
    .count = { $count } ebedî mavi mücevher
viceroy-eternal-red = ebedî kırmızı mücevher
    .count = { $count } ebedî kırmızı mücevher
viceroy-eternal-green = ebedî yeşil mücevher
    .count = { $count } ebedî yeşil mücevher
viceroy-eternal-yellow = ebedî sarı mücevher
    .count = { $count } ebedî sarı mücevher
viceroy-stored = saklanan mücevher
    .count = { $count } saklanan mücevher
viceroy-stored-blue = saklanan mavi mücevher
    .count = { $count } saklanan mavi mücevher
viceroy-stored-red = saklanan kırmızı mücevher
    .count = { $count } saklanan kırmızı mücevher
viceroy-stored-green = saklanan yeşil mücevher
    .count = { $count } saklanan yeşil mücevher
viceroy-stored-yellow = saklanan sarı mücevher
    .count = { $count } saklanan sarı mücevher
viceroy-eternal-any = herhangi bir renkte ebedî mücevher

## Jetonlar

viceroy-token-magic = büyü jetonu
    .count = { $count } büyü jetonu
viceroy-token-science = bilim jetonu
    .count = { $count } bilim jetonu
viceroy-token-defence = savunma jetonu
    .count = { $count } savunma jetonu
viceroy-token-attack = saldırı jetonu
    .count = { $count } saldırı jetonu
viceroy-token-power = güç puanı jetonu
    .count = { $count } güç puanı jetonu
viceroy-token-power-value = { $value } değerinde güç puanı jetonu
    .count = { $count } adet { $value } değerinde güç puanı jetonu
viceroy-token-bonus-magic = +{ $value } bonus büyü jetonu
    .count = { $count } adet +{ $value } bonus büyü jetonu
viceroy-token-bonus-circle = +{ $value } bonus jetonu ({ NAME($color, case: "circles") })
    .count = { $count } adet +{ $value } bonus jetonu ({ NAME($color, case: "circles") })

## Ödüller

viceroy-reward-gems = herhangi renklerde { $amount } mücevher
viceroy-reward-power = { $amount } değerinde güç puanı jetonu
viceroy-reward-draw-card = desteden { $amount } kart
viceroy-reward-science = { $amount } bilim jetonu
viceroy-reward-magic = { $amount } büyü jetonu
viceroy-reward-defence = { $amount } savunma jetonu
viceroy-reward-attack = { $amount } saldırı jetonu
viceroy-reward-bonus-magic = +{ $amount } bonus büyü jetonu
viceroy-reward-bonus-circle = +{ $amount } bonus jetonu ({ NAME($color, case: "circles") })
viceroy-reward-eternal-gem = { NAME($color, case: "eternal") }
viceroy-reward-eternal-any = herhangi bir renkte ebedî mücevher
viceroy-reward-level-five-rows = 1., 2. ve 3. satırın ödülleri
viceroy-reward-level-five-power = 15 değerinde güç puanı jetonu

## Yerler ve desteler

viceroy-deck-large = büyük deste
viceroy-deck-small = küçük deste
viceroy-deck-laws = yasa destesi
viceroy-place-discard = ıskarta destesi
viceroy-place-supply = genel tedarik
viceroy-place-stock = jeton tedariki
viceroy-place-box = kutu
viceroy-place-screen = paravan
    .behind = paravan arkasında
viceroy-place-hand = el
viceroy-place-display = sunulan kartlar
viceroy-place-pyramid = güç piramidi
viceroy-position-above = üstte
    .card = üstteki kart
    .auction = müzayede kartının üst tarafında
viceroy-position-below = altta
    .card = alttaki kart
    .auction = müzayede kartının alt tarafında
viceroy-offer-place = { NAME($color) }, { NAME($position) }

## Piramit

viceroy-level = { $level }. seviye
viceroy-row = { $row }. satır
viceroy-end-left = sol uç
viceroy-end-right = sağ uç
viceroy-slot = { $level }. seviye, { $place }. yer
viceroy-slot-end = 1. seviye, { NAME($end) }
viceroy-slot-between = { $level }. seviye, alttaki kartlar: { NAME($left) } ve { NAME($right) }
    .short = { $level }. seviye, { NAME($left) } – { NAME($right) }
viceroy-segment-top-left = sol üst dilim
viceroy-segment-top-right = sağ üst dilim
viceroy-segment-bottom-left = sol alt dilim
viceroy-segment-bottom-right = sağ alt dilim
viceroy-circle = daire
    .count = { $count } daire
viceroy-circle-one-color = tek renkli daire
    .count = { $count } tek renkli daire
viceroy-circle-at = { $level }. seviye, { $place }. yerdeki daire
viceroy-tucked-card = alta yerleştirilmiş kart
    .count = alta yerleştirilmiş { $count } kart
viceroy-free-card = serbest kart
viceroy-adjacent-card = komşu kart
viceroy-numbered-card = { NAME($card) } ({ $number })
viceroy-cost = maliyet: { LIST($gems) }

## Aşamalar, türler ve etki zamanı

viceroy-phase-setup = kurulum
viceroy-phase-auction = müzayede aşaması
viceroy-phase-building = inşa aşaması
viceroy-phase-scoring = son puanlama
viceroy-bidding-round = { $number }. teklif turu
viceroy-building-round = { $number }. inşa turu
viceroy-last-round = son tur
viceroy-kind-character = karakter
    .card = karakter kartı
    .count = { $count } karakter
viceroy-kind-law = yasa
    .card = yasa kartı
    .count = { $count } yasa
viceroy-kind-auction = müzayede kartı
viceroy-timing-immediate = tek seferlik etki
viceroy-timing-end-of-game = oyun sonunda
viceroy-timing-immediate-and-end-of-game = tek seferlik etki ve oyun sonunda bir daha
viceroy-timing-ongoing-and-end-of-game = sürekli etki ve oyun sonunda bir daha

## Puanlama

viceroy-score-circles = tek renkli daireler
viceroy-score-eternal = ebedî mücevherler
viceroy-score-laws = yasa kartları
viceroy-score-power = güç puanı jetonları
viceroy-score-magic = büyü
viceroy-score-sets = tam jeton setleri
viceroy-score-attack = saldırı jetonu cezası
viceroy-token-set = tam jeton seti
    .count = { $count } tam jeton seti
viceroy-power-points = { $count } güç puanı

## Seçenekler ve sanal rakipler

viceroy-virtual = sanal rakip
    .count = { $count } sanal rakip
viceroy-virtual-number = Sanal rakip { $number }
viceroy-option-virtual = sanal rakipler
viceroy-option-discard-for-gems = 2 mücevher karşılığında kart atma (ikinci Rusça baskı)
viceroy-option-four-characters = başlangıçta dağıtılan dört karakter (ikinci Rusça baskı)
