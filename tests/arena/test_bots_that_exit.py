"""Bots that end the process: they are named, like any other bot that fails."""

import sys
from pathlib import Path

import pytest

from crosshex.arena import ArenaPlan, BotFailed, run_plan
from crosshex.bots.objects import BrokenBot, load_bot
from crosshex.rules import Move, Qwixx, State
from crosshex.simulate import SimulationPlan, run


def leaves(state: State, seat: int) -> Move:
    """A policy that ends the process."""
    sys.exit(3)


def test_a_file_that_ends_itself_is_no_bot(tmp_path: Path) -> None:
    path = tmp_path / "script.py"
    path.write_text("raise SystemExit(4)\n", "utf-8")

    with pytest.raises(BrokenBot, match="cannot be loaded: SystemExit: 4"):
        load_bot(f"{path}:Mine")


def test_a_bot_that_ends_the_process_is_named() -> None:
    game = Qwixx(seats=2)

    report = run_plan(ArenaPlan(game, (leaves, "greedy")), 2, workers=1)
    assert "leaves failed on seat 1: SystemExit: 3" in report["fault"]
    with pytest.raises(BotFailed, match="leaves failed on seat 1: SystemExit: 3"):
        run(SimulationPlan(game, (leaves, "greedy")), 2, workers=1)
