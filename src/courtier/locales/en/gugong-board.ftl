### Words on the drawn board of Gùgōng, and what its pieces say about themselves.

## Short words beside pieces

gugong-board-most = Most:
gugong-board-hired = hired
gugong-board-free = free
gugong-board-servants = servants
gugong-board-discard = Discard pile
gugong-board-hand-empty = no gift left
gugong-board-stored = Stored tokens
gugong-board-beside = beside your board
gugong-board-rewards = Harbour rewards
gugong-board-points = points
gugong-board-new-ship = new ship
gugong-board-ships = ships in reserve
gugong-board-passed = has passed for today
gugong-board-days = days
gugong-board-deadline = on the way to the emperor
gugong-board-wall-winner = most servants on the wall
gugong-board-automa-deck = automa cards still face down
gugong-board-automa-today = Played today, in this order
gugong-board-automa-used = Used on earlier days
gugong-board-price = { $n ->
    [0] costs nothing
    [one] costs { $n } servant
   *[other] costs { $n } servants
}
gugong-board-days-left = { $days ->
    [one] { $days } day left
   *[other] { $days } days left
}
gugong-board-steps-left = { $steps ->
    [0] before the emperor
    [one] { $steps } step to the emperor
   *[other] { $steps } steps to the emperor
}
gugong-board-ship-of = ship of { $seat }, { $n } aboard

## What explains itself

gugong-board-lies-here = Lying here: { $gift }.
gugong-board-welcome = From your hand the official accepts without payment: { $values }.
gugong-board-no-token = There is no token here now; the map is refilled in the morning.
gugong-board-card-matches = { $n ->
    [one] Its value is on a destiny die: { $n } match tonight if it lies in your discard pile.
   *[other] Its value is on { $n } destiny dice: { $n } matches tonight if it lies in your discard pile.
}
gugong-board-decree-price = { $n ->
    [0] For you now: place 1 servant on it, nothing to send.
    [one] For you now: send { $n } servant and place 1 more on it.
   *[other] For you now: send { $n } servants and place 1 more on it.
}
gugong-board-harbour-nothing = Gives no reward; ships start here.
gugong-board-courtyard = Open only when all houses are empty.
gugong-board-house-empty = Its jade is gone; houses are never refilled.
gugong-board-die = Faces: { $faces }.
gugong-board-dice-bonus = In the night every card in your discard pile that shows the value of a die is a match: each match hires 1 servant, and most matches bring 3 VP and an envoy step.
gugong-board-lost = The audience with the emperor is out of reach.
gugong-board-automa-text = Meng exchanges at the location shown; special cards lead him to his focus.
gugong-board-day-text = The game lasts { $days } days, each with a morning, a day and a night.
gugong-board-draw-pile-text = Face-down gift cards, { $piles } of them. The extra card of a harbour comes from here.
gugong-board-token-pile-text = Face-down travel tokens. In the morning every empty city gets one. Already used: { $discard }.
gugong-board-wall-text = The section is complete with { $n } servants; a double servant counts as 2. Then it is scored, and everybody on it may take a benefit of intrigue.
gugong-board-wall-winner-text = Whoever has most servants on a complete section gets this and takes those servants back; the others stay.
gugong-board-intrigue-text = Every tie goes to the marker that is further ahead; in a stack the upper one is ahead.
gugong-board-medal-text = The first to perform Intrigue variant A today takes it and starts tomorrow.
gugong-board-palace-text = The emperor receives an envoy after { $goal } steps; each further step brings 1 VP.
gugong-board-audience-text = The first to arrive takes the best seat; its points count at the end.
gugong-board-deadline-text = An envoy that has not reached the emperor when the game ends is disqualified, whatever the score.
gugong-board-traveller-text = The first journey leads to any city with a token; after that the traveller follows the roads to the next token.
gugong-board-focus-text = Special automa cards lead Meng to this location.
gugong-board-start-text = Begins the round today.
gugong-board-hired-text = They stand on the player board and can be sent or placed.
gugong-board-free-text = They stand beside the board and must be hired before they can act.
gugong-board-double-text = It counts as 2 servants when sent, on the wall and on ships. It is won in harbour 4 or 5.
gugong-board-hand-text = The gifts for today. Whoever has none left passes.
gugong-board-discard-text = Tomorrow’s hand. In the night its cards are compared with the destiny dice.
gugong-board-jade-text = Jade scores at the end: the more, the more each is worth.
gugong-board-tokens-text = Up to { $slots } travel tokens. Exchange them at any time on your turn: 2 for a servant, 4 for 2 VP, 6 for jade. A double token counts as 2.
gugong-board-ships-text = A new ship needs a servant aboard at once and starts in the first free harbour.
gugong-board-rewards-text = A full ship in harbours 2 to 5 may end its voyage for a reward; one of its servants stays on the player board.
gugong-board-vp-text = Points scored so far; jade, audience and level 3 decrees come at the end.
gugong-board-decrees-text = Each decree at most once per player; the servant on it stays there.
gugong-board-passed-text = No gift left: no more turns today.
gugong-board-own-board-text = A bonus token stationed here strengthens your gifts for the rest of the day.

## Quarters of the city, one at a time on a narrow screen

gugong-board-quarters = Quarters of the city
gugong-board-quarter-palace = Palace
gugong-board-quarter-travel = Map
gugong-board-quarter-canal = Canal
gugong-board-quarter-wall = Wall, Intrigue
gugong-board-quarter-jade = Jade, Decrees

## How something is done

gugong-board-way-servants = Send 2 servants
gugong-board-way-double = Send the double servant
gugong-board-way-card = Give up another card
gugong-board-way-without = Exchange without acting
gugong-board-variant-a = Variant A
gugong-board-variant-a-double = Variant A with the double servant
gugong-board-variant-b = Variant B
gugong-board-variant-b-double = Variant B with the double servant
gugong-board-build = Place on the Great Wall
gugong-board-crew-servant = A servant
gugong-board-crew-double = The double servant
gugong-board-pay-servants = Pay with servants
gugong-board-pay-double = Pay with the double servant
gugong-board-face = Turn the die
gugong-board-hire = Hire servants
gugong-board-doubles = Which tokens
gugong-board-gong = Gong
gugong-board-gong-text = Strike it to let an offer pass, or to end your turn.
