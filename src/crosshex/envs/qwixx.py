"""The encoding of games on a sheet: arrays as in `crosshex.fast.layout`, and text.

>>> from crosshex.rules import CHANCE, Qwixx, Roll
>>> code = QwixxEncoding(Qwixx(seats=1))
>>> node = Node(Qwixx(seats=1).start().play(CHANCE, Roll.parse("4 1 6 3 5 6")))
>>> {action: code.word(node, 0, action) for action in code.legal(node, 0)}
{0: '-', 4: 'r5', 15: 'y5', 30: 'g5', 41: 'b5'}
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from crosshex.envs.encoding import Encoding, acting
from crosshex.envs.node import Node
from crosshex.fast.layout import (
    ANY_SHEET,
    ENCODING,
    NOTHING,
    field_of,
    number_of,
    printed_marks,
    qwixx_layout,
)
from crosshex.rules import (
    COLOURS,
    FAILED_THROW,
    Choice,
    Colour,
    Cross,
    Move,
    Qwixx,
    QwixxState,
    Reason,
    straight_sheet,
)
from crosshex.rules.qwixx_moves import NOTHING as NO_CROSS

VERSIONS = {f"sheets-{ANY_SHEET}": {"version": ANY_SHEET, "sheet": "mixx-colours"}}
"""The environments besides `v0`, each with the options that it begins with. They have a name of
their own, because Gymnasium calls `Qwixx-v0` out of date where there is a `Qwixx-v1`."""


@lru_cache(4096)
def _crossed(row: int, fields: int) -> NDArray[np.float32]:
    """The fields of a row, with ones for crossed fields."""
    return np.array([row >> field & 1 for field in range(fields)], np.float32)


class QwixxEncoding(Encoding):
    """Games on a sheet: `v0` for straight rows as on the classic sheet, `v1` for all others."""

    def __init__(self, game: Qwixx) -> None:
        sheet = self._sheet = game.sheet
        straight = sheet == straight_sheet(sheet.faces, sheet.locking, sheet.needed)
        self.version = ENCODING if straight else ANY_SHEET
        self.layout = qwixx_layout(
            sheet.faces, game.seats, bool(game.lucky), any_sheet=not straight
        )
        rows = [] if straight else [row.fields for row in sheet.rows]
        self._printed = printed_marks(self.layout, rows)
        self.shape = (self.layout.size,)
        self.actions = self.layout.actions

    def observe(self, node: Node, seat: int) -> NDArray[np.float32]:
        """The vector that `QwixxLayout` describes."""
        state, layout, numbers = _qwixx(node), self.layout, self.layout.numbers
        view = np.zeros(layout.size, np.float32)
        for k in range(layout.seats):
            other = (seat + k) % layout.seats
            marks, start = state.marks[other], k * layout.block
            for row, bits in enumerate(marks.rows):
                at = start + row * layout.width
                view[at : at + layout.width] = _crossed(bits, layout.width)
            view[start + layout.failed : start + layout.failed + marks.failed] = 1
            for lucky in state.game.lucky[other] if state.game.lucky else ():
                view[start + layout.lucky + lucky - 2] = 1
        view[layout.active + (state.active - seat) % layout.seats] = 1
        view[[layout.locked + row for row in state.locked]] = 1
        view[self._printed] = 1
        if state.roll is None:
            return view
        for die, face in enumerate((*state.roll.white, *state.roll.colours)):
            if face is not None:
                view[layout.dice + die * layout.faces + face - 1] = 1
        for colour, thrown in zip(COLOURS, state.roll.colours, strict=True):
            if state.chosen and self._is_open(state, colour, state.roll.white_sum):
                field = field_of(layout.faces, colour, state.roll.white_sum)
                view[layout.white + colour * numbers + field] = 1
            for white in state.roll.white if thrown is not None else ():
                if self._is_open(state, colour, white + (thrown or 0)):
                    field = field_of(layout.faces, colour, white + (thrown or 0))
                    view[layout.colour + colour * numbers + field] = 1
        view[layout.action_1 if state.chosen else layout.action_2] = 1
        view[layout.crossed] = bool(state.crossed)
        view[layout.owes] = seat in acting(node)
        return view

    def _is_open(self, state: QwixxState, colour: Colour, number: int) -> bool:
        """Whether the sheet has this field, in a row that is not locked."""
        if (colour, number) not in self._sheet:
            return False
        return self._sheet.place(colour, number).row not in state.locked

    def legal(self, node: Node, seat: int) -> list[int]:
        """Nothing, and the crosses that the dice offer."""
        moves = node.state.legal(seat)
        return sorted(map(self.action, moves)) if moves else [NOTHING]

    def action(self, move: Move) -> int:
        """The number of a choice."""
        if not isinstance(move, Cross):
            return NOTHING
        if move.lucky:
            return self.layout.lucky_action + self._sheet.place(move.colour, move.number).row
        field = field_of(self.layout.faces, move.colour, move.number)
        return 1 + move.colour * self.layout.numbers + field

    def move(self, node: Node, seat: int, action: int) -> Choice:
        """The choice that an action stands for."""
        state, numbers = _qwixx(node), self.layout.numbers
        if action == NOTHING:
            due = state.crossed is False and seat == state.active
            return FAILED_THROW if due else NO_CROSS
        if action >= self.layout.lucky_action:
            row = action - self.layout.lucky_action
            following = min(state.marks[seat].rows[row].bit_length(), numbers - 1)
            return Cross(*self._sheet.rows[row].fields[following], lucky=True)
        at, field = divmod(action - 1, numbers)
        return Cross(COLOURS[at], number_of(self.layout.faces, at, field))

    def word(self, node: Node, seat: int, action: int) -> str:
        """A word such as `r5`, `*g16`, `-` or `x`."""
        return str(self.move(node, seat, action))

    def after(self, node: Node, seat: int, action: int) -> Node:
        """The node after a choice."""
        return Node(node.state.play(seat, self.move(node, seat, action)))

    def why_not(self, node: Node, seat: int, action: int) -> str:
        """The reason that the rules give."""
        reason = node.state.why_not(seat, self.move(node, seat, action))
        return str((reason or Reason.NOT_TO_ACT).value)

    def first_asked(self, node: Node) -> int:
        """In action 1 the active seat, then clockwise."""
        active, seats, owing = _qwixx(node).active, self.layout.seats, acting(node)
        return active if active in owing else min(owing, key=lambda seat: (seat - active) % seats)


def _qwixx(node: Node) -> QwixxState:
    assert isinstance(node.state, QwixxState)
    return node.state
