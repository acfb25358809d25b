"""A game in the terminal with its players: their names, their sides, and texts about them."""

from collections.abc import Sequence
from enum import Enum

from rich.text import Text

from crosshex.cli.screen import Screen
from crosshex.cli.sessions.seating import Player
from crosshex.locale import Texts
from crosshex.locale.games import name_game
from crosshex.record import Record
from crosshex.rules import Description, Move, State
from crosshex.rules.errors import SHOWN


class TerminalGame:
    """A game in progress with its players, at one screen.

    Attributes:
        record: the game so far.
        players: who sits on each seat.
        screen: where it is played.
        texts: the messages in the language of the screen.
    """

    def __init__(self, record: Record, players: Sequence[Player], screen: Screen) -> None:
        self.record = record
        self.players = players
        self.screen = screen
        self.texts = screen.texts

    @property
    def state(self) -> State:
        """The current state."""
        return self.record.state

    @property
    def description(self) -> Description:
        """The description of the game."""
        return self.record.game.description

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, player in enumerate(self.players) if player.bot is None]

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats."""
        return tuple(player.name for player in self.players)

    def describe(self) -> str:
        """The name of the game with its chosen options."""
        options = self.record.game.options
        chosen = [
            self.texts.word(f"{option.name}-{options[option.name]}", options[option.name])
            for option in self.description.options
            if option.type == "choice"
        ]
        return ", ".join((name_game(self.record.game, self.texts), *chosen))

    def side(self, seat: int) -> str:
        """The name of the side that a seat plays for; empty if there are no sides."""
        if not self.description.sides:
            return ""
        side = self.description.sides[self.record.game.side(seat)]
        return self.texts.word(f"side-{side}", side)

    def spell_seat(self, seat: int) -> str:
        """The name of a seat, with its side if there are sides."""
        side = self.side(seat)
        return f"{self.names[seat]} ({side})" if side else self.names[seat]

    def say_winner(self) -> None:
        """Name the winner or winners of a game that is over."""
        outcome = self.state.outcome
        assert outcome is not None
        names = [self.names[seat] for seat in outcome.winners]
        self.screen.show(Text(self.texts.ending(outcome.ending)))
        if not names:
            self.screen.say("end-drawn")
        elif len(self.players) == 1:
            self.screen.say("end-alone", score=outcome.scores[0])
        elif names == [self.texts("player-you")]:
            self.screen.say("end-winner-you")
        elif len(names) == 1:
            self.screen.say("end-winner", names=names[0])
        else:
            shared = "end-partners" if self.description.sides else "end-shared"
            self.screen.say(shared, names=", ".join(names))


def say_illegal(screen: Screen, move: Move, reason: Enum) -> None:
    """Say why a move is not legal."""
    screen.say("answer-illegal", move=str(move), reason=spell_reason(reason, screen.texts))


def spell_reason(reason: Enum, texts: Texts) -> str:
    """Why a move is not legal, as a part of a sentence."""
    return texts.word(f"reason-{reason.name.lower().replace('_', '-')}", str(reason.value))


def spell_some(moves: Sequence[Move]) -> str:
    """The first moves in notation, with dots if there are more."""
    return spell(moves[:SHOWN]) + (" …" if len(moves) > SHOWN else "")


def spell(values: Sequence[object]) -> str:
    """Moves or cells in notation, with spaces between them."""
    return " ".join(str(value) for value in values)
