"""What the trainer's network is asked about is exactly what can follow from each choice."""

from dataclasses import replace
from typing import Any

import pytest
import torch
from torch import Tensor

from crosshex.rules.sheet import LONGO, QWIXX, Sheet
from training.qwixx import decide
from training.qwixx.decide import (
    WORST,
    Ends,
    Sheets,
    Taste,
    judge,
    judge_others,
    judge_plans,
    plans_for,
)
from training.qwixx.learn import outlook, results, scattered
from training.qwixx.network import fresh_weights
from training.qwixx.tables import (
    ACTION_2_CHOICES,
    MOST_SEATS,
    Tables,
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


def exact(weights: dict[str, Tensor], tables: Tables, taste: Taste) -> Tensor:
    """What positions between turns are worth to each seat, by the plain way."""
    win, margin = outlook(weights, tables)
    share, lead = results(tables)
    over = tables.over[:, None]
    # A lost end is worse than anything that is not over.
    ended = torch.where(share > 0, share, -1.0)
    return torch.where(over, ended, win) + torch.where(over, lead, margin) * taste.margin / 100


def positions(sheet: Sheet) -> tuple[dict[str, Tensor], Tables, Throw]:
    torch.manual_seed(3)
    weights = fresh_weights(sheet, CPU, WIDTHS)
    tables = scattered(start(sheet, [40, 20, 20, 20], CPU))
    # Sheets near the end of the game, where locks and failed throws matter.
    late = torch.arange(tables.size) % 2 == 0
    last = sheet.length - sheet.locking
    tables = replace(
        tables,
        right=torch.where(late[:, None, None], last, tables.right).int(),
        count=torch.where(late[:, None, None], sheet.needed, tables.count).int(),
        failed=torch.where(late[:, None], 3, tables.failed).int(),
    )
    return weights, tables, throw(tables)


@both_games
def test_every_plan_of_the_active_seat_is_judged_by_the_position_it_leads_to(sheet: Sheet) -> None:
    weights, tables, thrown = positions(sheet)
    taste = Taste(margin=0.3)
    legal = of_active(tables, legal_1(tables, thrown))
    plans = plans_for(tables, thrown, legal, torch.zeros_like(tables.locked))
    as_is = Sheets.of((tables.right, tables.count, tables.failed))
    worths = judge_plans(weights, tables, thrown, plans, as_is, taste)

    active = torch.arange(MOST_SEATS).eq(tables.active[:, None])
    checked = 0
    for first in range(legal.shape[1]):
        after, ended = act_1(tables, thrown, torch.where(active, first, 0))
        for second in range(ACTION_2_CHOICES):
            reply = torch.full((tables.size,), second)
            end = act_2(after, thrown, reply, torch.full_like(tables.over, first > 0), ended)
            mine = exact(weights, end, taste)[torch.arange(tables.size), tables.active]
            asked = worths[:, first, second] > WORST
            assert torch.allclose(worths[:, first, second][asked], mine[asked], atol=1e-5)
            checked += int(asked.sum())
    assert checked > 5 * tables.size


@both_games
def test_a_seat_that_is_not_active_foresees_what_the_active_seat_does(sheet: Sheet) -> None:
    weights, tables, thrown = positions(sheet)
    taste = Taste(margin=0.3)
    active = torch.arange(MOST_SEATS).eq(tables.active[:, None])
    legal = legal_1(tables, thrown)
    own = of_active(tables, legal)
    as_is = Sheets.of((tables.right, tables.count, tables.failed))
    plans = plans_for(tables, thrown, own, torch.zeros_like(tables.locked))
    plan = judge_plans(weights, tables, thrown, plans, as_is, taste).flatten(1).argmax(-1)
    first, second = plan // ACTION_2_CHOICES, plan % ACTION_2_CHOICES
    asked = legal & ~active[..., None]
    worths = judge_others(weights, tables, thrown, asked, plan, taste)

    for seat in range(MOST_SEATS):
        for choice in range(legal.shape[2]):
            here = asked[:, seat, choice]
            everyone = torch.where(active, first[:, None], 0)
            everyone[:, seat] = torch.where(here, choice, everyone[:, seat])
            after, ended = act_1(tables, thrown, everyone)
            gone = after.locked & ~tables.locked
            row = ((second - 1) // 2).clamp(min=0)
            lost = gone[torch.arange(tables.size), row] & (second > 0)
            reply = torch.where(lost, 0, second)
            end = act_2(after, thrown, reply, first > 0, ended)
            mine = exact(weights, end, taste)[:, seat]
            assert torch.allclose(worths[:, seat, choice][here], mine[here], atol=1e-5)


def test_the_end_of_a_game_is_judged_by_its_result_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    tables = start(QWIXX, [3, 0, 0, 0], CPU)
    count = torch.zeros((3, MOST_SEATS, 4), dtype=torch.int32)
    count[0, 0, 0], count[1, 1, 0] = 4, 4
    tables = replace(tables, count=count)

    def silent(_weights: Any, described: Any) -> tuple[Tensor, Tensor]:
        nothing = torch.full((len(described.score),), torch.nan)
        return nothing, nothing

    monkeypatch.setattr(decide, "values", silent)
    table = torch.arange(3)
    ends = Ends(
        table=table,
        seat=torch.zeros(3, dtype=torch.long),
        right=tables.right[:, 0],
        count=tables.count[:, 0],
        failed=tables.failed[:, 0],
        locked=torch.tensor([[True, True, False, False]]).expand(3, -1),
        variant=torch.zeros_like(table),
    )
    sheets = Sheets.of((tables.right, tables.count, tables.failed))
    win, margin = judge({}, tables, sheets, ends, tables.active)
    assert win.tolist() == [1.0, 0.0, 0.5]
    assert margin.tolist() == [10.0, -10.0, 0.0]
