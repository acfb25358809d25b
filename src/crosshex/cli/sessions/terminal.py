"""A game's room `terminal`: how the terminal plays the game and draws its states."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from rich.console import RenderableType

from crosshex.cli.rooms import TERMINALS
from crosshex.cli.screen import Screen
from crosshex.cli.sessions.seating import Player
from crosshex.locale import Texts
from crosshex.record import Record
from crosshex.rules import Description, State
from crosshex.simulate.deals import Deal

if TYPE_CHECKING:
    from crosshex.cli.sessions.session import TerminalSession


class Terminal(Protocol):
    """What a game has in its room `terminal`."""

    def session(
        self,
        record: Record,
        players: Sequence[Player],
        screen: Screen,
        deal: Deal | None,
        save_to: Path | None,
    ) -> "TerminalSession":
        """The session of a game at one keyboard; `deal` has the dice, None for own dice."""

    def draw_state(
        self, state: State, record: Record, index: int, screen: Screen
    ) -> list[RenderableType]:
        """The state of a record after `index` steps."""

    def draw_task(
        self, state: State, seat: int, names: Sequence[str], screen: Screen
    ) -> list[RenderableType]:
        """A position in which a seat has to find a move, with all it needs to write the move."""

    def draw_scores(self, record: Record, screen: Screen) -> list[RenderableType]:
        """The scores, shown below the last state of a record."""

    def draw_picture(self, picture: Mapping[str, Any], texts: Texts, plain: bool) -> RenderableType:
        """A picture of the game's rules page, drawn as during play."""


def terminal_of(description: Description) -> Terminal:
    """The room `terminal` of a game, or the one of games that name none."""
    from crosshex.cli.sessions.plain import TERMINAL

    return TERMINALS.get(description) or TERMINAL
