### The player aid of Viscounts of the West Kingdom; words between colons are pictograms.

learn-aid-viscounts-turn = Sıranız
learn-aid-viscounts-turn-1 = Kartlar sağa kayar (ayrılma yeteneği), sonra sola bir kart oynayın. Üzerinde :criminal: varsa panodaki her :criminal: için :corruption:.
learn-aid-viscounts-turn-2 = Tam sayısı kadar gidin; her ek alan :silver: 1.
learn-aid-viscounts-turn-3 = Bir hamle veya hiç: dış yol :merchant: veya :builder:, iç yol :noble: veya :cleric:. Buradaki kasabalıyı simgeleri için işten çıkarabilirsiniz.
learn-aid-viscounts-turn-4 = Parçanızdaki kasabalıyı bedeli kadar :silver: ile işe alın.
learn-aid-viscounts-turn-5 = İşaretçiler yapışıksa çarpışmayı çözün.
learn-aid-viscounts-turn-6 = 3 karta kadar çekin. Karıştırınca :virtue: 1, :criminal: varsa :corruption: 1.

learn-aid-viscounts-actions = Hamleler ve bedeller
learn-aid-viscounts-actions-1 = :merchant: Ticaret (eksik simge :silver:): :silver: 1 için 1 · :ink:, :gold: veya :stone: için 2 · :destroy: için 3 · :flip-either: için 4
learn-aid-viscounts-actions-2 = :builder: İnşa (:stone:): atölye 3 · ticaret noktası 5 · lonca binası 7; bina yerinin ve bağlantıların gösterdiğini alın
learn-aid-viscounts-actions-3 = :noble: İşçiler (:gold:): 1, 2, 3, 4 :workers: için 1, 3, 5, 8 simge. Bir bölümde üç işçiniz: biri yükselir, ikisi yana geçer
learn-aid-viscounts-actions-4 = :cleric: Kopyalama (:ink:): el yazmasının gösterdiği kadar simge

learn-aid-viscounts-cards = Simgeler
learn-aid-viscounts-cards-1 = :merchant: tüccar, :builder: inşaatçı, :noble: soylu, :cleric: ruhban
learn-aid-viscounts-cards-2 = :criminal: hamlede herhangi birinin yerine geçer
learn-aid-viscounts-cards-3 = Panonuzdaki üç kartta, açık yuvalarda ve bonus kartlarında sayılır, tükenmez.
learn-aid-viscounts-cards-4 = İşten çıkarma: bedelini ödeyin, simgeleri bir kez sayılır; kart oyundan çıkar.
learn-aid-viscounts-cards-5 = :flip-debt: ödenmiş borç bir kaynak verir; :flip-deed: onaylanmış tapu daha çok puan

learn-aid-viscounts-collision = Çarpışma, işaretçilerin alanına göre
learn-aid-viscounts-collision-1 = 1: :silver: 1, :deed: 3 · :criminal: olan rakipler: :debt: 1
learn-aid-viscounts-collision-2 = 2: :silver: 1, :deed: 2 · :criminal: olan rakipler: :corruption: 1
learn-aid-viscounts-collision-3 = 3: :silver: 1, :deed: 1 · :criminal: olan rakipler: :corruption: 1
learn-aid-viscounts-collision-4 = 4: :silver: 2, :deed: 1, :debt: 1 · rakipler: :rearrange:
learn-aid-viscounts-collision-5 = 5: :silver: 2, :debt: 1 · :criminal: olmayan rakipler: :virtue: 1
learn-aid-viscounts-collision-6 = 6: :silver: 3, :debt: 2 · :criminal: olmayan rakipler: :virtue: 1
learn-aid-viscounts-collision-7 = 7: :silver: 4, :debt: 3 · :criminal: olmayan rakipler: :deed: 1

learn-aid-viscounts-points = Oyun sonu puanları
learn-aid-viscounts-points-1 = Aynı türden 1, 2, 3: atölye 2, 5, 9 · ticaret noktası 4, 9, 15 · lonca binası 6, 13, 21
learn-aid-viscounts-points-2 = :workers: seviyelerinin sayısı: 1, 2, 3
learn-aid-viscounts-points-3 = :manuscript: 1, 2, 3, 4 farklı kurdeleli setler: 1, 4, 9, 16; ve el yazmalarının verdiği
learn-aid-viscounts-points-4 = Kale beyi 5, her ruhban bonus kartı 3
learn-aid-viscounts-points-5 = :deed: edinilmiş 1, onaylanmış 3
learn-aid-viscounts-points-6 = :debt: ödenmemiş −2, ödenmiş 0
learn-aid-viscounts-points-7 = Yoksulluk açıldıysa en çok onaylanmış :deed:. Refah: en çok ödenmiş :debt:. 12, 8, 4 (üçten az oyuncu: 12, 4)

learn-aid-viscounts-beware = Unutmayın
learn-aid-viscounts-beware-1 = Yoksulluk kartındaki son :debt: veya refah kartındaki son :deed: sonu başlatır: turu bitirin, bir tur daha oynayın.
learn-aid-viscounts-beware-2 = :criminal: her hamleye yarar ama :debt: getirir.
learn-aid-viscounts-beware-3 = :debt: ve :deed: kartlarını çok geç olmadan çevirin.

## What the pictograms are called, for those who hear the page

learn-sign-viscounts-merchant = tüccar simgesi
learn-sign-viscounts-builder = inşaatçı simgesi
learn-sign-viscounts-noble = soylu simgesi
learn-sign-viscounts-cleric = ruhban simgesi
learn-sign-viscounts-criminal = suçlu simgesi
learn-sign-viscounts-ink = hokka
learn-sign-viscounts-stone = taş
learn-sign-viscounts-gold = altın
learn-sign-viscounts-silver = gümüş
learn-sign-viscounts-debt = borç
learn-sign-viscounts-deed = tapu
learn-sign-viscounts-flip-debt = borç çevirmek
learn-sign-viscounts-flip-deed = tapu çevirmek
learn-sign-viscounts-flip-either = borç veya tapu çevirmek
learn-sign-viscounts-virtue = erdem
learn-sign-viscounts-corruption = yozlaşma
learn-sign-viscounts-rearrange = yeniden dizmek
learn-sign-viscounts-discard = kart atmak
learn-sign-viscounts-destroy = kart yok etmek
learn-sign-viscounts-shuffle = karıştırmak
learn-sign-viscounts-hire = işe almak
learn-sign-viscounts-dismiss = işten çıkarmak
learn-sign-viscounts-castle-move = kale hareketi
learn-sign-viscounts-workers = işçiler
learn-sign-viscounts-manuscript = el yazması
