"""The component data: complete, strictly read, and correctable. [W-TEST-03]"""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

import courtier.games.viscounts as package
from courtier.core.engine import legal, play, seat_to_act
from courtier.core.messages import Refused
from courtier.core.position import new_game
from courtier.core.rng import FastRng
from courtier.games import load_game
from courtier.games.loading import read_data
from courtier.games.viscounts.actions import CARDS, PAYMENTS, TABLE
from courtier.games.viscounts.game import build
from courtier.games.viscounts.shapes import SOURCES
from tests.games.viscounts.table import asked, goods, player, solo, table, track

GAME: Any = load_game("viscounts")
DATA = Path(package.__file__).parent / "data"


def test_everything_in_the_box_is_there():
    box = GAME.box
    assert (box.first_hero, box.first_neutral - box.first_hero) == (8, 10)
    assert box.n_cards - box.first_neutral >= 68
    assert len(box.manuscripts) == 35
    assert len(box.player_cards) == 10
    assert len(box.schemes) == 16
    assert [len(side.site_ids) for side in box.sides] == [20, 25]
    assert [sum(1 for link in links if link is not None) for links in GAME.book.link] == [14, 20]
    assert len(box.boards) == 5


def sources(value: Any) -> Any:
    """Every source of the data."""
    if isinstance(value, dict):
        for key, part in value.items():
            if key == "source" or key.endswith("_source"):
                yield part
            else:
                yield from sources(part)
    elif isinstance(value, list):
        for part in value:
            yield from sources(part)


def test_every_datum_says_where_it_comes_from():
    found = [source for path in DATA.glob("*.json") for source in sources(json.loads(path.read_text()))]
    assert len(found) > 250
    assert set(found) <= set(SOURCES)


@pytest.mark.parametrize(
    ("path", "value", "place"),
    [
        (["townsfolk", "neutral", 0, "icons"], ["wizard"], "townsfolk.neutral[0].icons[0]"),
        (["townsfolk", "neutral", 0, "cost"], 99, "townsfolk.neutral[0].cost"),
        (["townsfolk", "neutral", 0, "ability", "effect", 0, "do"], "fly", "townsfolk.neutral[0].ability.effect[0].do"),
        (["townsfolk", "neutral", 0, "ability", "trigger"], "on_sneeze", "townsfolk.neutral[0].ability.trigger"),
        (["townsfolk", "neutral", 0, "source"], "hearsay", "townsfolk.neutral[0].source"),
        (["manuscripts", "cards", 0, "ribbon"], "pink", "manuscripts.cards[0].ribbon"),
        (["board", "segments", 0, "start_numbers", "L"], 4, "board.segments.start_numbers"),
        (["board", "segments", 0, "sides", "3-4", "links", 0, "id"], "A1-A4", "board.A.3-4.links"),
        (["player_board", "slots", 0, "upgrade", "type"], "wings", "player_board.slots[0].upgrade.type"),
        (["solo", "boards", 0, "remove_schemes"], ["S99"], "solo.boards.ai_cleric.remove_schemes"),
        (["cards", "player_cards", 0, "then"], [{"do": "ai_dismiss"}], "player_card.1.then[0].do"),
    ],
)
def test_unknown_words_are_refused_with_their_place(path, value, place):
    data: Any = copy.deepcopy(read_data("viscounts"))
    at = data
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = value
    with pytest.raises(Refused) as refused:
        build(data)
    assert refused.value.message.args["place"] == place


def test_a_missing_field_is_refused():
    data: Any = copy.deepcopy(read_data("viscounts"))
    del data["townsfolk"]["neutral"][3]["cost"]
    with pytest.raises(Refused) as refused:
        build(data)
    assert refused.value.message.key == "error-place-missing"


# -- corrections


