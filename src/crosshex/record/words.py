"""Cutting the text of records into headers, words and comments, each with its line and column."""

import re
from bisect import bisect_left, bisect_right
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate
from typing import Final, NamedTuple, TypeAlias

from crosshex.record.errors import OTHER, RecordError

LONGEST_PARAM: Final = 80


class Place(NamedTuple):
    """Where something stands in a text: line and column from 1, columns in characters."""

    line: int
    column: int

    def fault(self, message: str, what: str = OTHER, **params: str) -> RecordError:
        """The error for something wrong here: in English, and by its kind for other languages."""
        short = {name: _shortened(value) for name, value in params.items()}
        return RecordError(self.line, self.column, message, what=what, params=short)


def _shortened(value: str) -> str:
    """As much of a value as a sentence can hold."""
    return value if len(value) <= LONGEST_PARAM else value[: LONGEST_PARAM - 1] + "…"


class Header(NamedTuple):
    """A line such as `[Seat1 "North"]`; `value_place` is where the value begins."""

    name: str
    value: str
    place: Place
    value_place: Place


class Word(NamedTuple):
    """Something between spaces in the moves, and the place right behind it."""

    text: str
    place: Place
    end: Place


@dataclass(frozen=True, slots=True)
class Comment:
    """A comment without its marks: `{ … }`, or `; …` to the end of the line."""

    text: str
    to_end_of_line: bool = False

    def __str__(self) -> str:
        return f";{self.text}" if self.to_end_of_line else f"{{{self.text}}}"


class Break(NamedTuple):
    """The end of a line; `empty` if nothing stood on it."""

    empty: bool


class Remark(NamedTuple):
    """Where the text of a comment begins and ends; it is copied only when somebody wants it."""

    start: int
    end: int
    to_end_of_line: bool


class Mark(NamedTuple):
    """How far a text has been read.

    Attributes:
        at: the next character, from 0.
        line: its line, from 0.
        empty: whether nothing has stood on this line so far.
    """

    at: int
    line: int
    empty: bool


Token: TypeAlias = Header | Word | Remark | Break

_HEADER = re.compile(r'\[([A-Za-z][A-Za-z0-9]*)[ \t]+"((?:[^"\\\n]|\\["\\])*)"[ \t]*\]')
_WORD = re.compile(r"[^\s{;\[]+")
_SPACES = re.compile(r"[^\S\n]*")
_ESCAPED = re.compile(r'\\(["\\])')


class Source:
    r"""A text that is cut into tokens, from the beginning of any line on.

    Reading is begun anew after each fault, so nothing here may search what it searched before.

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

    def mark(self, line: int) -> Mark:
        """The beginning of a line, which counts from 0; that behind the last is the end."""
        return Mark(self._starts[line], line, empty=True)

    def comment(self, remark: Remark) -> Comment:
        """The comment that stands there."""
        text = self.text[remark.start : remark.end]
        return Comment(text.rstrip() if remark.to_end_of_line else text, remark.to_end_of_line)

    def read(self, mark: Mark) -> tuple[Token | None, Mark]:
        """The next token, or None at the end, and how far that is.

        Raises:
            RecordError: there is something that can be no token.
        """
        text, line, start = self.text, mark.line, self._starts[mark.line]
        spaces = _SPACES.match(text, mark.at)
        at = spaces.end() if spaces else mark.at
        if at >= len(text):
            return (None, mark) if mark.empty else (Break(empty=False), Mark(at, line, empty=True))
        char = text[at]
        if char == "\n":
            return Break(mark.empty), Mark(at + 1, line + 1, empty=True)
        place = Place(line + 1, at - start + 1)
        if char == "{":
            return self._read_comment(at, place)
        if char == ";":
            end = start + len(self.lines[line])
            return Remark(at + 1, end, to_end_of_line=True), Mark(end, line, empty=False)
        if char == "[":
            if not (header := _HEADER.match(text, at)):
                raise place.fault('a header is written [Name "value"]', "header-form")
            value_place = Place(line + 1, header.start(2) - start + 1)
            value = _ESCAPED.sub(r"\1", header[2])
            after = Mark(header.end(), line, empty=False)
            return Header(header[1], value, place, value_place), after
        word = _WORD.match(text, at)
        assert word is not None  # everything else begins a word
        end = word.end()
        return Word(word[0], place, Place(line + 1, end - start + 1)), Mark(end, line, empty=False)

    def _read_comment(self, at: int, place: Place) -> tuple[Remark, Mark]:
        closing = bisect_left(self._closings, at)
        if closing == len(self._closings):
            message = "a comment is opened with { and never closed with }"
            raise place.fault(message, "comment-open")
        end = self._closings[closing]
        line = bisect_right(self._starts, end, lo=place.line - 1) - 1
        return Remark(at + 1, end, to_end_of_line=False), Mark(end + 1, line, empty=False)


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
