### Başkasının şu anda neye karar verdiği, herkesin bilebileceği kadarıyla: Viceroy’un her sorusu (prompt) için bir cümle.
### Aynı anda birkaç kişiye sorulanlarda $n, hâlâ kaç kişinin düşündüğünü söyler.

viceroy-asking-start = { $n ->
    [one] { LIST($who) } piramidinin ilk kartını seçiyor.
   *[other] { LIST($who) } piramitlerinin ilk kartını seçiyor.
}
viceroy-asking-keep = { $n ->
    [one] { LIST($who) } elinde kalacak karakteri seçiyor.
   *[other] { LIST($who) } ellerinde kalacak karakterleri seçiyor.
}
viceroy-asking-bid = { $n ->
    [one] { LIST($who) } ne teklif edeceğine karar veriyor.
   *[other] { LIST($who) } ne teklif edeceklerine karar veriyor.
}
viceroy-asking-attack = { LIST($who) } saldırı jetonuyla bir karakter alıyor.
viceroy-asking-choose-card = { LIST($who) } iki karakterden birini seçiyor.
viceroy-asking-agree = { $n ->
    [one] { LIST($who) } iki karakter arasında karar veriyor.
   *[other] { LIST($who) } iki karakterden hangisini kimin alacağına karar veriyor.
}
viceroy-asking-above-or-go-on = { LIST($who) } üstteki kartı alıp almayacağına karar veriyor.
viceroy-asking-remove = { LIST($who) } oyundan çıkacak karakteri seçiyor.
viceroy-asking-gems = { LIST($who) } tedarikten mücevher alıyor.
viceroy-asking-draw = { LIST($who) } hangi desteden kart çekeceğini seçiyor.
viceroy-asking-tuck = { LIST($who) } bir kartı yasanın altına yerleştirip yerleştirmeyeceğine karar veriyor.
viceroy-asking-eternal-own = { LIST($who) } ebedî mücevheri için karar veriyor.
viceroy-asking-eternal-color = { LIST($who) } ebedî mücevherinin rengini seçiyor.
viceroy-asking-build = { $n ->
    [one] { LIST($who) } oynayacağı kartı seçiyor.
   *[other] { LIST($who) } oynayacakları kartları seçiyor.
}
viceroy-asking-place = { LIST($who) } piramitte bir yer seçiyor.
viceroy-asking-place-law = { LIST($who) } bir yasa için yer seçiyor.
viceroy-asking-pay = { LIST($who) } bir kartın maliyetini ödüyor.
viceroy-asking-level-5 = { LIST($who) } 5. seviyenin ödülünü seçiyor.
viceroy-asking-law-option = { LIST($who) } yasanın ne getireceğini seçiyor.
viceroy-asking-replace = { LIST($who) } piramitte yerini bırakacak kartı seçiyor.
viceroy-asking-double = { LIST($who) } jetonları iki katına çıkacak karakteri seçiyor.
viceroy-asking-requisition = { LIST($who) } sunulan karakterlerden birini alıyor.
viceroy-asking-return = { LIST($who) } yasa destesine yasa koyuyor.
viceroy-asking-archive = { LIST($who) } bir yasanın altına yerleştireceği kartları seçiyor.
viceroy-asking-favour = { LIST($who) } piramidinden bir serbest kart seçiyor.
viceroy-asking-store = { LIST($who) } bir yasaya kaç mücevher koyacağına karar veriyor.
viceroy-asking-exchange = { LIST($who) } bir rakiple jeton değiştirip değiştirmeyeceğine karar veriyor.
viceroy-asking-give = { LIST($who) } vereceği mücevherleri seçiyor.
viceroy-asking-own-card = { LIST($who) } vereceği jetonu seçiyor.
viceroy-asking-own-token = { LIST($who) } vereceği jetonu seçiyor.
viceroy-asking-their-card = { LIST($who) } alacağı jetonu seçiyor.
viceroy-asking-their-token = { LIST($who) } alacağı jetonu seçiyor.
viceroy-asking-recolor = { LIST($who) } kalan mücevherlerle daireleri yeniden renklendiriyor.
viceroy-asking-recolor-color = { LIST($who) } bir dairenin rengini seçiyor.
