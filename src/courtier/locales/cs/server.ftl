### Co říká server stolů. Každý klíč začíná server-.

## Titles of problems

server-problem-not-found = Nenalezeno
server-problem-forbidden = Nepovoleno
server-problem-stale = Příliš pozdě
server-problem-conflict = Teď ne
server-problem-illegal = Proti pravidlům
server-problem-invalid = To nedává smysl
server-problem-broken = Hra stojí
server-problem-too-many = Příliš mnoho najednou
server-problem-unavailable = Nyní nedostupné
server-problem-no-session = Bez přihlášení
server-problem-foreign = Z cizí stránky
server-problem-malformed = Nečitelné
server-problem-method = Touto metodou ne
server-problem-too-big = Příliš velké
server-problem-media = Je potřeba jiný typ
server-problem-fault = Chyba serveru

## Refusals

server-error-after-reveal = „{ $action }“ (v pořadí { $number }) nelze poslat spolu s akcí, která něco odhalí nebo lízne; pošlete ji až potom.
server-error-archived = Tento stůl už byl uklizen.
server-error-before-end = Semínko a záznam se ukážou až po konci hry, ne dříve.
server-error-behind = Server toho má teď příliš mnoho. Nic se nezměnilo; zkuste to za chvíli.
server-error-bot-mine = Místo bota nemůže být vaše.
server-error-bot-plays = Na místě { $number } teď hraje bot; nejprve se vraťte.
server-error-cannot-undo = To lze vrátit, jen když všichni souhlasí.
server-error-clock = Tyto hodiny nemohou běžet: zadejte buď žádný čas, čas na tah, nebo zásobu s přídavkem.
server-error-cursor = Tato stránka neexistuje.
server-error-ended = Hra skončila.
server-error-fault = Uvnitř serveru se něco pokazilo. Hra je v bezpečí.
server-error-foreign = Tento požadavek přišel ze stránky jiného webu.
server-error-frozen = Tato hra stojí kvůli chybě v programu (hlášení { $report }). Nic se neztratilo.
server-error-full = Na tomto serveru už není místo pro další stůl.
server-error-host-only = To smí jen ten, kdo stůl založil.
server-error-invitation = Tato pozvánka neplatí, nebo už byla použita.
server-error-language = Tento jazyk neumíme. Jazyky: { $known }.
server-error-malformed = To nelze přečíst: { $reason }
server-error-media = Tělo musí být JSON.
server-error-method = Tato adresa tuto metodu nezná.
server-error-name = Jméno má 1 až { $limit } viditelných znaků.
server-error-name-not-mine = Pojmenovat lze jen místo, které je vaše.
server-error-no-bot = Bot „{ $level }“ neexistuje. Boti: { $known }.
server-error-no-game = Taková hra tu není.
server-error-no-hints = U tohoto stolu jsou nápovědy vypnuté.
server-error-no-proposal = Takový návrh už není.
server-error-no-seat = Místo číslo { $number } u tohoto stolu není.
server-error-no-session = Nejprve se přihlaste.
server-error-no-such-move = Hra má tolik tahů: { $moves }.
server-error-no-such-proposal = To nelze navrhnout.
server-error-no-table = Takový stůl tu není.
server-error-not-allowed = To u tohoto stolu nesmíte.
server-error-not-asked = Na tomto místě teď není co rozhodnout.
server-error-not-at-table = U tohoto stolu nesedíte.
server-error-not-found = Na této adrese nic není.
server-error-not-running = U tohoto stolu se teď nehraje.
server-error-not-started = Hra ještě nezačala.
server-error-not-your-seat = Místo { $number } není vaše.
server-error-proposal-open = Takový návrh už je otevřený.
server-error-ref-reused = Odkaz { $ref } už byl použit pro něco jiného.
server-error-rematch-there = Odveta je u stolu { $table }.
server-error-resigned = Toto místo se vzdalo.
server-error-running = Hra právě probíhá.
server-error-seat-count = Možnosti jsou pro { $players } míst, ale nastaveno je { $seats }.
server-error-seat-held = Místo { $number } někdo drží; předat je může jen on.
server-error-seat-not-absent = Místo { $number } nedrží nikdo jiný.
server-error-seats-free = { $n ->
    [one] Místo { $seats } je ještě volné.
    [few] Místa { $seats } jsou ještě volná.
   *[other] Místa { $seats } jsou ještě volná.
}
server-error-text = Zpráva má 1 až { $limit } viditelných znaků.
server-error-too-big = To je příliš velké.
server-error-too-many = Příliš mnoho požadavků; zkuste to znovu za { $seconds } s.
server-error-too-many-invites = Otevřených pozvánek může být nejvýše { $limit }.
server-error-too-many-watchers = Dívat se může nejvýše { $limit } lidí.
server-error-unavailable = Databázi teď nelze zapsat. Nic se nezměnilo; zkuste to za chvíli.
server-error-webhook = Webhook je běžná adresa http nebo https na veřejném internetu.
server-error-why = Ptejte se buď na akci, nebo na místo.

## Kam až lze vzít tahy zpět

server-undo-shown = Hranice návratu: poslední tah odkryl nebo dobral něco skrytého.
server-undo-secret = Tajná volba se nebere zpět; dokud si všichni nevybrali, lze ji nahradit jinou.
server-undo-passed = Hranice návratu: po posledním tahu byl na řadě někdo jiný.
server-undo-other = Hranice návratu: mezitím hrál někdo jiný ({ $seat }).

## Proč s některým místem nejde nic udělat

server-why-other-question = Toho se nynější otázka netýká: { $question }
server-why-not-your-turn = Teď nerozhodujete vy. Čeká se na: { LIST($waiting) }.

## Pages

server-page-title = Courtier
server-page-text = Server běží. Klient pro prohlížeč v této instalaci není; hrajte v terminálu pomocí „courtier join“, nebo přes API:

## Pro správce

server-admin-no-data = V { $place } žádná data nejsou.
server-admin-data-there = V { $place } už data jsou; nic se nezměnilo.
server-admin-damaged = { $place } je poškozeno: { $fault }
server-admin-newer = Data zapsala novější verze Courtieru (schéma { $got }); nic se nezměnilo.
server-admin-not-migrated = Data mají schéma { $got }, tato verze píše { $here }; spusťte courtier admin migrate.
server-admin-unreachable = Databáze není dostupná: { $reason }
server-admin-head = Stůl { $table }: poslední událost chybí, nebo není ta, která byla uložena.
server-admin-log = Stůl { $table }: jeho záznam nelze znovu přehrát: { $fault }
server-admin-result = Stůl { $table }: uložený výsledek neodpovídá záznamu.
server-admin-snapshot = Stůl { $table }: snímek se liší od záznamu; nepoužije se.
server-admin-bad-key = To není klíč serveru.
server-admin-not-sealed = Tento soubor je poškozený, nebo není zapečetěný pro tento server.
server-error-guide-alone = Hra s průvodcem je pro jednoho člověka, který hraje sám.
