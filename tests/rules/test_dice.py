"""Throws: the notation, and all throws as a lazy sequence."""

import pickle
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosshex.rules import COLOURS, Colour, InvalidMove, Reason, Roll, Rolls
from tests.rules.builders import evaluated

LEFT = st.frozensets(st.sampled_from(COLOURS), max_size=4)


@pytest.mark.parametrize("text", ["4 1 6 3 5 6", "1 1 . . . .", "8 8 8 8 . 8"])
def test_a_throw_is_written_as_it_is_read(text: str) -> None:
    assert str(Roll.parse(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        *("", "4", "4 1 6 3 5", "4 1 6 3 5 6 2", ". 1 6 3 5 6", "4 . 6 3 5 6", "a 1 6 3 5 6"),
        *("-1 1 6 3 5 6", "4 1 6 3 5 1.5", "4 1 6 3 5 ..", "4 1 6 3 5 9999", "4 1 6 3 5 ²"),
    ],
)
def test_a_text_that_is_not_a_throw_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(InvalidMove, match="a throw is six dice such as 4 1 6 3 5 6"):
        Roll.parse(text)


def test_removed_dice_are_not_in_a_throw() -> None:
    roll = Roll.parse("4 1 6 3 5 6")
    assert str(roll.without(frozenset({Colour.RED, Colour.BLUE}))) == "4 1 . 3 5 ."
    assert roll.white_sum == 5


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("7 1 1 . 1 1", Reason.DIE_FACE),
        ("1 1 7 . 1 1", Reason.DIE_FACE),
        ("0 1 1 . 1 1", Reason.DIE_FACE),
        ("1 1 1 1 1 1", Reason.DIE_LEFT),
        ("1 1 1 . . 1", Reason.DIE_MISSING),
        ("1 1 1 . 1 1", None),
    ],
)
def test_a_throw_needs_exactly_the_dice_in_play_and_their_faces(
    text: str, reason: Reason | None
) -> None:
    rolls = Rolls(6, frozenset({Colour.YELLOW}))
    assert rolls.why_not(Roll.parse(text)) is reason
    assert (Roll.parse(text) in rolls) is (reason is None)


def test_six_dice_with_six_faces_have_46656_outcomes_and_eight_faces_262144() -> None:
    assert len(Rolls(6)) == 6**6 == 46656
    assert len(Rolls(8)) == 8**6 == 262144


@given(st.integers(1, 3), LEFT)
def test_the_sequence_lists_every_throw_exactly_once(faces: int, left: frozenset[Colour]) -> None:
    rolls = Rolls(faces, left)
    listed = list(rolls)
    assert len(listed) == len(rolls) == len(set(listed)) == faces ** (6 - len(left))
    assert [rolls[i] for i in range(len(rolls))] == listed
    assert all(roll in rolls for roll in listed)
    assert sorted(map(str, listed)) == list(map(str, listed))


@given(st.integers(2, 8), LEFT, st.data())
def test_any_index_or_slice_agrees_with_the_list(
    faces: int, left: frozenset[Colour], data: st.DataObject
) -> None:
    rolls = Rolls(faces, left)
    index = data.draw(st.integers(0, min(len(rolls), 3000) - 1))
    head = list(islice(rolls, index + 1))
    assert rolls[index] == head[-1]
    assert rolls[index - len(rolls)] == head[-1]
    assert rolls[max(0, index - 5) : index + 1] == head[max(0, index - 5) :]
    assert rolls[-1:] == [rolls[len(rolls) - 1]]
    assert rolls[index : max(0, index - 9) : -3] == head[index : max(0, index - 9) : -3]
    for beyond in (len(rolls), -len(rolls) - 1):
        with pytest.raises(IndexError):
            rolls[beyond]


def test_other_values_are_not_among_the_throws() -> None:
    strangers: list[object] = ["1 1 1 1 1 1", None, 3, (1, 1, 1, 1, 1, 1)]
    assert not any(stranger in Rolls(6) for stranger in strangers)


@given(st.integers(1, 8), LEFT, st.data())
def test_a_throw_survives_printing_parsing_evaluating_and_pickling(
    faces: int, left: frozenset[Colour], data: st.DataObject
) -> None:
    rolls = Rolls(faces, left)
    roll = rolls[data.draw(st.integers(0, len(rolls) - 1))]
    assert Roll.parse(str(roll)) == roll
    assert evaluated(roll) == roll
    assert pickle.loads(pickle.dumps(roll)) == roll
    assert list(pickle.loads(pickle.dumps(rolls))[:3]) == rolls[:3]
    assert str(evaluated(rolls)) == str(rolls)
