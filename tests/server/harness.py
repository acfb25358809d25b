"""A server on a real port, and clients that reach it over real sockets."""

import json
import socket
import threading
import time
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
import uvicorn
from pydantic import TypeAdapter
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from crosshex.server.api import security
from crosshex.server.config import ServerConfig
from crosshex.server.ops.counts import Counts
from crosshex.server.run import make_server
from crosshex.table.messages import FromServer

Json = dict[str, Any]
PATIENCE = 60.0
"""So many seconds a test waits for what must come, however busy the machine is."""
FROM_SERVER: TypeAdapter[Any] = TypeAdapter(FromServer)
ME: Json = {"kind": "me", "name": "Ann"}
OPEN: Json = {"kind": "open"}
BOT: Json = {"kind": "bot", "bot": "random"}


@dataclass
class RunningServer:
    """A server in a thread of this process."""

    port: int
    server: uvicorn.Server

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@contextmanager
def running(config: ServerConfig) -> Iterator[RunningServer]:
    """Run a server for the duration of the block."""
    listening = socket.create_server(("127.0.0.1", 0), backlog=256)
    server = make_server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive(), "the server did not start"
            time.sleep(0.01)
        yield RunningServer(listening.getsockname()[1], server)
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        listening.close()
        assert not thread.is_alive(), "the server did not stop"


def stop_limits(patch: pytest.MonkeyPatch) -> None:
    """Stop the clock of all rate limits: what they allow at once does not come back.

    A test then counts what it asks, and it does not matter how slowly it asks.
    """
    now = time.monotonic()
    patch.setattr(security, "monotonic", lambda: now)


def failures_of(counts: Counts) -> dict[str, int]:
    """How many bots and other jobs have failed, by reason."""
    name = "crosshex_bot_failures_total"
    found = {why: counts.registry.get_sample_value(name, {"why": why}) for why in counts.failures}
    return {why: int(number or 0) for why, number in found.items()}


class Player:
    """One client: its cookie, its requests, its socket."""

    def __init__(self, server: RunningServer, cookie: str | None = None) -> None:
        self.server = server
        self.http = httpx.Client(
            base_url=server.address + "/api", timeout=PATIENCE, verify=False, trust_env=False
        )
        if cookie:
            self.http.cookies.set("crosshex", cookie, domain="127.0.0.1")
        self.http.get("/session")
        self.socket: ClientConnection | None = None
        self._open = ExitStack()
        self.inbox: list[Json] = []
        self.ids = 0

    @property
    def cookie(self) -> str:
        return self.http.cookies["crosshex"]

    def ticket(self) -> str:
        """Get a ticket for dice that the server has committed to."""
        ticket: str = self.http.post("/dice").json()["ticket"]
        return ticket

    def create(self, game: str, *seats: Json, **options: Any) -> Json:
        """Set up a table; its snapshot."""
        body = {"game": game, "seats": list(seats), "pace": 0, **options}
        answer = self.http.post("/tables", json=body)
        assert answer.status_code == 201, answer.text
        snapshot: Json = answer.json()
        return snapshot

    def connect(self, table: str, query: str = "", **headers: str) -> Json:
        """Open the socket; the first message."""
        self.disconnect()
        opening = connect(
            f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/socket{query}",
            additional_headers={"Cookie": f"crosshex={self.cookie}", **headers},
            open_timeout=PATIENCE,
        )
        self.socket = self._open.enter_context(opening)
        return self.receive()

    def receive(self, timeout: float = PATIENCE) -> Json:
        """The next message of any kind."""
        assert self.socket is not None
        message: Json = json.loads(self.socket.recv(timeout))
        # Every message in every test must match the published schema.
        FROM_SERVER.validate_python(message)
        self.inbox.append(message)
        return message

    def receive_until(self, **wanted: Any) -> Json:
        """The next message with these fields."""
        while True:
            message = self.receive()
            if all(message.get(name) == value for name, value in wanted.items()):
                return message

    def send(self, type: str, **fields: Any) -> str:
        """Send a command; its id."""
        assert self.socket is not None
        self.ids += 1
        key = fields.pop("id", f"c{self.ids}")
        self.socket.send(json.dumps({"type": type, "id": key, **fields}))
        return str(key)

    def command(self, type: str, **fields: Any) -> Json:
        """Send a command and wait for its answer."""
        return self.receive_until(re=self.send(type, **fields))

    def fault(self, type: str, **fields: Any) -> Json:
        """Send a command that must be refused; the fault."""
        answer = self.command(type, **fields)
        assert answer["type"] == "error", answer
        fault: Json = answer["error"]
        return fault

    def closed_after(self, texts: Iterable[str]) -> int:
        """Send these, and say with which code the server closes the socket, be it in between."""
        assert self.socket is not None
        with suppress(ConnectionClosed):
            for text in texts:
                self.socket.send(text)
        return self.closed_with()

    def closed_with(self) -> int:
        """The code with which the server closes the socket."""
        assert self.socket is not None
        with pytest.raises(ConnectionClosed) as closed:
            self._read_to_the_end()
        assert closed.value.rcvd is not None
        return closed.value.rcvd.code

    def _read_to_the_end(self) -> None:
        while True:
            self.receive()

    def disconnect(self) -> None:
        self._open.close()
        self.socket = None

    def close(self) -> None:
        self.disconnect()
        self.http.close()

    def __enter__(self) -> "Player":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def first_move(you: Json) -> tuple[int, str] | None:
    """A legal move for the first question that a client is asked, or None."""
    for ask in you["asks"]:
        if ask["kind"] == "qwixx":
            return ask["seat"], ask["choices"][0]["move"]
        if ask["put"]:
            q, r = ask["put"][0]
            return ask["seat"], f"{q},{r}"
        if ask["pass"]:
            return ask["seat"], "pass"
    return None
