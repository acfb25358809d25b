"""The coach of Six: shapes, threats and how to block them, moving, cutting.

With manual claims players must see shapes themselves. So the coach only says that they must claim.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Final

from crosshex.learn.coach import Coach, Detection
from crosshex.rules import Cell, Move, Put, Shift, SixState
from crosshex.rules.hexagons import Cells, frontier, shapes_through
from crosshex.rules.six import HEXAGONS, TOO_FEW
from crosshex.rules.six_moves import Shifts

FEW_IN_HAND: Final = 3
FEW_LEFT: Final = 8
"""With this many hexagons left, or fewer, a player should count them."""


class SixContext:
    """A seat that has to move, with what the detectors ask about it."""

    def __init__(self, state: SixState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.own = state.hexagons(state.side)
        self.other = state.hexagons(state.side.other)
        self.by_hand = state.game.claim == "manual"
        self.variant = state.game.variant

    @property
    def placing(self) -> bool:
        """Whether this side and then the other side still place hexagons."""
        return not self.state.moving and len(self.own) + len(self.other) < HEXAGONS - 1

    @cached_property
    def wins(self) -> Sequence[Move]:
        """The moves that win at once; none with manual claims."""
        return [] if self.by_hand else winning_moves(self.state)

    @cached_property
    def threats(self) -> Sequence[Move]:
        """The moves that would win at once for the other side if it were to move."""
        if self.by_hand:
            return []
        after = (self.seat + 1) % self.state.game.seats
        return winning_moves(replace(self.state, seat=after))

    @property
    def is_calm(self) -> bool:
        """Whether hexagons are placed, and neither side can win at once."""
        return self.placing and not self.by_hand and not self.wins and not self.threats

    @cached_property
    def free(self) -> set[Cell]:
        """The empty cells beside hexagons."""
        return frontier(self.own | self.other)

    @cached_property
    def forks(self) -> list[Move]:
        """The cells on which a hexagon of this side would make two threats at once."""
        return [Put(cell) for cell in sorted(self.free) if self.is_fork(self.own, cell)]

    def is_fork(self, own: Cells, cell: Cell) -> bool:
        """Whether one more hexagon on a cell would give a side two cells to win on.

        The missing cell of a shape always touches one of the other five, so it may be filled.
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
    """The moves of the side to move that win at once, if claims are automatic."""
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


def _fork_coming(at: SixContext) -> bool:
    return at.is_calm and not at.forks and any(at.is_fork(at.other, cell) for cell in at.free)


def _can_cut(at: SixContext) -> bool:
    """A move removes more hexagons of the other side than of its own."""
    legal = at.state.legal(at.seat) if at.state.moving else ()
    return isinstance(legal, Shifts) and any(
        targets and len(at.other - stays) > len(at.own - stays - {source})
        for source, stays, _, targets in legal.taken
    )


def _few_left(at: SixContext) -> Detection | bool:
    few = at.state.moving and at.variant == "advanced" and len(at.own) <= FEW_LEFT
    return few and Detection(values={"count": len(at.own), "few": TOO_FEW})


def _few_in_hand(at: SixContext) -> Detection | bool:
    hand = at.state.hands[at.seat]
    return 0 < hand <= FEW_IN_HAND and Detection(values={"count": hand})


COACH: Final = Coach(
    SixContext,
    {
        "six-goal": lambda at: not at.state.moving,
        "six-claim": lambda at: at.by_hand,
        # The player has to find the move.
        "six-can-win": lambda at: bool(at.wins),
        # The other side could win in two places, and only one of them can be blocked.
        "six-two-threats": lambda at: (
            at.placing and not at.wins and len(at.threats) > 1 and Detection(at.threats)
        ),
        "six-bar": lambda at: (
            at.placing and not at.wins and len(at.threats) == 1 and Detection(at.threats)
        ),
        "six-bar-moving": lambda at: not at.placing and not at.wins and bool(at.threats),
        "six-fork": lambda at: at.is_calm and bool(at.forks) and Detection(at.forks),
        "six-fork-coming": _fork_coming,
        "six-moving": lambda at: at.state.moving and at.variant == "basic",
        "six-moving-advanced": lambda at: at.state.moving and at.variant == "advanced",
        "six-can-cut": _can_cut,
        "six-few-left": _few_left,
        "six-touch": lambda at: not at.state.moving and len(at.own) > 1,
        "six-few-in-hand": _few_in_hand,
    },
)
