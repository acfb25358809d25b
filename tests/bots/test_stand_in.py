"""While the search of Six is being compiled a simpler bot plays, and says so; nowhere else."""

import asyncio
import sys
from pathlib import Path

import pytest

from crosshex.bots import make_bot, stand_in_for
from crosshex.fast.core.jit import note_compiled
from crosshex.rules import Qwixx, Six
from crosshex.server.jobs import pool
from crosshex.server.ops import warm_up
from tests.cli.terminal import english_terminal

WAITS = (sys.executable, "-c", "import sys; sys.stdin.read()")
SAID = "is still being prepared"


@pytest.fixture(autouse=True)
def nothing_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A cache without kernels, and a compiler that does not come to its end."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(warm_up, "COMMAND", WAITS)


def test_greedy_stands_in_for_bots_that_search_until_they_are_compiled() -> None:
    assert [stand_in_for(name, Six()) for name in ("beginner", "master", "greedy")] == [
        "greedy",
        "greedy",
        None,
    ]
    assert [stand_in_for("master", Qwixx(seats)) for seats in (1, 2)] == ["greedy", "greedy"]
    assert stand_in_for("hard", Qwixx()) is None
    for part in ("warm_six_search", "warm_turns"):
        note_compiled(part)
    assert stand_in_for("master", Six()) is stand_in_for("master", Qwixx()) is None
    assert stand_in_for("master", Qwixx(1)) == "greedy"
    note_compiled("warm_games")
    assert stand_in_for("master", Qwixx(1)) is None


def test_a_bot_that_is_made_by_name_is_that_bot() -> None:
    assert type(make_bot("hard", Six())).__name__ == "HumanlikeSix"


def test_the_server_hears_who_stood_in(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask(is_compiling: bool, bot: str) -> list[bytes]:
        monkeypatch.setattr(pool, "is_compiling", lambda: is_compiling)
        others: list[bytes] = []
        await workers.choose(bot, Six().start(), 0, "table", stood_in=others.append)
        return others

    async def ask_all() -> list[list[bytes]]:
        try:
            cases = ((True, "hard"), (True, "greedy"), (False, "random"))
            return [await ask(*case) for case in cases]
        finally:
            await workers.close()

    workers = pool.WorkerPool(workers=1, seconds=60)
    assert asyncio.run(ask_all()) == [[b"greedy"], [], []]


def test_the_terminal_says_who_stands_in(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    terminal = english_terminal(monkeypatch, capsys)
    played = terminal("play", "six", "--bot", "hard", typed="-1,0\nquit\n")
    assert SAID in " ".join(played.out.split())
    assert not warm_up.is_compiling()


def test_compiling_is_over_when_its_process_has_ended() -> None:
    with warm_up.warm_up_kernels():
        assert warm_up.is_compiling()
    assert not warm_up.is_compiling()
