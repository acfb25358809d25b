"""A relay between a server and a service it needs; it can fall silent without closing anything.

A connection that lost data stays silent for ever: afterwards only new connections work.
"""

import contextlib
import selectors
import socket
import threading

HOST = "127.0.0.1"
SIZE = 1 << 16


class Relay:
    """Forwards everything to a port, until it is told to be silent."""

    def __init__(self, target: int) -> None:
        self._target = target
        self._listening = socket.create_server((HOST, 0), backlog=64)
        self.port: int = self._listening.getsockname()[1]
        self._silent = False
        self._other: dict[socket.socket, socket.socket] = {}
        self._mute: set[socket.socket] = set()
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def fall_silent(self) -> None:
        """Stop forwarding."""
        self._silent = True

    def lose(self) -> None:
        """Let all present connections stay silent for ever, as if they had lost data."""
        self._mute |= set(self._other)

    def speak(self) -> None:
        """Forward data of new connections again."""
        self._silent = False

    def _run(self) -> None:
        with selectors.DefaultSelector() as selector:
            selector.register(self._listening, selectors.EVENT_READ)
            while not self._ended.is_set():
                for key, _ in selector.select(0.05):
                    assert isinstance(key.fileobj, socket.socket)
                    if key.fileobj is self._listening:
                        self._accept(selector)
                    elif key.fileobj in self._other:
                        self._pass_on(selector, key.fileobj)

    def _accept(self, selector: selectors.BaseSelector) -> None:
        came, _ = self._listening.accept()
        with contextlib.suppress(OSError):
            went = socket.create_connection((HOST, self._target), 5)
            for one, other in ((came, went), (went, came)):
                self._other[one] = other
                selector.register(one, selectors.EVENT_READ)
            return
        came.close()

    def _pass_on(self, selector: selectors.BaseSelector, one: socket.socket) -> None:
        data = b""
        with contextlib.suppress(OSError):
            data = one.recv(SIZE)
        other = self._other[one]
        if data and (self._silent or one in self._mute):
            self._mute |= {one, other}
            return  # TCP has acknowledged the data, but it is lost.
        if data:
            with contextlib.suppress(OSError):
                other.sendall(data)
                return
        for end in (one, other):
            selector.unregister(end)
            del self._other[end]
            self._mute.discard(end)
            end.close()

    def __enter__(self) -> "Relay":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._ended.set()
        self._thread.join(10)
        self._listening.close()
        for end in self._other:
            end.close()
