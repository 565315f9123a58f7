"""What a Turkish player would type into the rules reference, and the rule that answers."""

from __future__ import annotations

import pytest

from courtier.texts import rules
from courtier.texts.fold import fold

ANSWERS = {
    "viceroy": {
        "serbest kart": "V-PYR-08",
        "ebedî mücevher puanı": "V-SCORE-02",
        "pas geçince kaç mücevher": "V-PASS-01",
        "saldırı jetonu cezası": "V-SCORE-07",
        "beşinci seviye ödülü": "V-BUILD-15",
        "tek renkli daire mücevher": "V-BUILD-13",
        "beraberlik": "V-SCORE-08",
        "aynı renge teklif": "V-AUC-12",
        "yeniden renklendirme": "V-END-02",
        "küçük deste": "V-SETUP-06",
    },
    "gugong": {
        "saray dördüncü gün": "G-PALACE-04",
        "düşük hediye": "G-GIFT-04",
        "meyve altın": "G-GIFT-03",
        "Çin Seddi ne zaman tamamlanır": "G-WALL-03",
        "yeşim puanı": "G-END-05",
        "ödül ne zaman": "G-CANAL-08",
        "jeton değiştirmek": "G-TOKEN-02",
        "madalyayı kim alır": "G-INTRIGUE-02",
        "kararname bedeli": "G-DECREE-02",
        "beraberlik": "G-TIE-01",
    },
    "viscounts": {
        "kart yok etmek": "W-EFF-05",
        "çarpışma ne zaman": "W-COLL-01",
        "işten çıkarma bedeli": "W-DISMISS-03",
        "el limiti": "W-DRAW-01",
        "kale beyi": "W-CASTLE-06",
        "oyunun sonu": "W-END-01",
        "el yazması seti": "W-SCORE-03",
        "suçlu yozlaşma": "W-MANAGE-05",
        "sağ alandan iç yola": "W-MOVE-03",
        "bina bedeli": "W-BUILD-02",
    },
}
ASKED = [(game, words, rule) for game, queries in ANSWERS.items() for words, rule in queries.items()]


def shouted(words: str) -> str:
    """In capitals as they are written in Turkish: `i` is `İ`, `ı` is `I`."""
    return words.replace("i", "İ").replace("ı", "I").upper()


@pytest.mark.parametrize(("game", "words", "rule"), ASKED)
@pytest.mark.parametrize("typed", [str, fold, shouted], ids=["as written", "without diacritics", "in capitals"])
def test_the_answer_is_among_the_first_three(game, words, rule, typed):
    found = rules.load(game, "tr").search(typed(words))
    assert rule in [hit.id for hit in found[:3]]
    assert {hit.lang for hit in found} == {"tr"}


@pytest.mark.parametrize("game", ANSWERS)
def test_ten_questions_are_asked_of_each_game(game):
    assert len(ANSWERS[game]) == 10
