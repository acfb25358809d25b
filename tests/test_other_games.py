"""The games of other packages that the tests use are installed only for those tests."""

import subprocess
import sys
from pathlib import Path

from crosshex.rules.catalogue import OURS
from tests.nim import NIM

ROOT = Path(__file__).parents[1]

PROGRAM = """
from crosshex.rules import games
from tests.nim import NIM
from tests.other_games import PIPS, installed
with installed(NIM, PIPS):
    print(*games())
print(*games())
import gymnasium
print("crosshex/Pips-v0" in gymnasium.registry)
"""


def test_other_games_are_in_the_catalogue_only_while_a_test_uses_them() -> None:
    command = [sys.executable, "-c", PROGRAM]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    ours = " ".join(OURS)
    assert done.stdout.splitlines() == [f"{ours} {NIM.name} pips", ours, "False"]
