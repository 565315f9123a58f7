"""Position documents of Viceroy: written by hand, read back, and refused with the place of the mistake."""

from __future__ import annotations

import json
from typing import Any

import pytest

from courtier.core.messages import Message, Refused
from courtier.core.position import dump, load, new_game, schema
from courtier.core.rng import FastRng
from courtier.games import load_game
from tests.games.viceroy.table import COLORS, at, hand, held, laid, screen, seat, shown, tokens, under
from tests.support import Play, given
from tests.texts.scan import say_everywhere


def read(table: dict[str, Any], moment: str = "building", **options: Any) -> Play:
    """The position of a written table."""
    return given("viceroy", {"players": 2, **options}, table, moment)


# -- hand-written documents


def test_an_empty_document_is_a_game_after_set_up():
    g = given("viceroy")
    assert g.view(-1)["round"] == 1
    assert g.view(-1)["phase"] == "auction"
    assert len(g.view(-1)["seats"]) == 4


def test_cards_are_named_by_key_or_by_printed_number():
    pyramid = [{"card": "royal_archive", "level": 1, "column": 0, "tucked": [6]}]
    g = read({"seats": [{"hand": ["captain", 5], "pyramid": pyramid}]})
    assert hand(g) == [5, 32]
    assert laid(g) == {(1, 0): 72}
    assert under(g, 1, 0) == [6]


def test_what_is_left_out_is_as_after_set_up():
    g = read({"seats": [{"hand": [5]}]})
    assert hand(g) == [5]
    assert len(held(g)) >= 6
    assert len(laid(g)) == 1
    assert len(hand(g, 1)) >= 4


def test_named_cards_leave_the_places_where_set_up_had_put_them():
    for number in range(1, 65, 7):
        g = read({"seats": [{"hand": [number]}, {"hand": []}]})
        assert hand(g) == [number]
        assert g.game.faults(g.s) == []


def test_the_supply_is_what_is_nowhere_else_unless_it_is_given():
    g = read({"seats": [seat("BBB", [], [at(1, 0, 18, "eternal:blue")]), seat("R", [], 51)]})
    assert g.view(-1)["supply"] == {"blue": 4, "red": 7, "green": 8, "yellow": 8}


def test_a_later_round_has_used_up_characters():
    g = read({"round": 7}, "auction")
    assert g.view(-1)["large_deck"] == 48 - 4 * 7
    assert g.view(-1)["round"] == 7


def test_decks_are_given_from_the_top():
    g = read({"large_deck": [1, 2, 3, 4, 5], "seats": [seat("", [], 50), seat("", [], 51)]}, "end-of-auction")
    assert [shown(g, color)[1] for color in COLORS] == [1, 2, 3, 4]


def test_hand_cards_that_others_know_and_laws_that_were_put_back():
    table = {
        "seats": [{"hand": [5], "hand_known": [{"card": 6, "known_by": [1]}]}],
        "law_deck": [80, 81, 82],
        "law_deck_known": [{"depth": 1, "known_by": [0]}],
    }
    g = read(table)
    assert g.view(1)["seats"][0]["hand"] == [6]
    assert g.view(0)["known_laws"] == [{"depth": 1, "card": 81}]
    assert g.view(1)["known_laws"] == []


def test_the_same_document_may_be_read_again_and_is_not_changed():
    table = {
        "seats": [{"hand": ["captain"], "pyramid": [{"card": "scout", "level": 1, "column": 0, "tucked": ["bandit"]}]}]
    }
    before = json.dumps(table)
    assert read(table).digest() == read(table).digest()
    assert json.dumps(table) == before


@pytest.mark.parametrize("moment", ["auction", "end-of-auction", "building", "end", "over"])
@pytest.mark.parametrize("number", [1, 6, 12])
def test_every_moment_can_be_played_to_the_end(moment, number):  # V-ROUND-01
    ended = {"ended": True} if moment in ("end", "over") else {}
    g = read({"round": number, **ended}, moment)
    g.play_on(number)
    assert g.over
    assert len(g.scores()) == 2


@pytest.mark.parametrize(
    "options", [{"players": 1, "virtual": 2}, {"players": 2, "four_characters": True}, {"players": 4}]
)
def test_every_moment_of_a_game_is_written_and_read_without_loss_set_up_included(options):  # V-SETUP-04, V-SETUP-09
    game = load_game("viceroy")
    g = Play(game, new_game(game, options, "documents"))
    rng = FastRng(5)
    n = 0
    while not g.over:
        if n < 40 or n % 9 == 0:
            doc = json.loads(json.dumps(dump(game, g.s)))
            again = load(game, doc)
            assert dump(game, again) == doc
        n += 1
        options_now = g.options()
        g.choose(options_now[rng.below(len(options_now))])
    assert dump(game, load(game, dump(game, g.s))) == dump(game, g.s)


