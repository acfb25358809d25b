"""Reading the JSON twin of a record: it is turned into text, so there is one reader for both."""

import json
from typing import Any

from crosshex.record.errors import RecordError
from crosshex.record.reader import read_record
from crosshex.record.record import Anchor, Record
from crosshex.record.words import Comment, write_header


def read_json(text: str) -> Record:
    """The record that `Record.to_json` wrote.

    Raises:
        RecordError: the text is no such JSON (with its line and column), or the record is faulty
            (with line and column of its text form).
    """
    try:
        twin = json.loads(text)
    except json.JSONDecodeError as error:
        raise RecordError(error.lineno, error.colno, f"this is no JSON: {error.msg}") from None
    except RecursionError:
        raise RecordError(1, 1, "this JSON is nested too deeply") from None
    except ValueError as error:
        raise RecordError(1, 1, f"this is no JSON: {error}") from None
    try:
        headers = "".join(
            write_header(_text(name), _text(value)) + "\n"
            for name, value in twin["headers"].items()
        )
        lines = _qwixx_lines(twin["turns"]) if "turns" in twin else _six_lines(twin)
        comments = tuple(_comment(entry) for entry in twin.get("comments", ()))
    except (AttributeError, KeyError, TypeError, ValueError):
        raise RecordError(1, 1, 'expected {"headers": {…}, "turns" or "moves": […]}') from None
    record = read_record(f"{headers}\n{lines}")
    return record.with_comments(comments)


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError
    return value


def _word(value: Any) -> str:
    """A word of the notation: no spaces, nothing that begins a comment or a header."""
    if not isinstance(value, str) or not value or set(value) & set(" \t\r\n{};["):
        raise TypeError
    return value


def _qwixx_lines(turns: list[dict[str, Any]]) -> str:
    lines = []
    for number, turn in enumerate(turns, 1):
        words = [f"{number}.", *("." if die is None else str(int(die)) for die in turn["roll"])]
        if "action1" in turn:
            words += ["/", *map(_word, turn["action1"])]
        if "action2" in turn:
            words += ["/", _word(turn["action2"])]
        lines.append(" ".join(words))
    return "\n".join(lines)


def _six_lines(twin: dict[str, Any]) -> str:
    seats = sum(name.startswith("Seat") for name in twin["headers"])
    moves = list(map(_word, twin["moves"]))
    turns = [moves[i : i + max(seats, 1)] for i in range(0, len(moves), max(seats, 1))]
    return "\n".join(f"{number}. {' '.join(turn)}" for number, turn in enumerate(turns, 1))


def _comment(entry: dict[str, Any]) -> tuple[Anchor, Comment]:
    anchor = entry["after"]
    if not isinstance(anchor, str | int):
        raise TypeError
    text, to_end = _text(entry["text"]), bool(entry["to_end_of_line"])
    if ("\n" if to_end else "}") in text:
        raise ValueError
    return anchor, Comment(text, to_end)
