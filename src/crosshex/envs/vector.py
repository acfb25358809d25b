"""Gymnasium's `VectorEnv` on the kernels: thousands of games in one step.

    envs = gymnasium.make_vec("crosshex/Qwixx-v0", num_envs=1024)
    envs = gymnasium.make_vec("crosshex/Qwixx-v0", num_envs=1024, opponents=["greedy-2"])
    envs = gymnasium.make_vec("crosshex/Six-v0", num_envs=64, opponents=["hard"])

Opponents are policies that run in the kernels; other bots, and games without kernels, need
`vectorization_mode="async"`. A game's room `vector` is a function that makes a `Batch` from its
description, the number of seats and the options.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from crosshex.envs.extras import lacking

try:
    from gymnasium.error import InvalidAction, ResetNeeded
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as missing:
    raise lacking("gymnasium", missing) from None

import numpy as np
from numpy.typing import NDArray

from crosshex.envs.encoding import encoding_of
from crosshex.envs.episode import DEFAULT_GAME, company, make_game
from crosshex.envs.rooms import VECTORS
from crosshex.envs.spaces import (
    LegalDiscrete,
    LegalMultiDiscrete,
    observation_box,
    observation_dict,
)
from crosshex.fast.batch import BatchError
from crosshex.rules import OptionError, find_game


class Batch(Protocol):
    """Many games of one kind at once, as arrays; a room `vector` makes it."""

    @property
    def over(self) -> NDArray[np.bool_]:
        """Which games are over, shape `(n,)`."""

    @property
    def to_act(self) -> NDArray[np.bool_]:
        """Which seats have to decide, shape `(n, seats)`."""

    @property
    def scores(self) -> NDArray[np.int64]:
        """The points of every seat so far, shape `(n, seats)`, in games with points."""

    def reset(self, n: int, seed: int = 0) -> None:
        """Start games `0 … n - 1` of a seed."""

    def restart(self, which: NDArray[np.bool_]) -> None:
        """Start the games in `which` again."""

    def step_seats(
        self, actions: Mapping[int, NDArray[np.int64]], which: NDArray[np.bool_]
    ) -> NDArray[np.float32]:
        """Take the actions of some seats in the games of `which`; return the rewards of each seat.

        Raises:
            BatchError: an action is not legal; then no game has moved.
        """

    def observe(self, seat: int) -> NDArray[np.float32]:
        """What a seat sees, shape `(n, *observation)`."""

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Ones for the legal actions of a seat that has to act, shape `(n, actions)`."""

    def policy(self, name: str, seat: int) -> NDArray[np.int64]:
        """The actions of a compiled policy on a seat.

        Raises:
            BatchError: there is no such policy.
        """


