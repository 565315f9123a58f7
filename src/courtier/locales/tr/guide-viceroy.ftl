### The guided first game of Viceroy: what each step says.

guide-viceroy-aim-title = Genel Vali’ye hoş geldiniz
guide-viceroy-aim = On iki turda karakter ve yasalardan bir piramit kurarsınız. Her turda önce yeni bir karakter için mücevherle teklif verir, sonra kart oynarsınız. En çok güç puanı olan kazanır. İki turu birlikte oynayacağız.

guide-viceroy-first-title = İlk kartınız
guide-viceroy-first = İlk karakteriniz bedelsizdir. Birinci seviyede durur ve en alt satırının ödülünü verir. Peri dört mücevher getirir: zengin bir başlangıç.

guide-viceroy-gems-title = Mücevherler paranızdır
guide-viceroy-gems = Mücevherle teklif verir, karakterlerin bedelini de mücevherle, hep istenen renkte ödersiniz. Bu yüzden farklı renkler alın. Paravanınızın arkasında dururlar, kimse görmez.

guide-viceroy-auction-title = Müzayede
guide-viceroy-auction = Her müzayede kartının bir rengi ve bir karakteri vardır. Bir mücevher teklif edin: o rengi başka kimse istemezse karakter sizindir. Tek kartı iki kişi isterse ikisinin mücevheri de boşa gider. Lostromo size çok uyar.

guide-viceroy-cost-title = Karakter oynamak
guide-viceroy-cost = Şimdi inşa ediyorsunuz, turda en çok üç kart. Birinci seviyede kart yalnızca en alt satırındaki mücevhere mal olur. Bira Ustası’nı Peri’nin soluna koyun: kırmızı köşelerinin nasıl buluşacağına bakın.

guide-viceroy-reward-title = Ödülünüz
guide-viceroy-reward = Kart yalnızca bulunduğu seviyenin satırındaki ödülü verir. Burada yine mücevher. Sıradaki kartın bedelini alın: kırmızı ve sarı.

guide-viceroy-circle-title = İkinci seviye ve ilk daire
guide-viceroy-circle = İkinci seviyedeki kart iki kartın üstünde durur; maliyeti 1. ve 2. satırın mücevherleridir. Üç kartın buluştuğu yerde bir daire oluşur. Buradaki dört dilim de kırmızı: hemen bir kırmızı mücevher, sonunda puan.

guide-viceroy-eternal-title = Ebedî mücevherler
guide-viceroy-eternal = Lostromo’nun ikinci seviyedeki ödülü ebedî mücevherdir. Kartında kalır, her inşa aşamasında bir yeşil mücevheri sizin yerinize öder ve seviyesi kadar puan getirir. Ne kadar erken, o kadar iyi.

guide-viceroy-law-title = Yasalar bedelsizdir
guide-viceroy-law = Yasa bedelsiz oynanır, 1. ile 4. seviye arasına konur. Armacılık her tek renkli daire ve her ebedî mücevher için bir puan daha verir, yani size uygundur. Sağ uca koyun.

guide-viceroy-pass-title = Pas geçmek mücevher getirir
guide-viceroy-pass = Yeni bir müzayede. Mücevheriniz az mı kaldı? Öyleyse pas geçin: karakter yerine seçtiğiniz üç mücevheri alırsınız. Doğru anda pas geçmek oyunun yarısıdır.

guide-viceroy-points-title = Puanlar nereden gelir
guide-viceroy-points = Tek renkli daireler ve ebedî mücevherler seviyeleri kadar, güç jetonları yazdıkları kadar puan verir. Büyü, bonus büyüyle çarpılır. Her büyü, bilim ve savunma seti 12 puandır. Puan sekmesi hepsini gösterir.

guide-viceroy-trap-title = Acemi tuzağı
guide-viceroy-trap = Acemiler mücevher biriktirir, enine inşa eder. Oysa sonda kalan mücevher yalnızca piramidin dilimlerini boyamaya yarar. Erken yükselin, tek renkli daire kollayın, önünüzde çok tur varken ebedî mücevher edinin.

guide-viceroy-on-title = Artık oyun sizin
guide-viceroy-on = Oynamaya devam edecek kadar biliyorsunuz. Bir şeyin ne olduğunu görmek için üzerinde bekleyin veya basılı tutun, takıldığınızda ipucu isteyin, kuralları istediğiniz numarada açın. Bol şans!
