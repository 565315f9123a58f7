### Yalnızca duyulanlar: bölgelerin adları ve sayfayı dinleyenler için cümleler.

client-spoken-question = Soru
client-spoken-answers = Yanıtlar
client-spoken-side = Karar, kayıt ve kurallar
# what: an answer that was chosen; told: whole sentences about what it will do, or nothing.
client-spoken-ready = Onaya hazır: { $what }. { $told }
# what: the name of a place that was picked; count: how many answers are left.
client-spoken-picked = { $what }: { $count } seçenek.
client-spoken-connected = Bağlantı yeniden kuruldu.
client-spoken-points = { $points } puan
# what: the name of a place on the board; count: how many answers lie there.
client-spoken-place = { $what }, { $count } seçenek
