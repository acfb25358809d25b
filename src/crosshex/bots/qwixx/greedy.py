"""`greedy-K`: plays on any sheet by one figure: how many fields a cross newly skips."""

from crosshex.bots.base import Bot
from crosshex.rules import Choice, Cross, Game, Move, Nothing, Qwixx, QwixxState, Sheet, State

LOCK_BONUS = 3
"""What a locking number costs less, in skipped numbers: the lock is a cross of its own."""

USUAL_LIMIT = 2
LONG_LIMIT = 3
"""The K of plain `greedy`: the best one for Qwixx and for Longo in matches of two seats."""
LONG_ROW = 13
"""From this many fields on a row is long, as in Longo."""


class GreedyQwixx(Bot):
    """Takes the cross that newly skips the fewest numbers, if those are at most `limit`.

    In action 2 one more is allowed where the alternative is a failed throw.
    """

    def __init__(self, game: Game, seed: int = 0, limit: int | None = None) -> None:
        super().__init__(game, seed)
        assert isinstance(game, Qwixx)
        self.limit = usual_limit(game.sheet) if limit is None else limit

    def choose(self, state: State, seat: int) -> Move:
        """The cheapest cross within the limit, else nothing."""
        assert isinstance(state, QwixxState)
        escape = 1 if state.crossed is False else 0
        return cheapest_within(state, seat, self.limit + escape)


def usual_limit(sheet: Sheet) -> int:
    """How many fields a patient player skips at most: more where rows are long.

    >>> from crosshex.rules import LONGO, QWIXX
    >>> usual_limit(QWIXX), usual_limit(LONGO)
    (2, 3)
    """
    return LONG_LIMIT if sheet.longest >= LONG_ROW else USUAL_LIMIT


def cheapest_within(state: QwixxState, seat: int, limit: int) -> Choice:
    """The legal cross with the least cost if that is at most `limit`, else nothing.

    Equal costs: the first colour of the notation, then the plain cross before the lucky one, then
    the first white die before the second, as a state lists them.
    """
    *legal, nothing = state.legal(seat)
    assert isinstance(nothing, Nothing)
    crosses = [move for move in legal if isinstance(move, Cross)]
    best = min(
        crosses, key=lambda move: (cost(state, seat, move), move.colour, move.lucky), default=None
    )
    return best if best is not None and cost(state, seat, best) <= limit else nothing


def cost(state: QwixxState, seat: int, move: Cross) -> int:
    """How many fields a cross newly skips, less the bonus for a locking field.

    >>> from crosshex.rules import Colour, Qwixx
    >>> cost(Qwixx().start(), 0, Cross(Colour.RED, 5))
    3
    """
    sheet = state.game.sheet
    place = sheet.place(move.colour, move.number)
    skipped = place.field - state.marks[seat].rows[place.row].bit_length()
    return skipped - (LOCK_BONUS if sheet.is_locking(place) else 0)
