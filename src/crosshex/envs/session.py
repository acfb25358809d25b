"""One game after another at one table: chance by seed, actions in, rewards out.

What PettingZoo's and Gymnasium's environments have in common; neither is imported here.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from crosshex.envs.chance import lucky_pairs, throw
from crosshex.envs.encoding import Moment, acting, encoding_of
from crosshex.rules import (
    CHANCE,
    Game,
    Longo,
    Move,
    OptionError,
    Outcome,
    Qwixx,
    QwixxState,
    Roll,
    Six,
    State,
)
from crosshex.rules.sheet import COLOURS

RETURNS = ("points", "win", "margin")
ILLEGAL = ("raise", "terminate")
ILLEGAL_REWARD = -1.0


def table(game: str, seats: int, **options: Any) -> Game:
    """The table of a name: `qwixx`, `longo` or `six`, with the options of its class.

    >>> table("six", 4, variant="advanced")
    Six(seats=4, variant='advanced', claim='auto', repetition=3, move_limit=200)

    Raises:
        OptionError: there is no such game, or it cannot be set up like this.
    """
    kinds: dict[str, type[Qwixx | Six]] = {"qwixx": Qwixx, "longo": Longo, "six": Six}
    if game not in kinds:
        raise OptionError(f"there is no game {game!r}; there are {', '.join(kinds)}")
    try:
        return kinds[game](seats, **options)
    except TypeError as fault:
        raise OptionError(f"{game}: {fault}") from None


def checked_returns(game: Game, returns: str) -> str:
    """What a game pays: as asked for, or the default, `win`, for one seat `points`.

    Raises:
        OptionError: such a game does not pay that.
    """
    known: tuple[str, ...] = RETURNS if isinstance(game, Qwixx) else RETURNS[1:]
    if game.seats == 1:
        known = RETURNS[:1]
    returns = returns or ("points" if game.seats == 1 else "win")
    if returns not in known:
        name = f"{game.name} with {game.seats} seats"
        raise OptionError(f"the returns of {name} are {' or '.join(known)}, not {returns!r}")
    return returns


def settle(game: Game, outcome: Outcome, returns: str) -> list[float]:
    """What each seat gets at the end: its points, its share of the win, or its margin.

    In Six the share of the winners is 1 each, of a drawn game ½; the margin is 1, 0 or -1.
    """
    scores = [float(score) for score in outcome.scores]
    if isinstance(game, Six):
        return scores if returns == "win" else [2 * score - 1 for score in scores]
    if returns == "points":
        return scores
    if returns == "win":
        # Q7: equal highest totals share the win.
        share = 1 / len(outcome.winners)
        return [share if seat in outcome.winners else 0.0 for seat in range(len(scores))]
    return [
        own - max(score for other, score in enumerate(scores) if other != seat)
        for seat, own in enumerate(scores)
    ]


class Session:
    """The games of a seed, one after the other.

    Args:
        game: the table; where `draw_lucky`, each game of Longo draws its own lucky pairs.
        returns: `points`, `win` or `margin`; empty for the default.

    Attributes:
        moment: the decision that the game stands at; dice are thrown by themselves.
        number: which game of the seed it is.

    >>> session = Session(Qwixx(seats=2))
    >>> session.reset(seed=7)
    >>> session.acting
    (0, 1)
    >>> session.act({0: 0, 1: 0})
    [0.0, 0.0]
    """

    def __init__(self, game: Game, returns: str = "", *, draw_lucky: bool = False) -> None:
        self.game = game
        self.returns = checked_returns(game, returns)
        self.encoding = encoding_of(game)
        self.number = -1
        self.seed: int | None = None
        self._draw_lucky = draw_lucky
        self._turn = 0
        self.moment = Moment(game.start())

    def reset(self, seed: int | None = None, first: int | None = None) -> None:
        """Start game 0 of a seed, or without one the next game of the last seed, or of any.

        Seat `first` begins; by default the seats take turns at it from game to game.
        """
        if seed is not None:
            self.seed, self.number = seed % (1 << 64), 0
        elif self.seed is None:
            self.seed, self.number = secrets.randbits(64), 0
        else:
            self.number += 1
        game = self.game
        assert self.seed is not None
        if self._draw_lucky and isinstance(game, Qwixx):
            drawn = lucky_pairs(self.seed, self.number, game.sheet.lucky_pairs, game.seats)
            game = replace(game, lucky=drawn)
        begins = 0 if isinstance(game, Six) else self.number % game.seats
        self._turn = 0
        self.moment = Moment(game.start(begins if first is None else first))
        self._throw()

    @property
    def acting(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        return acting(self.moment)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.moment.state.outcome is not None

    def act(self, actions: Mapping[int, object]) -> list[float]:
        """Take the actions of some seats, all or none; what each seat is paid for it.

        Raises:
            IllegalAction: one of them is not legal; then nothing has happened.
        """
        checked = {seat: self.encoding.check(self.moment, seat, a) for seat, a in actions.items()}
        before = self.moment.state
        for seat in self.acting:
            if seat in checked:
                self.moment = self.encoding.after(self.moment, seat, checked[seat])
        return self._paid(before)

    def play(self, moves: Mapping[int, Move]) -> list[float]:
        """Take whole moves of some seats, as bots choose them; what each seat is paid for it."""
        before = self.moment.state
        for seat, move in moves.items():
            self.moment = Moment(self.moment.state.play(seat, move))
        return self._paid(before)

    def _paid(self, before: State) -> list[float]:
        """Throw where that comes next; what has been earned since an earlier state."""
        self._throw()
        state = self.moment.state
        if self.returns == "points":
            return [float(b - a) for a, b in zip(before.scores, state.scores, strict=True)]
        if before.outcome is None and state.outcome is not None:
            return settle(self.game, state.outcome, self.returns)
        return [0.0] * self.game.seats

    def _throw(self) -> None:
        """Throw the dice where that is what comes next."""
        state = self.moment.state
        if state.to_act is not CHANCE:
            return
        assert isinstance(state, QwixxState) and self.seed is not None
        dice = throw(self.seed, self.number, self._turn, state.game.sheet.faces)
        self._turn += 1
        red, yellow, green, blue = (
            None if colour in state.locked else die
            for colour, die in zip(COLOURS, dice[2:], strict=True)
        )
        roll = Roll((dice[0], dice[1]), (red, yellow, green, blue))
        self.moment = Moment(state.play(CHANCE, roll))
