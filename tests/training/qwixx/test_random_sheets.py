"""The list of random sheets that the workshop offers is what its command makes."""

import json
from random import Random

import pytest

from crosshex.rules import parse_sheet
from crosshex.strategy.random_sheets import PATH, random_sheets
from training.qwixx.random_sheets import random_sheet, value_of


def test_a_random_sheet_has_every_field_once_and_green_and_blue_mirror_the_others() -> None:
    sheet = random_sheet(Random(5), orders=2)
    red, yellow, green, blue = (row.numbers for row in sheet.rows)
    assert sheet.has_colour_rows and len(set(sheet.fields)) == 44
    assert [red, yellow] == [tuple(14 - n for n in row) for row in (green, blue)]


def test_the_list_names_the_command_that_made_it() -> None:
    first, *lines = map(json.loads, PATH.read_text("utf-8").splitlines())
    assert first["command"].startswith("python -m training.qwixx.random_sheets --count ")
    assert first["command"].split()[4] == str(len(lines)) == str(len(random_sheets()))
    assert len({line["sheet"] for line in lines}) == len(lines)


@pytest.mark.slow
def test_a_sheet_of_the_list_is_drawn_and_solved_again() -> None:
    one = random_sheets()[0]
    assert random_sheet(Random("sheet 1 0"), orders=1) == one.sheet
    assert value_of(parse_sheet(one.sheet.notation), workers=2) == pytest.approx(
        one.value, abs=1e-3
    )
