### Learning a game: searching the rules, player aids, pictures beside the rules.

## Search: words that say nothing in a question, in lower case, divided by blanks
learn-search-idle = a i o u v ve k ke s se si z ze na do po za od pro při pod nad mezi je jsou být byl má mám mít můžu mohu můžeme může smím smí musím musí co kdo kdy kde kam jak jaký jaká jaké která které který kterou proč kolik kolika čí čím já mi mě můj moje mé ty ten ta to toho tu když pokud jestli aby že už ještě jen nebo ani ale až tak pak co stane děje znamená přesně funguje

## Search: groups of words that mean the same in a question, divided by commas; only such as players use for words of the rules
learn-search-senses = cena stojí stát platit placení zaplatit, body bodovat bodování vyhodnocení, pohyb posun posunout plavba jet, konec končí skončit, limit držet ruka ruce, remíza shodně nerozhodně, trest trestné penalizace mínus, jednička 1 ovoce, devítka 9 zlatá zlato, nedojít nedošel nestihl diskvalifikace audience, zahodit odhodit odhození, koupit získat vzít

## Search: what was found beside rules
learn-search-term = pojem
learn-search-card = karta

## The guide through a first game
learn-by-playing = Naučit se hrou
learn-guide = Průvodce
learn-guide-step = { $step } z { $steps }
learn-guide-less = Sbalit průvodce
learn-guide-more = Rozbalit průvodce
learn-guide-next = Dál
learn-guide-done = Hrát dál
learn-guide-alone = Hrát dál bez průvodce
learn-guide-astray = Vydali jste se vlastní cestou, a to je v pořádku. Tlačítko Vrátit zpět vás přivede k průvodci, nebo hrajte dál sami.

## Player aids
learn-aid = Přehled pravidel
learn-aid-print = Vytisknout
