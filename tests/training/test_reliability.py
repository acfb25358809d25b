"""Bins of equal count find an existing calibration error, and none if there is none."""

from pathlib import Path

import numpy as np
import pytest

from training.reliability import BINS, reliability
from training.six.plot_calibration import draw

GAMES, TURNS = 4000, 10


def test_honest_predictions_agree_with_the_results(tmp_path: Path) -> None:
    chance = np.random.default_rng(1)
    said = chance.random(GAMES * TURNS)
    came = (chance.random(GAMES * TURNS) < said).astype(np.float64)
    game = np.arange(GAMES * TURNS) // TURNS
    honest = reliability(said, came, game, GAMES, draws=200)
    assert (honest.games, honest.samples, len(honest.bins)) == (GAMES, GAMES * TURNS, BINS)
    assert honest.error < 0.012
    assert sum(each.low <= each.said <= each.high for each in honest.bins) >= BINS - 4
    boasting = reliability((said + 1) / 2, came, game, GAMES, draws=200)
    assert boasting.low < boasting.error < boasting.high
    assert boasting.error == pytest.approx(0.25, abs=0.02)
    draw({"basic": honest}, tmp_path / "picture.svg")
    assert (tmp_path / "picture.svg").read_text().count("<circle") == BINS


def test_positions_of_one_game_count_as_one_observation() -> None:
    chance = np.random.default_rng(3)
    truth = chance.random(GAMES)
    came = (chance.random(GAMES) < truth).astype(np.float64)
    game = np.arange(GAMES).repeat(TURNS)
    honest = reliability(truth[game], came[game], game, GAMES, draws=200)
    said = [row.said for row in honest.bins]
    assert said == pytest.approx([(place + 0.5) / BINS for place in range(BINS)], abs=0.02)
    assert sum(row.low <= row.said <= row.high for row in honest.bins) >= 16
    # A bin has 200 games, however many positions each of them has.
    assert 0.04 < honest.bins[10].high - honest.bins[10].low < 0.2
    boasting = reliability(truth[game] * 0.8, came[game], game, GAMES, draws=0)
    assert boasting.error == pytest.approx(0.1, abs=0.01)
    assert boasting.as_json(3)["samples"] == GAMES * TURNS
