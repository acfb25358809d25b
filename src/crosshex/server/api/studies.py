"""The routes for reviews and the analysis board.

Long answers come as lines of JSON over one request: first the progress, and at last the answer.
If the client ends the request, it no longer waits for the study.
"""

from typing import Any

import orjson
from fastapi import APIRouter, Request, Response

from crosshex.rules import OptionError
from crosshex.server.api.context import (
    REFUSED,
    Json,
    Parts,
    Visited,
    Who,
    answer,
    read,
    read_game,
    spend,
)
from crosshex.server.api.disconnects import NdjsonResponse
from crosshex.server.api.request_checks import address_of
from crosshex.server.api.study_views import (
    AskAnalysis,
    AskBoard,
    AskRollout,
    AskWorth,
    RandomSheets,
    StudyLine,
    UploadedText,
)
from crosshex.server.jobs.board import AnalysisBoard, BoardView
from crosshex.server.jobs.documents import UPLOAD_SECONDS, FirstRecord
from crosshex.server.jobs.study_job import Kind, rollout_subject
from crosshex.server.parts import ServerParts
from crosshex.strategy.random_sheets import random_sheets
from crosshex.strategy.sheet_worth import known_worth, normalised
from crosshex.table.faults import Refused, refused_option
from crosshex.table.table import Holder

REVIEW_COST, ANALYSIS_COST, ROLLOUT_COST, WORTH_COST = 10.0, 2.0, 10.0, 20.0
"""What these requests cost in the rate limit of an address; a plain request costs 1."""

IN_LINES: dict[str, Any] = {
    "status_code": 200,
    "response_class": NdjsonResponse,
    "responses": {200: {"model": StudyLine, "description": "Lines of JSON"}},
}
"""The description of routes whose answer comes in lines."""


router = APIRouter(prefix="/api", responses=REFUSED)


@router.post("/tables/{table_id}/review", summary="Review a game that is over", **IN_LINES)
async def review_table(request: Request, parts: Parts, live: Visited, holder: Who) -> Response:
    if (status := live.table.status) != "over":
        raise Refused("not-now", command="review", status=status)
    spend(request, REVIEW_COST)
    record = await read_game(request, parts, live, "review")
    return await _follow(request, parts, "review", bytes(record.body).decode(), holder)


@router.post("/review", summary="Review the first record of a text", **IN_LINES)
async def review_text(
    request: Request, parts: Parts, upload: UploadedText, holder: Who
) -> Response:
    spend(request, REVIEW_COST)
    text = await read(request, parts, FirstRecord(upload.checked()), UPLOAD_SECONDS)
    return await _follow(request, parts, "review", text.decode(), holder)


@router.post(
    "/board",
    summary="A position and the moves since, judged by the rules",
    response_model=BoardView,
)
async def show_board(request: Request, parts: Parts, asked: AskBoard, holder: Who) -> Response:
    job = AnalysisBoard(asked.position, tuple((step.actor, step.move) for step in asked.moves))
    return Json(await read(request, parts, job, UPLOAD_SECONDS))


@router.post(
    "/analysis", summary="What a position and every legal move in it are worth", **IN_LINES
)
async def analyse_position(
    request: Request, parts: Parts, asked: AskAnalysis, holder: Who
) -> Response:
    spend(request, ANALYSIS_COST)
    # Check and normalise the position first, so that workers get only valid and unique ones.
    board = orjson.loads(
        await read(request, parts, AnalysisBoard(asked.position, ()), UPLOAD_SECONDS)
    )
    return await _follow(request, parts, "analysis", board["position"], holder)


@router.get(
    "/sheets/random",
    summary="Random sheets that are worth about as much as the classic one",
    response_model=RandomSheets,
)
async def list_random_sheets(request: Request, holder: Who) -> Response:
    found = ({"sheet": one.sheet.notation, "value": one.value} for one in random_sheets())
    return answer(request, {"sheets": list(found)})


@router.post("/rollout", summary="What moves come to in games of bots", **IN_LINES)
async def roll_out(request: Request, parts: Parts, asked: AskRollout, holder: Who) -> Response:
    spend(request, ROLLOUT_COST)
    board = orjson.loads(
        await read(request, parts, AnalysisBoard(asked.position, ()), UPLOAD_SECONDS)
    )
    moves = list(dict.fromkeys(asked.moves))
    subject = rollout_subject(board["position"], asked.seat, moves)
    return await _follow(request, parts, "rollout", subject, holder)


@router.post("/sheets/worth", summary="What a sheet is worth", **IN_LINES)
async def weigh_sheet(request: Request, parts: Parts, asked: AskWorth, holder: Who) -> Response:
    try:
        # Normalised first, so that equal sheets share an answer.
        notation = normalised(asked.sheet)
    except OptionError as error:
        raise refused_option(error) from None
    if (known := known_worth(notation)) is not None:
        # Nobody has to wait for a named sheet until those of other people are worked out.
        line = orjson.dumps({"type": "sheet", "sheet": known}, option=orjson.OPT_APPEND_NEWLINE)
        response = Json(line)
        response.headers["Content-Type"] = str(NdjsonResponse.media_type)
        return response
    spend(request, WORTH_COST)
    return await _follow(request, parts, "sheet", notation, holder)


async def _follow(
    request: Request, parts: ServerParts, kind: Kind, subject: str, holder: Holder
) -> NdjsonResponse:
    address = address_of(request.scope)
    return NdjsonResponse(await parts.studies.follow(kind, subject, holder, address))
