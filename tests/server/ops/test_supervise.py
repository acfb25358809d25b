"""No task dies silently: it is logged, restarted, and reported."""

import asyncio
import logging

import pytest

from crosshex.server.ops import supervise
from crosshex.server.ops.supervise import Supervisor


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervise, "FIRST_WAIT", 0.001)


@pytest.mark.parametrize("error", [ValueError("odd"), asyncio.CancelledError()])
def test_a_task_that_fails_is_logged_reported_and_restarted(
    error: BaseException, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        supervisor, runs, well = Supervisor(), 0, asyncio.Event()

        async def work() -> None:
            nonlocal runs
            runs += 1
            if runs < 4:
                raise error
            well.set()
            await asyncio.sleep(60)

        supervisor.start("worker", work)
        async with asyncio.timeout(60):
            await well.wait()
        (seen,) = supervisor.report()
        assert (seen.name, seen.alive, seen.restarts) == ("worker", False, 3)
        assert seen.error is not None and type(error).__name__ in seen.error
        monkeypatch.setattr(supervise, "STEADY_SECONDS", 0.0)
        assert supervisor.report()[0].alive and supervisor.report()[0].error is None
        async with asyncio.timeout(60):
            await supervisor.stop()
        assert supervisor.report() == []

    asyncio.run(play())
    assert [record.levelno for record in caplog.records] == [logging.ERROR] * 3
    assert all(record.exc_info for record in caplog.records)


def test_an_outage_is_logged_without_a_traceback_and_the_back_off_grows(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def play() -> None:
        supervisor = Supervisor()

        async def work() -> None:
            raise OSError("away")

        supervisor.start("link", work)
        async with asyncio.timeout(60):
            while supervisor.report()[0].restarts < 4:
                await asyncio.sleep(0.001)
        await supervisor.stop()

    asyncio.run(play())
    assert not any(record.exc_info for record in caplog.records)
    waits = [record.__dict__["wait"] for record in caplog.records]
    assert waits[:4] == [0.001, 0.002, 0.004, 0.008]


def test_a_task_that_returns_is_not_restarted() -> None:
    async def play() -> None:
        supervisor = Supervisor()

        async def work() -> None:
            await asyncio.sleep(0)

        task = supervisor.start("once", work)
        assert task.task is not None
        await task.task
        await asyncio.sleep(0)
        assert supervisor.report() == []
        await supervisor.stop()

    asyncio.run(play())
