### Vikontlar oyununun cümleleri: sorular (prompt), yanıtlar (label), nedenler (whynot), günlük (event), seçenekler.

viscounts-card-told-apart = { NAME($card) } ({ $ability })

## Kurulum

viscounts-prompt-pick = Kahramanıyla birlikte bir oyuncu kartı seçin.
viscounts-label-pick = { $number } numaralı kart ve { NAME($hero) }; başlangıç: { NAME($space) }
viscounts-whynot-pair = { $number } numaralı oyuncu kartı sunulmuyor.
viscounts-prompt-destroy-any = { $cause }: destenizden bir kartı yok edip bedeli kadar gümüş alabilirsiniz.
viscounts-whynot-not-in-deck = { NAME($card, cap: "yes") } destenizde değil.

## 1. aşama: kartlar

viscounts-prompt-play = Hangi kartı oynuyorsunuz?
viscounts-label-play = { NAME($card, cap: "yes") }: vikontunuz { $n } alan ilerler
    .short = { NAME($card, cap: "yes") }: { $n } alan
viscounts-label-play-top = Çekme destenizin görülmemiş üst kartı
viscounts-whynot-must-play = Bir kart oynamak zorundasınız.
viscounts-whynot-not-in-hand = { NAME($card, cap: "yes") } elinizde değil.
viscounts-whynot-hand-first = Çekme destesinden ancak eliniz boşken oynanır.

viscounts-prompt-discard = { $left ->
    [one] { $cause }: bir kart atabilirsiniz.
   *[other] { $cause }: birer birer { $left } kart atabilirsiniz.
}
viscounts-label-discard = { NAME($card) } kartını at
    .short = { NAME($card, cap: "yes") }
viscounts-label-discard-none = Kart atmadan geç
viscounts-label-discard-top = Çekme destenizin görülmemiş üst kartını at
    .short = Görülmemiş üst kart
viscounts-label-discard-top-shuffled = Iskarta destenizi karıştır ve yeni üst kartı görmeden at
viscounts-prompt-destroy = { $left ->
    [one] { $cause }: bir kartı yok edip bedeli kadar gümüş alabilirsiniz.
   *[other] { $cause }: birer birer { $left } kartı yok edip bedelleri kadar gümüş alabilirsiniz.
}
viscounts-label-destroy = { NAME($card) } kartını yok et ve { $silver } gümüş kazan
    .short = { NAME($card, cap: "yes") }: +{ $silver } gümüş
viscounts-label-destroy-none = Kart yok etmeden geç
viscounts-label-destroy-top = Çekme destenizin görülmemiş üst kartını yok et
    .short = Görülmemiş üst kart
viscounts-label-destroy-top-shuffled = Iskarta destenizi karıştır ve yeni üst kartı görmeden yok et
viscounts-whynot-no-card-left = Çekme ve ıskarta desteleriniz boş.

viscounts-prompt-rearrange = { $cause }: kartlarınız soldan sağa hangi sırayla dizilsin?
viscounts-label-rearrange = { LIST($cards, cap: "yes") }
viscounts-label-rearrange-none = Kartları olduğu gibi bırak
viscounts-whynot-empty-space = Yalnızca dolu alanlar kart değiştirir; boş alan boş kalır.

## 2. aşama: hareket

viscounts-prompt-move = Nereye? { $n } alan, { $free ->
    [0] gümüşle daha uzağa.
   *[other] ücretsiz { $free } alan daha, gümüşle daha uzağa.
}
viscounts-label-move = { NAME($space, cap: "yes") }
    .short = { NAME($space, case: "short", cap: "yes") }
viscounts-label-move-paid = { NAME($space, cap: "yes") }: { $silver } gümüş
    .short = { NAME($space, case: "short", cap: "yes") }: { $silver }
viscounts-whynot-must-move = Vikontunuz { $n } alan ilerlemek zorunda.
viscounts-whynot-out-of-reach = Vikontunuzun hareketi elinizdeki { $silver } gümüşle orada bitemez.

## 3. aşama: ana hamle

