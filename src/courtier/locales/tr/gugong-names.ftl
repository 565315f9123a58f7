### Gùgōng oyunundaki adlar: konumlar, kararnameler, jetonlar, şehirler, hediyeler ve etkiler.

gugong-title = Gùgōng

## Yedi konum ve yetkilileri

gugong-location-travel = Seyahat
    .short = Seyahat
    .action = Seyahat hamlesi
    .acting = Seyahat hamlesini
gugong-location-wall = Çin Seddi
    .short = Çin Seddi
    .action = Çin Seddi hamlesi
    .acting = Çin Seddi hamlesini
gugong-location-jade = Yeşim
    .short = Yeşim
    .action = Yeşim hamlesi
    .acting = Yeşim hamlesini
gugong-location-intrigue = Entrika
    .short = Entrika
    .action = Entrika hamlesi
    .acting = Entrika hamlesini
gugong-location-palace = Cennet Saflığı Sarayı
    .short = Saray
    .action = Cennet Saflığı Sarayı hamlesi
    .acting = Cennet Saflığı Sarayı hamlesini
gugong-location-decrees = Kararnameler
    .short = Kararnameler
    .action = Kararname hamlesi
    .acting = Kararname hamlesini
gugong-location-canal = Büyük Kanal
    .short = Büyük Kanal
    .action = Büyük Kanal hamlesi
    .acting = Büyük Kanal hamlesini
gugong-official-travel = Gelir Memuru
gugong-official-wall = Bayındırlık Görevlisi
gugong-official-jade = Yeşim Görevlisi
gugong-official-intrigue = Entrika Görevlisi
gugong-official-palace = Sansür Görevlisi
gugong-official-decrees = Kararname Görevlisi
gugong-official-canal = Ticaret Görevlisi

## Konum seçeneklerinin yaptıkları

gugong-variant-a = A
gugong-variant-b = B
gugong-variant-travel-a-text = Gezgininizi bir kez hareket ettirin.
gugong-variant-travel-b-text = 2 Hizmetkâr çıkarın ve Gezgininizi iki kez hareket ettirin.
gugong-variant-wall-a-text = Havuzunuzdan 1 Hizmetkârı Çin Seddi’ne yerleştirin.
gugong-variant-wall-b-text = 1 Hizmetkâr çıkarın ve havuzunuzdan en çok 2 Hizmetkârı Çin Seddi’ne yerleştirin.
gugong-variant-jade-a-text = Seçtiğiniz evin gösterdiği kadar Hizmetkâr çıkarın ve Yeşimi alın; bütün evler boşsa Yeşim meydanından alın.
gugong-variant-intrigue-a-text = Entrika Yolu’nda 1 adım ilerleyin. O gün bunu ilk yapan, Sonraki Başlangıç Oyuncusu Madalyası’nı alır.
gugong-variant-intrigue-b-text = 1 Hizmetkâr çıkarın ve Entrika Yolu’nda 3 adım ilerleyin.
gugong-variant-palace-a-text = Elçinizi Saray Yolu’nda 1 adım ilerletin.
gugong-variant-palace-b-text = 2 Hizmetkâr çıkarın; Elçinizi 2 adım, Entrika İşaretçinizi 1 adım ilerletin.
gugong-variant-decrees-a-text = Kararnamenin bedeli kadar Hizmetkâr, üzerindeki her rakip Hizmetkârı için de 1 tane daha çıkarın; sonra üzerine havuzunuzdan 1 Hizmetkâr yerleştirin.
gugong-variant-canal-a-text = Havuzunuzdan 1 Hizmetkârı bir Geminize yerleştirebilir, sonra bir Geminizi bir sonraki Limana ilerletebilirsiniz.
gugong-variant-canal-b-text = 1 Hizmetkâr çıkarın ve havuzunuzdan 2 Hizmetkârı Gemilerinize yerleştirin.

## Kararnameler

