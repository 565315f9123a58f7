### Viscounts oyununun terminaldeki tahtası: harfler, kısa sözler, satırlar.

## Simgelerin ve binaların harfleri, kısa sözler

cli-viscounts-icon-merchant = T
cli-viscounts-icon-builder = İ
cli-viscounts-icon-noble = S
cli-viscounts-icon-cleric = R
cli-viscounts-icon-criminal = X
cli-viscounts-letter-workshop = A
cli-viscounts-letter-trading-post = T
cli-viscounts-letter-guildhall = L
cli-viscounts-ribbon-grey = gri
cli-viscounts-ribbon-black = siyah
cli-viscounts-ribbon-yellow = sarı
cli-viscounts-ribbon-blue = mavi
cli-viscounts-printed = basılı
cli-viscounts-rival = sanal
cli-viscounts-left = sol
cli-viscounts-middle = orta
cli-viscounts-right = sağ
cli-viscounts-short-flip = çevir
cli-viscounts-short-rearrange = yeniden diz
cli-viscounts-short-discard = { $n } kart at
cli-viscounts-short-destroy = yok et
cli-viscounts-short-shuffle = karıştır
cli-viscounts-short-hire-free = işe al
cli-viscounts-short-castle-move = işçi taşı
cli-viscounts-short-place-workers = kaleye { $n } işçi
cli-viscounts-short-build = ücretsiz { NAME($building) }
cli-viscounts-short-score = { $vp } ZP/{ COUNT($per, $thing) }
cli-viscounts-castle-worker = kaledeki işçi
    .count = { $count } kaledeki işçi

## Tahtanın satırları

cli-viscounts-last-round = son tur
cli-viscounts-start = başlayan: { $seat }
cli-viscounts-debts = { $n ->
    [0] Yoksulluk kartı açıldı
   *[other] Yoksulluk kartının üstündeki borç: { $n }
}
cli-viscounts-deeds = { $n ->
    [0] refah kartı açıldı
   *[other] refah kartının üstündeki tapu: { $n }
}
cli-viscounts-head-segment = Saat yönü
cli-viscounts-head-townsfolk = Kasabalı, bedel, simge
cli-viscounts-head-manuscript = El yazması, bedel (kalan)
cli-viscounts-tier-1 = 1. seviye: { $workers }
cli-viscounts-tier-2 = 2. seviye: { $workers }
cli-viscounts-advance = 2. seviyeye çıkınca: { $effect }
cli-viscounts-castle = Kale, 3. seviye: { $workers } · kale beyi: { $leader }
cli-viscounts-links = bağlantılar: { $links }
cli-viscounts-row-goods = Gümüş, hokka, taş, altın
cli-viscounts-row-track = İşaretçiler: yozlaşma, erdem
cli-viscounts-row-debts = Borç: ödenmemiş, ödenmiş
cli-viscounts-row-deeds = Tapu: edinilmiş, onaylanmış
cli-viscounts-row-buildings = Binalar: { $n0 }, { $n1 }, { $n2 }
cli-viscounts-row-manuscripts = El yazması: gri, siyah, sarı, mavi
cli-viscounts-row-icons = Ödemesiz simgeler: { $trade }, { $build }, { $noble }, { $cleric }
cli-viscounts-row-workers = Tedarikteki işçiler
cli-viscounts-row-cards = Kartlar: el, çekme, ıskarta
cli-viscounts-known = elinde bilinen: { LIST($cards) }
cli-viscounts-owned-grey = gri el yazmaları: { $cards }
cli-viscounts-owned-black = siyah el yazmaları: { $cards }
cli-viscounts-owned-yellow = sarı el yazmaları: { $cards }
cli-viscounts-owned-blue = mavi el yazmaları: { $cards }
cli-viscounts-row = panosunda: { LIST($cards) }
cli-viscounts-discard = ıskarta destesi: { LIST($cards) }
cli-viscounts-schemes = Çekme destesindeki entrika: { $draw }, kalan gelecek entrika: { $future }
cli-viscounts-seen = Şimdiye dek görülen entrikalar: { LIST($cards) }
cli-viscounts-scheme = { $n } alan ilerler · mümkün olan ilki: { LIST($options, join: "or") }
cli-viscounts-cost = bedel { $n }
cli-viscounts-needs = gereken { $n }{ $icon }
cli-viscounts-side = { $side } oyuncu

## Açıklamalar

cli-viscounts-legend-icons = Simgeler: { $icons }. Binalar: { $buildings }.
cli-viscounts-legend-ring = L ve R sol ve sağ kıyı, I iç yoldur; ◄ orada duranı gösterir. “2T 1 hokka”: bir takas 2 tüccar simgesi ister. İnşaat alanı ne kazandırdığını, köşeli ayraç içinde ise orada ne durduğunu ve kimin olduğunu gösterir. Vikontlar L’den R veya I’ya, I’dan R veya sonraki I’ya, R’den sonraki L’ye ilerler.
cli-viscounts-collision-all = Çarpışma, { $space }. alan: { $gains }; ötekiler: { $others }.
cli-viscounts-collision-criminals = Çarpışma, { $space }. alan: { $gains }; suçlusu olan ötekiler: { $others }.
cli-viscounts-collision-honest = Çarpışma, { $space }. alan: { $gains }; suçlusu olmayan ötekiler: { $others }.
cli-viscounts-legend-table = ► sırası gelen oyuncudur. Yozlaşma 1’den sağa, erdem 7’den sola ilerler; buluştukları yerde çarpışırlar.
