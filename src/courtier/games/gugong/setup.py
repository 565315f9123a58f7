"""Set-up for one to five players, with its variants. [section 2, G-EXPERT, G-BONUS-01, 14.1]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from courtier.core.options import Options
from courtier.core.rng import Rng
from courtier.games.gugong.actions import CITIES, LOCATIONS
from courtier.games.gugong.components import COURTYARD, N_LOCATIONS, Components
from courtier.games.gugong.state import (
    LOCKED,
    MENG,
    NO_CITY,
    NO_SEAT,
    NO_SHIP,
    NO_TOKEN,
    GugongState,
    Meng,
    Seat,
    Table,
)

if TYPE_CHECKING:
    from courtier.games.gugong.book import Book

BOARD_SET: Final = 0
DRAW_SET: Final = 6
PAIRINGS: Final = ["fan4-fan5", "fan2-fan3", "fan1-fan2"]
RANDOM_FOCUS: Final = "random"


def mask_of(cards: list[int]) -> int:
    """Cards as a bit mask."""
    out = 0
    for card in cards:
        out |= 1 << card
    return out


def new_seat(parts: Components, hand: int) -> Seat:
    """A player before the first day; everybody knows the starting sets. [G-SETUP-09]"""
    free = parts.servants - parts.hired_at_start
    return Seat(
        parts.hired_at_start, free, 0, LOCKED, 0, 0, parts.palace_start, NO_SEAT, parts.intrigue_start, NO_CITY,
        0, 0, 0, 0, 0, hand, 0, hand, hand, 0,
    )  # fmt: skip


def set_up(parts: Components, book: Book, options: Options, rng: Rng) -> GugongState:
    """The table before the first turn. [G-SETUP-01 to G-SETUP-11]"""
    humans = options.number("players")
    solo = humans == 1
    players = 2 if solo else humans
    start = 0 if solo else rng.below(humans)  # [G-SETUP-02, G-SOLO-01]
    sets = sets_of(parts, options, players, start)
    board, draw = _lay_gifts(parts, options, rng, sets)
    fifth: list[int] = []
    if solo and parts.automa.extra_gift[parts.automa.difficulties.index(options.choice("difficulty"))]:
        fifth.append(draw.pop())  # [G-SOLO-04]
    hands = [parts.set_cards[each] for each in sets]
    cards = mask_of([*board, *draw, *fifth, *[card for hand in hands for card in hand]])
    kinds = [token.count if options.flag("bonus_tokens") or not token.bonus else 0 for token in parts.tokens]
    focus = -1
    if solo:
        focus = _focus(options, rng)
    table = Table(parts, options.values, humans, cards, kinds, focus)
    seats = [new_seat(parts, mask_of(hand)) for hand in hands]
    track = [(start + i) % players for i in range(players)]  # the start player at the bottom [G-SETUP-10]
    tokens = [NO_TOKEN] * len(CITIES)
    harbours = [NO_SHIP] * table.n_harbours
    s = GugongState(humans, [], rng, parts, book, table, seats, track, board, tokens, harbours)
    s.start = start
    s.turn = start
    s.draw = draw
    s.spent = [0] * len(kinds)
    s.pile = [kind for kind in range(len(kinds)) for _ in range(kinds[kind])]
    rng.shuffle(s.pile)
    for city in table.map.cities:  # [G-SETUP-03]
        s.tokens[city] = s.pile[s.piled]
        s.piled += 1
    roll(s)
    for house in range(COURTYARD):
        if table.house_cost[house] >= 0:
            s.houses |= 1 << house
    s.offer = _decrees(parts, rng)
    if solo:
        _seat_meng(s, fifth)
    return s


def sets_of(parts: Components, options: Options, players: int, start: int) -> list[int]:
    """Which starting set each seat takes. [G-SETUP-04, G-SOLO-02]"""
    if options.number("players") == 1:
        pairing = PAIRINGS.index(options.choice("pairing"))
        return [parts.automa.human_sets[pairing], parts.automa.meng_sets[pairing]]
    return [1 + (seat - start) % players for seat in range(players)]


def _lay_gifts(parts: Components, options: Options, rng: Rng, sets: list[int]) -> tuple[list[int], list[int]]:
    """The gifts on the board and the gift draw pile. [G-SETUP-04, G-EXPERT-01]"""
    board = parts.set_cards[BOARD_SET].copy()
    draw = parts.set_cards[DRAW_SET].copy()
    if options.flag("expert_setup"):
        for each in range(1, DRAW_SET):
            if each not in sets:
                draw.extend(parts.set_cards[each])
        draw = [*board, *draw]
        rng.shuffle(draw)
        return draw[:N_LOCATIONS], draw[N_LOCATIONS:]
    rng.shuffle(board)
    rng.shuffle(draw)
    return board, draw


def _focus(options: Options, rng: Rng) -> int:
    """Meng's focus: where one of the board gifts, picked at random, was laid; or the human's choice. [G-SOLO-03]"""
    chosen = options.choice("focus")
    return rng.below(N_LOCATIONS) if chosen == RANDOM_FOCUS else LOCATIONS.index(chosen)


def roll(s: GugongState) -> None:
    """All destiny dice. [G-SETUP-05, G-MORNING-03]"""
    s.dice = [faces[s.rng.below(len(faces))] for faces in s.parts.faces]


def _decrees(parts: Components, rng: Rng) -> list[int]:
    """Two decrees of each level, the first on the top, the second on the bottom place. [G-SETUP-08]"""
    out: list[int] = []
    for level in (1, 2, 3):
        tiles = [i for i in range(len(parts.tiles)) if parts.tiles[i].level == level]
        rng.shuffle(tiles)
        out.extend(tiles[:2])
    return out


def _seat_meng(s: GugongState, fifth: list[int]) -> None:
    """Meng's stack of gifts and his automa deck. [G-SOLO-04, G-SOLO-05]"""
    automa = s.parts.automa
    level = automa.difficulties.index(str(s.table.options["difficulty"]))
    specials = automa.special_cards[level]
    deck: list[int] = []
    for card in range(len(automa.special)):
        if automa.special[card]:
            if specials == 0:
                continue
            specials -= 1
        deck.append(card)
    s.rng.shuffle(deck)
    p = s.seats[MENG]
    stack = [card for card in range(len(s.parts.value)) if p.hand >> card & 1] + fifth
    s.rng.shuffle(stack)
    p.hand = 0
    p.sure_hand = 0
    if s.table.hard:
        p.rewards += 1 << (3 * s.parts.card_reward)
    s.meng = Meng(stack, 0, [], deck, [], [], 0, NO_CITY)
