"""A batch of Six: the same with any number of threads; bad input is refused."""

import numpy as np
import pytest

from crosshex.fast.batch import BatchError, SixBatch, make_batch
from crosshex.fast.layout import frame_index


def random_actions(batch: SixBatch) -> np.ndarray:
    return sum(batch.policy("random", seat) for seat in range(batch.seats))  # type: ignore[return-value]


def test_the_number_of_threads_changes_nothing() -> None:
    results = []
    for workers in (1, 3):
        batch = SixBatch(variant="advanced", workers=workers)
        batch.reset(200, seed=5)
        for _ in range(60):
            batch.step(random_actions(batch))
        results.append((batch.observe(), batch.legal_mask()))
    assert all(np.array_equal(one, other) for one, other in zip(*results, strict=True))


def test_both_sides_are_rewarded_at_the_end() -> None:
    for returns, total in (("win", 1.0), ("margin", 0.0)):
        batch = SixBatch(4, "advanced", returns=returns)
        batch.reset(20, seed=1)
        paid = np.zeros((20, 4))
        while not batch.over.all():
            paid += batch.step(random_actions(batch))
        assert np.allclose(paid[:, :2].sum(axis=1), total)
        assert np.array_equal(paid[:, :2], paid[:, 2:])


def test_restarted_games_are_at_the_beginning() -> None:
    batch = SixBatch()
    batch.reset(2)
    start = batch.observe()
    batch.step(random_actions(batch))
    batch.restart(np.array([True, False]))
    assert np.array_equal(batch.observe()[0], start[0])
    assert batch.to_act.tolist() == [[True, False], [False, True]]


def test_an_illegal_action_is_refused_with_a_message_and_no_game_advances() -> None:
    batch = SixBatch()
    batch.reset(2)
    start = batch.observe()
    legal, wrong = 1 + frame_index(-1, 0), 1 + frame_index(5, 5)
    with pytest.raises(BatchError, match="seat 1: action 1145, 5,5, is not legal; legal: "):
        batch.step([legal, wrong])
    with pytest.raises(BatchError, match="action -1 is not one of the 1850 actions"):
        batch.step([legal, -1])
    with pytest.raises(BatchError, match=r"the shape \(2,\), not \(1,\)"):
        batch.step([legal])
    assert np.array_equal(batch.observe(), start)


def test_a_seat_that_does_not_exist_is_refused() -> None:
    batch = SixBatch()
    batch.reset(2)
    for seat in (-1, batch.seats):
        for ask in (batch.observe, lambda seat: batch.policy("random", seat)):
            with pytest.raises(BatchError, match=f"a seat is a number from 0 to .*, not {seat}"):
                ask(seat)


def test_bad_options_are_refused() -> None:
    with pytest.raises(BatchError, match="2 or 4 bots, not 3"):
        make_batch("six", seats=3)
    with pytest.raises(BatchError, match="basic or advanced"):
        make_batch("six", variant="hard")
    with pytest.raises(BatchError, match="2 times or more"):
        SixBatch(repetition=1)
    with pytest.raises(BatchError, match="move limit is 1 or more"):
        SixBatch(move_limit=0)
    with pytest.raises(BatchError, match="win or margin"):
        SixBatch(returns="points")
    with pytest.raises(BatchError, match="there are: random, greedy"):
        SixBatch().policy("master", 0)
