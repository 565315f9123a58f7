### Üç oyunun ortak arayüz sözcükleri. Anahtarlar: ui- düğmeler ve başlıklar, play- terminaldeki oyun,
### list- ve seat- biçimlendiricinin kendisi için; game-, lang-, source- ve level- kapalı listeler.

## Listeler ve sayılar

list-and = { $head } ve { $tail }
list-or = { $head } veya { $tail }
list-comma = { $head }, { $tail }
list-empty = yok
list-times = { $count }× { $name }
points = { $count } puan
vp = { $count } ZP
cards = { $count } kart
players = { $count } oyuncu
hidden-card = gizli kart
    .count = { $count } gizli kart
unknown-card = bilinmeyen kart
list-of-effects = { LIST($effects) }
one-of-effects = { LIST($effects, join: "or") }
repeated-effect = { $times }× { $effect }
pay-then = { $cost }: { $effect }
range = { $from }–{ $to }
label = { NAME($text, cap: "yes") }
label-short = { NAME($text, case: "short", cap: "yes") }
label-value = { $label }: { $value }
with-rule = { $text } [{ $rule }]

## Masadaki yerler

seat-number = Oyuncu { $number }
seat-you = siz
seat-is-you = { $name } (siz)
seat-bot = { $name } (bot)
seat-empty = boş yer
seat-order = Yer { $number }: { $name }

## Diller ve oyunlar

lang-en = English
lang-cs = Čeština
lang-tr = Türkçe
game-gugong = Gùgōng
game-viceroy = Genel Vali
game-viscounts = Batı Krallığı Vikontları
game-gugong-about = Yasak Şehir’in yetkilileriyle hediye takası yapın ve İmparatorun huzuruna çıkın. 1–5 oyuncu.
game-viceroy-about = Müzayedede kendinize yandaş kazanın, karakterler ve yasalarla güç piramidinizi kurun. 1–4 oyuncu.
game-viscounts-about = Erdem ile yozlaşma, tapu ile borç arasında bölünmüş bir krallıkta at sürün. 1–4 oyuncu.
unofficial = Resmî değildir. Oyun adları yayıncılarına aittir; kurallar kendi sözlerimizle anlatılmıştır.

## Oyun bileşenlerine ait bir bilginin kaynağı

source-rulebook = kural kitabından
source-picture = bileşenin resminden okundu
source-card-list = yayımlanmış bir kart listesinden
source-public = herkese açık kaynaklardan
source-inferred = başka verilerden çıkarıldı
source-ruling = kural kitabının sustuğu yerde bizim yorumumuz
source-reconstructed = yeniden oluşturuldu; kendi kutunuzla karşılaştırın

## Terminaldeki oyun

play-welcome = Courtier { $version }
play-game = { $game }, { $seats } oyuncu
play-choose-game = Hangi oyun?
play-choose-number = Bir sayı seçin (1–{ $last }), yardım için ?:
play-choose-many = Boşlukla ayrılmış sayılar seçin, yardım için ?:
play-bad-number = “{ $text }” seçenekler arasında yok. Bir sayı yazın (1–{ $last }).
play-bad-command = “{ $text }” ne bir sayı ne de bir komut. Yardım için ? yazın.
play-only-choice = Tek seçenek: { $choice }
play-round = { $round }. tur
play-round-of = { $round }. tur (toplam { $last })
play-turn = Sıradaki: { $seat }
play-decide = { $seat }: { $question }
play-hand-over = Sıradaki: { $seat }. Cihazı verin ve Enter tuşuna basın.
play-did = { $seat }: { $what }
play-no-events = Henüz hiçbir şey olmadı.
play-help =
    Bir seçeneğin numarasını yazın. Şunları da yazabilirsiniz:
    ?  bu yardım
    w  bir şeyin neden seçilemediği
    u  geri al
    s  oyunu kaydet
    b  tahtayı göster
    l  oyun günlüğünü göster
    p  oyun şimdi bitseydi puanlar
    r  kural ara, örneğin: r { $example }
    q  çık
play-undone = Geri alındı.
play-cannot-undo = Bu geri alınamaz: o zamandan beri gizli bir şey açıldı.
play-nothing-to-undo = Geri alınacak bir şey yok.
play-undo-agree = { $seat } geri almak istiyor. Kabul ediyor musunuz?
play-saved = Kaydedildi: { $file }
play-loaded = Yüklendi: { $file }
play-resume = Kayıtlı oyuna devam et
play-quit-sure = Çıkılsın mı? Oyuna şu dosyadan devam edilebilir: { $file }
play-goodbye = Hoşça kalın.
play-yes-no = e/h
play-yes-letters = e
play-no-letters = h
play-press-enter = Devam etmek için Enter tuşuna basın.
play-why-all-possible = Kuralların burada tanıdığı her şey seçilebilir.
play-why-line = { $choice }: { $reason }
play-hint = Botun seçimi şu olurdu: { $choice }
play-thinking = { $seat } düşünüyor…
play-game-over = Oyun bitti.
play-winner = Kazanan: { $seat } ({ $score } puan)
play-winners = Ortak zafer: { LIST($seats) } ({ $score } puan)
play-solo-won = Kazandınız: { $score } puan.
play-solo-lost = Kaybettiniz.
play-solo-score = Puanınız: { $score }
play-place = { $place }. { $seat }: { $score }
play-seed = Tohum: { $seed }
play-open-address = Masa şu adreste açık: { $address }
play-stop-with = Durdurmak için Ctrl+C.
play-rule-none = Bu numarayla veya bu sözcüklerle bir kural yok.
play-rules-found = { $count } kural
play-data-note = Bu oyun yeniden oluşturulmuş veriler kullanıyor; listesi için: { $command }
play-corrections = Bileşen verilerini düzelten dosya: { $file }

