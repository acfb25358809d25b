"""PettingZoo: all games with one agent for each seat, turn by turn (AEC) and in parallel.

`env(game)`, `raw_env(game)` and `parallel_env(game)` make them for every game of the catalogue. Our
own games also have modules, as in PettingZoo: `crosshex.envs.qwixx_v0`, `longo_v0` and `six_v0`.

If several seats choose at once, the AEC version asks one seat after another and hides all choices
until the last is made. The parallel version takes all choices together. A seat that has nothing to
decide answers 0; in the parallel version it may be omitted.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, NamedTuple

from crosshex.envs.extras import lacking

try:
    from gymnasium.spaces import Box, Dict
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ModuleNotFoundError as missing:
    raise lacking("pettingzoo", missing) from None

import numpy as np
from numpy.typing import NDArray

from crosshex.envs.encoding import IllegalAction
from crosshex.envs.episode import ILLEGAL, ILLEGAL_REWARD, Episode, make_game, reset_options
from crosshex.envs.render import RENDER_MODES, checked_mode, render
from crosshex.envs.spaces import LegalDiscrete, observation_dict
from crosshex.rules import OptionError, State

log = logging.getLogger("crosshex.envs")

Observation = dict[str, Any]


class _Seats:
    """What both versions share: the episode, the names of the agents, spaces and rendering."""

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str,
        seats: int,
        returns: str = "",
        render_mode: str | None = None,
        illegal: str = "raise",
        version: str = "",
        **options: Any,
    ) -> None:
        if illegal not in ILLEGAL:
            raise OptionError(f"illegal is {' or '.join(ILLEGAL)}, not {illegal!r}")
        made = make_game(game, seats, **options)
        deal = made.description.is_drawn(options)
        self.episode = Episode(made, returns, deal=deal, version=version)
        self.render_mode = checked_mode(render_mode)
        self.metadata = {
            "name": f"{game}_{self.episode.encoding.version}",
            "render_modes": list(RENDER_MODES),
            "render_fps": 1,
            "is_parallelizable": True,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        encoding = self.episode.encoding
        self.observation_spaces = {
            agent: observation_dict(encoding) for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: LegalDiscrete(encoding.actions) for agent in self.possible_agents
        }
        self.state_space = Box(0.0, 1.0, (seats, *encoding.shape), np.float32)
        self._illegal = illegal

    def observation_space(self, agent: str) -> Dict:
        """The observation and the mask of an agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> LegalDiscrete:
        """The actions of an agent."""
        return self.action_spaces[agent]

    def state(self) -> NDArray[np.float32]:
        """What all agents together see: their observations, one row for each, in their order."""
        encoding, node = self.episode.encoding, self.episode.node
        return np.stack([encoding.observe(node, seat) for seat in self._seats])

    @property
    def state_of_game(self) -> State:
        """The state of the rules library, if the arrays are not enough."""
        return self.episode.node.state

    def render(self) -> Any:
        """The state in the render mode: text, SVG or pixels; `human` prints the text."""
        return render(self.episode.encoding, self.episode.node, self.render_mode)

    def close(self) -> None:
        """Do nothing: there are no resources to release."""

    def _reset_episode(self, seed: int | None, options: dict[str, Any] | None) -> None:
        # PettingZoo's own tests pass this one, which means nothing.
        known = {name: value for name, value in (options or {}).items() if name != "options"}
        self.episode.reset(seed, **reset_options(known))
        self._mark_legal()

    def _mark_legal(self) -> None:
        for seat, agent in enumerate(self.possible_agents):
            mask = self.episode.encoding.mask(self.episode.node, seat)
            self.action_spaces[agent].legal = mask

    def _observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        encoding, node = self.episode.encoding, self.episode.node
        return {
            "observation": encoding.observe(node, seat),
            "action_mask": self.action_spaces[agent].legal.copy(),
        }

    def _act(self, actions: Mapping[int, object]) -> tuple[list[float], bool]:
        """Take actions; return the reward of each seat, and whether the game is over."""
        try:
            paid = self.episode.act(actions)
        except IllegalAction as fault:
            if self._illegal == "raise":
                raise
            log.warning("an illegal action ends the game: %s", fault)
            paid = [ILLEGAL_REWARD * (seat in self._guilty(actions)) for seat in self._seats]
            return paid, True
        self._mark_legal()
        return paid, self.episode.over

    @property
    def _seats(self) -> range:
        return range(len(self.possible_agents))

    def _guilty(self, actions: Mapping[int, object]) -> set[int]:
        """The seats whose action is not legal."""
        guilty = set()
        for seat, action in actions.items():
            try:
                self.episode.encoding.check(self.episode.node, seat, action)
            except IllegalAction:
                guilty.add(seat)
        return guilty


