"""Tables of two players by socket at a boardgame.io server, measured exactly as ours are.

The same load program and the same client, speaking socket.io's text protocol over a WebSocket. A
match is made by the first client that asks for it, without credentials, which is the least work
that boardgame.io can have.
"""

import asyncio
import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import orjson

from benchmarks.load_socket import LoadSocket

FOLDER = Path(__file__).parent / "boardgame_io"
SPACE = b"/crosses,"
ROWS, FIELDS = 4, 11
GAME_MOVES = 80
"""As long as a game at our tables: then the same two begin another match."""


class PeerMissing(Exception):
    """Node or the package is not there."""


@contextmanager
def peer_server(port: int) -> Iterator[int]:
    """A boardgame.io server process; its process id.

    Raises:
        PeerMissing: with what to install.
    """
    if not shutil.which("node"):
        raise PeerMissing("boardgame.io needs Node")
    if not (FOLDER / "node_modules").is_dir():
        raise PeerMissing(f"boardgame.io is not installed: npm install --prefix {FOLDER}")
    environment = {**os.environ, "NODE_ENV": "production"}
    process = subprocess.Popen(
        ["node", "server.js", str(port)],
        cwd=FOLDER,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    assert process.stdout is not None
    process.stdout.readline()
    try:
        yield process.pid
    finally:
        process.terminate()
        process.wait(20)
        process.stdout.close()


class PeerSeat:
    """One client of a match."""

    def __init__(self, table: "PeerTable", number: int) -> None:
        self.table = table
        self.number = number
        self.synced = asyncio.Event()
        self.joined = asyncio.Event()
        self.socket: LoadSocket | None = None

    def heard(self, text: bytes) -> None:
        """A packet of engine.io came."""
        assert self.socket is not None or text[:1] == b"0"
        if text == b"2":
            assert self.socket is not None
            self.socket.send(b"3")
        elif text.startswith(b"40"):
            self.joined.set()
        elif text.startswith(b"42" + SPACE):
            name, *arguments = orjson.loads(text[2 + len(SPACE) :])
            if name == "sync":
                self.synced.set()
            elif name == "update":
                self.table.updated(arguments[1]["_stateID"], self)

    async def open(self, host: str, port: int) -> None:
        """Connect, enter the game's namespace, and ask for the match."""
        path = "/socket.io/?EIO=4&transport=websocket"
        self.socket = await LoadSocket.open(host, port, path, self.heard)
        self.socket.send(b"40" + SPACE)
        await asyncio.wait_for(self.joined.wait(), 30)
        await self.sync()

    async def sync(self) -> None:
        """Ask for the match, which the first who asks begins."""
        self.synced.clear()
        self.emit(["sync", self.table.id, str(self.number), None, 2])
        await asyncio.wait_for(self.synced.wait(), 30)

    def emit(self, event: list[object]) -> None:
        """Send an event of socket.io."""
        assert self.socket is not None
        self.socket.send(b"42" + SPACE + orjson.dumps(event))


class PeerTable:
    """One match: players take turns, and a move is acknowledged when its sender has the update."""

    def __init__(
        self, number: int, address: tuple[str, int], note: Callable[[float], None]
    ) -> None:
        self.id = self._name = f"match-{number}"
        self.errors = 0
        self.games = 0
        self._host, self._port = address
        self._note = note
        self.seats = (PeerSeat(self, 0), PeerSeat(self, 1))
        self._state = 0
        self._sent: tuple[float, int] | None = None
        self._moved = asyncio.Event()

    async def open(self) -> None:
        """Both connect."""
        for seat in self.seats:
            await seat.open(self._host, self._port)

    def updated(self, state: int, seat: PeerSeat) -> None:
        """A client has a new state; the mover's own one is the acknowledgement."""
        if self._sent is not None and seat.number == self._sent[1] and state > self._state:
            self._note(time.perf_counter() - self._sent[0])
            self._sent = None
            self._state = state
            self._moved.set()

    async def again(self) -> None:
        """The same two begin another match."""
        self.games += 1
        self.id = f"{self._name}-{self.games}"
        self._state = 0
        for seat in self.seats:
            await seat.sync()

    def move(self) -> None:
        """Whoever's turn it is crosses a field."""
        number = self._state % 2
        count = self._state // 2
        action = {
            "type": "MAKE_MOVE",
            "payload": {
                "type": "cross",
                "args": [count // FIELDS % ROWS, count % FIELDS],
                "playerID": str(number),
            },
        }
        self._moved.clear()
        self._sent = (time.perf_counter(), number)
        self.seats[number].emit(["update", action, self._state, self.id, str(number)])

    async def play(self, moves_per_second: float | None, until: float) -> None:
        """Play until a moment: at a steady pace, or as fast as the server answers."""
        due = time.perf_counter()
        while time.perf_counter() < until:
            if self._state >= GAME_MOVES:
                await self.again()
            if moves_per_second is not None:
                due = max(due + 1 / moves_per_second, time.perf_counter() - 1)
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
            self.move()
            await self._moved.wait()

    def close(self) -> None:
        """Both leave."""
        for seat in self.seats:
            if seat.socket:
                seat.socket.close()
