"""The levels below `master` on any sheet: human-like bots, which play and err as people do.

All prefer crosses that skip few numbers. They differ in what people learn with time: to be patient,
to look at every die, to follow the others' throws, and at last to count before ending the game.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from math import inf

from crosshex.bots.base import Bot
from crosshex.bots.qwixx.greedy import LONG_ROW, cost
from crosshex.rules import Cross, Game, Move, Nothing, Qwixx, QwixxState, Sheet, State, sheet_name
from crosshex.rules.qwixx import ROWS_TO_END
from crosshex.rules.sheet import FAILED_THROW_COST, MOST_FAILED_THROWS, row_score


@dataclass(frozen=True)
class Habits:
    """How a human-like bot plays.

    Attributes:
        patience: the most numbers that are skipped for a cross.
        overlooks: the chance of not seeing a possible cross.
        dreams: the chance of not noticing another seat's throw.
        eager: the chance of crossing however many numbers are skipped.
        counts: whether points are counted before the game is ended.
    """

    patience: int
    overlooks: float = 0.0
    dreams: float = 0.0
    eager: float = 0.0
    counts: bool = False


USUAL = {
    "beginner": Habits(5, overlooks=0.48, dreams=0.75, eager=0.55),
    "easy": Habits(4, overlooks=0.25, dreams=0.4, eager=0.2),
    "medium": Habits(3, overlooks=0.17, dreams=0.08),
    "hard": Habits(2, overlooks=0.02, counts=True),
}
"""The levels on sheets with rows as long as in Qwixx, weakest first, tuned to lie 150 rating points
apart at two seats."""
LONG = {
    "beginner": Habits(6, overlooks=0.42, dreams=0.6, eager=0.45),
    "easy": Habits(5, overlooks=0.25, dreams=0.35, eager=0.2),
    "medium": Habits(4, overlooks=0.18, dreams=0.12),
    "hard": Habits(3, overlooks=0.12, counts=True),
}
"""The same on sheets with rows as long as in Longo."""


class HumanlikeQwixx(Bot):
    """A human-like player with habits.

    Attributes:
        habits: how it plays.
    """

    def __init__(self, game: Game, seed: int, habits: Habits) -> None:
        super().__init__(game, seed)
        self.habits = habits

    def choose(self, state: State, seat: int) -> Move:
        """Of the crosses that it sees, the one that skips the fewest numbers; or nothing."""
        assert isinstance(state, QwixxState)
        *crosses, nothing = state.legal(seat)
        assert isinstance(nothing, Nothing)
        if seat != state.active and self.random.random() < self.habits.dreams:
            return nothing
        seen = [cross for cross in crosses if isinstance(cross, Cross) and self._notices(cross)]
        if self.habits.counts and state.game.seats > 1:
            seen = [cross for cross in seen if not ends(state, cross) or wins(state, seat, cross)]
        best = min(
            seen,
            key=lambda cross: (cost(state, seat, cross), cross.colour, cross.lucky),
            default=None,
        )
        fits = best is not None and cost(state, seat, best) <= self._limit(state, seat)
        return best if best is not None and fits else nothing

    def _notices(self, cross: Cross) -> bool:
        """Whether it sees a possible cross."""
        return self.random.random() >= self.habits.overlooks

    def _limit(self, state: QwixxState, seat: int) -> float:
        """How many numbers a cross may skip now."""
        habits = self.habits
        if self.random.random() < habits.eager:
            return inf
        if state.crossed is not False:
            return habits.patience
        if habits.counts and state.marks[seat].failed == MOST_FAILED_THROWS - 1:
            # The fourth failed throw ends the game, which is good only for the seat that is ahead.
            return -inf if leads(state, seat, -FAILED_THROW_COST) else inf
        return habits.patience + 1


def ends(state: QwixxState, cross: Cross) -> bool:
    """Whether a cross locks the row that ends the game (Q6)."""
    sheet = state.game.sheet
    locks = sheet.is_locking(sheet.place(cross.colour, cross.number))
    return locks and len(state.locked) + 1 >= ROWS_TO_END


def wins(state: QwixxState, seat: int, cross: Cross) -> bool:
    """Whether the seat would be ahead with this lock, by the present sheets."""
    crosses = state.marks[seat].crosses(state.game.sheet.place(cross.colour, cross.number).row)
    return leads(state, seat, row_score(crosses + 2) - row_score(crosses))


def leads(state: QwixxState, seat: int, more: int) -> bool:
    """Whether the seat would be ahead of all others with `more` points; never at one seat."""
    mine = state.scores[seat] + more
    others = [score for other, score in enumerate(state.scores) if other != seat]
    return bool(others) and mine > max(others)


def _level(name: str, game: Game, seed: int, seconds: float | None = None) -> Bot:
    """The bot of a level; it does not search, so it ignores `seconds`."""
    assert isinstance(game, Qwixx)
    return HumanlikeQwixx(game, seed, habits_on(game.sheet)[name])


def called(game: Game) -> str:
    """The name of a game with that of its sheet, for a sentence.

    >>> called(Qwixx(2))
    'qwixx on the sheet qwixx'
    """
    if isinstance(game, Qwixx) and game.name == Qwixx.name:
        return f"{game.name} on the sheet {sheet_name(game.sheet) or game.sheet}"
    return game.name


def habits_on(sheet: Sheet) -> dict[str, Habits]:
    """The habits of each level on a sheet."""
    return LONG if sheet.longest >= LONG_ROW else USUAL


LEVEL_MAKERS: dict[str, Callable[..., Bot]] = {name: partial(_level, name) for name in USUAL}
"""Makes the bot of each level below `master` for a game and a seed."""
