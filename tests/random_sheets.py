"""Random sheets: of every size that the notation allows, and Hypothesis strategies of them."""

import random
from typing import Final

from hypothesis import strategies as st

from crosshex.rules import COLOURS, SHEETS, Field, Row, Sheet

MIXX: Final = tuple(SHEETS[name] for name in ("mixx-colours", "mixx-numbers"))
"""The two shipped sheets whose rows are mixed."""


def random_sheet(rng: random.Random) -> Sheet:
    """A sheet with any colours and numbers in any order; two rows may end in the same colour."""
    faces = rng.randint(2, 8)
    numbers = range(2, 2 * faces + 1)
    fields = [Field(colour, number) for colour in COLOURS for number in numbers]
    if rng.random() < 0.5:
        rng.shuffle(fields)
    locking = rng.randint(1, 2)
    rows = []
    for left in range(rng.randint(2, 4), 0, -1):
        # As many fields as leave enough for the rows to come.
        most = min(15, len(fields) - (left - 1) * (locking + 1))
        taken = rng.randint(locking + 1, most)
        own, fields = fields[:taken], fields[taken:]
        rows.append(Row(tuple(own)))
    needed = rng.randint(0, min(6, max(map(len, rows)) - locking))
    return Sheet(tuple(rows), faces, locking, needed)


RANDOM_SHEETS: Final = st.builds(
    lambda seed: random_sheet(random.Random(seed)), st.integers(0, 2**32 - 1)
)
SHEETS_OF_ALL_KINDS: Final = st.one_of(st.sampled_from(list(SHEETS.values())), RANDOM_SHEETS)
