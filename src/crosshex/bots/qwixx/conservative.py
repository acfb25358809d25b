"""`conservative`: plays on any sheet like a patient beginner; a fixed baseline."""

from crosshex.bots.base import Bot
from crosshex.bots.qwixx.greedy import cheapest_within
from crosshex.rules import Move, QwixxState, State

ACTIVE_LIMIT = 3
PASSIVE_LIMIT = 0


class ConservativeQwixx(Bot):
    """Skips up to three numbers when active and none when not; it does not avoid failed throws."""

    def choose(self, state: State, seat: int) -> Move:
        """The cheapest cross within the current limit, else nothing."""
        assert isinstance(state, QwixxState)
        limit = ACTIVE_LIMIT if seat == state.active else PASSIVE_LIMIT
        return cheapest_within(state, seat, limit)
