"""All effects of a loaded game, built once from its data; rule code pushes them from here."""

from __future__ import annotations

from typing import final

from courtier.core.combinators import seq
from courtier.core.game import EffectTable
from courtier.core.state import Effect
from courtier.games.gugong.actions import BENEFITS, CARDS, EXCHANGES, KINDS, LOCATIONS, TILES
from courtier.games.gugong.bonus import AfterAction, CollectStations, Station
from courtier.games.gugong.canal import (
    AFTER_MOVING,
    BEFORE_MOVING,
    FREELY,
    CanalAction,
    ClaimReward,
    LoadShip,
    MoveShip,
)
from courtier.games.gugong.cards import DiscardCard, GiveUpCard, RetrieveCard, SwapCard
from courtier.games.gugong.components import CANAL, INTRIGUE, PALACE, TRAVEL, WALL, Components
from courtier.games.gugong.decrees import DecreesAction, MorningDecrees
from courtier.games.gugong.exchange import ExchangeWindow, MakeRoom, StoreToken
from courtier.games.gugong.gifts import Exchange, ExchangeGift
from courtier.games.gugong.intrigue import IntrigueAction
from courtier.games.gugong.jade import JadeAction
from courtier.games.gugong.locations import LocationAction
from courtier.games.gugong.meng import DuskCard, MengHire, MengMorning, MengTurn
from courtier.games.gugong.meng_actions import MengBenefit, MengPerform
from courtier.games.gugong.meng_travel import MengMove, MengStore
from courtier.games.gugong.ops import Op
from courtier.games.gugong.palace import PalaceAction
from courtier.games.gugong.servants import Hire, PayServants
from courtier.games.gugong.state import GugongState
from courtier.games.gugong.tracks import GainJade, GainVp, IntrigueSteps, PalaceSteps, TakeMedal, Use
from courtier.games.gugong.travel import MoveTraveller, TravelAction, TravelMoves
from courtier.games.gugong.wall import IntrigueBenefit, PlaceOnWall, SetDie, WallAction, WallCheck


