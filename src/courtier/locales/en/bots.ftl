### What bots say: hints and the reasons for them.

bots-hint = { $action }: about { $score } points, { $chance } % to win. Compared with the other choices: { LIST($reasons) }
bots-hint-plain = { $action }: about { $score } points, { $chance } % to win
bots-reason-more = { NAME($term) } +{ $points }
bots-reason-less = { NAME($term) } −{ $points }

## Levels

bots-level-random = random
bots-level-greedy = greedy
bots-level-easy = easy
bots-level-medium = medium
bots-level-hard = hard
bots-level-expert = expert

## viceroy

bots-term-viceroy-circles = circles
bots-term-viceroy-open-circles = circles in reach
bots-term-viceroy-eternal = eternal gems
bots-term-viceroy-laws = laws
bots-term-viceroy-power = power tokens
bots-term-viceroy-magic = magic
bots-term-viceroy-sets = token sets
bots-term-viceroy-attack = attack and defence
bots-term-viceroy-science = income from science
bots-term-viceroy-gems = gems
bots-term-viceroy-hand = cards in hand
bots-term-viceroy-pyramid = room in the pyramid

## gugong

bots-term-gugong-points = points so far
bots-term-gugong-palace = the way to the emperor
bots-term-gugong-jade = jade
bots-term-gugong-decrees = decrees
bots-term-gugong-servants = servants at hand
bots-term-gugong-wall = the Great Wall
bots-term-gugong-ships = ships
bots-term-gugong-travel = travel tokens
bots-term-gugong-intrigue = intrigue
bots-term-gugong-cards = gift cards

## viscounts

bots-term-viscounts-castle = workers in the castle
bots-term-viscounts-manuscripts = manuscripts
bots-term-viscounts-buildings = buildings
bots-term-viscounts-deeds = deeds and debts
bots-term-viscounts-goods = goods
bots-term-viscounts-cards = townsfolk
bots-term-viscounts-virtue = virtue and corruption
