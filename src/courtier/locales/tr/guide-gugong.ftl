### The guided first game of Gùgōng: what each step says.

guide-gugong-aim-title = Gùgōng’a hoş geldiniz
guide-gugong-aim = Yasak Şehir’de Yetkililere hediye vererek nüfuz kazanırsınız: dört gün, her gün dört Hediye Kartı. En çok Zafer Puanı olan kazanır, ama ancak Elçisi İmparatorun huzuruna çıktıysa. Rakibiniz Meng.

guide-gugong-turn-title = Sıra sizde
guide-gugong-turn = Elinizden bir kartı bir konuma verin ve orada duran kartı alın: yarın elinizde olacak. Hediyeniz daha değerliyse hamle yapabilirsiniz: önce kartınızın hamlesi, sonra konumun hamlesi.

guide-gugong-wall-title = Çin Seddi
guide-gugong-wall = 9 değerindeki Altın Heykeliniz oradaki 7’den değerlidir, yani takas bedelsizdir. Sonra Çin Seddi’ne bir Hizmetkâr yerleştirin. Bölüm dolunca orada en çok Hizmetkârı olan 3 puan ve Elçi için bir adım alır.

guide-gugong-canal-title = Önce kart, sonra konum
guide-gugong-canal = Vazo bir Hizmetkârı havuza aldırır: havuzdakiler hem iş gücünüz hem paranızdır. Sonra birini Büyük Kanal’da bir Gemiye yükleyin. Üç Hizmetkârla dolunca Limanda ödül getirir; bugün ilerlemesi gerekmez.

guide-gugong-jade-title = Yeşim
guide-gugong-jade = Bu kartın kendi hamlesi Entrika’dır: bir adım ve yarın başlamanızı sağlayan Madalya. Sonra bir Yeşim alın: üç Hizmetkâr çıkarın. Ne kadar çok Yeşiminiz olursa her biri o kadar değerlenir.

guide-gugong-travel-title = Hediye düşük kalırsa
guide-gugong-travel = 1, Seyahat’teki 8’den düşüktür. Yine de hamle yapabilirsiniz: önce iki Hizmetkâr çıkarın ya da bir kart daha bırakın. Sonra bir şehre gidin, Seyahat Jetonunu alın ve sunduğunu kullanın.

guide-gugong-night-title = Gece
guide-gugong-night = Kartlarınız bitti, gece oldu. Topladıklarınızdan Kader Zarlarıyla eşleşenler havuza Hizmetkâr getirir; en çok eşleşmesi olan 3 puan ve bir Elçi adımı alır. Bugün topladığınız, yarınki elinizdir: ona göre seçin.

guide-gugong-morning-title = Yeni bir sabah
guide-gugong-morning = Zarlar atıldı, boş şehirlere yeni jetonlar kondu. Her sabah havuza dört Hizmetkâr alabilirsiniz. Hepsini alın, her zaman gerekirler.

guide-gugong-decrees-title = Kararnameler
guide-gugong-decrees = Kararname sonuna kadar işinize yarar: 1. seviye her sabah, 2. seviye her zaman, 3. seviye son puanlamada. Bedelini çıkarın ve üzerine bir Hizmetkâr daha bırakın. Sabah Elçisi her sabah Elçinizi ilerletir.

guide-gugong-intrigue-title = Entrika
guide-gugong-intrigue = Her beraberliği Entrika çözer; Çin Seddi Puanlamasından sonra da bu yolda geri giderek havuza Hizmetkâr veya bir Yeşim alabilirsiniz. A hamlesi, bugün kimse almadıysa Madalyayı da getirir.

guide-gugong-palace-title = Saray
guide-gugong-palace = Saray Yolu’ndaki her adım önemlidir. A hamlesi bedelsizdir: bir adım. Kartınızın Kanal hamlesini bugün bırakın, Elçi yürüsün.

guide-gugong-trap-title = Acemi tuzağı
guide-gugong-trap = İmparatora sekiz adım vardır ve oyun dördüncü geceden sonra biter. Elçisi geç kalan diskalifiye olur: hiç puanı kalmaz. Günde iki adım güvenli bir tempodur; ilk varan en iyi yeri alır.

guide-gugong-points-title = Puanlar nereden gelir
guide-gugong-points = Oyun sırasında: Çin Seddi, gece, Limanlar, bazı Kararnameler. Sonunda: huzurdaki yeriniz, 3. seviye Kararnameler ve Yeşim (birden beşe kadar 1, 3, 6, 10, 15 puan). Puan sekmesi durumunuzu gösterir.

guide-gugong-on-title = Artık oyun sizin
guide-gugong-on = Yedi konumun hepsini gördünüz. Bir şeyin ne olduğunu görmek için üzerinde bekleyin veya basılı tutun, takıldığınızda ipucu isteyin, Elçiyi de unutmayın. Bol şans!
