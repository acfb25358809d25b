"""The server as an ASGI application: its parts, behind middleware and routes."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect

from crosshex import __version__
from crosshex.rules import games
from crosshex.server.api import error_responses, health, site
from crosshex.server.api.request_checks import RequestChecks
from crosshex.server.api.schema import ROUTERS
from crosshex.server.api.security import RateLimits
from crosshex.server.api.table_sockets import TableSockets
from crosshex.server.config import ServerConfig
from crosshex.server.ops.logs import RequestLog
from crosshex.server.ops.time_limit import watch
from crosshex.server.parts import ServerParts
from crosshex.table.faults import Refused


def create_app(config: ServerConfig) -> FastAPI:
    """The server as an ASGI application; its parts are its state.

    Raises:
        StoreUnusable: the store cannot be used.
    """
    watch()
    parts, limits = ServerParts(config), RateLimits(config.rate_limits)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await parts.start()
        yield
        await parts.stop()

    app = FastAPI(
        title="Crosshex",
        version=__version__,
        summary=f"Tables of {', '.join(game.title for game in games().values())}."
        " docs/protocol.md explains the messages.",
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
        lifespan=lifespan,
        middleware=_middleware(config, parts, limits),
        exception_handlers={
            Refused: error_responses.answer_refused,
            RequestValidationError: error_responses.answer_malformed,
            HTTPException: error_responses.answer_http,
            ClientDisconnect: error_responses.answer_client_gone,
        },
    )
    app.state.parts, app.state.counts = parts, parts.counts
    app.state.limits = limits
    for router in (health.router, *ROUTERS, site.router):
        app.include_router(router)
    return app


def _middleware(config: ServerConfig, parts: ServerParts, limits: RateLimits) -> list[Middleware]:
    """What every request passes, the first one first."""
    build, tables, commands = site.build_of(config.static), parts.rooms.tables, parts.rooms.commands
    return [
        Middleware(
            TableSockets,
            config=config,
            tables=tables,
            commands=commands,
            devices=parts.devices,
            counts=parts.counts,
            limits=limits,
            build=build,
        ),
        Middleware(RequestLog),
        Middleware(
            CORSMiddleware,
            allow_origins=config.origins,
            allow_methods=("GET", "POST", "DELETE"),
            allow_headers=("Content-Type",),
            allow_credentials=True,
        ),
        Middleware(RequestChecks, config=config, limits=limits, build=build),
        Middleware(GZipMiddleware, minimum_size=1024, compresslevel=5),
    ]
