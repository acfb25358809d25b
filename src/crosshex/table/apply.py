"""Applies an event to a table: the result is the next table."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, TypeVar

from crosshex.rules import CHANCE, Actor, Move
from crosshex.table import events
from crosshex.table.adapter import adapter_of
from crosshex.table.decision import Decision
from crosshex.table.events import Event
from crosshex.table.settings import Settings, parse_word
from crosshex.table.table import OPEN, DrawOffer, Holder, Seat, Table, TakebackRequest

K = TypeVar("K")
T = TypeVar("T")


def create_table(id: str, event: Event, at: int) -> Table:
    """The table that its first event sets up."""
    assert isinstance(event, events.Created)
    settings = Settings.from_json(event.settings)
    return Table(
        id=id,
        settings=settings,
        adapter=adapter_of(settings.description),
        owner=event.owner,
        created=at,
        seats=tuple(Seat(**seat) for seat in event.seats),
        seq=1,
        at=at,
        invite=event.invite,
        commit=event.commit,
        dice=event.dice,
    )


def move_of(table: Table, event: Event) -> Move | None:
    """The move or throw of an event, read from its notation; None for other events."""
    match event:
        case events.MovePlayed(_, word) | events.Thrown(word) | events.Rethrown(word):
            assert table.state is not None
            return parse_word(table.state.game, word)
    return None


def apply_event(table: Table, event: Event, at: int, move: Move | None) -> Table:
    """The table after one more event; `move` is its move or throw, if any.

    Raises:
        IllegalMove: the event is a move that the rules do not allow.
    """
    after = _after(table, event, at, move)
    if after is table:
        after = table.changed()
    # The new table may be changed in place: no other code has it yet.
    values = after.__dict__
    values["seq"], values["at"] = table.seq + 1, at
    if after.asked != table.asked:
        values["limit"] = after.settings.time
        if after.asides:
            values["asides"] = {}
    elif (person := _does_aside(table, event)) is not None:
        values["asides"] = {**table.asides, person: table.asides.get(person, 0) + 1}
    return after


def _does_aside(table: Table, event: Event) -> Holder | None:
    """The person who did something that does not answer the question; None for other events."""
    match event:
        case events.Seated(_, holder):
            return holder
        case (
            events.Swapped(seat)
            | events.Withdrawn(seat)
            | events.Returned(seat)
            | events.TakebackAsked(seat)
            | events.DrawOffered(seat)
        ):
            return table.left.get(seat, table.seats[seat]).holder
    return None


def _after(table: Table, event: Event, at: int, move: Move | None) -> Table:
    match event:
        case events.MovePlayed(seat):
            assert move is not None
            return _played(table, seat, move, at)
        case events.Thrown():
            assert move is not None
            return _played(table, CHANCE, move, at)
        case events.Rethrown():
            assert move is not None and table.before_throw is not None
            again = _played(_dice_picked_up(table, table.before_throw), CHANCE, move, at)
            return again.changed(corrections=table.corrections + 1)
        case events.Seated(seat, holder, name, share):
            return table.with_seat(seat, Seat("person", holder, name, share=share))
        case events.BotSeated(seat, bot):
            # Once the game has begun, its dice depend on this share, so the share stays.
            share = table.seats[seat].share if table.state else ""
            return _replaced(table, seat, Seat("bot", bot=bot, share=share))
        case events.Stood(seat):
            return table.with_seat(seat, OPEN)
        case events.Swapped(seat, to):
            return table.with_seat(seat, table.seats[to]).with_seat(to, table.seats[seat])
        case events.Started():
            return _started(table, event, at)
        case events.Resigned(seat):
            assert table.state is not None
            state = table.state.resign(seat)
            return table.changed(state=state, draw=None, takeback=None, resigned=seat)
        case events.DrawOffered(seat):
            return table.changed(draw=DrawOffer(seat, frozenset({seat})))
        case events.DrawAgreed(seat, final):
            return _draw_agreed(table, seat, final)
        case events.DrawDeclined():
            return table.changed(draw=None)
        case events.Withdrawn(seat):
            return _withdrawn(table, seat)
        case events.TakenBack(seat):
            return _taken_back(table, seat, at)
        case events.TakebackAsked(seat):
            return table.changed(takeback=TakebackRequest(seat))
        case events.TakebackAgreed(seat):
            assert table.takeback is not None
            return table.changed(
                takeback=TakebackRequest(table.takeback.by, table.takeback.agreed | {seat})
            )
        case events.TakebackDeclined():
            return table.changed(takeback=None)
        case events.StoodIn(seat, bot, why):
            return _stood_in(table, seat, bot, why)
        case events.Returned(seat):
            return _returned(table, seat, at)
        case events.Missed(seat, bot):
            misses = {**table.misses, seat: table.misses.get(seat, 0) + 1}
            return table.changed(missed={**table.missed, seat: bot}, misses=misses)
        case events.Paused(seat):
            return table.changed(paused=seat)
        case events.Resumed():
            return table.changed(paused=None, asked_at=at)
        case events.Delayed(ms):
            return table.changed(asked_at=table.asked_at + ms)
        case events.TakeoverAsked(seat, by):
            votes = table.votes.get(seat, frozenset()) | {by}
            return table.changed(votes={**table.votes, seat: votes})
        case events.Halted(on):
            return table.changed(halted=table.asked - 1 if on else None)
        case events.Advanced():
            return table.changed(halted=table.asked)
        case events.Configured(time, pace, public, first):
            settings = replace(table.settings, time=time, pace=pace, public=public, first=first)
            return _configured(table, settings, at)
        case events.Linked("invite", code):
            return table.changed(invite=code)
        case events.Linked("watch", code):
            return table.changed(watch=code)
        case events.SeedRevealed(seed):
            return table.changed(seed=seed)
        case events.Rematched(following):
            return table.changed(rematch=following)
    return table


def _configured(table: Table, settings: Settings, at: int) -> Table:
    """New settings. A clock that runs goes on to the next question, whatever its new limit is."""
    after = table.changed(settings=settings)
    if settings.time == table.settings.time:
        return after
    if settings.time is None or table.limit is None or table.paused is not None:
        return after.changed(limit=settings.time, asked_at=at, paused=None)
    return after


def _started(table: Table, event: events.Started, at: int) -> Table:
    state = table.settings.make_game(event.drawn(table.settings)).start(event.first)
    recent = table.adapter.recent()
    asked = table.seq + 1
    return table.changed(state=state, recent=recent, asked=asked, asked_at=at, first=event.first)


def _played(table: Table, actor: Actor, move: Move, at: int) -> Table:
    before, recent = table.state, table.recent
    assert before is not None and recent is not None
    state = before.play(actor, move)
    recent = recent.after(before, actor, move, state)
    if actor is CHANCE:
        throws, asked = table.throws + 1, table.seq + 1
        return table.changed(
            state=state,
            recent=recent,
            throws=throws,
            asked=asked,
            asked_at=at,
            takeback=None if state.outcome else table.takeback,
            before_throw=_question(table) if table.has_own_dice else None,
            corrections=0,
        )
    changes = _other_changes(table, actor)
    if state.pending:
        # One of several hidden choices: what the others are asked has not changed.
        question = table.question or _question(table)
        return table.changed(state=state, recent=recent, question=question, **changes)
    if table.settings.takebacks:
        changes["undo"] = _undo_after(table, actor, move)
    if table.draw is not None and before.game.side(table.draw.by) != before.game.side(actor):
        # An offer lapses when the other side makes a move.
        changes["draw"] = None
    if table.missed:
        changes["missed"] = {}
    if table.takeback is not None and state.outcome is not None:
        changes["takeback"] = None
    changes |= {"question": None, "asked": table.seq + 1, "asked_at": at, "before_throw": None}
    return table.changed(state=state, recent=recent, **changes)


def _other_changes(table: Table, seat: int) -> dict[str, Any]:
    """What a seat's decision changes besides the position: misses, pauses, requests."""
    changes: dict[str, Any] = {}
    if table.takeback is not None and table.takeback.by == seat:
        changes["takeback"] = None
    if table.paused == seat:
        changes["paused"] = None
    if table.seats[seat].kind == "person" or seat in table.left:
        if table.seats[seat].plays_by or seat in table.missed:
            changes["stood_in"] = table.stood_in | {seat}
        elif seat in table.misses:
            changes["misses"] = _without(table.misses, seat)
    return changes