gugong-decree-d1-intrigue = Sabah Entrikası
gugong-decree-d1-intrigue-text = Her sabah Entrika İşaretçinizi 2 adım ilerletebilirsiniz.
gugong-decree-d1-ship = Sabah Gemisi
gugong-decree-d1-ship-text = Her sabah genel tedarikinizden 1 Hizmetkârı bir Geminize veya yeni bir Gemiye koyabilirsiniz; Gemi böylece dolarsa ödülünü hemen alabilirsiniz.
gugong-decree-d1-hire = Sabah Hizmetkârı
gugong-decree-d1-hire-text = Her sabah havuzunuza 1 Hizmetkâr alabilirsiniz.
gugong-decree-d1-palace = Sabah Elçisi
gugong-decree-d1-palace-text = Her sabah Elçinizi 1 adım ilerletebilirsiniz; Elçiniz İmparatorun huzurundaysa bunun yerine 1 ZP alırsınız.
gugong-decree-d1-swap = Sabah Takası
gugong-decree-d1-swap-text = Her sabah zarlar atıldıktan sonra elinizdeki bir kartı oyun tahtasındaki bir hediyeyle değiştirebilirsiniz.
gugong-decree-d2-travel = Ucuz Seyahat
gugong-decree-d2-travel-text = Tek Seyahat hamlesinde iki hareket size 1 Hizmetkâr daha ucuzdur.
gugong-decree-d2-jade = Ucuz Yeşim
gugong-decree-d2-jade-text = Yeşim hamlesi size 1 Hizmetkâr daha ucuzdur; başka yerden gelen Yeşim için geçerli değildir.
gugong-decree-d2-decrees = Ucuz Kararname
gugong-decree-d2-decrees-text = Sonraki kararnameler için 1 Hizmetkâr daha az çıkarırsınız.
gugong-decree-d2-wall = Ek Sur Ustası
gugong-decree-d2-wall-text = Her Çin Seddi hamlesinde genel tedarikinizden 1 Hizmetkârı Sedde ekleyebilirsiniz.
gugong-decree-d2-equal = Denk Hediyeler
gugong-decree-d2-equal-text = Eşit değerde bir hediye sizin için yeterlidir.
gugong-decree-d3-vp = Puanların Üçte Biri
gugong-decree-d3-vp-text = Oyun sonunda: sahip olduğunuz her 3 ZP için 1 ZP, en çok 10.
gugong-decree-d3-flat = Sekiz Puan
gugong-decree-d3-flat-text = Oyun sonunda: 8 ZP.
gugong-decree-d3-jade = Yeşim Puanları
gugong-decree-d3-jade-text = Oyun sonunda: her Yeşim için 2 ZP, en çok 10.
gugong-decree-d3-decrees = Kararname Puanları
gugong-decree-d3-decrees-text = Oyun sonunda: bu dâhil, kararnamelerdeki her Hizmetkârınız için 2 ZP.
gugong-decree-d3-harbours = Liman Puanları
gugong-decree-d3-harbours-text = Oyun sonunda: Liman ödüllerindeki her Hizmetkârınız için 2 ZP.
gugong-timing-morning = sabahleyin
gugong-timing-passive = sürekli
gugong-timing-end = oyun sonunda
gugong-decree-level = { $level }. seviye Kararname
gugong-decree-price = bedel: { $cost }
gugong-decree-now = hemen { $vp } ZP
gugong-place-top = üst yer
gugong-place-bottom = alt yer

## Seyahat Jetonları

