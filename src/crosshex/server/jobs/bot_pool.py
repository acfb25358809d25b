"""Runs bots in worker processes, so that neither a slow nor a broken bot holds up a table.

A bot is kept alive for its seat, so that it plays as if it sat at the table for the whole game.
Its memory is in one worker only. So its questions wait for that worker, even while another worker
is idle: a new bot would play other moves only because the server is busy. The questions of a seat
without a living bot go to the first idle worker.

Hints and studies have worker processes of their own, which keep no bots of seats: a move never
waits for a hint or a study. Studies are done in slices, after the hints. In both groups of workers
`fair_queue` says whose turn it is.
Tables of bots that no person watches come last. When a watched table waits for their worker, they
yield: the bot plays the best move that it has found so far. If the caller cancels its question,
the bot stops thinking about it.
"""

import asyncio
import logging
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from crosshex.rules import State
from crosshex.server.jobs.advice import BotAdvice
from crosshex.server.jobs.bot_process import BotGaveNoMove, BotProcess
from crosshex.server.jobs.bot_worker import Question
from crosshex.server.jobs.fair_queue import FairQueue, QueueKey, Rank
from crosshex.server.jobs.study_work import Slice, Study
from crosshex.server.ops.counts import Counts
from crosshex.table.faults import Refused

log = logging.getLogger(__name__)

MOST_OF_A_PERSON: Final = 3
"""How many hints one person may wait for at a time."""
MOST_WAITING: Final = 64
"""How many hints of all people may wait; at this length the queue refuses or drops hints."""
RETRY_SECONDS: Final = 5
STUDY_SECONDS: Final = 300.0
"""How long a slice of a study may take. Slices are short, but the first one after an installation
compiles the kernels that it needs."""
ADVICE: Final = (Rank.HINT, Rank.REVIEW)
"""The ranks of questions that the workers for hints and studies answer."""
GONE_SECONDS: Final = 3.0
"""How long a bot may take to end by itself after its question was cancelled."""


@dataclass(eq=False)
class _Asked:
    """A question with its key in the queue and the future that its caller waits for."""

    key: QueueKey
    question: Question | Study
    answer: "asyncio.Future[str | BotAdvice | Slice]"
    at: float = field(default_factory=time.monotonic)


class _Worker:
    """A process and the question it works on; `yields`: whether it was told to hurry."""

    def __init__(self, process: BotProcess) -> None:
        self.process = process
        self.asked: _Asked | None = None
        self.yields = False


