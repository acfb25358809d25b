"""The notation of sheets (page Sheets, S1): it round-trips, and every fault has its place."""

import pickle

import pytest
from hypothesis import given

from crosshex.rules import (
    LONGO,
    QWIXX,
    SHEETS,
    Colour,
    Field,
    Row,
    Sheet,
    SheetError,
    SheetFault,
    parse_sheet,
    read_sheet,
    sheet_name,
)
from crosshex.rules.sheets import SheetOption
from tests.random_sheets import SHEETS_OF_ALL_KINDS

S1 = {
    "r2-12 / y2-12 / g12-2 / b12-2": QWIXX,
    "faces=8 locking=2 needed=6 r2-16 / y2-16 / g16-2 / b16-2": LONGO,
}


@pytest.mark.parametrize("notation", S1)
def test_s1_the_printed_sheets_are_written_like_this(notation: str) -> None:
    assert parse_sheet(notation) == S1[notation]
    assert str(S1[notation]) == S1[notation].notation == notation


@given(SHEETS_OF_ALL_KINDS)
def test_a_sheet_is_the_same_after_writing_and_reading_it_in_both_forms(sheet: Sheet) -> None:
    assert parse_sheet(sheet.notation) == sheet
    assert parse_sheet(sheet.word) == sheet
    assert not set(sheet.word) & set(" \t\n")
    assert parse_sheet(sheet.word).notation == sheet.notation


@given(SHEETS_OF_ALL_KINDS)
def test_any_split_into_runs_and_any_blanks_are_read(sheet: Sheet) -> None:
    settings = f"faces={sheet.faces} locking={sheet.locking} needed={sheet.needed}"
    rows = " /".join("  ".join(map(str, row.fields)) for row in sheet.rows)
    assert parse_sheet(f" {settings}   {rows} ") == sheet


def test_runs_are_as_long_as_they_can_be_and_change_direction_only_in_a_new_run() -> None:
    fields = [Field(Colour.RED, n) for n in (2, 3, 5, 4, 6, 7, 8)]
    assert str(Row((*fields, Field(Colour.BLUE, 9)))) == "r2-3 r5-4 r6-8 b9"


def test_a_run_of_one_number_is_read_as_that_field() -> None:
    assert parse_sheet("needed=1 r2-2 y3 / b5-4").notation == "needed=1 r2 y3 / b5-4"


FAULTS = [
    # text, fault, row, field, where it points to
    ("r2-12 / 5 y2-12", SheetFault.WORD, 2, 1, "5"),
    ("r2-12 / y2 z3", SheetFault.WORD, 2, 2, "z3"),
    ("r2-12 / Y2-12", SheetFault.WORD, 2, 1, "Y2-12"),
    ("r02 / y3", SheetFault.WORD, 1, 1, "r02"),
    ("r2-y12 / y3", SheetFault.WORD, 1, 1, "r2-y12"),
    ("r2-12- / y3", SheetFault.WORD, 1, 1, "r2-12-"),
    ("r2-12 / y2-13", SheetFault.NUMBER, 2, 12, "y2-13"),
    ("r1-12 / y2-12", SheetFault.NUMBER, 1, 1, "r1-12"),
    ("r2-999 / y2-12", SheetFault.NUMBER, 1, 12, "r2-999"),
    ("faces=4 r2-9 / y2-8", SheetFault.NUMBER, 1, 8, "r2-9"),
    ("r2-12 / y2-12 r5", SheetFault.TWICE, 2, 12, "r5"),
    ("r2-5 r4-12 / y2-12", SheetFault.TWICE, 1, 5, "r4-12"),
    ("r2-12", SheetFault.ROWS, 0, 0, "r2-12"),
    ("r2-3/y2-3/g2-3/b2-3/r4-6", SheetFault.ROWS, 5, 0, "r4-6"),
    ("r2-12 / y2", SheetFault.FIELDS, 2, 0, "y2"),
    ("r2-12 // y2-12", SheetFault.FIELDS, 2, 0, "/ y2-12"),
    ("r2-12 / y2-12 /", SheetFault.FIELDS, 3, 0, ""),
    ("faces=8 r2-16 y2 / g2-16", SheetFault.FIELDS, 1, 16, "y2"),
    ("faces=9 r2-12 / y2-12", SheetFault.FACES, 0, 0, "faces=9"),
    ("faces=1 r2-12 / y2-12", SheetFault.FACES, 0, 0, "faces=1"),
    ("faces= r2-12 / y2-12", SheetFault.FACES, 0, 0, "faces="),
    ("faces=08 r2-12 / y2-12", SheetFault.FACES, 0, 0, "faces=08"),
    ("faces=8 locking=3 r2-12 / y2-12", SheetFault.LOCKING, 0, 0, "locking=3"),
    ("locking=2 needed=0 r2-3 / y2-5", SheetFault.LOCKING_FIELDS, 1, 0, "r2-3"),
    ("needed=-1 r2-12 / y2-12", SheetFault.NEEDED, 0, 0, "needed=-1"),
    ("needed=1000 r2-12 / y2-12", SheetFault.NEEDED, 0, 0, "needed=1000"),
    ("needed=11 r2-12 / y2-12", SheetFault.NO_LOCK, 0, 0, "needed=11"),
    ("r2-5 / y2-5", SheetFault.NO_LOCK, 0, 0, "r2-5"),
    ("locking=2 faces=6 r2-12 / y2-12", SheetFault.SETTING, 0, 0, "faces=6"),
    ("faces=6 faces=6 r2-12 / y2-12", SheetFault.SETTING, 0, 0, "faces=6 r2-12"),
    ("r2-12 needed=5 / y2-12", SheetFault.SETTING, 1, 0, "needed=5"),
    ("r2-12 / needed=5 y2-12", SheetFault.SETTING, 2, 0, "needed=5"),
]


