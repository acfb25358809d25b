"""The value network gives the same in play and in training, in any order of the opponents."""

import pytest
import torch

from crosshex.bots.qwixx.net import MARGIN_SCALE, Words
from crosshex.rules import LONGO, QWIXX, SHEETS, Sheet
from training.qwixx import network
from training.qwixx.network import Positions, fresh_weights, train_values, values
from training.qwixx.self_play import outlook, scattered
from training.qwixx.symmetries import symmetries
from training.qwixx.tensor_rules import MOST_SEATS, start

CPU = torch.device("cpu")
WIDTHS = (24, 16, 16, 8)


def some_positions(sheet: Sheet, blocks: tuple[int, ...]) -> Positions:
    words = Words(sheet)
    pairs = sum(n * others for others, n in enumerate(blocks, start=1))
    total = sum(blocks)
    return Positions(
        blocks=blocks,
        own=torch.rand(total, words.own).argsort(1)[:, :5].int(),
        pair=torch.rand(pairs, words.pair).argsort(1)[:, :7].int(),
        score=torch.zeros(total),
        best=torch.zeros(total),
        ties=torch.zeros(total),
        failed=torch.zeros(total),
    )


@pytest.mark.parametrize("sheet", [QWIXX, LONGO], ids=["qwixx", "longo"])
def test_play_and_training_agree_also_in_small_slices(
    sheet: Sheet, monkeypatch: pytest.MonkeyPatch
) -> None:
    torch.manual_seed(4)
    weights = fresh_weights(sheet, CPU, WIDTHS)
    positions = some_positions(sheet, (7, 0, 5, 3))
    logit, margin = train_values(weights, positions)
    monkeypatch.setattr(network, "PAIRS_AT_ONCE", 6)
    win, points = values(weights, positions)
    assert torch.allclose(win, logit.sigmoid(), atol=1e-6)
    assert torch.allclose(points, margin * MARGIN_SCALE, atol=1e-4)


def test_the_order_of_opponents_makes_no_difference() -> None:
    torch.manual_seed(5)
    weights = fresh_weights(QWIXX, CPU, WIDTHS)
    positions = some_positions(QWIXX, (0, 0, 0, 2))
    turned = positions.pair.view(2, 4, -1).flip(1).flatten(0, 1)
    other = Positions(**{**vars(positions), "pair": turned})
    assert torch.allclose(values(weights, positions)[0], values(weights, other)[0], atol=1e-6)


def test_every_word_of_a_game_is_in_the_embeddings_of_the_network() -> None:
    torch.manual_seed(6)
    for sheet in (*SHEETS.values(), LONGO):
        batch = scattered(start(sheet, [16, 16, 16, 16], CPU))
        win, _ = outlook(fresh_weights(sheet, CPU, WIDTHS), batch)
        assert ((win > 0) == batch.taken).all()
        assert win.shape == (64, MOST_SEATS)


@pytest.mark.parametrize(
    ("name", "number"), [("qwixx", 8), ("mixx-colours", 2), ("mixx-numbers", 1)]
)
def test_the_symmetries_of_a_sheet_form_a_group(name: str, number: int) -> None:
    found = symmetries(SHEETS[name])
    assert len(found) == number
    for first in found:
        for second in found:
            both = tuple(first.rows[row] for row in second.rows), first.mirrors != second.mirrors
            assert both in found
