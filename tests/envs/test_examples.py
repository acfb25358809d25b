"""The example programs run as users run them."""

import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize(
    ("command", "shown"),
    [
        (["maskable_ppo.py", "--minutes", "0.02", "--envs", "8", "--games", "50"], "learnt: "),
        (["ppo.py", "--minutes", "0.05", "--games", "50"], "points in 50 games"),
        (["openspiel_cfr.py", "--iterations", "1"], "value of the shrunken game"),
        (["openspiel_mcts.py", "--simulations", "2", "--decisions", "2"], "six advanced auto"),
    ],
    ids=lambda part: part[0] if isinstance(part, list) else None,
)
def test_an_example_runs(command: list[str], shown: str) -> None:
    program = [sys.executable, str(EXAMPLES / command[0]), *command[1:]]
    run = subprocess.run(program, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    assert shown in run.stdout
