### Tarayıcı istemcisinin söyledikleri. Her anahtar client- ile başlar.

## The first page

client-pitch-gugong = Yasak Şehir’in Yetkilileriyle hediyeleşin ve son gün bitmeden İmparatorun huzuruna çıkın.
client-pitch-viceroy = Karakterler için mücevherle teklif verin; daireleri tek renkte kapanan bir güç piramidi kurun.
client-pitch-viscounts = Erdem ile yozlaşma arasında krallığı dolaşın: inşa edin, ticaret yapın, el yazması kopyalayın, işçilerinizi kaleye yollayın.
client-play-gugong = Meng’e karşı hemen oyna
client-play-viceroy = İki bota karşı hemen oyna
client-play-viscounts = Bir rakibe karşı hemen oyna
client-set-up = Masa kur
client-players = { $from }–{ $to } oyuncu
client-minutes = { $from }–{ $to } dk
client-weight = Ağırlık: 5 üzerinden { $weight }
client-waiting-for-you = Sizi bekleyenler
client-other-tables = Diğer masalarınız
client-finished = Biten oyunlar
client-not-begun = henüz başlamadı
client-who-are-you = Size nasıl seslenelim?
client-name-why = Masadakiler bu adı görür. Hesap gerekmez; adınızı istediğiniz zaman değiştirebilirsiniz.
client-begin = Başla
client-your-name = Adınız
client-their-name = Oyuncunun adı
client-invited = Bir masaya davetlisiniz
client-invited-to = { $game } oyununa davetlisiniz
client-invited-watch = { $game } oyununu izlemeye davetlisiniz
client-invited-by = Masadakiler: { LIST($who) }
client-sit-down = Masaya otur
client-open-table = Zaten oradayım
client-by-link = Size bir bağlantı mı gönderildi?
client-by-link-here = Buraya yapıştırın
client-by-link-wrong = Bu, bir masanın bağlantısı değil. Bağlantının tamamını “http” ile başlayarak kopyalayın.

## About

client-about = Courtier hakkında
client-about-what = Courtier; Gùgōng, Viceroy ve Viscounts of the West Kingdom için özgür bir masadır: arkadaşlara, botlara ya da kutudaki tek kişilik rakiplere karşı, bütün kurallar elinizin altında.
client-credits = Emeği geçenler
client-credit-icons = Simgeler: Lorc, Delapouite ve diğerleri, CC BY 3.0 lisansıyla,
client-credit-fonts = Yazı tipleri: Juan Pablo del Peral’dan Alegreya ve Alegreya Sans, SIL Open Font License,
client-credit-code = Tahtalar, kartlar ve resimler Courtier için çizildi. Hiçbir yayıncının görseli ya da metni kullanılmadı.

## Setting a table up

client-who-sits = Kim nerede oturuyor
client-seat-me = Ben
client-seat-friend = Bağlantıyla bir arkadaş
client-seat-here = Bu ekrandan biri
client-alone-gugong = rakip: Meng
client-alone-viceroy = sanal rakiplere karşı
client-alone-viscounts = bir rakibe karşı
client-random = rastgele
client-anyone-watches = Adresi bilen herkes izleyebilir
client-make-table = Masayı kur
client-clock-none = sınırsız
client-clock-move-1 = hamle başına 1 dakika
client-clock-move-5 = hamle başına 5 dakika
client-clock-day-1 = hamle başına 1 gün
client-clock-day-3 = hamle başına 3 gün
client-clock-bank-30 = kişi başı 30 dakika, hamle başına 15 saniye ek
client-bot = Bot ({ NAME($level) })
client-bot-only = Bot
client-bot-number = Bot { $number }
client-waiting-seats = Arkadaşlarınızı bağlantıyla çağırın ya da boş yerlere bot oturtun.
client-all-seated = Herkes yerinde.
client-thats-you = Bu sizsiniz
client-watch-link = İzleyici bağlantısı

## The question

client-waiting-for = Beklenen: { LIST($who) }
client-busy = Sunucu meşgul. Hamleniz bekliyor ve kendiliğinden yeniden gönderilecek.
client-answered = Seçiminizi yaptınız
client-answered-change = Herkes seçene kadar değiştirebilirsiniz.
client-you-watch = İzliyorsunuz.
client-to-decide = karar veriyor
client-bundle-left = Seçilecek: { $left }
client-bundle-most = En çok { $left } tane daha
client-take-back = Seçimi geri al
client-filter = Seçenek ara
client-more-choices = { $count } seçenek
client-chance = Ardından gizli bir şey açılır.
client-points-more = { $points } puan
client-points-until = bir sonraki karara kadar { $points } puan
client-show-on-board = Tahtada göster
client-or-touch = Ya da parlayana dokunun.
client-undo-alone = Geri alma sınırı: son hamlenin sonuçları görüldü. Tek başınıza yine de geri alabilirsiniz.
client-undo-alone-brief = Tek başınıza son hamlenizi bile geri alabilirsiniz.
client-undo-shared = Geri alma sınırı: son hamlenin sonuçları görüldü. Aynı ekranda anlaşırsanız yine de geri alabilirsiniz.
client-undo-shared-brief = Aynı ekranda anlaşırsanız son hamlenizi bile geri alabilirsiniz.
client-preview = Önizleme
client-thinking = Düşünüyor…
client-hide-hint = İpucunu gizle

## Around the board

