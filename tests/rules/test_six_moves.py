"""The moves of Six as values and words, and the shifts of a position as a sequence."""

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosshex.rules import CLAIM, PASS, Cell, InvalidMove, Put, Shift, Shifts, Six, SixMove
from crosshex.rules.six_moves import Taken
from tests.rules.builders import evaluated

CELLS = st.builds(Cell, st.integers(-999999, 999999), st.integers(-999999, 999999))
MOVES: st.SearchStrategy[SixMove] = st.one_of(
    st.builds(Put, CELLS, st.booleans()),
    st.builds(Shift, CELLS, CELLS, st.one_of(st.none(), CELLS), st.booleans()),
    st.sampled_from([CLAIM, PASS]),
)


@pytest.mark.parametrize(
    ("word", "move"),
    [
        ("-1,0", Put(Cell(-1, 0))),
        ("-1,0!", Put(Cell(-1, 0), claim=True)),
        ("2,-1>0,3", Shift(Cell(2, -1), Cell(0, 3))),
        ("2,-1>0,3=1,1", Shift(Cell(2, -1), Cell(0, 3), Cell(1, 1))),
        ("2,-1>0,3=1,1!", Shift(Cell(2, -1), Cell(0, 3), Cell(1, 1), claim=True)),
        ("2,-1>0,3!", Shift(Cell(2, -1), Cell(0, 3), claim=True)),
        ("!", CLAIM),
        ("pass", PASS),
    ],
)
def test_each_word_of_the_notation_is_read_and_written(word: str, move: SixMove) -> None:
    assert Six().parse(word) == move
    assert str(move) == word


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "!!", "1,0!!", "!1,0", "Pass", "pass!", "1,0=2,0", "1,0>", ">1,0", "1,0>2,0="),
        *("1,0>2,0>3,0", "1,0>2,0=3,0=4,0", "1,0>2,0!=3,0", "1,0 ", "1;0", "1,0!>2,0", "1.0,2"),
    ],
)
def test_a_text_that_is_not_a_move_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(InvalidMove, match=r"is not a move: .*such as"):
        Six().parse(text)


@given(MOVES)
def test_moves_survive_printing_parsing_evaluating_and_pickling(move: SixMove) -> None:
    assert Six().parse(str(move)) == move
    assert evaluated(move) == move
    assert pickle.loads(pickle.dumps(move)) == move
    assert hash(evaluated(move)) == hash(move)


@given(st.lists(st.integers(0, 4), max_size=6), st.integers(0, 3), st.data())
def test_shifts_behave_like_a_list_of_them(
    sizes: list[int], claims: int, data: st.DataObject
) -> None:
    taken = [
        Taken(Cell(i, 0), frozenset(), None, tuple(Cell(i, j) for j in range(1, size + 1)))
        for i, size in enumerate(sizes)
    ]
    shifts = Shifts(taken, [Put(Cell(i, 9), claim=True) for i in range(claims)])
    listed = list(shifts)
    assert len(shifts) == len(listed) == sum(sizes) + claims
    assert bool(shifts) is bool(listed)
    assert [shifts[i] for i in range(len(listed))] == listed
    assert [shifts[i] for i in range(-len(listed), 0)] == listed
    cut = data.draw(st.slices(len(listed))) if listed else slice(None)
    assert shifts[cut] == listed[cut]
    assert list(reversed(shifts)) == listed[::-1]
    assert all(move in shifts for move in listed)
    assert all(shifts.index(move) == listed.index(move) for move in listed)
    assert PASS not in shifts
    assert list(pickle.loads(pickle.dumps(shifts))) == listed
    for beyond in (len(listed), -len(listed) - 1):
        with pytest.raises(IndexError):
            shifts[beyond]
