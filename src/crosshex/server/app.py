"""Puts the server together: store, hub, bots, routes, start and shutdown."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from crosshex import __version__
from crosshex.rules import games
from crosshex.server.api import error_responses
from crosshex.server.api.context import Services
from crosshex.server.api.request_checks import RequestChecks
from crosshex.server.api.schema import ROUTERS
from crosshex.server.api.security import SecurityHeaders
from crosshex.server.api.site import build_of, make_site
from crosshex.server.api.table_sockets import TableSockets
from crosshex.server.config import ServerConfig
from crosshex.server.daily.daily import Daily
from crosshex.server.jobs.pool import WorkerPool
from crosshex.server.jobs.studies import Studies
from crosshex.server.jobs.uploads import LARGEST_BODY, LARGEST_UPLOAD, UPLOADS
from crosshex.server.me.keeping import Keeper
from crosshex.server.ops.counts import Counts
from crosshex.server.ops.heartbeat import Heartbeat
from crosshex.server.ops.logs import RequestLog
from crosshex.server.ops.metrics import Metrics
from crosshex.server.ops.supervise import Supervisor
from crosshex.server.ops.time_limit import watch
from crosshex.server.pads.pads import MOST_PADS, Pads
from crosshex.server.rooms.downtime import clocks_run, compensate_all
from crosshex.server.rooms.driver import Driver
from crosshex.server.rooms.hub import Hub
from crosshex.server.store.lock import StoreLock
from crosshex.server.store.reviews import StoredReviews
from crosshex.server.store.store import Store
from crosshex.table.faults import Refused

log = logging.getLogger(__name__)


class BodyLimit:
    """Refuses requests whose body is too large, before the application reads it."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Read the body up to the limit, and pass the request on with it."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        limit = LARGEST_UPLOAD if scope["path"] in UPLOADS else LARGEST_BODY
        body, message = b"", await receive()
        while message["type"] == "http.request":
            body += message.get("body", b"")
            if len(body) > limit:
                refused = Refused("too-large", limit=limit)
                answer = await error_responses.answer_refused(Request(scope), refused)
                await answer(scope, receive, send)
                return
            if not message.get("more_body"):
                break
            message = await receive()
        if message["type"] == "http.disconnect":
            return  # Drop an incomplete request, even if its body could be parsed.
        whole: Message | None = {"type": "http.request", "body": body, "more_body": False}

        async def replay() -> Message:
            nonlocal whole
            first, whole = whole, None
            return first or await receive()

        await self._app(scope, replay, send)


def create_app(config: ServerConfig) -> FastAPI:
    """The server as an ASGI application; it opens its store when it starts."""
    watch()
    counts = Counts()
    lock = StoreLock(config.db_url)
    try:
        store = Store(config.db_url, counts)
    except BaseException:
        lock.discard()
        raise
    pool = WorkerPool(config.workers, config.bot_seconds, config.bot_command, counts)
    studies = Studies(pool, StoredReviews(store))
    supervisor = Supervisor()
    supervisor.report_also(lambda: store.health)
    hub = Hub(config, store, pool, supervisor, counts)
    pads = Pads(store, config.idle_ms, MOST_PADS if config.rate_limits else None)
    if hub.others:
        hub.others.handlers["pad"] = pads.heard
        hub.others.on_link = pads.polls.wake_all
    keeper = Keeper(hub)
    hub.before_removal = keeper.before_removal
    build = build_of(config.static)
    heartbeat = Heartbeat(store, partial(clocks_run, hub), partial(compensate_all, hub))
    driver = Driver(hub, heartbeat)
    metrics = Metrics(hub)
    daily = None
    if config.daily != "off":
        daily = Daily(store, hub, pool, solves=config.daily == "on")

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        if hub.others:
            await hub.others.start()
        await driver.start()
        supervisor.start("loop lag", metrics.watch_loop)
        keeper.start()
        supervisor.start("old pads", pads.expire_all, (SQLAlchemyError,))
        if daily is not None:
            supervisor.start("daily", daily.run, (SQLAlchemyError,))
        await pool.start()
        log.info("server started", extra={"version": __version__})
        yield
        metrics.close()
        await driver.stop()
        if hub.others:
            with contextlib.suppress(SQLAlchemyError):  # The other processes will notice.
                await hub.others.leave()
        await supervisor.stop()
        await studies.close()
        await pool.close()
        await store.close()
        lock.close()
        log.info("server stopped")

    app = FastAPI(
        title="Crosshex",
        version=__version__,
        summary=f"Tables of {', '.join(game.title for game in games().values())}."
        " docs/protocol.md explains the messages.",
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
        lifespan=lifespan,
        middleware=[
            Middleware(TableSockets, hub=hub, build=build),
            Middleware(RequestLog),
            Middleware(
                SecurityHeaders,
                answer_error=partial(error_responses.answer_internal, counts),
                build=build,
            ),
            Middleware(
                CORSMiddleware,
                allow_origins=config.origins,
                allow_methods=("GET", "POST", "DELETE"),
                allow_headers=("Content-Type",),
                allow_credentials=True,
            ),
            Middleware(RequestChecks, config=config),
            Middleware(GZipMiddleware, minimum_size=1024, compresslevel=5),
            Middleware(BodyLimit),
        ],
        exception_handlers={
            Refused: error_responses.answer_refused,
            RequestValidationError: error_responses.answer_malformed,
            HTTPException: error_responses.answer_http,
            ClientDisconnect: error_responses.answer_client_gone,
        },
    )

    app.state.counts, app.state.metrics, app.state.lock = counts, metrics, lock

    def stop() -> None:
        pads.polls.close()
        pool.stop()

    app.state.stop = stop

    @app.get("/api/openapi.json", include_in_schema=False)
    async def openapi() -> Response:
        # The first call takes a while: a thread keeps the event loop free.
        return JSONResponse(await asyncio.to_thread(app.openapi))

    @app.get("/metrics", include_in_schema=False)
    async def read_metrics(request: Request) -> Response:
        return metrics.answer(request)

    @app.get("/healthz", include_in_schema=False)
    async def healthz(request: Request) -> Response:
        trouble = await heartbeat.trouble()
        troubles = {task.name: task.error for task in supervisor.report() if not task.alive}
        if hub.others and not hub.others.linked:
            troubles.setdefault("channel", "not linked")
        if trouble is not None:
            troubles["store"] = trouble
        return JSONResponse(
            {
                "status": "failing" if trouble else "degraded" if troubles else "ok",
                "version": __version__,
                "tables": heartbeat.tables,
                "sockets": hub.sockets,
                "troubles": troubles,
            },
            503 if trouble else 200,
        )

    app.state.services = Services(config, hub, store, pool, studies, pads, keeper, daily)
    for router in ROUTERS:
        app.include_router(router)
    app.include_router(make_site(config.static))
    return app
