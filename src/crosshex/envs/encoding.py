"""Observations and actions of readable states, by the one layout of `crosshex.fast.layout`.

>>> from crosshex.rules import CHANCE, Qwixx, Roll
>>> code = encoding_of(Qwixx(seats=1))
>>> moment = Moment(Qwixx(seats=1).start().play(CHANCE, Roll.parse("4 1 6 3 5 6")))
>>> {action: code.word(moment, 0, action) for action in code.legal(moment, 0)}
{0: '-', 4: 'r5', 15: 'y5', 30: 'g5', 41: 'b5'}
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from crosshex.envs.moment import IllegalAction, Moment, refuse
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
    qwixx_layout,
)
from crosshex.rules import (
    CHANCE,
    COLOURS,
    FAILED_THROW,
    PASS,
    Cell,
    Choice,
    Cross,
    Game,
    Put,
    Qwixx,
    QwixxState,
    Reason,
    Shift,
    Shifts,
    Six,
    SixState,
)
from crosshex.rules.qwixx import NOTHING as NO_CROSS

__all__ = ["Encoding", "IllegalAction", "Moment", "QwixxEncoding", "SixEncoding", "encoding_of"]


class Encoding(ABC):
    """How the moments of one game become arrays, and numbers become moves.

    Attributes:
        shape: the shape of an observation.
        actions: how many actions there are; they count from 0, which is *nothing*.
    """

    shape: tuple[int, ...]
    actions: int

    @abstractmethod
    def observe(self, moment: Moment, seat: int) -> NDArray[np.float32]:
        """What a seat sees; nothing of the others' pending choices is in it."""

    @abstractmethod
    def legal(self, moment: Moment, seat: int) -> list[int]:
        """The legal actions in ascending order; only *nothing* for a seat that owes nothing."""

    @abstractmethod
    def word(self, moment: Moment, seat: int, action: int) -> str:
        """An action in the notation."""

    @abstractmethod
    def after(self, moment: Moment, seat: int, action: int) -> Moment:
        """The moment after a legal action of a seat that has to act."""

    @abstractmethod
    def _why_not(self, moment: Moment, seat: int, action: int) -> str:
        """Why an action that exists is not legal."""

    def mask(self, moment: Moment, seat: int) -> NDArray[np.int8]:
        """Ones for the legal actions; never without a one."""
        mask = np.zeros(self.actions, np.int8)
        mask[self.legal(moment, seat)] = 1
        return mask

    def check(self, moment: Moment, seat: int, action: object) -> int:
        """The action as a plain number, if it is legal.

        Raises:
            IllegalAction: it is not; the message gives the reason and what is legal.
        """
        legal = self.legal(moment, seat)
        number = int(action) if isinstance(action, int | np.integer) else -1
        if number in legal:
            return number
        words = {option: self.word(moment, seat, option) for option in legal}
        if not 0 <= number < self.actions:
            reason = f"actions are whole numbers from 0 to {self.actions - 1}"
            raise refuse(seat, action, "", reason, words)
        reason = self._why_not(moment, seat, number)
        raise refuse(seat, number, self.word(moment, seat, number), reason, words)

    def play(self, moment: Moment, seat: int, action: int) -> Moment:
        """The moment after an action; *nothing* of a seat that owes nothing changes nothing.

        Raises:
            IllegalAction: it is not legal.
        """
        number = self.check(moment, seat, action)
        return self.after(moment, seat, number) if seat in acting(moment) else moment


def acting(moment: Moment) -> tuple[int, ...]:
    """The seats that owe a decision; none before a throw and when the game is over."""
    actors = moment.state.to_act
    return () if actors is CHANCE else actors


@lru_cache(4096)
def _crossed(row: int, fields: int) -> NDArray[np.float32]:
    """The fields of a row, ones where they are crossed."""
    return np.array([row >> field & 1 for field in range(fields)], np.float32)


