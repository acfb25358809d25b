"""Plays any game in the terminal by text and legal moves, if it has no room `terminal`."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from crosshex.cli.screen import Screen
from crosshex.cli.sessions.players import spell, spell_some
from crosshex.cli.sessions.session import TerminalSession
from crosshex.cli.sessions.terminal import Terminal
from crosshex.draw import state_text
from crosshex.locale import Texts
from crosshex.record import Record, Step
from crosshex.rules import Move, State
from crosshex.rules.errors import SHOWN


def score_lines(state: State, names: Sequence[str], texts: Texts) -> list[RenderableType]:
    """The points of every seat; empty if the game has no points."""
    if state.game.description.unit != "points":
        return []
    return [
        Text(texts("sheet-title", name=name, score=score))
        for name, score in zip(names, state.scores, strict=True)
    ]


class PlainSession(TerminalSession):
    """A game that has no session of its own."""

    def show_question(self, seat: int) -> None:
        """Show the position as this seat may see it, and its legal moves."""
        self.screen.show(Text(state_text(self.state.view(seat))))
        moves = spell_some(self.state.legal(seat))
        self.screen.say("ask-move", name=self.spell_seat(seat), moves=moves)

    def narrate(self, before: State, steps: Sequence[Step]) -> None:
        """Tell who did what."""
        for actor, move in steps:
            if isinstance(actor, int):
                self.screen.say("told-move", name=self.names[actor], move=str(move))

    def show_score(self) -> None:
        """Show the public position and the points."""
        view = self.state.view(None)
        self.screen.show(Text(state_text(view)), *score_lines(view, self.names, self.texts))

    # -- a move may look like a command

    def command(self, seat: int | None, line: str) -> bool | None:
        """Execute a command, unless the line is a legal move."""
        if seat is not None and self._named(seat, line) is not None:
            return None
        return super().command(seat, line)

    def spelled(self, seat: int, line: str) -> str:
        """A legal move in any case and with any spaces; any other text without its spaces."""
        move = self._named(seat, line)
        return "".join(line.split()) if move is None else str(move)

    def _named(self, seat: int, line: str) -> Move | None:
        typed = "".join(line.split()).lower()
        for move in self.state.legal(seat):
            if str(move).lower() == typed:
                found: Move = move
                return found
        return None


class _PlainTerminal:
    """The room `terminal` of every game that has none."""

    session = PlainSession

    def draw_state(
        self, state: State, record: Record, index: int, screen: Screen
    ) -> list[RenderableType]:
        """The text of the state."""
        return [Text(state_text(state))]

    def draw_task(
        self, state: State, seat: int, names: Sequence[str], screen: Screen
    ) -> list[RenderableType]:
        """The text of the state, and the legal moves if they are few."""
        moves = state.legal(seat)
        return [Text(state_text(state)), *([Text(spell(moves))] if len(moves) <= SHOWN else [])]

    def draw_scores(self, record: Record, screen: Screen) -> list[RenderableType]:
        """The points of every seat."""
        return score_lines(record.state, record.names, screen.texts)

    def draw_picture(self, picture: Mapping[str, Any], texts: Texts, plain: bool) -> RenderableType:
        """Nothing: only the captions of the page are shown."""
        return Text()


TERMINAL: Terminal = _PlainTerminal()
