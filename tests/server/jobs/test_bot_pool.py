import asyncio
import signal
import sys
from pathlib import Path
from typing import cast

import pytest

from crosshex.rules import Six, State
from crosshex.server.jobs.pool import WorkerPool
from crosshex.server.jobs.process import JobFailed
from crosshex.server.ops.counts import Counts
from tests.server import scripted_worker
from tests.server.harness import failures_of


def test_bots_of_the_server_never_start_a_program(tmp_path: Path) -> None:
    """Whatever the name of the bot, the worker starts no program: it would have left a file."""
    trace = tmp_path / "trace"

    async def ask() -> None:
        pool = WorkerPool(workers=1, seconds=60)
        try:
            with pytest.raises(JobFailed, match="crash"):
                await pool.choose(f"external:touch {trace}", Six().start(), 0, "a table")
            assert await pool.choose("greedy", Six().start(), 0, "a table")
        finally:
            await pool.close()

    asyncio.run(ask())
    assert not trace.exists()


def test_a_position_that_cannot_be_sent_to_a_bot_counts_as_a_crash() -> None:
    class Odd:
        """A position as a plug-in could make it: no process can be sent a function."""

        game = Six()

        def view(self, seat: int) -> object:
            return lambda: seat

    async def ask() -> None:
        counts = Counts()
        pool = WorkerPool(workers=1, seconds=60, counts=counts)
        try:
            with pytest.raises(JobFailed, match="crash"):
                await pool.choose("greedy", cast(State, Odd()), 0, "a table")
            with pytest.raises(JobFailed, match="crash"):
                await pool.advise("greedy", cast(State, Odd()), 0, "ann")
            assert failures_of(counts)["crash"] == 2
            assert await pool.choose("greedy", Six().start(), 0, "a table")
        finally:
            await pool.close()

    asyncio.run(ask())


def test_the_end_of_a_process_is_reported_as_it_was() -> None:
    """Not as a bot that took too long, nor as one that raised an error."""

    async def ask() -> None:
        pool = WorkerPool(1, 60.0, (sys.executable, scripted_worker.__file__))
        try:
            assert await pool.choose("counting", Six().start(), 0, "a table")
            asked = asyncio.create_task(pool.choose("deaf", Six().start(), 0, "another"))
            await asyncio.sleep(0.1)
            (worker,) = pool._groups[0].workers
            assert worker._process is not None
            worker._process.send_signal(signal.SIGKILL)
            with pytest.raises(JobFailed, match=f"crash: the process ended with -{signal.SIGKILL}"):
                await asked
            with pytest.raises(JobFailed, match="crash: the process ended with 1"):
                await pool.choose("deadly", Six().start(), 0, "a table")
        finally:
            await pool.close()

    asyncio.run(ask())


def test_a_closed_pipe_counts_as_a_crash(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """This is how uvloop reports a process that dies between its start and the question."""

    def closed(stream: object, data: bytes) -> None:
        raise RuntimeError("unable to perform operation; the handler is closed")

    async def ask() -> None:
        pool = WorkerPool(workers=1, seconds=60)
        try:
            with monkeypatch.context() as patch:
                patch.setattr(asyncio.StreamWriter, "write", closed)
                with pytest.raises(JobFailed, match="crash"):
                    await pool.choose("greedy", Six().start(), 0, "a table")
            assert await pool.choose("greedy", Six().start(), 0, "a table")
        finally:
            await pool.close()

    asyncio.run(ask())
