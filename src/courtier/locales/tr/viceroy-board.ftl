### Genel Vali tahtasında tarayıcıda yazanlar ve tahtadaki şeylerin açıklamaları.

viceroy-board-table = Genel Vali masası
viceroy-board-heading = { NAME($text, cap: "yes") }
viceroy-board-round = Tur { $round } / { $rounds }
viceroy-board-phase-setup = Kurulum
viceroy-board-phase-auction = Müzayede
viceroy-board-phase-building = İnşa
viceroy-board-phase-end = Oyun sonu
viceroy-board-supply = Tedarik
viceroy-board-supply-of = Tedarik, { NAME($color) }: { $n }
viceroy-board-auction-card = { NAME($color, case: "auction", cap: "yes") }
viceroy-board-in-vain = boşuna
viceroy-board-above-empty = boş
viceroy-board-below-empty = boş
viceroy-board-large-deck = Büyük deste
viceroy-board-small-deck = Küçük deste
viceroy-board-law-deck = Yasalar
viceroy-board-discard = Iskarta
viceroy-board-virtual = Sanal rakip { $number }
viceroy-board-screen = Paravan arkası
viceroy-board-no-cards = Elde kart yok
viceroy-board-hidden-law = Gizli yasa
viceroy-board-hidden-character = Gizli karakter
viceroy-board-own-attacks = Saldırı jetonları: { $n }
viceroy-board-own-gems-blue = Mavi mücevherler: { $n }
viceroy-board-own-gems-red = Kırmızı mücevherler: { $n }
viceroy-board-own-gems-green = Yeşil mücevherler: { $n }
viceroy-board-own-gems-yellow = Sarı mücevherler: { $n }
viceroy-board-characters-in-hand = Eldeki karakterler: { $n }
viceroy-board-laws-in-hand = Eldeki yasalar: { $n }
viceroy-board-pyramid-of = Piramitteki kartlar: { $n }
viceroy-board-show-pyramid = Piramide bak: { $name }
viceroy-board-further-left = Daha sola
viceroy-board-further-right = Daha sağa
viceroy-board-empty-place = Boş yer, { $level }. seviye
viceroy-board-laid-card = { $card }, { $level }. seviye
viceroy-board-under = { NAME($card) } kartının altında: { LIST($cards) }

## Kim avucunda ne tutuyor

viceroy-board-holds-waiting = seçiyor
viceroy-board-holds-closed = gizlice seçti
viceroy-board-holds-open = seçimini gösterdi
viceroy-board-holds-taken = karakterini aldı
viceroy-board-holds-in = katılıyor
viceroy-board-holds-out = artık katılmıyor
viceroy-board-holds-skips = bu müzayedeye katılmıyor
viceroy-board-holds-skips-short = katılmıyor
viceroy-board-skips-next = Sonraki müzayedeye katılmıyor.
viceroy-board-holds-pass = pas geçiyor
viceroy-board-holds-attack = saldırı jetonu

## Kısaca yasalar

viceroy-board-law-replace-card = Bir kartınızın yerine geçer; o kart elinize döner
viceroy-board-law-duplicate-tokens = Bir karakterin altına: jetonları iki katına çıkar
viceroy-board-law-swap-token = { $payment } mücevher verip bir rakiple jeton değiştirin
viceroy-board-law-score-per-own-card = Sonda: piramitteki kart başına { $points } puan
viceroy-board-law-take-from-display = Sunulan bir kartı alın; sonraki müzayedeye katılmayın
viceroy-board-law-draw-laws-return = { $draw } yasa çekin, { $return } yasa geri koyun
viceroy-board-law-tuck-from-hand = Eldeki kartları alta koyun: sonda her biri { $points } puan
viceroy-board-law-tuck-free-card = Serbest bir kartı alta koyun. Sonda seviyeye göre: { $levels }
viceroy-board-law-score-per-set = Sonda: jeton seti başına { $points } puan daha
viceroy-board-law-store-gems = En çok { $max_gems } mücevher saklayın: sonda her biri { $points } puan
viceroy-board-law-tuck-taken-cards = Aldığınız kartları alta koyun: sonda her biri { $points } puan
viceroy-board-law-score-per-circle-and-eternal = Sonda: daire ve ebedî mücevher başına { $points } puan daha
viceroy-board-law-score-per-adjacent-character = Sonda: komşu karakter başına { $points } puan

## Açıklamalar

