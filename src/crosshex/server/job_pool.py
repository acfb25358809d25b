"""A pool of worker processes that run `jobs`, separate from those of bots; see `job_worker`."""

import asyncio
import contextlib
import logging
import pickle
import sys
from typing import Final

from crosshex.server.fair_queue import FairQueue, QueueKey, Rank
from crosshex.server.jobs import Asked, Job, JobRefused
from crosshex.server.pipes import LENGTH
from crosshex.table.faults import Refused

log = logging.getLogger(__name__)

MOST_WAITING: Final = 16
"""How many jobs may wait for a process; at this length the queue refuses or drops jobs."""
RETRY_SECONDS: Final = 2
START_SECONDS: Final = 20.0
"""How long a process may take to start and to be scheduled on a busy machine."""
SLOWDOWN: Final = 10.0
"""How many seconds of wall-clock time one second of CPU time may take."""


class _JobProcess:
    """One worker process; started again after it has died."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, asked: Asked) -> bytes | JobRefused:
        """The answer to a job.

        Raises:
            Refused: the job took too long, or the process died; the process is stopped.
        """
        try:
            async with asyncio.timeout(START_SECONDS + SLOWDOWN * asked.seconds):
                process = await self.start()
                assert process.stdin is not None and process.stdout is not None
                data = await asyncio.to_thread(pickle.dumps, asked)
                process.stdin.write(LENGTH.pack(len(data)) + data)
                await process.stdin.drain()
                (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
                answer: bytes | JobRefused = pickle.loads(await process.stdout.readexactly(length))
                return answer
        except (TimeoutError, OSError, asyncio.IncompleteReadError) as error:
            kind = type(asked.job).__name__
            log.warning(
                "a job was given up",
                extra={"job": kind, "error": repr(error)},
            )
            await self.stop()
            raise Refused("too-large", what="seconds", limit=round(asked.seconds)) from None
        except BaseException:  # The pipe may hold an unread answer.
            await self.stop()
            raise

    async def start(self) -> asyncio.subprocess.Process:
        """The process, started if there is none."""
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "crosshex.server.job_worker"),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                # A terminal's Ctrl-C is for the server, which then closes the pipe.
                start_new_session=True,
            )
        return self._process

    async def stop(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class JobPool:
    """A few processes, each busy with one job at a time; addresses take turns."""

    def __init__(self, readers: int = 1) -> None:
        self._readers = [_JobProcess() for _ in range(readers)]
        self._idle = list(self._readers)
        self._queue = FairQueue[asyncio.Future[_JobProcess]]()

    async def start(self) -> None:
        """Start the processes, so that the first job does not wait for it."""
        for reader in self._readers:
            await reader.start()

    async def read(self, job: Job, seconds: float, address: str = "") -> bytes:
        """The answer to a job, as the client gets it; `seconds` limits the CPU time.

        Raises:
            Refused: the job cannot be done or takes too long, or the queue is full and this
                address has the most jobs in it.
        """
        reader = self._idle.pop() if self._idle else await self._turn(address)
        try:
            answer = await reader.ask(Asked(job, seconds))
        finally:
            self._hand_on(reader)
        if isinstance(answer, JobRefused):
            raise Refused(answer.code, answer.legal, **answer.params)
        return answer

    async def _turn(self, address: str) -> _JobProcess:
        """Wait for a process."""
        key = QueueKey(Rank.REVIEW, address, "", address)
        if self._queue.waiting(Rank.REVIEW) >= MOST_WAITING:
            too_many = Refused("too-many-requests", retry_after=RETRY_SECONDS)
            dropped = self._queue.drop_longest(key)
            if dropped is None:
                raise too_many
            if not dropped.done():
                dropped.set_exception(too_many)
        turn: asyncio.Future[_JobProcess] = asyncio.get_running_loop().create_future()
        self._queue.put(key, turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._queue.remove(key, turn)
            elif turn.exception() is None:
                self._hand_on(turn.result())
            raise

    def _hand_on(self, reader: _JobProcess) -> None:
        """Give a free process to the next job in the queue."""
        turn = self._queue.take((Rank.REVIEW,), lambda turn: not turn.done())
        if turn is not None:
            turn.set_result(reader)
        else:
            self._idle.append(reader)

    async def close(self) -> None:
        """End all processes."""
        for reader in self._readers:
            await reader.stop()
