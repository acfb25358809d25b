"""What clients see of one table; a part that no event has changed is not made again."""

from crosshex.table.messages import PlaceView, SetupView, StateView, Status, TableView, YouView
from crosshex.table.table import Holder, Table
from crosshex.table.view import ask_view, chosen_view, moment_view, place_view, setup_view, state_of


class Views:
    """The same as `table_view` and `your_view` of `table.view`."""

    def __init__(self) -> None:
        self._setup_from: tuple[object, ...] = ()
        self._setup: SetupView
        self._question: tuple[int, Status] | None = None
        self._state: StateView | None = None
        self._places_from: tuple[object, ...] = ()
        self._places: dict[Holder, PlaceView] = {}

    def table(self, table: Table, present: frozenset[int], idle: int) -> TableView:
        """The part for all clients; `idle` is how many milliseconds an unused table is kept."""
        setup_from = _setup_from(table)
        if setup_from != self._setup_from:
            self._setup_from, self._setup = setup_from, setup_view(table)
        question = (table.asked, table.status)
        if question != self._question:
            self._question, self._state = question, state_of(table)
        return {**self._setup, **moment_view(table, present, idle), "state": self._state}

    def you(self, table: Table, holder: Holder | None) -> YouView:
        """The part for one client."""
        may_from = (table.status, table.draw, table.paused, table.takeback, tuple(table.undo))
        links = (table.invite, table.watch)
        places_from = (*_setup_from(table), *may_from, table.missed, *links)
        if places_from != self._places_from:
            self._places_from, self._places = places_from, {}
        place = self._places.get(holder or "") or place_view(table, holder)
        if holder and table.has_part(holder):  # There may be too many watchers to keep theirs.
            self._places[holder] = place
        asks = [ask_view(table, seat) for seat in table.owes if seat in place["seats"]]
        return {**place, "asks": asks, "chosen": chosen_view(table, place["seats"])}


def _setup_from(table: Table) -> tuple[object, ...]:
    """What `setup_view` is made from."""
    return table.settings, table.seats, table.seed, table.rematch, table.halted, table.left
