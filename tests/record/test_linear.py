"""Twice the text takes twice the work, for any text; executed lines are counted, not seconds."""

import sys
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from types import FrameType
from typing import Any

import pytest

from crosshex.record import Record, read_records
from tests.record.hostile import HOSTILE

SIZE = 4_000
MOST = 2.3
"""A little more than 2, because numbers grow longer and blocks are merged."""
FEW = 200
"""A difference of this few lines is ignored."""


def lines_run(work: Callable[[], object]) -> int:
    """How many lines of Python a function executes."""
    run = 0

    def count(frame: FrameType, event: str, arg: object) -> Any:
        nonlocal run
        run += event == "line"
        return count

    before = sys.gettrace()
    sys.settrace(count)
    try:
        work()
    finally:
        sys.settrace(before)
    return run


def read_and_write(text: str) -> None:
    for found in read_records(text):
        str(found if isinstance(found, Record) else found.partial)


@pytest.mark.parametrize("kind", HOSTILE)
def test_twice_the_text_takes_twice_the_work(kind: str) -> None:
    texts = [HOSTILE[kind](times * SIZE) for times in (1, 2, 4)]
    read_and_write(texts[0])  # Work that happens only once must not count.
    work = [lines_run(partial(read_and_write, text)) for text in texts]
    assert all(later <= MOST * sooner + FEW for sooner, later in pairwise(work)), work
