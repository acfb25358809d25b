"""The catalogue of games that a server offers, their texts, and their sheets to print."""

import contextlib
from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated, Any, NotRequired

from fastapi import APIRouter, Query, Request, Response
from starlette.responses import PlainTextResponse
from typing_extensions import TypedDict

from crosshex import __version__
from crosshex.draw.pdf import can_print
from crosshex.draw.printing import MOST_SHEETS, prints
from crosshex.learn import has_coach, lesson_pages
from crosshex.locale import game_texts
from crosshex.locale.texts import TEXTS
from crosshex.review.puzzle import count_puzzles
from crosshex.rules import Description, Option, OptionError, find_game, games, is_game
from crosshex.server.api.context import REFUSED, TABLE_COST, Json, Parts, Who, answer, read, spend
from crosshex.server.api.study_views import LARGEST_RECORD
from crosshex.server.api.table_sockets import LARGEST_FRAME
from crosshex.server.config import ServerConfig
from crosshex.server.jobs.documents import TABLE_SECONDS, Sheets
from crosshex.server.jobs.fair_queue import Rank
from crosshex.server.ops.time_limit import THREAD_SECONDS, asking
from crosshex.server.ops.warm_up import progress
from crosshex.server.rooms.available_bots import bots_for, levels_for
from crosshex.table.adapter import adapter_of
from crosshex.table.commands import LEAST_TIME, LONGEST_OPTION, MOST_TIME, Message, TypedOptions
from crosshex.table.faults import Refused, refused_option
from crosshex.table.messages import PROTOCOL, RoomView
from crosshex.table.names import LONGEST_NAME
from crosshex.table.settings import Settings

SHEETS_PER_TOKEN = 4
PDF = "application/pdf"


class OptionEntry(TypedDict):
    """An option of a game, for a form.

    `type` is `choice` (one of `values`), `limit` (a number from `least` to `most`, or null where it
    may be `off`), `pairs` (one of `values` for each seat, drawn by lot where it is not named) or
    `sheet` (one of `values`, or a notation). `learnt`: bots that play only some of the values, with
    these; no bot of them plays a value that is not listed.
    """

    name: str
    type: str
    values: list[Any] | None
    default: Any
    least: NotRequired[int]
    most: NotRequired[int]
    off: NotRequired[bool]
    learnt: NotRequired[dict[str, list[Any]]]


class GameEntry(TypedDict):
    """A game of the catalogue.

    `kind` says how the game is drawn, and `room` what its drawing needs. `title` is its name where
    the client has no message for it. `texts`: `/api/games/GAME/texts/LANGUAGE` has messages.
    `first_by_lot`: any seat may begin, not only the first. `prints`: `/api/games/GAME/sheets.pdf`
    has empty sheets. `lessons`: the names under which `/api/learn/NAME` has lessons. `coach`: the
    command `coach` has something to say. `puzzles`: how many puzzles `/api/puzzles/GAME` has.
    """

    game: str
    title: str
    kind: str
    seats: list[int]
    bots: list[str]
    default_bot: str
    options: list[OptionEntry]
    dice: bool
    prints: bool
    lessons: list[str]
    puzzles: int
    coach: bool
    sides: list[str]
    draws: bool
    resignation: bool
    first_by_lot: bool
    texts: bool
    room: RoomView


class AskRoom(Message):
    """A request for what drawing a game needs; `options` by their names, as they are typed."""

    options: TypedOptions


class RoomEntry(TypedDict):
    """The `room` of a game with the options that were named."""

    room: RoomView


class Limits(TypedDict):
    """The limits of this server: lengths, sizes and times."""

    name: int
    time_min: int
    time_max: int
    frame: int
    record: int
    idle_days: float


class Catalogue(TypedDict):
    """What can be played here; `address` is where other devices in the network reach the server.

    `records`: whether people have a record of their finished games.
    """

    protocol: int
    version: str
    games: list[GameEntry]
    limits: Limits
    address: str | None
    records: bool


class Preparing(TypedDict):
    """How many parts of the bots' code are compiled; a `total` of 0: nobody has to wait.

    That happens once after an installation. Until then simpler bots stand in.
    """

    done: int
    total: int


router = APIRouter(prefix="/api", responses=REFUSED)


