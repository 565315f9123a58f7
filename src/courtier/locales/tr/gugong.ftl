### Gùgōng cümleleri: sorular (prompt), yanıtlar (label, decline), nedenler (whynot), oyun kaydı (event), hatalar.

gugong-harbour-on = { NAME($route) }, liman { $number }

## Sıra

gugong-prompt-gift = Hediye Takası: hangi kart, nerede?
gugong-label-gift-free = { NAME($card) } → { NAME($location, case: "short") }, { $taken } al · ücretsiz
    .short = { NAME($card, case: "short") } → { NAME($location, case: "short") } · ücretsiz
gugong-label-gift-servants = { NAME($card) } → { NAME($location, case: "short") }, { $taken } al · 2 Hizmetkâr çıkar
    .short = { NAME($card, case: "short") } → { NAME($location, case: "short") } · 2 Hizmetkâr
gugong-label-gift-double = { NAME($card) } → { NAME($location, case: "short") }, { $taken } al · Çift Hizmetkârı çıkar
    .short = { NAME($card, case: "short") } → { NAME($location, case: "short") } · Çift Hizmetkâr
gugong-label-gift-card = { NAME($card) } → { NAME($location, case: "short") }, { $taken } al · bir kart bırak
    .short = { NAME($card, case: "short") } → { NAME($location, case: "short") } · bir kart
gugong-label-gift-without = { NAME($card) } → { NAME($location, case: "short") }, { $taken } al · hamlesiz
    .short = { NAME($card, case: "short") } → { NAME($location, case: "short") } · hamlesiz
gugong-prompt-give-up = { NAME($card) } → { NAME($location, case: "short") }: başka hangi kartı kapalı olarak bırakıyorsunuz?
gugong-label-give-up = Bırak: { NAME($card) }
gugong-prompt-act-location = { NAME($location, case: "acting") } yapıyor musunuz?
gugong-prompt-act-card = Hediyeniz { NAME($location, case: "acting") } gösteriyor. Önce onu yapıyor musunuz?
gugong-prompt-act-follow = Bonus jetonunuz { NAME($location, case: "acting") } yapmanıza izin veriyor. Yapıyor musunuz?
gugong-decline-act = Bu hamleyi yapma
gugong-label-act = { $variant }: { $effect }
gugong-label-act-claim = { $variant }: bir liman ödülü al
gugong-label-act-send = { $variant }: { $n } Hizmetkâr çıkar; { $effect }
gugong-label-act-double = { $rest ->
    [0] { $variant }: Çift Hizmetkârı çıkar; { $effect }
   *[other] { $variant }: Çift Hizmetkârı ve { $rest } Hizmetkârı çıkar; { $effect }
}

## Hizmetkârlar

gugong-prompt-hire = Kararnameniz ile havuza kaç Hizmetkâr alıyorsunuz?
gugong-prompt-card-hire = Hediyeniz ile havuza kaç Hizmetkâr alıyorsunuz?
gugong-prompt-token-hire = Seyahat Jetonunuz ile havuza kaç Hizmetkâr alıyorsunuz?
gugong-prompt-exchange-hire = Jetonlarınız karşılığında havuza kimi alıyorsunuz?
gugong-prompt-benefit-hire = Bu avantaj ile havuza kaç Hizmetkâr alıyorsunuz?
gugong-prompt-morning-hire = Yeni bir gün: havuza kaç Hizmetkâr alıyorsunuz?
gugong-prompt-night-hire = Hediyeleriniz Kader Zarlarıyla eşleşiyor: havuza kaç Hizmetkâr alıyorsunuz?
gugong-label-hire-nobody = Havuza kimseyi alma
gugong-label-hire = Havuza { $n } Hizmetkâr al
gugong-label-hire-double = { $n ->
    [0] Havuza Çift Hizmetkârı al
   *[other] Havuza Çift Hizmetkârı ve { $n } Hizmetkârı al
}
gugong-prompt-pay = Bu avantajın bedelini ödüyor musunuz?
gugong-decline-pay = Ödemeden geç
gugong-label-pay = { $n } Hizmetkâr çıkar: { $effect }
gugong-label-pay-double = { $rest ->
    [0] Çift Hizmetkârı çıkar
   *[other] Çift Hizmetkârı ve { $rest } Hizmetkârı çıkar
}: { $effect }
gugong-prompt-use = Bu avantajı kullanıyor musunuz?
gugong-decline-use = Kullanmadan geç

