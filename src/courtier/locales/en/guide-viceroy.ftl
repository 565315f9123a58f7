### The guided first game of Viceroy: what each step says.

guide-viceroy-aim-title = Welcome to Viceroy
guide-viceroy-aim = In twelve rounds you build a pyramid of characters and laws. Each round you bid gems for a new character, then you play cards. Most power points wins. We play two rounds together against a virtual opponent.

guide-viceroy-first-title = Your first card
guide-viceroy-first = Your first character is free. It stands on level 1 and pays the reward of its lowest row. The Fairy brings four gems: a rich start.

guide-viceroy-gems-title = Gems are your money
guide-viceroy-gems = You bid with gems and you pay characters with gems, always in the colour asked for. So take different colours. They lie behind your screen, where nobody sees them.

guide-viceroy-auction-title = The auction
guide-viceroy-auction = Each auction card has a colour and a character. Bid a gem: if nobody else wants that colour, the character is yours. If two want the same single card, both lose their gem for nothing. The Boatswain suits you well.

guide-viceroy-cost-title = Playing a character
guide-viceroy-cost = Now you build, up to three cards each round. On level 1 a card costs the gem of its lowest row only. Put the Brewer to the left of the Fairy: look how their red corners will meet.

guide-viceroy-reward-title = Your reward
guide-viceroy-reward = A card pays the reward of the row of its level, and only that one. Here it is gems again. Take what the next card will cost: red and yellow.

guide-viceroy-circle-title = Level 2 and your first circle
guide-viceroy-circle = A card on level 2 rests on two cards and costs the gems of rows 1 and 2. Where three cards meet, a circle appears. Here all four parts are red: a one-colour circle. It pays a red gem now and points at the end.

guide-viceroy-eternal-title = Eternal gems
guide-viceroy-eternal = The Boatswain’s reward on level 2 is an eternal gem. It stays on the card, saves you one green gem in every building phase, and brings points for its level. The earlier you get one, the more often it pays.

guide-viceroy-law-title = Laws cost nothing
guide-viceroy-law = A law is played for free, on levels 1 to 4. Heraldry gives one more point for each one-colour circle and each eternal gem, so it suits you. Put it at the right end.

guide-viceroy-pass-title = Passing fills your screen
guide-viceroy-pass = A new auction. Few gems left? Then pass: instead of a character you take three gems of your choice. Passing at the right time is half the game.

guide-viceroy-points-title = Where points come from
guide-viceroy-points = One-colour circles and eternal gems score their level, power tokens their number. Magic is multiplied by bonus magic. Every set of magic, science and defence is worth 12. The Score tab shows it at any time.

guide-viceroy-trap-title = The beginner’s trap
guide-viceroy-trap = Beginners save gems and build wide. But gems left at the end can only repaint parts of your pyramid. Build upwards early, look for one-colour circles, and get eternal gems while many rounds are still to come.

guide-viceroy-on-title = Now it is your game
guide-viceroy-on = You know enough to play on. Hover over or long-press anything to see what it is, ask for a hint when you are stuck, and open the rules at any number. Good luck!
