"""Every route and every message has a limit, including those added later."""

import itertools
import json
import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi.routing import APIRoute
from pydantic import ValidationError
from starlette.routing import Route

from crosshex.server.api import context, error_responses, request_checks, table_sockets
from crosshex.server.api.error_responses import malformed
from crosshex.server.api.schema import message_schema
from crosshex.server.api.security import LIMITS, new_token
from crosshex.server.app import create_app
from crosshex.server.config import ServerConfig
from crosshex.table import checks
from crosshex.table.commands import NewTable
from crosshex.table.faults import Refused
from crosshex.table.own_dice import MOST_CORRECTIONS
from tests.server.harness import (
    ME,
    OPEN,
    PATIENCE,
    Json,
    Player,
    RunningServer,
    first_move,
    running,
    stop_limits,
)

BURST = 4
REQUESTS = 2 + context.TABLE_COST
RESTING = ("/api/docs", "/api/docs/{name}", "/api/schema.json", "/api/openapi.json")
"""Routes with constant answers: only the general request limit applies to them."""
SAMPLES = {"table_id": "nothing", "code": "nothing", "game": "six", "language": "en"}
QUERIES = {"/api/picture.svg": "?position=nothing"}
SCHEMA = message_schema()
COMMANDS: dict[str, Json] = SCHEMA["$defs"]


def routes() -> list[tuple[str, str]]:
    """All routes of a server: method and path."""
    app = create_app(ServerConfig(db="sqlite://"))
    return [
        (method, route.path)
        for route in flat(app.routes)
        for method in sorted((route.methods or set()) - {"HEAD"})
    ]


def flat(found: list[Any]) -> Iterator[Route | APIRoute]:
    """Routes, including those of included routers."""
    for route in found:
        if isinstance(route, Route | APIRoute):
            yield route
        else:
            inner = getattr(route, "original_router", None) or getattr(route, "app", route)
            yield from flat(inner.routes)


ALL = routes()


