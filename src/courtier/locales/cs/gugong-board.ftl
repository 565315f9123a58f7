### Slova na nakresleném herním plánu hry Gùgōng a co o sobě říkají jeho části.

## Krátká slova u kamenů

gugong-board-most = Nejvíc:
gugong-board-hired = najatí
gugong-board-free = volní
gugong-board-servants = služebníci
gugong-board-discard = Odhozené
gugong-board-hand-empty = bez darů
gugong-board-stored = Uložené žetony
gugong-board-beside = vedle vaší desky
gugong-board-rewards = Odměny z přístavů
gugong-board-points = body
gugong-board-new-ship = nová loď
gugong-board-ships = lodě v zásobě
gugong-board-passed = dnes už pasuje
gugong-board-days = dny
gugong-board-deadline = cesta k císaři
gugong-board-wall-winner = nejvíc služebníků na zdi
gugong-board-automa-deck = karty Automa lícem dolů
gugong-board-automa-today = Dnes zahrané v tomto pořadí
gugong-board-automa-used = Použité v minulých dnech
gugong-board-price = { $n ->
    [0] nic nestojí
    [one] stojí { $n } služebníka
    [few] stojí { $n } služebníky
   *[other] stojí { $n } služebníků
}
gugong-board-days-left = { $days ->
    [one] zbývá { $days } den
    [few] zbývají { $days } dny
   *[other] zbývá { $days } dní
}
gugong-board-steps-left = { $steps ->
    [0] před císařem
    [one] { $steps } krok k císaři
    [few] { $steps } kroky k císaři
   *[other] { $steps } kroků k císaři
}
gugong-board-ship-of = loď ({ $seat }), na palubě { $n }

## Co se samo vysvětluje

