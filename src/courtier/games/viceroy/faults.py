"""What must hold at every instant: cards and gems are conserved, pyramids stand. [V-COMP, V-PYR, V-TOK-11]"""

from __future__ import annotations

from courtier.core.messages import Arg, Message
from courtier.games.faults import absent, out_of_range, twice
from courtier.games.viceroy.components import N_CARDS, N_CHARACTERS
from courtier.games.viceroy.pyramid import MAX_LAW_LEVEL, MAX_LEVEL, WIDTH, column_of, level_of
from courtier.games.viceroy.state import Seat, ViceroyState, has_in_hand
from courtier.games.viceroy.tokens import STORED, gem_color, is_gem
from courtier.games.viceroy.words import GEM_NAMES, card_name


def card_places(s: ViceroyState) -> list[tuple[int, str]]:
    """Every card of the game with the place where it is."""
    out: list[tuple[int, str]] = []
    for card in s.display:
        if card:
            out.append((card, "table.display"))
    out.extend((card, "table.large_deck") for card in s.large_deck)
    out.extend((card, "table.small_deck") for card in s.small_deck)
    out.extend((entry >> 4, "table.law_deck") for entry in s.law_deck)
    out.extend((card, "table.discarded") for card in s.discarded)
    for i, seat in enumerate(s.seats):
        out.extend((entry >> 4, f"table.seats[{i}].hand") for entry in seat.hand)
        out.extend((card, f"table.seats[{i}].pyramid") for card in seat.cards)
        out.extend((entry & 127, f"table.seats[{i}].pyramid.tucked") for entry in seat.tucked)
    return out


def faults(s: ViceroyState) -> list[Message]:
    """Everything that is wrong; empty when all is well."""
    out = card_faults(s) + gem_faults(s) + round_faults(s)
    for i, seat in enumerate(s.seats):
        place = f"table.seats[{i}]"
        out.extend(row_faults(s, seat, f"{place}.pyramid"))
        out.extend(spot_faults(s, seat, f"{place}.pyramid"))
        out.extend(paint_faults(s, seat, f"{place}.painted"))
        if seat.chosen and (s.round or not has_in_hand(seat, seat.chosen)):
            args: dict[str, Arg] = {"place": f"{place}.chosen", "got": seat.chosen}
            out.append(Message("viceroy-error-chosen", args, "V-SETUP-04"))
    return out


def card_faults(s: ViceroyState) -> list[Message]:
    """Each of the 88 cards is in exactly one place. [V-COMP-01, V-COMP-03]"""
    seen: dict[int, str] = {}
    out: list[Message] = []
    for card, place in card_places(s):
        if card in seen:
            out.append(twice(s.game.cards[card].key, seen[card], place, "V-COMP-01"))
        seen[card] = place
    for card in range(1, N_CARDS + 1):
        if card not in seen:
            deck = "table.law_deck" if card > N_CHARACTERS else "table.large_deck"
            out.append(absent(deck, s.game.cards[card].key, "V-COMP-01"))
    return out


def gem_faults(s: ViceroyState) -> list[Message]:
    """Supply, screens, eternal and stored gems make up what the game was set up with. [V-TOK-11]"""
    out: list[Message] = []
    expected = s.game.rules.supply_gems_per_color_and_player * s.n_seats
    for color in range(4):
        n = s.supply[color]
        for seat in s.seats:
            n += seat.gems[color]
            for token in seat.tokens:
                if is_gem(token & 255) and gem_color(token & 255) == color:
                    n += 1
        if n != expected or s.supply[color] < 0:
            args: dict[str, Arg] = {"place": "table.supply", "gem": GEM_NAMES[color], "got": n, "expected": expected}
            out.append(Message("viceroy-error-gems", args, "V-TOK-11"))
    return out


def round_faults(s: ViceroyState) -> list[Message]:
    """No more rounds than the game has. [V-ROUND-01, V-AUC-01, V-BUILD-01]"""
    rules = s.game.rules
    counted = (
        ("table.round", s.round, rules.rounds, "V-ROUND-01"),
        ("table.bidding_round", s.bidding_round, rules.bidding_rounds, "V-AUC-01"),
        ("table.building_round", s.building_round, rules.building_rounds, "V-BUILD-01"),
    )
    return [out_of_range(place, number, 0, most, rule) for place, number, most, rule in counted if number > most]


def row_faults(s: ViceroyState, seat: Seat, place: str) -> list[Message]:
    """A pyramid is begun in set-up and its first row has no gap. [V-SETUP-04, V-PYR-01]"""
    out: list[Message] = []
    if not seat.cards and s.round:
        out.append(Message("viceroy-error-no-pyramid", {"place": place}, "V-SETUP-04"))
    row = sorted(spot for spot in seat.spots if level_of(spot) == 1)
    if row and row != list(range(row[0], row[0] + len(row))):
        out.append(Message("viceroy-error-gap", {"place": place}, "V-PYR-01"))
    if len(set(seat.spots)) != len(seat.spots):
        out.append(Message("viceroy-error-same-spot", {"place": place}, "V-PYR-02"))
    return out


def spot_faults(s: ViceroyState, seat: Seat, place: str) -> list[Message]:
    """Every higher card lies on two; what lies on a card or under it may lie there. [V-PYR-02, V-PYR-03, V-LAW-76]"""
    game = s.game
    out: list[Message] = []
    for i, spot in enumerate(seat.spots):
        card, level, where = game.cards[seat.cards[i]], level_of(spot), f"{place}[{i}]"
        most = MAX_LAW_LEVEL if card.is_law else MAX_LEVEL
        if level > most:
            out.append(out_of_range(f"{where}.level", level, 1, most, "V-PYR-03"))
        args: dict[str, Arg]
        if level > 1 and not (spot - WIDTH in seat.spots and spot - WIDTH + 1 in seat.spots):
            args = {"place": where, "level": level - 1, "left": column_of(spot)}
            out.append(Message("viceroy-error-support", {**args, "right": column_of(spot) + 1}, "V-PYR-02"))
        if card.effect not in (game.store_gems, game.replace_card, game.tuck_free_card) and any(
            token >> 8 == spot and token & 255 >= STORED for token in seat.tokens
        ):
            args = {"place": f"{where}.tokens", "card": card_name(card)}
            out.append(Message("viceroy-error-stored", args, "V-LAW-76"))
    loose = [token >> 8 for token in seat.tokens] + [entry >> 7 for entry in seat.tucked]
    if any(spot not in seat.spots for spot in loose):
        out.append(Message("viceroy-error-loose", {"place": place}, "V-PYR-07"))
    return out


def paint_faults(s: ViceroyState, seat: Seat, place: str) -> list[Message]:
    """Only circles of the pyramid are recoloured, and only at the end. [V-END-02]"""
    out: list[Message] = []
    for i, entry in enumerate(seat.painted):
        if entry >> 2 not in seat.spots or not s.ended:
            args: dict[str, Arg] = {"place": f"{place}[{i}]", "level": level_of(entry >> 2)}
            out.append(Message("viceroy-error-painted", {**args, "column": column_of(entry >> 2)}, "V-END-02"))
    return out


def moment_fault(s: ViceroyState, moment: str) -> Message | None:
    """Virtual opponents draw their bids when the people have chosen theirs, not before. [V-SOLO-03]"""
    if moment == "auction":
        for i in range(s.n_virtual):
            if s.virtual_bids[i] >= 0:
                return Message("viceroy-error-virtual-bid", {"place": f"table.virtual_bids[{i}]"}, "V-SOLO-03")
    return None