class BotPool:
    """A few worker processes, each busy with one question at a time.

    Args:
        workers: how many there are for moves; there are half as many more for hints and studies.
        seconds: how long a bot may think about one question.
        command: the program; None: this Python with our `bot_worker`.
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
        program = command or (sys.executable, "-m", "crosshex.server.jobs.bot_worker")
        self._movers = [_Worker(BotProcess(program)) for _ in range(workers)]
        self._advisers = [
            _Worker(BotProcess(program, nice=True)) for _ in range(max(1, workers // 2))
        ]
        self._seconds = seconds
        self._queue = FairQueue[_Asked]()
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_closed = False

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

        Raises:
            BotGaveNoMove: it crashed or took too long.
        """
        rank = Rank.MOVE if watched else Rank.UNWATCHED
        question = Question(bot, state.view(seat), seat, (table, seat))
        return str(await self._ask(QueueKey(rank, owner, table, address), question))

    async def advise(
        self, bot: str, state: State, seat: int, person: str, table: str = "", address: str = ""
    ) -> BotAdvice:
        """The move that a new bot would choose, made for this question only, and whether it wins.

        Raises:
            BotGaveNoMove: it crashed or took too long.
            Refused: the person waits for too many hints, or the queue is full and their address
                has the most.
        """
        key = QueueKey(Rank.HINT, person, table, address)
        theirs = sum(
            worker.asked is not None and worker.asked.key[:2] == (Rank.HINT, person)
            for worker in self._advisers
        )
        theirs += self._queue.waiting_of(Rank.HINT, person)
        too_many = Refused("too-many-requests", retry_after=RETRY_SECONDS)
        if theirs >= MOST_OF_A_PERSON:
            raise too_many
        if self._queue.waiting(Rank.HINT) >= MOST_WAITING:
            dropped = self._queue.drop_longest(key)
            if dropped is None:
                raise too_many
            if not dropped.answer.done():
                dropped.answer.set_exception(too_many)
        found = await self._ask(key, Question(bot, state.view(seat), seat))
        if not isinstance(found, BotAdvice):
            raise BotGaveNoMove("crash")
        return found

    async def study(self, study: Study, person: str, address: str = "") -> Slice:
        """The next slice of a study; `studies` limits how many studies run at a time.

        Raises:
            BotGaveNoMove: its process crashed or took too long.
        """
        key = QueueKey(Rank.REVIEW, person, study.memory_key[0], address)
        found = await self._ask(key, study)
        assert isinstance(found, Slice)
        return found

    def watch(self, owner: str, table: str, address: str = "") -> None:
        """Raise the rank of a table's questions: a person has begun to watch it."""
        before = QueueKey(Rank.UNWATCHED, owner, table)
        after = QueueKey(Rank.MOVE, owner, table, address)
        for worker in self._movers:
            if worker.asked is not None and worker.asked.key == before:
                worker.asked.key = after
        for asked in self._queue.remove_all(before):
            asked.key = after
            self._queue.put(asked.key, asked)
            self._make_room(asked)

    def waiting(self) -> dict[Rank, int]:
        """How many questions wait for a worker, by rank."""
        return {rank: self._queue.waiting(rank) for rank in Rank}

    def thinking(self) -> dict[str, int]:
        """How many workers are busy, by what they are for."""
        return {
            "moves": sum(worker.asked is not None for worker in self._movers),
            "hints": sum(worker.asked is not None for worker in self._advisers),
        }

    async def _ask(self, key: QueueKey, question: Question | Study) -> str | BotAdvice | Slice:
        answer: asyncio.Future[str | BotAdvice | Slice] = asyncio.get_running_loop().create_future()
        asked = _Asked(key, question, answer)
        self._queue.put(key, asked)
        self._hand_out()
        self._make_room(asked)
        try:
            return await answer
        except asyncio.CancelledError:
            self._give_up(asked)
            raise

    def _give_up(self, asked: _Asked) -> None:
        """Stop work on a question whose caller has cancelled it."""
        self.counts.given_up[asked.key.rank] += 1
        worker = next((worker for worker in self._all if worker.asked is asked), None)
        if worker is None:
            self._queue.remove(asked.key, asked)
        elif asked.question.memory_key is None:
            worker.process.hurry(GONE_SECONDS)
        else:
            # No deadline: it would end the process, and other bots live in it, too.
            worker.process.hurry()

    # -- handing out

    @property
    def _all(self) -> Sequence[_Worker]:
        return [*self._movers, *self._advisers]

    def _hand_out(self) -> None:
        """Give waiting questions to idle workers."""
        if self._is_closed:
            return
        self._serve(self._movers, (Rank.MOVE, Rank.UNWATCHED))
        self._serve(self._advisers, ADVICE)

    def _serve(self, workers: list[_Worker], ranks: Sequence[Rank]) -> None:
        while idle := [worker for worker in workers if worker.asked is None]:
            asked = self._queue.take(ranks, lambda asked: self._may_begin(asked, workers))
            if asked is None:
                return
            memory_key = asked.question.memory_key
            living = [worker for worker in idle if memory_key in worker.process.memory_keys]
            worker = min(living or idle, key=lambda worker: len(worker.process.memory_keys))
            if memory_key is not None:
                dropped = worker.process.keep_memory(memory_key)
                asked.question = asked.question._replace(dropped=dropped)
            worker.asked, worker.yields = asked, False
            self.counts.waits[asked.key.rank].note(time.monotonic() - asked.at)
            task = asyncio.create_task(self._think(worker, asked))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _may_begin(self, asked: _Asked, workers: list[_Worker]) -> bool:
        """Whether no busy worker has the bot in question, or works on advice for this person."""
        memory_key, person = asked.question.memory_key, asked.key.person
        busy = [worker for worker in workers if worker.asked is not None]
        if asked.key.rank in ADVICE and any(
            worker.asked.key.person == person for worker in busy if worker.asked
        ):
            return False
        return memory_key is None or all(
            memory_key not in worker.process.memory_keys for worker in busy
        )

    def _make_room(self, asked: _Asked) -> None:
        """If a watched table has to wait, make an unwatched one yield its worker."""
        if asked.key.rank is not Rank.MOVE or any(worker.asked is asked for worker in self._all):
            return
        memory_key = asked.question.memory_key
        living = [worker for worker in self._movers if memory_key in worker.process.memory_keys]
        for worker in living or self._movers:
            busy = worker.asked
            if busy and busy.key.rank is Rank.UNWATCHED and not worker.yields:
                worker.yields = True
                worker.process.hurry()
                return

    async def _think(self, worker: _Worker, asked: _Asked) -> None:
        rank, began = asked.key.rank, time.monotonic()
        try:
            if not asked.answer.cancelled():
                seconds = STUDY_SECONDS if rank is Rank.REVIEW else self._seconds
                answer = await worker.process.ask(asked.question, seconds)
                if not asked.answer.done():
                    asked.answer.set_result(answer)
        except BotGaveNoMove as error:
            self._fail(asked, error)
        except Exception:
            log.exception("a question for a bot failed")
            self._fail(asked, BotGaveNoMove("crash"))
        finally:
            worker.asked = None
            self.counts.thoughts[rank].note(time.monotonic() - began)
            self._hand_out()

    def _fail(self, asked: _Asked, error: BotGaveNoMove) -> None:
        self.counts.failures[error.why] += 1
        if not asked.answer.done():
            asked.answer.set_exception(error)

    def stop(self) -> None:
        """Answer all hints at once, because the server stops; moves are asked for again later."""
        busy = [worker.asked for worker in self._advisers if worker.asked is not None]
        for asked in [*busy, *self._queue.items(Rank.HINT)]:
            if asked.key.rank is Rank.HINT and not asked.answer.done():
                asked.answer.set_exception(Refused("busy", retry_after=RETRY_SECONDS))

    async def close(self) -> None:
        """End all processes; questions asked after this are never answered."""
        self._is_closed = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for worker in self._all:
            await worker.process.stop()
