"""A fair queue: by rank first, then round-robin by address, person and table.

A person who asks a lot waits behind their own questions and does not delay others: addresses take
turns, so do the people of an address, and the tables of a person. Addresses are needed because
cookies cost nothing: one machine could pretend to be many people.

If the queue is full, the address with the most items loses one (longest queue drop), so one address
cannot block the queue for the others.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from enum import IntEnum
from itertools import count
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")

MOST_REMEMBERED = 10_000
"""Of how many a queue knows when they had their turn."""


class Rank(IntEnum):
    """What a job is for; the lower rank comes first."""

    MOVE = 0
    HINT = 1
    REVIEW = 2
    UNWATCHED = 3
    """A move at a table of bots that no person watches."""
    READ = 4
    """Uploads, records, pictures and positions, which no client waits long for."""
    PRINT = 5
    """Sheets to print, which take seconds."""
    SHEET = 6
    """What a sheet is worth, which takes a minute or more."""


class QueueKey(NamedTuple):
    """The key by which an item is queued.

    Attributes:
        rank: what it is for.
        person: who asks; for the move of a bot, the owner of the table.
        table: the table that it is about.
        address: the network address of the person; empty: unknown.
    """

    rank: Rank
    person: str
    table: str
    address: str = ""

    @property
    def levels(self) -> "Levels":
        """Who takes turns with others of their kind: the address, the person, the table."""
        path = (self.rank, self.address, self.person, self.table)
        return path[:2], path[:3], path


Levels = tuple[tuple[object, ...], ...]


class FairQueue(Generic[T]):
    """The items that wait: next comes the address, person and table served least recently.

    >>> queue = FairQueue[str]()
    >>> for person, item in zip("aab", ("first", "second", "other"), strict=True):
    ...     queue.put(QueueKey(Rank.HINT, person, "table"), item)
    >>> [queue.take([Rank.HINT], lambda item: True) for _ in range(3)]
    ['first', 'other', 'second']
    """

    def __init__(self) -> None:
        self._waiting: dict[T, tuple[Rank, Levels]] = {}
        self._turns = count(1)
        # The number of the last turn of each address, person and table, the oldest first.
        self._served: dict[tuple[object, ...], int] = {}

    def put(self, key: QueueKey, item: T) -> None:
        """Add an item; it comes after those of the same table."""
        self._waiting[item] = key.rank, key.levels

    def remove(self, item: T) -> None:
        """Remove an item, if it is still there."""
        self._waiting.pop(item, None)

    def take(self, ranks: Iterable[Rank], fits: Callable[[T], bool]) -> T | None:
        """Remove the next item that fits; its table, person and address are then last in turn."""
        for rank in ranks:
            fitting = filter(fits, self.items(rank))
            if (found := min(fitting, key=self._last_turns, default=None)) is not None:
                _, levels = self._waiting.pop(found)
                self._note_turn(levels)
                return found
        return None

    def _last_turns(self, item: T) -> list[int]:
        return [self._served.get(level, 0) for level in self._waiting[item][1]]

    def _note_turn(self, levels: Levels) -> None:
        turn = next(self._turns)
        for level in levels:
            self._served.pop(level, None)
            self._served[level] = turn
        while len(self._served) > MOST_REMEMBERED:
            del self._served[next(iter(self._served))]

    def drop_longest(self, newcomer: QueueKey) -> T | None:
        """Remove the newest item of the address with the most items, to make room for a newcomer.

        Of that address, the person with the most items loses it. None if the newcomer's own
        address would then have the most items.
        """
        waiting = {item: self._waiting[item][1] for item in self.items(newcomer.rank)}
        sizes = Counter(level for levels in waiting.values() for level in levels)
        if max(sizes.values(), default=0) <= sizes[newcomer.levels[0]] + 1:
            return None
        longest = max(reversed(waiting), key=lambda item: [sizes[each] for each in waiting[item]])
        self.remove(longest)
        return longest

    def items(self, rank: Rank) -> list[T]:
        """All items of a rank, in the order in which they came."""
        return [item for item, (theirs, _) in self._waiting.items() if theirs is rank]
