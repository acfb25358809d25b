"""The JSON form has the same content as the text."""

import json

import pytest

from crosshex.record import RecordError, read_json, read_record
from crosshex.rules import Game
from tests.games import ALL_GAMES, label, random_record
from tests.golden.faulty import QWIXX, SIX


@pytest.mark.parametrize("game", ALL_GAMES, ids=label)
def test_a_record_is_read_back_from_its_json_form(game: Game) -> None:
    record = random_record(game, seed=5)
    assert read_json(record.to_json()) == record


def test_comments_and_unknown_headers_are_in_the_json_form() -> None:
    text = "; first\n" + QWIXX.replace('"*"]', '"*"]\n[Event "Sunday"]').replace("y5 /", "y5 {!} /")
    record = read_record(text)
    assert str(read_json(record.to_json())) == text


def test_the_json_form_is_plain_json_with_all_moves() -> None:
    form = json.loads(read_record(QWIXX).to_json())
    assert form["headers"]["Seat1"] == "North"
    assert form["turns"][0] == {
        "turn": 1,
        "roll": [4, 1, 6, 3, 5, 6],
        "action1": ["r5", "y5"],
        "action2": "b10",
    }
    assert json.loads(read_record(SIX).to_json())["moves"] == ["-1,0", "0,1", "0,-1", "2,-1"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "7",
        "{",
        '{"headers": {}}',
        '{"headers": {"Game": 7}, "moves": []}',
        '{"headers": {"Game": "six"}, "moves": ["1,0 {"]}',
        '{"headers": {"Game": "six"}, "moves": 3}',
        '{"headers": [], "turns": [{}]}',
        "[" * 100_000,
        '{"a": ' + "9" * 5000 + "}",
    ],
)
def test_bad_json_is_a_record_error_and_nothing_else(text: str) -> None:
    with pytest.raises(RecordError):
        read_json(text)


def test_a_json_form_that_breaks_a_rule_is_refused() -> None:
    bad = read_record(QWIXX).to_json().replace("b10", "b11")
    with pytest.raises(RecordError, match="not legal"):
        read_json(bad)
