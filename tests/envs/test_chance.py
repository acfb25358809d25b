"""The random numbers in plain Python are the same as in the kernels."""

import numpy as np
import pytest

from crosshex.envs.chance import fraction, sampler, throw
from crosshex.fast.core.rng import words
from crosshex.fast.qwixx.playouts import drawn_pairs, pairs_to_draw
from crosshex.fast.qwixx.sheet import LUCKY_PAIRS


@pytest.mark.parametrize("seed", [0, 1, 2**64 - 1])
@pytest.mark.parametrize("game", [0, 4711])
@pytest.mark.parametrize("stream", [0, 2, 17])
def test_fractions_are_the_same_as_in_the_kernels(seed: int, game: int, stream: int) -> None:
    theirs = words(np.uint64(seed), game, stream, 5).tolist()
    assert [fraction(seed, game, stream, counter) for counter in range(5)] == theirs


def test_lucky_pairs_are_the_same_as_in_the_kernels() -> None:
    for game in range(20):
        theirs = drawn_pairs(3, game, pairs_to_draw(True), 5).tolist()
        assert [list(pair) for pair in sampler(3, game)(LUCKY_PAIRS, 5)] == theirs


def test_all_faces_come_up_about_equally() -> None:
    thrown = [die for turn in range(1000) for die in throw(1, 0, turn, [8] * 6)]
    counts = [thrown.count(face) for face in range(8)]
    assert sum(counts) == 6000
    assert all(650 < count < 850 for count in counts)
