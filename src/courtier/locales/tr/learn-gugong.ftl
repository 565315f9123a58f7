### The player aid of Gùgōng; words between colons are pictograms.

learn-aid-gugong-turn = Sıranız
learn-aid-gugong-turn-1 = Elinizden bir kartı bir konuma verin, orada duran kartı alın; yarın elinizdedir.
learn-aid-gugong-turn-2 = Kartınız daha değerliyse (veya 1, 9’la karşılaşırsa) bedelsizdir. Değilse :servant::servant: çıkarın, bir kart daha bırakın veya hamle yapmayın.
learn-aid-gugong-turn-3 = Önce kartın hamlesi, varsa.
learn-aid-gugong-turn-4 = Sonra konumun hamlesi, A veya B.
learn-aid-gugong-turn-5 = Arada istediğiniz an Seyahat Jetonu değiştirebilirsiniz.

learn-aid-gugong-places = Konumlar
learn-aid-gugong-places-1 = :travel: Seyahat. A: 1 hareket. B: 2 çıkarın, 2 hareket. Jetonu alın, bir kez kullanın.
learn-aid-gugong-places-2 = :wall: Çin Seddi. A: 1 Hizmetkâr yerleştirin. B: 1 çıkarın, 1 veya 2 yerleştirin.
learn-aid-gugong-places-3 = :jade: Yeşim. Eve göre 3 veya 4 çıkarın; evler boşalınca Yeşim meydanında 5.
learn-aid-gugong-places-4 = :intrigue: Entrika. A: 1 adım ve oradaysa Madalya :medal:. B: 1 çıkarın, 3 adım.
learn-aid-gugong-places-5 = :palace: Saray. A: Elçi 1 adım. B: 2 çıkarın, Elçi 2 adım, Entrika 1.
learn-aid-gugong-places-6 = :decrees: Kararnameler. Bedeli ve oradaki her rakip Hizmetkâr için 1 fazlasını çıkarın, üzerine 1 bırakın.
learn-aid-gugong-places-7 = :canal: Büyük Kanal. A: 1 yükleyin ve bir Gemiyi ilerletin. B: 1 çıkarın, 2 yükleyin.

learn-aid-gugong-day = Bir gün
learn-aid-gugong-day-1 = Sabah (2. günden): Madalyaya göre başlangıç oyuncusu, yeni jetonlar, zarlar :dice:, 1. seviye Kararnameler, havuza 4 :servant:.
learn-aid-gugong-day-2 = Gündüz: kimsede kart kalmayana kadar sıralar.
learn-aid-gugong-day-3 = Gece: topladığınız kartlar zarlarla :dice: karşılaştırılır; her eşleşme için havuza 1; en çok eşleşme: :vp: 3 ve bir Elçi adımı.
learn-aid-gugong-day-4 = Gemiler bir Liman ilerler, ödül alabilirsiniz; topladığınız kartlar yeni eliniz olur.

learn-aid-gugong-more = Ödüller
learn-aid-gugong-more-1 = :wall: Bölüm dolunca (1–5 oyuncuda 4, 4, 5, 6, 7 Hizmetkâr) orada en çok olan :vp: 3 ve bir Elçi adımı alır; sonra Entrika Avantajları.
learn-aid-gugong-more-2 = :intrigue: Avantajlar, geri adım: 1 havuza 1 · 3 havuza 2 · 5 zar çevir · 7 bir :jade:.
learn-aid-gugong-more-3 = :canal: 3 yüklü Gemi: 2. Liman :vp: 4 · 3. Liman :card: · 4. Liman :double: · 5. Liman bunlardan biri.
learn-aid-gugong-more-4 = :travel: Jetonlar: 2 havuza 1 · 4 için :vp: 2 · 6 için bir :jade:.
learn-aid-gugong-more-5 = :palace: Vardıktan sonraki Elçi adımları: birer puan.

learn-aid-gugong-points = Oyun sonu puanları
learn-aid-gugong-points-1 = Son :wall: puanlaması, orada ne kadar az Hizmetkâr olsa da.
learn-aid-gugong-points-2 = :decrees: 3. seviye: 8 puan · 3 puana 1 (en çok 10) · her :jade: için 2 (en çok 10) · Kararnamelerdeki her Hizmetkâr için 2 · her Liman ödülü için 2.
learn-aid-gugong-points-3 = :palace: İmparatorun huzurundaki yeriniz: 7, 5, 3 …
learn-aid-gugong-points-4 = :jade: 1, 2, 3, 4, 5 Yeşim: 1, 3, 6, 10, 15 puan; sonraki her biri 2.
learn-aid-gugong-points-5 = Huzura çıkamayan: toplam 0 puan.
learn-aid-gugong-points-6 = Artan Hizmetkâr, kart ve jetonlar: hiç.
learn-aid-gugong-points-7 = :intrigue: her beraberliği çözer.

learn-aid-gugong-beware = Unutmayın
learn-aid-gugong-beware-1 = :palace: Dört günde sekiz adım: günde iki.
learn-aid-gugong-beware-2 = Bugün aldığınızı yarın oynarsınız: yüksek kartları almaya değer.

## What the pictograms are called, for those who hear the page

learn-sign-gugong-travel = Seyahat
learn-sign-gugong-wall = Çin Seddi
learn-sign-gugong-jade = Yeşim
learn-sign-gugong-intrigue = Entrika
learn-sign-gugong-palace = Saray
learn-sign-gugong-decrees = Kararnameler
learn-sign-gugong-canal = Büyük Kanal
learn-sign-gugong-servant = Hizmetkâr
learn-sign-gugong-double = Çift Hizmetkâr
learn-sign-gugong-vp = Zafer Puanı
learn-sign-gugong-dice = Kader Zarları
learn-sign-gugong-card = Hediye Kartı
learn-sign-gugong-medal = Sonraki Başlangıç Oyuncusu Madalyası
