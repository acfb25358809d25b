"""Uploads are read in separate processes, with limits, and never for long."""

import asyncio
import sys
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, cast

import httpx
import pytest

from crosshex.rules import Six
from crosshex.server.api.study_views import LARGEST_RECORD
from crosshex.server.config import ServerConfig
from crosshex.server.jobs.documents import (
    LARGEST_ANSWER,
    MOST_COMMENTS,
    MOST_GAMES,
    MOST_HEADERS,
    MOST_LINES,
    MOST_REVIEWED,
    MOST_TURNS,
    Upload,
)
from crosshex.server.jobs.fair_queue import Rank
from crosshex.server.jobs.pool import MOST_WAITING, WorkerPool
from crosshex.server.rooms.live import LiveTable
from crosshex.table.faults import Refused
from tests.record.hostile import FULLEST, SIX, quiet_game
from tests.server import scripted_worker
from tests.server.harness import ME, OPEN, Player, failures_of, running

LONG = Upload(quiet_game(2 * MOST_TURNS))
SHORT = Upload(SIX + "1. -1,0\n")


def with_pool(
    work: Callable[[WorkerPool], Awaitable[None]], command: tuple[str, ...] | None = None
) -> None:
    async def run() -> None:
        pool = WorkerPool(1, 10.0, command)
        try:
            await work(pool)
        finally:
            await pool.close()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("text", "what", "limit"),
    [
        ("\n" * (MOST_LINES + 1), "lines", MOST_LINES),
        ("[A" * (MOST_HEADERS + 1), "headers", MOST_HEADERS),
        ("{}" * MOST_COMMENTS + ";", "comments", MOST_COMMENTS),
        ("1. " * (MOST_TURNS + 1), "turns", MOST_TURNS),
        ('[Game "x"]\n\n' * (MOST_GAMES + 1), "games", MOST_GAMES),
        (FULLEST["a wrong result again and again"](MOST_TURNS), "turns", MOST_TURNS),
    ],
    ids=["lines", "headers", "comments", "turns", "games", "turns read twice"],
)
def test_an_upload_with_too_much_in_it_says_how_much_is_allowed(
    ann: Player, text: str, what: str, limit: int
) -> None:
    answer = ann.http.post("/replay", json={"text": text})
    fault = {"code": "too-large", "params": {"what": what, "limit": limit}}
    assert (answer.status_code, answer.json()["error"]) == (413, fault)


def test_the_answer_to_an_upload_is_limited(ann: Player) -> None:
    # Each record has a wrong result; the next one begins in its comment, which never ends.
    text = (SIX.replace("*", "1-0") + "{\n") * 99
    text += '"' * (LARGEST_RECORD - len(text) - 1) + "}"
    answer = ann.http.post("/replay", json={"text": text})
    fault = {"code": "too-large", "params": {"limit": LARGEST_ANSWER}}
    assert (answer.status_code, answer.json()["error"]) == (413, fault)


def test_a_game_to_review_may_have_only_so_many_turns(ann: Player) -> None:
    answer = ann.http.post("/review", json={"text": quiet_game(2 * MOST_REVIEWED + 1)})
    fault = {"code": "too-large", "params": {"what": "turns", "limit": MOST_REVIEWED}}
    assert (answer.status_code, answer.json()["error"]) == (413, fault)


def test_a_job_that_takes_too_long_is_stopped_and_the_next_one_runs() -> None:
    async def work(pool: WorkerPool) -> None:
        with pytest.raises(Refused) as refused:
            await pool.read(LONG, seconds=0.01)
        assert refused.value.params["what"] == "seconds"
        assert b'"-1,0"' in await pool.read(SHORT, seconds=5)

    with_pool(work)