def test_an_owner_corrects_a_card():
    effect = [{"do": "gain", "what": "gold", "n": 3}]
    corrections = {"townsfolk": {"neutral": {"nt_friar": {"cost": 3, "ability": {"effect": effect}}}}}
    seat = player(row=[None] * 3, hand=["nt_friar", "st_thief"])
    g = table("play-card", seat, corrections=corrections).choose("card nt_friar play")
    assert goods(g) == {"gold": 3}
    assert g.prompt().args["n"] == 3
    assert track(table("play-card", seat).choose("card nt_friar play")) == (1, 6)  # other tables keep the printed card


def test_an_owner_corrects_board_track_and_costs():
    corrections = {
        "board": {
            "segments": {
                "A": {"sides": {"1-2": {"sites": {"A1": {"effect": [{"do": "gain", "what": "gold", "n": 2}]}}}}}
            }
        },
        "player_board": {"buildings": {"workshop": {"cost": 4}}},
    }
    seat = player(row=["st_abbot", "st_labourer", "st_squire"], stone=3)
    g = table("primary-action", seat, corrections=corrections).choose("act build plain")
    g.choose("building ws1 A1")
    assert goods(g) == {"gold": 2}
    gains = {"5": [{"do": "gain", "what": "ink", "n": 2}]}
    corrections = {"player_board": {"track": {"active_gains": gains}}}
    assert goods(table("collision", player(corruption=5, virtue=5), corrections=corrections)) == {"ink": 2}


def test_an_owner_corrects_a_rival():
    corrections = {"solo": {"start_schemes": {"S1": {"move": 3}}}}
    seat = {"space": "A.L", "row": [None] * 3, "draw": ["S1"], "discard": []}
    g = solo("rival-turn", seat, corrections=corrections)
    assert g.table["rival"]["space"] == "B.R"


@pytest.mark.parametrize(
    "corrections",
    [
        {"townsfolk": {"neutral": {"nt_nobody": {"cost": 1}}}},
        {"townsfolk": {"neutral": {"nt_friar": {"id": "nt_brother"}}}},
        {"townsfolk": {"neutral": {"nt_friar": {"cost": "two"}}}},
        {"townsfolk": {"neutral": {"nt_friar": {"colour": "red"}}}},
    ],
)
def test_corrections_that_do_not_fit_are_refused(corrections):
    with pytest.raises(Refused):
        load_game("viscounts", corrections)


def test_a_new_townsfolk_is_one_entry_in_the_data():
    """The action table grows at its end only, and the rules take the card as it is."""
    assert TABLE.blocks[-1].name == "card"
    assert TABLE.notation(TABLE.size - 1) == f"card {CARDS[-1]} destroy"
    assert TABLE.parse("card nt_acolyte play") == TABLE.blocks[-1].first + 3 * CARDS.index("nt_acolyte")


def test_ways_to_pay_are_ordered_by_their_worth():
    worth = [2 * sum(counts) for counts in PAYMENTS]
    assert worth == sorted(worth)


# -- conservation


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_components_are_conserved_at_every_step(players):  # W-TEST-03
    for seed in range(4):
        s = new_game(GAME, {"players": players}, f"conserve {seed}")
        rng = FastRng(seed)
        while s.stack:
            assert GAME.faults(s) == []
            seat = seat_to_act(s)
            options = legal(s, seat)
            play(GAME, s, seat, options[rng.below(len(options))])
        assert GAME.faults(s) == []
        assert s.debts_left == 0 or s.deeds_left == 0


def test_faults_are_found():  # W-TEST-03
    g = table("turn", player(row=[None] * 3, hand=["st_thief", "st_abbot", "st_squire"]))
    for spoil in (
        lambda s: s.seats[0].hand.append(s.seats[0].hand[0]),
        lambda s: setattr(s.seats[0], "silver", -1),
        lambda s: setattr(s.seats[0], "corruption", 8),
        lambda s: s.castle.__setitem__(0, 21),
        lambda s: setattr(s.seats[0], "built", 1),
        lambda s: setattr(s.seats[0], "manuscripts", 1),
        lambda s: setattr(s, "gone", s.gone + 1),
    ):
        s = GAME.copy(g.s)
        spoil(s)
        assert GAME.faults(s)
    assert asked(g) == "play"
