"""Attacks a server with half requests, endless headers, pings and message fragments, all at once.

    python -m tests.scale.attack 1500

attacks a fresh server with that many half requests, and reports how it held out.
"""

import base64
import contextlib
import http.client
import json
import os
import selectors
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path

from websockets.frames import Frame, Opcode

from crosshex.server.api.connection_limiter import file_limit
from tests.scale.serving import serve_command

HOST = "127.0.0.1"
MOST = 400 << 20
"""How many bytes each stream sends, if the server takes them all."""
BLOCK = 1 << 18
PATIENCE = 60.0
GET = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"


def frame(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, data, fin).serialize(mask=True)


HANDSHAKE = b"\r\n".join(
    [
        b"GET /api/tables/%s/socket HTTP/1.1",
        b"Host: localhost",
        b"Connection: Upgrade",
        b"Upgrade: websocket",
        b"Sec-WebSocket-Version: 13",
        b"Sec-WebSocket-Key: " + base64.b64encode(bytes(16)),
        b"",
        b"",
    ]
)
STREAMS: dict[str, tuple[bytes, bytes]] = {
    "header": (GET + b"X: ", b"a"),
    "headers": (GET, b"X: a\r\n"),
    "line ends": (b"", b"\r\n"),
    "trailers": (
        b"POST /api/replay HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n",
        b"X: a\r\n",
    ),
    "requests": (b"", GET + b"\r\n"),
    "pings": (HANDSHAKE, frame(Opcode.PING, b"x" * 125)),
    "pongs": (HANDSHAKE, frame(Opcode.PONG)),
    "pieces": (HANDSHAKE + frame(Opcode.TEXT, fin=False), frame(Opcode.CONT, fin=False)),
    "messages": (HANDSHAKE, frame(Opcode.TEXT, b'{"type":"ping"}')),
}
"""How each stream begins, and what it repeats without ever reading an answer."""


@dataclass
class Report:
    """How a server held out.

    Attributes:
        taken: how many bytes of each stream it took.
        half_open: how many half requests it still waits for.
        healthy: how many health checks it answered during the attack.
        grown_mb: how much its peak memory rose.
    """

    taken: dict[str, int]
    half_open: int
    healthy: int
    grown_mb: float


@contextlib.contextmanager
def serving(folder: Path) -> Iterator[tuple[int, int]]:
    """A server in its own process: the process id, and its port."""
    command = serve_command(f"sqlite:///{folder}/tables.db", 0, "--rate-limits")
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        assert process.stdout is not None
        address = process.stdout.readline().decode().split()[3]
        try:
            yield process.pid, int(address.rstrip("/").rpartition(":")[2])
        finally:
            process.terminate()


def attack(pid: int, port: int, half_requests: int) -> Report:
    """Start all attacks at once, and wait until the server has got rid of them."""
    file_limit()
    memory = peak_mb(pid)
    table = make_table(port)
    with contextlib.ExitStack() as stack, ThreadPoolExecutor(len(STREAMS)) as threads:
        half = [stack.enter_context(open_half(port)) for _ in range(half_requests)]
        pouring = {
            name: threads.submit(pour, port, begin.replace(b"%s", table), part)
            for name, (begin, part) in STREAMS.items()
        }
        healthy, waiting, until = 0, half, time.monotonic() + PATIENCE
        while waiting and time.monotonic() < until:
            healthy += is_healthy(port)
            waiting = still_open(waiting)
            time.sleep(0.2)
        taken = {name: stream.result() for name, stream in pouring.items()}
    return Report(taken, len(waiting), healthy, peak_mb(pid) - memory)


def open_half(port: int) -> socket.socket:
    """A connection with half a request."""
    opened = socket.create_connection((HOST, port), PATIENCE)
    opened.sendall(GET)
    return opened


def still_open(sockets: list[socket.socket]) -> list[socket.socket]:
    """The sockets on which the server has neither answered nor closed the connection."""
    with selectors.DefaultSelector() as selector:
        for each in sockets:
            selector.register(each, selectors.EVENT_READ)
        told = {key.fileobj for key, _ in selector.select(0)}
    return [each for each in sockets if each not in told]


def pour(port: int, begin: bytes, part: bytes) -> int:
    """Send without reading until the server closes the connection; how many bytes were sent."""
    block = part * (BLOCK // len(part))
    sent = 0
    with socket.create_connection((HOST, port), PATIENCE) as opened:
        opened.sendall(begin)
        if begin.startswith(HANDSHAKE[:20]):
            opened.recv(4096)
        with contextlib.suppress(OSError):
            while sent < MOST:
                opened.sendall(block)
                sent += len(block)
    return sent


def make_table(port: int) -> bytes:
    """The id of a table that every visitor may see."""
    asking = http.client.HTTPConnection(HOST, port, timeout=PATIENCE)
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    body = json.dumps({"game": "qwixx", "public": True, "seats": seats})
    asking.request("POST", "/api/tables", body, {"Content-Type": "application/json"})
    table: str = json.loads(asking.getresponse().read())["table"]["id"]
    asking.close()
    return table.encode()


def is_healthy(port: int) -> bool:
    """Whether the server reports that it is healthy."""
    asking = http.client.HTTPConnection(HOST, port, timeout=PATIENCE)
    try:
        asking.request("GET", "/healthz")
        return asking.getresponse().status == http.HTTPStatus.OK
    finally:
        asking.close()


def peak_mb(pid: int) -> float:
    """The peak memory of a process; 0 if the system does not report it."""
    status = Path(f"/proc/{pid}/status")
    lines = status.read_text().splitlines() if status.exists() else []
    return sum(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmHWM"))


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as made, serving(Path(made)) as (process, reached):
        found = attack(process, reached, int(sys.argv[1]))
    print(json.dumps(asdict(found), indent=2), file=sys.stdout)
    sys.exit(os.EX_OK if found.half_open == 0 else os.EX_SOFTWARE)
