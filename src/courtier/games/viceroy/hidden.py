"""Dealing anew what a seat cannot know. [RULES section 13.1]

A seat knows its own hand, every card taken openly, laws that it put back itself, and, because all movements of gems are
public, everything behind the screens except which two start gems each opponent returned; of those it knows the sum.
"""

from __future__ import annotations

from courtier.core.combinators import Together
from courtier.core.engine import look_again
from courtier.core.rng import Rng
from courtier.core.state import Frame
from courtier.games.viceroy.components import N_CHARACTERS
from courtier.games.viceroy.costs import unused_eternal
from courtier.games.viceroy.state import Seat, ViceroyState


def determinize(s: ViceroyState, seat: int, rng: Rng) -> ViceroyState:
    """A copy that agrees with everything the seat knows, the rest at random; the same for states that look the same."""
    out = s.copy()
    deal_cards(out, seat, rng)
    rename_cards(s, out, seat, rng)
    if out.n_seats > 2 and not out.ended:
        deal_gems(out, seat, rng)
    choose_for_others(out, seat, rng)
    key = b"".join(rng.word().to_bytes(4, "big") for _ in range(8))
    out.rng = Rng(key, 0, [])
    look_again(out.game, out)
    return out


def deal_cards(s: ViceroyState, seat: int, rng: Rng) -> None:
    """Unknown characters and unknown laws change places among decks and opponents' hands."""
    characters = s.large_deck + s.small_deck
    laws = [entry >> 4 for entry in s.law_deck if not entry >> seat & 1]
    for i in range(s.n_seats):
        if i == seat:
            continue
        for entry in s.seats[i].hand:
            if not entry >> seat & 1:
                (laws if entry >> 4 > N_CHARACTERS else characters).append(entry >> 4)
    characters.sort()
    laws.sort()
    rng.shuffle(characters)
    rng.shuffle(laws)
    s.large_deck = [characters.pop() for _ in range(len(s.large_deck))]
    s.small_deck = [characters.pop() for _ in range(len(s.small_deck))]
    s.law_deck = [entry if entry >> seat & 1 else laws.pop() << 4 for entry in s.law_deck]
    for i in range(s.n_seats):
        if i != seat:
            deal_hand(s.seats[i], i, seat, characters, laws)


def deal_hand(other: Seat, owner: int, seat: int, characters: list[int], laws: list[int]) -> None:
    """As many unknown characters and laws as before, known to their owner alone."""
    hand: list[int] = []
    n_characters, n_laws = 0, 0
    for entry in other.hand:
        if entry >> seat & 1:
            hand.append(entry)
        elif entry >> 4 > N_CHARACTERS:
            n_laws += 1
        else:
            n_characters += 1
    for _ in range(n_characters):
        hand.append(characters.pop() << 4 | 1 << owner)
    for _ in range(n_laws):
        hand.append(laws.pop() << 4 | 1 << owner)
    hand.sort()
    other.hand = hand


def rename_cards(s: ViceroyState, out: ViceroyState, seat: int, rng: Rng) -> None:
    """Open questions about cards that others drew in secret are now about cards that were dealt to them anew."""
    game = out.game
    renamed: list[int] = []
    for i in range(len(out.stack)):
        f = out.stack[i]
        if f.seat == seat:
            continue
        if f.effect is game.tuck_taken:
            if not knows(s.seats[f.seat], f.b, seat):
                card = another_card(out.seats[f.seat], seat, f.b > N_CHARACTERS, renamed, rng)
                out.stack[i] = Frame(f.effect, f.seat, f.a, card, f.c)
        elif f.effect is game.return_laws:
            drawn = 0
            for n in range(3):
                card = f.b >> n * 7 & 127
                if card and not knows(s.seats[f.seat], card, seat):
                    card = another_card(out.seats[f.seat], seat, True, renamed, rng)
                drawn |= card << n * 7
            out.stack[i] = Frame(f.effect, f.seat, f.a, drawn, f.c)


def knows(owner: Seat, card: int, seat: int) -> bool:
    """Whether a seat knows that a card is in another's hand."""
    for entry in owner.hand:
        if entry >> 4 == card:
            return bool(entry >> seat & 1)
    return False


