"""Every townsfolk: its ability and what it does when hired or dismissed."""

from __future__ import annotations

from typing import Any

import pytest

from courtier.games import load_game
from tests.games.viscounts.table import asked, goods, own, player, table, track

GAME: Any = load_game("viscounts")
BOX = GAME.box
HAND = ["st_trader", "st_lender"]

# Instant abilities: what is asked, gained, or where the track stands afterwards.
INSTANT = {
    "st_financier": ["discard", "pass", {"silver": 2}],
    "nt_antagonist": [{"unpaid_debts": 1}, (3, 7)],
    "nt_architect": ["option", "option 1", "rearrange"],
    "nt_gatekeeper": ["option", "option 1", "rearrange"],
    "nt_illusionist": ["option", "option 2", "discard", "top discard", "discard"],
    "nt_pastor": ["option", "option 2", "discard", "top discard", "discard"],
    "nt_aristocrat": ["option", "option 1", "destroy"],
    "nt_foreman": ["option", "option 2", "discard"],
    "nt_vicar": ["option", "option 1", "destroy"],
    "nt_courier": ["option", "option 2", "discard", "top discard", "discard"],
    "nt_friar": [(1, 6)],
    "nt_miner": [(1, 6)],
    "nt_princess": [(1, 6)],
    "nt_lookout": ["option", "option 1", "hire"],
    "nt_missionary_2": [{"ink": 1}],
    "nt_patron_2": [{"gold": 1}],
    "nt_stonecutter_2": [{"stone": 1}],
    "nt_pickpocket": ["option", "option 2", {"silver": 2}],
    "nt_scoundrel_gold": [{"gold": 1}, (2, 7)],
    "nt_scoundrel_ink": [{"ink": 1}, (2, 7)],
    "nt_scoundrel_stone": [{"stone": 1}, (2, 7)],
    "he_bertha": [(1, 6)],
    "he_clovis": ["hire"],
    "he_judith": ["destroy"],
    "he_lothaire": [{"ink": 1, "stone": 1, "gold": 1}],
}
DROP_OFF = {
    "st_thief": [{"silver": 1, "unpaid_debts": 1}],
    "st_lender": ["flip"],
    "st_journeyman": ["hire"],
    "nt_acolyte": ["flip"],
    "nt_artisan": ["flip"],
    "nt_chevalier": ["flip"],
    "nt_trickster": ["flip"],
    "nt_conspirator": [(1, 6)],
    "nt_defender": ["option", "option 2", "destroy"],
    "nt_disciple": ["option", "option 1", "hire"],
    "nt_watchman": ["option", "option 1", "hire"],
    "nt_meddler": [{"acquired_deeds": 1, "unpaid_debts": 1}],
    "nt_missionary_3": [{"ink": 2}],
    "nt_patron_3": [{"gold": 2}],
    "nt_stonecutter_3": [{"stone": 2}],
    "nt_swindler_stone": [{"stone": 2}],
    "nt_swindler_gold": [{"gold": 2}],
    "nt_swindler_ink": [{"ink": 2}],
    "nt_tinker_stone": [{"stone": 1}],
    "nt_tinker_gold": [{"gold": 1}],
    "nt_tinker_ink": [{"ink": 1}],
    "nt_traitor": ["take", "take gold1", {"gold": 1}],
    "he_guntram": ["option", "option 1", {"unpaid_debts": 1}],
    "he_rudolf": ["option", "option 1", "destroy", "top destroy", "destroy"],
    "he_therese": ["discard", "pass", (1, 5)],
}
AFTER = {
    "st_trader": ("trade", [{"silver": 2}]),
    "nt_jeweller": ("trade", [(1, 6)]),
    "nt_charlatan": ("build", [(2, 7)]),
    "nt_woodcutter_2": ("build", [(1, 6)]),
    "nt_woodcutter_3": ("build", ["option", "option 1", "destroy"]),
    "he_merovech": ("build", ["option", "option 1", "rearrange"]),
    "nt_enforcer": ("noble", [(2, 7)]),
    "nt_overseer_2": ("noble", [(1, 6)]),
    "nt_overseer_3": ("noble", ["option", "option 2", "discard"]),
    "nt_bishop": ("cleric", [(2, 6)]),
    "nt_deacon_2": ("cleric", [(1, 5)]),
    "nt_deacon_3": ("cleric", ["option", "option 1", "destroy"]),
}
ON_FLIP = {
    "nt_debt_collector_deed": [{"ink": 1, "paid_debts": 1, "approved_deeds": 1}],
    "nt_debt_collector_hire": ["option", "option 1", "hire"],
    "nt_debt_collector_virtue": [{"ink": 1, "paid_debts": 1, "silver": 1, "acquired_deeds": 1}, (1, 6)],
    "nt_debt_collector_any": ["take", "take gold1", {"ink": 1, "gold": 1, "paid_debts": 1, "acquired_deeds": 1}],
}
ON_GAIN = {
    "nt_racketeer_2": ["option", "option 1", "destroy"],
    "nt_racketeer_1": ["option", "option 1", "rearrange"],
}
ON_COLLISION = {
    "nt_peddler_ink": [{"ink": 1, "silver": 2, "unpaid_debts": 1}],
    "nt_peddler_gold": [{"gold": 1, "silver": 2, "unpaid_debts": 1}],
    "nt_peddler_stone": [{"stone": 1, "silver": 2, "unpaid_debts": 1}],
    "nt_peddler_silver": [{"silver": 4, "unpaid_debts": 1}],
    "he_ada": ["take"],
}
CONVERTS = {"nt_benefactor": "noble", "nt_strongman": "build", "nt_traveller": "cleric"}
PAYS = {
    "nt_artist": ("noble", "gold"),
    "nt_sculptor": ("build", "stone"),
    "nt_priest": ("cleric", "ink"),
    "nt_diplomat": ("noble", "silver"),
    "nt_mason": ("build", "silver"),
    "nt_clergyman": ("cleric", "silver"),
    "he_emma": ("cleric", "gold"),
}
PLAIN = ["st_abbot", "st_labourer", "st_squire"]