viscounts-prompt-action = Hangi hamleyi yapıyorsunuz?
viscounts-label-act = { NAME($action) }
viscounts-label-act-paid = { NAME($action) }; öde: { LIST($what) }
viscounts-label-act-missing = { NAME($action) }; eksik simge: { $missing }
viscounts-label-act-alone = { NAME($action) } · kimseyi işten çıkarmadan
viscounts-label-act-alone-paid = { NAME($action) } · kimseyi işten çıkarmadan, öde: { LIST($what) }
viscounts-label-act-alone-missing = { NAME($action) } · kimseyi işten çıkarmadan, eksik simge: { $missing }
viscounts-label-act-dismiss = { NAME($action) } · { NAME($card) } kartını { $silver } gümüşe işten çıkar
viscounts-label-act-dismiss-missing = { NAME($action) } · { NAME($card) } kartını { $silver } gümüşe işten çıkar, eksik simge: { $missing }
viscounts-label-no-action = Hamle yapmadan geç
viscounts-whynot-outer-path = Bu hamle yalnızca dış yolda yapılır: { NAME($action) }.
viscounts-whynot-inner-path = Bu hamle yalnızca iç yolda yapılır: { NAME($action) }.
viscounts-whynot-dismiss-silver = { NAME($card, cap: "yes") } kartını işten çıkarmak { $silver } gümüş tutar.
viscounts-whynot-dismiss-icons = { NAME($card, cap: "yes") } kartında bu hamleye yarayan simge yok: { NAME($action) }.
viscounts-whynot-icons = { NAME($action) } için { $n } simge gerekir; ödeyebileceklerinizle birlikte { $icons } simgeniz var.
viscounts-whynot-trade = Bir takas { $n } tüccar simgesi ister; sizde { $icons } var ve gümüşünüz gerisine yetmiyor.
viscounts-whynot-no-site = Burada inşa edilecek bir şey yok: bu kıyıda boş bina yeri ya da panonuzda bina kalmamış.
viscounts-whynot-no-worker = Tedarikinizde işçi kalmadı.

viscounts-prompt-exchange = { $n ->
    [one] Her tüccar simgesi için: { $effect }. Kaç kez?
   *[other] Her { $n } tüccar simgesi için: { $effect }. Kaç kez?
}
viscounts-label-exchange = { $n } kez
viscounts-label-exchange-paid = { $n } kez, { $silver } gümüşe
viscounts-whynot-exchanges = Bu takası en çok { $n } kez yapabilirsiniz.

viscounts-prompt-build = Hangi binayı nereye inşa ediyorsunuz?
viscounts-prompt-build-free = { $cause }: ücretsiz bina ({ NAME($building) }). Hangisi ve nereye?
viscounts-label-build = { NAME($slot, cap: "yes") } ({ NAME($gives) }), bina yeri { $site }
    .short = { NAME($slot, cap: "yes") }: { $site }
viscounts-label-build-paid = { NAME($slot, cap: "yes") } ({ NAME($gives) }), bina yeri { $site }; öde: { LIST($what) }
    .short = { NAME($slot, cap: "yes") }: { $site }; { LIST($what) }
viscounts-label-build-missing = { NAME($slot, cap: "yes") } ({ NAME($gives) }), bina yeri { $site }; eksik simge: { $missing }
viscounts-whynot-built = { NAME($slot, cap: "yes") } zaten inşa edildi.
viscounts-whynot-site = { $site } bina yeri dolu ya da erişilemez.
viscounts-whynot-type = Bina bu türden olmalı: { NAME($building) }.
viscounts-whynot-building = Bu bina ({ NAME($building) }) { $n } inşaatçı simgesi ister; siz { $icons } simgeye ulaşabilirsiniz.

viscounts-prompt-workers = Kaç işçi giriyor? Yer: { NAME($section) }.
viscounts-label-workers = { $n } işçi ({ $icons } soylu simgesi)
viscounts-label-workers-paid = { $n } işçi; öde: { LIST($what) }
viscounts-label-workers-missing = { $n } işçi; eksik simge: { $missing }
viscounts-whynot-supply = Tedarikinizde yalnızca { $n } işçi var.
viscounts-whynot-workers = Bunun için { $n } soylu simgesi gerekir; siz { $icons } simgeye ulaşabilirsiniz.

