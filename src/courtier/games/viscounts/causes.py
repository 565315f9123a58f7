"""What a question comes from: the card, site, manuscript or place whose effect asks it, as its prompt names it."""

from __future__ import annotations

from courtier.core.messages import Message, Name
from courtier.core.state import Frame
from courtier.games.viscounts.names import key


def cause(f: Frame) -> Message:
    """Told by the path of the effect, which begins with the component that it is printed on."""
    words = f.effect.path.split("/")[0].split(".")
    if words[0] == "board":
        return _on_the_board(words)
    if words[0] == "castle":
        return Message("viscounts-cause-bumped" if words[1] == "bump" else f"viscounts-cause-{words[1]}")
    if words[0] == "player_card":
        return Message("viscounts-cause-player-card", {"number": int(words[1])})
    if words[0] == "player_board":
        return _named(f"viscounts-slot-{words[1]}")
    if words[0] == "cards":
        return Message(f"viscounts-cause-{words[1]}")
    if words[0] in ("movement", "track"):
        return Message(f"viscounts-cause-{words[0]}")
    kind = "manuscript" if words[0] == "manuscripts" else "townsfolk"
    return _named(f"viscounts-{kind}-{key(words[1])}")


def _on_the_board(words: list[str]) -> Message:
    """`board`, the segment, then what is printed on both sides of it, or the side, the kind of place and its id."""
    if len(words) == 3:
        return _named(f"viscounts-{key(words[2])}")
    if words[3] == "site":
        return Message("viscounts-cause-site", {"site": words[4]})
    return _named("viscounts-action-trade") if words[3] == "trade" else Message("viscounts-cause-link")


def _named(name: str) -> Message:
    return Message("viscounts-cause-named", {"what": Name(name)})
