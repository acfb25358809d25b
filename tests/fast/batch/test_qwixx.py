"""A batch of Qwixx: the games of `simulate`, with any number of threads; bad input is refused."""

import numpy as np
import pytest

from crosshex.fast.batch import BatchError, QwixxBatch, make_batch
from crosshex.simulate import SimulationPlan
from crosshex.simulate.compiled import player


@pytest.mark.parametrize("game", ["qwixx", "longo"])
def test_game_i_of_a_seed_is_the_same_as_in_simulate(game: str) -> None:
    bots = ("greedy-1", "conservative", "greedy-3")
    theirs = player(SimulationPlan.of(game, bots, seed=11))(0, 40).scores
    batch = QwixxBatch(game, 3)
    batch.reset(40, seed=11)
    while not batch.over.all():
        batch.step(np.stack([batch.policy(bot, seat) for seat, bot in enumerate(bots)], axis=1))
    assert np.array_equal(batch.scores, theirs)


def test_the_number_of_threads_changes_nothing() -> None:
    results = []
    for workers in (1, 3):
        batch = QwixxBatch("longo", 2, workers=workers)
        batch.reset(300, seed=5)
        for _ in range(15):
            batch.step(np.stack([batch.policy("random", seat) for seat in range(2)], axis=1))
        results.append((batch.observe(), batch.legal_mask(), batch.scores))
    assert all(np.array_equal(one, other) for one, other in zip(*results, strict=True))


def test_one_seat_is_a_slice_of_all() -> None:
    batch = QwixxBatch("qwixx", 3)
    batch.reset(5, seed=2)
    assert np.array_equal(batch.observe(1), batch.observe()[:, 1])
    assert np.array_equal(batch.legal_mask(2), batch.legal_mask()[:, 2])


def test_restarted_games_are_new_ones() -> None:
    batch = QwixxBatch("qwixx", 1)
    batch.reset(4, seed=2)
    before = batch.observe()
    batch.restart(np.array([True, False, False, True]))
    changed = (batch.observe() != before).any(axis=(1, 2))
    assert changed.tolist() == [True, False, False, True]
    later = QwixxBatch("qwixx", 1)
    later.reset(8, seed=2)
    assert np.array_equal(batch.observe()[0], later.observe()[4])


def test_only_the_requested_games_advance() -> None:
    batch = QwixxBatch("qwixx", 1)
    batch.reset(2, seed=2)
    before = batch.observe()
    batch.step(np.zeros((2, 1), int), which=np.array([False, True]))
    assert np.array_equal(batch.observe()[0], before[0])
    assert not np.array_equal(batch.observe()[1], before[1])


def test_an_illegal_action_is_refused_with_a_message_and_no_game_advances() -> None:
    batch = QwixxBatch("qwixx", 2)
    batch.reset(3, seed=7)
    before = batch.observe()
    actions = np.zeros((3, 2), int)
    actions[1, 1] = 44
    message = r"game 1, seat 2: action 44, b2, is not legal; legal: - r\d+ y"
    with pytest.raises(BatchError, match=message):
        batch.step(actions)
    actions[1, 1] = 45
    with pytest.raises(BatchError, match="action 45 is not one of the 45 actions"):
        batch.step(actions)
    assert np.array_equal(batch.observe(), before)


def test_after_the_end_the_only_legal_action_is_nothing() -> None:
    batch = QwixxBatch("qwixx", 1)
    batch.reset(1)
    for _ in range(8):
        batch.step([[0]])
    assert batch.over.all()
    assert batch.scores.tolist() == [[-20]]
    assert batch.step([[0]]).tolist() == [[0.0]]
    with pytest.raises(BatchError, match="the game is over; legal: -"):
        batch.step([[1]])


@pytest.mark.parametrize(
    ("actions", "message"),
    [
        (np.zeros((3, 1), int), r"actions must have the shape \(2, 1\), not \(3, 1\)"),
        (np.zeros(2, int), r"not \(2,\)"),
        (np.zeros((2, 1)), "actions must be whole numbers, not float64"),
    ],
)
def test_a_wrong_shape_is_refused(actions: np.ndarray, message: str) -> None:
    batch = QwixxBatch("qwixx", 1)
    batch.reset(2)
    with pytest.raises(BatchError, match=message):
        batch.step(actions)


def test_a_seat_that_does_not_exist_is_refused() -> None:
    batch = QwixxBatch()
    batch.reset(2)
    for seat in (-1, batch.seats):
        for ask in (batch.observe, batch.legal_mask, lambda seat: batch.policy("random", seat)):
            with pytest.raises(BatchError, match=f"a seat is a number from 0 to .*, not {seat}"):
                ask(seat)


def test_bad_options_are_refused() -> None:
    with pytest.raises(BatchError, match="1 to 5 bots, not 6"):
        make_batch("qwixx", seats=6)
    with pytest.raises(BatchError, match="there is no game 'chess'"):
        make_batch("chess")
    with pytest.raises(BatchError, match="qwixx has no lucky numbers"):
        QwixxBatch("qwixx", 1, lucky=[(5, 8)])
    with pytest.raises(BatchError, match="returns of 1 seats are points"):
        QwixxBatch("qwixx", 1, returns="win")
    with pytest.raises(BatchError, match="no policy 'master'; there are: random"):
        make_batch("longo").policy("master", 0)
    with pytest.raises(BatchError, match="at least one game"):
        QwixxBatch().reset(0)
    with pytest.raises(BatchError, match="a seed is a number from 0"):
        QwixxBatch().reset(1, seed=-1)
    batch = QwixxBatch()
    batch.reset(2)
    with pytest.raises(BatchError, match="which must be 2 booleans"):
        batch.restart(np.array([1, 0]))
