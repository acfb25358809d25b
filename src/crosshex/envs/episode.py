"""An episode: a game with seeded dice that takes actions and returns rewards.

The environments of PettingZoo and Gymnasium share this part; neither library is imported here.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from crosshex.envs.encoding import Node, acting, encoding_of
from crosshex.record import read_position
from crosshex.rules import (
    CHANCE,
    Game,
    Move,
    OptionError,
    Outcome,
    State,
    find_game,
    games,
)
from crosshex.simulate.deals import Deal

RESET_OPTIONS: Final = ("first", "position")
RETURNS = ("points", "win", "margin")
ILLEGAL = ("raise", "terminate")
ILLEGAL_REWARD = -1.0
DEFAULT_GAME: Final = next(iter(games()))
"""The default of all environments: the first game of the catalogue."""


def make_game(game: str, seats: int, **options: Any) -> Game:
    """A game of the catalogue with these options.

    >>> make_game("six", 4, variant="advanced")
    Six(seats=4, variant='advanced', claim='auto', repetition=3, move_limit=200)
    >>> make_game("qwixx", 2, sheet="needed=1 r2-4 / b4-2").sheet.needed
    1

    Raises:
        OptionError: there is no such game, or it cannot be set up like this.
    """
    description = find_game(game)
    for option in description.options:
        # What a form holds: the name or the notation of a sheet, for example.
        if isinstance(value := options.get(option.name), str):
            options[option.name] = option.from_json(value)
    return description.make(seats, **options)


def company(game: str, opponents: Sequence[Any], options: Collection[str] = ()) -> int:
    """The seats of a game of one learner and these opponents.

    Raises:
        OptionError: there are none, and nobody plays this game alone; or the seats are named.
    """
    if "seats" in options:
        raise OptionError("the seats are those of the learner and of opponents=['greedy', …]")
    seats = 1 + len(opponents)
    if seats == 1 and 1 not in find_game(game).seats:
        raise OptionError(f"{game} is not for one seat: say who else plays, opponents=['random']")
    return seats


def reset_options(given: Mapping[str, Any] | None) -> dict[str, Any]:
    """The `options` of an environment's `reset`.

    Raises:
        OptionError: one of them is unknown.
    """
    options = dict(given or {})
    if unknown := [name for name in options if name not in RESET_OPTIONS]:
        known = " and ".join(RESET_OPTIONS)
        raise OptionError(f"reset has no option {unknown[0]!r}; there are {known}")
    return options


def checked_returns(game: Game, returns: str) -> str:
    """The kind of returns as given; if empty, `points` for one seat and else `win`.

    Raises:
        OptionError: this game does not have such returns.
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
    """The return of each seat: its points, its share of the win, or its margin.

    If scores are shares, every winner gets 1, and every seat ½ in a draw; the margin is 1, 0 or -1.
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


class Episode:
    """The current game of a seed.

    Args:
        game: the game.
        returns: `points`, `win` or `margin`; empty for the default.
        deal: whether each episode draws its own random options.
        version: the only version of the encoding that will do; empty for any.

    Attributes:
        node: the current node of the game; dice are thrown automatically.
        number: the number of the game within the seed, from 0.
        deal: what chance decides in it.

    >>> episode = Episode(make_game("qwixx", 2))
    >>> episode.reset(seed=7)
    >>> episode.acting
    (0, 1)
    >>> episode.act({0: 0, 1: 0})
    [0.0, 0.0]
    """

    def __init__(
        self, game: Game, returns: str = "", *, deal: bool = False, version: str = ""
    ) -> None:
        self.game = game
        self.returns = checked_returns(game, returns)
        self.encoding = encoding_of(game, version)
        self.number = -1
        self.seed: int | None = None
        self._deals = deal
        self._takes_turns = game.description.first_by_lot
        self._turn = 0
        self.deal = Deal(0)
        self.node = Node(game.start())

    def reset(
        self, seed: int | None = None, first: int | None = None, position: str | State | None = None
    ) -> None:
        """Start game 0 of a seed; without a seed, the next game of the last seed.

        Args:
            seed: the seed of the dice.
            first: the seat that begins. By default seats begin in turn if any seat may begin, else
                seat 0 does.
            position: a state, or its notation on one line, to begin there instead.

        Raises:
            OptionError: the position is over, or of another game; or there is no such seat.
        """
        start = None if position is None else self._position(position, first)
        if seed is not None:
            self.seed, self.number = seed % (1 << 64), 0
        elif self.seed is None:
            self.seed, self.number = secrets.randbits(64), 0
        else:
            self.number += 1
        assert self.seed is not None
        self.deal = Deal(self.seed, self.number)
        game = self.deal.game_of(self.game) if self._deals else self.game
        begins = self.number % game.seats if self._takes_turns else 0
        self._turn = 0
        self.node = Node(start or game.start(begins if first is None else first))
        self._throw()

    def _position(self, position: str | State, first: int | None) -> State:
        """The state to begin with."""
        state = read_position(position) if isinstance(position, str) else position
        if first is not None:
            raise OptionError("a position says itself whose turn it is: leave out first")
        if not isinstance(state, State):
            raise OptionError(f"a position is a state or its notation, not {state!r}")
        if self._kind(self.game) != self._kind(state.game):
            raise OptionError(f"the position is of another game: {state.game}, not {self.game}")
        if state.outcome is not None:
            raise OptionError(f"the game is over in this position: {state.result}")
        return state

    def _kind(self, game: Game) -> tuple[Any, ...]:
        """What a game has in common with all those of this episode: not what each draws."""
        options = game.description.options
        fixed = (option.name for option in options if not (option.drawn and self._deals))
        return (game.name, game.seats, *(game.options[name] for name in fixed))

    @property
    def acting(self) -> tuple[int, ...]:
        """The seats that have to decide."""
        return acting(self.node)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.node.state.outcome is not None

    def act(self, actions: Mapping[int, object]) -> list[float]:
        """Take the actions of some seats, and return the reward of each seat.

        Raises:
            IllegalAction: one of them is not legal; then none is taken.
        """
        checked = {seat: self.encoding.check(self.node, seat, a) for seat, a in actions.items()}
        before = self.node.state
        for seat in self.acting:
            if seat in checked:
                self.node = self.encoding.after(self.node, seat, checked[seat])
        return self._rewards(before)

    def play(self, moves: Mapping[int, Move]) -> list[float]:
        """Take whole moves of some seats, as bots choose them; return the reward of each seat."""
        before = self.node.state
        for seat, move in moves.items():
            self.node = Node(self.node.state.play(seat, move))
        return self._rewards(before)

    def _rewards(self, before: State) -> list[float]:
        """Throw the dice while they are next, and return the rewards since an earlier state."""
        self._throw()
        state = self.node.state
        if self.returns == "points":
            return [float(b - a) for a, b in zip(before.scores, state.scores, strict=True)]
        if before.outcome is None and state.outcome is not None:
            return settle(self.game, state.outcome, self.returns)
        return [0.0] * self.game.seats

    def _throw(self) -> None:
        """Throw the dice while they are next: a throw may follow a throw."""
        while (state := self.node.state).to_act is CHANCE:
            self.node = Node(state.play(CHANCE, self.deal.throw(state, self._turn)))
            self._turn += 1
