"""Reevaluation judges only the best choices again, and agrees with the first values if it must."""

import json
from dataclasses import replace
from importlib.resources import files

import pytest
import torch
from torch import Tensor

from crosshex.rules import LONGO, QWIXX, Sheet
from training.qwixx.__main__ import main
from training.qwixx.measure import duel
from training.qwixx.network import Weights, fresh_weights
from training.qwixx.policy import (
    FEW,
    WORST,
    Ends,
    NetworkGuest,
    PolicyOptions,
    Sheets,
    best_of,
    judge,
    worth,
)
from training.qwixx.reevaluation import one_turn_ahead, over_symmetries
from training.qwixx.self_play import scattered
from training.qwixx.tensor_rules import GameBatch, lucky_pairs_of, start

CPU = torch.device("cpu")
WIDTHS = (24, 16, 16, 8)
both_games = pytest.mark.parametrize("sheet", [QWIXX, LONGO], ids=["qwixx", "longo"])


def positions(sheet: Sheet) -> tuple[Weights, GameBatch, Sheets, Ends]:
    """Some games as if each of them were the end of a turn, from the view of seat 2."""
    torch.manual_seed(5)
    weights = fresh_weights(sheet, CPU, WIDTHS)
    batch = scattered(start(sheet, [12, 6, 6, 6], CPU))
    game = torch.arange(batch.size)
    seat = torch.ones_like(game)
    ends = Ends(
        game=game,
        seat=seat,
        right=batch.right[game, seat],
        count=batch.count[game, seat],
        failed=batch.failed[game, seat],
        locked=batch.locked,
        variant=torch.zeros_like(game),
    )
    return weights, batch, Sheets.of((batch.right, batch.count, batch.failed)), ends


@both_games
def test_over_all_symmetries_a_turned_sheet_is_worth_the_same(sheet: Sheet) -> None:
    weights, batch, sheets, ends = positions(sheet)
    rows = [3, 2, 0, 1]
    lucky = sheet.highest + 2 - batch.lucky if lucky_pairs_of(sheet) else batch.lucky
    turned = replace(batch, lucky=lucky)
    look, options = over_symmetries(), PolicyOptions()
    one = look(weights, batch, sheets, ends, options)
    other = look(
        weights,
        turned,
        Sheets(sheets.right[..., rows], sheets.count[..., rows], sheets.failed),
        replace(
            ends,
            right=ends.right[:, rows],
            count=ends.count[:, rows],
            locked=ends.locked[:, rows],
        ),
        options,
    )
    assert torch.allclose(one, other, atol=1e-5)
    assert not torch.allclose(one, worth(weights, batch, sheets, ends, options), atol=1e-3)


@both_games
def test_looking_ahead_with_a_share_of_zero_gives_the_first_values(sheet: Sheet) -> None:
    weights, batch, sheets, ends = positions(sheet)
    with torch.no_grad():
        look = one_turn_ahead(2, share=0.0)
        ahead = look(weights, batch, sheets, ends, PolicyOptions())
    assert torch.allclose(ahead, worth(weights, batch, sheets, ends, PolicyOptions()))


@both_games
def test_looking_ahead_to_certain_ends_is_exact(sheet: Sheet) -> None:
    # All seats have three failed throws and nothing left to cross: the next turn ends the game.
    weights, batch, _, ends = positions(sheet)
    full = torch.full_like(batch.right, sheet.longest - sheet.locking)
    batch = replace(
        batch,
        right=full,
        failed=torch.full_like(batch.failed, 3),
        count=batch.count.clamp(max=sheet.needed - 1),
    )
    seat = (batch.active + 2) % batch.seats
    game = torch.arange(batch.size)
    ends = replace(
        ends,
        seat=seat,
        right=full[:, 0],
        count=batch.count[game, seat],
        failed=batch.failed[game, seat],
        locked=torch.zeros_like(batch.locked),
    )
    sheets = Sheets.of((batch.right, batch.count, batch.failed))
    with torch.no_grad():
        ahead = one_turn_ahead(2, share=1.0)(
            weights, batch, sheets, ends, PolicyOptions(margin=0.0)
        )
    failing = (batch.active + 1) % batch.seats
    after = batch.failed.clone()
    after[game, failing] += 1
    over = replace(ends, failed=after[game, seat])
    win, _ = judge(weights, batch, Sheets.of((batch.right, batch.count, after)), over, batch.active)
    assert torch.allclose(ahead, win)
    shares = torch.tensor([0, 1, 1 / 2, 1 / 3, 1 / 4, 1 / 5])
    assert torch.isin(win, shares).all()


def test_only_the_few_best_choices_are_judged_again() -> None:
    weights, batch, sheets, ends = positions(QWIXX)
    legal = torch.ones((batch.size, 8), dtype=torch.bool)
    repeated = Ends(
        *(
            value.repeat_interleave(8, 0)
            for value in (
                ends.game, ends.seat, ends.right, ends.count, ends.failed, ends.locked,
                ends.variant,
            )
        )
    )  # fmt: skip
    right, count = repeated.right.clone(), repeated.count.clone()
    right[:, 0] = torch.arange(1, 9).repeat(batch.size)
    count[:, 0] = 1
    spread = replace(repeated, right=right, count=count, locked=repeated.locked & False)
    asked: list[int] = []

    def look(
        _weights: Weights, _batch: GameBatch, _sheets: Sheets, these: Ends, _options: PolicyOptions
    ) -> Tensor:
        asked.append(len(these.game))
        return torch.full((len(these.game),), 7.0)

    options = PolicyOptions(reevaluate=look, near=9.0)
    with torch.no_grad():
        first = best_of(weights, batch, sheets, spread, PolicyOptions(), legal, seats_apart=False)
        again = best_of(weights, batch, sheets, spread, options, legal, seats_apart=False)
    best = first.argsort(1, descending=True)[:, :FEW]
    assert asked == [FEW * batch.size]
    assert (again.gather(1, best) == 7.0).all()
    assert int((again > WORST).sum()) == FEW * batch.size


def test_a_duel_of_equals_is_drawn_exactly() -> None:
    torch.manual_seed(1)
    weights = fresh_weights(QWIXX, CPU, WIDTHS)
    with torch.no_grad():
        outcome = duel(weights, QWIXX, PolicyOptions(), NetworkGuest(weights, PolicyOptions()), 6)
    assert outcome.share == 0.5
    assert outcome.margin == 0.0


def test_the_command_plays_two_files_of_weights_against_each_other(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shipped = str(files("crosshex.bots") / "weights" / "qwixx-master-2.npz")
    command = ["duel", shipped, "--against", shipped, "--game", "qwixx", "--pairs", "3"]
    monkeypatch.setattr("sys.argv", ["training.qwixx", *command])
    main()
    report = json.loads(capsys.readouterr().out)
    assert report["against"] == "qwixx-master-2.npz"
    assert (report["pairs"], report["share"], report["margin"]) == (3, 0.5, 0.0)
