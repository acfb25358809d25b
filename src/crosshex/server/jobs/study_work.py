"""Runs reviews and analyses in the worker processes of bots, in time slices.

A study runs in a thread of its own, which pauses whenever a slice is over: then the process is free
for a hint. The next slice goes on where the last one ended. The modules that studies need are
imported with the first slice, so that importing this module stays fast.
"""

import threading
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

import orjson

from crosshex.rules import CrosshexError
from crosshex.server.jobs.jobs import JobRefused

if TYPE_CHECKING:
    from crosshex.review import OnProgress, Part

MemoryKey: TypeAlias = tuple[str, int]
Kind: TypeAlias = Literal["review", "analysis"]

LIVE_SECONDS: Final = 2.0
"""How long the search for the values of a position may take, while a person waits."""
SEAT: Final = -1
"""The seat in the memory key of a study, which is kept in memory as bots are."""


class Study(NamedTuple):
    """One slice of a study, as the server asks for it.

    Attributes:
        kind: a review of a record, or an analysis of a position.
        subject: the text of the record, or the position on one line.
        memory_key: the key of the study in the process, until it is done.
        seconds: how long the slice may take; 0: until the first line.
        since: how many lines of the study the server has already.
        dropped: the keys of studies to drop, to make room.
    """

    kind: Kind
    subject: str
    memory_key: MemoryKey
    seconds: float
    since: int = 0
    dropped: tuple[MemoryKey, ...] = ()


class Slice(NamedTuple):
    """The result of a slice.

    Attributes:
        lines: the lines for clients, each with what was found since the line before.
        values: the name and checksum of what judges; empty if nothing was found yet.
        answer: the last line for clients; None: the study is not done.
    """

    lines: tuple[bytes, ...]
    values: str = ""
    answer: bytes | JobRefused | None = None


class Dropped(Exception):
    """A study was dropped: its rest is not needed."""


class StudyThread:
    """A study in a thread that runs only during slices."""

    def __init__(self, task: Callable[["OnProgress"], bytes]) -> None:
        self._task = task
        self._go, self._rests = threading.Event(), threading.Event()
        self._until = float("-inf")
        self._is_dropped = False
        self._error: Exception | None = None
        self._lines: list[bytes] = []
        self._values = ""
        self._answer: bytes | JobRefused | None = None
        threading.Thread(target=self._run, daemon=True).start()

    def advance(self, seconds: float, since: int) -> Slice:
        """Run for `seconds` or a little longer; returns the lines after the first `since`."""
        self._until = time.monotonic() + seconds
        self._rests.clear()
        self._go.set()
        self._rests.wait()
        if self._error is not None:
            raise self._error
        return Slice(tuple(self._lines[since:]), self._values, self._answer)

    def hurry(self) -> None:
        """End the slice as soon as possible."""
        self._until = float("-inf")

    def drop(self) -> None:
        """End the study."""
        self._is_dropped = True
        self._go.set()

    def _progress(self, done: int, total: int, part: "Part") -> None:
        self._values = part.values
        line = {"type": "progress", "done": done, "total": total, "part": part.to_json()}
        self._lines.append(orjson.dumps(line))
        if time.monotonic() >= self._until:
            self._go.clear()
            self._rests.set()
            self._go.wait()
        if self._is_dropped:
            raise Dropped

    def _run(self) -> None:
        self._go.wait()
        try:
            self._answer = self._task(self._progress)
        except Dropped:
            pass
        except CrosshexError as error:
            self._answer = JobRefused("no-review", {"message": str(error)})
        except Exception as error:
            self._error = error
        self._rests.set()


def task_of(study: Study) -> Callable[["OnProgress"], bytes]:
    """The function that does a study."""
    # Imported here, because most workers do not need these modules.
    from crosshex.record import read_position, read_record
    from crosshex.review import analyse, review_record

    def review(progress: "OnProgress") -> bytes:
        found = review_record(read_record(study.subject), progress=progress)
        course = [point.to_json() for point in found.course]
        return orjson.dumps({"type": "review", "review": {**found.to_json(), "course": course}})

    def analysis(progress: "OnProgress") -> bytes:
        found = analyse(read_position(study.subject), movetime=LIVE_SECONDS)
        return orjson.dumps({"type": "analysis", "analysis": found.to_json()})

    return review if study.kind == "review" else analysis


class LoadedStudies:
    """The studies that are not done yet in this process."""

    def __init__(self) -> None:
        self._threads: dict[MemoryKey, StudyThread] = {}
        self._busy: StudyThread | None = None

    def advance(self, study: Study) -> Slice:
        """Run a slice of a study; it starts from the beginning if it is not in this process."""
        for memory_key in study.dropped:
            self.drop(memory_key)
        thread = self._threads.pop(study.memory_key, None) or StudyThread(task_of(study))
        self._busy = thread
        try:
            found = thread.advance(study.seconds, study.since)
        finally:
            self._busy = None
        if found.answer is None:
            self._threads[study.memory_key] = thread
        return found

    def drop(self, memory_key: MemoryKey) -> None:
        """End a study, if it is in this process."""
        if thread := self._threads.pop(memory_key, None):
            thread.drop()

    def hurry(self) -> None:
        """End the running slice, if there is one."""
        if thread := self._busy:
            thread.hurry()
