"""What a position of Six is worth: weights of windows, and a survey of what hangs together.

The value is seen from the side to move and is linear in what it counts, so that weights can be
learnt from games. While placing it is the sum of the windows' weights, which the board keeps up to
date. While moving a survey of the group adds how many hexagons each side may take and, in advanced
Six, how many there are and what the best cut of each side removes. Cuts decide much there, and a
placing that only builds shapes leaves chains to be cut: so, on top of what is counted, the moving
phase is foreseen more and more during the second half of the placing.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from crosshex.fast.core.jit import Int, njit
from crosshex.fast.six.constants import BLACK, FEWEST, HEXAGONS, RED, STEP, WRAP
from crosshex.fast.six.search.board import (
    ADVANCED,
    CHANGES,
    COUNTS,
    CUT,
    DISC,
    FELL,
    FREE,
    GAIN,
    HEX,
    KINDS,
    LOW,
    MORE,
    MORE_WEIGHTS,
    MOVER,
    MOVING,
    SUM,
    SURVEY,
    SURVEYED,
    Board,
    Weights,
)

# Layout of the further weights.
TEMPO = 0
"""For having the move, placing; then moving."""
FREE_OWN = 2
"""By how many own hexagons may be taken, 0 to 7 and more; then by how many of the other side's."""
FREE_THEIR = 10
GAIN_OWN = 18
"""By what the best own cut removes, 0 to 8 and more; then for the other side's."""
GAIN_THEIR = 27
MATERIAL = 36
"""By the number of hexagons, 0 to 21: added for the own, subtracted for the other side's."""
MOST_FREE = 7
MOST_GAIN = 8
FORESEEN_FROM = 20
"""With more hexagons than these, a placing of advanced Six is judged as if it ended now, too: more
with every hexagon, and in the end for three quarters."""
LARGEST = 20_000
"""No value is further from zero than this; a win is."""


class EvalParameters(NamedTuple):
    """The weights of the evaluation by meaning, for one variant.

    Attributes:
        windows: by phase, kind, own hexagons and the other side's on a window (2, 3, 7, 7).
        more: tempo, freedom, cuts and hexagons, in the order of this module's layout.
    """

    windows: NDArray[np.float64]
    more: NDArray[np.float64]

    def pack(self) -> Weights:
        """The weights as a board wants them, whole numbers by code."""
        by_code = np.zeros((2, 2, KINDS, 64), np.int32)
        for black in range(7):
            for red in range(7 - black):
                code = black + 8 * red
                by_code[:, 0, :, code] = np.rint(self.windows[:, :, black, red])
                by_code[:, 1, :, code] = np.rint(self.windows[:, :, red, black])
        return np.concatenate([by_code.ravel(), np.rint(self.more).astype(np.int32)])


OWN = (0, 2, 7, 22, 70, 300)
THEIR = (0, 2, 7, 20, 60, 220)
UNIT = 2.5
BARRED = {(5, 1): 16, (4, 1): 4, (5, 2): 2}


def by_hand() -> EvalParameters:
    """A plain guess: the fuller a window that only one side has a stake in, the better."""
    windows = np.zeros((2, KINDS, 7, 7))
    for count in range(6):
        windows[:, :, count, 0] = OWN[count]
        windows[:, :, 0, count] = -THEIR[count]
    for (most, few), worth in BARRED.items():
        windows[1, :, most, few] = worth
        windows[1, :, few, most] = -worth
    more = np.zeros(MORE_WEIGHTS)
    more[TEMPO] = more[TEMPO + 1] = 20
    free = np.array([-400, -200, -100, -60, -35, -15, -5, 0])
    more[FREE_OWN : FREE_OWN + 8] = free
    more[FREE_THEIR : FREE_THEIR + 8] = -free
    more[GAIN_OWN : GAIN_OWN + 9] = 80 * np.arange(9)
    more[GAIN_THEIR : GAIN_THEIR + 9] = -40 * np.arange(9)
    counts = np.arange(22)
    more[MATERIAL : MATERIAL + 22] = 110 * counts - 900 * np.exp(-(counts - 6) / 3.0).clip(0, 1)
    return EvalParameters(UNIT * windows, UNIT * more)


# The survey numbers hexagons in the order in which a depth-first search meets them.
_FIELDS = 64
_CELL_AT = SURVEY
_WAY = SURVEY + _FIELDS
_BLACKS = SURVEY + 2 * _FIELDS
"""Black hexagons in the subtree below a hexagon."""
_REDS = SURVEY + 3 * _FIELDS
_CUT_BLACKS = SURVEY + 4 * _FIELDS
"""Black hexagons in the subtrees that hang on this hexagon alone."""
_CUT_REDS = SURVEY + 5 * _FIELDS
_CUT_GROUPS = SURVEY + 6 * _FIELDS
_BIG = SURVEY + 7 * _FIELDS
"""Size of the largest of these, and the own less the other side's hexagons in it."""
_BIG_OWN = SURVEY + 8 * _FIELDS


@njit
def _consider(board: Board, at: Int, owner: Int, blacks: Int, reds: Int) -> None:
    """Take a group into account that is left when hexagon number ``at`` is taken.

    S4: the largest group stays; among equals the owner chooses the one that holds more of theirs.
    """
    size = blacks + reds
    own = blacks - reds if owner == BLACK else reds - blacks
    if size > board[_BIG + at] or (size == board[_BIG + at] and own > board[_BIG_OWN + at]):
        board[_BIG + at] = size
        board[_BIG_OWN + at] = own


