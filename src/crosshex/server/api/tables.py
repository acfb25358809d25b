"""The REST interface: sessions, lists, tables, records, replays."""

import asyncio
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Query, Request, Response
from starlette.responses import PlainTextResponse
from typing_extensions import TypedDict

from crosshex.draw import draw_svg
from crosshex.draw.printing import MOST_SHEETS
from crosshex.locale import FALLBACK, game_texts, languages
from crosshex.record import read_position
from crosshex.rules import CrosshexError, find_game, is_game
from crosshex.server.api.catalogue import Catalogue, catalogue
from crosshex.server.api.disconnects import unless_disconnected
from crosshex.server.api.lessons import add_lesson_routes
from crosshex.server.api.protocol import AnyCommand
from crosshex.server.api.puzzles import add_puzzle_routes
from crosshex.server.api.request_checks import address_of
from crosshex.server.api.responses import Failure, Json, Language, LinkCode, json_response, shape
from crosshex.server.api.security import (
    COOKIE,
    COOKIE_SECONDS,
    RateLimiter,
    fingerprint,
    is_own_origin,
    new_token,
)
from crosshex.server.api.studies import add_study_routes
from crosshex.server.config import ServerConfig
from crosshex.server.jobs.documents import Sheets, TableGame, Upload
from crosshex.server.jobs.fair_queue import Rank
from crosshex.server.jobs.messages import Job
from crosshex.server.jobs.pool import WorkerPool
from crosshex.server.jobs.studies import Studies
from crosshex.server.jobs.uploads import TABLE_SECONDS, UPLOAD_SECONDS, UploadedText
from crosshex.server.pads.api import add_pad_routes
from crosshex.server.pads.pads import Pads
from crosshex.server.rooms.hub import CODE, Hub
from crosshex.server.rooms.live import LiveTable
from crosshex.server.rooms.table_removal import delete_for_owner
from crosshex.server.store.rows import is_listed, summary_for
from crosshex.table.commands import Hint, NewTable
from crosshex.table.faults import Refused
from crosshex.table.history import ReplayView
from crosshex.table.messages import PROTOCOL, Answer, DiceTicket, Snapshot, TableSummary
from crosshex.table.table import Holder
from crosshex.table.view import summary_view

CREATED = 201

# Rate limit of one address: requests a second, and the burst. A new table costs as much as ten.
REQUESTS_PER_SECOND, REQUEST_BURST, TABLE_COST, TICKET_COST = 10.0, 100.0, 10.0, 2.0
SHEETS_PER_TOKEN = 4
# Rate limit of one address: new pads a second, and the burst.
PADS_PER_SECOND, PAD_BURST = 1 / 60, 60.0

ENDINGS = {"text": "txt", "json": "json"}
SVG = "image/svg+xml"
PDF = "application/pdf"
LONGEST_OPTION = 256
# A browser may open the picture as a page: then it must not run or load anything.
PICTURE_HEADERS = {
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox"
}

Position = Annotated[str, Query(max_length=2048)]


class SessionView(TypedDict):
    """The tables of one client."""

    protocol: int
    tables: list[TableSummary]


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


