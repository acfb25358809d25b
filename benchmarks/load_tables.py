"""Tables of two players at our server: how they connect and play.

Each table is a game of Qwixx between two clients with a socket each. They play sensibly (the cross
that skips the fewest fields). When a game is over they ask for a rematch, as people would.
"""

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any

import httpx
import orjson

from benchmarks.load_socket import LoadSocket

Json = dict[str, Any]


class Seat:
    """One client of a table."""

    def __init__(self, table: "LoadTable", number: int) -> None:
        self.table = table
        self.number = number
        self.cookie = f"crosshex={secrets.token_urlsafe(32)}"
        self.asks: list[Json] = []
        self.asked = 0
        self.answered = 0
        self.socket: LoadSocket | None = None

    def heard(self, text: bytes) -> None:
        """Handle a message."""
        message = orjson.loads(text)
        kind = message["type"]
        if kind in ("update", "welcome"):
            asked = message["table"]["asked"]
            # An update may have left the server before this seat's own answer to the same question.
            self.asks = message["you"]["asks"] if asked != self.answered else []
            self.asked = asked
            self.table.updated(message)
            if "re" in message:
                self.table.acknowledged(message["re"])
        elif kind == "done":
            self.table.acknowledged(message["re"])
        elif kind == "table":
            self.table.followed_by(message["table"])
        elif kind == "error":
            self.table.failed(message)


class LoadTable:
    """One table: makes a move when told to, and measures how long its acknowledgement takes.

    Each seat has its own address; the two may belong to different processes.
    """

    def __init__(
        self,
        addresses: Sequence[tuple[str, int]],
        http: httpx.AsyncClient,
        note: Callable[[float], None],
    ) -> None:
        self._addresses = addresses
        self._http = http
        self._note = note
        self.seats = (Seat(self, 0), Seat(self, 1))
        self.id = ""
        self.over = False
        self.errors = 0
        self.games = 0
        self._sent: dict[str, float] = {}
        self._count = 0
        self._heard = asyncio.Event()
        self._seq = 0
        self._following: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    async def open(self) -> None:
        """Seat and connect both players, and start the game."""
        new = {"game": "qwixx", "seats": [{"kind": "me", "name": "North"}, {"kind": "open"}]}
        created = (await self._post(0, "/api/tables", new)).json()
        self.id = created["table"]["id"]
        link = created["you"]["links"]["invite"]
        sit = {"type": "sit", "id": "sit", "seat": 1, "name": "East", "link": link}
        await self._post(1, f"/api/tables/{self.id}/commands", sit)
        await self._start()

    async def _start(self) -> None:
        path = f"/api/tables/{self.id}/socket"
        self.over, self._seq = False, 0
        for seat, (host, port) in zip(self.seats, self._addresses, strict=True):
            seat.answered = 0
            seat.socket = await LoadSocket.open(host, port, path, seat.heard, cookie=seat.cookie)
        assert self.seats[0].socket is not None
        self.seats[0].socket.send(b'{"type": "start", "id": "start"}')

    async def _post(self, seat: int, path: str, body: Json) -> httpx.Response:
        headers = {"Cookie": self.seats[seat].cookie}
        host, port = self._addresses[seat]
        answer = await self._http.post(f"http://{host}:{port}{path}", json=body, headers=headers)
        answer.raise_for_status()
        return answer

    async def again(self) -> None:
        """Start another game with the same two players."""
        self.games += 1
        self._following = asyncio.get_running_loop().create_future()
        assert self.seats[0].socket is not None
        self.seats[0].socket.send(b'{"type": "rematch", "id": "rematch"}')
        self.id = await asyncio.wait_for(self._following, 30)
        self.close()
        await self._start()

    def followed_by(self, table: str) -> None:
        """Note the table of the next game."""
        self._following.set_result(table)

    def updated(self, message: Json) -> None:
        """Note an update of either seat; the first one brings a new state."""
        if message["seq"] > self._seq:
            self._seq = message["seq"]
            self.over = message["table"]["status"] == "over"
        self._heard.set()

    def acknowledged(self, key: str) -> None:
        """Note that a command was stored; only moves are measured."""
        if key in self._sent:
            self._note(time.perf_counter() - self._sent.pop(key))
            self._heard.set()

    def failed(self, message: Json) -> None:
        """Count a refused move, which should never happen."""
        self.errors += 1
        self._sent.pop(message["re"] or "", None)
        self._heard.set()

    def move(self) -> bool:
        """Make a decision for a seat that owes one; False if no seat does yet."""
        for seat in self.seats:
            if seat.asks and seat.socket:
                ask = seat.asks[0]
                seat.asks = []
                seat.answered = seat.asked
                crosses = [choice for choice in ask["choices"] if choice["colour"]]
                best = min(crosses, key=lambda c: c["skips"], default=ask["choices"][-1])
                if best["skips"] > 2 and not ask["choices"][-1]["failed"]:
                    best = ask["choices"][-1]
                self._count += 1
                key = f"m{self._count}"
                command = {"type": "play", "id": key, "seat": seat.number, "move": best["move"]}
                text = orjson.dumps(command)
                self._sent[key] = time.perf_counter()
                seat.socket.send(text)
                return True
        return False

    async def play(self, moves_per_second: float | None, until: float) -> None:
        """Play until a point in time: at a steady pace, or as fast as the server answers."""
        due = time.perf_counter()
        while time.perf_counter() < until:
            if self.over:
                await self.again()
            if moves_per_second is not None:
                due = max(due + 1 / moves_per_second, time.perf_counter() - 1)
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
            while not self.move() and not self.over:
                await self._next_message()
            while moves_per_second is None and self._sent:
                await self._next_message()

    async def _next_message(self) -> None:
        self._heard.clear()
        await self._heard.wait()

    def close(self) -> None:
        """Disconnect both players."""
        for seat in self.seats:
            if seat.socket:
                seat.socket.close()
