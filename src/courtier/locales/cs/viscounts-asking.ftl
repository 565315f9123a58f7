### O čem se právě rozhoduje někdo jiný, jak to smějí vědět všichni: jedna věta ke každé otázce (prompt) hry Vikomti.

viscounts-asking-pick = { LIST($who) } vybírá kartu hráče a významného měšťana.
viscounts-asking-destroy-any = { LIST($who) } může zničit kartu balíčku a získat mince.
viscounts-asking-play = { LIST($who) } vybírá kartu, kterou vyloží.
viscounts-asking-discard = { LIST($who) } může odhodit karty.
viscounts-asking-destroy = { LIST($who) } může zničit karty a získat mince.
viscounts-asking-rearrange = { LIST($who) } může přeskládat karty na desce.
viscounts-asking-move = { LIST($who) } se pohybuje vikomtem.
viscounts-asking-action = { LIST($who) } vybírá hlavní akci.
viscounts-asking-exchange = { LIST($who) } obchoduje.
viscounts-asking-build = { LIST($who) } staví budovu.
viscounts-asking-build-free = { LIST($who) } staví budovu zdarma.
viscounts-asking-workers = { LIST($who) } umísťuje poddané do hradu.
viscounts-asking-pay = { LIST($who) } platí za chybějící symboly.
viscounts-asking-advance = { LIST($who) } vybírá skupinu poddaných, která postoupí.
viscounts-asking-bump = { LIST($who) } vybírá poddaného, který opustí hrad.
viscounts-asking-free-workers = { LIST($who) } umísťuje poddané do hradu zdarma.
viscounts-asking-castle-move = { LIST($who) } může přesunout poddaného v hradu.
viscounts-asking-free-manuscript = { LIST($who) } vybírá rukopis.
viscounts-asking-recruit = { LIST($who) } zvažuje, zda najmout měšťana.
viscounts-asking-recruit-nobody = { LIST($who) } zvažuje, zda najmout měšťana.
viscounts-asking-hire-free = { LIST($who) } najímá měšťana zdarma.
viscounts-asking-resources = { LIST($who) } vybírá suroviny.
viscounts-asking-flip = { LIST($who) } se rozhoduje, zda otočit dluh, nebo smlouvu.
viscounts-asking-alternatives = { LIST($who) } vybírá jeden z několika účinků.
