### The guided first game of Viscounts of the West Kingdom: what each step says.

guide-viscounts-aim-title = Welcome to Viscounts
guide-viscounts-aim = Your viscount rides around the kingdom and acts where he stops: he trades, builds, sends workers to the castle, transcribes manuscripts. Most victory points wins. An automated rival plays against you.

guide-viscounts-pick-title = Goods and a hero
guide-viscounts-pick = You begin with a pair: a player card with goods and a starting space, and a hero for your deck. Take the pair with Lothaire.

guide-viscounts-card-title = A turn begins with a card
guide-viscounts-card = Every turn the cards on your board slide one space to the right and you play a new one on the left. So a card works for three turns. Its number says how far you ride, its icons what you are good at.

guide-viscounts-ride-title = Riding
guide-viscounts-ride = You ride clockwise, exactly as far as the card says; each further space costs 1 silver. On the outside path you trade or build, on the inside path you place workers or transcribe. Ride to the Mountain’s right bank.

guide-viscounts-trade-title = Trade
guide-viscounts-trade = Every action needs its own icons; for trade these are merchants. In the first turns even the icons printed on your empty board count. One exchange is enough for now; missing icons could be bought with silver.

guide-viscounts-hire-title = Hiring
guide-viscounts-hire = At the end of your turn you may hire the townsfolk of the segment where you stand. The card goes to your discard pile and comes into your hand later. The Swindler brings stone, but he is a criminal, too.

guide-viscounts-criminal-title = Criminals
guide-viscounts-criminal = A criminal icon counts as whatever icon you need. The price: when you play one, you gain corruption for every criminal icon on your board. Play the Thief and ride to the inside path.

guide-viscounts-manuscript-title = Manuscripts
guide-viscounts-manuscript = Cleric icons and ink pay for the manuscript lying here. Different ribbons make sets, and large sets bring many points. This one also pays off a debt, which would have cost you 2 points. Hire nobody this time.

guide-viscounts-build-title = Building
guide-viscounts-build = A workshop needs 3 builder icons, a trading post 5, a guildhall 7; stone fills the gap, and the criminal helps. The emptied slot is an upgrade for good: the first trading post lets you ride one space further.

guide-viscounts-workers-title = Workers in the castle
guide-viscounts-workers = Noble icons send workers to the castle: 1, 3, 5 or 8 icons for one, two, three or four. Three of yours in one section push each other on: one climbs, the others move to the neighbours. Then hire the Architect.

guide-viscounts-collision-title = Collision
guide-viscounts-collision = Corruption climbs, virtue descends. When your two markers meet, there is a collision in your turn: low on the track it brings deeds, high up debts, always silver. Then both go back to the ends.

guide-viscounts-trap-title = The beginner’s trap
guide-viscounts-trap = Too many criminals end in debts. And debts and deeds are the clock: when those on Poverty or Prosperity are gone, you finish the round and play only one more. Flip debts and deeds in time.

guide-viscounts-points-title = Where points come from
guide-viscounts-points = Buildings: more of a kind are worth more. Workers: the number of their tier. Manuscripts: sets of different ribbons, up to 16. Deeds 1, flipped 3; unpaid debts −2. The Score tab shows it at any time.

guide-viscounts-on-title = Now it is your game
guide-viscounts-on = You have taken all four actions. Hover over or long-press anything to see what it is, ask for a hint when you are stuck, and open the rules at any number. Good luck!
