"""What a Czech player types finds the rule that is meant, with and without diacritics."""

from __future__ import annotations

import pytest

from courtier.texts import rules
from courtier.texts.fold import fold

QUERIES = {
    "viceroy": [
        ("věčný drahokam", "V-TOK-09"),
        ("žeton útoku v dražbě", "V-AUC-03"),
        ("pasování drahokamy", "V-PASS-01"),
        ("jednobarevný kruh", "V-BUILD-13"),
        ("kolik karta stojí", "V-BUILD-11"),
        ("pátá úroveň", "V-BUILD-15"),
        ("přebarvení segmentů", "V-END-02"),
        ("volná karta", "V-PYR-08"),
        ("dohoda dvou hráčů", "V-AUC-13"),
        ("remíza", "V-SCORE-08"),
        ("poslední kolo", "V-ROUND-02"),
        ("virtuální soupeř horní karta", "V-SOLO-06"),
    ],
    "gugong": [
        ("vyslanec v paláci do konce hry", "G-PALACE-04"),
        ("nižší dar", "G-GIFT-04"),
        ("miska ovoce", "G-GIFT-03"),
        ("výměna žetonů", "G-TOKEN-02"),
        ("úsek zdi dokončen", "G-WALL-03"),
        ("výhody z intrik", "G-WALL-06"),
        ("odměna v přístavu", "G-CANAL-07"),
        ("cena dekretu", "G-DECREE-02"),
        ("dvojitý služebník", "G-DOUBLE-01"),
        ("remízy", "G-TIE-01"),
        ("body za nefrit", "G-END-05"),
        ("Meng dekret", "G-SOLO-22"),
    ],
    "viscounts": [
        ("konec hry", "W-END-01"),
        ("karta chudoby", "W-SCORE-08"),
        ("zisky ze střetu", "W-COLL-07"),
        ("hradní pán", "W-CASTLE-06"),
        ("tři poddaní", "W-CASTLE-03"),
        ("limit karet na ruce", "W-DRAW-01"),
        ("propustit měšťana", "W-DISMISS-01"),
        ("cena dílny", "W-BUILD-02"),
        ("otočit dluh", "W-EFF-07"),
        ("zničit kartu", "W-EFF-05"),
        ("prázdný dobírací balíček", "W-DRAW-03"),
        ("sady rukopisů", "W-SCORE-03"),
    ],
}


@pytest.mark.parametrize(
    ("game", "query", "rule"), [(game, *asked) for game, all_ in QUERIES.items() for asked in all_]
)
def test_the_rule_is_among_the_first_three(game, query, rule):
    """As written, in capitals and as typed on a keyboard without Czech letters."""
    book = rules.load(game, "cs")
    assert book.lang == "cs"
    for typed in (query, query.upper(), fold(query)):
        assert rule in [found.id for found in book.search(typed)[:3]], typed
