"""The moves of Six as values, their notation, and all shifts of a state as a lazy sequence."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias, overload

from crosshex.rules.game import Move, check_text, unreadable
from crosshex.rules.hexagons import Cell, Cells


@dataclass(frozen=True, slots=True)
class Put(Move):
    """Put down a new hexagon; with `claim` also claim the win.

    >>> str(Put(Cell(-1, 0))), str(Put(Cell(2, 3), claim=True))
    ('-1,0', '2,3!')
    """

    cell: Cell
    claim: bool = False

    def __str__(self) -> str:
        return f"{self.cell}{'!' if self.claim else ''}"


@dataclass(frozen=True, slots=True)
class Shift(Move):
    """Move a hexagon; `keep` names a cell of the group that stays, if there is a choice.

    >>> str(Shift(Cell(2, -1), Cell(0, 3), keep=Cell(1, 1)))
    '2,-1>0,3=1,1'
    """

    source: Cell
    target: Cell
    keep: Cell | None = None
    claim: bool = False

    def __str__(self) -> str:
        keep = f"={self.keep}" if self.keep is not None else ""
        return f"{self.source}>{self.target}{keep}{'!' if self.claim else ''}"


@dataclass(frozen=True, slots=True)
class Claim(Move):
    """Claim a shape that is already complete, instead of a move (S5).

    >>> str(Claim())
    '!'
    """

    def __str__(self) -> str:
        return "!"


@dataclass(frozen=True, slots=True)
class Pass(Move):
    """Make no move; legal only if there is no other move (S4).

    >>> from crosshex.rules import Six
    >>> Six().start().why_not(0, Pass()).value
    'passing is only for those who have no other move'
    """

    def __str__(self) -> str:
        return "pass"


SixMove: TypeAlias = Put | Shift | Claim | Pass
CLAIM: Final = Claim()
PASS: Final = Pass()

_MOVE = re.compile(r"(?P<cell>[^>=!]+)(>(?P<target>[^>=!]+)(=(?P<keep>[^>=!]+))?)?(?P<claim>!?)")


def parse_six_move(text: str) -> SixMove:
    """Read a move such as `-1,0`, `2,-1>0,3`, `2,-1>0,3=1,1!`, `!` or `pass`.

    Raises:
        InvalidMove: the text is not such a word.
    """
    check_text(text)
    if text == str(PASS):
        return PASS
    if text == str(CLAIM):
        return CLAIM
    if not (word := _MOVE.fullmatch(text)):
        raise unreadable(
            text, "a move is a cell such as -1,0, or two such as 2,-1>0,3, or ! or pass"
        )
    claim = bool(word["claim"])
    cell = Cell.parse(word["cell"])
    if word["target"] is None:
        return Put(cell, claim)
    keep = None if word["keep"] is None else Cell.parse(word["keep"])
    return Shift(cell, Cell.parse(word["target"]), keep, claim)


class Taken(NamedTuple):
    """What may follow when a hexagon has been taken.

    Attributes:
        source: the cell that it came from.
        stays: the hexagons that stay.
        keep: the smallest cell of those if there is a choice between groups, else None.
        targets: the cells where the hexagon may be put down.
    """

    source: Cell
    stays: Cells
    keep: Cell | None
    targets: tuple[Cell, ...]


class Shifts(Sequence[SixMove]):
    """The moves of the moving phase as a lazy sequence: there are about a thousand.

    >>> from dataclasses import replace
    >>> from crosshex.rules import Six
    >>> moves = replace(Six().start(), moving=True).legal(0)
    >>> len(moves), str(moves[0])
    (5, '1,0>-1,0')

    Attributes:
        taken: for each hexagon that may be taken, what may follow.
        claims: further moves, those that claim a win.
    """

    def __init__(self, taken: Sequence[Taken], claims: Sequence[SixMove] = ()) -> None:
        self.taken = taken
        self.claims = claims
        self._length = sum(len(after.targets) for after in taken) + len(claims)

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[SixMove]:
        for after in self.taken:
            for target in after.targets:
                yield Shift(after.source, target, after.keep)
        yield from self.claims

    @overload
    def __getitem__(self, index: int) -> SixMove: ...
    @overload
    def __getitem__(self, index: slice) -> list[SixMove]: ...
    def __getitem__(self, index: int | slice) -> SixMove | list[SixMove]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(self._length))]
        rest = range(self._length)[index]
        for after in self.taken:
            if rest < len(after.targets):
                return Shift(after.source, after.targets[rest], after.keep)
            rest -= len(after.targets)
        return self.claims[rest]
