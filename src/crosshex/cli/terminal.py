"""A game's room in the terminal: how it is played there, and how its moments are drawn."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Protocol

from rich.console import RenderableType

from crosshex.cli.screen import Screen
from crosshex.cli.seating import Player
from crosshex.locale import Texts
from crosshex.record import Record
from crosshex.rules import Description, State

if TYPE_CHECKING:
    from crosshex.cli.session import TerminalSession

PLAIN = "crosshex.cli.session_plain:TERMINAL"
"""What serves every game that has no such room."""


class Terminal(Protocol):
    """What a game has in its room `terminal`."""

    def session(
        self,
        record: Record,
        players: Sequence[Player],
        screen: Screen,
        chance: Random | None,
        save_to: Path | None,
    ) -> "TerminalSession":
        """A game that is about to be played at one keyboard; `chance` throws the dice."""

    def draw_state(
        self, state: State, record: Record, index: int, screen: Screen
    ) -> list[RenderableType]:
        """The state of a record after so many steps."""

    def draw_task(
        self, state: State, seat: int, names: Sequence[str], screen: Screen
    ) -> list[RenderableType]:
        """A position in which a seat is to find a move, with all that it needs to write it."""

    def draw_scores(self, record: Record, screen: Screen) -> list[RenderableType]:
        """What is to be seen of the scores below the last state of a record."""

    def draw_picture(self, picture: Mapping[str, Any], texts: Texts, plain: bool) -> RenderableType:
        """A picture of the game's rules page, by the same drawings that are used in play."""


def terminal_of(description: Description) -> Terminal:
    """The room of a game in the terminal, or the one that serves every game."""
    found: Terminal = description.room("terminal", PLAIN)
    return found
