"""A second look judges only the best choices again, and agrees with the first where it must."""

import json
from dataclasses import replace
from importlib.resources import files

import pytest
import torch
from torch import Tensor

from crosshex.rules.sheet import LONGO, QWIXX, Sheet
from training.qwixx.__main__ import main
from training.qwixx.decide import (
    FEW,
    WORST,
    Ends,
    NetworkGuest,
    Sheets,
    Taste,
    best_of,
    judge,
    worth,
)
from training.qwixx.learn import scattered
from training.qwixx.measure import duel
from training.qwixx.network import Weights, fresh_weights
from training.qwixx.second_look import from_all_sides, one_turn_further
from training.qwixx.tables import Tables, start

CPU = torch.device("cpu")
WIDTHS = (24, 16, 16, 8)
both_games = pytest.mark.parametrize("sheet", [QWIXX, LONGO], ids=["qwixx", "longo"])


def positions(sheet: Sheet) -> tuple[Weights, Tables, Sheets, Ends]:
    """Some tables as if every one of them were the end of a turn, seen by seat 2."""
    torch.manual_seed(5)
    weights = fresh_weights(sheet, CPU, WIDTHS)
    tables = scattered(start(sheet, [12, 6, 6, 6], CPU))
    table = torch.arange(tables.size)
    seat = torch.ones_like(table)
    ends = Ends(
        table=table,
        seat=seat,
        right=tables.right[table, seat],
        count=tables.count[table, seat],
        failed=tables.failed[table, seat],
        locked=tables.locked,
        variant=torch.zeros_like(table),
    )
    return weights, tables, Sheets.of((tables.right, tables.count, tables.failed)), ends


@both_games
def test_from_all_sides_a_turned_sheet_is_worth_the_same(sheet: Sheet) -> None:
    weights, tables, sheets, ends = positions(sheet)
    rows = [3, 2, 0, 1]
    lucky = sheet.highest + 2 - tables.lucky if sheet.lucky_pairs else tables.lucky
    turned = replace(tables, lucky=lucky)
    look, taste = from_all_sides(), Taste()
    one = look(weights, tables, sheets, ends, taste)
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
        taste,
    )
    assert torch.allclose(one, other, atol=1e-5)
    assert not torch.allclose(one, worth(weights, tables, sheets, ends, taste), atol=1e-3)


@both_games
def test_looking_ahead_with_no_share_is_the_first_sight(sheet: Sheet) -> None:
    weights, tables, sheets, ends = positions(sheet)
    with torch.no_grad():
        look = one_turn_further(2, share=0.0)
        ahead = look(weights, tables, sheets, ends, Taste())
    assert torch.allclose(ahead, worth(weights, tables, sheets, ends, Taste()))


@both_games
def test_looking_ahead_to_certain_ends_is_exact(sheet: Sheet) -> None:
    # Everybody has three failed throws and nothing left to cross: the next turn ends the game.
    weights, tables, _, ends = positions(sheet)
    full = torch.full_like(tables.right, sheet.length - sheet.locking)
    tables = replace(
        tables,
        right=full,
        failed=torch.full_like(tables.failed, 3),
        count=tables.count.clamp(max=sheet.needed - 1),
    )
    seat = (tables.active + 2) % tables.seats
    table = torch.arange(tables.size)
    ends = replace(
        ends,
        seat=seat,
        right=full[:, 0],
        count=tables.count[table, seat],
        failed=tables.failed[table, seat],
        locked=torch.zeros_like(tables.locked),
    )
    sheets = Sheets.of((tables.right, tables.count, tables.failed))
    with torch.no_grad():
        ahead = one_turn_further(2, share=1.0)(weights, tables, sheets, ends, Taste(margin=0.0))
    failing = (tables.active + 1) % tables.seats
    after = tables.failed.clone()
    after[table, failing] += 1
    over = replace(ends, failed=after[table, seat])
    win, _ = judge(
        weights, tables, Sheets.of((tables.right, tables.count, after)), over, tables.active
    )
    assert torch.allclose(ahead, win)
    shares = torch.tensor([0, 1, 1 / 2, 1 / 3, 1 / 4, 1 / 5])
    assert torch.isin(win, shares).all()


def test_only_the_few_best_choices_are_looked_at_again() -> None:
    weights, tables, sheets, ends = positions(QWIXX)
    legal = torch.ones((tables.size, 8), dtype=torch.bool)
    repeated = Ends(
        *(
            value.repeat_interleave(8, 0)
            for value in (
                ends.table, ends.seat, ends.right, ends.count, ends.failed, ends.locked,
                ends.variant,
            )
        )
    )  # fmt: skip
    right, count = repeated.right.clone(), repeated.count.clone()
    right[:, 0] = torch.arange(1, 9).repeat(tables.size)
    count[:, 0] = 1
    spread = replace(repeated, right=right, count=count, locked=repeated.locked & False)
    asked: list[int] = []

    def look(
        _weights: Weights, _tables: Tables, _sheets: Sheets, these: Ends, _taste: Taste
    ) -> Tensor:
        asked.append(len(these.table))
        return torch.full((len(these.table),), 7.0)

    taste = Taste(second_look=look, near=9.0)
    with torch.no_grad():
        first = best_of(weights, tables, sheets, spread, Taste(), legal, seats_apart=False)
        again = best_of(weights, tables, sheets, spread, taste, legal, seats_apart=False)
    best = first.argsort(1, descending=True)[:, :FEW]
    assert asked == [FEW * tables.size]
    assert (again.gather(1, best) == 7.0).all()
    assert int((again > WORST).sum()) == FEW * tables.size


def test_a_duel_of_equals_is_drawn_exactly() -> None:
    torch.manual_seed(1)
    weights = fresh_weights(QWIXX, CPU, WIDTHS)
    with torch.no_grad():
        outcome = duel(weights, QWIXX, Taste(), NetworkGuest(weights, Taste()), 6)
    assert outcome.share == 0.5
    assert outcome.margin == 0.0


def test_the_command_sets_two_files_of_weights_against_each_other(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shipped = str(files("crosshex.bots") / "weights" / "qwixx-master-2.npz")
    command = ["duel", shipped, "--against", shipped, "--game", "qwixx", "--pairs", "3"]
    monkeypatch.setattr("sys.argv", ["training.qwixx", *command])
    main()
    report = json.loads(capsys.readouterr().out)
    assert report["against"] == "qwixx-master-2.npz"
    assert (report["pairs"], report["share"], report["margin"]) == (3, 0.5, 0.0)