gugong-token-hire1 = 1 Hizmetkâr jetonu
gugong-token-hire1-text = Havuzunuza 1 Hizmetkâr alın.
gugong-token-hire2 = 2 Hizmetkâr jetonu
gugong-token-hire2-text = Havuzunuza 2 Hizmetkâr alın.
gugong-token-palace1 = Elçi jetonu
gugong-token-palace1-text = Elçinizi 1 adım ilerletin (İmparatorun huzurundaysa 1 ZP).
gugong-token-intrigue1 = Entrika jetonu
gugong-token-intrigue1-text = Entrika İşaretçinizi 1 adım ilerletin.
gugong-token-discard7-jade = hediye karşılığı Yeşim jetonu
gugong-token-discard7-jade-text = Elinizden 7 veya daha yüksek değerde bir hediye atın ve 1 Yeşim alın.
gugong-token-vp2 = 2 ZP jetonu
gugong-token-vp2-text = 2 ZP alın.
gugong-token-swap = kart değiştirme jetonu
gugong-token-swap-text = Elinizdeki veya ıskarta destenizdeki bir kartı oyun tahtasındaki bir hediyeyle değiştirin.
gugong-token-retrieve = kart geri alma jetonu
gugong-token-retrieve-text = Iskarta destenizden bir kartı elinize geri alın.
gugong-token-ship1 = Gemi jetonu
gugong-token-ship1-text = Genel tedarikinizden 1 Hizmetkârı bir Geminize veya yeni bir Gemiye koyun; Gemi böylece dolarsa ödülünü alabilirsiniz.
gugong-token-wall1 = Çin Seddi jetonu
gugong-token-wall1-text = Genel tedarikinizden 1 Hizmetkârı Çin Seddi’ne koyun.
gugong-token-pay3-jade = Hizmetkâr karşılığı Yeşim jetonu
gugong-token-pay3-jade-text = 3 Hizmetkâr çıkarın ve 1 Yeşim alın.
gugong-token-double = çift sayılan jeton
gugong-token-double-text = Kendi avantajı yoktur; değişimde iki jeton sayılır.
gugong-token-bonus-plus1 = hediye +1 bonus jetonu
gugong-token-bonus-plus1-text = Havuzunuzdan 1 Hizmetkârla panonuzun yanına koyun: günün kalanında oynadığınız her hediye 1 fazla sayılır.
gugong-token-bonus-tax = vergi bonus jetonu
gugong-token-bonus-tax-text = Havuzunuzdan 1 Hizmetkârla bir konuma koyun: günün kalanında o hamleyi yapan başka her oyuncu 1 ZP kaybeder, siz 1 ZP alırsınız.
gugong-token-bonus-follow = takip bonus jetonu
gugong-token-bonus-follow-text = Havuzunuzdan 1 Hizmetkârla bir konuma koyun: günün kalanında başka bir oyuncu o hamleyi her yaptığında siz de yapabilirsiniz.
gugong-exchange-x2-text = 2 değerinde jeton verin: havuzunuza 1 Hizmetkâr alın.
gugong-exchange-x4-text = 4 değerinde jeton verin: 2 ZP alın.
gugong-exchange-x6-text = 6 değerinde jeton verin: 1 Yeşim alın.
gugong-exchange-x2 = Hizmetkâr karşılığında 2 jeton
gugong-exchange-x4 = puan karşılığında 4 jeton
gugong-exchange-x6 = Yeşim karşılığında 6 jeton

## Şehirler

gugong-city-fuzhou = Fuzhou
gugong-city-hangzhou = Hangzhou
gugong-city-jinan = Jinan
gugong-city-beijing = Pekin
gugong-city-taiyuan = Taiyuan
gugong-city-xian = Xi’an
gugong-city-chengdu = Chengdu
gugong-city-guangzhou = Guangzhou
gugong-city-kaifeng = Kaifeng
gugong-city-wuchang = Wuchang
gugong-city-nanjing = Nankin
gugong-city-lanzhou = Lanzhou
gugong-city-kunming = Kunming
gugong-city-guiyang = Guiyang
gugong-map-a = 1–3 oyuncu için harita
gugong-map-b = 4–5 oyuncu için harita

## Hediyeler

gugong-gift-1 = Meyve Kâsesi
gugong-gift-2 = Kâğıt Yelpaze
gugong-gift-3 = Go Taşı Seti
gugong-gift-4 = Bonsai
gugong-gift-5 = Çay Takımı
gugong-gift-6 = Mücevher Gerdanlık
gugong-gift-7 = Porselen Vazo
gugong-gift-8 = Dunhuang Pipası
gugong-gift-9 = Altın Heykel
gugong-set-board = tahta seti
gugong-set-draw = çekme destesi seti
gugong-set-fan1 = 1. yelpaze simgeli kart seti
gugong-set-fan2 = 2. yelpaze simgeli kart seti
gugong-set-fan3 = 3. yelpaze simgeli kart seti
gugong-set-fan4 = 4. yelpaze simgeli kart seti
gugong-set-fan5 = 5. yelpaze simgeli kart seti
gugong-gift-plain = { NAME($gift) } { $value }
    .short = { $value }
gugong-gift-named = { NAME($gift) } { $value } ({ $action })
    .short = { $value } ({ $action })
gugong-gift-alike = { NAME($gift) } { $value } ({ $action }; { NAME($set) })
    .short = { $value } ({ $action }; { NAME($set) })
gugong-gift-value = değer { $value }
gugong-card-action-none = hamlesiz

