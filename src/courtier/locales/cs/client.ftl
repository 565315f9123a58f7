### Co říká klient v prohlížeči. Každý klíč začíná na client-.

## The first page

client-pitch-gugong = Vyměňujte dary s úředníky Zakázaného města a dojděte k císaři dřív, než skončí poslední den.
client-pitch-viceroy = Dražte za drahokamy postavy a stavte pyramidu moci, jejíž kruhy se uzavírají v jedné barvě.
client-pitch-viscounts = Objíždějte království mezi počestností a zkažeností: stavějte, obchodujte, opisujte rukopisy a posílejte své lidi na hrad.
client-play-gugong = Hrát hned proti Mengovi
client-play-viceroy = Hrát hned proti dvěma botům
client-play-viscounts = Hrát hned proti virtuálnímu hráči
client-set-up = Připravit stůl
client-players = { $from }–{ $to } hráčů
client-minutes = { $from }–{ $to } min
client-weight = Náročnost { $weight } z 5
client-waiting-for-you = Čeká se na vás
client-other-tables = Vaše další stoly
client-finished = Dohrané hry
client-not-begun = ještě nezačalo
client-who-are-you = Jak vám máme říkat?
client-name-why = Toto jméno uvidí ostatní u stolu. Účet není potřeba a jméno můžete kdykoli změnit.
client-begin = Začít
client-your-name = Vaše jméno
client-their-name = Jméno spoluhráče
client-invited = Jste pozváni ke stolu
client-invited-to = Jste pozváni ke hře { $game }
client-invited-watch = Jste pozváni jako diváci ke hře { $game }
client-invited-by = U stolu: { LIST($who) }
client-sit-down = Posadit se
client-open-table = Už tam sedím
client-by-link = Poslal vám někdo odkaz?
client-by-link-here = Vložte ho sem
client-by-link-wrong = Tento odkaz nevede k žádnému stolu. Zkopírujte ho celý, od „http“ až do konce.

## About

client-about = O hře Courtier
client-about-what = Courtier je svobodný stůl pro hry Gùgōng, Viceroy a Viscounts of the West Kingdom: proti přátelům, botům i tištěným sólovým soupeřům, se všemi pravidly po ruce.
client-credits = Poděkování
client-credit-icons = Piktogramy: Lorc, Delapouite a další, licence CC BY 3.0,
client-credit-fonts = Písma: Alegreya a Alegreya Sans, autor Juan Pablo del Peral, licence SIL Open Font License,
client-credit-code = Plány, karty a obrázky jsou nakreslené pro Courtier. Nepoužívají se obrázky ani texty vydavatelů.

## Setting a table up

client-who-sits = Kdo kde sedí
client-seat-me = Já
client-seat-friend = Přítel přes odkaz
client-seat-here = Někdo u této obrazovky
client-alone-gugong = proti Mengovi
client-alone-viceroy = proti virtuálním soupeřům
client-alone-viscounts = proti virtuálnímu hráči
client-random = náhodně
client-anyone-watches = Dívat se smí kdokoli, kdo zná adresu
client-make-table = Založit stůl
client-clock-none = bez omezení
client-clock-move-1 = 1 minuta na tah
client-clock-move-5 = 5 minut na tah
client-clock-day-1 = 1 den na tah
client-clock-day-3 = 3 dny na tah
client-clock-bank-30 = 30 minut každému, za tah 15 sekund navíc
client-bot = Bot ({ NAME($level) })
client-bot-only = Bot
client-bot-number = Bot { $number }
client-waiting-seats = Pozvěte přátele odkazem, nebo volná místa přenechte botům.
client-all-seated = Všichni už sedí.
client-thats-you = To jste vy
client-watch-link = Odkaz pro diváky

## The question

client-waiting-for = Na tahu: { LIST($who) }
client-busy = Server má mnoho práce. Váš tah počká a odešle se znovu sám.
client-answered = Máte vybráno
client-answered-change = Volbu lze změnit, dokud nevyberou všichni.
client-you-watch = Díváte se.
client-to-decide = rozhoduje se
client-bundle-left = Zbývá vybrat: { $left }
client-bundle-most = Vybrat můžete ještě nejvýše: { $left }
client-take-back = Zrušit výběr
client-filter = Najít možnost
client-more-choices = { $count ->
    [one] { $count } možnost
    [few] { $count } možnosti
    [many] { $count } možnosti
   *[other] { $count } možností
}
client-chance = Pak se odkryje něco skrytého.
client-points-more = { $points } b.
client-points-until = { $points } b. do příštího rozhodnutí
client-show-on-board = Ukázat na plánu
client-or-touch = Nebo klepněte na to, co svítí.
client-undo-alone = Hranice návratu: poslední tah už měl následky. Bez spoluhráčů ho přesto můžete vzít zpět.
client-undo-alone-brief = Bez spoluhráčů vrátíte i poslední tah.
client-undo-shared = Hranice návratu: poslední tah už měl následky. U společné obrazovky ho přesto můžete vzít zpět, když se shodnete.
client-undo-shared-brief = U společné obrazovky vrátíte i poslední tah, když se shodnete.
client-preview = Náhled
client-thinking = Přemýšlím…
client-hide-hint = Skrýt tip

## Around the board

