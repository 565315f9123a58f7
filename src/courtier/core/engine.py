"""Running the stack: settle what needs no choice, stop where a seat must decide, take one step."""

from __future__ import annotations

from courtier.core.combinators import Together
from courtier.core.game import Game
from courtier.core.messages import Message, Refused, SeatName
from courtier.core.state import Decision, Event, Frame, S


def settle(game: Game[S], s: S) -> None:
    """Run whatever needs no choice; stop when a seat must decide or the game is over."""
    while advance(game, s):
        pass


def advance(game: Game[S], s: S) -> bool:
    """Run the one thing on top of the stack that needs no choice; False when a seat must decide or the game is over."""
    stack = s.stack
    if not stack:
        return False
    f = stack[-1]
    effect = f.effect
    if not effect.asks:
        stack.pop()
        effect.run(s, f)
    elif effect.together:
        if f.a != 0:
            return False
        assert isinstance(effect, Together)
        effect.open(s, f)
        if stack[-1].a != 0:
            return False
        stack.pop()  # nobody is asked
        s.answers = []
    else:
        assert isinstance(effect, Decision)
        options: list[int] = effect.legal(s, f)
        n = len(options)
        if n > 0 and game.has_offers:
            options = options + game.offers(s, f)
        if len(options) > 1:
            s.options = options
            return False
        stack.pop()
        if n == 1:
            effect.apply(s, f, options[0])
        elif s.log is not None:
            s.log.append(Event("nothing-to-choose", f.seat, {"question": effect.path}, seen_by=0))
            effect.tell_skipped(s, f)
    return True


def look_again(game: Game[S], s: S) -> None:
    """List the options of the open question anew: `determinize` ends with this, for another seat's hand may be new.

    A question with a single answer stays open here, since its seat was seen to be asked; one without any is skipped.
    """
    s.options = None
    if not s.stack or s.stack[-1].effect.together:
        return
    f = s.stack[-1]
    assert isinstance(f.effect, Decision)
    options: list[int] = f.effect.legal(s, f)
    if not options:
        settle(game, s)
        return
    s.options = options + game.offers(s, f) if game.has_offers else options


def seat_to_act(s: S) -> int:
    """The first seat that owes a choice, or -1 when the game is over."""
    if not s.stack:
        return -1
    f = s.stack[-1]
    if not f.effect.together:
        return f.seat
    seat = 0
    while not f.a >> seat & 1:
        seat += 1
    return seat


def seats_to_act(s: S) -> list[int]:
    """All seats that owe a choice now; several at once inside a simultaneous one."""
    if not s.stack:
        return []
    f = s.stack[-1]
    if not f.effect.together:
        return [f.seat]
    return [seat for seat in range(s.n_seats) if f.a >> seat & 1]


def legal(s: S, seat: int) -> list[int]:
    """What the seat may choose now, ascending within the question; empty when it is not asked.

    A seat that has answered a simultaneous choice still gets its options: the answer may be replaced until the last
    one has come.
    """
    if not s.stack:
        return []
    f = s.stack[-1]
    effect = f.effect
    if effect.together:
        if not 0 <= seat < s.n_seats or not f.b >> seat & 1:
            return []
        assert isinstance(effect, Together)
        options: list[int] = effect.decision.legal(s, effect.frame(f, seat))
        return options
    if f.seat != seat or s.options is None:
        return []
    return s.options


def play(game: Game[S], s: S, seat: int, action: int) -> None:
    """Carry out an action that is known to be legal, and run on to the next choice."""
    if answer(game, s, seat, action):
        settle(game, s)


def answer(game: Game[S], s: S, seat: int, action: int) -> bool:
    """Carry out an action that is known to be legal, but nothing that follows; whether something may follow."""
    f = s.stack[-1]
    effect = f.effect
    s.options = None
    if effect.together:
        assert isinstance(effect, Together)
        effect.answer(s, f, seat, action)
        return not s.answers  # until the last one has come
    if game.has_offers and game.is_offer(action):
        game.take_offer(s, f, action)
    else:
        assert isinstance(effect, Decision)
        s.stack.pop()
        effect.apply(s, f, action)
    return True


def step(game: Game[S], s: S, seat: int, action: int) -> None:
    """Carry out a seat's action; an action that is not open is refused with its reason and changes nothing."""
    if action not in legal(s, seat):
        raise Refused(why_not(game, s, seat, action))
    play(game, s, seat, action)


def open_question(s: S, seat: int) -> Frame | None:
    """The frame of the question that the seat is asked now (its effect is the decision), or None."""
    if not s.stack:
        return None
    f = s.stack[-1]
    effect = f.effect
    if effect.together:
        assert isinstance(effect, Together)
        return effect.frame(f, seat) if 0 <= seat < s.n_seats and f.b >> seat & 1 else None
    return f if f.seat == seat else None


def prompt(s: S, seat: int) -> Message:
    """What the seat is asked now."""
    f = open_question(s, seat)
    if f is None:
        return Message("nothing-to-decide")
    assert isinstance(f.effect, Decision)
    return f.effect.prompt(s, f)


def label(game: Game[S], s: S, seat: int, action: int) -> Message:
    """One legal action of the seat in words."""
    f = open_question(s, seat)
    assert f is not None
    assert isinstance(f.effect, Decision)
    if game.has_offers and game.is_offer(action):
        return game.label_offer(s, f, action)
    return f.effect.label(s, f, action)


def targets(game: Game[S], s: S, seat: int, action: int) -> list[str]:
    """Where on the board a legal action lies."""
    f = open_question(s, seat)
    assert f is not None
    assert isinstance(f.effect, Decision)
    if game.has_offers and game.is_offer(action):
        return game.targets_offer(s, f, action)
    return f.effect.targets(s, f, action)


def why_not(game: Game[S], s: S, seat: int, action: int) -> Message:
    """Why the seat may not do this now, in one sentence, with the rule where a rule is the cause."""
    if not s.stack:
        return Message("error-game-over")
    f = open_question(s, seat)
    if f is None:
        waiting = tuple(SeatName(each) for each in seats_to_act(s))
        return Message("error-not-asked", {"seat": SeatName(seat), "waiting": waiting})
    assert isinstance(f.effect, Decision)
    if 0 <= action < game.actions.size:
        reason: Message | None = (
            game.why_not_offer(s, f, action)
            if game.has_offers and game.is_offer(action)
            else f.effect.why_not(s, f, action)
        )
        if reason is not None:
            return reason
        open_now = ", ".join(game.actions.notation(each) for each in legal(s, seat)[:8])
        args: dict[str, str] = {"action": game.actions.notation(action), "open": open_now}
        rules = f.effect.rules()
        return Message("error-not-open", {**args}, rules[0] if rules else "")
    return Message("error-no-such-action", {"action": action, "size": game.actions.size})