VIRTUE = [
    "nt_aristocrat",
    "nt_benefactor",
    "nt_deacon_2",
    "nt_foreman",
    "nt_friar",
    "nt_jeweller",
    "nt_miner",
    "nt_overseer_2",
    "nt_peddler_ink",
    "nt_peddler_gold",
    "nt_peddler_stone",
    "nt_princess",
    "nt_strongman",
    "nt_tinker_stone",
    "nt_tinker_gold",
    "nt_tinker_ink",
    "nt_traveller",
    "nt_vicar",
    "nt_woodcutter_2",
]
CORRUPTION = [
    "nt_antagonist",
    "nt_debt_collector_deed",
    "nt_debt_collector_hire",
    "nt_debt_collector_virtue",
    "nt_debt_collector_any",
    "nt_meddler",
    "nt_swindler_stone",
    "nt_swindler_gold",
    "nt_swindler_ink",
    "nt_trickster",
]
DISCARD = [
    "nt_acolyte",
    "nt_artisan",
    "nt_artist",
    "nt_chevalier",
    "nt_conspirator",
    "nt_missionary_3",
    "nt_missionary_2",
    "nt_patron_3",
    "nt_patron_2",
    "nt_peddler_silver",
    "nt_pickpocket",
    "nt_priest",
    "nt_scoundrel_gold",
    "nt_scoundrel_ink",
    "nt_scoundrel_stone",
    "nt_sculptor",
    "nt_stonecutter_3",
    "nt_stonecutter_2",
]
REARRANGE = [
    "nt_architect",
    "nt_clergyman",
    "nt_deacon_3",
    "nt_diplomat",
    "nt_gatekeeper",
    "nt_illusionist",
    "nt_mason",
    "nt_overseer_3",
    "nt_pastor",
    "nt_woodcutter_3",
]
SHUFFLE = [
    "nt_courier",
    "nt_defender",
    "nt_disciple",
    "nt_lookout",
    "nt_racketeer_2",
    "nt_racketeer_1",
    "nt_traitor",
    "nt_watchman",
]
DEBT = ["nt_bishop", "nt_charlatan", "nt_enforcer"]


