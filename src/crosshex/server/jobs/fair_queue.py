"""A fair queue: by rank first, then round-robin by address, person and table.

A person who asks a lot waits behind their own questions and does not delay others: addresses take
turns, so do the people of an address, and the tables of a person. Addresses are needed because
cookies cost nothing: one machine could pretend to be many people.

If the queue is full, the address with the most items loses one (longest queue drop), so one address
cannot block the queue for the others.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import IntEnum
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


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
    def path(self) -> tuple[str, ...]:
        """The names that take turns, the first one first."""
        return self.address, self.person, self.table


class _Turns(Generic[T]):
    """Names that take turns, and what is under each of them; or, at the end of a path, items."""

    def __init__(self) -> None:
        self.names: dict[str, _Turns[T]] = {}
        """Who is next comes first."""
        self.items: list[T] = []
        self._served = ""

    def __len__(self) -> int:
        return len(self.items) + sum(map(len, self.names.values()))

    def __bool__(self) -> bool:
        return bool(self.items or self.names)

    def __iter__(self) -> Iterator[T]:
        yield from self.items
        for below in self.names.values():
            yield from below

    def put(self, path: Sequence[str], item: T) -> None:
        if not path:
            self.items.append(item)
        else:
            self.names.setdefault(path[0], _Turns()).put(path[1:], item)

    def remove(self, path: Sequence[str], item: T) -> None:
        if not path and item in self.items:
            self.items.remove(item)
        elif path and (below := self.names.get(path[0])):
            below.remove(path[1:], item)
            if not below:
                del self.names[path[0]]

    def take(self, fits: Callable[[T], bool]) -> T | None:
        # Who was served last may have left the queue and come back in first place.
        if (last := self.names.pop(self._served, None)) is not None:
            self.names[self._served] = last
        for item in self.items:
            if fits(item):
                self.items.remove(item)
                return item
        for name, below in self.names.items():
            if (found := below.take(fits)) is not None:
                self._served = name
                del self.names[name]
                if below:
                    self.names[name] = below
                return found
        return None

    def drop(self) -> T:
        """Remove the newest item of the name that has the most."""
        if self.items:
            return self.items.pop()
        name = max(reversed(self.names), key=lambda name: len(self.names[name]))
        item = self.names[name].drop()
        if not self.names[name]:
            del self.names[name]
        return item


class FairQueue(Generic[T]):
    """The items that wait.

    >>> queue = FairQueue[str]()
    >>> for person, item in zip("aab", ("first", "second", "other"), strict=True):
    ...     queue.put(QueueKey(Rank.HINT, person, "table"), item)
    >>> [queue.take([Rank.HINT], lambda item: True) for _ in range(3)]
    ['first', 'other', 'second']
    """

    def __init__(self) -> None:
        self._ranks: dict[Rank, _Turns[T]] = {rank: _Turns() for rank in Rank}

    def put(self, key: QueueKey, item: T) -> None:
        """Add an item; it comes after those of the same table."""
        self._ranks[key.rank].put(key.path, item)

    def remove(self, key: QueueKey, item: T) -> None:
        """Remove an item, if it is still there."""
        self._ranks[key.rank].remove(key.path, item)

    def take(self, ranks: Iterable[Rank], fits: Callable[[T], bool]) -> T | None:
        """Remove the next item that fits; its table, person and address are then last in turn."""
        for rank in ranks:
            if (item := self._ranks[rank].take(fits)) is not None:
                return item
        return None

    def drop_longest(self, newcomer: QueueKey) -> T | None:
        """Remove the newest item of the address with the most items, to make room for a newcomer.

        None if the newcomer's own address would then have the most items.
        """
        addresses = self._ranks[newcomer.rank]
        most = max(map(len, addresses.names.values()), default=0)
        if most <= len(addresses.names.get(newcomer.address, ())) + 1:
            return None
        return addresses.drop()

    def items(self, rank: Rank) -> list[T]:
        """All items of a rank."""
        return list(self._ranks[rank])

    def waiting(self, rank: Rank) -> int:
        """How many items of a rank wait."""
        return len(self._ranks[rank])

    def waiting_of(self, rank: Rank, person: str) -> int:
        """How many items of a rank and a person wait."""
        addresses = self._ranks[rank].names.values()
        return sum(len(people.names.get(person, ())) for people in addresses)
