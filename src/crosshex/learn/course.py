"""The lessons of a game as data: each step is a position and what is asked there.

A course is a TOML file, and its texts are messages of the catalogues:

    [[lesson]]
    id = "basics"

    [[lesson.step]]
    id = "sum"
    position = "qwixx 1 action-1 4 1 6 3 5 6 | r- y- g- b- x0"
    moves = ["r5", "y5"]

`moves` are the right answers; `...` in a word stands for anything, as in `4,0>...`. Instead there
may be `goal = "win"` (every move that wins at once) or a `number`. The message of a lesson or a
step follows from its place, `learn-qwixx-basics-sum`, unless its `text` names another one, as
`text = "qwixx-basics-sum"` in the course of a game that is alike.

The goal of the game is shown first, in one or more positions side by side:

    [[goal]]
    id = "line"
    position = "six basic auto 2/2 placing over 1-0 line | 0,0 1,0 2,0 3,0 4,0 5,0 | ..."

A game has its courses in its room `lessons`: a mapping from the name of a game to such a text.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypeVar

from crosshex.learn.rooms import LESSONS
from crosshex.record import read_position
from crosshex.rules import CHANCE, CrosshexError, Description, Move, State

_GOAL_KEYS = {"id", "position"}
_TEXT = "text"
_LESSON_KEYS = {"id", _TEXT, "step"}
_ASKED = {"moves", "goal", "number"}
_WIN = "win"
_ANYTHING = "..."
_STEP_KEYS = {"id", _TEXT, "position", "seat", *_ASKED, "replies", "mistakes"}


class CourseError(CrosshexError):
    """A course that is wrong, or a lesson or step that does not exist."""


@dataclass(frozen=True)
class LessonStep:
    """One task of a lesson.

    >>> from crosshex.rules import find_game
    >>> step = course_of(find_game("six")).lesson("basic").step("line")
    >>> step.message, *map(str, step.moves)
    ('learn-six-basic-line', '6,0')

    Attributes:
        id: its name within the lesson.
        state: the position.
        seat: who is asked.
        moves: the moves that count as solved; empty if a number is asked for.
        number: the number that is asked for, or None.
        replies: what the other seats choose in the same action, in seat order, or empty.
        mistakes: legal moves with a feedback of their own, each with the name of that feedback.
        message: the id of its text; the ids of the feedback add `-right` or `-wrong`.
    """

    id: str
    state: State
    seat: int
    moves: tuple[Move, ...]
    number: int | None
    replies: tuple[Move, ...]
    mistakes: Mapping[Move, str]
    message: str

    @property
    def solution(self) -> str:
        """A right answer, as it is typed."""
        return str(self.moves[0] if self.number is None else self.number)


@dataclass(frozen=True)
class Lesson:
    """A lesson of a course.

    >>> from crosshex.rules import find_game
    >>> [step.id for step in course_of(find_game("six")).lesson("advanced").steps]
    ['cut', 'few', 'least', 'keep', 'shape']

    Attributes:
        id: its name within the course.
        steps: in order.
        message: the id of its title.
    """

    id: str
    steps: tuple[LessonStep, ...]
    message: str

    def step(self, id: str) -> LessonStep:
        """The step of this name; raises `CourseError` if there is none."""
        return _named(self.steps, id, "step")


@dataclass(frozen=True)
class Goal:
    """A position that shows the goal of the game.

    Attributes:
        id: its name within the course.
        state: the position.
        message: the id of the text below it.
    """

    id: str
    state: State
    message: str


@dataclass(frozen=True)
class Course:
    """The lessons of a game.

    >>> from crosshex.rules import find_game
    >>> [goal.id for goal in course_of(find_game("six")).goals]
    ['line', 'triangle', 'ring']

    Attributes:
        game: the name of the game, or a short name.
        lessons: in order.
        goals: positions that show the goal; the message `learn-GAME-goal` explains it.
    """

    game: str
    lessons: tuple[Lesson, ...]
    goals: tuple[Goal, ...] = ()

    @property
    def message(self) -> str:
        """The id of the text about the goal of the game."""
        return f"learn-{self.game}-goal"

    def lesson(self, id: str) -> Lesson:
        """The lesson of this name; raises `CourseError` if there is none."""
        return _named(self.lessons, id, "lesson")


_Thing = TypeVar("_Thing", Lesson, LessonStep)


def _named(things: "tuple[_Thing, ...]", id: str, what: str) -> "_Thing":
    for thing in things:
        if thing.id == id:
            return thing
    known = ", ".join(thing.id for thing in things) or "none"
    raise CourseError(f"no {what} {id[:40]!r}; there are: {known}")


@lru_cache(64)
def course_of(description: Description, page: str = "") -> Course:
    """The lessons of a game, or of one of its short names; without lessons if it has none.

    >>> from crosshex.rules import find_game
    >>> [lesson.id for lesson in course_of(find_game("six")).lessons]
    ['basic', 'advanced']
    >>> course_of(find_game("qwixx"), "mixx-colours").game
    'mixx-colours'

    Raises:
        CourseError: the course of the game is wrong.
    """
    name = page or description.name
    return read_course(name, _sources(description).get(name, ""))


def lesson_pages(description: Description) -> tuple[str, ...]:
    """The names under which there are lessons: that of a game, and short names.

    >>> from crosshex.rules import find_game
    >>> lesson_pages(find_game("longo"))
    ('longo',)
    """
    sources = _sources(description)
    return tuple(name for name in description.page_names if name in sources)


def _sources(description: Description) -> Mapping[str, str]:
    return LESSONS.get(description) or {}


def read_course(game: str, source: str) -> Course:
    """The course that a TOML text describes.

    Raises:
        CourseError: it is not a course.
    """
    try:
        course = tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        raise CourseError(f"the course of {game} is not TOML: {error}") from None
    return Course(
        game,
        tuple(_read_lesson(game, entry) for entry in course.get("lesson", ())),
        tuple(_read_goal(game, entry) for entry in course.get("goal", ())),
    )


def _read_goal(game: str, entry: dict[str, Any]) -> Goal:
    where = f"{game} {entry.get('id', '?')}"
    _check_keys(where, entry, _GOAL_KEYS)
    try:
        state = read_position(entry["position"])
    except CrosshexError as error:
        raise CourseError(f"{where}: {error}") from None
    return Goal(entry["id"], state, f"learn-{game}-goal-{entry['id']}")


def _read_lesson(game: str, entry: dict[str, Any]) -> Lesson:
    where = f"{game} {entry.get('id', '?')}"
    _check_keys(where, entry, _LESSON_KEYS)
    message = _message(entry, f"learn-{game}-{entry['id']}")
    steps = tuple(_read_step(where, message, step) for step in entry["step"])
    return Lesson(entry["id"], steps, message)


def _read_step(where: str, lesson: str, entry: dict[str, Any]) -> LessonStep:
    where = f"{where} {entry.get('id', '?')}"
    _check_keys(where, entry, _STEP_KEYS)
    if len(_ASKED & entry.keys()) != 1 or entry.get("goal", _WIN) != _WIN:
        raise CourseError(f"{where}: a step needs one of moves, number, or goal = {_WIN!r}")
    try:
        return _make_step(lesson, entry)
    except CrosshexError as error:
        raise CourseError(f"{where}: {error}") from None


def _make_step(lesson: str, entry: dict[str, Any]) -> LessonStep:
    state, seat = read_position(entry["position"]), entry.get("seat", 1) - 1
    others = [] if state.to_act is CHANCE else [one for one in state.to_act if one != seat]
    replies = entry.get("replies", ())
    if replies and len(replies) != len(others):
        raise CourseError(f"{len(replies)} replies, but {len(others)} other seats choose")
    return LessonStep(
        id=entry["id"],
        state=state,
        seat=seat,
        moves=tuple(_wanted(state, seat, entry)),
        number=entry.get("number"),
        replies=tuple(map(state.parse, others, replies)),
        mistakes={
            move: name
            for word, name in entry.get("mistakes", {}).items()
            for move in _meant(state, seat, word)
        },
        message=_message(entry, f"{lesson}-{entry['id']}"),
    )


def _message(entry: dict[str, Any], own: str) -> str:
    """The id of the text of a lesson or a step."""
    return f"learn-{entry[_TEXT]}" if _TEXT in entry else own


def _wanted(state: State, seat: int, entry: dict[str, Any]) -> Iterator[Move]:
    """The moves that solve a step."""
    for word in entry.get("moves", ()):
        yield from _meant(state, seat, word)
    if "goal" in entry:
        for move in state.legal(seat):
            outcome = state.play(seat, move).outcome
            if outcome is not None and seat in outcome.winners:
                yield move


def _meant(state: State, seat: int, word: str) -> list[Move]:
    """The legal moves that a word of a course means: one, or all of a pattern.

    Raises:
        CourseError: there is none.
    """
    if _ANYTHING not in word:
        return [state.parse(seat, word)]
    pattern = ".*".join(map(re.escape, word.split(_ANYTHING)))
    found = [move for move in state.legal(seat) if re.fullmatch(pattern, str(move))]
    if not found:
        raise CourseError(f"no legal move matches {word}")
    return found


def _check_keys(where: str, entry: dict[str, Any], known: set[str]) -> None:
    if unknown := entry.keys() - known:
        legal = ", ".join(sorted(known))
        raise CourseError(f"{where}: unknown key {min(unknown)!r}; there are: {legal}")
    if missing := {"id", *(known & {"position", "step"})} - entry.keys():
        raise CourseError(f"{where}: {', '.join(sorted(missing))} is missing")
