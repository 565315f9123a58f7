### What is only heard: names of regions and sentences for those who listen to the page.

client-spoken-question = Question
client-spoken-answers = Answers
client-spoken-side = Decision, log and rules
# what: an answer that was chosen; told: whole sentences about what it will do, or nothing.
client-spoken-ready = Ready to confirm: { $what }. { $told }
# what: the name of a place that was picked; count: how many answers are left.
client-spoken-picked = { $what }: { $count ->
    [one] { $count } choice.
   *[other] { $count } choices.
}
client-spoken-connected = The connection is back.
client-spoken-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# what: the name of a place on the board; count: how many answers lie there.
client-spoken-place = { $what }, { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
