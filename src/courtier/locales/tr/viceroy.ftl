### Genel Vali oyununun cümleleri: sorular (prompt), yanıtlar (label), nedenler (whynot), günlük (event), hatalar, seçenekler.

viceroy-count = { COUNT($n, $what) }
    .short = { COUNT($n, $what, case: "short") }

## Kurulum

viceroy-prompt-start = Piramidinizin ilk kartını seçin. Bedelsizdir.
viceroy-label-start = { NAME($card) } kartıyla başla. Ödül: { LIST($items) }
viceroy-prompt-keep = Piramidinizin ilk kartı: { NAME($card) }. Elinizde hangi karakter kalsın? Ötekiler desteye döner.
viceroy-label-keep = { NAME($card) } kartını elinde tut
viceroy-whynot-first-card = { NAME($card, cap: "yes") } piramidinizin ilk kartı olarak yerleştiriliyor.

## Müzayede

viceroy-prompt-bid = Teklif turu { $number }/{ $of }: ne teklif ediyorsunuz?
viceroy-label-bid = Bir { NAME($gem) } teklif et: { LIST($cards, join: "or") }
    .short = { NAME($gem, cap: "yes") }: { LIST($cards, join: "or") }
viceroy-label-bid-attack = Bir saldırı jetonu teklif et ve sunulan karakterlerden birini al
    .short = Saldırı jetonu: sunulan bir karakter
viceroy-label-bid-pass = Pas geç ve { $due } mücevher al
    .short = Pas: { $due } mücevher
viceroy-label-bid-pass-scarce = Pas geç ve tedarikte varsa en çok { $due } mücevher al
    .short = Pas: en çok { $due } mücevher
viceroy-prompt-attack = Saldırı jetonunuzla sunulan karakterlerden birini alırsınız. Hangisini?
viceroy-prompt-choose-card = Burada başka teklif yok. İki karakterden hangisini alıyorsunuz?
viceroy-prompt-agree = Bir teklif daha var: { LIST($other) }. Hangi kartı istiyorsunuz? Aynı kartı seçerseniz kimse almaz.
viceroy-label-agree = { NAME($card) } kartını al, { NAME($other) } kartını öteki oyuncuya bırak
    .short = { NAME($card) } kartını al ({ NAME($place) })
viceroy-label-refuse = Reddet: ikiniz de kart almazsınız
    .short = Reddet
viceroy-label-take = { NAME($card) } kartını al ({ NAME($place) })
viceroy-prompt-above-or-go-on = { NAME($color, cap: "yes") } müzayede kartına bir sanal rakip de teklif verdi. Üstteki kart mı, devam mı?
viceroy-label-take-above = { NAME($card) } kartını al; { NAME($other) } kartı atılır
viceroy-label-go-on = Kart almadan yeniden teklif ver
viceroy-label-go-on-last = Kart almadan pas geç ve mücevher al
viceroy-prompt-remove = Bir sanal rakip kartı olmayan bir renge teklif verdi. Hangi karakter oyundan çıksın?
viceroy-label-remove = { NAME($card) } kartını çıkar ({ NAME($place) })

## Tedarikten mücevherler ve destelerden kartlar

viceroy-prompt-gems = { $due ->
    [one] Tedarikten { $due } mücevher alın.
   *[other] Tedarikten { $due } mücevher alın.
}
viceroy-label-gem = Bir { NAME($gem) } al (tedarikte { $left } tane var)
viceroy-prompt-draw = Bir kart çekin. Hangi desteden?
viceroy-label-draw = Şu desteden çek: { NAME($deck) } ({ $left } kart kaldı)
viceroy-prompt-tuck = { NAME($card) } kartını { NAME($law) } kartının altına yerleştiriyor musunuz?
viceroy-label-tuck-yes = { NAME($card) } kartını { NAME($law) } kartının altına yerleştir: oyun sonunda { $points } puan
viceroy-label-tuck-no = { NAME($card) } kartını elinde tut
viceroy-prompt-eternal-own = Tedarikte ebedî mücevheriniz için { NAME($color) } mücevher yok. Kendinizinkini kullanıyor musunuz?
viceroy-label-eternal-own = Paravanın arkasından bir { NAME($gem) } kullan
viceroy-label-eternal-decline = { NAME($gem, cap: "yes") } paravanın arkasında kalsın; ebedî mücevher yanar
viceroy-prompt-eternal-color = Ebedî mücevheriniz hangi renkte olsun?
viceroy-label-eternal-color = Bir { NAME($color, case: "eternal") } al
viceroy-label-eternal-nothing = Hiçbir şey almadan geç: { NAME($color, case: "gem") } kalmadı