## Seyahat ve jetonlar

gugong-prompt-go = Gezgininiz nereye gidiyor?
gugong-label-go = { NAME($city) }: { NAME($token) } al
    .short = { NAME($city) }: { NAME($token) }
gugong-prompt-make-room = Boş yeriniz yok: yeni jetona yer açmak için elinizdeki jetonları değiştirin.
gugong-prompt-turn-over = Sıranız bitiyor. Önce Seyahat Jetonu değiştiriyor musunuz?
gugong-decline-turn-over = Değiştirmeden sırayı bitir
gugong-prompt-evening = Gün bitti. Seyahat Jetonu değiştiriyor musunuz?
gugong-decline-evening = Değiştirmeden devam et
gugong-prompt-last-exchange = Son puanlamadan önce Seyahat Jetonu değiştirmek için son fırsat.
gugong-decline-last-exchange = Değiştirmeden puanlamaya geç
gugong-label-exchange = { $plain } jeton ver: { $effect }
gugong-label-exchange-doubles = { $doubles } çift jeton{ $plain ->
    [0] { "" }
   *[other] { " " }ve { $plain } başka jeton
} ver: { $effect }
gugong-prompt-swap = Hangi kartınızı tahtadaki hangi hediyeyle değiştiriyorsunuz?
gugong-decline-swap = Hiçbir kartı değiştirme
gugong-label-swap-hand = { NAME($card) } → { NAME($location, case: "short") }, { $taken } al · elden takas
    .short = { NAME($card, case: "short") } → { NAME($location, case: "short") } · elden
gugong-label-swap-discard = { NAME($card) } → { NAME($location, case: "short") }, { $taken } al · ıskartadan takas
    .short = { NAME($card, case: "short") } → { NAME($location, case: "short") } · ıskartadan
gugong-prompt-retrieve = Iskarta destenizden hangi kartı elinize geri alıyorsunuz?
gugong-decline-retrieve = Eline kart alma
gugong-label-retrieve = Eline al: { NAME($card) }
gugong-prompt-discard = Yeşim karşılığında hangi değerli hediyeyi bırakıyorsunuz?
gugong-decline-discard = Hiçbir kart bırakma
gugong-label-discard = Iskartaya bırak: { NAME($card) }
gugong-prompt-station = Bonus jetonunu bir Hizmetkâr ile yerleştiriyor musunuz, yoksa saklıyor musunuz?
gugong-decline-station = Panonuzun üstünde sakla
gugong-label-station-board = { NAME($token) }: bir Hizmetkâr ile panonuzun yanına yerleştir
gugong-label-station-board-double = { NAME($token) }: Çift Hizmetkâr ile panonuzun yanına yerleştir
gugong-label-station-location = { NAME($token) }: bir Hizmetkâr ile şu konuma yerleştir: { NAME($location) }
gugong-label-station-location-double = { NAME($token) }: Çift Hizmetkâr ile şu konuma yerleştir: { NAME($location) }

## Çin Seddi, Yeşim, Kararnameler