def test_the_schema_describes_every_field_of_a_written_position():
    described: Any = schema(load_game("viceroy"))["properties"]
    table = described["table"]["properties"]
    written = given("viceroy").table
    assert set(written) <= set(table)
    assert set(written["seats"][0]) <= set(table["seats"]["items"]["properties"])


# -- documents that cannot be


def place_of(refused: Refused) -> str:
    """Where the mistake is."""
    message = refused.message
    fault = message.args.get("fault")
    args = fault.args if isinstance(fault, Message) else message.args
    return str(args.get("place", args.get("second", "")))


ONE = {"card": 5, "level": 1, "column": 0}
WRONG: list[tuple[dict[str, Any], str]] = [
    ({"round": -1}, "table.round"),
    ({"round": "three"}, "table.round"),
    ({"round": True}, "table.round"),
    ({"round": 13}, "table.round"),
    ({"bidding_round": 4}, "table.bidding_round"),
    ({"building_round": 4}, "table.building_round"),
    ({"rounds": 3}, "table"),
    ({"seats": [{}, {}, {}]}, "table.seats"),
    ({"seats": {}}, "table.seats"),
    ({"seats": [7]}, "table.seats[0]"),
    ({"seats": [{"gold": 1}]}, "table.seats[0]"),
    ({"seats": [{"gems": {"blue": -1}}]}, "table.seats[0].gems.blue"),
    ({"seats": [{"gems": {"purple": 1}}]}, "table.seats[0].gems"),
    ({"seats": [{"gems": {"blue": 1.5}}]}, "table.seats[0].gems.blue"),
    ({"seats": [{"attacks": -1}]}, "table.seats[0].attacks"),
    ({"seats": [{"hand": [0]}]}, "table.seats[0].hand[0]"),
    ({"seats": [{"hand": [89]}]}, "table.seats[0].hand[0]"),
    ({"seats": [{"hand": ["nobody"]}]}, "table.seats[0].hand[0]"),
    ({"seats": [{"hand": [True]}]}, "table.seats[0].hand[0]"),
    ({"seats": [{"hand": [5, 5]}]}, "table.seats[0].hand[1]"),
    ({"seats": [{"hand": [5, "scout"]}]}, "table.seats[0].hand[1]"),
    ({"seats": [{"hand": [5]}, {"hand": [5]}]}, "table.seats[1].hand[0]"),
    ({"seats": [{"hand_known": [{"card": 5, "known_by": [2]}]}]}, "table.seats[0].hand_known[0].known_by[0]"),
    ({"seats": [{"pyramid": [{"card": 5, "level": 1}]}]}, "table.seats[0].pyramid[0]"),
    ({"seats": [{"pyramid": [{**ONE, "level": 6}]}]}, "table.seats[0].pyramid[0].level"),
    ({"seats": [{"pyramid": [{**ONE, "column": 37}]}]}, "table.seats[0].pyramid[0].column"),
    ({"seats": [{"pyramid": [{**ONE, "tokens": ["gold"]}]}]}, "table.seats[0].pyramid[0].tokens[0]"),
    ({"seats": [{"pyramid": [{**ONE, "tokens": ["power:48"]}]}]}, "table.seats[0].pyramid[0].tokens[0]"),
    ({"seats": [{"pyramid": [{**ONE, "tucked": [5]}]}]}, "table.seats[0].pyramid[0].tucked[0]"),
    ({"seats": [{"pyramid": [ONE, {**ONE, "card": 6}]}]}, "table.seats[0].pyramid[1]"),
    ({"seats": [{"pyramid": [ONE, {"card": 6, "level": 1, "column": 2}]}]}, "table.seats[0].pyramid"),
    ({"seats": [{"pyramid": [ONE, {"card": 6, "level": 2, "column": 0}]}]}, "table.seats[0].pyramid[1]"),
    ({"seats": [{"pyramid": []}]}, "table.seats[0].pyramid"),
    ({"seats": [{"bid": "gold"}]}, "table.seats[0].bid"),
    ({"seats": [{"in_auction": 1}]}, "table.seats[0].in_auction"),
    ({"seats": [{"chosen": 77}]}, "table.seats[0].chosen"),
    ({"seats": [{"painted": [{"level": 2, "column": 9, "color": "red"}]}], "ended": True}, "table.seats[0].painted[0]"),
    ({"display": {"purple": {}}}, "table.display"),
    ({"display": {"red": {"left": 5}}}, "table.display.red"),
    ({"display": {"red": {"below": 85}}}, "table.display.red.below"),
    ({"display": {"red": {"below": True}}}, "table.display.red.below"),
    ({"display": {"red": {"below": "nobody"}}}, "table.display.red.below"),
    ({"display": {"red": {"below": 5}}, "large_deck": [5]}, "table.display.red.below"),
    ({"large_deck": [85]}, "table.large_deck[0]"),
    ({"small_deck": [1, 85]}, "table.small_deck[1]"),
    ({"law_deck": [5]}, "table.law_deck[0]"),
    ({"law_deck": [80], "law_deck_known": [{"depth": 1, "known_by": [0]}]}, "table.law_deck_known[0].depth"),
    ({"law_deck_known": [{"depth": 0, "known_by": [2]}]}, "table.law_deck_known[0].known_by[0]"),
    ({"discarded": [], "large_deck": [1]}, "table.large_deck"),
    ({"supply": {"blue": 9}}, "table.supply"),
    ({"virtual_in": [True]}, "table.virtual_in"),
    ({"virtual_bids": ["red"]}, "table.virtual_bids"),
    ({"removals": 4}, "table.removals"),
]


