### The guided first game of Gùgōng: what each step says.

guide-gugong-aim-title = Vítejte ve hře Gùgōng
guide-gugong-aim = V Zakázaném městě získáváte vliv tím, že obdarováváte úředníky: čtyři dny, každý den čtyři karty darů. Vyhraje, kdo má nejvíc vítězných bodů, ale jen pokud jeho vyslanec došel k císaři. Proti vám hraje Meng.

guide-gugong-turn-title = Jeden tah
guide-gugong-turn = Dejte kartu z ruky na některou lokaci a vezměte si kartu, která tam leží: zítra ji budete mít v ruce. Má-li váš dar vyšší hodnotu, smíte provést akce, nejprve akci své karty, pak akci lokace.

guide-gugong-wall-title = Velká zeď
guide-gugong-wall = Vaše Zlatá socha 9 přebije sedmičku, která tam leží, takže výměna je zdarma. Pak umístěte služebníka na zeď. Když je úsek plný, ten, kdo tam má nejvíc služebníků, dostane 3 body a krok vyslance.

guide-gugong-canal-title = Nejprve karta, pak lokace
guide-gugong-canal = Díky váze najmete služebníka: najatí služebníci jsou vaše pracovní síla i peníze. Pak jednoho naložte na loď na Velkém kanálu. Se třemi na palubě přinese v přístavu odměnu; dnes plout nemusí.

guide-gugong-jade-title = Nefrit
guide-gugong-jade = Akcí této karty jsou Intriky: jeden krok a k tomu žeton, díky němuž zítra začínáte. Pak kupte nefrit: vyšlete tři služebníky. Čím víc nefritů máte, tím cennější je každý z nich.

guide-gugong-travel-title = Když je dar příliš nízký
guide-gugong-travel = Jednička je méně než osmička na Cestování. Akce přesto smíte provést, když nejprve vyšlete dva služebníky nebo odložíte další kartu. Pak jeďte do města, vezměte si žeton cestování a využijte, co nabízí.

guide-gugong-night-title = Noc
guide-gugong-night = Karty došly a padla noc. Za získané karty, které se shodují s kostkami osudu, smíte najímat; nejvíc shod přinese 3 body a krok vyslance. Co jste dnes vzali, to máte zítra v ruce: vybírejte dary s rozmyslem.

guide-gugong-morning-title = Nové ráno
guide-gugong-morning = Kostky padly a v prázdných městech leží nové žetony. Každé ráno smíte najmout čtyři služebníky. Vezměte všechny, hodí se vždycky.

guide-gugong-decrees-title = Dekrety
guide-gugong-decrees = Dekret vám slouží do konce hry: 1. úroveň každé ráno, 2. úroveň stále, 3. úroveň při závěrečném bodování. Vyšlete, kolik stojí, a dalšího služebníka na něm nechte. Ranní vyslanec vás posune každé ráno.

guide-gugong-intrigue-title = Intriky
guide-gugong-intrigue = Intriky rozhodují každou remízu a po vyhodnocení zdi smíte na jejich stupnici ustoupit a získat služebníky nebo nefrit. Varianta A přinese i žeton příštího začínajícího hráče, pokud si ho dnes nikdo nevzal.

guide-gugong-palace-title = Palác
guide-gugong-palace = Každý krok na palácové stupnici se počítá. Varianta A nic nestojí: jeden krok. Akci kanálu na své kartě dnes vynechte a nechte jít vyslance.

guide-gugong-trap-title = Past na začátečníky
guide-gugong-trap = K císaři vede osm kroků a hra končí po čtvrté noci. Čí vyslanec nedojde včas, ten je diskvalifikován: nemá vůbec žádné body. Dva kroky denně jsou bezpečné tempo, a kdo dojde první, má nejlepší místo.

guide-gugong-points-title = Za co jsou body
guide-gugong-points = Během hry: zeď, noc, přístavy, některé dekrety. Na konci: místo u císaře, dekrety 3. úrovně a nefrit (za jeden až pět 1, 3, 6, 10, 15 bodů). Jak jste na tom, ukazuje záložka Skóre.

guide-gugong-on-title = Teď je hra na vás
guide-gugong-on = Viděli jste všech sedm lokací. Podržte ukazatel nebo prst na čemkoli a uvidíte, co to je; když si nevíte rady, řekněte si o nápovědu. A myslete na vyslance. Hodně štěstí!