gugong-prompt-build = Çin Seddi’ne kimi yerleştiriyorsunuz?
gugong-decline-build = Kimseyi yerleştirme
gugong-prompt-token-build = Çin Seddi jetonu: genel tedarikinizden bir Hizmetkâr koyuyor musunuz?
gugong-decline-token-build = Kimseyi yerleştirme
gugong-label-build = Çin Seddi’ne yerleştir: { $n ->
    [0] { $double ->
        [0] kimse
       *[other] Çift Hizmetkâr
    }
   *[other] { $double ->
        [0] { $n } Hizmetkâr
       *[other] { $n } Hizmetkâr ve Çift Hizmetkâr
    }
}{ $extra ->
    [0] { "" }
    [1] { "; " }Kararname ile genel tedarikten 1 Hizmetkâr daha
   *[other] { "; " }Kararname ile genel tedarikten Çift Hizmetkâr da
}
gugong-prompt-benefit = Çin Seddi bölümü tamamlandı: hangi Entrika Avantajını alıyorsunuz?
gugong-decline-benefit = Hiçbir avantaj alma
gugong-label-benefit = { $steps } adım gerile: { $effect }
gugong-prompt-die = Hangi Kader Zarını hangi yüze çeviriyorsunuz?
gugong-label-die = { NAME($die, cap: "yes") }: { $from } yerine { $face } yüzüne çevir
gugong-label-jade = { NAME($house, cap: "yes") }: { $n ->
    [0] Yeşimi bedelsiz al
   *[other] Yeşim için { $n } Hizmetkâr çıkar
}
gugong-label-jade-double = { NAME($house, cap: "yes") }: { $rest ->
    [0] Yeşim için Çift Hizmetkârı çıkar
   *[other] Yeşim için Çift Hizmetkârı ve { $rest } Hizmetkârı çıkar
}
gugong-label-decree = { NAME($decree) }: { $n ->
    [0] yalnızca 1 Hizmetkâr yerleştir
   *[other] { $n } Hizmetkâr çıkar, 1 Hizmetkâr yerleştir
}
    .short = { NAME($decree) }: { $n } çıkar, 1 yerleştir
gugong-label-decree-double = { NAME($decree) }: { $rest ->
    [0] Çift Hizmetkârı çıkar, 1 Hizmetkâr yerleştir
   *[other] Çift Hizmetkârı ve { $rest } Hizmetkârı çıkar, 1 Hizmetkâr yerleştir
}
gugong-prompt-morning = Sabah Kararnamelerinizden hangisini kullanıyorsunuz?
gugong-decline-morning = Bu sabah başka Kararname kullanma
gugong-label-morning = { NAME($decree) }: { $effect }

## Büyük Kanal

gugong-prompt-load = Hangi parça hangi Gemiye biniyor?
gugong-decline-load = Başka parça yükleme
gugong-decline-load-sail = Hiçbir şey yükleme; ardından bir Geminiz hareket etmeli
gugong-decline-load-claim = Hiçbir şey yükleme; ardından bir ödül alınmalı
gugong-decline-load-either = Hiçbir şey yükleme; ardından bir Gemi hareket etmeli ya da bir ödül alınmalı
gugong-prompt-token-load = Gemi jetonu: genel tedarikinizden bir Hizmetkâr hangi Gemiye biniyor?
gugong-decline-token-load = Kimseyi yükleme
gugong-prompt-decree-load = Sabah Gemisi: genel tedarikinizden bir Hizmetkâr hangi Gemiye biniyor?
gugong-label-load-servant = { NAME($harbour, cap: "yes") }: Geminize bir Hizmetkâr koy (Gemide: { $aboard })
gugong-label-load-double = { NAME($harbour, cap: "yes") }: Geminize Çift Hizmetkârı koy (Gemide: { $aboard })
gugong-label-launch-servant = { NAME($harbour, cap: "yes") }: bir Hizmetkâr ile yeni bir Gemi başlat
gugong-label-launch-double = { NAME($harbour, cap: "yes") }: Çift Hizmetkâr ile yeni bir Gemi başlat
gugong-prompt-sail = Hangi Geminizi hareket ettiriyorsunuz?
gugong-decline-sail = Hiçbir Gemiyi hareket ettirme
gugong-decline-sail-claim = Hiçbir Gemiyi hareket ettirme; ardından bir ödül alınmalı
gugong-label-sail = Gemiyi hareket ettir: { NAME($from) } → { $to }
gugong-prompt-claim = Dolu bir Geminin yolculuğunu bitirip ödülünü alıyor musunuz?
gugong-decline-claim = Ödül alma, yola devam et
gugong-label-claim = { NAME($harbour, cap: "yes") } ödülünü al: { NAME($reward) }

## Neden olmaz

