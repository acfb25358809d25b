"""The tokenizer of records: headers, words and comments, each with its line and column."""

import re
from bisect import bisect_left, bisect_right
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate
from typing import Final, NamedTuple, TypeAlias

from crosshex.record.errors import OTHER, RecordError

LONGEST_PARAM: Final = 80


class Location(NamedTuple):
    """A place in a text: line and column from 1, columns in characters."""

    line: int
    column: int

    def fault(self, message: str, what: str = OTHER, **params: str) -> RecordError:
        """An error at this place: an English message, and a code for other languages."""
        short = {name: _shortened(value) for name, value in params.items()}
        return RecordError(self.line, self.column, message, what=what, params=short)


def _shortened(value: str) -> str:
    """The value, cut to a length that fits into a sentence."""
    return value if len(value) <= LONGEST_PARAM else value[: LONGEST_PARAM - 1] + "…"


class Header(NamedTuple):
    """A line such as `[Seat1 "North"]`; `value_place` is where the value begins."""

    name: str
    value: str
    place: Location
    value_place: Location


class Word(NamedTuple):
    """A word of the moves; `end` is the place right after it."""

    text: str
    place: Location
    end: Location


@dataclass(frozen=True, slots=True)
class Comment:
    """A comment: `{ … }`, or `; …` to the end of the line.

    >>> str(Comment(" a good start "))
    '{ a good start }'
    """

    text: str
    to_end_of_line: bool = False

    def __str__(self) -> str:
        return f";{self.text}" if self.to_end_of_line else f"{{{self.text}}}"


class Break(NamedTuple):
    """The end of a line; `empty` if the line was empty."""

    empty: bool


class CommentSpan(NamedTuple):
    """Where the text of a comment begins and ends; the text is copied only when it is needed."""

    start: int
    end: int
    to_end_of_line: bool


class Cursor(NamedTuple):
    """How far a text has been read.

    Attributes:
        at: the next character, from 0.
        line: its line, from 0.
        empty: whether this line is empty so far.
    """

    at: int
    line: int
    empty: bool


Token: TypeAlias = Header | Word | CommentSpan | Break

_HEADER = re.compile(r'\[([A-Za-z][A-Za-z0-9]*)[ \t]+"((?:[^"\\\n]|\\["\\])*)"[ \t]*\]')
_WORD = re.compile(r"[^\s{;\[]+")
_SPACES = re.compile(r"[^\S\n]*")
_ESCAPED = re.compile(r'\\(["\\])')


class Tokenizer:
    r"""Splits a text into tokens, beginning at any line.

    Reading starts again after each fault, so no part of the text may be searched twice.

    Attributes:
        text: with `\n` at the end of each line.
        lines: its lines.
    """

    def __init__(self, text: str) -> None:
        self.text = unify_line_ends(text)
        self.lines = self.text.split("\n")
        self._starts = list(accumulate((len(line) + 1 for line in self.lines), initial=0))

    @cached_property
    def _closings(self) -> list[int]:
        return [found.start() for found in re.finditer("}", self.text)]

    def cursor(self, line: int) -> Cursor:
        """The beginning of a line; lines count from 0, and the line after the last is the end."""
        return Cursor(self._starts[line], line, empty=True)

    def comment(self, span: CommentSpan) -> Comment:
        """The comment itself."""
        text = self.text[span.start : span.end]
        return Comment(text.rstrip() if span.to_end_of_line else text, span.to_end_of_line)

    def read(self, cursor: Cursor) -> tuple[Token | None, Cursor]:
        """The next token, or None at the end, and the cursor after it.

        Raises:
            RecordError: the text here is not a token.
        """
        text, line, start = self.text, cursor.line, self._starts[cursor.line]
        spaces = _SPACES.match(text, cursor.at)
        at = spaces.end() if spaces else cursor.at
        if at >= len(text):
            return (
                (None, cursor)
                if cursor.empty
                else (Break(empty=False), Cursor(at, line, empty=True))
            )
        char = text[at]
        if char == "\n":
            return Break(cursor.empty), Cursor(at + 1, line + 1, empty=True)
        place = Location(line + 1, at - start + 1)
        if char == "{":
            return self._read_comment(at, place)
        if char == ";":
            end = start + len(self.lines[line])
            return CommentSpan(at + 1, end, to_end_of_line=True), Cursor(end, line, empty=False)
        if char == "[":
            if not (header := _HEADER.match(text, at)):
                raise place.fault('a header is written [Name "value"]', "header-form")
            value_place = Location(line + 1, header.start(2) - start + 1)
            value = _ESCAPED.sub(r"\1", header[2])
            after = Cursor(header.end(), line, empty=False)
            return Header(header[1], value, place, value_place), after
        word = _WORD.match(text, at)
        assert word is not None  # everything else begins a word
        end = word.end()
        return Word(word[0], place, Location(line + 1, end - start + 1)), Cursor(
            end, line, empty=False
        )

    def _read_comment(self, at: int, place: Location) -> tuple[CommentSpan, Cursor]:
        closing = bisect_left(self._closings, at)
        if closing == len(self._closings):
            message = "a comment is opened with { and never closed with }"
            raise place.fault(message, "comment-open")
        end = self._closings[closing]
        line = bisect_right(self._starts, end, lo=place.line - 1) - 1
        return CommentSpan(at + 1, end, to_end_of_line=False), Cursor(end + 1, line, empty=False)


def unify_line_ends(text: str) -> str:
    r"""The text with `\n` at the end of each line, and without a byte order mark."""
    return text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")


def write_header(name: str, value: str) -> str:
    r"""A header line.

    >>> write_header("Seat1", 'Ann "the ace"')
    '[Seat1 "Ann \\"the ace\\""]'
    """
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{escaped}"]'
