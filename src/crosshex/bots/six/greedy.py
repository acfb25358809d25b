"""`greedy` for Six: looks one move ahead, at open shapes, cut-off groups and wins in one.

It wins if it can, avoids leaving a win in one if it can, and otherwise makes the move after which
its open shapes outweigh the opponent's most. A shape is open for a side while the other side has no
hexagon on it; the more hexagons it has, the more it weighs.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from crosshex.bots.base import Bot
from crosshex.rules import CLAIM, Cell, Move, Put, Shape, Shift, Shifts, SixState, State
from crosshex.rules.hexagons import REACH, SHAPE_SIZE, Cells, shapes_through
from crosshex.rules.six import TOO_FEW

OWN_WEIGHTS = (0, 1, 4, 14, 45, 300)
"""What an open shape of the bot is worth with 0, 1 … 5 hexagons on it. The opponent moves next."""

THEIR_WEIGHTS = (0, 1, 4, 16, 90, 1_000_000)
"""What an open shape of the opponent costs: five of six is a win in one."""

HEXAGON_WEIGHT = 60
"""What each hexagon more than the opponent's is worth (advanced rules)."""

WON = 1_000_000_000
CHECKED = 60
"""How many of the best moves are checked for a win in one of the opponent."""


class GreedySix(Bot):
    """Looks one move ahead, in both phases and both variants."""

    def choose(self, state: State, seat: int) -> Move:
        """A winning move, or else the best-rated one that does not let the opponent win."""
        assert isinstance(state, SixState)
        moves = state.legal(seat)
        if (win := winning_move(state, moves)) is not None:
            return win
        rated = [(value, self.random.random(), move) for value, move in rated_moves(state, moves)]
        if not rated:
            only: Move = moves[0]
            return only
        rated.sort(key=lambda entry: entry[:2], reverse=True)
        for _, _, move in rated[:CHECKED]:
            after = state.play(seat, move)
            if winning_move(after, after.legal(after.seat)) is None:
                return move
        return rated[0][2]


def winning_move(state: SixState, moves: Sequence[Move]) -> Move | None:
    """A move that wins at once, among the legal ones of the side to move, or None."""
    own, other = state.hexagons(state.side), state.hexagons(state.side.other)
    if state.game.claim == "manual":
        claims = moves.claims if isinstance(moves, Shifts) else moves
        for move in claims:
            if move == CLAIM or (isinstance(move, Put | Shift) and move.claim):
                return move
    fives = [] if state.game.claim == "manual" else list(_fives(own, other))
    if not isinstance(moves, Shifts):
        holes = {hole for hole, _ in fives}
        return next((move for move in moves if isinstance(move, Put) and move.cell in holes), None)
    for taken in moves.taken:
        for hole, five in fives:
            if five <= taken.stays and hole in taken.targets:
                return Shift(taken.source, hole, taken.keep)
        # S4: a side with five or fewer hexagons after a removal has lost.
        left, lost = len(other & taken.stays), len(other - taken.stays)
        if taken.targets and lost and left <= TOO_FEW <= len(own & taken.stays):
            return Shift(taken.source, taken.targets[0], taken.keep)
    return None


def rated_moves(state: SixState, moves: Sequence[Move]) -> Iterator[tuple[int, Move]]:
    """Every move without a claim, with the value of the position that it makes."""
    own, other = state.hexagons(state.side), state.hexagons(state.side.other)
    if not isinstance(moves, Shifts):
        open_shapes = OpenShapes.of(own, other)
        for move in moves:
            if isinstance(move, Put) and not move.claim:
                yield open_shapes.value + open_shapes.gain(move.cell), move
        return
    for taken in moves.taken:
        mine, theirs = own & taken.stays, other & taken.stays
        open_shapes = OpenShapes.of(mine, theirs)
        base = open_shapes.value + HEXAGON_WEIGHT * (len(mine) - len(theirs))
        if len(mine) + 1 <= TOO_FEW and len(taken.stays) < len(own) + len(other) - 1:
            base -= WON
        for target in taken.targets:
            yield base + open_shapes.gain(target), Shift(taken.source, target, taken.keep)


class OpenShapes(NamedTuple):
    """How much of every shape the two sides hold.

    Attributes:
        own: the bot's hexagons on each shape, by the shape's key.
        their: the opponent's.
        value: the weight of all open shapes, the opponent's as a cost.
    """

    own: Counter[int]
    their: Counter[int]
    value: int

    @classmethod
    def of(cls, own: Iterable[Cell], their: Iterable[Cell]) -> "OpenShapes":
        """Count the shapes of a position."""
        mine = Counter(key for cell in own for key in shape_keys(cell))
        theirs = Counter(key for cell in their for key in shape_keys(cell))
        value = sum(OWN_WEIGHTS[min(n, 5)] for key, n in mine.items() if key not in theirs)
        value -= sum(THEIR_WEIGHTS[min(n, 5)] for key, n in theirs.items() if key not in mine)
        return cls(mine, theirs, value)

    def gain(self, cell: Cell) -> int:
        """How much better the position gets for the bot with its hexagon on an empty cell."""
        own, their = self.own, self.their
        total = 0
        for key in shape_keys(cell):
            mine = own.get(key, 0)
            if key not in their:
                total += OWN_WEIGHTS[min(mine + 1, 5)] - OWN_WEIGHTS[min(mine, 5)]
            elif not mine:
                total += THEIR_WEIGHTS[min(their[key], 5)]
        return total


def _fives(own: Cells, other: Cells) -> Iterator[tuple[Cell, Cells]]:
    """The shapes that lack one hexagon: the empty cell, and the five cells of the others."""
    counts = Counter(key for cell in own for key in shape_keys(cell))
    wanted = {key for key, n in counts.items() if n == SHAPE_SIZE - 1}
    for cell in own if wanted else ():
        for key, shape in zip(shape_keys(cell), shapes_through(cell), strict=True):
            if key in wanted:
                wanted.remove(key)
                (hole,) = shape.cells - own
                if hole not in other:
                    yield hole, shape.cells - {hole}


@lru_cache(REACH)
def shape_keys(cell: Cell) -> tuple[int, ...]:
    """A key for each of the 36 shapes through a cell; all cells of a shape give the same key."""
    return tuple(_key(shape) for shape in shapes_through(cell))


_forms: dict[frozenset[tuple[int, int]], int] = {}
_SPAN = 1 << 21  # more than twice the largest coordinate that the notation knows


def _key(shape: Shape) -> int:
    corner = min(shape.cells)
    form = frozenset((cell.q - corner.q, cell.r - corner.r) for cell in shape.cells)
    number = _forms.setdefault(form, len(_forms))
    return (number * _SPAN + corner.q) * _SPAN + corner.r
