"""`master` alone: it plays for points, nearly as well as the exact solution."""

import hashlib
import json
from pathlib import Path
from random import Random

import numpy as np
import pytest

from crosshex.bots import bot_names, make_bot
from crosshex.bots.qwixx import net as qwixx_net
from crosshex.bots.qwixx.net import DamagedWeights, read_weights
from crosshex.bots.qwixx.solo import SoloQwixx, solo_points
from crosshex.fast.qwixx import sheet as kernels
from crosshex.rules import (
    CHANCE,
    LONGO,
    QWIXX,
    Colour,
    Longo,
    Marks,
    Qwixx,
    QwixxState,
    Roll,
    Sheet,
)

SHIPPED = Path(qwixx_net.__file__).parents[1] / "weights"
BOTH = [Qwixx(1), Longo(1)]
both_games = pytest.mark.parametrize("game", BOTH, ids=lambda game: game.name)


def whole_game(game: Qwixx, name: str, seed: int) -> int:
    """The points of a bot that plays alone with the dice of a seed."""
    dice, bot = Random(seed), make_bot(name, game)
    state = game.start()
    while actors := state.to_act:
        if actors is CHANCE:
            rolls = state.legal(CHANCE)
            state = state.play(CHANCE, rolls[dice.randrange(len(rolls))])
            continue
        move = bot.choose(state.view(0), 0)
        assert move in state.legal(0)
        state = state.play(0, move)
    return state.scores[0]


def worth(state: QwixxState) -> float:
    return float(solo_points(state.game).of([state]).values[0, 0])


@both_games
def test_master_plays_alone_without_preparation(
    game: Qwixx, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CROSSHEX_SOLUTIONS", str(tmp_path))
    assert "master" in bot_names(game)
    assert isinstance(make_bot("master", game), SoloQwixx)


@both_games
def test_master_alone_makes_far_more_points_than_hard(game: Qwixx) -> None:
    mine, other = (
        sum(whole_game(game, name, seed) for seed in range(12)) for name in ("master", "hard")
    )
    assert mine > 1.1 * other


# The exact values of perfect play are in `docs/solver.md`.
@pytest.mark.parametrize(("game", "value"), [(Qwixx(1), 115.4831), (Longo(1), 187.8)])
def test_an_empty_sheet_is_worth_the_value_of_perfect_play(game: Qwixx, value: float) -> None:
    assert worth(game.start()) == pytest.approx(value, abs=1.5)


def test_a_game_that_is_over_is_worth_its_points() -> None:
    state = QwixxState(Qwixx(1), (Marks((0b111, 0, 0, 0), failed=4),), 0)
    assert worth(state) == 6 - 20


def test_exchanged_rows_are_worth_the_same() -> None:
    rows = (0b1011, 0b1, 0b110, 0)
    state, turned = (
        QwixxState(Qwixx(1), (Marks(order, failed=1),), 0)
        for order in (rows, (rows[2], rows[3], rows[1], rows[0]))
    )
    assert worth(state) == pytest.approx(worth(turned), abs=1e-3)


def test_master_alone_plans_both_actions_together() -> None:
    # Two white ones and a red two: red 2 or yellow 2 first, and red 3 after either.
    state = Qwixx(1).start().play(CHANCE, Roll.parse("1 1 2 6 1 1"))
    bot = make_bot("master", Qwixx(1))
    first = bot.choose(state, 0)
    assert str(first) in {"r2", "y2"}
    then = state.play(0, first)
    assert str(bot.choose(then, 0)) == "r3"


@pytest.mark.parametrize(("sheet", "same"), [(QWIXX, kernels.QWIXX), (LONGO, kernels.LONGO)])
def test_the_kernels_know_the_same_sheets(sheet: Sheet, same: kernels.FieldSheet) -> None:
    assert kernels.read_notation(sheet.notation) == same
    assert sheet.is_locking(sheet.place(Colour.RED, sheet.highest))


@both_games
def test_the_card_names_the_file_and_the_command(game: Qwixx) -> None:
    card = json.loads((SHIPPED / f"{game.name}-solo.json").read_text(encoding="utf-8"))
    data = (SHIPPED / card["file"]).read_bytes()
    assert card["sha256"] == hashlib.sha256(data).hexdigest()
    assert f"training.qwixx solo --game {game.name}" in card["command"]
    assert len(data) < 500_000


def test_a_file_that_does_not_match_its_card_is_refused(tmp_path: Path) -> None:
    np.savez(tmp_path / "qwixx-solo.npz", vectors=np.zeros(3))
    (tmp_path / "qwixx-solo.json").write_bytes((SHIPPED / "qwixx-solo.json").read_bytes())
    with pytest.raises(DamagedWeights, match=r"qwixx-solo\.npz is damaged"):
        read_weights(tmp_path, "qwixx-solo")