## İnşa

viceroy-prompt-build = İnşa turu { $number }/{ $of }: hangi kartı oynuyorsunuz?
viceroy-label-build = { NAME($card) } kartını oyna: en çok { $level }. seviyeye
    .short = { NAME($card, cap: "yes") }: en çok { $level }. seviye
viceroy-label-build-law = { NAME($card) } yasasını oyna
    .short = { NAME($card, cap: "yes") }
viceroy-label-build-pass = Pas geç: bu inşa aşamasında başka kart oynamazsınız
    .short = Bu aşamada pas geç
viceroy-label-discard = { NAME($card) } kartını { $gems } mücevher karşılığında at
viceroy-label-discard-scarce = { NAME($card) } kartını, tedarikte varsa en çok { $gems } mücevher karşılığında at
    .short = { NAME($card) } kartını en çok { $gems } mücevher karşılığında at
viceroy-prompt-place = { NAME($card) } kartını nereye yerleştiriyorsunuz?
viceroy-label-place = { NAME($place, cap: "yes") }. Maliyet: { LIST($gems) }. Ödül: { LIST($items) }
    .short = { NAME($place, case: "short", cap: "yes") }: { LIST($gems, case: "short") }
viceroy-label-place-circle = { NAME($place, cap: "yes") }. Maliyet: { LIST($gems) }. Ödül: { LIST($items) }. Bir { NAME($color) } daire tamamlanır: bir { NAME($color, case: "gem") }
    .short = { NAME($place, case: "short", cap: "yes") }: { LIST($gems, case: "short") }; { NAME($color, case: "circle") }
viceroy-label-place-circle-scarce = { NAME($place, cap: "yes") }. Maliyet: { LIST($gems) }. Ödül: { LIST($items) }. Bir { NAME($color) } daire tamamlanır: tedarikte varsa bir { NAME($color, case: "gem") }
    .short = { NAME($place, case: "short", cap: "yes") }: { LIST($gems, case: "short") }; { NAME($color, case: "circle") }
viceroy-prompt-place-law = { NAME($card) } yasasını nereye yerleştiriyorsunuz?
viceroy-label-place-law = { NAME($place, cap: "yes") }
    .short = { NAME($place, case: "short", cap: "yes") }
viceroy-label-place-law-circle = { NAME($place, cap: "yes") }. Bir { NAME($color) } daire tamamlanır: bir { NAME($color, case: "gem") }
    .short = { NAME($place, case: "short", cap: "yes") }; { NAME($color, case: "circle") }
viceroy-label-place-law-circle-scarce = { NAME($place, cap: "yes") }. Bir { NAME($color) } daire tamamlanır: tedarikte varsa bir { NAME($color, case: "gem") }
    .short = { NAME($place, case: "short", cap: "yes") }; { NAME($color, case: "circle") }
viceroy-prompt-pay = Öderken hangi ebedî mücevherleri kullanıyorsunuz?
viceroy-label-pay = Ebedî mücevher kullanmadan öde: { LIST($gems) }
viceroy-label-pay-eternal = { LIST($gems) } öde, { LIST($eternal) } kullan
viceroy-label-pay-eternal-only = Mücevher ödemeden { LIST($eternal) } kullan
viceroy-prompt-level-5 = 5. seviye: hangi ödülü alıyorsunuz?
viceroy-label-level-5-rows = 1., 2. ve 3. satırın ödülleri: { LIST($items) }
viceroy-label-level-5-power = { $points } değerinde güç puanı jetonu

## Yasalar

