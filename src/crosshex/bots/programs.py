"""Programs as bots: any executable that speaks the line protocol of `crosshex engine`.

A program is started once and asked many times: `load POSITION`, `go seat N movetime MS`, and it
answers `bestmove MOVE`. A position never tells what other seats have chosen in secret.
"""

import contextlib
import os
import shlex
import subprocess
import tempfile
import time
from collections.abc import Iterator
from queue import Empty, Queue
from threading import Thread
from typing import Final, Self

from crosshex.bots.base import Bot
from crosshex.record import write_position
from crosshex.rules import CrosshexError, Game, Move, State

PREFIX: Final = "external:"
"""What the name of such a bot begins with; the command follows."""

START_SECONDS: Final = 20.0
"""How long a program may take to say who it is."""
READY_SECONDS: Final = 60.0
"""How long it may then take to get ready for a game, for example to load or compile."""
GRACE_SECONDS: Final = 10.0
"""How much longer than its time a program may think before it counts as failed."""
UNTIMED_SECONDS: Final = 60.0
"""How long a program may think when no time was named."""
QUIT_SECONDS: Final = 2.0
"""How long it may take to quit when asked to."""


class ProgramFailed(CrosshexError):
    """A program did not start, crashed, took too long or answered wrongly; the message names it."""


class Program:
    """A running program.

    Raises:
        ProgramFailed: it cannot be started, or does not speak the protocol.
    """

    def __init__(self, command: str, start_seconds: float = START_SECONDS) -> None:
        self.command = command
        self.name = command
        words = _words(command)
        self._wants_legal = False
        self._said = tempfile.TemporaryFile()  # noqa: SIM115 - closed with the program
        try:
            self._process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._said,
                encoding="utf-8",
                errors="replace",
                # Ctrl-C in the terminal must reach only us; we then tell the program to quit.
                start_new_session=True,
            )
        except OSError as error:
            self._said.close()
            reason = error.strerror or str(error)
            raise ProgramFailed(f"{PREFIX}{command} cannot be started: {reason}") from None
        self._lines: Queue[str | None] = Queue()
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()
        try:
            for words in self._answers("ugi", "ugiok", start_seconds):
                if words[:2] == ["id", "name"]:
                    self.name = " ".join(words[2:])
                if words[0] == "wants":
                    self._check_wants(words[1:])
        except ProgramFailed:
            self.close(patience=0.0)
            raise

    @property
    def is_running(self) -> bool:
        """Whether the program has not ended."""
        return self._process.poll() is None

    def new_game(self, game: Game) -> None:
        """Tell the program about the game, and wait until it is ready.

        Raises:
            ProgramFailed: it crashed, refused or took too long.
        """
        self._send(f"new {' '.join(setup_words(game))}")
        for _ in self._answers("isready", "readyok", READY_SECONDS):
            pass

    def best_move(self, state: State, seat: int, movetime: float | None) -> str:
        """What the program would play in a state, in the notation.

        Raises:
            ProgramFailed: it crashed, refused or took too long.
        """
        seen = state.view(seat)
        self._send(f"load {write_position(seen)}")
        if self._wants_legal:
            self._send(" ".join(("legal", *map(str, seen.legal(seat)))))
        go, seconds = f"go seat {seat + 1}", UNTIMED_SECONDS
        if movetime is not None:
            go, seconds = f"{go} movetime {round(movetime * 1000)}", movetime + GRACE_SECONDS
        for words in self._answers(go, "bestmove", seconds):
            if words[0] == "bestmove" and len(words) == 2:
                return words[1]
        raise self._failed("did not answer bestmove with one move")

    def _check_wants(self, wanted: list[str]) -> None:
        """Note what the program wants to be sent beside the position."""
        if unknown := [word for word in wanted if word != "legal"]:
            raise self._failed(f"wants {unknown[0][:40]!r}, and there is only: legal")
        self._wants_legal = True

    def close(self, patience: float = QUIT_SECONDS) -> None:
        """Ask the program to quit, and end it if it does not."""
        with contextlib.suppress(OSError):
            self._send("quit")
        with contextlib.suppress(OSError):
            assert self._process.stdin is not None
            self._process.stdin.close()
        try:
            self._process.wait(patience)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._reader.join(QUIT_SECONDS)
        assert self._process.stdout is not None
        if not self._reader.is_alive():
            self._process.stdout.close()
        self._said.close()

    def _read(self) -> None:
        """Runs in a thread: puts the program's lines into the queue."""
        assert self._process.stdout is not None
        with contextlib.suppress(ValueError):
            for line in self._process.stdout:
                self._lines.put(line)
        self._lines.put(None)

    def _send(self, line: str) -> None:
        assert self._process.stdin is not None
        # If the program has ended, the wait for its answer reports that.
        with contextlib.suppress(BrokenPipeError):
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()

    def _answers(self, line: str, last: str, seconds: float) -> Iterator[list[str]]:
        """Send a line; yield the words of each answer, up to the one that begins with `last`."""
        self._send(line)
        deadline = time.monotonic() + seconds
        while True:
            try:
                answer = self._lines.get(timeout=max(0.0, deadline - time.monotonic()))
            except Empty:
                raise self._failed(f"did not answer {line!r} within {seconds:g} s") from None
            if answer is None:
                raise self._failed(f"ended ({self._last_words()}) instead of answering {line!r}")
            words = answer.split()
            if words[:1] == ["error"]:
                raise self._failed(f"answered {line!r} with an error: {' '.join(words[1:])}")
            if words:
                yield words
            if words[:1] == [last]:
                return

    def _failed(self, what: str) -> ProgramFailed:
        return ProgramFailed(f"{PREFIX}{self.command} {what}")

    def _last_words(self) -> str:
        """How the program ended: its status, and the last line of its error stream."""
        status = f"status {self._process.wait()}"
        self._said.seek(0, os.SEEK_END)
        self._said.seek(max(0, self._said.tell() - 2000))
        lines = self._said.read().decode("utf-8", "replace").strip().splitlines()
        return f"{status}: {lines[-1].strip()}" if lines else status