class GameVectorEnv(VectorEnv[Any, NDArray[np.int64], NDArray[Any]]):
    """Many games with one learner in each.

    Args:
        num_envs: how many games.
        game: its name in the catalogue.
        opponents: names of compiled policies for the other seats, clockwise from the learner.
        seat: where the learner sits, from 0.
        autoreset_mode: `NextStep` (the step after the end starts the next game and ignores its
            action) or `SameStep` (the step that ends a game returns the first observation of the
            next; the last one of the old game is in `info["final_obs"]`).
        dict_observation: whether observations are dictionaries that also hold the mask.
        version: the only version of the encoding that will do; empty for any.
        options: those of the batch: `returns`, `workers`, `sheet`, `lucky` and so on.
    """

    def __init__(
        self,
        num_envs: int = 1,
        game: str = DEFAULT_GAME,
        opponents: Sequence[str] = (),
        *,
        seat: int = 0,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        dict_observation: bool = False,
        version: str = "",
        **options: Any,
    ) -> None:
        if num_envs < 1:
            raise OptionError(f"num_envs is a number from 1, not {num_envs}")
        seats = company(game, opponents, options)
        description = find_game(game)
        of_game = {option.name for option in description.options if option.another_game}
        made = make_game(game, seats, **{name: options[name] for name in of_game & options.keys()})
        encoding = encoding_of(made, version)
        make_batch = VECTORS.get(description)
        if make_batch is None:
            raise OptionError(
                f"{game} has no kernels: it has no room 'vector'; use vectorization_mode=\"async\""
            )
        try:
            self._batch: Batch = make_batch(description, seats, **options)
            self._batch.reset(1)
            for name in opponents:
                if not isinstance(name, str):
                    raise BatchError(f"an opponent here is the name of a policy, not {name!r}")
                self._batch.policy(name, 0)
        except BatchError as fault:
            raise OptionError(f'{fault}; other bots need vectorization_mode="async"') from None
        made.check_seat(seat)
        mode = AutoresetMode(autoreset_mode)
        if mode is AutoresetMode.DISABLED:
            raise OptionError("autoreset_mode must be NextStep or SameStep")
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": mode}
        self.single_action_space = LegalDiscrete(encoding.actions)
        self._actions = LegalMultiDiscrete(num_envs, encoding.actions)
        self.action_space = self._actions
        space = observation_dict if dict_observation else observation_box
        self.single_observation_space = space(encoding)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._seat = seat
        self._counts_points = description.unit == "points"
        self._policies = {(seat + 1 + k) % seats: name for k, name in enumerate(opponents)}
        self._same_step = mode is AutoresetMode.SAME_STEP
        self._as_dict = dict_observation
        self._ended = np.zeros(num_envs, np.bool_)
        self._begun = False

    # -- play

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Start the games `0 … num_envs - 1` of a seed; there are no options.

        Raises:
            OptionError: an option is given.
        """
        if options:
            raise OptionError(
                f"reset has no option {next(iter(options))!r} here;"
                ' single environments have: vectorization_mode="async"'
            )
        super().reset(seed=seed)
        self._batch.reset(
            self.num_envs, int(self.np_random.integers(1 << 63)) if seed is None else seed
        )
        self._begun = True
        self._ended[:] = False
        self._let_others_play(np.zeros(self.num_envs, np.float32))
        return self._seen(), self._info()

    def step(
        self, actions: Any
    ) -> tuple[Any, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Take an action in every game, and let the others play until the learner acts again.

        Raises:
            InvalidAction: an action is not legal, or the shape is wrong; then no game has moved.
            ResetNeeded: there was no reset yet.
        """
        if not self._begun:
            raise ResetNeeded("no game has started; call reset() first")
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,):
            raise InvalidAction(
                f"actions must have the shape {(self.num_envs,)}, not {chosen.shape}"
            )
        starting = self._ended.copy()
        rewards = np.zeros(self.num_envs, np.float32)
        try:
            self._step(rewards, ~starting, chosen)
        except BatchError as fault:
            raise InvalidAction(str(fault)) from None
        self._let_others_play(rewards)
        ended = self._batch.over & ~starting
        info: dict[str, Any] = {}
        if self._same_step:
            if ended.any():
                info = self._final(ended)
                self._batch.restart(ended)
        else:
            self._ended = ended
            if starting.any():
                self._batch.restart(starting)
        if ended.any() or starting.any():
            self._let_others_play(np.zeros_like(rewards))
        cut = np.zeros(self.num_envs, np.bool_)
        return self._seen(), rewards, ended, cut, {**self._info(), **info}

    def _step(
        self,
        rewards: NDArray[np.float32],
        which: NDArray[np.bool_],
        chosen: NDArray[Any] | None = None,
    ) -> None:
        """One step of the games in `which`, with the learner's actions and those of the others."""
        batch = self._batch
        actions = {seat: batch.policy(name, seat) for seat, name in self._policies.items()}
        if chosen is not None:
            actions[self._seat] = chosen
        rewards += batch.step_seats(actions, which)[:, self._seat]

    def _let_others_play(self, rewards: NDArray[np.float32]) -> None:
        """Play on in running games in which the learner has nothing to decide."""
        while True:
            waiting = ~self._batch.over & ~self._batch.to_act[:, self._seat]
            if not waiting.any():
                return
            self._step(rewards, waiting)

    # -- observations

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions of every game."""
        return self._actions.legal.astype(np.bool_)

    @property
    def scores(self) -> NDArray[np.int64]:
        """The points of every seat of every game so far.

        Raises:
            OptionError: the game counts no points.
        """
        if not self._counts_points:
            raise OptionError("this game has no points")
        return self._batch.scores

    def _seen(self) -> Any:
        mask = self._batch.mask(self._seat)
        self._actions.legal = mask
        view = self._batch.observe(self._seat)
        return {"observation": view, "action_mask": mask.copy()} if self._as_dict else view

    def _info(self) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, np.bool_)
        return {"action_mask": self._actions.legal.copy(), "_action_mask": everywhere}

    def _final(self, ended: NDArray[np.bool_]) -> dict[str, Any]:
        """The last observation of each game that has ended, as Gymnasium's own environments do."""
        last = self._seen()
        final = np.full(self.num_envs, None, object)
        for k in np.flatnonzero(ended):
            final[k] = {name: part[k] for name, part in last.items()} if self._as_dict else last[k]
        return {"final_obs": final, "_final_obs": ended.copy()}
