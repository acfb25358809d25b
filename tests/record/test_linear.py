"""Twice the text is twice the work, whatever the text; lines of code are counted, not seconds."""

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
"""A little more than 2: numbers grow longer, and blocks are merged."""
FEW = 200
"""A difference of so few lines is none."""


def lines_run(work: Callable[[], object]) -> int:
    """How many lines of Python a piece of work runs, each as often as it is run."""
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
def test_twice_the_text_is_twice_the_work(kind: str) -> None:
    texts = [HOSTILE[kind](times * SIZE) for times in (1, 2, 4)]
    read_and_write(texts[0])  # What is made once must not count.
    work = [lines_run(partial(read_and_write, text)) for text in texts]
    assert all(later <= MOST * sooner + FEW for sooner, later in pairwise(work)), work
