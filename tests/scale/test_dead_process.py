"""A process dies or hangs for good: its tables go on at another one, though nobody is connected."""

import asyncio
import os
import signal
import time
from collections.abc import Callable
from typing import NamedTuple

import httpx
import pytest
from sqlalchemy import create_engine, text

from tests.scale.crash import Server
from tests.scale.recording_client import HOST
from tests.server.harness import BOT, ME, Json

PATIENCE = 120.0
POLL_SECONDS = 0.1
PROMISED_SECONDS = 10.0
BOTS: Json = {"game": "qwixx", "seats": [BOT, BOT], "pace": 400}
CLOCK: Json = {"game": "six", "seats": [ME, ME], "time": 5, "pace": 0}


class Seen(NamedTuple):
    """What the store says about a table: who drives it, and its last event."""

    driver: str | None
    seq: int


def look(url: str) -> dict[str, Seen]:
    engine = create_engine(url)
    query = text(
        "SELECT id, driver, (SELECT max(seq) FROM events WHERE table_id = tables.id) FROM tables"
    )
    with engine.connect() as connection:
        found = {table: Seen(driver, seq) for table, driver, seq in connection.execute(query)}
    engine.dispose()
    return found


async def polls(wanted: Callable[[], bool]) -> int:
    """How many looks it takes until a condition is met.

    Looks are counted instead of seconds, because on a busy machine both take longer.
    """
    deadline, count = time.monotonic() + PATIENCE, 0
    while not await asyncio.to_thread(wanted):
        assert time.monotonic() < deadline, "it never came"
        await asyncio.sleep(POLL_SECONDS)
        count += 1
    return count


@pytest.mark.parametrize(
    "fault",
    [
        pytest.param(signal.SIGSTOP, id="hangs", marks=pytest.mark.slow),
        pytest.param(signal.SIGKILL, id="killed", marks=pytest.mark.long),
    ],
)
def test_tables_of_a_lost_process_continue_at_another_with_their_bots_and_clocks(
    postgres_store: str, fault: signal.Signals
) -> None:
    asyncio.run(play(postgres_store, fault))


async def play(db: str, fault: signal.Signals) -> None:
    first, second = (Server(db) for _ in range(2))

    def is_linked(server: Server) -> bool:
        try:
            answer = httpx.get(f"http://{HOST}:{server.port}/healthz", trust_env=False)
        except httpx.TransportError:
            return False
        return bool(answer.json()["status"] == "ok")

    try:
        await first.start()
        await polls(lambda: is_linked(first))
        address = f"http://{HOST}:{first.port}/api"
        async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=PATIENCE) as http:
            await http.get("/session")
            tables = [
                (await http.post("/tables", json=body)).json()["table"]["id"]
                for body in (BOTS, CLOCK)
            ]
        # The first process alone drives them, and both bots have played.
        await polls(lambda: look(db)[tables[0]].seq > 5)
        await second.start()
        await polls(lambda: is_linked(second))
        before = look(db)
        assert before[tables[0]].driver == before[tables[1]].driver is not None
        os.kill(first.pid, fault)
        before = look(db)

        def all_go_on() -> bool:
            now = look(db)
            return all(now[table].seq > before[table].seq + 1 for table in tables)

        assert await polls(all_go_on) <= PROMISED_SECONDS / POLL_SECONDS
        after = look(db)
        assert after[tables[0]].driver == after[tables[1]].driver is not None
        assert after[tables[0]].driver != before[tables[0]].driver
        # The tables do not stop after that, even if the first process wakes up.
        if fault == signal.SIGSTOP:
            os.kill(first.pid, signal.SIGCONT)
        await polls(lambda: look(db)[tables[0]].seq > after[tables[0]].seq + 5)
    finally:
        for server in (first, second):
            await server.kill()
