"""One question to one person in a terminal: board, options, and all that can be typed besides a number."""

from __future__ import annotations

import textwrap
from typing import Any

from courtier.cli.boards import board_lines, board_of
from courtier.cli.failures import Failed
from courtier.cli.files import write_text
from courtier.cli.paragraphs import wrapped
from courtier.cli.questions import in_capital, score_lines
from courtier.cli.reference import rule_text
from courtier.cli.replaying import log_lines
from courtier.cli.session import Session
from courtier.cli.terminal import Terminal
from courtier.cli.voice import WIDTH, Voice
from courtier.core import record as records
from courtier.core.engine import label, open_question, prompt, why_not
from courtier.core.messages import Message, Refused, SeatName
from courtier.core.state import Decision
from courtier.texts.lookup import Found, lookup

COMMANDS = {
    "?": "help",
    "help": "help",
    "h": "help",
    "u": "undo",
    "undo": "undo",
    "w": "why",
    "why": "why",
    "r": "rule",
    "rule": "rule",
    "c": "card",
    "b": "board",
    "board": "board",
    "o": "options",
    "l": "log",
    "log": "log",
    "s": "score",
    "score": "score",
    "save": "save",
    "q": "quit",
    "quit": "quit",
}
HELP = ("?", "u", "w", "r", "c", "b", "o", "log", "s", "save", "q")
NEWS = 14  # events told before a question; the log has the rest
REASONS = 8


class Quit(Exception):
    """The person wants to stop."""


