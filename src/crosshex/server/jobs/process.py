"""The server's side of one worker process; the program that runs in it is `worker`."""

import asyncio
import contextlib
import logging
import os
import pickle
import signal
import sys
from collections.abc import Callable
from typing import Any, Final, Literal

from crosshex.server.jobs.messages import HURRY, LENGTH, Asked, Paused, Reply, packed
from crosshex.table.faults import Refused

log = logging.getLogger(__name__)

PROGRAM: Final = (sys.executable, "-m", "crosshex.server.jobs.worker")
NICE: Final = 10
"""The niceness of processes that must not take CPU time from the others."""
EXIT_SECONDS: Final = 2.0
"""How long a process may take to end after it closed its pipe."""
DIED = (OSError, RuntimeError, asyncio.IncompleteReadError)
"""What talking to a dead process raises; uvloop raises RuntimeError for a closed pipe."""


class JobFailed(Exception):
    """A job has no answer: it took too long, raised an error, or its process ended."""

    def __init__(self, why: Literal["crash", "time"], detail: str = "") -> None:
        self.why: Literal["crash", "time"] = why
        super().__init__(f"{why}: {detail}" if detail else why)


class WorkerProcess:
    """One process; started when first needed, and again after it has ended.

    Attributes:
        is_hurried: whether it was told to end its job soon.
    """

    def __init__(self, command: tuple[str, ...] = PROGRAM, nice: bool = False) -> None:
        self._command = command
        self._nice = nice
        self._process: asyncio.subprocess.Process | None = None
        self._is_asked = False
        self.is_hurried = False

    async def ask(
        self, asked: Asked, seconds: float, heard: Callable[[bytes], None] = lambda line: None
    ) -> Any:
        """The answer to a job; `heard` gets each line before it.

        Args:
            asked: the job.
            seconds: how long the process may take to start and to answer, or until its next line.
            heard: is called with each line that the job says.

        Raises:
            JobFailed: the job raised an error, or took too long, or the process ended.
            Refused: the job was refused.
            Paused: the job has had its turn, and what is left of it was kept.
        """
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(seconds) as deadline:
                reply = await self._exchange(asked)
                while reply.kind == "line":
                    heard(reply.value)
                    deadline.reschedule(loop.time() + seconds)
                    reply = await self._reply()
        except TimeoutError:
            await self.stop()
            raise JobFailed("time") from None
        except DIED as error:
            ended = await self._exit_code()
            await self.stop()
            if hasattr(signal, "SIGPROF") and ended == -signal.SIGPROF:
                raise JobFailed("time", "it used up its CPU time") from None
            raise JobFailed("crash", f"the process ended with {ended}: {error!r}") from None
        except JobFailed:
            raise
        except BaseException:  # It is cancelled, or the answer cannot be read.
            await self.stop()
            raise
        finally:
            self._is_asked = False
        return _answer_in(reply)

    def hurry(self) -> None:
        """Make the job end with what it has found; what the process keeps stays alive."""
        if not self.is_hurried:
            self.is_hurried = True
            if self._is_asked:
                with contextlib.suppress(*DIED):  # `ask` notices that the process died.
                    self._pipe.write(HURRY)

    async def start(self) -> None:
        """Start the process, if it does not run."""
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                # A terminal's Ctrl-C is for the server, which then closes the pipe.
                start_new_session=True,
            )
            if self._nice and hasattr(os, "setpriority"):
                with contextlib.suppress(ProcessLookupError):
                    os.setpriority(os.PRIO_PROCESS, self._process.pid, NICE)

    async def stop(self) -> None:
        """End the process, and with it all that it keeps."""
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    @property
    def _pipe(self) -> asyncio.StreamWriter:
        assert self._process is not None and self._process.stdin is not None
        return self._process.stdin

    async def _exchange(self, asked: Asked) -> Reply:
        """Send a job, and wait for the first reply."""
        await self.start()
        try:  # What has a limit in CPU time may be large.
            data = await asyncio.to_thread(packed, asked) if asked.cpu_seconds else packed(asked)
        except Exception as error:  # The process has not seen it, and lives on.
            raise JobFailed("crash", repr(error)) from error
        self._pipe.write(data)
        self._is_asked = True
        if self.is_hurried:  # `hurry` was called while the process started.
            self._pipe.write(HURRY)
        await self._pipe.drain()
        return await self._reply()

    async def _reply(self) -> Reply:
        assert self._process is not None and self._process.stdout is not None
        (length,) = LENGTH.unpack(await self._process.stdout.readexactly(LENGTH.size))
        reply: Reply = pickle.loads(await self._process.stdout.readexactly(length))
        return reply

    async def _exit_code(self) -> int | None:
        """The code with which the process ended by itself; None: it did not."""
        if self._process is None:
            return None
        # It closed the pipe, so it is about to end. Killing it now could hide the code.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(EXIT_SECONDS):
                return await self._process.wait()
        return None


def _answer_in(reply: Reply) -> Any:
    if reply.kind == "refused":
        code, legal, params = reply.value
        raise Refused(code, legal, **params)
    if reply.kind == "paused":
        raise Paused
    if reply.kind == "error":
        raise JobFailed("crash", reply.value)
    return reply.value
