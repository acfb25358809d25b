"""Many games of Six at once, two or four seats, basic or advanced, as arrays.

One seat moves at a time, so observations, masks and actions are those of the seat to move and have
no axis for seats. A turn of the moving phase is two or three steps: take a hexagon, keep a group
(only where several are the largest), put it down.
"""

import numpy as np
from numpy.typing import ArrayLike, NDArray

from crosshex.fast.batch import six_kernels as kernels
from crosshex.fast.batch.base import Batch, BatchError, checked_actions, checked_games
from crosshex.fast.batch.workers import Workers
from crosshex.fast.layout import CENTRE, FRAME, PLANES, SIX_ACTIONS
from crosshex.fast.six.game import ENDING, ENDINGS, TURN, cell_of, place_at
from crosshex.fast.six.playouts import MOVE_LIMIT_DEFAULT, REPETITION_DEFAULT

VARIANTS = ("basic", "advanced")
_SHOWN = 30
_SIGNS = {
    kernels.PLACE: ("", ""),
    kernels.TAKE: ("", ">"),
    kernels.KEEP: ("=", ""),
    kernels.PUT: (">", ""),
    kernels.OVER: ("", ""),
}


class SixBatch(Batch):
    """A batch of games; only `policy` draws from the seed, as Six has no dice.

    Args:
        seats: two or four.
        variant: `basic` or `advanced`.
        repetition: how often the same position must come up for a draw; 0: never drawn by that.
        move_limit: how many moves in a row without a removal are a draw.
        returns: what the end pays: `win`, 1 to the winners and ½ to all if it is drawn, or
            `margin`, 1, 0 or -1.
        workers: how many threads share the work; the games do not depend on it.

    Attributes:
        observation: the shape of an observation: planes, rows, columns.
        actions: how many actions there are.

    >>> games = SixBatch(variant="advanced")
    >>> games.reset(2)
    >>> [games.word(0, int(action)) for action in np.flatnonzero(games.legal_mask()[0])]
    ['0,-1', '-1,0', '-1,1']
    """

    _games: kernels.SixGames
    observation = (PLANES, FRAME, FRAME)
    actions = SIX_ACTIONS

    def __init__(
        self,
        seats: int = 2,
        variant: str = "basic",
        *,
        repetition: int = REPETITION_DEFAULT,
        move_limit: int = MOVE_LIMIT_DEFAULT,
        returns: str = "win",
        workers: int = 1,
    ) -> None:
        if seats not in (2, 4):
            raise BatchError(f"six is for 2 or 4 bots, not {seats}")
        if variant not in VARIANTS:
            raise BatchError(f"the variant of six is {' or '.join(VARIANTS)}, not {variant!r}")
        if repetition < 0 or repetition == 1:
            raise BatchError(f"a position can repeat 2 times or more, not {repetition}")
        if move_limit < 1:
            raise BatchError(f"the move limit is 1 or more, not {move_limit}")
        if returns not in ("", "win", "margin"):
            raise BatchError(f"the returns of six are win or margin, not {returns!r}")
        self.game = "six"
        self._margin = returns == "margin"
        self.seats = seats
        self._rules = kernels.Rules(variant == "advanced", repetition, move_limit)
        self._workers = Workers(workers)
        self._games = self._new_games(0)

    # -- play

    def _new_games(self, n: int) -> kernels.SixGames:
        return kernels.new_six_games(n, self._rules.limit)

    def _begin(self, which: NDArray[np.bool_]) -> None:
        self._workers.run(kernels.begin, len(self), self._games, which, self._rules)

    def step(
        self, actions: ArrayLike, which: NDArray[np.bool_] | None = None
    ) -> NDArray[np.float32]:
        """Take an action of the seat to move, shape `(n,)`; what each seat is paid, `(n, seats)`.

        A game that is over stays as it is and pays nothing. With `which` only those games go on.

        Raises:
            BatchError: the shape is wrong, or an action is not legal; then no game has moved.
        """
        chosen = checked_actions(actions, (len(self),))
        going = checked_games(which, len(self))
        games = len(self)
        check = (self._games, going, chosen)
        wrong = [at for at in self._workers.run(kernels.first_illegal, games, *check) if at >= 0]
        if wrong:
            raise BatchError(self._refused(int(wrong[0]), int(chosen[wrong[0]])))
        rewards = np.zeros((games, self.seats), np.float32)
        before = self.over
        play = (self._games, going, chosen, self._rules, rewards)
        self._workers.run(kernels.step, games, *play)
        if self._margin:
            ended = self.over & ~before
            rewards[ended] = 2 * rewards[ended] - 1
        return rewards

    def _refused(self, game: int, action: int) -> str:
        options = np.flatnonzero(self._games.legal[game])
        legal = " ".join(self.word(game, int(option)) for option in options[:_SHOWN])
        more = f" … and {len(options) - _SHOWN} more" if len(options) > _SHOWN else ""
        word = self.word(game, action) if 0 <= action < self.actions else ""
        return self._refusal(game, int(self.seat[game]), action, word, legal + more)

    # -- what there is to see

    @property
    def over(self) -> NDArray[np.bool_]:
        """Which games are over."""
        ended: NDArray[np.bool_] = self._games.stage == kernels.OVER
        return ended

    @property
    def seat(self) -> NDArray[np.int64]:
        """The seat to move in each game, or that would be if it were not over."""
        return self._games.boards[:, TURN].astype(np.int64) % self.seats

    @property
    def to_act(self) -> NDArray[np.bool_]:
        """Which seats owe a decision, shape `(n, seats)`."""
        is_turn = np.arange(self.seats)[None, :] == self.seat[:, None]
        owing: NDArray[np.bool_] = is_turn & ~self.over[:, None]
        return owing

    @property
    def ending(self) -> list[str]:
        """Why each game ended; empty while it runs."""
        return [ENDINGS[code] for code in self._games.boards[:, ENDING].tolist()]

    def legal_mask(self) -> NDArray[np.int8]:
        """Ones for the legal actions of the seat to move, shape `(n, actions)`."""
        return self._games.legal.copy()

    def observe(self, seat: int | None = None) -> NDArray[np.float32]:
        """What the seat to move sees, or the seat that is named, shape `(n, *observation)`."""
        if seat is not None:
            self._check_seat(seat)
        result = np.zeros((len(self), *self.observation), np.float32)
        flat = result.reshape(len(self), PLANES, FRAME * FRAME)
        who = -1 if seat is None else seat
        self._workers.run(
            kernels.observe, len(self), self._games, self.seats, who, self._rules, flat
        )
        return result

    def word(self, game: int, action: int) -> str:
        """An action in the notation: `-1,0` puts, `2,-1>` takes, `=1,1` keeps, `>0,3` puts down.

        Nothing is `pass`.
        """
        if action == 0:
            return "pass"
        q, r = self._cell(game, action)
        before, after = _SIGNS[int(self._games.stage[game])]
        return f"{before}{q},{r}{after}"

    def _cell(self, game: int, action: int) -> tuple[int, int]:
        """The cell that an action names: the one on the board, of all that share its place."""
        cell = int(kernels.cell_in_frame(self._games, game, action - 1))
        if cell >= 0:
            return cell_of(int(place_at(self._games.boards[game], cell)))
        row, column = divmod(action - 1, FRAME)
        return column - CENTRE, row - CENTRE

    def policy(self, name: str, seat: int) -> NDArray[np.int64]:
        """The actions of a compiled policy, `random` or `greedy`, where `seat` moves.

        Elsewhere they are 0; step only the games where this seat is to act.

        >>> games = SixBatch()
        >>> games.reset(2, seed=1)
        >>> actions = games.policy("greedy", 0)
        >>> [games.word(game, int(actions[game])) in ("0,-1", "-1,0", "-1,1") for game in range(2)]
        [True, True]

        Raises:
            BatchError: there is no such policy here, or no such seat.
        """
        self._check_seat(seat)
        result = np.zeros(len(self), np.int64)
        asked = (self.seat == seat) & ~self.over
        if name == "random":
            self._workers.run(kernels.random_actions, len(self), self._games, result)
            result[~asked] = 0
        elif name == "greedy":
            # Imported late: the search takes longer to load than the rest.
            from crosshex.fast.batch.six_policies import greedy_turns, greedy_weights

            turns = np.zeros(len(self), np.int64)
            weights = greedy_weights()
            arguments = (self._games, asked, self._rules, weights, turns)
            self._workers.run(greedy_turns, len(self), *arguments)
            self._play_turns(asked, turns, result)
        else:
            raise BatchError(f"no policy {name!r}; there are: random, greedy")
        return result

    def _play_turns(
        self, which: NDArray[np.bool_], turns: NDArray[np.int64], result: NDArray[np.int64]
    ) -> None:
        """Write the next action of whole turns, as the search writes them, in some games."""
        from crosshex.fast.batch.six_policies import next_actions

        self._workers.run(next_actions, len(self), self._games, which, turns, result)
