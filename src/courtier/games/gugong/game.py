"""Gùgōng for the engine: everything that the core asks of a game."""

from __future__ import annotations

from typing import Final, final

from courtier.core.engine import look_again
from courtier.core.game import Game, Score
from courtier.core.messages import Json, Message, Refused
from courtier.core.options import CHOICE, FLAG, NUMBER, Options, OptionSpec
from courtier.core.rng import Rng
from courtier.core.shapes import Shape
from courtier.core.state import Frame
from courtier.games.gugong.actions import EXCHANGE, LOCATIONS, TABLE
from courtier.games.gugong.book import Book
from courtier.games.gugong.components import Components
from courtier.games.gugong.exchange import (
    exchanges_of,
    label_exchange,
    take_exchange,
    targets_exchange,
    why_no_exchange,
)
from courtier.games.gugong.faults import faults, moment_fault
from courtier.games.gugong.flow import Course
from courtier.games.gugong.hidden import determinize
from courtier.games.gugong.position import moments, shape, write
from courtier.games.gugong.reading import read
from courtier.games.gugong.scoring import final_scores
from courtier.games.gugong.servants import Ask
from courtier.games.gugong.setup import PAIRINGS, RANDOM_FOCUS, set_up
from courtier.games.gugong.state import GugongState
from courtier.games.gugong.view import view

RULES_VERSION: Final = 1


@final
class GugongGame(Game[GugongState]):
    """Gùgōng with one set of component data."""

    def __init__(self, data: dict[str, Json]) -> None:
        super().__init__("gugong", RULES_VERSION, TABLE)
        self.has_offers = True
        self.parts = Components(data)
        self.book = Book(self.parts, self.effects)
        self.course = Course(self.book)
        self._name_course()

    def _name_course(self) -> None:
        """Stable paths of the phases, so that a saved position stays readable."""
        course = self.course
        self.effects.add("day.turns", course.turns)
        self.effects.add("day", course.day)
        self.effects.add("morning", course.morning)
        self.effects.add("morning.eve", course.eve)
        self.effects.add("evening", course.evening)
        self.effects.add("dusk", course.dusk)
        self.effects.add("night.dice", course.dice)
        self.effects.add("night.ships", course.ships)
        self.effects.add("night.hands", course.new_hands)
        self.effects.add("night", course.night)
        self.effects.add("cycle", course.cycle)
        self.effects.add("days", course.days)
        self.effects.add("end.exchanges", course.last_exchanges)
        self.effects.add("end.scoring", course.scoring)
        self.effects.add("end", course.ending)
        self.effects.add("game", course.game)

    # -- before the first move

    def option_specs(self) -> list[OptionSpec]:
        automa = self.parts.automa
        return [
            OptionSpec("players", NUMBER, 4, 1, 5, rule="G-SETUP-01"),
            OptionSpec("expert_setup", FLAG, False, rule="G-EXPERT-01"),
            OptionSpec("bonus_tokens", FLAG, False, rule="G-BONUS-01"),
            OptionSpec("difficulty", CHOICE, "normal", choices=automa.difficulties, rule="G-SOLO-04"),
            OptionSpec("pairing", CHOICE, PAIRINGS[0], choices=PAIRINGS, rule="G-SOLO-02"),
            OptionSpec("focus", CHOICE, RANDOM_FOCUS, choices=[RANDOM_FOCUS, *LOCATIONS], rule="G-SOLO-03"),
        ]

    def check_options(self, options: Options) -> None:
        if options.number("players") == 1:
            for key in ("expert_setup", "bonus_tokens"):
                if options.flag(key):
                    args = {"option": key, "got": "true", "expected": "false"}
                    raise Refused(Message("error-option-value", {**args}, "G-RULING-29"))

    def new(self, options: Options, rng: Rng) -> GugongState:
        s = set_up(self.parts, self.book, options, rng)
        s.push(self.course.game, -1)
        return s

    def bound(self, options: Options) -> int:
        return 4000

    def options_of(self, s: GugongState) -> Options:
        return Options(s.table.options)

    # -- during the game

    def copy(self, s: GugongState) -> GugongState:
        return s.copy()

    def scores(self, s: GugongState) -> list[Score]:
        return final_scores(s)

    def view(self, s: GugongState, seat: int) -> dict[str, Json]:
        return view(s, seat)

    def determinize(self, s: GugongState, seat: int, rng: Rng) -> GugongState:
        out = determinize(s, seat, rng)
        look_again(self, out)
        return out

    def faults(self, s: GugongState) -> list[Message]:
        return faults(s)

    # -- token exchanges, open at any time [G-TOKEN-04]

    def offers(self, s: GugongState, f: Frame) -> list[int]:
        p = s.seats[f.seat]
        if p.plain + 2 * p.doubles < self.parts.least_exchange:
            return []
        effect = f.effect
        if isinstance(effect, Ask) and (effect.closed or (effect.quiet and len(effect.legal(s, f)) == 1)):
            return []
        return exchanges_of(s, f.seat)

    def is_offer(self, action: int) -> bool:
        return action >= EXCHANGE.first

    def take_offer(self, s: GugongState, f: Frame, action: int) -> None:
        take_exchange(s, f.seat, action)

    def label_offer(self, s: GugongState, f: Frame, action: int) -> Message:
        return label_exchange(s, f, action)

    def targets_offer(self, s: GugongState, f: Frame, action: int) -> list[str]:
        return targets_exchange(action)

    def why_not_offer(self, s: GugongState, f: Frame, action: int) -> Message | None:
        return why_no_exchange(s, f, action)

    # -- position documents

    def position_shape(self) -> Shape:
        return shape(self.parts)

    def write_position(self, s: GugongState) -> dict[str, Json]:
        return write(s)

    def read_position(self, s: GugongState, table: dict[str, Json]) -> None:
        """What the document says; a start player or a turn that it names begins that turn. [G-DAY-01]"""
        read(s, table)
        if "start" in table or "turn" in table:
            s.stack = self.moments(s)["turn"]

    def moments(self, s: GugongState) -> dict[str, list[Frame]]:
        return moments(s, self.course)

    def moment_fault(self, s: GugongState, moment: str, table: dict[str, Json]) -> Message | None:
        return moment_fault(s, moment, table)


def build(data: dict[str, Json]) -> GugongGame:
    """The game with these components; refuses data that is not as it should be."""
    return GugongGame(data)
