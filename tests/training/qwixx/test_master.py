"""The shipped bot plays as it was trained: NumPy and PyTorch agree in values and in choices."""

from dataclasses import replace
from importlib.resources import files

import pytest
import torch

from crosshex.bots import make_bot
from crosshex.bots.qwixx.net import Words, net_name
from crosshex.bots.qwixx.value_net import shipped_net
from crosshex.rules import CHANCE, LONGO, QWIXX, Cross, Move, Sheet
from tests.training.qwixx.translate import choice_1, choice_2, dice_of, roll_of, state_of
from training.qwixx.checkpoints import read_export
from training.qwixx.network import Weights
from training.qwixx.policy import PolicyOptions, action_1, action_2
from training.qwixx.self_play import outlook, scattered
from training.qwixx.tensor_rules import (
    MOST_SEATS,
    GameBatch,
    act_1,
    legal_1,
    of_active,
    start,
    throw,
)

CPU = torch.device("cpu")


all_nets = pytest.mark.parametrize(
    ("sheet", "seats"),
    [(QWIXX, (2,)), (QWIXX, (3, 4, 5)), (LONGO, (2, 3, 4, 5))],
    ids=["qwixx-2", "qwixx", "longo"],
)


def shipped_weights(sheet: Sheet, seats: tuple[int, ...]) -> Weights:
    (name,) = {net_name(sheet, number) for number in seats}
    return read_export(files("crosshex.bots") / "weights" / f"{name}.npz", CPU)  # type: ignore[arg-type]


def some_batch(sheet: Sheet, seats: tuple[int, ...]) -> GameBatch:
    torch.manual_seed(9)
    blocks = [40 * (number in seats) for number in range(2, MOST_SEATS + 1)]
    batch = scattered(start(sheet, blocks, CPU))
    # Every third game is near its end, where locks and failed throws matter.
    late = torch.arange(batch.size) % 3 == 0
    last = sheet.longest - sheet.locking
    return replace(
        batch,
        right=torch.where(late[:, None, None], last, batch.right).int(),
        count=torch.where(late[:, None, None], sheet.needed, batch.count).int(),
        failed=torch.where(late[:, None], 3, batch.failed).int(),
    )


def same(one: Move, other: Move) -> bool:
    """Whether two choices cross the same field: a lucky cross may equal the plain one."""
    if isinstance(one, Cross) and isinstance(other, Cross):
        return (one.colour, one.number) == (other.colour, other.number)
    return one == other


@all_nets
def test_numpy_and_pytorch_give_every_position_the_same_value(
    sheet: Sheet, seats: tuple[int, ...]
) -> None:
    batch = some_batch(sheet, seats)
    win, margin = outlook(shipped_weights(sheet, seats), batch)
    for game in range(batch.size):
        state = state_of(batch, game)
        n = state.game.seats
        wins, margins = shipped_net(sheet, n).values([(state, seat) for seat in range(n)])
        assert wins.tolist() == pytest.approx(win[game, :n].tolist(), abs=1e-5)
        assert margins.tolist() == pytest.approx(margin[game, :n].tolist(), abs=1e-3)


@all_nets
def test_master_chooses_like_the_trainer(sheet: Sheet, seats: tuple[int, ...]) -> None:
    weights, batch = shipped_weights(sheet, seats), some_batch(sheet, seats)
    thrown = throw(batch)
    network = torch.zeros((batch.size, MOST_SEATS), dtype=torch.long)
    first = action_1(weights, batch, thrown, legal_1(batch, thrown), network, PolicyOptions())
    first = torch.where(batch.taken, first, 0)
    after, ended = act_1(batch, thrown, first)
    crossed = of_active(batch, first) > 0
    reply = action_2(weights, after, thrown, crossed, ~ended, PolicyOptions())
    for game in range(batch.size):
        state = state_of(batch, game).play(CHANCE, roll_of(batch, thrown, game))
        bot = make_bot("master", state.game)
        dice = dice_of(sheet, thrown, game)
        before = state
        for seat in range(state.game.seats):
            mine = choice_1(before, seat, int(first[game, seat]), dice[0] + dice[1])
            assert same(bot.choose(before.view(seat), seat), mine)
            state = state.play(seat, mine)
        if not ended[game]:
            expected = choice_2(int(reply[game]), dice, bool(crossed[game]))
            assert same(bot.choose(state, state.active), expected)


@all_nets
def test_no_game_uses_the_words_that_are_shipped_without_weights(
    sheet: Sheet, seats: tuple[int, ...]
) -> None:
    words, batch = Words(sheet), some_batch(sheet, seats)
    unused = set(words.impossible())
    used = {
        word
        for game in range(batch.size)
        for state in [state_of(batch, game)]
        for marks in state.marks
        for word in words.of_sheet(marks, state.locked, ())
    }
    assert not used & unused
    assert not shipped_weights(sheet, seats)["own"][sorted(unused)].any()
