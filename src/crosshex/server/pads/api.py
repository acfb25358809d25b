"""The routes for shared score pads: people with real dice, each with a sheet on their phone."""

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

from crosshex.server.api.context import CREATED, REFUSED, LinkCode, Parts, Who, answer, spend
from crosshex.server.api.disconnects import unless_disconnected
from crosshex.server.pads.views import NewPad, NextPad, PadLink, PadLogs, PadSheet, PadView
from crosshex.table.commands import MOST_INTEGER

Since = Annotated[int | None, Query(ge=0, le=MOST_INTEGER)]
PadPath = Annotated[str, Path(max_length=64)]


router = APIRouter(prefix="/api", responses=REFUSED)


@router.post("/pads", status_code=CREATED, summary="Share a score pad", response_model=PadView)
async def share_pad(request: Request, parts: Parts, new: NewPad, holder: Who) -> Response:
    spend(request, what="new pads")
    return answer(request, await parts.pads.create(new, holder), CREATED)


@router.get(
    "/pads/{pad_id}",
    summary="A shared pad; with `since` the answer waits for news",
    response_model=PadView,
)
async def read_pad(
    request: Request,
    parts: Parts,
    pad_id: PadPath,
    holder: Who,
    link: LinkCode = None,
    since: Since = None,
) -> Response:
    reading = parts.pads.read(pad_id, holder, link, since)
    return answer(request, await unless_disconnected(request, reading))


@router.post("/pads/{pad_id}/sheets", summary="Join a shared pad", response_model=PadView)
async def join_pad(
    request: Request,
    parts: Parts,
    pad_id: PadPath,
    sheet: PadSheet,
    holder: Who,
    link: LinkCode = None,
) -> Response:
    return answer(request, await parts.pads.join(pad_id, sheet, holder, link))


@router.post("/pads/{pad_id}/logs", summary="Write on your sheets", response_model=PadView)
async def write_pad(
    request: Request, parts: Parts, pad_id: PadPath, logs: PadLogs, holder: Who
) -> Response:
    return answer(request, await parts.pads.write(pad_id, logs.sheets, holder))


@router.post("/pads/{pad_id}/link", summary="Renew or revoke the link", response_model=PadView)
async def set_pad_link(
    request: Request, parts: Parts, pad_id: PadPath, link: PadLink, holder: Who
) -> Response:
    return answer(request, await parts.pads.set_link(pad_id, link.on, holder))


@router.post(
    "/pads/{pad_id}/rematch",
    summary="The next game, with the same people",
    response_model=PadView,
)
async def follow_pad(
    request: Request, parts: Parts, pad_id: PadPath, following: NextPad, holder: Who
) -> Response:
    spend(request, what="new pads")
    return answer(request, await parts.pads.rematch(pad_id, following.id, holder))


@router.delete(
    "/pads/{pad_id}/sheets/{sheet_id}",
    summary="Remove your sheet, or that of another person",
    response_model=PadView,
)
async def remove_sheet(
    request: Request, parts: Parts, pad_id: PadPath, sheet_id: PadPath, holder: Who
) -> Response:
    return answer(request, await parts.pads.remove(pad_id, sheet_id, holder))


@router.delete("/pads/{pad_id}", status_code=204, summary="End your shared pad")
async def end_pad(parts: Parts, pad_id: PadPath, holder: Who) -> Response:
    await parts.pads.delete(pad_id, holder)
    return Response(status_code=204)
