### Co je jen slyšet: názvy oblastí a věty pro ty, kdo stránku poslouchají.

client-spoken-question = Otázka
client-spoken-answers = Odpovědi
client-spoken-side = Rozhodnutí, záznam a pravidla
# what: an answer that was chosen; told: whole sentences about what it will do, or nothing.
client-spoken-ready = Připraveno k potvrzení: { $what }. { $told }
# what: the name of a place that was picked; count: how many answers are left.
client-spoken-picked = { $what }: { $count ->
    [one] { $count } možnost.
    [few] { $count } možnosti.
    [many] { $count } možnosti.
   *[other] { $count } možností.
}
client-spoken-connected = Spojení je obnoveno.
client-spoken-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
# what: the name of a place on the board; count: how many answers lie there.
client-spoken-place = { $what }, { $count ->
    [one] { $count } možnost
    [few] { $count } možnosti
    [many] { $count } možnosti
   *[other] { $count } možností
}