viscounts-prompt-pay = { NAME($action) }: { $n } simge eksik. Nasıl ödüyorsunuz?
viscounts-label-pay = Öde: { LIST($what) }
viscounts-whynot-cannot-pay = Burada bununla ödeyemezsiniz: { LIST($what) }.
viscounts-whynot-too-little = Bu { $icons } simge eder, ama { $n } simge eksik.
viscounts-whynot-overpaid = Yalnızca { $n } simge eksik; fazla ödenemez.

## Kale

viscounts-prompt-advance = { $tier ->
    [one] Birinci seviyede sıradaki hangi grup ilerliyor?
   *[other] İkinci seviyede sıradaki hangi grup ilerliyor?
}
viscounts-label-advance = { $tier ->
    [one] İkinci seviyeye ilerle: { NAME($section) }
   *[other] Üçüncü seviyeye ilerle: { NAME($section) }
}
viscounts-whynot-no-group = Burada üç işçiniz yok: { NAME($section) }.
viscounts-prompt-bump = { $tier ->
    [one] Birinci seviyede fazla işçi var: { NAME($section) }.
   *[other] İkinci seviyede fazla işçi var: { NAME($section) }.
} { $n ->
    [one] Kimin işçisi kaleden ayrılıyor?
   *[other] Kaleden { $n } işçi ayrılmalı: önce kiminki gidiyor?
}
viscounts-label-bump = Bir işçi, sahibi: { NAME($who) }
viscounts-whynot-bump = Dolup taşan bölümden, orada duran bir işçi ayrılmalı.
viscounts-prompt-free-workers = { $cause }: { $n } işçiniz birinci seviyede hangi bölüme giriyor?
viscounts-label-section = { NAME($section, cap: "yes") }
viscounts-prompt-castle-move = { $cause }: birinci seviyedeki bir işçinizi komşu bölüme taşıyabilirsiniz.
viscounts-label-castle-move = Çıkış: { NAME($section1) }; varış: { NAME($section2) }
viscounts-label-castle-move-none = İşçi taşımadan geç
viscounts-whynot-no-own-worker = Birinci seviyede burada işçiniz yok: { NAME($section) }.

## El yazmaları, kasabalılar, mallar

viscounts-prompt-free-manuscript = { $cause }: hangi el yazmasını alıyorsunuz?
viscounts-label-manuscript = Al: { NAME($manuscript) } ({ NAME($segment) })
viscounts-whynot-manuscript-cost = Yalnızca bedeli { LIST($costs, join: "or") } olan görünür bir el yazması alınabilir.
viscounts-prompt-recruit = { NAME($card, cap: "yes") } kartını { $silver } gümüşe işe alıyor musunuz?
viscounts-prompt-recruit-nobody = Burada işe alınacak kimse yok.
viscounts-label-hire = { NAME($card) } kartını { $silver } gümüşe işe al
viscounts-label-hire-none = Kimseyi işe almadan geç
viscounts-prompt-hire-free = { $cause }: kimi ücretsiz işe alıyorsunuz?
viscounts-label-hire-free = { NAME($card) } kartını işe al ({ NAME($segment) })
viscounts-whynot-must-hire = Ücretsiz işe alma zorunludur.
viscounts-whynot-hire-segment = Vikontunuz bu parçada değil: { NAME($segment) }.
viscounts-whynot-hire-printed = O deste boş; basılı kasabalılar işe alınamaz.
viscounts-whynot-hire-silver = { NAME($card, cap: "yes") } kartının bedeli { $n } gümüş; sizde { $silver } var.

