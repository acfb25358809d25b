"""The order in which bots are asked: moves before hints, watched tables before unwatched ones.

Bots named `hard` think here until they are hurried, so a test that passes has not waited for one.
"""

import asyncio
import contextlib
import sys
import time
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from crosshex.rules import Six
from crosshex.server.config import ServerConfig
from crosshex.server.jobs.fair_queue import Rank
from crosshex.server.jobs.pool import MOST_OF_A_PERSON, MOST_WAITING, RETRY_SECONDS, WorkerPool
from crosshex.table.faults import Refused
from tests.server import scripted_worker
from tests.server.harness import ME, Json, Player, RunningServer, failures_of, running

COMMAND = (sys.executable, scripted_worker.__file__)
PATIENCE = 60.0
MANY = MOST_WAITING[Rank.HINT] + 1
START = Six().start()
ENDLESS: Json = {"kind": "bot", "bot": "hard"}
QUICK: Json = {"kind": "bot", "bot": "easy"}


@asynccontextmanager
async def asking(workers: int = 1) -> AsyncIterator[WorkerPool]:
    pool = WorkerPool(workers, PATIENCE, COMMAND)
    try:
        yield pool
    finally:
        await pool.close()


async def begun(work: Coroutine[Any, Any, str]) -> "asyncio.Task[str]":
    """Ask a question in a task; if a process is idle, it has been sent."""
    task = asyncio.create_task(work)
    for _ in range(5):
        await asyncio.sleep(0)
    return task


