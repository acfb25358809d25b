"""The news that clients get of an event: enough to animate and announce it, nothing hidden."""

from collections.abc import Collection, Iterable, Iterator

from crosshex.rules import CHANCE, Actor, Move, State
from crosshex.table import events
from crosshex.table.adapter import Recent, adapter_for
from crosshex.table.messages import News
from crosshex.table.transitions import Transition
from crosshex.table.view import outcome_view


def news_of(step: Transition) -> list[News]:
    """The news of one event, each with its sequence number and time."""
    seq, at = step.after.seq, step.after.at
    return [{"seq": seq, "at": at, **news} for news in _news(step)]


def _news(step: Transition) -> Iterable[News]:
    match step.event:
        case events.MovePlayed(seat):
            return _moved(step, seat)
        case events.Thrown(by=by) | events.Rethrown(by=by):
            thrown, *rest = _moved(step, CHANCE)
            entered = {} if by is None else {"by": by}
            again = {"again": True} if isinstance(step.event, events.Rethrown) else {}
            return [{**thrown, **entered, **again}, *rest]
    return _other_news(step)


def _moved(step: Transition, actor: Actor) -> list[News]:
    before, after, move = step.before, step.after, step.move
    assert before and before.state and after.state and move is not None
    state = before.state
    if isinstance(step.event, events.Rethrown):
        assert before.before_throw
        state = before.before_throw.state
    news = [after.adapter.news(state, actor, move, after.state, after.recent)]
    return [*news, *_end_news(after.state, after.stood_in)] if after.status == "over" else news


def _other_news(step: Transition) -> Iterator[News]:
    event, after = step.event, step.after
    match event:
        case events.Resigned() | events.DrawAgreed():
            yield {"type": event.type, "seat": event.seat}
            if after.state:
                yield from _end_news(after.state, after.stood_in, after.resigned)
        case events.Seated(seat, _, name):
            yield {"type": "seated", "seat": seat, "name": name}
        case events.Stood(seat) | events.StoodIn(seat, _, "left" | "removed"):
            # The seat no longer says who sat there.
            sat = step.before.seats[seat].name if step.before else None
            yield events.to_json(event) | ({"name": sat} if sat else {})
        case events.Swapped(seat, to):
            yield from _swap_news(step, seat, to)
        case events.Started():
            chosen = {} if after.settings.first is None else {"chosen": True}
            yield events.to_json(event) | chosen
        case events.Configured():
            yield {"type": "configured"}
        case events.Linked(kind):
            yield {"type": "links", "kind": kind}
        case events.Created() | events.SeedRevealed() | events.Advanced() | events.Delayed():
            # The state already shows it.
            return
        case _:
            yield events.to_json(event)


def _swap_news(step: Transition, seat: int, to: int) -> Iterator[News]:
    assert step.before
    yield {"type": "stood", "seat": seat, "why": "moved"}
    for number in (to, seat):
        now = step.after.seats[number]
        if now.kind == "person":
            yield {"type": "seated", "seat": number, "name": now.name}
        elif now.kind == "bot":
            yield {"type": "bot-seated", "seat": number, "bot": now.bot}


def move_news(before: State, actor: Actor, move: Move, after: State, recent: Recent) -> list[News]:
    """The news of a move or a throw in a replay, the same as at a table."""
    news = adapter_for(before.game).news(before, actor, move, after, recent)
    return [news, *_end_news(after)]


def _end_news(
    state: State, stood_in: Collection[int] = (), resigned: int | None = None
) -> list[News]:
    outcome = outcome_view(state, stood_in, resigned)
    return [{"type": "ended", "outcome": outcome}] if outcome else []
