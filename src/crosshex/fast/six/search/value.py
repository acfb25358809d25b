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

from crosshex.fast.core.jit import Int, lean
from crosshex.fast.six.board import (
    ADVANCED,
    COUNTS,
    FREE,
    GAIN,
    MORE,
    MORE_WEIGHTS,
    MOVER,
    MOVING,
    SUM,
    Board,
    Weights,
)
from crosshex.fast.six.constants import BLACK, HEXAGONS, RED
from crosshex.fast.six.groups import survey
from crosshex.fast.six.shapes import KINDS

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


@lean
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


@lean
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


@lean
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
