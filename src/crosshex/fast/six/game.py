"""Kernels of Six: a game on the board, its legal moves, what a turn does, and how a game ends.

A cell of the board says where a hexagon lies on a plane that wraps around. A game also keeps the
true *place* of each hexagon, so a group may drift without end, and a shifted position is never
mistaken for an earlier one. Shapes are claimed by themselves (S5).
"""

import numpy as np
from numpy.typing import NDArray

from crosshex.fast.core.bits import lowest_bit, set_wide, wide_at
from crosshex.fast.core.jit import Int, Ints, inline, lean, njit
from crosshex.fast.six.board import (
    ADVANCED,
    COUNTS,
    EDGE,
    GAME_STACK_ROOM,
    HASH,
    HEX,
    MOVER,
    MOVING,
    NEAR,
    NUMBER,
    NUMBERED,
    NUMBERS,
    QUEUE,
    STACK,
    SURVEYED,
    UNDO,
    USED,
    Board,
    lift,
    put,
)
from crosshex.fast.six.constants import (
    BLACK,
    DIRECTIONS,
    FEWEST,
    NONE,
    PASS,
    RED,
    STEP,
    WRAP,
)
from crosshex.fast.six.groups import everyone, group_with, is_cut, largest_groups, survey
from crosshex.fast.six.moves import NOWHERE, keep_of, make, may_begin, move_of, source_of, target_of
from crosshex.fast.six.shapes import OFFSETS

# Layout of a game behind what all boards have.
PLACES = STACK + GAME_STACK_ROOM
"""For each number of a hexagon its place, two words each."""
TURN = PLACES + 128
"""Turns played; the seat to move is this modulo the seats."""
QUIET = TURN + 1
"""Moves since the last removal."""
OUTCOME = TURN + 2
"""0 while the game runs, the winning side, or DRAWN."""
ENDING = TURN + 3
REMOVED = TURN + 4
"""Hexagons that have left the game."""
HISTORY = TURN + 5
"""For each quiet move: the hash before it, and its source and target as places."""
HISTORY_WORDS = 6

DRAWN = 3
LINE, TRIANGLE, RING, TOO_FEW, REPETITION, MOVE_LIMIT = 1, 2, 3, 4, 5, 6
ENDINGS = ("", "line", "triangle", "ring", "too few hexagons", "repetition", "move limit")

# A place is q and r with a bias, q in the high bits: places sort as cells do, by q, then r.
BIAS = 1 << 23
_R_BITS = 24
_R_MASK = (1 << _R_BITS) - 1
_PLACE_STEP = np.array([q * (1 << _R_BITS) + r for q, r in DIRECTIONS], np.int64)
"""The six neighbours as steps of a place."""


def _through(forms: slice) -> NDArray[np.int64]:
    """The shapes of some forms through a cell, each as the steps to its other five cells."""
    return np.array(
        [[b - a for b in shape if b != a] for shape in OFFSETS[forms] for a in shape], np.int64
    )


_TRIANGLES, _RINGS = _through(slice(3, 5)), _through(slice(5, 6))


def place_of(q: int, r: int) -> int:
    """A cell as one number.

    >>> cell_of(place_of(-3, 7))
    (-3, 7)
    """
    return (q + BIAS << _R_BITS) + r + BIAS


def cell_of(place: int) -> tuple[int, int]:
    """The coordinates of a place."""
    return (place >> _R_BITS) - BIAS, (place & _R_MASK) - BIAS


def game_size(move_limit: int = 200) -> int:
    """Words of a board that remembers as many positions as the move limit needs."""
    return HISTORY + HISTORY_WORDS * (move_limit + 2)


@lean
def place_at(board: Board, cell: Int) -> Int:
    """The place of a hexagon, or of an empty cell beside one."""
    if board[cell]:
        return wide_at(board, PLACES + 2 * board[NUMBER + cell])
    for direction in range(6):
        beside = (cell + STEP[direction]) & WRAP
        if board[beside]:
            return wide_at(board, PLACES + 2 * board[NUMBER + beside]) - _PLACE_STEP[direction]
    return np.int64(NONE)


@lean
def hexagon_of(board: Board, side: Int, slot: Int) -> Int:
    """The cell of hexagon number ``slot`` of a side."""
    return np.int64(board[HEX + 64 * (side - 1) + slot])


@inline
def _lay(board: Board, cell: Int, side: Int, place: Int) -> None:
    put(board, cell, side)
    set_wide(board, PLACES + 2 * board[NUMBER + cell], place)


@njit
def reset(board: Board, advanced: bool) -> None:
    """The start: a red and a black hexagon side by side, black to move (S2).

    The board is new and all zeros, or was played on.
    """
    # Lifting what lies there clears a board that was played on, and touches less of it than zeros.
    for side in range(BLACK, RED + 1):
        while board[COUNTS + side]:
            lift(board, hexagon_of(board, side, 0))
    board[NUMBERS:USED] = np.arange(64)
    board[TURN:HISTORY] = 0
    board[MOVING] = 0
    board[UNDO] = 0
    board[SURVEYED] = -1
    board[ADVANCED] = advanced
    board[MOVER] = BLACK
    origin = np.int64(BIAS * (1 << _R_BITS) + BIAS)
    _lay(board, 0, RED, origin)
    _lay(board, 1, BLACK, origin + (1 << _R_BITS))


