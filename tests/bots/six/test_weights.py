"""The weights of Six: the shipped file matches its card, and the evaluation uses it."""

import hashlib
import json
import random

import numpy as np
import pytest

from crosshex.bots.six.thinking import board_of
from crosshex.bots.six.weights import FILE, read_parameters, weights_for
from crosshex.fast.six.board import MOVER, MOVING, Board
from crosshex.fast.six.constants import BLACK, HEXAGONS
from crosshex.fast.six.search.value import FORESEEN_FROM, foresight, value
from crosshex.rules import Six
from crosshex.rules.six import Variant
from training.six.features import FEATURES, features, parameters_of, vector_of
from training.six.fit import chance_of, fit


def test_the_card_belongs_to_the_weights() -> None:
    card = json.loads(FILE.with_suffix(".json").read_text(encoding="utf-8"))
    assert card["sha256"] == hashlib.sha256(FILE.read_bytes()).hexdigest()


def after(variant: Variant, turns: int) -> Board:
    """The board after some random moves."""
    chance = random.Random(turns)
    state = Six(variant=variant).start()
    while turns and state.outcome is None:
        moves = state.legal(state.seat)
        state = state.play(state.seat, moves[chance.randrange(len(moves))])
        turns -= 1
    return board_of(state, weights_for(state.game))


@pytest.mark.parametrize("variant", ["basic", "advanced"])
@pytest.mark.parametrize("turns", [5, 20, 30, 40, 60])
def test_features_times_weights_plus_the_forecast_are_the_value(
    variant: Variant, turns: int
) -> None:
    board = after(variant, turns)
    counts = np.zeros(FEATURES, np.int16)
    features(board, counts)
    vector = vector_of(read_parameters(FILE)[variant], int(board[MOVING]))
    assert round(float(counts @ vector)) + int(foresight(board)) == int(value(board))


@pytest.mark.parametrize("turns", [28, 34])
def test_late_in_the_placing_of_advanced_six_the_moving_phase_is_forecast(turns: int) -> None:
    board = after("advanced", turns)
    late, most = turns + 2 - FORESEEN_FROM, HEXAGONS - FORESEEN_FROM
    moving = board.copy()
    moving[MOVING], moving[MOVER] = 1, BLACK
    then = int(value(moving)) * (1 if board[MOVER] == BLACK else -1)
    now = int(value(board)) - int(foresight(board))
    assert foresight(board) != 0
    assert int(value(board)) == now + (then - now) * late * 3 // (4 * most)


@pytest.mark.parametrize(("variant", "turns"), [("advanced", 12), ("advanced", 44), ("basic", 34)])
def test_in_other_positions_there_is_no_forecast(variant: Variant, turns: int) -> None:
    assert foresight(after(variant, turns)) == 0


def test_parameters_survive_conversion_to_a_vector() -> None:
    parameters = read_parameters(FILE)["basic"]
    again = parameters_of(vector_of(parameters, 0), vector_of(parameters, 1))
    assert np.array_equal(again.windows, parameters.windows)
    assert np.array_equal(again.more, parameters.more)


def test_a_fit_finds_the_weights_that_made_the_targets() -> None:
    noise = np.random.default_rng(1)
    counts = noise.integers(0, 6, (3000, 4)).astype(np.float64)
    true = np.array([200.0, -300.0, 50.0, 0.0])
    target = chance_of(counts @ true, 1000.0)
    fitted = fit(counts, target, np.array([100.0, -100.0, 0.0, 0.0]), pull=1e-6)
    assert fitted.after < fitted.before
    assert np.allclose(fitted.weights, true, atol=2)
