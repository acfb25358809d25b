"""Reviews and analyses: computed in turns, after all hints, while a client waits."""

import asyncio
import json
import logging
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import aclosing, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from crosshex.rules import Six
from crosshex.server.config import ServerConfig
from crosshex.server.jobs.fair_queue import Rank
from crosshex.server.jobs.pool import MOST_OF_A_PERSON, MOST_WAITING, RETRY_SECONDS, WorkerPool
from crosshex.server.jobs.studies import AnswerCache, Studies
from crosshex.server.jobs.worker import MOST_KEPT
from crosshex.table.faults import Refused
from tests.record.hostile import SIX
from tests.server import scripted_worker
from tests.server.harness import BOT, ME, OPEN, Json, Player, running

COMMAND = (sys.executable, scripted_worker.__file__)
PATIENCE = 60.0
START = Six().start()
CROWD = MOST_WAITING[Rank.REVIEW]
LINE = "six basic auto 1/2 placing | 1,0 | 0,0"


@asynccontextmanager
async def studying(workers: int = 1) -> AsyncIterator[tuple[Studies, WorkerPool]]:
    pool = WorkerPool(workers, PATIENCE, COMMAND)
    all_of_them = Studies(pool)
    try:
        yield all_of_them, pool
    finally:
        all_of_them.close()
        await pool.close()


async def lines(found: Studies, subject: str, person: str = "ann", address: str = "") -> list[Json]:
    """All lines that a study sends."""
    async with aclosing(await found.follow("review", subject, person, address)) as said:
        return [json.loads(line) async for some in said for line in some.splitlines()]


async def begun(work: Coroutine[Any, Any, list[Json]]) -> "asyncio.Task[list[Json]]":
    task = asyncio.create_task(work)
    for _ in range(5):
        await asyncio.sleep(0)
    return task


async def leave(*tasks: "asyncio.Task[list[Json]]") -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def test_a_study_reports_its_progress_and_continues_where_it_was() -> None:
    async def work() -> None:
        async with studying() as (found, _):
            *progress, answer = await lines(found, "steps 30")
            done = [line["done"] for line in progress]
            assert len(done) > 1 and done == sorted(done)
            assert {line["total"] for line in progress} == {30}
            # It was never started again.
            assert (answer["type"], answer["life"]) == ("review", 0)

    asyncio.run(work())


def test_a_study_that_fails_unexpectedly_keeps_no_client_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(*_: object) -> "asyncio.Future[bytes]":
        found: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        found.set_exception(ValueError("damaged"))
        return found

    async def work() -> None:
        async with studying() as (found, pool):
            monkeypatch.setattr(pool, "study", fail)
            said = await asyncio.wait_for(lines(found, "steps 3"), PATIENCE)
            assert (said[-1]["type"], said[-1]["error"]["code"]) == ("error", "internal")
            assert found.under_way == 0

    asyncio.run(work())


def heard_from_the_start(said: list[Json]) -> bool:
    """Whether the parts before the final answer are complete."""
    plies = [point["ply"] for line in said[:-1] for point in line["part"]["course"]]
    return len(plies) > 1 and plies == list(range(len(plies)))


def test_results_are_sent_as_they_come_also_to_a_later_client() -> None:
    async def work() -> None:
        async with studying() as (found, _):
            first = await begun(lines(found, "steps 30", "ann"))
            async with aclosing(await found.follow("review", "steps 30", "bob")) as said:
                part = json.loads((await anext(said)).splitlines()[-1])["part"]
                assert part["values"] == "toy@1" and not first.done()
            late = await lines(found, "steps 30", "eve")
            assert heard_from_the_start(await first) and heard_from_the_start(late)

    asyncio.run(work())


def test_a_client_that_returns_to_a_study_gets_it_from_the_start() -> None:
    async def work() -> None:
        async with studying() as (found, _):
            async with aclosing(await found.follow("review", "steps 30", "ann")) as said:
                await anext(said)
                await anext(said)
            assert found.under_way == 0
            again = await lines(found, "steps 30")
            # The work continued where it was.
            assert again[-1]["life"] == 0 and heard_from_the_start(again)

    asyncio.run(work())