gugong-whynot-not-in-hand = Bu kart elinizde değil: { NAME($card) }.
gugong-whynot-gift-free = { $value } değerli hediye, { $lying } karşılığında bedelsiz kabul edilir; ödeme yapılamaz.
gugong-whynot-gift-low = { $value } değerli hediye oradaki { $lying } değerinden yüksek değil: 2 Hizmetkâr çıkarın, bir kart bırakın ya da hamle yapmayın.
gugong-whynot-gift-card = Bırakacak başka kartınız yok.
gugong-whynot-give-up = Yalnızca elinizdeki başka bir kartı bırakabilirsiniz.
gugong-whynot-cost = Bunun için havuzda { $n } Hizmetkâr gerekir; sizde { $hired } var.
gugong-whynot-decree-cost = { $n } Hizmetkâr çıkarıp bir sıradan Hizmetkâr daha yerleştirmeniz gerekir; havuzda { $hired } var.
gugong-whynot-double-not-hired = Çift Hizmetkârınız havuzda değil ya da bunu ödeyemez.
gugong-whynot-double-not-free = Çift Hizmetkârınız genel tedarikte değil.
gugong-whynot-double-not-here = Çift Hizmetkârınız şimdi yerleştirebileceğiniz parçalar arasında değil.
gugong-whynot-hire-limit = Şimdi havuza en fazla { $n } Hizmetkâr alabilirsiniz.
gugong-whynot-hire-free = Genel tedarikte yeterince Hizmetkârınız yok ({ $n }).
gugong-whynot-other-location = Şimdi yalnızca şu yapılabilir: { NAME($location, case: "action") }.
gugong-whynot-no-variant = Bu konumda böyle bir hamle yok: { NAME($location) }.
gugong-whynot-variant-first = Önce { NAME($location, case: "acting") } nasıl yapacağınızı seçin: A ya da B.
gugong-whynot-house-first = Yeşimini alacağınız evi seçin.
gugong-whynot-decree-first = Alacağınız Kararnameyi seçin.
gugong-whynot-pieces-first = Çin Seddi’ne kaç Hizmetkâr yerleştireceğinizi seçin.
gugong-whynot-hire-first = Havuza kaç Hizmetkâr alacağınızı seçin.
gugong-whynot-nothing = Bu hiçbir şeyi değiştirmez.
gugong-whynot-intrigue-end = İşaretçiniz son alanda ({ $max }) ve alınacak madalya yok.
gugong-whynot-palace-lost = { $reason } Ayrıca İmparatorun huzuruna artık ulaşılamaz: { $missing } adım eksik, en fazla { $most } adım kazanılabilir.
gugong-whynot-courtyard = Yeşim meydanından ancak bütün evler boşalınca satın alınabilir; Yeşimi olan ev sayısı: { $n }.
gugong-whynot-house-empty = { NAME($house, cap: "yes") } içinde Yeşim kalmadı.
gugong-whynot-decree-absent = Bu Kararname bu oyunda yok: { NAME($decree) }.
gugong-whynot-decree-held = Bu Kararname sizde zaten var: { NAME($decree) }.
gugong-whynot-decree-not-held = Bu Kararname sizde yok: { NAME($decree) }.
gugong-whynot-decree-used = Bu Kararnameyi bu sabah kullandınız: { NAME($decree) }.
gugong-whynot-no-extra = Fazladan Hizmetkâr yalnızca ilgili Kararname ile ve yalnızca Çin Seddi hamlesinde eklenebilir.
gugong-whynot-build-number = { $low } ile { $high } arasında parça yerleştirmelisiniz.
gugong-whynot-no-piece = Yerleştirecek böyle bir parçanız yok.
gugong-whynot-benefit-cost = Bu avantaj { $n } adım gerilemeyi gerektirir; işaretçiniz { $position } alanında.
gugong-whynot-die-same = { NAME($die, cap: "yes") } zaten { $face } gösteriyor.
gugong-whynot-die-face = { NAME($die, cap: "yes") } için { $face } yüzü yok.
gugong-whynot-no-token = Gezgininizin ulaşabileceği jeton kalmadı.
gugong-whynot-city-absent = Bu şehir tahtanın bu yüzünde yok: { NAME($city) }.
gugong-whynot-city-empty = Bu şehirde jeton yok: { NAME($city) }.
gugong-whynot-city-blocked = Gezgininiz oraya giderken jetonlu şehirleri geçemez: { NAME($city) }.
gugong-whynot-canal = Şimdi yükleyecek, hareket ettirecek ya da alacak bir şey yok.
gugong-whynot-canal-nothing = Büyük Kanal hamlesi bir şey yapmalıdır.
gugong-whynot-no-launch = Orada yeni Gemi başlatılamaz.
gugong-whynot-no-room = Orada boş yeri olan Geminiz yok ya da ikinci parçaya yer kalmaz.
gugong-whynot-sail = Orada ilerleyebilecek Geminiz yok.
gugong-whynot-not-full = Ödülü yalnızca { $n } Hizmetkâr taşıyan bir Gemi alabilir.
gugong-whynot-reward-full = Bu ödülü artık alamazsınız: { NAME($reward) }.
gugong-whynot-reward-elsewhere = { NAME($harbour, cap: "yes") } bu ödülü vermez: { NAME($reward) }.
gugong-whynot-swap = Yalnızca elinizdeki ya da ıskarta destenizdeki bir kartı verebilirsiniz.
gugong-whynot-swap-hand = Yalnızca elinizdeki bir kartı verebilirsiniz.
gugong-whynot-taken-token = Soru bu jetonla ilgili: yanıtlardan birini seçin.
gugong-whynot-retrieve = Bu kart ıskarta destenizde değil.
gugong-whynot-discard = Bu kart elinizde değil ya da değeri çok düşük.
gugong-whynot-station-place = Bu jeton oraya yerleştirilemez: { NAME($token) }.
gugong-whynot-exchange = Bu değişim için { $n } değerinde jeton gerekir; sizinkiler { $worth } değerinde.

