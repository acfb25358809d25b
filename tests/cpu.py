"""Adds to a JUnit report how many seconds of CPU time each test took, with all that it started.

Unlike minutes on the clock, these hardly depend on what else runs on the machine.
"""

import os
from collections import defaultdict
from collections.abc import Generator
from pathlib import Path

import pytest

PARENT, FIRST_TIME, LAST_TIME = 1, 11, 15
"""Places in `/proc/PID/stat`, after the name: user and system time, also of children that ended."""


class CpuSeconds:
    """Counts from the end of one test to the end of the next, so that no fixture is left out."""

    def __init__(self) -> None:
        self._before = 0.0

    def pytest_collection_finish(self) -> None:
        """Begin to count."""
        self._before = spent()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, item: pytest.Item, call: pytest.CallInfo[None]
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        """Note the seconds of a test that is over."""
        if call.when == "teardown":
            now = spent()
            # Less than before: a process took with it what children had used that it left behind.
            item.user_properties.append(("cpu", f"{max(0, now - self._before):.3f}"))
            self._before = now
        return (yield)


def spent() -> float:
    """The CPU seconds of this process, of those that it has started, and of theirs.

    Where there is no `/proc`, those that still run are not counted.
    """
    running: dict[int, float] = {}
    children: defaultdict[int, list[int]] = defaultdict(list)
    for process in Path("/proc").glob("[0-9]*/stat"):
        try:
            told = process.read_text("utf-8").rpartition(")")[2].split()
        except OSError:  # It has just ended.
            continue
        number = int(process.parent.name)
        running[number] = sum(map(int, told[FIRST_TIME:LAST_TIME])) / os.sysconf("SC_CLK_TCK")
        children[int(told[PARENT])].append(number)
    found, total = [*children[os.getpid()]], sum(os.times()[:4])
    while found:
        number = found.pop()
        total += running[number]
        found += children[number]
    return total
