"""Says which worker process does which job, and when.

There are groups of processes, so that none waits for what is slower: moves of bots; hints and
studies; uploads and pictures; printing. In each group `fair_queue` says whose turn it is. A process
does one job at a time.

A bot is kept alive for its seat, so that it plays as if it sat at the table for the whole game.
Its memory is in one process only. So its questions wait for that process, even while another one
is idle: a new bot would play other moves only because the server is busy. A study stays in the
process where it began, too; it pauses by itself after each turn.

A bot at a watched table makes one at a table that nobody watches play the best move that it has
found so far. If the caller cancels its question, the job ends, too.
"""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, NamedTuple

import orjson

from crosshex.rules import State
from crosshex.server.jobs.bot_jobs import Advise, BotAdvice, Choose
from crosshex.server.jobs.fair_queue import FairQueue, QueueKey, Rank
from crosshex.server.jobs.messages import Asked, Job, MemoryKey, Paused
from crosshex.server.jobs.process import PROGRAM, JobFailed, WorkerProcess
from crosshex.server.jobs.study_job import SheetStudy, Study
from crosshex.server.ops.counts import Counts
from crosshex.server.ops.time_limit import asking
from crosshex.server.ops.warm_up import is_compiling
from crosshex.server.store.errors import internal
from crosshex.table.faults import Refused

log = logging.getLogger(__name__)

MOST_OF_A_PERSON: Final = 3
"""How many hints one person may wait for at a time, and how many reviews, and how many sheets."""
MOST_WAITING: Final = {
    Rank.HINT: 64,
    Rank.REVIEW: 24,  # With these, and the one that runs, a process remembers all that paused.
    Rank.READ: 16,
    Rank.PRINT: 16,
    Rank.SHEET: 8,
}
"""How many jobs may wait: at this length a rank refuses or drops jobs. Moves are never refused."""
MOST_HOMES: Final = 10_000
"""Of how many bots and studies the pool knows their process."""
RETRY_SECONDS: Final = 5
STUDY_SECONDS: Final = 300.0
"""How long a step of a study may take. Steps are short, but the first one after an installation
compiles the kernels that it needs."""
START_SECONDS: Final = 20.0
"""How long a process may take to start and to be scheduled on a busy machine."""
SLOWDOWN: Final = 10.0
"""How many seconds of wall-clock time one second of CPU time may take."""


@dataclass(eq=False)
class _Wanted:
    """A job that somebody waits for.

    Attributes:
        key: its key in the queue.
        job: the work.
        memory: what it needs of the memory of its process.
        seconds: how long it may take.
        cpu_seconds: how much CPU time it may take; 0: any.
        heard: is called with its lines.
        answer: what its caller waits for.
        at: since when it waits.
        lines: how many lines it has said.
        before: how many jobs its caller knows to come first; -1: none was told.
    """

    key: QueueKey
    job: Job
    memory: MemoryKey | None
    seconds: float
    cpu_seconds: float
    heard: Callable[[bytes], None]
    answer: "asyncio.Future[Any]"
    at: float = field(default_factory=time.monotonic)
    lines: int = 0
    before: int = -1

    def hear(self, line: bytes) -> None:
        """Pass a line on."""
        self.lines += 1
        if not self.answer.done():
            self.heard(line)

    def wait(self, before: int) -> None:
        """Tell how many jobs come first, if that is news."""
        if before != self.before and not self.answer.done():
            self.before = before
            self.heard(orjson.dumps({"type": "waiting", "before": before}))


class _Group(NamedTuple):
    """Processes for the same ranks, the first rank first."""

    name: str
    ranks: tuple[Rank, ...]
    workers: list[WorkerProcess]