async def leave(*tasks: "asyncio.Task[str]") -> None:
    """Cancel the questions."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def hint(pool: WorkerPool, person: str, bot: str = "hard", address: str = "") -> str:
    return (await pool.advise(bot, START, 0, person, address=address)).move


def test_long_hints_keep_no_move_waiting() -> None:
    async def play() -> None:
        async with asking() as pool:
            hints = [await begun(hint(pool, f"person {number}")) for number in range(60)]
            assert await pool.choose("counting", START, 0, "table")
            assert not any(task.done() for task in hints)
            await leave(*hints)

    asyncio.run(play())


def test_two_hundred_abandoned_hints_keep_no_later_hint_waiting() -> None:
    async def play() -> None:
        async with asking() as pool:
            for number in range(200):
                await leave(await begun(hint(pool, f"person {number % 50}")))
            assert pool.waiting()[Rank.HINT] == 0
            assert await hint(pool, "somebody else", "counting")

    asyncio.run(play())


def test_an_abandoned_hint_ends_and_its_process_survives() -> None:
    async def play() -> None:
        async with asking() as pool:
            before = (await hint(pool, "ann", "counting")).split()
            await leave(await begun(hint(pool, "ann")))
            after = (await hint(pool, "ann", "counting")).split()
            assert before[0] == after[0]

    asyncio.run(play())


def test_an_abandoned_bot_that_ignores_a_hurry_loses_only_its_own_process() -> None:
    async def play() -> None:
        async with asking() as pool:
            living = (await pool.choose("counting", START, 0, "table")).split()
            before = (await hint(pool, "ann", "counting")).split()
            pool._seconds = 0.5
            await leave(await begun(hint(pool, "ann", "deaf")))
            pool._seconds = PATIENCE
            after = (await hint(pool, "ann", "counting")).split()
            assert before[0] != after[0]
            assert (await pool.choose("counting", START, 0, "table")).split() == [*living[:2], "2"]

    asyncio.run(play())


def test_a_process_that_is_starting_survives_an_abandoned_hint() -> None:
    """Otherwise it would never finish its start."""

    async def play() -> None:
        async with asking() as pool:
            await leave(await begun(hint(pool, "ann")))
            assert await hint(pool, "bob", "counting")
            assert failures_of(pool.counts) == {"crash": 0, "time": 0}

    asyncio.run(play())


def test_an_abandoned_move_leaves_the_bots_of_other_tables_alone() -> None:
    async def play() -> None:
        async with asking() as pool:
            living = (await pool.choose("counting", START, 0, "table")).split()
            await leave(await begun(pool.choose("hard", START, 0, "other")))
            assert (await pool.choose("counting", START, 0, "table")).split() == [*living[:2], "2"]

    asyncio.run(play())


def test_one_person_may_have_only_a_few_hints_and_others_are_not_refused() -> None:
    async def play() -> None:
        async with asking() as pool:
            first = await begun(hint(pool, "ann"))
            bobs = await begun(hint(pool, "bob", "counting"))
            hints = [await begun(hint(pool, "ann")) for _ in range(MOST_OF_A_PERSON - 1)]
            with pytest.raises(Refused, match="too-many-requests") as refused:
                await hint(pool, "ann")
            assert refused.value.params == {"retry_after": RETRY_SECONDS}
            await leave(first)
            assert await bobs
            assert not any(task.done() for task in hints)
            await leave(*hints)

    asyncio.run(play())


def test_the_number_of_waiting_hints_is_limited() -> None:
    async def play() -> None:
        async with asking() as pool:
            hints = [await begun(hint(pool, str(number))) for number in range(MANY)]
            with pytest.raises(Refused, match="too-many-requests"):
                await hint(pool, "one more")
            # Moves are never refused.
            assert await pool.choose("counting", START, 0, "table")
            await leave(*hints)
            assert await hint(pool, "one more", "counting")

    asyncio.run(play())


def test_sixty_four_cookies_of_one_address_do_not_fill_the_queue_for_others() -> None:
    async def play() -> None:
        async with asking() as pool:
            many = [
                await begun(hint(pool, f"cookie {number}", address="192.0.2.1"))
                for number in range(MANY)
            ]
            with pytest.raises(Refused, match="too-many-requests"):
                await hint(pool, "one cookie more", address="192.0.2.1")
            ann = await begun(hint(pool, "ann", "counting", "192.0.2.2"))
            refused = [task for task in many if task.done()]
            assert refused == [many[-1]], "their newest makes room"
            assert isinstance(refused[0].exception(), Refused)
            await leave(many[0])
            assert await ann, "and she has her turn before the rest of them"
            assert sum(task.done() for task in many) == 2
            await leave(*many)

    asyncio.run(play())


def test_a_newcomer_does_not_take_the_place_of_an_abandoned_hint() -> None:
    async def play() -> None:
        async with asking() as pool:
            many = [
                await begun(hint(pool, f"cookie {number}", address="192.0.2.1"))
                for number in range(MANY)
            ]
            many[-1].cancel()
            ann = await begun(hint(pool, "ann", "counting", "192.0.2.2"))
            await leave(*many)
            assert await ann
            assert pool.waiting()[Rank.HINT] == 0

    asyncio.run(play())


def test_sixty_four_owners_at_one_address_keep_another_table_waiting_for_one_move_only() -> None:
    async def play() -> None:
        async with asking() as pool:
            many = [
                await begun(
                    pool.choose(
                        "hard", START, 0, f"table {number}", f"{number}", address="192.0.2.1"
                    )
                )
                for number in range(64)
            ]
            ann = await begun(pool.choose("counting", START, 0, "ann", address="192.0.2.2"))
            await leave(many[0])
            assert await ann
            await leave(*many)

    asyncio.run(play())


def test_unwatched_tables_come_after_watched_ones() -> None:
    async def play() -> None:
        async with asking() as pool:
            served = []

            async def wait(table: str, watched: bool) -> str:
                await pool.choose("counting", START, 0, table, "ann", watched)
                served.append(table)
                return table

            shows = [await begun(wait(f"show {number}", False)) for number in range(9)]
            tables = [await begun(wait(f"table {number}", True)) for number in range(3)]
            # A person opens the last unwatched table.
            pool.watch("ann", "show 8")
            await asyncio.gather(*shows, *tables)
            first = ["show 0", "table 0", "table 1", "table 2", "show 8"]
            assert served == [*first, *(f"show {number}" for number in range(1, 8))]

    asyncio.run(play())


def test_a_bot_at_an_unwatched_table_yields_its_worker_and_survives() -> None:
    async def play() -> None:
        async with asking() as pool:
            living = (await pool.choose("counting", START, 0, "table")).split()
            shows = [
                await begun(pool.choose("hard", START, 0, f"show {number}", "bob", watched=False))
                for number in range(9)
            ]
            assert (await pool.choose("counting", START, 0, "table")).split() == [*living[:2], "2"]
            done = [task for task in shows if task.done()]
            # The bot that was thinking has played the best move it had; the others still wait.
            assert [task.result() for task in done] == [str(START.legal(0)[0])]
            await leave(*shows)

    asyncio.run(play())


def test_a_bot_at_a_watched_table_does_not_yield() -> None:
    async def play() -> None:
        async with asking() as pool:
            thinking = await begun(pool.choose("hard", START, 0, "show", "bob", watched=False))
            pool.watch("bob", "show")
            waiting = await begun(pool.choose("counting", START, 0, "table"))
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(asyncio.shield(waiting), 0.5)
            assert not thinking.done()
            await leave(thinking)
            assert await waiting

    asyncio.run(play())


# -- over real connections


@contextmanager
def serving(folder: Path) -> Iterator[RunningServer]:
    config = ServerConfig(
        db=f"sqlite:///{folder}/tables.db",
        rate_limits=False,
        bot_command=COMMAND,
        bot_seconds=PATIENCE,
    )
    with running(config) as server:
        yield server


def sits_down(player: Player) -> tuple[str, str]:
    """Set up a table against a quick bot, where the player has to move; its id and a move."""
    table = player.create("six", ME, QUICK)["table"]["id"]
    return table, move_of(player, player.connect(table))


def move_of(player: Player, message: Json) -> str:
    """The first legal move, as soon as the player is asked for one."""
    while not message.get("you", {}).get("asks"):
        message = player.receive()
    q, r = message["you"]["asks"][0]["put"][0]
    return f"{q},{r}"


def plays_against_a_bot(player: Player) -> None:
    """Make a move, and wait for the bot's answer."""
    _, move = sits_down(player)
    assert move_of(player, player.command("play", seat=0, move=move))


