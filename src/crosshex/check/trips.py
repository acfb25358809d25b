"""What is written can be read again: positions, records, their JSON form, options."""

import random
from typing import Final

from crosshex.check.report import Fault
from crosshex.check.subject import Ply, Subject, random_game
from crosshex.record import (
    InvalidPosition,
    Record,
    RecordError,
    read_json,
    read_position,
    read_record,
    write_position,
)
from crosshex.rules import CrosshexError, Game, State

LONGEST: Final = 2048
"""As long as the line of a position may be on a server."""
NO_POSITIONS: Final = ("", "no such position", "| |", "1 2 3 | 4 5 | 6")


def check_positions(subject: Subject) -> str:
    """Every state without pending choices is one line, and comes back from it; others do not."""
    rng = random.Random(subject.seed)
    count = 0
    for game in subject.settings:
        for first in subject.firsts(game):
            for ply in random_game(game, first, rng):
                if not ply.before.pending:
                    _position(ply.before)
                    count += 1
    name = subject.description.name
    for text in (f"{name} {words}" for words in NO_POSITIONS):
        try:
            read_position(text)
        except CrosshexError:
            continue
        except Exception as error:
            told = f"{type(error).__name__}, not InvalidPosition"
            raise Fault(f"reading the position {text!r} raises {told}: {error}") from error
    return f"{count} positions"


def _position(state: State) -> None:
    line = write_position(state)
    if "\n" in line or len(line) > LONGEST:
        raise Fault(f"a position is one line of at most {LONGEST} characters, not {line!r}")
    try:
        again = read_position(line)
    except InvalidPosition as error:
        raise Fault(f"the position {line!r} was written, but cannot be read: {error}") from error
    if again != state:
        raise Fault(f"the position {line!r} comes back as another state: {again!r}, not {state!r}")


def check_records(subject: Subject) -> str:
    """A record comes back from its text and from its JSON: whole, or cut off anywhere."""
    rng = random.Random(subject.seed)
    count = 0
    for game in subject.settings:
        plies = list(random_game(game, 0, rng))
        for length in {len(plies) - 1, rng.randrange(len(plies))}:
            _record(game, plies[:length])
            count += 1
    return f"{count} records"


def _record(game: Game, plies: list[Ply]) -> None:
    record = Record.start(game, 0)
    for ply in plies:
        assert ply.actor is not None and ply.move is not None
        record = record.played(ply.actor, ply.move)
    record = record.without_pending()
    text = str(record)
    for form, read, written in (("text", read_record, text), ("JSON", read_json, record.to_json())):
        try:
            again = read(written)
        except RecordError as error:
            raise Fault(f"the {form} of a record cannot be read: {error}\n{text}") from error
        if again != record or str(again) != text:
            raise Fault(f"a record comes back from its {form} as another one:\n{text}\n{again}")