class Programs:
    """Starts programs and keeps them; leaving the context ends them.

    Programs run on from game to game: after `game_over` the next bot of that command gets them.

    >>> from crosshex.bots import make_bot
    >>> from crosshex.rules import Six
    >>> with Programs() as programs:  # doctest: +IGNORE_EXCEPTION_DETAIL
    ...     bot = make_bot("external:./mybot", Six(), programs=programs)
    Traceback (most recent call last):
    ProgramFailed: external:./mybot cannot be started: No such file or directory
    """

    def __init__(self) -> None:
        self._idle: list[Program] = []
        self._busy: list[Program] = []

    def take(self, command: str) -> Program:
        """A program for one seat of one game, running already or started now.

        Raises:
            ProgramFailed: it cannot be started.
        """
        for program in self._idle:
            if program.command == command and program.is_running:
                self._idle.remove(program)
                break
        else:
            program = Program(command)
        self._busy.append(program)
        return program

    def game_over(self) -> None:
        """Free all programs, so that the next game can take them."""
        self._idle += self._busy
        self._busy = []

    def close(self) -> None:
        """End all programs."""
        self.game_over()
        while self._idle:
            self._idle.pop().close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *fault: object) -> None:
        self.close()


class ExternalBot(Bot):
    """Asks a program for every move."""

    def __init__(self, game: Game, program: Program, movetime: float | None = None) -> None:
        super().__init__(game)
        self._program = program
        self._movetime = movetime
        program.new_game(game)

    def choose(self, state: State, seat: int) -> Move:
        """The program's move.

        Raises:
            ProgramFailed: it gave no move, or an illegal one.
        """
        answer = self._program.best_move(state, seat, self._movetime)
        try:
            return state.parse(seat, answer)
        except CrosshexError as error:
            raise ProgramFailed(f"{PREFIX}{self._program.command}: {error}") from None


def setup_words(game: Game) -> list[str]:
    """The game as the `key=value` words of the protocol's `new`.

    >>> from crosshex.rules import Longo
    >>> setup_words(Longo(2, lucky=((5, 8), (6, 11))))
    ['seats=2', 'lucky1=5,8', 'lucky2=6,11']
    """
    words = [f"seats={game.seats}"]
    for option in game.description.options:
        value = game.options[option.name]
        if not option.required and value == option.default:
            continue
        if option.per_seat:
            words += [f"{option.key}{n}={option.write(each)}" for n, each in enumerate(value, 1)]
        else:
            words.append(f"{option.key}={option.write(value)}")
    return words


def split_bots(text: str) -> tuple[str, ...]:
    """The names in a list of bots; a comma between quotation marks belongs to a command.

    >>> split_bots('master, greedy-2,external:"./my bot" --depth "1,2"')
    ('master', 'greedy-2', 'external:"./my bot" --depth "1,2"')
    """
    names, quote = [""], ""
    for letter in text:
        if letter == "," and not quote:
            names.append("")
            continue
        if letter in "\"'" and quote in ("", letter):
            quote = "" if quote else letter
        names[-1] += letter
    return tuple(name.strip() for name in names)


def _words(command: str) -> list[str]:
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise ProgramFailed(f"{PREFIX}{command} cannot be read: {error}") from None
    if not words:
        raise ProgramFailed(f"{PREFIX} needs the command of a program, such as {PREFIX}./mybot")
    return words
