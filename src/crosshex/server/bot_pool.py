"""Bots think in processes of their own: neither a slow nor a broken bot holds up a table."""

import asyncio
import contextlib
import logging
import pickle
import sys
from typing import Literal

from crosshex.rules import State
from crosshex.server.bot_worker import LENGTH

log = logging.getLogger(__name__)


class BotGaveNoMove(Exception):
    """A bot crashed, or took too long."""

    def __init__(self, why: Literal["crash", "time"]) -> None:
        self.why: Literal["crash", "time"] = why
        super().__init__(why)


class _Worker:
    """One process; started when first needed, and again after it has died."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self._command = command
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, question: object, seconds: float) -> str:
        """The move that the bot chooses.

        Raises:
            BotGaveNoMove: it crashed or took too long; the process is then gone.
        """
        try:
            async with asyncio.timeout(seconds):
                process = await self._running()
                return await self._exchange(process, question)
        except TimeoutError:
            await self.stop()
            raise BotGaveNoMove("time") from None
        except (OSError, asyncio.IncompleteReadError, pickle.UnpicklingError) as error:
            log.warning("a bot process died", extra={"error": repr(error)})
            await self.stop()
            raise BotGaveNoMove("crash") from None
        except asyncio.CancelledError:
            await self.stop()
            raise

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                # A terminal's Ctrl-C is for the server, which then closes the pipe.
                start_new_session=True,
            )
        return self._process

    async def _exchange(self, process: asyncio.subprocess.Process, question: object) -> str:
        assert process.stdin is not None and process.stdout is not None
        data = pickle.dumps(question)
        process.stdin.write(LENGTH.pack(len(data)) + data)
        await process.stdin.drain()
        (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
        ok, text = pickle.loads(await process.stdout.readexactly(length))
        if not ok:
            log.warning("a bot raised an error", extra={"error": text})
            raise BotGaveNoMove("crash")
        return str(text)

    async def stop(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class BotPool:
    """A few worker processes, each busy with one question at a time."""

    def __init__(
        self, workers: int, seconds: float, command: tuple[str, ...] | None = None
    ) -> None:
        program = command or (sys.executable, "-m", "crosshex.server.bot_worker")
        self._workers = [_Worker(program) for _ in range(workers)]
        self._seconds = seconds
        self._idle: asyncio.Queue[_Worker] = asyncio.Queue()
        for worker in self._workers:
            self._idle.put_nowait(worker)

    async def choose(self, bot: str, state: State, seat: int, seed: int) -> str:
        """The move that a bot chooses for a seat, in the notation.

        Raises:
            BotGaveNoMove: it crashed or took too long.
        """
        worker = await self._idle.get()
        try:
            return await worker.ask((bot, state.view(seat), seat, seed), self._seconds)
        finally:
            self._idle.put_nowait(worker)

    async def close(self) -> None:
        """End all processes."""
        for worker in self._workers:
            await worker.stop()