client-board = Tahta
client-my-pieces = Benim parçalarım
client-whole-of = Tümü: { $name }
client-panels = Paneller
client-tab-play = Oyna
client-tab-log = Kayıt
client-open-rule = Kuralı aç: { $rule }
client-wide-table = Tablo
client-search-rules = Kurallarda ara
client-score-hidden = Soru işareti: henüz bilinemez.
client-chat-empty = Henüz kimse bir şey demedi. Merhaba deyin!
client-zoom-in = Yakınlaştır (+)
client-zoom-out = Uzaklaştır (−)
client-zoom-fit = Tahtanın tümü (0)
client-history = Oyunun geçmişi
client-move-of = hamle { $move } / { $last }
client-move-back = Bir hamle geri (←)
client-move-on = Bir hamle ileri (→)
client-go-there = Tahtayı o anki hâliyle göster
client-past = Hamle { $moves } sonrası tahta
client-back-to-now = Şimdiye dön
client-now = Şimdi
client-result = Sonuç
client-back-to-board = Tahtaya dön
client-winner = Kazanan: { LIST($who) }
client-abandoned = Oyun yarıda bırakıldı
client-menu = Masa menüsü
client-position-link = Bu konumun bağlantısı
client-bot-plays = Yerinize bir bot oynuyor.
client-come-back = Yeniden kendim oynayacağım
client-bot-for-me = Yerime bir bot oynasın
client-resign-sure = Evet, oyunu bırakıyorum
client-vote-takeback = { $n ->
    [one] { $seat } son hamleyi geri almak istiyor.
   *[other] { $seat } son { $n } hamleyi geri almak istiyor.
}
client-vote-bot = { $seat } yerine bir bot oynasın mı?
client-vote-reseat = { $seat } yeni bir davet alsın mı?
client-vote-waiting = Yanıtı beklenenler: { LIST($who) }
client-vote-withdraw = İsteği geri çek
client-bot-for-other = { $seat } yerine bir bot öner
client-link-for-other = Bağlantısını kaybeden oyuncuya yeni bağlantı: { $seat }
client-link-for-other-made = Bu bağlantıyı şu oyuncuya gönderin: { $seat }. Masadaki herkes kabul edince geçerli olur.
client-record = Oyunun kaydını indir
client-days = { $days } gün
client-pass-screen = Ekranı uzatın: sıradaki { $name }
client-i-am = Ben { $name }

## Settings and help

client-look = Görünüm
client-theme-auto = Cihaz gibi
client-theme-light = Açık
client-theme-dark = Koyu
client-speed-slow = Yavaş
client-speed-normal = Normal
client-speed-fast = Hızlı
client-speed-off = Kapalı
client-confirm-moves = Hamleyi onaylat
client-confirm-all = her zaman
client-confirm-line = yalnızca geri alınamayacaksa
client-confirm-none = hiçbir zaman
client-notify-turn = Sıra bana gelince haber ver
client-help-board = Parlayan her şey seçilebilir: tahtada tıklayın ya da listeden alın. Başka bir yere tıklarsanız neden olmadığını söyler. Ne olduğunu öğrenmek için imleci bekletin ya da uzun basın.
client-key-choose = listeden seçenek al
client-key-walk = seçenekler ve yerler arasında gez
client-key-confirm = onayla
client-key-back = seçimi geri al
client-key-undo = geri al
client-key-hint = ipucu
client-key-panels = kayıt, kurallar, puan
client-key-history = geçmişte gez
client-key-zoom = yakınlaştır, uzaklaştır, tümü
client-key-help = bu yardım

## What goes wrong

client-offline = Sunucuya ulaşılamıyor. Hiçbir şey kaybolmadı; birazdan yeniden deneyin.
client-away = Sunucuyla bağlantı yok. Hiçbir şey kaybolmadı: bağlantı geldiğinde sayfa kendiliğinden devam eder.
client-try-again = Yeniden dene
client-problem = Bir şeyler ters gitti: { $reason }
client-health-gone = Böyle bir masa yok ya da görmeye izniniz yok.
client-health-no-session = Bu tarayıcı masada oturmuyor. Davet bağlantınızı yeniden açın.
client-health-replaced = Masa başka bir sekmede açık.
client-health-outdated = Daha yeni bir sürüm var. Sayfayı yeniden yükleyin.
client-use-here = Burada devam et

## What happens at the table

client-event-claimed = { $seat } masaya oturdu.
client-event-left = { $seat } masadan ayrıldı.
client-event-bot-seated = Artık { $seat } yerine bir bot oynuyor.
client-event-returned = { $seat } geri döndü.
client-event-started = Oyun başlıyor.
client-event-undone = { $seat } bir hamleyi geri aldı.
client-event-proposed-takeback = { $seat } bir hamleyi geri almak istiyor.
client-event-proposed-bot = Öneri: { $seat } yerine bir bot oynasın.
client-event-proposed-reseat = Öneri: { $seat } yeni bir davet alsın.
client-event-closed-yes = Herkes kabul etti.
client-event-closed-no = Öneri kabul edilmedi.
client-event-resigned = { $seat } pes etti.
client-event-ended = Oyun bitti.
client-event-rematched = Rövanş hazır.
client-event-frozen = Oyun, programdaki bir hata yüzünden durdu.

# Koltuğu olmayan rakibin sırasını adım adım izlemek.
client-opponent-plays = Sıra: { $who }
client-opponent-again = Hamle: { $who }
client-step-back = Bir adım geri
client-step-on = Bir adım ileri (Enter)
client-step-skip = Atla
client-step-done = Tamam