class WorkerPool:
    """The worker processes of a server.

    Args:
        workers: how many there are for moves; there are half as many for hints and studies.
        seconds: how long a bot may think about one question.
        command: the program; None: this Python with our `worker`.
        counts: where waits, thoughts and failures are counted.
    """

    def __init__(
        self,
        workers: int,
        seconds: float,
        command: tuple[str, ...] | None = None,
        counts: Counts | None = None,
    ) -> None:
        self.counts = counts or Counts()

        def group(name: str, count: int, *ranks: Rank, nice: bool = False) -> _Group:
            made = [WorkerProcess(command or PROGRAM, nice) for _ in range(count)]
            return _Group(name, ranks, made)

        self._groups = (
            group("moves", workers, Rank.MOVE, Rank.UNWATCHED),
            group("hints", max(1, workers // 2), Rank.HINT, Rank.REVIEW, nice=True),
            group("texts", 1, Rank.READ),
            group("printing", 1, Rank.PRINT),
            # One at a time: each takes a core and up to 600 MB of disk for a minute.
            group("sheets", 1, Rank.SHEET, nice=True),
        )
        self._group_of = {rank: group for group in self._groups for rank in group.ranks}
        self._seconds = seconds
        self._queue = FairQueue[_Wanted]()
        self._busy: dict[WorkerProcess, _Wanted] = {}
        # The process with the bot of a seat, or with a study; the least recently used first.
        self._homes: dict[MemoryKey | None, WorkerProcess] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_stopping = self._is_closed = False

    # -- asking

    async def choose(
        self,
        bot: str,
        state: State,
        seat: int,
        table: str,
        owner: str = "",
        watched: bool = True,
        address: str = "",
        stood_in: Callable[[bytes], None] = lambda name: None,
    ) -> str:
        """The move that a bot chooses for a seat at a table, in notation.

        Args:
            bot: its name.
            state: the position.
            seat: the seat that has to act.
            table: the table; the bot is kept alive for its seat there.
            owner: whose table it is.
            watched: whether any person plays there or watches.
            address: the network address of these people.
            stood_in: is called with the name of a bot that chose for it, while kernels are being
                compiled.

        Raises:
            JobFailed: it crashed or took too long.
        """
        key = QueueKey(Rank.MOVE if watched else Rank.UNWATCHED, owner, table, address)
        with asking(state.game.name):
            job = Choose(bot, state.view(seat), seat, is_compiling())
        chosen = self._ask(key, job, self._seconds, memory=(table, seat), heard=stood_in)
        return str(await chosen)

    async def advise(
        self, bot: str, state: State, seat: int, person: str, table: str = "", address: str = ""
    ) -> BotAdvice:
        """The move that a new bot would choose, made for this question only, and whether it wins.

        Raises:
            JobFailed: it crashed or took too long.
            Refused: the person waits for too many hints, or too many people wait.
        """
        key = QueueKey(Rank.HINT, person, table, address)
        with asking(state.game.name):
            job = Advise(bot, state.view(seat), seat)
        # Advice comes from the bot itself, even if its code must be compiled first.
        seconds = STUDY_SECONDS if is_compiling() else self._seconds
        found: BotAdvice = await self._ask(key, job, seconds)
        return found

    def study(
        self,
        study: Study | SheetStudy,
        name: str,
        person: str,
        address: str,
        heard: Callable[[bytes], None],
    ) -> "asyncio.Future[bytes]":
        """The answer to a study, which may be a JobFailed or Refused; `heard` gets lines before it.

        Raises:
            Refused: the person waits for too many studies, or too many people wait.
        """
        if study.kind == "sheet":
            return self._ask(
                QueueKey(Rank.SHEET, person, name, address), study, STUDY_SECONDS, heard=heard
            )
        key = QueueKey(Rank.REVIEW, person, name, address)
        return self._ask(key, study, STUDY_SECONDS, memory=(name, -1), heard=heard)

    async def read(
        self, job: Job, seconds: float, address: str = "", rank: Rank = Rank.READ
    ) -> bytes:
        """The answer to a job about a text or a game; `seconds` limits its CPU time.

        Raises:
            Refused: the job cannot be done or takes too long, or too many jobs wait.
        """
        key, at_most = QueueKey(rank, "", "", address), START_SECONDS + SLOWDOWN * seconds
        try:
            found: bytes = await self._ask(key, job, at_most, seconds)
        except JobFailed as error:
            if error.why == "time":
                raise Refused("too-large", what="seconds", limit=round(seconds)) from None
            raise internal(error) from None
        return found

    def watch(self, owner: str, table: str, address: str = "") -> None:
        """Raise the rank of a table's questions: a person has begun to watch it."""
        before = QueueKey(Rank.UNWATCHED, owner, table)
        waiting = self._queue.items(Rank.UNWATCHED)
        for wanted in (*waiting, *self._busy.values()):
            if wanted.key == before:
                wanted.key = QueueKey(Rank.MOVE, owner, table, address)
                if wanted in waiting:
                    self._queue.remove(wanted)
                    self._put(wanted)

    def waiting(self) -> dict[Rank, int]:
        """How many jobs wait for a process, by rank."""
        return {rank: len(self._queue.items(rank)) for rank in Rank}

    def thinking(self) -> dict[str, int]:
        """How many processes are busy, by what they are for."""
        return {group.name: len(self._busy_in(group)) for group in self._groups}

    def _busy_in(self, group: _Group) -> list[WorkerProcess]:
        return [worker for worker in group.workers if worker in self._busy]

    def _ask(
        self,
        key: QueueKey,
        job: Job,
        seconds: float,
        cpu_seconds: float = 0.0,
        memory: MemoryKey | None = None,
        heard: Callable[[bytes], None] = lambda line: None,
    ) -> "asyncio.Future[Any]":
        if key.rank in MOST_WAITING:
            self._admit(key)
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        wanted = _Wanted(key, job, memory, seconds, cpu_seconds, heard, answer)
        answer.add_done_callback(partial(self._give_up, wanted))
        self._put(wanted)
        return answer

    def _admit(self, key: QueueKey) -> None:
        """Make sure that there is room in the queue.

        Raises:
            Refused: there is none for this person or address, or the server stops.
        """
        if self._is_stopping:
            raise _stopping()
        theirs = sum(each.key[:2] == key[:2] for each in self._all())
        if key.person and theirs >= MOST_OF_A_PERSON:
            raise _too_many()
        if len(self._queue.items(key.rank)) >= MOST_WAITING[key.rank]:
            dropped = self._queue.drop_longest(key)
            if dropped is None:
                raise _too_many()
            if not dropped.answer.done():
                dropped.answer.set_exception(_too_many())

    def _give_up(self, wanted: _Wanted, answer: "asyncio.Future[Any]") -> None:
        """Stop work on a job whose caller has cancelled it."""
        if not answer.cancelled():
            return
        self.counts.given_up[wanted.key.rank].inc()
        self._queue.remove(wanted)
        for worker, busy in self._busy.items():
            if busy is wanted:
                worker.hurry()

    # -- handing out

    def _put(self, wanted: _Wanted) -> None:
        """Queue a job, and begin what can begin."""
        self._queue.put(wanted.key, wanted)
        self._hand_out(self._group_of[wanted.key.rank])
        if wanted.key.rank is Rank.MOVE and wanted not in self._busy.values():
            self._make_room(self._homes.get(wanted.memory))

    def _make_room(self, home: WorkerProcess | None) -> None:
        """Make a bot at an unwatched table move now, in a certain process or in any."""
        for worker, busy in self._busy.items():
            unwatched = busy.key.rank is Rank.UNWATCHED and home in (None, worker)
            if unwatched and not worker.is_hurried:
                worker.hurry()
                return

    def _hand_out(self, group: _Group) -> None:
        """Give waiting jobs to idle processes."""
        while not self._is_closed:
            idle = [worker for worker in group.workers if worker not in self._busy]
            if not idle or (wanted := self._queue.take(group.ranks, self._may_begin)) is None:
                break
            worker = self._homes.pop(wanted.memory, None)
            if worker is None:  # The one that has the fewest bots and studies.
                worker = min(idle, key=Counter(self._homes.values()).__getitem__)
            if wanted.memory is not None:
                self._homes[wanted.memory] = worker
                if len(self._homes) > MOST_HOMES:
                    del self._homes[next(iter(self._homes))]
            self._busy[worker], worker.is_hurried = wanted, False
            self.counts.waits[wanted.key.rank].observe(time.monotonic() - wanted.at)
            task = asyncio.create_task(self._carry_out(group, worker, wanted))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        if Rank.SHEET in group.ranks:
            # Tell everybody who waits for what takes minutes how many come first.
            busy = [self._busy[worker] for worker in self._busy_in(group)]
            for before, wanted in enumerate((*busy, *self._queue.items(Rank.SHEET))):
                wanted.wait(before)

    def _may_begin(self, wanted: _Wanted) -> bool:
        """Whether the process that remembers its bot or study is idle, or there is none."""
        return self._homes.get(wanted.memory) not in self._busy

    async def _carry_out(self, group: _Group, worker: WorkerProcess, wanted: _Wanted) -> None:
        began, answer = time.monotonic(), wanted.answer
        asked = Asked(wanted.job, wanted.memory, wanted.lines, wanted.cpu_seconds)
        found: Any = None
        paused = False
        try:
            if not answer.done():
                found = await worker.ask(asked, wanted.seconds, wanted.hear)
        except Paused:
            paused = True
        except Refused as refused:
            found = refused
        except Exception as error:
            found = error if isinstance(error, JobFailed) else JobFailed("crash", repr(error))
            name = type(wanted.job).__name__
            log.warning("a job failed", extra={"job": name, "error": str(found)})
            self.counts.failures[found.why].inc()
        finally:
            del self._busy[worker]
            self.counts.thoughts[wanted.key.rank].observe(time.monotonic() - began)
        if answer.done():
            pass
        elif paused:
            wanted.at = time.monotonic()
            self._queue.put(wanted.key, wanted)
        elif isinstance(found, JobFailed | Refused):
            answer.set_exception(found)
        else:
            answer.set_result(found)
        self._hand_out(group)

    # -- ending

    def stop(self) -> None:
        """Answer all but moves at once, because the server stops; moves are asked for again."""
        self._is_stopping = True
        for wanted in self._all():
            if wanted.key.rank in MOST_WAITING and not wanted.answer.done():
                wanted.answer.set_exception(_stopping())

    def _all(self) -> Iterable[_Wanted]:
        yield from self._busy.values()
        for rank in Rank:
            yield from self._queue.items(rank)

    async def close(self) -> None:
        """End all processes; questions asked after this are never answered."""
        self._is_closed = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for group in self._groups:
            for worker in group.workers:
                await worker.stop()


def _too_many() -> Refused:
    return Refused("too-many-requests", retry_after=RETRY_SECONDS)


def _stopping() -> Refused:
    return Refused("busy", retry_after=RETRY_SECONDS)
