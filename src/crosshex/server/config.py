"""How a server is run: where it listens, where it stores, what it allows."""

from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

MINUTE_MS = 60_000
DAY_MS = 24 * 60 * MINUTE_MS
LOCAL_NAME = "localhost"


@dataclass(frozen=True)
class Limits:
    """How much one client may take.

    Attributes:
        connections: how many connections of one address there may be.
        tables: how many tables that are not over one owner may have.
        head_bytes: how long the first line and the headers of a request may be together.
        headers: how many headers a request may have.
        message_bytes: how long a request may be in all, also one that was answered already.
        head_seconds: how long it may take until the headers of a request are there.
        body_seconds: how long it may then take until its body begins to come.
        body_rate: how many bytes a second of it must come from then on.
        idle_seconds: how long a connection is kept open for the next request.
        stalled_seconds: how long a client may read nothing of what waits for it.
    """

    connections: int = 400
    tables: int = 200
    head_bytes: int = 32 * 1024
    headers: int = 100
    message_bytes: int = 2 * 1024 * 1024
    head_seconds: float = 10.0
    body_seconds: float = 10.0
    body_rate: float = 4096.0
    idle_seconds: int = 5
    stalled_seconds: float = 30.0


class Address(NamedTuple):
    """Where metrics are served besides."""

    host: str
    port: int

    def of_process(self, number: int) -> "Address":
        """That of one of several processes, which count from 0: their ports follow each other."""
        return Address(self.host, self.port + number)


def read_address(text: str) -> Address:
    """An address as an option gives it.

    Raises:
        ValueError: it is not an address.

    >>> read_address("127.0.0.1:9600"), read_address("[::1]:9600")
    (Address(host='127.0.0.1', port=9600), Address(host='::1', port=9600))
    """
    parts = urlsplit(f"//{text}")
    if not parts.hostname or parts.port is None or parts.netloc != text:
        raise ValueError(f"{text} is no HOST:PORT, as 127.0.0.1:9600 is")
    return Address(parts.hostname, parts.port)


@dataclass(frozen=True)
class ServerConfig:
    """The settings of one server process.

    Attributes:
        db: where tables are stored, as a SQLAlchemy URL; empty: a file in the user's data folder.
        redis: the address of a Redis server that links several processes; None: this one is alone.
        workers: how many processes bots think in.
        host_names: the names by which it is reached; besides, the address of each connection.
        origins: further origins whose pages may use this server.
        rate_limits: whether clients are slowed down that ask too much, and their connections and
            tables counted.
        limits: how much one client may take.
        idle_days: after how many days a table that nobody uses is removed.
        bot_seconds: how long a bot may think about one move.
        bot_command: the program that bots think in; None: this Python with our worker.
        address: where others in the network reach this server, e.g. `http://192.168.0.7:8600`;
            None: nobody says.
        metrics: where metrics are served besides, to everybody who can reach it; None: nowhere.
        static: the folder with the built browser app.
    """

    db: str = ""
    redis: str | None = None
    workers: int = 2
    host_names: tuple[str, ...] = (LOCAL_NAME,)
    origins: tuple[str, ...] = ()
    rate_limits: bool = True
    limits: Limits = Limits()
    idle_days: float = 30.0
    bot_seconds: float = 10.0
    bot_command: tuple[str, ...] | None = None
    address: str | None = None
    metrics: Address | None = None
    static: Path = Path(__file__).parent / "static"

    @property
    def idle_ms(self) -> int:
        """After how many milliseconds a table that nobody uses is removed."""
        return round(self.idle_days * DAY_MS)

    @property
    def db_url(self) -> str:
        """The store's address; the default one lies in the user's data folder."""
        return self.db or default_db()


def default_db() -> str:
    """The SQLite file in the user's data folder, which is made if it is missing."""
    from platformdirs import user_data_path

    folder = user_data_path("crosshex", appauthor=False, ensure_exists=True)
    return f"sqlite:///{folder / 'tables.db'}"