@njit
def survey(board: Board) -> None:
    """Find every hexagon that holds the group together, and what a cut there would remove.

    These are the articulation points of the group; Tarjan's algorithm finds them.
    """
    if board[SURVEYED] == board[CHANGES]:
        return
    board[SURVEYED] = board[CHANGES]
    blacks, reds = board[COUNTS + BLACK], board[COUNTS + RED]
    for side in range(BLACK, RED + 1):
        board[FREE + side] = 0
        board[GAIN + side] = 0
        board[FELL + side] = 0
        for slot in range(board[COUNTS + side]):
            board[DISC + board[HEX + 64 * (side - 1) + slot]] = 0
    root = board[HEX] if blacks else board[HEX + 64]
    advanced = board[ADVANCED] != 0
    met, depth = 1, 1
    _enter(board, root, 1)
    board[_CELL_AT] = root
    board[_WAY] = 0
    while depth:
        cell = board[_CELL_AT + depth - 1]
        way = board[_WAY + depth - 1]
        at = board[DISC + cell]
        if way < 6:
            board[_WAY + depth - 1] = way + 1
            beside = (cell + STEP[way]) & WRAP
            if board[beside] == 0:
                continue
            if board[DISC + beside] == 0:
                met += 1
                _enter(board, beside, met)
                board[_CELL_AT + depth] = beside
                board[_WAY + depth] = 0
                depth += 1
            elif board[DISC + beside] < board[LOW + cell]:
                board[LOW + cell] = board[DISC + beside]
            continue
        depth -= 1
        owner = board[cell]
        groups = board[_CUT_GROUPS + at]
        is_cut = groups > (1 if depth == 0 else 0)
        board[CUT + cell] = is_cut
        if not is_cut:
            board[FREE + owner] += 1
        elif advanced:
            if depth:
                rest_black = blacks - board[_CUT_BLACKS + at] - (owner == BLACK)
                rest_red = reds - board[_CUT_REDS + at] - (owner == RED)
                _consider(board, at, owner, rest_black, rest_red)
            size, own = board[_BIG + at], board[_BIG_OWN + at]
            kept_own, kept_their = (size + own) // 2, (size - own) // 2
            lost_own = board[COUNTS + owner] - 1 - kept_own
            lost_their = board[COUNTS + 3 - owner] - kept_their
            board[GAIN + owner] = max(board[GAIN + owner], lost_their - lost_own)
            if kept_their <= FEWEST < kept_own + 1:
                board[FELL + owner] = 1
        if depth:
            above = board[_CELL_AT + depth - 1]
            up = board[DISC + above]
            low = board[LOW + cell]
            board[LOW + above] = min(board[LOW + above], low)
            under_black = board[_BLACKS + at] + (owner == BLACK)
            under_red = board[_REDS + at] + (owner == RED)
            board[_BLACKS + up] += under_black
            board[_REDS + up] += under_red
            if low >= up:
                board[_CUT_GROUPS + up] += 1
                board[_CUT_BLACKS + up] += under_black
                board[_CUT_REDS + up] += under_red
                if advanced:
                    _consider(board, up, board[above], under_black, under_red)


@njit
def _enter(board: Board, cell: Int, met: Int) -> None:
    """Begin with a hexagon that the survey meets for the first time."""
    board[DISC + cell] = met
    board[LOW + cell] = met
    board[_BLACKS + met] = 0
    board[_REDS + met] = 0
    board[_CUT_BLACKS + met] = 0
    board[_CUT_REDS + met] = 0
    board[_CUT_GROUPS + met] = 0
    board[_BIG + met] = 0
    board[_BIG_OWN + met] = -HEXAGONS


@njit
def _ties(board: Board, side: Int) -> Int:
    """What freedom and cuts are worth to a side that has the move; for the moving phase."""
    survey(board)
    other = 3 - side
    total = board[MORE + FREE_OWN + min(board[FREE + side], MOST_FREE)]
    total += board[MORE + FREE_THEIR + min(board[FREE + other], MOST_FREE)]
    if board[ADVANCED]:
        total += board[MORE + GAIN_OWN + min(board[GAIN + side], MOST_GAIN)]
        total += board[MORE + GAIN_THEIR + min(board[GAIN + other], MOST_GAIN)]
    return np.int64(total)


@njit
def foresight(board: Board) -> Int:
    """What the moving phase changes for the side to move, seen from the placing of advanced Six.

    Black has the first move after the placing, so what hangs loose is black's to cut.
    """
    late = board[COUNTS + BLACK] + board[COUNTS + RED] - FORESEEN_FROM
    if late <= 0 or board[MOVING] or not board[ADVANCED]:
        return np.int64(0)
    side = np.int64(board[MOVER])
    now = board[SUM + side - 1] + board[MORE + TEMPO]
    then = board[SUM + 2] + board[MORE + TEMPO + 1] + _ties(board, np.int64(BLACK))
    if side != BLACK:
        then = -then
    return (then - now) * late * 3 // (4 * (HEXAGONS - FORESEEN_FROM))


@njit
def value(board: Board) -> Int:
    """What the position is worth for the side to move."""
    side = board[MOVER]
    if not board[MOVING]:
        total = board[SUM + side - 1] + board[MORE + TEMPO] + foresight(board)
    else:
        total = board[SUM + 2 + side - 1] + board[MORE + TEMPO + 1] + _ties(board, side)
        if board[ADVANCED]:
            total += board[MORE + MATERIAL + board[COUNTS + side]]
            total -= board[MORE + MATERIAL + board[COUNTS + 3 - side]]
    return min(max(np.int64(total), -LARGEST), LARGEST)
