"""The server survives the worst that we know clients can do to connections, over real sockets."""

import base64
import contextlib
import json
import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from unittest.mock import Mock

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect

from crosshex.server import run
from crosshex.server.api.connection_limiter import TOLD_AT_ONCE, ConnectionLimiter
from crosshex.server.api.transport import (
    CONTROL_BURST,
    MOST_FRAGMENTS,
    MOST_PIPELINED,
    MOST_UNHEARD,
    MOST_UNREAD,
    READ_AT_LEAST,
    WatchedConnection,
    close_slow_readers,
)
from crosshex.server.config import ClientLimits, ServerConfig
from crosshex.server.ops.counts import Counts
from tests.server.harness import BOT, ME, OPEN, PATIENCE, Player, RunningServer, running

ELSEWHERE = "127.0.0.2"
"""An address of this machine that is not a trusted proxy; it is counted like any other client."""
QUICK = ClientLimits(
    connections=6,
    tables=3,
    head_seconds=0.4,
    body_seconds=0.4,
    body_rate=400.0,
    stalled_seconds=0.5,
    idle_seconds=1,
)
GET = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST /api/replay HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
A_LOT = 64 << 20
"""More bytes than any test sends, unless the server takes them all."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    folder = tmp_path_factory.mktemp("store")
    config = ServerConfig(db=f"sqlite:///{folder}/tables.db", rate_limits=False, limits=QUICK)
    with (
        pytest.MonkeyPatch.context() as patch,
        running(replace(config, static=folder)) as server,
    ):
        patch.setattr(run, "TICKS_A_LOOK", 1)
        (folder / "large.bin").write_bytes(bytes(A_LOT))
        yield server


@pytest.fixture
def call(server: RunningServer) -> Iterator[Callable[..., socket.socket]]:
    """Connects to the server; at the end all connections are closed, and the server has none."""
    with contextlib.ExitStack() as open_sockets:

        def connect(sent: bytes = b"", source: str = ELSEWHERE) -> socket.socket:
            opened = socket.create_connection(
                ("127.0.0.1", server.port), PATIENCE, source_address=(source, 0)
            )
            open_sockets.enter_context(opened)
            opened.sendall(sent)
            return opened

        yield connect
    wait_until(lambda: not server.server.server_state.connections)


def wait_until(true: Callable[[], bool]) -> None:
    limit = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < limit
        time.sleep(0.02)


def read_all(opened: socket.socket) -> bytes:
    """Everything until the server closes the connection."""
    read = b""
    with contextlib.suppress(ConnectionError):
        while part := opened.recv(1 << 16):
            read += part
    return read


def status_of(answer: bytes) -> int:
    return int(answer.split()[1])


def pour(opened: socket.socket, part: bytes) -> int:
    """Send the same data until the server closes the connection; how many bytes it took."""
    sent = 0
    with contextlib.suppress(ConnectionError):
        while sent < A_LOT:
            opened.sendall(part)
            sent += len(part)
    return sent


# -- too much


@pytest.mark.parametrize(
    ("begin", "part"),
    [
        (GET + b"X: ", b"a" * 65536),
        (GET, b"X: a\r\n" * 10_000),
        (b"GET /", b"a" * 65536),
        (b"GET / HTTP/1.1\r\n", b"a" * 65536),
        (POST + b"Transfer-Encoding: chunked\r\n\r\n", b"1\r\na\r\n" * 10_000),
        (POST + b"Transfer-Encoding: chunked\r\n\r\n0\r\nX: ", b"a" * 65536),
        (POST + b"Transfer-Encoding: chunked\r\n\r\n0\r\n", b"X: a\r\n" * 10_000),
        (POST + b"Transfer-Encoding: chunked\r\n\r\n1;", b"a" * 65536),
        (POST + b"Content-Length: 1000000000\r\n\r\n", b"a" * 65536),
        (b"", b"\r\n" * 32768),
    ],
    ids=[
        "header",
        "headers",
        "path",
        "name",
        "chunks",
        "trailer",
        "trailers",
        "extension",
        "body",
        "line ends",
    ],
)
def test_a_request_without_end_is_cut_short(
    call: Callable[..., socket.socket], begin: bytes, part: bytes
) -> None:
    assert pour(call(begin), part) < A_LOT


@pytest.mark.parametrize(
    "head",
    [
        GET + b"X: " + b"a" * (QUICK.head_bytes + (1 << 14)) + b"\r\n\r\n",
        GET + b"X: a\r\n" * QUICK.headers + b"\r\n",
    ],
    ids=["long", "many"],
)
def test_headers_that_are_too_large_are_refused_as_such(
    call: Callable[..., socket.socket], head: bytes
) -> None:
    answer = read_all(call(head))
    assert status_of(answer) == 431
    assert b'"code":"too-large"' in answer
    assert b"X-Content-Type-Options: nosniff\r\n" in answer


def test_a_request_that_fits_is_served_however_it_is_split(
    call: Callable[..., socket.socket],
) -> None:
    body = json.dumps({"text": "x" * 200_000}).encode()
    head = POST + b"X: a\r\n" * 50 + b"Y: " + b"b" * 20_000 + b"\r\n"
    head += b"Connection: close\r\nContent-Length: %d\r\n\r\n" % len(body)
    opened = call()
    for start in range(0, len(head), 5000):
        opened.sendall(head[start : start + 5000])
    opened.sendall(body)
    answer = read_all(opened)
    assert status_of(answer) == 200


def test_the_number_of_pipelined_requests_is_limited(call: Callable[..., socket.socket]) -> None:
    few = call((GET + b"\r\n") * (MOST_PIPELINED - 1) + GET + b"Connection: close\r\n\r\n")
    assert read_all(few).count(b"HTTP/1.1 200") == MOST_PIPELINED
    many = call((GET + b"\r\n") * 10 * MOST_PIPELINED)
    assert read_all(many).count(b"HTTP/1.1 200") <= MOST_PIPELINED + 1


# -- too slow


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (b"", None),
        (b"\r\n", None),
        (b"GET /heal", 408),
        (GET, 408),
        (GET + b"X: a", 408),
        (POST + b"Content-Length: 10\r\n\r\n12345", 408),
        (GET + b"\r\n\r\n", 200),
    ],
    ids=["nothing", "a line end", "a path", "a header", "half a header", "half a body", "all"],
)
def test_half_a_request_times_out(
    call: Callable[..., socket.socket], sent: bytes, status: int | None
) -> None:
    answer = read_all(call(sent))
    assert (status_of(answer) if answer else None) == status


def test_a_server_that_stops_does_not_wait_for_half_a_request(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    config = ServerConfig(db=f"sqlite:///{tmp_path}/tables.db", rate_limits=False)
    with running(config) as server:
        address = ("127.0.0.1", server.port)
        half = socket.create_connection(address, PATIENCE)
        half.sendall(POST + b"Content-Length: 10\r\n\r\n12345")
        wait_until(lambda: bool(server.server.server_state.tasks))
    with half:
        assert read_all(half) == b""
    assert not [each for each in caplog.records if each.levelname == "ERROR"]


def test_many_half_requests_all_time_out(
    server: RunningServer, call: Callable[..., socket.socket]
) -> None:
    opened = [call(GET) for _ in range(150)]
    assert httpx.get(server.address + "/healthz").status_code == 200
    assert {status_of(read_all(each)) for each in opened} == {408}


def test_a_trickle_of_bytes_keeps_no_connection_open(call: Callable[..., socket.socket]) -> None:
    for begin, drop in ((GET, b"X: a\r\n"), (GET + b"\r\n", b"\r\n")):
        opened = call(begin)
        with contextlib.suppress(ConnectionError):
            for _ in range(100):
                opened.sendall(drop)
                time.sleep(0.05)
            pytest.fail("it was never cut off")


def test_a_body_may_be_slow_as_long_as_it_keeps_coming(call: Callable[..., socket.socket]) -> None:
    body = json.dumps({"text": "x" * 20_000}).encode()
    opened = call(POST + b"Connection: close\r\nContent-Length: %d\r\n\r\n" % len(body))
    for start in range(0, len(body), 2000):
        opened.sendall(body[start : start + 2000])
        time.sleep(0.2)
    assert status_of(read_all(opened)) == 200


def tables_of(server: RunningServer) -> float:
    numbers = httpx.get(server.address + "/metrics").text
    found = re.search("^crosshex_tables (.+)$", numbers, re.MULTILINE)
    assert found is not None
    return float(found[1])


def test_half_a_request_has_no_effect_even_if_its_body_is_complete(
    server: RunningServer, call: Callable[..., socket.socket]
) -> None:
    body = json.dumps({"game": "qwixx", "seats": [ME, OPEN]}).encode()
    head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    tables = tables_of(server)
    read_all(call(head + b"Content-Length: %d\r\n\r\n" % (len(body) + 1) + body))
    call(head + b"Content-Length: %d\r\n\r\n" % (len(body) + 1) + body).close()
    call(head + b"Content-Length: %d\r\nConnection: close\r\n\r\n" % len(body) + body).recv(1)
    assert tables_of(server) == tables + 1


def test_a_client_that_does_not_read_is_cut_off(
    server: RunningServer, call: Callable[..., socket.socket]
) -> None:
    opened = call(b"GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n")
    connections = server.server.server_state.connections
    wait_until(lambda: len(connections) == 1)
    wait_until(lambda: not connections)
    assert len(read_all(opened)) < A_LOT


class Waiting(WatchedConnection):
    """A connection whose client reads what the test says."""

    def __init__(self) -> None:
        self.transport = self.pipe = Mock()
        self.limiter = ConnectionLimiter(
            ClientLimits(stalled_seconds=30.0), False, "", None, Counts()
        )

    def look_at(self, now: float, unread: int) -> bool:
        """Check the connection; whether it was cut off."""
        self.pipe.get_write_buffer_size.return_value = unread
        self.check_timeouts(now)
        return bool(self.pipe.abort.called)


def test_a_client_that_reads_nothing_has_half_a_minute() -> None:
    waiting = Waiting()
    assert [now for now in range(40) if waiting.look_at(now, 100_000)] == list(range(31, 40))


def test_a_client_that_reads_a_little_now_and_then_is_not_cut_off() -> None:
    shrinking, refilled, emptied = Waiting(), Waiting(), Waiting()
    for now in range(200):
        assert not shrinking.look_at(now, 10_000_000 - now // 25 * READ_AT_LEAST)
        if now % 25 == 0:
            refilled.resume_writing()
        assert not refilled.look_at(now, 100_000)
        assert not emptied.look_at(now, 0 if now % 25 == 0 else 100_000)


def test_an_address_that_leaves_too_much_unread_loses_its_largest_connections() -> None:
    # Six addresses; an empty one is a proxy, whose connections are those of many clients.
    connections = {address: [Waiting() for _ in range(9)] for address in ("", *"abcde")}
    for address, own in connections.items():
        for number, waiting in enumerate(own, 1):
            waiting.address = address or None
            assert not waiting.look_at(0, number * MOST_UNREAD // (20 if address == "b" else 45))
    close_slow_readers(waiting for own in connections.values() for waiting in own)
    lost = {address: [w.pipe.abort.called for w in own] for address, own in connections.items()}
    assert lost.pop("b") == [False] * 5 + [True] * 4
    assert not any(any(each) for each in lost.values())


def test_a_client_that_keeps_reading_may_be_slow(call: Callable[..., socket.socket]) -> None:
    opened = call(b"GET /large.bin HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    read = 0
    began = time.monotonic()
    while part := opened.recv(1 << 20):
        read += len(part)
        if time.monotonic() < began + 3 * QUICK.stalled_seconds:
            time.sleep(0.1)
    assert read > A_LOT


# -- frames


def handshake(table: str, *headers: bytes) -> bytes:
    key = base64.b64encode(bytes(16))
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1".encode(),
        b"Host: localhost",
        b"Connection: Upgrade",
        b"Upgrade: websocket",
        b"Sec-WebSocket-Version: 13",
        b"Sec-WebSocket-Key: " + key,
        *headers,
    ]
    return b"\r\n".join([*lines, b"", b""])


def frame(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


@pytest.fixture(scope="module")
def public(server: RunningServer) -> str:
    """A table that every visitor may see."""
    with Player(server) as ann:
        table: str = ann.create("qwixx", ME, OPEN, public=True)["table"]["id"]
    return table


@pytest.fixture
def table(public: str, call: Callable[..., socket.socket]) -> socket.socket:
    """A connection to a table."""
    opened = call(handshake(public))
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        head += opened.recv(1)
    assert status_of(head) == 101
    return opened


@pytest.mark.parametrize(
    "part",
    [
        frame(Opcode.PING, b"x" * 125),
        frame(Opcode.PING),
        frame(Opcode.PONG),
        frame(Opcode.TEXT, b"", fin=False) + frame(Opcode.CONT, b"", fin=False) * 500,
        frame(Opcode.TEXT),
        frame(Opcode.TEXT, b'{"type":"ping"}'),
        frame(Opcode.BINARY, b"x" * 100),
        frame(Opcode.TEXT, b"x" * 5000),
    ],
    ids=["pings", "empty pings", "pongs", "fragments", "nothing", "asking", "bytes", "long"],
)
def test_endless_frames_from_a_client_that_does_not_read_are_cut_short(
    server: RunningServer, table: socket.socket, part: bytes
) -> None:
    assert pour(table, part * max(1, 65536 // len(part))) < A_LOT
    wait_until(lambda: not server.server.server_state.connections)


def closed_with(opened: socket.socket) -> int | None:
    """The code in the frame that closes the connection."""
    rest = read_all(opened)
    while len(rest) >= 4:
        size, begin = rest[1], 2
        if size == 126:
            size, begin = int.from_bytes(rest[2:4], "big"), 4
        if rest[0] & 0x0F == Opcode.CLOSE:
            return int.from_bytes(rest[begin : begin + 2], "big")
        rest = rest[begin + size :]
    return None


@pytest.mark.usefixtures("stopped_limits")
@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(Opcode.PING) * int(CONTROL_BURST + 10), 1008),
        (
            frame(Opcode.TEXT, b"x", fin=False) + frame(Opcode.CONT, fin=False) * MOST_FRAGMENTS,
            1009,
        ),
        (frame(Opcode.TEXT) * 20 * MOST_UNHEARD, 1008),
        (frame(Opcode.TEXT, b"\xff"), 1007),
        (frame(Opcode.TEXT, b"x" * 70_000), 1009),
    ],
    ids=["pings", "fragments", "messages", "no UTF-8", "too long"],
)
def test_the_close_code_says_what_was_wrong(
    table: socket.socket, sent: bytes, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    table.sendall(sent)
    assert closed_with(table) == code
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def test_a_message_may_come_in_fragments_with_pings_between(table: socket.socket) -> None:
    text, *rest = b'{"type":"ping"}'
    pieces = [frame(Opcode.CONT, bytes([byte]), fin=False) for byte in rest]
    table.sendall(frame(Opcode.TEXT, bytes([text]), fin=False) + frame(Opcode.PING, b"here"))
    table.sendall(b"".join(pieces) + frame(Opcode.CONT))
    answer = b""
    while b'"pong"' not in answer:
        answer += table.recv(1 << 16)
    assert b"\x8a\x04here" in answer


@pytest.mark.parametrize(
    "wrong",
    [
        handshake("x").replace(b"Sec-WebSocket-Version: 13", b"Sec-WebSocket-Version: 8"),
        handshake("x").replace(b"Sec-WebSocket-Key", b"Sec-WebSocket-Lock"),
        handshake("x").replace(b"GET", b"POST"),
        handshake("\xff"),
        handshake("x", b"X: " + b"a" * 9000),
        handshake("x").replace(b"websocket", b"h2c"),
    ],
    ids=["version", "key", "method", "path", "long header", "another protocol"],
)
def test_a_wrong_handshake_is_answered_with_the_security_headers(
    call: Callable[..., socket.socket], wrong: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    answer = read_all(call(wrong))
    assert status_of(answer) in (400, 404, 431)
    assert b"x-content-type-options: nosniff\r\n" in answer.lower()
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def test_garbage_right_after_the_handshake_breaks_nothing(
    server: RunningServer, call: Callable[..., socket.socket], caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(5):
        opened = call(handshake("x"))
        opened.sendall(b"\xff" * 100)
        opened.close()
    assert httpx.get(server.address + "/healthz").status_code == 200
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


# -- too many


@pytest.fixture
def counting(tmp_path: Path) -> Iterator[RunningServer]:
    """A server that counts; an address may have six connections."""
    with running(ServerConfig(db=f"sqlite:///{tmp_path}/tables.db", limits=QUICK)) as server:
        yield server


def client_at(server: RunningServer, address: str) -> httpx.Client:
    transport = httpx.HTTPTransport(local_address=address)
    return httpx.Client(base_url=server.address, transport=transport, timeout=PATIENCE)


def test_the_connections_of_an_address_are_limited_and_the_next_one_is_told(
    counting: RunningServer, caplog: pytest.LogCaptureFixture
) -> None:
    where = ("127.0.0.1", counting.port)
    with contextlib.ExitStack() as stack:

        def connect() -> socket.socket:
            opened = socket.create_connection(where, PATIENCE, source_address=(ELSEWHERE, 0))
            return stack.enter_context(opened)

        kept = [connect() for _ in range(QUICK.connections)]
        with client_at(counting, ELSEWHERE) as client:
            refused = [client.get("/api/games") for _ in range(3)]
            assert {answer.status_code for answer in refused} == {429}
            fault = refused[0].json()["error"]
            assert fault == {"code": "too-many-connections", "params": {"limit": QUICK.connections}}
            assert client.get("/healthz").status_code == 200
            with client_at(counting, "127.0.0.3") as other:
                assert other.get("/api/games").status_code == 200
            kept.pop().close()
            wait_until(lambda: client.get("/api/games").status_code == 200)
    warnings = [each for each in caplog.records if "--connections-per-address" in each.message]
    assert len(warnings) == 1, "it is logged once"


def test_of_too_many_silent_connections_only_the_newest_are_kept(tmp_path: Path) -> None:
    patient = replace(QUICK, head_seconds=PATIENCE)
    config = ServerConfig(db=f"sqlite:///{tmp_path}/tables.db", limits=patient)
    with running(config) as server, contextlib.ExitStack() as stack:
        opened = [
            stack.enter_context(
                socket.create_connection(
                    ("127.0.0.1", server.port), PATIENCE, source_address=(ELSEWHERE, 0)
                )
            )
            for _ in range(QUICK.connections + TOLD_AT_ONCE + 20)
        ]
        for each in opened[QUICK.connections : QUICK.connections + 20]:
            assert read_all(each) == b""
        opened[-1].sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert status_of(read_all(opened[-1])) == 429


def test_behind_a_proxy_each_client_counts_and_the_proxy_does_not(counting: RunningServer) -> None:
    """The server trusts 127.0.0.1 as a proxy and believes its X-Forwarded-For."""
    with Player(counting) as ann, contextlib.ExitStack() as stack:
        table = ann.create("qwixx", ME, OPEN, public=True)["table"]["id"]

        def first_word(client: str) -> tuple[str, ClientConnection]:
            opening = connect(
                f"ws://127.0.0.1:{counting.port}/api/tables/{table}/socket",
                additional_headers={"X-Forwarded-For": client},
                max_queue=None,
            )
            opened = stack.enter_context(opening)
            return json.loads(opened.recv(PATIENCE))["type"], opened

        kept = [first_word("192.0.2.1") for _ in range(QUICK.connections)]
        assert {word for word, _ in kept} == {"welcome"}
        word, refused = first_word("192.0.2.1")
        assert word == "error"
        with pytest.raises(ConnectionClosed) as closed:
            refused.recv(PATIENCE)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4429
        # All addresses of one IPv6 network share one limit.
        for number in range(QUICK.connections):
            assert first_word(f"2001:db8::{number}")[0] == "welcome"
        assert first_word("2001:db8::abcd")[0] == "error"
        assert first_word("192.0.2.2")[0] == "welcome"
        kept[0][1].close()
        wait_until(lambda: first_word("192.0.2.1")[0] == "welcome")


def test_the_unfinished_tables_of_an_owner_are_limited(counting: RunningServer) -> None:
    with Player(counting) as ann, Player(counting) as bob:
        over = ann.create("six", ME, BOT)["table"]["id"]
        ann.connect(over)
        ann.command("resign", seat=0)
        tables = [ann.create("six", ME, OPEN)["table"]["id"] for _ in range(QUICK.tables)]
        body = {"game": "six", "seats": [ME, OPEN]}
        refused = ann.http.post("/tables", json=body)
        fault = {"code": "too-many-tables", "params": {"limit": QUICK.tables}}
        assert (refused.status_code, refused.json()["error"]) == (409, fault)
        assert ann.fault("rematch") == fault
        bob.create("six", ME, OPEN)
        ann.http.delete(f"/tables/{tables[0]}")
        assert ann.command("rematch")["type"] == "table"
        ann.disconnect()


def test_an_owner_who_asks_for_many_tables_at_once_gets_no_more(counting: RunningServer) -> None:
    body = {"game": "six", "seats": [ME, OPEN]}
    with Player(counting) as ann, ThreadPoolExecutor(8) as threads:
        answers = list(threads.map(lambda _: ann.http.post("/tables", json=body), range(8)))
        made = [answer.status_code for answer in answers].count(201)
        assert made == QUICK.tables
        assert len(ann.http.get("/session").json()["tables"]) == made


# -- file descriptors

FEW_FILES = 160


def test_near_the_file_descriptor_limit_health_is_still_reported_and_the_reason_logged(
    tmp_path: Path,
) -> None:
    command = [sys.executable, "-m", "crosshex", "serve", "--port", "0", "--workers", "1"]
    command += ["--db", f"sqlite:///{tmp_path}/tables.db", "--no-browser", "--no-rate-limits"]
    logs = tmp_path / "logs"
    with (
        logs.open("w") as log,
        subprocess.Popen(
            ["bash", "-c", f'ulimit -n {FEW_FILES}; exec "$@"', "bash", *command],
            stdout=subprocess.PIPE,
            stderr=log,
            env={**os.environ, "DISPLAY": ""},
        ) as process,
        contextlib.ExitStack() as stack,
        contextlib.ExitStack() as connections,
    ):
        assert process.stdout is not None
        stack.callback(process.terminate)
        address = httpx.URL(process.stdout.readline().decode().split()[3])
        where = ("127.0.0.1", address.port)
        refused: list[str] = []
        while len(refused) < 5:
            if not refused:
                for _ in range(2 * FEW_FILES):
                    connections.enter_context(socket.create_connection(where, PATIENCE))
            assert httpx.get(address.join("/healthz")).status_code == 200
            answer = httpx.get(address.join("/api/games"))
            if answer.status_code == 503:
                refused.append(answer.json()["error"]["code"])
            else:  # The server has closed connections without a request, as it does after a while.
                assert answer.status_code == 200
                refused.clear()
                connections.close()
        assert set(refused) == {"busy"}
        connections.close()
        wait_until(lambda: httpx.get(address.join("/api/games")).status_code == 200)
    lines = [json.loads(line) for line in logs.read_text().splitlines()]
    told = [line for line in lines if line["level"] != "info"]
    assert len(told) == 1 and "LimitNOFILE" in told[0]["message"]
