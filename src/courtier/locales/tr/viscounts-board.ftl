### Tarayıcıda Vikontlar tahtası: üzerinde duranlar ve kendileri hakkında söyledikleri.

viscounts-board-head = { NAME($text, cap: "yes") }
viscounts-board-named = { NAME($text, cap: "yes") } ({ $who })
viscounts-board-round = { $n }. tur
viscounts-board-round-of = { $n }. tur / { $last }
viscounts-board-last-round = Son tur
viscounts-board-no-action = Burada hamle yapılamıyor
viscounts-board-poverty = Yoksulluk
viscounts-board-prosperity = Refah
viscounts-board-poverty-left = Yoksulluk kartının üstünde { $n } borç var.
viscounts-board-prosperity-left = Refah kartının üstünde { $n } tapu var.
viscounts-board-poverty-open = Yoksulluk kartı açıldı.
viscounts-board-prosperity-open = Refah kartı açıldı.
viscounts-board-stack-later = Deste, herkes hazır olunca kurulur.
viscounts-board-stack-end = Sonuncusu alınınca bu tur tamamlanır ve bir tur daha oynanır.
viscounts-board-poverty-scores = Oyun sonunda açıksa en çok onaylanmış tapu puan getirir: { $points } ZP.
viscounts-board-prosperity-scores = Oyun sonunda açıksa en çok ödenmiş borç puan getirir: { $points } ZP.

## Kartlar

viscounts-board-card-cost = Bedel { $n }: işe almak veya işten çıkarmak için gümüş ve vikontun ilerleyeceği alan sayısı.
viscounts-board-left = Bu destedeki kart sayısı: { $n }
viscounts-board-printed-dismissal = İşten çıkarmanın bedeli { $n } gümüş, getirisi: { $effect }.
viscounts-board-printed-townsfolk = Her sıranızda işten çıkarılabilir ama asla işe alınamaz.
viscounts-board-printed-manuscript = Tekrar tekrar kopyalanabilir ama alınmaz.
viscounts-board-manuscript-cost = Gereken: { COUNT($n, $icon) }
viscounts-board-manuscript-effect = Kopyalanınca: { $effect }.
viscounts-board-shelf = { NAME($ribbon, cap: "yes") }: { $n }
viscounts-board-shelf-bonus = Aynı kurdeleden üç el yazmasına ilk ulaşan, o kurdelenin bonus kartını alır.
viscounts-board-shelf-sets = Oyun sonunda farklı kurdele setleri: { $points } ZP.
viscounts-board-pair = Oyuncu kartı { $number } ve { NAME($hero) }
viscounts-board-pair-gain = Başlangıçta: { $effect }.
viscounts-board-pair-then = Sonra: { $effect }.
viscounts-board-pair-start = Vikontunuz burada başlar: { NAME($space) }.
viscounts-board-pair-hero = { NAME($hero, cap: "yes") } destenize katılır:

## Tahta ve kale

viscounts-board-site-effect = Buraya inşa edince: { $effect }.
viscounts-board-site-reach = Erişilen yer: { NAME($space) }
viscounts-board-site-built = { NAME($building, cap: "yes") }, sahibi: { $who }
viscounts-board-link-effect = İki ucunda da bina varsa iki sahip de: { $effect }.
viscounts-board-trade = Her { COUNT($n, $icon) } için: { $effect }.
viscounts-board-space-outer = Buradan ticaret yapılır veya bina inşa edilir.
viscounts-board-space-inner = Buradan işçi yerleştirilir veya el yazması kopyalanır.
viscounts-board-space-start = { $n } numaralı oyuncu kartının başlangıcı
viscounts-board-space-here = Şu an burada: { $who }
viscounts-board-court = Bir oyuncunun üç işçisi: biri yükselir, diğer ikisi komşu bölümlere geçer.
viscounts-board-hall = Buraya yükselince: { $effect }.
viscounts-board-vp = Buradaki her işçi: { $n } ZP
viscounts-board-capacity = Burada en fazla { $n } işçi kalır.
viscounts-board-workers-here = { $who }: { $n }
viscounts-board-leader-gives = { $vp } ZP ve el sınırı 1 fazla.
viscounts-board-leader-rule = Üçüncü seviyede en çok işçisi olana aittir.
viscounts-board-holder = Sahibi: { $who }
viscounts-board-bonus-gives = { $vp } ZP ve { LIST($icons) }
viscounts-board-endless = Tedarik hiç bitmez.

