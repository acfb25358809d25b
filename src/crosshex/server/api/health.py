"""The routes for who runs a server: its health, its metrics, and the description of its API."""

import asyncio

from fastapi import APIRouter, Request, Response
from starlette.responses import JSONResponse

from crosshex import __version__
from crosshex.server.api.context import Parts

router = APIRouter(include_in_schema=False)


@router.get("/api/openapi.json")
async def openapi(request: Request) -> Response:
    # The first call takes a while: a thread keeps the event loop free.
    return JSONResponse(await asyncio.to_thread(request.app.openapi))


@router.get("/metrics")
async def metrics(request: Request, parts: Parts) -> Response:
    return parts.metrics.answer(request)


@router.get("/healthz")
async def healthz(parts: Parts) -> Response:
    heartbeat, others = parts.rooms.heartbeat, parts.rooms.others
    trouble = await heartbeat.trouble()
    troubles = {task.name: task.error for task in parts.supervisor.report() if not task.alive}
    if others and not others.linked:
        troubles.setdefault("channel", "not linked")
    if trouble is not None:
        troubles["store"] = trouble
    return JSONResponse(
        {
            "status": "failing" if trouble else "degraded" if troubles else "ok",
            "version": __version__,
            "tables": heartbeat.stored,
            "sockets": parts.rooms.tables.sockets,
            "troubles": troubles,
        },
        503 if trouble else 200,
    )
