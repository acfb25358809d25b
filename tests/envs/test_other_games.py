"""A game of another package is played in the environments without any code of ours for it."""

import random
import warnings
from collections.abc import Iterator

import gymnasium
import numpy as np
import pettingzoo
import pytest
from gymnasium.utils.env_checker import check_env

import crosshex.envs
from crosshex.draw.rooms import TEXTS
from crosshex.envs import pettingzoo as games
from crosshex.envs.encoding import IllegalAction, Node, encoding_of
from crosshex.envs.episode import Episode, settle
from crosshex.envs.gymnasium import GameEnv
from crosshex.envs.rooms import ENCODINGS
from crosshex.envs.vector import GameVectorEnv
from crosshex.rules import CHANCE, OptionError, Outcome
from tests.other_games import LOTS, PIPS, Pips, PipsState, Throw, arrays, installed

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, parallel_api_test

pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


@pytest.fixture(autouse=True)
def _installed() -> Iterator[None]:
    """Put the game into the catalogue; afterwards the registries forget it."""
    with installed(PIPS):
        crosshex.envs.register_gymnasium()
        crosshex.envs.register_pettingzoo()
        yield
    gymnasium.registry.pop("crosshex/Pips-v0", None)
    gymnasium.registry.pop("crosshex/Lots-v0", None)
    pettingzoo.aec_registry.pop("crosshex/pips-v0", None)
    pettingzoo.parallel_registry.pop("crosshex/pips-v0", None)


def test_gymnasium_knows_the_game_by_name() -> None:
    env = gymnasium.make("crosshex/Pips-v0", illegal="terminate", render_mode="ansi")
    check_env(env.unwrapped)
    env.reset(seed=1)
    assert str(env.render()).startswith("seat 1: 0\n")
    total, ended = 0.0, False
    while not ended:
        _, reward, ended, _, info = env.step(env.action_space.sample())
        total += float(reward)
    assert total == info["scores"][0]
    assert info["ending"] == "rounds played"


def test_a_vector_environment_is_many_single_ones() -> None:
    envs = gymnasium.make_vec("crosshex/Pips-v0", num_envs=2)
    assert envs.reset(seed=1)[0].shape == (2, 5)
    envs.close()
    with pytest.raises(OptionError, match=r"pips has no kernels: .* no room 'vector'; .*async"):
        GameVectorEnv(2, "pips")


def test_pettingzoo_knows_the_game_by_name_and_by_function() -> None:
    api_test(pettingzoo.make("aec", "crosshex/pips-v0", seats=3), num_cycles=30)
    parallel_api_test(pettingzoo.make("parallel", "crosshex/pips-v0"), num_cycles=60)
    env = games.env("pips", seats=3)
    env.reset(seed=4)
    assert env.metadata["name"] == "pips_v0"
    assert env.agents == ["player_0", "player_1", "player_2"]


def test_a_guess_is_in_no_other_seats_observation() -> None:
    env = games.raw_env("pips")
    env.reset(seed=1)
    before = env.observe("player_1")
    env.step(1 + arrays.WORDS.index("odd"))
    assert env.observe("player_0")["observation"][-1] == 1
    assert np.array_equal(env.observe("player_1")["observation"], before["observation"])
    assert env.observe("player_0")["action_mask"].tolist() == [1, 0, 0, 0, 0]
    assert env.agent_selection == "player_1"


def test_dice_come_from_the_seed_and_the_seats_take_turns_to_begin() -> None:
    episode, thrown, first = Episode(Pips(2)), [], []
    rng = random.Random(1)
    for number in range(200):
        episode.reset(8 if number == 0 else None)
        state = episode.node.state
        assert isinstance(state, PipsState) and state.thrown
        thrown.append(state.thrown)
        first.append(state.active)
        while number < 5 and not episode.over:
            legal = {seat: episode.encoding.legal(episode.node, seat) for seat in episode.acting}
            episode.act({seat: rng.choice(actions) for seat, actions in legal.items()})
    assert {throw.a for throw in thrown} == {throw.b for throw in thrown} == set(range(1, 7))
    assert first[:4] == [0, 1, 0, 1]
    episode.reset(8)
    assert isinstance(episode.node.state, PipsState)
    assert episode.node.state.thrown == thrown[0]


def test_illegal_actions_are_refused_with_a_message() -> None:
    node = Node(Pips(2).start().play(CHANCE, Throw(4, 3)))
    encoding = encoding_of(Pips(2))
    with pytest.raises(
        IllegalAction, match=r"action 3, a, .* guess odd or even first.*; .* odd \(1\) even \(2\)"
    ):
        encoding.play(node, 0, 3)
    with pytest.raises(IllegalAction, match="action 0, -, is not legal: the seat has to decide"):
        encoding.play(node, 0, 0)
    node = encoding.play(node, 0, 2)
    assert encoding.play(node, 0, 0) == node
    with pytest.raises(IllegalAction, match="it has nothing to decide now"):
        encoding.play(node, 0, 1)


def test_a_word_missing_from_the_encoding_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arrays, "WORDS", arrays.WORDS[:2])
    encoding = encoding_of(Pips(1))
    node = encoding.play(Node(Pips(1).start().play(CHANCE, Throw(1, 1))), 0, 1)
    with pytest.raises(OptionError, match="pips: 'a' is not a word of its encoding"):
        encoding.legal(node, 0)


def test_a_game_without_arrays_is_refused_with_a_message(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(ENCODINGS.added, PIPS.name)
    with pytest.raises(OptionError, match=r"pips has no arrays: .* has no room 'encoding'"):
        GameEnv("pips")


def seen(state: PipsState) -> str:
    """The guesses, as a room `text`."""
    return f"seen {' '.join(str(guess) for guess in state.guesses)}"


def test_text_is_written_by_the_text_room_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(TEXTS.added, PIPS.name, seen)
    state = Pips(2).start().play(CHANCE, Throw(4, 3))
    state = state.play(0, state.parse(0, "odd"))
    assert encoding_of(Pips(2)).text(Node(state)) == "seen ? None"


def test_a_drawn_game_of_points_is_shared_by_all_and_partners_have_no_margin() -> None:
    drawn = Outcome((3, 3, 1), (), "rounds played")
    assert settle(Pips(3), drawn, "win") == pytest.approx([1 / 3] * 3)

    class Partners(Pips):
        def side(self, seat: int) -> int:
            return min(seat, 1)

    outcome = Outcome((5, 9, 2), (1, 2), "rounds played")
    assert settle(Partners(3), outcome, "margin") == [-4, 4, -3]


def test_throws_after_throws_pass_the_tests_of_pettingzoo_and_gymnasium() -> None:
    with installed(LOTS):
        for seats in (1, 3):
            api_test(games.env("lots", seats=seats), num_cycles=60)
            parallel_api_test(games.parallel_env("lots", seats=seats), num_cycles=60)
        crosshex.envs.register_gymnasium()
        alone = gymnasium.make("crosshex/Lots-v0", opponents=["random"], illegal="terminate")
        check_env(alone.unwrapped)
        parallel = games.parallel_env("lots", seats=2)
        for seed in range(20):
            parallel.reset(seed)
            while parallel.agents:
                assert parallel.episode.acting
                masks = {agent: parallel.action_space(agent).legal for agent in parallel.agents}
                parallel.step({agent: int(mask.argmax()) for agent, mask in masks.items()})
