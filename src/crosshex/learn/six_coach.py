"""The coach of Six: shapes, threats and how to bar them, moving, cutting.

With manual claims players must see shapes themselves, so the coach only says that one must claim.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Final

from crosshex.learn.coach import HOLDS, Coach, Finding
from crosshex.rules import Cell, Move, Put, Shift, SixState
from crosshex.rules.hexagons import Cells, frontier, shapes_through
from crosshex.rules.six import HEXAGONS, TOO_FEW
from crosshex.rules.six_moves import Shifts

FEW_IN_HAND: Final = 3
FEW_LEFT: Final = 8
"""With this many hexagons left, or fewer, one should count them."""


class SixContext:
    """A seat that has to move, with what the detectors ask about it."""

    def __init__(self, state: SixState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.own = state.hexagons(state.side)
        self.other = state.hexagons(state.side.other)
        self.by_hand = state.game.claim == "manual"

    @property
    def placing(self) -> bool:
        """Whether hexagons are still placed, by the other side too after this move."""
        return not self.state.moving and len(self.own) + len(self.other) < HEXAGONS - 1

    @cached_property
    def wins(self) -> Sequence[Move]:
        """The moves that win at once; none with manual claims."""
        return [] if self.by_hand else winning_moves(self.state)

    @cached_property
    def threats(self) -> Sequence[Move]:
        """The moves with which the other side would win if it were its turn."""
        if self.by_hand:
            return []
        after = (self.seat + 1) % self.state.game.seats
        return winning_moves(replace(self.state, seat=after))

    @cached_property
    def free(self) -> set[Cell]:
        """The cells beside hexagons."""
        return frontier(self.own | self.other)

    @cached_property
    def forks(self) -> list[Move]:
        """The cells on which a hexagon of this side would make two threats at once."""
        return [Put(cell) for cell in sorted(self.free) if self.is_fork(self.own, cell)]

    def is_fork(self, own: Cells, cell: Cell) -> bool:
        """Whether one side, with a hexagon more on a cell, could win on two cells with the next.

        The cell that is missing in a shape always touches one of the other five.
        """
        after = own | {cell}
        found: set[Cell] = set()
        for shape in shapes_through(cell):
            if len(missing := shape.cells - after) == 1:
                found |= missing - self.own - self.other
            if len(found) > 1:
                return True
        return False


def winning_moves(state: SixState) -> list[Move]:
    """The moves of the side to move that win at once, where shapes win by themselves."""
    own = state.hexagons(state.side)
    if not state.moving:
        return [Put(cell) for cell in sorted(_completions(own, frontier(state.all_hexagons)))]
    legal = state.legal(state.seat)
    if not isinstance(legal, Shifts):
        return []
    other = state.hexagons(state.side.other)
    five = _completions(own, frontier(state.all_hexagons))
    found: list[Move] = []
    for source, stays, keep, targets in legal.taken:
        mine, theirs = (own & stays) - {source}, other & stays
        starves = theirs != other and len(theirs) <= TOO_FEW < len(mine) + 1
        found += [
            Shift(source, target, keep)
            for target in targets
            if starves or any(rest <= mine for rest in five.get(target, ()))
        ]
    return found


def _completions(own: Cells, cells: set[Cell]) -> Mapping[Cell, list[Cells]]:
    """Which of these cells would complete a shape, each with the rest of every such shape."""
    found: defaultdict[Cell, list[Cells]] = defaultdict(list)
    for cell in cells:
        for shape in shapes_through(cell):
            if (rest := shape.cells - {cell}) <= own:
                found[cell].append(rest)
    return found


def _goal(at: SixContext) -> Finding | None:
    return HOLDS if not at.state.moving else None


def _claim(at: SixContext) -> Finding | None:
    return HOLDS if at.by_hand else None


def _can_win(at: SixContext) -> Finding | None:
    """The player has to find the move."""
    return HOLDS if at.wins else None


def _two_threats(at: SixContext) -> Finding | None:
    """The other side could win in two places, and only one of them can be barred."""
    lost = at.placing and len(at.threats) > 1 and not at.wins
    return Finding(at.threats) if lost else None


def _bar(at: SixContext) -> Finding | None:
    one = at.placing and len(at.threats) == 1 and not at.wins
    return Finding(at.threats) if one else None


def _bar_moving(at: SixContext) -> Finding | None:
    return HOLDS if not at.placing and at.threats and not at.wins else None


def _fork(at: SixContext) -> Finding | None:
    calm = at.placing and not at.by_hand and not at.wins and not at.threats
    return Finding(at.forks) if calm and at.forks else None


def _fork_coming(at: SixContext) -> Finding | None:
    if not at.placing or at.by_hand or at.wins or at.threats or at.forks:
        return None
    return HOLDS if any(at.is_fork(at.other, cell) for cell in at.free) else None


def _moving(at: SixContext) -> Finding | None:
    return HOLDS if at.state.moving and at.state.game.variant == "basic" else None


def _moving_advanced(at: SixContext) -> Finding | None:
    return HOLDS if at.state.moving and at.state.game.variant == "advanced" else None


def _can_cut(at: SixContext) -> Finding | None:
    """A move takes more hexagons of theirs out of the game than of one's own."""
    legal = at.state.legal(at.seat) if at.state.moving else ()
    if not isinstance(legal, Shifts):
        return None
    for source, stays, _, targets in legal.taken:
        theirs, mine = len(at.other - stays), len(at.own - stays - {source})
        if targets and theirs > mine:
            return HOLDS
    return None


def _few_left(at: SixContext) -> Finding | None:
    advanced = at.state.moving and at.state.game.variant == "advanced"
    if not advanced or len(at.own) > FEW_LEFT:
        return None
    return Finding(values={"count": len(at.own), "few": TOO_FEW})


def _touch(at: SixContext) -> Finding | None:
    return HOLDS if not at.state.moving and len(at.own) > 1 else None


def _few_in_hand(at: SixContext) -> Finding | None:
    hand = at.state.hands[at.seat]
    return Finding(values={"count": hand}) if 0 < hand <= FEW_IN_HAND else None


COACH: Final = Coach(
    SixContext,
    {
        "six-goal": _goal,
        "six-claim": _claim,
        "six-can-win": _can_win,
        "six-two-threats": _two_threats,
        "six-bar": _bar,
        "six-bar-moving": _bar_moving,
        "six-fork": _fork,
        "six-fork-coming": _fork_coming,
        "six-moving": _moving,
        "six-moving-advanced": _moving_advanced,
        "six-can-cut": _can_cut,
        "six-few-left": _few_left,
        "six-touch": _touch,
        "six-few-in-hand": _few_in_hand,
    },
)