@final
class Book:
    """The clauses of the rulebook that others refer to."""

    def __init__(self, parts: Components, effects: EffectTable[GugongState]) -> None:
        self.effects = effects
        self.wall_check = self.named("wall.check", WallCheck())
        self.claim_ship = self.named("canal.claim_ship", ClaimReward(FREELY))
        self.night_claim = self.named("canal.night_claim", ClaimReward(FREELY))
        self.store_token = self.named("token.store", StoreToken())
        self.make_room = self.named("token.make_room", MakeRoom())
        self.after_action = self.named("bonus.after_action", AfterAction())
        self.collect_stations = self.named("bonus.collect", CollectStations())
        self.evening_exchange = self.named("token.evening", ExchangeWindow("evening", "G-TOKEN-04"))
        self.turn_exchange = self.named("token.turn", ExchangeWindow("turn-over", "G-FLOW-03"))
        self.last_exchange = self.named("token.last", ExchangeWindow("last-exchange", "G-END-01"))
        self.move_traveller = self.named("travel.move", MoveTraveller())
        self.locations = self._locations(parts)
        self.card_actions = self._card_actions(parts)
        self.shows_location = [op is not None and op.op == "location_action" for op in parts.card_op]
        self.token_benefits = self._token_benefits(parts)
        self.exchanges: list[Effect[GugongState]] = []
        self.exchange_hires = [each.ops[0].op == "hire" for each in parts.exchanges]
        for i in range(len(parts.exchanges)):
            effect = must(clause(parts.exchanges[i].ops, False, "G-TOKEN-02", "exchange-hire"))
            self.exchanges.append(self.named(f"exchange.{EXCHANGES[i]}", effect))
        benefits = [must(clause(each.ops, False, "G-WALL-06", "benefit-hire")) for each in parts.benefits]
        for i in range(len(benefits)):
            self.named(f"benefit.{BENEFITS[i]}", benefits[i])
        self.benefit = self.named("wall.benefit", IntrigueBenefit(benefits))
        self.morning_decrees = self._morning(parts)
        self.morning_hire = self.named("morning.hire", Hire("morning-hire", 0, 0, "G-MORNING-05"))
        self.night_hire = self.named("night.hire", Hire("night-hire", 0, 0, "G-NIGHT-02"))
        exchange = self.named("gift.exchange", Exchange())
        give_up = self.named("gift.give_up", GiveUpCard(exchange))
        self.turn = self.named("turn", ExchangeGift(give_up, exchange))
        self.meng_turn = self.named("meng.turn", MengTurn())
        self.meng_perform = self.named("meng.perform", MengPerform())
        self.meng_move = self.named("meng.move", MengMove())
        self.meng_store = self.named("meng.store", MengStore())
        self.meng_benefit = self.named("meng.benefit", MengBenefit())
        self.meng_morning = self.named("meng.morning", MengMorning())
        self.meng_hire = self.named("meng.hire", MengHire())
        self.dusk_card = self.named("meng.dusk_card", DuskCard())

    def named(self, path: str, effect: Effect[GugongState]) -> Effect[GugongState]:
        """Give an effect its stable path."""
        self.effects.add(path, effect)
        return effect

    def _locations(self, parts: Components) -> list[Effect[GugongState]]:
        """The seven actions. [section 7]"""
        out: list[Effect[GugongState]] = []
        for i in range(len(LOCATIONS)):
            action = self._location(parts, i)
            out.append(self.named(f"location.{LOCATIONS[i]}", action))
        return out

    def _location(self, parts: Components, location: int) -> LocationAction:
        variants = parts.variants[location]
        costs = [variant.cost for variant in variants]
        thens = [self._variant(variant.ops) for variant in variants]
        least = [sum(op.low for op in variant.ops if op.op.startswith("place")) for variant in variants]
        if location == TRAVEL:
            return TravelAction(costs, thens)
        if location == WALL:
            return WallAction(costs, thens, least)
        if location == INTRIGUE:
            medal = [any(op.op == "take_medal_if_on_board" for op in variant.ops) for variant in variants]
            return IntrigueAction(costs, thens, medal)
        if location == PALACE:
            return PalaceAction(costs, thens)
        if location == CANAL:
            moves = [any(op.op == "move_ship" for op in variant.ops) for variant in variants]
            return CanalAction(costs, thens, least, moves)
        return JadeAction() if variants[0].ops[0].op == "gain_jade" else DecreesAction()

    def _variant(self, ops: list[Op]) -> Effect[GugongState]:
        """What follows the cost of a variant."""
        items: list[Effect[GugongState]] = []
        moves = any(op.op == "move_ship" for op in ops)
        for op in ops:
            if op.op == "travel_move":
                items.append(TravelMoves(op.n, self.move_traveller))
            elif op.op == "place_on_wall":
                items.append(PlaceOnWall(op.source, op.low, op.high, True, False))
            elif op.op == "place_on_ship":
                items.append(LoadShip(op.source, op.low, op.high, True, False))
                items.append(ClaimReward(BEFORE_MOVING if moves else AFTER_MOVING))
            elif op.op == "move_ship":
                items.append(MoveShip())
                items.append(ClaimReward(AFTER_MOVING))
            elif op.op == "intrigue":
                items.append(IntrigueSteps(op.n))
            elif op.op == "palace":
                items.append(PalaceSteps(op.n))
            elif op.op == "take_medal_if_on_board":
                items.append(TakeMedal())
        return seq(*items) if items else GainVp(0)

    def _card_actions(self, parts: Components) -> list[Effect[GugongState] | None]:
        """The action of each gift card; those of locations are the locations' own. [G-CARD-02]"""
        out: list[Effect[GugongState] | None] = []
        for i in range(len(CARDS)):
            op = parts.card_op[i]
            if op is None:
                out.append(None)
            elif op.op == "location_action":
                out.append(self.locations[LOCATIONS.index(op.word)])
            else:
                out.append(self.named(f"card.{CARDS[i]}", must(clause([op], True, "G-CARD-03", "card-hire"))))
        return out

    def _token_benefits(self, parts: Components) -> list[Effect[GugongState] | None]:
        """What each kind of travel token does when it is taken. [G-TOKEN-07, G-BONUS-02]"""
        out: list[Effect[GugongState] | None] = []
        for i in range(len(KINDS)):
            token = parts.tokens[i]
            if token.bonus:
                effect: Effect[GugongState] | None = Station(i, token.ops[0].word == "own_board")
            else:
                effect = clause(token.ops, True, "G-TOKEN-07", "token-hire")
            out.append(None if effect is None else self.named(f"token.{KINDS[i]}", effect))
        return out

    def _morning(self, parts: Components) -> Effect[GugongState]:
        """The powers of level-1 decrees. [G-DECREE-05]"""
        powers: list[Effect[GugongState] | None] = []
        for i in range(len(TILES)):
            power: Effect[GugongState] | None = None
            if parts.tiles[i].timing == "morning":
                power = self.named(
                    f"decree.{TILES[i]}", must(clause([parts.tiles[i].op], False, "G-DECREE-05", "hire"))
                )
            powers.append(power)
        return self.named("morning.decrees", MorningDecrees(powers))


def must(effect: Effect[GugongState] | None) -> Effect[GugongState]:
    """An effect that the data must have."""
    assert effect is not None
    return effect


def clause(ops: list[Op], optional: bool, rule: str, hire_key: str) -> Effect[GugongState] | None:
    """An effect list of the data; None where it is empty. What is paid first carries the rest."""
    if not ops:
        return None
    first = ops[0]
    if first.op == "pay_servants":
        return PayServants(first.n, must(clause(ops[1:], False, rule, hire_key)), optional)
    if first.op == "discard_card":
        return DiscardCard(first.n, must(clause(ops[1:], False, rule, hire_key)), optional)
    if len(ops) == 1 and first.op not in ("vp", "palace", "intrigue", "gain_jade", "set_die"):
        return one(first, optional, rule, hire_key)
    whole = seq(*[one(op, False, rule, hire_key) for op in ops])
    return Use(whole, rule) if optional else whole


def one(op: Op, optional: bool, rule: str, hire_key: str) -> Effect[GugongState]:
    """One effect of the data."""
    if op.op == "hire":
        return Hire(hire_key, op.n, 0 if optional else 1, rule, closed=hire_key == "exchange-hire")
    if op.op == "vp":
        return GainVp(op.n)
    if op.op == "palace":
        return PalaceSteps(op.n)
    if op.op == "intrigue":
        return IntrigueSteps(op.n)
    if op.op == "gain_jade":
        return GainJade(op.n)
    if op.op == "swap_card":
        return SwapCard(op.source == 1, optional)
    if op.op == "retrieve_card":
        return RetrieveCard(optional)
    if op.op == "place_on_ship":
        return LoadShip(op.source, op.low, op.high, False, optional)
    if op.op == "place_on_wall":
        return PlaceOnWall(op.source, op.low, op.high, False, optional)
    return SetDie()
