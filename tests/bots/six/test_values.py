"""Chances of winning at Six: shares of all seats, repeatable, exact at the end."""

import json
from importlib.resources import files

import numpy as np
import pytest

from crosshex.bots.qwixx.net import DamagedWeights
from crosshex.bots.six.values import NAME, Chances, shipped_chances
from crosshex.bots.values import values_of
from crosshex.fast.six.search.alphabeta import WON
from crosshex.record import read_position
from crosshex.rules import Six, SixState

FOUR = "six basic auto 1/2 placing | 0,0 1,0 2,0 3,0 | 0,1 1,1 2,1 0,-1"


def card() -> dict[str, object]:
    text = (files("crosshex.bots") / "weights" / f"{NAME}.json").read_text(encoding="utf-8")
    found: dict[str, object] = json.loads(text)
    return found


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("variant", ["basic", "advanced"])
def test_the_shares_of_all_seats_sum_to_one_and_partners_have_the_same(
    variant: str, seats: int
) -> None:
    game = Six(seats=seats, variant=variant)  # type: ignore[arg-type]
    values = values_of(game)
    start = game.start()
    states = [start, start.play(0, start.legal(0)[0])]
    worth = values.of(states)
    assert worth.values.shape == (2, seats) and not worth.margins.any()
    np.testing.assert_allclose(worth.values.sum(1), 1)
    np.testing.assert_array_equal(worth.values[:, 0], worth.values[:, seats - 2])
    np.testing.assert_array_equal(worth.values, values.of(states).values)
    assert 0.35 < worth.values[0, 0] * seats / 2 < 0.75


def test_a_finished_game_is_worth_its_result() -> None:
    won = read_position(FOUR)
    for word in ("4,0", "5,0", "-1,0"):
        (seat,) = won.to_act  # type: ignore[misc]
        won = won.play(seat, won.parse(seat, word))
    drawn = Six().start().agree_draw()
    assert values_of(Six()).of([won, drawn]).values.tolist() == [[1, 0], [0.5, 0.5]]


def test_a_claimed_win_is_nearly_certain_and_better_positions_are_worth_more() -> None:
    chances = shipped_chances()
    for variant in ("basic", "advanced"):
        state = Six(variant=variant).start()
        assert isinstance(state, SixState)
        said = [chances.of(value, state) for value in (-WON, -800, 0, 800, WON)]
        assert said == sorted(said)
        assert 0 < said[0] < 0.01 and 0.99 < said[-1] < 1


def test_a_changed_card_is_refused() -> None:
    changed = card()
    Chances(changed)
    changed["maps"]["basic"]["placing"]["claimed"] = 0.5  # type: ignore[index]
    with pytest.raises(DamagedWeights, match="checksum"):
        Chances(changed)


def test_the_chances_are_calibrated_on_games_they_were_not_fitted_to() -> None:
    told = card()["calibration"]
    assert isinstance(told, dict) and set(told) == {"basic", "advanced"}
    for one in told.values():
        assert one["expected_error"] < 0.02 and len(one["bins"]) == 20
