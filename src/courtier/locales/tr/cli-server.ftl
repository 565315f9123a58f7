### Sunucu çevresindeki komutlar: serve, join, admin, export, import. Her anahtar cli- ile başlar.

## Help

cli-short-serve = tarayıcılara ve terminallere masa sun
cli-help-serve = Durdurulana kadar masa sunar. Her şey tek bir dizinde veya bir PostgreSQL veritabanında tutulur.
cli-example-serve = courtier serve --port 8017 --data courtier-data
cli-short-join = bir sunucunun masasında bu terminalde oyna
cli-help-join = Bir davet bağlantısıyla bir sunucunun masasına oturur ve bu terminalde oynar.
cli-example-join = courtier join 'http://127.0.0.1:8017/#join=TABLE.SECRET' --name Ada
cli-short-admin = bir sunucunun verilerine bak
cli-help-admin = Bir sunucunun verilerine bakar: kopyalar, geri yükler, denetler, yükseltir. Hiçbiri süren bir oyunun elini göstermez.
cli-short-admin-backup = sunucu çalışırken verileri kopyala
cli-help-admin-backup = Sunucu çalışırken verileri kopyalar. Kopyadaki her oyun canlı olanın bir başlangıcıdır.
cli-example-admin-backup = courtier admin backup yedek.db --data courtier-data
cli-short-admin-restore = bir yedeği boş bir yere koy
cli-help-admin-restore = Bir yedeği henüz veri olmayan bir yere koyar.
cli-example-admin-restore = courtier admin restore yedek.db --data yeni-veri
cli-short-admin-doctor = bütün verileri denetle
cli-help-admin-doctor = Veritabanını ve her masanın günlüğünü denetler; hiçbir şeyi değiştirmez. Bir sorun varsa çıkış kodu 1 olur.
cli-example-admin-doctor = courtier admin doctor --data courtier-data --json
cli-short-admin-migrate = verileri güncelle
cli-help-admin-migrate = Eski bir sürümün verilerini günceller; önce bir kopya alır.
cli-example-admin-migrate = courtier admin migrate --data courtier-data
cli-short-admin-key = oyunların bu sunucu için mühürlendiği anahtarı yazdır
cli-help-admin-key = Başka bir sunucunun buraya göndereceği oyunu mühürlediği açık anahtarı yazdırır.
cli-example-admin-key = courtier admin key --data courtier-data
cli-short-export = bir masayı mühürlü bir dosyaya yaz
cli-help-export = Bir masayı, oyun sürse bile, yalnızca adı verilen sunucunun okuyabileceği bir dosyaya yazar.
cli-example-export = courtier export TABLE oyun.sealed --for KEY
cli-short-import = mühürlü bir dosyadan masa devral
cli-help-import = Mühürlü bir dosyadan masayı devralır ve yerleri için yeni davetler yazdırır.
cli-example-import = courtier import oyun.sealed --data courtier-data

## Arguments

cli-arg-host = dinlenecek adres (söylenmezse 127.0.0.1)
cli-arg-port = dinlenecek bağlantı noktası (söylenmezse 8017)
cli-arg-data = verilerin dizini veya bir PostgreSQL adresi
cli-arg-public-url = sunucuya nasıl ulaşıldığı, örneğin https://example.org
cli-arg-config = ayarların bulunduğu TOML dosyası
cli-arg-open = tarayıcıyı aç
cli-arg-print-config = bütün ayarları yazdır ve dur
cli-arg-file-admin = dosya
cli-arg-table = masanın kimliği
cli-arg-for = onu okuyabilecek sunucunun anahtarı; söylenmezse bu sunucu
cli-arg-url = davet bağlantısı veya sunucunun adresi
cli-arg-name = masadaki adınız

## Messages

cli-serve-listening = Courtier şu adreste dinliyor: { $address }
cli-serve-no-tls = TLS olmadan yoldaki herkes okuyabilir; ters vekil arkasında https ile --public-url verin.
cli-serve-setting = Sunucu böyle başlayamaz: { $reason }
cli-admin-backed-up = { $file }: { $kilobytes } KiB.
cli-admin-restored = Yedek yerine kondu: { $place }.
cli-admin-looked = Masalar: { $tables }. Sorunlar: { $problems }.
cli-admin-migrated = Veriler güncel (şema { $revision }).
cli-exported = Masa { $file } dosyasında.
cli-imported = Masanın buradaki kimliği: { $table }.
cli-imported-seat = Yer { $seat } ({ $name }): { $link }
cli-join-link = Bu bir sunucu adresi ya da davet değil: { $link }
cli-join-seated = { $seat } numaralı yerde oturuyorsunuz.
cli-join-watching = Bu masayı izliyorsunuz.
cli-join-refused = Reddedildi: { $reason }
cli-join-choose = Sayı veya hamle (board, undo, chat TEXT, quit):
cli-join-over = Oyun bitti.
cli-join-score = { $name }: { $points }
cli-join-lost = Bağlantı koptu; yeniden deneniyor ...
