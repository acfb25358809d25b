"""A game that happened, as a record to keep and as a replay to step through."""

from collections.abc import Iterable, Iterator
from typing import Any, Literal

from typing_extensions import TypedDict

from crosshex.record import Record, RecordError, Step, read_records, write_position
from crosshex.record.headers import DICE_ORIGIN, TAKEBACKS
from crosshex.record.record import RecordBuilder
from crosshex.rules import CHANCE, State
from crosshex.table import events
from crosshex.table.adapter import Recent, adapter_for
from crosshex.table.apply import apply_event, create_table, move_of
from crosshex.table.events import Event
from crosshex.table.fair_dice import FIRST_CHOSEN
from crosshex.table.messages import News, OutcomeView, StateView
from crosshex.table.news import end_news, move_news
from crosshex.table.table import Table
from crosshex.table.view import options_view, outcome_view, state_view


class PlyView(TypedDict):
    """One step of a replay; `position` is the state on one line."""

    actor: int | Literal["dice"] | None
    move: str | None
    news: list[News]
    state: StateView
    position: str


class RecordFault(TypedDict):
    """An error in an uploaded record, in English; `what` and `params` serve other languages."""

    line: int
    column: int
    message: str
    what: str
    params: dict[str, str]


class ReplayView(TypedDict):
    """A game to step through."""

    game: str | None
    options: dict[str, Any]
    names: list[str]
    headers: dict[str, str]
    text: str
    plies: list[PlyView]
    outcome: OutcomeView | None
    error: RecordFault | None


def record_of(table: Table, happened: Iterable[Event]) -> Record | None:
    """The public record of a table, or None if the game has not begun.

    Moves that were taken back are left out. So is a pending choice, even in a record for the
    player who made it.
    """
    if table.state is None:
        return None
    names = tuple(seat.name or seat.bot or "" for seat in table.seats)
    record, line = Record.start(table.state.game, 0, names), _Line()
    for event in happened:
        if isinstance(event, events.Started):
            record = Record.start(table.state.game, event.first, names)
        line.add(table.id, event)
    builder = RecordBuilder(record)
    for step in line.steps:
        builder.play(*step)
    record = builder.record
    match line.ending:
        case events.Resigned(seat):
            record = record.resigned(seat)
        case events.DrawAgreed():
            record = record.draw_agreed()
    return _with_extras(record.without_pending(), table, line.takebacks)


class _Line:
    """Collects the moves and throws that were not taken back, event by event.

    Attributes:
        steps: who did what.
        takebacks: how many decisions were taken back.
        ending: the event by which the players ended the game themselves, or None.
    """

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.takebacks = 0
        self.ending: Event | None = None
        self._table: Table | None = None
        # Choices that everybody had seen, and that wait again because another was taken back.
        self._reopened: set[int] = set()
        # How many steps there were after each event, without hidden choices.
        self._settled: list[int] = []

    def add(self, table: str, event: Event) -> None:
        """Add one event."""
        before = self._table or create_table(table, event, 0)
        move, after = None, before
        if self._table is not None:
            move = move_of(before, event)
            after = apply_event(before, event, 0, move)
        match event:
            case events.MovePlayed(seat) if move is not None:
                self.steps.append(Step(seat, move))
            case events.Thrown() if move is not None:
                self.steps.append(Step(CHANCE, move))
            case events.Rethrown() if move is not None:
                last = max(at for at, step in enumerate(self.steps) if step.actor is CHANCE)
                self.steps[last:] = [Step(CHANCE, move)]
            case events.Withdrawn(seat):
                chosen = [step for step in self.steps[self._settled[-1] :] if step.actor != seat]
                self.steps[self._settled[-1] :] = chosen
                self.takebacks += seat in self._reopened
                self._reopened.discard(seat)
            case events.TakenBack(seat, to):
                # Where several seats chose together, the other choices become pending again.
                others = [Step(*each) for each in before.undo[seat].choices if each[0] != seat]
                self.steps[self._settled[to - 1] :] = others
                self.takebacks += 1
                self._reopened = {each.actor for each in others if isinstance(each.actor, int)}
            case events.Resigned() | events.DrawAgreed(final=True):
                self.ending = event
        pending = after.state.pending if after.state else ()
        if not pending:
            self._reopened.clear()
        self._table = after
        self._settled.append(len(self.steps) - len(pending))


def _with_extras(record: Record, table: Table, takebacks: int) -> Record:
    """The record with further headers: on the dice, takebacks, and who was chosen to begin."""
    extras: list[tuple[str, str]] = []
    if table.commit is not None:
        extras.append(("DiceCommit", table.commit))
        if table.seed is not None:
            extras.append(("DiceSeed", table.seed))
        if not table.is_daily:
            extras += [(f"DiceShare{number}", s.share) for number, s in enumerate(table.seats, 1)]
    if table.dice_origin is not None:
        extras.append((DICE_ORIGIN, table.dice_origin))
    if takebacks:
        extras.append((TAKEBACKS, str(takebacks)))
    if table.settings.first is not None:
        extras.append(FIRST_CHOSEN)
    return Record(
        record.game, record.names, record.first, record.steps, record.closed, tuple(extras)
    )


def replay_view(record: Record, error: RecordError | None = None) -> ReplayView:
    """A record as positions to step through; `error` says where reading it stopped."""
    return {
        "game": record.game.name,
        "options": options_view(record.game.description, record.game.options),
        "names": list(record.names),
        "headers": record.headers(),
        "text": str(record),
        "plies": _plies(record),
        "outcome": outcome_view(record.state),
        "error": _fault_view(error) if error else None,
    }


def _plies(record: Record) -> list[PlyView]:
    """The positions; choices that are made at the same time are one ply."""
    recent, state = adapter_for(record.game).recent(), record.game.start(record.first)
    plies = [_ply(None, None, [], state, recent)]
    words: list[str] = []
    shown: int | Literal["dice"] | None
    for actor, move in record.steps:
        before, state = state, state.play(actor, move)
        recent = recent.after(before, actor, move, state)
        if before.simultaneous:
            words.append(str(move))
            if state.pending:
                continue
            shown, word, words = None, " ".join(words), []
        else:
            shown, word = actor if isinstance(actor, int) else "dice", str(move)
        news = move_news(before, actor, move, state, recent)
        plies.append(_ply(shown, word, news, state, recent))
    if record.closed is not None:  # The players ended the game themselves.
        plies.append(_ply(None, None, end_news(record.state), record.state, recent))
    return plies


def _ply(
    actor: int | Literal["dice"] | None,
    move: str | None,
    news: Iterable[News],
    state: State,
    recent: Recent,
) -> PlyView:
    return {
        "actor": actor,
        "move": move,
        "news": [{"seq": 0, "at": 0, **each} for each in news],
        "state": state_view(state, recent),
        "position": write_position(state),
    }


def replays_of_text(text: str) -> Iterator[ReplayView]:
    """Every record of an uploaded text, in order; a faulty one up to its first error."""
    return map(_replay_of, read_records(text))


def _replay_of(found: Record | RecordError) -> ReplayView:
    if isinstance(found, Record):
        return replay_view(found)
    if found.partial is not None:
        return replay_view(found.partial, found)
    return {
        "game": None,
        "options": {},
        "names": [],
        "headers": {},
        "text": "",
        "plies": [],
        "outcome": None,
        "error": _fault_view(found),
    }


def _fault_view(error: RecordError) -> RecordFault:
    return {
        "line": error.line,
        "column": error.column,
        "message": error.message,
        "what": error.what,
        "params": error.params,
    }
