"""The earlier positions of a game as an immutable sequence, cheap to extend and to count in."""

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any, Final, NamedTuple, TypeVar

T = TypeVar("T", bound=Hashable)
MOST_RECENT: Final = 32
"""The size of a block; fewer positions are compared one by one, which is then faster."""


class _Block(NamedTuple):
    positions: tuple[Any, ...]
    counts: Mapping[Any, int]


class PositionHistory(Sequence[T]):
    """An immutable sequence that shares its past with the sequence it grew from.

    All but the most recent positions are in blocks with counters. Blocks of similar size are
    merged, so there are few of them (the logarithmic method of Bentley and Saxe).

    >>> PositionHistory().then("a").then("b").then("a").count("a")
    2
    """

    __slots__ = ("_blocks", "_recent")

    def __init__(self, positions: Sequence[T] = ()) -> None:
        self._blocks: tuple[_Block, ...] = ()
        self._recent = tuple(positions)
        self._settle()

    @classmethod
    def of(cls, positions: Sequence[T]) -> "PositionHistory[T]":
        """The same sequence as a `PositionHistory`."""
        return positions if isinstance(positions, cls) else cls(positions)

    def then(self, position: T) -> "PositionHistory[T]":
        """The sequence with one more position at its end."""
        after: PositionHistory[T] = object.__new__(PositionHistory)
        after._blocks = self._blocks
        after._recent = (*self._recent, position)
        after._settle()
        return after

    def _settle(self) -> None:
        """Turn the recent positions into a block if they are enough, and merge blocks."""
        if len(self._recent) < MOST_RECENT:
            return
        blocks, merged = [*self._blocks], [self._recent]
        size = len(self._recent)
        while blocks and len(blocks[-1].positions) <= size:
            merged.append(blocks.pop().positions)
            size += len(merged[-1])
        positions = tuple(chain.from_iterable(reversed(merged)))
        self._blocks = (*blocks, _Block(positions, Counter(positions)))
        self._recent = ()

    def count(self, value: Any) -> int:
        """How often a position occurs."""
        return self._recent.count(value) + sum(block.counts.get(value, 0) for block in self._blocks)

    def __iter__(self) -> Iterator[T]:
        return chain(chain.from_iterable(block.positions for block in self._blocks), self._recent)

    def __len__(self) -> int:
        return sum(len(block.positions) for block in self._blocks) + len(self._recent)

    def __getitem__(self, index: Any) -> Any:
        return tuple(self)[index]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, PositionHistory | tuple):
            return NotImplemented
        return tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"PositionHistory({tuple(self)!r})"

    def __reduce__(self) -> "tuple[type[PositionHistory[T]], tuple[tuple[T, ...]]]":
        return PositionHistory, (tuple(self),)
