### Learning a game: searching the rules, player aids, pictures beside the rules.

## Search: words that say nothing in a question, in lower case, divided by blanks
learn-search-idle = a an the and or of to in on at by for from with is are be am do does did i my me you your it its that this these those there what which who whom whose when where why how many much can could may must should will would if then than so as no not have has had get gets go goes much long happens happen happening mean means exactly about after before during

## Search: groups of words that mean the same in a question, divided by commas; only such as players use for words of the rules
learn-search-senses = cost costs price pay paying expensive, points score scoring vp worth, move moving sail sailing step, end ends finish over, hand limit size hold, tie tied draw equal, same equal agree, colour color, paint repaint repainting recolour recolouring, missed late reach seated audience, turn round, throw discard, buy take gain

## Search: what was found beside rules
learn-search-term = term
learn-search-card = card

## The guide through a first game
learn-by-playing = Learn by playing
learn-guide = Guide
learn-guide-step = { $step } of { $steps }
learn-guide-less = Fold the guide
learn-guide-more = Unfold the guide
learn-guide-next = Next
learn-guide-done = Play on
learn-guide-alone = Play on by myself
learn-guide-astray = You have gone your own way, and that is fine. Undo brings you back to the guide, or play on by yourself.

## Player aids
learn-aid = Player aid
learn-aid-print = Print
