### Gùgōng'un çizilmiş tahtasındaki sözcükler ve parçaların kendileri için söyledikleri.

## Parçaların yanındaki kısa sözcükler

gugong-board-most = En çok:
gugong-board-hired = havuzda
gugong-board-free = tedarikte
gugong-board-servants = Hizmetkârlar
gugong-board-discard = Iskarta
gugong-board-hand-empty = hediye yok
gugong-board-stored = Saklanan Jetonlar
gugong-board-beside = panonuzun yanı
gugong-board-rewards = Liman ödülleri
gugong-board-points = puanlar
gugong-board-new-ship = yeni Gemi
gugong-board-ships = yedekteki Gemiler
gugong-board-passed = bugün pas geçti
gugong-board-days = günler
gugong-board-deadline = İmparatora giden yol
gugong-board-wall-winner = surda en çok Hizmetkâr
gugong-board-automa-deck = kapalı duran Automa Kartları
gugong-board-automa-today = Bugün oynananlar, sırasıyla
gugong-board-automa-used = Önceki günlerde kullanılanlar
gugong-board-price = { $n ->
    [0] bedelsiz
   *[other] bedeli { $n } Hizmetkâr
}
gugong-board-days-left = { $days } gün kaldı
gugong-board-steps-left = { $steps ->
    [0] İmparatorun huzurunda
   *[other] İmparatora { $steps } adım
}
gugong-board-ship-of = Gemi ({ $seat }), gemide { $n }

## Kendini açıklayanlar

