"""Serves the WebSockets of clients: reads commands, sends states, limits what clients send."""

import asyncio
import contextlib
import re
from collections.abc import Callable, Coroutine
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, get_args

import orjson
from pydantic import Field, TypeAdapter, ValidationError
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from crosshex.server.api.error_responses import malformed
from crosshex.server.api.request_checks import (
    address_of,
    check_connection,
    check_host,
    counted,
    host_names,
)
from crosshex.server.api.security import (
    COOKIE,
    Bucket,
    RateLimits,
    fingerprint,
    is_own_origin,
    too_often,
)
from crosshex.server.config import ServerConfig
from crosshex.server.me.devices import Devices
from crosshex.server.ops.clock import now_ms
from crosshex.server.ops.counts import Counts
from crosshex.server.rooms.command_handler import CommandHandler
from crosshex.server.rooms.live import LiveTable
from crosshex.server.rooms.live_tables import LiveTables
from crosshex.server.store.errors import internal
from crosshex.table.adapter import every_adapter
from crosshex.table.commands import Command, Hint, Query
from crosshex.table.faults import Refused
from crosshex.table.table import Holder

if TYPE_CHECKING:
    AnyCommand = Command
else:
    _SHARED = get_args(get_args(Command)[0])
    _QUERIES = [query for adapter in every_adapter() for query in adapter.queries]
    AnyCommand = Annotated[
        reduce(or_, dict.fromkeys([*_SHARED, *_QUERIES])), Field(discriminator="type")
    ]
    """A command of any game that is installed."""
COMMAND: TypeAdapter[Command] = TypeAdapter(AnyCommand)

LARGEST_FRAME = 4096
"""How long a message may be; the longest sensible command is a tenth of it."""
LARGEST_RAW_FRAME = 1 << 16
"""How many bytes a message may have before the WebSocket library closes the connection."""
CLOSE_SECONDS = 2.0
MESSAGES_PER_SECOND, MESSAGE_BURST = 15.0, 60.0
CLIENTS_PER_TOKEN, QUERY_COST = 50, 4.0
"""What counts besides the message itself: a command for every 50 connections at its table, because
all of them hear of it, and a question about the position, because its answer takes milliseconds."""
PATIENCE = 10
"""How many malformed messages a connection may send."""

PATH = re.compile(r"/api/tables/([\w-]{1,64})/socket")
SEQ = re.compile(r"[0-9]{1,15}")
CLOSE = {
    "no-access": 4403,
    "foreign-origin": 4403,
    "unknown-table": 4404,
    "unknown-page": 4404,
    "wrong-host": 4421,
    "too-many-requests": 4429,
    "too-many-connections": 4429,
    "busy": 1013,
    # The standard codes for "try again later" and "internal error".
    "unavailable": 1013,
    "internal": 1011,
}


class ClientSocket:
    """One open socket."""

    def __init__(self, scope: Scope, send: Send, device: str | None, link: str | None) -> None:
        self.device = device
        self.holder: Holder | None = None
        self.link = link
        self.address = address_of(scope)
        self._write: Callable[[bytes], bool] = scope["state"]["write"]
        self._send = send
        self._closing: asyncio.Task[None] | None = None
        self._later: set[asyncio.Task[None]] = set()

    def answer_later(self, answer: Coroutine[object, object, None]) -> None:
        """Make a slow answer in a task, which is cancelled when the connection ends."""
        task = asyncio.create_task(answer)
        self._later.add(task)
        task.add_done_callback(self._later.discard)

    def send(self, message: bytes) -> None:
        """Send a message without waiting; a client that reads too slowly is cut off."""
        if self._closing is None and not self._write(message):
            self.close(4408)

    def close(self, code: int) -> None:
        """End the connection after the messages that were sent."""
        if self._closing is None:
            self._closing = asyncio.create_task(self._close(code))

    async def _close(self, code: int) -> None:
        # If the client has gone already, there is nothing left to do.
        with contextlib.suppress(OSError, RuntimeError, TimeoutError):
            async with asyncio.timeout(CLOSE_SECONDS):
                await self._send({"type": "websocket.close", "code": code, "reason": ""})

    async def finish(self) -> None:
        """End the connection, if it has not ended, and cancel slow answers."""
        for task in self._later:
            task.cancel()
        self.close(1000)
        assert self._closing is not None
        await self._closing


