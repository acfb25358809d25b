"""The benchmark that says what a decision of each level costs."""

import json
import sys
from pathlib import Path

import pytest

from benchmarks import losses
from crosshex.bots import levels
from crosshex.review.losses import Decisions


def test_every_level_of_a_game_is_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = tmp_path / "losses.json"
    table.write_text("{}", "utf-8")
    monkeypatch.setattr(losses, "TABLE", table)
    monkeypatch.setattr(losses, "reviewed", lambda key, level, seed: Decisions(10, 0.1 * seed))
    monkeypatch.setattr(sys, "argv", ["losses", "--games", "3", "--key", "qwixx-2"])
    losses.main()
    found = json.loads(table.read_text("utf-8"))["qwixx-2"]
    assert set(found) == set(levels(losses.GAMES["qwixx-2"]))
    assert {mean for mean, _, _ in found.values()} == {0.01}
