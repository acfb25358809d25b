"""What a sheet is worth: solved one at a time outside of the event loop, queued, and bounded."""

import asyncio
import json
import sys
from contextlib import aclosing

import pytest

from crosshex.rules import SHEETS, parse_sheet
from crosshex.server.api.study_views import LONGEST_SHEET
from crosshex.server.jobs.fair_queue import Rank
from crosshex.server.jobs.pool import MOST_WAITING, WorkerPool
from crosshex.server.jobs.studies import Studies
from crosshex.server.jobs.study_job import SheetStudy
from crosshex.strategy.sheet_worth import sheet_worth
from crosshex.table.faults import Refused
from tests.server import scripted_worker
from tests.server.harness import Json, Player

COMMAND = (sys.executable, scripted_worker.__file__)
LONG = "steps 100000"
TOO_MANY = "too-many-requests"
TINY = "faces=2 needed=1 r2 b4-3 / y2-4"


def said(answer: str) -> list[Json]:
    return [json.loads(line) for line in answer.splitlines()]


def test_a_report_comes_in_lines_and_is_that_of_the_library(ann: Player, bob: Player) -> None:
    answer = ann.http.post("/sheets/worth", json={"sheet": TINY})
    assert answer.status_code == 200, answer.text
    *working, last = said(answer.text)
    assert working[0] == {"type": "waiting", "before": 0}
    assert {line["type"] for line in working[1:]} == {"working"}
    assert {line["part"] for line in working[1:]} == {"solve", "play"}
    assert last["type"] == "sheet"
    assert last["sheet"] == json.loads(
        json.dumps(sheet_worth(parse_sheet(TINY), keep=False).to_json())
    )
    # The same sheet in other words is known already.
    again = bob.http.post("/sheets/worth", json={"sheet": "faces=2,needed=1,r2,b4,b3/y2-3,y4"})
    assert said(again.text) == [last]


@pytest.mark.parametrize("name", SHEETS)
def test_the_report_on_a_named_sheet_is_there_at_once(ann: Player, name: str) -> None:
    """Even while the sheets of others are worked out: it is the one line of the answer."""
    answer = ann.http.post("/sheets/worth", json={"sheet": SHEETS[name].word})
    [line] = said(answer.text)
    assert (line["type"], line["sheet"]["name"]) == ("sheet", name)
    assert answer.headers["content-type"] == "application/x-ndjson"


@pytest.mark.parametrize("sheet", ["", "r2-13 / b2-12", "no-such-sheet", "r5", "x" * 300])
def test_a_sheet_that_does_not_exist_is_refused(ann: Player, sheet: str) -> None:
    answer = ann.http.post("/sheets/worth", json={"sheet": sheet})
    assert answer.status_code == 400, answer.text
    assert answer.json()["error"]["code"] == "bad-option"


def test_a_request_that_is_too_long_is_refused(ann: Player) -> None:
    for body in ({"sheet": "r" * (LONGEST_SHEET + 1)}, {"sheet": 5}, {}):
        answer = ann.http.post("/sheets/worth", json=body)
        assert answer.json()["error"]["code"] == "malformed"


def test_everybody_who_waits_is_told_how_many_come_first() -> None:
    async def work() -> None:
        pool = WorkerPool(1, 60.0, COMMAND)
        told: dict[str, list[int]] = {}

        def ask(name: str) -> "asyncio.Future[bytes]":
            def hear(line: bytes) -> None:
                if (said := json.loads(line))["type"] == "waiting":
                    told.setdefault(name, []).append(said["before"])

            return pool.study(SheetStudy(LONG), name, name, name, hear)

        try:
            crowd = {name: ask(name) for name in ("first", "second", "third")}
            while len(told) < len(crowd):
                await asyncio.sleep(0.01)
            crowd["first"].cancel()
            while told["third"][-1] > 1:
                await asyncio.sleep(0.01)
            assert told == {"first": [0], "second": [1, 0], "third": [2, 1]}
        finally:
            for task in crowd.values():
                task.cancel()
            await asyncio.gather(*crowd.values(), return_exceptions=True)
            await pool.close()

    asyncio.run(work())


def test_random_sheets_are_near_the_classic_one_in_value(ann: Player) -> None:
    found = ann.http.get("/sheets/random").json()["sheets"]
    assert found
    for line in found:
        assert parse_sheet(line["sheet"]).notation == line["sheet"]
        assert abs(line["value"] - 115.4831) <= 5


def test_a_flood_of_sheets_is_bounded_and_stops_nobody_else() -> None:
    async def ask(studies: Studies, number: int) -> Json:
        async with aclosing(
            await studies.follow("sheet", f"{LONG} {number}", f"p{number}", f"a{number}")
        ) as lines:
            last: Json = {}
            async for some in lines:
                last = json.loads(some.splitlines()[-1])
            return last

    async def work() -> None:
        pool = WorkerPool(1, 60.0, COMMAND)
        studies = Studies(pool)
        crowd = [
            asyncio.create_task(ask(studies, number))
            for number in range(MOST_WAITING[Rank.SHEET] + 4)
        ]
        try:
            refused, _ = await asyncio.wait(crowd, return_when=asyncio.FIRST_COMPLETED)
            errors = [task.exception() for task in refused]
            assert {error.code for error in errors if isinstance(error, Refused)} == {TOO_MANY}
            assert pool.thinking()["sheets"] == 1
            assert pool.waiting()[Rank.SHEET] <= MOST_WAITING[Rank.SHEET]
            # A review does not wait for them.
            async with aclosing(await studies.follow("review", "steps 3", "eve", "there")) as lines:
                answers = [some async for some in lines]
            assert json.loads(answers[-1].splitlines()[-1])["type"] == "review"
            # Who leaves makes room: their sheet is not solved any further.
            for task in crowd:
                task.cancel()
            await asyncio.gather(*crowd, return_exceptions=True)
            async with aclosing(await studies.follow("sheet", "steps 2", "eve", "there")) as lines:
                answers = [some async for some in lines]
            assert json.loads(answers[-1].splitlines()[-1])["type"] == "sheet"
        finally:
            studies.close()
            await pool.close()

    asyncio.run(work())
