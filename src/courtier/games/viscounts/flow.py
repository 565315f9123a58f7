"""The course of the game, as the rulebook tells it. [W-TURN]"""

from __future__ import annotations

from typing import final

from courtier.core.combinators import Condition, RepeatUntil, seq
from courtier.core.messages import Name
from courtier.core.state import Effect, Event, Frame
from courtier.games.viscounts.building import ChooseBuilding, RaiseBuilding
from courtier.games.viscounts.cards import DrawCards, PlayCard, SlideRow
from courtier.games.viscounts.castle import ChooseWorkers, EnterWorkers
from courtier.games.viscounts.collision import (
    Collide,
    CollisionCards,
    CollisionEnd,
    CollisionGains,
    CollisionOpponents,
    CollisionSlots,
)
from courtier.games.viscounts.funding import PayFor
from courtier.games.viscounts.hiring import Recruit
from courtier.games.viscounts.manuscripts import FundTranscription, Transcribe
from courtier.games.viscounts.movement import Ride
from courtier.games.viscounts.names import who
from courtier.games.viscounts.operations import InOrder
from courtier.games.viscounts.primary import AfterAction, ChooseAction
from courtier.games.viscounts.rival_turn import RivalRefill, RivalReveal, RivalShift
from courtier.games.viscounts.setup import (
    BeginSetup,
    BuildStacks,
    Draft,
    PickPair,
    RivalFirstBuilding,
    RivalSetup,
    ShuffleDeck,
)
from courtier.games.viscounts.state import Clause, ViscountsState
from courtier.games.viscounts.trade import ChooseExchanges, Exchanges
from courtier.games.viscounts.words import BUILD, PLACE_WORKERS, TRADE, TRANSCRIBE

Rule = Effect[ViscountsState]


@final
class Flow:
    """The tree of the game and those of its branches that a position document can start from."""

    def __init__(self) -> None:
        self.collision = Collide(
            [CollisionSlots(), CollisionCards(), CollisionGains(), CollisionOpponents(), CollisionEnd()]
        )
        self.turn = seq(
            BeginTurn(),
            SlideRow(),  # phase 1
            PlayCard(),
            Ride(),  # phase 2
            primary_action(),  # phase 3
            Recruit(),  # phase 4
            self.collision,  # phase 5
            DrawCards(),  # phase 6
        )
        self.rival_turn = InOrder([RivalShift(), RivalRefill(), RivalReveal(), self.collision])
        self.round = EveryTurn(self.turn, self.rival_turn)
        self.rounds = RepeatUntil(KingdomHasFallen(), seq(BeginRound(), self.round))
        self.setup = seq(
            Draft(seq(BeginSetup(), PickPair(), ShuffleDeck())),
            RivalSetup(RivalFirstBuilding()),
            BuildStacks(),
        )
        self.game = seq(self.setup, self.rounds, FinalScoring())


def primary_action() -> Rule:
    """Phase 3: what is chosen, how it is paid for, what follows. [W-ACT-06]"""
    actions: list[Rule] = [
        ChooseExchanges(Exchanges()),
        ChooseBuilding(PayFor(BUILD, RaiseBuilding())),
        ChooseWorkers(PayFor(PLACE_WORKERS, EnterWorkers())),
        FundTranscription(PayFor(TRANSCRIBE, Transcribe())),
    ]
    return ChooseAction(actions, [AfterAction(action) for action in (TRADE, BUILD, PLACE_WORKERS, TRANSCRIBE)])


@final
class KingdomHasFallen(Condition[ViscountsState]):
    """The round after the one in which poverty or prosperity was revealed has been played. [W-END-02]"""

    def holds(self, s: ViscountsState, f: Frame) -> bool:
        return 0 < s.last_round <= s.round


@final
class BeginRound(Clause):
    """A round is one turn of every participant. [W-TURN-01]"""

    def run(self, s: ViscountsState, f: Frame) -> None:
        s.round += 1
        if s.log is not None:
            s.log.append(Event("round", -1, {"round": s.round}, rule="W-TURN-01"))


@final
class EveryTurn(Clause):
    """From the start player clockwise; the rival plays last. [W-TURN-01, W-SOLO-28]"""

    def __init__(self, turn: Rule, rival_turn: Rule) -> None:
        super().__init__()
        self.turn = turn
        self.rival_turn = rival_turn

    def parts(self) -> list[Rule]:
        return [self.turn, self.rival_turn]

    def after(self, s: ViscountsState, played: int) -> list[Frame]:
        """The turns of a round that come after the first so many, last one first."""
        out: list[Frame] = []
        if s.rival >= 0 and played <= s.n_seats:
            out.append(Frame(self.rival_turn, s.rival))
        for i in range(s.n_seats - 1, played - 1, -1):
            out.append(Frame(self.turn, (s.start + i) % s.n_seats))
        return out

    def run(self, s: ViscountsState, f: Frame) -> None:
        s.stack.extend(self.after(s, 0))


@final
class BeginTurn(Clause):
    """The active player. [W-TERM-08]"""

    def run(self, s: ViscountsState, f: Frame) -> None:
        s.active = f.seat
        if s.log is not None:
            s.log.append(Event("turn", f.seat, {"who": who(s, f.seat)}, rule="W-TURN-02"))


@final
class FinalScoring(Clause):
    """The game is over: who has won follows from the state. [W-SCORE-11]"""

    def run(self, s: ViscountsState, f: Frame) -> None:
        if s.log is not None:
            cards = tuple(
                Name(f"viscounts-{card}")
                for card, left in (("poverty", s.debts_left), ("prosperity", s.deeds_left))
                if left == 0
            )
            s.log.append(Event("game-over", -1, {"cards": cards}, rule="W-END-02"))
