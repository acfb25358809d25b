"""The encoding of Six: arrays as in `crosshex.fast.layout`."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from crosshex.envs.encoding import Encoding, acting
from crosshex.envs.node import Node
from crosshex.fast.layout import (
    CENTRE,
    FRAME,
    KEEPING,
    MOVING,
    NOTHING,
    OTHER,
    OWN,
    PLANES,
    QUIET,
    REPEATED,
    SIX_ACTIONS,
    SOURCE,
    TO_MOVE,
    frame_index,
)
from crosshex.rules import PASS, Cell, Put, Reason, Shift, Shifts, Six, SixState


class SixEncoding(Encoding):
    """Six; a turn of the moving phase has two or three actions: take, keep, put."""

    shape = (PLANES, FRAME, FRAME)
    actions = SIX_ACTIONS

    def observe(self, node: Node, seat: int) -> NDArray[np.float32]:
        """The planes that `crosshex.fast.layout` describes."""
        state, hand, game = _six(node), node.hand, _six(node).game
        view = np.zeros((PLANES, FRAME * FRAME), np.float32)
        lying = state.all_hexagons
        if hand:
            lying = hand[0].stays if len(hand) == 1 else lying - {hand[0].source}
            view[SOURCE, frame_index(*hand[0].source)] = 1
        side = game.side(seat)
        for plane, owner in ((OWN, side), (OTHER, side.other)):
            view[plane, [frame_index(*cell) for cell in state.hexagons(owner) & lying]] = 1
        view[TO_MOVE] = seat in state.to_act
        view[MOVING] = state.moving
        view[KEEPING] = len(hand) > 1
        if state.quiet and game.move_limit is not None:
            view[QUIET] = state.quiet / game.move_limit
        if state.quiet and game.repetition is not None:
            before = state.earlier.count((state.black, state.red, state.side))
            view[REPEATED] = before / (game.repetition - 1)
        return view.reshape(self.shape)

    def legal(self, node: Node, seat: int) -> list[int]:
        """The cells to take from, to keep, or to put down on; *nothing* for a pass."""
        return sorted(self._cells(node, seat)) or [NOTHING]

    def _cells(self, node: Node, seat: int) -> dict[int, Cell]:
        """The cells that the next action may name, by the action."""
        if len(node.hand) > 1:
            cells = [after.keep for after in node.hand if after.keep is not None]
        elif node.hand:
            cells = list(node.hand[0].targets)
        else:
            moves = node.state.legal(seat)
            if isinstance(moves, Shifts):
                cells = list(dict.fromkeys(after.source for after in moves.taken))
            else:
                cells = [move.cell for move in moves if isinstance(move, Put)]
        if seat not in acting(node):
            return {}
        return {1 + frame_index(*cell): cell for cell in cells}

    def word(self, node: Node, seat: int, action: int) -> str:
        """`-1,0` puts a new one, `2,-1>` takes one, `=1,1` keeps, `>0,3` puts down, or `pass`."""
        if action == NOTHING:
            return str(PASS)
        cell = self._cell(node, seat, action)
        if node.hand:
            return f"={cell}" if len(node.hand) > 1 else f">{cell}"
        return f"{cell}>" if _six(node).moving and not _six(node).ended else str(cell)

    def _cell(self, node: Node, seat: int, action: int) -> Cell:
        """The cell that an action names, legal or not."""
        if cell := self._cells(node, seat).get(action):
            return cell
        on_board = (cell for cell in _six(node).all_hexagons if 1 + frame_index(*cell) == action)
        row, column = divmod(action - 1, FRAME)
        return next(on_board, Cell(column - CENTRE, row - CENTRE))

    def after(self, node: Node, seat: int, action: int) -> Node:
        """The node after a cell has been named, or a pass."""
        state, hand = _six(node), node.hand
        if action == NOTHING:
            return Node(state.play(seat, PASS))
        cell = self._cells(node, seat)[action]
        if len(hand) > 1:
            return Node(state, tuple(after for after in hand if after.keep == cell))
        if hand:
            return Node(state.play(seat, Shift(hand[0].source, cell, hand[0].keep)))
        if state.moving:
            moves = state.legal(seat)
            assert isinstance(moves, Shifts)
            return Node(state, tuple(after for after in moves.taken if after.source == cell))
        return Node(state.play(seat, Put(cell)))

    def why_not(self, node: Node, seat: int, action: int) -> str:
        """The reason that the rules give for the cell at this point of the turn."""
        state, hand = _six(node), node.hand
        if state.ended:
            return Reason.GAME_OVER.value
        if seat != state.seat:
            return Reason.NOT_TO_ACT.value
        if action == NOTHING:
            return Reason.CAN_MOVE.value
        cell = self._cell(node, seat, action)
        if len(hand) > 1:
            return "name the group that stays by its smallest cell"
        if hand:
            shift = Shift(hand[0].source, cell, hand[0].keep)
            reason = state.why_not(seat, shift)
        elif state.moving:
            reason = state.why_not_take(cell)
        else:
            reason = state.why_not(seat, Put(cell))
        return (reason or Reason.NOT_TOUCHING).value

    def begun(self, node: Node) -> tuple[str, ...]:
        """The hexagon in the hand, and the group that was named to stay."""
        if not node.hand:
            return ()
        taken = node.hand[0]
        named = len(node.hand) == 1 and taken.keep is not None
        return (f"{taken.source}>", f"={taken.keep}") if named else (f"{taken.source}>",)


def make_encoding(game: Six) -> SixEncoding:
    """The encoding of a game; it is the same for all options."""
    return SixEncoding()


def _six(node: Node) -> SixState:
    assert isinstance(node.state, SixState)
    return node.state
