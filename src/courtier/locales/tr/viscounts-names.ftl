### Batı Krallığı Vikontları oyunundaki adlar: kasabalılar, el yazmaları, tahta, mallar ve etkiler.

viscounts-title = Batı Krallığı Vikontları

## Başlangıç kasabalıları

viscounts-townsfolk-st-abbot = Başrahip
viscounts-townsfolk-st-labourer = Irgat
viscounts-townsfolk-st-squire = Silahtar
viscounts-townsfolk-st-thief = Hırsız
viscounts-townsfolk-st-trader = Tacir
viscounts-townsfolk-st-lender = Tefeci
viscounts-townsfolk-st-journeyman = Kalfa
viscounts-townsfolk-st-financier = Finansör

## Nötr kasabalılar

viscounts-townsfolk-nt-acolyte = Rahip Yardımcısı
viscounts-townsfolk-nt-antagonist = Hasım
viscounts-townsfolk-nt-architect = Mimar
viscounts-townsfolk-nt-aristocrat = Aristokrat
viscounts-townsfolk-nt-artisan = Zanaatkâr
viscounts-townsfolk-nt-artist = Sanatçı
viscounts-townsfolk-nt-benefactor = Hayırsever
viscounts-townsfolk-nt-bishop = Piskopos
viscounts-townsfolk-nt-charlatan = Şarlatan
viscounts-townsfolk-nt-chevalier = Şövalye
viscounts-townsfolk-nt-clergyman = Din Adamı
viscounts-townsfolk-nt-conspirator = Komplocu
viscounts-townsfolk-nt-courier = Ulak
viscounts-townsfolk-nt-deacon-3 = Diyakoz
viscounts-townsfolk-nt-deacon-2 = Diyakoz
viscounts-townsfolk-nt-debt-collector-deed = Borç Tahsildarı
viscounts-townsfolk-nt-debt-collector-hire = Borç Tahsildarı
viscounts-townsfolk-nt-debt-collector-virtue = Borç Tahsildarı
viscounts-townsfolk-nt-debt-collector-any = Borç Tahsildarı
viscounts-townsfolk-nt-defender = Savunucu
viscounts-townsfolk-nt-diplomat = Diplomat
viscounts-townsfolk-nt-disciple = Mürit
viscounts-townsfolk-nt-enforcer = Kabadayı
viscounts-townsfolk-nt-foreman = Ustabaşı
viscounts-townsfolk-nt-friar = Keşiş
viscounts-townsfolk-nt-gatekeeper = Kapı Muhafızı
viscounts-townsfolk-nt-illusionist = İllüzyonist
viscounts-townsfolk-nt-jeweller = Kuyumcu
viscounts-townsfolk-nt-lookout = Gözcü
viscounts-townsfolk-nt-mason = Duvar Ustası
viscounts-townsfolk-nt-meddler = Arabozan
viscounts-townsfolk-nt-miner = Madenci
viscounts-townsfolk-nt-missionary-3 = Misyoner
viscounts-townsfolk-nt-missionary-2 = Misyoner
viscounts-townsfolk-nt-overseer-3 = Gözetmen
viscounts-townsfolk-nt-overseer-2 = Gözetmen
viscounts-townsfolk-nt-pastor = Papaz
viscounts-townsfolk-nt-patron-3 = Hami
viscounts-townsfolk-nt-patron-2 = Hami
viscounts-townsfolk-nt-peddler-ink = Seyyar Satıcı
viscounts-townsfolk-nt-peddler-gold = Seyyar Satıcı
viscounts-townsfolk-nt-peddler-stone = Seyyar Satıcı
viscounts-townsfolk-nt-peddler-silver = Seyyar Satıcı
viscounts-townsfolk-nt-pickpocket = Yankesici
viscounts-townsfolk-nt-priest = Rahip
viscounts-townsfolk-nt-princess = Prenses
viscounts-townsfolk-nt-racketeer-2 = Haraççı
viscounts-townsfolk-nt-racketeer-1 = Haraççı
viscounts-townsfolk-nt-scoundrel-gold = Serseri
viscounts-townsfolk-nt-scoundrel-ink = Serseri
viscounts-townsfolk-nt-scoundrel-stone = Serseri
viscounts-townsfolk-nt-sculptor = Heykeltıraş
viscounts-townsfolk-nt-stonecutter-3 = Taşçı
viscounts-townsfolk-nt-stonecutter-2 = Taşçı
viscounts-townsfolk-nt-strongman = Pehlivan
viscounts-townsfolk-nt-swindler-stone = Dolandırıcı
viscounts-townsfolk-nt-swindler-gold = Dolandırıcı
viscounts-townsfolk-nt-swindler-ink = Dolandırıcı
viscounts-townsfolk-nt-tinker-stone = Kalaycı
viscounts-townsfolk-nt-tinker-gold = Kalaycı
viscounts-townsfolk-nt-tinker-ink = Kalaycı
viscounts-townsfolk-nt-traitor = Hain
viscounts-townsfolk-nt-traveller = Gezgin
viscounts-townsfolk-nt-trickster = Düzenbaz
viscounts-townsfolk-nt-vicar = Papaz Vekili
viscounts-townsfolk-nt-watchman = Bekçi
viscounts-townsfolk-nt-woodcutter-2 = Oduncu
viscounts-townsfolk-nt-woodcutter-3 = Oduncu

