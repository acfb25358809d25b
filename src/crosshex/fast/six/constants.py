"""The numbers that all kernels of Six share: sides, the plane, and moves that name no cell."""

import numpy as np

HEXAGONS = 42
"""On the board at most, both sides together."""
BLACK, RED = 1, 2
FEWEST = 5
"""S4: a side left with so few hexagons has lost."""

CELLS = 4096
"""The cells of the plane, which wraps around: ``q, r`` lies at index ``(q + 64 r) mod CELLS``."""
WRAP = CELLS - 1
DIRECTIONS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""The six neighbours in a circle, as steps of q and r."""
STEP = np.array([q + 64 * r for q, r in DIRECTIONS], np.int64)
"""The same as steps of an index."""

NONE = -1
"""No cell, no move: as a source a new hexagon, as a group to keep no choice."""
PASS = -2
"""In place of a move: the turn is passed, as a null move in a search."""
CLAIM = -3
"""In place of a move: the turn claims a shape that already stands (S5)."""
