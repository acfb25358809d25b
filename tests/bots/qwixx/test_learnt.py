"""A named sheet is learnt once its weights lie in the folder and its name stands in the list."""

import hashlib
import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import numpy as np
import pytest

from crosshex.bots import bot_names, make_bot
from crosshex.bots.qwixx import alone as qwixx_alone
from crosshex.bots.qwixx import learnt as qwixx_learnt
from crosshex.bots.qwixx import value_net
from crosshex.bots.qwixx import values as qwixx_values
from crosshex.bots.qwixx.net import Words
from crosshex.bots.values import NoValues, values_of
from crosshex.rules import SHEETS, Qwixx
from crosshex.simulate.deals import Deal
from crosshex.strategy.playing import play

NAMES = ("mixx-colours", "mixx-numbers")
WIDTH = 4


def write_net(folder: Path, name: str, layers: dict[str, tuple[int, ...]]) -> None:
    """A network that knows nothing, with its card."""
    rng = np.random.default_rng(1)
    file = folder / f"{name}.npz"
    np.savez(file, **{layer: rng.normal(size=shape) / 4 for layer, shape in layers.items()})  # type: ignore[arg-type]
    card = {"file": file.name, "sha256": hashlib.sha256(file.read_bytes()).hexdigest()}
    (folder / f"{name}.json").write_text(json.dumps(card), "utf-8")


def write_weights(folder: Path, name: str) -> None:
    """The three files that the trainer makes for a sheet, with their cards."""
    words, square = Words(SHEETS[name]), (WIDTH, WIDTH)
    first = {"own": (words.own, WIDTH), "bias1": (WIDTH,), "layer2": square, "bias2": (WIDTH,)}
    both = {
        **first,
        "pair": (words.pair, WIDTH),
        "layer3": (2 * WIDTH, WIDTH),
        "bias3": (WIDTH,),
        "layer4": square,
        "bias4": (WIDTH,),
        "heads": (WIDTH, 2),
        "bias5": (2,),
    }
    write_net(folder, f"{name}-master", both)
    write_net(folder, f"{name}-values", both)
    alone = {"layer3": square, "bias3": (WIDTH,), "heads": (WIDTH, 1), "bias4": (1,)}
    write_net(folder, f"{name}-solo", first | alone)


@pytest.fixture(params=NAMES)
def learnt(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Iterator[str]:
    """The name of a sheet whose weights were just added."""
    name: str = request.param
    write_weights(tmp_path, name)
    for module in (value_net, qwixx_alone, qwixx_values):
        monkeypatch.setattr(module, "weights_folder", lambda: tmp_path)
    monkeypatch.setenv("CROSSHEX_SOLUTIONS", str(tmp_path))
    monkeypatch.setattr(qwixx_learnt, "LEARNT", (*qwixx_learnt.SOLVED, name))
    kept = (value_net.shipped_net, qwixx_alone.shipped_alone, qwixx_values._shares)
    for each in kept:
        each.cache_clear()
    yield name
    for each in kept:
        each.cache_clear()


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_master_plays_on_a_sheet_once_its_weights_are_there(learnt: str, seats: int) -> None:
    game = Qwixx(seats, SHEETS[learnt])
    assert "master" in bot_names(game)
    played = play(game, Deal(1, 0), [partial(make_bot, "master")] * seats)
    assert played.outcome.winners


@pytest.mark.parametrize(("seats", "kind"), [(1, "solo"), (2, "values"), (5, "values")])
def test_reviews_know_a_sheet_once_its_weights_are_there(
    learnt: str, seats: int, kind: str
) -> None:
    values = values_of(Qwixx(seats, SHEETS[learnt]))
    assert values.name.startswith(f"{learnt}-{kind}@")
    assert not values.exact
    worth = values.of([Qwixx(seats, SHEETS[learnt]).start()]).values
    assert worth.shape == (1, seats)
    assert seats == 1 or worth.sum() == pytest.approx(1)


def test_without_weights_master_is_not_offered_and_a_review_says_why(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("CROSSHEX_SOLUTIONS", str(tmp_path))
    monkeypatch.setattr(qwixx_learnt, "LEARNT", qwixx_learnt.SOLVED)
    for name in NAMES:
        assert "master" not in bot_names(Qwixx(2, SHEETS[name]))
        with pytest.raises(NoValues, match=f"qwixx on the sheet {name}"):
            values_of(Qwixx(2, SHEETS[name]))
        with pytest.raises(NoValues, match="first run: crosshex solve qwixx --sheet "):
            values_of(Qwixx(1, SHEETS[name]))
