### Girdide neyin, nerede yanlış olduğu ve ne beklendiği. Her anahtar error- ile başlar.

error-unknown-language = “{ $name }” dilini bilmiyoruz. Diller: { LIST($known) }.
error-option-combination = “{ $first }” ve “{ $second }” seçenekleri birlikte kullanılamaz.
error-seat-count = { $game } en az { $from }, en çok { $to } oyuncu içindir; { $count } oyuncu olmaz.
error-unknown-seat = Bu masada { $number } numaralı yer yok.
error-unknown-bot = “{ $name }” adlı bir bot yok. Botlar: { LIST($known) }.
error-unknown-component = { $game } oyununda “{ $name }” bileşeni yok.
error-unknown-rule = { $game } oyununda “{ $rule }” kuralı yok.
error-ambiguous-action = “{ $text }” birden çok hamle anlamına gelebilir: { LIST($known, join: "or") }.
error-game-over = Oyun zaten bitti.
error-stale-decision = Bu soru zaten yanıtlandı.
error-cannot-undo = Bu geri alınamaz.
error-file-not-found = { $file } dosyası yok.
error-file-unreadable = { $file } dosyası okunamıyor: { $reason }
error-file-exists = { $file } dosyası zaten var.
error-cannot-write = { $file } dosyası yazılamıyor: { $reason }
error-not-a-record = { $file } dosyası bir Courtier kaydı değil.
error-not-a-position = { $file } dosyası bir { $game } konum belgesi değil.
error-not-json = { $file } dosyası geçerli bir JSON değil: satır { $line }, sütun { $column } okunamıyor: “{ $found }”.
error-json-ends = { $file } dosyası geçerli bir JSON değil: satır { $line }, sütun { $column } konumunda çok erken bitiyor.
error-json-twice = { $file }: “{ $field }” aynı nesnede iki kez geçiyor.
error-json-number = { $file }: “{ $word }” bir belgede bulunabilecek bir sayı değil.
error-json-deep = { $file }: değerler birbirinin içinde çok derin.
error-record-truncated = { $file } dosyası bir satırın ortasında bitiyor; { $count } hamle okundu.
error-at = { $place }: { $reason }
error-not-a-number = “{ $text }” bir sayı değil.
error-missing-dependency = Bunun için { $name } paketi gerekli. Kurmak için: { $command }
error-no-browser = Tarayıcı açılamadı. Bu adresi kendiniz açın: { $address }
error-port-in-use = { $port } numaralı bağlantı noktası kullanımda. Başka birini şu seçenekle belirtin: { $option }
error-table-not-found = Böyle bir masa yok.
error-invitation = Bu davet geçerli değil veya zaten kullanılmış.
error-not-allowed = Bu masada bunu yapamazsınız.
error-seat-taken = Orada zaten biri oturuyor.
error-connection = Sunucuya bağlanılamıyor: { $address }
error-internal = Courtier içinde bir şey ters gitti ({ $reference }). Oyun güvende; lütfen bildirin.

## Seçenekler, hamleler ve sorular

error-game-unknown = “{ $game }” adlı bir oyun yok. Oyunlar: { $expected }.
error-option-unknown = { NAME($game) } oyununda “{ $option }” seçeneği yok. Seçenekler: { $expected }.
error-option-value = “{ $option }” seçeneği “{ $got }” olamaz. Beklenen: { $expected }.
error-action-unknown = “{ $text }” bir hamle değil. Hamleler şunlardan biriyle başlar: { $expected }.
error-action-words = “{ $text }” tamam değil: “{ $verb }” sözcüğünden sonra { $n ->
    [0] hiçbir şey gelmez
   *[other] { $n } sözcük gelir
}.
error-action-word = “{ $text }” içindeki “{ $word }” bilinmiyor. Beklenen: { $expected }.
error-no-such-action = { $action } numaralı hamle yok; bu oyundaki hamle sayısı: { $size }.
error-not-asked = Şu anda sıradaki kişi { $seat } değil. Beklenen: { LIST($waiting) }.
error-not-open = “{ $action }” şu anda mümkün değil. Mümkün olanlar: { $open }.
nothing-to-decide = Şu anda karar verilecek bir şey yok.

## Kayıtlar

error-record-json = Kaydın { $line }. satırı geçerli bir JSON değil.
error-record-line = Kaydın { $line }. satırında orada olması gereken yok.
error-record-hash = Kaydın { $line }. satırı bir öncekini izlemiyor: kayıt değiştirilmiş veya bozulmuş.
error-record-format = Satır { $line }: bu bir Courtier kaydı değil.
error-record-header = Satır { $line }: kaydın başlığı tamam değil.
error-record-commitment = Satır { $line }: tohum, başlangıçta verilen sözle uyuşmuyor.
error-record-after-end = Kaydın { $line }. satırı oyunun bitişinden sonra geliyor.
error-record-newer = Kaydın biçimi { $got }; bu Courtier en çok { $here } okuyor. Lütfen güncelleyin.
error-newer-ruleset = Bu, { $game } oyununun { $got } kural sürümüyle yazılmış; bu Courtier { $here } sürümünü biliyor. Lütfen güncelleyin.
error-components-differ = Bileşen verileri farklı: orada { $got }, burada { $here }. Aynı düzeltme dosyasını verin.
error-corrections-differ = { $place }: bu oyundakinden başka düzeltmeler.
error-record-action = Kaydın { $n }. hamlesi: { $reason }
error-record-result = Kayıt, oyundan başka bir sonuçla bitiyor.

## Konumlar ve bileşen verileri: nerede ve ne beklendiği

error-place-number = { $place }: beklenen { $low } ile { $high } arasında bir sayı, bulunan { $got }.
error-place-flag = { $place }: beklenen true veya false, bulunan { $got }.
error-place-word = { $place }: beklenen { $expected }, bulunan { $got }.
error-place-text = { $place }: beklenen bir metin, bulunan { $got }.
error-place-list = { $place }: beklenen en az { $low }, en çok { $high } öğelik bir liste, bulunan { $got }.
error-place-object = { $place }: beklenen bir nesne, bulunan { $got }.
error-place-unknown = { $place }: “{ $field }” burada bilinmiyor. Beklenen: { $expected }.
error-place-missing = { $place }: “{ $field }” eksik.
error-position-fault = Bu konum mümkün değil: { $fault }
error-position-effect = { $place }: bu oyunda “{ $got }” adımı yok.
error-position-next = { $place }: oyun bu adımdan devam edemez.
error-position-moment-and-next = Ya “moment” ya da “next” verin, ikisini birden değil.
error-position-answers = { $place }: bu yanıtlar açık soruya uymuyor.
error-position-taken = { $place }: { $level }. seviye, { $column } numaralı sütunda zaten bir kart var.
error-position-twice = “{ $what }” iki kez geçiyor: { $first } ve { $second }.
error-position-absent = { $place }: “{ $what }” eksik; tam olarak bir yerde bulunmalı.
error-position-count = { $place }: “{ $what }” burada { $got } kez var, { $expected } kez olmalı.
error-correction-unknown = { $place }: burada düzeltilecek bir şey yok. Beklenen: { $expected }.
error-correction-id = { $place }: id düzeltilemez.
error-correction-list = { $place }: liste değil, düzeltilecek id’leri içeren bir nesne verin.
error-correction-kind = { $place }: beklenen { $expected }, bulunan { $got }.
error-data-count = { $place }: beklenen { $expected }, bulunan { $got }.
error-data-word = { $place }: beklenen { $expected }, bulunan { $got }.
