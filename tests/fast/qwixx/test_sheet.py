"""Sheets in the form that the kernels use."""

from hypothesis import given

from crosshex.fast.qwixx.sheet import (
    GREEN,
    LONGO,
    LUCKY_PAIRS,
    QWIXX,
    RED,
    mirror,
    read_notation,
    write_word,
)
from crosshex.rules import Sheet
from tests.random_sheets import SHEETS_OF_ALL_KINDS


def test_the_lucky_pairs_are_those_of_the_rules_page() -> None:
    pairs = {
        (4, 9),
        (5, 8),
        (5, 10),
        (6, 7),
        (6, 11),
        (7, 12),
        (8, 13),
        (9, 14),
        (10, 13),
        (11, 12),
    }
    assert set(LUCKY_PAIRS) == pairs


def test_mirroring_groups_the_ten_pairs_into_five_twins() -> None:
    assert {mirror(pair) for pair in LUCKY_PAIRS} == set(LUCKY_PAIRS)
    assert all(mirror(pair) != pair and mirror(mirror(pair)) == pair for pair in LUCKY_PAIRS)


def test_falling_rows_are_numbered_from_their_highest_number() -> None:
    assert [QWIXX.number(GREEN, i) for i in (1, 11)] == [12, 2]
    assert [LONGO.number(RED, i) for i in (1, 15)] == [2, 16]
    assert QWIXX.is_straight and LONGO.is_straight


@given(SHEETS_OF_ALL_KINDS)
def test_a_sheet_is_written_as_the_rules_write_it(sheet: Sheet) -> None:
    assert write_word(read_notation(sheet.notation)) == sheet.word
