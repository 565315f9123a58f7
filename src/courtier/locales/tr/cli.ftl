### Komut satırı: yardım, iletiler ve uçbirimdeki oyun tahtaları. Her anahtar cli- ile başlar.

## Yardım

cli-help = Gùgōng, Viceroy ve Viscounts of the West Kingdom: uçbirimde oynama, benzetim, oyun kayıtları ve kurallar.
cli-example = Örnek:
cli-short-play = bu uçbirimde oyna
cli-help-play = Bu uçbirimde oynayın: onu paylaşan kişilerle, botlarla ve oyunların kendi rakipleriyle. Yerler hakkında bir şey yazmazsanız tek kişilik kurallarla oynarsınız.
cli-example-play =
    courtier play viceroy --lang tr
    courtier play viceroy --seats me,me:Ada,random
    courtier play viceroy --bots random,random --option virtual=1
    courtier play --resume oyun.courtier.jsonl
cli-short-replay = kayıtlı oyunu bir anında göster
cli-help-replay = Kayıtlı bir oyunun tahtasını ve günlüğünü N hamleden sonra veya sonunda gösterir.
cli-example-replay = courtier replay oyun.courtier.jsonl --at 40
cli-short-verify = oyun kayıtlarını denetle
cli-help-verify = Kayıtları denetler: hiçbir şey değiştirilmemiş mi, her hamle geçerli mi, sonuç doğru mu. Bir denetim başarısız olursa çıkış kodu 1 olur.
cli-example-verify = courtier verify *.courtier.jsonl
cli-short-sim = botlar arasında çok sayıda oyun oynat
cli-help-sim = Botlar arasında çok sayıda oyun oynatır ve sonuçlarını söyler. Bir oyun bitirilemezse çıkış kodu 1 olur.
cli-example-sim = courtier sim viceroy --players 4 --games 1000 --seed 1 --json
cli-short-rules = bir kurala bak
cli-help-rules = Bir kuralı numarasıyla veya sözcüklerle bulur; ikisi de yoksa bütün kuralları sıralar.
cli-example-rules =
    courtier rules viceroy V-PYR-05
    courtier rules viceroy ebedî mücevher
cli-short-components = bileşen verilerini ve kaynaklarını göster
cli-help-components = Bir oyunun bileşen verilerini ve her verinin kaynağını gösterir veya bir düzeltme dosyasını denetler.
cli-example-components =
    courtier components viceroy characters.32
    courtier components viceroy --check kutum.json