## Kahraman kasabalılar

viscounts-townsfolk-he-ada = Ada
viscounts-townsfolk-he-bertha = Bertha
viscounts-townsfolk-he-clovis = Clovis
viscounts-townsfolk-he-emma = Emma
viscounts-townsfolk-he-guntram = Guntram
viscounts-townsfolk-he-judith = Judith
viscounts-townsfolk-he-lothaire = Lothaire
viscounts-townsfolk-he-merovech = Merovech
viscounts-townsfolk-he-rudolf = Rudolf
viscounts-townsfolk-he-therese = Therese
viscounts-printed-townsfolk = tahtaya basılı kasabalı
viscounts-townsfolk = kasabalı
    .count = { $count } kasabalı
viscounts-hero = kahraman kasabalı
    .count = { $count } kahraman kasabalı
viscounts-kind-starting = başlangıç kasabalıları
viscounts-kind-neutral = nötr kasabalılar
viscounts-kind-hero = kahraman kasabalılar

## El yazmaları ve kurdeleler

viscounts-manuscript-ms-grey-flip = “Hesaplaşma” adlı gri el yazması
viscounts-manuscript-ms-grey-virtue = “Erdem” adlı gri el yazması
viscounts-manuscript-ms-grey-workshop = “Atölye” adlı gri el yazması
viscounts-manuscript-ms-grey-stone2 = “Taş” adlı gri el yazması
viscounts-manuscript-ms-grey-resources-vp = “Ambar” adlı gri el yazması
viscounts-manuscript-ms-grey-builder-vp = “İnşaatçılar” adlı gri el yazması
viscounts-manuscript-ms-grey-buildings-vp = “Binalar” adlı gri el yazması
viscounts-manuscript-ms-grey-trading-post = “Ticaret Noktası” adlı gri el yazması
viscounts-manuscript-ms-grey-guildhall = “Lonca Binası” adlı gri el yazması
viscounts-manuscript-ms-black-flip = “Hesaplaşma” adlı siyah el yazması
viscounts-manuscript-ms-black-destroy = “Unutuş” adlı siyah el yazması
viscounts-manuscript-ms-black-ink2 = “Hokka” adlı siyah el yazması
viscounts-manuscript-ms-black-virtue2 = “Yüce Erdem” adlı siyah el yazması
viscounts-manuscript-ms-black-deed = “Tapu” adlı siyah el yazması
viscounts-manuscript-ms-black-cleric-vp = “Ruhban” adlı siyah el yazması
viscounts-manuscript-ms-black-manuscripts-vp = “Kütüphane” adlı siyah el yazması
viscounts-manuscript-ms-black-deeds-vp = “Onaylanmış Tapular” adlı siyah el yazması
viscounts-manuscript-ms-black-free-ms = “Kopyalar” adlı siyah el yazması
viscounts-manuscript-ms-yellow-any = “Armağan” adlı sarı el yazması
viscounts-manuscript-ms-yellow-flip = “Hesaplaşma” adlı sarı el yazması
viscounts-manuscript-ms-yellow-virtue2 = “Yüce Erdem” adlı sarı el yazması
viscounts-manuscript-ms-yellow-gold2 = “Altın” adlı sarı el yazması
viscounts-manuscript-ms-yellow-workers2 = “İşçiler” adlı sarı el yazması
viscounts-manuscript-ms-yellow-noble-vp = “Soylular” adlı sarı el yazması
viscounts-manuscript-ms-yellow-debts-vp = “Ödenmiş Borçlar” adlı sarı el yazması
viscounts-manuscript-ms-yellow-castle-vp = “Kale” adlı sarı el yazması
viscounts-manuscript-ms-yellow-workers4 = “Büyük Eser” adlı sarı el yazması
viscounts-manuscript-ms-blue-hire = “İşe Alım” adlı mavi el yazması
viscounts-manuscript-ms-blue-flip = “Hesaplaşma” adlı mavi el yazması
viscounts-manuscript-ms-blue-silver4 = “Gümüş” adlı mavi el yazması
viscounts-manuscript-ms-blue-any2 = “İki Armağan” adlı mavi el yazması
viscounts-manuscript-ms-blue-virtue2 = “Yüce Erdem” adlı mavi el yazması
viscounts-manuscript-ms-blue-merchant-vp = “Tüccarlar” adlı mavi el yazması
viscounts-manuscript-ms-blue-criminal-vp = “Suçlular” adlı mavi el yazması
viscounts-manuscript-ms-blue-any3 = “Üç Armağan” adlı mavi el yazması
viscounts-printed-manuscript = tahtaya basılı el yazması
viscounts-manuscript = el yazması
    .count = { $count } el yazması
