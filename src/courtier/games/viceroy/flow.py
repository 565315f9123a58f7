"""The course of the game, written like the table of contents of the rulebook. [RULES section 3]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from courtier.core.combinators import Condition, EachSeat, Repeat, RepeatUntil, Seq, Together, When
from courtier.core.state import Effect, Frame
from courtier.games.viceroy.auction import (
    Attacks,
    AuctionIsOver,
    Bid,
    Passing,
    Refresh,
    ResolveColor,
    Reveal,
    StartAuction,
)
from courtier.games.viceroy.building import BuildingIsOver, ChooseBuild, RevealBuild, StartBuilding
from courtier.games.viceroy.recoloring import EndGame
from courtier.games.viceroy.setup import (
    FormDecks,
    LayFirstCards,
    PickFirst,
    PickKept,
    PostponedDraws,
    ShuffleReturned,
)
from courtier.games.viceroy.state import ViceroyState
from courtier.games.viceroy.virtual import VirtualRemovals

if TYPE_CHECKING:
    from courtier.games.viceroy.game import ViceroyGame

# Places in the sequences below, for the named moments of position documents.
AFTER_BIDDING: Final = 2
AT_THE_END: Final = 2


@final
class FourCharacters(Condition[ViceroyState]):
    """The variant with four dealt characters. [V-VARIANT-03]"""

    def holds(self, s: ViceroyState, f: Frame) -> bool:
        return s.chosen_options.flag("four_characters")


def set_up() -> Effect[ViceroyState]:
    """Choose the first card, take its reward, form the decks, deal laws. [V-SETUP-04 to V-SETUP-10]"""
    kept: Effect[ViceroyState] = Seq([Together(PickKept()), ShuffleReturned()])
    return Seq(
        [
            Together(PickFirst()),
            When(FourCharacters(), kept),
            LayFirstCards(),
            FormDecks(),
            PostponedDraws(),
        ]
    )


def bidding_round(game: ViceroyGame) -> Effect[ViceroyState]:
    """Bid, reveal, attacks first, gem bids by colour, virtual removals, passing income. [V-AUC-10 to V-AUC-16]"""
    return Seq(
        [
            game.bids,
            Reveal(),
            Attacks(),
            ResolveColor(0),
            ResolveColor(1),
            ResolveColor(2),
            ResolveColor(3),
            VirtualRemovals(),
            Passing(),
        ]
    )


def building_round() -> Effect[ViceroyState]:
    """Choose in secret, then play in order of the numbers. [V-BUILD-01, V-BUILD-03]"""
    return Seq([Together(ChooseBuild()), RevealBuild()])


def build_flow(game: ViceroyGame) -> None:
    """Twelve rounds of auction and building between set-up and the end. [V-ROUND-01, V-ROUND-02]"""
    game.bids = Together(Bid())
    game.bidding = RepeatUntil(AuctionIsOver(), bidding_round(game))
    game.building = RepeatUntil(BuildingIsOver(), building_round())
    game.one_round = Seq([StartAuction(), game.bidding, Refresh(), StartBuilding(), game.building])
    game.rounds = Repeat(game.rules.rounds, game.one_round)
    game.flow = Seq([set_up(), game.rounds, EndGame(), EachSeat(game.recolor)])
    game.effects.add("auction", game.bidding)
    game.effects.add("building", game.building)
    game.effects.add("round", game.one_round)
    game.effects.add("rounds", game.rounds)
    game.effects.add("game", game.flow)