cli-short-options = oyundan önce seçilebilenleri sırala
cli-help-options = Oyun başlamadan önce nelerin seçilebileceğini sıralar.
cli-example-options = courtier options viceroy --json
cli-short-bench = bu makinedeki hızı ölç
cli-help-bench = Bu makinede rastgele oyundaki hızı ölçer; bütün oyunlar veya yalnız adı verilen.
cli-example-bench = courtier bench viceroy --players 2 --json
cli-short-position = konumları oku, denetle, oyna ve yaz
cli-help-position = Konum belgeleri: oyunun bir anı, elle de yazılabilen JSON olarak.
cli-short-position-print = bir konumu göster
cli-help-position-print = Bir konumun tahtasını, açık sorularını ve puanlarını gösterir.
cli-example-position-print = courtier position print konum.json --seat 0
cli-short-position-check = bir konumu denetle
cli-help-position-check = Konumun mümkün olup olmadığını ve orada ne sorulduğunu söyler. Mümkün değilse çıkış kodu 1 olur.
cli-example-position-check = courtier position check konum.json --json
cli-short-position-play = bir konumda hamleler yap
cli-help-position-play = Bir konumda hamleler yapar ve yeni belgeyi yazar. Hamle, sıradaki yere aittir; “1: bid red” başka bir yeri belirtir.
cli-example-position-play = courtier position play konum.json "bid red" "1: pass"
cli-short-position-new = bir oyunun başlangıcını yaz
cli-help-position-new = Bir oyunun başlangıcındaki konumu yazar.
cli-example-position-new = courtier position new viceroy --players 2 --seed 1
cli-short-position-schema = konumların JSON Schema belgesini yaz
cli-help-position-schema = Bir oyunun konum belgelerinin JSON Schema belgesini yazar.
cli-example-position-schema = courtier position schema viceroy
cli-arg-game = Oyun.
cli-arg-lang = Bütün metinlerin dili; yoksa COURTIER_LANG, sonra LANG.
cli-arg-no-color = Renksiz; NO_COLOR değişkeni de aynısını yapar.
cli-arg-json = Bir programın okuması için JSON yaz.
cli-arg-components = Bileşen verileri için düzeltme dosyası.
cli-arg-option = Oyunun bir seçeneği; birden çok kez verilebilir. “courtier options OYUN” hepsini sıralar.
cli-arg-players = Oyuncu sayısı.
cli-arg-bots = Adlarıyla botlar, örneğin random,random.
cli-arg-seed = Şansın tohumu: herhangi bir metin.
cli-arg-seat = Bu yerin gördüğünü göster; kayıtlardaki gibi 0 ile başlar. Yoksa herkesin gördüğü gösterilir.
cli-arg-games = Oyun sayısı.
cli-arg-seconds = Her oyun için saniye.
cli-arg-version = Sürümü ve hangi derlemenin çalıştığını yaz: compiled veya pure.
cli-arg-install-completion = Bu kabuk için tamamlamayı kur.
cli-arg-show-completion = Bu kabuk için tamamlamayı yaz.
cli-play-seats = Kim nerede oturuyor: kişi için “me”, adıyla “me:Ada”, yoksa botun adı.
cli-play-resume = Kayıtlı bir oyuna devam et.
cli-play-save = Oyun oynanırken kaydedileceği dosya.
cli-replay-file = Bir oyun kaydı; gzip ile sıkıştırılmış da olabilir.
cli-replay-at = Bu kadar hamleden sonra; eksi bir sayı sondan sayar.
cli-position-file = Bir konum belgesi; “-” standart girdiyi okur.
cli-position-actions = Gösterimle hamleler.
cli-rules-words = Bir kuralın numarası, başlangıcı veya sözcükler.
cli-components-place = Bir verinin yeri, örneğin characters.32.rows.
cli-components-check = Bir düzeltme dosyasını denetle.

## Yanlışlar

cli-interrupted = Yarıda kesildi.
cli-usage-option = Burada { $option } seçeneği yok; --help hepsini sıralar.
cli-usage-missing = { $name } eksik; --help bir örnek gösterir.
cli-usage-command = “{ $command }” komutu yok; courtier --help hepsini sıralar.
cli-usage-extra = Bu fazla: { $words }; --help bir örnek gösterir.
cli-usage-other = Komut satırı anlaşılamadı: { $problem }.
cli-option-form = “{ $got }” bir seçenek değil; anahtar=değer olarak yazın.
cli-at-least-one = { $option } en az 1 olmalı, { $got } olamaz.
cli-bots-count = Bot sayısı { $bots }, oyuncu sayısına uymuyor: { $players }.
cli-seats-count = Yer sayısı { $seats }, oyuncu sayısına uymuyor: { $players }.
cli-name-of-bot = “{ $name }” bir botun adı; başka bir ad seçin.
cli-file-not-utf8 = { $file } UTF-8 bir metin değil (bayt { $byte }).
cli-file-not-gzip = { $file } sıkıştırılmış ama açılamıyor: bozuk veya yarım.
cli-replay-range = Kayıttaki hamle sayısı { $n }; --at { $got } bunun dışında.
cli-position-refused = Hamle { $n }, “{ $action }”: { $reason }

## Benzetim, ölçüm ve listeler

