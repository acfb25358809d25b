"""The coach of games on a sheet: sums, skipped numbers, locks, failed throws.

The codes begin with `sheet`: a line that a player saw in Qwixx is not shown again in Longo.
"""

from functools import cached_property
from typing import Final

from crosshex.learn.coach import HOLDS, Coach, Finding
from crosshex.rules import COLOURS, FAILED_THROW, NOTHING, Cross, Marks, QwixxState
from crosshex.rules.sheet import MOST_FAILED_THROWS

MANY: Final = 4
"""How many skipped numbers are many."""
LONG: Final = 3
"""How many crosses make a row long."""


class SheetContext:
    """A seat that has to choose, with what the detectors ask about it."""

    def __init__(self, state: QwixxState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.sheet = state.game.sheet
        self.legal = state.legal(seat)
        self.crosses = [move for move in self.legal if isinstance(move, Cross)]

    @property
    def marks(self) -> Marks:
        """What the seat has crossed."""
        return self.state.marks[self.seat]

    @property
    def action_1(self) -> bool:
        """Whether it is action 1."""
        return self.state.simultaneous

    @property
    def throws(self) -> bool:
        """Whether the seat is the one that threw."""
        return self.state.active == self.seat

    def skips(self, cross: Cross) -> int:
        """How many numbers a cross would skip."""
        row = self.marks.rows[cross.colour]
        return self.sheet.field(cross.colour, cross.number) - row.bit_length()

    def locks(self, cross: Cross) -> bool:
        """Whether a cross would lock its row."""
        return self.sheet.is_locking(self.sheet.field(cross.colour, cross.number))

    @cached_property
    def locking(self) -> list[Cross]:
        """The crosses that would lock a row."""
        return [cross for cross in self.crosses if self.locks(cross)]

    @cached_property
    def fits_a_colour(self) -> bool:
        """Whether a white die and a coloured one make a sum that fits the sheet as it is."""
        roll = self.state.roll
        assert roll is not None
        return any(
            self.sheet.can_cross(self.marks.rows[colour], self.sheet.field(colour, white + die))
            for colour, die in zip(COLOURS, roll.colours, strict=True)
            if die is not None
            for white in roll.white
        )

    def is_ready(self, marks: Marks) -> bool:
        """Whether somebody has the crosses for a lock in a row that is still open."""
        return any(
            marks.crosses(colour) >= self.sheet.needed
            for colour in COLOURS
            if colour not in self.state.locked
        )


def _white_sum(at: SheetContext) -> Finding | None:
    return HOLDS if at.action_1 and at.throws and at.crosses else None


def _others_throw(at: SheetContext) -> Finding | None:
    return HOLDS if at.action_1 and not at.throws and at.crosses else None


def _colour_sum(at: SheetContext) -> Finding | None:
    return HOLDS if not at.action_1 and at.crosses else None


def _second_lock(at: SheetContext) -> Finding | None:
    return Finding(at.locking) if at.locking and at.state.locked else None


def _can_lock(at: SheetContext) -> Finding | None:
    return Finding(at.locking) if at.locking and not at.state.locked else None


def _last_fail(at: SheetContext) -> Finding | None:
    last = at.marks.failed == MOST_FAILED_THROWS - 1
    return HOLDS if last and at.crosses and FAILED_THROW in at.legal else None


def _failed_throw(at: SheetContext) -> Finding | None:
    return HOLDS if at.legal == [FAILED_THROW] else None


def _fail_threatens(at: SheetContext) -> Finding | None:
    mine = at.action_1 and at.throws
    return HOLDS if mine and at.crosses and not at.fits_a_colour else None


def _cross_or_fail(at: SheetContext) -> Finding | None:
    return HOLDS if at.crosses and FAILED_THROW in at.legal else None


def _lucky(at: SheetContext) -> Finding | None:
    lucky = [cross for cross in at.crosses if cross.lucky]
    return Finding(lucky) if lucky else None


def _skips_many(at: SheetContext) -> Finding | None:
    """Crossing nothing is free here: it cannot become a failed throw."""
    free = NOTHING in at.legal and not (at.action_1 and at.throws)
    far = at.crosses and all(at.skips(cross) >= MANY for cross in at.crosses)
    return Finding(values={"many": MANY}) if free and far else None


def _left_to_right(at: SheetContext) -> Finding | None:
    skips = {at.skips(cross) for cross in at.crosses}
    return HOLDS if len(skips) > 1 else None


def _skips_nothing(at: SheetContext) -> Finding | None:
    near = [cross for cross in at.crosses if at.skips(cross) == 0 and not cross.lucky]
    far = any(at.skips(cross) for cross in at.crosses)
    return Finding(near) if near and far else None


def _lucky_numbers(at: SheetContext) -> Finding | None:
    if not at.state.game.lucky:
        return None
    low, high = at.state.game.lucky[at.seat]
    return Finding(values={"low": low, "high": high})


def _lock_needs(at: SheetContext) -> Finding | None:
    """The white sum would lock a row, if it had more crosses."""
    roll, sheet = at.state.roll, at.sheet
    if not at.action_1 or roll is None:
        return None
    for colour in COLOURS:
        row, field = at.marks.rows[colour], sheet.field(colour, roll.white_sum)
        early = row.bit_count() < sheet.needed and field >= row.bit_length()
        if colour not in at.state.locked and sheet.is_locking(field) and early:
            return Finding(values={"number": roll.white_sum, "needed": sheet.needed})
    return None


def _lock_ready(at: SheetContext) -> Finding | None:
    if at.locking or not at.is_ready(at.marks):
        return None
    return Finding(values={"needed": at.sheet.needed, "locking": at.sheet.locking})


def _row_closed(at: SheetContext) -> Finding | None:
    return HOLDS if at.state.locked else None


def _long_row(at: SheetContext) -> Finding | None:
    """A cross that does not lock, in a row with several: it brings one point more than the last."""
    long = [
        cross
        for cross in at.crosses
        if at.marks.crosses(cross.colour) >= LONG and not at.locks(cross)
    ]
    if not long:
        return None
    best = max(at.marks.crosses(cross.colour) for cross in long)
    moves = [cross for cross in long if at.marks.crosses(cross.colour) == best]
    return Finding(moves, {"points": best + 1})


def _end_near(at: SheetContext) -> Finding | None:
    others = [marks for seat, marks in enumerate(at.state.marks) if seat != at.seat]
    failed = any(marks.failed == MOST_FAILED_THROWS - 1 for marks in others)
    ready = at.state.locked and any(at.is_ready(marks) for marks in others)
    return HOLDS if failed or ready else None


COACH: Final = Coach(
    SheetContext,
    {
        "sheet-white-sum": _white_sum,
        "sheet-others-throw": _others_throw,
        "sheet-colour-sum": _colour_sum,
        "sheet-second-lock": _second_lock,
        "sheet-can-lock": _can_lock,
        "sheet-last-fail": _last_fail,
        "sheet-failed-throw": _failed_throw,
        "sheet-fail-threatens": _fail_threatens,
        "sheet-cross-or-fail": _cross_or_fail,
        "sheet-lucky": _lucky,
        "sheet-skips-many": _skips_many,
        "sheet-left-to-right": _left_to_right,
        "sheet-lucky-numbers": _lucky_numbers,
        "sheet-lock-needs": _lock_needs,
        "sheet-skips-nothing": _skips_nothing,
        "sheet-row-closed": _row_closed,
        "sheet-lock-ready": _lock_ready,
        "sheet-long-row": _long_row,
        "sheet-end-near": _end_near,
    },
)
