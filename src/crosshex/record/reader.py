"""Reading records: strictly, with line and column of a fault, and without losing what was good."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

from crosshex.record.errors import RecordError
from crosshex.record.headers import Headers, read_headers
from crosshex.record.moves import MoveReader
from crosshex.record.record import Anchor, Closed, Record
from crosshex.record.words import Break, Comment, Header, Place, Word, tokens, unify_line_ends
from crosshex.rules import Ending, is_game

_GAME_LINE = re.compile(r"[ \t]*\[Game\b")


def read_records(text: str) -> Iterator[Record | RecordError]:
    """Every record of a text; in the place of a faulty one its error, with the good part in it.

    After a fault, reading goes on with the record of the next line that begins with `[Game`.
    """
    text = unify_line_ends(text)
    lines = text.split("\n")
    line = 0
    while raw := _cut(lines, line):
        try:
            yield _read(raw)
            line = raw.next_line
        except RecordError as error:
            yield error
            own = (header.place.line for header in raw.headers if header.name == "Game")
            line = _next_game(lines, max(error.line, line + 1, next(own, 0)))


def _next_game(lines: list[str], after: int) -> int:
    """Where the next record with a `[Game` line begins; lines count from 0, the end included."""
    for number in range(after, len(lines)):
        if _GAME_LINE.match(lines[number]):
            while number > after and lines[number - 1].lstrip().startswith("["):
                number -= 1
            return number
    return len(lines)


def read_record(text: str) -> Record:
    """The one record of a text.

    Raises:
        RecordError: it is faulty, or there is none, or more than one.
    """
    found = list(read_records(text))
    for record in found:
        if isinstance(record, RecordError):
            raise record
    if len(found) != 1 or not isinstance(found[0], Record):
        raise RecordError(1, 1, f"there are {len(found)} records here, not one")
    return found[0]


def write_records(records: Iterable[Record]) -> str:
    """The text of several records, one after the other."""
    return "\n".join(map(str, records))


@dataclass(slots=True)
class _Raw:
    """One record cut out of a text, before anybody asks what it means."""

    headers: list[Header] = field(default_factory=list)
    lines: list[list[Word]] = field(default_factory=list)
    comments: list[tuple[Anchor, Comment]] = field(default_factory=list)
    fault: RecordError | None = None
    next_line: int = 0


def _cut(lines: list[str], first: int) -> _Raw | None:
    """The record that begins on a line, or None if nothing but empty lines follows."""
    raw = _Raw(next_line=len(lines))
    words = 0
    line: list[Word] = []
    headers_done = False
    try:
        for token in tokens("\n".join(lines[first:]), first + 1):
            match token:
                case Header():
                    if line:
                        raise token.place.fault("a header begins a line of its own")
                    if raw.lines or headers_done:
                        raw.next_line = token.place.line - 1
                        break
                    raw.headers.append(token)
                case Word():
                    words += 1
                    line.append(token)
                case Comment():
                    anchor: Anchor = raw.headers[-1].name if raw.headers else ""
                    raw.comments.append((words - 1 if words else anchor, token))
                case Break(empty=empty):
                    headers_done = headers_done or (empty and bool(raw.headers))
                    if line:
                        raw.lines.append(line)
                        line = []
    except RecordError as error:
        if (raw.lines or headers_done) and lines[error.line - 1].lstrip().startswith("["):
            raw.next_line = error.line - 1  # the broken header belongs to the next record
        else:
            raw.fault = error
    if line:
        raw.lines.append(line)
    return raw if raw.headers or raw.lines or raw.comments or raw.fault else None


def _read(raw: _Raw) -> Record:
    """The record, once its headers, its moves and its result have been found right.

    Raises:
        RecordError: at the first fault.
    """
    game = next((header.value for header in raw.headers if header.name == "Game"), None)
    moves: MoveReader | None = None
    try:
        if raw.fault and not raw.lines:
            raise raw.fault
        if not raw.headers and raw.lines:
            raise raw.lines[0][0].place.fault("a record begins with its headers")
        headers = Headers(raw.headers, raw.headers[0].place if raw.headers else Place(1, 1))
        described = read_headers(headers)
        start = Record(described.game, described.names, described.first, extras=described.extras)
        moves = MoveReader(start)
        moves.read(raw.lines)
        if raw.fault:
            raise raw.fault
        return _with_result(moves.record, headers).with_comments(tuple(raw.comments))
    except RecordError as error:
        error.game = game if game is not None and is_game(game) else None
        if moves is not None:
            written = sum(map(len, moves.record.lines()))
            kept = [c for c in raw.comments if isinstance(c[0], str) or c[0] < written]
            error.partial = moves.record.with_comments(tuple(kept))
        raise


def _with_result(record: Record, headers: Headers) -> Record:
    """The record, ended by its players if the headers say so; the headers must be right."""
    result, ending = headers.need("Result"), headers.find("Ending")
    if record.ending is None and ending and (closed := _closing(record, result, ending)):
        return replace(record, closed=closed)
    if result.value != record.result:
        raise result.value_place.fault(
            f"Result is {result.value!r}, but the moves make it {record.result!r}"
        )
    if record.ending is None and ending:
        raise ending.value_place.fault(
            f"Ending is {ending.value!r}, but the game is not finished: leave it out"
        )
    if record.ending is not None and not ending:
        raise result.place.fault(f"the header Ending is missing: it was {str(record.ending)!r}")
    if ending and ending.value != record.ending:
        raise ending.value_place.fault(
            f"Ending is {ending.value!r}, but the moves make it {str(record.ending)!r}"
        )
    return record


def _closing(record: Record, result: Header, ending: Header) -> Closed | None:
    """How the players ended the game, if the headers say that they did and the game allows it."""
    description, game = record.game.description, record.game
    ways: dict[str, Closed] = {}
    if description.draws and ending.value == Ending.AGREEMENT:
        ways[record.draw_agreed().result] = Closed(Ending.AGREEMENT)
    elif description.resignation and ending.value == Ending.RESIGNATION:
        for seat in reversed(range(game.seats)):
            ways[record.resigned(seat).result] = Closed(Ending.RESIGNATION, game.side(seat))
    else:
        return None
    if result.value not in ways:
        raise result.value_place.fault(
            f"Result is {result.value!r}; {ending.value} means {' or '.join(ways)}"
        )
    return ways[result.value]
