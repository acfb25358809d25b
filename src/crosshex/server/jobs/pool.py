"""Says which worker process does which job, and when.

There are groups of processes, so that none waits for what is slower: moves of bots; hints and
studies; uploads and pictures; printing. In each group `fair_queue` says whose turn it is. A process
does one job at a time.

A bot is kept alive for its seat, so that it plays as if it sat at the table for the whole game.
Its memory is in one process only. So its questions wait for that process, even while another one
is idle: a new bot would play other moves only because the server is busy. A study stays in the
process where it began, too.

A job that waits may make a running one end early. A bot at a watched table makes one at a table
that nobody watches play the best move that it has found so far. A hint makes a study pause, and so
does another study after a while. If the caller cancels its question, the job ends, too.
"""

import asyncio
import logging
import time
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

MOST_HINTS: Final = 3
"""How many hints one person may wait for at a time."""
MOST_WAITING: Final = {
    Rank.HINT: 64,
    Rank.REVIEW: 100,
    Rank.READ: 16,
    Rank.PRINT: 16,
    Rank.SHEET: 8,
}
"""How many jobs may wait: at this length a rank refuses or drops jobs. Moves are never refused."""
RETRY_SECONDS: Final = 5
STUDY_SECONDS: Final = 300.0
"""How long a step of a study may take. Steps are short, but the first one after an installation
compiles the kernels that it needs."""
SHEET_SECONDS: Final = 900.0
"""How long it may take to solve a sheet and to play on it."""
TURN_SECONDS = 1.0
"""After how long a study makes room for one that waits; each time it may run twice as long, so it
ends some time, even if others are always waiting and its process forgets it."""
GONE_SECONDS = 3.0
"""How long a job that nothing is kept of may take to end after its caller is gone."""
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
        at: when it was asked for.
        lines: how many lines it has said.
        before: how many jobs its caller knows to come first; -1: none was told.
        turn: how long it may run while others of its rank wait.
        until: the end of its turn, while it runs.
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
    turn: float = field(default_factory=lambda: TURN_SECONDS)
    until: float = 0.0

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


class _Worker:
    """A process and the job it works on."""

    def __init__(self, process: WorkerProcess) -> None:
        self.process = process
        self.wanted: _Wanted | None = None


