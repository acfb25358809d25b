"""Runs studies: reviews of records and analyses of positions.

Each study is computed once for all clients that wait for it, a slice at a time, in the processes of
`bot_pool`. It is cancelled when the last of these clients disconnects. All clients get what was
found so far, even those that come later. A certain number run at a time. The others wait in line,
by address, and a study that has run for a while gives its place to one that waits. Answers are
cached in memory, and reviews also in the store, for other processes and after a restart.
"""

import asyncio
import hashlib
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import orjson

from crosshex.server.api.error_responses import fault_json, internal
from crosshex.server.jobs.bot_pool import BotPool
from crosshex.server.jobs.bot_process import BotGaveNoMove
from crosshex.server.jobs.fair_queue import FairQueue, QueueKey, Rank
from crosshex.server.jobs.jobs import JobRefused
from crosshex.server.jobs.study_work import SEAT, Kind, Study
from crosshex.server.store.reviews import StoredReviews
from crosshex.table.faults import Refused

SLICE_SECONDS: Final = 0.4
"""How long a slice takes, and so how long a hint may wait for a study."""
MOST_OF_A_PERSON: Final = 3
"""How many studies one person may wait for at a time."""
MOST_AT_AN_ADDRESS: Final = 8
"""How many studies one address may wait for: cookies cost nothing."""
MOST_UNDER_WAY: Final = 24
"""How many studies may run at a time: fewer than a worker process keeps in memory."""
MOST_WAITING: Final = 100
"""How many more may wait in line; beyond that, the address with the most is refused."""
TURN_SECONDS = 10.0
"""After how long a study gives its place to one that waits; each time it may run twice as long."""
MOST_KEPT_BYTES: Final = 32 * 1024 * 1024
RETRY_SECONDS: Final = 5


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

    def __init__(self) -> None:
        self.task: asyncio.Task[None] | None = None
        self.followers = 0
        self.said: list[bytes] = []
        self.is_done = False
        self.news = asyncio.Condition()

    async def say(self, *lines: bytes, is_done: bool = False) -> None:
        """Send lines to all clients that wait."""
        async with self.news:
            self.said += lines
            self.is_done = is_done
            self.news.notify_all()