@pytest.mark.parametrize(("table", "place"), WRONG, ids=[place for _, place in WRONG])
def test_a_wrong_document_is_refused_with_its_place(table, place):
    with pytest.raises(Refused) as refused:
        read(table)
    assert place_of(refused.value).startswith(place)
    said = say_everywhere(refused.value.message)
    assert len(set(said.values())) == 3, "every language says it in its own words"


def test_a_wrong_number_of_gems_is_told_with_its_rule():  # V-TOK-11
    with pytest.raises(Refused) as refused:
        read({"seats": [seat("", [], 50), seat("", [], 51)], "supply": {"blue": 9, "red": 8, "green": 8, "yellow": 8}})
    assert refused.value.message.rule == "V-TOK-11"
    said = say_everywhere(refused.value.message)
    assert said["en"].endswith("with what the players have there are 9 blue gems instead of 8.")
    assert said["cs"].endswith("spolu s tím, co mají hráči, je ve hře 9 modrých drahokamů, má to být 8.")


@pytest.mark.parametrize("law", [65, 74, 76])
def test_stored_gems_lie_on_the_treasury_or_on_a_law_that_took_its_place(law):  # V-LAW-65, V-LAW-74, V-LAW-76
    g = read({"seats": [seat("", [], [at(1, 0, 50), at(1, 1, law, "stored:blue")])]})
    assert tokens(g, 1, 1) == ["stored:blue"]


@pytest.mark.parametrize("card", [5, 68])
def test_stored_gems_on_another_card_are_refused(card):  # V-LAW-76
    with pytest.raises(Refused) as refused:
        read({"seats": [seat("", [], [at(1, 0, 50), at(1, 1, card, "stored:blue")])]})
    assert place_of(refused.value) == "table.seats[0].pyramid[1].tokens"
    assert refused.value.message.rule == "V-LAW-76"


def test_any_law_may_fill_a_place_of_a_pyramid():
    for law in range(65, 89):
        assert laid(read({"seats": [seat("", [], [at(1, 0, 50), at(1, 1, law)])]}))[1, 1] == law


def test_virtual_bids_before_the_bidding_round_are_refused():  # V-SOLO-03
    table = {"virtual_bids": [None, "red"]}
    with pytest.raises(Refused) as refused:
        read(table, "auction", players=1, virtual=2)
    assert place_of(refused.value) == "table.virtual_bids[1]"
    assert read(table, "building", players=1, virtual=2).asked().startswith("building")


def test_the_schema_knows_how_many_rounds_there_are():  # V-ROUND-01, V-AUC-01, V-BUILD-01
    table: Any = schema(load_game("viceroy"))["properties"]
    most = {key: table["table"]["properties"][key]["maximum"] for key in ("round", "bidding_round", "building_round")}
    assert most == {"round": 12, "bidding_round": 3, "building_round": 3}


def test_more_gems_than_there_are_is_refused():  # V-TOK-11
    with pytest.raises(Refused) as refused:
        read({"seats": [{"gems": screen("B" * 9)}]})
    assert refused.value.message.rule == "V-TOK-11"


def test_a_law_on_level_5_is_refused():  # V-PYR-03
    pyramid = [at(level, column, 5 * level + column) for level in range(1, 5) for column in range(6 - level)]
    with pytest.raises(Refused):
        read({"seats": [{"pyramid": [*pyramid, at(5, 0, 85)]}]})


@pytest.mark.parametrize(
    "options",
    [{"players": 5}, {"players": 0}, {"virtual": 4}, {"players": 1, "virtual": 0}, {"colour": "red"}, {"players": "2"}],
)
def test_wrong_options_are_refused(options):
    with pytest.raises(Refused):
        given("viceroy", options)


def test_all_characters_named_elsewhere_leave_no_card_for_a_pyramid_left_out():
    everything = [*range(1, 65)]
    with pytest.raises(Refused) as refused:
        read({"seats": [{"hand": everything}]})
    assert place_of(refused.value).startswith("table.seats")


def test_tokens_and_tucked_cards_are_read_as_written():
    g = read({"seats": [seat("", [], [at(1, 0, 5, "power:3", "eternal_used:red", under=[66, 7])])]})
    assert tokens(g, 1, 0) == ["power:3", "eternal_used:red"]
    assert under(g, 1, 0) == [66, 7]