def catalogue(config: ServerConfig) -> Catalogue:
    """The games that can be played here, and the limits of the server."""
    return {
        "protocol": PROTOCOL,
        "version": __version__,
        "games": _entries(),
        "limits": {
            "name": LONGEST_NAME,
            "time_min": LEAST_TIME,
            "time_max": MOST_TIME,
            "frame": LARGEST_FRAME,
            "record": LARGEST_RECORD,
            "idle_days": config.idle_days,
        },
        "address": config.address,
        "records": config.records,
    }


def _entries() -> list[GameEntry]:
    entries = []
    for description in games().values():
        # A game that rests is left out. The first time, modules are loaded: that takes a while.
        with contextlib.suppress(Refused), asking(description.name, THREAD_SECONDS):
            entries.append(game_entry(description))
    return entries


def game_entry(description: Description) -> GameEntry:
    """A game as the catalogue lists it."""
    adapter = adapter_of(description)
    settings = Settings(description.name, description.default_seats)
    levels = levels_for(settings)
    return {
        "game": description.name,
        "title": description.title,
        "kind": adapter.kind,
        "seats": list(description.seats),
        "bots": list(levels),
        "default_bot": bots_for(settings)[0],
        "options": [_option_entry(settings, option, levels) for option in description.options],
        "dice": description.dice,
        "prints": prints(description) and can_print(),
        "lessons": list(lesson_pages(description)),
        "puzzles": count_puzzles(description),
        "coach": has_coach(description),
        "sides": list(description.sides),
        "draws": description.draws,
        "resignation": description.resignation,
        "first_by_lot": description.first_by_lot,
        "texts": description in TEXTS,
        "room": adapter.room(description.make(description.default_seats)),
    }


def _option_entry(settings: Settings, option: Option, levels: Sequence[str]) -> OptionEntry:
    values = None if option.values is None else list(option.values)
    entry: OptionEntry = {
        "name": option.name,
        "type": option.type,
        "values": values,
        "default": option.to_json(option.default),
        **option.bounds,  # type: ignore[typeddict-item]
    }
    if option.another_game:

        def plays(bot: str, value: Any) -> bool:
            return bot in levels_for(replace(settings, options={option.name: value}))

        listed = {value: option.from_json(value) for value in values or ()}
        every = [*listed.values(), *([] if option.unlisted is None else [option.unlisted])]
        entry["learnt"] = {
            bot: [value for value, read in listed.items() if plays(bot, read)]
            for bot in levels
            if not all(plays(bot, value) for value in every)
        }
    return entry


@router.get("/games", summary="The games with their options and bots", response_model=Catalogue)
async def list_games(request: Request, parts: Parts, holder: Who) -> Response:
    return answer(request, catalogue(parts.config))


@router.get("/preparing", summary="How far the bots' code is compiled", response_model=Preparing)
async def preparing(request: Request, holder: Who) -> Response:
    done, total = progress()
    return answer(request, Preparing(done=done, total=total))


@router.post(
    "/games/{game}/room",
    summary="What drawing a game with other options needs",
    response_model=RoomEntry,
)
async def read_room(request: Request, game: str, asked: AskRoom, holder: Who) -> Response:
    if not is_game(game):
        raise Refused("unknown-page")
    spend(request)
    description = find_game(game)
    try:
        typed = asked.options.items()
        options = {name: description.option(name).read_all(text) for name, text in typed}
        with asking(game):
            made = description.make(description.default_seats, **options)
            room = adapter_of(description).room(made)
    except OptionError as error:
        raise refused_option(error) from None
    return answer(request, RoomEntry(room=room))


@router.get(
    "/games/{game}/texts/{language}",
    summary="The messages of a game, as Fluent text",
    response_class=PlainTextResponse,
)
async def texts(game: str, language: str, holder: Who) -> Response:
    if not is_game(game):
        raise Refused("unknown-page")
    return PlainTextResponse(game_texts(find_game(game), language))


@router.get(
    "/games/{game}/sheets.pdf",
    summary="Empty sheets to print; options of the game by their names, as they are typed",
    response_class=Response,
    responses={200: {"content": {PDF: {}}}},
)
async def sheets_to_print(
    request: Request,
    parts: Parts,
    game: str,
    holder: Who,
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
    response = Json(await read(request, parts, job, TABLE_SECONDS, Rank.PRINT))
    response.headers["Content-Type"] = PDF
    response.headers["Content-Disposition"] = f'inline; filename="{game}-sheets.pdf"'
    return response
