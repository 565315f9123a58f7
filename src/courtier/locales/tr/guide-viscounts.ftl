### The guided first game of Viscounts of the West Kingdom: what each step says.

guide-viscounts-aim-title = Vikontlar’a hoş geldiniz
guide-viscounts-aim = Vikontunuz krallığı dolaşır ve durduğu yerde iş görür: ticaret yapar, bina inşa eder, kaleye işçi gönderir, el yazması kopyalar. En çok zafer puanı olan kazanır. Rakibiniz bir sanal oyuncu.

guide-viscounts-pick-title = Mallar ve bir kahraman
guide-viscounts-pick = Bir çiftle başlarsınız: oyuncu kartı malları ve başlangıç alanını verir, kahraman destenize katılır. Lothaire’in bulunduğu çifti alın.

guide-viscounts-card-title = Sıra bir kartla başlar
guide-viscounts-card = Her sırada panonuzdaki kartlar bir alan sağa kayar ve sola yeni bir kart oynarsınız. Böylece bir kart üç sıra iş görür. Sayısı ne kadar gideceğinizi, simgeleri ne işe yaradığını söyler.

guide-viscounts-ride-title = Yolculuk
guide-viscounts-ride = Saat yönünde, tam kartın dediği kadar gidersiniz; her ek alan 1 gümüştür. Dış yolda ticaret yapar veya inşa edersiniz, iç yolda işçi yerleştirir veya el yazması kopyalarsınız. Dağ’ın sağ kıyısına gidin.

guide-viscounts-trade-title = Ticaret
guide-viscounts-trade = Her hamlenin kendi simgeleri vardır; ticarette bunlar tüccar simgeleridir. İlk sıralarda boş panonuza basılı simgeler de sayılır. Şimdilik bir takas yeter; eksik simgeler gümüşle tamamlanabilirdi.

guide-viscounts-hire-title = İşe almak
guide-viscounts-hire = Sıranızın sonunda bulunduğunuz parçanın kasabalısını işe alabilirsiniz. Kart ıskarta destenize gider, sonra elinize gelir. Dolandırıcı taş getirir ama o da bir suçludur.

guide-viscounts-criminal-title = Suçlular
guide-viscounts-criminal = Suçlu simgesi, gereken her simgenin yerine geçer. Bedeli: suçlu oynadığınızda panonuzdaki her suçlu simgesi için yozlaşma kazanırsınız. Hırsız’ı oynayın ve iç yola gidin.

guide-viscounts-manuscript-title = El yazmaları
guide-viscounts-manuscript = Buradaki el yazmasının bedeli ruhban simgesi ve hokkayla ödenir. Farklı kurdeleler set oluşturur, büyük setler çok puan getirir. Bu el yazması, 2 puanınızı götürecek bir borcu da öder. Bu kez kimseyi işe almayın.

guide-viscounts-build-title = Bina inşası
guide-viscounts-build = Atölye 3 inşaatçı simgesi ister, ticaret noktası 5, lonca binası 7; eksiği taş tamamlar, suçlu da yardım eder. Boşalan yuva kalıcı bir geliştirmedir: birinci ticaret noktasıyla bir alan fazla gidersiniz.

guide-viscounts-workers-title = Kaledeki işçiler
guide-viscounts-workers = Soylu simgeleri kaleye işçi gönderir: 1, 3, 5 veya 8 simgeyle bir, iki, üç veya dört işçi. Aynı bölümde üç işçiniz olunca biri yükselir, ikisi komşu bölümlere geçer. Sonra Mimar’ı işe alın.

guide-viscounts-collision-title = Çarpışma
guide-viscounts-collision = Yozlaşma çıkar, erdem iner. İki işaretçiniz buluşunca sıranızda çarpışma olur: çizelgenin başında tapu, sonunda borç getirir, her zaman da gümüş. Sonra ikisi uçlara döner.

guide-viscounts-trap-title = Acemi tuzağı
guide-viscounts-trap = Fazla suçlu, borç demektir. Borçlar ve tapular aynı zamanda saattir: yoksulluk veya refah kartının üstündekiler bitince tur tamamlanır ve yalnızca bir tur daha oynanır. Borç ve tapuları zamanında çevirin.

guide-viscounts-points-title = Puanlar nereden gelir
guide-viscounts-points = Binalar: aynı türden çoğu daha değerlidir. İşçiler: seviyelerinin sayısı. El yazmaları: farklı kurdelelerden setler, 16’ya kadar. Tapu 1, çevrilince 3; ödenmemiş borç −2. Puan sekmesi hepsini gösterir.

guide-viscounts-on-title = Artık oyun sizin
guide-viscounts-on = Dört ana hamlenin hepsini yaptınız. Bir şeyin ne olduğunu görmek için üzerinde bekleyin veya basılı tutun, takıldığınızda ipucu isteyin, kuralları istediğiniz numarada açın. Bol şans!
