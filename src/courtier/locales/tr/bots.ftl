### Botların söyledikleri: ipuçları ve nedenleri.

bots-hint = { $action }: yaklaşık { $score } puan, kazanma olasılığı %{ $chance }. Diğer seçeneklere göre: { LIST($reasons) }
bots-hint-plain = { $action }: yaklaşık { $score } puan, kazanma olasılığı %{ $chance }
bots-reason-more = { NAME($term) } +{ $points }
bots-reason-less = { NAME($term) } −{ $points }

## Düzeyler

bots-level-random = rastgele
bots-level-greedy = açgözlü
bots-level-easy = kolay
bots-level-medium = orta
bots-level-hard = zor
bots-level-expert = usta

## viceroy

bots-term-viceroy-circles = daireler
bots-term-viceroy-open-circles = yakındaki daireler
bots-term-viceroy-eternal = ebedi mücevherler
bots-term-viceroy-laws = yasalar
bots-term-viceroy-power = güç jetonları
bots-term-viceroy-magic = büyü
bots-term-viceroy-sets = jeton setleri
bots-term-viceroy-attack = saldırı ve savunma
bots-term-viceroy-science = bilimden gelen gelir
bots-term-viceroy-gems = mücevherler
bots-term-viceroy-hand = eldeki kartlar
bots-term-viceroy-pyramid = piramitteki yer

## gugong

bots-term-gugong-points = şimdiye kadarki puanlar
bots-term-gugong-palace = imparatora giden yol
bots-term-gugong-jade = yeşim
bots-term-gugong-decrees = fermanlar
bots-term-gugong-servants = eldeki hizmetkârlar
bots-term-gugong-wall = Çin Seddi
bots-term-gugong-ships = gemiler
bots-term-gugong-travel = seyahat jetonları
bots-term-gugong-intrigue = entrika
bots-term-gugong-cards = hediye kartları

## viscounts

bots-term-viscounts-castle = kaledeki işçiler
bots-term-viscounts-manuscripts = el yazmaları
bots-term-viscounts-buildings = binalar
bots-term-viscounts-deeds = tapular ve borçlar
bots-term-viscounts-goods = mallar
bots-term-viscounts-cards = kasaba halkı
bots-term-viscounts-virtue = erdem ve yozlaşma
