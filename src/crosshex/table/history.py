"""A game that happened, as a record to keep and as a replay to step through."""

from collections.abc import Iterable, Iterator
from operator import itemgetter
from typing import Any, Literal

from typing_extensions import TypedDict

from crosshex.record import Record, RecordError, Step, read_records, write_position
from crosshex.record.headers import DICE_ORIGIN, TAKEBACKS
from crosshex.rules import CHANCE, Actor, Game, Move, State
from crosshex.table import events
from crosshex.table.adapter import Recent, adapter_for
from crosshex.table.events import Event
from crosshex.table.fair_dice import FIRST_CHOSEN
from crosshex.table.messages import News, OutcomeView, StateView
from crosshex.table.news import end_news, move_news
from crosshex.table.settings import parse_word
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
    found = game_of(table, happened)
    return found and found[0]


def game_of(table: Table, happened: Iterable[Event]) -> tuple[Record, list[State]] | None:
    """The record of `record_of`, and its positions from the start on; the last ones may be more."""
    if table.state is None:
        return None
    line = _Line(table.state.game)
    for event in happened:
        line.add(event)
    names = tuple(seat.name or seat.bot or "" for seat in table.seats)
    record = Record.start(table.state.game, line.first, names)
    record = record.with_state(line.states[-1], steps=tuple(line.steps))
    match line.ending:
        case events.Resigned(seat):
            record = record.resigned(seat)
        case events.DrawAgreed():
            record = record.draw_agreed()
    return _with_extras(record.without_pending(), table, line.takebacks), line.states


class _Line:
    """Collects the moves and throws that were not taken back, event by event.

    Attributes:
        first: the seat that began.
        steps: who did what.
        states: the position at the start, and after each step.
        takebacks: how many decisions were taken back.
        ending: the event by which the players ended the game themselves, or None.
    """

    def __init__(self, game: Game) -> None:
        self.first = 0
        self.steps: list[Step] = []
        self.states = [game.start(0)]
        self.takebacks = 0
        self.ending: Event | None = None
        # Choices that everybody had seen, and that wait again because another was taken back.
        self._reopened: set[int] = set()
        # How many steps there were after each event, without hidden choices.
        self._settled: list[int] = []

    def add(self, event: Event) -> None:
        """Add one event."""
        match event:
            case events.Started(first):
                self.first, self.states = first, [self.states[0].game.start(first)]
            case events.MovePlayed(seat, word):
                self._play(seat, self._read(word))
            case events.Thrown(word):
                self._play(CHANCE, self._read(word))
            case events.Rethrown(word):
                last = max(at for at, step in enumerate(self.steps) if step.actor is CHANCE)
                self._go_on(last, [Step(CHANCE, self._read(word))])
            case events.Withdrawn(seat):
                begin = self._settled[-1]
                self._go_on(begin, [step for step in self.steps[begin:] if step.actor != seat])
                self.takebacks += seat in self._reopened
                self._reopened.discard(seat)
            case events.TakenBack(seat, to):
                # Where several seats chose together, the other choices become pending again.
                begin = self._settled[to - 1]
                others = [step for step in self._decision(begin) if step.actor != seat]
                self._go_on(begin, others)
                self.takebacks += 1
                self._reopened = {each.actor for each in others if isinstance(each.actor, int)}
            case events.Resigned() | events.DrawAgreed(final=True):
                self.ending = event
        pending = self.states[-1].pending
        if not pending:
            self._reopened.clear()
        self._settled.append(len(self.steps) - len(pending))

    def _read(self, word: str) -> Move:
        return parse_word(self.states[0].game, word)

    def _play(self, actor: Actor, move: Move) -> None:
        before, after = self.states[-1], self.states[-1].play(actor, move)
        self.steps.append(Step(actor, move))
        self.states.append(after)
        if before.simultaneous and not after.pending:
            begin = -1 - len(before.pending)
            self.steps[begin:] = sorted(self.steps[begin:], key=itemgetter(0))

    def _go_on(self, begin: int, steps: list[Step]) -> None:
        """Replace all steps after the first ones."""
        del self.steps[begin:], self.states[begin + 1 :]
        for step in steps:
            self._play(*step)

    def _decision(self, begin: int) -> list[Step]:
        """The choices by which a question was decided."""
        end = begin + 1
        while self.states[end].pending:
            end += 1
        return self.steps[begin:end]


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
