"""The routes for lessons: what a game teaches, and the verdict on an answer."""

from functools import lru_cache
from typing import Annotated

import orjson
from fastapi import APIRouter, Response
from pydantic import Field
from typing_extensions import TypedDict

from crosshex.learn import CourseError, LessonStep, course_of, judge, lesson_texts
from crosshex.learn.messages import spell_feedback
from crosshex.locale import FALLBACK, languages
from crosshex.rules import find_page, is_page
from crosshex.server.api.context import REFUSED, Json, Language, Who, position_view
from crosshex.server.ops.time_limit import in_thread
from crosshex.strategy import spell_claim, strategy_of, strategy_texts
from crosshex.table.adapter import adapter_of
from crosshex.table.commands import Message
from crosshex.table.faults import Refused
from crosshex.table.messages import StateView

LONGEST_ANSWER = 64

router = APIRouter(prefix="/api", responses=REFUSED)


class Answered(Message):
    """What somebody answers to a step: a move in notation, or a number."""

    answer: Annotated[str, Field(max_length=LONGEST_ANSWER)]


class StepView(TypedDict):
    """One thing to do: what is asked, in which position, and of which seat.

    `counts` says that a number is asked for. `moves` are those that the rules allow; what they do
    not allow may be tried as well and is answered with the reason. `solution` is one right answer.
    """

    id: str
    text: str
    seat: int
    seats: int
    counts: bool
    position: StateView
    moves: list[str]
    solution: str


class LessonView(TypedDict):
    """Some steps that belong together."""

    id: str
    title: str
    steps: list[StepView]


class PictureView(TypedDict):
    """A position to look at, and what is said below it."""

    id: str
    text: str
    position: StateView


class GoalView(TypedDict):
    """What the game is about: a sentence, and pictures that stand side by side."""

    text: str
    pictures: list[PictureView]


class ClaimView(TypedDict):
    """A sentence of the strategy, the figures that prove it, and the command that shows it.

    `figures` are spelled in the language, each with its 95 % interval. `seconds` is how long the
    command took on one core where the figures were made.
    """

    id: str
    text: str
    how: str
    figures: list[str]
    command: str
    seconds: float


class CourseView(TypedDict):
    """All that a game teaches, in a language; a game without a goal or a strategy has none.

    `game` is the name of the game, or a short name.
    """

    game: str
    kind: str
    language: str
    goal: GoalView | None
    lessons: list[LessonView]
    strategy: list[ClaimView]


class VerdictView(TypedDict):
    """Whether an answer was right, what is said to it, and the position after it."""

    right: bool
    text: str
    position: StateView


@router.get(
    "/learn/{game}",
    summary="What a game teaches: its goal, lessons and strategy",
    response_model=CourseView,
)
async def read_course(holder: Who, game: str, language: Language = FALLBACK) -> Response:
    if not is_page(game):
        raise Refused("unknown-page")
    return Json(await in_thread(game, _course, game, _known(language)))


@router.post(
    "/learn/{game}/{lesson}/{step}",
    summary="Answer a step of a lesson",
    response_model=VerdictView,
)
async def answer_step(
    holder: Who,
    game: str,
    lesson: str,
    step: str,
    answered: Answered,
    language: Language = FALLBACK,
) -> Response:
    if not is_page(game):
        raise Refused("unknown-page")
    try:
        found = course_of(find_page(game), game).lesson(lesson).step(step)
    except CourseError:
        raise Refused("unknown-page") from None
    return Json(await in_thread(game, _feedback, found, answered.answer, _known(language)))


def _known(language: str) -> str:
    """The language if it is supported, else the fallback, so that others do not fill the cache."""
    return language if language in languages() else FALLBACK


@lru_cache(64)
def _course(game: str, language: str) -> bytes:
    texts, description = lesson_texts(language), find_page(game)
    lessons: list[LessonView] = [
        {
            "id": lesson.id,
            "title": texts(lesson.message),
            "steps": [
                {
                    "id": step.id,
                    "text": texts(step.message),
                    "seat": step.seat,
                    "seats": step.state.game.seats,
                    "counts": step.number is not None,
                    "position": position_view(step.state),
                    "moves": []
                    if step.number is not None
                    else [str(move) for move in step.state.legal(step.seat)],
                    "solution": step.solution,
                }
                for step in lesson.steps
            ],
        }
        for lesson in course_of(description, game).lessons
    ]
    course: CourseView = {
        "game": game,
        "kind": adapter_of(description).kind,
        "language": language,
        "goal": _goal(game, language),
        "lessons": lessons,
        "strategy": _strategy(game, language),
    }
    return orjson.dumps(course)


def _goal(game: str, language: str) -> GoalView | None:
    texts, course = lesson_texts(language), course_of(find_page(game), game)
    if not course.goals:
        return None
    return {
        "text": texts(course.message),
        "pictures": [
            {"id": goal.id, "text": texts(goal.message), "position": position_view(goal.state)}
            for goal in course.goals
        ],
    }


def _strategy(game: str, language: str) -> list[ClaimView]:
    strategy, texts = strategy_of(find_page(game), game), strategy_texts(language)
    if strategy is None:
        return []
    kept = strategy.kept()
    spelled = [
        (claim, spell_claim(texts, game, claim, kept[claim.id])) for claim in strategy.claims
    ]
    return [
        {
            "id": claim.id,
            "text": said.text,
            "how": said.how,
            "figures": said.figures,
            "command": said.command,
            "seconds": kept[claim.id].seconds,
        }
        for claim, said in spelled
    ]


def _feedback(step: LessonStep, answer: str, language: str) -> bytes:
    feedback = judge(step, answer)
    said: VerdictView = {
        "right": feedback.right,
        "text": spell_feedback(feedback, lesson_texts(language)),
        "position": position_view(feedback.after),
    }
    return orjson.dumps(said)