viscounts-ribbon-grey = gri kurdele
viscounts-ribbon-black = siyah kurdele
viscounts-ribbon-yellow = sarı kurdele
viscounts-ribbon-blue = mavi kurdele
viscounts-bonus-cb-grey = gri ruhban bonus kartı
viscounts-bonus-cb-black = siyah ruhban bonus kartı
viscounts-bonus-cb-yellow = sarı ruhban bonus kartı
viscounts-bonus-cb-blue = mavi ruhban bonus kartı

## Oyun tahtası ve kale

viscounts-segment-A = Dağ
viscounts-segment-B = Göl
viscounts-segment-C = Kayalıklar
viscounts-segment-D = Tepeler
viscounts-segment-E = Orman
viscounts-node-l = sol kıyı
viscounts-node-r = sağ kıyı
viscounts-node-i = iç yol
viscounts-path-outer = dış yol
viscounts-path-inner = iç yol
viscounts-space-L = { NAME($segment) }, sol kıyı
    .short = { NAME($segment) }, sol
viscounts-space-R = { NAME($segment) }, sağ kıyı
    .short = { NAME($segment) }, sağ
viscounts-space-I = { NAME($segment) }, iç yol
    .short = { NAME($segment) }, iç
viscounts-site = bina yeri { $site }
viscounts-link = bağlantı
viscounts-section-ink-stone = hokka ve taş bölümü
viscounts-section-flip = borç ve tapu bölümü
viscounts-section-gold-or-move = altın bölümü
viscounts-section-hire-or-destroy = işe alım bölümü
viscounts-section-virtue = erdem bölümü
viscounts-tier-1 = birinci seviye
viscounts-tier-2 = ikinci seviye
viscounts-tier-3 = üçüncü seviye
viscounts-castle = kale
viscounts-castle-leader = kale beyi
viscounts-castle-leader-card = kale beyi kartı