viceroy-prompt-law-option = Yasanın hangi ödülünü seçiyorsunuz?
viceroy-prompt-replace = { NAME($card) } hangi kartın yerine geçiyor? O kart elinize döner, jetonları kalır.
viceroy-label-replace = { $level }. seviyedeki { NAME($card) } kartını değiştir
viceroy-prompt-double = { NAME($card) } hangi karakterin altına girsin? Üzerindeki her jeton iki katına çıkar.
viceroy-label-double = { NAME($card) } kartının altına. İki katına çıkanlar: { LIST($tokens) }
viceroy-prompt-requisition = Sunulan karakterlerden birini alın. Sonraki müzayede aşamasına katılmayacaksınız.
viceroy-prompt-return = { $due ->
    [one] Elinizden yasa destesinin üstüne { $due } yasa koyun; en üstteki kart o olur.
   *[other] Elinizden yasa destesinin üstüne teker teker { $due } yasa koyun; sonuncusu en üstteki kart olur.
}
viceroy-label-return = { NAME($card) } kartını destenin üstüne koy
viceroy-prompt-archive = { NAME($law) } kartının altına hangi kartlar girsin? Her biri oyun sonunda { $points } puan getirir.
viceroy-label-archive = { NAME($card) } kartını yerleştir
viceroy-label-archive-done = Seçimi bitir: başka kart yok
viceroy-prompt-favour = { NAME($law) } kartının altına hangi serbest kart girsin? Jetonları yasaya taşınır.
viceroy-label-favour = { $level }. seviyedeki { NAME($card) } kartını yerleştir. Taşınanlar: { LIST($tokens) }
viceroy-prompt-store = { NAME($law) } kartına en çok { $n } mücevher daha koyabilirsiniz; her biri oyun sonunda { $points } puan.
viceroy-label-store = Bir { NAME($gem) } koy (sizde { $left } tane var)
viceroy-label-store-done = Seçimi bitir: başka mücevher yok
viceroy-prompt-exchange = Bir rakibe { $gems } mücevher verip onunla jeton değiştirebilirsiniz. Kiminle?
viceroy-label-exchange-with = { $opponent }: { $gems } mücevher ver ve jeton değiştir
viceroy-label-no-exchange = Jeton değiştirmeden geç
viceroy-prompt-give = { $due ->
    [one] Rakibinize { $due } mücevher verin. Rakip: { $opponent }.
   *[other] Rakibinize { $due } mücevher verin. Rakip: { $opponent }.
}
viceroy-label-give = Bir { NAME($gem) } ver (sizde { $left } tane var)
viceroy-prompt-own-card = { $opponent } ile jeton değiştiriyorsunuz. Jetonu hangi kartınızdan veriyorsunuz?
viceroy-prompt-own-token = { $opponent } ile jeton değiştiriyorsunuz. { NAME($card) } kartındaki hangi jetonu veriyorsunuz?
viceroy-prompt-their-card = Verdiğiniz: { NAME($own) }. Rakip: { $opponent }. Onun hangi kartından jeton alıyorsunuz?
viceroy-prompt-their-token = Verdiğiniz: { NAME($own) }. Rakip: { $opponent }. { NAME($card) } kartındaki hangi jetonu alıyorsunuz?
viceroy-label-token-card = { NAME($card) }, üzerindekiler: { LIST($tokens) }
viceroy-label-own-token = Ver: { NAME($token) }
viceroy-label-their-token = Al: { NAME($token) }

## Oyun sonunda yeniden renklendirme

viceroy-prompt-recolor = Hangi daireyi yeniden renklendiriyorsunuz? Alttan yukarı, dilim başına bir mücevher.
viceroy-label-recolor = { $level }. seviyedeki { NAME($card) } kartının altındaki daireyi yeniden renklendir. Olası renkler: { LIST($colors, join: "or") }
    .short = { NAME($card, cap: "yes") }, { $level }. seviye: { LIST($colors, join: "or") }
viceroy-label-recolor-best = Mümkün olan en iyi biçimde yeniden renklendir: { $points } puan daha
    .short = Mümkün olan en iyi biçimde: +{ $points }
