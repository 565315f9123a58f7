"""Viscounts' component data in words: effects and abilities in full, and in short for a crowded board."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from courtier.cli.checking import data_of
from courtier.cli.voice import Voice
from courtier.core.game import Game
from courtier.core.messages import Arg, Message, Name
from courtier.games.viscounts.names import key
from courtier.games.viscounts.words import ICONS

Ops = list[dict[str, Any]]
ABILITIES = {"on_place": "instant", "on_drop_off": "dropoff"}
PLAIN = ("rearrange", "hire_free", "castle_move", "shuffle", "future_scheme", "ai_dismiss", "gain_per_criminal")


class Facts:
    """What is printed on the components of one game, corrections included, by id."""

    def __init__(self, data: dict[str, Any]) -> None:
        folk, solo = data["townsfolk"], data["solo"]
        self.townsfolk = {card["id"]: card for group in ("starting", "heroes", "neutral") for card in folk[group]}
        self.manuscripts = {card["id"]: card for card in data["manuscripts"]["cards"]}
        self.segments = {segment["id"]: segment for segment in data["board"]["segments"]}
        self.castle = data["board"]["castle"]
        self.sections = {section["id"]: section for section in self.castle["sections"]}
        self.player_cards = {card["id"]: card for card in data["cards"]["player_cards"]}
        self.printed = data["player_board"]["printed_start_icons"]
        self.track = data["player_board"]["track"]
        self.schemes = {card["id"]: card for group in ("start_schemes", "future_schemes") for card in solo[group]}
        self.rivals = {board["id"]: board for board in solo["boards"]}


@lru_cache(maxsize=4)
def facts_of(game: Game[Any]) -> Facts:
    """The facts of a loaded game, read once."""
    return Facts(data_of(game))


def effect(ops: Ops) -> Message:
    """An effect of the data in words, as part of a sentence."""
    parts = tuple(_operation(op) for op in ops)
    if len(parts) == 1:
        return parts[0]
    return Message("viscounts-effect-all", {"effects": parts}) if parts else Message("viscounts-effect-nothing")


def _operation(op: dict[str, Any]) -> Message:
    """One operation in words."""
    if "choice" in op:
        return Message("viscounts-effect-choice", {"options": tuple(effect(part) for part in op["choice"])})
    word, n = op["do"], op.get("n", 1)
    if word == "gain":
        return Message("viscounts-effect-gain", {"n": n, "good": Name(f"viscounts-good-{op['what']}")})
    if word == "flip":
        return Message(f"viscounts-effect-flip-{op['what']}", {"n": n})
    if word == "build_free":
        return Message("viscounts-effect-build-free", {"building": _name("building", op["building"])})
    if word == "free_manuscript":
        return Message("viscounts-effect-free-manuscript", {"costs": tuple(op["costs"])})
    if word == "ai_action":
        return Message("viscounts-effect-ai-action", {"action": _name("action", op["action"])})
    if "from" in op:
        return Message("viscounts-effect-destroy-any")
    return Message(f"viscounts-effect-{key(word)}", {} if word in PLAIN else {"n": n})


def ability(printed: dict[str, Any]) -> Message | None:
    """The bottom half of a townsfolk; None where nothing is printed."""
    if "trigger" in printed:
        word = ABILITIES.get(printed["trigger"], key(printed["trigger"]))
        args: dict[str, Arg] = {"effect": effect(printed["effect"])}
        if "action" in printed:
            args["action"] = _name("action", printed["action"])
        return Message(f"viscounts-ability-{word}", args)
    if "modifier" not in printed:
        return None
    args = {
        "action": _name("action", printed["action"]),
        "icons": printed["icons"],
        "icon": _name("icon", printed["to"]),
    }
    if printed["modifier"] == "convert_icons":
        said = Message(
            "viscounts-ability-convert-icons", {**args, "per": printed["per"], "from": _name("icon", printed["from"])}
        )
    elif len(printed["pay"]) > 1:
        goods = tuple(_name("good", good) for good in printed["pay"])
        said = Message("viscounts-ability-pay-any-as-icon", {**args, "goods": goods})
    else:
        good = _name("good", printed["pay"][0])
        said = Message("viscounts-ability-pay-as-icon", {**args, "per": printed["per"], "good": good})
    return Message("viscounts-ability-once", {"text": said}) if printed["limit"] else said


def end_score(score: dict[str, Any]) -> Message:
    """What a manuscript scores at the end."""
    kind, _, icon = score["count"].partition(":")
    thing = _name("icon", icon) if icon else _name("thing", kind)
    return Message("viscounts-ability-end-score", {"vp": score["vp"], "per": score["per"], "thing": thing})


def short_score(score: dict[str, Any]) -> Message:
    """The same in short."""
    args = end_score(score).args
    if score["count"] == "worker_in_castle":
        args = {**args, "thing": Name("cli-viscounts-castle-worker")}
    return Message("cli-viscounts-short-score", args)


def upgrade(voice: Voice, slot: dict[str, Any]) -> str:
    """What an uncovered slot of the rival's board gives."""
    printed = slot["upgrade"]
    if printed["type"] == "icons":
        return voice.say("viscounts-upgrade-icons", icons=tuple(_name("icon", icon) for icon in printed["icons"]))
    return voice.say(f"viscounts-upgrade-{key(printed['type'])}", effect=effect(printed["effect"]))


def short(voice: Voice, ops: Ops) -> str:
    """An effect in a word or two."""
    return " + ".join(_short(voice, op) for op in ops)


def _short(voice: Voice, op: dict[str, Any]) -> str:
    """One operation in a word or two."""
    if "choice" in op:
        return " / ".join(short(voice, part) for part in op["choice"])
    n = op.get("n", 1)
    if op["do"] == "gain":
        what = Name("viscounts-resource") if op["what"] == "any" else _name("good", op["what"])
        return voice.say("viscounts-amount", n=n, what=what)
    if op["do"] == "build_free":
        return voice.say("cli-viscounts-short-build", building=_name("building", op["building"]))
    if op["do"] == "free_manuscript":
        return voice.say("viscounts-manuscript")
    return voice.say(f"cli-viscounts-short-{key(op['do'])}", n=n)


def letters(voice: Voice, icons: list[str]) -> str:
    """Icons by their letters, in the order of the rulebook."""
    return "".join(voice.say(f"cli-viscounts-icon-{icon}") for icon in ICONS for _ in range(icons.count(icon)))


def _name(group: str, word: str) -> Name:
    """The name of a component of a group."""
    return Name(f"viscounts-{group}-{key(word)}")
