"""Puzzles: positions with a right answer, by level and theme; every game keeps its own in a file.

The file of a game is `puzzles/NAME.jsonl`, found by its name; a game of another package names its
file in the room `puzzles`. A line is a JSON object, see `Puzzle`.
"""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from crosshex.bots.values import Unit
from crosshex.record import read_position
from crosshex.review.grades import grade
from crosshex.review.types import MoveValue
from crosshex.rules import CHANCE, CrosshexError, Description, Move, State

LEVELS: Final = (1, 2, 3)
"""The levels of puzzles, the easiest first."""
Verdict: TypeAlias = Literal["right", "close", "wrong"]
"""What an answer is: `close` loses so little that a review would call it an inaccuracy at most."""


class NoPuzzles(CrosshexError):
    """There are no puzzles of this game, or none of this name, level or theme."""


class Judged(NamedTuple):
    """What is said to an answer.

    Attributes:
        move: as the state writes it.
        verdict: right, close or wrong.
        loss: how much less it is worth than the best, in the unit; 0 where that is not known.
    """

    move: str
    verdict: Verdict
    loss: float


class CourseStep(NamedTuple):
    """A move of the course that shows an answer.

    Attributes:
        seat: who makes it.
        move: the move.
        after: the position after it.
    """

    seat: int
    move: Move
    after: State


@dataclass(frozen=True)
class Puzzle:
    """A position and what is right in it.

    Attributes:
        name: a short word that stays the same, made of the position.
        level: 1 to 3.
        themes: what it is about: words of the game, the first one the most important.
        position: on one line.
        seat: who has to find the answer, from 0.
        answers: every move that is right, the best first.
        line: a course that shows why, beginning with the first answer; it may be that move alone.
        moves: where moves differ by how much they are worth: every legal one, the best first.
        unit: what that is counted in; empty where an answer is right or wrong and nothing else.
        exact: whether the worth of the moves is solved, or the win proven.
    """

    name: str
    level: int
    themes: tuple[str, ...]
    position: str
    seat: int
    answers: tuple[str, ...]
    line: tuple[str, ...]
    moves: tuple[MoveValue, ...] = ()
    unit: Unit | Literal[""] = ""
    exact: bool = True

    @property
    def state(self) -> State:
        """The position, ready to play on."""
        return read_position(self.position)

    @property
    def margin(self) -> float:
        """How much worse the best wrong move is, in the unit; 0 where moves have no worth."""
        wrong = [move.value for move in self.moves if move.move not in self.answers]
        return self.moves[0].value - max(wrong) if wrong else 0.0

    def is_right(self, move: str) -> bool:
        """Whether a move, as the state writes it, is an answer."""
        return move in self.answers

    def loss_of(self, move: str) -> float:
        """How much less a move is worth than the best, in the unit; 0 where that is not known."""
        worth = {each.move: each.value for each in self.moves}
        return self.moves[0].value - worth[move] if move in worth else 0.0

    def judge(self, word: str) -> Judged:
        """What an answer is worth, by the rules and what is known of the position.

        >>> from crosshex.rules import find_game
        >>> puzzle = select(find_game("qwixx"), theme="leave")[0]
        >>> puzzle.judge("-").verdict
        'right'

        Raises:
            InvalidMove: the word is no move.
            IllegalMove: it is not allowed here.
        """
        move = str(self.state.parse(self.seat, word))
        if self.is_right(move):
            return Judged(move, "right", 0.0)
        loss = self.loss_of(move)
        is_close = self.unit != "" and grade(loss, self.unit) in ("best", "good", "inaccuracy")
        return Judged(move, "close" if is_close else "wrong", loss)

    def course(self) -> tuple[CourseStep, ...]:
        """The line played out, as far as all can see it: a choice that waits for others ends it."""
        steps: list[CourseStep] = []
        state = self.state
        for word in self.line:
            assert state.to_act is not CHANCE
            seat = self.seat if self.seat in state.to_act else state.to_act[0]
            move = state.parse(seat, word)
            after = state.play(seat, move)
            if after.pending:
                break
            steps.append(CourseStep(seat, move, after))
            state = after
        return tuple(steps)

    def to_json(self) -> dict[str, Any]:
        """Plain values, as in the file."""
        return {
            "name": self.name,
            "level": self.level,
            "themes": list(self.themes),
            "position": self.position,
            "seat": self.seat,
            "answers": list(self.answers),
            "line": list(self.line),
            "moves": [[move.move, round(move.value, 4)] for move in self.moves],
            "unit": self.unit,
            "exact": self.exact,
        }

    @classmethod
    def from_json(cls, written: dict[str, Any]) -> "Puzzle":
        """What `to_json` wrote."""
        return cls(
            name=written["name"],
            level=written["level"],
            themes=tuple(written["themes"]),
            position=written["position"],
            seat=written["seat"],
            answers=tuple(written["answers"]),
            line=tuple(written["line"]),
            moves=tuple(MoveValue(move, value, 0.0) for move, value in written["moves"]),
            unit=written["unit"],
            exact=written["exact"],
        )