## Binalar ve geliştirmeler

viscounts-building-workshop = atölye
    .count = { $count } atölye
viscounts-building-trading-post = ticaret noktası
    .count = { $count } ticaret noktası
viscounts-building-guildhall = lonca binası
    .count = { $count } lonca binası
viscounts-building-any = bina
    .count = { $count } bina
viscounts-slot-tp1 = 1. ticaret noktası
viscounts-slot-tp1-text = Vikontunuz ücretsiz 1 alan daha ilerleyebilir.
viscounts-slot-tp2 = 2. ticaret noktası
viscounts-slot-tp2-text = İşten çıkarmak size yalnızca 1 gümüşe mal olur.
viscounts-slot-tp3 = 3. ticaret noktası
viscounts-slot-tp3-text = 2 tüccar simgesi.
viscounts-slot-gh1 = 1. lonca binası
viscounts-slot-gh1-text = 1 inşaatçı simgesi.
viscounts-slot-gh2 = 2. lonca binası
viscounts-slot-gh2-text = 1 soylu simgesi.
viscounts-slot-gh3 = 3. lonca binası
viscounts-slot-gh3-text = 1 ruhban simgesi.
viscounts-slot-ws1 = 1. atölye
viscounts-slot-ws1-text = Her işe alışınızda bir kart atabilirsiniz.
viscounts-slot-ws2 = 2. atölye
viscounts-slot-ws2-text = Herhangi bir oyuncunun çarpışmasında suçlu simgeniz yoksa 1 erdem kazanın.
viscounts-slot-ws3 = 3. atölye
viscounts-slot-ws3-text = El limitiniz 1 artar.
viscounts-slot-ai1 = 1. lonca binası
viscounts-slot-ai2 = 2. lonca binası
viscounts-slot-ai3 = 3. lonca binası
viscounts-slot-ai4 = 1. ticaret noktası
viscounts-slot-ai5 = 2. ticaret noktası
viscounts-slot-ai6 = 3. ticaret noktası
viscounts-slot-ai7 = 1. atölye
viscounts-slot-ai8 = 2. atölye
viscounts-slot-ai9 = 3. atölye
viscounts-upgrade-icons = { LIST($icons) }
viscounts-upgrade-instant = hemen: { $effect }
viscounts-upgrade-on-collision = suçlu simgesi olmadan her çarpışmada: { $effect }
viscounts-upgrade-on-flip = her çevirmeden sonra: { $effect }
viscounts-upgrade-on-future-scheme = her gelecek entrikadan sonra: { $effect }
viscounts-upgrade-on-shuffle = her karıştırmadan sonra: { $effect }
viscounts-upgrade-on-hire = her işe alımdan sonra: { $effect }

## Mallar, simgeler ve parçalar

viscounts-good-ink = hokka
    .count = { $count } hokka
viscounts-good-stone = taş
    .count = { $count } taş
viscounts-good-gold = altın
    .count = { $count } altın
viscounts-good-silver = gümüş
    .count = { $count } gümüş
viscounts-good-any = herhangi bir kaynak
    .count = herhangi { $count } kaynak
viscounts-good-debt = borç
    .count = { $count } borç
viscounts-good-deed = tapu
    .count = { $count } tapu
viscounts-good-virtue = erdem
    .count = { $count } erdem
viscounts-good-corruption = yozlaşma
    .count = { $count } yozlaşma
viscounts-amount = { COUNT($n, $what) }
viscounts-resource = kaynak
    .count = { $count } kaynak
viscounts-icon-merchant = tüccar simgesi
    .count = { $count } tüccar simgesi
viscounts-icon-builder = inşaatçı simgesi
    .count = { $count } inşaatçı simgesi
viscounts-icon-noble = soylu simgesi
    .count = { $count } soylu simgesi
viscounts-icon-cleric = ruhban simgesi
    .count = { $count } ruhban simgesi
viscounts-icon-criminal = suçlu simgesi
    .count = { $count } suçlu simgesi
