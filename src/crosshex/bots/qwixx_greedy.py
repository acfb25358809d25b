"""`greedy-K`: plays Qwixx and Longo by one figure: how many fields a cross newly skips."""

from crosshex.bots.base import Bot
from crosshex.rules import Choice, Cross, Game, Move, Nothing, QwixxState, State

LOCK_BONUS = 3
"""What a locking number costs less, in skipped numbers: the lock is a cross of its own."""

BEST_LIMITS = {"qwixx": 2, "longo": 3}
"""The K of plain `greedy`: the best one at two seats in matches of some thousand games."""


class GreedyQwixx(Bot):
    """Takes the cross that newly skips the fewest numbers, if those are at most `limit`.

    In action 2 one more is allowed where the alternative is a failed throw.
    """

    def __init__(self, game: Game, seed: int = 0, limit: int | None = None) -> None:
        super().__init__(game, seed)
        self.limit = BEST_LIMITS.get(game.name, 2) if limit is None else limit

    def choose(self, state: State, seat: int) -> Move:
        """The cheapest cross within the limit, else nothing."""
        assert isinstance(state, QwixxState)
        escape = 1 if state.crossed is False else 0
        return cheapest_within(state, seat, self.limit + escape)


def cheapest_within(state: QwixxState, seat: int, limit: int) -> Choice:
    """The legal cross with the least cost if that is at most `limit`, else nothing.

    Equal costs: the upper row first, then the plain cross before the lucky one, then the first
    white die before the second, as a state lists them.
    """
    *legal, nothing = state.legal(seat)
    assert isinstance(nothing, Nothing)
    crosses = [move for move in legal if isinstance(move, Cross)]
    best = min(
        crosses, key=lambda move: (cost(state, seat, move), move.colour, move.lucky), default=None
    )
    return best if best is not None and cost(state, seat, best) <= limit else nothing


def cost(state: QwixxState, seat: int, move: Cross) -> int:
    """How many numbers a cross newly skips, less the bonus for a locking number.

    >>> from crosshex.rules import Colour, Qwixx
    >>> cost(Qwixx().start(), 0, Cross(Colour.RED, 5))
    3
    """
    sheet = state.game.sheet
    field = sheet.field(move.colour, move.number)
    skipped = field - state.marks[seat].rows[move.colour].bit_length()
    return skipped - (LOCK_BONUS if sheet.is_locking(field) else 0)
