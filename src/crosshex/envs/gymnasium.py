"""Gymnasium: one learner, alone or with bots on the other seats.

    import gymnasium, crosshex.envs

    env = gymnasium.make("crosshex/Qwixx-v0")                                # solitaire
    env = gymnasium.make("crosshex/Qwixx-v0", opponents=["master"])          # against a bot
    env = gymnasium.make("crosshex/Six-v0", opponents=["greedy"], variant="advanced")

The observation is the array alone. The mask of legal actions is in `info["action_mask"]`, and
`action_masks()` returns it for MaskablePPO. With `dict_observation=True` an observation holds
both, as in PettingZoo.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

from crosshex.envs.extras import lacking

try:
    import gymnasium
    from gymnasium.error import InvalidAction, ResetNeeded
except ModuleNotFoundError as missing:
    raise lacking("gymnasium", missing) from None

import numpy as np
from numpy.typing import NDArray

from crosshex.bots import Bot, BotLike, make_bot
from crosshex.bots.objects import load_bots
from crosshex.envs.encoding import IllegalAction
from crosshex.envs.episode import (
    DEFAULT_GAME,
    ILLEGAL,
    ILLEGAL_REWARD,
    Episode,
    company,
    make_game,
    reset_options,
)
from crosshex.envs.render import RENDER_MODES, checked_mode, render
from crosshex.envs.spaces import LegalDiscrete, observation_box, observation_dict
from crosshex.rules import Move, OptionError, State

log = logging.getLogger("crosshex.envs")


class GameEnv(gymnasium.Env[Any, np.int64]):
    """One seat of a game; an episode is a game.

    >>> env = GameEnv("six", ["random"])
    >>> observation, info = env.reset(seed=1)
    >>> int(info["action_mask"].sum())
    3

    Args:
        game: its name in the catalogue.
        opponents: bots for the other seats, clockwise from the learner: names, or objects as
            `crosshex.bots.load_bot` explains them; empty to play alone.
        seat: where the learner sits, from 0.
        returns: `points` (default of solitaire), `win` (default otherwise) or `margin`.
        illegal: `raise` refuses an illegal action; `terminate` ends the game with a reward of -1.
        dict_observation: whether observations are dictionaries that also hold the mask.
        seconds: for each decision of bots that search.
        render_mode: `human` (prints), `ansi`, `svg` or `rgb_array`.
        version: the only version of the encoding that will do; empty for any.
        options: further options of the game, such as `variant`, `sheet` or `lucky`.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str = DEFAULT_GAME,
        opponents: Sequence[BotLike] = (),
        *,
        seat: int = 0,
        returns: str = "",
        illegal: str = "raise",
        dict_observation: bool = False,
        seconds: float | None = None,
        render_mode: str | None = None,
        version: str = "",
        **options: Any,
    ) -> None:
        if illegal not in ILLEGAL:
            raise OptionError(f"illegal is {' or '.join(ILLEGAL)}, not {illegal!r}")
        if isinstance(opponents, str):
            raise OptionError(f"opponents are a list of names, such as [{opponents!r}]")
        made = make_game(game, company(game, opponents, options), **options)
        made.check_seat(seat)
        deal = made.description.is_drawn(options)
        self.episode = Episode(made, returns, deal=deal, version=version)
        self.seat = seat
        self.opponents = load_bots(opponents)
        self.render_mode = checked_mode(render_mode)
        encoding = self.episode.encoding
        space = observation_dict if dict_observation else observation_box
        self.observation_space = space(encoding)
        self.action_space: LegalDiscrete = LegalDiscrete(encoding.actions)
        self._as_dict = dict_observation
        self._seconds = seconds
        self._illegal = illegal
        self._bots: dict[int, Bot] = {}
        self._running = False
        for name in self.opponents:
            make_bot(name, made)

    # -- play

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Start game 0 of a seed, or the next game.

        `options={"first": seat}` says who begins, `{"position": line}` where the game begins.

        Raises:
            OptionError: there is no such option, or its value does not fit the game.
        """
        chosen = reset_options(options)
        super().reset(seed=seed)
        if seed is None and self.episode.seed is None:
            seed = int(self.np_random.integers(1 << 63))
        self.episode.reset(seed, **chosen)
        self._seat_bots()
        self._running = True
        self._let_bots_play()
        return self._seen(), self._info()

    def _seat_bots(self) -> None:
        """Make the bots, each with its own seed."""
        episode = self.episode
        game, seats = episode.node.state.game, episode.game.seats
        for place, name in enumerate(self.opponents):
            seat = (self.seat + 1 + place) % seats
            self._bots[seat] = make_bot(name, game, episode.deal.bot_seed(seat), self._seconds)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Take an action, and let the bots play until the learner has to act again.

        Raises:
            InvalidAction: the action is not legal; the message names it in the notation.
            ResetNeeded: the game is over, or has not begun.
        """
        if not self._running:
            state = self.episode.node.state
            why = f"the game is over: {state.result}" if state.outcome else "no game has started"
            raise ResetNeeded(f"{why}; call reset() to start one")
        others = self._choices()
        try:
            reward = self.episode.act({self.seat: action})[self.seat]
        except IllegalAction as fault:
            if self._illegal == "raise":
                raise InvalidAction(str(fault)) from None
            log.warning("an illegal action ends the game: %s", fault)
            self._running = False
            return self._seen(), ILLEGAL_REWARD, True, False, self._info()
        if others:
            reward += self.episode.play(others)[self.seat]
        reward += self._let_bots_play()
        self._running = not self.episode.over
        return self._seen(), reward, not self._running, False, self._info()

    def _choices(self) -> dict[int, Move]:
        """The moves of the bots that have to act now; none sees the choice of the learner."""
        state = self.episode.node.state
        return {
            seat: self._bots[seat].choose(state.view(seat), seat)
            for seat in self.episode.acting
            if seat != self.seat
        }

    def _let_bots_play(self) -> float:
        """Play until the learner has to act or the game is over; return the learner's reward."""
        reward = 0.0
        while not self.episode.over and self.seat not in self.episode.acting:
            reward += self.episode.play(self._choices())[self.seat]
        return reward

    # -- observations

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, in the form that MaskablePPO needs."""
        return self.action_space.legal.astype(np.bool_)

    @property
    def state(self) -> State:
        """The state of the rules library, if the arrays are not enough."""
        return self.episode.node.state

    def render(self) -> Any:
        """The state in the render mode: text, SVG or pixels; `human` prints the text."""
        return render(self.episode.encoding, self.episode.node, self.render_mode)

    def _seen(self) -> Any:
        encoding, node = self.episode.encoding, self.episode.node
        self.action_space.legal = encoding.mask(node, self.seat)
        view = encoding.observe(node, self.seat)
        if self._as_dict:
            return {"observation": view, "action_mask": self.action_space.legal.copy()}
        return view

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.action_space.legal.copy()}
        if outcome := self.state.outcome:
            info["scores"] = np.array(outcome.scores, np.float64)
            info["ending"] = str(outcome.ending)
        return info