def follow(g: Any, steps: Any) -> Any:
    """Answer and look: a word is an open question or an answer, dicts and pairs are what is owned."""
    for step in steps:
        if isinstance(step, dict):
            assert goods(g) == step
        elif isinstance(step, tuple):
            assert track(g) == step
        elif " " in step or step == "pass":
            g.choose(step)
        else:
            assert asked(g) == step


def filler(card: Any, n: Any) -> Any:
    """Cards without an ability for the rest of a row."""
    return [each for each in PLAIN if each != card][:n]


@pytest.mark.parametrize("card", INSTANT)
def test_instant(card):  # W-MANAGE-06
    row = [None, *filler(card, 2)]
    hand = [card, *(each for each in HAND if each != card)]
    g = table("play-card", player(row=row, hand=hand)).choose(f"card {card} play")
    follow(g, INSTANT[card])


@pytest.mark.parametrize("card", DROP_OFF)
def test_drop_off(card):  # W-MANAGE-02
    fields = {"unpaid_debts": 1, "acquired_deeds": 1} if DROP_OFF[card] == ["flip"] else {}
    hand = [each for each in ["st_trader", "st_financier", "st_thief"] if each != card]
    follow(table("turn", player(row=[*filler(card, 2), card], hand=hand, **fields)), DROP_OFF[card])


@pytest.mark.parametrize("card", AFTER)
def test_after_an_action(card):  # W-ACT-06
    action, steps = AFTER[card]
    space = "A.L" if action in ("trade", "build") else "A.I"
    seat = player(row=[card, *filler(card, 2)], space=space, stone=2, ink=2, gold=2, hand=["st_lender", "st_thief"])
    g = table("primary-action", seat, manuscripts={"A": {"top": ["ms_grey_virtue"]}})
    g.choose(f"act {action} plain")
    own_before = own(g, "silver")
    while asked(g) in ("exchange", "building", "workers"):
        g.choose({"exchange": "exchange 1", "building": "building ws1 A1", "workers": "workers 1"}[asked(g)])
    if action == "trade" and card == "st_trader":
        assert own(g, "silver") == own_before + 2 or own(g, "silver") == 2
        return
    follow(g, steps)


@pytest.mark.parametrize("card", ON_FLIP)
def test_on_flip(card):  # W-EFF-07
    seat = player(row=[card, "st_abbot", "st_lender"], hand=["st_trader", "st_thief"], unpaid_debts=1, acquired_deeds=1)
    g = table("turn", seat).choose_all("flip debt", "take ink1")
    follow(g, ON_FLIP[card])


@pytest.mark.parametrize("card", ON_GAIN)
def test_on_gain(card):  # W-EFF-09
    follow(table("turn", player(row=[card, "st_abbot", "st_thief"], hand=HAND)), ON_GAIN[card])


@pytest.mark.parametrize("card", ON_COLLISION)
def test_on_collision(card):  # W-COLL-03
    seat = player(row=[card, "st_abbot", "st_squire"], corruption=5, virtue=5)
    follow(table("collision", seat), ON_COLLISION[card])
    other = table(
        "collision", player(row=filler("", 3), corruption=5, virtue=5), player(space="E.R", row=[card, *filler("", 2)])
    )
    gained = {
        "nt_peddler_ink": "ink",
        "nt_peddler_gold": "gold",
        "nt_peddler_stone": "stone",
        "nt_peddler_silver": "silver",
    }
    if card in gained:
        assert own(other, gained[card], 1) == (2 if card == "nt_peddler_silver" else 1)
    else:
        assert (other.seat, asked(other)) == (1, "take")  # at any player's collision