class TableSockets:
    """Middleware that serves the sockets of all tables, and passes everything else on.

    It uses plain ASGI: a framework's work for each message would take longer than the move.
    """

    def __init__(
        self,
        app: ASGIApp,
        config: ServerConfig,
        tables: LiveTables,
        commands: CommandHandler,
        devices: Devices,
        counts: Counts,
        limits: RateLimits,
        build: str,
    ) -> None:
        self._app = app
        self._config = config
        self._tables = tables
        self._commands = commands
        self._devices = devices
        self._counts = counts
        self._build = build
        self._names = host_names(config)
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Accept a socket and serve it until it closes."""
        if scope["type"] != "websocket":
            await self._app(scope, receive, send)
            return
        await receive()
        await send({"type": "websocket.accept"})
        request = HTTPConnection(scope)
        connection = ClientSocket(
            scope, send, fingerprint(request.cookies.get(COOKIE)), request.query_params.get("link")
        )
        try:
            with counted(scope):
                await self._serve(scope, request, receive, connection)
        except Exception as error:
            # A browser cannot read why a handshake was refused: accept, explain, close.
            connection.close(CLOSE.get(self._tell(connection, error, None), 4400))
        finally:
            await connection.finish()

    async def _serve(
        self, scope: Scope, request: HTTPConnection, receive: Receive, client: ClientSocket
    ) -> None:
        """Serve a client until it disconnects.

        Raises:
            Refused: the client may not see the table.
        """
        live = await self._visit(scope, request, client)
        since = request.query_params.get("since", "")
        try:
            welcome = live.snapshot(client.holder, int(since) if SEQ.fullmatch(since) else None)
            client.send(orjson.dumps({"type": "welcome", "build": self._build, **welcome}))
            self._tables.join(live, client)
            # A separate task, or each message would resume all middleware coroutines above.
            await asyncio.create_task(self._listen(receive, client, live))
        finally:
            self._tables.leave(live, client)

    async def _visit(
        self, scope: Scope, request: HTTPConnection, client: ClientSocket
    ) -> LiveTable:
        check_connection(scope)
        check_host(scope, request.headers, self._names)
        if not is_own_origin(request.headers, self._config.origins):
            raise Refused("foreign-origin")
        self._limits.spend("new sockets", client.address)
        if not (path := PATH.fullmatch(scope["path"])):
            raise Refused("unknown-page")
        if client.device is not None:
            client.holder = await self._devices.person(client.device)
        return await self._tables.visit(path[1], client.holder, client.link)

    async def _listen(self, receive: Receive, client: ClientSocket, live: LiveTable) -> None:
        bucket = Bucket(MESSAGES_PER_SECOND, MESSAGE_BURST)
        patience = PATIENCE
        while True:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            wait = bucket.take() if self._limits.on else 0.0
            wait = wait or self._limits.wait("messages", client.address)
            if wait > 5.0:
                client.close(CLOSE["too-many-requests"])
                return
            try:
                command = None if wait else self._read(text, client)
                if command is not None:
                    spread = len(live.clients) / CLIENTS_PER_TOKEN
                    cost = QUERY_COST if isinstance(command, Query) else spread
                    wait = self._limits.wait("messages", client.address, cost)
                if wait:
                    raise too_often(wait)
                if isinstance(command, Hint):
                    client.answer_later(self._advise(command, client, live))
                    # Let the task read the table first: the next message may change it.
                    await asyncio.sleep(0)
                elif command is not None:
                    assert client.holder is not None
                    if isinstance(command, Query):
                        await asyncio.sleep(0)  # It waits for nothing: let others run first.
                    answer = await self._commands.command(live, command, client.holder, client)
                    if answer is not None:
                        client.send(orjson.dumps(answer))
            except Exception as error:
                code = self._tell(client, error, _id_of(text))
                patience -= code in ("malformed", "too-large")
            if patience == 0:
                client.close(4400)
                return

    def _read(self, text: str | None, client: ClientSocket) -> Command | None:
        """The command of a client; None if the message was a ping, which is answered here.

        Raises:
            Refused: it is malformed, or the client may not give commands.
        """
        if text is None:
            raise Refused("malformed", message="messages are text, not binary", path="")
        if len(text) > LARGEST_FRAME:
            raise Refused("too-large", limit=LARGEST_FRAME)
        if text in ('{"type":"ping"}', '{"type": "ping"}'):
            client.send(orjson.dumps({"type": "pong", "now": now_ms()}))
            return None
        try:
            command = COMMAND.validate_json(text)
        except ValidationError as error:
            raise malformed(error) from None
        if client.holder is None:
            raise Refused("not-your-seat", seat=None)
        return command

    async def _advise(self, command: Hint, client: ClientSocket, live: LiveTable) -> None:
        assert client.holder is not None
        try:
            answer = await self._commands.command(
                live, command, client.holder, address=client.address
            )
            client.send(orjson.dumps(answer))
        except Exception as error:
            self._tell(client, error, command.id)

    def _tell(self, client: ClientSocket, error: Exception, re: str | None) -> str:
        """Tell a client of a refusal or an error, and count it; returns its code."""
        refused = error if isinstance(error, Refused) else internal(error)
        self._counts.refused(refused.code)
        client.send(orjson.dumps({"type": "error", "re": re, "error": refused.to_json()}))
        return refused.code


def _id_of(text: str | None) -> str | None:
    """The id of a refused message, or None if it has no valid id."""
    if text is None or len(text) > LARGEST_FRAME:
        return None
    try:
        found = orjson.loads(text)
    except orjson.JSONDecodeError:
        return None
    key = found.get("id") if isinstance(found, dict) else None
    return key if isinstance(key, str) and len(key) <= 64 else None
