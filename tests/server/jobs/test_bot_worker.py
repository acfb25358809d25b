"""A bot lives as long as its seat, and other tables do not disturb it."""

import asyncio
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from crosshex.bots.six.master import MasterSix
from crosshex.record import read_record
from crosshex.rules import Game, Six
from crosshex.server.config import ServerConfig
from crosshex.server.jobs.pool import WorkerPool
from crosshex.server.jobs.process import JobFailed
from crosshex.server.jobs.worker import MOST_KEPT
from tests.server import scripted_worker
from tests.server.harness import Json, Player, running

COMMAND = (sys.executable, scripted_worker.__file__)
PATIENCE = 60.0


class Told(NamedTuple):
    """What a counting bot reports."""

    process: int
    bot: int
    age: int


class Asker:
    """Puts questions to counting bots at the start of a game."""

    def __init__(self, pool: WorkerPool) -> None:
        self.pool = pool

    async def __call__(
        self,
        table: str | None,
        seat: int = 0,
        bot: str = "counting",
        game: Game = Six(),  # noqa: B008
    ) -> Told:
        state = game.start()
        if table is None:
            said = (await self.pool.advise(bot, state, seat, "somebody")).move
        else:
            said = await self.pool.choose(bot, state, seat, table)
        return Told(*map(int, said.split()))


@asynccontextmanager
async def asking(workers: int = 1) -> AsyncIterator[Asker]:
    pool = WorkerPool(workers, PATIENCE, COMMAND)
    try:
        yield Asker(pool)
    finally:
        await pool.close()


def test_a_seat_keeps_its_bot_and_shares_it_with_no_other_seat() -> None:
    async def play() -> None:
        async with asking() as ask:
            first = await ask("a")
            others = [await ask("a", seat=1), await ask("b"), await ask("b", seat=1)]
            assert len({first.bot, *(other.bot for other in others)}) == 4
            assert await ask("a") == first._replace(age=2)
            assert await ask("b") == others[1]._replace(age=2)

    asyncio.run(play())


def test_another_name_or_another_game_makes_a_new_bot() -> None:
    async def play() -> None:
        async with asking() as ask:
            lives = [
                await ask("a"),
                await ask("a", bot="also-counting"),
                await ask("a", bot="also-counting", game=Six(variant="advanced")),
                await ask("a"),
            ]
            assert [life.age for life in lives] == [1, 1, 1, 1]
            assert len({life.bot for life in lives}) == 4

    asyncio.run(play())


def test_a_hint_has_its_own_bot() -> None:
    async def play() -> None:
        async with asking() as ask:
            living = await ask("a")
            hints = [await ask(None), await ask(None)]
            assert [hint.age for hint in hints] == [1, 1]
            assert len({life[:2] for life in (living, *hints)}) == 3
            assert await ask("a") == living._replace(age=2)

    asyncio.run(play())


def test_the_least_recently_used_bot_makes_room_for_another() -> None:
    async def play() -> None:
        async with asking() as ask:
            lives = [await ask(f"table {number}") for number in range(MOST_KEPT)]
            assert await ask("table 0") == lives[0]._replace(age=2)
            assert (await ask("one more")).age == 1
            assert await ask("table 0") == lives[0]._replace(age=3)
            assert await ask("table 2") == lives[2]._replace(age=2)
            assert (await ask("table 1")).age == 1

    asyncio.run(play())


def test_after_a_crash_all_bots_of_the_process_are_new() -> None:
    async def play() -> None:
        async with asking() as ask:
            before = await ask("a")
            with pytest.raises(JobFailed, match="crash"):
                await ask("b", bot="deadly")
            after = await ask("a")
            assert after.age == 1
            assert after.process != before.process

    asyncio.run(play())


def test_a_bot_that_raised_an_error_is_replaced_and_the_others_survive() -> None:
    async def play() -> None:
        async with asking() as ask:
            other = await ask("a")
            assert [(await ask("b", bot="failing")).age for _ in range(2)] == [1, 2]
            with pytest.raises(JobFailed, match="crash"):
                await ask("b", bot="failing")
            assert (await ask("b", bot="failing")).age == 1
            assert await ask("a") == other._replace(age=2)

    asyncio.run(play())


def test_a_question_waits_for_the_worker_with_its_bot_and_new_ones_use_the_idle_one() -> None:
    async def play() -> None:
        async with asking(workers=2) as ask:
            one, two, three = await ask("a"), await ask("b"), await ask("c")
            assert one.process != two.process
            assert one.process == three.process
            # The worker of a and c is now busy with c, and the other worker is idle.
            busy, waiting, new = await asyncio.gather(ask("c"), ask("a"), ask("d"))
            assert busy == three._replace(age=2)
            assert waiting == one._replace(age=2)
            assert new.process == two.process

    asyncio.run(play())


def test_two_questions_at_once_for_a_new_seat_reach_the_same_bot() -> None:
    async def play() -> None:
        async with asking(workers=2) as ask:
            first, second = await asyncio.gather(ask("a"), ask("a"))
            assert second == first._replace(age=2)

    asyncio.run(play())


def test_questions_are_served_in_order_and_a_cancelled_one_delays_no_other() -> None:
    async def play() -> None:
        async with asking() as ask:
            served = []

            async def wait(table: str) -> None:
                await ask(table)
                served.append(table)

            tasks = {name: asyncio.create_task(wait(name)) for name in "abcdef"}
            await asyncio.sleep(0)
            tasks["c"].cancel()
            await asyncio.gather(*tasks.values(), return_exceptions=True)
            assert served == list("abdef")

    asyncio.run(play())


def test_a_served_master_plays_the_same_moves_as_one_that_is_kept_alive(tmp_path: Path) -> None:
    game = Six(move_limit=10)

    def master() -> MasterSix:
        return MasterSix(game, seconds=600.0, nodes=scripted_worker.NODES)

    living = [master() for _ in range(game.seats)]
    state = game.start()
    moves, of_new_bots = [], []
    while state.outcome is None:
        moves.append(str(living[state.seat].choose(state, state.seat)))
        of_new_bots.append(str(master().choose(state, state.seat)))
        state = state.play(state.seat, state.parse(state.seat, moves[-1]))
    # Otherwise this test could not distinguish the two.
    assert moves != of_new_bots

    config = ServerConfig(
        db=f"sqlite:///{tmp_path}/tables.db",
        rate_limits=False,
        bot_command=COMMAND,
        bot_seconds=PATIENCE,
    )
    bot: Json = {"kind": "bot", "bot": "master"}
    with running(config) as server, Player(server) as ann:
        tables = [
            ann.create("six", bot, bot, options={"move_limit": game.move_limit})["table"]["id"]
            for _ in range(2)
        ]
        deadline = time.monotonic() + PATIENCE
        for table in tables:
            while ann.http.get(f"/tables/{table}").json()["table"]["status"] != "over":
                assert time.monotonic() < deadline
                time.sleep(0.05)
            record = read_record(ann.http.get(f"/tables/{table}/record").text)
            assert [str(step.move) for step in record.steps] == moves
