"""What a client sees of a table: one part for everybody, one only for the holder of a seat.

The part for everybody is built from the spectator's view of the position, so it cannot leak a
pending choice whatever is added to it.
"""

from crosshex.rules import QwixxState, SixState, State
from crosshex.table.decide import needed_votes
from crosshex.table.faults import dashed
from crosshex.table.messages import (
    LinksView,
    OptionsView,
    OutcomeView,
    PlaceView,
    QwixxAsk,
    QwixxView,
    SeatView,
    SetupView,
    SideName,
    SixAsk,
    SixView,
    Status,
    TableSummary,
    TableView,
    YouView,
)
from crosshex.table.settings import Settings
from crosshex.table.story import QwixxStory, SixStory, Story
from crosshex.table.table import Holder, Table
from crosshex.table.view_qwixx import own_choices, qwixx_ask, qwixx_view
from crosshex.table.view_six import six_ask, six_view


class Views:
    """What clients see of one table, event after event.

    Most of it stays as it was from one event to the next. It is made anew only when what it is made
    from has changed, because every move is shown to everybody.
    """

    def __init__(self) -> None:
        self._table: Table | None = None
        self._setup_from: tuple[object, ...] = ()
        self._setup: SetupView
        self._question: tuple[int, Status] | None = None
        self._state: QwixxView | SixView | None = None
        self._asks: dict[int, QwixxAsk | SixAsk] = {}
        self._places_from: tuple[object, ...] = ()
        self._places: dict[Holder | None, PlaceView] = {}

    def table(self, table: Table, present: frozenset[int], idle: int) -> TableView:
        """The table as everybody sees it; `idle` is how many milliseconds it is kept unused."""
        self._follow(table)
        state, draw = table.state, table.draw
        return {
            **self._setup,
            "status": table.status,
            "deadline": table.deadline,
            "owes": list(table.owes),
            "asked": table.asked,
            "draw": {"by": draw.by, "agreed": sorted(draw.agreed)} if draw else None,
            "takeovers": [
                {
                    "seat": seat,
                    "agreed": sorted(agreed),
                    "needed": needed_votes(table, seat, present),
                }
                for seat, agreed in table.votes.items()
            ],
            "state": self._state,
            "outcome": outcome_view(state) if state and table.status == "over" else None,
            "expires": table.at + idle,
        }

    def you(self, table: Table, holder: Holder | None) -> YouView:
        """What concerns one client only: its seats, what it may do, its own pending choices."""
        self._follow(table)
        place, state = self._places.get(holder), table.state
        if place is None:
            place = self._places[holder] = _place_view(table, holder)
        seats = place["seats"]
        return {
            **place,
            "asks": [self._ask(table, seat) for seat in table.owes if seat in seats],
            "chosen": own_choices(state, seats) if isinstance(state, QwixxState) else [],
        }

    def _follow(self, table: Table) -> None:
        """Forget what is no longer so."""
        if table is self._table:
            return
        self._table = table
        setup_from = (table.settings, table.seats, table.seed, table.rematch)
        if setup_from != self._setup_from:
            self._setup_from, self._setup = setup_from, _setup_view(table)
        places_from = (*setup_from, table.status, table.draw, table.invite, table.watch)
        if places_from != self._places_from:
            self._places_from = places_from
            self._places.clear()
        question = (table.asked, table.status)
        if question != self._question:
            self._question = question
            self._asks.clear()
            state, story = table.state, table.story
            self._state = state_view(state.view(None), story) if state and story else None

    def _ask(self, table: Table, seat: int) -> QwixxAsk | SixAsk:
        assert table.state is not None
        ask = self._asks.get(seat)
        if ask is None:
            ask = self._asks[seat] = _ask_view(table.state, seat)
        return ask


def table_view(table: Table, present: frozenset[int], idle: int) -> TableView:
    """One moment of a table as everybody sees it."""
    return Views().table(table, present, idle)


def your_view(table: Table, holder: Holder | None) -> YouView:
    """One moment of a table as it concerns one client."""
    return Views().you(table, holder)


