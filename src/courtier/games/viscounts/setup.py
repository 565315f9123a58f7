"""Setting the table up: the kingdom, the piles, and the draft of player cards and heroes. [W-SETUP, W-SOLO-01..05]"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from courtier.core.messages import Arg, Message
from courtier.core.options import Options
from courtier.core.rng import Rng
from courtier.core.state import Decision, Effect, Event, Frame
from courtier.games.viscounts.actions import PICK
from courtier.games.viscounts.building import put_building, sites_at
from courtier.games.viscounts.cards import draw_up_to
from courtier.games.viscounts.names import card_name, space_name, who
from courtier.games.viscounts.state import Clause, Ground, Seat, ViscountsState
from courtier.games.viscounts.words import (
    CASTLE_PLACES,
    EMPTY,
    N_SECTIONS,
    N_SEGMENTS,
    RIVALS,
    SITES_PER_SEGMENT,
)

if TYPE_CHECKING:
    from courtier.games.viscounts.game import ViscountsGame

HERO_BITS = 128  # a pair is player card * 128 + hero


def new_state(game: ViscountsGame, options: Options, rng: Rng) -> ViscountsState:
    """The table before anybody has chosen a pair. [W-SETUP-01..08]"""
    box = game.box
    n = options.number("players")
    layout = list(range(N_SEGMENTS))
    rng.shuffle(layout)
    side = box.side_of[n]
    ground = Ground(layout, rng.below(N_SECTIONS), side, box.sides[side].n_sites)
    townsfolk = deal_townsfolk(game, layout, rng)
    manuscripts = deal_manuscripts(game, rng)
    start = rng.below(n) if n > 1 else 0  # W-SOLO-02
    cards = list(range(len(box.player_cards)))
    heroes = list(range(box.first_hero, box.first_neutral))
    rng.shuffle(cards)
    rng.shuffle(heroes)
    pairs = [cards[i] * HERO_BITS + heroes[i] for i in range(n + 1)]
    seats = [Seat([EMPTY] * 3, [], [], [], []) for _ in range(n + (n == 1))]
    s = ViscountsState(
        game,
        options,
        n,
        [Frame(game.flow, -1)],
        rng,
        ground,
        seats,
        [0] * (len(seats) * CASTLE_PLACES),
        [0] * (N_SEGMENTS * SITES_PER_SEGMENT),
        townsfolk,
        manuscripts,
        sorted(pairs),
        [],
    )
    s.start = start
    s.active = start
    if n == 1:
        _seat_rival(s, options, rng)
    return s


def deal_townsfolk(game: ViscountsGame, layout: list[int], rng: Rng) -> list[list[int]]:
    """Five piles as equal as possible, the larger ones first in clockwise order. [W-SETUP-03, W-RULING-31]"""
    cards = list(range(game.box.first_neutral, game.box.n_cards))
    rng.shuffle(cards)
    out: list[list[int]] = [[] for _ in range(N_SEGMENTS)]
    for at in range(N_SEGMENTS):
        size = (len(cards) - at + N_SEGMENTS - 1) // N_SEGMENTS
        first = sum(len(pile) for pile in out)
        out[layout[at]] = cards[first : first + size]
    return out


def deal_manuscripts(game: ViscountsGame, rng: Rng) -> list[list[int]]:
    """Five piles of seven with a grey-backed manuscript on top, bottom first. [W-SETUP-04]"""
    grey = [i for i, back in enumerate(game.box.grey_backed) if back]
    black = [i for i, back in enumerate(game.box.grey_backed) if not back]
    rng.shuffle(grey)
    rng.shuffle(black)
    size = len(black) // N_SEGMENTS
    return [[*black[at * size : (at + 1) * size], grey[at]] for at in range(N_SEGMENTS)]


def _seat_rival(s: ViscountsState, options: Options, rng: Rng) -> None:
    """The rival's board and its two piles of schemes. [W-SOLO-01, W-SOLO-03]"""
    box = s.box
    s.rival = 1
    seat = s.seats[1]
    seat.board = 1 + RIVALS.index(options.choice("rival"))
    seat.ready = True
    removed = box.rival_removed[seat.board - 1]
    left = [box.n_cards + i for i in range(len(box.schemes)) if i not in removed]
    first_future = box.n_cards + box.n_start_schemes
    future = [scheme for scheme in left if scheme >= first_future]
    rng.shuffle(future)
    draw = [scheme for scheme in left if scheme < first_future]
    for _ in range(options.number("difficulty")):
        draw.append(future.pop())
    rng.shuffle(draw)
    seat.draw = draw
    s.future = future


@final
class Draft(Clause):
    """Each player in reverse turn order picks a pair and gets ready before the next one picks. [W-SETUP-09]"""

    def __init__(self, player: Effect[ViscountsState]) -> None:
        super().__init__()
        self.player = player

    def parts(self) -> list[Effect[ViscountsState]]:
        return [self.player]

    def run(self, s: ViscountsState, f: Frame) -> None:
        for i in range(s.n_seats):
            s.stack.append(Frame(self.player, (s.start + i) % s.n_seats))


