### What somebody else decides just now, as everybody may know it: one sentence for each question (prompt) of Viscounts.

viscounts-asking-pick = { LIST($who) } chooses a player card and a hero.
viscounts-asking-destroy-any = { LIST($who) } may destroy a card of the deck for silver.
viscounts-asking-play = { LIST($who) } chooses a card to play.
viscounts-asking-discard = { LIST($who) } may discard cards.
viscounts-asking-destroy = { LIST($who) } may destroy cards for silver.
viscounts-asking-rearrange = { LIST($who) } may rearrange the cards of the row.
viscounts-asking-move = { LIST($who) } moves the viscount.
viscounts-asking-action = { LIST($who) } chooses a primary action.
viscounts-asking-exchange = { LIST($who) } trades with merchant icons.
viscounts-asking-build = { LIST($who) } constructs a building.
viscounts-asking-build-free = { LIST($who) } constructs a free building.
viscounts-asking-workers = { LIST($who) } places workers in the castle.
viscounts-asking-pay = { LIST($who) } pays for missing icons.
viscounts-asking-advance = { LIST($who) } chooses a group of workers that advances.
viscounts-asking-bump = { LIST($who) } chooses a worker that leaves the castle.
viscounts-asking-free-workers = { LIST($who) } places free workers in the castle.
viscounts-asking-castle-move = { LIST($who) } may move a worker in the castle.
viscounts-asking-free-manuscript = { LIST($who) } chooses a manuscript.
viscounts-asking-recruit = { LIST($who) } decides whether to hire the townsfolk.
viscounts-asking-recruit-nobody = { LIST($who) } decides whether to hire the townsfolk.
viscounts-asking-hire-free = { LIST($who) } hires townsfolk for free.
viscounts-asking-resources = { LIST($who) } chooses resources.
viscounts-asking-flip = { LIST($who) } decides between a debt and a deed to flip.
viscounts-asking-alternatives = { LIST($who) } chooses one of several effects.
