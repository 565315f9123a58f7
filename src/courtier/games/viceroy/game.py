"""Viceroy as the engine sees it: cards, effects and the methods that everybody calls."""

from __future__ import annotations

from typing import Final, final

from courtier.core.combinators import Choose, Repeat, RepeatUntil, Seq, Together, seq
from courtier.core.game import Game, Score
from courtier.core.messages import Json, Message, Refused
from courtier.core.options import FLAG, NUMBER, Options, OptionSpec
from courtier.core.rng import Rng
from courtier.core.shapes import Shape
from courtier.core.state import Effect, Frame
from courtier.games.viceroy import components as kinds
from courtier.games.viceroy.actions import OPTION, TABLE
from courtier.games.viceroy.auction import Agree, Attack, CarryOutAgreement, ChooseCard
from courtier.games.viceroy.building import CircleGem, DiscardForGems, Level5, Pay, Reward
from courtier.games.viceroy.components import LAW_EFFECTS, N_CARDS, Card, Item, Rules, load_cards, load_rules
from courtier.games.viceroy.exchange import ChooseOpponent, GiveGems, OwnCard, OwnToken, TheirCard, TheirToken
from courtier.games.viceroy.faults import faults, moment_fault
from courtier.games.viceroy.flow import build_flow
from courtier.games.viceroy.hidden import determinize
from courtier.games.viceroy.laws import (
    Archive,
    Double,
    Favour,
    Reform,
    Replace,
    Requisition,
    ReturnLaws,
    StartStore,
    Store,
    TakeFromDisplay,
)
from courtier.games.viceroy.placing import Place, PlaceLaw
from courtier.games.viceroy.position import moments, position_shape, write_position
from courtier.games.viceroy.reading import read_position
from courtier.games.viceroy.recoloring import Recolor, RecolorCircle
from courtier.games.viceroy.rewards import (
    ChooseEternalColor,
    Draw,
    EternalFromScreen,
    GainAttack,
    GainCards,
    GainEternalGem,
    GainGems,
    GainToken,
    TakeGems,
    TuckTaken,
)
from courtier.games.viceroy.scoring import scores
from courtier.games.viceroy.setup import new_state
from courtier.games.viceroy.state import ViceroyState
from courtier.games.viceroy.tokens import BONUS_CIRCLE, BONUS_MAGIC, DEFENCE, MAGIC, POWER, SCIENCE
from courtier.games.viceroy.view import view
from courtier.games.viceroy.virtual import AboveOrGoOn, RemoveForVirtual

RULES_VERSION: Final = 1
MAX_PARTICIPANTS: Final = 4


