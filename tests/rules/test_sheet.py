"""The printed sheets and the marks on them (rules Q1, Q2, Q7)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosshex.rules import COLOURS, LONGO, QWIXX, Colour, Marks, OptionError, Sheet
from crosshex.rules.sheet import row_score
from tests.rules.builders import evaluated

SHEETS = st.sampled_from([QWIXX, LONGO, Sheet("mini", 2, 1, 1), Sheet("small", 3, 2, 2)])


def test_q1_red_and_yellow_run_up_and_green_and_blue_down() -> None:
    for colour in (Colour.RED, Colour.YELLOW):
        assert QWIXX.numbers(colour) == (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
        assert LONGO.numbers(colour) == tuple(range(2, 17))
    for colour in (Colour.GREEN, Colour.BLUE):
        assert QWIXX.numbers(colour) == (12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2)
        assert LONGO.numbers(colour) == tuple(range(16, 1, -1))


def test_q1_the_numbers_that_lock_are_the_last_of_qwixx_and_the_last_two_of_longo() -> None:
    def locking(sheet: Sheet, colour: Colour) -> list[int]:
        return [n for n in sheet.numbers(colour) if sheet.is_locking(sheet.field(colour, n))]

    assert [locking(QWIXX, colour) for colour in COLOURS] == [[12], [12], [2], [2]]
    assert [locking(LONGO, colour) for colour in COLOURS] == [[15, 16], [15, 16], [3, 2], [3, 2]]


def test_q7_rows_score_the_triangle_numbers() -> None:
    printed = [1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78, 91, 105, 120]
    assert [row_score(n) for n in range(16)] == [0, *printed]


@given(SHEETS, st.sampled_from(COLOURS), st.data())
def test_number_and_field_are_inverse_functions(
    sheet: Sheet, colour: Colour, data: st.DataObject
) -> None:
    field = data.draw(st.integers(0, sheet.length - 1))
    assert sheet.field(colour, sheet.number(colour, field)) == field
    assert sheet.numbers(colour)[field] == sheet.number(colour, field)


@given(SHEETS, st.sampled_from(COLOURS), st.data())
def test_a_row_built_from_numbers_has_exactly_these_numbers(
    sheet: Sheet, colour: Colour, data: st.DataObject
) -> None:
    printed = sheet.numbers(colour)[: sheet.length - sheet.locking]
    picked = data.draw(st.sets(st.sampled_from(range(len(printed)))))
    numbers = tuple(printed[i] for i in sorted(picked))
    row = sheet.row_of(colour, numbers)
    assert sheet.crossed_numbers(colour, row) == numbers
    assert row.bit_count() == len(numbers)
    assert not sheet.is_locked(row)
    if len(numbers) >= sheet.needed:
        last = sheet.numbers(colour)[-1]
        locked = sheet.row_of(colour, (*numbers, last))
        assert sheet.is_locked(locked)
        assert sheet.crossed_numbers(colour, locked) == (*numbers, last)
        assert locked.bit_count() == len(numbers) + 2


@pytest.mark.parametrize(
    ("sheet", "numbers", "message"),
    [
        (QWIXX, (5, 4), "r4 cannot be crossed after the numbers before it"),
        (QWIXX, (5, 5), "r5 cannot be crossed after the numbers before it"),
        (QWIXX, (2, 3, 4, 5, 12), "r12 cannot be crossed"),
        (QWIXX, (13,), "the row has no r13"),
        (QWIXX, (1,), "the row has no r1"),
        (LONGO, (2, 3, 4, 5, 6, 7, 15, 16), "r16 cannot be crossed"),
    ],
)
def test_an_impossible_row_is_refused(sheet: Sheet, numbers: tuple[int, ...], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        sheet.row_of(Colour.RED, numbers)


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
