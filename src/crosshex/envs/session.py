"""One game after another at one table: chance by seed, actions in, rewards out.

What PettingZoo's and Gymnasium's environments have in common; neither is imported here.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final

from crosshex.envs.chance import lots, throw
from crosshex.envs.encoding import Moment, acting, encoding_of
from crosshex.rules import (
    CHANCE,
    Game,
    Move,
    OptionError,
    Outcome,
    State,
    find_game,
    games,
    is_game,
)

RETURNS = ("points", "win", "margin")
ILLEGAL = ("raise", "terminate")
ILLEGAL_REWARD = -1.0
DEFAULT_GAME: Final = next(iter(games()))
"""What is played where nobody names a game: the first of the catalogue."""


def table(game: str, seats: int, **options: Any) -> Game:
    """The table of a game of the catalogue, with the options that it describes.

    >>> table("six", 4, variant="advanced")
    Six(seats=4, variant='advanced', claim='auto', repetition=3, move_limit=200)

    Raises:
        OptionError: there is no such game, or it cannot be set up like this.
    """
    if not is_game(game):
        raise OptionError(f"there is no game {game!r}; there are {', '.join(games())}")
    return find_game(game).make(seats, **options)


def checked_returns(game: Game, returns: str) -> str:
    """What a game pays: as asked for, or the default, `win`, for one seat `points`.

    Raises:
        OptionError: such a game does not pay that.
    """
    known: tuple[str, ...] = RETURNS if game.description.unit == "points" else RETURNS[1:]
    if game.seats == 1:
        known = RETURNS[:1]
    returns = returns or ("points" if game.seats == 1 else "win")
    if returns not in known:
        name = f"{game.name} with {game.seats} seats"
        raise OptionError(f"the returns of {name} are {' or '.join(known)}, not {returns!r}")
    return returns


def settle(game: Game, outcome: Outcome, returns: str) -> list[float]:
    """What each seat gets at the end: its points, its share of the win, or its margin.

    Where scores are shares, those of the winners are 1 each, of a drawn game ½; the margin is 1, 0
    or -1.
    """
    scores = [float(score) for score in outcome.scores]
    if returns == "points":
        return scores
    if game.description.unit == "share":
        return scores if returns == "win" else [2 * score - 1 for score in scores]
    if returns == "win":
        # Q7: equal highest totals share the win.
        winners = outcome.winners or range(game.seats)
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(game.seats)]
    return [own - _best_against(game, scores, seat) for seat, own in enumerate(scores)]


def _best_against(game: Game, scores: Sequence[float], seat: int) -> float:
    """The best score of the other sides."""
    mine = game.side(seat)
    return max((s for other, s in enumerate(scores) if game.side(other) != mine), default=0.0)


class Session:
    """The games of a seed, one after the other.

    Args:
        game: the table.
        returns: `points`, `win` or `margin`; empty for the default.
        deal: whether each game draws for itself what is drawn by lot.

    Attributes:
        moment: the decision that the game stands at; dice are thrown by themselves.
        number: which game of the seed it is.

    >>> session = Session(table("qwixx", 2))
    >>> session.reset(seed=7)
    >>> session.acting
    (0, 1)
    >>> session.act({0: 0, 1: 0})
    [0.0, 0.0]
    """

    def __init__(self, game: Game, returns: str = "", *, deal: bool = False) -> None:
        self.game = game
        self.returns = checked_returns(game, returns)
        self.encoding = encoding_of(game)
        self.number = -1
        self.seed: int | None = None
        self._deal = deal
        self._takes_turns = game.description.first_by_lot
        self._turn = 0
        self._faces: list[int] = []
        self.moment = Moment(game.start())

    def reset(self, seed: int | None = None, first: int | None = None) -> None:
        """Start game 0 of a seed, or without one the next game of the last seed, or of any.

        Seat `first` begins; by default the seats take turns at it from game to game, in games where
        that is left to the lot.
        """
        if seed is not None:
            self.seed, self.number = seed % (1 << 64), 0
        elif self.seed is None:
            self.seed, self.number = secrets.randbits(64), 0
        else:
            self.number += 1
        assert self.seed is not None
        game = self.game.deal(lots(self.seed, self.number)) if self._deal else self.game
        begins = self.number % game.seats if self._takes_turns else 0
        self._turn = 0
        self.moment = Moment(game.start(begins if first is None else first))
        self._faces = [die.faces for die in self.moment.state.dice]
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
        assert self.seed is not None
        drawn = throw(self.seed, self.number, self._turn, self._faces)
        self._turn += 1
        self.moment = Moment(state.play(CHANCE, state.throw_all(drawn)))
