"""The board of Viscounts: words for everything in all languages, nothing hidden, everything public in its place."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from courtier import texts
from courtier.cli.boards import board_lines, board_of
from courtier.cli.boards.viscounts import Board
from courtier.cli.seats import seat_names
from courtier.cli.voice import Voice
from courtier.core.messages import Message
from courtier.core.rng import seeded
from courtier.games import load_game
from courtier.games.viscounts.names import key
from tests.cli.running import LANGUAGES
from tests.games.viscounts.table import player, table
from tests.support.instants import instants

GAME: Any = load_game("viscounts")


class Strict(Voice):
    """A voice that raises where a text or an argument is missing."""

    def say(self, key, **args):
        return texts.format(Message(key, args), self.lang, self.seats, strict=True)

    def plainly(self, message):
        return texts.format(message, self.lang, self.seats, strict=True)


def board(lang, s, seat=0, names=("Ada", "random")):
    voice = Strict(lang)
    voice.seats = seat_names(voice, names, s.n_seats)
    made = board_of(voice, GAME, s, seat)
    assert isinstance(made, Board)
    return made


def after(options, steps, seed=1):
    return next(itertools.islice(instants(GAME, options, "viscounts boards", seed, 1), steps, None))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_instant_has_words_and_fits_the_page(players, lang):
    for s in instants(GAME, {"players": players}, "viscounts boards", players, 70):
        for seat in (-1, 0):
            for full in (False, True):
                lines = board(lang, s, seat).lines(full)
                assert max(map(len, lines)) <= 80, max(lines, key=len)
                assert "\u00a0" not in "".join(lines)


@pytest.mark.parametrize("rival", ["ai_builder", "ai_noble", "ai_cards"])
def test_every_rival_is_drawn_with_its_board_and_schemes(rival):
    s = after({"players": 1, "rival": rival, "difficulty": 2}, 60)
    view = GAME.view(s, 0)["rival"]
    for lang in LANGUAGES:
        text = "\n".join(board(lang, s).lines(True))
        for card in [card for card in view["row"] if card]:
            assert texts.format(Message(f"viscounts-scheme-{card}"), lang) in text
        assert text.count("■") == len(view["built"])
        assert text.count("■") + text.count("□") == 9
        assert len(board(lang, s).lines(False)) < len(board(lang, s).lines(True))


def test_a_board_shows_only_what_the_seat_can_know():
    for players in (1, 3):
        for number, s in enumerate(instants(GAME, {"players": players}, "viscounts boards", 4, 60)):
            for seat in range(s.n_seats):
                other = GAME.determinize(s, seat, seeded(f"{number}"))
                assert board("en", other, seat).lines(True) == board("en", s, seat).lines(True)


def test_ring_castle_and_table_agree_with_the_view():
    for s in instants(GAME, {"players": 3}, "viscounts boards", 2, 50):
        view = GAME.view(s, 0)
        lines = board("en", s).lines(False)
        heads = [line[0] for line in lines if line[1:2] == " " and line[0] in "ABCDE"]
        assert heads == view["layout"]
        text = "\n".join(lines)
        for site, built in view["sites"].items():
            assert (f"{site} [" in text) == (built is not None)
        tags = ["Ada", "Player 2", "Player 3"]
        at = 0
        for line in lines:
            if line[:1] in "ABCDE" and line[1:2] == " ":
                at = line[0]
            if "◄" in line and line.startswith("  ") and line[2] in "LRI":
                riders = line.partition("◄ ")[2].split(", ")
                assert riders == [tags[n] for n, p in enumerate(view["players"]) if p["space"] == f"{at}.{line[2]}"]
        goods = next(line for line in lines if line.startswith("Silver, ink"))
        shown = [int(n) for n in goods[36:].split()]
        assert shown == [p[good] for p in view["players"] for good in ("silver", "ink", "stone", "gold")]


def test_own_cards_are_named_with_cost_icons_and_ability():
    s = after({"players": 2}, 40)
    view = GAME.view(s, 0)["players"][0]
    for lang in LANGUAGES:
        text = "\n".join(board(lang, s).lines(False))
        for card in [card for card in (*view["row"], *view["hand"]) if card]:
            assert texts.format(Message(f"viscounts-townsfolk-{key(card)}"), lang) in text
    alone = board("en", s)
    assert alone.card("hand", "st_lender") == [
        "  hand       Lender            1 MM   When it leaves: flip a debt or a deed"
    ]
    assert alone.card("right", None, ["merchant", "merchant"])[0].split() == ["right", "–", "MM"]
    assert not board("en", s, -1).lines(False)[-1].startswith("  hand")


def test_setup_shows_the_pairs_on_offer():
    s = after({"players": 2}, 0)
    lines = board("en", s).lines(False)
    for pair in GAME.view(s, 0)["pairs"]:
        number = pair["card"].rpartition("_")[2]
        assert any(line.startswith(f"Player card {number}: ") for line in lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_is_explained_by_its_name(lang):
    made = board(lang, after({"players": 2}, 0))
    groups = {
        "townsfolk": made.facts.townsfolk,
        "manuscript": made.facts.manuscripts,
        "scheme": made.facts.schemes,
        "segment": made.facts.segments,
    }
    for group, cards in groups.items():
        for card in cards:
            lines = made.explained(made.name(group, card))
            assert len(lines) >= 2
            assert max(map(len, lines)) <= 80
    assert made.explained("a")[0].startswith("A ")
    assert made.explained("") == made.explained("nobody at all") == []
    assert all(len(line) <= 80 for line in made.legend())
    assert made.brief("turn") is None


def test_long_and_equal_names_stay_apart():
    s = after({"players": 3}, 0)
    tags = board("en", s, 0, ("Maximiliana", "Maximiliana", "Eva")).tags
    assert len(set(tags.values())) == 3
    assert max(map(len, tags.values())) <= 9
    assert tags[2] == "Eva"
    assert board("en", s, 0, ("me", "random", "random")).tags == {0: "me", 1: "Player 2", 2: "Player 3"}


def test_the_command_line_picks_this_board():
    s = after({"players": 2}, 5)
    assert board_lines(Voice("en"), GAME, s, 0)[0].startswith("Viscounts of the West Kingdom")


@pytest.mark.parametrize(
    ("lang", "word"), [("en", "Collision on 4: "), ("cs", "Střet na políčku 4: "), ("tr", "4. alan")]
)
def test_the_board_tells_what_a_collision_brings(lang, word):  # W-COLL-04, W-COLL-05
    far = table("play-card", player(row=[None] * 3, hand=["st_thief", "st_abbot"]))
    near = table("play-card", player(row=[None] * 3, hand=["st_thief", "st_abbot"], corruption=3, virtue=4))
    assert not [line for line in board_lines(Voice(lang), far.game, far.s, 0) if word in line]
    assert [line for line in board_lines(Voice(lang), near.game, near.s, 0) if word in line]
    whole = "\n".join(board_lines(Voice(lang), far.game, far.s, 0, full=True))
    assert word in whole
    assert max(map(len, whole.splitlines())) <= 80
