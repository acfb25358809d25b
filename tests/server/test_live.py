"""A table in memory that follows its home process."""

import asyncio

from crosshex.server.live import LiveTable
from crosshex.server.peer_messages import write_events
from crosshex.server.rows import stored_events
from tests.table.play import ANN, play, two_handed


def test_a_new_client_sees_a_move_that_is_not_applied_here_yet() -> None:
    async def work() -> None:
        table = two_handed("six")[-1].after
        live = LiveTable(table, bytes(32), 1000)
        assert table.state is not None
        (seat,) = table.owes
        events = stored_events(play(table, seat, str(table.state.legal(seat)[0])), ANN, "key")
        live.behind.append((events[-1].seq, write_events(events)))
        assert live.snapshot(ANN)["seq"] == table.seq + 1

    asyncio.run(work())
