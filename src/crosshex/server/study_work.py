"""Reviews and analyses in the processes of the bots, one time slice after the other.

A study goes on in a thread of its own, which rests whenever a slice is over: then the process is
free for somebody's hint. Nothing is lost by that: the next slice goes on where the last one ended.
What is studied is loaded with the first slice, so that importing this module stays light.
"""

import threading
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

import orjson

from crosshex.rules import CrosshexError
from crosshex.server.jobs import JobRefused

if TYPE_CHECKING:
    from crosshex.review import Part, Progress

MemoryKey: TypeAlias = tuple[str, int]
Kind: TypeAlias = Literal["review", "analysis"]

LIVE_SECONDS: Final = 2.0
"""How long a game that searches may search for the values of a position: somebody looks on."""
SEAT: Final = -1
"""A study is kept under a key as bots are, with this as its seat."""


class Study(NamedTuple):
    """One slice of a study, as the server asks for it.

    Attributes:
        kind: a review of a record, or an analysis of a position.
        subject: the text of the record, or the position on one line.
        memory_key: under which the study is kept until it is done.
        seconds: how long the slice may take; 0 for no longer than it takes to say something.
        since: how many lines of it are known.
        dropped: what lives in the process and has to go, to make room.
    """

    kind: Kind
    subject: str
    memory_key: MemoryKey
    seconds: float
    since: int = 0
    dropped: tuple[MemoryKey, ...] = ()


class Slice(NamedTuple):
    """What a slice came to.

    Attributes:
        lines: what clients are sent of it, each with what was found since the one before.
        values: what judges, by name and checksum; empty where nothing was found yet.
        answer: what the client is sent at last; None: there is more to do.
    """

    lines: tuple[bytes, ...]
    values: str = ""
    answer: bytes | JobRefused | None = None


class Dropped(Exception):
    """Nobody will ask for the rest of a study."""


class Work:
    """A study in a thread that only goes on while a slice lasts."""

    def __init__(self, task: Callable[["Progress"], bytes]) -> None:
        self._task = task
        self._go, self._rests = threading.Event(), threading.Event()
        self._until = 0.0
        self._is_dropped = False
        self._error: Exception | None = None
        self._lines: list[bytes] = []
        self._values = ""
        self._answer: bytes | JobRefused | None = None
        threading.Thread(target=self._run, daemon=True).start()

    def advance(self, seconds: float, since: int) -> Slice:
        """Go on for so many seconds, or a little longer; lines up to `since` are known."""
        self._until = time.monotonic() + seconds
        self._rests.clear()
        self._go.set()
        self._rests.wait()
        if self._error is not None:
            raise self._error
        return Slice(tuple(self._lines[since:]), self._values, self._answer)

    def hurry(self) -> None:
        """End the slice as soon as can be."""
        self._until = 0.0

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


def task_of(study: Study) -> Callable[["Progress"], bytes]:
    """The work of a study."""
    # Only here: whoever asks for no study needs none of what it loads.
    from crosshex.record import read_position, read_record
    from crosshex.review import analyse, review_record

    def review(progress: "Progress") -> bytes:
        found = review_record(read_record(study.subject), progress=progress)
        course = [point.to_json() for point in found.course]
        return orjson.dumps({"type": "review", "review": {**found.to_json(), "course": course}})

    def analysis(progress: "Progress") -> bytes:
        found = analyse(read_position(study.subject), movetime=LIVE_SECONDS)
        return orjson.dumps({"type": "analysis", "analysis": found.to_json()})

    return review if study.kind == "review" else analysis


class LoadedStudies:
    """The studies that are not done yet in this process."""

    def __init__(self) -> None:
        self._works: dict[MemoryKey, Work] = {}
        self._busy: Work | None = None

    def advance(self, study: Study) -> Slice:
        """Go on with a study for a slice; it begins anew if it does not live here."""
        for memory_key in study.dropped:
            self.drop(memory_key)
        work = self._works.pop(study.memory_key, None) or Work(task_of(study))
        self._busy = work
        try:
            found = work.advance(study.seconds, study.since)
        finally:
            self._busy = None
        if found.answer is None:
            self._works[study.memory_key] = work
        return found

    def drop(self, memory_key: MemoryKey) -> None:
        """End a study, if it lives here."""
        if work := self._works.pop(memory_key, None):
            work.drop()

    def hurry(self) -> None:
        """End the slice that is under way, if one is."""
        if work := self._busy:
            work.hurry()
