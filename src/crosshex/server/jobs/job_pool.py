"""A pool of worker processes that run `jobs`, separate from those of bots; see `job_worker`."""

import asyncio
import contextlib
import logging
import pickle
import signal
import sys
from typing import Final

from crosshex.server.api.error_responses import internal
from crosshex.server.jobs.fair_queue import FairQueue, QueueKey, Rank
from crosshex.server.jobs.jobs import Job, JobRefused, JobRequest
from crosshex.server.jobs.pipes import LENGTH
from crosshex.table.faults import Refused

log = logging.getLogger(__name__)

MOST_WAITING: Final = 16
"""How many jobs may wait for a process; at this length the queue refuses or drops jobs."""
RETRY_SECONDS: Final = 2
START_SECONDS: Final = 20.0
"""How long a process may take to start and to be scheduled on a busy machine."""
EXIT_SECONDS: Final = 2.0
"""How long a process may take to end after it closed its pipe."""
SLOWDOWN: Final = 10.0
"""How many seconds of wall-clock time one second of CPU time may take."""


class WorkerDied(Exception):
    """A worker process ended before it had answered, and not because it used up its time."""


class _JobWorker:
    """One worker process; started again after it has died."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, request: JobRequest) -> bytes | JobRefused:
        """The answer to a job.

        Raises:
            Refused: the job took too long, or the process died; the process is stopped.
        """
        try:
            async with asyncio.timeout(START_SECONDS + SLOWDOWN * request.seconds):
                process = await self.start()
                assert process.stdin is not None and process.stdout is not None
                data = await asyncio.to_thread(pickle.dumps, request)
                process.stdin.write(LENGTH.pack(len(data)) + data)
                await process.stdin.drain()
                (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
                answer: bytes | JobRefused = pickle.loads(await process.stdout.readexactly(length))
                return answer
        except BaseException as error:  # The pipe may hold an unread answer.
            ended = await self._exit_code(error)
            await self.stop()
            if not isinstance(error, Exception):
                raise
            kind = type(request.job).__name__
            log.warning("a job was given up", extra={"job": kind, "error": repr(error)})
            if isinstance(error, TimeoutError) or ended == -signal.SIGPROF:
                limit = round(request.seconds)
                raise Refused("too-large", what="seconds", limit=limit) from None
            # The store is not to blame, whatever the pipe said.
            raise internal(WorkerDied(f"{kind}: the process ended with {ended}")) from None

    async def start(self) -> asyncio.subprocess.Process:
        """The process, started if there is none."""
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "crosshex.server.jobs.job_worker"),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                # A terminal's Ctrl-C is for the server, which then closes the pipe.
                start_new_session=True,
            )
        return self._process

    def kill(self) -> None:
        """Kill the process: `ask` notices that."""
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()

    async def _exit_code(self, error: BaseException) -> int | None:
        """The code with which the process ended by itself; None: it did not."""
        is_broken = isinstance(error, asyncio.IncompleteReadError | ConnectionError)
        if self._process is None or not is_broken:
            return None
        # It closed the pipe, so it is about to end. Killing it now could hide the code.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(EXIT_SECONDS):
                return await self._process.wait()
        return None

    async def stop(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def _stopping() -> Refused:
    return Refused("busy", retry_after=RETRY_SECONDS)


class JobPool:
    """A few processes, each busy with one job at a time; addresses take turns."""

    def __init__(self, workers: int = 1) -> None:
        self._workers = [_JobWorker() for _ in range(workers)]
        self._idle = list(self._workers)
        self._is_closed = False
        self._queue = FairQueue[asyncio.Future[_JobWorker]]()

    async def start(self) -> None:
        """Start the processes, so that the first job does not wait for it."""
        for worker in self._workers:
            await worker.start()

    async def run(self, job: Job, seconds: float, address: str = "") -> bytes:
        """The answer to a job, as the client gets it; `seconds` limits the CPU time.

        Raises:
            Refused: the job cannot be done or takes too long, or the queue is full and this
                address has the most jobs in it.
        """
        worker = self._idle.pop() if self._idle else await self._wait_for_worker(address)
        try:
            if self._is_closed:
                raise _stopping()
            answer = await worker.ask(JobRequest(job, seconds))
        except Refused:
            if self._is_closed:
                raise _stopping() from None
            raise
        finally:
            self._release(worker)
        if isinstance(answer, JobRefused):
            raise Refused(answer.code, answer.legal, **answer.params)
        return answer

    async def _wait_for_worker(self, address: str) -> _JobWorker:
        """Wait for a process."""
        key = QueueKey(Rank.REVIEW, address, "", address)
        if self._queue.waiting(Rank.REVIEW) >= MOST_WAITING:
            too_many = Refused("too-many-requests", retry_after=RETRY_SECONDS)
            dropped = self._queue.drop_longest(key)
            if dropped is None:
                raise too_many
            if not dropped.done():
                dropped.set_exception(too_many)
        turn: asyncio.Future[_JobWorker] = asyncio.get_running_loop().create_future()
        self._queue.put(key, turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._queue.remove(key, turn)
            elif turn.exception() is None:
                self._release(turn.result())
            raise

    def _release(self, worker: _JobWorker) -> None:
        """Give a free process to the next job in the queue."""
        turn = self._queue.take((Rank.REVIEW,), lambda turn: not turn.done())
        if turn is not None:
            turn.set_result(worker)
        else:
            self._idle.append(worker)

    def stop(self) -> None:
        """End all jobs at once, each with an answer: the server stops."""
        self._is_closed = True
        for worker in self._workers:
            worker.kill()

    async def close(self) -> None:
        """End all processes."""
        for worker in self._workers:
            await worker.stop()