cli-sim-title = { $game }: benzetim
cli-sim-progress = Oynanan oyun: { $done } / { $games }
cli-sim-stuck-game = Tohumu { $seed } olan oyun bitirilemedi: { $reason }
cli-sim-game = oyun
cli-sim-players = oyuncular
cli-sim-games = oyunlar
cli-sim-seed = tohum
cli-sim-options = seçenekler
cli-sim-bots = botlar
cli-sim-components-digest = bileşen verileri
cli-sim-compiled = derlenmiş
cli-sim-decisions = kararlar
cli-sim-real-decisions = iki veya daha çok seçenekli olanlar
cli-sim-seconds = saniye
cli-sim-real-decisions-per-s = saniyedeki gerçek karar
cli-sim-score-mean = ortalama puan
cli-sim-score-stdev = standart sapma
cli-sim-score-min = en düşük puan
cli-sim-score-max = en yüksek puan
cli-sim-wins = yerlere göre galibiyet
cli-sim-opponent-wins = otomatik rakiplerin galibiyeti
cli-sim-stuck = bitirilemeyen
cli-sim-stuck-games = bitirilemeyenler ve nedenleri
cli-bench-title = Bu makinede rastgele oyun
cli-bench-measuring = Ölçülüyor: { $game }, { $players } oyuncu …
cli-bench-game = oyun
cli-bench-players = oyuncu
cli-bench-compiled = derlenmiş
cli-bench-real-decisions-per-s = gerçek karar/s
cli-bench-playouts-per-s = oyun/s
cli-bench-copy-us = kopya µs
cli-bench-legal-us = liste µs
cli-options-title = { $game } seçenekleri
cli-options-key = anahtar
cli-options-values = değerler
cli-options-default = varsayılan
cli-options-about = ne olduğu
cli-options-rule = kural
cli-components-id = kimlik
cli-components-data = veri
cli-components-source = kaynağı
cli-components-ok = { $file }, { $game } için geçerli bir düzeltme dosyası.
cli-position-ok = { $file }, { $game } için mümkün bir konum.
cli-replay-title = { $game }, hamle { $at } / { $n }
cli-verify-over = { $file }: sorun yok; { $game }, { $actions } hamle, bitmiş.
cli-verify-open = { $file }: sorun yok; { $game }, { $actions } hamle, bitmemiş.

## Uçbirimde oyun

cli-name = { $seat }
cli-automated = Rakip { $number }
cli-play-hint = Bir seçeneğin numarasını yazın; başka neler yazılabileceğini ? gösterir.
cli-play-number = { $last ->
    [1] 1
   *[other] 1–{ $last }
} veya ?:
cli-play-corrected = Bileşen verilerini sahibi düzeltti.
cli-play-go-on = Devam etmek için: { $command }
cli-play-needs-terminal = Girdi bitti; oynamak için bir uçbirimde başlatın: { $command }
cli-play-other-game = { $file } başka bir oyunun kaydı: { $game }.
cli-play-more-events = … ve ondan önce { $count } olay; “log” hepsini gösterir.
cli-play-help = Bir seçeneğin numarasını veya gösterimle bir hamle yazın. Şunları da yazabilirsiniz:
cli-play-help-help = bu yardım
cli-play-help-u = geri al, gizli bir şey gösterilmediği sürece adım adım
cli-play-help-w = bir hamlenin neden olmadığı, gösterimle; yalnız “w”: buradaki nedenler
cli-play-help-r = numarası veya sözcükleriyle bir kural, örneğin: r { $example }
cli-play-help-c = numarası veya adıyla bir kartın tamamı
cli-play-help-b = bütün tahta
cli-play-help-o = seçenekler bir daha
cli-play-help-log = neler oldu; “log 10” son on olayı gösterir
cli-play-help-s = oyun şimdi bitseydi puanlar
cli-play-help-save = kaydı bir dosyaya yaz
cli-play-help-q = çık; oyun saklanır
cli-play-rules = Bu sorunun kuralları: { $rules }
cli-undo-other = Son hamle sizin değildi; geri alınamaz.
cli-why-open = Bu seçilebilir. Bu sorunun kuralları: { $rules }
cli-card-none = “{ $text }” diye bir kart yok.
cli-save-file = Bir dosya adı yazın: save oyun.courtier.jsonl

## Viceroy tahtası: renklerin harfleri, ödüllerin ve jetonların kısa adları ve harfleri

