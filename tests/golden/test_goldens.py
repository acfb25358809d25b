"""What games do, send and store is still the same as in the golden files, byte for byte."""

import json
from pathlib import Path
from typing import Any

import pytest

from crosshex.record import read_json, read_position, read_record, write_position
from tests.golden import make
from tests.golden.writing import text_of, written

FOLDER = Path(__file__).parent


def golden(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("name", make.GOLDENS)
def test_everything_is_the_same_byte_for_byte(name: str) -> None:
    found = make.GOLDENS[name]()
    for case, value in golden(name).items():
        assert written(found[case]) == written(value), case
    assert text_of(found) == (FOLDER / f"{name}.json").read_text(encoding="utf-8")


def test_a_text_and_its_json_form_give_the_same_record() -> None:
    for name, old in golden("records").items():
        record = read_record(old["text"])
        assert str(record) == old["text"], name
        assert record.to_json() == old["json"], name
        assert read_json(old["json"]) == record, name


def test_positions_are_read_back_from_their_lines() -> None:
    for name, old in golden("records").items():
        for line in old["positions"]:
            assert write_position(read_position(line)) == line, name
