"""What a game gives to the engine, and to everybody who plays, watches, saves or studies it."""

from __future__ import annotations

from typing import Generic, final

from mypy_extensions import mypyc_attr

from courtier.core.actions import ActionTable
from courtier.core.messages import Json, Message
from courtier.core.options import Options, OptionSpec
from courtier.core.rng import Rng
from courtier.core.shapes import Fields, Shape
from courtier.core.state import Effect, Frame, S


@final
class EffectTable(Generic[S]):
    """All effects of a loaded game by their stable paths."""

    by_path: dict[str, Effect[S]]

    def __init__(self) -> None:
        self.by_path = {}

    def add(self, path: str, effect: Effect[S]) -> None:
        """Name an effect and all its unnamed parts (`auction/0`, `auction/1`, ...)."""
        if path in self.by_path:
            raise ValueError(f"two effects are called {path}")
        effect.path = path
        self.by_path[path] = effect
        parts = effect.parts()
        for i in range(len(parts)):
            if not parts[i].path:
                self.add(f"{path}/{i}", parts[i])


@final
class Score:
    """A seat's result: its points by category (in the order of the rulebook), their sum, and whether it won.

    Where a rule makes the total something else than the sum, or loses a game in spite of it, `note` says so.
    """

    def __init__(self, categories: dict[str, int], total: int, won: bool, note: Message | None = None) -> None:
        self.categories = categories
        self.total = total
        self.won = won
        self.note = note


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """One game with one set of component data. Shared by all its states; immutable once loaded."""

    name: str
    rules_version: int
    digest: str  # of the component data with its corrections
    corrections: dict[str, Json]
    actions: ActionTable
    effects: EffectTable[S]
    has_offers: bool  # whether options may be open at any time beside the question asked
    document_shape: Fields | None  # of its position documents, once somebody has asked for it

    def __init__(self, name: str, rules_version: int, actions: ActionTable) -> None:
        self.name = name
        self.rules_version = rules_version
        self.actions = actions
        self.effects = EffectTable()
        self.digest = ""
        self.corrections = {}
        self.has_offers = False
        self.document_shape = None

    # -- before the first move

    def option_specs(self) -> list[OptionSpec]:
        """What can be chosen before set-up; the first is always `players`."""
        raise NotImplementedError

    def check_options(self, options: Options) -> None:
        """Refuse combinations that no rule allows; each value alone has been checked."""

    def new(self, options: Options, rng: Rng) -> S:
        """The table before anybody has chosen anything; not settled yet."""
        raise NotImplementedError

    def bound(self, options: Options) -> int:
        """A number of choices that no game can exceed."""
        raise NotImplementedError

    def options_of(self, s: S) -> Options:
        """The options that a game was set up with."""
        raise NotImplementedError

    def in_setup(self, s: S) -> bool:
        """Whether the choices of set-up are still being made."""
        return False

    # -- during the game

    def copy(self, s: S) -> S:
        """An independent copy, without the log."""
        raise NotImplementedError

    def scores(self, s: S) -> list[Score]:
        """The result as if the game ended now, by seat, then by automated opponents that score."""
        raise NotImplementedError

    def view(self, s: S, seat: int) -> dict[str, Json]:
        """What a seat is shown (-1: a spectator), field by field."""
        raise NotImplementedError

    def determinize(self, s: S, seat: int, rng: Rng) -> S:
        """A copy in which everything that the seat cannot know is dealt anew; depends on nothing else.

        It ends with the engine's `look_again`, because the open question may be put to a seat whose cards are new.
        """
        raise NotImplementedError

    def faults(self, s: S) -> list[Message]:
        """What breaks the conservation of components, each with its place; empty when all is well."""
        raise NotImplementedError

    # -- options that are open at any time (only where `has_offers`)

    def offers(self, s: S, f: Frame) -> list[int]:
        """Actions open to the asked seat beside its question."""
        return []

    def is_offer(self, action: int) -> bool:
        """Whether an action belongs to these."""
        return False

    def take_offer(self, s: S, f: Frame, action: int) -> None:
        """Carry one out; the question stays open and is looked at again."""

    def label_offer(self, s: S, f: Frame, action: int) -> Message:
        """One of them in words."""
        raise NotImplementedError

    def targets_offer(self, s: S, f: Frame, action: int) -> list[str]:
        """Where on the board it lies."""
        return []

    def why_not_offer(self, s: S, f: Frame, action: int) -> Message | None:
        """Why one of them is not open now."""
        return None

    # -- position documents

    def position_shape(self) -> Shape:
        """The form of the game's part of a position document (`table`)."""
        raise NotImplementedError

    def write_position(self, s: S) -> dict[str, Json]:
        """The game's part of a position document, complete."""
        raise NotImplementedError

    def read_position(self, s: S, table: dict[str, Json]) -> None:
        """Change a freshly set-up state to what a document says; refuses what cannot be."""
        raise NotImplementedError

    def moments(self, s: S) -> dict[str, list[Frame]]:
        """Named moments of the game as stacks (last entry next), for documents written by hand."""
        raise NotImplementedError

    def moment_fault(self, s: S, moment: str, table: dict[str, Json]) -> Message | None:
        """Why a named moment cannot be in the position that a document's `table` describes; nothing when it can."""
        return None