class Asker:
    """Asks people; knows who was shown what."""

    def __init__(self, voice: Voice, terminal: Terminal, session: Session) -> None:
        self.voice = voice
        self.terminal = terminal
        self.session = session
        self.looking: int | None = None  # the seat whose board may stand on the screen
        self.told = [len(session.log)] * session.s.n_seats  # events that a seat has been shown
        self.drawn: tuple[int, int] | None = None  # seat and reveals of the last board
        self.stale = False  # whether somebody else has acted since that board

    def ask(self, seat: int) -> None:
        """Ask until the seat has chosen or something was taken back."""
        self.hand_over(seat)
        self.news(seat)
        if self.stale or self.drawn != (seat, self.session.s.reveals):
            self.board_or_brief(seat)
        self.show_options(seat)
        before = len(self.session.record.actions)
        while len(self.session.record.actions) == before:
            last = len(self.session.options(seat))
            said = self.terminal.read(f"{self.voice.say('cli-play-number', last=last)} ")
            if said:
                self.answer(seat, said)

    def hand_over(self, seat: int) -> None:
        """Hide the last person's cards, and show nothing until the next one is there."""
        people = self.session.people()
        if len(people) > 1 and seat != self.looking:
            if self.looking is not None:
                self.terminal.hide()
            said = self.terminal.read(f"{self.voice.say('play-hand-over', seat=SeatName(seat))} ")
            if said:  # a script that goes on without pressing Enter
                self.terminal.keep(said)
            self.drawn = None
        self.looking = seat

    def news(self, seat: int) -> None:
        """What has happened since this seat was asked last; a spectator (-1) is told what everybody may know."""
        log = self.session.log
        since = self.told[seat] if seat >= 0 else max(self.told)
        lines = log_lines(self.voice, self.session.game.name, log[since:], seat)
        if len(lines) > NEWS + 2:
            lines = [self.voice.say("cli-play-more-events", count=len(lines) - NEWS), *lines[-NEWS:]]
        if lines:
            self.terminal.show()
        for line in lines:
            self.terminal.show(textwrap.fill(f"» {line}", WIDTH, subsequent_indent="  "))
        if seat >= 0:
            self.stale = self.stale or any(event.seat not in (-1, seat) for event in log[since:])
            self.told[seat] = len(log)

    def board(self, seat: int, full: bool = False) -> None:
        """What the seat sees."""
        self.terminal.show()
        self.terminal.show("\n".join(board_lines(self.voice, self.session.game, self.session.s, seat, full)))
        self.drawn = (seat, self.session.s.reveals)
        self.stale = False

    def board_or_brief(self, seat: int) -> None:
        """As much of the board as the question needs; the whole one follows with the next greater question."""
        f = open_question(self.session.s, seat)
        board = board_of(self.voice, self.session.game, self.session.s, seat)
        brief = board.brief(f.effect.path) if f is not None and self.drawn is not None else None
        if brief is None:
            self.board(seat)
        else:
            self.terminal.show("\n".join(["", *brief]))

    def show_options(self, seat: int) -> None:
        """The question and its numbered answers; short ones stand in two columns."""
        s, game = self.session.s, self.session.game
        self.terminal.show()
        question = self.voice.say("play-decide", seat=SeatName(seat), question=self.voice.tell(prompt(s, seat)))
        self.terminal.show("\n".join(wrapped(question)))
        options = self.session.options(seat)
        lines, in_table = board_of(self.voice, game, s, seat).option_table(options)
        for line in lines:
            self.terminal.show(line)
        digits = len(str(len(options)))
        cells = [
            f"{n:>{digits + 1}}  {self.voice.plainly(in_capital(label(game, s, seat, action)))}"
            for n, action in enumerate(options, 1)
            if action not in in_table
        ]
        half = WIDTH // 2
        if len(cells) > 8 and max(map(len, cells)) < half:
            rows = (len(cells) + 1) // 2
            for n in range(rows):
                self.terminal.show("".join(f"{cell:<{half}}" for cell in cells[n::rows]).rstrip())
            return
        for cell in cells:
            self.terminal.show(textwrap.fill(cell, WIDTH, subsequent_indent=" " * (digits + 3)))

    # -- what was typed

    def answer(self, seat: int, said: str) -> None:
        """A number, an action in notation, or a command."""
        word, _, rest = said.partition(" ")
        options = self.session.options(seat)
        if said.isdecimal():
            if 1 <= int(said[:9]) <= len(options) and len(said) < 9:
                self.session.act(seat, options[int(said) - 1])
            else:
                self.say("play-bad-number", text=said, last=len(options))
            return
        blocks = {block.name for block in self.session.game.actions.blocks}
        if word in COMMANDS and word not in blocks:
            getattr(self, f"do_{COMMANDS[word]}")(seat, rest.strip())
        elif word in blocks:
            self.typed(seat, said)
        else:
            self.say("play-bad-command", text=said)

    def typed(self, seat: int, said: str) -> None:
        """An action in notation."""
        try:
            self.session.act(seat, self.session.game.actions.parse(said))
        except Refused as refused:
            self.show(self.voice.tell(refused.message))

    def do_help(self, seat: int, rest: str) -> None:
        """What can be typed, and the rules of this question."""
        rules = self.question_rules(seat)
        self.say("cli-play-help")
        for command in HELP:
            name = {"?": "help"}.get(command, command)
            example = rules[0] if rules else "…"
            text = self.voice.say(f"cli-play-help-{name}", example=example)
            shown = {"w": "w …", "r": "r …", "c": "c …", "save": "save …"}.get(command, command)
            self.terminal.show(f"  {shown:<7} {text}")
        if rules:
            self.say("cli-play-rules", rules=", ".join(rules))
        for line in board_of(self.voice, self.session.game, self.session.s, seat).legend():
            self.terminal.show(line)

    def do_undo(self, seat: int, rest: str) -> None:
        """Take back the last action; the loop then asks again."""
        reason = self.session.undo(seat)
        if reason is not None:
            self.show(self.voice.tell(reason))
            return
        self.say("play-undone")
        self.told = [min(told, len(self.session.log)) for told in self.told]
        self.drawn = None

    def do_why(self, seat: int, rest: str) -> None:
        """Why an action is not open; without one, what else this question could know."""
        if not rest:
            self.reasons(seat)
            return
        game, s = self.session.game, self.session.s
        options = self.session.options(seat)
        try:
            if rest.isdecimal() and len(rest) < 9:
                if not 1 <= int(rest) <= len(options):
                    self.say("play-bad-number", text=rest, last=len(options))
                    return
                action = options[int(rest) - 1]
            else:
                action = game.actions.parse(rest)
        except Refused as refused:
            self.show(self.voice.tell(refused.message))
            return
        if action in options:
            self.say("cli-why-open", rules=", ".join(self.question_rules(seat)) or "-")
        else:
            self.show(self.voice.tell(why_not(game, s, seat, action)))

    def reasons(self, seat: int) -> None:
        """Answers of the same kind that are closed now, with the reason of each."""
        game, s = self.session.game, self.session.s
        options = self.session.options(seat)
        blocks = {game.actions.block_of(action).name: game.actions.block_of(action) for action in options}
        shown: list[str] = []
        for block in blocks.values():
            for action in range(block.first, block.first + min(block.size, 400)):
                if action in options or len(shown) >= REASONS:
                    continue
                reason = why_not(game, s, seat, action)
                if reason.key != "error-not-open":
                    notation = game.actions.notation(action)
                    shown.append(self.voice.say("play-why-line", choice=notation, reason=self.voice.tell(reason)))
        self.show("\n".join(shown) or self.voice.say("play-why-all-possible"))

    def do_rule(self, seat: int, rest: str) -> None:
        """Rules by number or words; without any, those of this question."""
        found: list[Found] = []
        for words in [rest] if rest else self.question_rules(seat):
            found += lookup(self.session.game.name, words, self.voice.lang)
        if not found:
            self.say("play-rule-none")
        for rule in found[:5]:
            self.terminal.show(f"\n{rule_text(rule)}")
        if len(found) > 5:
            self.say("play-rules-found", count=len(found))

    def do_card(self, seat: int, rest: str) -> None:
        """A component in full."""
        lines = board_of(self.voice, self.session.game, self.session.s, seat).explained(rest)
        self.terminal.show("\n".join(lines) or self.voice.say("cli-card-none", text=rest))

    def do_board(self, seat: int, rest: str) -> None:
        """The whole board."""
        self.board(seat, full=True)
        self.show_options(seat)

    def do_options(self, seat: int, rest: str) -> None:
        """The question once more."""
        self.show_options(seat)

    def do_log(self, seat: int, rest: str) -> None:
        """Everything that has happened, or the last so many events."""
        lines = log_lines(self.voice, self.session.game.name, self.session.log, seat)
        if rest.isdecimal() and len(rest) < 9:
            lines = lines[-int(rest) :]
        for line in lines or [self.voice.say("play-no-events")]:
            self.terminal.show(textwrap.fill(f"» {line}", WIDTH, subsequent_indent="  "))

    def do_score(self, seat: int, rest: str) -> None:
        """The points as the seat may know them: hidden things are not given away."""
        self.say("ui-score-now")
        self.terminal.show("\n".join(score_lines(self.voice, self.session.game, self.session.s, seat)))

    def do_save(self, seat: int, rest: str) -> None:
        """Write the record to a file."""
        if not rest:
            self.say("cli-save-file")
            return
        try:
            write_text(rest, records.write(self.session.record))
        except Failed as failed:
            self.show(self.voice.tell(failed.message))
            return
        self.say("play-saved", file=rest)

    def do_quit(self, seat: int, rest: str) -> None:
        """Stop; the game is kept."""
        raise Quit

    # -- small things

    def question_rules(self, seat: int) -> list[str]:
        """The rules that the open question rests on."""
        f = open_question(self.session.s, seat)
        return list(f.effect.rules()) if f is not None and isinstance(f.effect, Decision) else []

    def say(self, key: str, **args: Any) -> None:
        """A text of the locales."""
        self.show(self.voice.tell(Message(key, args)))

    def show(self, text: str) -> None:
        """A text, wrapped."""
        self.terminal.show("\n".join(wrapped(text)))
