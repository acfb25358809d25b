"""What hangs together on the board of Six: a survey finds what holds the group together.

A set of hexagons is a mask of 64 bits, by their numbers. The board keeps for each hexagon the mask
of those beside it. A depth-first search then needs few instructions a hexagon: a subtree hangs on
the hexagon above it if nothing else lies beside it, and the masks of such subtrees are the groups
that are left when that hexagon is taken.
"""

import numpy as np

from crosshex.fast.core.bits import lowest_bit, ones, set_wide, wide_at
from crosshex.fast.core.jit import Int, lean
from crosshex.fast.six.board import (
    ADVANCED,
    CHANGES,
    COUNTS,
    CUTS,
    EDGE,
    FELL,
    FREE,
    GAIN,
    HEX,
    NUMBER,
    NUMBERED,
    OWN,
    PARTS,
    QUEUE,
    SOURCES,
    SURVEY,
    SURVEYED,
    TOUCH,
    Board,
)
from crosshex.fast.six.constants import BLACK, FEWEST, NONE, RED, STEP, WRAP

_ABOVE = SURVEY
_UNDER = SURVEY + 64
_BESIDE = _UNDER + 128


@lean
def survey(board: Board) -> None:
    """Find the hexagons that hold the group together, and what a cut there would remove."""
    if board[SURVEYED] == board[CHANGES]:
        return
    board[SURVEYED] = board[CHANGES]
    for side in range(BLACK, RED + 1):
        board[FREE + side] = 0
        board[GAIN + side] = 0
        board[FELL + side] = 0
    everything = everyone(board)
    set_wide(board, CUTS, np.int64(0))
    if everything == 0:
        return
    first = lowest_bit(everything)
    cuts, at = np.int64(0), first
    met = np.int64(1) << first
    under, beside = met, wide_at(board, TOUCH + 2 * at)
    board[PARTS + at] = 0
    while True:
        fresh = wide_at(board, TOUCH + 2 * at) & ~met
        if fresh:
            set_wide(board, _UNDER + 2 * at, under)
            set_wide(board, _BESIDE + 2 * at, beside)
            child = lowest_bit(fresh)
            board[_ABOVE + child] = at
            board[PARTS + child] = 0
            at = child
            under = np.int64(1) << at
            met |= under
            beside = wide_at(board, TOUCH + 2 * at)
            continue
        if at == first:
            break
        above = np.int64(board[_ABOVE + at])
        if beside & ~under == np.int64(1) << above:
            _add_part(board, above, under)
            cuts |= np.int64(1) << above
        under |= wide_at(board, _UNDER + 2 * above)
        beside |= wide_at(board, _BESIDE + 2 * above)
        at = above
    if board[PARTS + first] < 2:
        cuts &= ~(np.int64(1) << first)
    set_wide(board, CUTS, cuts)
    for side in range(BLACK, RED + 1):
        board[FREE + side] = ones(mask_of(board, side) & ~cuts)
    while cuts and board[ADVANCED]:
        number = lowest_bit(cuts)
        cuts &= cuts - 1
        if number != first:
            rest = everything & ~(np.int64(1) << number)
            for part in range(board[PARTS + number]):
                rest &= ~part_of(board, number, part)
            _add_part(board, number, rest)
        _weigh(board, number)


@lean
def _add_part(board: Board, number: Int, part: Int) -> None:
    """Note a group that is left without a hexagon."""
    count = board[PARTS + number]
    board[PARTS + number] = count + 1
    set_wide(board, PARTS + 64 + 6 * number + 2 * count, part)


@lean
def _weigh(board: Board, number: Int) -> None:
    """Take into account what the best cut at a hexagon removes.

    S4: the largest group stays; among equals the owner chooses the one that holds more of theirs.
    """
    owner = np.int64(board[board[NUMBERED + number]])
    own, their = mask_of(board, owner), mask_of(board, 3 - owner)
    most, kept_own = 0, 0
    for k in range(board[PARTS + number]):
        part = part_of(board, number, k)
        size, held = ones(part), ones(part & own)
        if size > most or (size == most and held > kept_own):
            most, kept_own = size, held
    kept_their = most - kept_own
    lost_own = board[COUNTS + owner] - 1 - kept_own
    lost_their = ones(their) - kept_their
    board[GAIN + owner] = max(board[GAIN + owner], lost_their - lost_own)
    if kept_their <= FEWEST < kept_own + 1:
        board[FELL + owner] = 1


