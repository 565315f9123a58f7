### What somebody else decides just now, as everybody may know it: one sentence for each question (prompt) of Viceroy.
### Of the questions that are put to several at once, $n says how many still think.

viceroy-asking-start = { $n ->
    [one] { LIST($who) } chooses the first card of the pyramid.
   *[other] { LIST($who) } choose the first cards of their pyramids.
}
viceroy-asking-keep = { $n ->
    [one] { LIST($who) } chooses a character to keep.
   *[other] { LIST($who) } choose a character to keep.
}
viceroy-asking-bid = { $n ->
    [one] { LIST($who) } decides what to bid.
   *[other] { LIST($who) } decide what to bid.
}
viceroy-asking-attack = { LIST($who) } takes a character with an attack token.
viceroy-asking-choose-card = { LIST($who) } chooses one of two characters.
viceroy-asking-agree = { $n ->
    [one] { LIST($who) } decides which of two characters to name.
   *[other] { LIST($who) } decide who takes which of two characters.
}
viceroy-asking-above-or-go-on = { LIST($who) } decides whether to take the card above.
viceroy-asking-remove = { LIST($who) } chooses a character that leaves the game.
viceroy-asking-gems = { LIST($who) } takes gems from the supply.
viceroy-asking-draw = { LIST($who) } chooses a deck to draw from.
viceroy-asking-tuck = { LIST($who) } decides whether to tuck a card under a law.
viceroy-asking-eternal-own = { LIST($who) } chooses for an eternal gem.
viceroy-asking-eternal-color = { LIST($who) } chooses the colour of an eternal gem.
viceroy-asking-build = { $n ->
    [one] { LIST($who) } chooses a card to play.
   *[other] { LIST($who) } choose a card to play.
}
viceroy-asking-place = { LIST($who) } chooses a place in the pyramid.
viceroy-asking-place-law = { LIST($who) } chooses a place for a law.
viceroy-asking-pay = { LIST($who) } pays for a card.
viceroy-asking-level-5 = { LIST($who) } chooses a reward for level 5.
viceroy-asking-law-option = { LIST($who) } chooses what a law brings.
viceroy-asking-replace = { LIST($who) } chooses a card of the pyramid to replace.
viceroy-asking-double = { LIST($who) } chooses a character whose tokens are doubled.
viceroy-asking-requisition = { LIST($who) } takes any character on offer.
viceroy-asking-return = { LIST($who) } puts laws back on the law deck.
viceroy-asking-archive = { LIST($who) } chooses cards to tuck under a law.
viceroy-asking-favour = { LIST($who) } chooses a free card of the pyramid.
viceroy-asking-store = { LIST($who) } decides how many gems to put on a law.
viceroy-asking-exchange = { LIST($who) } decides whether to swap a token with an opponent.
viceroy-asking-give = { LIST($who) } chooses gems to give away.
viceroy-asking-own-card = { LIST($who) } chooses a token to give.
viceroy-asking-own-token = { LIST($who) } chooses a token to give.
viceroy-asking-their-card = { LIST($who) } chooses a token to take.
viceroy-asking-their-token = { LIST($who) } chooses a token to take.
viceroy-asking-recolor = { LIST($who) } recolours circles with leftover gems.
viceroy-asking-recolor-color = { LIST($who) } chooses the colour of a circle.
