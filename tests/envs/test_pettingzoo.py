"""PettingZoo's own tests on every kind of game, and further promises of our environments."""

import random
import subprocess
import sys
import warnings
from functools import partial
from types import ModuleType
from typing import Any

import numpy as np
import pettingzoo
import pytest

from crosshex.envs import longo_v0, qwixx_v0, six_v0
from crosshex.envs.encoding import IllegalAction
from crosshex.envs.pettingzoo import TurnEnv
from crosshex.record import read_position
from crosshex.rules import OptionError

with warnings.catch_warnings():
    # They import environments in a way that PettingZoo itself calls deprecated.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import (
        api_test,
        parallel_api_test,
        parallel_seed_test,
        render_test,
        seed_test,
        state_test,
    )

TABLES: list[tuple[ModuleType, dict[str, Any]]] = [
    *((module, {"seats": seats}) for module in (qwixx_v0, longo_v0) for seats in range(1, 6)),
    *(
        (six_v0, {"seats": seats, "variant": variant})
        for seats in (2, 4)
        for variant in ("basic", "advanced")
    ),
]
every_game = pytest.mark.parametrize(
    ("module", "options"),
    TABLES,
    ids=lambda part: part.__name__.split(".")[-1] if isinstance(part, ModuleType) else None,
)
# PettingZoo expects a mask beside the observation only in its own environments.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


@every_game
def test_api(module: ModuleType, options: dict[str, Any]) -> None:
    api_test(module.env(**options), num_cycles=30)


@every_game
def test_parallel_api(module: ModuleType, options: dict[str, Any]) -> None:
    parallel_api_test(module.parallel_env(**options), num_cycles=60)


@every_game
def test_seeds(module: ModuleType, options: dict[str, Any]) -> None:
    seed_test(partial(module.env, **options), num_cycles=30)
    parallel_seed_test(partial(module.parallel_env, **options))


@pytest.mark.parametrize("module", [qwixx_v0, longo_v0, six_v0], ids=["qwixx", "longo", "six"])
def test_render(module: ModuleType) -> None:
    render_test(module.env, custom_tests={"svg": lambda svg: svg.startswith("<svg")})


def test_games_are_registered_by_name() -> None:
    env = pettingzoo.make("aec", "crosshex/longo-v0", seats=3)
    env.reset(seed=1)
    assert env.agents == ["player_0", "player_1", "player_2"]
    together = pettingzoo.make("parallel", "crosshex/six-v0", variant="advanced")
    assert str(together.reset(seed=1)[0]["player_0"]["observation"].shape) == "(8, 43, 43)"


def test_pettingzoo_alone_needs_no_compiler() -> None:
    program = "import crosshex.envs.six_v0, sys; print('numba' in sys.modules)"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (run.stdout.strip(), run.stderr) == ("False", "")


