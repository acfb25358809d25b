"""Some clients play while faults happen to the servers; then the store is checked."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from typing import Any

import httpx

from tests.scale.checker import History
from tests.scale.recording_client import HOST, RecordingClient

PATIENCE = 60.0
Json = dict[str, Any]


class ChaosRun:
    """A run of the servers with playing clients, which a test disturbs."""

    def __init__(self, ports: list[int], history: History) -> None:
        self.ports = ports
        self.history = history

    async def moves(self, count: int, patience: float = PATIENCE) -> None:
        """Wait until this many more moves are acknowledged."""
        enough = len(self.history.acknowledged) + count
        deadline = time.monotonic() + patience
        while len(self.history.acknowledged) < enough:
            assert time.monotonic() < deadline, "no moves are acknowledged any more"
            await asyncio.sleep(0.02)

    async def health(self, port: int) -> tuple[int, Json]:
        """The status code and body of a server's health check."""
        async with httpx.AsyncClient(verify=False, trust_env=False, timeout=PATIENCE) as http:
            answer = await http.get(f"http://{HOST}:{port}/healthz")
            return answer.status_code, answer.json()

    async def until_health(self, status: str, patience: float = PATIENCE) -> float:
        """Wait until all servers report this status; how many seconds that took."""
        began = time.monotonic()
        while True:
            found = [(await self.health(port))[1] for port in self.ports]
            if all(each["status"] == status for each in found):
                return time.monotonic() - began
            assert time.monotonic() < began + patience, found
            await asyncio.sleep(0.1)


def spend(
    ports: list[int],
    happens: Callable[[ChaosRun], Awaitable[None]],
    tables: int = 5,
    seed: int = 1,
    **options: Any,
) -> History:
    """Let tables be played while something happens; return what was asked and answered."""
    return asyncio.run(play_meanwhile(ports, happens, tables, seed, **options))


async def play_meanwhile(
    ports: list[int],
    happens: Callable[[ChaosRun], Awaitable[None]],
    tables: int,
    seed: int,
    apart: bool = False,
    **options: Any,
) -> History:
    """The same inside an event loop; with `apart`, each client stays at one server."""
    history, rng = History(), random.Random(seed)
    run = ChaosRun(ports, history)

    def ports_of(number: int) -> Callable[[], list[int]]:
        return lambda: [run.ports[number % len(run.ports)]] if apart else run.ports

    clients = [
        RecordingClient(ports_of(number), history, random.Random(rng.random()), **options)
        for number in range(tables)
    ]
    tasks = [asyncio.create_task(client.play()) for client in clients]
    try:
        await happens(run)
    finally:
        for task in tasks:
            task.cancel()
        for ended in await asyncio.gather(*tasks, return_exceptions=True):
            if not isinstance(ended, asyncio.CancelledError):
                history.faults.append(f"a client gave up: {ended!r}")
    return history
