### Slova rozhraní, společná všem třem hrám. Klíče: ui- tlačítka a nadpisy, play- hra v terminálu,
### list- a seat- používá sám formátovač, game-, lang-, source- a level- jsou uzavřené seznamy.

## Seznamy a čísla

list-and = { $head } a { $tail }
list-or = { $head } nebo { $tail }
list-comma = { $head }, { $tail }
list-empty = žádné
list-times = { $count }× { $name }
points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}
vp = { $count } VB
cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
    .acc = { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }
players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
hidden-card = skrytá karta
    .gen = skryté karty
    .dat = skryté kartě
    .acc = skrytou kartu
    .loc = skryté kartě
    .ins = skrytou kartou
    .gender = f
    .count = { $count ->
        [one] { $count } skrytá karta
        [few] { $count } skryté karty
       *[other] { $count } skrytých karet
    }
    .count-acc = { $count ->
        [one] { $count } skrytou kartu
        [few] { $count } skryté karty
       *[other] { $count } skrytých karet
    }
unknown-card = neznámá karta
    .gen = neznámé karty
    .dat = neznámé kartě
    .acc = neznámou kartu
    .loc = neznámé kartě
    .ins = neznámou kartou
    .gender = f
list-of-effects = { LIST($effects) }
one-of-effects = { LIST($effects, join: "or") }
repeated-effect = { $times }× { $effect }
pay-then = { $cost }: { $effect }
range = { $from }–{ $to }
label = { NAME($text, cap: "yes") }
label-short = { NAME($text, case: "short", cap: "yes") }
label-value = { $label }: { $value }
with-rule = { $text } [{ $rule }]

## Místa u stolu

seat-number = Hráč { $number }
seat-you = vy
seat-is-you = { $name } (vy)
seat-bot = { $name } (bot)
seat-empty = volné místo
seat-order = Místo { $number }: { $name }

## Jazyky a hry

lang-en = English
lang-cs = Čeština
lang-tr = Türkçe
game-gugong = Gùgōng
game-viceroy = Panovník
game-viscounts = Vikomti Západního království
game-gugong-about = Vyměňujte dary s úředníky Zakázaného města a dosáhněte audience u císaře. 1–5 hráčů.
game-viceroy-about = Dražte své stoupence a vybudujte pyramidu moci z postav a zákonů. 1–4 hráči.
game-viscounts-about = Projíždějte rozpolceným královstvím mezi počestností a zkažeností, smlouvami a dluhy. 1–4 hráči.
unofficial = Neoficiální projekt. Názvy her patří jejich vydavatelům, pravidla popisujeme vlastními slovy.

## Odkud pochází údaj o herním materiálu

source-rulebook = z pravidel hry
source-picture = přečteno z obrázku
source-card-list = ze zveřejněného seznamu karet
source-public = z veřejných zdrojů
source-inferred = odvozeno z jiných údajů
source-ruling = náš výklad tam, kde pravidla mlčí
source-reconstructed = rekonstruováno; porovnejte se svým výtiskem

## Hra v terminálu

play-welcome = Courtier { $version }
play-game = { $game }, { $seats ->
    [one] { $seats } hráč
    [few] { $seats } hráči
   *[other] { $seats } hráčů
}
play-choose-game = Kterou hru?
play-choose-number = Vyberte číslo od 1 do { $last }, nápověda je ?:
play-choose-many = Vyberte čísla oddělená mezerami, nápověda je ?:
play-bad-number = „{ $text }“ není v nabídce. Napište číslo od 1 do { $last }.
play-bad-command = „{ $text }“ není číslo ani příkaz. Nápovědu zobrazí ?.
play-only-choice = Jediná možnost: { $choice }
play-round = { $round }. kolo
play-round-of = { $round }. kolo z { $last }
play-turn = Na tahu: { $seat }
play-decide = { $seat }: { $question }
play-hand-over = Nyní hraje: { $seat }. Předejte zařízení a stiskněte Enter.
play-did = { $seat }: { $what }
play-no-events = Zatím se nic nestalo.
play-help =
    Napište číslo možnosti. Můžete také napsat:
    ?  tuto nápovědu
    w  proč něco nelze vybrat
    u  vrátit zpět
    s  uložit hru
    b  zobrazit herní plán
    l  zobrazit záznam hry
    p  zobrazit body, kdyby hra skončila teď
    r  vyhledat pravidlo, například: r { $example }
    q  ukončit
play-undone = Vráceno.
play-cannot-undo = To nelze vrátit: mezitím se ukázalo něco skrytého.
play-nothing-to-undo = Není co vracet.
play-undo-agree = { $seat } žádá o vrácení. Souhlasíte?
play-saved = Uloženo: { $file }
play-loaded = Načteno: { $file }
play-resume = Pokračovat v uložené hře
play-quit-sure = Skončit? Ve hře lze pokračovat ze souboru { $file }.
play-goodbye = Na shledanou.
play-yes-no = a/n
play-yes-letters = a
play-no-letters = n
play-press-enter = Pokračujte klávesou Enter.
play-why-all-possible = Vše, co pravidla zde znají, lze vybrat.
play-why-line = { $choice }: { $reason }
play-hint = Bot by vybral: { $choice }
play-thinking = { $seat } přemýšlí…
play-game-over = Hra skončila.
play-winner = Vítěz: { $seat } ({ $score ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodů
})
play-winners = Společné vítězství: { LIST($seats) } ({ $score ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodů
})
play-solo-won = Vyhráli jste: { $score ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodů
}.
play-solo-lost = Prohráli jste.
play-solo-score = Vaše skóre: { $score }
play-place = { $place }. { $seat }: { $score }
play-seed = Semínko: { $seed }
play-open-address = Stůl je otevřen na adrese { $address }
play-stop-with = Ukončíte klávesami Ctrl+C.
play-rule-none = Takové číslo pravidla ani taková slova v pravidlech nejsou.
play-rules-found = { $count ->
    [one] { $count } pravidlo
    [few] { $count } pravidla
   *[other] { $count } pravidel
}
play-data-note = Tato hra používá rekonstruované údaje; které to jsou, ukáže { $command }.
play-corrections = Údaje o herním materiálu opravuje soubor { $file }.