viscounts-prompt-resources = { $n ->
    [one] { $cause }: hangi kaynağı alıyorsunuz?
   *[other] { $cause }: hangi { $n } kaynağı alıyorsunuz?
}
viscounts-label-take = { LIST($what) }
viscounts-whynot-number = Tam { $n } kaynak alırsınız.
viscounts-prompt-flip = { $cause }: borç mu tapu mu çeviriyorsunuz?
viscounts-label-flip-debt = Bir borç öde
viscounts-label-flip-deed = Bir tapu onaylat
viscounts-whynot-no-debt = Ödenmemiş borcunuz yok.
viscounts-whynot-no-deed = Onaylanacak tapunuz yok.
viscounts-prompt-alternatives = { $cause }: hangisini seçiyorsunuz?
viscounts-label-alternative = { NAME($effect, cap: "yes") }
viscounts-whynot-changes-nothing = Bu hiçbir şeyi değiştirmez: { $effect }.

## Sorunun kaynağı

viscounts-cause-named = { NAME($what, cap: "yes") }
viscounts-cause-site = Bina yeri { $site }
viscounts-cause-link = Bağlantı
viscounts-cause-tier2 = Kalenin ikinci seviyesi
viscounts-cause-tier3 = Kalenin üçüncü seviyesi
viscounts-cause-bumped = İşçiniz ayrılmak zorunda kaldı
viscounts-cause-movement = Vikontunuzun yanına başka bir vikont geldi
viscounts-cause-track = Çarpışma
viscounts-cause-debts = Ödenen borç
viscounts-cause-deeds = Onaylanan tapu
viscounts-cause-player-card = { $number } numaralı oyuncu kartı

## Günlük