class TurnEnv(_Seats, AECEnv[str, Observation, int]):
    """Agents act one at a time (AEC). Made by `raw_env()`; `env()` also enforces the order."""

    def __init__(self, game: str, seats: int = 2, **options: Any) -> None:
        AECEnv.__init__(self)
        _Seats.__init__(self, game, seats, **options)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start game 0 of a seed, or the next game.

        `options={"first": seat}` says who begins, `{"position": line}` where the game begins.
        """
        self._reset_episode(seed, options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        """Select the next agent to act."""
        seat = self.episode.encoding.first_asked(self.episode.node)
        self.agent_selection = self.possible_agents[seat]

    def observe(self, agent: str) -> Observation:
        """What an agent sees and may do."""
        return self._observe(agent)

    def step(self, action: int | None) -> None:
        """Take the action of the selected agent; None once it is terminated.

        Raises:
            IllegalAction: the action is not legal; the message names it in the notation.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        paid, over = self._act({seat: action})
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, paid, strict=True))
        self._accumulate_rewards()
        if over:
            self.terminations = dict.fromkeys(self.agents, True)
            following = (seat + 1) % len(self.possible_agents)
            self.agent_selection = self.possible_agents[following]
        else:
            self._select()


class TogetherEnv(_Seats, ParallelEnv[str, Observation, int]):
    """Agents act together. Made by `parallel_env()`."""

    def __init__(self, game: str, seats: int = 2, **options: Any) -> None:
        _Seats.__init__(self, game, seats, **options)
        self.agents: list[str] = []

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Start game 0 of a seed, or the next game.

        `options={"first": seat}` says who begins, `{"position": line}` where the game begins.
        """
        self._reset_episode(seed, options)
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._observe(agent) for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Take the actions of all agents that have to act; the others answer 0 or are omitted.

        Raises:
            IllegalAction: an action is not legal, or missing; then no action is taken.
        """
        if not self.agents:
            raise IllegalAction("the game is over: call reset() to start another one")
        if unknown := sorted(set(actions) - set(self.possible_agents)):
            raise IllegalAction(
                f"there is no agent {unknown[0]!r}; there are {', '.join(self.possible_agents)}"
            )
        for seat in self.episode.acting:
            if self.possible_agents[seat] not in actions:
                raise IllegalAction(
                    f"{self.possible_agents[seat]} has to act now: give a legal action"
                )
        by_seat = {
            seat: actions[agent]
            for seat, agent in enumerate(self.possible_agents)
            if agent in actions
        }
        paid, over = self._act(by_seat)
        observations = self._observations()
        rewards = dict(zip(self.agents, paid, strict=True))
        ended = dict.fromkeys(self.agents, over)
        cut = dict.fromkeys(self.agents, False)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if over:
            self.agents = []
        return observations, rewards, ended, cut, infos


def env(game: str, seats: int = 2, **options: Any) -> OrderEnforcingWrapper[str, Any, int]:
    """A game whose agents act one at a time; calls in a wrong order are refused.

    >>> game = env("qwixx", seats=2)
    >>> game.reset(seed=7)
    >>> game.agent_selection
    'player_0'

    Args:
        game: its name in the catalogue.
        seats: how many agents.
        options: those of the environment and of the game.
    """
    return OrderEnforcingWrapper(TurnEnv(game, seats, **options))


raw_env = TurnEnv
"""Like `env`, without the check of the order."""
parallel_env = TogetherEnv
"""A game whose agents act together."""


class Entries(NamedTuple):
    """What a module of PettingZoo offers: the three functions for one game."""

    env: Callable[..., OrderEnforcingWrapper[str, Any, int]]
    raw_env: Callable[..., TurnEnv]
    parallel_env: Callable[..., TogetherEnv]


def entries(game: str, **options: Any) -> Entries:
    """The environments of a game, as a module of PettingZoo offers them."""
    makers = (partial(make, game, **options) for make in (env, raw_env, parallel_env))
    return Entries(*makers)