class _Group(NamedTuple):
    """Processes for the same ranks, the first rank first."""

    name: str
    ranks: tuple[Rank, ...]
    workers: list[_Worker]

    @property
    def busy(self) -> dict[_Worker, _Wanted]:
        """The jobs that are being done."""
        return {worker: worker.wanted for worker in self.workers if worker.wanted is not None}


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
            made = (WorkerProcess(command or PROGRAM, nice) for _ in range(count))
            return _Group(name, ranks, [_Worker(process) for process in made])

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
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_stopping = self._is_closed = False

    async def start(self) -> None:
        """Start the process for texts, so that the first upload does not wait for it."""
        for worker in self._group_of[Rank.READ].workers:
            await worker.process.start()

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
        theirs = self._queue.waiting_of(Rank.HINT, person)
        busy = self._group_of[Rank.HINT].busy.values()
        theirs += sum(wanted.key[:2] == (Rank.HINT, person) for wanted in busy)
        if theirs >= MOST_HINTS:
            raise _too_many()
        key = QueueKey(Rank.HINT, person, table, address)
        with asking(state.game.name):
            job = Advise(bot, state.view(seat), seat)
        # Advice comes from the bot itself, even if its code must be compiled first.
        seconds = STUDY_SECONDS if is_compiling() else self._seconds
        found: BotAdvice = await self._ask(key, job, seconds)
        return found

    async def study(
        self,
        study: Study | SheetStudy,
        name: str,
        person: str,
        address: str,
        heard: Callable[[bytes], None],
    ) -> bytes:
        """The answer to a study; `heard` is called with each line before it.

        Raises:
            JobFailed: it crashed or took too long.
            Refused: it cannot be studied, or too many people wait.
        """
        found: bytes
        if study.kind == "sheet":
            key = QueueKey(Rank.SHEET, person, name, address)
            found = await self._ask(key, study, SHEET_SECONDS, heard=heard)
            return found
        key = QueueKey(Rank.REVIEW, person, name, address)
        memory = (name, -1)
        found = await self._ask(key, study, STUDY_SECONDS, memory=memory, heard=heard)
        return found

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
        after = QueueKey(Rank.MOVE, owner, table, address)
        for wanted in self._group_of[Rank.MOVE].busy.values():
            if wanted.key == before:
                wanted.key = after
        for wanted in self._queue.items(Rank.UNWATCHED):
            if wanted.key == before:
                self._queue.remove(before, wanted)
                wanted.key = after
                self._put(wanted)

    def waiting(self) -> dict[Rank, int]:
        """How many jobs wait for a process, by rank."""
        return {rank: self._queue.waiting(rank) for rank in Rank}

    def thinking(self) -> dict[str, int]:
        """How many processes are busy, by what they are for."""
        return {group.name: len(group.busy) for group in self._groups}

    async def _ask(
        self,
        key: QueueKey,
        job: Job,
        seconds: float,
        cpu_seconds: float = 0.0,
        memory: MemoryKey | None = None,
        heard: Callable[[bytes], None] = lambda line: None,
    ) -> Any:
        if key.rank in MOST_WAITING:
            self._admit(key)
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        wanted = _Wanted(key, job, memory, seconds, cpu_seconds, heard, answer)
        self._put(wanted)
        try:
            return await answer
        except asyncio.CancelledError:
            self._give_up(wanted)
            raise

    def _admit(self, key: QueueKey) -> None:
        """Make sure that there is room in the queue.

        Raises:
            Refused: there is none for this address, or the server stops.
        """
        if self._is_stopping:
            raise _stopping()
        if self._queue.waiting(key.rank) >= MOST_WAITING[key.rank]:
            dropped = self._queue.drop_longest(key)
            if dropped is None:
                raise _too_many()
            if not dropped.answer.done():
                dropped.answer.set_exception(_too_many())

    def _give_up(self, wanted: _Wanted) -> None:
        """Stop work on a job whose caller has cancelled it."""
        self.counts.given_up[wanted.key.rank].inc()
        self._queue.remove(wanted.key, wanted)
        for worker, busy in self._group_of[wanted.key.rank].busy.items():
            if busy is wanted:
                # A deadline would end the process, and all that it keeps.
                worker.process.hurry(GONE_SECONDS if wanted.memory is None else None)

    # -- handing out

    def _put(self, wanted: _Wanted) -> None:
        """Queue a job, and begin what can begin."""
        self._queue.put(wanted.key, wanted)
        group = self._group_of[wanted.key.rank]
        self._hand_out(group)
        if wanted not in group.busy.values():
            self._make_room(group, wanted)

    def _hand_out(self, group: _Group) -> None:
        """Give waiting jobs to idle processes."""
        while not self._is_closed:
            idle = [worker for worker in group.workers if worker.wanted is None]
            fits = partial(_may_begin, group.busy)
            if not idle or (wanted := self._queue.take(group.ranks, fits)) is None:
                break
            living = [worker for worker in idle if wanted.memory in worker.process.kept]
            worker = min(living or idle, key=lambda worker: len(worker.process.kept))
            worker.wanted = wanted
            # At once: a second question for the same seat may begin in the next moment.
            dropped = () if wanted.memory is None else worker.process.keep(wanted.memory)
            self.counts.waits[wanted.key.rank].observe(time.monotonic() - wanted.at)
            task = asyncio.create_task(self._carry_out(group, worker, wanted, dropped))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        if Rank.SHEET in group.ranks:
            self._tell_places(group)

    def _tell_places(self, group: _Group) -> None:
        """Tell everybody who waits for what takes minutes how many come first."""
        for wanted in group.busy.values():
            wanted.wait(0)
        for before, wanted in enumerate(self._queue.items(Rank.SHEET), len(group.busy)):
            wanted.wait(before)

    def _make_room(self, group: _Group, waiting: _Wanted) -> None:
        """Make a process end its job early, if there is one that should."""
        living = [worker for worker in group.workers if waiting.memory in worker.process.kept]
        for worker in living or group.workers:
            if (
                worker.wanted is not None
                and _gives_way(worker.wanted, waiting.key.rank)
                and not worker.process.is_hurried
            ):
                worker.process.hurry()
                return

    async def _carry_out(
        self, group: _Group, worker: _Worker, wanted: _Wanted, dropped: tuple[MemoryKey, ...]
    ) -> None:
        rank, began = wanted.key.rank, time.monotonic()
        wanted.until = began + wanted.turn
        loop = asyncio.get_running_loop()
        # A little later, as the clock of the loop is not exact.
        turn = loop.call_later(wanted.turn + 0.05, self._turn_over, group, rank)
        asked = Asked(wanted.job, wanted.memory, dropped, wanted.lines, wanted.cpu_seconds)
        again = False
        try:
            if not wanted.answer.cancelled():
                answer = await worker.process.ask(asked, wanted.seconds, wanted.hear)
                if not wanted.answer.done():
                    wanted.answer.set_result(answer)
        except Paused:
            again = not wanted.answer.done()
        except (JobFailed, Refused) as error:
            self._fail(wanted, error)
        except Exception as error:
            log.exception("a job could not be asked for")
            self._fail(wanted, JobFailed("crash", repr(error)))
        finally:
            turn.cancel()
            worker.wanted = None
            self.counts.thoughts[rank].observe(time.monotonic() - began)
            if again:
                wanted.turn *= 2
                self._queue.put(wanted.key, wanted)
            self._hand_out(group)

    def _turn_over(self, group: _Group, rank: Rank) -> None:
        """Make a study pause after its turn, if another one waits."""
        for waiting in self._queue.items(rank)[:1] if rank is Rank.REVIEW else ():
            self._make_room(group, waiting)

    def _fail(self, wanted: _Wanted, error: JobFailed | Refused) -> None:
        if isinstance(error, JobFailed):
            log.warning(
                "a job failed", extra={"job": type(wanted.job).__name__, "error": str(error)}
            )
            self.counts.failures[error.why].inc()
        if not wanted.answer.done():
            wanted.answer.set_exception(error)

    # -- ending

    def stop(self) -> None:
        """Answer all but moves at once, because the server stops; moves are asked for again."""
        self._is_stopping = True
        for wanted in self._all():
            if wanted.key.rank in MOST_WAITING and not wanted.answer.done():
                wanted.answer.set_exception(_stopping())

    def _all(self) -> Iterable[_Wanted]:
        for group in self._groups:
            yield from group.busy.values()
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
                await worker.process.stop()


def _may_begin(busy: dict[_Worker, _Wanted], wanted: _Wanted) -> bool:
    """Whether no busy process has the memory in question, or does the same for this person."""
    rank, person, *_ = wanted.key
    if rank in (Rank.HINT, Rank.REVIEW) and any(
        other.key[:2] == (rank, person) for other in busy.values()
    ):
        return False
    return wanted.memory is None or all(wanted.memory not in each.process.kept for each in busy)


def _gives_way(busy: _Wanted, waiting: Rank) -> bool:
    """Whether a running job has to end early for one that waits."""
    if busy.key.rank is Rank.UNWATCHED:
        return waiting is Rank.MOVE
    if busy.key.rank is Rank.REVIEW:
        return waiting is Rank.HINT or time.monotonic() >= busy.until
    return False


def _too_many() -> Refused:
    return Refused("too-many-requests", retry_after=RETRY_SECONDS)


def _stopping() -> Refused:
    return Refused("busy", retry_after=RETRY_SECONDS)
