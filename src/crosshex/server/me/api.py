"""The routes of a person's own record: figures, games, reviews, mistakes, export, deletion."""

import asyncio
from typing import Annotated, Literal

import orjson
from fastapi import APIRouter, Depends, Path, Query, Request, Response
from typing_extensions import TypedDict

from crosshex.record import read_record
from crosshex.server.api.context import REFUSED, Json, Parts, Who, answer, device_of, spend
from crosshex.server.api.puzzles import (
    JudgedView,
    PuzzleAnswer,
    PuzzleView,
    judged_view,
    puzzle_view,
)
from crosshex.server.daily.store import forget as forget_tries
from crosshex.server.me.figures import dice, own_game, played
from crosshex.server.me.keeping import REVIEWS_A_DAY
from crosshex.server.me.mistakes import (
    Mistake,
    MistakesView,
    after_answer,
    find_mistake,
    mistakes_of,
    practice,
)
from crosshex.server.me.rows import OwnGame
from crosshex.server.me.views import OwnRecordView
from crosshex.server.ops.clock import now_ms
from crosshex.server.parts import ServerParts
from crosshex.table.faults import Refused

READ_COST, EXPORT_COST = 5.0, 20.0
"""What these requests cost in the rate limit of an address: they read up to 2,000 games."""
LISTED = 200
"""How many games the list shows; all are exported."""

GamePath = Annotated[str, Path(max_length=32)]
MistakePath = Annotated[str, Path(max_length=48)]
Form = Annotated[Literal["text", "json"], Query()]

router = APIRouter(prefix="/api/me", responses=REFUSED)


class Deleted(TypedDict):
    """What was deleted."""

    games: int
    tables: int


# These need the holder first: every request counts against the limit of its address.
async def recording(parts: Parts, holder: Who) -> ServerParts:
    """The parts of a server that keeps records.

    Raises:
        Refused: it keeps none.
    """
    if not parts.config.records:
        raise Refused("unknown-page")
    return parts


Recording = Annotated[ServerParts, Depends(recording)]


async def game_of(parts: Recording, holder: Who, game: GamePath) -> OwnGame:
    """The finished game in the address.

    Raises:
        Refused: the person has no such game.
    """
    found = await parts.keeper.games.find(holder, game)
    if found is None:
        raise Refused("unknown-page")
    return found


async def mistake_of(parts: Recording, holder: Who, name: MistakePath) -> Mistake:
    """The mistake in the address.

    Raises:
        Refused: the person has made no such mistake.
    """
    game = await parts.keeper.games.find(holder, name.partition(".")[0])
    found = find_mistake(game, name)
    if found is None:
        raise Refused("unknown-page")
    return found


Finished = Annotated[OwnGame, Depends(game_of)]
Missed = Annotated[Mistake, Depends(mistake_of)]


@router.get("", summary="Your finished games and their figures", response_model=OwnRecordView)
async def own_record(request: Request, parts: Recording, holder: Who) -> Response:
    spend(request, READ_COST)
    games = await parts.keeper.games.all(holder)
    if games:
        await parts.keeper.games.use(holder)
        parts.keeper.want(holder)
    today = await parts.keeper.games.reviewed_today(holder)
    wanted = parts.keeper.wanted(holder)
    return answer(request, await asyncio.to_thread(_view, games, wanted, today))


def _view(games: list[OwnGame], wanted: list[str], today: int) -> OwnRecordView:
    now = now_ms()
    mistakes = mistakes_of(games)
    return {
        "games": len(games),
        "played": played(games),
        "dice": dice(games),
        "latest": [own_game(game, game.id in wanted) for game in games[:LISTED]],
        "mistakes": len(mistakes),
        "due": sum(each.is_due(now) for each in mistakes),
        "reviewed_today": today,
        "reviews_a_day": REVIEWS_A_DAY,
    }


@router.get("/games/{game}/record", summary="The record of one of your finished games")
async def own_game_record(game: Finished) -> Response:
    text = await asyncio.to_thread(_text, game)
    return Response(text, media_type="text/plain", headers={"Cache-Control": "no-store"})