viceroy-board-row = { $level }. seviye: bedeli bir { NAME($color, case: "gem") }; ödülü: { LIST($items) }
viceroy-board-cumulative = Daha yüksek bir seviyede alttaki tüm satırları da ödersiniz; ödül yalnızca o seviyenin satırındandır.
viceroy-board-first-of-order = Numara { $number }: küçük numaralar önce oynar.
viceroy-board-lies-above = Geçen turdan kaldı: şimdi kimse almazsa atılır.
viceroy-board-lies-below = Bu turda yeni: kimse almazsa bir müzayede daha kalır.
viceroy-board-auction-how = Bu renkte bir mücevher teklif edin. Tek siz teklif ederseniz buradaki bir kartı alırsınız; çok kişi teklif ederse kimse alamaz. Mücevher her durumda gider.
viceroy-board-supply-how = Tedarikte: { $n }. Teklif edilen ve ödenen mücevherler buraya döner.
viceroy-board-large-deck-how = Her müzayededen sonra dört kart sunulur; destede kalan: { $n }.
viceroy-board-large-deck-empty = Boş: bu son turdur.
viceroy-board-small-deck-how = Ödül olarak çekilen karakterler. Kalan: { $n }.
viceroy-board-law-deck-how = Ödül olarak çekilen yasalar. Kalan: { $n }.
viceroy-board-known-laws = Yerini bildikleriniz: { LIST($cards) }
viceroy-board-discard-how = Oyundan çıkan kartlar: { LIST($cards) }
viceroy-board-discard-none = Henüz hiçbir kart oyundan çıkmadı.
viceroy-board-token-power = Güç puanı
viceroy-board-token-power-how = Oyun sonunda her jeton üzerindeki sayı kadar puandır.
viceroy-board-token-magic = Büyü
viceroy-board-token-magic-how = Oyun sonunda büyü jetonlarınızın sayısı, bonus büyü jetonlarınızın toplamıyla çarpılır. Setin parçasıdır.
viceroy-board-token-bonus-magic = Bonus büyü
viceroy-board-token-bonus-magic-how = Oyun sonunda büyü jetonlarınızın sayısı bu sayıların toplamıyla çarpılır.
viceroy-board-token-science = Bilim
viceroy-board-token-science-how = Müzayedede her pas geçişinizde bir mücevher daha. Setin parçasıdır.
viceroy-board-token-defence = Savunma
viceroy-board-token-defence-how = Oyun sonunda her biri rakiplerin bir saldırı jetonunu savar. Setin parçasıdır.
viceroy-board-token-set-how = Savunma, bilim ve büyü seti: { $points } puan.
viceroy-board-token-attack = Saldırı
viceroy-board-token-attack-how = Paravanın arkasında durur. Müzayedede mücevherlerden önce sunulan herhangi bir kartı alır. Sona kalırsa savunması olmayan her rakip { $points } puan kaybeder.
viceroy-board-token-bonus-circle = Daire bonusu
viceroy-board-token-bonus-circle-how = Bu renkteki her tek renkli daire ve her ebedî mücevher bu kadar fazla puandır.
viceroy-board-token-eternal = Ebedî mücevher
viceroy-board-token-eternal-how = Kartının üzerinde kalır. Her inşa aşamasında bir kez kendi renginde bir mücevher öder; oyun sonunda kartının seviyesi kadar puandır.
viceroy-board-token-eternal-used = Kesikli halka: bu inşa aşamasında kullanıldı.
viceroy-board-token-stored = Saklanan mücevher
viceroy-board-token-stored-how = Yasanın üzerinde kalır ve oyun sonunda sayılır.
viceroy-board-token-gems = Mücevherler
viceroy-board-token-gems-how = Tedarikten herhangi renklerde bu kadar mücevher, paravanınızın arkasına.
viceroy-board-token-draw = Kart çekme
viceroy-board-token-draw-how = Küçük desteden veya yasa destesinden, dilediğiniz gibi, elinize.
viceroy-board-tokens-here = Üzerinde: { LIST($tokens) }
viceroy-board-tucked-here = Altında: { LIST($cards) }
viceroy-board-law-points = Şu ana kadar { $points } puan getiriyor.
viceroy-board-circle-here = Tamamladığı daire: { NAME($color, case: "circle") }.
viceroy-board-place-how = Buradaki kart { $level }. seviyede olur. Bir karakterin bedeli bu seviyeye kadarki satırlarıdır.
viceroy-board-place-top = 5. seviyede bir kart dört satırın tümüne ve bir kez daha dördüncüye mal olur; buraya yasa konamaz.
viceroy-board-gem-how = Sizde: { $n }. Mücevherlerle teklif verilir ve karakterler ödenir; oyun sonunda dilimler yeniden renklendirilir.
viceroy-board-round-how = Her turda müzayede ve ardından inşa vardır, en çok üçer adım. Oyun { $rounds } turdur.
viceroy-board-hand-how = Karakterler: { $characters }. Yasalar: { $laws }. Oyun sonunda eldeki kartların değeri yoktur.
viceroy-board-known-hand = Elde bilinen kartlar: { LIST($cards) }
viceroy-board-virtual-how = Gözü kapalı çekilen bir mücevher teklif eder ve karakterleri oyundan çıkarır; inşa etmez ve puan almaz.

## Birkaç mücevher veya kart bir arada ve hayır diyen el

viceroy-board-bundle-gems = Al: { LIST($gems) }
viceroy-board-bundle-give = Ver: { LIST($gems) }
viceroy-board-bundle-store = Koy: { LIST($gems) }
viceroy-board-bundle-store-none = Hiç mücevher koyma
viceroy-board-bundle-archive = { $n } kart yerleştir
viceroy-board-bundle-archive-none = Hiç kart yerleştirme
viceroy-board-options = Bunlardan biri
viceroy-board-stop-pass = Pas
viceroy-board-stop-refuse = Reddet
viceroy-board-stop-go-on = Devam
viceroy-board-stop-done = Bitti
viceroy-board-stop-no = Hayır
viceroy-board-stop-how = Boş el: pas geçmek, reddetmek veya yaptığınızı bitirmek.
