"""Training games are the same on one core and on a cluster, and weights are fitted to them."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np

from crosshex.bots.six.weights import FILE, read_parameters
from training.six.parallel import GameSettings, play_some, read_samples

ROOT = Path(__file__).parents[3]
NODES = 60


def many(folder: Path, *arguments: str) -> str:
    """Run the program in a folder and return its output."""
    run = subprocess.run(
        [sys.executable, "-m", "training.six.parallel", *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout


def test_a_cluster_plays_the_games_of_one_core_and_weights_are_fitted_to_them(
    tmp_path: Path,
) -> None:
    play = ["play", "--variant", "advanced", "--games", "7", "--nodes", str(NODES), "--seed", "3"]
    many(tmp_path, *play, "--workers", "1", "--out", "here.parquet")
    many(tmp_path, *play, "--workers", "3", "--ray", "local", "--out", "there.parquet")
    here, there = tmp_path / "here.parquet", tmp_path / "there.parquet"
    assert here.read_bytes() == there.read_bytes()

    weights = read_parameters(FILE)["advanced"].pack()
    wanted = play_some(GameSettings("advanced", NODES, 3), weights, 0, 7).samples
    for found, array in zip(read_samples(here), wanted, strict=True):
        np.testing.assert_array_equal(found, array)

    told = many(tmp_path, "fit", "here.parquet", "--out", "weights.npz")
    assert [line.split(":")[0] for line in told.splitlines()] == ["placing", "moving"]
    before, after = read_parameters(FILE), read_parameters(tmp_path / "weights.npz")
    np.testing.assert_array_equal(after["basic"].windows, before["basic"].windows)
    assert (after["advanced"].windows != before["advanced"].windows).any()
