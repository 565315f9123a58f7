### The guided first game of Viceroy: what each step says.

guide-viceroy-aim-title = Genel Vali’ye hoş geldiniz
guide-viceroy-aim = On iki turda karakterlerden ve yasalardan bir piramit kurarsınız. Her turda önce yeni bir karakter için mücevher teklif eder, sonra kart oynarsınız. Sonunda en çok güç puanı olan kazanır. İki turu bir sanal rakibe karşı birlikte oynayacağız.

guide-viceroy-first-title = İlk kartınız
guide-viceroy-first = İlk karakteriniz bedelsizdir. Birinci seviyede durur ve en alt satırının ödülünü verir. Peri dört mücevher getirir: zengin bir başlangıç.

guide-viceroy-gems-title = Mücevherler paranızdır
guide-viceroy-gems = Mücevherle teklif verir, karakterlerin bedelini de mücevherle, hep istenen renkte ödersiniz. Bu yüzden farklı renkler alın. Paravanınızın arkasında dururlar, onları kimse görmez.

guide-viceroy-auction-title = Müzayede
guide-viceroy-auction = Her müzayede kartının bir rengi ve bir karakteri vardır. O renkten bir mücevher teklif edin: rengi başka kimse istemezse karakter sizindir. Aynı tek kartı iki kişi isterse ikisi de mücevherini kaybeder ve kart alamaz. Lostromo piramidinize çok iyi uyar.

guide-viceroy-cost-title = Karakter oynamak
guide-viceroy-cost = Şimdi inşa ediyorsunuz, turda en çok üç kart. Birinci seviyede kart yalnızca en alt satırındaki mücevhere mal olur. Bira Ustası’nı Peri’nin soluna koyun: kırmızı köşelerinin nasıl buluşacağına bakın.

guide-viceroy-reward-title = Ödülünüz
guide-viceroy-reward = Kart yalnızca bulunduğu seviyenin satırındaki ödülü verir. Burada yine mücevher. Sıradaki kartın bedelini alın: kırmızı ve sarı.

guide-viceroy-circle-title = İkinci seviye ve ilk daire
guide-viceroy-circle = İkinci seviyedeki kart iki kartın üzerinde durur; bedeli 1. ve 2. satırın mücevherleridir. Üç kartın buluştuğu yerde bir daire oluşur. Burada dört parça da kırmızı: tek renkli daire. Şimdi bir kırmızı mücevher, sonunda puan getirir.

guide-viceroy-eternal-title = Ebedî mücevherler
guide-viceroy-eternal = Lostromo’nun ikinci seviyedeki ödülü bir ebedî mücevherdir. Kartın üzerinde kalır, her inşa aşamasında size bir yeşil mücevher kazandırır ve seviyesi kadar puan getirir. Ne kadar erken alırsanız o kadar sık işe yarar.

guide-viceroy-law-title = Yasalar bedelsizdir
guide-viceroy-law = Yasa bedelsiz oynanır, 1. ile 4. seviye arasına konur. Armacılık her tek renkli daire ve her ebedî mücevher için bir puan daha verir, yani size uygundur. Sağ uca koyun.

guide-viceroy-pass-title = Pas geçmek mücevher getirir
guide-viceroy-pass = Yeni bir müzayede. Mücevheriniz az mı kaldı? Öyleyse pas geçin: karakter yerine seçtiğiniz üç mücevheri alırsınız. Doğru anda pas geçmek oyunun yarısıdır.

guide-viceroy-points-title = Puanlar nereden gelir
guide-viceroy-points = Tek renkli daireler ve ebedî mücevherler seviyeleri kadar puan verir. Güç puanı jetonları sayılarını verir. Büyü jetonları bonus büyüyle çarpılır. Her büyü, bilim ve savunma seti 12 puandır. Puan sekmesi bunu her an gösterir.

guide-viceroy-trap-title = Acemi tuzağı
guide-viceroy-trap = Acemiler mücevher biriktirir ve enine inşa eder. Oysa sonunda kalan mücevherler yalnızca piramidin parçalarını boyamaya yarar. Erken yükselin, tek renkli daireler kollayın, önünüzde çok tur varken ebedî mücevher alın.

guide-viceroy-on-title = Artık oyun sizin
guide-viceroy-on = Oynamaya devam edecek kadar biliyorsunuz. Bir şeyin ne olduğunu görmek için üzerinde bekleyin veya basılı tutun, takıldığınızda ipucu isteyin, kuralları istediğiniz numarada açın. Bol şans!
