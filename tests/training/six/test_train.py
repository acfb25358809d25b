"""A toy run of the trainer of Six: it plays, learns, resumes where it stopped, and exports."""

import hashlib
import json
import subprocess
import sys
from pathlib import Path

from crosshex.bots.six.weights import read_parameters


def train(folder: Path) -> list[dict[str, object]]:
    command = [sys.executable, "-m", "training.six", "train", "--toy", "--out", str(folder)]
    subprocess.run(command, check=True, capture_output=True)
    log = (folder / "six-log.jsonl").read_text(encoding="utf-8")
    return [json.loads(line) for line in log.splitlines()]


def test_a_toy_run_learns_and_a_second_one_resumes(tmp_path: Path) -> None:
    first = train(tmp_path)
    measures = [line for line in first if line["kind"] == "measure"]
    assert [line["generation"] for line in measures] == [1, 1, 2, 2]
    card = json.loads((tmp_path / "six-master.json").read_text(encoding="utf-8"))
    export = tmp_path / "six-master.npz"
    assert card["sha256"] == hashlib.sha256(export.read_bytes()).hexdigest()
    assert set(read_parameters(export)) == {"basic", "advanced"}

    (tmp_path / "six-advanced-01-weights.npz").unlink()
    again = train(tmp_path)[len(first) :]
    assert [line["variant"] for line in again if line["kind"] == "measure"] == ["advanced"]

    picture = tmp_path / "curve.svg"
    command = [sys.executable, "-m", "training.six", "curve"]
    subprocess.run([*command, tmp_path / "six-log.jsonl", picture], check=True)
    assert picture.read_text(encoding="utf-8").count("<polyline") == 2