def path_of(route: str) -> str:
    path = re.sub(r"\{(\w+)(:path)?\}", lambda found: SAMPLES.get(found[1], "nothing"), route)
    return path + QUERIES.get(route, "")


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server that allows each address a few requests and messages, and then none."""
    folder: Path = tmp_path_factory.mktemp("store")
    with pytest.MonkeyPatch.context() as patch:
        stop_limits(patch)
        # A socket is closed if its client would have to wait long.
        patch.setattr(table_sockets, "MESSAGES_PER_SECOND", 0.01)
        patch.setitem(LIMITS, "any", (50.0, 10.0 * BURST))
        patch.setitem(LIMITS, "requests", (10.0, REQUESTS))
        patch.setitem(LIMITS, "messages", (0.01, 3.0 * BURST))
        patch.setattr(table_sockets, "MESSAGE_BURST", float(BURST))
        with running(ServerConfig(db=f"sqlite:///{folder}/tables.db")) as server:
            yield server


ADDRESSES = (f"192.0.2.{number}" for number in itertools.count(1))
"""The server trusts 127.0.0.1 as a proxy and believes its X-Forwarded-For."""


def test_the_routes_are_those_of_the_server() -> None:
    assert len(ALL) > 15
    assert {("POST", "/api/dice"), ("GET", "/metrics"), ("GET", "/healthz")} <= set(ALL)
    assert {path for _, path in ALL} >= set(RESTING)


@pytest.mark.parametrize(("method", "route"), ALL, ids=[" ".join(each) for each in ALL])
def test_every_route_refuses_a_client_that_asks_too_often(
    strict: RunningServer, method: str, route: str
) -> None:
    address = next(ADDRESSES)
    costs_more = route.startswith("/api") and route not in RESTING and "path" not in route
    most = REQUESTS if costs_more else 10 * BURST
    url = strict.address + path_of(route)
    with httpx.Client(timeout=PATIENCE, trust_env=False) as client:
        for served in itertools.count():
            answer = client.request(method, url, headers={"X-Forwarded-For": address})
            if answer.status_code == 429:
                break
            assert served < most, "it was served again and again"
    assert answer.json()["error"]["code"] == "too-many-requests"
    assert int(answer.headers["retry-after"]) >= 1


def largest(route: str) -> int:
    """How many bytes the body of a request may have."""
    is_upload = route in request_checks.UPLOADS
    return request_checks.LARGEST_UPLOAD if is_upload else request_checks.LARGEST_BODY


def test_no_route_takes_more_than_the_largest_body(strict: RunningServer) -> None:
    for method, route in ALL:
        most = (
            request_checks.LARGEST_UPLOAD
            if route in request_checks.UPLOADS
            else request_checks.LARGEST_BODY
        )
        large = b"a" * (most + 1)
        url = strict.address + path_of(route)
        headers = {"X-Forwarded-For": next(ADDRESSES), "Content-Type": "application/json"}
        with httpx.Client(timeout=PATIENCE, trust_env=False) as client:
            answer = client.request(method, url, content=large, headers=headers)
        assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too-large"), route


def test_a_request_with_many_faults_costs_no_more_than_one_with_few(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults: list[int] = []

    def noted(error: Any) -> Refused:
        faults.append(len(error.errors()))
        return malformed(error)

    monkeypatch.setattr(error_responses, "malformed", noted)
    with httpx.Client(timeout=PATIENCE, trust_env=False) as client:
        for method, route in ALL:
            if method == "POST":
                most = (
                    request_checks.LARGEST_UPLOAD
                    if route in request_checks.UPLOADS
                    else request_checks.LARGEST_BODY
                )
                body = b"{" + b",".join(b'"%x":1' % number for number in range(most // 9)) + b"}"
                assert len(body) <= most
                url, kind = server.address + path_of(route), {"Content-Type": "application/json"}
                assert client.request(method, url, content=body, headers=kind).status_code < 500
    assert faults and max(faults) <= request_checks.LARGEST_BODY // 8


def test_an_option_has_one_fault_at_most_for_each_kind_of_value() -> None:
    options: Json = {str(number): [[{}] * 8] * 5 for number in range(16)}
    with pytest.raises(ValidationError) as refused:
        NewTable.model_validate({"game": "six", "seats": [OPEN], "options": options})
    assert refused.value.error_count() <= 5 * len(options)


# -- messages


def command_types() -> list[str]:
    """The types of all commands, including those of single games."""
    return list(named("Command")["discriminator"]["mapping"])


def named(name: str) -> Json:
    found: Json = SCHEMA["properties"][name]
    return resolved(found)


def resolved(part: Json) -> Json:
    while "$ref" in part:
        part = COMMANDS[part["$ref"].rpartition("/")[2]]
    return part


@pytest.mark.parametrize("kind", [*command_types(), "ping", "nonsense"])
def test_every_message_is_counted(strict: RunningServer, kind: str, table: str) -> None:
    with Player(strict, new_token()) as somebody:
        somebody.connect(table, **{"X-Forwarded-For": next(ADDRESSES)})
        texts = [json.dumps({"type": kind, "id": f"c{n}"}) for n in range(BURST + 1)]
        assert somebody.closed_after(texts) == table_sockets.CLOSE["too-many-requests"]


def test_the_messages_of_all_connections_of_an_address_are_counted_together(
    strict: RunningServer, table: str
) -> None:
    address, other = next(ADDRESSES), next(ADDRESSES)
    with ExitStack() as stack:
        players = [stack.enter_context(Player(strict, new_token())) for _ in range(5)]
        for number, player in enumerate(players):
            player.connect(table, **{"X-Forwarded-For": address if number < 4 else other})
            if number == 3:
                closed = player.closed_after(['{"type":"ping"}'] * BURST)
                assert closed == table_sockets.CLOSE["too-many-requests"]
                continue
            for _ in range(BURST):
                assert player.socket is not None
                player.socket.send('{"type":"ping"}')
                player.receive_until(type="pong")


def test_a_command_counts_for_all_connections_that_hear_of_it(
    strict: RunningServer, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_sockets, "CLIENTS_PER_TOKEN", 1 / (2 * BURST))
    with Player(strict, new_token()) as somebody:
        somebody.connect(table, **{"X-Forwarded-For": next(ADDRESSES)})
        codes = [somebody.command("halt", on=True)["error"]["code"] for _ in range(2)]
    assert codes == ["not-owner", "too-many-requests"]


def test_a_question_counts_as_several_messages(
    strict: RunningServer, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_sockets, "QUERY_COST", 2.0 * BURST)
    with Player(strict, new_token()) as somebody:
        somebody.connect(table, **{"X-Forwarded-For": next(ADDRESSES)})
        codes = [somebody.command("coach", seat=0)["error"]["code"] for _ in range(2)]
    assert codes == ["not-your-seat", "too-many-requests"]


@pytest.fixture(scope="module")
def table(strict: RunningServer) -> str:
    """A table that every visitor may see."""
    with Player(strict, new_token()) as ann:
        ann.http.headers["X-Forwarded-For"] = next(ADDRESSES)
        answer = ann.http.post("/tables", json={"game": "six", "seats": [ME, OPEN], "public": True})
    found: str = answer.json()["table"]["id"]
    return found


def unbounded(part: Json, path: str) -> Iterator[str]:
    """The parts of a message that have no size limit."""
    part = resolved(part)
    for kind in ("anyOf", "oneOf", "allOf"):
        for each in part.get(kind, ()):
            yield from unbounded(each, path)
    match part.get("type"):
        case "string" if not part.keys() & {"maxLength", "enum", "const", "pattern"}:
            yield path
        case "string" if "pattern" in part and not part.keys() & {"maxLength"}:
            if not re.search(r"\{\d+,\d+\}\$$", part["pattern"]):
                yield path
        case "integer" | "number":
            highest = part.keys() & {"maximum", "exclusiveMaximum", "const", "enum"}
            lowest = part.keys() & {"minimum", "exclusiveMinimum", "const", "enum"}
            if not (highest and lowest):
                yield path
        case "array":
            if "maxItems" not in part:
                yield path
            items = part.get("prefixItems") or [part.get("items", {})]
            for each in items:
                yield from unbounded(each, f"{path}[]")
        case "object":
            for name, value in part.get("properties", {}).items():
                yield from unbounded(value, f"{path}.{name}")
            extra = part.get("additionalProperties", True)
            if extra is not False and "maxProperties" not in part:
                yield path
            if isinstance(extra, dict):
                yield from unbounded(extra, f"{path}.*")
                names = {"type": "string", **part.get("propertyNames", {})}
                yield from unbounded(names, f"{path}.?")
        case None if not part.keys() & {"anyOf", "oneOf", "allOf", "const", "enum"}:
            yield path


def test_every_part_of_every_message_of_a_client_is_bounded() -> None:
    names = ("Command", "NewTable", "AskBoard", "AskAnalysis", "PuzzleAnswer", "NewPad", "PadLogs")
    for name in names:
        assert list(unbounded(SCHEMA["properties"][name], "")) == [], name


def test_a_part_without_a_bound_is_found() -> None:
    for part in (
        {"type": "string"},
        {"type": "string", "pattern": "^a*$"},
        {"type": "integer", "minimum": 0},
        {"type": "array", "items": {"type": "integer", "minimum": 0, "maximum": 1}},
        {"type": "array", "maxItems": 2, "items": {"type": "string"}},
        {"type": "object", "properties": {}},
        {"anyOf": [{"type": "null"}, {"type": "string"}]},
        {},
    ):
        assert list(unbounded(part, "x")), part


# -- tables


def test_the_number_of_events_at_a_table_is_limited(
    ann: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checks, "MOST_EVENTS", 30)
    snapshot = ann.create("six", ME, {"kind": "me", "name": "Bea"})
    message = ann.connect(snapshot["table"]["id"])
    while message["type"] != "error":
        seat, move = first_move(message["you"]) or (0, "")
        played = ann.command("play", seat=seat, move=move)
        message = ann.command("takeback", seat=seat)
        assert message.get("seq", 0) <= 40, "it never ends"
    assert message["error"] == {"code": "too-long", "params": {"limit": 30}}
    assert ann.fault("configure", pace=100)["code"] == "too-long"
    assert ann.fault("link", kind="watch", on=True)["code"] == "too-long"
    # The game can still be played to its end.
    seat, move = first_move(played["you"]) or (0, "")
    assert ann.command("play", seat=seat, move=move)["type"] == "update"
    assert ann.command("resign", seat=0)["type"] == "update"
    assert ann.command("rematch")["type"] == "table"


def test_corrections_of_throws_are_limited(ann: Player) -> None:
    """Throws of own dice may be corrected, and every correction is stored."""
    me = [ME, {"kind": "me", "name": "Bea"}]
    ann.connect(ann.create("qwixx", *me, dice="own", first=0)["table"]["id"])
    rolls = itertools.cycle(["1 2 1 2 3 4", "1 3 1 2 3 4"])
    answers = (ann.command("throw", seat=0, roll=roll) for roll in rolls)
    refused = next(answer for answer in itertools.islice(answers, 60) if answer["type"] == "error")
    assert refused["error"] == {"code": "too-often", "params": {"limit": MOST_CORRECTIONS}}