cli-viceroy-letter-blue = M
cli-viceroy-letter-red = K
cli-viceroy-letter-green = Y
cli-viceroy-letter-yellow = S
cli-viceroy-stock = Tedarik { $gems } · desteler: büyük { $large }, küçük { $small }, yasa { $law }
cli-viceroy-virtual = Sanal rakiplerin teklifleri: { $bids }
cli-viceroy-legend-colors = Renkler: { $colors }. ↑ müzayede kartının üstünde, ↓ altında.
cli-viceroy-legend-card = KY/SM bir kartın köşeleridir, üst/alt; piramitte (K K): tek renkli daire; her ödülün önünde sırasının bedeli olan mücevherin rengi durur.
cli-viceroy-row = sıra
cli-viceroy-hand = el { $characters }+{ $laws }
cli-viceroy-gems = mücevher { $gems }, saldırı { $attacks }
cli-viceroy-bid = teklif { $bid }
cli-viceroy-bid-pass = pas
cli-viceroy-bid-attack = saldırı
cli-viceroy-circles = daire { $circles }
cli-viceroy-known = bilinen: { LIST($cards) }
cli-viceroy-known-laws = Yasa destesinin üstünde: { LIST($cards) }
cli-viceroy-full-row = { $row }. sıra, bedeli { NAME($gem) }: { $reward }
cli-viceroy-codes = m mücevher · g güç · b büyü · i bilim · v savunma · a saldırı · e ebedî mücevher · b+ büyü bonusu · d+ daire bonusu
cli-viceroy-short-gems = mücevher { $n }
cli-viceroy-short-power = güç { $n }
cli-viceroy-short-draw-card = kart { $n }
cli-viceroy-short-science = bilim { $n }
cli-viceroy-short-magic = büyü { $n }
cli-viceroy-short-defence = savunma { $n }
cli-viceroy-short-attack = saldırı { $n }
cli-viceroy-short-bonus-magic = büyü +{ $n }
cli-viceroy-short-bonus-circle = daire { $color }+{ $n }
cli-viceroy-short-eternal-gem = ebedî { $color }
cli-viceroy-code-gems = m{ $n }
cli-viceroy-code-power = g{ $n }
cli-viceroy-code-draw-card = k{ $n }
cli-viceroy-code-science = i{ $n }
cli-viceroy-code-magic = b{ $n }
cli-viceroy-code-defence = v{ $n }
cli-viceroy-code-attack = a{ $n }
cli-viceroy-code-bonus-magic = b+{ $n }
cli-viceroy-code-bonus-circle = d{ $color }+{ $n }
cli-viceroy-code-eternal-gem = e{ $color }
cli-viceroy-token-magic = b
cli-viceroy-token-science = i
cli-viceroy-token-defence = v
cli-viceroy-token-power = g{ $n }
cli-viceroy-token-bonus-magic = b+{ $n }
cli-viceroy-token-bonus-circle = d{ $color }+{ $n }
cli-viceroy-token-eternal = e{ $color }
cli-viceroy-token-eternal-used = (e{ $color })
cli-viceroy-token-stored = m{ $color }

## Gùgōng tahtası