def play(env: TurnEnv, seed: int) -> dict[str, float]:
    """Play a random game; the total reward of each agent."""
    env.reset(seed=seed)
    rng = random.Random(seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, ended, cut, _ = env.last()
        total[agent] += reward
        options = np.flatnonzero(observation["action_mask"]).tolist()
        assert options
        env.step(None if ended or cut else rng.choice(options))
    return total


def test_points_add_up_to_the_final_score() -> None:
    env = qwixx_v0.raw_env(seats=3, returns="points")
    total = play(env, 4)
    assert tuple(total.values()) == env.state_of_game.scores


def test_shares_of_the_win_add_up_to_one() -> None:
    for seed in range(5):
        assert sum(play(longo_v0.raw_env(seats=3), seed).values()) == pytest.approx(1)


def test_margins_in_six_are_opposite() -> None:
    paid = play(six_v0.raw_env(variant="advanced", returns="margin"), 1)
    assert paid["player_0"] == -paid["player_1"]


def test_both_versions_play_the_same_game() -> None:
    turns, together = qwixx_v0.env(seats=3, returns="points"), qwixx_v0.parallel_env(seats=3)
    turns.reset(seed=9)
    seen, _ = together.reset(seed=9)
    rng = random.Random(9)
    while together.agents:
        actions = {}
        for seat in together.episode.acting:
            options = np.flatnonzero(seen[f"player_{seat}"]["action_mask"]).tolist()
            actions[f"player_{seat}"] = rng.choice(options)
        for _ in actions:
            agent = turns.agent_selection
            mine = turns.observe(agent)
            assert np.array_equal(mine["observation"], seen[agent]["observation"])
            assert np.array_equal(mine["action_mask"], seen[agent]["action_mask"])
            turns.step(actions[agent])
        seen = together.step(actions)[0]
    assert turns.unwrapped.state_of_game == together.state_of_game


def test_resetting_without_a_seed_starts_the_next_game() -> None:
    env = qwixx_v0.parallel_env(seats=2)
    env.reset(seed=3)
    first = env.state_of_game
    env.reset()
    assert (env.episode.seed, env.episode.number) == (3, 1)
    assert env.state_of_game != first
    env.reset(seed=3)
    assert env.state_of_game == first


def test_the_first_seat_can_be_chosen() -> None:
    env = qwixx_v0.raw_env(seats=4)
    env.reset(seed=1, options={"first": 2})
    assert env.agent_selection == "player_2"


def test_a_game_can_begin_in_a_position() -> None:
    env = qwixx_v0.raw_env(seats=2)
    line = "qwixx 2 action-1 4 1 6 3 5 6 | r2,3 y- g- b- x0 | r- y- g- b- x1"
    env.reset(seed=1, options={"position": line})
    assert str(env.render()) and env.state_of_game == read_position(line)


def test_an_unknown_option_of_reset_is_refused() -> None:
    for env in (qwixx_v0.raw_env(seats=2), qwixx_v0.parallel_env(seats=2)):
        with pytest.raises(OptionError, match="no option 'positon'; there are first and position"):
            env.reset(seed=1, options={"positon": ""})


def test_the_state_is_what_all_agents_see() -> None:
    env = qwixx_v0.raw_env(seats=3)
    env.reset(seed=1)
    seen = [env.observe(agent)["observation"] for agent in env.agents]
    assert (env.state() == np.stack(seen)).all()
    state_test(env, qwixx_v0.parallel_env(seats=3))


def test_an_illegal_action_is_refused_with_a_message_and_changes_nothing() -> None:
    env = qwixx_v0.env()
    env.reset(seed=3)
    before = env.unwrapped.state_of_game
    with pytest.raises(IllegalAction, match=r"seat 1: action 44, b2, is not legal: the dice do"):
        env.step(44)
    assert env.unwrapped.state_of_game == before


def test_an_illegal_action_can_end_the_game_instead(caplog: pytest.LogCaptureFixture) -> None:
    env = qwixx_v0.parallel_env(illegal="terminate")
    env.reset(seed=3)
    _, rewards, ended, _, _ = env.step({"player_0": 44, "player_1": 0})
    assert rewards == {"player_0": -1.0, "player_1": 0.0}
    assert all(ended.values())
    assert "b2" in caplog.text


def test_a_step_after_the_end_is_refused() -> None:
    env = six_v0.raw_env(variant="advanced")
    play(env, 2)
    env.reset(seed=2)
    env.terminations = dict.fromkeys(env.agents, True)
    with pytest.raises(ValueError, match="only valid action is None"):
        env.step(0)
    together = qwixx_v0.parallel_env(seats=1)
    seen, _ = together.reset(seed=2)
    while together.agents:
        seen = together.step({"player_0": 0})[0]
    assert seen["player_0"]["action_mask"].tolist() == [1] + 44 * [0]
    with pytest.raises(IllegalAction, match="the game is over"):
        together.step({"player_0": 0})


def test_a_missing_or_unknown_agent_is_named() -> None:
    env = qwixx_v0.parallel_env()
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="player_1 has to act now"):
        env.step({"player_0": 0})
    with pytest.raises(IllegalAction, match="no agent 'player_9'"):
        env.step({"player_9": 0})


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"seats": 6}, "1 to 5 seats"),
        ({"seats": 1, "returns": "win"}, "the returns of qwixx with 1 seats are points"),
        ({"render_mode": "window"}, "a render mode is"),
        ({"illegal": "lose"}, "illegal is raise or terminate"),
        ({"variant": "advanced"}, "qwixx has no option 'variant'; there are: sheet"),
    ],
)
def test_bad_options_are_refused(options: dict[str, Any], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        qwixx_v0.raw_env(**options)
