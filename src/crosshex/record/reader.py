"""Reads records strictly; an error has line and column, and the good part before the fault."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

from crosshex.record.errors import RecordError
from crosshex.record.headers import Headers, read_headers
from crosshex.record.moves import MoveReader
from crosshex.record.record import Anchor, Closed, Record
from crosshex.record.sections import Section, Sections
from crosshex.record.tokens import Break, Comment, CommentSpan, Header, Tokenizer, Word
from crosshex.rules import Ending, is_game

_GAME_LINE = re.compile(r"[ \t]*\[Game\b")


def read_records(text: str) -> Iterator[Record | RecordError]:
    """Every record of a text; for a faulty one its error, which holds the good part.

    After a fault, reading continues with the record of the next line that begins with `[Game`.

    >>> from crosshex.rules import Six
    >>> good = Record.start(Six())
    >>> text = write_records([good, good]).replace("basic", "simple", 1)
    >>> [found == good for found in read_records(text)]
    [False, True]
    """
    if not isinstance(text, str):
        raise RecordError(1, 1, f"a record is a text, not {type(text).__name__}")
    tokens = Tokenizer(text)
    sections, game_lines = Sections(tokens), _GameLines(tokens.lines)
    line = 0
    while (raw := _Raw(tokens, sections.at(line))).has_something:
        try:
            record = _read(raw)
        except RecordError as error:
            yield error
            own = raw.game.place.line if raw.game else 0
            line = game_lines.next_record(max(error.line, line + 1, own))
        else:
            yield record
            line = raw.next_line


class _GameLines:
    """The lines at which reading may continue after a fault, found once for the whole text."""

    def __init__(self, lines: list[str]) -> None:
        begins, first = [], 0
        for number, line in enumerate(lines):
            begins.append(first)
            if not line.lstrip().startswith("["):
                first = number + 1
        # For each line and for the end: where the headers begin that hold the next `[Game` line.
        self._next = [len(lines)] * (len(lines) + 1)
        for number in reversed(range(len(lines))):
            here = _GAME_LINE.match(lines[number])
            self._next[number] = begins[number] if here else self._next[number + 1]

    def next_record(self, after: int) -> int:
        """The line, from 0, where the next record with a `[Game` line begins, or the end."""
        return max(after, self._next[after])


def read_record(text: str) -> Record:
    """The one record of a text.

    >>> from crosshex.rules import Six
    >>> read_record(str(Record.start(Six()))).names
    ('Seat 1', 'Seat 2')

    Raises:
        RecordError: it is faulty, or there is none, or more than one.
    """
    found = list(read_records(text))
    for record in found:
        if isinstance(record, RecordError):
            raise record
    if len(found) != 1 or not isinstance(found[0], Record):
        raise RecordError(1, 1, f"expected one record, found {len(found)}")
    return found[0]


def write_records(records: Iterable[Record]) -> str:
    """The text of several records, with an empty line between them.

    >>> from crosshex.rules import Six
    >>> write_records([Record.start(Six()), Record.start(Six())]).count("[Game ")
    2
    """
    return "\n".join(map(str, records))


class _Raw:
    """One record in a text, read lazily.

    Attributes:
        section: its headers.
        comments: those that have been read so far.
        fault: a text that is not a token, if it ends the record; known after all lines.
        next_line: the line at which the next record begins; known after all lines.
    """

    def __init__(self, tokens: Tokenizer, section: Section) -> None:
        self._tokens = tokens
        self.section = section
        self.comments: list[tuple[Anchor, Comment]] = []
        self.fault: RecordError | None = None
        self.next_line = section.end.next_line

    @property
    def has_something(self) -> bool:
        """Whether there is more than empty lines."""
        end = self.section.end
        return bool(end.word or end.fault or next(self.section.tokens(), None))

    @property
    def game(self) -> Header | None:
        """The header that names the game."""
        return self.section.find("Game")

    def check_beginning(self) -> None:
        """Refuse a record that is broken before its first move, or that begins with a move."""
        end = self.section.end
        if end.fault:
            place, message, what = end.fault
            raise place.fault(message, what)
        if end.word and self.section.first is None:
            word, _ = self._tokens.read(end.word)
            assert isinstance(word, Word)
            raise word.place.fault("a record begins with its headers", "headers-first")

    def read_comments(self) -> None:
        """Read the comments among the headers."""
        anchor = ""
        for token in self.section.tokens():
            if isinstance(token, Header):
                anchor = token.name
            else:
                self.comments.append((anchor, self._tokens.comment(token)))

    def lines(self) -> Iterator[list[Word]]:
        """The move lines; each comes when all comments after it have been read."""
        done, words = self.section.end.done, 0
        line: list[Word] = []
        complete: list[Word] = []
        cursor = self.section.end.word
        try:
            while cursor:
                token, cursor = self._tokens.read(cursor)
                match token:
                    case Header() if line:
                        raise token.place.fault("a header begins a line of its own", "header-form")
                    case Header():
                        self.next_line = token.place.line - 1
                        break
                    case Word():
                        if complete:
                            yield complete
                            complete = []
                        words += 1
                        line.append(token)
                    case CommentSpan():
                        self.comments.append((words - 1, self._tokens.comment(token)))
                    case Break() if line:
                        complete, line, done = line, [], True
                    case None:
                        break
        except RecordError as error:
            if done and self._tokens.lines[error.line - 1].lstrip().startswith("["):
                self.next_line = error.line - 1  # the broken header belongs to the next record
            else:
                self.fault = error
        if line or complete:
            yield line or complete


def _read(raw: _Raw) -> Record:
    """Read and check headers, moves and result of a record.

    Raises:
        RecordError: at the first fault.
    """
    moves: MoveReader | None = None
    try:
        raw.check_beginning()
        headers = Headers(raw.section)
        described = read_headers(headers)
        start = Record(described.game, described.names, described.first, extras=described.extras)
        moves = MoveReader(start)
        raw.read_comments()
        moves.read(raw.lines())
        if raw.fault:
            raise raw.fault
        return _with_result(moves.record, headers).with_comments(tuple(raw.comments))
    except RecordError as error:
        named = raw.game
        error.game = named.value if named and is_game(named.value) else None
        if moves is not None:
            record = moves.record
            written = sum(map(len, record.lines()))
            kept = [c for c in raw.comments if isinstance(c[0], str) or c[0] < written]
            error.partial = record.with_comments(tuple(kept))
        raise


def _with_result(record: Record, headers: Headers) -> Record:
    """Check the result headers; they may also say that the players ended the game."""
    result, ending = headers.need("Result"), headers.find("Ending")
    if record.ending is None and ending and (closed := _closing(record, result, ending)):
        return replace(record, closed=closed)
    if result.value != record.result:
        raise result.value_place.fault(
            f"Result is {result.value!r}, but the moves make it {record.result!r}",
            "wrong-result",
            **_compared(result, record.result),
        )
    if record.ending is None and ending:
        raise ending.value_place.fault(
            f"Ending is {ending.value!r}, but the game is not finished: leave it out",
            "wrong-result",
            **_compared(ending, ""),
        )
    if record.ending is not None and not ending:
        message = f"the header Ending is missing: it was {str(record.ending)!r}"
        raise result.place.fault(message, "header-missing", name="Ending")
    if ending and ending.value != record.ending:
        raise ending.value_place.fault(
            f"Ending is {ending.value!r}, but the moves make it {str(record.ending)!r}",
            "wrong-result",
            **_compared(ending, str(record.ending)),
        )
    return record


def _compared(header: Header, expected: str) -> dict[str, str]:
    """The variables for a header with a wrong value; `expected` is empty if it must be absent."""
    return {"name": header.name, "value": header.value, "expected": expected}


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
            f"Result is {result.value!r}; {ending.value} means {' or '.join(ways)}",
            "wrong-result",
            **_compared(result, ", ".join(ways)),
        )
    return ways[result.value]
