"""What a client sees of a table: one part for everybody, and one only for the client itself.

The part for everybody is built from the spectator's view of the position, so it cannot leak a
pending choice.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from crosshex.learn import situations
from crosshex.rules import Description, State
from crosshex.table.adapter import Recent, adapter_for
from crosshex.table.checks import not_now
from crosshex.table.commands import Coach, Why
from crosshex.table.faults import RefusingMoves, dashed
from crosshex.table.messages import (
    AskView,
    CoachAnswer,
    DiceView,
    LinksView,
    MomentView,
    OutcomeView,
    OwnChoice,
    PlaceView,
    SeatView,
    SetupView,
    StateView,
    TableSummary,
    TableView,
    WhyAnswer,
    YouView,
)
from crosshex.table.own_dice import throw_view
from crosshex.table.seating import needed_votes
from crosshex.table.settings import options_to_json, written_others
from crosshex.table.table import Holder, Table
from crosshex.table.takebacks import needed_agreements, takeable


def table_view(table: Table, present: frozenset[int], idle: int) -> TableView:
    """The table as everybody sees it; an unused table is kept for `idle` milliseconds."""
    return {**setup_view(table), **moment_view(table, present, idle), "state": state_of(table)}


def your_view(table: Table, holder: Holder | None) -> YouView:
    """What concerns one client only: its seats, what it may do, its own pending choices."""
    place = place_view(table, holder)
    return {
        **place,
        "asks": [ask_view(table, seat) for seat in table.owes if seat in place["seats"]],
        "chosen": chosen_view(table, place["seats"]),
    }


def moment_view(table: Table, present: frozenset[int], idle: int) -> MomentView:
    """What any event may change."""
    state, draw = table.state, table.draw
    moment: MomentView = {
        "status": table.status,
        "deadline": table.deadline,
        "owes": list(table.owes),
        "asked": table.asked,
        "draw": {"by": draw.by, "agreed": sorted(draw.agreed)} if draw else None,
        "takeovers": [
            {"seat": seat, "agreed": sorted(agreed), "needed": needed_votes(table, seat, present)}
            for seat, agreed in table.votes.items()
        ],
        "outcome": outcome_view(state, table.stood_in, table.resigned)
        if state and table.status == "over"
        else None,
        "expires": table.at + idle,
    }
    if table.missed:
        moment["missed"] = list(table.missed)
    if table.paused is not None:
        moment["paused"] = table.paused
    if (request := table.takeback) is not None:
        moment["takeback"] = {
            "by": request.by,
            "agreed": sorted(request.agreed),
            "needed": needed_agreements(table, request.by),
        }
    if (throw := throw_view(table)) is not None:
        moment["throw"] = throw
    return moment


def state_of(table: Table) -> StateView | None:
    """The position; it stays the same while `asked` and `status` do."""
    if table.state is None or table.recent is None:
        return None
    return table.adapter.show_state(table.state.view(None), table.recent)


def setup_view(table: Table) -> SetupView:
    """What a move does not change: settings, seats (also those left), seed, rematch and halt."""
    settings = table.settings
    setup: SetupView = {
        "id": table.id,
        "public": settings.public,
        "created": table.created,
        "game": settings.game,
        "options": options_view(settings.description, settings.options),
        "time": settings.time,
        "pace": settings.pace,
        "seats": _seat_views(table),
        "dice": _dice_view(table),
        "rematch": table.rematch,
    }
    if not settings.takebacks:
        setup["takebacks"] = False
    if settings.first is not None:
        setup["first"] = settings.first
    if table.halted is not None:
        setup["halted"] = True
    if table.has_own_dice:
        setup["own_dice"] = True
    return setup


def _dice_view(table: Table) -> DiceView | None:
    if table.commit is None or table.dice_origin is None:
        return None
    shares = [seat.share for seat in table.seats]
    return {
        "commit": table.commit,
        "seed": table.seed,
        "shares": shares,
        "origin": table.dice_origin,
    }


def options_view(description: Description, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options that people chose; what is drawn by lot shows in the position."""
    chosen = {name: options[name] for name in options if not description.option(name).drawn}
    return options_to_json(description, chosen)


def state_view(state: State, recent: Recent) -> StateView:
    """A position with its recent moves, as everybody sees it."""
    return adapter_for(state.game).show_state(state, recent)


def outcome_view(
    state: State, stood_in: Collection[int] = (), resigned: int | None = None
) -> OutcomeView | None:
    """How the game ended, or None while it runs.

    Bots decided for the seats `stood_in`; the seat `resigned` gave up, if that is known.
    """
    outcome = state.outcome
    if outcome is None:
        return None
    view: OutcomeView = {
        "scores": list(outcome.scores),
        "winners": list(outcome.winners),
        "ending": dashed(outcome.ending),
        "result": state.result,
    }
    if stood_in:
        view["stood_in"] = sorted(stood_in)
    if resigned is not None:
        view["resigned"] = resigned
    return view