viscounts-event-pick = { NAME($who, cap: "yes") } { $number } numaralı oyuncu kartını alıyor, kahramanı { NAME($hero) }; başlangıç yeri: { NAME($space) }.
viscounts-event-stacks = Yoksulluk kartının üstünde { $debts } borç, refah kartının üstünde { $deeds } tapu var.
viscounts-event-round = { $round }. tur başlıyor.
viscounts-event-turn = Sıra: { NAME($who) }.
viscounts-event-drop-off = { NAME($who, cap: "yes") }: { NAME($card) } panodan ayrılıyor.
viscounts-event-play = { NAME($who, cap: "yes") } { NAME($card) } kartını oynuyor.
viscounts-event-rearrange = { NAME($who, cap: "yes") } kartları yeniden diziyor: { LIST($cards) }.
viscounts-event-discard = { NAME($who, cap: "yes") } { NAME($card) } kartını atıyor.
viscounts-event-destroy = { NAME($who, cap: "yes") } { NAME($card) } kartını yok edip { $silver } gümüş alıyor.
viscounts-event-shuffle = { NAME($who, cap: "yes") } karıştırıyor; çekme destesinde { $n } kart var.
viscounts-event-draw = { NAME($who, cap: "yes") } çekiyor: { LIST($cards) }.
viscounts-event-draw-hidden = { NAME($who, cap: "yes") } { $n } kart çekiyor.
viscounts-event-move = { $silver ->
    [0] { NAME($who, cap: "yes") } buraya gidiyor: { NAME($space) }.
   *[other] { NAME($who, cap: "yes") } { $silver } gümüş ödeyip buraya gidiyor: { NAME($space) }.
}
viscounts-event-no-action = { NAME($who, cap: "yes") } hamle yapmadan geçiyor.
viscounts-event-no-action-possible = { NAME($who, cap: "yes") } burada hiçbir hamle yapamıyor.
viscounts-event-dismiss = { NAME($who, cap: "yes") } { NAME($card) } kartını { $silver } gümüşe işten çıkarıyor.
viscounts-event-pay = { NAME($who, cap: "yes") } bu hamle için ödüyor ({ NAME($action) }): { LIST($what) }.
viscounts-event-trade = { NAME($who, cap: "yes") } burada ticaret yapıyor: { NAME($space) } ({ $n }×).
viscounts-event-build = { NAME($who, cap: "yes") } { $site } bina yerine kuruyor: { NAME($slot) }.
viscounts-event-linked = { $first }–{ $second } bağlantısı tamamlandı: iki binanın sahipleri de bundan kazanıyor.
viscounts-event-linked-own = { $first }–{ $second } bağlantısı tamamlandı: iki bina da aynı oyuncunun ({ NAME($who) }), bundan bir kez kazanıyor.
viscounts-event-workers = { NAME($who, cap: "yes") } buraya { $n } işçi yerleştiriyor: { NAME($section) }.
viscounts-event-advance = { $tier ->
    [2] { NAME($who, cap: "yes") }: bir işçi ikinci seviyeye ilerliyor, { NAME($section) }.
   *[other] { NAME($who, cap: "yes") }: bir işçi üçüncü seviyeye ilerliyor, { NAME($section) }.
}
viscounts-event-leader = { NAME($who, cap: "yes") } kale beyi kartını alıyor.
viscounts-event-bump = { $tier ->
    [one] { NAME($who, cap: "yes") }: bir işçi birinci seviyeden ayrılıyor, { NAME($section) }.
   *[other] { NAME($who, cap: "yes") }: bir işçi ikinci seviyeden ayrılıyor, { NAME($section) }.
}
viscounts-event-castle-move = { NAME($who, cap: "yes") } bir işçi taşıyor. Çıkış: { NAME($section1) }; varış: { NAME($section2) }.
viscounts-event-manuscript = { NAME($who, cap: "yes") } kopyalıyor: { NAME($manuscript) }.
viscounts-event-printed-manuscript = { NAME($who, cap: "yes") } buradaki basılı el yazmasını kopyalıyor: { NAME($segment) }.
viscounts-event-bonus = { NAME($who, cap: "yes") } kart alıyor: { NAME($card) }.
viscounts-event-too-dear = { NAME($who, cap: "yes") } { NAME($card) } kartını { $silver } gümüşe işe alamıyor.
viscounts-event-hire = { $silver ->
    [0] { NAME($who, cap: "yes") } { NAME($card) } kartını ücretsiz işe alıyor.
   *[other] { NAME($who, cap: "yes") } { NAME($card) } kartını { $silver } gümüşe işe alıyor.
}
viscounts-event-gain = { NAME($who, cap: "yes") } kazanıyor: { LIST($what) }.
viscounts-event-gain-several = { NAME($who, cap: "yes") } kazanıyor: { LIST($what) } ({ $times }×).
viscounts-event-debt = { NAME($who, cap: "yes") } bir borç alıyor.
viscounts-event-debt-several = { NAME($who, cap: "yes") } { $times } borç alıyor.
viscounts-event-deed = { NAME($who, cap: "yes") } bir tapu alıyor.
viscounts-event-deed-several = { NAME($who, cap: "yes") } { $times } tapu alıyor.
viscounts-event-debt-paid = { NAME($who, cap: "yes") } bir borç ödüyor.
viscounts-event-debt-paid-several = { NAME($who, cap: "yes") } { $times } borç ödüyor.
viscounts-event-deed-approved = { NAME($who, cap: "yes") } bir tapu onaylatıyor.
viscounts-event-deed-approved-several = { NAME($who, cap: "yes") } { $times } tapu onaylatıyor.
viscounts-event-corruption = { NAME($who, cap: "yes") } { $n } yozlaşma kazanıyor: yozlaşma { $corruption }, erdem { $virtue }.
viscounts-event-virtue = { NAME($who, cap: "yes") } { $n } erdem kazanıyor: yozlaşma { $corruption }, erdem { $virtue }.
viscounts-event-collision = { NAME($who, cap: "yes") }: erdem ve yozlaşma { $space }. alanda çarpışıyor.
viscounts-event-revealed = { NAME($card, cap: "yes") } açıldı: { $round }. tur son tur.
viscounts-event-game-over = Son tur bitti. Açılanlar: { LIST($cards) }.
viscounts-event-scheme = { NAME($who, cap: "yes") } açıyor: { NAME($scheme) }.
viscounts-event-future-scheme = { NAME($who, cap: "yes") } alıyor: { NAME($scheme) }.
viscounts-event-rival-dismiss = { NAME($who, cap: "yes") } { NAME($card) } kartını işten çıkarıyor.
viscounts-event-rival-option = { NAME($who, cap: "yes") } { $of } seçenekten { $n }. seçeneği uyguluyor.
viscounts-event-rival-short = { $n }. seçenek ({ NAME($action) }) yapılamıyor: { $need } simge gerekiyor; { $icons } simge ve ödemek için { LIST($goods) } var.
viscounts-event-rival-no-site = { $n }. seçenek yapılamıyor: bu kıyıda boş bina yeri yok.
viscounts-event-rival-no-building = { $n }. seçenek yapılamıyor: inşa edilecek bina kalmadı.
viscounts-event-rival-no-workers = { $n }. seçenek yapılamıyor: ikiden az işçi kaldı.
viscounts-event-rival-no-flip = { $n }. seçenek yapılamıyor: çevrilecek borç ya da tapu yok.
viscounts-event-rival-no-card = { NAME($who, cap: "yes") } çevirecek böyle bir kart bulamıyor; bunun yerine:
viscounts-event-rival-no-scheme = Gelecek entrika kalmadı; bunun yerine:
viscounts-event-rival-action = { $n ->
    [0] { NAME($who, cap: "yes") } bu hamlenin bütün simgelerine sahip: { NAME($action) }.
   *[other] { NAME($who, cap: "yes") } bu hamle için { LIST($what) } ödüyor: { NAME($action) }.
}

