"""Gymnasium: one learner, alone at the table or with bots on the other seats.

    import gymnasium, crosshex.envs

    env = gymnasium.make("crosshex/Qwixx-v0")                                # solitaire
    env = gymnasium.make("crosshex/Qwixx-v0", opponents=["master"])          # against a bot
    env = gymnasium.make("crosshex/Six-v0", opponents=["greedy"], variant="advanced")

The observation is the array alone; the mask of legal actions is in `info["action_mask"]` and comes
from `action_masks()`, as MaskablePPO asks for it. With `dict_observation=True` both come together,
as in PettingZoo.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.error import InvalidAction, ResetNeeded
from numpy.typing import NDArray

from crosshex.bots import Bot, make_bot
from crosshex.envs.chance import BOTS, fraction
from crosshex.envs.encoding import IllegalAction
from crosshex.envs.render import RENDER_MODES, checked_mode, render
from crosshex.envs.session import DEFAULT_GAME, ILLEGAL, ILLEGAL_REWARD, Session, table
from crosshex.envs.spaces import LegalDiscrete, observation_box, observation_dict
from crosshex.rules import Move, OptionError, State

log = logging.getLogger("crosshex.envs")


class GameEnv(gymnasium.Env[Any, np.int64]):
    """One seat of a game; an episode is a game.

    Args:
        game: its name in the catalogue.
        opponents: names of bots for the other seats, clockwise from the learner; nobody for games
            that one can play alone.
        seat: where the learner sits, from 0.
        returns: `points` (default of solitaire), `win` (default otherwise) or `margin`.
        illegal: `raise` refuses an illegal action; `terminate` ends the game with a reward of -1.
        dict_observation: whether observations hold the mask too.
        movetime: seconds for each decision of bots that search.
        render_mode: `human` (prints), `ansi`, `svg` or `rgb_array`.
        options: further options of the table, such as `variant` or `lucky`.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str = DEFAULT_GAME,
        opponents: Sequence[str] = (),
        *,
        seat: int = 0,
        returns: str = "",
        illegal: str = "raise",
        dict_observation: bool = False,
        movetime: float | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if illegal not in ILLEGAL:
            raise OptionError(f"illegal is {' or '.join(ILLEGAL)}, not {illegal!r}")
        if isinstance(opponents, str):
            raise OptionError(f"opponents are a list of names, such as [{opponents!r}]")
        made = table(game, 1 + len(opponents), **options)
        made.check_seat(seat)
        self.session = Session(made, returns, deal=made.description.is_drawn(options))
        self.seat = seat
        self.opponents = tuple(opponents)
        self.render_mode = checked_mode(render_mode)
        encoding = self.session.encoding
        space = observation_dict if dict_observation else observation_box
        self.observation_space = space(encoding)
        self.action_space: LegalDiscrete = LegalDiscrete(encoding.actions)
        self._as_dict = dict_observation
        self._movetime = movetime
        self._illegal = illegal
        self._bots: dict[int, Bot] = {}
        self._running = False
        for name in self.opponents:
            make_bot(name, made)

    # -- play

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Start game 0 of a seed, or the next game; `options={"first": seat}` says who begins."""
        super().reset(seed=seed)
        if seed is None and self.session.seed is None:
            seed = int(self.np_random.integers(1 << 63))
        self.session.reset(seed, (options or {}).get("first"))
        self._seat_bots()
        self._running = True
        self._let_bots_play()
        return self._seen(), self._info()

    def _seat_bots(self) -> None:
        """Bots at their seats, each with a seed of its own."""
        session = self.session
        game, seats = session.moment.state.game, session.game.seats
        assert session.seed is not None
        for place, name in enumerate(self.opponents):
            seat = (self.seat + 1 + place) % seats
            chance = fraction(session.seed, session.number, BOTS + seat, 0)
            self._bots[seat] = make_bot(name, game, chance, self._movetime)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Take an action, let the bots play until the learner has to act again.

        Raises:
            InvalidAction: the action is not legal; the message names it in the notation.
            ResetNeeded: the game is over, or has not begun.
        """
        if not self._running:
            state = self.session.moment.state
            why = f"the game is over: {state.result}" if state.outcome else "no game has begun"
            raise ResetNeeded(f"{why}; call reset() to start one")
        others = self._choices()
        try:
            paid = self.session.act({self.seat: action})[self.seat]
        except IllegalAction as fault:
            if self._illegal == "raise":
                raise InvalidAction(str(fault)) from None
            log.warning("the game ends: %s", fault)
            self._running = False
            return self._seen(), ILLEGAL_REWARD, True, False, self._info()
        if others:
            paid += self.session.play(others)[self.seat]
        paid += self._let_bots_play()
        self._running = not self.session.over
        return self._seen(), paid, not self._running, False, self._info()

    def _choices(self) -> dict[int, Move]:
        """What the bots do that have to act now; none sees what the learner is about to choose."""
        state = self.session.moment.state
        return {
            seat: self._bots[seat].choose(state.view(seat), seat)
            for seat in self.session.acting
            if seat != self.seat
        }

    def _let_bots_play(self) -> float:
        """Play on until the learner has to act, or the game is over; what that pays it."""
        paid = 0.0
        while not self.session.over and self.seat not in self.session.acting:
            paid += self.session.play(self._choices())[self.seat]
        return paid

    # -- what there is to see

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, as MaskablePPO asks for them."""
        return self.action_space.legal.astype(np.bool_)

    @property
    def state(self) -> State:
        """The state of the rules library, for those who want more than arrays."""
        return self.session.moment.state

    def render(self) -> Any:
        """The table in the render mode: text, SVG or pixels; `human` prints the text."""
        return render(self.session.encoding, self.session.moment, self.render_mode)

    def _seen(self) -> Any:
        encoding, moment = self.session.encoding, self.session.moment
        self.action_space.legal = encoding.mask(moment, self.seat)
        view = encoding.observe(moment, self.seat)
        if self._as_dict:
            return {"observation": view, "action_mask": self.action_space.legal.copy()}
        return view

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.action_space.legal.copy()}
        if outcome := self.state.outcome:
            info["scores"] = np.array(outcome.scores, np.float64)
            info["ending"] = str(outcome.ending)
        return info
