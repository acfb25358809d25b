"""A coach for the first games: finds situations in a position that deserve a line of advice.

A game has its coach in its room `coach`. The coach looks at what a seat may see and returns the
codes of the situations that hold there; `coach-CODE` is the line of each in the catalogues. A line
states a fact, never what a bot would do, and a player sees each line only once.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from crosshex.learn.rooms import COACHES
from crosshex.rules import CHANCE, Description, Move, State

MOST_MOVES = 6
"""A line highlights at most this many moves; with more, it highlights none."""


class Detection(NamedTuple):
    """What a detector found.

    Attributes:
        moves: legal moves to highlight.
        values: the variables of the line.
    """

    moves: Sequence[Move] = ()
    values: Mapping[str, int] = {}


Detector = Callable[[Any], "Detection | bool"]
"""Finds a situation; returns True if it holds and there is nothing to highlight."""


@dataclass(frozen=True)
class Coach:
    """The coach of a game.

    Attributes:
        context: turns a state and a seat that has to decide into the argument of the detectors.
        detectors: the detector of each code, the most important first.
    """

    context: Callable[[Any, int], Any]
    detectors: Mapping[str, Detector]


@dataclass(frozen=True)
class Situation:
    """A situation that holds.

    >>> from crosshex.record import read_position
    >>> state = read_position("qwixx 1 action-1 6 6 1 2 3 4 | r2,3 y3,4,6,8,9 g- b10 x0")
    >>> lock = situations(state, 0)[1]
    >>> lock.message, *map(str, lock.moves)
    ('coach-sheet-can-lock', 'y12')

    Attributes:
        code: its name; the line is `coach-CODE`.
        moves: legal moves to highlight.
        values: the variables of the line.
    """

    code: str
    moves: tuple[Move, ...]
    values: Mapping[str, int]

    @property
    def message(self) -> str:
        """The id of its line."""
        return f"coach-{self.code}"


def has_coach(description: Description) -> bool:
    """Whether a game has a coach.

    >>> from crosshex.rules import find_game
    >>> has_coach(find_game("longo"))
    True
    """
    return description in COACHES


def situations(state: State, seat: int) -> list[Situation]:
    """The situations that hold for a seat that has to decide, the most important first.

    Only what the seat may see is used.

    >>> from crosshex.record import read_position
    >>> state = read_position("qwixx 1 action-1 4 1 6 3 5 6 | r- y- g- b- x0")
    >>> situations(state, 0)[0].code
    'sheet-white-sum'
    """
    description = state.game.description
    coach = COACHES.get(description)
    if coach is None or state.to_act is CHANCE or seat not in state.to_act:
        return []
    context = coach.context(state.view(seat), seat)
    found = []
    for code, detect in coach.detectors.items():
        if detection := detect(context):
            moves, values = detection if isinstance(detection, Detection) else Detection()
            found.append(Situation(code, tuple(moves) if len(moves) <= MOST_MOVES else (), values))
    return found