gugong-board-lies-here = Zde leží: { $gift }.
gugong-board-welcome = Z vaší ruky úředník přijme bez placení: { $values }.
gugong-board-no-token = Teď tu žádný žeton není; mapa se doplňuje ráno.
gugong-board-card-matches = { $n ->
    [one] Její hodnota je na kostce osudu: leží-li v noci ve vašem odhazovacím balíčku, je to { $n } shoda.
    [few] Její hodnota je na { $n } kostkách osudu: leží-li v noci ve vašem odhazovacím balíčku, jsou to { $n } shody.
   *[other] Její hodnota je na { $n } kostkách osudu: leží-li v noci ve vašem odhazovacím balíčku, je to { $n } shod.
}
gugong-board-decree-price = { $n ->
    [0] Pro vás teď: umístíte na něj 1 služebníka, nikoho nevysíláte.
    [one] Pro vás teď: vyšlete { $n } služebníka a dalšího na něj umístíte.
    [few] Pro vás teď: vyšlete { $n } služebníky a dalšího na něj umístíte.
   *[other] Pro vás teď: vyšlete { $n } služebníků a dalšího na něj umístíte.
}
gugong-board-harbour-nothing = Odměnu nedává; lodě tu vyplouvají.
gugong-board-courtyard = Otevře se, až budou všechny domy prázdné.
gugong-board-house-empty = Jeho nefrit je pryč; domy se nedoplňují.
gugong-board-die = Strany: { $faces }.
gugong-board-dice-bonus = Každá karta ve vašem odhazovacím balíčku s hodnotou některé kostky je v noci shoda: za každou shodu najmete 1 služebníka a nejvíc shod přináší 3 VB a krok vyslance.
gugong-board-lost = Audience u císaře už je mimo dosah.
gugong-board-automa-text = Meng vyměňuje dar v uvedené lokaci; speciální karty ho vedou do oblíbené lokace.
gugong-board-day-text = Hra trvá { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}; každý má ráno, den a noc.
gugong-board-draw-pile-text = Karty darů lícem dolů, celkem { $piles }. Odtud pochází karta navíc z přístavu.
gugong-board-token-pile-text = Žetony cestování lícem dolů. Ráno dostane jeden každé prázdné město. Už použité: { $discard }.
gugong-board-wall-text = Počet služebníků, kterým se úsek dokončí: { $n }; dvojitý služebník platí za 2. Pak se úsek vyhodnotí a každý, kdo na něm stojí, smí využít výhodu z intrik.
gugong-board-wall-winner-text = Kdo má na dokončeném úseku nejvíc služebníků, získá tohle a své služebníky si vezme zpět; ostatní zůstávají.
gugong-board-intrigue-text = Každou remízu vyhrává ukazatel, který je dál; ve sloupci ten horní.
gugong-board-medal-text = Kdo dnes první provede variantu A akce Intriky, vezme si ho a zítra začíná.
gugong-board-palace-text = Počet kroků k císaři: { $goal }; každý další krok přináší 1 VB.
gugong-board-audience-text = Kdo dorazí první, získá nejlepší místo; jeho body se počítají na konci.
gugong-board-deadline-text = Čí vyslanec do konce hry nedojde k císaři, je diskvalifikován bez ohledu na body.
gugong-board-traveller-text = První cesta vede do libovolného města s žetonem; potom cestovatel postupuje po cestách k nejbližšímu žetonu.
gugong-board-focus-text = Speciální karty Automa vedou Menga do této lokace.
gugong-board-start-text = Dnes začíná kolo.
gugong-board-hired-text = Stojí na hráčské desce a lze je vyslat nebo umístit.
gugong-board-free-text = Stojí vedle desky a před použitím je třeba je najmout.
gugong-board-double-text = Při vyslání, na zdi i na lodi platí za 2 služebníky. Získává se v přístavu 4 nebo 5.
gugong-board-hand-text = Dary na dnešek. Kdo už žádný nemá, pasuje.
gugong-board-discard-text = Zítřejší ruka. V noci se její karty porovnávají s kostkami osudu.
gugong-board-jade-text = Nefrit boduje na konci: čím víc, tím cennější je každý kus.
gugong-board-tokens-text = Míst na žetony cestování: { $slots }. Ve svém tahu je můžete kdykoli vyměnit: 2 za služebníka, 4 za 2 VB, 6 za nefrit. Dvojitý žeton platí za 2.
gugong-board-ships-text = Nová loď musí mít hned na palubě služebníka a vyplouvá z prvního volného přístavu.
gugong-board-rewards-text = Plná loď v přístavu 2 až 5 smí ukončit plavbu za odměnu; jeden její služebník zůstane na hráčské desce.
gugong-board-vp-text = Dosud získané body; nefrit, audience a dekrety 3. úrovně se počítají na konci.
gugong-board-decrees-text = Každý dekret nejvýš jednou na hráče; služebník na něm zůstává.
gugong-board-passed-text = Žádný dar: dnes už žádný tah.
gugong-board-own-board-text = Bonusový žeton umístěný sem posiluje vaše dary do konce denní fáze.

## Quarters of the city, one at a time on a narrow screen

gugong-board-quarters = Čtvrti města
gugong-board-quarter-palace = Palác
gugong-board-quarter-travel = Mapa
gugong-board-quarter-canal = Kanál
gugong-board-quarter-wall = Zeď, Intriky
gugong-board-quarter-jade = Nefrit, Dekrety

## How something is done

gugong-board-way-servants = Vyslat 2 služebníky
gugong-board-way-double = Vyslat dvojitého služebníka
gugong-board-way-card = Odložit další kartu
gugong-board-way-without = Vyměnit bez akcí
gugong-board-variant-a = Varianta A
gugong-board-variant-a-double = Varianta A s dvojitým služebníkem
gugong-board-variant-b = Varianta B
gugong-board-variant-b-double = Varianta B s dvojitým služebníkem
gugong-board-build = Umístit na Velkou zeď
gugong-board-crew-servant = Služebník
gugong-board-crew-double = Dvojitý služebník
gugong-board-pay-servants = Zaplatit služebníky
gugong-board-pay-double = Zaplatit dvojitým služebníkem
gugong-board-face = Otočit kostku
gugong-board-hire = Najmout služebníky
gugong-board-doubles = Které žetony
gugong-board-gong = Gong
gugong-board-gong-text = Úderem nabídku odmítnete nebo ukončíte tah.