def _question(table: Table) -> Decision:
    """The current question, before any seat has chosen."""
    assert table.state is not None and table.recent is not None
    return Decision(table.asked, table.state, table.recent, table.throws, (), table.before_throw)


def _dice_picked_up(table: Table, before: Decision) -> Table:
    """The table before its last throw, without the choices that followed it."""
    table = table.changed(state=before.state, recent=before.recent, throws=before.throws)
    return table.changed(asked=before.to, question=None, missed={}, paused=None, before_throw=None)


def _undo_after(table: Table, seat: int, move: Move) -> Mapping[int, Decision]:
    """What can be taken back once this seat has decided."""
    if (question := table.question) is None:
        choices, question = {seat: move}, _question(table)
    else:
        choices = {**_pending_moves(table), seat: move}
    seats = table.seats
    # A bot that plays for a person decides for them: when they return, they may take that back.
    deciders = [seat for seat in choices if seats[seat].kind == "person" or seat in table.left]
    if not deciders:
        return table.undo
    decision = question._replace(choices=tuple(choices.items()))
    return {**table.undo, **dict.fromkeys(deciders, decision)}


def _pending_moves(table: Table) -> dict[int, Move]:
    """The hidden choices by seat."""
    state = table.state
    assert state is not None
    seats = range(len(table.seats))
    return {seat: move for seat in seats if (move := state.pending_move(seat)) is not None}


