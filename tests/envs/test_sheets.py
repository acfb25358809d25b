"""Environments on any sheet: `qwixx_v1`, its names, and what is refused."""

import gymnasium
import numpy as np
import pettingzoo
import pytest

import crosshex.envs  # noqa: F401
from crosshex.envs import qwixx_v0, qwixx_v1
from crosshex.envs.encoding import encoding_of
from crosshex.fast.batch import BatchError, make_batch
from crosshex.fast.layout import COLOURS, MOST_FIELDS
from crosshex.rules import SHEETS, Colour, Cross, OptionError, Qwixx

OWN = "r2-12 / y12-2 / b2-7 g8-12 / g2-7 b8-12"


def test_the_classic_sheet_is_seen_as_before() -> None:
    code = encoding_of(Qwixx(2))
    assert (code.version, code.shape, code.actions) == ("v0", (238,), 45)


@pytest.mark.parametrize("sheet", ["mixx-colours", "mixx-numbers", OWN])
def test_the_action_of_a_field_is_that_of_its_colour_and_number(sheet: str) -> None:
    env = gymnasium.make("crosshex/Qwixx-sheets-v1", sheet=sheet).unwrapped
    _, info = env.reset(seed=3)
    classic = encoding_of(Qwixx(1))
    state = env.state  # type: ignore[attr-defined]
    moves = [move for move in state.legal(0) if isinstance(move, Cross)]
    assert moves
    assert info["action_mask"].shape == (45,)
    assert set(np.flatnonzero(info["action_mask"])) == {0, *map(classic.action, moves)}  # type: ignore[attr-defined]


def test_every_field_is_seen_with_its_colour_and_number() -> None:
    env = gymnasium.make("crosshex/Qwixx-sheets-v1", sheet="mixx-numbers")
    seen, _ = env.reset(seed=1)
    code = encoding_of(Qwixx(1, SHEETS["mixx-numbers"]))
    fields = seen[code.layout.printed :].reshape(4, MOST_FIELDS, COLOURS + 11)  # type: ignore[attr-defined]
    assert fields.sum() == 2 * 44
    colours, numbers = fields[..., :COLOURS], fields[..., COLOURS:]
    assert colours[1].argmax(1)[:11].tolist() == [Colour.YELLOW] * 11
    assert (numbers[1].argmax(1)[:11] + 2).tolist() == [9, 12, 4, 6, 7, 2, 5, 8, 11, 3, 10]
    assert not fields[:, 11:].any()


def test_sheets_with_the_same_dice_have_the_same_spaces() -> None:
    spaces = [
        gymnasium.make("crosshex/Qwixx-sheets-v1", sheet=sheet).observation_space
        for sheet in ("mixx-colours", OWN, "needed=1 r2-4 b5 / b12-10")
    ]
    assert spaces[0] == spaces[1] == spaces[2]


def test_a_vector_of_games_is_the_same_as_single_ones() -> None:
    many = gymnasium.make_vec("crosshex/Qwixx-sheets-v1", num_envs=3, sheet="mixx-numbers")
    one = gymnasium.make("crosshex/Qwixx-sheets-v1", sheet="mixx-numbers")
    seen, infos = many.reset(seed=5)
    single, info = one.reset(seed=5)
    assert np.array_equal(seen[0], single)
    assert np.array_equal(infos["action_mask"][0], info["action_mask"])


def test_agents_play_a_whole_game_of_pettingzoo() -> None:
    env = qwixx_v1.env(seats=3)
    env.reset(seed=2)
    assert env.metadata["name"] == "qwixx_v1"
    for agent in env.agent_iter():
        *_, ended, _, _ = env.last()
        env.step(None if ended else env.action_space(agent).sample())


def test_the_registry_of_pettingzoo_knows_the_version() -> None:
    if not hasattr(pettingzoo, "make"):
        pytest.skip("this PettingZoo has no registry")
    made = pettingzoo.make("parallel", "crosshex/qwixx-sheets-v1", sheet=OWN, seats=3)
    agent = made.possible_agents[0]
    assert made.observation_space(agent) == qwixx_v1.env(seats=3).observation_space(agent)


def test_each_version_refuses_the_sheets_of_the_other() -> None:
    with pytest.raises(OptionError, match="qwixx_v0 is not for this sheet: it is qwixx_v1"):
        qwixx_v0.env(sheet="mixx-colours")
    with pytest.raises(OptionError, match="qwixx_v1 is not for this sheet: it is qwixx_v0"):
        qwixx_v1.env(sheet="qwixx")
    with pytest.raises(OptionError, match="a sheet is a notation such as"):
        qwixx_v1.env(sheet="mixed")
    with pytest.raises(OptionError, match="it is qwixx_v1"):
        gymnasium.make_vec("crosshex/Qwixx-v0", num_envs=1, sheet="mixx-colours")
    with pytest.raises(BatchError, match="longo has its own sheet"):
        make_batch("longo", sheet=SHEETS["mixx-colours"])


def test_a_batch_refuses_an_action_that_the_sheet_does_not_have() -> None:
    games = make_batch("qwixx", seats=1, sheet="needed=1 r2-4 b5 / b12-10")
    games.reset(1, seed=1)
    with pytest.raises(BatchError, match="action 12, y2, is not legal"):
        games.step([[12]])
