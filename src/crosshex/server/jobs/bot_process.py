"""The server's side of one worker process for bots; the program that runs in it is `bot_worker`."""

import asyncio
import contextlib
import logging
import os
import pickle
from typing import Any, Final, Literal

from crosshex.server.jobs.advice import BotAdvice
from crosshex.server.jobs.bot_worker import HURRY, Question
from crosshex.server.jobs.pipes import LENGTH
from crosshex.server.jobs.study_work import MemoryKey, Slice, Study

log = logging.getLogger(__name__)

MOST_BOTS: Final = 32
"""How many bots a process keeps in memory; `master` in Six needs about 20 MB."""
NICE: Final = 10
"""The niceness of processes that must not take CPU time from the others."""
DIED = (OSError, RuntimeError, asyncio.IncompleteReadError, pickle.UnpicklingError)
"""What talking to a dead process raises; uvloop raises RuntimeError for a closed pipe."""


class BotGaveNoMove(Exception):
    """A bot crashed, or took too long."""

    def __init__(self, why: Literal["crash", "time"]) -> None:
        self.why: Literal["crash", "time"] = why
        super().__init__(why)


class BotProcess:
    """One process; started when first needed, and again after it has died.

    Attributes:
        memory_keys: whose bots it keeps in memory, the least recently used first.
    """

    def __init__(self, command: tuple[str, ...], nice: bool = False) -> None:
        self._command = command
        self._nice = nice
        self._process: asyncio.subprocess.Process | None = None
        self._deadline: asyncio.Timeout | None = None
        self._is_asked = False
        self._is_hurried = False
        self._has_answered = False
        self.memory_keys: dict[MemoryKey, None] = {}

    def keep_memory(self, memory_key: MemoryKey) -> tuple[MemoryKey, ...]:
        """Keep a bot in this process; returns the keys of the bots to drop, to make room."""
        self.memory_keys.pop(memory_key, None)
        self.memory_keys[memory_key] = None
        gone = tuple(self.memory_keys)[:-MOST_BOTS]
        for other in gone:
            del self.memory_keys[other]
        return gone

    async def ask(self, question: Question | Study, seconds: float) -> str | BotAdvice | Slice:
        """The move that the bot chooses, its advice, or the result of a slice of a study.

        Raises:
            BotGaveNoMove: the bot raised an error, or the process died or took too long; in the
                last two cases the process is stopped.
        """
        try:
            async with asyncio.timeout(seconds) as self._deadline:
                process = await self._running()
                return await self._exchange(process, question)
        except TimeoutError:
            await self.stop()
            raise BotGaveNoMove("time") from None
        except DIED as error:
            log.warning("a bot process died", extra={"error": repr(error)})
            await self.stop()
            raise BotGaveNoMove("crash") from None
        except asyncio.CancelledError:
            await self.stop()
            raise
        except BotGaveNoMove:
            raise
        except Exception:
            # Such as a question that cannot be pickled, or an answer that cannot be read.
            log.exception("a bot could not be asked")
            await self.stop()
            raise BotGaveNoMove("crash") from None
        finally:
            self._deadline = None
            self._is_asked = self._is_hurried = False

    def hurry(self, seconds: float | None = None) -> None:
        """Make the bot answer with what it has found; the other bots of the process live on.

        Args:
            seconds: the new timeout, after which the process is ended; None: the timeout stays.
                It also stays for a process that has not answered yet: a restart would only repeat
                its slow start.
        """
        if seconds is not None and self._deadline is not None and self._has_answered:
            with contextlib.suppress(RuntimeError):  # The timeout has just expired.
                self._deadline.reschedule(asyncio.get_running_loop().time() + seconds)
        if not self._is_hurried:
            self._is_hurried = True
            if self._is_asked and self._process is not None:
                with contextlib.suppress(*DIED):  # `ask` notices that the process died.
                    _send(self._process, HURRY)

    async def _running(self) -> asyncio.subprocess.Process:
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
        return self._process

    async def _exchange(
        self, process: asyncio.subprocess.Process, question: Question | Study
    ) -> str | BotAdvice | Slice:
        assert process.stdin is not None and process.stdout is not None
        _send(process, question)
        self._is_asked = True
        if self._is_hurried:  # `hurry` was called while the process started.
            _send(process, HURRY)
        await process.stdin.drain()
        (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
        answer: str | BotAdvice | Slice
        ok, answer = pickle.loads(await process.stdout.readexactly(length))
        self._has_answered = True
        if not ok:
            log.warning("a bot raised an error", extra={"error": answer})
            raise BotGaveNoMove("crash")
        return answer

    async def stop(self) -> None:
        """End the process, and with it all its bots."""
        process, self._process = self._process, None
        self.memory_keys.clear()
        self._has_answered = False
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def _send(process: asyncio.subprocess.Process, message: Any) -> None:
    assert process.stdin is not None
    data = pickle.dumps(message)
    process.stdin.write(LENGTH.pack(len(data)) + data)
