"""The adapter of Six at a table: what seats are asked, and what everybody is shown."""

from enum import Enum
from typing import Final

from crosshex.rules import (
    Actor,
    Cell,
    Move,
    Put,
    Reason,
    Shift,
    Six,
    SixMove,
    SixState,
    State,
)
from crosshex.table.adapter import GameAdapter
from crosshex.table.commands import Query
from crosshex.table.messages import HintParts, PlainMove
from crosshex.table.six.recent import SixRecent
from crosshex.table.six.view import (
    MovedNews,
    SixAsk,
    SixView,
    Take,
    TakenAnswer,
    last_move_view,
    six_ask,
    six_groups,
    six_view,
)


class SixAdapter(GameAdapter):
    """The adapter of Six."""

    kind = "six"
    queries = (Take,)
    recent = SixRecent

    def show_state(self, state: SixState, recent: SixRecent) -> SixView:
        """The hexagons, and the last moves."""
        return six_view(state, recent)

    def ask(self, state: SixState, seat: int) -> SixAsk:
        """The cells to put a hexagon on, or the hexagons to take."""
        return six_ask(state, seat)

    def show_choice(self, game: Six, move: SixMove) -> PlainMove:
        """Nothing is hidden in Six; a move is its word."""
        return {"move": str(move)}

    def news(
        self, before: SixState, actor: Actor, move: Move, after: SixState, recent: SixRecent
    ) -> MovedNews:
        """A move with what it removed."""
        return {"type": "moved", **last_move_view(recent.last[-1])}

    def hint(self, state: SixState, move: SixMove) -> HintParts:
        """From where to where."""
        match move:
            case Put(cell):
                return {"to": (cell.q, cell.r)}
            case Shift(source, target):
                return {"from": (source.q, source.r), "to": (target.q, target.r)}
        return {}

    def why_not(self, state: State, seat: int, text: str) -> Enum | None:
        """The reason in the rules, but never that there is no shape: players must see that."""
        reason = super().why_not(state, seat, text)
        return None if reason is Reason.NO_SHAPE else reason

    def query(self, state: SixState, query: Query) -> TakenAnswer:
        """Where a hexagon could go."""
        if not isinstance(query, Take):
            raise self.no_query(state, query)
        return {
            "type": "taken",
            "re": query.id,
            "seat": query.seat,
            "cell": (query.cell[0], query.cell[1]),
            "groups": six_groups(state, query.seat, Cell(*query.cell)),
        }


ADAPTER: Final = SixAdapter()
