"""The hash by which a search of Six knows a position again."""

import numpy as np

from crosshex.fast.core.jit import Int, Ints, lean
from crosshex.fast.six.board import HASH, MOVER, Board, key_of
from crosshex.fast.six.constants import BLACK, RED


@lean
def _with_mover(low: Int, high: Int, mover: Int) -> Int:
    return (np.int64(high) << 31) ^ np.int64(low) ^ (np.int64(mover) * 0x1F3D5B79A2C4E681)


@lean
def hash_of(board: Board) -> Int:
    """The Zobrist hash of the hexagons and the side to move, 62 bits."""
    return _with_mover(board[HASH], board[HASH + 1], board[MOVER])


@lean
def hash_cells(cells: Ints, blacks: Int, mover: Int) -> Int:
    """The same for a list of cells, first the black ones, then the red ones."""
    word = np.int64(0)
    for k in range(len(cells)):
        word ^= key_of(cells[k], BLACK if k < blacks else RED)
    return _with_mover(word & 0x7FFFFFFF, (word >> 32) & 0x7FFFFFFF, mover)