@final
class ViceroyGame(Game[ViceroyState]):
    """Viceroy with one set of component data."""

    def __init__(self, data: dict[str, Json]) -> None:
        super().__init__("viceroy", RULES_VERSION, TABLE)
        self.cards: list[Card] = load_cards(data)
        self.rules: Rules = load_rules(data)
        self.replace_card = LAW_EFFECTS.index("replace_card")
        self.duplicate_tokens = LAW_EFFECTS.index("duplicate_tokens")
        self.tuck_taken_cards = LAW_EFFECTS.index("tuck_taken_cards")
        self.tuck_from_hand = LAW_EFFECTS.index("tuck_from_hand")
        self.tuck_free_card = LAW_EFFECTS.index("tuck_free_card")
        self.store_gems = LAW_EFFECTS.index("store_gems")
        self.score_per_own_card = LAW_EFFECTS.index("score_per_own_card")
        self.score_per_set = LAW_EFFECTS.index("score_per_set")
        self.score_per_circle_and_eternal = LAW_EFFECTS.index("score_per_circle_and_eternal")
        self.score_per_adjacent_character = LAW_EFFECTS.index("score_per_adjacent_character")
        # questions and effects that rule code pushes
        self.take_gems = TakeGems()
        self.eternal_from_screen = EternalFromScreen()
        self.draw = Draw()
        self.tuck_taken = TuckTaken()
        self.attack = Attack()
        self.choose_card = ChooseCard()
        self.agreement: Effect[ViceroyState] = Seq([Together(Agree()), CarryOutAgreement()])
        self.above_or_go_on = AboveOrGoOn()
        self.remove_for_virtual = RemoveForVirtual()
        self.discard_for_gems = DiscardForGems()
        self.take_from_display = TakeFromDisplay()
        self.return_laws = ReturnLaws()
        self.give_gems = GiveGems()
        self.own_card = OwnCard()
        self.own_token = OwnToken()
        self.their_card = TheirCard()
        self.their_token = TheirToken()
        self.recolor = Recolor()
        self.recolor_circle = RecolorCircle()
        circle_gem = CircleGem()
        self.after_placing: Effect[ViceroyState] = Seq([Pay(), circle_gem, Reward()])
        self._name_effects(circle_gem)
        # cards: how they are played, what they bring
        place, place_law = Place(), PlaceLaw()
        self.effects.add("building.place", place)
        self.effects.add("building.place_law", place_law)
        self.play_by_card: list[Effect[ViceroyState]] = [place]
        self.rewards: list[list[Effect[ViceroyState]]] = [[]]
        self.after_law: list[Effect[ViceroyState]] = [circle_gem]
        for number in range(1, N_CARDS + 1):
            card = self.cards[number]
            self.play_by_card.append(place)
            self.rewards.append([])
            self.after_law.append(circle_gem)
            if card.is_law:
                self._add_law(card, place_law, circle_gem)
            else:
                self._add_character(card)
        # the course of the game
        self.bids: Together[ViceroyState]
        self.bidding: RepeatUntil[ViceroyState]
        self.building: RepeatUntil[ViceroyState]
        self.one_round: Seq[ViceroyState]
        self.rounds: Repeat[ViceroyState]
        self.flow: Effect[ViceroyState]
        build_flow(self)

    def _name_effects(self, circle_gem: CircleGem) -> None:
        """Stable paths of the effects that rule code pushes."""
        self.effects.add("gems.take", self.take_gems)
        self.effects.add("gems.eternal_from_screen", self.eternal_from_screen)
        self.effects.add("cards.draw", self.draw)
        self.effects.add("laws.tuck_taken", self.tuck_taken)
        self.effects.add("auction.attack", self.attack)
        self.effects.add("auction.choose_card", self.choose_card)
        self.effects.add("auction.agreement", self.agreement)
        self.effects.add("virtual.above_or_go_on", self.above_or_go_on)
        self.effects.add("virtual.remove", self.remove_for_virtual)
        self.effects.add("building.discard_for_gems", self.discard_for_gems)
        self.effects.add("building.circle_gem", circle_gem)
        self.effects.add("building.after_placing", self.after_placing)
        self.effects.add("laws.take_from_display", self.take_from_display)
        self.effects.add("laws.return_laws", self.return_laws)
        self.effects.add("exchange.give_gems", self.give_gems)
        self.effects.add("exchange.own_card", self.own_card)
        self.effects.add("exchange.own_token", self.own_token)
        self.effects.add("exchange.their_card", self.their_card)
        self.effects.add("exchange.their_token", self.their_token)
        self.effects.add("end.recolor", self.recolor)
        self.effects.add("end.recolor_circle", self.recolor_circle)

    def _item(self, item: Item) -> Effect[ViceroyState]:
        """One reward item as an effect. [V-TOK]"""
        kind, amount = item.kind, item.amount
        if kind == kinds.GEMS:
            return GainGems(item)
        if kind == kinds.DRAW_CARD:
            return GainCards(item)
        if kind == kinds.ATTACK_TOKEN:
            return GainAttack(item)
        if kind == kinds.ETERNAL_GEM:
            one = ChooseEternalColor() if item.color == kinds.ANY_COLOR else GainEternalGem(item.color)
            return one if amount == 1 else Repeat(amount, one)
        if kind == kinds.POWER_TOKEN:
            return GainToken(item, POWER + amount, 1)
        if kind == kinds.BONUS_MAGIC_TOKEN:
            return GainToken(item, BONUS_MAGIC + amount, 1)
        if kind == kinds.BONUS_CIRCLE_TOKEN:
            return GainToken(item, BONUS_CIRCLE + 16 * item.color + amount, 1)
        code = SCIENCE if kind == kinds.SCIENCE_TOKEN else MAGIC if kind == kinds.MAGIC_TOKEN else DEFENCE
        return GainToken(item, code, amount)

    def _items(self, items: list[Item]) -> Effect[ViceroyState]:
        """All items of a reward, in printed order. [V-TOK-10, V-RULING-12]"""
        return seq(*[self._item(item) for item in items]) if items else Seq([])

    def _add_character(self, card: Card) -> None:
        """The rewards of its four rows and of level 5. [V-BUILD-14, V-BUILD-15]"""
        rewards: list[Effect[ViceroyState]] = [Seq([])]
        for level in range(1, 5):
            rewards.append(self._items(card.rows[level - 1]))
        three_rows: Effect[ViceroyState] = Seq([self._items(card.rows[row]) for row in range(3)])
        power = Item(kinds.POWER_TOKEN, self.rules.level_5_power, -1)
        rewards.append(Level5(three_rows, GainToken(power, POWER + power.amount, 1), card))
        self.rewards[card.number] = rewards
        for level in range(6):
            self.effects.add(f"cards.{card.key}.level_{level}", rewards[level])

    def _add_law(self, card: Card, place_law: PlaceLaw, circle_gem: CircleGem) -> None:
        """How a law is played, and what follows. [V-BUILD-20]"""
        if card.effect in (self.replace_card, self.duplicate_tokens):
            play: Effect[ViceroyState] = Replace() if card.effect == self.replace_card else Double()
            self.play_by_card[card.number] = play
            self.effects.add(f"laws.{card.key}", play)
            return
        self.play_by_card[card.number] = place_law
        effect = self._law_effect(card)
        if effect is not None:
            self.after_law[card.number] = Seq([circle_gem, effect])
            self.effects.add(f"laws.{card.key}", self.after_law[card.number])

    def _law_effect(self, card: Card) -> Effect[ViceroyState] | None:
        """What a law does at once; None where it only counts at the end."""
        word = LAW_EFFECTS[card.effect]
        if word == kinds.CHOOSE_ONE:
            options = [self._items(items) for items in card.choices]
            return Choose(OPTION, options, "viceroy-prompt-law-option", ["V-LAW-CHOICE"])
        if word == "swap_token":
            return ChooseOpponent(card)
        if word == "take_from_display":
            return Requisition()
        if word == "draw_laws_return":
            return Reform(card)
        if word == "tuck_from_hand":
            return Archive()
        if word == "tuck_free_card":
            return Favour()
        if word == "store_gems":
            return StartStore(Store(card))
        return None

    def option_specs(self) -> list[OptionSpec]:
        return [
            OptionSpec("players", NUMBER, 4, 1, MAX_PARTICIPANTS, rule="V-SETUP-02"),
            OptionSpec("virtual", NUMBER, 0, 0, MAX_PARTICIPANTS - 1, rule="V-VARIANT-01"),
            OptionSpec("discard_for_gems", FLAG, False, rule="V-VARIANT-02"),
            OptionSpec("four_characters", FLAG, False, rule="V-VARIANT-03"),
        ]

    def check_options(self, options: Options) -> None:
        """Alone against at least one virtual opponent; never more than four in all. [V-SOLO-01, V-VARIANT-01]"""
        players, virtual = options.number("players"), options.number("virtual")
        if players == 1 and virtual == 0:
            raise Refused(Message("viceroy-error-solo-virtual", {}, "V-SOLO-01"))
        if players + virtual > MAX_PARTICIPANTS:
            raise Refused(Message("viceroy-error-participants", {"n": players + virtual}, "V-VARIANT-01"))

    def new(self, options: Options, rng: Rng) -> ViceroyState:
        return new_state(self, options, rng)

    def options_of(self, s: ViceroyState) -> Options:
        return s.chosen_options

    def in_setup(self, s: ViceroyState) -> bool:
        return s.round == 0

    def bound(self, options: Options) -> int:
        """Far above any real game: each round has three bids, three builds and what they bring."""
        return self.rules.rounds * options.number("players") * 400

    def copy(self, s: ViceroyState) -> ViceroyState:
        return s.copy()

    def scores(self, s: ViceroyState) -> list[Score]:
        return scores(s)

    def view(self, s: ViceroyState, seat: int) -> dict[str, Json]:
        return view(s, seat)

    def determinize(self, s: ViceroyState, seat: int, rng: Rng) -> ViceroyState:
        return determinize(s, seat, rng)

    def faults(self, s: ViceroyState) -> list[Message]:
        return faults(s)

    def position_shape(self) -> Shape:
        return position_shape(self.cards, self.rules)

    def write_position(self, s: ViceroyState) -> dict[str, Json]:
        return write_position(s)

    def read_position(self, s: ViceroyState, table: dict[str, Json]) -> None:
        read_position(s, table)

    def moments(self, s: ViceroyState) -> dict[str, list[Frame]]:
        return moments(s)

    def moment_fault(self, s: ViceroyState, moment: str, table: dict[str, Json]) -> Message | None:
        return moment_fault(s, moment)


def build(data: dict[str, Json]) -> ViceroyGame:
    """The game from its component data."""
    return ViceroyGame(data)
