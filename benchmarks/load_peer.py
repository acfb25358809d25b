"""Tables of two players at a boardgame.io server, measured exactly like ours.

The load program and the client are the same; the client speaks socket.io's text protocol over a
WebSocket. The first client that asks for a match makes it, without credentials, which is the least
possible work for boardgame.io. It plays two games: Qwixx by the same rules and in the same manner
as our tables, and "crosses", in which a move only crosses a field.
"""

import asyncio
import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import orjson

from benchmarks.load_socket import LoadSocket

FOLDER = Path(__file__).parent / "boardgame_io"
ROWS, FIELDS, NEEDED = 4, 11, 5
GAME_MOVES = 80
"""Crosses lasts as long as a game at our tables; then the same two players begin another match."""
MOST_SKIPPED = 2
Json = dict[str, Any]


class Turn(NamedTuple):
    """Whose move it is, and which move."""

    player: int
    move: str
    arguments: list[int | None]


def qwixx_turn(state: Json) -> Turn | None:
    """The next choice, as in our load program: the cross that skips the fewest fields, or nothing.

    None when the game is over.
    """
    game, ctx = state["G"], state["ctx"]
    if "gameover" in ctx:
        return None
    first, second, *colours = game["dice"]
    player, stage = min(ctx["activePlayers"].items())
    rows = [(row, _free(game, player, row)) for row in range(ROWS) if not game["locked"][row]]
    if stage == "choosing":
        thrown = [(row, free, first + second) for row, free in rows]
    else:
        thrown = [
            (row, free, white + colours[row]) for row, free in rows for white in (first, second)
        ]
    skips = [
        (_field(row, number) - free, row, number)
        for row, free, number in thrown
        if _field(row, number) >= free and _may_lock(game, player, row, number)
    ]
    move = "choose" if stage == "choosing" else "act"
    if not skips or (min(skips)[0] > MOST_SKIPPED and (stage == "choosing" or game["crossed"])):
        return Turn(int(player), move, [None, None])
    _, row, number = min(skips)
    return Turn(int(player), move, [row, number])


def _field(row: int, number: int) -> int:
    return number - 2 if row < 2 else 12 - number


def _free(game: Json, player: str, row: int) -> int:
    """The first field that may still be crossed."""
    fields = game["sheets"][int(player)]["rows"][row]
    return FIELDS - fields[::-1].index(True) if True in fields else 0


def _may_lock(game: Json, player: str, row: int, number: int) -> bool:
    fields = game["sheets"][int(player)]["rows"][row]
    return _field(row, number) < FIELDS - 1 or sum(fields) >= NEEDED


def crosses_turn(state: Json) -> Turn | None:
    """Crosses one field after another; None after as many moves as a game of Qwixx has."""
    number: int = state["_stateID"]
    if number >= GAME_MOVES:
        return None
    count = number // 2
    return Turn(number % 2, "cross", [count // FIELDS % ROWS, count % FIELDS])


GAMES: dict[str, Callable[[Json], Turn | None]] = {"qwixx": qwixx_turn, "crosses": crosses_turn}


class PeerMissing(Exception):
    """Node or the package is missing."""


@contextmanager
def peer_server(port: int) -> Iterator[int]:
    """Start a boardgame.io server process; its process id.

    Raises:
        PeerMissing: the message says what to install.
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
        """Handle a packet of engine.io."""
        space = self.table.space
        assert self.socket is not None or text[:1] == b"0"
        if text == b"2":
            assert self.socket is not None
            self.socket.send(b"3")
        elif text.startswith(b"40"):
            self.joined.set()
        elif text.startswith(b"42" + space):
            name, *arguments = orjson.loads(text[2 + len(space) :])
            if name == "sync":
                self.table.state = arguments[1]["state"]
                self.synced.set()
            elif name == "update":
                self.table.updated(arguments[1], self)

    async def open(self, host: str, port: int) -> None:
        """Connect, enter the game's namespace, and ask for the match."""
        path = "/socket.io/?EIO=4&transport=websocket"
        self.socket = await LoadSocket.open(host, port, path, self.heard)
        self.socket.send(b"40" + self.table.space)
        await asyncio.wait_for(self.joined.wait(), 30)
        await self.sync()

    async def sync(self) -> None:
        """Ask for the match; the first client that asks begins it."""
        self.synced.clear()
        self.emit(["sync", self.table.id, str(self.number), None, 2])
        await asyncio.wait_for(self.synced.wait(), 30)

    def emit(self, event: list[object]) -> None:
        """Send an event by socket.io."""
        assert self.socket is not None
        self.socket.send(b"42" + self.table.space + orjson.dumps(event))


class PeerTable:
    """One match; a move is acknowledged when its sender gets the update."""

    def __init__(
        self, number: int, game: str, address: tuple[str, int], note: Callable[[float], None]
    ) -> None:
        self.id = self._name = f"match-{number}"
        self.space = f"/{game},".encode()
        self.errors = 0
        self.games = 0
        self.state: Json = {}
        self._next_turn = GAMES[game]
        self._host, self._port = address
        self._note = note
        self.seats = (PeerSeat(self, 0), PeerSeat(self, 1))
        self._sent: tuple[float, int] | None = None
        self._moved = asyncio.Event()

    async def open(self) -> None:
        """Connect both clients."""
        for seat in self.seats:
            await seat.open(self._host, self._port)

    def updated(self, state: Json, seat: PeerSeat) -> None:
        """Take a client's new state; the mover's own update is the acknowledgement."""
        mine = self._sent is not None and seat.number == self._sent[1]
        if self._sent is not None and mine and state["_stateID"] > self.state["_stateID"]:
            self._note(time.perf_counter() - self._sent[0])
            self._sent = None
            self.state = state
            self._moved.set()

    async def again(self) -> None:
        """Begin another match with the same two clients."""
        self.games += 1
        self.id = f"{self._name}-{self.games}"
        for seat in self.seats:
            await seat.sync()

    def move(self, turn: Turn) -> None:
        """Send a move."""
        number = str(turn.player)
        payload = {"type": turn.move, "args": turn.arguments, "playerID": number}
        action = {"type": "MAKE_MOVE", "payload": payload}
        self._moved.clear()
        self._sent = (time.perf_counter(), turn.player)
        self.seats[turn.player].emit(["update", action, self.state["_stateID"], self.id, number])

    async def play(self, moves_per_second: float | None, until: float) -> None:
        """Play until a point in time: at a steady pace, or as fast as the server answers."""
        due = time.perf_counter()
        while time.perf_counter() < until:
            if not (turn := self._next_turn(self.state)):
                await self.again()
                continue
            if moves_per_second is not None:
                due = max(due + 1 / moves_per_second, time.perf_counter() - 1)
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
            self.move(turn)
            await self._moved.wait()

    def close(self) -> None:
        """Disconnect both clients."""
        for seat in self.seats:
            if seat.socket:
                seat.socket.close()
