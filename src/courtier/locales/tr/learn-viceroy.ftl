### The player aid of Viceroy; words between colons are pictograms.

learn-aid-viceroy-auction = Müzayede, en çok 3 teklif
learn-aid-viceroy-auction-1 = Gizlice bir renkten mücevher veya :attack: teklif edin ya da pas geçin.
learn-aid-viceroy-auction-2 = :attack: Önce: sunulanlardan istediği karakteri alır.
learn-aid-viceroy-auction-3 = Renkte tek başınaysanız karakter sizindir (ikiyse seçersiniz).
learn-aid-viceroy-auction-4 = İki teklif, iki kart: farklı kartlar seçerseniz alırsınız, yoksa ikinize de yok. Öteki durumlarda hiç; mücevherler gider, yeniden teklif verilir.
learn-aid-viceroy-auction-5 = Pas: seçtiğiniz 3 :gems:, her :science: için 1 fazla. Kişi başına en çok bir karakter.

learn-aid-viceroy-build = İnşa, en çok 3 kart
learn-aid-viceroy-build-1 = Gizlice bir kart seçin veya pas geçin; hep birlikte açılır, küçük numara önce.
learn-aid-viceroy-build-2 = 1. seviye: sıranın ucuna. Üstü: yan yana iki kartın üzerine.
learn-aid-viceroy-build-3 = Karakterin maliyetini ödeyin; yasalar bedelsizdir (1–4. seviye).
learn-aid-viceroy-build-4 = Tek renkli daire tamamlanınca: o renkten bir mücevher.
learn-aid-viceroy-build-5 = Ödül yalnızca o seviyenin satırından.
learn-aid-viceroy-build-6 = 5. seviye: 1., 2. ve 3. satırın ödülleri veya :power: 15.

learn-aid-viceroy-cost = Karakterin maliyeti
learn-aid-viceroy-cost-1 = 1. seviye: 1. satırın mücevheri. 2. seviye: 1. ve 2. satır. 3. seviye: 1’den 3’e. 4. seviye: dördü de.
learn-aid-viceroy-cost-2 = 5. seviye: dört satır ve 4. satırın mücevheri bir kez daha.
learn-aid-viceroy-cost-3 = :eternal: her inşa aşamasında bir kez kendi renginden bir mücevher öder.
learn-aid-viceroy-cost-4 = Hiçbir renk ötekinin yerine geçmez.

learn-aid-viceroy-tokens = Jetonlar
learn-aid-viceroy-tokens-1 = :science: pas geçince bir mücevher fazla; set parçası
learn-aid-viceroy-tokens-2 = :magic: sonunda :bonus-magic: ile çarpılır; set parçası
learn-aid-viceroy-tokens-3 = :defence: bir :attack: savuşturur; set parçası
learn-aid-viceroy-tokens-4 = :attack: müzayedede karakter alır veya sonunda her rakibe 4 puan kaybettirir
learn-aid-viceroy-tokens-5 = :power: yazdığı kadar puan
learn-aid-viceroy-tokens-6 = :bonus-circle: o renkten her daire ve :eternal: için daha çok

learn-aid-viceroy-points = Oyun sonu puanları
learn-aid-viceroy-points-1 = Tek renkli daireler: her biri seviyesi kadar
learn-aid-viceroy-points-2 = :eternal: seviyesi kadar
learn-aid-viceroy-points-3 = Yasalar: yazdığı gibi
learn-aid-viceroy-points-4 = :power: sayıları
learn-aid-viceroy-points-5 = :magic: sayı × toplam :bonus-magic:
learn-aid-viceroy-points-6 = Her :magic::science::defence: seti: 12
learn-aid-viceroy-points-7 = Rakiplerin :attack:, eksi sizin :defence:: her biri −4

learn-aid-viceroy-beware = Unutmayın
learn-aid-viceroy-beware-1 = Sonda kalan mücevherler yalnızca boyar: dairenin her dilimi için bir mücevher.
learn-aid-viceroy-beware-2 = Erken yükselin, :eternal: erken alın.

## What the pictograms are called, for those who hear the page

learn-sign-viceroy-gems = mücevher
learn-sign-viceroy-gem-blue = mavi mücevher
learn-sign-viceroy-gem-green = yeşil mücevher
learn-sign-viceroy-power = güç puanı jetonu
learn-sign-viceroy-draw = kart çekmek
learn-sign-viceroy-science = bilim
learn-sign-viceroy-magic = büyü
learn-sign-viceroy-defence = savunma
learn-sign-viceroy-attack = saldırı jetonu
learn-sign-viceroy-bonus-magic = bonus büyü
learn-sign-viceroy-bonus-circle = daire bonusu
learn-sign-viceroy-eternal = ebedî mücevher