## Oyun kaydı

gugong-event-day-phase = { $day }. Gün başlıyor.
gugong-event-night = { $day }. Günün gecesi başlıyor.
gugong-event-day = Gün Takibi İşaretçisi { $day }. Güne ilerliyor.
gugong-event-start-player = Başlangıç oyuncusu: { $seat }.
gugong-event-refill = Haritadaki yeni Seyahat Jetonları: { $n }.
gugong-event-dice = Kader Zarları: { $first }, { $second } ve { $third }.
gugong-event-gift = { $seat }: { NAME($location) } konumunda { NAME($card) } veriyor, { NAME($other) } alıyor.
gugong-event-gift-without = { $seat }: { NAME($location) } konumunda { NAME($card) } veriyor, { NAME($other) } alıyor; hamle yapmıyor.
gugong-event-put-down = { $seat } ıskarta destesine bir kart bırakıyor: { NAME($card) }.
gugong-event-put-down-hidden = { $seat } ıskarta destesine kapalı bir kart bırakıyor.
gugong-event-retrieved = { $seat } bir kartı eline geri alıyor: { NAME($card) }.
gugong-event-retrieved-hidden = { $seat } ıskarta destesinden bir kartı eline geri alıyor.
gugong-event-drew = { $seat } kart çekiyor: { NAME($card) }.
gugong-event-drew-hidden = { $seat } bir Hediye Kartı çekiyor.
gugong-event-swapped-hand = { $seat }: { NAME($location) } konumunda elindeki { NAME($card) } kartını verip { NAME($other) } alıyor.
gugong-event-swapped-discard = { $seat }: { NAME($location) } konumunda ıskartasındaki { NAME($card) } kartını verip { NAME($other) } alıyor.
gugong-event-passed = { $seat } için hediye kalmadı; pas geçiyor.
gugong-event-acts-location = { $variant ->
    [none] { $seat } { NAME($location, case: "acting") } yapıyor.
   *[other] { $seat } { NAME($location, case: "acting") } yapıyor ({ $variant }).
}
gugong-event-acts-card = { $variant ->
    [none] { $seat } hediyenin gösterdiği { NAME($location, case: "acting") } yapıyor.
   *[other] { $seat } hediyenin gösterdiği { NAME($location, case: "acting") } yapıyor ({ $variant }).
}
gugong-event-acts-follow = { $variant ->
    [none] { $seat } izleyerek { NAME($location, case: "acting") } yapıyor.
   *[other] { $seat } izleyerek { NAME($location, case: "acting") } yapıyor ({ $variant }).
}
gugong-event-cannot-act = { $n ->
    [0] { $seat } { NAME($location, case: "acting") } yapamıyor: hiçbir şey değişmezdi.
   *[other] { $seat } { NAME($location, case: "acting") } yapamıyor: havuzda { $n } Hizmetkâr gerekir.
}
gugong-event-cannot-hire = { $seat } için genel tedarikte havuza alınacak Hizmetkâr kalmadı.
gugong-event-cannot-pay = { $seat } jetonu kullanamıyor: havuzda { $n } Hizmetkâr gerekir.
gugong-event-cannot-discard = { $seat } jetonu kullanamıyor: elde değeri { $n } veya daha yüksek hediye yok.
gugong-event-sent = { $seat } { $n } Hizmetkâr çıkarıyor.
gugong-event-sent-double = { $n ->
    [0] { $seat } Çift Hizmetkârı çıkarıyor.
   *[other] { $seat } Çift Hizmetkârı ve { $n } Hizmetkârı çıkarıyor.
}
gugong-event-hired = { $seat } havuza { $n } Hizmetkâr alıyor.
gugong-event-hired-double = { $n ->
    [0] { $seat } havuza Çift Hizmetkârı alıyor.
   *[other] { $seat } havuza Çift Hizmetkârı ve { $n } Hizmetkârı alıyor.
}
gugong-event-vp = { $seat } { $n } ZP kazanıyor; toplam { $vp }.
gugong-event-vp-lost = { $seat } { $n } ZP kaybediyor; toplam { $vp }.
gugong-event-envoy = { $seat }: Elçi { $position }/{ $goal }.
gugong-event-audience = { $seat } İmparatorun huzuruna çıkıyor: { $vp } ZP değerinde yer.
gugong-event-intrigue = { $seat }: Entrika { $position } alanına ilerliyor.
gugong-event-intrigue-back = { $seat }: Entrika { $position } alanına geriliyor.
gugong-event-medal = { $seat } Sonraki Başlangıç Oyuncusu Madalyasını alıyor.
gugong-event-jade = { $seat } tedarikten Yeşim alıyor; toplam { $jade }.
gugong-event-jade-bought = { $seat } Yeşim alıyor ({ NAME($house) }); toplam { $jade }.
gugong-event-decree = { $seat } Kararname alıyor: { NAME($decree) }.
gugong-event-morning-decree = { $seat } Kararname kullanıyor: { NAME($decree) }.
gugong-event-travelled = { $seat } seyahat ediyor: { NAME($city) }, { NAME($token) }.
gugong-event-stored = { $seat } jetonu saklıyor: { NAME($token) }; panonun üstünde: { $n }.
gugong-event-exchanged = { $seat } jeton değiştiriyor: { NAME($what) }.
gugong-event-built = { $double ->
    [1] { $seat } Çin Seddi’ne Çift Hizmetkâr dahil { $n } değerinde Hizmetkâr yerleştiriyor; orada { $total }/{ $threshold } var.
   *[other] { $seat } Çin Seddi’ne { $n } Hizmetkâr yerleştiriyor; orada { $total }/{ $threshold } var.
}
gugong-event-wall = Çin Seddi { $total } Hizmetkâr ile puanlanıyor: en çoğu { $n } ile { $seat }.
gugong-event-tie = Beraberlik ({ LIST($seats) }): Entrika Yolunda önde olan { $seat }.
gugong-event-benefit = { $seat } Entrika Avantajı alıyor: { NAME($benefit) }.
gugong-event-no-benefit = { $seat } Entrika Yolunda { $position } alanında, genel tedarikte { $free } Hizmetkâr: avantaj yok.
gugong-event-die = { $seat }: { NAME($die) } { $face } yüzüne çevriliyor.
gugong-event-launched = { $seat } yeni bir Gemi başlatıyor: { NAME($harbour) }.
gugong-event-loaded = { $seat }: Gemi ({ NAME($harbour) }) artık { $aboard } Hizmetkâr taşıyor.
gugong-event-sailed = { $seat }: Gemi, { NAME($from) } → { NAME($to) }.
gugong-event-claimed = { $seat } yolculuğu bitiriyor ({ NAME($harbour) }): { NAME($reward) }.
gugong-event-double-won = { $seat } Çift Hizmetkârı kazanıyor.
gugong-event-lost-at-sea = { $seat }: Gemi ({ NAME($harbour) }) denizde kayboluyor.
gugong-event-stationed = { $seat } jeton yerleştiriyor: { NAME($token) }, { NAME($location) }.
gugong-event-stationed-board = { $seat } panosunun yanına jeton yerleştiriyor: { NAME($token) }.
gugong-event-taxed = { $seat } vergi ödüyor ({ NAME($location) }); alan: { $owner }.
gugong-event-matches = { $seat }: eşleşme sayısı { $n }.
gugong-event-dice-won = { $seat } en çok eşleşmeye sahip: { $n }.
gugong-event-final = { $seat }: Kararnameler { $decrees }, huzur { $audience }, Yeşim { $jade }; toplam { $n } ZP.
gugong-event-disqualified = { $seat } İmparatorun huzuruna çıkamadı ve diskalifiye oldu.
gugong-event-won = { $seat } { $n } ZP ile kazanıyor.
gugong-event-nobody-won = İmparatora kimse ulaşamadı; kazanan yok.
gugong-event-dusk = Alacakaranlık: bugünün Automa Kartları bir kez daha ({ $n }).

