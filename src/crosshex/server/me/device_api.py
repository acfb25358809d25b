"""The routes of a person's devices: a code for another one, joining with it, putting one out."""

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from crosshex.server.api.context import (
    CREATED,
    REFUSED,
    TICKET_COST,
    Parts,
    Who,
    answer,
    device_of,
    spend,
)
from crosshex.server.me.device_views import AnswerDevice, DevicesView, JoinDevice, NewCode
from crosshex.server.parts import ServerParts
from crosshex.table.table import Holder

DevicePath = Annotated[str, Path(max_length=32)]

router = APIRouter(prefix="/api/devices", responses=REFUSED)


async def _answer(
    request: Request, parts: ServerParts, holder: Holder, status: int = 200
) -> Response:
    return answer(request, await parts.devices.view(holder, device_of(request)), status)


@router.get(
    "", summary="Your devices, and what is under way with codes", response_model=DevicesView
)
async def read_devices(request: Request, parts: Parts, holder: Who) -> Response:
    return await _answer(request, parts, holder)


@router.post(
    "/code",
    status_code=CREATED,
    summary="Make a code for another device",
    response_model=DevicesView,
)
async def make_code(request: Request, parts: Parts, new: NewCode, holder: Who) -> Response:
    spend(request, TICKET_COST)
    await parts.devices.offer(holder, new.name)
    return await _answer(request, parts, holder, CREATED)


@router.delete("/code", summary="End your code", response_model=DevicesView)
async def end_code(request: Request, parts: Parts, holder: Who) -> Response:
    await parts.devices.withdraw(holder)
    return await _answer(request, parts, holder)


@router.post("/join", summary="Ask to be the person who made a code", response_model=DevicesView)
async def join_device(request: Request, parts: Parts, asked: JoinDevice, holder: Who) -> Response:
    spend(request, what="typed codes")
    await parts.devices.join(device_of(request), holder, asked.code, asked.name)
    return await _answer(request, parts, holder)


@router.post(
    "/answer",
    summary="Say whether the device that waits with your code may join",
    response_model=DevicesView,
)
async def answer_device(
    request: Request, parts: Parts, said: AnswerDevice, holder: Who
) -> Response:
    await parts.devices.answer(holder, said.code, said.yes)
    return await _answer(request, parts, holder)


@router.delete("/{device}", summary="Put another device out", response_model=DevicesView)
async def put_out(request: Request, parts: Parts, device: DevicePath, holder: Who) -> Response:
    await parts.devices.put_out(holder, device_of(request), device)
    return await _answer(request, parts, holder)