viceroy-label-recolor-done = Renklendirmeyi bitir
    .short = Bitir
viceroy-prompt-recolor-color = { NAME($card) } kartının altındaki daire hangi renkte olsun?
viceroy-label-recolor-color = { NAME($color, case: "circle", cap: "yes") }, { COUNT($n, $gem) } karşılığında: { $points } puan daha

## Bir şey neden seçilemiyor

viceroy-whynot-bid-no-card = { NAME($color, cap: "yes") } müzayede kartında karakter yok, teklif verilecek bir şey de yok.
viceroy-whynot-bid-no-gem = Paravanınızın arkasında { NAME($gem) } yok. Ebedî mücevherler teklif edilemez.
viceroy-whynot-attack-no-token = Paravanınızın arkasında saldırı jetonu yok.
viceroy-whynot-attack-no-display = Saldırı jetonuyla alınabilecek bir karakter sunulmuyor.
viceroy-whynot-other-color = Teklifiniz { NAME($color) } müzayede kartı içindi; yalnızca oradaki bir kartı alabilirsiniz.
viceroy-whynot-below-with-virtual = Alttaki kart alınamaz, çünkü buraya bir sanal rakip de teklif verdi.
viceroy-whynot-gems-in-full = Tedarikte mücevher oldukça mücevherlerin tamamı alınır.
viceroy-whynot-supply-empty = Tedarikte { NAME($color, case: "gem") } kalmadı.
viceroy-whynot-gem-order = Mücevherler mavi, kırmızı, yeşil, sarı sırasıyla alınır. Son aldığınızdan sonra { NAME($gem) } için sıra geçti.
viceroy-whynot-gem-short = Mücevherler mavi, kırmızı, yeşil, sarı sırasıyla alınır. Şimdi { NAME($gem) } alırsanız bu renkte ve sonraki renklerde tam sayıya yetecek kadar mücevher kalmaz.
viceroy-whynot-deck-empty = Bu destede kart kalmadı: { NAME($deck) }.
viceroy-whynot-not-in-hand = { NAME($card) } kartı elinizde değil.
viceroy-whynot-law-no-target = Piramidinizde { NAME($card) } yasasının oynanabileceği bir kart henüz yok.
viceroy-whynot-cannot-pay = { NAME($card) } kartı 1. seviyede bile bir { NAME($color, case: "gem") } gerektirir ve sizde yok.
viceroy-whynot-cost = Bu kartın { $level }. seviyedeki maliyeti: { LIST($gems) }. En az biri sizde eksik.
viceroy-whynot-occupied = Orada zaten bir kart var.
viceroy-whynot-row-end = 1. seviyede kartlar yalnızca sıranın sol veya sağ ucuna eklenir.
viceroy-whynot-support = { $level }. seviyedeki bir kart, hemen altında yan yana duran iki kartın üzerinde olmalıdır.
viceroy-whynot-law-level-5 = Yasalar yalnızca 1.–4. seviyelere yerleştirilebilir.
viceroy-whynot-archive-order = Kartlar numara sırasıyla yerleştirilir ve daha büyük numaralı bir kart seçtiniz bile.
viceroy-whynot-not-free = Bir serbest kart seçin: üstünde kart yoktur, altına kart yerleştirilmemiştir ve sırasının ucunda veya en yüksek seviyededir.
viceroy-whynot-store-full = Yasanın alabileceği { $most } mücevherin hepsi zaten üzerinde.
viceroy-whynot-store-order = Mücevherler mavi, kırmızı, yeşil, sarı sırasıyla konur. Sonuncudan sonra { NAME($gem) } için sıra geçti.
viceroy-whynot-store-no-gem = Paravanınızın arkasında { NAME($gem) } yok.
viceroy-whynot-recolor = Piramidinizde, mücevherlerinizin tek renkli yapmaya yettiği bir daire seçebilir ve en alt seviyeden yukarı doğru ilerleyebilirsiniz.

## Oyun günlüğü