gugong-board-lies-here = Burada duran: { $gift }.
gugong-board-welcome = Elinizden bedelsiz kabul edilenler: { $values }.
gugong-board-no-token = Şu anda burada jeton yok; harita sabahları doldurulur.
gugong-board-card-matches = Değeri { $n } Kader Zarında var: gece ıskarta destenizde duruyorsa { $n } eşleşme olur.
gugong-board-decree-price = { $n ->
    [0] Sizin için şimdi: üzerine 1 Hizmetkâr yerleştirirsiniz, kimseyi çıkarmazsınız.
   *[other] Sizin için şimdi: { $n } Hizmetkâr çıkarır ve üzerine 1 tane daha yerleştirirsiniz.
}
gugong-board-harbour-nothing = Ödül vermez; Gemiler buradan başlar.
gugong-board-courtyard = Ancak bütün evler boşalınca açılır.
gugong-board-house-empty = Yeşimi alındı; evler yeniden doldurulmaz.
gugong-board-die = Yüzler: { $faces }.
gugong-board-dice-bonus = Gece, ıskarta destenizde bir zarın değerini gösteren her kart bir eşleşmedir: her eşleşme havuza 1 Hizmetkâr alır, en çok eşleşme 3 ZP ve Elçiye bir adım getirir.
gugong-board-lost = İmparatorun huzuruna çıkmak artık mümkün değil.
gugong-board-automa-text = Meng gösterilen konumda takas yapar; özel kartlar onu odak konumuna götürür.
gugong-board-day-text = Oyun { $days } gün sürer; her birinde sabah, gündüz ve gece vardır.
gugong-board-draw-pile-text = Kapalı Hediye Kartları, { $piles } tane. Limanın ekstra kartı buradan gelir.
gugong-board-token-pile-text = Kapalı Seyahat Jetonları. Sabah her boş şehir bir tane alır. Kullanılmış olanlar: { $discard }.
gugong-board-wall-text = Bölüm { $n } Hizmetkâr ile tamamlanır; Çift Hizmetkâr 2 sayılır. Ardından puanlanır ve üzerinde bulunan herkes bir Entrika Avantajı kullanabilir.
gugong-board-wall-winner-text = Tamamlanan bölümde en çok Hizmetkârı olan bunu kazanır ve o Hizmetkârları geri alır; ötekiler kalır.
gugong-board-intrigue-text = Her beraberliği daha ilerideki işaretçi kazanır; üst üste duranlarda üstteki öndedir.
gugong-board-medal-text = Bugün Entrika A hamlesini ilk yapan onu alır ve yarın başlar.
gugong-board-palace-text = Bir Elçi { $goal } adımda İmparatorun huzuruna çıkar; sonraki her adım 1 ZP getirir.
gugong-board-audience-text = İlk varan en iyi yeri alır; puanı oyun sonunda sayılır.
gugong-board-deadline-text = Elçisi oyun sonuna kadar İmparatora varamayan, puanı ne olursa olsun diskalifiye olur.
gugong-board-traveller-text = İlk yolculuk jetonu olan herhangi bir şehre gider; sonra Gezgin yolları izleyerek bir sonraki jetona varır.
gugong-board-focus-text = Özel Automa Kartları Meng’i bu konuma götürür.
gugong-board-start-text = Bugün tura başlar.
gugong-board-hired-text = Oyuncu Panosunda dururlar; çıkarılabilir ya da yerleştirilebilirler.
gugong-board-free-text = Panonun yanında dururlar; kullanılmadan önce havuza alınmaları gerekir.
gugong-board-double-text = Çıkarılırken, surda ve gemide 2 Hizmetkâr sayılır. Liman 4 veya 5’te kazanılır.
gugong-board-hand-text = Bugünün hediyeleri. Hediyesi kalmayan pas geçer.
gugong-board-discard-text = Yarınki el. Gece kartları Kader Zarlarıyla karşılaştırılır.
gugong-board-jade-text = Yeşim oyun sonunda puan getirir: ne kadar çoksa her biri o kadar değerlidir.
gugong-board-tokens-text = En çok { $slots } Seyahat Jetonu. Sıranızda istediğiniz an değiştirin: 2 tanesi Hizmetkâr, 4 tanesi 2 ZP, 6 tanesi Yeşim. Çift jeton 2 sayılır.
gugong-board-ships-text = Yeni bir Gemide hemen bir Hizmetkâr bulunmalıdır; ilk boş Limandan başlar.
gugong-board-rewards-text = Liman 2 ile 5 arasındaki dolu bir Gemi ödül için yolculuğunu bitirebilir; bir Hizmetkârı Oyuncu Panosunda kalır.
gugong-board-vp-text = Şimdiye kadarki puanlar; Yeşim, huzur ve 3. seviye Kararnameler oyun sonunda eklenir.
gugong-board-decrees-text = Her Kararname oyuncu başına en çok bir kez; üzerindeki Hizmetkâr orada kalır.
gugong-board-passed-text = Hediye kalmadı: bugün başka sıra yok.
gugong-board-own-board-text = Buraya yerleştirilen bir bonus jeton gündüzün kalanında hediyelerinizi güçlendirir.

## Quarters of the city, one at a time on a narrow screen

gugong-board-quarters = Şehrin bölümleri
gugong-board-quarter-palace = Saray
gugong-board-quarter-travel = Harita
gugong-board-quarter-canal = Kanal
gugong-board-quarter-wall = Set, Entrika
gugong-board-quarter-jade = Yeşim, Kararname

## How something is done

gugong-board-way-servants = 2 Hizmetkâr çıkar
gugong-board-way-double = Çift Hizmetkârı çıkar
gugong-board-way-card = Bir kart daha bırak
gugong-board-way-without = Hamle yapmadan değiştir
gugong-board-variant-a = A seçeneği
gugong-board-variant-a-double = A seçeneği, Çift Hizmetkâr ile
gugong-board-variant-b = B seçeneği
gugong-board-variant-b-double = B seçeneği, Çift Hizmetkâr ile
gugong-board-build = Çin Seddi’ne yerleştir
gugong-board-crew-servant = Bir Hizmetkâr
gugong-board-crew-double = Çift Hizmetkâr
gugong-board-pay-servants = Hizmetkârlarla öde
gugong-board-pay-double = Çift Hizmetkâr ile öde
gugong-board-face = Zarı çevir
gugong-board-hire = Havuza Hizmetkâr al
gugong-board-doubles = Hangi jetonlar
gugong-board-gong = Gong
gugong-board-gong-text = Bir teklifi geçmek ya da sıranızı bitirmek için vurun.
