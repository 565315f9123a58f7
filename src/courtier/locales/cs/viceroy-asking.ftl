### O čem se právě rozhoduje někdo jiný, jak to smějí vědět všichni: jedna věta ke každé otázce (prompt) hry Viceroy.
### U otázek položených několika hráčům najednou říká $n, kolik jich ještě přemýšlí.

viceroy-asking-start = { $n ->
    [one] { LIST($who) } vybírá první kartu pyramidy.
    [few] { LIST($who) } vybírají první karty svých pyramid.
   *[other] { LIST($who) } vybírají první karty svých pyramid.
}
viceroy-asking-keep = { $n ->
    [one] { LIST($who) } vybírá postavu, která zůstane v ruce.
    [few] { LIST($who) } vybírají postavy, které jim zůstanou v ruce.
   *[other] { LIST($who) } vybírají postavy, které jim zůstanou v ruce.
}
viceroy-asking-bid = { $n ->
    [one] { LIST($who) } vybírá, co nabídne v dražbě.
    [few] { LIST($who) } vybírají, co nabídnou v dražbě.
   *[other] { LIST($who) } vybírají, co nabídnou v dražbě.
}
viceroy-asking-attack = { LIST($who) } si bere postavu za žeton útoku.
viceroy-asking-choose-card = { LIST($who) } vybírá jednu ze dvou postav.
viceroy-asking-agree = { $n ->
    [one] { LIST($who) } se rozhoduje mezi dvěma postavami.
    [few] { LIST($who) } se rozhodují, kdo si vezme kterou ze dvou postav.
   *[other] { LIST($who) } se rozhodují, kdo si vezme kterou ze dvou postav.
}
viceroy-asking-above-or-go-on = { LIST($who) } zvažuje, zda si vzít horní kartu.
viceroy-asking-remove = { LIST($who) } vybírá postavu, která opustí hru.
viceroy-asking-gems = { LIST($who) } si bere drahokamy ze zásoby.
viceroy-asking-draw = { LIST($who) } vybírá, ze kterého balíčku si vezme kartu.
viceroy-asking-tuck = { LIST($who) } zvažuje, zda zasunout kartu pod zákon.
viceroy-asking-eternal-own = { LIST($who) } se rozhoduje o věčném drahokamu.
viceroy-asking-eternal-color = { LIST($who) } vybírá barvu věčného drahokamu.
viceroy-asking-build = { $n ->
    [one] { LIST($who) } vybírá kartu, kterou zahraje.
    [few] { LIST($who) } vybírají karty, které zahrají.
   *[other] { LIST($who) } vybírají karty, které zahrají.
}
viceroy-asking-place = { LIST($who) } vybírá místo v pyramidě.
viceroy-asking-place-law = { LIST($who) } vybírá místo pro zákon.
viceroy-asking-pay = { LIST($who) } platí za kartu.
viceroy-asking-level-5 = { LIST($who) } vybírá odměnu za 5. úroveň.
viceroy-asking-law-option = { LIST($who) } vybírá, co přinese zákon.
viceroy-asking-replace = { LIST($who) } vybírá kartu pyramidy, kterou nahradí.
viceroy-asking-double = { LIST($who) } vybírá postavu, jejíž žetony se zdvojnásobí.
viceroy-asking-requisition = { LIST($who) } si bere libovolnou postavu z nabídky.
viceroy-asking-return = { LIST($who) } vrací zákony na balíček.
viceroy-asking-archive = { LIST($who) } vybírá karty, které zasune pod zákon.
viceroy-asking-favour = { LIST($who) } vybírá volnou kartu pyramidy.
viceroy-asking-store = { LIST($who) } zvažuje, kolik drahokamů odložit na zákon.
viceroy-asking-exchange = { LIST($who) } zvažuje výměnu žetonu se soupeřem.
viceroy-asking-give = { LIST($who) } vybírá drahokamy pro soupeře.
viceroy-asking-own-card = { LIST($who) } vybírá žeton, který dá.
viceroy-asking-own-token = { LIST($who) } vybírá žeton, který dá.
viceroy-asking-their-card = { LIST($who) } vybírá žeton, který si vezme.
viceroy-asking-their-token = { LIST($who) } vybírá žeton, který si vezme.
viceroy-asking-recolor = { LIST($who) } přebarvuje kruhy zbylými drahokamy.
viceroy-asking-recolor-color = { LIST($who) } vybírá barvu kruhu.
