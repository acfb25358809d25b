"""Chances are fitted to repeatable games, and their calibration is checked."""

import json
import subprocess
import sys
from pathlib import Path

import numpy as np

from training.six.chances import chances_of, fit_map, play_one, read_games, samples_of

NODES = 30


def test_a_game_is_the_same_wherever_it_is_played() -> None:
    for variant in ("basic", "advanced"):
        told = play_one(variant, NODES, 5, 3)
        assert told == play_one(variant, NODES, 5, 3)
        assert told.result in (0, 0.5, 1)
        assert [seen.ply for seen in told.seen] == list(
            range(told.opening, told.opening + len(told.seen))
        )


def test_playing_continues_where_a_file_of_games_stopped(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(json.dumps(play_one("basic", NODES, 5, 0)) + "\n", encoding="utf-8")
    arguments = ["play", str(file), "--games", "3", "--nodes", str(NODES), "--seed", "5"]
    program = [sys.executable, "-m", "training.six.chances", *arguments, "--workers", "1"]
    subprocess.run(program, check=True)
    wanted = [play_one("basic", NODES, 5, number) for number in range(3)]
    assert [json.loads(json.dumps(told)) for told in read_games(file)] == [
        json.loads(json.dumps(told)) for told in wanted
    ]


def test_a_map_is_fitted_and_better_values_have_higher_chances() -> None:
    samples = samples_of([play_one("basic", NODES, 5, number) for number in range(12)])
    maps = {"placing": fit_map(samples), "moving": fit_map(samples)}
    said = chances_of(samples, maps)
    assert ((said > 0) & (said < 1)).all()
    assert np.corrcoef(said, samples.value.clip(-3000, 3000))[0, 1] > 0.5