## Konumda yanlış olan

viscounts-error-townsfolk = { $place }: oyundan ayrılanlarla birlikte { $n } kasabalı var, { $expected } olmalı.
viscounts-error-deck = { $place }: bir deste üç karttan az olamaz; bunda { $n } kart var.
viscounts-error-hand-order = { $place }: eldeki kartlar artan sırada değil.
viscounts-error-hole = { $place }: kartlar sağa doğru birer birer kayar; orta yer boşken sağ yerde kart olamaz.
viscounts-error-played = { $place }: { $card } bu turda oynandı ama etkin oyuncunun sırasında değil.
viscounts-error-no-card = { $place }: vikont az önce oynanan karta göre ilerler; sol yer boş olamaz.
viscounts-error-crowded = { $place }: { $tier }. seviyedeki “{ $section }” bölümünde { $n } işçi var, oraya { $most } işçi sığar; daha fazlası yalnızca kale çözülürken olabilir.
viscounts-error-leader = { $place }: Kale Beyi Kartı üçüncü seviyede en çok işçisi olanındır.
viscounts-error-site = { $place }: bu bina başka bir bina yerinde de duruyor.
viscounts-error-built = { $place }: açılmış yuvalar bina yerlerindeki binalara uymuyor.
viscounts-error-schemes = { $place }: bütün destelerde { $n } entrika var, { $expected } olmalı.
viscounts-error-last-round = { $place }: son tur ancak ve ancak yoksulluk ya da refah açıldığında vardır (“debts_left” ya da “deeds_left” 0 ise).
viscounts-error-solo-only = { $place }: rakip yalnızca solo oyunda vardır.
viscounts-error-heroes = { $place }: bir oyuncunun iki kahramanı ya da oyunda olmayan bir kartı var.
viscounts-error-no-site = { $place }: tahtanın bu yüzünde böyle bir bina yeri yok.
viscounts-error-no-free-site = { $place }: bu binalar için boş bina yeri kalmadı.
viscounts-expected-participant = oyunda olan biri
viscounts-expected-layout = her parça bir kez
viscounts-expected-neutral = nötr bir kasabalı
viscounts-expected-outer = dış yolda bir yer

## Seçenekler

viscounts-option-players = oyuncular
viscounts-option-players-help = Kaç kişi veya bot oynuyor; tek başınıza bir rakibe karşı oynarsınız.
viscounts-option-rival = rakip
viscounts-option-rival-help = Tek başınıza oynarken kime karşı oynadığınız. En yumuşağı kart odaklı, açık ara en güçlüsü ruhban sanal oyuncudur.
viscounts-option-difficulty-help = Tek başınıza oynarken rakibin baştan kaç gelecek entrikası olduğu.
