"""A game of another package is played in the environments without a line of ours about it."""

import random
import warnings
from collections.abc import Iterator
from dataclasses import replace

import gymnasium
import numpy as np
import pettingzoo
import pytest
from gymnasium.utils.env_checker import check_env

import crosshex.envs
from crosshex.envs import pettingzoo as games
from crosshex.envs.encoding import IllegalAction, Moment, encoding_of
from crosshex.envs.gymnasium import GameEnv
from crosshex.envs.session import Session, settle
from crosshex.envs.vector import GameVectorEnv
from crosshex.rules import CHANCE, OptionError, Outcome, catalogue
from tests.envs import bids
from tests.envs.bids import Bids, Word

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, parallel_api_test

pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


@pytest.fixture(autouse=True)
def bids_is_installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The catalogue has the game, and the registries forget it afterwards."""
    monkeypatch.setattr(catalogue, "_others", {"bids": bids.BIDS_GAME})
    crosshex.envs.register_gymnasium()
    crosshex.envs.register_pettingzoo()
    yield
    gymnasium.registry.pop("crosshex/Bids-v0", None)
    pettingzoo.aec_registry.pop("crosshex/bids-v0", None)
    pettingzoo.parallel_registry.pop("crosshex/bids-v0", None)


def test_gymnasium_knows_it_by_name() -> None:
    env = gymnasium.make("crosshex/Bids-v0", illegal="terminate", render_mode="ansi")
    check_env(env.unwrapped)
    env.reset(seed=1)
    assert str(env.render()).startswith("bids 0 ")
    total, ended = 0.0, False
    while not ended:
        _, reward, ended, _, info = env.step(env.action_space.sample())
        total += float(reward)
    assert total == info["scores"][0]
    assert info["ending"] == "three rounds"


def test_many_games_are_single_ones_side_by_side() -> None:
    envs = gymnasium.make_vec("crosshex/Bids-v0", num_envs=2)
    assert envs.reset(seed=1)[0].shape == (2, 4)
    envs.close()
    with pytest.raises(OptionError, match=r"bids has no kernels: .* no room 'vector'; .*async"):
        GameVectorEnv(2, "bids")


def test_pettingzoo_knows_it_by_name_and_by_function() -> None:
    api_test(pettingzoo.make("aec", "crosshex/bids-v0", seats=3), num_cycles=30)
    parallel_api_test(pettingzoo.make("parallel", "crosshex/bids-v0"), num_cycles=60)
    env = games.env("bids", seats=3)
    env.reset(seed=4)
    assert env.metadata["name"] == "bids_v0"
    assert env.agents == ["player_0", "player_1", "player_2"]


def test_a_bid_is_in_nobody_elses_observation() -> None:
    env = games.raw_env("bids")
    env.reset(seed=1)
    before = env.observe("player_1")
    high = 1 + bids.WORDS.index("high")
    env.step(high)
    assert env.observe("player_0")["observation"][3] == 1
    assert np.array_equal(env.observe("player_1")["observation"], before["observation"])
    assert env.observe("player_0")["action_mask"].tolist() == [1, 0, 0, 0, 0]
    assert env.agent_selection == "player_1"


def test_dice_come_from_the_seed_and_the_seats_take_turns_at_beginning() -> None:
    session, thrown, first = Session(Bids(2)), [], []
    rng = random.Random(1)
    for number in range(200):
        session.reset(8 if number == 0 else None)
        state = session.moment.state
        assert isinstance(state, bids.BidsState)
        thrown.append(state.thrown)
        first.append(state.first)
        while number < 5 and not session.over:
            legal = {seat: session.encoding.legal(session.moment, seat) for seat in session.acting}
            session.act({seat: rng.choice(actions) for seat, actions in legal.items()})
    assert set(thrown) == set(range(2, 8))
    assert first[:4] == [0, 1, 0, 1]
    session.reset(8)
    assert isinstance(session.moment.state, bids.BidsState)
    assert session.moment.state.thrown == thrown[0]


def test_words_that_are_not_legal_are_refused_in_words() -> None:
    moment = Moment(Bids(2).start().play(CHANCE, Word("4 3")))
    encoding = encoding_of(Bids(2))
    with pytest.raises(
        IllegalAction, match=r"action 3, double, .* no move of this game; .* low \(1\) high \(2\)"
    ):
        encoding.play(moment, 0, 3)
    with pytest.raises(IllegalAction, match="action 0, -, is not legal: it has to decide now"):
        encoding.play(moment, 0, 0)
    moment = encoding.play(moment, 0, 2)
    assert encoding.play(moment, 0, 0) == moment
    with pytest.raises(IllegalAction, match="it has nothing to decide now"):
        encoding.play(moment, 0, 1)


def test_a_word_that_was_forgotten_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bids, "WORDS", bids.BIDS)
    encoding = encoding_of(Bids(1))
    moment = encoding.play(Moment(Bids(1).start().play(CHANCE, Word("1 1"))), 0, 1)
    monkeypatch.undo()
    with pytest.raises(OptionError, match="bids: 'double' is none of the words of its encoding"):
        encoding.legal(moment, 0)


def test_a_game_without_arrays_is_refused_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bids, "BIDS_GAME", bids.describe())
    monkeypatch.setattr(catalogue, "_others", {"bids": bids.BIDS_GAME})
    with pytest.raises(OptionError, match=r"bids has no arrays: .* names no room 'encoding'"):
        GameEnv("bids")


def test_text_is_drawn_by_the_room_that_a_game_names(monkeypatch: pytest.MonkeyPatch) -> None:
    rooms = {**bids.BIDS_GAME.rooms, "text": "tests.envs.bids:repr"}
    monkeypatch.setattr(bids, "repr", lambda state: f"seen {state.bids}", raising=False)
    monkeypatch.setattr(bids, "BIDS_GAME", replace(bids.BIDS_GAME, rooms=rooms))
    state = Bids(2).start().play(CHANCE, Word("4 3")).play(0, Word("low"))
    assert encoding_of(Bids(2)).text(Moment(state)) == "seen ('?', '')"


def test_a_drawn_game_of_points_is_shared_by_all_and_partners_have_no_margin() -> None:
    drawn = Outcome((3, 3, 1), (), "three rounds")
    assert settle(Bids(3), drawn, "win") == pytest.approx([1 / 3] * 3)

    class Partners(Bids):
        def side(self, seat: int) -> int:
            return min(seat, 1)

    outcome = Outcome((5, 9, 2), (1, 2), "three rounds")
    assert settle(Partners(3), outcome, "margin") == [-4, 4, -3]