def puzzle_file(description: Description) -> Traversable:
    """The file of a game's puzzles; it need not exist."""
    if "puzzles" in description.rooms:
        named: Traversable = description.room("puzzles")
        return named
    return files("crosshex.review") / "puzzles" / f"{description.name}.jsonl"


@cache
def puzzles_of(description: Description) -> tuple[Puzzle, ...]:
    """All puzzles of a game, the easiest first.

    >>> from crosshex.rules import find_game
    >>> len(puzzles_of(find_game("six")))
    359

    Raises:
        NoPuzzles: there are none.
    """
    file = puzzle_file(description)
    if not file.is_file():
        raise NoPuzzles(f"there are no puzzles of {description.title}")
    return read_puzzles(file.read_text(encoding="utf-8"))


@cache
def count_puzzles(description: Description) -> int:
    """How many puzzles a game has, without reading them; 0 if it has none."""
    file = puzzle_file(description)
    return len(file.read_text(encoding="utf-8").splitlines()) if file.is_file() else 0


def find_puzzle(description: Description, name: str) -> Puzzle:
    """The puzzle of this name.

    Raises:
        NoPuzzles: there is none.
    """
    found = _by_name(description).get(name)
    if found is None:
        raise NoPuzzles(f"{description.title} has no puzzle {name!r}")
    return found


@cache
def _by_name(description: Description) -> dict[str, Puzzle]:
    return {puzzle.name: puzzle for puzzle in puzzles_of(description)}


def read_puzzles(text: str) -> tuple[Puzzle, ...]:
    """The puzzles of a file's text."""
    return tuple(Puzzle.from_json(json.loads(line)) for line in text.splitlines())


def write_puzzles(puzzles: Iterable[Puzzle]) -> str:
    """The text of a file: sorted by level and theme, so that the same puzzles give the same."""
    ordered = sorted(puzzles, key=lambda puzzle: (puzzle.level, puzzle.themes, puzzle.name))
    return "".join(json.dumps(puzzle.to_json()) + "\n" for puzzle in ordered)


def themes_of(description: Description) -> tuple[str, ...]:
    """The themes of a game's puzzles, in the order in which they come up first.

    Raises:
        NoPuzzles: there are none.
    """
    return tuple(dict.fromkeys(theme for each in puzzles_of(description) for theme in each.themes))


def select(
    description: Description, level: int | None = None, theme: str | None = None
) -> tuple[Puzzle, ...]:
    """The puzzles of a level and a theme, or of all.

    Raises:
        NoPuzzles: there are none.
    """
    found = tuple(
        puzzle
        for puzzle in puzzles_of(description)
        if level in (None, puzzle.level) and (theme is None or theme in puzzle.themes)
    )
    if not found:
        known = ", ".join(themes_of(description))
        raise NoPuzzles(
            f"{description.title} has no such puzzles: levels are 1 to {LEVELS[-1]}, themes {known}"
        )
    return found


def name_of(position: str) -> str:
    """The name of a puzzle: eight hexadecimal digits of a hash of its position."""
    return sha256(position.encode()).hexdigest()[:8]