def test_a_finished_study_is_cached_and_answered_at_once() -> None:
    async def work() -> None:
        async with studying() as (found, _):
            first = (await lines(found, "steps 1"))[-1]
            assert await lines(found, "steps 1", "bob") == [first]
            assert (await lines(found, "steps 2"))[-1]["life"] == 1

    asyncio.run(work())


def test_the_size_of_the_cache_is_limited() -> None:
    cache = AnswerCache(100)
    for number in range(50):
        cache.put(str(number), b"x" * 30)
        assert cache.size <= 100
    assert [cache.get(str(number)) is not None for number in (46, 47, 49)] == [False, True, True]
    cache.put("large", b"x" * 101)
    assert cache.size == 0


def test_several_clients_wait_for_the_same_study() -> None:
    async def work() -> None:
        async with studying() as (found, _):
            waiting = [await begun(lines(found, "steps 20", person)) for person in ("ann", "bob")]
            assert found.under_way == 1
            answers = [said[-1] for said in await asyncio.gather(*waiting)]
            assert answers[0] == answers[1]

    asyncio.run(work())


def test_a_study_runs_only_while_a_client_waits() -> None:
    async def work() -> None:
        async with studying() as (found, pool):
            ann = await begun(lines(found, "endless", "ann"))
            bob = await begun(lines(found, "endless", "bob"))
            await leave(ann)
            assert found.under_way == 1
            await leave(bob)
            assert found.under_way == 0 and pool.waiting()[Rank.REVIEW] == 0
            assert (await lines(found, "steps 1", "eve"))[-1]["type"] == "review"

    asyncio.run(work())


def test_a_client_that_goes_before_the_first_line_leaves_no_study_behind() -> None:
    async def work() -> None:
        async with studying() as (found, _):
            said = await found.follow("review", "endless", "ann")
            await said.aclose()
            assert found.under_way == 0

    asyncio.run(work())


def test_a_client_that_comes_while_another_one_goes_still_gets_its_answer() -> None:
    async def work() -> None:
        async with studying() as (found, _):
            ann = await begun(lines(found, "steps 30", "ann"))
            async with aclosing(await found.follow("review", "steps 30", "bob")) as said:
                await leave(ann)
                async with asyncio.timeout(PATIENCE):
                    last = [json.loads(line) async for some in said for line in some.splitlines()]
            assert last[-1]["type"] == "review"

    asyncio.run(work())


def test_two_hundred_abandoned_studies_keep_no_client_waiting() -> None:
    async def work() -> None:
        async with studying() as (found, _):
            for number in range(200):
                await leave(await begun(lines(found, f"endless {number}", f"person {number}")))
            assert (await lines(found, "steps 1"))[-1]["type"] == "review"

    asyncio.run(work())


def test_a_hint_makes_a_study_pause() -> None:
    async def work() -> None:
        async with studying() as (found, pool):
            endless = [await begun(lines(found, f"endless {who}", who)) for who in ("ann", "bob")]
            assert await pool.advise("counting", START, 0, "eve")
            assert not any(task.done() for task in endless)
            await leave(*endless)

    asyncio.run(work())


def test_only_the_time_until_a_worker_is_free_counts_as_waiting() -> None:
    async def work() -> None:
        async with studying() as (found, pool):
            await lines(found, "steps 1")
            began = time.monotonic()
            await lines(found, "steps 100")
            name, rank = "crosshex_bot_wait_seconds_sum", {"rank": "review"}
            waited = pool.counts.registry.get_sample_value(name, rank)
            assert waited is not None and waited < (time.monotonic() - began) / 2

    asyncio.run(work())


def test_a_flood_of_studies_keeps_no_bot_waiting() -> None:
    async def work() -> None:
        async with studying() as (found, pool):
            flood = [
                await begun(lines(found, f"endless {number}", f"person {number}"))
                for number in range(CROWD)
            ]
            for turn in range(20):
                assert await pool.choose("counting", START, 0, f"table {turn}")
            assert not any(task.done() for task in flood)
            await leave(*flood)

    asyncio.run(work())


def test_one_person_may_have_only_a_few_studies_and_others_are_not_refused() -> None:
    async def work() -> None:
        async with studying() as (found, _):
            anns = [await begun(lines(found, f"endless {n}")) for n in range(MOST_OF_A_PERSON)]
            with pytest.raises(Refused, match="too-many-requests") as refused:
                await lines(found, "steps 1")
            assert refused.value.params == {"retry_after": RETRY_SECONDS}
            assert (await lines(found, "steps 1", "bob"))[-1]["type"] == "review"
            await leave(*anns)
            assert (await lines(found, "steps 2"))[-1]["type"] == "review"

    asyncio.run(work())


