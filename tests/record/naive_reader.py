"""The reader of records in its simplest form, to compare with the real one.

It starts again with the whole text after each fault, and copies the record for each move: easy to
follow, and far too slow for a long text.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TypeAlias, cast

from crosshex.record.errors import RecordError
from crosshex.record.headers import Headers, read_headers
from crosshex.record.notation import SEPARATOR, Line, notation_of
from crosshex.record.reader import _with_result
from crosshex.record.record import Anchor, Record
from crosshex.record.sections import Section
from crosshex.record.tokens import Break, Comment, Header, Location, Word, unify_line_ends
from crosshex.rules import CHANCE, Actor, IllegalMove, InvalidMove, is_game

Token: TypeAlias = Header | Word | Comment | Break

_GAME_LINE = re.compile(r"[ \t]*\[Game\b")
_HEADER = re.compile(r'\[([A-Za-z][A-Za-z0-9]*)[ \t]+"((?:[^"\\\n]|\\["\\])*)"[ \t]*\]')
_WORD = re.compile(r"[^\s{;\[]+")
_ESCAPED = re.compile(r'\\(["\\])')


def read_records(text: str) -> Iterator[Record | RecordError]:
    """Every record of a text; in place of a faulty one its error, which holds the good part.

    After a fault, reading continues with the record of the next line that begins with `[Game`.
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


@dataclass(slots=True)
class _Raw:
    """One record cut out of a text, before it is interpreted."""

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
    """The record, after its headers, its moves and its result were checked.

    Raises:
        RecordError: at the first fault.
    """
    game = next((header.value for header in raw.headers if header.name == "Game"), None)
    moves: _Moves | None = None
    try:
        if raw.fault and not raw.lines:
            raise raw.fault
        if not raw.headers and raw.lines:
            raise raw.lines[0][0].place.fault("a record begins with its headers")
        headers = Headers(cast(Section, _ListedHeaders(raw.headers)))
        described = read_headers(headers)
        start = Record(described.game, described.names, described.first, extras=described.extras)
        moves = _Moves(start)
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


class _ListedHeaders:
    """Headers in a list, found by linear search."""

    def __init__(self, headers: list[Header]) -> None:
        self._headers = headers

    @property
    def first(self) -> Header | None:
        return self._headers[0] if self._headers else None

    @property
    def twice(self) -> Header | None:
        names: set[str] = set()
        for header in self._headers:
            if header.name in names:
                return header
            names.add(header.name)
        return None

    def find(self, name: str) -> Header | None:
        return next((header for header in self._headers if header.name == name), None)

    def tokens(self) -> Iterator[Header]:
        return iter(self._headers)


class _Moves:
    """A record that grows with each node of a correct line.

    Attributes:
        record: what has been read; after a fault, the good part.
    """

    def __init__(self, record: Record) -> None:
        self.record = record
        self._notation = notation_of(record.game.description)

    def read(self, lines: list[list[Word]]) -> None:
        """Read the move lines of one record.

        Raises:
            RecordError: at the first word that is wrong or missing.
        """
        with_dice = self.record.game.description.dice
        for number, words in enumerate(lines, 1):
            self._check_number(words[0], number)
            if number > 1:
                self._check_complete(lines[number - 2])
            if with_dice:
                self._read_turn(Line(words), words[0])
            else:
                self._read_moves(words[1:])

    def _check_number(self, word: Word, number: int) -> None:
        self._check_running(word)
        if word.text != f"{number}.":
            raise word.place.fault(f"found {word.text!r}, expected the turn number {number}.")

    def _check_running(self, word: Word) -> None:
        if ending := self.record.ending:
            raise word.place.fault(f"found {word.text!r}, but the game is over: {ending}")

    def _check_complete(self, words: list[Word]) -> None:
        """Only the last line of an unfinished game may stop early."""
        seats = self.record.game.seats
        if self.record.game.description.dice:
            if self.record.state.to_act is not CHANCE:
                raise words[-1].end.fault(
                    "the turn is not finished, expected / and what was chosen"
                )
        elif len(words) <= seats:
            raise words[-1].end.fault(f"the line ends early, expected {seats} moves")

    def _read_moves(self, words: list[Word]) -> None:
        """`1. -1,0 0,1`: one move of each seat in turn order."""
        record = self.record
        for place, word in enumerate(words):
            if place == record.game.seats:
                raise word.place.fault(f"found {word.text!r}, but the line has a move of each seat")
            actors = record.state.to_act
            seat = actors[0] if isinstance(actors, tuple) and actors else place
            record = self._keep(_played(record, seat, word))

    def _read_turn(self, line: Line, number: Word) -> None:
        """`1. 4 1 6 3 5 6 / r5 y5 / b10`: the throw, and node after node."""
        try:
            thrown = self._notation.read_throw(self.record.state, line)
            self.record = self.record.played(CHANCE, thrown)
        except (InvalidMove, IllegalMove) as error:
            raise number.end.fault(str(error)) from None
        record = self.record
        while line.has_more:
            actors = record.state.to_act
            if not isinstance(actors, tuple):
                raise line.peek.place.fault(f"found {line.peek.text!r}, but the turn is complete")
            self._check_running(line.peek)
            line.expect(SEPARATOR)
            one = "the choice of the active seat"
            expected = "a choice of each seat" if record.state.simultaneous else one
            for seat in actors:
                record = self._keep(_played(record, seat, line.take(expected)))

    def _keep(self, record: Record) -> Record:
        """Keep what has been read, but only complete nodes: no pending choice is kept."""
        if not record.state.pending:
            self.record = record
        return record


def _played(record: Record, actor: Actor, word: Word) -> Record:
    """The record after one move, or a fault at its word."""
    try:
        return record.played(actor, record.state.parse(actor, word.text))
    except (InvalidMove, IllegalMove) as error:
        raise word.place.fault(str(error)) from None


def tokens(text: str, first_line: int = 1) -> Iterator[Token]:
    r"""The tokens of a text whose line ends are all `\n`.

    Raises:
        RecordError: at something that cannot be a token.
    """
    line, line_start, at = first_line, 0, 0
    empty = True
    while at < len(text):
        place = Location(line, at - line_start + 1)
        char = text[at]
        if char == "\n":
            yield Break(empty)
            at += 1
            line, line_start, empty = line + 1, at, True
        elif char.isspace():
            at += 1
        elif char == "{":
            end = text.find("}", at)
            if end < 0:
                raise place.fault("a comment is opened with { and never closed with }")
            comment = text[at + 1 : end]
            yield Comment(comment)
            at, empty = end + 1, False
            if "\n" in comment:
                line += comment.count("\n")
                line_start = text.rfind("\n", 0, end) + 1
        elif char == ";":
            end = text.find("\n", at)
            end = len(text) if end < 0 else end
            yield Comment(text[at + 1 : end].rstrip(), to_end_of_line=True)
            at, empty = end, False
        elif char == "[":
            if not (header := _HEADER.match(text, at)):
                raise place.fault('a header is written [Name "value"]')
            value_place = Location(line, header.start(2) - line_start + 1)
            yield Header(header[1], _ESCAPED.sub(r"\1", header[2]), place, value_place)
            at, empty = header.end(), False
        else:
            word = _WORD.match(text, at)
            assert word is not None  # everything else begins a word
            yield Word(word[0], place, Location(line, word.end() - line_start + 1))
            at, empty = word.end(), False
    if not empty:
        yield Break(empty=False)