def _withdrawn(table: Table, seat: int) -> Table:
    assert table.question is not None
    others = _without(_pending_moves(table), seat)
    state, recent = table.question.chosen(others.items())
    return table.changed(state=state, recent=recent, question=table.question if others else None)


def _taken_back(table: Table, seat: int, at: int) -> Table:
    decision = table.undo[seat]
    state, recent = decision.without(seat)
    asked = table.seq + 1
    return table.changed(
        state=state,
        recent=recent,
        throws=decision.throws,
        asked=asked,
        asked_at=at,
        question=decision._replace(to=asked, choices=()) if state.pending else None,
        undo={},
        takeback=None,
        draw=None,
        missed={},
        paused=None,
        before_throw=decision.before_throw,
    )


def _returned(table: Table, seat: int, at: int) -> Table:
    missed, misses = _without(table.missed, seat), _without(table.misses, seat)
    back = table.changed(missed=missed, misses=misses, left=_without(table.left, seat))
    if not table.seats[seat].plays_by:
        return back
    seated = replace(table.left.get(seat, table.seats[seat]), stand_in=None)
    after = back.with_seat(seat, seated)
    if table.paused is None and table.halted is None:
        return after  # The clock for the question goes on.
    return after.changed(asked_at=at, paused=None, halted=None)


def _draw_agreed(table: Table, seat: int, final: bool) -> Table:
    assert table.state is not None and table.draw is not None
    if final:
        return table.changed(state=table.state.agree_draw(), draw=None, takeback=None)
    return table.changed(draw=replace(table.draw, agreed=table.draw.agreed | {seat}))


def _replaced(table: Table, seat: int, bot: Seat) -> Table:
    """Give a seat to a bot for good; a person who left it can no longer return."""
    after = table.with_seat(seat, bot)
    if table.state is not None and (table.seats[seat].kind == "person" or seat in table.left):
        return after.changed(left=_without(table.left, seat), stood_in=table.stood_in | {seat})
    return after


def _stood_in(table: Table, seat: int, bot: str, why: str) -> Table:
    changes: dict[str, Any] = {
        "votes": {absent: by - {seat} for absent, by in table.votes.items() if absent != seat}
    }
    person = table.seats[seat]
    now = Seat("bot", bot=bot, share=person.share)
    if why == "left":
        changes["left"] = {**table.left, seat: person}
        if person.holder is not None:
            changes["former"] = table.former | {person.holder}
    elif why == "removed":
        changes["stood_in"] = table.stood_in | {seat}
        changes["former"] = table.former - {person.holder}
    else:
        now = replace(person, stand_in=bot)
    if why != "left":
        # They can no longer say no, so nothing is taken back that they have seen.
        changes |= {"undo": {}, "takeback": None}
    if table.paused == seat:
        changes["paused"] = None
    if table.takeback is not None and table.takeback.by == seat:
        changes["takeback"] = None
    return table.with_seat(seat, now).changed(**changes)


def _without(found: Mapping[K, T], key: object) -> dict[K, T]:
    """A copy without one key."""
    return {other: value for other, value in found.items() if other != key}
