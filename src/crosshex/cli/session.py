"""One game at one keyboard: the loop that all games share, with its commands, undo and saving."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from rich.table import Table
from rich.text import Text

from crosshex.cli.rules import show_rules
from crosshex.cli.screen import Leave, Screen
from crosshex.cli.seating import Player
from crosshex.record import Record
from crosshex.rules import Actor, IllegalMove, InvalidMove, Move, State


class Past(NamedTuple):
    """What stood before a step, and who made the step."""

    record: Record
    actor: Actor
    by_person: bool


class Session(ABC):
    """A game from its first step to its end; the subclasses know how it is shown and asked.

    Attributes:
        record: the game so far.
        players: who sits on each seat.
        screen: where it is played.
        past: the steps so far, for undo.
        unreadable: the message for a text that is no move at all.
        shared_win: the message for a win of several seats.
    """

    unreadable: str
    shared_win = "end-shared"

    def __init__(
        self, record: Record, players: Sequence[Player], screen: Screen, save_to: Path | None = None
    ) -> None:
        self.record = record
        self.players = players
        self.screen = screen
        self.texts = screen.texts
        self.past: list[Past] = []
        self._save_to = save_to
        self._written: set[Path] = set()

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, player in enumerate(self.players) if player.bot is None]

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats."""
        return tuple(player.name for player in self.players)

    # -- the loop

    def run(self) -> None:
        """Play until the game ends or the people leave.

        Raises:
            Leave: somebody left; an unfinished game has been saved if that was wanted.
        """
        self.screen.say("table-intro", game=self.describe(), names=", ".join(self.names))
        if self.people:
            self.screen.say("table-help")
        try:
            while self.record.state.to_act:
                self.step()
        except KeyboardInterrupt:
            self._farewell()
            raise Leave(interrupted=True) from None
        except Leave:
            self._farewell()
            raise
        self.show_end()
        if self._save_to:
            self.save(str(self._save_to))
        elif self.people:
            self._offer_to_save()

    def _farewell(self) -> None:
        if self._save_to:
            self.save(str(self._save_to))
        self.screen.say("answer-goodbye-unfinished")

    def _offer_to_save(self) -> None:
        try:
            while name := self.screen.ask("ask-save"):
                if self.save(name):
                    return
        except Leave:
            return

    @abstractmethod
    def step(self) -> None:
        """Make the next step of the game: a throw, a bot's move or a person's."""

    def play(self, actor: Actor, move: Move, by_person: bool = False) -> None:
        """Make a move and tell about it."""
        before = self.record.state
        self.past.append(Past(self.record, actor, by_person))
        self.record = self.record.played(actor, move)
        self.narrate(before, actor, move)

    def play_bot(self, seat: int) -> None:
        """Let the bot of a seat move."""
        bot = self.players[seat].bot
        assert bot is not None
        self.play(seat, bot.choose(self.record.state.view(seat), seat))

    # -- what the games must know

    @abstractmethod
    def narrate(self, before: State, actor: Actor, move: Move) -> None:
        """Tell what a move did."""

    @abstractmethod
    def show_end(self) -> None:
        """Show the final position, the scores and the winner."""

    @abstractmethod
    def show_legal(self, seat: int, about: str) -> None:
        """Answer `?`: the legal moves, or those of one hexagon."""

    @abstractmethod
    def show_score(self) -> None:
        """Answer `score`."""

    @abstractmethod
    def commands(self) -> list[tuple[str, str]]:
        """The words that `help` explains, each with the id of its explanation."""

    @abstractmethod
    def undo(self, seat: int | None) -> bool:
        """Take back the last decision that may be taken back, and say whether there was one."""

    def describe(self) -> str:
        """What is played here."""
        return self.texts(f"game-{self.record.game.name}")

    def special(self, seat: int | None, word: str) -> bool | None:
        """A command of one game only: None if it is none, else whether the position changed."""
        return None

    @abstractmethod
    def refuse(self, seat: int, error: IllegalMove) -> None:
        """Say why a move is not legal, and what is."""

    # -- asking a person

    def ask_move(self, seat: int) -> Move | None:
        """A move of a person, or None if a command has changed the position.

        Raises:
            Leave: the person quits.
        """
        while True:
            line = self.screen.read()
            if not line:
                self.screen.say("answer-empty")
                continue
            if (changed := self.command(seat, line)) is not None:
                if changed:
                    return None
                continue
            if (move := self.read_move(seat, line)) is not None:
                return move

    def read_move(self, seat: int, line: str) -> Move | None:
        """The legal move that was typed, or None after saying what is wrong with it."""
        text = "".join(line.split()).lower().replace("−", "-")
        try:
            return self.record.state.parse(seat, text)
        except IllegalMove as error:
            self.refuse(seat, error)
        except InvalidMove:
            self.screen.say(self.unreadable, text=line[:40])
            self.show_legal(seat, "")
        return None

    def wait(self, message: str, **values: str | float) -> bool:
        """Wait for Enter; commands work meanwhile. Returns whether one changed the position."""
        self.screen.say(message, **values)
        while line := self.screen.read():
            if self.command(None, line):
                return True
            self.screen.say(message, **values)
        return False

    def command(self, seat: int | None, line: str) -> bool | None:
        """Obey a command: None if the line is none, else whether it changed the position."""
        word, _, rest = line.partition(" ")
        match word.lower():
            case "?" if seat is not None:
                self.show_legal(seat, rest.strip())
            case "help" | "h" | "?":
                self._show_help()
            case "undo" | "u":
                if self.undo(seat):
                    self.screen.say("answer-undone")
                    return True
            case "save":
                self._save_command(rest.strip())
            case "score":
                self.show_score()
            case "rules":
                show_rules(self.record.game.name, self.screen)
            case "quit" | "q" | "exit":
                self._quit()
            case other:
                return self.special(seat, other)
        return False

    def _show_help(self) -> None:
        self.screen.title(self.texts("help-title"))
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        for word, message in self.commands():
            table.add_row(Text(word), Text(self.texts(message)))
        self.screen.show(table)

    def _quit(self) -> None:
        if self._save_to is None:
            while name := self.screen.ask("ask-quit"):
                if name.lower() in ("no", self.texts("ask-no")):
                    self.screen.say("answer-play-on")
                    return
                if self.save(name):
                    break
        raise Leave

    # -- saving

    def _save_command(self, name: str) -> None:
        if name:
            self.save(name)
        else:
            self.screen.say("answer-save-how")

    def save(self, name: str) -> bool:
        """Write the record; a file that was not written by this game is never overwritten."""
        path = Path(name).expanduser()
        text = self.record.to_json() + "\n" if path.suffix == ".json" else str(self.record)
        try:
            with path.open("w" if path in self._written else "x", encoding="utf-8") as file:
                file.write(text)
        except FileExistsError:
            self.screen.say("answer-file-exists", file=str(path))
            return False
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
            self.screen.say("answer-not-saved", error=f"{path}: {reason}")
            return False
        self._written.add(path)
        self.screen.say("answer-saved", file=str(path))
        return True

    # -- the end

    def say_winner(self) -> None:
        """Name the winner or winners of a game that is over."""
        outcome = self.record.state.outcome
        assert outcome is not None
        names = [self.names[seat] for seat in outcome.winners]
        self.screen.say(f"ending-{outcome.ending.replace(' ', '-')}")
        if not names:
            self.screen.say("end-drawn")
        elif len(self.players) == 1:
            self.screen.say("end-alone", score=outcome.scores[0])
        elif names == [self.texts("player-you")]:
            self.screen.say("end-winner-you")
        elif len(names) == 1:
            self.screen.say("end-winner", names=names[0])
        else:
            self.screen.say(self.shared_win, names=", ".join(names))
