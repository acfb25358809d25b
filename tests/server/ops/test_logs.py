"""What the logs of a server contain, and what they must not."""

import io
import json
import logging
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from pydantic import TypeAdapter
from sqlalchemy.exc import IntegrityError

from crosshex.rules import Qwixx
from crosshex.server.api.security import fingerprint
from crosshex.server.config import ServerConfig
from crosshex.server.ops.logs import JsonFormatter, set_up_logs
from crosshex.server.rooms.live_tables import LiveTables
from tests.server.harness import ME, OPEN, Player, running

LINK, HOLDER = "AbCdEfGh-jKlMnOp_rStUv", "0123456789abcdef0123456789abcdef"


@pytest.fixture
def logged() -> Iterator[io.StringIO]:
    """Everything that is logged, in the format of a service."""
    root, stream = logging.getLogger(), io.StringIO()
    loggers = [root, logging.getLogger("uvicorn.error"), logging.getLogger("httpx")]
    kept, levels = root.handlers[:], [each.level for each in loggers]
    root.handlers.clear()
    set_up_logs(logging.INFO, stream)
    # In this process clients log too; in production they are elsewhere.
    loggers[-1].setLevel(logging.WARNING)
    yield stream
    root.handlers[:] = kept
    for each, level in zip(loggers, levels, strict=True):
        each.setLevel(level)


def log_error(error: Exception) -> str:
    """The logged description of an error that is raised while another one is handled."""
    try:
        try:
            raise KeyError(HOLDER)
        except KeyError as before:
            raise error from before
    except Exception:
        record = logging.makeLogRecord({"msg": "oops", "exc_info": sys.exc_info()})
    line = json.loads(JsonFormatter().format(record))
    return str(line["exception"])


def test_a_logged_error_says_where_it_happened_but_no_secrets() -> None:
    why = Exception(
        f"DETAIL: Key (invite)=({LINK}) already exists\nowner {HOLDER}, seed {'ab' * 32}"
    )
    describe_error = log_error(
        IntegrityError("INSERT", {"invite": LINK}, why, hide_parameters=True)
    )
    assert (
        "KeyError" in describe_error
        and "IntegrityError" in describe_error
        and "already exists" in describe_error
    )
    assert "test_logs.py" in describe_error and "log_error" in describe_error
    for secret in (LINK, HOLDER, "ab" * 32):
        assert secret not in describe_error


def test_errors_that_contain_moves_are_logged_by_kind_only() -> None:
    move = "r5r5"
    with pytest.raises(Exception, match=move) as wrong_move:
        Qwixx(seats=2).parse(move)
    with pytest.raises(Exception, match=move) as wrong_message:
        TypeAdapter(int).validate_python(move)
    for raised in (wrong_move, wrong_message):
        describe_error = log_error(raised.value)
        assert type(raised.value).__name__ in describe_error
        assert move not in describe_error


def test_a_service_logs_neither_links_nor_cookies_nor_holders(
    tmp_path: Path, logged: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    config = ServerConfig(db=f"sqlite:///{tmp_path}/tables.db", rate_limits=False)
    with running(config) as server, Player(server) as ann, Player(server) as bob:
        snapshot = ann.create("qwixx", ME, OPEN)
        table, link = snapshot["table"]["id"], snapshot["you"]["links"]["invite"]
        ann.connect(table)
        watch = ann.command("link", kind="watch", on=True)["you"]["links"]["watch"]
        for path in (f"/join/{link}", f"/watch/{watch}", f"/api/links/{link}?link={link}"):
            httpx.get(server.address + path)
        bob.http.get(f"/tables/{table}", params={"link": link})
        bob.connect(table, f"?link={link}")
        bob.command("sit", seat=1, name="Bob", link=link)
        ann.command("start")

        async def broken(*asked: object) -> None:
            raise RuntimeError(f"no {asked}")

        monkeypatch.setattr(LiveTables, "visit", broken)
        bob.http.get(f"/tables/{table}", params={"link": link})
        bob.connect(table, f"?link={link}")
        cookies = [ann.cookie, bob.cookie]
    text = logged.getvalue()
    assert "/join/…" in text and "RuntimeError" in text
    for secret in (link, watch, *cookies, *map(fingerprint, cookies)):
        assert secret is not None and secret not in text