@final
class BeginSetup(Clause):
    """The player who is getting ready counts as the active one."""

    def run(self, s: ViscountsState, f: Frame) -> None:
        s.active = f.seat


@final
class PickPair(Decision[ViscountsState]):
    """One of the revealed pairs of player card and hero. [W-SETUP-09..11, DP-01]"""

    def rules(self) -> list[str]:
        return ["W-SETUP-09"]

    def legal(self, s: ViscountsState, f: Frame) -> list[int]:
        return [PICK.first + pair // HERO_BITS for pair in s.pairs]

    def apply(self, s: ViscountsState, f: Frame, action: int) -> None:
        card = action - PICK.first
        seat = s.seats[f.seat]
        hero = self._hero(s, card)
        s.pairs = [pair for pair in s.pairs if pair // HERO_BITS != card]
        seat.space = s.box.start_space[int(s.box.player_cards[card])]
        seat.draw = [*range(s.box.first_hero), hero]
        if s.log is not None:
            args: dict[str, Arg] = {"who": who(s, f.seat), "number": card + 1, "hero": card_name(s, hero)}
            args["space"] = space_name(seat.space)
            s.log.append(Event("pick", f.seat, args, rule="W-SETUP-10"))
        if s.rival >= 0:
            other = s.pairs[0] // HERO_BITS  # W-SOLO-04
            s.seats[s.rival].space = s.box.start_space[int(s.box.player_cards[other])]
        for effect in reversed(s.book.player_card[card]):
            s.stack.append(Frame(effect, f.seat))

    def _hero(self, s: ViscountsState, card: int) -> int:
        for pair in s.pairs:
            if pair // HERO_BITS == card:
                return pair % HERO_BITS
        raise AssertionError(f"player card {card} is not on offer")

    def prompt(self, s: ViscountsState, f: Frame) -> Message:
        return Message("viscounts-prompt-pick")

    def label(self, s: ViscountsState, f: Frame, action: int) -> Message:
        card = action - PICK.first
        space = s.box.start_space[int(s.box.player_cards[card])]
        args: dict[str, Arg] = {
            "number": card + 1,
            "hero": card_name(s, self._hero(s, card)),
            "space": space_name(space),
        }
        return Message("viscounts-label-pick", args)

    def targets(self, s: ViscountsState, f: Frame, action: int) -> list[str]:
        return [f"pair:{s.box.player_cards[action - PICK.first]}"]

    def why_not(self, s: ViscountsState, f: Frame, action: int) -> Message | None:
        if PICK.has(action):
            return Message("viscounts-whynot-pair", {"number": action - PICK.first + 1}, "W-SETUP-08")
        return None


@final
class ShuffleDeck(Clause):
    """The first draw pile, which is no shuffle in the sense of the rules, and three cards. [W-SETUP-12, W-SETUP-13]"""

    def run(self, s: ViscountsState, f: Frame) -> None:
        seat = s.seats[f.seat]
        deck = sorted(seat.draw)
        s.rng.shuffle(deck)
        seat.draw = deck
        seat.ready = True
        draw_up_to(s, f.seat, s.box.hand_limit)


@final
class RivalSetup(Clause):
    """The rival's first goods and its first building. [W-SOLO-05]"""

    def __init__(self, building: Effect[ViscountsState]) -> None:
        super().__init__()
        self.building = building

    def parts(self) -> list[Effect[ViscountsState]]:
        return [self.building]

    def run(self, s: ViscountsState, f: Frame) -> None:
        if s.rival < 0:
            return
        s.active = s.rival
        s.stack.append(Frame(self.building, s.rival))
        start = s.book.rival_start[s.seats[s.rival].board - 1]
        if start is not None:
            s.stack.append(Frame(start, s.rival))


@final
class RivalFirstBuilding(Clause):
    """On the first empty site of its viscount's bank. [W-SOLO-05]"""

    def run(self, s: ViscountsState, f: Frame) -> None:
        seat = s.seats[f.seat]
        sites = sites_at(s, seat.space)
        if sites:
            put_building(s, f.seat, s.box.rival_start_slot[seat.board - 1], sites[0])


@final
class BuildStacks(Clause):
    """Debts above poverty, deeds above prosperity; the rest of the draft leaves the game. [W-SETUP-14, W-SETUP-15]"""

    def run(self, s: ViscountsState, f: Frame) -> None:
        s.debts_left = s.box.debts_on_top[s.n_seats]
        s.deeds_left = s.box.deeds_on_top[s.n_seats]
        s.pairs = []
        if s.log is not None:
            args: dict[str, Arg] = {"debts": s.debts_left, "deeds": s.deeds_left}
            s.log.append(Event("stacks", -1, args, rule="W-SETUP-14"))
