"""Reads the JSON form of a record by turning it into text, so both forms share a reader."""

import json
from typing import Any

from crosshex.record.errors import RecordError
from crosshex.record.notation import notation_of
from crosshex.record.reader import read_record
from crosshex.record.record import Anchor, Record
from crosshex.record.tokens import Comment, write_header
from crosshex.rules import find_game, is_game


def read_json(text: str) -> Record:
    """The record that `Record.to_json` wrote.

    >>> record = Record.start(find_game("six").make(2))
    >>> read_json(record.to_json()) == record
    True

    Raises:
        RecordError: the text is not such JSON (with its line and column), or the record is faulty
            (with line and column of its text form).
    """
    try:
        form = json.loads(text)
    except json.JSONDecodeError as error:
        message = f"this is not JSON: {error.msg}"
        raise RecordError(error.lineno, error.colno, message, what="json") from None
    except RecursionError:
        raise RecordError(1, 1, "this JSON is nested too deeply", what="json") from None
    except ValueError as error:
        raise RecordError(1, 1, f"this is not JSON: {error}", what="json") from None
    try:
        headers = "".join(
            write_header(_text(name), _text(value)) + "\n"
            for name, value in form["headers"].items()
        )
        lines = _lines(form)
        comments = tuple(_comment(entry) for entry in form.get("comments", ()))
    except (AttributeError, KeyError, TypeError, ValueError):
        message = 'expected {"headers": {…}, "turns" or "moves": […]}'
        raise RecordError(1, 1, message, what="json") from None
    record = read_record(f"{headers}\n{lines}")
    return record.with_comments(comments)


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError
    return value


def _lines(form: dict[str, Any]) -> str:
    """The move lines; none if the game does not exist, which the reader then reports."""
    name = form["headers"].get("Game")
    if not isinstance(name, str) or not is_game(name):
        if not {"turns", "moves"} & set(form):
            raise KeyError("moves")
        return ""
    seats = sum(header.startswith("Seat") for header in form["headers"])
    lines = notation_of(find_game(name)).lines_from_json(form, seats)
    return "\n".join(f"{number}. {' '.join(words)}" for number, words in enumerate(lines, 1))


def _comment(entry: dict[str, Any]) -> tuple[Anchor, Comment]:
    anchor = entry["after"]
    if not isinstance(anchor, str | int):
        raise TypeError
    text, to_end = _text(entry["text"]), bool(entry["to_end_of_line"])
    if ("\n" if to_end else "}") in text:
        raise ValueError
    return anchor, Comment(text, to_end)
