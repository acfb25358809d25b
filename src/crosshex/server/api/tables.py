"""The REST interface: sessions, lists, tables, records, replays."""

from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request, Response
from typing_extensions import TypedDict

from crosshex.draw import draw_svg
from crosshex.locale import FALLBACK, languages
from crosshex.record import read_position
from crosshex.rules import CrosshexError
from crosshex.server.api.context import (
    CREATED,
    REFUSED,
    TABLE_COST,
    TICKET_COST,
    Json,
    Language,
    LinkCode,
    Parts,
    Visited,
    Who,
    answer,
    keep_cookie,
    read,
    read_game,
    spend,
)
from crosshex.server.api.disconnects import unless_disconnected
from crosshex.server.api.request_checks import address_of
from crosshex.server.api.study_views import UploadedText
from crosshex.server.api.table_sockets import AnyCommand
from crosshex.server.jobs.documents import UPLOAD_SECONDS, Upload
from crosshex.server.ops.time_limit import in_thread
from crosshex.server.rooms.live_tables import CODE
from crosshex.server.store.rows import is_listed, summary_for
from crosshex.table.commands import Hint, NewTable
from crosshex.table.faults import Refused
from crosshex.table.history import ReplayView
from crosshex.table.messages import (
    PROTOCOL,
    Answer,
    DiceTicket,
    Snapshot,
    TableSummary,
    WaitingTable,
)
from crosshex.table.view import summary_view

ENDINGS = {"text": "txt", "json": "json"}
SVG = "image/svg+xml"
# A browser may open the picture as a page: then it must not run or load anything.
PICTURE_HEADERS = {
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox"
}

Position = Annotated[str, Query(max_length=2048)]


class SessionView(TypedDict):
    """The tables of one client."""

    protocol: int
    tables: list[TableSummary]


class Turns(TypedDict):
    """The tables that wait for one client, the most urgent first, and how many are running."""

    tables: list[WaitingTable]
    running: int


class TableList(TypedDict):
    """Some tables."""

    tables: list[TableSummary]


class Followed(TypedDict):
    """Where a link leads."""

    kind: Literal["invite", "watch"]
    table: TableSummary


class Replays(TypedDict):
    """The records of an uploaded file."""

    records: list[ReplayView]


router = APIRouter(prefix="/api", responses=REFUSED)


@router.get("/session", summary="Your tables; sets the cookie", response_model=SessionView)
async def session(request: Request, parts: Parts, holder: Who) -> Response:
    mine = await parts.store.summaries_of(holder)
    tables = [summary_for(kept, holder) for kept in mine if is_listed(kept, holder)]
    keep_cookie(request)
    return answer(request, SessionView(protocol=PROTOCOL, tables=tables))


@router.get("/turns", summary="The tables that wait for you", response_model=Turns)
async def turns(request: Request, parts: Parts, holder: Who) -> Response:
    if getattr(request.state, "new_token", None):
        # Its cookie comes with the session, which it may be asking for at the same time.
        return Json(Turns(tables=[], running=0))
    mine = [
        kept
        for kept in await parts.store.summaries_of(holder, "playing")
        if holder in kept["held_by"]
    ]
    unread = sum(kept["id"] not in parts.rooms.tables.loaded for kept in mine)
    spend(request, float(unread))
    return answer(
        request, Turns(tables=await parts.rooms.tables.waiting(mine, holder), running=len(mine))
    )


@router.get(
    "/picture.svg",
    summary="A position as a picture; to be shown as an image",
    response_class=Response,
    responses={200: {"content": {SVG: {}}}},
)
async def picture(request: Request, position: Position, dark: bool = False) -> Response:
    spend(request)
    try:
        svg = await in_thread("", lambda: draw_svg(read_position(position), dark=dark))
    except CrosshexError as error:
        raise Refused("bad-option", message=str(error)) from None
    kept = {"Cache-Control": "public, max-age=86400"}
    return Response(svg, media_type=SVG, headers={**PICTURE_HEADERS, **kept})


@router.post(
    "/dice",
    status_code=CREATED,
    summary="Commit to a seed before the share of the player is known",
    response_model=DiceTicket,
)
async def dice_ticket(request: Request, parts: Parts, holder: Who) -> Response:
    spend(request, TICKET_COST)
    return answer(request, await parts.rooms.tickets.issue(holder), CREATED)


