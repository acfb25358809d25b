"""Whose turn it is when many wait: by rank first, then in turn by person, and by table.

Who asks much waits behind their own questions, not before those of others: each person has a turn,
and of their tables each one. This is round-robin scheduling on two levels, within strict
priorities.
"""

from collections import deque
from collections.abc import Callable, Iterable
from enum import IntEnum
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Rank(IntEnum):
    """What a question is for; the lower comes first."""

    MOVE = 0
    HINT = 1
    REVIEW = 2
    UNWATCHED = 3
    """A move at a table at which only bots play and nobody looks on."""


class Place(NamedTuple):
    """Where a question stands in the queue.

    Attributes:
        rank: what it is for.
        person: who asks; for the move of a bot, whoever owns the table.
        table: the table that it is about.
    """

    rank: Rank
    person: str
    table: str


class FairQueue(Generic[T]):
    """Questions that wait.

    >>> queue = FairQueue[str]()
    >>> for person, item in zip("aab", ("first", "second", "other"), strict=True):
    ...     queue.put(Place(Rank.HINT, person, "table"), item)
    >>> [queue.take([Rank.HINT], lambda item: True) for _ in range(3)]
    ['first', 'other', 'second']
    """

    def __init__(self) -> None:
        # For each rank the people who wait, whoever's turn it is first, and likewise their tables.
        self._people: dict[Rank, dict[str, dict[str, deque[T]]]] = {rank: {} for rank in Rank}
        self._counts = dict.fromkeys(Rank, 0)

    def put(self, place: Place, item: T) -> None:
        """Add an item; it comes after those of the same table."""
        tables = self._people[place.rank].setdefault(place.person, {})
        tables.setdefault(place.table, deque()).append(item)
        self._counts[place.rank] += 1

    def remove(self, place: Place, item: T) -> None:
        """Take out an item that nobody waits for any more."""
        self._people[place.rank][place.person][place.table].remove(item)
        self._taken(place)

    def remove_all(self, place: Place) -> list[T]:
        """Take out all items of a place."""
        items = list(self._people[place.rank].get(place.person, {}).get(place.table, ()))
        for item in items:
            self.remove(place, item)
        return items

    def take(self, ranks: Iterable[Rank], fits: Callable[[T], bool]) -> T | None:
        """The next item that fits, or None; its table and its person are then the last in turn."""
        for rank in ranks:
            people = self._people[rank]
            for person, tables in people.items():
                for table, items in tables.items():
                    item = next((item for item in items if fits(item)), None)
                    if item is not None:
                        tables[table] = tables.pop(table)
                        people[person] = people.pop(person)
                        self.remove(Place(rank, person, table), item)
                        return item
        return None

    def _taken(self, place: Place) -> None:
        """One item fewer: what is empty goes."""
        self._counts[place.rank] -= 1
        people = self._people[place.rank]
        tables = people[place.person]
        if not tables[place.table]:
            del tables[place.table]
        if not tables:
            del people[place.person]

    def waiting(self, rank: Rank) -> int:
        """How many items of a rank wait."""
        return self._counts[rank]

    def waiting_of(self, rank: Rank, person: str) -> int:
        """How many items of a rank one person has waiting."""
        return sum(map(len, self._people[rank].get(person, {}).values()))
