"""The routes behind shared score pads: people with real dice, each with a sheet on their phone."""

from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Protocol

from fastapi import APIRouter, Depends, Path, Query, Request, Response

from crosshex.server.disconnects import unless_disconnected
from crosshex.server.pad_views import NewPad, NextPad, PadLink, PadLogs, PadSheet, PadView
from crosshex.server.pads import Pads
from crosshex.server.request_checks import address_of
from crosshex.table.commands import MOST_INTEGER
from crosshex.table.rest_messages import Failure
from crosshex.table.table import Holder

CREATED = 201
LinkCode = Annotated[str | None, Query(max_length=64)]
Since = Annotated[int | None, Query(ge=0, le=MOST_INTEGER)]
PadPath = Annotated[str, Path(max_length=64)]


class Answering(Protocol):
    """Writes an answer, and the cookie of whoever has none yet."""

    def __call__(self, request: Request, content: Any, status: int = 200) -> Response:
        """The answer."""


def shape(status: int = 200) -> dict[int | str, dict[str, Any]]:
    """How the documentation describes a pad as an answer."""
    return {status: {"model": PadView}, "4XX": {"model": Failure}}


def add_pad_routes(
    router: APIRouter,
    pads: Pads,
    holder_of: Callable[[Request], Awaitable[Holder]],
    answer: Answering,
    spend_pad: Callable[[Request], None],
) -> None:
    """Add these routes to those under /api."""

    @router.post(
        "/pads", status_code=CREATED, summary="Share a score pad", responses=shape(CREATED)
    )
    async def share_pad(
        request: Request, new: NewPad, holder: Annotated[Holder, Depends(holder_of)]
    ) -> Response:
        spend_pad(request)
        return answer(request, await pads.create(new, holder), CREATED)

    @router.get(
        "/pads/{pad_id}",
        summary="A shared pad; with `since` the answer waits for news",
        responses=shape(),
    )
    async def read_pad(
        request: Request,
        pad_id: PadPath,
        holder: Annotated[Holder, Depends(holder_of)],
        link: LinkCode = None,
        since: Since = None,
    ) -> Response:
        reading = pads.read(pad_id, holder, link, since, address_of(request.scope))
        return answer(request, await unless_disconnected(request, reading))

    @router.post("/pads/{pad_id}/sheets", summary="Join a shared pad", responses=shape())
    async def join_pad(
        request: Request,
        pad_id: PadPath,
        sheet: PadSheet,
        holder: Annotated[Holder, Depends(holder_of)],
        link: LinkCode = None,
    ) -> Response:
        return answer(request, await pads.join(pad_id, sheet, holder, link))

    @router.post("/pads/{pad_id}/logs", summary="Write on your sheets", responses=shape())
    async def write_pad(
        request: Request,
        pad_id: PadPath,
        logs: PadLogs,
        holder: Annotated[Holder, Depends(holder_of)],
    ) -> Response:
        return answer(request, await pads.write(pad_id, logs.sheets, holder))

    @router.post("/pads/{pad_id}/link", summary="Renew or revoke the link", responses=shape())
    async def set_pad_link(
        request: Request,
        pad_id: PadPath,
        link: PadLink,
        holder: Annotated[Holder, Depends(holder_of)],
    ) -> Response:
        return answer(request, await pads.set_link(pad_id, link.on, holder))

    @router.post(
        "/pads/{pad_id}/rematch", summary="The next game, with the same people", responses=shape()
    )
    async def follow_pad(
        request: Request,
        pad_id: PadPath,
        following: NextPad,
        holder: Annotated[Holder, Depends(holder_of)],
    ) -> Response:
        spend_pad(request)
        return answer(request, await pads.rematch(pad_id, following.id, holder))

    @router.delete(
        "/pads/{pad_id}/sheets/{sheet_id}",
        summary="Leave with a sheet, or send its writer away",
        responses=shape(),
    )
    async def remove_sheet(
        request: Request,
        pad_id: PadPath,
        sheet_id: PadPath,
        holder: Annotated[Holder, Depends(holder_of)],
    ) -> Response:
        return answer(request, await pads.remove(pad_id, sheet_id, holder))

    @router.delete("/pads/{pad_id}", status_code=204, summary="End your shared pad")
    async def end_pad(
        request: Request, pad_id: PadPath, holder: Annotated[Holder, Depends(holder_of)]
    ) -> Response:
        await pads.delete(pad_id, holder)
        return Response(status_code=204)
