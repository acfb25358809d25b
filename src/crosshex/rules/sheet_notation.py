"""Reads the notation of sheets (page Sheets, S1); a fault has its row and field, or its word.

Cheap for any text: nothing is expanded before its numbers are known to be in range.
"""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from crosshex.rules.errors import OptionError
from crosshex.rules.sheet import (
    FACES,
    FIELDS,
    LETTERS,
    LOCKING,
    ROWS,
    Colour,
    Field,
    Row,
    Sheet,
    check_sheet,
)
from crosshex.rules.sheet_faults import SheetError, SheetFault

_WORD: Final = re.compile(r"[^\s,/]+")
_RUN: Final = re.compile(rf"([{LETTERS}])([1-9][0-9]{{0,2}})(?:-([1-9][0-9]{{0,2}}))?")
_SETTING: Final = re.compile(r"(faces|locking|needed)=(.*)", re.DOTALL)
_COUNT: Final = re.compile(r"0|[1-9][0-9]{0,2}")
_BEGINS: Final = re.compile(rf"[\s,]*(?:[{LETTERS}][0-9]|faces=|locking=|needed=)")
_SETTINGS: Final = {
    "faces": (SheetFault.FACES, FACES),
    "locking": (SheetFault.LOCKING, LOCKING),
    "needed": (SheetFault.NEEDED, range(1000)),
}


class _Token(NamedTuple):
    """A word of the notation, and where it begins."""

    text: str
    at: int


def begins_like_notation(text: str) -> bool:
    """Whether a text is meant as a notation, and not as a name.

    >>> begins_like_notation("r2-12,y4/b3"), begins_like_notation("mixx-colours")
    (True, False)
    """
    return _BEGINS.match(text) is not None


def check_sheet_text(text: object) -> None:
    """Refuse to read a sheet from anything else.

    Raises:
        OptionError: it is not a text.
    """
    if not isinstance(text, str):
        raise OptionError(f"a sheet is read from a text, its name or notation, not from {text!r}")


def parse_sheet(text: str) -> Sheet:
    """The sheet of a notation, on one line or as one word.

    >>> parse_sheet("r2-4,r5 r6-12/y2-12 / g12-2/b12-2").notation
    'r2-12 / y2-12 / g12-2 / b12-2'

    Raises:
        SheetError: it is not a sheet; the error says in which row and field, or in which word.
        OptionError: it is not a text.
    """
    check_sheet_text(text)
    parts = _parts(text)
    head, parts[0] = _head(parts[0])
    settings = _read_settings(head)
    faces = settings.get("faces", 6)
    rows: list[list[tuple[Field, _Token]]] = []
    for at, words in enumerate(parts):
        if at >= ROWS.stop - 1:
            place = words[0] if words else _Token("", len(text))
            raise SheetError(SheetFault.ROWS, at, found=place.text, at=place.at)
        rows.append(list(_read_row(at, words, 2 * faces)))
        if len(rows[-1]) < FIELDS.start:
            end = words[-1].at if words else _end_of(text, at)
            raise SheetError(SheetFault.FIELDS, at, found=words[-1].text if words else "", at=end)
    try:
        sheet = Sheet(tuple(Row(tuple(one for one, _ in row)) for row in rows), **settings)
        check_sheet(sheet)
        return sheet
    except SheetError as error:
        raise _placed(error, rows, head) from None


def _parts(text: str) -> list[list[_Token]]:
    """The words of each part between slashes; no more parts than are needed to refuse them."""
    parts: list[list[_Token]] = []
    start = 0
    for part in text.split("/", ROWS.stop):
        words = (_Token(found[0], start + found.start()) for found in _WORD.finditer(part))
        parts.append(list(words))
        start += len(part) + 1
    return parts


def _end_of(text: str, row: int) -> int:
    """Where an empty row ends."""
    return len("/".join(text.split("/", row + 1)[: row + 1]))


def _head(words: list[_Token]) -> tuple[list[_Token], list[_Token]]:
    """The settings that stand before the rows, and the words after them."""
    for index, word in enumerate(words):
        if not _SETTING.fullmatch(word.text):
            return words[:index], words[index:]
    return words, []


def _read_settings(words: list[_Token]) -> dict[str, int]:
    """The values that stand before the rows."""
    settings: dict[str, int] = {}
    names = list(_SETTINGS)
    for text, at in words:
        name, _, value = text.partition("=")
        fault, allowed = _SETTINGS[name]
        if any(names.index(name) <= names.index(before) for before in settings):
            raise SheetError(SheetFault.SETTING, found=text, at=at)
        if not _COUNT.fullmatch(value) or int(value) not in allowed:
            raise SheetError(fault, found=text, at=at)
        settings[name] = int(value)
    return settings


def _read_row(row: int, words: list[_Token], most: int) -> Iterator[tuple[Field, _Token]]:
    """The fields of a row, each with its word."""
    count = 0
    for word in words:
        text, at = word
        if _SETTING.fullmatch(text):
            raise SheetError(SheetFault.SETTING, row, found=text, at=at)
        if not (found := _RUN.fullmatch(text)):
            raise SheetError(SheetFault.WORD, row, count, text, at=at)
        colour = Colour(LETTERS.index(found[1]))
        first, last = int(found[2]), int(found[3] or found[2])
        step = 1 if last >= first else -1
        for number in range(first, last + step, step):
            if not 2 <= number <= most:
                called = f"{colour.letter}{number}"
                raise SheetError(SheetFault.NUMBER, row, count, called, at=at, most=most)
            if count >= FIELDS.stop - 1:
                raise SheetError(SheetFault.FIELDS, row, count, f"{colour.letter}{number}", at=at)
            yield Field(colour, number), word
            count += 1


def _placed(
    error: SheetError, rows: list[list[tuple[Field, _Token]]], settings: list[_Token]
) -> SheetError:
    """The error at the word where it lies: in a row, or `needed`."""
    if error.row and error.field:
        return error.moved(rows[error.row - 1][error.field - 1][1].at)
    if error.row:
        return error.moved(rows[error.row - 1][-1][1].at)
    needed = [word for word in settings if word.text.startswith("needed")]
    return error.moved(needed[0].at if needed else 0, needed[0].text if needed else "")
