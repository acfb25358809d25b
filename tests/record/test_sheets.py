"""Sheets in records, in their JSON form and in positions (page Sheets, S1)."""

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crosshex.record import (
    InvalidPosition,
    Record,
    RecordError,
    read_json,
    read_position,
    read_record,
    write_position,
)
from crosshex.rules import LONGO, QWIXX, SHEETS, Qwixx, QwixxState, Sheet, SheetFault
from tests.games import random_record
from tests.golden import faulty
from tests.random_sheets import SHEETS_OF_ALL_KINDS
from tests.rules.builders import late_position, marks_on, wander

MIXX = SHEETS["mixx-colours"]
TEXT = faulty.QWIXX


def with_sheet(value: str, text: str = TEXT) -> str:
    return text.replace('[Rules "1"]\n', f'[Rules "1"]\n[Sheet "{value}"]\n')


def fault(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        read_record(text)
    return caught.value


# -- records


@given(SHEETS_OF_ALL_KINDS, st.integers(1, 3), st.integers(0, 2**32 - 1))
@settings(max_examples=40)
def test_a_game_on_any_sheet_is_the_same_after_writing_and_reading_it(
    sheet: Sheet, seats: int, seed: int
) -> None:
    record = random_record(Qwixx(seats, sheet), seed, 60)
    again = read_record(str(record))
    assert again == record and str(again) == str(record)
    assert read_json(record.to_json()) == record


def test_the_header_stands_after_rules_and_names_a_sheet_of_the_catalogue() -> None:
    lines = str(Record.start(Qwixx(2, MIXX))).splitlines()
    assert lines[:4] == [
        '[Game "qwixx"]',
        '[Rules "1"]',
        '[Sheet "mixx-colours"]',
        '[Seat1 "Seat 1"]',
    ]
    assert json.loads(Record.start(Qwixx(2, MIXX)).to_json())["headers"]["Sheet"] == "mixx-colours"


def test_another_sheet_is_written_by_its_notation() -> None:
    record = Record.start(Qwixx(2, LONGO))
    assert f'[Sheet "{LONGO.notation}"]' in str(record)
    assert read_record(str(record)).game == Qwixx(2, LONGO)


@pytest.mark.parametrize(
    "value", ["qwixx", QWIXX.notation, QWIXX.word, "r2-5 r6-12 / y2-12 /g12-2/ b12-2"]
)
def test_the_classic_sheet_is_read_and_written_as_no_header(value: str) -> None:
    assert str(read_record(with_sheet(value))) == TEXT


@pytest.mark.parametrize("value", [MIXX.notation, MIXX.word])
def test_a_notation_equal_to_a_named_sheet_is_written_by_its_name(value: str) -> None:
    text = str(Record.start(Qwixx(2, MIXX)))
    assert str(read_record(text.replace("mixx-colours", value))) == text


@pytest.mark.parametrize(
    ("value", "kind", "column"),
    [
        ("longo", SheetFault.NAME, 1),
        ("mixx", SheetFault.NAME, 1),
        ("r2-12 / y2-13", SheetFault.NUMBER, 9),
        ("r2-12 / y2-12 r5", SheetFault.TWICE, 15),
        ("faces=9 r2-12 / y2-12", SheetFault.FACES, 1),
    ],
)
def test_an_unknown_name_or_a_faulty_notation_is_refused_at_its_place(
    value: str, kind: SheetFault, column: int
) -> None:
    error = fault(with_sheet(value))
    assert (error.line, error.column) == (3, len('[Sheet "') + column)
    assert error.what == "sheet-" + kind.name.lower().replace("_", "-")
    assert error.game == "qwixx"


@pytest.mark.parametrize("text", [faulty.LONGO, faulty.SIX], ids=["longo", "six"])
def test_the_header_is_refused_in_games_with_a_sheet_of_their_own(text: str) -> None:
    error = fault(with_sheet("mixx-colours", text))
    assert (error.line, error.column, error.what) == (3, 1, "header-refused")


# -- positions


@given(SHEETS_OF_ALL_KINDS, st.integers(1, 3), st.integers(0, 2**32 - 1))
@settings(max_examples=60)
def test_positions_on_any_sheet_are_the_same_after_writing_and_reading_them(
    sheet: Sheet, seats: int, seed: int
) -> None:
    rng = random.Random(seed)
    game = Qwixx(seats, sheet)
    for state in [*wander(game.start(), rng, 40), *wander(late_position(rng, game), rng, 12)]:
        assert isinstance(state, QwixxState)
        locked = any(
            sheet.is_locked(row, marks.rows[row]) for row in state.locked for marks in state.marks
        )
        if state.pending or (state.locked and not locked):
            continue  # no line for these
        line = write_position(state)
        if all(any(sheet.is_locked(r, m.rows[r]) for m in state.marks) for r in state.locked):
            assert read_position(line) == state
            blanks = line.replace(sheet.word, sheet.notation)
            assert read_position(blanks) == state


def test_a_position_names_its_sheet_after_the_game() -> None:
    marks = marks_on(MIXX, "y2 y3 b6", "", "b12 y9 r5", "g12")
    line = write_position(QwixxState(Qwixx(1, MIXX), (marks,), 0))
    assert line == "qwixx sheet=mixx-colours 1 throw | y2,3,b6 y- b12,y9,r5 g12 x0"
    assert read_position(line).game == Qwixx(1, MIXX)
    own = line.replace("mixx-colours", MIXX.word)
    assert write_position(read_position(own)) == line
    assert write_position(Qwixx(1).start()) == "qwixx 1 throw | r- y- g- b- x0"
    assert read_position("qwixx sheet=qwixx 1 throw | r- y- g- b- x0") == Qwixx(1).start()


@pytest.mark.parametrize(
    "line",
    [
        "qwixx sheet=longo 1 throw | r- y- g- b- x0",
        "qwixx sheet=r2-12/y2-13 1 throw | r- y- x0",
        "qwixx sheet= 1 throw | r- y- g- b- x0",
        "qwixx sheet=mixx-colours",
        "qwixx sheet=mixx-colours 1 throw | r- y- g- b- x0 *5,8",
        "qwixx sheet=mixx-colours 1 throw | y- y- g- b- x0",
        "qwixx sheet=mixx-colours 1 throw | r- y- g- x0",
        "qwixx sheet=mixx-colours 1 throw | y2,y3 y- g- b- x0",
        "qwixx sheet=mixx-colours 1 throw | 2,3 y- g- b- x0",
        "qwixx sheet=mixx-colours 1 throw | r2 y- g- b- x0",
        "qwixx sheet=mixx-colours 1 throw | y3,2 y- g- b- x0",
        "qwixx variant=basic 1 throw | r- y- g- b- x0",
        "qwixx 1 throw | r5,r7 y- g- b- x0",
        "longo sheet=mixx-colours 1 throw | r- y- g- b- x0 *5,8",
    ],
)
def test_what_is_not_such_a_position_is_refused(line: str) -> None:
    with pytest.raises(InvalidPosition):
        read_position(line)