viscounts-debt-unpaid = ödenmemiş borç
viscounts-debt-paid = ödenmiş borç
viscounts-deed-acquired = edinilmiş tapu
viscounts-deed-approved = onaylanmış tapu
viscounts-worker = işçi
    .count = { $count } işçi
viscounts-viscount = vikont
    .count = { $count } vikont
viscounts-space = alan
    .count = { $count } alan
viscounts-marker-corruption = yozlaşma işaretçisi
viscounts-marker-virtue = erdem işaretçisi
viscounts-collision = çarpışma
viscounts-poverty = yoksulluk kartı
viscounts-prosperity = refah kartı
viscounts-player-card = oyuncu kartı { $number }
viscounts-colour-red = kırmızı
viscounts-colour-blue = mavi
viscounts-colour-yellow = sarı
viscounts-colour-green = yeşil

## Hamleler, aşamalar, kart yerleri

viscounts-action-trade = Ticaret
viscounts-action-build = Bina İnşası
viscounts-action-noble = İşçi Yerleştirme
viscounts-action-cleric = El Yazması Kopyalama
viscounts-action-focus = Ana Hedef
viscounts-action-none = hamle yok
viscounts-phase-1 = Kart Yönetimi
viscounts-phase-2 = Hareket
viscounts-phase-3 = Ana Hamle
viscounts-phase-4 = İşe Alım
viscounts-phase-5 = Çarpışma Çözümü
viscounts-phase-6 = Kart Çekme
viscounts-phase-setup = kurulum
viscounts-phase-end = son puanlama
viscounts-timing-instant = anlık yetenek
viscounts-timing-ongoing = sürekli yetenek
viscounts-timing-dropoff = ayrılma yeteneği
viscounts-timing-none = yeteneksiz
viscounts-area-hand = el
viscounts-area-draw = çekme destesi
viscounts-area-discard = ıskarta destesi
viscounts-area-board = oyuncu panosu
viscounts-area-left = sol alan
viscounts-area-middle = orta alan
viscounts-area-right = sağ alan
viscounts-area-supply = tedarik
viscounts-area-main-board = oyun tahtası

## Cümle parçası olarak etkiler; label büyük harfle yazar

viscounts-effect-gain = { COUNT($n, $good) } kazan
viscounts-effect-flip-debt = { $n } borç çevir
viscounts-effect-flip-deed = { $n } tapu çevir
viscounts-effect-flip-either = { $n } borç veya tapu çevir
viscounts-effect-rearrange = kartları yeniden diz
viscounts-effect-discard = { $n ->
    [one] bir kart at
   *[other] en çok { $n } kart at
}
viscounts-effect-destroy = { $n ->
    [one] bir kart yok et
   *[other] en çok { $n } kart yok et
}
viscounts-effect-destroy-any = herhangi bir kartı yok et
viscounts-effect-shuffle = ıskarta destesini çekme destesine karıştır
viscounts-effect-hire-free = görünen herhangi bir kasabalıyı ücretsiz işe al
viscounts-effect-castle-move = bir işçiyi komşu kale bölümüne taşı
viscounts-effect-place-workers = kaleye { $n } işçi yerleştir
viscounts-effect-build-free = ücretsiz inşa et: { NAME($building) }
viscounts-effect-free-manuscript = bedeli { LIST($costs, join: "or") } olan bir el yazması al
viscounts-effect-choice = { LIST($options, join: "or") }
viscounts-effect-all = { LIST($effects) }
viscounts-effect-nothing = hiçbir şey
viscounts-effect-future-scheme = bir gelecek entrika al
viscounts-effect-ai-dismiss = parçanın kasabalısını işten çıkar
viscounts-effect-ai-action = hamle: { NAME($action) }
viscounts-effect-gain-per-criminal = her suçlu simgesi için 1 yozlaşma kazan
viscounts-ability-instant = Oynandığında: { $effect }
viscounts-ability-dropoff = Ayrıldığında: { $effect }
viscounts-ability-after-action = { NAME($action) } hamlesinden sonra: { $effect }
viscounts-ability-on-flip = Her borç çevirişinizde: { $effect }
viscounts-ability-on-gain = Her borç kazanışınızda: { $effect }
viscounts-ability-on-collision = Herhangi bir oyuncunun çarpışmasında: { $effect }
viscounts-ability-convert-icons = { NAME($action) }: her { COUNT($per, $from) } için { COUNT($icons, $icon) } sayabilirsiniz
viscounts-ability-pay-as-icon = { NAME($action) }: ödenen her { COUNT($per, $good) } için { COUNT($icons, $icon) } sayabilirsiniz
viscounts-ability-pay-any-as-icon = { NAME($action) }: ödenen her birim ({ LIST($goods, join: "or") }) için { COUNT($icons, $icon) } sayabilirsiniz
viscounts-ability-once = { $text } (hamle başına bir kez)
viscounts-ability-hire-or-dismiss = İşe alınınca veya çıkarılınca: { $effect }
viscounts-ability-end-score = Oyun sonunda: { COUNT($per, $thing) } başına { $vp } ZP

