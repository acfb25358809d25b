"""The trainer asks its network about exactly the positions that can follow from each choice."""

from dataclasses import replace
from typing import Any

import pytest
import torch
from torch import Tensor

from crosshex.rules import LONGO, QWIXX, Sheet
from training.qwixx import policy
from training.qwixx.network import fresh_weights
from training.qwixx.policy import (
    WORST,
    Ends,
    PolicyOptions,
    Sheets,
    alternatives_for,
    judge,
    judge_alternatives,
    judge_others,
)
from training.qwixx.self_play import outlook, results, scattered
from training.qwixx.tensor_rules import (
    ACTION_2_CHOICES,
    MOST_SEATS,
    GameBatch,
    Throw,
    act_1,
    act_2,
    legal_1,
    of_active,
    start,
    throw,
)

CPU = torch.device("cpu")
WIDTHS = (24, 16, 16, 8)
both_games = pytest.mark.parametrize("sheet", [QWIXX, LONGO], ids=["qwixx", "longo"])


def exact(weights: dict[str, Tensor], batch: GameBatch, options: PolicyOptions) -> Tensor:
    """What positions between turns are worth to each seat, computed in the plain way."""
    win, margin = outlook(weights, batch)
    share, lead = results(batch)
    over = batch.over[:, None]
    # A lost end is worse than any position that is not over.
    ended = torch.where(share > 0, share, -1.0)
    return torch.where(over, ended, win) + torch.where(over, lead, margin) * options.margin / 100


def positions(sheet: Sheet) -> tuple[dict[str, Tensor], GameBatch, Throw]:
    torch.manual_seed(3)
    weights = fresh_weights(sheet, CPU, WIDTHS)
    batch = scattered(start(sheet, [40, 20, 20, 20], CPU))
    # Sheets near the end of the game, where locks and failed throws matter.
    late = torch.arange(batch.size) % 2 == 0
    last = sheet.longest - sheet.locking
    batch = replace(
        batch,
        right=torch.where(late[:, None, None], last, batch.right).int(),
        count=torch.where(late[:, None, None], sheet.needed, batch.count).int(),
        failed=torch.where(late[:, None], 3, batch.failed).int(),
    )
    return weights, batch, throw(batch)


@both_games
def test_every_alternative_of_the_active_seat_is_judged_by_its_result(
    sheet: Sheet,
) -> None:
    weights, batch, thrown = positions(sheet)
    options = PolicyOptions(margin=0.3)
    legal = of_active(batch, legal_1(batch, thrown))
    alternatives = alternatives_for(batch, thrown, legal, torch.zeros_like(batch.locked))
    as_is = Sheets.of((batch.right, batch.count, batch.failed))
    worths = judge_alternatives(weights, batch, thrown, alternatives, as_is, options)

    active = torch.arange(MOST_SEATS).eq(batch.active[:, None])
    checked = 0
    for first in range(legal.shape[1]):
        after, ended = act_1(batch, thrown, torch.where(active, first, 0))
        for second in range(ACTION_2_CHOICES):
            reply = torch.full((batch.size,), second)
            end = act_2(after, thrown, reply, torch.full_like(batch.over, first > 0), ended)
            mine = exact(weights, end, options)[torch.arange(batch.size), batch.active]
            asked = worths[:, first, second] > WORST
            assert torch.allclose(worths[:, first, second][asked], mine[asked], atol=1e-5)
            checked += int(asked.sum())
    assert checked > 5 * batch.size


@both_games
def test_a_seat_that_is_not_active_predicts_the_active_seats_choice(sheet: Sheet) -> None:
    weights, batch, thrown = positions(sheet)
    options = PolicyOptions(margin=0.3)
    active = torch.arange(MOST_SEATS).eq(batch.active[:, None])
    legal = legal_1(batch, thrown)
    own = of_active(batch, legal)
    as_is = Sheets.of((batch.right, batch.count, batch.failed))
    alternatives = alternatives_for(batch, thrown, own, torch.zeros_like(batch.locked))
    plan = (
        judge_alternatives(weights, batch, thrown, alternatives, as_is, options)
        .flatten(1)
        .argmax(-1)
    )
    first, second = plan // ACTION_2_CHOICES, plan % ACTION_2_CHOICES
    asked = legal & ~active[..., None]
    worths = judge_others(weights, batch, thrown, asked, plan, options)

    for seat in range(MOST_SEATS):
        for choice in range(legal.shape[2]):
            here = asked[:, seat, choice]
            everyone = torch.where(active, first[:, None], 0)
            everyone[:, seat] = torch.where(here, choice, everyone[:, seat])
            after, ended = act_1(batch, thrown, everyone)
            gone = after.locked & ~batch.locked
            row = ((second - 1) // 2).clamp(min=0)
            lost = gone[torch.arange(batch.size), row] & (second > 0)
            reply = torch.where(lost, 0, second)
            end = act_2(after, thrown, reply, first > 0, ended)
            mine = exact(weights, end, options)[:, seat]
            assert torch.allclose(worths[:, seat, choice][here], mine[here], atol=1e-5)


def test_the_end_of_a_game_is_judged_only_by_its_result(monkeypatch: pytest.MonkeyPatch) -> None:
    batch = start(QWIXX, [3, 0, 0, 0], CPU)
    count = torch.zeros((3, MOST_SEATS, 4), dtype=torch.int32)
    count[0, 0, 0], count[1, 1, 0] = 4, 4
    batch = replace(batch, count=count)

    def silent(_weights: Any, described: Any) -> tuple[Tensor, Tensor]:
        nothing = torch.full((len(described.score),), torch.nan)
        return nothing, nothing

    monkeypatch.setattr(policy, "values", silent)
    game = torch.arange(3)
    ends = Ends(
        game=game,
        seat=torch.zeros(3, dtype=torch.long),
        right=batch.right[:, 0],
        count=batch.count[:, 0],
        failed=batch.failed[:, 0],
        locked=torch.tensor([[True, True, False, False]]).expand(3, -1),
        variant=torch.zeros_like(game),
    )
    sheets = Sheets.of((batch.right, batch.count, batch.failed))
    win, margin = judge({}, batch, sheets, ends, batch.active)
    assert win.tolist() == [1.0, 0.0, 0.5]
    assert margin.tolist() == [10.0, -10.0, 0.0]
