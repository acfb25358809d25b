"""`conservative`: Qwixx and Longo as a patient beginner plays them, a fixed yardstick."""

from crosshex.bots.base import Bot
from crosshex.bots.qwixx_greedy import cheapest_within
from crosshex.rules import Move, QwixxState, State

ACTIVE_LIMIT = 3
PASSIVE_LIMIT = 0


class ConservativeQwixx(Bot):
    """Skips up to three numbers when active and none when not; a failed throw does not scare it."""

    def choose(self, state: State, seat: int) -> Move:
        """The cheapest cross within the limit of the moment, else nothing."""
        assert isinstance(state, QwixxState)
        limit = ACTIVE_LIMIT if seat == state.active else PASSIVE_LIMIT
        return cheapest_within(state, seat, limit)
