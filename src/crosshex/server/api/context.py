"""What every route needs: the parts of the server, who asks, what it costs, and how to answer."""

from typing import Annotated, Any, Final

import orjson
from fastapi import Depends, Query, Request, Response
from typing_extensions import TypedDict

from crosshex.locale import FALLBACK
from crosshex.rules import State
from crosshex.server.api.disconnects import unless_disconnected
from crosshex.server.api.request_checks import address_of
from crosshex.server.api.security import (
    COOKIE,
    COOKIE_SECONDS,
    Limited,
    fingerprint,
    is_own_origin,
    new_token,
)
from crosshex.server.jobs.documents import TABLE_SECONDS, TableGame
from crosshex.server.jobs.fair_queue import Rank
from crosshex.server.jobs.messages import Job
from crosshex.server.parts import ServerParts
from crosshex.server.rooms.live import LiveTable
from crosshex.table.adapter import adapter_for
from crosshex.table.faults import Refused
from crosshex.table.messages import Fault, StateView
from crosshex.table.table import Holder
from crosshex.table.view import state_view

LinkCode = Annotated[str | None, Query(max_length=64)]
Language = Annotated[str, Query(max_length=16)]


class Failure(TypedDict):
    """The answer to a request that was refused."""

    error: Fault


REFUSED: Final[dict[int | str, dict[str, Any]]] = {"4XX": {"model": Failure}}
"""The answer of every route to what it refuses."""


class Json(Response):
    """JSON that nobody caches, from a value or from bytes that are JSON already."""

    media_type = "application/json"

    def __init__(self, content: Any, status: int = 200) -> None:
        super().__init__(content, status, {"Cache-Control": "no-store"})

    def render(self, content: Any) -> bytes:
        """The answer as bytes."""
        return content if isinstance(content, bytes) else orjson.dumps(content)


TABLE_COST, TICKET_COST = 10.0, 2.0
"""As how many requests a new table counts, and a ticket for dice."""

CREATED = 201


# This and the next are coroutines, because FastAPI would call plain functions in a thread.
async def parts_of(request: Request) -> ServerParts:
    """The parts of the server that got a request."""
    parts: ServerParts = request.app.state.parts
    return parts


Parts = Annotated[ServerParts, Depends(parts_of)]


async def holder_of(request: Request, parts: Parts) -> Holder:
    """The person behind a client, by its cookie; a client without a cookie gets one.

    Raises:
        Refused: another site asks, or the address asks too often.
    """
    if request.method not in ("GET", "HEAD") and not is_own_origin(
        request.headers, parts.config.origins
    ):
        raise Refused("foreign-origin")
    spend(request)
    device = fingerprint(request.cookies.get(COOKIE))
    holder = None if device is None else await parts.devices.person(device)
    if holder is None:
        token = new_token()
        holder = device = fingerprint(token)
        assert holder is not None
        request.state.new_token = token
    request.state.device = device
    return holder


Who = Annotated[Holder, Depends(holder_of)]


async def visited(parts: Parts, table_id: str, holder: Who, link: LinkCode = None) -> LiveTable:
    """The table in the address, which the person may see.

    Raises:
        Refused: they may not, or there is no such table.
    """
    return await parts.rooms.tables.visit(table_id, holder, link)


Visited = Annotated[LiveTable, Depends(visited)]


def device_of(request: Request) -> str:
    """The device that asks; a route must depend on `Who` before."""
    device: str = request.state.device
    return device


def spend(request: Request, tokens: float = 1.0, what: Limited = "requests") -> None:
    """Count something against the limit of the address.

    Raises:
        Refused: the address asks too often.
    """
    request.app.state.limits.spend(what, address_of(request.scope), tokens)


def keep_cookie(request: Request) -> None:
    """Send the client its cookie again: who comes within a year stays who they are."""
    if not hasattr(request.state, "new_token"):
        request.state.new_token = request.cookies[COOKIE]


def answer(request: Request, content: Any, status: int = 200) -> Response:
    """An answer as JSON, with the cookie of a new client."""
    response = Json(content, status)
    if token := getattr(request.state, "new_token", None):
        response.set_cookie(
            COOKIE,
            token,
            max_age=COOKIE_SECONDS,
            path="/",
            secure=request.url.scheme == "https",
            httponly=True,
            samesite="strict",
        )
    return response


async def read(
    request: Request, parts: ServerParts, job: Job, seconds: float, rank: Rank = Rank.READ
) -> bytes:
    """The result of a job; the job is cancelled if the client disconnects first."""
    work = parts.workers.read(job, seconds, address_of(request.scope), rank)
    return await unless_disconnected(request, work)


async def read_game(
    request: Request, parts: ServerParts, live: LiveTable, form: str, language: str = FALLBACK
) -> Response:
    """The game at a table in one of the forms of `TableGame`."""
    events = tuple(stored.event for stored in await parts.store.load(live.table.id))
    job = TableGame(live.table, events, form, language)
    return Json(await read(request, parts, job, TABLE_SECONDS))


def position_view(state: State) -> StateView:
    """A position as clients draw it, without the moves before it."""
    return state_view(state, adapter_for(state.game).recent())
