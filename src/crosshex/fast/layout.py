"""The encodings: what stands where in an observation, and what an action means.

This file is the only definition: `crosshex.envs` uses it for the states of the rules, and
`crosshex.fast.batch` for the kernels' arrays; a test compares the two. A change here changes
`ENCODING` or `ANY_SHEET`, and with it the names of the environments.

Action 0 is *nothing* in every game: it crosses nothing, it passes, and it is what a seat answers
that has nothing to decide, so no mask is ever empty.
"""

from collections.abc import Sequence
from typing import NamedTuple

ENCODING = "v0"
"""The version of all games, and in Qwixx of the straight sheets, such as the classic one."""
ANY_SHEET = "v1"
"""The version of Qwixx on other sheets; it describes the sheet, too."""
NOTHING = 0

ROWS = 4
COLOURS = 4
DICE = 6
MOST_FAILED = 4
MOST_FIELDS = 15
"""A row of any sheet has at most so many fields; so sheets with the same dice look alike."""


class QwixxLayout(NamedTuple):
    """Games on a sheet: a vector of zeros and ones, seen from one seat.

    First a block for each seat, the observer's own first and then clockwise; then what is common
    to all. Offsets inside a block: the crosses at 0, then ``failed``, then ``lucky``. Everything
    else counts from the start of the vector. Fields count from the left of a row.

    An action ``1 + colour * numbers + field`` crosses the field that has this colour and the number
    that stands there on the classic sheet (`field_of`), in whatever row it lies; in Longo
    ``lucky_action + row`` uses a lucky number in a row.

    >>> layout = qwixx_layout(faces=6, seats=2, lucky=False)
    >>> layout.actions, layout.size
    (45, 238)
    >>> layout = qwixx_layout(faces=6, seats=2, lucky=False, any_sheet=True)
    >>> layout.actions, layout.size - layout.printed
    (45, 900)
    """

    faces: int
    numbers: int
    """How many numbers the dice make."""
    width: int
    """The length of a row in a block: its fields, and behind the last one the lock."""
    seats: int
    failed: int
    """Four ones to be filled from the left, one for each failed throw."""
    lucky: int
    """The two lucky numbers among the sums from 2 on; nothing in Qwixx."""
    block: int
    """The length of a seat's block."""
    locked: int
    """The rows that are locked for all."""
    dice: int
    """White, white, red, yellow, green, blue, each one of its faces; zeros for a die that left."""
    white: int
    """In action 1, for each colour the number of the white sum, if its row is open."""
    colour: int
    """For each colour whose die is there the one or two numbers that a white die and it make, if
    their rows are open."""
    active: int
    """The active seat, counted clockwise from the observer."""
    action_1: int
    action_2: int
    crossed: int
    """In action 2: the active seat crossed a number in action 1, so nothing now is no failure."""
    owes: int
    """The observer has to choose now."""
    printed: int
    """For each row and field its colour and its number; nothing on a straight sheet."""
    size: int
    lucky_action: int
    actions: int


def field_of(faces: int, colour: int, number: int) -> int:
    """Where a number stands in its colour's row of the classic sheet with these dice.

    The action of a field is that of its colour and number there, wherever it lies.

    >>> field_of(6, 0, 5), field_of(6, 3, 5)
    (3, 7)
    """
    return number - 2 if colour < 2 else 2 * faces - number


def number_of(faces: int, colour: int, field: int) -> int:
    """The number that stands there.

    >>> number_of(6, 0, 3), number_of(6, 3, 7)
    (5, 5)
    """
    return field + 2 if colour < 2 else 2 * faces - field


def qwixx_layout(faces: int, seats: int, lucky: bool, any_sheet: bool = False) -> QwixxLayout:
    """The layout for the dice of a sheet, a number of seats, and lucky numbers or none."""
    numbers = 2 * faces - 1
    width = 1 + (MOST_FIELDS if any_sheet else numbers)
    failed = ROWS * width
    luck = failed + MOST_FAILED
    block = luck + (numbers if lucky else 0)
    locked = seats * block
    dice = locked + ROWS
    white = dice + DICE * faces
    colour = white + ROWS * numbers
    active = colour + ROWS * numbers
    flags = active + seats
    printed = flags + 4
    lucky_action = 1 + COLOURS * numbers
    return QwixxLayout(
        faces,
        numbers,
        width,
        seats,
        failed,
        luck,
        block,
        locked,
        dice,
        white,
        colour,
        active,
        flags,
        flags + 1,
        flags + 2,
        flags + 3,
        printed,
        printed + (ROWS * MOST_FIELDS * (COLOURS + numbers) if any_sheet else 0),
        lucky_action,
        lucky_action + (ROWS if lucky else 0),
    )


Printed = Sequence[Sequence[tuple[int, int]]]
"""The rows of a sheet: for each field from the left its colour and its number."""


def printed_marks(layout: QwixxLayout, rows: Printed) -> list[int]:
    """Which places of an observation are ones because of what is printed on the sheet.

    >>> layout = qwixx_layout(faces=6, seats=1, lucky=False, any_sheet=True)
    >>> [place - layout.printed for place in printed_marks(layout, [[(1, 2)], [(0, 12)]])]
    [1, 4, 225, 239]
    """
    each = COLOURS + layout.numbers
    found = []
    for row, fields in enumerate(rows):
        for at, (colour, number) in enumerate(fields):
            start = layout.printed + (row * MOST_FIELDS + at) * each
            found += [start + colour, start + COLOURS + number - 2]
    return found


FRAME = 43
"""Columns and rows of the frame of Six, a plane that wraps around.

At most 42 hexagons lie on the board and hang together, so no two of them, nor any of them and a
cell where one may be put, are further apart than 42 steps: no two of these cells share a place in
the frame, however far the group drifts. Nothing is cut off and nothing has to be moved back.
"""
CENTRE = 21
"""Where the cell 0,0, the red start hexagon, lies in the frame: this row and this column."""
FRAME_CELLS = FRAME * FRAME
SIX_ACTIONS = 1 + FRAME_CELLS
"""Action ``1 + row * FRAME + column`` names a cell: to take from, to keep, or to put down on."""

PLANES = 8
"""Planes of an observation of Six, each the size of the frame; rows are r and columns are q."""
OWN, OTHER, SOURCE, TO_MOVE, MOVING, KEEPING, QUIET, REPEATED = range(PLANES)
"""The planes.

0. hexagons of the observer's side that lie on the board; one in the hand does not, and neither do
   groups that the mover has chosen not to keep,
1. hexagons of the other side,
2. the cell that the hexagon in the hand was taken from,
3. ones where the observer is to move,
4. ones in the moving phase,
5. ones where a group to keep has to be named,
6. everywhere the moves in a row without a removal, as a part of the move limit,
7. everywhere how often this position has stood before, as a part of what ends the game.
"""


def frame_index(q: int, r: int) -> int:
    """Where a cell lies in the frame, counted row by row.

    >>> frame_index(0, 0) == CENTRE * FRAME + CENTRE
    True
    """
    return (r + CENTRE) % FRAME * FRAME + (q + CENTRE) % FRAME
