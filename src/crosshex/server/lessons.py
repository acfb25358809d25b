"""The routes behind the lessons: what a game teaches, and what is said to an answer."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import Annotated

import orjson
from fastapi import APIRouter, Depends, Query, Request, Response
from pydantic import Field

# Pydantic makes a schema of these only from the typing_extensions flavour before Python 3.12.
from typing_extensions import TypedDict

from crosshex.learn import CourseError, Step, course_of, judge, lesson_texts
from crosshex.learn.words import spell_verdict
from crosshex.locale import FALLBACK, languages
from crosshex.rules import State, find_game, is_game
from crosshex.table.commands import Message
from crosshex.table.face import face_for, face_of
from crosshex.table.faults import Refused
from crosshex.table.messages import Failure, StateView
from crosshex.table.table import Holder

LONGEST_ANSWER = 64
Language = Annotated[str, Query(max_length=16)]


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


class CourseView(TypedDict):
    """All lessons of a game, in a language."""

    game: str
    kind: str
    language: str
    lessons: list[LessonView]


class VerdictView(TypedDict):
    """Whether an answer was right, what is said to it, and the position after it."""

    right: bool
    text: str
    position: StateView


def add_lesson_routes(router: APIRouter, holder_of: Callable[[Request], Awaitable[Holder]]) -> None:
    """Add these routes to those under /api."""
    who = Annotated[Holder, Depends(holder_of)]

    @router.get(
        "/learn/{game}",
        summary="The lessons of a game",
        responses={200: {"model": CourseView}, "4XX": {"model": Failure}},
    )
    async def read_course(holder: who, game: str, language: Language = FALLBACK) -> Response:
        if not is_game(game):
            raise Refused("unknown-page")
        return _json(await asyncio.to_thread(_course, game, _known(language)))

    @router.post(
        "/learn/{game}/{lesson}/{step}",
        summary="Answer a step of a lesson",
        responses={200: {"model": VerdictView}, "4XX": {"model": Failure}},
    )
    async def answer_step(
        holder: who,
        game: str,
        lesson: str,
        step: str,
        answered: Answered,
        language: Language = FALLBACK,
    ) -> Response:
        if not is_game(game):
            raise Refused("unknown-page")
        try:
            found = course_of(find_game(game)).lesson(lesson).step(step)
        except CourseError:
            raise Refused("unknown-page") from None
        return _json(await asyncio.to_thread(_verdict, found, answered.answer, _known(language)))


def _json(content: bytes) -> Response:
    return Response(content, headers={"Cache-Control": "no-store"}, media_type="application/json")


def _known(language: str) -> str:
    """The language if we speak it; nobody fills the cache with others."""
    return language if language in languages() else FALLBACK


@lru_cache(64)
def _course(game: str, language: str) -> bytes:
    texts, description = lesson_texts(language), find_game(game)
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
                    "position": _show(step.state),
                    "moves": [] if step.number is not None else _moves(step),
                    "solution": str(step.moves[0] if step.number is None else step.number),
                }
                for step in lesson.steps
            ],
        }
        for lesson in course_of(description).lessons
    ]
    course: CourseView = {
        "game": game,
        "kind": face_of(description).kind,
        "language": language,
        "lessons": lessons,
    }
    return orjson.dumps(course)


def _moves(step: Step) -> list[str]:
    return [str(move) for move in step.state.legal(step.seat)]


def _verdict(step: Step, answer: str, language: str) -> bytes:
    verdict = judge(step, answer)
    said: VerdictView = {
        "right": verdict.right,
        "text": spell_verdict(verdict, lesson_texts(language)),
        "position": _show(verdict.after),
    }
    return orjson.dumps(said)


def _show(state: State) -> StateView:
    """A position as clients draw it, without how it came about."""
    face = face_for(state.game)
    return face.show_state(state, face.first_story())
