"""A process is killed for good: its tables go on at another one, though no client is connected."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from sqlalchemy import create_engine, text

from tests.scale.crash import Server
from tests.scale.recording_client import HOST
from tests.server.harness import BOT, ME, Json
from tests.server.services import Postgres, Redis, redis_server

PATIENCE = 120.0
POLL_SECONDS = 0.1
PROMISED_SECONDS = 10.0
BOTS: Json = {"game": "qwixx", "seats": [BOT, BOT], "pace": 400}
CLOCK: Json = {"game": "six", "seats": [ME, ME], "time": 5, "pace": 0}


class Seen(NamedTuple):
    """What the store says about a table: its home, and its last event."""

    home: str | None
    seq: int


def look(url: str) -> dict[str, Seen]:
    engine = create_engine(url)
    query = text(
        "SELECT id, home, (SELECT max(seq) FROM events WHERE table_id = tables.id) FROM tables"
    )
    with engine.connect() as connection:
        found = {table: Seen(home, seq) for table, home, seq in connection.execute(query)}
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


@pytest.mark.long
@pytest.mark.skipif(redis_server() is None, reason="there is no Redis")
def test_tables_of_a_killed_process_continue_at_another_with_their_bots_and_clocks(
    tmp_path: Path,
) -> None:
    with Postgres(tmp_path) as postgres, Redis() as redis:
        asyncio.run(play(postgres.url, redis.url))


async def play(db: str, redis: str) -> None:
    first, second = (Server(db, "--redis", redis) for _ in range(2))

    def is_linked(server: Server) -> bool:
        try:
            answer = httpx.get(f"http://{HOST}:{server.port}/healthz", trust_env=False)
        except httpx.TransportError:
            return False
        return bool(answer.json()["status"] == "ok")

    try:
        await first.start()
        await second.start()
        await polls(lambda: is_linked(first) and is_linked(second))
        address = f"http://{HOST}:{first.port}/api"
        async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=PATIENCE) as http:
            await http.get("/session")
            tables = [
                (await http.post("/tables", json=body)).json()["table"]["id"]
                for body in (BOTS, CLOCK)
            ]
        # Both bots have played.
        await polls(lambda: look(db)[tables[0]].seq > 5)
        await first.kill()
        before = look(db)
        assert before[tables[0]].home == before[tables[1]].home is not None

        def all_go_on() -> bool:
            now = look(db)
            return all(now[table].seq > before[table].seq for table in tables)

        assert await polls(all_go_on) <= PROMISED_SECONDS / POLL_SECONDS
        after = look(db)
        assert after[tables[0]].home == after[tables[1]].home is not None
        assert after[tables[0]].home != before[tables[0]].home
        # The tables do not stop after that.
        await polls(lambda: look(db)[tables[0]].seq > after[tables[0]].seq)
    finally:
        for server in (first, second):
            await server.kill()
