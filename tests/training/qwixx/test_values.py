"""Values for the review: they agree with the shipped code, learn what counts, and are measured."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
import torch

from crosshex.bots.qwixx.values import values_name
from crosshex.bots.values import values_of
from crosshex.rules import LONGO, QWIXX, Sheet
from tests.training.qwixx.test_master import all_nets, some_batch
from tests.training.qwixx.test_train import run
from tests.training.qwixx.translate import state_of
from training.qwixx.baselines import NETWORK, RANDOM
from training.qwixx.calibration import calibrate, play_matches
from training.qwixx.checkpoints import read_export
from training.qwixx.network import fresh_weights
from training.qwixx.self_play import Stopwatch
from training.qwixx.tensor_rules import MOST_SEATS, start
from training.qwixx.values import (
    Openings,
    ValuesPlan,
    batches,
    collect_samples,
    new_student,
    shares_of,
)
from training.qwixx.values_commands import SHIPPED

CPU = torch.device("cpu")
WIDTHS = (24, 16, 16, 8)


@all_nets
def test_numpy_and_pytorch_give_every_position_the_same_shares(
    sheet: Sheet, seats: tuple[int, ...]
) -> None:
    batch = some_batch(sheet, seats)
    (name,) = {values_name(sheet, number) for number in seats}
    share, margin = shares_of(read_export(SHIPPED / f"{name}.npz", CPU), batch)
    assert torch.allclose(share.sum(1), torch.ones(batch.size), atol=1e-6)
    for game in range(batch.size):
        state = state_of(batch, game)
        n = state.game.seats
        worth = values_of(state.game).of([state])
        assert worth.values[0].tolist() == pytest.approx(share[game, :n].tolist(), abs=1e-5)
        assert worth.margins[0].tolist() == pytest.approx(margin[game, :n].tolist(), abs=1e-3)


def test_an_opening_ends_with_master_in_all_seats_for_good() -> None:
    torch.manual_seed(1)
    batch = start(QWIXX, [400, 0, 0, 0], CPU)
    openings = Openings.draw(batch, 0.5)
    opened = ~openings.over
    assert 120 < int(opened.sum()) < 280
    by_master = opened & (openings.players == NETWORK).all(1)
    assert (openings.seated()[openings.over] == NETWORK).all()
    slips = 0
    none = torch.zeros_like(opened)
    for _ in range(24):
        now = openings.seated()
        random = (now == RANDOM).all(1) & by_master
        assert (random == (by_master & (openings.turns == 1))).all()
        slips += int(random.sum())
        openings = openings.later(none, openings)
    assert slips == int(by_master.sum())
    assert openings.over.all()
    again = openings.later(~none, Openings.draw(batch, 1.0))
    assert not again.over.any()


def test_samples_leave_out_the_turns_of_an_opening() -> None:
    torch.manual_seed(2)
    player = fresh_weights(LONGO, CPU, WIDTHS)
    plan = ValuesPlan(tables=(12, 8, 0, 4), turns=3, batch=40, astray=0.6)
    student = new_student(LONGO, plan, player)
    with torch.no_grad():
        samples = collect_samples(student, Stopwatch())
    counted = samples.counts > 0
    assert 0 < int(counted.sum()) < len(counted)
    assert torch.allclose(samples.win.sum(1), torch.ones(len(counted)), atol=1e-5)
    seen = torch.zeros(len(counted), dtype=torch.bool)
    for game, blocks in batches(student, samples):
        seats = student.batch.seats[game % student.batch.size]
        wanted = torch.tensor([2, 3, 4, 5]).repeat_interleave(torch.tensor(blocks))
        assert (seats == wanted).all()
        assert counted[game].all()
        assert not seen[game].any()
        seen[game] = True


def test_the_network_for_these_seats_is_asked_about_the_positions_of_the_games() -> None:
    torch.manual_seed(4)
    player = fresh_weights(QWIXX, CPU, WIDTHS)
    with torch.no_grad():
        matches = play_matches(player, QWIXX, 3, 12)
        found = calibrate(player, matches, draws=5)
    turns = sum(int(counted.sum()) for counted in matches.counted)
    assert found.share.samples == 3 * turns
    assert sum(found.start) == pytest.approx(1, abs=1e-4)
    assert sum(found.started) == pytest.approx(1, abs=1e-4)
    assert torch.allclose(matches.share.sum(1), torch.ones(12))
    first = replace(matches.met[0], active=torch.zeros(12, dtype=torch.long))
    share, _ = shares_of(player, first)
    assert share[0, :3].tolist() == pytest.approx(found.start, abs=1e-4)
    assert share.shape == (12, MOST_SEATS)


def test_a_toy_run_writes_weights_that_can_be_calibrated_and_drawn(tmp_path: Path) -> None:
    toy = ["--tables", "24,0,0,0", "--turns", "3", "--batch", "96", "--games", "24"]
    run("values", "--game", "qwixx", "--seats", "2", "--iterations", "2", *toy,
        "--out", str(tmp_path))  # fmt: skip
    found, picture = tmp_path / "found.json", tmp_path / "found.svg"
    run("calibrate", "--game", "qwixx", "--seats", "2", "--games", "24", "--draws", "10",
        "--weights", str(tmp_path), "--out", str(found), "--card")  # fmt: skip
    (line,) = json.loads(found.read_text())
    card = json.loads((tmp_path / "qwixx-values-2.json").read_text())
    assert line["values"] == f"qwixx-values-2@{card['sha256'][:12]}"
    (noted,) = card["calibration"]["seats"]
    assert noted["error"] == line["share"]["error"]
    run("reliability", str(found), str(picture))
    assert picture.read_text().count("<circle") == 20
    run("errors", str(tmp_path / "qwixx-values-2.jsonl"), str(picture))
    assert picture.read_text().count("<polyline") == 1