## Meng ne yaptığını gösterir

gugong-event-meng-shuffles = Automa destesi boş: önceki günlerin { $n } kartı karılıyor.
gugong-event-meng-reveals = { $seat } açıyor: { NAME($automa) } ve hediye { NAME($card) }.
gugong-event-meng-gift = { $seat }: { NAME($location) } konumunda { NAME($card) } veriyor, { NAME($other) } alıyor.
gugong-event-meng-acts = { $seat }: { NAME($location, case: "action") }.
gugong-event-meng-special = { $seat }: özel kart ile bedelsiz { NAME($location, case: "action") }.
gugong-event-meng-cannot-pay = { $seat } için { $needed } Hizmetkâr gerekli; havuzda { $hired }, genel tedarikte { $free }, jeton değeri { $worth }: atlanıyor.
gugong-event-meng-cannot = { $seat } için havuzda { $needed } Hizmetkâr gerekli, { $hired } var: kullanılmıyor.
gugong-event-meng-exchanges = { $seat } için { $needed } Hizmetkâr gerekli, { $hired } var: { $worth } değerinde jeton { $n } Hizmetkâr için veriliyor.
gugong-event-meng-jade-exchange = { $seat } { $n } değerinde jetonu Yeşim ile değiştiriyor.
gugong-event-meng-no-token = Haritada jeton yok: { $seat } seyahat etmiyor.
gugong-event-meng-route = { $seat }: dış yoldaki sıradaki jeton: { NAME($city) }.
gugong-event-meng-nearest = Dış yolda jeton yok; en yakın jeton: { NAME($city) }.
gugong-event-meng-none-free = { $seat } için genel tedarikte Hizmetkâr kalmadı.
gugong-event-meng-instead = { $seat } bu etkiyi kullanamıyor, yerine puan alıyor.
gugong-event-meng-retrieves = { $seat } ıskartasının en üst kartını hediyelerinin altına koyuyor.
gugong-event-meng-discards = { $seat } hediyelerinin en üst kartını görülmeden ıskartaya bırakıyor.
gugong-event-meng-no-harbour = Boş Liman yok: { $seat } Gemi başlatamıyor.
gugong-event-meng-unloads = { $seat }: Gemi ({ NAME($harbour) }) dolu, hemen boşaltılıyor.
gugong-event-meng-card = { $seat } destesinin altına ekstra bir Hediye Kartı alıyor.
gugong-event-meng-card-dusk = { $seat } ıskartasına ekstra bir Hediye Kartı alıyor.
gugong-event-meng-intrigue-end = { $seat }: Entrika İşaretçisi zaten { $max } alanında: atlanıyor.
gugong-event-meng-no-piece = { $seat } için yerleştirecek Hizmetkâr yok.
gugong-event-meng-extra = { $seat }: Kararname genel tedarikten bir Hizmetkâr ekliyor.
gugong-event-meng-cheapest = { $seat } için en ucuz Yeşim: { NAME($house) }, bedeli { $n }.
gugong-event-meng-level-none = { $level }. seviye: { $seat } için alınabilecek Kararname yok.
gugong-event-meng-decree-only = { $level }. seviye: { $seat } için yalnızca { NAME($decree) } mümkün.
gugong-event-meng-decree-cheaper = { $level }. seviye: { $seat } için daha ucuzu { NAME($decree) }.
gugong-event-meng-decree-bottom = { $level }. seviye: ikisinin bedeli aynı, { $seat } alttakini alıyor: { NAME($decree) }.
gugong-event-meng-dusk-card = { $seat }, alacakaranlık: { NAME($automa) }.
gugong-event-meng-benefit = { $seat } Entrika Yolunda { $position } alanında: { NAME($benefit) }.