def _setup_view(table: Table) -> SetupView:
    settings = table.settings
    return {
        "id": table.id,
        "public": settings.public,
        "created": table.created,
        "game": settings.game,
        "options": options_view(settings),
        "time": settings.time,
        "pace": settings.pace,
        "seats": _seat_views(table),
        "dice": {
            "commit": table.commit,
            "seed": table.seed,
            "shares": [seat.share for seat in table.seats],
        }
        if table.commit
        else None,
        "rematch": table.rematch,
    }


def options_view(settings: Settings) -> OptionsView:
    """The options of the game, where it has some."""
    if settings.game != "six":
        return {}
    return {
        "variant": settings.variant,
        "claim": settings.claim,
        "repetition": settings.repetition,
        "move_limit": settings.move_limit,
    }


def state_view(state: State, story: Story) -> QwixxView | SixView:
    """A position with its story, as everybody sees it."""
    if isinstance(state, QwixxState):
        assert isinstance(story, QwixxStory)
        return qwixx_view(state, story)
    assert isinstance(state, SixState) and isinstance(story, SixStory)
    return six_view(state, story)


def outcome_view(state: State) -> OutcomeView | None:
    """How the game ended, or None while it runs."""
    outcome = state.outcome
    if outcome is None:
        return None
    return {
        "scores": list(outcome.scores),
        "winners": list(outcome.winners),
        "ending": dashed(outcome.ending.value),
        "result": state.result,
    }


def _seat_views(table: Table) -> list[SeatView]:
    """Who holds which seat."""
    sides: tuple[SideName, SideName] = ("black", "red")
    return [
        {
            "seat": number,
            "kind": seat.kind,
            "name": seat.name,
            "bot": seat.bot,
            "stand_in": seat.stand_in,
            "owner": seat.holder is not None and seat.holder == table.owner,
            "side": sides[number % 2] if table.settings.game == "six" else None,
            "shared": bool(seat.share),
        }
        for number, seat in enumerate(table.seats)
    ]


def _place_view(table: Table, holder: Holder | None) -> PlaceView:
    """What somebody is at the table, and may do there."""
    seats, owner = table.seats_of(holder), holder is not None and holder == table.owner
    links: LinksView | None = None
    if seats or owner:
        links = {"invite": table.invite, "watch": table.watch}
    return {
        "owner": owner,
        "seats": list(seats),
        "may": _may(table, seats, owner),
        "links": links,
    }


def _ask_view(state: State, seat: int) -> QwixxAsk | SixAsk:
    view = state.view(seat)
    if isinstance(view, QwixxState):
        return qwixx_ask(view, seat)
    assert isinstance(view, SixState)
    return six_ask(view, seat)


def _may(table: Table, seats: tuple[int, ...], owner: bool) -> list[str]:
    """The commands other than moves that would be accepted from this client now."""
    may: list[str] = []
    six = table.settings.game == "six"
    if table.status == "open":
        if any(seat.kind == "open" for seat in table.seats):
            may.append("sit")
        may += ["move-seat", "stand"] if seats else []
        may += ["start", "bot", "remove"] if owner else []
    elif table.status == "playing":
        if seats:
            may += ["leave", "takeover"]
            may += ["resign"] if six else []
            if six and table.draw is None:
                may.append("offer-draw")
            if table.draw and any(seat not in table.draw.agreed for seat in seats):
                may.append("answer-draw")
            if any(table.seats[seat].stand_in for seat in seats):
                may.append("return")
        may += ["bot", "remove"] if owner else []
    elif seats or owner:
        may.append("rematch")
    if owner:
        may += ["configure", "link", "delete"]
    return may


def summary_view(table: Table, holder: Holder | None) -> TableSummary:
    """The table as one line of a list."""
    summary: TableSummary = {
        "id": table.id,
        "game": table.settings.game,
        "status": table.status,
        "seats": [
            {"name": seat.name if seat.kind == "person" else seat.bot, "kind": seat.kind}
            for seat in table.seats
        ],
        "public": table.settings.public,
        "time": table.settings.time,
        "created": table.created,
        "active_at": table.at,
        "yours": list(table.seats_of(holder)),
        "owner": holder is not None and holder == table.owner,
        "result": table.state.result if table.state and table.outcome else None,
    }
    if table.settings.game == "six":
        summary["variant"] = table.settings.variant
    return summary
