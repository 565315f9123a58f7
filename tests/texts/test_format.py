"""Messages become sentences, with the grammar of each language."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from courtier import texts
from courtier.core.messages import Arg, Json, Message, Name, SeatName, to_json
from courtier.texts import TextError, Texts

CASES = json.loads(Path(__file__).with_name("cases.json").read_text(encoding="utf-8"))
CAPTAIN = Name("viceroy-card-captain")
RED = Name("viceroy-color-red")

ENGLISH = """
list-and = { $head } and { $tail }
list-or = { $head } or { $tail }
list-comma = { $head }, { $tail }
list-empty = none
list-times = { $count }× { $name }
seat-number = Player { $number }
takes = { $seat } takes { LIST($things, case: "acc") }.
one-of = { LIST($things, join: "or", cap: "yes") }
pays = { NAME($seat) } pays { COUNT($n, $thing, case: "acc") }.
head = { NAME($thing, cap: "yes") }.
who = { NAME($thing, case: "gender") ->
    [f] she
   *[m] he
}
calls = { $other } and { $thing }
pear = pear
    .acc = the pear
    .count = { $count } pears
icon = icon
"""


def arg_from(raw: Json) -> Arg:
    if isinstance(raw, dict):
        if "name" in raw:
            return Name(str(raw["name"]))
        if "seat" in raw:
            assert isinstance(raw["seat"], int)
            return SeatName(raw["seat"])
        if "message" in raw:
            return message_from(raw["message"])
        assert isinstance(raw["list"], list)
        return tuple(arg_from(part) for part in raw["list"])
    assert isinstance(raw, (int, str))
    return raw


def message_from(raw: Json) -> Message:
    assert isinstance(raw, dict)
    args = raw.get("args", {})
    assert isinstance(args, dict)
    return Message(str(raw["key"]), {name: arg_from(arg) for name, arg in args.items()})


def small(tmp_path: Path, lang: str = "en", strict: bool = True, text: str = ENGLISH) -> Texts:
    (tmp_path / "common.ftl").write_text(text, encoding="utf-8")
    return Texts(lang, strict, tmp_path)


@pytest.mark.parametrize("lang", texts.available())
@pytest.mark.parametrize("case", CASES, ids=lambda case: case["en"])
def test_the_cases_that_browser_and_terminal_share(case, lang):
    message = message_from(case["message"])
    assert to_json(message) == case["message"]
    assert texts.format(message, lang, case["seats"], strict=True) == case[lang]


def test_three_languages_are_spoken_and_english_comes_first():
    assert texts.available() == ("en", "cs", "tr")


def test_texts_are_read_once():
    assert texts.load("cs") is texts.load("cs")
    assert texts.load("cs") is not texts.load("cs", strict=True)


def test_an_unknown_language_is_english_unless_strict():
    assert texts.load("de") is texts.load("en")
    with pytest.raises(TextError, match="no such language"):
        texts.load("de", strict=True)


def test_a_name_is_written_in_the_case_that_a_sentence_asks_for():
    czech = texts.load("cs", strict=True)
    forms = [
        czech.entry(Message("viceroy-card-crown-prince")).form(case) for case in ("", "gen", "dat", "acc", "loc", "ins")
    ]
    assert forms == [
        "Korunní princ",
        "Korunního prince",
        "Korunnímu princi",
        "Korunního prince",
        "Korunním princi",
        "Korunním princem",
    ]


@pytest.mark.parametrize(
    ("count", "said"),
    [(1, "1 červený drahokam"), (2, "2 červené drahokamy"), (4, "4 červené drahokamy"), (5, "5 červených drahokamů")],
)
def test_czech_counts_in_three_forms(count, said):
    assert texts.load("cs", strict=True).entry(Message(RED.key)).counted(count, "gem-acc") == said


def test_turkish_nouns_stay_singular_after_a_number():
    assert texts.load("tr", strict=True).entry(Message(RED.key)).counted(5, "gem") == "5 kırmızı mücevher"


def test_a_form_that_is_missing_falls_back_to_a_simpler_one_and_then_to_the_value():
    english = texts.load("en", strict=True)
    assert english.entry(Message(RED.key)).form("gem-acc") == "red gem"
    assert english.entry(Message(CAPTAIN.key)).form("acc") == "Captain"


def test_players_names_are_never_inflected(tmp_path):
    said = small(tmp_path).format(
        Message("takes", {"seat": SeatName(0), "things": (SeatName(1), SeatName(2))}), ["Ada", "Bo"]
    )
    assert said == "Ada takes Bo and Player 3."


def test_lists_are_joined_inflected_and_counted(tmp_path):
    english = small(tmp_path)
    pear, icon = Name("pear"), Name("icon")
    said = [
        english.format(Message("takes", {"seat": SeatName(0), "things": things}))
        for things in [
            (pear,),
            (pear, icon),
            (pear, icon, "x"),
            (pear, pear),
            (icon, pear, icon),
            (),
            (3, 4),
        ]
    ]
    assert said == [
        "Player 1 takes the pear.",
        "Player 1 takes the pear and icon.",
        "Player 1 takes the pear, icon and x.",
        "Player 1 takes 2 pears.",
        "Player 1 takes 2× icon and 1 pears.",
        "Player 1 takes none.",
        "Player 1 takes 3 and 4.",
    ]


def test_a_list_can_be_a_choice_and_begin_a_sentence(tmp_path):
    assert small(tmp_path).format(Message("one-of", {"things": (Name("pear"), Name("icon"))})) == "Pear or icon"


def test_a_turkish_sentence_begins_with_a_dotted_capital(tmp_path):
    assert small(tmp_path, "tr").format(Message("head", {"thing": Name("icon")})) == "İcon."
    assert small(tmp_path, "en").format(Message("head", {"thing": Name("icon")})) == "Icon."


def test_a_sentence_can_depend_on_the_gender_of_a_name():
    assert texts.load("cs", strict=True).entry(Message("viceroy-card-witch")).form("gender") == "f"
    assert texts.load("cs", strict=True).entry(Message("viceroy-card-captain")).form("gender") == "m"


def test_gender_selects_a_variant(tmp_path):
    english = small(tmp_path, text=ENGLISH + "\nqueen = queen\n    .gender = f\nking = king\n    .gender = m\n")
    assert english.format(Message("who", {"thing": Name("queen")})) == "she"
    assert english.format(Message("who", {"thing": Name("king")})) == "he"


def test_a_number_and_its_noun_agree(tmp_path):
    message = Message("pays", {"seat": SeatName(0), "n": 3, "thing": Name("pear")})
    assert small(tmp_path).format(message) == "Player 1 pays 3 pears."
    message = Message("pays", {"seat": SeatName(0), "n": 3, "thing": Name("icon")})
    assert small(tmp_path).format(message) == "Player 1 pays 3× icon."


def test_nested_messages_are_written_first(tmp_path):
    inner = Message("calls", {"other": "x", "thing": Name("pear")})
    assert small(tmp_path).format(Message("calls", {"other": inner, "thing": 3})) == "x and pear and 3"


def test_nothing_is_isolated(tmp_path):
    assert "\u2068" not in small(tmp_path).format(Message("calls", {"other": "x", "thing": "y"}))


@pytest.mark.parametrize("lang", texts.available())
def test_what_is_missing_raises_when_strict(lang):
    with pytest.raises(TextError, match="no-such-text"):
        texts.format(Message("no-such-text"), lang, strict=True)
    with pytest.raises(TextError, match="name"):
        texts.format(Message("seat-bot"), lang, strict=True)
    with pytest.raises(TextError, match="no-such-card"):
        texts.format(Message("seat-bot", {"name": Name("no-such-card")}), lang, strict=True)


def test_what_is_missing_is_still_readable():
    assert (
        texts.format(Message("no-such-text", {"card": CAPTAIN, "n": 3}), "cs") == "No such text (card: Kapitán, n: 3)"
    )
    assert texts.format(Message("seat-bot"), "cs") == "name (bot)"


def test_a_language_without_a_text_answers_in_english(tmp_path):
    assert small(tmp_path, "cs", strict=False).format(Message("ui-undo")) == "Undo"


def test_a_count_of_something_that_is_no_name_raises_when_strict(tmp_path):
    with pytest.raises(TextError, match="COUNT"):
        small(tmp_path).format(Message("pays", {"seat": SeatName(0), "n": 3, "thing": "x"}))


def test_junk_raises_when_strict(tmp_path):
    with pytest.raises(TextError, match="cannot be read"):
        small(tmp_path, text="key = { $")
    assert not small(tmp_path, text="key = { $", strict=False).has("key")


def test_keys_are_found_in_files_that_were_not_read_yet():
    assert texts.has("viceroy-card-captain", "tr")
    assert not texts.has("viceroy-card-nobody", "tr")
    assert "viceroy-card-captain" in texts.keys("cs")
    assert texts.load("cs").forms("viceroy-card-captain") == {"gen", "dat", "acc", "loc", "ins", "gender"}
    assert texts.load("cs").forms("nobody") == frozenset()


@pytest.mark.parametrize(
    ("text", "folded"),
    [("Dělostřelec", "delostrelec"), ("IĞDIR", "igdir"), ("ığdır", "igdir"), ("İZ Sürücü", "iz surucu"),
     ("iz", "iz"), ("Gùgōng", "gugong"), ("ebedî", "ebedi"), ("STRASSE ß", "strasse ss"), ("", "")],
)  # fmt: skip
def test_letters_are_folded_for_search(text, folded):
    assert texts.fold(text) == folded