## Mümkün olmayan konumlar

gugong-error-card-absent = { $place }: { $card } bu oyunda yok; setleri oyuncu sayısı belirler.
gugong-error-servants = { $place }: Hizmetkârlar toplam { $n }, { $expected } olmalı.
gugong-error-double = { $place }: Çift Hizmetkâr “{ $got }” olamaz; gemiler ve kullanılan jetonlar başka söylüyor.
gugong-error-double-locked = { $place }: liman ödülü alındıktan sonra Çift Hizmetkâr “locked” olamaz.
gugong-error-palace = { $place }: bir Elçinin huzurda yeri, ancak ve ancak { $goal } konumunda duruyorsa vardır.
gugong-error-audience = { $place }: { $got } numaralı huzur yeri böyle dolu olamaz: bu yüzde 0 numaradan başlayan { $n } yer var ve her yere tek Elçi oturur.
gugong-error-wall = { $place }: Çin Seddi üzerinde { $n } Hizmetkâr var; oysa { $threshold } olunca bölüm hemen puanlanır.
gugong-error-known = { $place }: başkalarının { $card } hakkında bildiği, kartın bulunduğu yere uymuyor.
gugong-error-city-token = { $place }: Gezgin ile Seyahat Jetonu aynı anda { $city } şehrinde olamaz.
gugong-error-ships = { $place }: { $seat } numaralı yerin { $n } gemisi var; oyuncu başına yalnızca { $most } gemi bulunur.
gugong-error-first-morning = { $place }: 1. günün sabahı yoktur; onun yerini kurulum alır.
gugong-error-dusk = { $place }: alacakaranlık yalnızca tek kişilik oyunda vardır.
gugong-error-no-token = { $place }: bu anda bir Seyahat Jetonu yeni alınmıştır; hangisi olduğunu belirtin.
gugong-error-token-taken = { $place }: yeni alınan bir jeton “token_benefit” anını gerektirir.
gugong-error-solo-only = { $place }: bu yalnızca Meng’e karşı tek kişilik oyunda vardır.
gugong-expected-outer-city = dış rotanın bir şehri
gugong-expected-decree = { $level }. seviye bir Kararname
gugong-expected-offered = sunulan bir Kararname
gugong-expected-harbour = tahtanın bu yüzündeki bir liman
gugong-expected-bonus = bir Bonus Seyahat Jetonu
gugong-expected-city = tahtanın bu yüzündeki bir şehir
gugong-expected-house = tahtanın bu yüzündeki bir ev
gugong-expected-every-seat = her yer bir kez
gugong-expected-order = yoldaki konumlara uyan bir sıra
gugong-error-tokens = { $token } türünden yalnızca { $n } jeton var.

## Seçenekler

gugong-option-players = oyuncular
gugong-option-players-help = Kaç kişinin veya botun oynadığı; tek başınıza Meng ile oynarsınız.
gugong-option-expert-setup = uzman kurulumu
gugong-option-expert-setup-help = Oynamayan oyuncuların hediyeleri, tahta ve çekme destesi kartlarıyla birlikte karılır. Solo oyunda yoktur.
gugong-option-bonus-tokens-help = Hediyelerinizi güçlendiren, başkalarından vergi alan ya da onları izlemenizi sağlayan altı Seyahat Jetonu daha. Solo oyunda yoktur.
gugong-option-difficulty-help = Solo: kolay oyunda bir özel Automa Kartı eksiktir, zor oyunda Meng beşinci bir hediye alır.
gugong-option-pairing-help = Solo: sizin ve Meng’in aldığı kart setleri.
gugong-option-focus-help = Solo: özel kartların Meng’i götürdüğü konum.
gugong-pairing-fan4-fan5 = siz yelpaze 4, Meng yelpaze 5
gugong-pairing-fan2-fan3 = siz yelpaze 2, Meng yelpaze 3
gugong-pairing-fan1-fan2 = siz yelpaze 1, Meng yelpaze 2
gugong-focus-random = rastgele
