"""The shipped weights match their card and their sheets, and report it if they do not."""

import hashlib
import json
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from benchmarks.plain_master import PlainNet
from crosshex.bots.qwixx import net as qwixx_net
from crosshex.bots.qwixx.learnt import LEARNT, SOLVED, learnt_name
from crosshex.bots.qwixx.net import OWN_NETS, DamagedWeights, Words, net_name
from crosshex.bots.qwixx.value_net import ValueNet, read_net, shipped_net
from crosshex.rules import LONGO, QWIXX, SHEETS, Colour, Longo, Marks, Qwixx, QwixxState, Sheet

SHIPPED = Path(qwixx_net.__file__).parents[1] / "weights"
MOST_BYTES = 3_000_000
OTHERS = [name for name in LEARNT if name not in SOLVED]
all_nets = pytest.mark.parametrize(
    ("sheet", "name", "seats"),
    [
        (QWIXX, "qwixx-master", (2, 3, 4, 5)),
        (QWIXX, "qwixx-master-2", (2,)),
        (LONGO, "longo-master", (2, 3, 4, 5)),
        *((SHEETS[name], f"{name}-master", (2, 3, 4, 5)) for name in OTHERS),
    ],
    ids=["qwixx", "qwixx-2", "longo", *OTHERS],
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the shipped weights of Qwixx."""
    for name in ("qwixx-master.json", "qwixx-master.npz"):
        (tmp_path / name).write_bytes((SHIPPED / name).read_bytes())
    return tmp_path


@all_nets
def test_the_card_names_the_file_the_command_and_the_strength(
    sheet: Sheet, name: str, seats: tuple[int, ...]
) -> None:
    card = json.loads((SHIPPED / f"{name}.json").read_text(encoding="utf-8"))
    data = (SHIPPED / card["file"]).read_bytes()
    assert card["sha256"] == hashlib.sha256(data).hexdigest()
    assert len(data) < MOST_BYTES
    assert f"training.qwixx train --game {learnt_name(sheet)}" in card["command"]
    met = {(line["seats"], line["against"]) for line in card["strength"]}
    yardsticks = {"itself", "random", "greedy-1", "greedy-2", "conservative"}
    assert met >= {(number, other) for number in seats for other in yardsticks}


@all_nets
def test_the_embeddings_have_a_place_for_every_word(
    sheet: Sheet, name: str, seats: tuple[int, ...]
) -> None:
    words = Words(sheet)
    with np.load(SHIPPED / f"{name}.npz") as arrays:
        assert arrays["own"].shape[0] == words.own
        assert arrays["pair"].shape[0] == words.pair


def test_a_folder_with_weights_and_card_makes_a_network(folder: Path) -> None:
    view = (Qwixx(3).start(), 0)
    net = read_net(QWIXX, "qwixx-master", folder)
    assert net.values([view]) == shipped_net(QWIXX, 3).values([view])


def test_qwixx_with_two_seats_has_its_own_network() -> None:
    assert {("qwixx", 2)} == OWN_NETS
    assert net_name(QWIXX, 2) == "qwixx-master-2"
    assert net_name(QWIXX, 3) == "qwixx-master"
    assert net_name(LONGO, 2) == "longo-master"
    view = (Qwixx(2).start(), 0)
    assert shipped_net(QWIXX, 2).values([view]) != shipped_net(QWIXX, 3).values([view])


def test_a_changed_byte_is_noticed(folder: Path) -> None:
    weights = folder / "qwixx-master.npz"
    data = bytearray(weights.read_bytes())
    data[len(data) // 2] ^= 1
    weights.write_bytes(data)
    with pytest.raises(DamagedWeights, match=r"qwixx-master\.npz is damaged"):
        read_net(QWIXX, "qwixx-master", folder)


@pytest.mark.parametrize("card", ["", "[]", "{}", '{"file": "qwixx-master.npz"}'])
def test_a_broken_card_is_noticed(folder: Path, card: str) -> None:
    (folder / "qwixx-master.json").write_text(card, encoding="utf-8")
    with pytest.raises(DamagedWeights, match="reinstall crosshex"):
        read_net(QWIXX, "qwixx-master", folder)


@pytest.mark.parametrize("name", ["qwixx-master.json", "qwixx-master.npz"])
def test_a_missing_file_is_named(folder: Path, name: str) -> None:
    (folder / name).unlink()
    with pytest.raises(DamagedWeights, match=name):
        read_net(QWIXX, "qwixx-master", folder)


def test_of_a_closed_row_only_the_crosses_count() -> None:
    words = Words(QWIXX)
    one, other = 0b0111, 0b1101
    assert words.of_row(Colour.RED, one, True) == words.of_row(Colour.RED, other, True)
    assert words.of_row(Colour.RED, one, False) != words.of_row(Colour.RED, other, False)


def test_the_arithmetic_is_that_of_the_layers() -> None:
    """A network with one unit in each layer: 2 · (1 + 3) + 2 · (1 + 3), and a margin of 30."""
    words = Words(QWIXX)
    ones = {"own": words.own, "pair": words.pair}
    weights: dict[str, NDArray[np.float16]] = {
        name: np.zeros((size, 1), np.float16) for name, size in ones.items()
    }
    marks = Marks((0b11, 0, 0, 0))
    weights["own"][words.of_row(Colour.RED, 0b11, closed=False)] = 1
    weights["pair"][words.failed + 2] = 3
    weights |= {f"bias{n}": np.zeros(1, np.float16) for n in (1, 2, 3, 4)}
    weights["layer2"] = np.array([[2]], np.float16)
    weights["layer3"] = np.array([[1], [1]], np.float16)
    weights["layer4"] = np.array([[1]], np.float16)
    weights["heads"] = np.array([[1, 0]], np.float16)
    weights["bias5"] = np.array([-16, 1], np.float16)
    state = QwixxState(Qwixx(2), (marks, Marks(failed=2)), active=0)
    wins, margins = ValueNet(QWIXX, weights).values([(state, 0)])
    assert wins.tolist() == pytest.approx([0.5])
    assert margins.tolist() == pytest.approx([30])


@pytest.mark.parametrize("game", [Qwixx(4), Longo(4)], ids=["qwixx", "longo"])
def test_exchanging_opponents_with_the_same_turn_order_changes_nothing(
    game: Qwixx,
) -> None:
    """Seats 2 and 4 are mirrored around seat 3: the network sees only who waits how long."""
    net = PlainNet(game.sheet, net_name(game.sheet, game.seats))
    own, beside = net.describe(game.start(first=2), 2)
    one = net.evaluate(np.array([own]), np.array([beside]))
    other = net.evaluate(np.array([own]), np.array([beside[::-1]]))
    assert one[0] == pytest.approx(other[0], abs=1e-6)
    assert one[1] == pytest.approx(other[1], abs=1e-3)