def address_of(number: int) -> str:
    return f"192.0.2.{number}"


def test_however_many_study_everybody_gets_a_turn() -> None:
    async def work() -> None:
        async with studying() as (found, _):
            others = [
                await begun(lines(found, f"endless {n}", f"person {n}", address_of(n)))
                for n in range(CROWD)
            ]
            assert (await lines(found, "steps 1"))[-1]["type"] == "review"
            assert not any(task.done() for task in others)
            assert found.under_way == CROWD
            await leave(*others)

    asyncio.run(work())


@pytest.mark.parametrize(
    ("subject", "code"),
    [("deadly", "bot-unavailable"), ("wrong", "bot-unavailable"), ("unknown", "no-review")],
)
def test_a_study_that_fails_says_so_and_the_next_one_works(subject: str, code: str) -> None:
    async def work() -> None:
        async with studying() as (found, _):
            (said,) = await lines(found, subject)
            assert (said["type"], said["error"]["code"]) == ("error", code)
            assert found.under_way == 0
            assert (await lines(found, "steps 1"))[-1]["type"] == "review"

    asyncio.run(work())


def test_a_process_remembers_every_study_that_has_paused() -> None:
    async def work() -> None:
        async with studying() as (found, _):
            numbers = range(70, 70 + CROWD)
            crowd = [lines(found, f"steps {n}", f"person {n}", address_of(n)) for n in numbers]
            answers = [said[-1] for said in await asyncio.gather(*crowd)]
            # Each began once: none was forgotten while others had their turns.
            assert sorted(answer["life"] for answer in answers) == list(range(CROWD))

    assert CROWD < MOST_KEPT
    asyncio.run(work())


def test_a_study_starts_again_if_another_one_crashed_its_process() -> None:
    async def work() -> None:
        async with studying() as (found, _):
            long = await begun(lines(found, "steps 60", "ann"))
            await lines(found, "steps 2", "bob")
            await lines(found, "deadly", "eve")
            assert (await long)[-1]["type"] == "review"

    asyncio.run(work())


# -- over real connections


def config(folder: Path) -> ServerConfig:
    return ServerConfig(
        db=f"sqlite:///{folder}/tables.db",
        rate_limits=False,
        bot_command=COMMAND,
        bot_seconds=PATIENCE,
    )


def test_a_game_is_reviewed_once_it_is_over(ann: Player) -> None:
    for seats, status in (((ME, OPEN), "open"), ((ME, ME | {"name": "Ben"}), "playing")):
        table = ann.create("six", *seats)["table"]["id"]
        answer = ann.http.post(f"/tables/{table}/review")
        fault = {"code": "not-now", "params": {"command": "review", "status": status}}
        assert (answer.status_code, answer.json()["error"]) == (409, fault)


def test_a_review_needs_access_to_the_table(ann: Player, bob: Player) -> None:
    table = ann.create("six", ME, BOT)["table"]["id"]
    assert bob.http.post(f"/tables/{table}/review").json()["error"]["code"] == "no-access"


def first_line(player: Player, position: str) -> Json:
    """The first line of an analysis; then the request ends."""
    with player.http.stream("POST", "/analysis", json={"position": position}) as answer:
        line: Json = json.loads(next(answer.iter_lines()))
        return line


def test_a_request_that_ends_stops_its_study(tmp_path: Path) -> None:
    with running(config(tmp_path)) as server, Player(server) as ann:
        for number in range(2 * MOST_OF_A_PERSON):
            # Each of them would run for ever; the server notices the end a moment later.
            limit = f"1/2 limit={number + 50}"
            while (line := first_line(ann, LINE.replace("1/2", limit))).get("error"):
                assert line["error"]["code"] == "too-many-requests"
            assert line["type"] == "progress"