class _Line:
    """The places of studies that run, and the line of those that wait for one."""

    def __init__(self) -> None:
        self._free = MOST_UNDER_WAY
        self._waiting = FairQueue[asyncio.Future[None]]()

    @property
    def waiting(self) -> int:
        """How many wait."""
        return self._waiting.waiting(Rank.REVIEW)

    async def enter(self, key: QueueKey) -> None:
        """Wait for a place.

        Raises:
            Refused: the line is full, and this address has the most in it.
        """
        if self._free:
            self._free -= 1
            return
        if self.waiting >= MOST_WAITING:
            too_many = Refused("too-many-requests", retry_after=RETRY_SECONDS)
            dropped = self._waiting.drop_longest(key)
            if dropped is None:
                raise too_many
            if not dropped.done():
                dropped.set_exception(too_many)
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put(key, turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._waiting.remove(key, turn)
            elif turn.exception() is None:
                self.leave()
            raise

    def leave(self) -> None:
        """Give a place back, to the next in line."""
        turn = self._waiting.take((Rank.REVIEW,), lambda turn: not turn.done())
        if turn is not None:
            turn.set_result(None)
        else:
            self._free += 1


class _Place:
    """The place of one study, while it has one."""

    def __init__(self, line: _Line, key: QueueKey) -> None:
        self._line = line
        self._key = key
        self._is_held = False
        self._seconds = TURN_SECONDS
        self._until = 0.0

    async def take(self) -> None:
        """Wait for a place.

        Raises:
            Refused: the line is full.
        """
        await self._line.enter(self._key)
        self._is_held = True
        self._until = time.monotonic() + self._seconds

    async def share(self) -> None:
        """Let one that waits have the place, if this study has had its turn, and wait for it."""
        if self._line.waiting and time.monotonic() >= self._until:
            self._seconds *= 2  # It ends some time, even if others are always waiting.
            self.give_back()
            await self.take()

    def give_back(self) -> None:
        """Give the place to the next in line."""
        if self._is_held:
            self._is_held = False
            self._line.leave()


class Studies:
    """The studies of one server."""

    def __init__(self, pool: BotPool, stored: StoredReviews | None = None) -> None:
        self._pool = pool
        self._stored = stored
        self._under_way: dict[str, _UnderWay] = {}
        # How many studies each person waits for, and each address.
        self._people: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()
        self._keeping: set[asyncio.Task[None]] = set()
        self._line = _Line()
        self._is_closed = False
        self.cache = AnswerCache()

    @property
    def under_way(self) -> int:
        """How many studies are not done yet."""
        return len(self._under_way)

    @asynccontextmanager
    async def follow(
        self, kind: Kind, subject: str, person: str, address: str = ""
    ) -> AsyncIterator[AsyncIterator[bytes]]:
        """The lines of JSON about a study as they come; the last line is the answer.

        Raises:
            Refused: the person or the address waits for too many studies, or the server stops.
        """
        if self._is_closed:
            raise _stopping()
        key = f"{kind} {hashlib.sha256(subject.encode()).hexdigest()}"
        if (answer := self.cache.get(key)) is not None:
            yield _only(answer)
            return
        study = self._under_way.get(key)
        if self._people[person] >= MOST_OF_A_PERSON or (
            address and self._addresses[address] >= MOST_AT_AN_ADDRESS
        ):
            raise Refused("too-many-requests", retry_after=RETRY_SECONDS)
        if study is None:
            study = self._under_way[key] = _UnderWay()
            # The first slice only names the values that judge: then the store can be searched.
            question = Study(kind, subject, (key, SEAT), 0.0)
            work = self._carry_out(key, study, question, person, address)
            study.task = asyncio.create_task(work)
        study.followers += 1
        self._people[person] += 1
        self._addresses[address] += 1
        try:
            yield _lines(study)
        finally:
            study.followers -= 1
            for counts, who in ((self._people, person), (self._addresses, address)):
                counts[who] -= 1
                if not counts[who]:
                    del counts[who]
            if not study.followers and not study.is_done:
                if study.task:
                    study.task.cancel()
                self._forget(key, study)

    def _forget(self, key: str, study: _UnderWay) -> None:
        # A new study with the same key may have begun since.
        if self._under_way.get(key) is study:
            del self._under_way[key]

    async def _carry_out(
        self, key: str, study: _UnderWay, question: Study, person: str, address: str
    ) -> None:
        try:
            answer = await self._find_out(study, question, person, address)
        except BotGaveNoMove:
            answer = JobRefused("bot-unavailable", {})
        except Refused as refused:
            answer = JobRefused(refused.code, refused.params)
        except asyncio.CancelledError:
            if not self._is_closed:
                raise
            stopping = _stopping()
            answer = JobRefused(stopping.code, stopping.params)
        except Exception as error:  # No client may wait for ever.
            fault = internal(error)
            answer = JobRefused(fault.code, fault.params)
        if isinstance(answer, JobRefused):
            shown = fault_json(Refused(answer.code, (), **answer.params))
            answer = orjson.dumps({"type": "error", "error": shown})
        else:
            self.cache.put(key, answer)
        self._forget(key, study)
        await study.say(answer, is_done=True)

    async def _find_out(
        self, study: _UnderWay, question: Study, person: str, address: str
    ) -> bytes | JobRefused:
        """The answer to a study; sends partial results to the clients on the way."""
        key = QueueKey(Rank.REVIEW, person, question.memory_key[0], address)
        place = _Place(self._line, key)
        try:
            await place.take()
            return await self._work(study, question, person, address, place)
        finally:
            place.give_back()

    async def _work(
        self, study: _UnderWay, question: Study, person: str, address: str, place: _Place
    ) -> bytes | JobRefused:
        found = await self._pool.study(question, person, address)
        stored = self._stored if question.kind == "review" and found.values else None
        if stored and (known := await stored.find(question.subject, found.values)) is not None:
            return known
        while found.answer is None:
            await study.say(*found.lines)
            await place.share()
            question = question._replace(seconds=SLICE_SECONDS, since=len(study.said))
            found = await self._pool.study(question, person, address)
        if stored and isinstance(found.answer, bytes):
            keeping = stored.keep(question.subject, found.values, found.answer)
            task = asyncio.create_task(keeping)
            self._keeping.add(task)
            task.add_done_callback(self._keeping.discard)
        return found.answer

    def stop(self) -> None:
        """End all studies at once, each with an answer: the server stops."""
        self._is_closed = True
        for study in self._under_way.values():
            if study.task:
                study.task.cancel()

    async def close(self) -> None:
        """Cancel all studies, and finish storing reviews that are done."""
        tasks = [study.task for study in self._under_way.values() if study.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, *self._keeping, return_exceptions=True)


def _stopping() -> Refused:
    return Refused("busy", retry_after=RETRY_SECONDS)


async def _only(answer: bytes) -> AsyncIterator[bytes]:
    yield answer


async def _lines(study: _UnderWay) -> AsyncIterator[bytes]:
    """All lines of a study, past and future; lines that came in the meantime are joined."""
    heard, is_done = 0, False
    while not is_done:
        async with study.news:
            while len(study.said) == heard:
                await study.news.wait()
            new, is_done = study.said[heard:], study.is_done
        heard += len(new)
        yield b"\n".join(new)
