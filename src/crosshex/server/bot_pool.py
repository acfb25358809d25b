"""Bots think in processes of their own: neither a slow nor a broken bot holds up a table.

A bot is kept alive for its seat, so that it plays as if it sat at the table for the whole game.
Its memory is in one worker and nowhere else. So its questions wait for that worker, even while
another one is idle: a bot made anew would play other moves only because the server is busy. All
other questions, those of a seat without a living bot and those for a hint, go to the worker that
is idle first. Each worker takes the oldest question that it may answer.
"""

import asyncio
import contextlib
import logging
import pickle
import sys
from typing import Literal

from crosshex.rules import State
from crosshex.server.bot_worker import Home, Question
from crosshex.server.pipes import LENGTH

log = logging.getLogger(__name__)

MOST_BOTS = 32
"""So many bots live in a worker at most; `master` in Six needs some 20 MB."""


DIED = (OSError, RuntimeError, asyncio.IncompleteReadError, pickle.UnpicklingError)
"""What talking to a process that has gone raises; uvloop has a RuntimeError for a closed pipe."""


class BotGaveNoMove(Exception):
    """A bot crashed, or took too long."""

    def __init__(self, why: Literal["crash", "time"]) -> None:
        self.why: Literal["crash", "time"] = why
        super().__init__(why)


class _Worker:
    """One process; started when first needed, and again after it has died.

    Attributes:
        homes: whose bots live in it, the least recently used first.
        idle: whether it waits for a question.
    """

    def __init__(self, command: tuple[str, ...]) -> None:
        self._command = command
        self._process: asyncio.subprocess.Process | None = None
        self.homes: dict[Home, None] = {}
        self.idle = True

    def take(self, home: Home | None) -> None:
        """Be busy with a question from now on; if it has a home, a bot lives here for it."""
        self.idle = False
        if home is not None:
            self.homes.pop(home, None)
            self.homes[home] = None

    def surplus(self) -> tuple[Home, ...]:
        """Whose bots have to go, because too many live here; they are forgotten."""
        gone = tuple(self.homes)[:-MOST_BOTS]
        for home in gone:
            del self.homes[home]
        return gone

    async def ask(self, question: Question, seconds: float) -> str:
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
        except DIED as error:
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

    async def _exchange(self, process: asyncio.subprocess.Process, question: Question) -> str:
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
        """End the process, and with it all bots that live there."""
        process, self._process = self._process, None
        self.homes.clear()
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
        # Who waits for a worker, and for whose living bot; the oldest question first.
        self._waiting: dict[asyncio.Future[_Worker], Home | None] = {}

    async def choose(self, bot: str, state: State, seat: int, table: str | None = None) -> str:
        """The move that a bot chooses for a seat, in the notation.

        Args:
            bot: its name.
            state: the position.
            seat: the seat that has to act.
            table: the table for whose seat the bot is kept alive; None: a bot is made for this
                question only, and disturbs no other.

        Raises:
            BotGaveNoMove: it crashed or took too long.
        """
        home = None if table is None else (table, seat)
        turn: asyncio.Future[_Worker] = asyncio.get_running_loop().create_future()
        self._waiting[turn] = home
        self._hand_out()
        try:
            worker = await turn
            question = Question(bot, state.view(seat), seat, home, worker.surplus())
            return await worker.ask(question, self._seconds)
        finally:
            self._waiting.pop(turn, None)
            if turn.done() and not turn.cancelled():
                turn.result().idle = True
                self._hand_out()

    def _hand_out(self) -> None:
        """Give idle workers to those who wait, first come, first served."""
        for turn, home in list(self._waiting.items()):
            idle = [worker for worker in self._workers if worker.idle]
            if not idle:
                return
            living = next((worker for worker in self._workers if home in worker.homes), None)
            worker = living or min(idle, key=lambda worker: len(worker.homes))
            if worker.idle and not turn.done():
                worker.take(home)
                turn.set_result(worker)
                del self._waiting[turn]

    async def close(self) -> None:
        """End all processes."""
        for worker in self._workers:
            await worker.stop()
