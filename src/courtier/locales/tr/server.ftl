### Masa sunucusunun söyledikleri. Her anahtar server- ile başlar.

## Titles of problems

server-problem-not-found = Bulunamadı
server-problem-forbidden = İzin yok
server-problem-stale = Geç kalındı
server-problem-conflict = Şimdi olmaz
server-problem-illegal = Kurallara aykırı
server-problem-invalid = Bu anlamsız
server-problem-broken = Oyun durdu
server-problem-too-many = Aynı anda çok fazla
server-problem-unavailable = Şu anda kullanılamıyor
server-problem-no-session = Oturum yok
server-problem-foreign = Başka bir siteden
server-problem-malformed = Okunamıyor
server-problem-method = Bu yöntemle olmaz
server-problem-too-big = Çok büyük
server-problem-media = Başka bir tür gerekli
server-problem-fault = Sunucu hatası

## Refusals

server-error-after-reveal = “{ $action }” ({ $number }. sırada), bir şey gösteren veya çeken bir hamleyle birlikte gönderilemez; sonra gönderin.
server-error-archived = Bu masa kaldırıldı.
server-error-before-end = Tohum ve kayıt oyun bitince gösterilir, daha önce değil.
server-error-behind = Sunucu şu an çok yoğun. Hiçbir şey değişmedi; birazdan yeniden deneyin.
server-error-bot-mine = Bir botun yeri sizin olamaz.
server-error-bot-plays = { $number } numaralı yerde şimdi bir bot oynuyor; önce geri dönün.
server-error-cannot-undo = Bu ancak herkes kabul ederse geri alınabilir.
server-error-clock = Bu saat çalışamaz: ya süre vermeyin, ya hamle başına süre, ya da ek süreli bir toplam verin.
server-error-cursor = Böyle bir sayfa yok.
server-error-ended = Oyun bitti.
server-error-fault = Sunucunun içinde bir şey ters gitti. Oyun güvende.
server-error-foreign = Bu istek başka bir sitenin sayfasından geldi.
server-error-frozen = Bu oyun programdaki bir hata yüzünden durdu (rapor { $report }). Hiçbir şey kaybolmadı.
server-error-full = Bu sunucuda başka bir masaya yer yok.
server-error-host-only = Bunu yalnızca masayı kuran yapabilir.
server-error-invitation = Bu davet geçerli değil veya zaten kullanılmış.
server-error-language = Bu dili bilmiyoruz. Diller: { $known }.
server-error-malformed = Bu okunamıyor: { $reason }
server-error-media = Gövde JSON olmalı.
server-error-method = Bu adres o yöntemi bilmiyor.
server-error-name = Bir ad 1 ile { $limit } arasında görünür karakterden oluşur.
server-error-name-not-mine = Yalnızca sizin olan bir yere ad verilebilir.
server-error-no-bot = “{ $level }” adlı bir bot yok. Botlar: { $known }.
server-error-no-game = Böyle bir oyun yok.
server-error-no-hints = Bu masada ipuçları kapalı.
server-error-no-proposal = Böyle bir öneri artık yok.
server-error-no-seat = Bu masada { $number } numaralı yer yok.
server-error-no-session = Önce bir oturum başlatın.
server-error-no-such-move = Oyunda { $moves } hamle var.
server-error-no-such-proposal = Bu önerilemez.
server-error-no-table = Böyle bir masa yok.
server-error-not-allowed = Bu masada bunu yapamazsınız.
server-error-not-asked = Bu yere şu anda bir şey sorulmuyor.
server-error-not-at-table = Bu masada oturmuyorsunuz.
server-error-not-found = Bu adreste bir şey yok.
server-error-not-running = Bu masada şu anda oyun oynanmıyor.
server-error-not-started = Oyun henüz başlamadı.
server-error-not-your-seat = { $number } numaralı yer sizin değil.
server-error-proposal-open = Böyle bir öneri zaten açık.
server-error-ref-reused = { $ref } başvurusu daha önce başka bir şey için kullanıldı.
server-error-rematch-there = Rövanş { $table } masasında.
server-error-resigned = Bu yer çekildi.
server-error-running = Oyun şu anda sürüyor.
server-error-seat-count = Seçenekler { $players } yer için, ama { $seats } yer kurulmuş.
server-error-seat-held = { $number } numaralı yeri biri tutuyor; onu yalnızca o devredebilir.
server-error-seat-not-absent = { $number } numaralı yeri başka biri tutmuyor.
server-error-seats-free = { $n ->
    [one] { $seats } numaralı yer hâlâ boş.
   *[other] { $seats } numaralı yerler hâlâ boş.
}
server-error-text = Bir satır 1 ile { $limit } arasında görünür karakterden oluşur.
server-error-too-big = Bu çok büyük.
server-error-too-many = Çok fazla istek; { $seconds } saniye sonra yeniden deneyin.
server-error-too-many-invites = En çok { $limit } davet açık olabilir.
server-error-too-many-watchers = En çok { $limit } kişi izleyebilir.
server-error-unavailable = Veritabanına şu anda yazılamıyor. Hiçbir şey değişmedi; birazdan yeniden deneyin.
server-error-webhook = Webhook, açık internetteki düz bir http veya https adresidir.
server-error-why = Ya bir hamleyi ya da bir yeri sorun.

## Ne kadar geri alınabileceği

server-undo-shown = Geri alma sınırı: son hamle gizli bir şeyi açtı ya da çekti.
server-undo-secret = Gizli bir seçim geri alınmaz; herkes seçene kadar başkasıyla değiştirilebilir.
server-undo-passed = Geri alma sınırı: son hamleden sonra sıra başkasına geçti.
server-undo-other = Geri alma sınırı: o zamandan beri { $seat } hamle yaptı.

## Bir yerle neden bir şey yapılamadığı

server-why-other-question = Burası şu an açık olan sorunun konusu değil: { $question }
server-why-not-your-turn = Şu an karar sırası sizde değil. Beklenenler: { LIST($waiting) }.

## Pages

server-page-title = Courtier
server-page-text = Sunucu çalışıyor. Tarayıcı istemcisi bu kurulumda yok; terminalde “courtier join” ile veya API üzerinden oynayın:

## Yönetici için

server-admin-no-data = Şurada veri yok: { $place }
server-admin-data-there = Şurada zaten veri var: { $place }; hiçbir şey değişmedi.
server-admin-damaged = { $place } bozuk: { $fault }
server-admin-newer = Veriler Courtier'in daha yeni bir sürümüyle yazılmış (şema { $got }); hiçbir şey değişmedi.
server-admin-not-migrated = Verilerin şeması { $got }, bu sürüm { $here } yazıyor; courtier admin migrate çalıştırın.
server-admin-unreachable = Veritabanına ulaşılamıyor: { $reason }
server-admin-head = Masa { $table }: son olay eksik veya saklanan olay değil.
server-admin-log = Masa { $table }: günlüğü yeniden oynatılamıyor: { $fault }
server-admin-result = Masa { $table }: saklanan sonuç günlüğün verdiği sonuç değil.
server-admin-snapshot = Masa { $table }: anlık görüntüsü günlükten farklı; kullanılmayacak.
server-admin-bad-key = Bu bir sunucu anahtarı değil.
server-admin-not-sealed = Bu dosya bozuk veya bu sunucu için mühürlenmemiş.
server-error-guide-alone = Rehberli oyun tek başına oynayan bir kişi içindir.
