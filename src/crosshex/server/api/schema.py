"""All routes of the API, and the JSON schema of their messages, from the types that are sent."""

from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import orjson
from fastapi.routing import APIRoute
from pydantic import TypeAdapter

from crosshex.server.api import catalogue, lessons, puzzles, studies, tables
from crosshex.server.api.study_views import StudyLine
from crosshex.server.api.table_sockets import AnyCommand
from crosshex.server.daily import api as daily
from crosshex.server.me import api as me
from crosshex.server.me import device_api as devices
from crosshex.server.pads import api as pads
from crosshex.table.messages import FromServer

PARTS: Final = (catalogue, tables, studies, lessons, puzzles, pads, daily, me, devices)
ROUTERS: Final = tuple(part.router for part in PARTS)
UNIONS: Final = (("Command", AnyCommand), ("FromServer", FromServer), ("StudyLine", StudyLine))
"""The messages of the WebSocket, and the lines of a study, by name."""


def _bodies() -> Iterator[type]:
    """The types of the bodies of requests and answers."""
    routes = [route for router in ROUTERS for route in router.routes if isinstance(route, APIRoute)]
    for route in routes:
        asked = [route.body_field.field_info.annotation] if route.body_field else []
        answers = [route.response_model, *(each.get("model") for each in route.responses.values())]
        yield from (kind for kind in (*asked, *answers) if isinstance(kind, type))


@cache
def message_schema() -> dict[str, Any]:
    """The JSON schema of all messages between clients and server; made once."""
    named: list[tuple[str, Any]] = [
        *UNIONS,
        *((kind.__name__, kind) for kind in dict.fromkeys(_bodies())),
    ]
    adapters: list[tuple[str, TypeAdapter[Any]]]
    adapters = [(name, TypeAdapter(kind)) for name, kind in named]
    refs, schema = TypeAdapter.json_schemas(
        [(name, "serialization", adapter) for name, adapter in adapters], title="Crosshex messages"
    )
    schema["properties"] = {name: refs[name, "serialization"] for name, _ in adapters}
    return schema


@cache
def message_schema_text() -> bytes:
    """The schema as JSON text; written once."""
    return orjson.dumps(message_schema())