@inline
def shape_at(board: Board, cell: Int, side: Int) -> Int:
    """The first kind of shape (line, triangle, ring) of a side through a cell, or 0."""
    own = 0
    for direction in range(6):
        own += board[(cell + STEP[direction]) & WRAP] == side
    if own == 0:
        return 0
    for direction in range(3):
        run = 1
        for sense in range(2):
            step = STEP[direction + 3 * sense]
            at = (cell + step) & WRAP
            while run < 6 and board[at] == side:
                run += 1
                at = (at + step) & WRAP
        if run >= 6:
            return LINE
    if own < 2:
        return 0  # every cell of a triangle or a ring has two neighbours in it
    for shapes, kind in ((_TRIANGLES, TRIANGLE), (_RINGS, RING)):
        for k in range(len(shapes)):
            whole = True
            for i in range(5):
                if board[(cell + shapes[k, i]) & WRAP] != side:
                    whole = False
                    break
            if whole:
                return kind
    return 0


# -- what may be taken, what stays, and where a hexagon may be put


@lean
def name_of(board: Board, group: Int) -> Int:
    """The smallest place of a group, by which players name it."""
    smallest = np.int64(NONE)
    while group:
        place = wide_at(board, PLACES + 2 * lowest_bit(group))
        group &= group - 1
        if smallest < 0 or place < smallest:
            smallest = place
    return smallest


@lean
def _fade(board: Board, gone: Int, change: Int) -> Int:
    """Let hexagons count no more for what lies near (-1), or again (1).

    Returns how many empty cells touch nothing else, when they count no more.
    """
    lonely = 0
    while gone:
        cell = np.int64(board[NUMBERED + lowest_bit(gone)])
        gone &= gone - 1
        for direction in range(6):
            beside = (cell + STEP[direction]) & WRAP
            board[NEAR + beside] += change
            lonely += board[NEAR + beside] == 0 and board[beside] == 0
    return lonely


@lean
def targets(board: Board, source: Int, cell: Int, found: Ints) -> Int:
    """List where the hexagon of ``source`` may go in the order of the edge; how many.

    If its taking cuts something off, ``cell`` lies in the group that stays. The board has been
    surveyed.
    """
    gone = np.int64(1) << board[NUMBER + source]
    if is_cut(board, source):
        gone = everyone(board) & ~group_with(board, source, cell)
    _fade(board, gone, -1)
    count = 0
    for slot in range(board[COUNTS]):
        target = board[EDGE + slot]
        if board[NEAR + target]:
            found[count] = target
            count += 1
    _fade(board, gone, 1)
    return count


@lean
def places_to_put(board: Board, found: Ints) -> Int:
    """List where a new hexagon may be put; how many."""
    count = 0
    for slot in range(board[COUNTS]):
        cell = np.int64(board[EDGE + slot])
        if board[TURN] or may_begin(board, cell):
            found[count] = cell
            count += 1
    return count


@lean
def ways_from(board: Board, source: Int) -> Int:
    """How many moves begin by taking this hexagon. The board has been surveyed."""
    ways = np.int64(0)
    if not is_cut(board, source):
        ways += board[COUNTS]
        for direction in range(6):
            beside = (source + STEP[direction]) & WRAP
            ways -= board[beside] == 0 and board[NEAR + beside] == 1
    elif board[ADVANCED]:
        for k in range(largest_groups(board, source)):
            group = group_with(board, source, np.int64(board[QUEUE + k]))
            gone = everyone(board) & ~group
            ways += board[COUNTS] - _fade(board, gone, -1)
            _fade(board, gone, 1)
    return ways


@lean
def count_moves(board: Board, found: Ints) -> Int:
    """How many moves are legal; a pass is one. ``found`` is working space."""
    if board[OUTCOME]:
        return 0
    if not board[MOVING]:
        return places_to_put(board, found)
    survey(board)
    total = 0
    for slot in range(board[COUNTS + board[MOVER]]):
        total += ways_from(board, hexagon_of(board, board[MOVER], slot))
    return max(total, 1)