## Zarlar, yeşim, limanlar, entrika

gugong-die-die1 = birinci Kader Zarı
gugong-die-die2 = ikinci Kader Zarı
gugong-die-die3 = üçüncü Kader Zarı
gugong-house-h1 = 1. ev
gugong-house-h2 = 2. ev
gugong-house-h3 = 3. ev
gugong-house-h4 = 4. ev
gugong-house-h5 = 5. ev
gugong-house-h6 = 6. ev
gugong-house-courtyard = Yeşim meydanı
gugong-benefit-i1 = 1 Hizmetkâr
gugong-benefit-i1-text = Entrika İşaretçinizi 1 adım geri alın ve havuzunuza 1 Hizmetkâr alın.
gugong-benefit-i3 = 2 Hizmetkâr
gugong-benefit-i3-text = Entrika İşaretçinizi 3 adım geri alın ve havuzunuza 2 Hizmetkâr alın.
gugong-benefit-i5 = Kader Zarı çevirme
gugong-benefit-i5-text = Entrika İşaretçinizi 5 adım geri alın ve bir Kader Zarını dilediğiniz yüzüne çevirin.
gugong-benefit-i7 = 1 Yeşim
gugong-benefit-i7-text = Entrika İşaretçinizi 7 adım geri alın ve 1 Yeşim alın.
gugong-reward-vp4 = 4 ZP
gugong-reward-vp4-text = 4 Zafer Puanı (oyunda üç kez).
gugong-reward-card = ekstra Hediye Kartı
gugong-reward-card-text = Hediye çekme destesinin üstteki kartı elinize (oyunda iki kez).
gugong-reward-double = Çift Hizmetkâr
gugong-reward-double-text = Çift Hizmetkârınız Hizmetkâr Havuzunuza katılır (oyunda bir kez).
gugong-harbour = Liman { $number }
gugong-start-harbour = Başlangıç Limanı
gugong-route-main = rota
gugong-route-left = üst rota
gugong-route-right = alt rota

## Parçalar

gugong-servant = Hizmetkâr
    .count = { $count } Hizmetkâr
gugong-hired-servant = Hizmetkâr Havuzundaki Hizmetkâr
    .count = Hizmetkâr Havuzundaki { $count } Hizmetkâr
gugong-free-servant = genel tedarikteki Hizmetkâr
    .count = genel tedarikteki { $count } Hizmetkâr
gugong-neutral-servant = nötr Hizmetkâr
    .count = { $count } nötr Hizmetkâr
gugong-double-servant = Çift Hizmetkâr
gugong-envoy = Elçi
gugong-traveller = Gezgin
gugong-ship = Gemi
    .count = { $count } Gemi
gugong-jade = Yeşim
    .count = { $count } Yeşim
gugong-travel-token = Seyahat Jetonu
    .count = { $count } Seyahat Jetonu
gugong-bonus-travel-token = Bonus Seyahat Jetonu
    .count = { $count } Bonus Seyahat Jetonu
gugong-decree = Kararname
    .count = { $count } Kararname
gugong-gift = Hediye Kartı
    .count = { $count } Hediye Kartı
gugong-destiny-die = Kader Zarı
    .count = { $count } Kader Zarı
gugong-match = eşleşme
    .count = { $count } eşleşme
gugong-step = adım
    .count = { $count } adım
gugong-medal = Sonraki Başlangıç Oyuncusu Madalyası
gugong-start-marker = Başlangıç Oyuncusu İşaretçisi
gugong-intrigue-marker = Entrika İşaretçisi

## Yerler

gugong-area-board = Oyun Tahtası
gugong-area-hand = el
gugong-area-discard = ıskarta destesi
gugong-area-draw = Hediye çekme destesi
gugong-area-refill = jeton çekme yığını
gugong-area-hired = Hizmetkâr Havuzu
gugong-area-free = genel tedarik
gugong-area-wall = Çin Seddi
gugong-area-wall-section = Çin Seddi bölümü
gugong-area-jade-supply = Yeşim tedariki
gugong-area-intrigue-track = Entrika Yolu
gugong-area-palace-track = Saray Yolu
gugong-area-audience = İmparatorun huzuru
gugong-area-player-board = Oyuncu Panosu
gugong-audience-seat = { $vp } ZP’lik yer
gugong-intrigue-position = Entrika { $position }
gugong-palace-position = Saray { $position } / { $goal }
gugong-wall-count = Çin Seddi: { $count } / { $threshold }