@pytest.mark.parametrize(
    ("path", "body", "code"),
    [
        ("/review", {"text": "nothing"}, "bad-record"),
        ("/review", {"text": ""}, "bad-record"),
        ("/review", {"text": "\n" * 20_000}, "too-large"),
        ("/review", {"text": "x" * 300_000}, "too-large"),
        ("/analysis", {"position": "six 1/2"}, "bad-position"),
        ("/analysis", {"position": "x" * 3000}, "malformed"),
        ("/board", {"position": "six 9"}, "bad-position"),
        ("/board", {"position": "nothing"}, "bad-position"),
        ("/board", {"position": LINE, "moves": [{"actor": 0, "move": "9,9"}]}, "illegal-move"),
        ("/board", {"position": LINE, "moves": [{"actor": 0, "move": "?"}]}, "invalid-move"),
        ("/board", {"position": LINE, "moves": [{"actor": 1, "move": "-1,0"}]}, "not-now"),
        ("/board", {"position": LINE, "moves": [{"actor": "dice", "move": "1"}]}, "not-now"),
        ("/board", {"position": LINE, "moves": [{"actor": 9, "move": "1"}]}, "malformed"),
    ],
)
def test_impossible_studies_are_refused(ann: Player, path: str, body: Json, code: str) -> None:
    answer = ann.http.post(path, json=body)
    assert answer.status_code >= 400 and answer.json()["error"]["code"] == code


def test_the_board_shows_what_the_rules_say(ann: Player) -> None:
    line = "qwixx 1 throw | r- y- g- b- x0 | r- y- g- b- x0"
    board = ann.http.post("/board", json={"position": line}).json()
    assert board["throws"] and board["legal"] == [] and len(board["dice"]) == 6

    moves = [{"actor": "dice", "move": "4 1 6 3 5 6"}, {"actor": 1, "move": "r5"}]
    board = ann.http.post("/board", json={"position": line, "moves": moves}).json()
    # The choice of one seat waits for the other one, and is not in the position.
    assert board["pending"] == [{"seat": 1, "move": "r5"}]
    assert board["position"] == line.replace("throw", "action-1 4 1 6 3 5 6")
    assert [one["seat"] for one in board["legal"]] == [0]
    assert "1. 4 1 6 3 5 6\n" in board["record"]

    moves += [{"actor": 0, "move": "-"}, {"actor": 0, "move": "b10"}]
    board = ann.http.post("/board", json={"position": line, "moves": moves}).json()
    assert board["position"] == "qwixx 2 throw | r- y- g- b10 x0 | r5 y- g- b- x0"
    assert "1. 4 1 6 3 5 6 / - r5 / b10\n" in board["record"]
    # A position from the middle of a game has no record.
    again = ann.http.post("/board", json={"position": board["position"]}).json()
    assert again["record"] is None and again["position"] == board["position"]


@pytest.mark.parametrize(
    ("asked", "line"),
    [
        ("six", LINE),
        ("six 4", LINE.replace("1/2", "1/4")),
        ("qwixx 1", "qwixx 1 throw | r- y- g- b- x0"),
        ("longo 1", "longo 1 throw | r- y- g- b- x0 *4,9"),
    ],
)
def test_a_name_stands_for_the_start_of_its_game(ann: Player, asked: str, line: str) -> None:
    assert ann.http.post("/board", json={"position": asked}).json()["position"] == line


def test_a_server_does_not_load_modules_that_only_studies_need() -> None:
    program = (
        "import sys, crosshex.server.app;"
        "print(sorted({'numpy', 'numba', 'crosshex.review.qwixx'} & set(sys.modules)))"
    )
    answer = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert answer.stdout.strip() == "[]", answer.stderr


def test_a_server_that_stops_ends_reviews_with_an_answer_and_without_an_error(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    config = ServerConfig(
        db=f"sqlite:///{tmp_path}/tables.db", rate_limits=False, bot_command=COMMAND
    )
    said: list[Json] = []
    text = SIX + "1. -1,0\n"
    with (
        running(config) as server,
        Player(server) as ann,
        ann.http.stream("POST", "/review", json={"text": text}) as answer,
    ):
        for line in answer.iter_lines():
            if not said:
                server.server.should_exit = True
            said.append(json.loads(line))
    assert (said[-1]["type"], said[-1]["error"]["code"]) == ("error", "busy")
    # It did not have to cancel a request that had used up its time.
    assert [each.message for each in caplog.records if each.levelno >= logging.ERROR] == []
