"""The settings of a server: its store, its names and addresses, its limits."""

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

MINUTE_MS = 60_000
DAY_MS = 24 * 60 * MINUTE_MS
LOCAL_NAME = "localhost"


@dataclass(frozen=True)
class ClientLimits:
    """How much one client may use.

    Attributes:
        connections: how many connections one address may have.
        tables: how many tables one owner may have that are not over.
        head_bytes: how long the first line and the headers of a request may be together.
        headers: how many headers a request may have.
        message_bytes: how long a request may be in all, even after it was answered.
        head_seconds: timeout for the headers of a request.
        body_seconds: timeout for the first bytes of its body after that.
        body_rate: how many bytes a second must arrive from then on.
        idle_seconds: how long a connection is kept open for the next request.
        stalled_seconds: how long a client may leave the data unread that waits for it.
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


@dataclass(frozen=True)
class ServerConfig:
    """The settings of one server process.

    Attributes:
        db: where tables are stored, as a SQLAlchemy URL; empty: a file in the user's data folder.
        workers: how many worker processes choose moves of bots; half as many give hints.
        host_names: the names that clients may use for it, besides the address of the connection.
        origins: further origins whose pages may use this server.
        rate_limits: whether rate limits and the limits on connections and tables are enforced.
        limits: how much one client may use.
        idle_days: after how many days an unused table is removed.
        bot_seconds: how long a bot may think about one move.
        bot_command: the program of the worker processes; None: this Python with `jobs.worker`.
        records: whether people keep a record of their finished games.
        address: where others in the network reach this server, e.g. `http://192.168.0.7:8600`;
            None: unknown.
        daily: whether there is a Daily, and whether its game is solved here once.
        static: the folder with the built browser app.
    """

    db: str = ""
    workers: int = 2
    host_names: tuple[str, ...] = (LOCAL_NAME,)
    origins: tuple[str, ...] = ()
    rate_limits: bool = True
    limits: ClientLimits = ClientLimits()
    idle_days: float = 30.0
    bot_seconds: float = 10.0
    bot_command: tuple[str, ...] | None = None
    records: bool = True
    address: str | None = None
    daily: Literal["on", "unsolved", "off"] = "on"
    static: Path = Path(__file__).parent / "static"

    @property
    def idle_ms(self) -> int:
        """After how many milliseconds an unused table is removed."""
        return round(self.idle_days * DAY_MS)

    @property
    def db_url(self) -> str:
        """The SQLAlchemy URL of the store; the default is a file in the user's data folder."""
        return self.db or default_db()


def default_db() -> str:
    """The URL of a SQLite file in the user's data folder; creates the folder.

    Raises:
        StoreUnusable: the folder cannot be made.
    """
    from platformdirs import user_data_path

    try:
        folder = user_data_path("crosshex", appauthor=False, ensure_exists=True)
    except OSError as error:
        from crosshex.server.store.errors import StoreUnusable

        raise StoreUnusable(
            f"Games cannot be kept in {error.filename}: {error.strerror};"
            " --db sqlite:///FILE names another place"
        ) from None
    return f"sqlite:///{folder / 'tables.db'}"
