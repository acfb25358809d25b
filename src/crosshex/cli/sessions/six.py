"""Six in the terminal: the board, the hexagons in hand, claims, draws and resigning."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from crosshex.bots.wins import win_of
from crosshex.cli.drawing.hexagons import (
    HexBoard,
    board_of,
    draw_board,
    draw_coordinates,
    draw_page_board,
)
from crosshex.cli.screen import Screen
from crosshex.cli.sessions.players import say_illegal, spell, spell_reason
from crosshex.cli.sessions.session import TerminalSession
from crosshex.cli.sessions.terminal import Terminal
from crosshex.locale import Texts
from crosshex.record import Record, Step
from crosshex.rules import (
    CLAIM,
    Cell,
    Claim,
    IllegalMove,
    InvalidMove,
    Move,
    Pass,
    Put,
    Reason,
    Shift,
    Shifts,
    SixState,
    State,
)
from crosshex.rules.six_moves import Taken

_BELOW_BOARD = 6
"""How many lines of the screen the board must leave for text."""
_BELOW_REPLAY = 8
"""The same for a recorded game."""

PATIENCE = 20
"""Bots accept a draw after this many moves in a row without a removal in the moving phase."""


class SixSession(TerminalSession):
    """A game of Six."""

    coordinates = False
    unreadable = "answer-unreadable-six"
    asks_always = True
    move_help = ("-1,0 …", "help-move-six")
    legal_help = "help-legal-six"
    score_help = "help-score-six"
    own_help = (("coords", "help-coords"),)

    @property
    def state(self) -> SixState:
        """The current state."""
        assert isinstance(self.record.state, SixState)
        return self.record.state

    # -- showing

    def show_question(self, seat: int) -> None:
        """Show the board, the hexagons in hand, and the question."""
        state, moves = self.state, self.state.legal(seat)
        last = self.record.steps[-1].move if self.record.steps else None
        self._show_board(board_of(state, last=last, free=_free(moves), fixed=_fixed(state, moves)))
        if not self.coordinates:
            legend = "board-legend-moving" if state.moving else "board-legend-placing"
            self.screen.say(legend)
        self.show_score()
        if CLAIM in moves:
            self.screen.say("ask-claim-note")
        question = "ask-shift" if state.moving else "ask-put"
        self.screen.say(question, name=self.names[seat], side=self.side(seat))

    def _show_board(self, board: HexBoard) -> None:
        console, plain = self.screen.console, self.screen.plain
        if self.coordinates:
            drawn, shortened = draw_coordinates(board, width=console.width, plain=plain)
            self.screen.show(drawn)
            self.screen.say("board-coords-short" if shortened else "board-coords")
        else:
            height = console.height - _BELOW_BOARD
            self.screen.show(draw_board(board, height=height, plain=plain))

    def show_score(self) -> None:
        """Show how many hexagons every seat holds, or every side has in the moving phase."""
        state = self.state
        told = []
        for seat, name in enumerate(self.names):
            count = state.hands[seat]
            if state.moving:
                count = len(state.hexagons(state.game.side(seat)))
            message = "hexagons-left" if state.moving else "hand-left"
            told.append(self.texts(message, name=name, side=self.side(seat), count=count))
        self.screen.show(Text(" · ".join(told)))

    def narrate(self, before: State, steps: Sequence[Step]) -> None:
        """Tell about a move, and what it removed."""
        ((actor, move),) = steps
        assert isinstance(before, SixState) and isinstance(actor, int)
        who = {"name": self.names[actor], "side": self.side(actor)}
        match move:
            case Put():
                self.screen.say("told-put", cell=str(move.cell), **who)
            case Shift():
                self.screen.say(
                    "told-shift", source=str(move.source), target=str(move.target), **who
                )
                self._tell_removed(before, before.removed_by(move), "told-removed")
            case Claim():
                self.screen.say("told-claim", **who)
            case Pass():
                self.screen.say("told-pass", **who)
        if self.state.moving and not before.moving and not self.state.ended:
            self.screen.say("told-moving-phase")

    def _tell_removed(self, state: SixState, removed: Collection[Cell], message: str) -> None:
        if removed:
            black = len(state.black.intersection(removed))
            self.screen.say(message, black=black, red=len(removed) - black)

    def show_end(self) -> None:
        """Show the final board with the winning shape, and the winner."""
        self.screen.title(self.texts("end-title"))
        last = self.record.steps[-1].move if self.record.steps else None
        self.coordinates = False
        self._show_board(board_of(self.state, last=last))
        if self.state.winning_shapes:
            self.screen.say("board-legend-winning")
        self.say_winner()

    # -- commands

    def tell_hint(self, bot: str, move: Move) -> None:
        """Tell what a bot would do, what that removes, and whether it wins (proven or likely)."""
        super().tell_hint(bot, move)
        if isinstance(move, Shift):
            self._tell_removed(self.state, self.state.removed_by(move), "answer-removes")
        if self._adviser is not None and (win := win_of(self._adviser.bot, self.state, move)):
            kind = "proven" if win.proven else "likely"
            self.screen.say(f"answer-hint-{kind}", moves=" ".join(map(str, win.line)))

    def special(self, seat: int | None, word: str) -> bool | None:
        """Execute `coords`, or a command that other games have too."""
        if seat is None or word not in ("coords", "c"):
            return super().special(seat, word)
        self.coordinates = not self.coordinates
        self.show_question(seat)
        return False

    def bot_agrees(self, seat: int) -> bool:
        """Whether nothing has been removed for `PATIENCE` moves."""
        return self.state.quiet >= PATIENCE

    def read_move(self, seat: int, line: str) -> Move | None:
        """A move; in the moving phase, a cell alone lists where its hexagon may go."""
        if self.state.moving and (cell := _cell(line)) is not None:
            self._show_targets(seat, cell)
            return None
        return super().read_move(seat, line)

    def show_legal(self, seat: int, about: str) -> None:
        """List the cells, the hexagons that may be taken, or where one hexagon may go."""
        moves = self.state.legal(seat)
        if about:
            if (cell := _cell(about)) is None:
                self.screen.say("answer-unreadable-six", text=about[:40])
            elif self.state.moving:
                self._show_targets(seat, cell)
            else:
                self._show_cell(seat, cell)
        elif isinstance(moves, Shifts):
            sources = list(dict.fromkeys(taken.source for taken in moves.taken))
            self.screen.say("answer-legal-take", count=len(sources), cells=spell(sources))
            if moves.claims:
                self.screen.say("answer-legal", moves=spell(moves.claims))
            self.screen.say("answer-ask-cell")
        else:
            self.screen.say("answer-legal-put", count=len(moves), cells=spell(moves))

    def _show_cell(self, seat: int, cell: Cell) -> None:
        move = Put(cell)
        if reason := self.state.why_not(seat, move):
            say_illegal(self.screen, move, reason)
        else:
            self.screen.say("answer-legal", moves=str(move))

    def _show_targets(self, seat: int, cell: Cell) -> None:
        """Show where the hexagon on a cell may go, and what would be removed."""
        if reason := self.state.why_not_take(cell):
            self.screen.say(
                "answer-no-take", cell=str(cell), reason=spell_reason(reason, self.texts)
            )
            return
        for taken in _takes(self.state.legal(seat), cell):
            removed = self.state.all_hexagons - taken.stays - {cell}
            board = board_of(self.state, free=taken.targets, struck=removed)
            self._show_board(board)
            self.screen.say("board-legend-targets", cell=str(cell))
            answer = "answer-targets" if taken.keep is None else "answer-targets-keep"
            keep = {} if taken.keep is None else {"keep": str(taken.keep)}
            self.screen.say(answer, cell=str(cell), cells=spell(taken.targets), **keep)
            self._tell_removed(self.state, removed, "answer-removes")

    def refuse(self, seat: int, error: IllegalMove) -> None:
        """Say why a move is not legal; if a group must be chosen, list the groups."""
        say_illegal(self.screen, error.move, error.reason)
        if isinstance(error.move, Shift) and error.reason in (
            Reason.KEEP_NEEDED,
            Reason.KEEP_NOT_LARGEST,
        ):
            takes = _takes(error.legal, error.move.source)
            cells = [taken.keep for taken in takes if taken.keep is not None]
            self.screen.say("answer-keep-choices", cells=spell(cells))
        elif isinstance(error.move, Shift) and error.reason is Reason.NOT_TOUCHING:
            self._show_targets(seat, error.move.source)
        else:
            self.show_legal(seat, "")


class _SixTerminal:
    """The room `terminal` of Six."""

    session = SixSession

    def draw_state(
        self, state: State, record: Record, index: int, screen: Screen
    ) -> list[RenderableType]:
        """The board, with the last move and the winning shape."""
        assert isinstance(state, SixState)
        last = record.steps[index - 1].move if index else None
        height = screen.console.height - _BELOW_REPLAY
        board = draw_board(board_of(state, last=last), height=height, plain=screen.plain)
        legend = "board-legend-winning" if state.winning_shapes else "board-legend-plain"
        return [board, Text(screen.texts(legend))]

    def draw_task(
        self, state: State, seat: int, names: Sequence[str], screen: Screen
    ) -> list[RenderableType]:
        """The board with the coordinates of all cells that can be named."""
        assert isinstance(state, SixState)
        moves = state.legal(seat) if state.to_act == (seat,) else ()
        board = board_of(state, free=_free(moves))
        drawn, shortened = draw_coordinates(board, width=screen.console.width, plain=screen.plain)
        legend = "board-coords-short" if shortened else "board-task"
        return [drawn, Text(screen.texts(legend))]

    def draw_scores(self, record: Record, screen: Screen) -> list[RenderableType]:
        """Nothing, because the result is enough."""
        return []

    def draw_picture(self, picture: Mapping[str, Any], texts: Texts, plain: bool) -> RenderableType:
        """A board."""
        return draw_page_board(picture, plain)


TERMINAL: Terminal = _SixTerminal()


def _cell(text: str) -> Cell | None:
    try:
        return Cell.parse("".join(text.split()).replace("−", "-"))
    except InvalidMove:
        return None


def _takes(moves: Sequence[Move], source: Cell) -> list[Taken]:
    """What may follow when a hexagon is taken: one entry, or one for each group that may stay."""
    takes = moves.taken if isinstance(moves, Shifts) else ()
    return [taken for taken in takes if taken.source == source]


def _free(moves: Sequence[Move]) -> set[Cell]:
    """The empty cells where a hexagon may be put down."""
    if isinstance(moves, Shifts):
        return {target for taken in moves.taken for target in taken.targets} - {
            taken.source for taken in moves.taken
        }
    return {move.cell for move in moves if isinstance(move, Put)}


def _fixed(state: SixState, moves: Sequence[Move]) -> set[Cell]:
    """In the moving phase, the own hexagons that may not be taken."""
    if not state.moving:
        return set()
    takes = moves.taken if isinstance(moves, Shifts) else ()
    return set(state.hexagons(state.side)) - {taken.source for taken in takes}
