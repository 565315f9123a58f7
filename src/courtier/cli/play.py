"""`courtier play`: a game in a plain terminal, with people, bots and the games' own opponents."""

from __future__ import annotations

import secrets
import threading
from typing import Annotated, Any

import typer

from courtier.bots import Bot, ask, make_bot
from courtier.cli import checking
from courtier.cli import parameters as par
from courtier.cli.asking import Asker, Quit
from courtier.cli.failures import DONE, INTERRUPTED, REFUSED, USAGE, Failed
from courtier.cli.files import game_of_record, game_with, read_record
from courtier.cli.interrupts import Interrupts
from courtier.cli.questions import score_lines
from courtier.cli.saving import Saver, new_file
from courtier.cli.seats import is_bot, read_seats, seat_names
from courtier.cli.session import Session
from courtier.cli.settings import for_players, given_options, whole
from courtier.cli.sim import seed_number
from courtier.cli.studies import split_names
from courtier.cli.terminal import EndOfInput, Terminal
from courtier.cli.voice import Voice
from courtier.core import record as records
from courtier.core.game import Game
from courtier.core.messages import Json, Message, SeatName
from courtier.core.rng import seeded
from courtier.games import GAMES, load_game

QUICK = ("random", "greedy")  # bots that answer before anybody could wonder


def play(
    ctx: typer.Context,
    game: par.MaybeGame = None,
    players: par.Players = None,
    bots: par.BotNames = None,
    seats: Annotated[
        str | None,
        typer.Option("--seats", metavar="me,me:Ada,random", help="cli-play-seats"),
    ] = None,
    option: par.OptionWords = None,
    seed: par.Seed = None,
    components: par.Components = None,
    resume: Annotated[
        str | None,
        typer.Option("--resume", metavar="FILE", help="cli-play-resume"),
    ] = None,
    save: Annotated[
        str | None,
        typer.Option("--save", metavar="FILE", help="cli-play-save"),
    ] = None,
    lang: par.Lang = None,
    no_color: par.NoColor = False,
) -> None:
    """Play in this terminal."""
    voice = par.voice_of(ctx)
    terminal = Terminal()
    try:
        if resume is not None:
            session = resumed(resume, game, seats)
        else:
            name = game if game is not None else choose_game(voice, terminal)
            loaded = game_with(name, components)
            session = started(loaded, players, split_names(bots), split_names(seats), given_options(option), seed)
    except EndOfInput:
        voice.note(voice.say("cli-play-needs-terminal", command="courtier play"))
        raise typer.Exit(DONE) from None
    file = save if save is not None else resume
    if file is None and terminal.is_live:
        file = new_file(session.game.name)
    raise typer.Exit(Play(voice, terminal, session, Saver(file, file != resume)).run())


def choose_game(voice: Voice, terminal: Terminal) -> str:
    """Let the person choose one of the games."""
    terminal.show(voice.say("play-choose-game"))
    for n, name in enumerate(GAMES, 1):
        terminal.show(f"{n}  {voice.say(f'game-{name}')}: {voice.say(f'game-{name}-about')}")
    while True:
        said = terminal.read(f"{voice.say('cli-play-number', last=len(GAMES))} ")
        if said.isdecimal() and 1 <= int(said) <= len(GAMES):
            return GAMES[int(said) - 1]
        if said in GAMES:
            return said
        if said in ("q", "quit"):
            raise typer.Exit(DONE)
        terminal.show(voice.say("play-bad-number", text=said, last=len(GAMES)))


def started(
    game: Game[Any],
    players: int | None,
    bots: list[str],
    seats: list[str],
    given: dict[str, Json],
    seed: str | None,
) -> Session:
    """A new game. Without any word about seats one person plays alone, as the rulebook has it."""
    if players is None and "players" in given:
        players = whole(str(given["players"]))
    if seats:
        if bots:
            raise Failed(USAGE, Message("error-option-combination", {"first": "--seats", "second": "--bots"}))
        names = read_seats(seats)
        if players is not None and players != len(names):
            raise Failed(USAGE, Message("cli-seats-count", {"seats": len(names), "players": players}))
    else:
        n = players if players is not None else len(bots) + 1
        if len(bots) > n:
            raise Failed(USAGE, Message("cli-bots-count", {"bots": len(bots), "players": n}))
        names = read_seats(["me"] * (n - len(bots)) + bots)
    options = for_players(game, len(names), given)
    record = records.start(game, options, seed if seed is not None else secrets.token_hex(8))
    record.seats = names
    return Session(game, record)


def resumed(file: str, name: str | None, seats: str | None) -> Session:
    """Go on with a recorded game; it is checked like `verify` does."""
    record = read_record(file)
    if name is not None and name != record.game:
        load_game(name)
        raise Failed(REFUSED, Message("cli-play-other-game", {"file": file, "game": record.game}))
    game = game_of_record(record)
    s = records.replay(game, record)
    names = read_seats(split_names(seats)) if seats else record.seats
    record.seats = [names[i] if i < len(names) else "" for i in range(s.n_seats)]
    return Session(game, record)