@router.post("/games/{game}/review", status_code=204, summary="Have one of your games reviewed")
async def review_own_game(parts: Parts, game: Finished, holder: Who) -> Response:
    if not game.is_reviewable or game.review is not None:
        raise Refused("not-now", command="review", status="over")
    if await parts.keeper.games.reviewed_today(holder) >= REVIEWS_A_DAY:
        raise Refused("too-often", limit=REVIEWS_A_DAY)
    parts.keeper.request(holder, game.id)
    return Response(status_code=204)


@router.get(
    "/export",
    summary="All your finished games, as records or JSON",
    response_class=Response,
)
async def export(
    request: Request, parts: Recording, holder: Who, format: Form = "text"
) -> Response:
    spend(request, EXPORT_COST)
    games = await parts.keeper.games.all(holder)
    write = _as_json if format == "json" else _as_text
    response = Json(await asyncio.to_thread(write, games))
    ending = "json" if format == "json" else "txt"
    if format == "text":
        response.headers["Content-Type"] = "text/plain; charset=utf-8"
    response.headers["Content-Disposition"] = f'attachment; filename="crosshex-games.{ending}"'
    return response


def _text(game: OwnGame) -> str:
    """The record of a game, with the names."""
    if not game.record:
        return ""
    record = read_record(game.record)
    people = game.data["people"]
    names = (each["name"] or f"Seat {n + 1}" for n, each in enumerate(people))
    return str(record.with_state(record.state, names=tuple(names)))


def _as_text(games: list[OwnGame]) -> bytes:
    return "\n".join(text for game in games if (text := _text(game))).encode()


def _as_json(games: list[OwnGame]) -> bytes:
    rows = [
        {
            "id": game.id,
            "at": game.at,
            "seats": list(game.seats),
            **game.data,
            "record": _text(game) or None,
            "review": game.review,
            "practised": game.boxes,
        }
        for game in games
    ]
    return orjson.dumps({"games": rows}, option=orjson.OPT_INDENT_2)


@router.delete("", summary="Delete everything about you", response_model=Deleted)
async def delete_own_record(request: Request, parts: Parts, holder: Who) -> Response:
    spend(request, READ_COST)
    # Tables of the person alone go, too. At those with others, the others keep their game.
    tables = 0
    for kept in await parts.store.summaries_of(holder, most=parts.config.limits.tables):
        if kept["owned_by"] == holder and {*kept["held_by"], holder, None} == {holder, None}:
            await parts.rooms.tables.remove(kept["id"])
            tables += 1
    games = await parts.keeper.games.delete_all(holder)
    await parts.store.write(lambda db: forget_tries(db, holder))
    await parts.devices.put_out_others(holder, device_of(request))
    parts.keeper.forget(holder)
    return answer(request, Deleted(games=games, tables=tables))


# -- mistakes


@router.get("/mistakes", summary="Your mistakes that are due", response_model=MistakesView)
async def own_mistakes(request: Request, parts: Recording, holder: Who) -> Response:
    spend(request, READ_COST)
    games = await parts.keeper.games.all(holder)
    return answer(request, await asyncio.to_thread(practice, games, now_ms()))


@router.get(
    "/mistakes/{name}",
    summary="One of your mistakes as a puzzle, without its answer",
    response_model=PuzzleView,
)
async def read_mistake(request: Request, mistake: Missed) -> Response:
    return answer(request, await asyncio.to_thread(puzzle_view, mistake.puzzle()))


@router.post("/mistakes/{name}", summary="Answer one of your mistakes", response_model=JudgedView)
async def answer_mistake(
    request: Request, parts: Parts, mistake: Missed, answered: PuzzleAnswer, holder: Who
) -> Response:
    view = await asyncio.to_thread(judged_view, mistake.puzzle(), answered.answer)
    right, now = view["verdict"] == "right", now_ms()
    await parts.keeper.games.practise(
        holder,
        mistake.game.id,
        str(mistake.found["ply"]),
        lambda box, due: after_answer(box, due, right, now),
    )
    return answer(request, view)