@pytest.mark.parametrize("card", CONVERTS)
def test_two_merchants_count_as_one_icon(card):  # W-ACT-07
    icons = table("recruit", player(row=[card, "st_lender", "st_trader"], silver=9)).view(0)["players"][0]["icons"]
    assert icons == {"trade": 5, "build": 0, "noble": 0, "cleric": 0, CONVERTS[card]: 2}


@pytest.mark.parametrize("card", PAYS)
def test_other_ways_to_pay(card):  # W-ACT-04
    action, good = PAYS[card]
    space = "A.L" if action == "build" else "A.I"
    fields = {good: 4, "row": [card, "st_lender", "st_trader"], "space": space}
    g = table("primary-action", player(**fields), manuscripts={"A": {"top": ["ms_grey_virtue"]}})
    g.choose(f"act {action} plain")
    if action == "build":
        g.choose("building ws1 A2")
    if action == "noble":
        g.choose("workers 2")
    assert own(g, good) == {"silver": 0, "gold": 3 if card == "nt_artist" else 2}.get(good, 3 + (good == "stone"))


@pytest.mark.parametrize("card", PLAIN)
def test_plain_starting_cards(card):
    index = BOX.cards.index(card)
    assert sum(BOX.icons[index * 5 : index * 5 + 5]) == 1
    g = table("play-card", player(row=[None] * 3, hand=[card, "st_lender"])).choose(f"card {card} play")
    assert asked(g) == "move"


def test_every_card_has_its_ability_tested():
    named = [*INSTANT, *DROP_OFF, *AFTER, *ON_FLIP, *ON_GAIN, *ON_COLLISION, *CONVERTS, *PAYS, *PLAIN]
    assert sorted(named) == sorted(BOX.cards)


# -- the top right corner


def hired(card: Any) -> Any:
    seat = player(
        row=PLAIN, space="A.L", silver=4, hand=["st_lender", "st_thief"], draw=["st_trader"], discard=["st_financier"]
    )
    return table("recruit", seat, townsfolk={"A": {"top": [card]}}).choose("hire A")


@pytest.mark.parametrize("card", VIRTUE)
def test_hire_for_virtue(card):  # W-HIRE-01
    assert track(hired(card)) == (1, 6)


@pytest.mark.parametrize("card", CORRUPTION)
def test_hire_for_corruption(card):  # W-HIRE-01
    assert track(hired(card)) == (2, 7)


@pytest.mark.parametrize("card", DISCARD)
def test_hire_for_a_discard(card):  # W-HIRE-01
    assert asked(hired(card)) == "discard"


@pytest.mark.parametrize("card", REARRANGE)
def test_hire_for_a_rearrangement(card):  # W-HIRE-01
    assert asked(hired(card)) == "rearrange"


@pytest.mark.parametrize("card", SHUFFLE)
def test_hire_for_a_shuffle(card):  # W-HIRE-01, W-HIRE-04
    g = hired(card)
    assert g.happened("shuffle")
    assert own(g, "discard") == []


@pytest.mark.parametrize("card", DEBT)
def test_hire_for_a_debt(card):  # W-HIRE-01
    assert own(hired(card), "unpaid_debts") == 1


def test_every_neutral_card_has_its_hire_tested():
    named = [*VIRTUE, *CORRUPTION, *DISCARD, *REARRANGE, *SHUFFLE, *DEBT]
    assert sorted(named) == sorted(BOX.cards[BOX.first_neutral :])


@pytest.mark.parametrize("card", [card for card in BOX.cards if not card.startswith("nt_")])
def test_starting_cards_and_heroes_are_never_hired(card):
    """They lie in no pile, so their corner is empty."""
    gains = GAME.book.on_hire[BOX.cards.index(card)]
    assert gains.human is None
    assert gains.rival is None
