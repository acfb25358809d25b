"""A coach for the first games: the situations of a position that are worth a line.

A game names its coach in its room `coach`. The coach looks at what a seat may see and says which
situations hold there, by codes; `coach-CODE` is the line of each in the catalogues. It says what
is so, never what a bot would do, and who listens hears each line only once.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from crosshex.rules import CHANCE, Description, Move, State

ROOM = "coach"
MOST_MOVES = 6
"""A line points to so many moves at most; one that would point to more points to none."""


class Seen(NamedTuple):
    """What a coach sees in a situation.

    Attributes:
        moves: legal moves that the line speaks of.
        values: numbers that stand in the line.
    """

    moves: Sequence[Move] = ()
    values: Mapping[str, int] = {}


HERE = Seen()
"""The situation holds, and there is nothing to point to."""
Look = Callable[[Any], Seen | None]


@dataclass(frozen=True)
class Coach:
    """What a game's coach looks for.

    Attributes:
        moment: a state and a seat that owes a decision, as the looks take it.
        looks: by its code, what finds a situation, or None; the first is what to say first.
    """

    moment: Callable[[Any, int], Any]
    looks: Mapping[str, Look]


@dataclass(frozen=True)
class Situation:
    """A situation that holds.

    Attributes:
        code: its name; the line is `coach-CODE`.
        moves: legal moves that the line speaks of.
        values: numbers that stand in the line.
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
    return ROOM in description.rooms


def situations(state: State, seat: int) -> list[Situation]:
    """The situations that hold for a seat that owes a decision, what to say first at the start.

    Only what the seat may see is looked at.

    >>> from crosshex.record import read_position
    >>> state = read_position("qwixx 1 action-1 4 1 6 3 5 6 | r- y- g- b- x0")
    >>> situations(state, 0)[0].code
    'sheet-white-sum'
    """
    description = state.game.description
    if not has_coach(description) or state.to_act is CHANCE or seat not in state.to_act:
        return []
    coach: Coach = description.room(ROOM)
    moment = coach.moment(state.view(seat), seat)
    found = ((code, look(moment)) for code, look in coach.looks.items())
    return [_situation(code, seen) for code, seen in found if seen is not None]


def _situation(code: str, seen: Seen) -> Situation:
    moves = tuple(seen.moves) if len(seen.moves) <= MOST_MOVES else ()
    return Situation(code, moves, seen.values)
