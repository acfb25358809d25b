"""The vector environment plays the same games as single ones, many at a time, and resets itself."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import crosshex.envs  # noqa: F401  registers the games
from crosshex.envs.gymnasium import GameEnv
from crosshex.envs.vector import GameVectorEnv
from crosshex.rules import OptionError


@pytest.mark.parametrize("game", ["qwixx", "longo"])
def test_solitaire_games_are_the_same_as_in_the_single_environment(game: str) -> None:
    envs, alone = GameVectorEnv(3, game), GameEnv(game)
    seen, infos = envs.reset(seed=4)
    rng = np.random.default_rng(4)
    for number in range(3):
        if number == 0:
            view, info = alone.reset(seed=4)
        else:
            view, info = alone.reset()
        assert np.array_equal(view, seen[number])
        assert np.array_equal(info["action_mask"], infos["action_mask"][number])
    # Play the last game to its end in both.
    ended = False
    while not ended:
        actions = np.zeros(3, np.int64)
        actions[2] = rng.choice(np.flatnonzero(infos["action_mask"][2]))
        seen, rewards, ends, _, infos = envs.step(actions)
        view, reward, ended, _, _ = alone.step(actions[2])
        assert np.array_equal(view, seen[2])
        assert (reward, ended) == (rewards[2], ends[2])


@pytest.mark.parametrize(
    "options",
    [
        {"game": "qwixx"},
        {"game": "longo", "opponents": ["greedy-2", "conservative"], "seat": 1},
        {"game": "six", "opponents": ["random"], "variant": "advanced"},
        {"game": "six", "opponents": ["greedy", "random", "greedy"], "seat": 3},
    ],
)
def test_observations_and_actions_fit_their_spaces(options: dict[str, Any]) -> None:
    name = f"crosshex/{options['game'].capitalize()}-v0"
    envs = gymnasium.make_vec(name, num_envs=3, dict_observation=True, **options)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    seen, _ = envs.reset(seed=1)
    envs.action_space.seed(1)
    for _ in range(30):
        assert envs.observation_space.contains(seen)
        actions = envs.action_space.sample()
        assert envs.action_space.contains(actions)
        seen, rewards, ended, cut, infos = envs.step(actions)
        assert rewards.shape == ended.shape == cut.shape == (3,)
        assert np.array_equal(infos["action_mask"], seen["action_mask"])
        assert seen["action_mask"].any(axis=1).all()


def test_next_step_ignores_the_action_after_the_end_and_starts_the_next_game() -> None:
    envs = GameVectorEnv(2)
    start, _ = envs.reset(seed=1)
    for _ in range(8):
        seen, rewards, ended, _, _ = envs.step(np.zeros(2, np.int64))
    assert ended.all()
    assert (rewards == -5).all()
    seen, rewards, ended, _, _ = envs.step(np.array([44, 44]))
    assert not rewards.any()
    assert not ended.any()
    assert not np.array_equal(seen, start)
    assert not envs.scores.any()


def test_same_step_shows_the_last_observation_of_the_old_game() -> None:
    envs = GameVectorEnv(2, autoreset_mode=AutoresetMode.SAME_STEP)
    envs.reset(seed=1)
    for _ in range(8):
        seen, _, ended, _, infos = envs.step(np.zeros(2, np.int64))
    assert ended.all()
    assert infos["_final_obs"].all()
    # The last observation has four failed throws, the new game none.
    assert infos["final_obs"][0][48:52].tolist() == [1, 1, 1, 1]
    assert seen[0][48:52].tolist() == [0, 0, 0, 0]


def test_statistics_wrappers_of_gymnasium_work() -> None:
    envs = RecordEpisodeStatistics(GameVectorEnv(2))
    envs.reset(seed=1)
    for _ in range(8):
        infos = envs.step(np.zeros(2, np.int64))[4]
    assert infos["episode"]["r"].tolist() == [-20.0, -20.0]


def test_a_single_environment_can_be_vectorised_too() -> None:
    envs = gymnasium.make_vec("crosshex/Qwixx-v0", num_envs=2, vectorization_mode="sync")
    seen, _ = envs.reset(seed=1)
    assert seen.shape == (2, 185)
    envs.close()


def test_options_of_reset_are_refused() -> None:
    envs = gymnasium.make_vec("crosshex/Qwixx-v0", num_envs=2)
    with pytest.raises(OptionError, match="no option 'position' here"):
        envs.reset(seed=1, options={"position": ""})


def test_bad_input_is_refused_with_a_message() -> None:
    envs = GameVectorEnv(2)
    with pytest.raises(ResetNeeded, match="call reset"):
        envs.step(np.zeros(2, np.int64))
    envs.reset(seed=1)
    with pytest.raises(InvalidAction, match=r"shape \(2,\), not \(3,\)"):
        envs.step(np.zeros(3, np.int64))
    with pytest.raises(InvalidAction, match="game 1, seat 1: action 44, b2, is not legal"):
        envs.step(np.array([0, 44]))


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"opponents": ["master"]}, "other bots need vectorization_mode"),
        ({"game": "six", "opponents": ["master"]}, "there are: random, greedy, beginner, .*hard"),
        ({"opponents": ["random"], "seat": 5}, "no seat 6"),
        ({"opponents": [len]}, "the name of a policy, not .* other bots need vectorization_mode"),
        ({"game": "six"}, "six is not for one seat: say who else plays, opponents="),
        ({"autoreset_mode": "Disabled"}, "NextStep or SameStep"),
    ],
)
def test_bad_options_are_refused(options: dict[str, Any], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        GameVectorEnv(2, **options)
    with pytest.raises(OptionError, match="num_envs is a number from 1, not 0"):
        GameVectorEnv(0)
