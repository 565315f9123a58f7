### Co říkají boti: rady a jejich důvody.

bots-hint = { $action }: asi { $score } b., šance na výhru { $chance } %. Ve srovnání s ostatními možnostmi: { LIST($reasons) }
bots-hint-plain = { $action }: asi { $score } b., šance na výhru { $chance } %
bots-reason-more = { NAME($term) } +{ $points }
bots-reason-less = { NAME($term) } −{ $points }

## Úrovně

bots-level-random = náhodný
bots-level-greedy = hltavý
bots-level-easy = lehký
bots-level-medium = střední
bots-level-hard = těžký
bots-level-expert = mistr

## viceroy

bots-term-viceroy-circles = kruhy
bots-term-viceroy-open-circles = kruhy na dosah
bots-term-viceroy-eternal = věčné drahokamy
bots-term-viceroy-laws = zákony
bots-term-viceroy-power = žetony moci
bots-term-viceroy-magic = magie
bots-term-viceroy-sets = sady žetonů
bots-term-viceroy-attack = útok a obrana
bots-term-viceroy-science = příjem z vědy
bots-term-viceroy-gems = drahokamy
bots-term-viceroy-hand = karty v ruce
bots-term-viceroy-pyramid = místo v pyramidě

## gugong

bots-term-gugong-points = dosavadní body
bots-term-gugong-palace = cesta k císaři
bots-term-gugong-jade = nefrit
bots-term-gugong-decrees = dekrety
bots-term-gugong-servants = služebníci k dispozici
bots-term-gugong-wall = Velká zeď
bots-term-gugong-ships = lodě
bots-term-gugong-travel = cestovní žetony
bots-term-gugong-intrigue = intriky
bots-term-gugong-cards = karty darů

## viscounts

bots-term-viscounts-castle = poddaní na hradě
bots-term-viscounts-manuscripts = rukopisy
bots-term-viscounts-buildings = budovy
bots-term-viscounts-deeds = smlouvy a dluhy
bots-term-viscounts-goods = zboží
bots-term-viscounts-cards = měšťané
bots-term-viscounts-virtue = počestnost a zkaženost