## Bir oyuncunun eşyası

viscounts-board-supply = Tedarikteki işçiler: { $n }
viscounts-board-silver-pays = Fazladan ilerleme, kasabalıları işe alma ve işten çıkarma ile eksik tüccar simgeleri bununla ödenir.
viscounts-board-good-pays = Bir hamlede eksik bir { NAME($icon) } yerine geçer.
viscounts-board-draw = Çekme destesi: { $n }
viscounts-board-discard = Iskarta destesi: { $n }
viscounts-board-hand = El: { $n }
viscounts-board-deck = Destenin bütün kartları: { $n }
viscounts-board-manuscripts = El yazmaları: { $n }
viscounts-board-buildings = Binalar
viscounts-board-row = Kartlar soldan gelir, sağa kayar ve ayrılır. Simgeleri hamlelerinizde sayılır.
viscounts-board-action = { NAME($action) }: { $n }
viscounts-board-action-outer = Yalnızca dış yolda yapılır.
viscounts-board-action-inner = Yalnızca iç yolda yapılır.
viscounts-board-action-icons = Suçlularla birlikte şu an sayabileceğiniz simgeler: { $n }
viscounts-board-action-pay = Eksik simge ödenebilir: { NAME($good) }
viscounts-board-build-costs = İnşaatçı simgeleri: atölye { $workshop }, ticaret noktası { $trading_post }, lonca binası { $guildhall }
viscounts-board-noble-costs = Soylu simgeleri → işçiler: { $list }
viscounts-board-debts = Borçlar: { $face } ödenmemiş, { $turned } ödenmiş
viscounts-board-deeds = Tapular: { $face } edinilmiş, { $turned } onaylanmış
viscounts-board-debts-value = Ödenmemiş borç: { $face } ZP. Ödenince seçtiğiniz bir kaynağı kazanırsınız.
viscounts-board-deeds-value = Edinilmiş tapu: { $face } ZP, onaylanmış tapu: { $turned } ZP.
viscounts-board-slot-covered = Bu bina inşa edilince geçerli olur.
viscounts-board-slot-uncovered = Artık geçerli.
viscounts-board-slot-cost = { $n } inşaatçı simgesi; aynı türden 1, 2 veya 3 bina: { $points } ZP
viscounts-board-track = Erdem ve yozlaşma, { $n }. alan
viscounts-board-track-own = Burada çarpışma: { $effect }.
viscounts-board-track-all = Diğer herkes: { $effect }.
viscounts-board-track-criminals = Suçlu simgesi olan diğerleri: { $effect }.
viscounts-board-track-honest = Suçlu simgesi olmayan diğerleri: { $effect }.
viscounts-board-track-now = Yozlaşma { $corruption }, erdem { $virtue }
viscounts-board-track-stuck = İşaretçiler buluştu: çarpışma, sahibinin sırasının 5. aşamasında çözülür.
viscounts-board-glance = { $who }: { LIST($goods) }, kaledeki işçiler { $workers }, binalar { $buildings }, el yazmaları { $manuscripts }

## Rakip

viscounts-board-scheme-icons = Simgeler: { LIST($icons) }
viscounts-board-scheme-first = Önce: { $effect }.
viscounts-board-scheme-move = Sonra dış yolda { $n } alan ilerler.
viscounts-board-scheme-option = { $n }. seçenek: { $effect }.
viscounts-board-scheme-rule = Mümkün olan ilk seçenek uygulanır.
viscounts-board-focus = Ana hedef: { NAME($focus) }
viscounts-board-preference = Kaynakları bu sırayla alır: { $list }
viscounts-board-future = Kalan gelecek entrikaları: { $n }
viscounts-board-seen = Şimdiye dek görülen entrikalar: { $n }
viscounts-board-to-cards = Sunulan kartları ve desteleri göster
viscounts-board-to-ring = Halkaya ve kaleye dön
viscounts-board-lay-left = Sol: { NAME($card) }
viscounts-board-lay-middle = Orta: { NAME($card) }
viscounts-board-lay-right = Sağ: { NAME($card) }
viscounts-board-answer = Açık sorunun bir yanıtı