## Düğmeler, başlıklar ve bildirimler

ui-lobby = Lobi
ui-table = Masa
ui-new-table = Yeni masa
ui-table-full = Masa dolu
ui-my-games = Oyunlarım
ui-new-game = Yeni oyun
ui-start-game = Oyunu başlat
ui-seat = Yer
ui-free-seat = Boş yer
ui-take-seat = Masaya otur
ui-leave-table = Masadan ayrıl
ui-join = Katıl
ui-invite = Davet et
ui-invite-link = Davet bağlantısı
ui-copy-link = Bağlantıyı kopyala
ui-link-copied = Bağlantı kopyalandı
ui-host = Masa sahibi
ui-player = Oyuncu
ui-players = Oyuncular
ui-player-count = Oyuncu sayısı
ui-player-colour = Oyuncu rengi
ui-opponent = Rakip
ui-human-player = İnsan oyuncu
ui-spectator = İzleyici
ui-spectators = İzleyiciler
ui-watch-game = Oyunu izle
ui-player-left = Oyuncu ayrıldı
ui-ready = Hazır
ui-hot-seat = Tek cihazda oyun
ui-bot = Bot
ui-add-bot = Bot ekle
ui-remove-bot = Botu çıkar
ui-bot-level = Bot seviyesi
ui-bot-easy = Kolay
ui-bot-medium = Orta
ui-bot-hard = Zor
ui-bot-expert = Uzman
ui-bot-thinking = Bot düşünüyor…
ui-replaced-by-bot = Yerine bot oynuyor
ui-solo = Solo
ui-solo-game = Solo oyun
ui-variant = Varyant
ui-difficulty = Zorluk
ui-game-options = Oyun seçenekleri
ui-setup = Kurulum
ui-start-player = Başlangıç oyuncusu
ui-time-limit = Süre sınırı
ui-time-left = Kalan süre
ui-corrected = Bileşen verilerini sahibi düzeltti.
ui-round = Tur
ui-turn = Sıra
ui-phase = Aşama
ui-action = Hamle
ui-hand = El
ui-your-turn = Sıra sizde
ui-waiting-for = Beklenen:
ui-choose-action = Bir hamle seçin
ui-choose-card = Bir kart seçin
ui-choose-one = Birini seçin
ui-optional = İsteğe bağlı
ui-skip = Atla
ui-pass = Pas geç
ui-end-turn = Sırayı bitir
ui-undo = Geri al
ui-undo-turn = Tüm sırayı geri al
ui-request-undo = Geri alma iste
ui-cannot-undo = Geri alınamaz
ui-confirm = Onayla
ui-cancel = İptal
ui-yes = Evet
ui-no = Hayır
ui-back = Geri
ui-next = İleri
ui-close = Kapat
ui-accept = Kabul et
ui-decline = Reddet
ui-hint = İpucu
ui-why-not = Neden olmaz?
ui-not-possible = Şu anda mümkün değil
ui-help = Yardım
ui-rules = Kurallar
ui-tutorial = Öğretici
ui-log = Oyun günlüğü
ui-last-move = Son hamle
ui-replay = Tekrar izle
ui-score = Puan
ui-score-now = Oyun şimdi bitseydi
ui-score-breakdown = Puan dökümü
ui-victory-points = Zafer Puanı
ui-total = Toplam
ui-final-score = Son puan
ui-final-scoring = Son puanlama
ui-ranking = Sıralama
ui-tie = Beraberlik
ui-tie-breaker = Eşitlik bozucu
ui-winner = Kazanan
ui-shared-victory = Ortak zafer
ui-you-won = Kazandınız!
ui-you-lost = Kaybettiniz
ui-game-over = Oyun bitti
ui-rematch = Rövanş
ui-resign = Pes et
ui-chat = Sohbet
ui-write-message = Mesaj yazın…
ui-send-message = Gönder
ui-settings = Ayarlar
ui-language = Dil
ui-sound = Ses
ui-on = Açık
ui-off = Kapalı
ui-animation-speed = Animasyon hızı
ui-speed-slow = Yavaş
ui-speed-normal = Normal
ui-speed-fast = Hızlı
ui-text-size = Yazı boyutu
ui-dark-mode = Koyu mod
ui-colour-blind-mode = Renk körü modu
ui-full-screen = Tam ekran
ui-keyboard-shortcuts = Klavye kısayolları
ui-notifications = Bildirimler
ui-loading = Yükleniyor…
ui-connection-lost = Bağlantı koptu
ui-reconnecting = Yeniden bağlanılıyor…
ui-saved = Kaydedildi
ui-error = Hata
ui-try-again = Tekrar dene
