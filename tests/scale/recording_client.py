"""Clients that keep playing whatever happens to the servers, and record everything."""

import asyncio
import json
import random
import secrets
from collections.abc import Callable
from functools import partial
from typing import Any

import httpx

from benchmarks.load_socket import LoadSocket
from tests.scale.checker import UNKNOWN, History, Request

HOST = "127.0.0.1"
ANSWER_SECONDS = 20.0
"""A client that receives nothing for this long connects again."""
CHANGE = 0.05
"""The share of moves at which a client changes to another server."""
Json = dict[str, Any]


class RecordingClient:
    """One client that holds both seats of a table."""

    def __init__(
        self, ports: Callable[[], list[int]], history: History, rng: random.Random, **options: Any
    ) -> None:
        """A client.

        Args:
            ports: returns the ports on which servers listen now.
            history: where everything is recorded.
            rng: makes its decisions.
            options: how its tables are set up.
        """
        self._ports = ports
        self._history = history
        self._rng = rng
        self._options = options
        self._cookie = secrets.token_urlsafe(32)
        self._table = ""
        self._pending: Request | None = None
        self._count = 0

    async def play(self) -> None:
        """Play, whatever happens."""
        while True:
            if not self._table:
                await self._sit_down()
            inbox: asyncio.Queue[bytes | None] = asyncio.Queue()
            path = f"/api/tables/{self._table}/socket"
            cookie = f"crosshex={self._cookie}"
            try:
                async with asyncio.timeout(ANSWER_SECONDS):
                    link = await LoadSocket.open(
                        HOST,
                        self._port(),
                        path,
                        inbox.put_nowait,
                        partial(inbox.put_nowait, None),
                        cookie,
                    )
            except OSError:
                await asyncio.sleep(0.05)
                continue
            try:
                await self._converse(link, inbox)
            except TimeoutError:
                pass
            finally:
                link.close()
            await asyncio.sleep(0.05)

    def _port(self) -> int:
        return self._rng.choice(self._ports())

    async def _sit_down(self) -> None:
        seats = [{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}]
        body = {"game": "qwixx", "seats": seats, **self._options}
        cookies = {"crosshex": self._cookie}
        async with httpx.AsyncClient(
            cookies=cookies, verify=False, trust_env=False, timeout=ANSWER_SECONDS
        ) as http:
            while not self._table:
                try:
                    answer = await http.post(f"http://{HOST}:{self._port()}/api/tables", json=body)
                except httpx.HTTPError:
                    await asyncio.sleep(0.05)
                    continue
                if answer.status_code == 201:
                    self._table = answer.json()["table"]["id"]
                else:
                    await asyncio.sleep(0.2)

    async def _converse(self, link: LoadSocket, inbox: "asyncio.Queue[bytes | None]") -> None:
        if self._pending is not None:
            # It is unknown whether the last move was stored: send it again under the same key.
            self._send(link)
        while True:
            async with asyncio.timeout(ANSWER_SECONDS):
                text = await inbox.get()
            if text is None:
                return
            message = json.loads(text)
            answered = self._settle(message)
            if message["type"] == "error":
                if not await self._refused(message, link):
                    return
            elif message["type"] in ("welcome", "update"):
                if self._pending is None and not self._choose(message, link):
                    return
            elif answered:  # It came without a state: connect again to see it.
                return

    def _settle(self, message: Json) -> bool:
        """Note whether the last move was acknowledged; return that."""
        if message["type"] not in ("update", "done"):
            return False
        if self._pending is None or message.get("re") != self._pending.key:
            return False
        self._history.acknowledge(self._pending, message["seq"])
        self._pending = None
        return True

    async def _refused(self, message: Json, link: LoadSocket) -> bool:
        """Send the move again if it may not have been stored; whether to go on listening."""
        code = message["error"]["code"]
        if self._pending is None or message["re"] != self._pending.key:
            return False
        if code in UNKNOWN:
            await asyncio.sleep(0.2)
            self._send(link)
            return True
        self._history.refuse(self._pending, code)
        self._history.faults.append(f"{self._pending} was refused: {code}")
        self._pending = None
        return False

    def _choose(self, message: Json, link: LoadSocket) -> bool:
        """Make a move; False if there is none, or if the client changes the server."""
        if message["table"]["status"] == "over":
            self._table = ""
            return False
        if self._rng.random() < CHANGE or not message["you"]["asks"]:
            return False
        ask = self._rng.choice(message["you"]["asks"])
        self._count += 1
        move = self._rng.choice(ask["choices"])["move"]
        self._pending = Request(self._table, f"move {self._count}", ask["seat"], move)
        self._send(link)
        return True

    def _send(self, link: LoadSocket) -> None:
        assert self._pending is not None
        self._history.ask(self._pending)
        _, key, seat, move = self._pending
        command = {"type": "play", "id": key, "seat": seat, "move": move}
        link.send(json.dumps(command).encode())
