### Learning a game: searching the rules, player aids, pictures beside the rules.

## Search: words that say nothing in a question, in lower case, divided by blanks
learn-search-idle = bir bu şu o ve veya ya da de ile için ama mı mi mu mü ne nedir neler neden niye niçin nasıl kim kimin kime hangi nerede nereye nereden kaç kaçtır kadar zaman olur oluyor olursa olmalı var yok ben benim beni bana sen eğer ise gibi daha en çok mıyım miyim muyum müyüm mıdır midir edebilir yapabilir alabilir demek

## Search: groups of words that mean the same in a question, divided by commas; only such as players use for words of the rules
learn-search-senses = bedel maliyet fiyat ödeme ödemek kaça mal, puan puanlama, hareket ilerletmek gitmek ilerlemek, son biter bitmek bitiş, limit sınır tutulur tutmak, beraberlik eşit eşitlik, ceza eksi, boyamak boyama renklendirme, yetişememek ulaşamadı ulaşmak yetişmek diskalifiye, atmak ıskarta, almak kazanmak satın, seviye kat, geçersem geçince geçmek geçen geçenler, alırım alınır

## Search: what was found beside rules
learn-search-term = terim
learn-search-card = kart

## The guide through a first game
learn-by-playing = Oynayarak öğren
learn-guide = Rehber
learn-guide-step = { $step } / { $steps }
learn-guide-less = Rehberi daralt
learn-guide-more = Rehberi genişlet
learn-guide-next = İleri
learn-guide-done = Oynamaya devam et
learn-guide-alone = Rehbersiz devam et
learn-guide-astray = Kendi yolunuzdan gittiniz, bunda bir sakınca yok. Geri al düğmesi sizi rehbere döndürür; isterseniz kendiniz devam edin.

## Player aids
learn-aid = Oyuncu yardımı
learn-aid-print = Yazdır
