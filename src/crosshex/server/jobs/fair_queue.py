"""A fair queue: by rank first, then round-robin by address, person and table.

A person who asks a lot waits behind their own questions and does not delay others: addresses take
turns, so do the people of an address, and the tables of a person. This is round-robin scheduling on
three levels, within strict priorities. Addresses are needed because cookies cost nothing: one
machine could pretend to be many people.

If the queue is full, the address with the most items loses one (longest queue drop), so one address
cannot block the queue for the others.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from enum import IntEnum
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Rank(IntEnum):
    """What a question is for; the lower rank comes first."""

    MOVE = 0
    HINT = 1
    REVIEW = 2
    UNWATCHED = 3
    """A move at a table of bots that no person watches."""


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


Tables = dict[str, deque[T]]
People = dict[str, Tables[T]]


class FairQueue(Generic[T]):
    """The items that wait.

    >>> queue = FairQueue[str]()
    >>> for person, item in zip("aab", ("first", "second", "other"), strict=True):
    ...     queue.put(QueueKey(Rank.HINT, person, "table"), item)
    >>> [queue.take([Rank.HINT], lambda item: True) for _ in range(3)]
    ['first', 'other', 'second']
    """

    def __init__(self) -> None:
        # For each rank the addresses, the next in turn first; likewise people and tables.
        self._addresses: dict[Rank, dict[str, People[T]]] = {rank: {} for rank in Rank}
        self._served: dict[Rank, str] = {}
        self._counts = dict.fromkeys(Rank, 0)

    def put(self, key: QueueKey, item: T) -> None:
        """Add an item; it comes after those of the same table."""
        people = self._addresses[key.rank].setdefault(key.address, {})
        tables = people.setdefault(key.person, {})
        tables.setdefault(key.table, deque()).append(item)
        self._counts[key.rank] += 1

    def remove(self, key: QueueKey, item: T) -> None:
        """Remove an item, if it is still there."""
        addresses = self._addresses[key.rank]
        people = addresses.get(key.address, {})
        tables = people.get(key.person, {})
        items = tables.get(key.table, ())
        if item not in items:
            return
        tables[key.table].remove(item)
        self._counts[key.rank] -= 1
        if not items:
            del tables[key.table]
        if not tables:
            del people[key.person]
        if not people:
            del addresses[key.address]

    def remove_all(self, key: QueueKey) -> list[T]:
        """Remove and return all items of a key."""
        people = self._addresses[key.rank].get(key.address, {})
        items = list(people.get(key.person, {}).get(key.table, ()))
        for item in items:
            self.remove(key, item)
        return items

    def take(self, ranks: Iterable[Rank], fits: Callable[[T], bool]) -> T | None:
        """Remove the next item that fits; its table, person and address are then last in turn."""
        for rank in ranks:
            for key, items in self._in_turn(rank):
                item = next((item for item in items if fits(item)), None)
                if item is not None:
                    addresses = self._addresses[rank]
                    people = addresses[key.address]
                    tables = people[key.person]
                    tables[key.table] = tables.pop(key.table)
                    people[key.person] = people.pop(key.person)
                    addresses[key.address] = addresses.pop(key.address)
                    self._served[rank] = key.address
                    self.remove(key, item)
                    return item
        return None

    def _in_turn(self, rank: Rank) -> Iterator[tuple[QueueKey, deque[T]]]:
        # The address served last may have left the queue and come back in first place.
        last = self._served.get(rank)
        addresses = self._addresses[rank]
        for address in sorted(addresses, key=lambda address: address == last):
            for person, tables in addresses[address].items():
                for table, items in tables.items():
                    yield QueueKey(rank, person, table, address), items

    def drop_longest(self, newcomer: QueueKey) -> T | None:
        """Remove the newest item of the address with the most items, to make room for a newcomer.

        None if the newcomer's own address would then have the most items.
        """
        held = {
            address: sum(map(_count, people.values()))
            for address, people in self._addresses[newcomer.rank].items()
        }
        address = max(held, key=lambda address: held[address], default="")
        if held.get(address, 0) <= held.get(newcomer.address, 0) + 1:
            return None
        people = self._addresses[newcomer.rank][address]
        person = max(reversed(people), key=lambda person: _count(people[person]))
        table = max(reversed(people[person]), key=lambda table: len(people[person][table]))
        item = people[person][table][-1]
        self.remove(QueueKey(newcomer.rank, person, table, address), item)
        return item

    def items(self, rank: Rank) -> list[T]:
        """All items of a rank, in turn."""
        return [item for _, items in self._in_turn(rank) for item in items]

    def waiting(self, rank: Rank) -> int:
        """How many items of a rank wait."""
        return self._counts[rank]

    def waiting_of(self, rank: Rank, person: str) -> int:
        """How many items of a rank and a person wait."""
        return sum(_count(people.get(person, {})) for people in self._addresses[rank].values())


def _count(tables: Tables[T]) -> int:
    return sum(map(len, tables.values()))
