"""The coach of games on a sheet: sums, skipped numbers, locks, failed throws.

The codes begin with `sheet`: a line that a player saw in Qwixx is not shown again in Longo.
"""

from functools import cached_property
from typing import Final

from crosshex.learn.coach import Coach, Detection
from crosshex.rules import COLOURS, FAILED_THROW, NOTHING, Cross, Marks, QwixxState
from crosshex.rules.sheet import MOST_FAILED_THROWS

MANY: Final = 4
"""A cross that skips this many numbers skips many."""
LONG: Final = 3
"""A row with this many crosses is long."""


class SheetContext:
    """A seat that has to choose, with what the detectors ask about it."""

    def __init__(self, state: QwixxState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.sheet = state.game.sheet
        self.legal = state.legal(seat)
        self.crosses = [move for move in self.legal if isinstance(move, Cross)]
        self.marks = state.marks[seat]
        self.action_1 = state.simultaneous
        self.is_active = state.active == seat

    def skips(self, cross: Cross) -> int:
        """How many fields a cross would skip."""
        place = self.sheet.place(cross.colour, cross.number)
        return place.field - self.marks.rows[place.row].bit_length()

    def crosses_in_row(self, cross: Cross) -> int:
        """How many crosses the row of a cross has."""
        return self.marks.crosses(self.sheet.place(cross.colour, cross.number).row)

    def locks(self, cross: Cross) -> bool:
        """Whether a cross would lock its row."""
        return self.sheet.is_locking(self.sheet.place(cross.colour, cross.number))

    @property
    def is_mixed(self) -> bool:
        """Whether a row has fields of several colours."""
        return any(len({one.colour for one in row.fields}) > 1 for row in self.sheet.rows)

    @property
    def beyond_dice(self) -> bool:
        """Whether an open row still has fields of a colour whose die has left."""
        return any(
            field.colour in self.state.dice_left
            for number, row in enumerate(self.sheet.rows)
            if number not in self.state.locked
            for field in row.fields[self.marks.rows[number].bit_length() :]
        )

    @cached_property
    def locking(self) -> list[Cross]:
        """The crosses that would lock a row."""
        return [cross for cross in self.crosses if self.locks(cross)]

    @cached_property
    def fits_a_colour(self) -> bool:
        """Whether a white die and a colour die make a sum that can be crossed."""
        roll = self.state.roll
        assert roll is not None
        return any(
            self.sheet.can_cross(place, self.marks.rows[place.row])
            for colour, die in zip(COLOURS, roll.colours, strict=True)
            if die is not None
            for white in roll.white
            for its, place in self.sheet.showing(white + die)
            if its == colour and place.row not in self.state.locked
        )

    def is_ready(self, marks: Marks) -> bool:
        """Whether an open row of a sheet has enough crosses for a lock."""
        return any(
            crossed.bit_count() >= self.sheet.needed
            for row, crossed in enumerate(marks.rows)
            if row not in self.state.locked
        )


def _skips_many(at: SheetContext) -> Detection | bool:
    """Every cross skips many numbers, and crossing nothing cannot become a failed throw."""
    free = NOTHING in at.legal and not (at.action_1 and at.is_active)
    far = at.crosses and all(at.skips(cross) >= MANY for cross in at.crosses)
    return free and bool(far) and Detection(values={"many": MANY})


def _skips_nothing(at: SheetContext) -> Detection | bool:
    near = [cross for cross in at.crosses if at.skips(cross) == 0 and not cross.lucky]
    far = any(at.skips(cross) for cross in at.crosses)
    return bool(near) and far and Detection(near)


def _lucky(at: SheetContext) -> Detection | bool:
    lucky = [cross for cross in at.crosses if cross.lucky]
    return bool(lucky) and Detection(lucky)


def _lucky_numbers(at: SheetContext) -> Detection | bool:
    if not at.state.game.lucky:
        return False
    low, high = at.state.game.lucky[at.seat]
    return Detection(values={"low": low, "high": high})


def _lock_needs(at: SheetContext) -> Detection | bool:
    """The white sum would lock a row if the row had more crosses."""
    roll, sheet = at.state.roll, at.sheet
    if not at.action_1 or roll is None:
        return False
    for _, place in sheet.showing(roll.white_sum):
        row = at.marks.rows[place.row]
        early = row.bit_count() < sheet.needed and place.field >= row.bit_length()
        if place.row not in at.state.locked and sheet.is_locking(place) and early:
            return Detection(values={"number": roll.white_sum, "needed": sheet.needed})
    return False


def _lock_ready(at: SheetContext) -> Detection | bool:
    if at.locking or not at.is_ready(at.marks):
        return False
    return Detection(values={"needed": at.sheet.needed, "locking": at.sheet.locking})


def _long_row(at: SheetContext) -> Detection | bool:
    """A cross in a long row, without a lock: it scores one point more than the cross before."""
    crosses = at.crosses_in_row
    long = [one for one in at.crosses if crosses(one) >= LONG and not at.locks(one)]
    if not long:
        return False
    best = max(map(crosses, long))
    return Detection([one for one in long if crosses(one) == best], {"points": best + 1})


def _end_near(at: SheetContext) -> bool:
    others = [marks for seat, marks in enumerate(at.state.marks) if seat != at.seat]
    failed = any(marks.failed == MOST_FAILED_THROWS - 1 for marks in others)
    return failed or (bool(at.state.locked) and any(at.is_ready(marks) for marks in others))


def _may_fail(at: SheetContext) -> bool:
    """The seat can cross something, and gets a failed throw if it does not."""
    return bool(at.crosses) and FAILED_THROW in at.legal


COACH: Final = Coach(
    SheetContext,
    {
        "sheet-white-sum": lambda at: at.action_1 and at.is_active and bool(at.crosses),
        "sheet-others-throw": lambda at: at.action_1 and not at.is_active and bool(at.crosses),
        "sheet-colour-sum": lambda at: not at.action_1 and bool(at.crosses) and not at.is_mixed,
        "sheet-colour-field": lambda at: not at.action_1 and bool(at.crosses) and at.is_mixed,
        "sheet-second-lock": lambda at: (
            bool(at.locking and at.state.locked) and Detection(at.locking)
        ),
        "sheet-can-lock": lambda at: (
            bool(at.locking and not at.state.locked) and Detection(at.locking)
        ),
        "sheet-last-fail": lambda at: _may_fail(at) and at.marks.failed == MOST_FAILED_THROWS - 1,
        "sheet-failed-throw": lambda at: at.legal == [FAILED_THROW],
        "sheet-fail-threatens": lambda at: (
            at.action_1 and at.is_active and bool(at.crosses) and not at.fits_a_colour
        ),
        "sheet-cross-or-fail": _may_fail,
        "sheet-lucky": _lucky,
        "sheet-skips-many": _skips_many,
        "sheet-left-to-right": lambda at: len({at.skips(cross) for cross in at.crosses}) > 1,
        "sheet-lucky-numbers": _lucky_numbers,
        "sheet-lock-needs": _lock_needs,
        "sheet-skips-nothing": _skips_nothing,
        "sheet-row-closed": lambda at: bool(at.state.locked),
        "sheet-die-gone": lambda at: bool(at.beyond_dice),
        "sheet-lock-ready": _lock_ready,
        "sheet-long-row": _long_row,
        "sheet-end-near": _end_near,
    },
)
