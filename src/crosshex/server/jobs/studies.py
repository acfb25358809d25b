"""Studies: reviews of records, analyses of positions, and what sheets are worth.

Each study is computed once for all clients that wait for it, in a process of the `pool`. It is
cancelled when the last of these clients disconnects. All clients get what was found so far, even
those that come later. Answers are cached in memory.
"""

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import AsyncGenerator, AsyncIterator
from functools import partial
from typing import Final

import orjson

from crosshex.server.jobs.pool import WorkerPool
from crosshex.server.jobs.process import JobFailed
from crosshex.server.jobs.study_job import Kind, study_of
from crosshex.server.store.errors import internal
from crosshex.table.faults import Refused

MOST_KEPT_BYTES: Final = 32 * 1024 * 1024


class AnswerCache:
    """A cache of answers, limited in bytes; the least recently used ones are dropped first.

    >>> cache = AnswerCache(10)
    >>> for name in ("a", "b"):
    ...     cache.put(name, b"1234")
    >>> cache.get("a"), cache.put("c", b"1234"), cache.get("b"), cache.size
    (b'1234', None, None, 8)
    """

    def __init__(self, most: int = MOST_KEPT_BYTES) -> None:
        self._most = most
        self._answers: OrderedDict[str, bytes] = OrderedDict()
        self.size = 0

    def get(self, key: str) -> bytes | None:
        """The answer, or None."""
        if key in self._answers:
            self._answers.move_to_end(key)
        return self._answers.get(key)

    def put(self, key: str, answer: bytes) -> None:
        """Cache an answer."""
        self.size += len(answer) - len(self._answers.pop(key, b""))
        self._answers[key] = answer
        while self.size > self._most:
            self.size -= len(self._answers.popitem(last=False)[1])


class _UnderWay:
    """A study that is not done, and all lines about it so far."""

    asked: "asyncio.Future[bytes]"

    def __init__(self) -> None:
        self.followers = 0
        self.said: list[bytes] = []
        self.is_done = False
        self.news = asyncio.Event()
        """Is set, and replaced by a new one, when there is a line more."""

    def say(self, line: bytes, is_done: bool = False) -> None:
        """Send a line to all clients that wait."""
        self.said.append(line)
        self.is_done = is_done
        self.news.set()
        self.news = asyncio.Event()

    async def lines(self) -> AsyncIterator[bytes]:
        """All lines, past and future; those that came in the meantime are joined."""
        heard, is_done = 0, False
        while not is_done:
            if len(self.said) == heard:
                await self.news.wait()
            new, is_done = self.said[heard:], self.is_done
            heard += len(new)
            yield b"".join(line + b"\n" for line in new)


class Studies:
    """The studies of one server."""

    def __init__(self, pool: WorkerPool) -> None:
        self._pool = pool
        self._under_way: dict[str, _UnderWay] = {}
        self.cache = AnswerCache()

    @property
    def under_way(self) -> int:
        """How many studies are not done yet."""
        return len(self._under_way)

    async def follow(
        self, kind: Kind, subject: str, person: str, address: str = ""
    ) -> AsyncGenerator[bytes]:
        """The lines of JSON about a study as they come; the last line is the answer.

        The study goes on until all who follow it have closed their lines.

        Raises:
            Refused: the person waits for too many studies, or too many people wait.
        """
        name = f"{kind} {hashlib.sha256(subject.encode()).hexdigest()}"
        if (answer := self.cache.get(name)) is not None:
            return _only(answer)
        study = self._under_way.get(name)
        if study is None:
            study, job = _UnderWay(), study_of(kind, subject)
            study.asked = self._pool.study(job, name, person, address, study.say)
            study.asked.add_done_callback(partial(self._finish, name, study))
            self._under_way[name] = study
        lines = self._follow(name, study)
        await anext(lines)  # The client counts from now on, even if it never reads a line.
        return lines

    async def _follow(self, name: str, study: _UnderWay) -> AsyncGenerator[bytes]:
        study.followers += 1
        try:
            yield b""
            async for lines in study.lines():
                yield lines
        finally:
            study.followers -= 1
            if not study.followers and study.asked.cancel():
                self._forget(name, study)

    def _forget(self, name: str, study: _UnderWay) -> None:
        # A new study with the same name may have begun since.
        if self._under_way.get(name) is study:
            del self._under_way[name]

    def _finish(self, name: str, study: _UnderWay, asked: "asyncio.Future[bytes]") -> None:
        self._forget(name, study)
        if asked.cancelled():
            return
        try:
            answer = asked.result()
            self.cache.put(name, answer)
        except JobFailed:
            answer = _error_line(Refused("bot-unavailable"))
        except Refused as refused:
            answer = _error_line(refused)
        except Exception as error:  # No client may wait for ever.
            answer = _error_line(internal(error))
        study.say(answer, is_done=True)

    def close(self) -> None:
        """Cancel all studies."""
        for study in list(self._under_way.values()):
            study.asked.cancel()


def _error_line(refused: Refused) -> bytes:
    return orjson.dumps({"type": "error", "error": refused.to_json()})


async def _only(answer: bytes) -> AsyncGenerator[bytes]:
    yield answer + b"\n"
