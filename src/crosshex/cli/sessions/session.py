"""A game in the terminal: the loop that all games share, with commands, undo and saving."""

import secrets
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from rich.table import Table
from rich.text import Text

from crosshex.bots import make_bot, stand_in_for
from crosshex.cli.screen import Leave, Screen
from crosshex.cli.sessions.hints import Adviser, make_adviser
from crosshex.cli.sessions.players import TerminalGame, say_illegal, spell
from crosshex.cli.sessions.saving import Saving
from crosshex.cli.sessions.seating import Player
from crosshex.cli.study.rules import show_rules
from crosshex.learn import situations
from crosshex.record import Record, Step
from crosshex.rules import (
    CHANCE,
    Actor,
    IllegalMove,
    ImpossibleThrow,
    InvalidMove,
    Move,
    State,
    read_throw,
)
from crosshex.server.ops.warm_up import is_compiling, warm_up_kernels
from crosshex.simulate.deals import Deal

WAIT_SECONDS = 0.2
"""How often a hint looks whether its code has been compiled."""


class Past(NamedTuple):
    """The record before a step, and who made the step."""

    record: Record
    actor: Actor
    by_person: bool


class TerminalSession(TerminalGame, ABC):
    """A game from its first step to its end; subclasses show positions and ask for moves.

    `deal` has the dice; if it is None, people throw their own dice and type the throws.

    Attributes:
        past: the steps so far, for undo.
        coached: whether a coach says something at each new situation.
        stands_in: whether simpler bots play for those whose code is still being compiled.
        unreadable: the message for a text that is not a move.
        asks_always: whether a person is asked even if there is only one legal move.
        move_help: what a move looks like, and the message that explains it in `help`.
        legal_help: the message that explains `?`.
        score_help: the message that explains `score`.
        own_help: the commands of this game only, with their messages.
    """

    unreadable = "answer-unreadable"
    asks_always = False
    move_help = ("…", "help-move")
    legal_help = "help-legal"
    score_help = "help-score"
    own_help: tuple[tuple[str, str], ...] = ()

    def __init__(
        self,
        record: Record,
        players: Sequence[Player],
        screen: Screen,
        deal: Deal | None,
        save_to: Path | None = None,
    ) -> None:
        super().__init__(record, players, screen)
        self.past: list[Past] = []
        self.coached = False
        self.stands_in = False
        self._said: set[str] = set()
        self._deal = deal
        self._adviser: Adviser | None = None
        self._saving = Saving(screen, save_to)

    @contextmanager
    def prepared(self) -> Iterator[None]:
        """Compile in the background what bots lack; until it is done, a simpler bot stands in."""
        names = [player.level for player in self.players if player.bot is not None]
        if not any(stand_in_for(name, self.record.game) for name in names):
            yield
            return
        with warm_up_kernels():
            self.stands_in = True
            yield

    # -- the loop

    def run(self) -> None:
        """Play until the game ends or the people leave.

        Raises:
            Leave: a person left; the unfinished game has been saved if that was wanted.
        """
        self.screen.say("table-intro", game=self.describe(), names=", ".join(self.names))
        if self.people:
            self.screen.say("table-help")
        try:
            while self.state.to_act:
                self.step()
        except KeyboardInterrupt:
            self._farewell()
            raise Leave(interrupted=True) from None
        except Leave:
            self._farewell()
            raise
        self.show_end()
        if not self._saving.save_if_wanted(self.record) and self.people:
            self._saving.offer(self.record)

    def _farewell(self) -> None:
        self._saving.save_if_wanted(self.record)
        self.screen.say("answer-goodbye-unfinished")

    def step(self) -> None:
        """Make the next step: a throw, or the choice of one seat, the bots before the people."""
        owed = self.state.to_act
        if not isinstance(owed, tuple):
            self._throw()
            return
        seat = min(owed, key=lambda seat: (self.players[seat].bot is None, seat))
        if self.players[seat].bot is not None:
            self.play_bot(seat)
        elif not self.asks_always and len(moves := self.state.legal(seat)) == 1:
            self.play(seat, moves[0])
        else:
            self._ask(seat)

    def _throw(self) -> None:
        if self._deal is None:
            self._enter_throw()
            return
        if self.people and self.wait_for_throw():
            return
        self.play(CHANCE, self._deal.throw(self.state, self._throws))
        self.show_throw()

    @property
    def _throws(self) -> int:
        """How often dice were thrown so far."""
        return sum(actor is CHANCE for actor, _ in self.record.steps)

    def _enter_throw(self) -> None:
        """Ask for a throw that people have made with their own dice."""
        thrower, example = self.state.thrower, ImpossibleThrow.example_for(self.state)
        if thrower is None:
            self.screen.say("ask-own-throw", example=example)
        else:
            self.screen.say("ask-own-throw-of", name=self.names[thrower], example=example)
        while True:
            line = self.screen.read()
            if line and (changed := self.command(None, line)) is not None:
                if changed:
                    return
                continue
            try:
                roll = read_throw(self.state, line)
            except ImpossibleThrow as error:
                self.screen.say(
                    "web-error-impossible-throw",
                    reason=error.fault.name.lower().replace("_", "-"),
                    count=error.count,
                    faces=error.faces,
                    example=error.example,
                )
                continue
            self.play(CHANCE, roll, by_person=True)
            self.show_throw()
            return

    def wait_for_throw(self) -> bool:
        """Wait for Enter before a throw; return whether a command changed the position instead."""
        return self.wait("ask-throw-dice")

    def _ask(self, seat: int) -> None:
        """Ask a person; if there are several people, pending choices stay hidden."""
        secret = self.state.simultaneous and len(self.people) > 1
        if secret:
            self.screen.clear()
            if self.wait("ask-pass-keyboard", name=self.names[seat]):
                return
            self.show_throw()
        self.show_question(seat)
        if self.coached:
            self._coach(seat)
        move = self.ask_move(seat)
        if secret:
            self.screen.clear()
        if move is not None:
            self.play(seat, move, by_person=True)

    def _coach(self, seat: int) -> None:
        """Say the first line that was not said before, with the moves that it highlights."""
        for one in situations(self.state, seat):
            if one.code not in self._said and self.texts.has(one.message):
                self._said.add(one.code)
                line = self.texts(one.message, **one.values)
                moves = f" ({spell(one.moves)})" if one.moves else ""
                self.screen.say("answer-coach", text=line + moves)
                return

    def play(self, actor: Actor, move: Move, by_person: bool = False) -> None:
        """Make a move, and tell what took effect."""
        before = self.state
        self.past.append(Past(self.record, actor, by_person))
        self.record = self.record.played(actor, move)
        if steps := self._effective(before):
            self.narrate(before, steps)

    def _effective(self, before: State) -> Sequence[Step]:
        """The steps that took effect with the last one; empty while choices are pending."""
        if self.state.pending:
            return ()
        made = len(before.pending) if before.simultaneous else 0
        return self.record.steps[-made - 1 :]

    def play_bot(self, seat: int) -> None:
        """Let the bot of a seat move."""
        bot = self.players[seat].bot
        assert bot is not None
        if other := self._stand_in(seat):
            self.screen.say("web-said-bot-preparing", name=self.names[seat])
            bot = make_bot(other, self.record.game, secrets.randbits(32))
        self.play(seat, bot.choose(self.state.view(seat), seat))

    def _stand_in(self, seat: int) -> str | None:
        """Who plays for the bot of a seat, while its code is being compiled."""
        if not self.stands_in or not is_compiling():
            return None
        return stand_in_for(self.players[seat].level, self.record.game)

    # -- what subclasses define

    @abstractmethod
    def show_question(self, seat: int) -> None:
        """Show a person the position and what is to be decided."""

    def show_throw(self) -> None:
        """Show the throw of this turn; games without dice have none."""
        throws = [move for actor, move in self.record.steps if actor is CHANCE]
        if throws:
            self.screen.title(self.texts("turn-thrown", turn=len(throws), dice=str(throws[-1])))

    @abstractmethod
    def narrate(self, before: State, steps: Sequence[Step]) -> None:
        """Tell what has just taken effect: a throw, a move, or simultaneous choices."""

    def show_end(self) -> None:
        """Show the final position, the scores and the winner."""
        self.screen.title(self.texts("end-title"))
        self.show_score()
        self.say_winner()

    @abstractmethod
    def show_score(self) -> None:
        """Execute the command `score`."""

    def show_legal(self, seat: int, about: str) -> None:
        """Execute the command `?`: list the legal moves; some games list those of a piece named."""
        self.screen.say("answer-legal", moves=spell(self.state.legal(seat)))

    def refuse(self, seat: int, error: IllegalMove) -> None:
        """Say why a move is not legal, and list the legal moves."""
        say_illegal(self.screen, error.move, error.reason)
        self.show_legal(seat, "")

    def bot_agrees(self, seat: int) -> bool:
        """Whether the bot of a seat accepts a draw now."""
        return False

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
        try:
            return self.state.parse(seat, self.spelled(seat, line))
        except IllegalMove as error:
            self.refuse(seat, error)
        except InvalidMove:
            self.screen.say(self.unreadable, text=line[:40])
            self.show_legal(seat, "")
        return None

    def spelled(self, seat: int, line: str) -> str:
        """What was typed, in the form of the notation: without spaces, in lower case."""
        return "".join(line.split()).lower().replace("−", "-")

    def wait(self, message: str, **values: str | float) -> bool:
        """Wait for Enter or a command; return whether a command changed the position."""
        self.screen.say(message, **values)
        while line := self.screen.read():
            if self.command(None, line):
                return True
            self.screen.say(message, **values)
        return False

    def command(self, seat: int | None, line: str) -> bool | None:
        """Execute a command; return whether it changed the position, or None for no command."""
        word, _, rest = line.partition(" ")
        match word.lower():
            case "?" if seat is not None:
                self.show_legal(seat, rest.strip())
            case "help" | "h" | "?":
                self._show_help()
            case "hint":
                self._show_hint(seat)
            case "undo" | "u":
                if self.undo(seat):
                    self.screen.say("answer-undone")
                    return True
            case "save":
                self._saving.obey(self.record, rest.strip())
            case "score":
                self.show_score()
            case "rules":
                show_rules(self.record.game, self.screen)
            case "quit" | "q" | "exit":
                if self._saving.ask_before_leaving(self.record):
                    raise Leave
            case other:
                return self.special(seat, other)
        return False

    def _show_hint(self, seat: int | None) -> None:
        """Execute the command `hint`: ask the strongest bot, which sees only what the seat sees."""
        if seat is None:
            self.screen.say("answer-hint-later")
            return
        self._adviser = adviser = self._adviser or make_adviser(self.record.game)
        name = self.texts.bot(adviser.name)
        if is_compiling():
            # A hint comes from the bot itself.
            with self.screen.waiting("answer-hint-compiling"):
                while is_compiling() and stand_in_for(adviser.name, self.record.game):
                    time.sleep(WAIT_SECONDS)
        with self.screen.waiting("answer-hint-thinking", bot=name):
            move = adviser.bot.choose(self.state.view(seat), seat)
        self.tell_hint(name, move)

    def tell_hint(self, bot: str, move: Move) -> None:
        """Tell what a bot would do."""
        self.screen.say("answer-hint", bot=bot, move=str(move))

    def special(self, seat: int | None, word: str) -> bool | None:
        """Execute a command of some games only; return the same as `command`."""
        game = self.texts(f"game-{self.description.name}")
        match word:
            case "resign" if not self.description.resignation:
                self.screen.say("answer-no-resign", game=game)
            case "draw" if not self.description.draws:
                self.screen.say("answer-no-draw", game=game)
            case "resign" if seat is not None:
                self._close(seat, self.record.resigned(seat))
                self.screen.say("told-resigned", name=self.spell_seat(seat))
                return True
            case "draw" if seat is not None:
                return self._offer_draw(seat)
            case _:
                return None
        return False

    def _offer_draw(self, seat: int) -> bool:
        """Ask all other players; return whether all of them agreed."""
        for other, player in enumerate(self.players):
            if other == seat:
                continue
            if player.bot is not None:
                agreed = self.bot_agrees(other)
            else:
                answer = self.screen.ask("ask-draw", name=self.names[seat], other=player.name)
                agreed = answer.lower().startswith(self.texts("ask-yes"))
            if not agreed:
                self.screen.say("answer-draw-refused", name=player.name)
                return False
        self._close(seat, self.record.draw_agreed())
        return True

    def _close(self, seat: int, record: Record) -> None:
        self.past.append(Past(self.record, seat, by_person=True))
        self.record = record

    def undo(self, seat: int | None) -> bool:
        """Take back a person's last choice since the last throw; return whether there was one.

        Without dice it must be a choice of this seat. A throw that a person typed counts as a
        choice.
        """
        dice = self.description.dice
        for index in range(len(self.past) - 1, -1, -1):
            past = self.past[index]
            if past.actor is CHANCE and not past.by_person:
                break
            if past.by_person and (dice or past.actor == seat):
                self.record = past.record
                del self.past[index:]
                if self.state.to_act is not CHANCE:
                    self.show_throw()
                return True
        self.screen.say("answer-nothing-to-undo-roll" if dice else "answer-nothing-to-undo")
        return False

    def commands(self) -> list[tuple[str, str]]:
        """The words that `help` explains, each with the id of its explanation."""
        description = self.description
        return [
            self.move_help,
            *([("4 1 …", "help-own-throw")] if self._deal is None else []),
            ("?", self.legal_help),
            ("hint", "help-hint"),
            *self.own_help,
            ("undo", "help-undo-roll" if description.dice else "help-undo"),
            ("score", self.score_help),
            ("rules", "help-rules"),
            *([("draw", "help-draw")] if description.draws else []),
            *([("resign", "help-resign")] if description.resignation else []),
            ("save FILE", "help-save"),
            ("help", "help-help"),
            ("quit", "help-quit"),
        ]

    def _show_help(self) -> None:
        self.screen.title(self.texts("help-title"))
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        for word, message in self.commands():
            table.add_row(Text(word), Text(self.texts(message)))
        self.screen.show(table)