@lean
def list_moves(board: Board, found: Ints, moves: Ints) -> Int:
    """Write every legal move into ``moves``; how many. ``found`` is working space."""
    if board[OUTCOME]:
        return 0
    count = 0
    if not board[MOVING]:
        for k in range(places_to_put(board, found)):
            moves[count] = move_of(NOWHERE, found[k], NOWHERE)
            count += 1
        return count
    survey(board)
    for slot in range(board[COUNTS + board[MOVER]]):
        source = hexagon_of(board, board[MOVER], slot)
        if not is_cut(board, source):
            for k in range(targets(board, source, NOWHERE, found)):
                moves[count] = move_of(source, found[k], NOWHERE)
                count += 1
        elif board[ADVANCED]:
            for group in range(largest_groups(board, source)):
                cell = np.int64(board[QUEUE + group])
                for k in range(targets(board, source, cell, found)):
                    moves[count] = move_of(source, found[k], cell)
                    count += 1
    if count == 0:
        moves[0] = PASS
        count = 1
    return count


# -- a turn, and how a game ends


@inline
def _remember(board: Board, source: Int, target: Int) -> bool:
    """Keep the position before a quiet move, for repetition; False if there is no room left."""
    at = HISTORY + HISTORY_WORDS * board[QUIET]
    if at + HISTORY_WORDS > len(board):
        return False
    set_wide(board, at, wide_at(board, HASH))
    set_wide(board, at + 2, source)
    set_wide(board, at + 4, target)
    return True


@inline
def _past(board: Board, number: Int, word: Int) -> Int:
    """What is remembered of an earlier position: its hash (0), source (2) and target (4)."""
    return wide_at(board, HISTORY + HISTORY_WORDS * number + word)


@inline
def _same_as(board: Board, past: Int) -> bool:
    """Whether the moves since position ``past`` cancel out exactly, hexagon by hexagon."""
    for i in range(past, board[QUIET]):
        for end in range(2):
            place = _past(board, i, 2 + 2 * end)
            if place < 0:
                continue
            balance = 0
            for j in range(past, board[QUIET]):
                if (j - i) % 2 == 0:  # sides alternate: the same side moved
                    balance += _past(board, j, 4) == place
                    balance -= _past(board, j, 2) == place
            if balance != 0:
                return False
    return True


@inline
def occurrences(board: Board) -> Int:
    """How often this position, with this side to move, has stood on the board, now included."""
    count = 1
    past = board[QUIET] - 2
    while past >= 0:
        if _past(board, past, 0) == wide_at(board, HASH) and _same_as(board, past):
            count += 1
        past -= 2
    return count


@inline
def _end(board: Board, outcome: Int, ending: Int) -> None:
    board[OUTCOME] = outcome
    board[ENDING] = ending


@inline
def _cut(board: Board, source: Int, keep: Int) -> Int:
    """Lift a hexagon and what its taking cuts off, in the order of the lists; how many fell.

    As :func:`crosshex.fast.six.moves.cut_off`, whose order is another: a seed is the same game.
    """
    survey(board)
    group = group_with(board, source, keep) | np.int64(1) << board[NUMBER + source]
    begin = STACK + board[UNDO]
    fallen = 0
    for side in range(BLACK, RED + 1):
        for slot in range(board[COUNTS + side]):
            cell = hexagon_of(board, side, slot)
            if not (group >> board[NUMBER + cell]) & 1:
                board[begin + fallen] = 4 * cell + side
                fallen += 1
    lift(board, source)
    for k in range(fallen):
        lift(board, np.int64(board[begin + k] >> 2))
    board[begin + fallen] = fallen
    board[UNDO] += fallen + 1
    return fallen


@lean
def play(board: Board, move: Int, repetition: Int, limit: Int) -> bool:
    """Play one legal turn; False if the history has no room for it. A limit of 0 is switched off.

    What was removed lies on a stack: who never takes a move back empties it (``UNDO``).
    """
    side = np.int64(board[MOVER])
    source, place = np.int64(NONE), np.int64(NONE)
    if move != PASS:
        place = place_at(board, target_of(move))
        if source_of(move) != NOWHERE:
            source = place_at(board, source_of(move))
    cut = move != PASS and keep_of(move) != NOWHERE
    quiet = board[MOVING] != 0 and not cut
    if quiet and not _remember(board, source, place):
        return False
    if cut:
        board[REMOVED] += _cut(board, source_of(move), keep_of(move))
        board[QUIET] = 0
        board[MOVER] = 3 - side
        put(board, target_of(move), side)
    else:
        make(board, move)
        board[QUIET] += quiet
    board[TURN] += 1
    if move != PASS:
        target = target_of(move)
        set_wide(board, PLACES + 2 * board[NUMBER + target], place)
        kind = shape_at(board, target, side)
        if kind:
            _end(board, side, kind)
            return True
    if cut:
        few_black = board[COUNTS + BLACK] <= FEWEST
        few_red = board[COUNTS + RED] <= FEWEST
        if few_black and few_red:
            _end(board, DRAWN, TOO_FEW)
        elif few_black:
            _end(board, RED, TOO_FEW)
        elif few_red:
            _end(board, BLACK, TOO_FEW)
    elif quiet:
        if repetition and occurrences(board) >= repetition:
            _end(board, DRAWN, REPETITION)
        elif board[QUIET] == limit:
            _end(board, DRAWN, MOVE_LIMIT)
    return True
