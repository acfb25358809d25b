"""The windows of Six: every possible shape at every place of the plane."""

import numpy as np

from crosshex.fast.six.constants import CELLS, DIRECTIONS

FORMS = 6
WINDOWS = FORMS * CELLS

_LINES = [[(q * i, r * i) for i in range(6)] for q, r in DIRECTIONS[:3]]
_TRIANGLE = [(q, r) for q in range(3) for r in range(3 - q)]
SHAPES = [*_LINES, _TRIANGLE, [(-q, -r) for q, r in _TRIANGLE], list(DIRECTIONS)]
"""The six forms, each as steps from its anchor."""
OFFSETS = np.array([[q + 64 * r for q, r in shape] for shape in SHAPES], np.int64)
"""The same as steps of an index."""
KINDS = 3
"""Line, triangle and ring: forms that differ by a turn weigh the same."""
KIND = np.array([0, 0, 0, 1, 1, 2], np.int64)
