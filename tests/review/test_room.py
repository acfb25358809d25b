"""Reviews of the content of a file: whole records, broken ones, and games without a reviewer."""

import pytest

from crosshex.bots.values import NoValues, values_of
from crosshex.record import Record, RecordError, read_records
from crosshex.review import NoReview, analyse, review_found, review_record
from crosshex.rules import Qwixx
from tests.nim import Nim
from tests.review.test_qwixx import played

KEYS = [
    *("record", "game", "unit", "exact", "values", "start", "result", "throws", "decisions"),
    *("totals", "error"),
]


def found(text: str) -> Record | RecordError:
    (only,) = read_records(text)
    return only


def test_the_json_of_a_review_has_its_keys_and_plain_values() -> None:
    record = played(Qwixx(2), "4 1 6 3 5 6", "r5", "y5", "b10")
    review = review_found(record, 7).to_json()
    assert list(review) == KEYS
    assert (review["record"], review["game"], review["error"]) == (7, "qwixx", None)
    assert review["values"].partition("@")[2].isalnum()
    (throw,) = review["throws"]
    assert list(throw) == ["ply", "roll", "luck"]
    assert list(review["decisions"][0]) == ["ply", "seat", "move", "best", "loss", "grade", "moves"]
    assert list(review["decisions"][0]["moves"][0]) == ["move", "value", "margin"]
    assert list(review["totals"][1]) == ["luck", "own", "others", "error", "adjusted"]


def test_the_good_part_of_a_broken_record_is_reviewed() -> None:
    whole = played(Qwixx(2), "4 1 6 3 5 6", "r5", "y5", "b10", "6 6 1 1 2 1", "-", "-", "x")
    text = str(whole)
    broken = text.replace("6 6 1 1 2 1", "6 7 1 1 2 1")
    review = review_found(found(broken))
    assert review.error is not None
    line = broken.splitlines()[review.error.line - 1]
    assert line[review.error.column - 1 :].startswith("7")
    good = review_record(played(Qwixx(2), "4 1 6 3 5 6", "r5", "y5", "b10"))
    assert (review.throws, review.decisions, review.totals) == (
        *(good.throws, good.decisions),
        good.totals,
    )
    assert review.to_json()["error"]["message"]


def test_a_record_without_a_game_has_an_empty_review() -> None:
    review = review_found(found('[Game "chess"]\n\n1. e4 e5\n'), 2).to_json()
    assert list(review) == KEYS
    assert (review["record"], review["game"], review["decisions"]) == (2, None, [])
    assert review["error"]["line"] == 1


def test_a_game_without_a_reviewer_is_refused() -> None:
    with pytest.raises(NoReview, match="cannot be reviewed: it has no room"):
        review_record(Record.start(Nim()))
    with pytest.raises(NoReview, match="cannot be reviewed: it has no room"):
        analyse(Nim().start())


def test_a_game_without_values_is_refused() -> None:
    with pytest.raises(NoValues, match="there are no values for Nim"):
        values_of(Nim())
