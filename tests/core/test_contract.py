"""The toy game keeps the contract of all games, so that a failure elsewhere is the game's and not the contract's."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from courtier.core.canonical import canonical
from courtier.core.combinators import Pay
from courtier.core.game import Score
from courtier.core.messages import Json, Message, to_json
from courtier.core.options import Options
from courtier.core.rng import Rng
from courtier.core.state import Event, Frame
from tests.core import toy_clauses
from tests.core.toy import TOY, ToyGame
from tests.core.toy_clauses import ToyState
from tests.support import contract
from tests.support.option_sets import Case, option_sets

CASES = [Case(TOY, options) for options in option_sets(TOY)]
SEEDS = range(6)


def as_json(message: Message, lang: str) -> str:
    return canonical(to_json(message))


def test_every_value_of_every_option_is_played() -> None:
    assert [case.name for case in CASES] == [
        "toy-players_2",
        "toy-players_3",
        "toy-players_4",
        "toy-players_2-rich_True",
        "toy-players_2-length_short",
    ]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_contract(case: Case) -> None:
    before = contract.effects_fingerprint(TOY)
    for seed in SEEDS:
        contract.check_play(case, seed)
        contract.check_copies(case, seed, 5)
        contract.check_positions(case, seed, 3)
        contract.check_record(case, seed)
        contract.check_secrets(case, seed, 2)
        contract.check_events(case, seed, 2)
        contract.check_words(case, seed, 2, as_json)
        assert contract.rules_named(case, seed, 2) <= {
            "T-SETUP-01",
            "T-BID-01",
            "T-BID-02",
            "T-BID-03",
            "T-TURN-01",
            "T-TURN-02",
            "T-REST-01",
            "T-BURN-01",
            "T-CHANGE-01",
        }
    assert contract.effects_fingerprint(TOY) == before


# -- and the contract notices when a game does not


class SharesHands(ToyGame):
    """A copy that shares a list."""

    def copy(self, s: ToyState) -> ToyState:
        other = s.copy()
        for mine, theirs in zip(s.seats, other.seats, strict=True):
            theirs.hand = mine.hand
        return other


class ForgetsTheStarter(ToyGame):
    """A copy that leaves a field behind."""

    def copy(self, s: ToyState) -> ToyState:
        other = s.copy()
        other.starter = 0
        return other


class WritesNoStarter(ToyGame):
    """Documents that leave a field out."""

    def write_position(self, s: ToyState) -> dict[str, Json]:
        return {key: value for key, value in super().write_position(s).items() if key != "starter"}


class ShowsHands(ToyGame):
    """A view of everything."""

    def view(self, s: ToyState, seat: int) -> dict[str, Json]:
        return {**super().view(s, seat), "hands": [[*one.hand] for one in s.seats]}


class ShowsSpectators(ToyGame):
    """Spectators see one hand."""

    def view(self, s: ToyState, seat: int) -> dict[str, Json]:
        return {**super().view(s, seat), "hand": [*s.seats[0].hand] if seat == -1 else []}


class KnowsMore(ToyGame):
    """A dealing that depends on what the seat cannot know."""

    def determinize(self, s: ToyState, seat: int, rng: Rng) -> ToyState:
        for _ in range(s.deck[0] if s.deck else 0):
            rng.word()
        return super().determinize(s, seat, rng)


class ForetellsDraws(ToyGame):
    """The same chance as in the real game."""

    def determinize(self, s: ToyState, seat: int, rng: Rng) -> ToyState:
        out = super().determinize(s, seat, rng)
        out.rng = s.rng.copy()
        return out


class KeepsOldOptions(ToyGame):
    """The options of the real hand."""

    def determinize(self, s: ToyState, seat: int, rng: Rng) -> ToyState:
        out = super().determinize(s, seat, rng)
        out.options = s.options
        return out


class LosesCoins(ToyGame):
    """Coins that vanish."""

    def faults(self, s: ToyState) -> list[Message]:
        return [Message("error-game-over")] if sum(one.coins for one in s.seats) > 4 else []


class NeverEnds(ToyGame):
    """A bound that is too low."""

    def bound(self, options: Options) -> int:
        return 6


class CountsWrong(ToyGame):
    """A total that is not the sum."""

    def scores(self, s: ToyState) -> list[Score]:
        return [Score(score.categories, score.total + 1, score.won) for score in super().scores(s)]


class OffersTwice(ToyGame):
    """The same option twice."""

    def offers(self, s: ToyState, f: Frame) -> list[int]:
        return super().offers(s, f) * 2


class ReadsTheSame(ToyGame):
    """Two options with the same words."""

    def label_offer(self, s: ToyState, f: Frame, action: int) -> Message:
        return Message("toy-gain", {"coins": 1, "points": 0})


BROKEN: list[tuple[type[ToyGame], Callable[[Case, int], None]]] = [
    (SharesHands, lambda case, seed: contract.check_copies(case, seed, 5)),
    (ForgetsTheStarter, lambda case, seed: contract.check_copies(case, seed, 5)),
    (WritesNoStarter, lambda case, seed: contract.check_positions(case, seed, 3)),
    (ShowsHands, lambda case, seed: contract.check_secrets(case, seed, 2)),
    (ShowsSpectators, lambda case, seed: contract.check_secrets(case, seed, 2)),
    (KnowsMore, lambda case, seed: contract.check_secrets(case, seed, 2)),
    (ForetellsDraws, lambda case, seed: contract.check_secrets(case, seed, 2)),
    (KeepsOldOptions, lambda case, seed: contract.check_secrets(case, seed, 2)),
    (LosesCoins, contract.check_play),
    (NeverEnds, contract.check_play),
    (CountsWrong, contract.check_play),
    (OffersTwice, contract.check_play),
    (ReadsTheSame, lambda case, seed: contract.check_words(case, seed, 2, as_json)),
]


def all_seeds(game: ToyGame, check: Callable[[Case, int], None]) -> None:
    for seed in range(12):
        check(Case(game, {"players": 3}), seed)


def check_events(case: Case, seed: int) -> None:
    contract.check_events(case, seed, 1)


@pytest.mark.parametrize(("broken", "check"), BROKEN, ids=lambda value: getattr(value, "__name__", ""))
def test_the_contract_notices(broken: type[ToyGame], check: Callable[[Case, int], None]) -> None:
    with pytest.raises(AssertionError):
        all_seeds(broken(), check)


def test_the_contract_notices_an_event_that_tells_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        toy_clauses, "tell", lambda s, event: s.log is None or s.log.append(Event(event.kind, event.seat, event.args))
    )
    with pytest.raises(AssertionError, match="the log tells"):
        all_seeds(TOY, check_events)


def test_the_contract_notices_a_reveal_that_is_not_counted() -> None:
    class Quiet(toy_clauses.Peek):
        def run(self, s: ToyState, f: Frame) -> None:
            super().run(s, f)
            s.reveals -= 1

    game = ToyGame()
    peek = game.effects.by_path["rounds/0/3/0/1/0"]
    assert isinstance(peek, Pay)
    peek.then = Quiet()
    peek.then.path = "quiet"
    with pytest.raises(AssertionError, match="no reveal is counted"):
        all_seeds(game, check_events)


def test_the_contract_notices_an_effect_that_changes() -> None:
    game = ToyGame()
    before = contract.effects_fingerprint(game)
    gain = game.effects.by_path["rounds/0/3/0/0/0"]
    assert isinstance(gain, toy_clauses.Gain)
    gain.coins += 1
    assert contract.effects_fingerprint(game) != before