@router.get("/tables", summary="Public tables", response_model=TableList)
async def public_tables(request: Request, parts: Parts, holder: Who) -> Response:
    found = await parts.store.public_summaries()
    return answer(request, TableList(tables=[summary_for(kept, holder) for kept in found]))


@router.post("/tables", status_code=CREATED, summary="Set up a table", response_model=Snapshot)
async def create_table(request: Request, parts: Parts, new: NewTable, holder: Who) -> Response:
    spend(request, TABLE_COST)
    live = await parts.rooms.setup.create(new, holder)
    return answer(request, live.snapshot(holder, 0), CREATED)


@router.get(
    "/tables/{table_id}", summary="A whole table as you may see it", response_model=Snapshot
)
async def read_table(request: Request, live: Visited, holder: Who) -> Response:
    return answer(request, live.snapshot(holder))


@router.post(
    "/tables/{table_id}/commands", summary="Send a command to a table", response_model=Answer
)
async def command_table(
    request: Request,
    parts: Parts,
    table_id: str,
    command: AnyCommand,
    holder: Who,
    link: LinkCode = None,
) -> Response:
    code = link or getattr(command, "link", None)
    live = await parts.rooms.tables.visit(table_id, holder, code)
    work = parts.rooms.commands.command(live, command, holder, address=address_of(request.scope))
    # If the client disconnects, a hint is cancelled; any other command is carried out.
    done = await (unless_disconnected(request, work) if isinstance(command, Hint) else work)
    return answer(request, done)


@router.delete("/tables/{table_id}", status_code=204, summary="Delete your table")
async def delete_table(parts: Parts, table_id: str, holder: Who) -> Response:
    live = await parts.rooms.tables.visit(table_id, holder, None)
    if holder != live.table.owner:
        raise Refused("not-owner")
    if live.table.status == "over":
        await parts.keeper.before_removal(table_id)
        if parts.daily:
            await parts.daily.before_removal(table_id)
    await parts.rooms.tables.remove(table_id)
    return Response(status_code=204)


@router.get("/tables/{table_id}/record", summary="The record of the game so far")
async def read_record(
    request: Request,
    parts: Parts,
    live: Visited,
    format: Annotated[str, Query(pattern="^(text|json)$")] = "text",
) -> Response:
    response = await read_game(request, parts, live, format)
    if format == "text":
        response.headers["Content-Type"] = "text/plain; charset=utf-8"
    name, ending = f"{live.table.settings.game}-{live.table.id[:6]}", ENDINGS[format]
    response.headers["Content-Disposition"] = f'attachment; filename="{name}.{ending}"'
    return response


@router.get(
    "/tables/{table_id}/replay",
    summary="Every position of the game so far",
    response_model=ReplayView,
)
async def read_replay(request: Request, parts: Parts, live: Visited) -> Response:
    return await read_game(request, parts, live, "positions")


@router.get(
    "/tables/{table_id}/picture.svg",
    summary="The game so far as a picture",
    response_class=Response,
    responses={200: {"content": {SVG: {}}}},
)
async def draw_table(
    request: Request, parts: Parts, live: Visited, dark: bool = False, language: Language = FALLBACK
) -> Response:
    known = language if language in languages() else FALLBACK
    response = await read_game(request, parts, live, "dark" if dark else "light", known)
    response.headers.update({**PICTURE_HEADERS, "Content-Type": SVG})
    return response


@router.get("/links/{code}", summary="Where a link leads", response_model=Followed)
async def follow_link(request: Request, parts: Parts, code: str, holder: Who) -> Response:
    table_id = await parts.store.linked(code) if CODE.fullmatch(code) else None
    if table_id is None:
        raise Refused("unknown-link")
    live = await parts.rooms.tables.visit(table_id, holder, code)
    if code not in (live.table.invite, live.table.watch):
        raise Refused("unknown-link")
    return answer(
        request,
        Followed(
            kind="invite" if code == live.table.invite else "watch",
            table=summary_view(live.table, holder),
        ),
    )


@router.post("/replay", summary="Every position of an uploaded record", response_model=Replays)
async def replay_text(
    request: Request, parts: Parts, upload: UploadedText, holder: Who
) -> Response:
    spend(request, TABLE_COST)
    content = await read(request, parts, Upload(upload.checked()), UPLOAD_SECONDS)
    return Json(content)
