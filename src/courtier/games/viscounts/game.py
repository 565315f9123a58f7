"""Viscounts of the West Kingdom as the engine sees it."""

from __future__ import annotations

from typing import final

from courtier.core.engine import look_again
from courtier.core.game import Game, Score
from courtier.core.messages import Json, Message
from courtier.core.options import CHOICE, NUMBER, Options, OptionSpec
from courtier.core.rng import Rng
from courtier.core.shapes import Shape
from courtier.core.state import Effect, Frame
from courtier.games.viscounts.actions import TABLE
from courtier.games.viscounts.book import Book
from courtier.games.viscounts.checks import faults, moment_fault
from courtier.games.viscounts.components import Components
from courtier.games.viscounts.flow import Flow
from courtier.games.viscounts.hidden import determinize
from courtier.games.viscounts.position import moments, position_shape, write_position
from courtier.games.viscounts.position_read import read_position
from courtier.games.viscounts.scoring import scores
from courtier.games.viscounts.setup import new_state
from courtier.games.viscounts.state import ViscountsState
from courtier.games.viscounts.view import view
from courtier.games.viscounts.words import RIVALS

RULES_VERSION = 1
CHOICES_PER_TURN = 500  # far above any turn: a trade has at most 99 exchanges, a castle at most 80 workers
GAP = 6  # steps between the markers at the start


@final
class ViscountsGame(Game[ViscountsState]):
    """One set of component data, loaded: tables, effects and flow."""

    box: Components
    book: Book
    flow: Effect[ViscountsState]
    course: Flow

    def __init__(self, data: dict[str, Json]) -> None:
        super().__init__("viscounts", RULES_VERSION, TABLE)
        self.box = Components(data)
        self.book = Book(data, self.box, self.effects)
        self.course = Flow()
        self.flow = self.course.game
        self.effects.add("collision", self.course.collision)
        self.effects.add("turn", self.course.turn)
        self.effects.add("rival.turn", self.course.rival_turn)
        self.effects.add("round", self.course.round)
        self.effects.add("rounds", self.course.rounds)
        self.effects.add("game", self.flow)

    def option_specs(self) -> list[OptionSpec]:
        return [
            OptionSpec("players", NUMBER, 2, 1, 4, rule="W-SETUP-01"),
            OptionSpec("rival", CHOICE, RIVALS[0], choices=RIVALS, rule="W-SOLO-01"),
            OptionSpec("difficulty", NUMBER, 0, 0, 3, rule="W-SOLO-03"),
        ]

    def new(self, options: Options, rng: Rng) -> ViscountsState:
        return new_state(self, options, rng)

    def bound(self, options: Options) -> int:
        """Why a game must end, however badly it is played.

        Hand and draw pile lose a card in every turn, and only a shuffle refills them; so a player shuffles at least
        once in as many turns as the deck has cards. Each shuffle moves a marker [W-RULING-03], and after six steps the
        markers are stuck and collide in phase 5, which gives a debt or a deed on every space [W-COLL-07]. Hence every
        player takes a card from the two stacks in so many rounds, and one of them runs out [W-END-01].
        """
        n = options.number("players")
        deck = self.box.first_hero + 1 + self.box.n_cards - self.box.first_neutral
        cards = self.box.debts_on_top[n] + self.box.deeds_on_top[n] - 1
        rounds = -(-cards // n) * (GAP * deck + 1) + 2
        return rounds * n * CHOICES_PER_TURN

    def options_of(self, s: ViscountsState) -> Options:
        return s.chosen_options

    def in_setup(self, s: ViscountsState) -> bool:
        return s.round == 0

    def copy(self, s: ViscountsState) -> ViscountsState:
        return s.copy()

    def scores(self, s: ViscountsState) -> list[Score]:
        return scores(s)

    def view(self, s: ViscountsState, seat: int) -> dict[str, Json]:
        return view(s, seat)

    def determinize(self, s: ViscountsState, seat: int, rng: Rng) -> ViscountsState:
        out = determinize(s, seat, rng)
        look_again(self, out)
        return out

    def position_shape(self) -> Shape:
        return position_shape(self.box)

    def write_position(self, s: ViscountsState) -> dict[str, Json]:
        return write_position(s)

    def read_position(self, s: ViscountsState, table: dict[str, Json]) -> None:
        read_position(s, table)

    def moments(self, s: ViscountsState) -> dict[str, list[Frame]]:
        return moments(s, self.course)

    def moment_fault(self, s: ViscountsState, moment: str, table: dict[str, Json]) -> Message | None:
        return moment_fault(s, moment, table)

    def faults(self, s: ViscountsState) -> list[Message]:
        return faults(s)


def build(data: dict[str, Json]) -> ViscountsGame:
    """The game from its component data."""
    return ViscountsGame(data)
