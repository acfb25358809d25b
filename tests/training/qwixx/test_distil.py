"""A smaller network learns from every end that its teacher compares."""

import json
from pathlib import Path

import torch

from crosshex.rules import QWIXX
from tests.training.qwixx.test_exploit import positions
from tests.training.qwixx.test_train import run
from training.qwixx.baselines import NETWORK
from training.qwixx.distil import Lesson, loss_of, spy
from training.qwixx.network import fresh_weights
from training.qwixx.policy import PolicyOptions, play_turn

CPU = torch.device("cpu")


def lessons() -> tuple[dict[str, torch.Tensor], list[Lesson]]:
    """What a teacher judges in one turn of many games."""
    batch, thrown, players = positions(QWIXX)
    weights = fresh_weights(QWIXX, CPU, (24, 16, 16, 8))
    network = torch.full_like(players, NETWORK)
    found: list[Lesson] = []
    with torch.no_grad():
        plain = play_turn(weights, batch, network, PolicyOptions(), thrown)
        spied = play_turn(weights, batch, network, spy(found, PolicyOptions()), thrown)
    # The teacher sees each decision under a symmetry, so near choices may differ.
    assert (plain.right == spied.right).float().mean() > 0.9
    return weights, found


def test_the_teacher_knows_its_lessons_and_another_network_does_not() -> None:
    weights, found = lessons()
    assert {len(lesson.counts) > 0 for lesson in found} == {True}
    for lesson in found:
        decisions, sizes = lesson.decision.unique(return_counts=True)
        assert len(decisions) > 30
        # Single choices are no decisions.
        assert sizes.min() > 1
        assert 0 < lesson.counts.mean() <= 1
        _, order = loss_of(weights, lesson, 0.5)
        _, other = loss_of(fresh_weights(QWIXX, CPU, (24, 16, 16, 8)), lesson, 0.5)
        assert order < 1e-10 < other


def test_a_small_network_comes_near_to_its_teacher(tmp_path: Path) -> None:
    toy = ["--tables", "96,0,0,0", "--turns", "6"]
    teacher, student = tmp_path / "teacher", tmp_path / "student"
    run("train", "--toy", *toy, "--batch", "512", "--iterations", "30", "--games", "24",
        "--out", str(teacher))  # fmt: skip
    run("distil", "--game", "qwixx", "--teacher", str(teacher / "qwixx-master-2.npz"), *toy,
        "--iterations", "30", "--memory", "30", "--warm-up", "5", "--widths", "48,24,24,12",
        "--pairs", "100", "--out", str(student))  # fmt: skip
    card = json.loads((student / "qwixx-distilled.json").read_text())
    assert card["weights"] < 100_000
    assert card["strength"][0]["interval"][1] > 0.35
    lines = (student / "qwixx-log.jsonl").read_text().splitlines()
    losses = [line["order"] for line in map(json.loads, lines) if line["kind"] == "iteration"]
    assert losses[-1] < losses[0] / 2