cli-gugong-tag = O{ $number }
cli-gugong-tag-meng = M
cli-gugong-double = Ç
cli-gugong-day = { $day }. gün (toplam { $days })
cli-gugong-dice = Kader Zarları: { $dice }
cli-gugong-start = başlayan: { $seat }
cli-gugong-turn = sırası gelen: { $seat }
cli-gugong-piles = Çekme destesi: { $gifts } · Seyahat Jetonları: yığında { $tokens }, ıskartada { $discard }
cli-gugong-head-location = Konum
cli-gugong-head-gift = Oradaki hediye
cli-gugong-head-action = Kartın hamlesi
cli-gugong-head-cost = bedel
cli-gugong-head-vp = ZP
cli-gugong-head-hired = havuz
cli-gugong-head-free = tedarik
cli-gugong-head-jade = Yeşim
cli-gugong-head-tokens = jeton
cli-gugong-head-hand = el
cli-gugong-head-discard = ıskarta
cli-gugong-head-ships = Gemi
cli-gugong-passed = pas
cli-gugong-label-map = Harita
cli-gugong-label-roads = Yollar
cli-gugong-label-hand = El
cli-gugong-label-discard = Iskarta
cli-gugong-label-tokens = Jetonlar
cli-gugong-label-today = bugün
cli-gugong-label-used = oynanan
cli-gugong-own-board = kendi panosu
cli-gugong-station = { $place }: { $seat } bonus jetonu, { $token }
cli-gugong-taken = az önce alınan jeton: { $token }
cli-gugong-wall = { $count } / { $threshold }
cli-gugong-jade-houses = kalan ev: { $count }, bedel: { $costs }
cli-gugong-jade-later = sonra Yeşim meydanı, { $cost }
cli-gugong-jade-courtyard = evler boş; Yeşim meydanının bedeli: { $cost }
cli-gugong-medal-free = madalya: hâlâ burada
cli-gugong-medal = madalya: { $seat }
cli-gugong-palace = { $seat } { $steps } / { $goal }
cli-gugong-audience = { $seat } huzurda ({ $vp } ZP)
cli-gugong-audience-left = boş yerler: { $values } ZP
cli-gugong-audience-none = boş yer yok
cli-gugong-palace-lost = { $seat } { $steps } / { $goal } (yetişemez)
cli-gugong-warning = DİKKAT: artık huzura çıkamazsınız (eksik adım: { $missing }, en çok mümkün: { $most }).
cli-gugong-decree = { $decree }: bedel { $cost }
cli-gugong-decree-vp = { $decree }: bedel { $cost } +{ $vp } ZP
cli-gugong-route-main = ana
cli-gugong-route-left = üst
cli-gugong-route-right = alt
cli-gugong-rewards = alınan ödüller
cli-gugong-reward-any = herhangi
cli-gugong-reward-vp4 = 4 ZP
cli-gugong-reward-card = kart
cli-gugong-reward-double = çift
cli-gugong-focus = odak: { $location }
cli-gugong-automa = destedeki Automa Kartları: { $count }
cli-gugong-matches = * zarlarla { $count } eşleşme
cli-gugong-location-travel = Seyahat
cli-gugong-location-wall = Set
cli-gugong-location-jade = Yeşim
cli-gugong-location-intrigue = Entrika
cli-gugong-location-palace = Saray
cli-gugong-location-decrees = Kararname
cli-gugong-location-canal = Kanal
cli-gugong-token-hire1 = 1 Hizmetkâr
cli-gugong-token-hire2 = 2 Hizmetkâr
cli-gugong-token-palace1 = Elçi
cli-gugong-token-intrigue1 = Entrika
cli-gugong-token-discard7-jade = 7+ → Yeşim
cli-gugong-token-vp2 = 2 ZP
cli-gugong-token-swap = değiştirme
cli-gugong-token-retrieve = geri alma
cli-gugong-token-ship1 = Gemi
cli-gugong-token-wall1 = Set
cli-gugong-token-pay3-jade = 3 H. → Yeşim
cli-gugong-token-double = çift
cli-gugong-token-bonus-plus1 = hediye +1
cli-gugong-token-bonus-tax = vergi
cli-gugong-token-bonus-follow = takip
cli-gugong-legend-players = O1 Oyuncu 1, M Meng demektir; Ç Çift Hizmetkârdır. ← işaretinden sonra Gezgini veya Hizmetkârı orada olanlar yazılır.
cli-gugong-legend-cost = A ve B: konum hamlesinin her seçeneği için şu anki bedellerinizle çıkarılacak Hizmetkârlar; “b” seçeneklerin ne yaptığını ve yolları gösterir.
cli-gugong-legend-intrigue = Entrika: önce en öndeki alan; O2 > O1: O2 işaretçisi O1 işaretçisinin üstündedir ve beraberlikte öndedir.
cli-gugong-legend-canal = Kanal: her Limanın numarası ve ödülü, altında Geminin sahibi ve yükü; oyuncu tablosundaki Gemiler henüz yedektedir. Jeton 3=4: değişimde 4 sayılan 3 jeton.
cli-gugong-legend-cards = * değeri bir Kader Zarında görünen kartlardır; gece ıskartadakiler sayılır.
