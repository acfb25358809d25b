"""Puzzles: positions with a right answer, by level and theme, in a file for each game.

The file of a game is `puzzles/NAME.jsonl`, found by its name; a game of another package names its
file in the room `puzzles`. A line is a JSON object, see `Puzzle`.
"""

import json
from collections.abc import Iterable
from dataclasses import dataclass, fields
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from crosshex.bots.values import Unit
from crosshex.record import read_position
from crosshex.review.grades import grade
from crosshex.review.rooms import PUZZLES
from crosshex.review.types import MoveValue
from crosshex.rules import CHANCE, CrosshexError, Description, Move, State

LEVELS: Final = (1, 2, 3)
"""The levels of puzzles, the easiest first."""
AnswerVerdict: TypeAlias = Literal["right", "close", "wrong"]
"""The verdict on an answer; a review would grade a `close` one as an inaccuracy or better."""


class NoPuzzles(CrosshexError):
    """There are no puzzles of this game, or none of this name, level or theme."""


class JudgedAnswer(NamedTuple):
    """An answer with its verdict.

    Attributes:
        move: as the state writes it.
        verdict: right, close or wrong.
        loss: how much less it is worth than the best, in the unit; 0 if that is not known.
    """

    move: str
    verdict: AnswerVerdict
    loss: float


class LineStep(NamedTuple):
    """A move of the line that shows an answer.

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
        name: a hash of the position.
        level: 1 to 3.
        themes: what it is about, the most important theme first.
        position: on one line.
        seat: who has to find the answer, from 0.
        answers: every move that is right, the best first.
        line: moves that show why, beginning with the first answer; it may be that move alone.
        moves: every legal move with its value, the best first; empty if an answer is just right or
            wrong.
        unit: of these values; empty if an answer is just right or wrong.
        exact: whether the values are solved, or the win proven.
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
        """How much worse the best wrong move is, in the unit; 0 where moves have no values."""
        wrong = [move.value for move in self.moves if move.move not in self.answers]
        return self.moves[0].value - max(wrong) if wrong else 0.0

    def is_right(self, move: str) -> bool:
        """Whether a move, as the state writes it, is an answer."""
        return move in self.answers

    def loss_of(self, move: str) -> float:
        """How much less a move is worth than the best, in the unit; 0 if that is not known."""
        worth = {each.move: each.value for each in self.moves}
        return self.moves[0].value - worth[move] if move in worth else 0.0

    def judge(self, word: str) -> JudgedAnswer:
        """The verdict on an answer.

        >>> from crosshex.rules import find_game
        >>> puzzle = select(find_game("qwixx"), theme="leave")[0]
        >>> puzzle.judge("-").verdict
        'right'

        Raises:
            InvalidMove: the word is not a move.
            IllegalMove: it is not allowed here.
        """
        move = str(self.state.parse(self.seat, word))
        if self.is_right(move):
            return JudgedAnswer(move, "right", 0.0)
        loss = self.loss_of(move)
        is_close = self.unit != "" and grade(loss, self.unit) in ("best", "good", "inaccuracy")
        return JudgedAnswer(move, "close" if is_close else "wrong", loss)

    def play_line(self) -> tuple[LineStep, ...]:
        """Play the line; it ends before a choice that waits for other seats."""
        steps: list[LineStep] = []
        state = self.state
        for word in self.line:
            assert state.to_act is not CHANCE
            seat = self.seat if self.seat in state.to_act else state.to_act[0]
            move = state.parse(seat, word)
            after = state.play(seat, move)
            if after.pending:
                break
            steps.append(LineStep(seat, move, after))
            state = after
        return tuple(steps)

    def to_json(self) -> dict[str, Any]:
        """The object of the file's line."""
        return vars(self) | {"moves": [[one.move, round(one.value, 4)] for one in self.moves]}

    @classmethod
    def from_json(cls, written: dict[str, Any]) -> "Puzzle":
        """The puzzle that `to_json` wrote; further keys are ignored."""
        lists = {key: tuple(written[key]) for key in ("themes", "answers", "line")}
        moves = tuple(MoveValue(move, value, 0.0) for move, value in written["moves"])
        known = {field.name: written[field.name] for field in fields(cls)}
        return cls(**{**known, **lists, "moves": moves})


def puzzle_file(description: Description) -> Traversable:
    """The file of a game's puzzles; it need not exist."""
    ours = files("crosshex.review") / "puzzles" / f"{description.name}.jsonl"
    return PUZZLES.get(description) or ours


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
        NoPuzzles: there is no such puzzle.
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
    """The text of a file, sorted by level and theme."""
    ordered = sorted(puzzles, key=lambda puzzle: (puzzle.level, puzzle.themes, puzzle.name))
    return "".join(json.dumps(puzzle.to_json()) + "\n" for puzzle in ordered)


def themes_of(description: Description) -> tuple[str, ...]:
    """The themes of a game's puzzles, in the order of their first puzzles.

    Raises:
        NoPuzzles: there are none.
    """
    return tuple(dict.fromkeys(theme for each in puzzles_of(description) for theme in each.themes))


def select(
    description: Description, level: int | None = None, theme: str | None = None
) -> tuple[Puzzle, ...]:
    """The puzzles of a level and a theme; None stands for all.

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