client-board = Herní plán
client-my-pieces = Moje věci
client-whole-of = Všechno, co má { $name }
client-panels = Panely
client-tab-play = Hra
client-tab-log = Záznam
client-open-rule = Otevřít pravidlo { $rule }
client-wide-table = Tabulka
client-search-rules = Hledat v pravidlech
client-score-hidden = Otazník: zatím se nedá vědět.
client-chat-empty = Zatím nikdo nic neřekl. Pozdravte!
client-zoom-in = Zvětšit (+)
client-zoom-out = Zmenšit (−)
client-zoom-fit = Celý plán (0)
client-history = Průběh hry
client-move-of = tah { $move } z { $last }
client-move-back = O tah zpět (←)
client-move-on = O tah dál (→)
client-go-there = Ukázat plán, jak tehdy vypadal
client-past = Plán po tahu { $moves }
client-back-to-now = Zpět do přítomnosti
client-now = Nyní
client-result = Výsledek
client-back-to-board = Zpět k plánu
client-winner = Vítězí: { LIST($who) }
client-abandoned = Hra nebyla dohrána
client-menu = Další o tomto stole
client-position-link = Odkaz na tuto pozici
client-bot-plays = Hraje za vás bot.
client-come-back = Hrát zase sám za sebe
client-bot-for-me = Ať za mě hraje bot
client-resign-sure = Ano, hru vzdávám
client-vote-takeback = { $n ->
    [one] O vrácení posledního tahu žádá { $seat }.
    [few] O vrácení posledních { $n } tahů žádá { $seat }.
   *[other] O vrácení posledních { $n } tahů žádá { $seat }.
}
client-vote-bot = Hráč: { $seat }. Má za něj hrát bot?
client-vote-reseat = Hráč: { $seat }. Má dostat novou pozvánku?
client-vote-waiting = Ještě neodpověděli: { LIST($who) }
client-vote-withdraw = Stáhnout žádost
client-bot-for-other = Navrhnout bota za hráče: { $seat }
client-link-for-other = Nový odkaz pro hráče, který svůj ztratil: { $seat }
client-link-for-other-made = Pošlete tento odkaz. Hráč: { $seat }. Platí, jakmile budou všichni ostatní u stolu souhlasit.
client-record = Uložit záznam hry
client-days = { $days ->
    [one] { $days } den
    [few] { $days } dny
    [many] { $days } dne
   *[other] { $days } dní
}
client-pass-screen = Předejte obrazovku: na řadě je { $name }
client-i-am = Já jsem { $name }

## Settings and help

client-look = Vzhled
client-theme-auto = Podle zařízení
client-theme-light = Světlý
client-theme-dark = Tmavý
client-speed-slow = Pomalu
client-speed-normal = Běžně
client-speed-fast = Rychle
client-speed-off = Vypnuto
client-confirm-moves = Potvrzovat tahy
client-confirm-all = vždy
client-confirm-line = jen co nejde vzít zpět
client-confirm-none = nikdy
client-notify-turn = Upozornit mě, když jsem na tahu
client-help-board = Co září, lze zvolit: klepněte na plán, nebo vyberte ze seznamu. Klepnutí jinam řekne, proč to nejde. Podržte ukazatel nebo prst a dozvíte se, co to je.
client-key-choose = zvolit možnost ze seznamu
client-key-walk = procházet možnosti a místa
client-key-confirm = potvrdit
client-key-back = zrušit výběr
client-key-undo = vrátit zpět
client-key-hint = rada
client-key-panels = záznam, pravidla, body
client-key-history = procházet průběh hry
client-key-zoom = zvětšit, zmenšit, celý plán
client-key-help = tato nápověda

## What goes wrong

client-offline = Server je nedostupný. Nic se neztratilo, zkuste to za chvíli.
client-away = Server není dostupný. Nic se neztratilo: jakmile se spojení obnoví, stránka bude sama pokračovat.
client-try-again = Zkusit znovu
client-problem = Něco se nepovedlo: { $reason }
client-health-gone = Takový stůl není, nebo ho nesmíte vidět.
client-health-no-session = Tento prohlížeč u stolu nesedí. Otevřete znovu svou pozvánku.
client-health-replaced = Stůl je otevřený v jiné kartě.
client-health-outdated = Je tu novější verze. Načtěte stránku znovu.
client-use-here = Pokračovat zde

## What happens at the table

client-event-claimed = Usedá: { $seat }.
client-event-left = Od stolu odchází { $seat }.
client-event-bot-seated = Místo hráče { $seat } teď hraje bot.
client-event-returned = Vrací se { $seat }.
client-event-started = Hra začíná.
client-event-undone = Tah bere zpět { $seat }.
client-event-proposed-takeback = O vrácení tahu žádá { $seat }.
client-event-proposed-bot = Místo hráče { $seat } má hrát bot.
client-event-proposed-reseat = Novou pozvánku má dostat { $seat }.
client-event-closed-yes = Všichni souhlasili.
client-event-closed-no = Návrh neprošel.
client-event-resigned = Vzdává se { $seat }.
client-event-ended = Hra skončila.
client-event-rematched = Odveta je připravena.
client-event-frozen = Hra stojí kvůli chybě v programu.

# Sledování tahu soupeře bez místa, krok po kroku.
client-opponent-plays = Na tahu: { $who }
client-opponent-again = Tah: { $who }
client-step-back = O krok zpět
client-step-on = O krok dál (Enter)
client-step-skip = Přeskočit
client-step-done = Hotovo