## Puanlama

viscounts-thing-resource = kaynak
    .count = { $count } kaynak
viscounts-thing-building = bina
    .count = { $count } bina
viscounts-thing-manuscript = el yazması
    .count = { $count } el yazması
viscounts-thing-flipped-debt = ödenmiş borç
    .count = { $count } ödenmiş borç
viscounts-thing-flipped-deed = onaylanmış tapu
    .count = { $count } onaylanmış tapu
viscounts-thing-worker-in-castle = kaledeki işçi
    .count = kaledeki { $count } işçi
viscounts-score-buildings = binalar
viscounts-score-castle = kaledeki işçiler
viscounts-score-sets = el yazması setleri
viscounts-score-manuscripts = el yazması puanları
viscounts-score-castle-leader = kale beyi
viscounts-score-cleric-bonus = ruhban bonus kartları
viscounts-score-debts = ödenmemiş borçlar
viscounts-score-deeds = tapular
viscounts-score-poverty = yoksulluk kartı
viscounts-score-prosperity = refah kartı
viscounts-score-resources = kalan kaynaklar

## Solo oyun

viscounts-rival-ai-cleric = ruhban sanal oyuncu
viscounts-rival-ai-builder = inşaatçı sanal oyuncu
viscounts-rival-ai-noble = soylu sanal oyuncu
viscounts-rival-ai-cards = kart odaklı sanal oyuncu
viscounts-rival = sanal oyuncu
viscounts-scheme-S1 = başlangıç entrikası 1
viscounts-scheme-S2 = başlangıç entrikası 2
viscounts-scheme-S3 = başlangıç entrikası 3
viscounts-scheme-S4 = başlangıç entrikası 4
viscounts-scheme-S5 = başlangıç entrikası 5
viscounts-scheme-S6 = başlangıç entrikası 6
viscounts-scheme-S7 = başlangıç entrikası 7
viscounts-scheme-S8 = başlangıç entrikası 8
viscounts-scheme-F1 = gelecek entrika 1
viscounts-scheme-F2 = gelecek entrika 2
viscounts-scheme-F3 = gelecek entrika 3
viscounts-scheme-F4 = gelecek entrika 4
viscounts-scheme-F5 = gelecek entrika 5
viscounts-scheme-F6 = gelecek entrika 6
viscounts-scheme-F7 = gelecek entrika 7
viscounts-scheme-F8 = gelecek entrika 8
viscounts-focus-build = bina inşa etmek
viscounts-focus-noble = işçi yerleştirmek
viscounts-focus-cleric = el yazması kopyalamak
viscounts-focus-cards = borç ve tapu çevirmek
viscounts-option-ai = sanal oyuncu panosu
viscounts-option-difficulty = zorluk
viscounts-difficulty = zorluk { $level }
viscounts-option-side = tahta tarafı
