"""A toy run on a CPU learns, stops, resumes, and writes weights, a log, a card and a picture."""

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]
TOY = ["--toy", "--tables", "64,16,0,0", "--turns", "6", "--batch", "512", "--games", "48"]


def run(*arguments: str, module: str = "training.qwixx") -> str:
    """Run a command and return what it printed."""
    environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}", "OMP_NUM_THREADS": "1"}
    command = [sys.executable, "-W", "error", "-m", module, *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_toy_run_learns_and_can_be_interrupted(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    schedule = ["--iterations", "60", *TOY]
    run("train", "--out", str(first), "--stop-after", "0", *schedule)
    card = json.loads((first / "qwixx-master.json").read_text())
    assert not card["finished"]

    run("train", "--out", str(second), "--resume", str(first), *schedule)
    card = json.loads((second / "qwixx-master.json").read_text())
    assert card["finished"]
    assert card["iterations"] == 60
    export = second / "qwixx-master.npz"
    assert card["sha256"] == hashlib.sha256(export.read_bytes()).hexdigest()
    assert {line["seats"] for line in card["strength"]} == {2, 3}
    against_random = next(
        line for line in card["strength"] if line["seats"] == 2 and line["against"] == "random"
    )
    assert against_random["wins"] > 0.7

    picture = tmp_path / "curve.svg"
    run("curve", str(second / "qwixx-log.jsonl"), str(picture))
    assert picture.read_text().count("<polyline") == 3
