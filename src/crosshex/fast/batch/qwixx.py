"""Many games on a sheet at once, one to five seats, as arrays.

Action 1 is simultaneous, so every array has an axis for the seats: a step takes one action of each
seat of each game. A seat that has nothing to decide, as all but the active one in action 2, answers
0, *nothing*. Dice are thrown inside: turn `t` of game `i` of a seed is always the same throw.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from crosshex.fast.batch import qwixx_kernels as kernels
from crosshex.fast.batch.base import Batch, BatchError, checked_actions, checked_games
from crosshex.fast.batch.workers import Workers
from crosshex.fast.layout import number_of, printed_marks, qwixx_layout
from crosshex.fast.qwixx.kernels import scores, sheet_rules
from crosshex.fast.qwixx.playouts import pairs_to_draw
from crosshex.fast.qwixx.policies import PERFECT, parse_policy
from crosshex.fast.qwixx.sheet import (
    COLOURS,
    LONGO,
    NO_LUCK,
    QWIXX,
    read_notation,
)

MOST_SEATS = 5
RETURNS = {"points": kernels.POINTS, "win": kernels.WIN, "margin": kernels.MARGIN}


def _check_game(game: str, seats: int, lucky: Sequence[tuple[int, int]]) -> None:
    """Refuse a game that does not exist; ``lucky`` is empty where the pairs are drawn.

    Raises:
        BatchError: there is no such game.
    """
    if game not in ("qwixx", "longo"):
        raise BatchError(f"there is no game {game!r}; there are qwixx, longo, six")
    if not 1 <= seats <= MOST_SEATS:
        raise BatchError(f"{game} is for 1 to {MOST_SEATS} bots, not {seats}")
    if lucky and game != "longo":
        raise BatchError(f"{game} has no lucky numbers")
    if lucky and len(lucky) != seats:
        raise BatchError(f"{seats} seats need {seats} lucky pairs, not {len(lucky)}")
    for low, high in lucky:
        if not 2 <= low < high <= 16:
            raise BatchError(
                "a lucky pair is two different numbers from 2 to 16 in ascending order,"
                f" not {low},{high}"
            )


class QwixxBatch(Batch):
    """A batch of games; game `i` begins with seat `i` modulo the seats.

    Args:
        game: `qwixx` or `longo`.
        seats: one to five.
        sheet: the notation of another sheet for `qwixx`; a `crosshex.rules.Sheet` will do, too.
        lucky: Longo's pairs, one for each seat; drawn anew for each game if there are none.
        returns: what a step pays. `points` are paid as they are made, and failed throws cost five
            at once; `win` pays each seat its share of the win at the end; `margin` pays at the end
            the points ahead of the best other seat. The default is `win`, for one seat `points`.
        workers: how many threads share the work; the games do not depend on it.

    Attributes:
        observation: the shape of one seat's observation.
        actions: how many actions there are.

    >>> games = QwixxBatch("qwixx", seats=1)
    >>> games.reset(3, seed=7)
    >>> games.legal_mask().shape
    (3, 1, 45)
    >>> games.step(np.zeros((3, 1), int))
    array([[0.],
           [0.],
           [0.]], dtype=float32)
    """

    def __init__(
        self,
        game: str = "qwixx",
        seats: int = 2,
        *,
        sheet: object = "",
        lucky: Sequence[tuple[int, int]] = (),
        returns: str = "",
        workers: int = 1,
    ) -> None:
        _check_game(game, seats, lucky)
        returns = returns or ("points" if seats == 1 else "win")
        if returns not in RETURNS or (seats == 1 and returns != "points"):
            known = "points" if seats == 1 else ", ".join(RETURNS)
            raise BatchError(f"returns of {seats} seats are {known}, not {returns!r}")
        longo = game == "longo"
        if sheet and longo:
            raise BatchError("longo has its own sheet; another one is for qwixx")
        fields = read_notation(str(sheet)) if sheet else (LONGO if longo else QWIXX)
        straight = fields.is_straight
        self.game = game
        self.seats = seats
        self.layout = qwixx_layout(fields.faces, seats, longo, any_sheet=not straight)
        self.observation = (self.layout.size,)
        self.actions = self.layout.actions
        self._rules = sheet_rules(fields)
        marks = [] if straight else printed_marks(self.layout, fields.rows)
        self._printed = np.array(marks, np.int64)
        self._fixed = np.array(lucky or [NO_LUCK] * seats, np.int64)
        self._pairs = pairs_to_draw(longo and not lucky)
        self._returns = RETURNS[returns]
        self._workers = Workers(workers)
        self._games = self._new_games(0)

    # -- play

    def _new_games(self, n: int) -> kernels.QwixxGames:
        return kernels.new_qwixx_games(n, self.seats)

    def _begin(self, which: NDArray[np.bool_]) -> None:
        arguments = (self._rules, self._games, which, self._fixed, self._pairs)
        self._workers.run(kernels.begin, len(self), *arguments)

    def step(
        self, actions: ArrayLike, which: NDArray[np.bool_] | None = None
    ) -> NDArray[np.float32]:
        """Take an action of every seat, shape `(n, seats)`; what it paid, in the same shape.

        A game that is over stays as it is and pays nothing. With `which` only those games go on.

        Raises:
            BatchError: the shape is wrong, or an action is not legal; then no game has moved.
        """
        chosen = checked_actions(actions, (len(self), self.seats))
        going = checked_games(which, len(self))
        games = len(self)
        check = (self._rules, self._games, going, chosen, self.actions)
        wrong = [at for at in self._workers.run(kernels.first_illegal, games, *check) if at >= 0]
        if wrong:
            raise BatchError(self._refused(*divmod(int(wrong[0]), self.seats), chosen))
        rewards = np.zeros((games, self.seats), np.float32)
        play = (self._rules, self._games, going, chosen, self._returns, rewards)
        self._workers.run(kernels.step, games, *play)
        return rewards

    def _refused(self, game: int, seat: int, actions: NDArray[np.int64]) -> str:
        action = int(actions[game, seat])
        mask = self.legal_mask()[game, seat]
        legal = " ".join(self.word(game, seat, int(k)) for k in np.flatnonzero(mask))
        word = self.word(game, seat, action) if 0 <= action < self.actions else ""
        return self._refusal(game, seat, action, word, legal)

    # -- what there is to see

    @property
    def over(self) -> NDArray[np.bool_]:
        """Which games are over."""
        ended: NDArray[np.bool_] = self._games.phase == kernels.OVER
        return ended

    @property
    def to_act(self) -> NDArray[np.bool_]:
        """Which seats owe a decision, shape `(n, seats)`."""
        first = (self._games.phase == kernels.ACTION_1)[:, None]
        second = (self._games.phase == kernels.ACTION_2)[:, None]
        is_active = np.arange(self.seats)[None, :] == self._games.active[:, None]
        owing: NDArray[np.bool_] = first | (second & is_active)
        return owing

    @property
    def scores(self) -> NDArray[np.int64]:
        """The points of every seat as they stand, shape `(n, seats)`."""
        points = np.zeros((len(self), self.seats), np.int64)
        scores(self._games.sheets.reshape(-1), self._games.failed.reshape(-1), points.reshape(-1))
        return points

    def legal_mask(self, seat: int | None = None) -> NDArray[np.int8]:
        """Ones for the legal actions, shape `(n, seats, actions)`; never without a one.

        Of one seat only, `(n, actions)`, if it is named.
        """
        result = np.zeros((len(self), *self._axis(seat), self.actions), np.int8)
        first, seen = self._seen(seat, result)
        self._workers.run(kernels.masks, len(self), self._rules, self._games, first, seen)
        return result

    def observe(self, seat: int | None = None) -> NDArray[np.float32]:
        """What every seat sees, shape `(n, seats, *observation)`, laid out by `layout`.

        Of one seat only, `(n, *observation)`, if it is named.
        """
        result = np.zeros((len(self), *self._axis(seat), self.layout.size), np.float32)
        first, seen = self._seen(seat, result)
        seeing = (self._rules, self.layout, self._printed, self._games, first, seen)
        self._workers.run(kernels.observe, len(self), *seeing)
        return result

    def _axis(self, seat: int | None) -> tuple[int, ...]:
        if seat is None:
            return (self.seats,)
        self._check_seat(seat)
        return ()

    def _seen(self, seat: int | None, result: NDArray[Any]) -> tuple[int, NDArray[Any]]:
        """The first seat that is asked for, and the result with an axis for seats."""
        return (0, result) if seat is None else (seat, result[:, None])

    def word(self, game: int, seat: int, action: int) -> str:
        """An action in the notation, such as `r5`, `*g16`, `-` or `x`."""
        numbers = self.layout.numbers
        if action == 0:
            due = self._games.phase[game] == kernels.ACTION_2 and not self._games.crossed[game]
            return "x" if due and seat == self._games.active[game] else "-"
        if action >= self.layout.lucky_action:
            row = action - self.layout.lucky_action
            field = (int(self._games.sheets[game, seat]) >> (16 * row) & 0xFFFF).bit_length()
            number = number_of(self.layout.faces, row, min(field, numbers - 1))
            return f"*{COLOURS[row]}{number}"
        colour, field = divmod(action - 1, numbers)
        return f"{COLOURS[colour]}{number_of(self.layout.faces, colour, field)}"

    def policy(self, name: str, seat: int) -> NDArray[np.int64]:
        """The actions of a compiled policy on a seat: `random`, `greedy-K` or `conservative`.

        Raises:
            BatchError: there is no such policy here, or no such seat.
        """
        self._check_seat(seat)
        policy = parse_policy(name)
        if policy is None or policy.kind == PERFECT:
            raise BatchError(f"no policy {name!r}; there are: random, greedy-K, conservative")
        result = np.zeros(len(self), np.int64)
        arguments = (self._rules, self._games, seat, policy.kind, policy.limit, result)
        self._workers.run(kernels.policy_actions, len(self), *arguments)
        return result
