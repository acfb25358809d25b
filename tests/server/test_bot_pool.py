import asyncio
from pathlib import Path

import pytest

from crosshex.rules import Six
from crosshex.server.bot_pool import BotPool
from crosshex.server.bot_process import BotGaveNoMove


def test_the_servers_bots_never_start_a_program(tmp_path: Path) -> None:
    """Whatever name reaches a worker: a program would have left a file."""
    trace = tmp_path / "trace"

    async def ask() -> None:
        pool = BotPool(workers=1, seconds=60)
        try:
            with pytest.raises(BotGaveNoMove, match="crash"):
                await pool.choose(f"external:touch {trace}", Six().start(), 0, "a table")
            assert await pool.choose("greedy", Six().start(), 0, "a table")
        finally:
            await pool.close()

    asyncio.run(ask())
    assert not trace.exists()


def test_a_pipe_that_is_already_closed_is_a_crash_like_any_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As uvloop says it, when a process dies between its start and the question."""

    def closed(stream: object, data: bytes) -> None:
        raise RuntimeError("unable to perform operation; the handler is closed")

    async def ask() -> None:
        pool = BotPool(workers=1, seconds=60)
        try:
            with monkeypatch.context() as patch:
                patch.setattr(asyncio.StreamWriter, "write", closed)
                with pytest.raises(BotGaveNoMove, match="crash"):
                    await pool.choose("greedy", Six().start(), 0, "a table")
            assert await pool.choose("greedy", Six().start(), 0, "a table")
        finally:
            await pool.close()

    asyncio.run(ask())
