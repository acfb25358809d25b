"""The routes for puzzles: their list, one of them, and the verdict on an answer."""

from collections.abc import Callable
from functools import lru_cache
from typing import Annotated, Any, Literal

import orjson
from fastapi import APIRouter, Response
from pydantic import Field
from typing_extensions import TypedDict

from crosshex.bots.values import Unit
from crosshex.review.puzzle import LEVELS, NoPuzzles, Puzzle, find_puzzle, puzzles_of, themes_of
from crosshex.review.types import MoveValue
from crosshex.rules import find_game, is_game
from crosshex.server.api.context import REFUSED, Json, Who, position_view
from crosshex.server.ops.time_limit import in_thread
from crosshex.table.adapter import adapter_for
from crosshex.table.commands import Message
from crosshex.table.faults import Refused, RefusingMoves
from crosshex.table.messages import AskView, OutcomeView, StateView
from crosshex.table.view import outcome_view

LONGEST_ANSWER = 64

router = APIRouter(prefix="/api", responses=REFUSED)


class PuzzleAnswer(Message):
    """A move in notation, or null from who wants to be shown the answer."""

    answer: Annotated[str, Field(max_length=LONGEST_ANSWER)] | None


class PuzzleEntry(TypedDict):
    """A puzzle of the list."""

    name: str
    level: int
    themes: list[str]


class PuzzleList(TypedDict):
    """All puzzles of a game, the easiest first; clients choose the next and keep what was solved.

    `themes` are words of the game, of which a puzzle has one or more.
    """

    game: str
    levels: list[int]
    themes: list[str]
    puzzles: list[PuzzleEntry]


class PuzzleView(TypedDict):
    """A position in which `seat` is to find the best of its `moves`.

    Its themes are not in it: they would tell much. `unit` says what moves differ in; null where a
    win is to be found that nobody can prevent, and `own_moves` of `seat` are enough for it.
    """

    game: str
    name: str
    level: int
    seat: int
    seats: int
    unit: Unit | None
    own_moves: int
    position: str
    state: StateView
    moves: list[str]


class PuzzleStep(TypedDict):
    """A move that shows the answer, and the position after it."""

    seat: int
    move: str
    state: StateView
    outcome: OutcomeView | None


class JudgedView(TypedDict):
    """What is said to an answer, and why.

    `close` is a move that loses little. `answers` are all that are right, the best first. `loss` is
    what `move` costs, and `moves` what each legal one is worth, the best first and none where a win
    is proven. `exact`: solved or proven, rather than measured. `ask` tells what each move brings at
    once. `course` begins with the best answer and shows why; it is empty where others choose at the
    same time.
    """

    verdict: Literal["right", "close", "wrong", "shown"]
    move: str | None
    loss: float
    themes: list[str]
    answers: list[str]
    moves: list[MoveValue]
    exact: bool
    ask: AskView
    course: list[PuzzleStep]


@router.get(
    "/puzzles/{game}",
    summary="The puzzles of a game by level and theme",
    response_model=PuzzleList,
)
async def read_puzzles(holder: Who, game: str) -> Response:
    return await _answer(game, lambda: _list(game))


@router.get(
    "/puzzles/{game}/{name}", summary="A puzzle, without its answer", response_model=PuzzleView
)
async def read_puzzle(holder: Who, game: str, name: str) -> Response:
    return await _answer(game, lambda: puzzle_view(find_puzzle(find_game(game), name)))


@router.post("/puzzles/{game}/{name}", summary="Answer a puzzle", response_model=JudgedView)
async def answer_puzzle(holder: Who, game: str, name: str, answered: PuzzleAnswer) -> Response:
    def judged() -> JudgedView:
        return judged_view(find_puzzle(find_game(game), name), answered.answer)

    return await _answer(game, judged)


async def _answer(game: str, work: Callable[[], Any]) -> Response:
    """The result of work for a known game, done in a thread.

    Raises:
        Refused: there is no such game or puzzle, or the answer is not a legal move.
    """
    if not is_game(game):
        raise Refused("unknown-page")
    try:
        return Json(await in_thread(game, lambda: orjson.dumps(work())))
    except NoPuzzles:
        raise Refused("unknown-page") from None


@lru_cache(64)
def _list(game: str) -> PuzzleList:
    """The puzzles of a game.

    Raises:
        NoPuzzles: the game has no puzzles.
    """
    description = find_game(game)
    return {
        "game": game,
        "levels": list(LEVELS),
        "themes": list(themes_of(description)),
        "puzzles": [
            {"name": puzzle.name, "level": puzzle.level, "themes": list(puzzle.themes)}
            for puzzle in puzzles_of(description)
        ],
    }


def puzzle_view(puzzle: Puzzle) -> PuzzleView:
    """A puzzle as clients see it, without its answer."""
    state = puzzle.state
    return {
        "game": state.game.name,
        "name": puzzle.name,
        "level": puzzle.level,
        "seat": puzzle.seat,
        "seats": state.game.seats,
        "unit": puzzle.unit or None,
        "own_moves": (len(puzzle.line) + 1) // 2,
        "position": puzzle.position,
        "state": position_view(state),
        "moves": [str(move) for move in state.legal(puzzle.seat)],
    }


def judged_view(puzzle: Puzzle, answer: str | None) -> JudgedView:
    """The verdict on an answer; None: only show the solution.

    Raises:
        Refused: the answer is not a legal move.
    """
    state = puzzle.state
    with RefusingMoves(answer or "", puzzle.seat):
        judged = None if answer is None else puzzle.judge(answer.strip())
    return {
        "verdict": judged.verdict if judged else "shown",
        "move": judged.move if judged else None,
        "loss": judged.loss if judged else 0.0,
        "themes": list(puzzle.themes),
        "answers": list(puzzle.answers),
        "moves": list(puzzle.moves),
        "exact": puzzle.exact,
        "ask": adapter_for(state.game).ask(state, puzzle.seat),
        "course": _course(puzzle),
    }


def _course(puzzle: Puzzle) -> list[PuzzleStep]:
    return [
        {
            "seat": seat,
            "move": str(move),
            "state": position_view(after),
            "outcome": outcome_view(after),
        }
        for seat, move, after in puzzle.play_line()
    ]