def _seat_views(table: Table) -> list[SeatView]:
    """Who holds which seat."""
    sides, game = table.settings.description.sides, table.settings.make_game()
    views: list[SeatView] = [
        {
            "seat": number,
            "kind": seat.kind,
            "name": seat.name,
            "bot": seat.bot,
            "stand_in": seat.stand_in,
            "owner": seat.holder is not None and seat.holder == table.owner,
            "side": sides[game.side(number)] if sides else None,
            "shared": bool(seat.share),
        }
        for number, seat in enumerate(table.seats)
    ]
    for number, seat in table.left.items():
        views[number]["kept_for"] = seat.name or ""
    return views


def place_view(table: Table, holder: Holder | None) -> PlaceView:
    """A client's seats at the table and what it may do there, whatever the position is."""
    seats, owner = table.seats_of(holder), holder is not None and holder == table.owner
    links: LinksView | None = None
    if seats or owner:
        links = {"invite": table.invite, "watch": table.watch}
    place: PlaceView = {
        "owner": owner,
        "seats": list(seats),
        "may": _may(table, seats, owner),
        "links": links,
    }
    if left := table.left_by(holder):
        place["left"] = list(left)
        if "return" not in place["may"]:
            place["may"].append("return")
    return place


def ask_view(table: Table, seat: int) -> AskView:
    """What a seat that owes a decision may do; it stays the same while `asked` and `status` do."""
    assert table.state is not None
    return table.adapter.ask(table.state.view(seat), seat)


def chosen_view(table: Table, seats: Sequence[int]) -> list[OwnChoice]:
    """The pending choices of these seats, for their holder alone."""
    state = table.state
    if state is None or not state.simultaneous:
        return []
    return [
        {"seat": seat, "choice": table.adapter.show_choice(state.game, move)}
        for seat in seats
        if (move := state.pending_move(seat)) is not None
    ]


def waits_for(table: Table, holder: Holder | None) -> bool:
    """Whether the game waits for a person: for a decision, or for a throw of their dice alone."""
    if table.status != "playing":
        return False
    mine = table.seats_of(holder)
    if any(seat in mine and table.bot_for(seat) is None for seat in table.owes):
        return True
    awaited = throw_view(table)
    return (
        awaited is not None
        and not awaited["again"]
        and len(awaited["seats"]) == 1
        and awaited["seats"][0] in mine
    )


def why_view(table: Table, query: Why) -> WhyAnswer:
    """The answer to why a move is not legal, from what the seat may see.

    Raises:
        Refused: the game has not begun, or the text is not a move.
    """
    if table.state is None:
        raise not_now(table, query.type)
    with RefusingMoves(query.move, query.seat):
        reason = table.adapter.why_not(table.state.view(query.seat), query.seat, query.move)
    return {
        "type": "why",
        "re": query.id,
        "seat": query.seat,
        "move": query.move,
        "reason": reason and dashed(reason.name),
    }


def coach_view(table: Table, query: Coach) -> CoachAnswer:
    """What a coach would say to a seat, from what it may see."""
    found = situations(table.state, query.seat) if table.state is not None else []
    return {
        "type": "coach",
        "re": query.id,
        "seat": query.seat,
        "lines": [
            {"code": one.code, "moves": [*map(str, one.moves)], "values": dict(one.values)}
            for one in found
        ],
    }


def _may(table: Table, seats: tuple[int, ...], owner: bool) -> list[str]:
    """The commands other than moves that would be accepted from this client now."""
    may: list[str] = []
    description = table.settings.description
    if table.status == "open":
        if any(seat.kind == "open" for seat in table.seats):
            may.append("sit")
        may += ["move-seat", "stand"] if seats else []
        may += ["start", "bot", "remove"] if owner else []
    elif table.status == "playing":
        if seats:
            may += ["leave", "takeover"]
            may += ["resign"] if description.resignation else []
            if description.draws and table.draw is None:
                may.append("offer-draw")
            if table.draw and any(seat not in table.draw.agreed for seat in seats):
                may.append("answer-draw")
            if any(table.seats[seat].stand_in for seat in seats):
                may.append("return")
            if table.takeback is None and any(seat in seats for seat in takeable(table)):
                may.append("takeback")
            if table.takeback and table.takeback.by not in seats:
                may.append("answer-takeback")
            if table.paused in seats:
                may.append("resume")
        if owner:
            may += ["bot", "remove"]
            may += [] if table.people else ["halt"]
            may += ["step"] if table.halted is not None else []
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
    if left := table.left_by(holder):
        summary["left"] = list(left)
    if others := written_others(table.settings.description, table.settings.options):
        summary["options"] = others
    return summary