viceroy-event-set-up-done = Her şey hazır.
viceroy-event-round-begins = { $round }. tur başlıyor (toplam { $of }).
viceroy-event-display-dealt = Sunulan yeni karakterler: { LIST($cards) }.
viceroy-event-display-filled = Küçük desteden { NAME($card) } kartı sunuldu.
viceroy-event-bid-gem = { $seat } bir { NAME($gem) } teklif etti.
viceroy-event-bid-attack = { $seat } bir saldırı jetonu teklif etti.
viceroy-event-bid-pass = { $seat } pas geçti.
viceroy-event-counts-as-passing = { $seat } kart alamadı ve pas geçmiş sayılır.
viceroy-event-sits-out = { $seat } bu müzayedeye katılmıyor.
viceroy-event-bid-lost = { NAME($color, cap: "yes") } müzayede kartında kimse mücevherle kart alamadı ({ $n } teklif).
viceroy-event-no-agreement = { NAME($color, cap: "yes") } müzayede kartında anlaşma olmadı: kimse kart almadı.
viceroy-event-goes-on = { $seat }, { NAME($color) } müzayede kartından kart almadı ve devam ediyor.
viceroy-event-virtual-bid = Sanal rakip { $number }, bir { NAME($gem) } teklif etti.
viceroy-event-card-taken = { $seat }, { NAME($card) } kartını aldı.
viceroy-event-card-removed = { NAME($card) } kartı oyundan çıktı.
viceroy-event-gem-taken = { $seat } bir { NAME($gem) } aldı.
viceroy-event-gem-taken-several = { $seat }, { LIST($gem) } aldı.
viceroy-event-card-drawn = { $seat }, { NAME($card) } kartını çekti ({ NAME($deck) }).
viceroy-event-card-drawn-several = { $seat } şu kartları çekti ({ NAME($deck) }): { LIST($card) }.
viceroy-event-card-drawn-hidden = { $seat } bir kart çekti ({ NAME($deck) }).
viceroy-event-card-drawn-hidden-several = { $seat } { $times } kart çekti ({ NAME($deck) }).
viceroy-event-card-tucked = { $seat }, { NAME($card) } kartını { NAME($law) } kartının altına yerleştirdi.
viceroy-event-build-pass = { $seat } bu inşa aşamasında başka kart oynamıyor.
viceroy-event-build-shown = { $seat }, { NAME($card) } kartını açtı.
viceroy-event-discard-shown = { $seat }, mücevher karşılığında atmak üzere { NAME($card) } kartını açtı.
viceroy-event-discarded-for-gems = { $seat }, { NAME($card) } kartını mücevher karşılığında attı.
viceroy-event-card-laid = { $seat }, { NAME($card) } kartını piramidine koydu – { NAME($place) }.
viceroy-event-paid = { $seat }, { NAME($card) } kartı için { LIST($gems) } ödedi.
viceroy-event-paid-with-eternal = { $seat }, { NAME($card) } kartı için { LIST($gems) } ödedi ve { LIST($eternal) } kullandı.
viceroy-event-paid-with-eternal-only = { $seat }, { NAME($card) } kartı için yalnızca { LIST($eternal) } kullandı.
viceroy-event-circle-gem = { $seat } bir { NAME($color) } daireyi tamamladı ve bir { NAME($color, case: "gem") } aldı.
viceroy-event-token-gained = { $seat }, { NAME($card) } kartının üzerine { COUNT($n, $token) } koydu.
viceroy-event-attack-gained = { $seat } paravanının arkasına { COUNT($n, $token) } koydu.
viceroy-event-eternal-gained = { $seat }, { NAME($card) } kartının üzerine bir { NAME($color, case: "eternal") } koydu.
viceroy-event-eternal-from-screen = { $seat } ebedî mücevher olarak paravanının arkasından bir { NAME($color, case: "gem") } kullandı.
viceroy-event-eternal-lost = { $seat } bir { NAME($color, case: "eternal") } alamadı: böyle bir mücevher kalmadı.
viceroy-event-card-replaced = { $seat }, { NAME($old) } kartının yerine { NAME($card) } kartını koydu; eski kart eline döndü.
viceroy-event-tokens-doubled = { $seat }, { NAME($law) } kartını { NAME($card) } kartının altına yerleştirdi ve üzerindeki jetonları iki katına çıkardı.
viceroy-event-law-returned = { $seat }, { NAME($card) } kartını yasa destesinin üstüne koydu.
viceroy-event-law-returned-hidden = { $seat } yasa destesinin üstüne bir yasa koydu.
viceroy-event-gem-stored = { $seat }, { NAME($law) } kartının üzerine bir { NAME($gem) } koydu.
viceroy-event-gem-stored-several = { $seat }, { NAME($law) } kartının üzerine { LIST($gem) } koydu.
viceroy-event-gem-given = { $seat } bir { NAME($gem) } verdi. Alan: { $opponent }.
viceroy-event-gem-given-several = { $seat }, { LIST($gem) } verdi. Alan: { $opponent }.
viceroy-event-tokens-swapped = { $seat } ve { $opponent } jeton değiştirdi. Verilen: { NAME($own) }. Alınan: { NAME($theirs) }.
viceroy-event-no-exchange = { $seat } jeton değiştirmedi.
viceroy-event-no-free-card = { $seat }, { NAME($law) } kartının altına yerleştirecek serbest kart bulamadı.
viceroy-event-game-ends = Oyun bitiyor. Paravanlar kaldırıldı ve eldeki tüm kartlar atıldı.
viceroy-event-recolored = { $seat }, { NAME($card) } kartının altındaki daireyi { COUNT($n, $gem) } karşılığında { NAME($color) } yaptı.
viceroy-event-nothing-to-choose = { $seat } için burada seçilecek bir şey yok.

