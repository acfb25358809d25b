"""A cache of what clients see of a table, as JSON.

Every move is sent to all clients, and most of what they see has not changed. So a part is rendered
again only when the values that it is made from have changed.
"""

from collections.abc import Collection
from typing import NamedTuple

import orjson

from crosshex.table.messages import Status
from crosshex.table.table import Holder, Table
from crosshex.table.view import ask_view, chosen_view, moment_view, place_view, setup_view, state_of


class PlaceJson(NamedTuple):
    """The seats of a client, and the JSON of its `place_view` without the closing bracket."""

    seats: list[int]
    text: bytes


class ViewCache:
    """The JSON of `table_view` and `your_view` for one table, updated event by event."""

    def __init__(self) -> None:
        self._table: Table | None = None
        self._setup_from: tuple[object, ...] = ()
        self._setup = b""
        self._question: tuple[int, Status] | None = None
        self._state = b""
        self._asks: dict[int, bytes] = {}
        self._places_from: tuple[object, ...] = ()
        self._places: dict[Holder, PlaceJson] = {}

    def table(self, table: Table, present: frozenset[int], idle: int) -> bytes:
        """The part for all clients; `idle` is how many milliseconds an unused table is kept."""
        self._follow(table)
        moment = orjson.dumps(moment_view(table, present, idle))
        return b'%b,%b,"state":%b}' % (self._setup, moment[1:-1], self._state)

    def you(self, table: Table, holder: Holder | None) -> bytes:
        """The part for one client."""
        self._follow(table)
        place = self._places.get(holder or "") or self._place(table, holder)
        asks = [self._ask(table, seat) for seat in table.owes if seat in place.seats]
        chosen = orjson.dumps(chosen_view(table, place.seats))
        return b'%b,"asks":[%b],"chosen":%b}' % (place.text, b",".join(asks), chosen)

    def known_holders(self, table: Table) -> Collection[Holder]:
        """People who are known to take part in the table: their part is in the cache."""
        self._follow(table)
        return self._places.keys()

    def _follow(self, table: Table) -> None:
        """Drop or render again what has changed."""
        if table is self._table:
            return
        self._table = table
        setup_from = (
            table.settings,
            table.seats,
            table.seed,
            table.rematch,
            table.halted,
            table.left,
        )
        if setup_from != self._setup_from:
            self._setup_from = setup_from
            self._setup = _unclosed(setup_view(table))
        may_from = (table.status, table.draw, table.paused, table.takeback, tuple(table.undo))
        places_from = (*setup_from, *may_from, table.missed, table.invite, table.watch)
        if places_from != self._places_from:
            self._places_from = places_from
            self._places.clear()
        question = (table.asked, table.status)
        if question != self._question:
            self._question = question
            self._state = orjson.dumps(state_of(table))
            self._asks.clear()

    def _place(self, table: Table, holder: Holder | None) -> PlaceJson:
        view = place_view(table, holder)
        place = PlaceJson(view["seats"], _unclosed(view))
        if holder and (view["seats"] or view["owner"]):  # There may be too many watchers to cache.
            self._places[holder] = place
        return place

    def _ask(self, table: Table, seat: int) -> bytes:
        if seat not in self._asks:
            self._asks[seat] = orjson.dumps(ask_view(table, seat))
        return self._asks[seat]


def _unclosed(view: object) -> bytes:
    """The JSON of an object without its closing bracket, so that more can follow."""
    return orjson.dumps(view)[:-1]