class QwixxEncoding(Encoding):
    """Qwixx and Longo."""

    def __init__(self, game: Qwixx) -> None:
        self._sheet = game.sheet
        self.layout = qwixx_layout(game.sheet.faces, game.seats, bool(game.sheet.lucky_pairs))
        self.shape = (self.layout.size,)
        self.actions = self.layout.actions

    def observe(self, moment: Moment, seat: int) -> NDArray[np.float32]:
        """The vector that `QwixxLayout` describes."""
        state, layout, numbers = _qwixx(moment), self.layout, self.layout.numbers
        view = np.zeros(layout.size, np.float32)
        for k in range(layout.seats):
            other = (seat + k) % layout.seats
            marks, start = state.marks[other], k * layout.block
            for colour, row in zip(COLOURS, marks.rows, strict=True):
                at = start + colour * (numbers + 1)
                view[at : at + numbers + 1] = _crossed(row, numbers + 1)
            view[start + layout.failed : start + layout.failed + marks.failed] = 1
            for lucky in state.game.lucky[other] if state.game.lucky else ():
                view[start + layout.lucky + lucky - 2] = 1
        view[layout.active + (state.active - seat) % layout.seats] = 1
        view[[layout.locked + colour for colour in state.locked]] = 1
        if state.roll is None:
            return view
        for die, face in enumerate((*state.roll.white, *state.roll.colours)):
            if face is not None:
                view[layout.dice + die * layout.faces + face - 1] = 1
        for colour, thrown in zip(COLOURS, state.roll.colours, strict=True):
            if thrown is None:
                continue
            if state.chosen:
                field = self._sheet.field(colour, state.roll.white_sum)
                view[layout.white + colour * numbers + field] = 1
            for white in state.roll.white:
                view[
                    layout.colour + colour * numbers + self._sheet.field(colour, white + thrown)
                ] = 1
        view[layout.action_1 if state.chosen else layout.action_2] = 1
        view[layout.crossed] = bool(state.crossed)
        view[layout.owes] = seat in acting(moment)
        return view

    def legal(self, moment: Moment, seat: int) -> list[int]:
        """Nothing, and the crosses that the dice offer."""
        moves = moment.state.legal(seat)
        return sorted(map(self.action, moves)) if moves else [NOTHING]

    def action(self, move: Choice) -> int:
        """The number of a choice."""
        if not isinstance(move, Cross):
            return NOTHING
        if move.lucky:
            return self.layout.lucky_action + move.colour
        field = self._sheet.field(move.colour, move.number)
        return 1 + move.colour * self.layout.numbers + field

    def move(self, moment: Moment, seat: int, action: int) -> Choice:
        """The choice that an action stands for."""
        state, numbers = _qwixx(moment), self.layout.numbers
        if action == NOTHING:
            due = state.crossed is False and seat == state.active
            return FAILED_THROW if due else NO_CROSS
        if action >= self.layout.lucky_action:
            colour = COLOURS[action - self.layout.lucky_action]
            following = min(state.marks[seat].rows[colour].bit_length(), numbers - 1)
            return Cross(colour, self._sheet.number(colour, following), lucky=True)
        row, field = divmod(action - 1, numbers)
        return Cross(COLOURS[row], self._sheet.number(COLOURS[row], field))

    def word(self, moment: Moment, seat: int, action: int) -> str:
        """Such as `r5`, `*g16`, `-` or `x`."""
        return str(self.move(moment, seat, action))

    def after(self, moment: Moment, seat: int, action: int) -> Moment:
        """The moment after a choice."""
        return Moment(moment.state.play(seat, self.move(moment, seat, action)))

    def _why_not(self, moment: Moment, seat: int, action: int) -> str:
        reason = moment.state.why_not(seat, self.move(moment, seat, action))
        return (reason or Reason.NOT_TO_ACT).value


class SixEncoding(Encoding):
    """Six, a turn of the moving phase in two or three actions: take, keep, put."""

    shape = (PLANES, FRAME, FRAME)
    actions = SIX_ACTIONS

    def observe(self, moment: Moment, seat: int) -> NDArray[np.float32]:
        """The planes that `crosshex.fast.layout` describes."""
        state, hand, game = _six(moment), moment.hand, _six(moment).game
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

    def legal(self, moment: Moment, seat: int) -> list[int]:
        """The cells to take from, to keep, or to put down on; nothing where one has to pass."""
        return sorted(self._cells(moment, seat)) or [NOTHING]

    def _cells(self, moment: Moment, seat: int) -> dict[int, Cell]:
        """The cells that the next action may name, by the action."""
        if len(moment.hand) > 1:
            cells = [after.keep for after in moment.hand if after.keep is not None]
        elif moment.hand:
            cells = list(moment.hand[0].targets)
        else:
            moves = moment.state.legal(seat)
            if isinstance(moves, Shifts):
                cells = list(dict.fromkeys(after.source for after in moves.taken))
            else:
                cells = [move.cell for move in moves if isinstance(move, Put)]
        if seat not in acting(moment):
            return {}
        return {1 + frame_index(*cell): cell for cell in cells}

    def word(self, moment: Moment, seat: int, action: int) -> str:
        """`-1,0` puts a new one, `2,-1>` takes, `=1,1` keeps, `>0,3` puts it down; or `pass`."""
        if action == NOTHING:
            return str(PASS)
        cell = self._cell(moment, seat, action)
        if moment.hand:
            return f"={cell}" if len(moment.hand) > 1 else f">{cell}"
        return f"{cell}>" if _six(moment).moving and not _six(moment).ended else str(cell)

    def _cell(self, moment: Moment, seat: int, action: int) -> Cell:
        """The cell that an action names, legal or not."""
        if cell := self._cells(moment, seat).get(action):
            return cell
        at_table = (cell for cell in _six(moment).all_hexagons if 1 + frame_index(*cell) == action)
        row, column = divmod(action - 1, FRAME)
        return next(at_table, Cell(column - CENTRE, row - CENTRE))

    def after(self, moment: Moment, seat: int, action: int) -> Moment:
        """The moment after a cell has been named, or a pass."""
        state, hand = _six(moment), moment.hand
        if action == NOTHING:
            return Moment(state.play(seat, PASS))
        cell = self._cells(moment, seat)[action]
        if len(hand) > 1:
            return Moment(state, tuple(after for after in hand if after.keep == cell))
        if hand:
            return Moment(state.play(seat, Shift(hand[0].source, cell, hand[0].keep)))
        if state.moving:
            moves = state.legal(seat)
            assert isinstance(moves, Shifts)
            return Moment(state, tuple(after for after in moves.taken if after.source == cell))
        return Moment(state.play(seat, Put(cell)))

    def _why_not(self, moment: Moment, seat: int, action: int) -> str:
        state, hand = _six(moment), moment.hand
        if state.ended:
            return Reason.GAME_OVER.value
        if seat != state.seat:
            return Reason.NOT_TO_ACT.value
        if action == NOTHING:
            return Reason.CAN_MOVE.value
        cell = self._cell(moment, seat, action)
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


def _qwixx(moment: Moment) -> QwixxState:
    assert isinstance(moment.state, QwixxState)
    return moment.state


def _six(moment: Moment) -> SixState:
    assert isinstance(moment.state, SixState)
    return moment.state


def encoding_of(game: Game) -> Encoding:
    """The encoding of a table."""
    if isinstance(game, Six):
        return SixEncoding()
    assert isinstance(game, Qwixx)
    return QwixxEncoding(game)