## Hatalar

viceroy-error-solo-virtual = Solo oyun için en az bir sanal rakip gerekir. “virtual” seçeneğini 1, 2 veya 3 yapın.
viceroy-error-participants = Oyuncular ve sanal rakipler birlikte en çok dört olabilir; { $n } olamaz.
viceroy-error-too-many-gems = Bu konumda oyuncularda { COUNT($got, $gem) } var; oyunda en çok { $most } tane olabilir.
viceroy-error-gems = { $place }: oyuncularda olanlarla birlikte { COUNT($got, $gem) } var, { $expected } olmalı.
viceroy-error-chosen = { $place }: { $got } seçilebilecek bir el kartı değil; kart yalnızca kurulumda gizlice seçilir.
viceroy-error-no-pyramid = { $place }: piramitte kart yok; kurulum bittiğinde her piramitte bir kart bulunur.
viceroy-error-gap = { $place }: 1. seviyedeki kartlar boşluk olmadan yan yana durmalı.
viceroy-error-same-spot = { $place }: aynı yerde iki kart var.
viceroy-error-support = { $place }: kartın altında { $level }. seviyede, { $left } ve { $right } numaralı sütunlarda iki kart olmalı.
viceroy-error-stored = { $place }: { NAME($card) } üzerinde saklanan mücevher bulunamaz.
viceroy-error-loose = { $place }: bir jeton ya da alta yerleştirilmiş bir kart, kart olmayan bir yerde duruyor.
viceroy-error-painted = { $place }: { $level }. seviye, { $column } numaralı sütunda yeniden renklendirilecek bir daire yok ya da oyun henüz bitmedi.
viceroy-error-virtual-bid = { $place }: teklif turundan önce hiçbir sanal rakip teklifini çekmiş olamaz.
viceroy-expected-card = numarası { $low } ile { $high } arasında bir kart

## Seçenekler

viceroy-option-players = oyuncular
viceroy-option-players-help = Oynayan insan veya bot sayısı; tek başına oynamak için bir sanal rakip gerekir.
viceroy-option-virtual-help = Yalnızca rastgele çekilen mücevherlerle teklif veren ve karakterleri oyundan çıkaran rakipler. Oyuncularla birlikte en çok dört.
viceroy-option-discard-for-gems-help = Bir inşa turunda kart oynamak yerine onu herhangi renklerde 2 mücevher karşılığında atabilirsiniz.
viceroy-option-four-characters-help = İki yerine dört karakter alırsınız: biri piramidi başlatır, biri elinizde kalır, ikisi geri döner.
