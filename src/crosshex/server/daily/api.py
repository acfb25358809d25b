"""The routes of the Daily; without it on this server they are unknown."""

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request, Response

from crosshex.server.api.context import CREATED, REFUSED, TABLE_COST, Parts, Who, answer, spend
from crosshex.server.daily.daily import Daily
from crosshex.server.daily.days import read_day
from crosshex.server.daily.views import DailyBegun, DailyView, DayView, PlayDaily
from crosshex.table.faults import Refused


# Both need the holder first: every request counts against the limit of its address.
async def daily_of(parts: Parts, holder: Who) -> Daily:
    """The Daily of this server.

    Raises:
        Refused: its host has switched it off.
    """
    if parts.daily is None:
        raise Refused("unknown-page")
    return parts.daily


async def named_day(day: Annotated[str, Path(max_length=10)], holder: Who) -> int:
    """The day of a date in the address.

    Raises:
        Refused: it is no date.
    """
    found = read_day(day)
    if found is None:
        raise Refused("unknown-page")
    return found


TheDaily = Annotated[Daily, Depends(daily_of)]
Day = Annotated[int, Depends(named_day)]

router = APIRouter(prefix="/api", responses=REFUSED)


@router.get("/daily", summary="The game of today, and the days around", response_model=DailyView)
async def read_daily(request: Request, daily: TheDaily, holder: Who) -> Response:
    return answer(request, await daily.view(holder))


@router.post(
    "/daily",
    status_code=CREATED,
    summary="Begin your game of today, or go on with it",
    response_model=DailyBegun,
)
async def play_daily(request: Request, daily: TheDaily, new: PlayDaily, holder: Who) -> Response:
    spend(request, TABLE_COST)
    spend(request, what="dailies")
    return answer(request, await daily.start(new.name, holder), CREATED)


@router.get("/daily/{day}", summary="A day, such as 2026-11-19", response_model=DayView)
async def read_daily_day(request: Request, daily: TheDaily, day: Day, holder: Who) -> Response:
    return answer(request, await daily.read(day, holder))


@router.post(
    "/daily/{day}",
    status_code=CREATED,
    summary="Play a day before for practice",
    response_model=DailyBegun,
)
async def practise_daily(
    request: Request, daily: TheDaily, day: Day, new: PlayDaily, holder: Who
) -> Response:
    spend(request, TABLE_COST)
    spend(request, what="dailies")
    return answer(request, await daily.practise(day, new.name, holder), CREATED)
