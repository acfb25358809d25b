"""Cutting the text of records into headers, words and comments, each with its line and column."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from crosshex.record.errors import RecordError


@dataclass(frozen=True, slots=True)
class Place:
    """Where something stands in a text: line and column from 1, columns in characters."""

    line: int
    column: int

    def fault(self, message: str) -> RecordError:
        """The error for something wrong here."""
        return RecordError(self.line, self.column, message)


@dataclass(frozen=True, slots=True)
class Header:
    """A line such as `[Seat1 "North"]`; `value_place` is where the value begins."""

    name: str
    value: str
    place: Place
    value_place: Place


@dataclass(frozen=True, slots=True)
class Word:
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


@dataclass(frozen=True, slots=True)
class Break:
    """The end of a line; `empty` if nothing stood on it."""

    empty: bool


Token: TypeAlias = Header | Word | Comment | Break

_HEADER = re.compile(r'\[([A-Za-z][A-Za-z0-9]*)[ \t]+"((?:[^"\\\n]|\\["\\])*)"[ \t]*\]')
_WORD = re.compile(r"[^\s{;\[]+")
_ESCAPED = re.compile(r'\\(["\\])')


def tokens(text: str, first_line: int = 1) -> Iterator[Token]:
    r"""The tokens of a text whose line ends are all `\n`.

    Raises:
        RecordError: at something that can be no token.
    """
    line, line_start, at = first_line, 0, 0
    empty = True
    while at < len(text):
        place = Place(line, at - line_start + 1)
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
            value_place = Place(line, header.start(2) - line_start + 1)
            yield Header(header[1], _ESCAPED.sub(r"\1", header[2]), place, value_place)
            at, empty = header.end(), False
        else:
            word = _WORD.match(text, at)
            assert word is not None  # everything else begins a word
            yield Word(word[0], place, Place(line, word.end() - line_start + 1))
            at, empty = word.end(), False
    if not empty:
        yield Break(empty=False)


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