class Play:
    """One game in a terminal, from its first question to its result."""

    def __init__(self, voice: Voice, terminal: Terminal, session: Session, saver: Saver) -> None:
        self.voice = voice
        self.terminal = terminal
        self.session = session
        self.saver = saver
        self.saving = threading.Lock()
        record = session.record
        voice.seats = seat_names(voice, record.seats, session.s.n_seats)
        self.asker = Asker(voice, terminal, session)
        self.bots: dict[int, Bot] = {
            seat: make_bot(name, seed_number(f"{record.seed}/{seat}/{len(record.actions)}"))
            for seat, name in enumerate(record.seats)
            if is_bot(name)
        }
        self.rng = seeded(f"{record.seed}/bots/{len(record.actions)}")

    def run(self) -> int:
        """Play; gives the exit code."""
        if not self.terminal.is_live:
            return self.to_its_end()
        with Interrupts(self.interrupted):
            return self.to_its_end()

    def to_its_end(self) -> int:
        """Play until the game is over or the person leaves."""
        try:
            self.welcome()
            while not self.session.over:
                self.one_choice()
        except Quit:
            self.saved()
            return DONE
        except KeyboardInterrupt:
            self.interrupted()
            return INTERRUPTED
        except EndOfInput:
            if self.terminal.is_live:
                self.saved()
            else:
                command = f"courtier play {self.session.game.name}"
                self.voice.note(self.voice.say("cli-play-needs-terminal", command=command))
            return DONE
        self.result()
        return DONE

    def one_choice(self) -> None:
        """The next seat chooses."""
        session = self.session
        seat = session.next_seat()
        if seat in self.bots:
            if self.terminal.is_live and self.bots[seat].name not in QUICK:
                self.terminal.show(self.voice.say("play-thinking", seat=SeatName(seat)))
            session.act(seat, ask(self.bots[seat], session.game, session.s, seat, self.rng))
            return
        self.asker.ask(seat)
        self.save()

    def interrupted(self) -> None:
        """Somebody pressed Ctrl-C: keep the game, and say how to go on."""
        self.save()
        self.terminal.show()
        self.saved()

    def save(self) -> None:
        """Keep what has been played so far; one at a time, for an interrupt may come while the game is being kept."""
        with self.saving:
            wrong = self.saver.save(self.session.record)
        if wrong is not None:
            self.voice.note(self.voice.tell(wrong))

    def saved(self) -> None:
        """Keep it, and say how to go on."""
        self.save()
        if self.saver.file is not None and self.session.record.actions:
            self.terminal.show(self.voice.say("play-saved", file=self.saver.file))
            self.terminal.show(self.voice.say("cli-play-go-on", command=f"courtier play --resume {self.saver.file}"))
        self.terminal.show(self.voice.say("play-goodbye"))

    def welcome(self) -> None:
        """What is played, with what, and how to get help."""
        say, session = self.voice.say, self.session
        options = session.record.options
        chosen = [f"{key}={value}" for key, value in options.items() if value and key != "players"]
        title = say("play-game", game=say(f"{session.game.name}-title"), seats=session.s.n_seats)
        self.terminal.show(" · ".join([title, *chosen]))
        self.terminal.show(say("play-seed", seed=session.record.seed))
        if session.game.corrections:
            self.terminal.show(say("ui-corrected"))
        if any(source == "reconstructed" for source in sources(session.game)):
            self.terminal.show(say("play-data-note", command=f"courtier components {session.game.name}"))
        self.terminal.show(say("cli-play-hint"))

    def result(self) -> None:
        """Who won, by how much, and where the record is."""
        say, session = self.voice.say, self.session
        self.save()
        self.asker.news(-1 if len(session.people()) != 1 else session.people()[0])
        self.asker.board(-1 if len(session.people()) != 1 else session.people()[0], full=True)
        self.terminal.show(f"\n{say('play-game-over')}\n")
        self.terminal.show("\n".join(score_lines(self.voice, session.game, session.s)))
        self.terminal.show()
        self.terminal.show(self.winner())
        if self.saver.file is not None:
            self.terminal.show(say("play-saved", file=self.saver.file))

    def winner(self) -> str:
        """The result in one sentence."""
        session = self.session
        scores = session.game.scores(session.s)
        if session.s.n_seats == 1:
            if len(scores) == 1 and scores[0].won:
                return self.voice.say("play-solo-score", score=scores[0].total)
            return self.voice.say("play-solo-won" if scores[0].won else "play-solo-lost", score=scores[0].total)
        winners = [seat for seat, score in enumerate(scores) if score.won and seat < session.s.n_seats]
        if not winners:
            return self.voice.say("play-solo-lost")
        if len(winners) == 1:
            return self.voice.say("play-winner", seat=SeatName(winners[0]), score=scores[winners[0]].total)
        return self.voice.say(
            "play-winners", seats=tuple(SeatName(seat) for seat in winners), score=scores[winners[0]].total
        )


def sources(game: Game[Any]) -> list[str]:
    """Where the data of a game come from, datum by datum."""
    return [source for part in checking.data_of(game).values() for _, _, source in checking.sourced(part)]