@lean
def everyone(board: Board) -> Int:
    """The mask of all hexagons."""
    return wide_at(board, OWN + 2 * BLACK) | wide_at(board, OWN + 2 * RED)


@lean
def mask_of(board: Board, side: Int) -> Int:
    """The mask of the hexagons of a side."""
    return wide_at(board, OWN + 2 * side)


@lean
def part_of(board: Board, number: Int, part: Int) -> Int:
    """The mask of one of the groups that are left without a hexagon, after a survey."""
    return wide_at(board, PARTS + 64 + 6 * number + 2 * part)


@lean
def is_cut(board: Board, cell: Int) -> bool:
    """Whether the others fall apart without the hexagon on a cell, after a survey."""
    return bool((wide_at(board, CUTS) >> board[NUMBER + cell]) & 1)


@lean
def stays(board: Board, cell: Int, part: Int) -> Int:
    """The mask of a group that may stay when a hexagon is taken (S4), or 0: another is larger."""
    number = np.int64(board[NUMBER + cell])
    if part >= board[PARTS + number]:
        return np.int64(0)
    wanted = part_of(board, number, part)
    for k in range(board[PARTS + number]):
        if ones(part_of(board, number, k)) > ones(wanted):
            return np.int64(0)
    return wanted


@lean
def cell_beside(board: Board, cell: Int, group: Int) -> Int:
    """The first cell around a hexagon that belongs to a group; a move names the group by it."""
    for direction in range(6):
        beside = (cell + STEP[direction]) & WRAP
        if board[beside] != 0 and (group >> board[NUMBER + beside]) & 1:
            return beside
    return cell


@lean
def place_beside(board: Board, group: Int) -> Int:
    """The first edge cell that touches a group."""
    for slot in range(board[COUNTS]):
        cell = np.int64(board[EDGE + slot])
        if cell_beside(board, cell, group) != cell:
            return cell
    return np.int64(NONE)


@lean
def largest_groups(board: Board, source: Int) -> Int:
    """A cell of each largest group without ``source``, in the queue; how many (S4).

    They come in the order in which they begin around it.
    """
    survey(board)
    found = 0
    seen = np.int64(0)
    for direction in range(6):
        beside = (source + STEP[direction]) & WRAP
        if board[beside] == 0 or board[(source + STEP[(direction + 5) % 6]) & WRAP] != 0:
            continue
        own = np.int64(1) << board[NUMBER + beside]
        for part in range(3):
            group = stays(board, source, part)
            if group & own and seen & own == 0:
                seen |= group
                board[QUEUE + found] = beside
                found += 1
    return found


@lean
def group_with(board: Board, source: Int, cell: Int) -> Int:
    """The mask of the largest group without ``source`` that holds a cell; 0 if none does."""
    for part in range(3):
        group = stays(board, source, part)
        if (group >> board[NUMBER + cell]) & 1:
            return group
    return np.int64(0)


@lean
def list_cuts(board: Board, side: Int) -> Int:
    """Copy the hexagons of a side whose taking cuts something off; how many."""
    count = 0
    for slot in range(board[COUNTS + side]):
        cell = board[HEX + 64 * (side - 1) + slot]
        if is_cut(board, cell):
            board[SOURCES + count] = cell
            count += 1
    return count


@lean
def list_loose(board: Board, side: Int) -> Int:
    """Copy the hexagons of a side whose taking cuts nothing off; how many."""
    count = 0
    for slot in range(board[COUNTS + side]):
        cell = board[HEX + 64 * (side - 1) + slot]
        if not is_cut(board, cell):
            board[SOURCES + count] = cell
            count += 1
    return count
