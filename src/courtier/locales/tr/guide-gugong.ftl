### The guided first game of Gùgōng: what each step says.

guide-gugong-aim-title = Gùgōng’a hoş geldiniz
guide-gugong-aim = Yasak Şehir’de yetkililere hediye vererek nüfuz kazanırsınız. Dört gün, her gün dört Hediye Kartı. En çok Zafer Puanı olan kazanır, ama ancak Elçisi o zamana kadar İmparatorun huzuruna çıktıysa. Otomatik rakip Meng size karşı oynar.

guide-gugong-turn-title = Bir sıra
guide-gugong-turn = Elinizden bir kartı bir konuma verin ve orada duran kartı alın: yarın elinizde olacak. Hediyeniz daha değerliyse hamle yapabilirsiniz: önce kartınızın hamlesi, sonra konumun hamlesi.

guide-gugong-wall-title = Çin Seddi
guide-gugong-wall = 9 değerindeki Altın Heykeliniz oradaki 7’den değerlidir, yani takas bedelsizdir. Sonra Çin Seddi’ne bir Hizmetkâr yerleştirin. Bölüm dolunca orada en çok Hizmetkârı olan 3 puan ve Elçi için bir adım alır.

guide-gugong-canal-title = Önce kart, sonra konum
guide-gugong-canal = Vazo bir Hizmetkârı havuza almanızı sağlar: havuzdaki Hizmetkârlar hem iş gücünüz hem paranızdır. Sonra birini Büyük Kanal’da bir Gemiye yükleyin. Üç Hizmetkârlı Gemi bir Limanda ödül getirir; bugün ilerlemesi gerekmez.

guide-gugong-jade-title = Yeşim
guide-gugong-jade = Bu kartın kendi hamlesi Entrika’dır: bir adım ve yarın başlamanızı sağlayan madalya. Sonra bir Yeşim alın: üç Hizmetkâr çıkarın. Ne kadar çok Yeşiminiz olursa her biri o kadar değerlenir.

guide-gugong-travel-title = Hediye düşük kalırsa
guide-gugong-travel = 1, Seyahat’teki 8’den düşüktür. Yine de hamle yapabilirsiniz: önce iki Hizmetkâr çıkarın ya da başka bir karttan vazgeçin. Sonra bir şehre gidin, Seyahat Jetonunu alın ve sunduğunu kullanın.

guide-gugong-night-title = Gece
guide-gugong-night = Kartlarınız bitti, gece oldu. Topladığınız kartlardan üç Kader Zarıyla eşleşenler havuza Hizmetkâr almanızı sağlar; en çok eşleşmesi olan 3 puan ve Elçi için bir adım alır. Topladıklarınız artık elinizdir: hediyeleri yarını düşünerek seçin.

guide-gugong-morning-title = Yeni bir sabah
guide-gugong-morning = Zarlar atıldı, boş şehirlere yeni jetonlar kondu. Her sabah havuza dört Hizmetkâr alabilirsiniz. Hepsini alın, her zaman gerekirler.

guide-gugong-decrees-title = Kararnameler
guide-gugong-decrees = Bir Kararname sonuna kadar sizin için çalışır: birinci seviye her sabah, ikincisi her zaman, üçüncüsü son puanlamada. Bedelini çıkarın ve üzerine bir Hizmetkâr daha bırakın. Sabah Elçisi her sabah Elçinizi ilerletir; yakında buna sevineceksiniz.

guide-gugong-intrigue-title = Entrika
guide-gugong-intrigue = Her beraberliği Entrika bozar; Çin Seddi puanlamasından sonra da bu yolda geri giderek havuza Hizmetkâr alabilir veya Yeşim kazanabilirsiniz. A hamlesi, bugün kimse almadıysa madalyayı da getirir.

guide-gugong-palace-title = Saray
guide-gugong-palace = Saray Yolu’ndaki her adım önemlidir. A hamlesi bedelsizdir: bir adım. Kartınızın kanal hamlesini bugün bırakın, Elçi yürüsün.

guide-gugong-trap-title = Acemi tuzağı
guide-gugong-trap = İmparatora sekiz adım vardır ve oyun dördüncü geceden sonra biter. Geciken Elçi diskalifiye demektir: hiç puan yok. Her sabah adımları sayın; günde iki adım güvenli bir hızdır ve ilk varan en iyi yeri alır.

guide-gugong-points-title = Puanlar nereden gelir
guide-gugong-points = Oyun sırasında: Çin Seddi, gece, Limanlar, bazı Kararnameler. Sonunda: İmparatorun huzurundaki yeriniz, üçüncü seviye Kararnameler ve Yeşim: birden beşe kadar 1, 3, 6, 10, 15 puan. Puan sekmesi şu anki durumu gösterir.

guide-gugong-on-title = Artık oyun sizin
guide-gugong-on = Yedi konumun hepsini gördünüz. Bir şeyin ne olduğunu görmek için üzerinde bekleyin veya basılı tutun, takıldığınızda ipucu isteyin, Elçiyi de unutmayın. Bol şans!