def test_a_bot_answers_after_others_have_abandoned_their_hints(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Player(server) as bob:
        for _ in range(10):
            with Player(server) as ann:
                sits_down(ann)
                for _ in range(20):
                    ann.send("hint", seat=0, bot="hard")
        plays_against_a_bot(bob)
        # No abandoned hint is left: a new one is answered too.
        assert bob.command("hint", seat=0, bot="easy")["type"] == "hint"


def test_a_hint_ends_when_its_request_is_abandoned(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Player(server) as ann:
        table, _ = sits_down(ann)
        for number in range(5):
            command = {"type": "hint", "id": f"h{number}", "seat": 0, "bot": "hard"}
            with contextlib.suppress(httpx.ReadTimeout):
                ann.http.post(f"/tables/{table}/commands", json=command, timeout=0.2)
        quick = {"type": "hint", "id": "quick", "seat": 0, "bot": "easy"}
        answer = ann.http.post(f"/tables/{table}/commands", json=quick)
        assert answer.json()["type"] == "hint"


def test_the_queue_for_hints_is_shared_by_addresses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(MOST_WAITING, Rank.HINT, 4)
    with serving(tmp_path) as server, ExitStack() as stack:
        # The server trusts 127.0.0.1 as a proxy and believes its X-Forwarded-For.
        for number in range(5):
            cookie = stack.enter_context(Player(server))
            table = cookie.create("six", ME, QUICK)["table"]["id"]
            move_of(cookie, cookie.connect(table, **{"X-Forwarded-For": "192.0.2.1"}))
            cookie.send("hint", seat=0, bot="hard")
            if number:
                wait_until_waiting(server, number)
        ann, bob = stack.enter_context(Player(server)), stack.enter_context(Player(server))
        there, elsewhere = {"X-Forwarded-For": "192.0.2.1"}, {"X-Forwarded-For": "192.0.2.2"}
        table = ann.create("six", ME, QUICK)["table"]["id"]
        move_of(ann, ann.connect(table, **there))
        assert ann.fault("hint", seat=0, bot="easy")["code"] == "too-many-requests"
        hint = {"type": "hint", "id": "h", "seat": 0, "bot": "easy"}
        address = f"/tables/{table}/commands"
        answer = ann.http.post(address, json=hint, headers=there)
        assert answer.json()["error"]["code"] == "too-many-requests"
        table = bob.create("six", ME, QUICK)["table"]["id"]
        move_of(bob, bob.connect(table, **elsewhere))
        bob.send("hint", seat=0, bot="easy")
        # One of the many hints was dropped for it.
        assert cookie.receive_until(type="error")["error"]["code"] == "too-many-requests"


def wait_until_waiting(server: RunningServer, count: int) -> None:
    """Wait until this many hints wait for a worker."""
    deadline = time.monotonic() + PATIENCE
    line = f'crosshex_bot_waiting{{rank="hint"}} {count}.0'
    while line not in httpx.get(f"{server.address}/metrics", trust_env=False).text:
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_a_player_may_move_while_their_own_hints_wait(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Player(server) as ann:
        _, move = sits_down(ann)
        for _ in range(MOST_OF_A_PERSON):
            ann.send("hint", seat=0, bot="hard")
        assert ann.fault("hint", seat=0, bot="hard")["code"] == "too-many-requests"
        assert ann.command("play", seat=0, move=move)["type"] == "update"


def test_nine_unwatched_tables_keep_no_player_waiting(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Player(server) as ann, Player(server) as bob:
        for _ in range(9):
            bob.create("six", ENDLESS, ENDLESS)
        plays_against_a_bot(ann)


def test_bots_of_a_deleted_table_are_free_again(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Player(server) as ann, Player(server) as bob:
        for _ in range(2):
            table = bob.create("six", ENDLESS, ENDLESS)["table"]["id"]
            bob.connect(table)
            bob.http.delete(f"/tables/{table}").raise_for_status()
        plays_against_a_bot(ann)