@pytest.mark.parametrize(
    ("text", "fault", "row", "field", "there"), FAULTS, ids=[text for text, *_ in FAULTS]
)
def test_a_fault_has_its_kind_its_row_and_field_and_its_place(
    text: str, fault: SheetFault, row: int, field: int, there: str
) -> None:
    with pytest.raises(SheetError) as caught:
        read_sheet(text)
    error = caught.value
    assert (error.fault, error.row, error.field) == (fault, row, field)
    assert text[error.at :].startswith(there)
    assert error.at == (text.rindex(there) if there else len(text)) or fault is SheetFault.ROWS
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.at, again.params) == (str(error), error.at, error.params)


def test_a_fault_says_what_would_be_right() -> None:
    with pytest.raises(SheetError, match=r"row 2, field 12, 'y13': the dice make numbers from 2"):
        read_sheet("r2-12 / y2-13")
    with pytest.raises(SheetError, match="or one of: qwixx, mixx-colours, mixx-numbers"):
        read_sheet("longo")


@pytest.mark.parametrize("text", ["", "longo", "Qwixx", "mixx", "R2-12 / Y2-12", "/", "2-12 / 3"])
def test_what_is_neither_a_name_nor_begins_like_a_notation_is_an_unknown_name(text: str) -> None:
    with pytest.raises(SheetError) as caught:
        read_sheet(text)
    assert caught.value.fault is SheetFault.NAME


def test_a_hostile_text_is_refused_at_its_first_fault_and_shown_in_part() -> None:
    for text in ("r2-12 " * 100_000, "r2/" * 100_000, "r2" + "9" * 100_000, "x" * 100_000):
        with pytest.raises(SheetError) as caught:
            read_sheet(text)
        assert len(str(caught.value)) < 300


def test_sheets_have_names_by_content() -> None:
    for name, sheet in SHEETS.items():
        assert sheet_name(parse_sheet(sheet.notation)) == name
        assert read_sheet(name) is sheet
    assert sheet_name(LONGO) is None


@given(SHEETS_OF_ALL_KINDS)
def test_the_option_of_a_sheet_reads_what_it_writes(sheet: Sheet) -> None:
    option = SheetOption("sheet", "Sheet", QWIXX)
    assert option.read(option.write(sheet)) == sheet
    assert option.read_header(option.write_header(sheet), "Sheet") == sheet
    assert option.from_json(option.to_json(sheet)) == sheet
