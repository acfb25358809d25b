"""A person's own mistakes as puzzles, which come again after 1, 3, 7 and 30 days (Leitner boxes).

A box is the number of right answers in a row; after the fifth a mistake is learnt. A wrong answer
starts again. An answer counts only if the mistake is due, so two devices cannot count one twice.
"""

from collections.abc import Iterable
from hashlib import sha256
from typing import Any, Final, NamedTuple

from typing_extensions import TypedDict

from crosshex.review.grades import grade
from crosshex.review.puzzle import NoPuzzles, Puzzle, puzzles_of
from crosshex.review.types import MoveValue
from crosshex.rules import find_game, is_game
from crosshex.server.config import DAY_MS
from crosshex.server.me.rows import OwnGame

DAYS: Final = (1, 3, 7, 30)
LEARNT: Final = len(DAYS) + 1
MOST_DUE: Final = 100
LIKE: Final = 3
"""After so many own mistakes comes a like position of the puzzles."""


class DueView(TypedDict):
    """A mistake or a puzzle to solve now; `mistake` is null for a puzzle."""

    game: str
    name: str
    mistake: str | None


class MistakesView(TypedDict):
    """What to practise now, in order; how many mistakes there are, and how many are learnt.

    `next` is when the next one is due.
    """

    due: list[DueView]
    all: int
    learnt: int
    next: int | None


class Mistake(NamedTuple):
    """A mistake or blunder of a person.

    Attributes:
        game: the finished game.
        found: what the review says.
        box: how many answers in a row were right.
        due: when it comes again.
    """

    game: OwnGame
    found: dict[str, Any]
    box: int
    due: int

    @property
    def name(self) -> str:
        """Its name in addresses."""
        return f"{self.game.id}.{self.found['ply']}"

    def is_due(self, now: int) -> bool:
        """Whether it is to be practised; a clock that was set back must not hide it for long."""
        return self.box < LEARNT and not now < self.due <= now + DAYS[-1] * DAY_MS

    def puzzle(self) -> Puzzle:
        """The position as a puzzle: right is what a review would not call worse than good."""
        assert self.game.review is not None and self.game.seat is not None
        unit = self.game.review["unit"]
        moves = tuple(MoveValue(move, value, 0.0) for move, value in self.found["moves"])
        best = moves[0].value
        right = [each.move for each in moves if grade(best - each.value, unit) in ("best", "good")]
        return Puzzle(
            name=self.name,
            level=1,
            themes=(),
            position=self.found["position"],
            seat=self.game.seat,
            answers=tuple(right),
            line=(moves[0].move,),
            moves=moves,
            unit=unit,
            exact=self.game.review["exact"],
        )


def mistakes_of(games: Iterable[OwnGame]) -> list[Mistake]:
    """The mistakes of all reviewed games, those of the latest game first."""
    found = []
    for game in games:
        for each in (game.review or {}).get("mistakes", ()):
            box, due = game.boxes.get(str(each["ply"]), (0, 0))
            found.append(Mistake(game, each, box, due))
    return found


def find_mistake(game: OwnGame | None, name: str) -> Mistake | None:
    """The mistake of this name in its game."""
    found = mistakes_of([game] if game else [])
    return next((each for each in found if each.name == name), None)


def after_answer(box: int, due: int, right: bool, now: int) -> tuple[int, int]:
    """The box of a mistake after an answer, and when it is due again.

    >>> after_answer(0, 0, True, now=1000) == (1, 1000 + DAY_MS)
    True
    >>> after_answer(1, 5000, True, now=1000)
    (1, 5000)
    """
    if box >= LEARNT or now < due <= now + DAYS[-1] * DAY_MS:
        return box, due  # It was answered a moment ago, perhaps on another device.
    if not right:
        return 0, now + DAYS[0] * DAY_MS
    return box + 1, now + DAYS[min(box, len(DAYS) - 1)] * DAY_MS


def practice(games: Iterable[OwnGame], now: int) -> MistakesView:
    """What to practise now: mistakes by how long they wait, mixed with like positions."""
    found = mistakes_of(games)
    waiting = sorted((each for each in found if each.is_due(now)), key=lambda each: each.due)
    later = [each.due for each in found if each.box < LEARNT and not each.is_due(now)]
    due: list[DueView] = []
    for place, each in enumerate(waiting[:MOST_DUE], 1):
        game = each.game.data["game"]
        due.append({"game": game, "name": each.name, "mistake": each.name})
        other = like(game, each.found["position"]) if place % LIKE == 0 else None
        if other is not None:
            due.append({"game": game, "name": other, "mistake": None})
    return {
        "due": due,
        "all": len(found),
        "learnt": sum(each.box >= LEARNT for each in found),
        "next": min(later, default=None),
    }


def like(game: str, position: str) -> str | None:
    """The puzzle that is most like a position; None if the game has no puzzles.

    Lines of positions begin with what matters most: the game, its options, the phase.
    """
    if not is_game(game):
        return None
    try:
        puzzles = puzzles_of(find_game(game))
    except NoPuzzles:
        return None
    words = position.split()

    def likeness(puzzle: Puzzle) -> tuple[int, int, bytes]:
        others = puzzle.position.split()
        common = 0
        while common < min(len(words), len(others)) and words[common] == others[common]:
            common += 1
        lot = sha256(f"{position} {puzzle.name}".encode()).digest()
        return common, -abs(len(words) - len(others)), lot

    return max(puzzles, key=likeness).name