## Tlačítka, nadpisy a oznámení

ui-lobby = Lobby
ui-table = Stůl
ui-new-table = Nový stůl
ui-table-full = Stůl je plný
ui-my-games = Moje hry
ui-new-game = Nová hra
ui-start-game = Zahájit hru
ui-seat = Místo
ui-free-seat = Volné místo
ui-take-seat = Přisednout ke stolu
ui-leave-table = Odejít od stolu
ui-join = Připojit se
ui-invite = Pozvat
ui-invite-link = Odkaz s pozvánkou
ui-copy-link = Kopírovat odkaz
ui-link-copied = Odkaz zkopírován
ui-host = Hostitel
ui-player = Hráč
ui-players = Hráči
ui-player-count = Počet hráčů
ui-player-colour = Barva hráče
ui-opponent = Soupeř
ui-human-player = Lidský hráč
ui-spectator = Divák
ui-spectators = Diváci
ui-watch-game = Sledovat hru
ui-player-left = Hráč odešel
ui-ready = Připraveno
ui-hot-seat = Hra na jednom zařízení
ui-bot = Bot
ui-add-bot = Přidat bota
ui-remove-bot = Odebrat bota
ui-bot-level = Úroveň bota
ui-bot-easy = Snadná
ui-bot-medium = Střední
ui-bot-hard = Těžká
ui-bot-expert = Expertní
ui-bot-thinking = Bot přemýšlí…
ui-replaced-by-bot = Zastupuje bot
ui-solo = Sólo
ui-solo-game = Sólová hra
ui-variant = Varianta
ui-difficulty = Obtížnost
ui-game-options = Možnosti hry
ui-setup = Příprava hry
ui-start-player = Začínající hráč
ui-time-limit = Časový limit
ui-time-left = Zbývající čas
ui-corrected = Herní údaje opravil majitel.
ui-round = Kolo
ui-turn = Tah
ui-phase = Fáze
ui-action = Akce
ui-hand = Ruka
ui-your-turn = Jste na tahu
ui-waiting-for = Čeká se na:
ui-choose-action = Vyberte akci
ui-choose-card = Vyberte kartu
ui-choose-one = Vyberte jednu možnost
ui-optional = Volitelné
ui-skip = Přeskočit
ui-pass = Pasovat
ui-end-turn = Ukončit tah
ui-undo = Vrátit zpět
ui-undo-turn = Vrátit celý tah
ui-request-undo = Požádat o vrácení
ui-cannot-undo = Nelze vrátit
ui-confirm = Potvrdit
ui-cancel = Zrušit
ui-yes = Ano
ui-no = Ne
ui-back = Zpět
ui-next = Další
ui-close = Zavřít
ui-accept = Přijmout
ui-decline = Odmítnout
ui-hint = Tip
ui-why-not = Proč ne?
ui-not-possible = Teď není možné
ui-help = Nápověda
ui-rules = Pravidla
ui-tutorial = Výuka hry
ui-log = Záznam hry
ui-last-move = Poslední tah
ui-replay = Přehrát záznam
ui-score = Skóre
ui-score-now = Kdyby hra skončila teď
ui-score-breakdown = Rozpis bodů
ui-victory-points = Vítězné body
ui-total = Celkem
ui-final-score = Konečné skóre
ui-final-scoring = Závěrečné bodování
ui-ranking = Pořadí
ui-tie = Remíza
ui-tie-breaker = Rozhodování remíz
ui-winner = Vítěz
ui-shared-victory = Společné vítězství
ui-you-won = Vyhráli jste!
ui-you-lost = Prohráli jste
ui-game-over = Konec hry
ui-rematch = Odveta
ui-resign = Vzdát se
ui-chat = Chat
ui-write-message = Napište zprávu…
ui-send-message = Odeslat
ui-settings = Nastavení
ui-language = Jazyk
ui-sound = Zvuk
ui-on = Zapnuto
ui-off = Vypnuto
ui-animation-speed = Rychlost animací
ui-speed-slow = Pomalá
ui-speed-normal = Normální
ui-speed-fast = Rychlá
ui-text-size = Velikost písma
ui-dark-mode = Tmavý režim
ui-colour-blind-mode = Režim pro barvoslepé
ui-full-screen = Celá obrazovka
ui-keyboard-shortcuts = Klávesové zkratky
ui-notifications = Oznámení
ui-loading = Načítání…
ui-connection-lost = Spojení přerušeno
ui-reconnecting = Obnovování spojení…
ui-saved = Uloženo
ui-error = Chyba
ui-try-again = Zkusit znovu
