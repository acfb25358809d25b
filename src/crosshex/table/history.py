"""A game that happened, as a record to keep and as a replay to step through."""

from collections.abc import Iterable, Iterator

from crosshex.record import Record, RecordError, read_records
from crosshex.rules import CHANCE, Actor, Move, State
from crosshex.table import events as happened
from crosshex.table.events import Event
from crosshex.table.face import Story, face_for
from crosshex.table.messages import News, PlyView, ReplayView
from crosshex.table.news import move_news
from crosshex.table.settings import parse_word
from crosshex.table.table import Table
from crosshex.table.view import options_view, outcome_view, state_view


def record_of(table: Table, events: Iterable[Event]) -> Record | None:
    """The record of a table as far as it is public, or None if the game has not begun.

    A pending choice is left out, even of a record that only its chooser sees.
    """
    if table.state is None:
        return None
    names = tuple(seat.name or seat.bot or "" for seat in table.seats)
    record: Record | None = None
    for event in events:
        match event:
            case happened.Started():
                game = table.settings.make_game(event.drawn(table.settings))
                record = Record.start(game, event.first, names)
            case happened.Thrown(word):
                assert record is not None
                record = record.played(CHANCE, parse_word(record.game, word))
            case happened.Played(seat, word):
                assert record is not None
                record = record.played(seat, parse_word(record.game, word))
            case happened.Resigned(seat):
                assert record is not None
                record = record.resigned(seat)
            case happened.DrawAgreed(final=True):
                assert record is not None
                record = record.draw_agreed()
    assert record is not None
    return _with_dice(record.without_pending(), table)


def _with_dice(record: Record, table: Table) -> Record:
    if table.commit is None:
        return record
    extras = [("DiceCommit", table.commit)]
    if table.seed is not None:
        extras.append(("DiceSeed", table.seed))
    extras += [(f"DiceShare{number}", s.share) for number, s in enumerate(table.seats, 1)]
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
        "error": {"line": error.line, "column": error.column, "message": error.message}
        if error
        else None,
    }


def _plies(record: Record) -> list[PlyView]:
    """The positions; all choices of a simultaneous node are one ply."""
    face, state = face_for(record.game), record.game.start(record.first)
    story = face.first_story()
    plies: list[PlyView] = [
        {"actor": None, "move": None, "news": [], "state": state_view(state, story)}
    ]
    words: list[str] = []
    for actor, move in record.steps:
        before, state = state, state.play(actor, move)
        story = face.story_after(story, before, actor, move, state)
        if before.simultaneous:
            words.append(str(move))
            if state.pending:
                continue
            plies.append(_ply(None, " ".join(words), before, actor, move, state, story))
            words = []
        else:
            shown = "dice" if actor is CHANCE else actor
            plies.append(_ply(shown, str(move), before, actor, move, state, story))
    if record.closed is not None:
        plies.append(_closing_ply(record, story))
    return plies


def _ply(
    shown: object,
    words: str,
    before: State,
    actor: Actor,
    move: Move,
    after: State,
    story: Story,
) -> PlyView:
    news: list[News] = [
        {"seq": 0, "at": 0, **each} for each in move_news(before, actor, move, after, story)
    ]
    return {
        "actor": shown,  # type: ignore[typeddict-item]
        "move": words,
        "news": news,
        "state": state_view(after, story),
    }


def _closing_ply(record: Record, story: Story) -> PlyView:
    """The players ended the game by themselves."""
    ended: News = {"seq": 0, "at": 0, "type": "ended", "outcome": outcome_view(record.state)}
    return {
        "actor": None,
        "move": None,
        "news": [ended],
        "state": state_view(record.state, story),
    }


def replays_of_text(text: str) -> Iterator[ReplayView]:
    """Every record of an uploaded text, one after the other; a faulty one as far as it is good."""
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
        "error": {"line": found.line, "column": found.column, "message": found.message},
    }