def make_router(
    hub: Hub,
    workers: WorkerPool,
    studies: Studies,
    pads: Pads,
    config: ServerConfig,
) -> APIRouter:
    """All routes under /api."""
    router = APIRouter(prefix="/api")
    limiter = RateLimiter(REQUESTS_PER_SECOND, REQUEST_BURST)
    new_pads = RateLimiter(PADS_PER_SECOND, PAD_BURST)

    def take(request: Request, limiter: RateLimiter, tokens: float) -> None:
        if config.rate_limits and (wait := limiter.take(address_of(request.scope), tokens)):
            raise Refused("too-many-requests", retry_after=max(1, round(wait)))

    def spend(request: Request, tokens: float = 1.0) -> None:
        take(request, limiter, tokens)

    def spend_pad(request: Request) -> None:
        take(request, new_pads, 1.0)

    async def holder_of(request: Request) -> Holder:
        """The client, by its cookie; a client without a cookie gets one."""
        if request.method not in ("GET", "HEAD") and not is_own_origin(
            request.headers, config.origins
        ):
            raise Refused("foreign-origin")
        spend(request)
        holder = fingerprint(request.cookies.get(COOKIE))
        if holder is None:
            token = new_token()
            holder = fingerprint(token)
            assert holder is not None
            request.state.new_token = token
        return holder

    def answer(request: Request, content: Any, status: int = 200) -> Json:
        response = Json(content, status)
        response.headers["Cache-Control"] = "no-store"
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

    async def read(request: Request, job: Job, seconds: float, rank: Rank = Rank.READ) -> bytes:
        """The result of a job; the job is cancelled if the client disconnects first."""
        work = workers.read(job, seconds, address_of(request.scope), rank)
        return await unless_disconnected(request, work)

    async def read_game(
        request: Request, live: LiveTable, form: str, language: str = FALLBACK
    ) -> Response:
        """The game at a table in one of the forms of `TableGame`."""
        events = tuple(stored.event for stored in await hub.store.load(live.table.id))
        job = TableGame(live.table, events, form, language)
        return json_response(await read(request, job, TABLE_SECONDS))

    who = Annotated[Holder, Depends(holder_of)]

    @router.get("/session", summary="Your tables; sets the cookie", responses=shape(SessionView))
    async def session(request: Request, holder: who) -> Response:
        mine = await hub.store.summaries_of(holder)
        tables = [summary_for(kept, holder) for kept in mine if is_listed(kept, holder)]
        return answer(request, SessionView(protocol=PROTOCOL, tables=tables))

    @router.get(
        "/games", summary="The games with their options and bots", responses=shape(Catalogue)
    )
    async def games(request: Request, holder: who) -> Response:
        return answer(request, catalogue(config))

    @router.get(
        "/games/{game}/texts/{language}",
        summary="The messages of a game, as Fluent text",
        response_class=PlainTextResponse,
    )
    async def texts(request: Request, game: str, language: str, holder: who) -> Response:
        if not is_game(game):
            raise Refused("unknown-page")
        return PlainTextResponse(game_texts(find_game(game), language))

    @router.get(
        "/games/{game}/sheets.pdf",
        summary="Empty sheets to print; options of the game by their names, as they are typed",
        response_class=Response,
        responses={200: {"content": {PDF: {}}}, "4XX": {"model": Failure}},
    )
    async def sheets_to_print(
        request: Request,
        game: str,
        holder: who,
        sheets: Annotated[int, Query(ge=1, le=MOST_SHEETS)] = 4,
        per_page: Annotated[int, Query(ge=2, le=4)] = 2,
        paper: Annotated[str, Query(max_length=16)] = "a4",
        ink: bool = False,
        seed: Annotated[str, Query(max_length=64)] = "",
        lang: Annotated[str, Query(max_length=8)] = "en",
    ) -> Response:
        if not is_game(game):
            raise Refused("unknown-page")
        spend(request, max(TABLE_COST, sheets / SHEETS_PER_TOKEN))
        typed = ((o.name, request.query_params.get(o.name)) for o in find_game(game).options)
        named = tuple((name, text[:LONGEST_OPTION]) for name, text in typed if text)
        job = Sheets(game, sheets, per_page, paper, ink, named, seed, lang)
        response = json_response(await read(request, job, TABLE_SECONDS, Rank.PRINT))
        response.headers["Content-Type"] = PDF
        response.headers["Content-Disposition"] = f'inline; filename="{game}-sheets.pdf"'
        return response

    @router.get(
        "/picture.svg",
        summary="A position as a picture; to be shown as an image",
        response_class=Response,
        responses={200: {"content": {SVG: {}}}, "4XX": {"model": Failure}},
    )
    async def picture(request: Request, position: Position, dark: bool = False) -> Response:
        spend(request)
        try:
            svg = await asyncio.to_thread(lambda: draw_svg(read_position(position), dark=dark))
        except CrosshexError as error:
            raise Refused("bad-option", message=str(error)) from None
        kept = {"Cache-Control": "public, max-age=86400"}
        return Response(svg, media_type=SVG, headers={**PICTURE_HEADERS, **kept})

    @router.post(
        "/dice",
        status_code=CREATED,
        summary="Commit to a seed before the share of the player is known",
        responses=shape(DiceTicket, CREATED),
    )
    async def dice_ticket(request: Request, holder: who) -> Response:
        spend(request, TICKET_COST)
        return answer(request, await hub.tickets.issue(holder), CREATED)

    @router.get("/tables", summary="Public tables", responses=shape(TableList))
    async def public_tables(request: Request, holder: who) -> Response:
        found = await hub.store.public_summaries()
        return answer(request, TableList(tables=[summary_for(kept, holder) for kept in found]))

    @router.post(
        "/tables", status_code=CREATED, summary="Set up a table", responses=shape(Snapshot, CREATED)
    )
    async def create_table(request: Request, new: NewTable, holder: who) -> Response:
        spend(request, TABLE_COST)
        live = await hub.setup.create(new, holder)
        return answer(request, live.snapshot(holder, 0), CREATED)

    @router.get(
        "/tables/{table_id}", summary="A whole table as you may see it", responses=shape(Snapshot)
    )
    async def read_table(
        request: Request, table_id: str, holder: who, link: LinkCode = None
    ) -> Response:
        live = await hub.visit(table_id, holder, link)
        return answer(request, live.snapshot(holder))

    @router.post(
        "/tables/{table_id}/commands", summary="Send a command to a table", responses=shape(Answer)
    )
    async def command_table(
        request: Request, table_id: str, command: AnyCommand, holder: who, link: LinkCode = None
    ) -> Response:
        code = link or getattr(command, "link", None)
        live = await hub.visit(table_id, holder, code)
        work = hub.command(live, command, holder, address=address_of(request.scope))
        # If the client disconnects, a hint is cancelled; any other command is carried out.
        done = await (unless_disconnected(request, work) if isinstance(command, Hint) else work)
        return answer(request, done)

    @router.delete("/tables/{table_id}", status_code=204, summary="Delete your table")
    async def delete_table(request: Request, table_id: str, holder: who) -> Response:
        live = await hub.visit(table_id, holder, None)
        await delete_for_owner(hub, live, holder)
        return Response(status_code=204)

    @router.get("/tables/{table_id}/record", summary="The record of the game so far")
    async def read_record(
        request: Request,
        table_id: str,
        holder: who,
        link: LinkCode = None,
        format: Annotated[str, Query(pattern="^(text|json)$")] = "text",
    ) -> Response:
        live = await hub.visit(table_id, holder, link)
        response = await read_game(request, live, format)
        if format == "text":
            response.headers["Content-Type"] = "text/plain; charset=utf-8"
        name, ending = f"{live.table.settings.game}-{table_id[:6]}", ENDINGS[format]
        response.headers["Content-Disposition"] = f'attachment; filename="{name}.{ending}"'
        return response

    @router.get(
        "/tables/{table_id}/replay",
        summary="Every position of the game so far",
        responses=shape(ReplayView),
    )
    async def read_replay(
        request: Request, table_id: str, holder: who, link: LinkCode = None
    ) -> Response:
        return await read_game(request, await hub.visit(table_id, holder, link), "positions")

    @router.get(
        "/tables/{table_id}/picture.svg",
        summary="The game so far as a picture",
        response_class=Response,
        responses={200: {"content": {SVG: {}}}, "4XX": {"model": Failure}},
    )
    async def draw_table(
        request: Request,
        table_id: str,
        holder: who,
        link: LinkCode = None,
        dark: bool = False,
        language: Language = FALLBACK,
    ) -> Response:
        live = await hub.visit(table_id, holder, link)
        known = language if language in languages() else FALLBACK
        response = await read_game(request, live, "dark" if dark else "light", known)
        response.headers.update({**PICTURE_HEADERS, "Content-Type": SVG})
        return response

    @router.get("/links/{code}", summary="Where a link leads", responses=shape(Followed))
    async def follow_link(request: Request, code: str, holder: who) -> Response:
        table_id = await hub.store.linked(code) if CODE.fullmatch(code) else None
        if table_id is None:
            raise Refused("unknown-link")
        live = await hub.visit(table_id, holder, code)
        if code not in (live.table.invite, live.table.watch):
            raise Refused("unknown-link")
        return answer(
            request,
            Followed(
                kind="invite" if code == live.table.invite else "watch",
                table=summary_view(live.table, holder),
            ),
        )

    @router.post(
        "/replay", summary="Every position of an uploaded record", responses=shape(Replays)
    )
    async def replay_text(request: Request, upload: UploadedText, holder: who) -> Response:
        spend(request, TABLE_COST)
        content = await read(request, Upload(upload.checked()), UPLOAD_SECONDS)
        return json_response(content)

    add_study_routes(router, hub, read, studies, holder_of, spend)
    add_lesson_routes(router, holder_of)
    add_puzzle_routes(router, holder_of)
    add_pad_routes(router, pads, holder_of, answer, spend_pad)
    return router
