### Başkasının şu anda neye karar verdiği, herkesin bilebileceği kadarıyla: Vikontlar’ın her sorusu (prompt) için bir cümle.

viscounts-asking-pick = { LIST($who) } bir oyuncu kartı ve kahraman seçiyor.
viscounts-asking-destroy-any = { LIST($who) } gümüş karşılığında destesinden bir kartı yok edebilir.
viscounts-asking-play = { LIST($who) } oynayacağı kartı seçiyor.
viscounts-asking-discard = { LIST($who) } kart atabilir.
viscounts-asking-destroy = { LIST($who) } gümüş karşılığında kart yok edebilir.
viscounts-asking-rearrange = { LIST($who) } panosundaki kartları yeniden dizebilir.
viscounts-asking-move = { LIST($who) } vikontunu ilerletiyor.
viscounts-asking-action = { LIST($who) } ana hamlesini seçiyor.
viscounts-asking-exchange = { LIST($who) } tüccar simgeleriyle ticaret yapıyor.
viscounts-asking-build = { LIST($who) } bir bina inşa ediyor.
viscounts-asking-build-free = { LIST($who) } ücretsiz bir bina inşa ediyor.
viscounts-asking-workers = { LIST($who) } kaleye işçi yerleştiriyor.
viscounts-asking-pay = { LIST($who) } eksik simgelerin bedelini ödüyor.
viscounts-asking-advance = { LIST($who) } ilerleyecek işçi grubunu seçiyor.
viscounts-asking-bump = { LIST($who) } kaleden ayrılacak işçiyi seçiyor.
viscounts-asking-free-workers = { LIST($who) } kaleye ücretsiz işçi yerleştiriyor.
viscounts-asking-castle-move = { LIST($who) } kalede bir işçisini taşıyabilir.
viscounts-asking-free-manuscript = { LIST($who) } bir el yazması seçiyor.
viscounts-asking-recruit = { LIST($who) } kasabalıyı işe alıp almayacağına karar veriyor.
viscounts-asking-recruit-nobody = { LIST($who) } kasabalıyı işe alıp almayacağına karar veriyor.
viscounts-asking-hire-free = { LIST($who) } ücretsiz kasabalı işe alıyor.
viscounts-asking-resources = { LIST($who) } kaynak seçiyor.
viscounts-asking-flip = { LIST($who) } borç mu tapu mu çevireceğine karar veriyor.
viscounts-asking-alternatives = { LIST($who) } birkaç etkiden birini seçiyor.
