"""A game at a table of a real server, as the browser plays it."""

import json
import random
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final
from urllib.parse import quote
from urllib.request import HTTPCookieProcessor, OpenerDirector, ProxyHandler, Request, build_opener

from crosshex.check.report import Fault
from crosshex.check.subject import Subject
from crosshex.record import read_record, write_position

SECONDS: Final = 60.0
"""The most time that the server may take for a message, or for its start."""
_ME: Final = {"kind": "me", "name": "Ann"}
_BOT: Final = {"kind": "bot", "bot": "random"}


def check_server(subject: Subject) -> str:
    """A table is set up over HTTP, and a game is played over its socket to the end.

    The first seat is played as the browser does, by one of the moves that it is offered; bots take
    the others.
    """
    with TemporaryDirectory() as folder, _running(Path(folder)) as port:
        client = _Client(port)
        offered = [entry["game"] for entry in client.get("/games")["games"]]
        if subject.description.name not in offered:
            raise Fault("the catalogue of the server does not offer the game")
        return _play(client, subject)


@contextmanager
def _running(folder: Path) -> Iterator[int]:
    """Run a server in a thread; its port."""
    from crosshex.server.config import ServerConfig
    from crosshex.server.run import make_server

    listening = socket.create_server(("127.0.0.1", 0))
    server = make_server(ServerConfig(db=f"sqlite:///{folder / 'tables.db'}", workers=1))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    try:
        yield listening.getsockname()[1]
    finally:
        server.should_exit = True
        thread.join(SECONDS)
        listening.close()


class _Client:
    """A browser, as far as the server can tell."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._cookies = HTTPCookieProcessor()
        self._open: OpenerDirector = build_opener(ProxyHandler({}), self._cookies)
        self.get("/session")

    @property
    def cookie(self) -> str:
        """The cookie that holds its seats."""
        return "; ".join(f"{each.name}={each.value}" for each in self._cookies.cookiejar)

    def get(self, path: str) -> Any:
        """The answer to a request: JSON, or else its text."""
        return self._ask(Request(self._address(path)))

    def post(self, path: str, body: object) -> Any:
        """The answer to a request with JSON."""
        headers = {"Content-Type": "application/json"}
        return self._ask(Request(self._address(path), json.dumps(body).encode(), headers))

    def _address(self, path: str) -> str:
        return f"http://127.0.0.1:{self.port}/api{path}"

    def _ask(self, request: Request) -> Any:
        try:
            with self._open.open(request, timeout=SECONDS) as answer:
                text = answer.read().decode()
                is_json = "json" in answer.headers["Content-Type"]
        except OSError as error:
            told = error.read().decode() if hasattr(error, "read") else str(error)
            raise Fault(f"{request.full_url} is refused: {told}") from error
        return json.loads(text) if is_json else text


def _play(client: _Client, subject: Subject) -> str:
    from websockets.sync.client import connect

    game = subject.usual
    body = {"game": game.name, "seats": [_ME, *[_BOT] * (game.seats - 1)], "pace": 0}
    made = client.post("/tables", body)
    table, plain = made["table"]["id"], made["table"]["state"]["kind"] == "plain"
    if not plain:  # A client would need to know how this adapter asks.
        made = client.post("/tables", {**body, "seats": [_BOT] * game.seats})
        table = made["table"]["id"]
    rng = random.Random(subject.seed)
    moves = 0
    with connect(
        f"ws://127.0.0.1:{client.port}/api/tables/{table}/socket",
        additional_headers={"Cookie": client.cookie},
        proxy=None,
    ) as socket_:
        while True:
            message = json.loads(socket_.recv(SECONDS))
            if message["type"] == "error":
                raise Fault(f"a move that was offered is refused: {message['error']}")
            if "table" not in message:
                continue
            if message["table"]["status"] == "over":
                break
            for ask in message["you"]["asks"] if plain else ():
                move = rng.choice(ask["moves"])["move"]
                moves += 1
                command = {"type": "play", "id": f"c{moves}", "seat": ask["seat"], "move": move}
                socket_.send(json.dumps(command))
    return _afterwards(client, table, subject)


def _afterwards(client: _Client, table: str, subject: Subject) -> str:
    """What the end page shows: the record, its replay and its picture."""
    record = read_record(client.get(f"/tables/{table}/record"))
    if record.game.name != subject.description.name or record.state.outcome is None:
        raise Fault(f"the record of the table is not that of a whole game:\n{record}")
    replay = client.get(f"/tables/{table}/replay")
    settled = sum(not state.pending for state in record.states())
    if len(replay["plies"]) != settled:
        raise Fault(f"the replay has {len(replay['plies'])} plies, the game {settled}")
    picture = client.get(f"/picture.svg?position={quote(write_position(record.state))}")
    if not picture.startswith("<svg"):
        raise Fault(f"the picture of the end is not drawn: {picture[:80]}")
    return f"a game of {record.turns} turns"