## Aşamalar ve puanlama

gugong-day = { $day }. gün
gugong-phase-setup = kurulum
gugong-phase-morning = Sabah Aşaması
gugong-phase-day = Gündüz Aşaması
gugong-phase-dusk = Alacakaranlık Aşaması
gugong-phase-night = Gece Aşaması
gugong-phase-end = son puanlama
gugong-score-game = oyun sırasındaki puanlar
gugong-score-wall = Çin Seddi
gugong-score-decrees = 3. seviye Kararnameler
gugong-score-audience = İmparatorun huzuru
gugong-score-jade = Yeşim
gugong-score-disqualified = diskalifiye: İmparatorun huzuruna çıkılmadı

## Cümle parçası olarak etkiler; label büyük harfle yazar

gugong-effect-hire = havuza { $n } Hizmetkâr al
gugong-effect-pay-servants = { $n } Hizmetkâr çıkar
gugong-effect-vp = { $n } ZP al
gugong-effect-palace = Elçi { $steps } adım
gugong-effect-intrigue = Entrika { $steps } adım
gugong-effect-gain-jade = { $n } Yeşim al
gugong-effect-swap-card = tahtayla kart değiştir
gugong-effect-retrieve-card = atılan bir kartı geri al
gugong-effect-discard-card = { $value } veya üstü değerde bir hediye at
gugong-effect-place-on-ship = Gemiye { $max } Hizmetkâr yerleştir
gugong-effect-place-on-wall = { $max ->
    [1] Çin Seddi’ne 1 Hizmetkâr yerleştir
   *[other] Çin Seddi’ne en çok { $max } Hizmetkâr yerleştir
}
gugong-effect-move-ship = bir Gemi ilerlet
gugong-effect-travel-move = Gezgini { $times } kez hareket ettir
gugong-effect-take-medal-if-on-board = Sonraki Başlangıç Oyuncusu Madalyasını al
gugong-effect-gain-decree = bir Kararname al
gugong-effect-location-action = { NAME($location, case: "action") }
gugong-effect-set-die = bir Kader Zarını çevir
gugong-effect-draw-gift-card = { $n } Hediye Kartı çek
gugong-effect-unlock-double = Çift Hizmetkârı kazan
gugong-effect-station = bonus jetonunu yerleştir

## Solo oyun ve seçenekler

gugong-meng = Meng
gugong-focus = Meng’in odak konumu
gugong-automa-m-travel = Seyahat Automa Kartı
gugong-automa-m-wall = Çin Seddi Automa Kartı
gugong-automa-m-jade1 = Yeşim Automa Kartı (no. 1)
gugong-automa-m-jade2 = Yeşim Automa Kartı (no. 2)
gugong-automa-m-intrigue = Entrika Automa Kartı
gugong-automa-m-palace1 = Saray Automa Kartı (no. 1)
gugong-automa-m-palace2 = Saray Automa Kartı (no. 2)
gugong-automa-m-decrees = Kararnameler Automa Kartı
gugong-automa-m-canal = Büyük Kanal Automa Kartı
gugong-automa-m-special1 = Özel Automa Kartı (no. 1)
gugong-automa-m-special2 = Özel Automa Kartı (no. 2)
gugong-meng-card = Automa Kartı: { NAME($location) }
gugong-difficulty-easy = kolay
gugong-difficulty-normal = normal
gugong-difficulty-hard = zor
gugong-pairing-s45 = siz yelpaze 4, Meng yelpaze 5
gugong-pairing-s23 = siz yelpaze 2, Meng yelpaze 3
gugong-pairing-s12 = siz yelpaze 1, Meng yelpaze 2
gugong-option-expert = Uzman Varyantı
gugong-option-bonus-tokens = Bonus Seyahat Jetonları
gugong-option-difficulty = Meng’e karşı zorluk
gugong-option-pairing = başlangıç setleri
gugong-option-focus = Meng’in odak konumu
gugong-colour-red = kırmızı
gugong-colour-white = beyaz
gugong-colour-purple = mor
gugong-colour-orange = turuncu
gugong-colour-green = yeşil