def test_a_job_whose_process_is_killed_is_not_called_too_large(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    started: list[asyncio.subprocess.Process] = []
    start = asyncio.create_subprocess_exec

    async def noted(*given: Any, **named: Any) -> asyncio.subprocess.Process:
        started.append(await start(*given, **named))
        return started[-1]

    monkeypatch.setattr(asyncio, "create_subprocess_exec", noted)

    async def work(pool: WorkerPool) -> None:
        assert b'"-1,0"' in await pool.read(SHORT, seconds=5)
        asked = asyncio.create_task(pool.read(LONG, seconds=60))
        await asyncio.sleep(0.05)
        started[-1].kill()
        with pytest.raises(Refused) as refused:
            await asked
        assert refused.value.code == "internal"
        assert b'"-1,0"' in await pool.read(SHORT, seconds=5)

    with_pool(work)


def test_a_job_that_no_client_waits_for_is_stopped() -> None:
    async def work(pool: WorkerPool) -> None:
        asked = asyncio.create_task(pool.read(LONG, seconds=5))
        waiting = asyncio.create_task(pool.read(LONG, seconds=5))
        await asyncio.sleep(0.1)
        waiting.cancel()
        asked.cancel()
        await asyncio.gather(asked, waiting, return_exceptions=True)
        assert b'"-1,0"' in await pool.read(SHORT, seconds=5)

    with_pool(work)


def test_the_number_of_waiting_jobs_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MOST_WAITING, Rank.READ, 2)

    async def work(pool: WorkerPool) -> None:
        asked = [asyncio.create_task(pool.read(SHORT, seconds=5)) for _ in range(6)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        refused = [answer for answer in answers if isinstance(answer, Refused)]
        assert {each.code for each in refused} == {"too-many-requests"}
        assert 0 < len(refused) < len(answers)

    with_pool(work)


def test_one_address_does_not_fill_the_queue_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MOST_WAITING, Rank.READ, 4)

    async def work(pool: WorkerPool) -> None:
        finished = []

        async def upload(name: str, address: str) -> None:
            await pool.read(SHORT, 5, address)
            finished.append(name)

        async def begin(name: str, address: str) -> "asyncio.Task[None]":
            task = asyncio.create_task(upload(name, address))
            await asyncio.sleep(0)
            return task

        many = [await begin(f"many {number}", "192.0.2.1") for number in range(6)]
        ann = await begin("ann", "192.0.2.2")
        gone = await begin("gone", "192.0.2.3")
        gone.cancel()
        answers = await asyncio.gather(*many, ann, gone, return_exceptions=True)
        refused = [number for number in range(6) if isinstance(answers[number], Refused)]
        assert refused == [3, 4, 5], "the last one is one too many, two have to make room"
        assert finished == ["many 0", "ann", "many 1", "many 2"]
        await upload("afterwards", "192.0.2.3")

    with_pool(work)


def test_no_upload_waits_for_the_printer_or_for_hints() -> None:
    async def work(pool: WorkerPool) -> None:
        printing = asyncio.create_task(pool.read(LONG, 60, rank=Rank.PRINT))
        hints = [
            asyncio.create_task(pool.advise("hard", Six().start(), 0, str(person)))
            for person in range(MOST_WAITING[Rank.HINT])
        ]
        await asyncio.sleep(0)
        assert b'"-1,0"' in await pool.read(SHORT, seconds=5)
        assert not any(task.done() for task in (printing, *hints))
        assert await printing
        for task in hints:
            task.cancel()
        await asyncio.gather(*hints, return_exceptions=True)

    with_pool(work, (sys.executable, scripted_worker.__file__))


def test_an_error_in_a_job_is_answered_and_its_process_goes_on() -> None:
    async def work(pool: WorkerPool) -> None:
        with pytest.raises(Refused, match="internal"):
            await pool.read(Upload(cast(str, None)), seconds=5)
        assert b'"-1,0"' in await pool.read(SHORT, seconds=5)
        assert failures_of(pool.counts) == {"crash": 1, "time": 0}

    with_pool(work)


def test_a_server_stops_while_it_reads_uploads(tmp_path: Path) -> None:
    with running(ServerConfig(db=f"sqlite:///{tmp_path}/tables.db", rate_limits=False)) as server:

        def upload() -> None:
            with pytest.raises(httpx.HTTPError):
                httpx.post(f"{server.address}/api/replay", json={"text": LONG.text}, timeout=0.2)

        uploads = [threading.Thread(target=upload) for _ in range(6)]
        for each in uploads:
            each.start()
        for each in uploads:
            each.join()
        # All clients have gone away: their jobs are dropped, and others are served.
        answer = httpx.post(f"{server.address}/api/replay", json={"text": SHORT.text}, timeout=60)
        assert answer.status_code == 200


def test_a_table_has_a_record_and_a_replay_only_once_the_game_has_begun(ann: Player) -> None:
    table = ann.create("qwixx", ME, OPEN)["table"]["id"]
    for kind in ("record", "replay"):
        fault = ann.http.get(f"/tables/{table}/{kind}").json()["error"]
        assert fault == {"code": "not-now", "params": {"command": kind, "status": "open"}}


def test_a_table_is_loaded_outside_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    config = ServerConfig(db=f"sqlite:///{tmp_path}/tables.db", rate_limits=False)
    with running(config) as server, Player(server) as ann:
        cookie, table = ann.cookie, ann.create("six", ME, OPEN)["table"]["id"]
    in_loop: list[bool] = []
    load = LiveTable.load

    def noted(*given: Any) -> LiveTable:
        in_loop.append(asyncio._get_running_loop() is not None)
        return load(*given)

    monkeypatch.setattr(LiveTable, "load", noted)
    with running(config) as server, Player(server, cookie) as ann:
        assert ann.http.get(f"/tables/{table}").json()["table"]["id"] == table
    assert in_loop == [False]
