"""The history of positions behaves like a tuple, and counts in few steps."""

import pickle
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from crosshex.rules.position_history import MOST_RECENT, PositionHistory

SMALL = st.lists(st.integers(0, 5), max_size=4 * MOST_RECENT)


def grown(values: list[int]) -> list[PositionHistory[int]]:
    found = [PositionHistory[int]()]
    for value in values:
        found.append(found[-1].then(value))
    return found


@given(SMALL)
def test_a_history_is_a_sequence_like_a_tuple(values: list[int]) -> None:
    last, whole = grown(values)[-1], tuple(values)
    assert (
        last == whole
        and last == PositionHistory(whole)
        and hash(last) == hash(PositionHistory(whole))
    )
    assert (tuple(last), len(last), last[:3]) == (whole, len(whole), whole[:3])
    assert [last.count(value) for value in range(7)] == [whole.count(n) for n in range(7)]
    assert pickle.loads(pickle.dumps(last)) == last
    assert eval(repr(last)) == last


@given(SMALL, st.data())
def test_a_history_does_not_change_when_another_grows_from_it(
    values: list[int], data: st.DataObject
) -> None:
    before = grown(values)
    early = data.draw(st.sampled_from(before))
    assert tuple(early.then(9)) == (*early, 9)
    assert list(map(len, before)) == list(range(len(values) + 1))


def test_a_long_history_is_counted_in_few_blocks() -> None:
    class Counted(int):
        compared = 0

        def __eq__(self, other: object) -> bool:
            Counted.compared += 1
            return int(self) == other

        __hash__ = int.__hash__

    def work(length: int) -> int:
        Counted.compared = 0
        positions: PositionHistory[Counted] = PositionHistory()
        for number in range(length):
            value = Counted(number)
            assert positions.count(value) == 0
            positions = positions.then(value)
        return Counted.compared

    work_done = [work(1000 << doubled) for doubled in range(4)]
    assert all(later < 2.2 * sooner for sooner, later in pairwise(work_done))
