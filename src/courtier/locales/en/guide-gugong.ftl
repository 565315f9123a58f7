### The guided first game of Gùgōng: what each step says.

guide-gugong-aim-title = Welcome to Gùgōng
guide-gugong-aim = In the Forbidden City you gain influence by giving gifts to officials: four days, four gift cards each day. Most victory points wins, but only if your envoy has reached the emperor. Your opponent is Meng, an automaton.

guide-gugong-turn-title = One turn
guide-gugong-turn = Give a card from your hand to a location and take the card that lies there: it will be in your hand tomorrow. If your gift is worth more, you may act, first with your card’s action, then with the location’s.

guide-gugong-wall-title = The Great Wall
guide-gugong-wall = Your Golden Statue 9 beats the 7 lying there, so the exchange is free. Then place a servant on the wall. When a section is full, whoever has most servants there gets 3 points and a step for the envoy.

guide-gugong-canal-title = Card first, then location
guide-gugong-canal = The vase lets you hire a servant: hired servants are your workforce and your money. Then load one onto a ship on the Grand Canal. With three aboard it brings a reward in a harbour; it need not move today.

guide-gugong-jade-title = Jade
guide-gugong-jade = This card’s own action is Intrigue: one step, and the medal that makes you start tomorrow. Then buy a jade: send three servants. The more jade you collect, the more each piece is worth.

guide-gugong-travel-title = When your gift is too low
guide-gugong-travel = A 1 is less than the 8 at Travel. You can still act: send two servants first, or give up another card. Then go to a city, take its travel token and use what it offers.

guide-gugong-night-title = Night
guide-gugong-night = Your cards are used up and night falls. Collected cards that match the destiny dice let you hire; most matches bring 3 points and an envoy step. What you collected is tomorrow’s hand, so choose gifts with that in mind.

guide-gugong-morning-title = A new morning
guide-gugong-morning = The dice are rolled and new tokens lie in empty cities. Every morning you may hire four servants. Take all of them, they are always needed.

guide-gugong-decrees-title = Decrees
guide-gugong-decrees = A decree serves you to the end: level 1 every morning, level 2 all the time, level 3 in the final scoring. Send its price and leave one more servant on it. Morning Envoy moves your envoy every morning.

guide-gugong-intrigue-title = Intrigue
guide-gugong-intrigue = Intrigue decides every tie, and after a wall scoring you can step back on its track to hire servants or take a jade. Variant A also brings the medal if nobody has taken it today.

guide-gugong-palace-title = The palace
guide-gugong-palace = Every step on the palace track counts. Variant A costs nothing: one step. Leave the canal action of your card for today and let the envoy walk.

guide-gugong-trap-title = The beginner’s trap
guide-gugong-trap = It is eight steps to the emperor, and the game ends after the fourth night. An envoy who is late means disqualification: no points at all. Two steps a day is a safe pace, and whoever arrives first gets the best seat.

guide-gugong-points-title = Where points come from
guide-gugong-points = During the game: the wall, the night, harbours, some decrees. At the end: your seat before the emperor, level-3 decrees, and jade (1, 3, 6, 10, 15 points for one to five). The Score tab shows where you stand.

guide-gugong-on-title = Now it is your game
guide-gugong-on = You have seen all seven locations. Hover over or long-press anything to see what it is, ask for a hint when you are stuck, and remember the envoy. Good luck!
