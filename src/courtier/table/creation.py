"""The first events of a table. Its id, its seed and all secrets are passed in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from courtier.core.messages import Json, Refused
from courtier.core.options import read_options
from courtier.core.record import seed_commitment
from courtier.games import load_game
from courtier.table import events as ev
from courtier.table.checks import clean_name, clean_text, need_level
from courtier.table.commands import NewTable
from courtier.table.errors import INVALID, Denied, denied
from courtier.table.guide import guided_seed
from courtier.table.model import Table

DAY: Final = 24 * 60 * 60 * 1000
LONGEST: Final = 365 * DAY


def create(wish: NewTable, who: str, name: str, seed: str, invitations: Sequence[ev.Invited] = ()) -> list[ev.AnyEvent]:
    """The events that set a table up; whoever creates it takes the seats marked `mine`.

    A table that is to start begins at once where no seat is free, else with the last one that is taken.
    """
    name = clean_name(name)
    try:
        game = load_game(wish.game, wish.corrections or None)
        given: dict[str, Json] = {"players": len(wish.seats), **wish.options}
        options = read_options(game.name, game.option_specs(), given)
        if options.number("players") != len(wish.seats):
            raise denied(INVALID, "error-seat-count", players=options.number("players"), seats=len(wish.seats))
        game.check_options(options)
    except Denied:
        raise
    except Refused as refused:
        raise Denied(INVALID, refused.message) from None
    seats = []
    for seat in wish.seats:
        if seat.kind == "bot":
            need_level(seat.level)
            if seat.mine:
                raise denied(INVALID, "error-bot-mine")
        seats.append(ev.SeatSpec(seat.kind, seat.level if seat.kind == "bot" else ""))
        if seat.name and not seat.mine:
            raise denied(INVALID, "error-name-not-mine")
    check_clock(wish.clock)
    if wish.guide:
        seed = guided_seed(wish)
    created = ev.Created(
        game.name,
        game.rules_version,
        game.digest,
        options.to_json(),
        seats,
        seed,
        seed_commitment(seed),
        who,
        name,
        clean_text(wish.title) if wish.title.strip() else "",
        wish.corrections,
        wish.clock,
        wish.watch,
        hints=wish.hints,
        start=wish.start,
    )
    out: list[ev.AnyEvent] = [created]
    for i, seat in enumerate(wish.seats):
        if seat.mine:
            out.append(ev.Claimed(i, who, clean_name(seat.name) if seat.name else name))
    out += invitations
    if wish.start and not free_seats(wish):
        out.append(ev.Started())
    return out


def free_seats(wish: NewTable) -> list[int]:
    """The seats that wait for somebody else."""
    return [i for i, seat in enumerate(wish.seats) if seat.kind == "person" and not seat.mine]


def check_clock(clock: ev.ClockSpec) -> None:
    """Refuse a clock that cannot run."""
    good = {
        "none": clock.per_move == clock.bank == clock.increment == 0,
        "per_move": 1000 <= clock.per_move <= LONGEST and clock.bank == clock.increment == 0,
        "bank": 1000 <= clock.bank <= LONGEST and 0 <= clock.increment <= DAY and clock.per_move == 0,
    }
    if not good.get(clock.mode, False):
        raise denied(INVALID, "error-clock")


def rematch(table: Table, seed: str, order: Sequence[int] = ()) -> list[ev.AnyEvent]:
    """The same table again, with the same people in the same seats (or in another order), ready to start."""
    setup = table.setup
    seats = [table.seats[i] for i in (order or range(len(table.seats)))]
    game = load_game(setup.game, setup.corrections or None)
    created = ev.Created(
        game.name,
        game.rules_version,
        game.digest,
        setup.options,
        [ev.SeatSpec(seat.kind, seat.level) for seat in seats],
        seed,
        seed_commitment(seed),
        setup.host,
        setup.host_name,
        setup.title,
        setup.corrections,
        setup.clock,
        setup.watch,
        table.id,
        setup.hints,
    )
    out: list[ev.AnyEvent] = [created]
    out += [ev.Claimed(i, seat.person, seat.name) for i, seat in enumerate(seats) if seat.person]
    if all(seat.person or seat.kind == "bot" for seat in seats):
        out.append(ev.Started())
    return out
