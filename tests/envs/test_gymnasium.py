"""Gymnasium's own checks on every game, and further promises of our environments."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env

import crosshex.envs
from crosshex.envs.gymnasium import GameEnv
from crosshex.record import read_position
from crosshex.rules import OptionError, QwixxState

GAMES: list[dict[str, Any]] = [
    {"game": "qwixx"},
    {"game": "longo"},
    {"game": "qwixx", "opponents": ["greedy-1", "random"], "seat": 1},
    {"game": "longo", "opponents": ["master"], "dict_observation": True},
    {"game": "six", "opponents": ["greedy"], "variant": "advanced", "seat": 1},
    {"game": "six", "opponents": ["random"] * 3, "returns": "margin", "dict_observation": True},
]


def label(options: dict[str, Any]) -> str:
    return "-".join([options["game"], *options.get("opponents", ["alone"])])


@pytest.mark.parametrize("options", GAMES, ids=label)
def test_check_env(options: dict[str, Any], caplog: pytest.LogCaptureFixture) -> None:
    # The checker uses an action of one game in another, where it may be illegal.
    name = f"crosshex/{options['game'].capitalize()}-v0"
    env = gymnasium.make(name, illegal="terminate", **{**options, "render_mode": "ansi"})
    check_env(env.unwrapped)


@pytest.mark.parametrize("options", GAMES, ids=label)
def test_sampled_actions_are_legal_to_the_end_of_a_game(options: dict[str, Any]) -> None:
    env = gymnasium.make(f"crosshex/{options['game'].capitalize()}-v0", **options)
    env.action_space.seed(1)
    _, info = env.reset(seed=1)
    ended, total = False, 0.0
    while not ended:
        masks = env.get_wrapper_attr("action_masks")()
        assert masks.dtype == np.bool_
        assert np.array_equal(masks, info["action_mask"])
        _, reward, ended, cut, info = env.step(env.action_space.sample())
        total += float(reward)
        assert not cut
    if options == {"game": "qwixx"}:
        assert total == info["scores"][0]
    assert info["ending"]
    with pytest.raises(ResetNeeded, match=r"the game is over: .*; call reset"):
        env.step(0)


def test_a_seed_repeats_a_game_with_its_bots() -> None:
    env = GameEnv("longo", ["random", "random"])
    scores = []
    for _ in range(2):
        env.reset(seed=8)
        env.action_space.seed(8)
        ended = False
        while not ended:
            _, _, ended, _, info = env.step(env.action_space.sample())
        scores.append(info["scores"].tolist())
    assert scores[0] == scores[1]


def test_the_learner_may_choose_its_seat() -> None:
    for seat in range(3):
        env = GameEnv("qwixx", ["greedy-0", "greedy-0"], seat=seat, returns="margin")
        env.reset(seed=1)
        ended = False
        while not ended:
            _, reward, ended, _, info = env.step(0)
        others = np.delete(info["scores"], seat)
        assert reward == info["scores"][seat] - others.max() < 0


def test_bots_do_not_see_the_pending_choice_of_the_learner() -> None:
    env = GameEnv("qwixx", ["greedy-1"])
    env.reset(seed=1)
    seen = []
    bot = env._bots[1]
    choose = bot.choose

    def watch(state: Any, seat: int) -> Any:
        seen.append(state)
        return choose(state, seat)

    bot.choose = watch  # type: ignore[method-assign]
    env.step(env.action_space.sample())
    first = seen[0]
    assert isinstance(first, QwixxState)
    assert first.chosen == (None, None)


def test_a_bot_that_searches_gets_its_time() -> None:
    env = GameEnv("six", ["medium"], variant="advanced", seat=1, seconds=0.05)
    env.reset(seed=1)
    _, _, ended, _, _ = env.step(env.action_space.sample())
    assert not ended
    assert len(env.state.black) == 3  # type: ignore[attr-defined]


def test_a_game_can_begin_in_a_position_and_unknown_options_are_refused() -> None:
    env = GameEnv("six", ["random"])
    line = "six basic auto 1/2 placing | 1,0 -1,0 | 0,0 0,1"
    env.reset(seed=1, options={"position": line})
    assert env.state == read_position(line)
    with pytest.raises(OptionError, match="no option 'start'; there are first and position"):
        env.reset(options={"start": line})


def test_an_illegal_action_is_refused_with_a_message() -> None:
    env = gymnasium.make("crosshex/Qwixx-v0")
    with pytest.raises(ResetNeeded):
        env.step(0)
    env.reset(seed=3)
    with pytest.raises(InvalidAction, match=r"seat 1: action 44, b2, is not legal: the dice do"):
        env.step(44)
    with pytest.raises(InvalidAction, match="actions are whole numbers from 0 to 44"):
        env.unwrapped.step(np.array([1, 2]))
    env.step(0)


def test_an_illegal_action_can_end_the_game_instead(caplog: pytest.LogCaptureFixture) -> None:
    env = GameEnv("qwixx", illegal="terminate")
    env.reset(seed=3)
    _, reward, ended, _, _ = env.step(44)
    assert (reward, ended) == (-1.0, True)
    assert "b2" in caplog.text


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"game": "six"}, "six is not for one seat: say who else plays, opponents="),
        ({"opponents": "master"}, "opponents are a list of names"),
        ({"seats": 2}, "the seats are those of the learner and of opponents="),
        ({"opponents": ["random"], "seat": 2}, "there is no seat 3"),
        ({"illegal": "lose"}, "illegal is raise or terminate"),
        ({"opponents": ["genius"]}, "genius"),
    ],
)
def test_bad_options_are_refused(options: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        GameEnv(**options)


def test_importing_again_registers_nothing_twice() -> None:
    before = dict(gymnasium.registry)
    crosshex.envs.register_gymnasium()
    assert dict(gymnasium.registry) == before
    assert issubclass(OptionError, ValueError)