def another_card(owner: Seat, seat: int, is_law: bool, renamed: list[int], rng: Rng) -> int:
    """A hand card that a seat does not know, each only once; 0 when there is none left."""
    found: list[int] = []
    for entry in owner.hand:
        card = entry >> 4
        if not entry >> seat & 1 and (card > N_CHARACTERS) == is_law and card not in renamed:
            found.append(card)
    if not found:
        return 0
    card = found[rng.below(len(found))]
    renamed.append(card)
    return card


def returns_of_size(size: int, most: list[int]) -> list[list[int]]:
    """All ways to have returned so many gems, with at most so many of each colour."""
    out: list[list[int]] = []
    for b in range(min(size, most[0]) + 1):
        for r in range(min(size - b, most[1]) + 1):
            for g in range(min(size - b - r, most[2]) + 1):
                y = size - b - r - g
                if y <= most[3]:
                    out.append([b, r, g, y])
    return out


def deal_gems(s: ViceroyState, seat: int, rng: Rng) -> None:
    """Deal the gems that the opponents returned at the start among them anew, as far as their bids and payments allow.

    An opponent cannot have returned a gem that was needed later: `returned + spare` bounds each colour.
    """
    others = [i for i in range(s.n_seats) if i != seat]
    left = [0, 0, 0, 0]
    most: list[list[int]] = []
    sizes: list[int] = []
    for i in others:
        other = s.seats[i]
        owes = still_to_pay(s, i)
        spare = [min(other.spare >> c * 8 & 255, other.gems[c] - owes[c]) for c in range(4)]
        most.append([min(s.game.rules.start_gems_per_color, other.returned[c] + spare[c]) for c in range(4)])
        sizes.append(sum(other.returned))
        for color in range(4):
            left[color] += other.returned[color]
    found: list[list[list[int]]] = []
    assign(sizes, most, left, [], found)
    chosen = found[rng.below(len(found))]
    for i, returned in zip(others, chosen, strict=True):
        other = s.seats[i]
        left_over = 0
        for color in range(4):
            change = other.returned[color] - returned[color]
            other.gems[color] += change
            left_over |= (other.spare >> color * 8 & 255) + change << color * 8
        other.spare = left_over
        other.returned = returned


def still_to_pay(s: ViceroyState, number: int) -> list[int]:
    """Gems by colour that a seat must have for a card that it has shown but not paid yet. [V-BUILD-02, V-BUILD-03]"""
    out = [0, 0, 0, 0]
    eternal = unused_eternal(s.seats[number])
    for f in s.stack:
        if f.seat == number and 0 < f.b <= N_CHARACTERS and f.effect is s.game.play_by_card[f.b]:
            color = s.game.cards[f.b].first_cost
            if eternal[color] == 0:
                out[color] = 1
    return out


def assign(
    sizes: list[int], most: list[list[int]], left: list[int], done: list[list[int]], found: list[list[list[int]]]
) -> None:
    """Every way to share the returned gems out that fits all bounds."""
    at = len(done)
    if at == len(sizes) - 1:
        if all(left[color] <= most[at][color] for color in range(4)):
            found.append([*done, left])
        return
    for returned in returns_of_size(sizes[at], most[at]):
        rest = [left[color] - returned[color] for color in range(4)]
        if min(rest) >= 0:
            assign(sizes, most, rest, [*done, returned], found)


def choose_for_others(s: ViceroyState, seat: int, rng: Rng) -> None:
    """Secret choices that others have already made: any that they could have made."""
    if s.round == 0:
        for i in range(s.n_seats):
            other = s.seats[i]
            if i != seat and other.chosen:
                other.chosen = other.hand[rng.below(len(other.hand))] >> 4
    if not s.answers:
        return
    f = s.stack[-1]
    assert isinstance(f.effect, Together)
    for i in range(s.n_seats):
        if i != seat and s.answers[i] >= 0:
            options: list[int] = f.effect.decision.legal(s, f.effect.frame(f, i))
            s.answers[i] = options[rng.below(len(options))]
