### The guided first game of Gùgōng: what each step says.

guide-gugong-aim-title = Vítejte ve hře Gùgōng
guide-gugong-aim = V Zakázaném městě získáváte vliv tím, že dáváte dary úředníkům. Hrají se čtyři dny, každý den čtyři karty darů. Vyhraje, kdo má nejvíc vítězných bodů, ale jen pokud jeho vyslanec do té doby došel k císaři. Proti vám hraje Meng, automatický soupeř.

guide-gugong-turn-title = Jeden tah
guide-gugong-turn = Dejte kartu z ruky na některou lokaci a vezměte si kartu, která tam leží: zítra ji budete mít v ruce. Má-li váš dar vyšší hodnotu, smíte hrát akce, nejprve akci své karty, pak akci lokace.

guide-gugong-wall-title = Velká zeď
guide-gugong-wall = Vaše Zlatá socha 9 přebije sedmičku, která tam leží, takže výměna je zdarma. Pak umístěte služebníka na zeď. Když je úsek plný, ten, kdo tam má nejvíc služebníků, dostane 3 body a krok vyslance.

guide-gugong-canal-title = Nejprve karta, pak lokace
guide-gugong-canal = Váza vám dovolí najmout služebníka: najatí služebníci jsou vaše pracovní síla i peníze. Pak jednoho naložte na loď ve Velkém kanálu. Za loď se třemi služebníky získáte v přístavu odměnu; dnes plout nemusí.

guide-gugong-jade-title = Nefrit
guide-gugong-jade = Akcí této karty jsou Intriky: jeden krok a k tomu žeton, díky němuž zítra začínáte. Pak kupte nefrit: vyšlete tři služebníky. Čím víc nefritů máte, tím větší cenu má každý z nich.

guide-gugong-travel-title = Když je dar příliš nízký
guide-gugong-travel = Jednička je méně než osmička na Cestování. Akce přesto můžete hrát: nejprve vyšlete dva služebníky, nebo se vzdejte jiné karty. Pak jeďte do města, vezměte si žeton cestování a využijte, co nabízí.

guide-gugong-night-title = Noc
guide-gugong-night = Karty vám došly a padla noc. Za získané karty, které se shodují s třemi kostkami osudu, smíte najímat; kdo má nejvíc shod, dostane 3 body a krok vyslance. Co jste získali, je teď vaše ruka: vybírejte dary s myšlenkou na zítřek.

guide-gugong-morning-title = Nové ráno
guide-gugong-morning = Kostky jsou hozeny a v prázdných městech leží nové žetony. Každé ráno smíte najmout čtyři služebníky. Vezměte všechny, hodí se vždy.

guide-gugong-decrees-title = Dekrety
guide-gugong-decrees = Dekret vám slouží až do konce: první úroveň každé ráno, druhá stále, třetí v závěrečném bodování. Vyšlete, kolik stojí, a ještě jednoho služebníka na něm nechte. Ranní vyslanec posune vašeho vyslance každé ráno a za to budete brzy rádi.

guide-gugong-intrigue-title = Intriky
guide-gugong-intrigue = Intriky rozhodují každou remízu a po vyhodnocení zdi smíte na jejich stupnici ustoupit a získat služebníky nebo nefrit. Varianta A přinese i žeton začínajícího hráče, pokud si ho dnes ještě nikdo nevzal.

guide-gugong-palace-title = Palác
guide-gugong-palace = Každý krok na palácové stupnici se počítá. Varianta A nic nestojí: jeden krok. Akci kanálu na své kartě dnes vynechte a nechte jít vyslance.

guide-gugong-trap-title = Past na začátečníky
guide-gugong-trap = K císaři vede osm kroků a hra končí po čtvrté noci. Kdo se opozdí, je diskvalifikován: nemá vůbec žádné body. Každé ráno kroky spočítejte; dva denně jsou bezpečné tempo a kdo dojde první, má nejlepší místo.

guide-gugong-points-title = Odkud jsou body
guide-gugong-points = Během hry: zeď, noc, přístavy, některé dekrety. Na konci: místo u císaře, dekrety třetí úrovně a nefrit: 1, 3, 6, 10, 15 bodů za jeden až pět. Záložka Skóre ukazuje, kolik byste měli teď.

guide-gugong-on-title = Teď je hra na vás
guide-gugong-on = Viděli jste všech sedm lokací. Podržte ukazatel nebo prst na čemkoli a uvidíte, co to je; když si nevíte rady, řekněte si o nápovědu. A myslete na vyslance. Hodně štěstí!
