"""Sheets as data and the marks on them (rules Q1, Q2, Q7; page Sheets)."""

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosshex.rules import (
    COLOURS,
    LONGO,
    QWIXX,
    SHEETS,
    Colour,
    Field,
    Marks,
    OptionError,
    Row,
    Sheet,
    SheetError,
    SheetFault,
)
from crosshex.rules.sheet import row_score
from tests.random_sheets import SHEETS_OF_ALL_KINDS
from tests.rules.builders import evaluated, row_of


def test_q1_red_and_yellow_run_up_and_green_and_blue_down() -> None:
    for row in (0, 1):
        assert QWIXX.rows[row].numbers == (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
        assert LONGO.rows[row].numbers == tuple(range(2, 17))
    for row in (2, 3):
        assert QWIXX.rows[row].numbers == (12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2)
        assert LONGO.rows[row].numbers == tuple(range(16, 1, -1))
    for sheet in (QWIXX, LONGO):
        for colour, printed in zip(COLOURS, sheet.rows, strict=True):
            assert {field.colour for field in printed.fields} == {colour} == {printed.die}


def test_q1_the_numbers_that_lock_are_the_last_of_qwixx_and_the_last_two_of_longo() -> None:
    def locking(sheet: Sheet) -> list[list[int]]:
        return [
            [n for c, n in row.fields if sheet.is_locking(sheet.place(c, n))] for row in sheet.rows
        ]

    assert locking(QWIXX) == [[12], [12], [2], [2]]
    assert locking(LONGO) == [[15, 16], [15, 16], [3, 2], [3, 2]]


def test_s3_mixx_with_mixed_colours_ends_in_red_12_yellow_12_green_2_and_blue_2() -> None:
    sheet = SHEETS["mixx-colours"]
    assert [str(row.fields[-1]) for row in sheet.rows] == ["r12", "y12", "g2", "b2"]
    assert [str(row) for row in sheet.rows] == [
        "y2-4 b5-7 g8-10 r11-12",
        "r2-3 g4-7 b8-9 y10-12",
        "b12-10 y9-7 r6-4 g3-2",
        "g12-11 r10-7 y6-5 b4-2",
    ]
    numbers = [row.numbers for row in sheet.rows]
    assert numbers == [row.numbers for row in QWIXX.rows]
    assert set(sheet.fields) == set(QWIXX.fields)


def test_s4_mixx_with_mixed_numbers_has_rows_of_one_colour_in_these_orders() -> None:
    sheet = SHEETS["mixx-numbers"]
    assert [row.numbers for row in sheet.rows] == [
        (10, 6, 2, 8, 3, 4, 12, 5, 9, 7, 11),
        (9, 12, 4, 6, 7, 2, 5, 8, 11, 3, 10),
        (8, 2, 10, 12, 6, 9, 7, 4, 5, 11, 3),
        (5, 7, 11, 9, 12, 3, 8, 10, 2, 6, 4),
    ]
    assert [str(row.fields[-1]) for row in sheet.rows] == ["r11", "y10", "g3", "b4"]
    assert sheet.has_colour_rows
    assert set(sheet.fields) == set(QWIXX.fields)


def test_q7_rows_score_the_triangle_numbers() -> None:
    printed = [1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78, 91, 105, 120]
    assert [row_score(n) for n in range(16)] == [0, *printed]


@given(SHEETS_OF_ALL_KINDS)
def test_every_field_is_found_where_it_is_printed(sheet: Sheet) -> None:
    for at, row in enumerate(sheet.rows):
        for index, field in enumerate(row.fields):
            assert sheet.place(*field) == (at, index)
            assert field in sheet
    for number in range(-1, 2 * sheet.faces + 2):
        showing = sheet.showing(number)
        assert [colour for colour, _ in showing] == [c for c in COLOURS if (c, number) in sheet]
        assert all(sheet.place(colour, number) == place for colour, place in showing)


@given(SHEETS_OF_ALL_KINDS, st.data())
def test_marks_built_from_fields_have_exactly_these_fields(
    sheet: Sheet, data: st.DataObject
) -> None:
    row = data.draw(st.integers(0, len(sheet.rows) - 1))
    printed = sheet.rows[row].fields
    plain = printed[: sheet.first_locking(row)]
    picked = data.draw(st.sets(st.sampled_from(range(len(plain)))))
    fields = tuple(plain[i] for i in sorted(picked))
    marks = sheet.marks_of(row, fields)
    assert sheet.crossed(row, marks) == fields
    assert marks.bit_count() == len(fields)
    assert not sheet.is_locked(row, marks)
    if len(fields) >= sheet.needed:
        locked = sheet.marks_of(row, (*fields, printed[-1]))
        assert sheet.is_locked(row, locked)
        assert sheet.crossed(row, locked) == (*fields, printed[-1])
        assert locked.bit_count() == len(fields) + 2


@given(SHEETS_OF_ALL_KINDS)
def test_sheets_are_values_equal_by_content(sheet: Sheet) -> None:
    copy = pickle.loads(pickle.dumps(sheet))
    assert copy == sheet and hash(copy) == hash(sheet)
    assert evaluated(sheet) == sheet
    turned = Sheet(sheet.rows[::-1], sheet.faces, sheet.locking, sheet.needed)
    assert turned != sheet


@pytest.mark.parametrize(
    ("sheet", "numbers", "message"),
    [
        (QWIXX, (5, 4), "r4 cannot be crossed after the numbers before it"),
        (QWIXX, (5, 5), "r5 cannot be crossed after the numbers before it"),
        (QWIXX, (2, 3, 4, 5, 12), "r12 cannot be crossed"),
        (QWIXX, (13,), "the row has no r13"),
        (QWIXX, (1,), "the row has no r1"),
        (LONGO, (2, 3, 4, 5, 6, 7, 15, 16), "r16 cannot be crossed"),
        (SHEETS["mixx-colours"], (2,), "the row has no r2"),
    ],
)
def test_an_impossible_row_is_refused(sheet: Sheet, numbers: tuple[int, ...], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        row_of(sheet, Colour.RED, numbers)


RED = Row((Field(Colour.RED, 2), Field(Colour.RED, 3)))


@pytest.mark.parametrize(
    ("rows", "settings", "fault"),
    [
        ((RED,), (0, 1, 1), SheetFault.FACES),
        ((RED,), (9, 1, 1), SheetFault.FACES),
        ((RED,), (2, 0, 1), SheetFault.LOCKING),
        ((RED,), (2, 3, 1), SheetFault.LOCKING),
        ((RED,), (2, 1, -1), SheetFault.NEEDED),
        ((RED,), (1, 1, 1), SheetFault.NUMBER),
        ((RED, RED), (2, 1, 1), SheetFault.TWICE),
        ((RED,) * 5, (2, 1, 1), SheetFault.ROWS),
        ((), (2, 1, 1), SheetFault.ROWS),
        ((Row(()),), (2, 1, 1), SheetFault.FIELDS),
        (
            (Row(LONGO.rows[0].fields + RED.fields),),
            (8, 1, 1),
            SheetFault.FIELDS,
        ),
    ],
)
def test_an_impossible_sheet_is_refused(
    rows: tuple[Row, ...], settings: tuple[int, int, int], fault: SheetFault
) -> None:
    with pytest.raises(SheetError) as caught:
        Sheet(rows, *settings)
    assert caught.value.fault is fault


def test_marks_change_one_row_at_a_time() -> None:
    for colour in COLOURS:
        changed = Marks((1, 1, 1, 1), failed=2).with_row(colour, 0b11)
        assert [changed.crosses(other) for other in COLOURS] == [
            2 if other is colour else 1 for other in COLOURS
        ]
        assert changed.failed == 2
    assert Marks().with_failed_throw().score == -5


def test_colours_have_the_letters_of_the_notation() -> None:
    assert "".join(colour.letter for colour in COLOURS) == "rygb"
    assert [evaluated(colour) for colour in COLOURS] == list(COLOURS)
