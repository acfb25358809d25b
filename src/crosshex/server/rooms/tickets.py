"""Tickets for fair dice: the server commits to a seed before the client sends its share.

A ticket is valid once, for the person who asked for it, and for some minutes. It is in the store,
so that any process can accept it.
"""

import secrets
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select

from crosshex.server.config import MINUTE_MS
from crosshex.server.ops.clock import now_ms
from crosshex.server.store.schema import tickets
from crosshex.server.store.store import Store
from crosshex.table.fair_dice import SEED_BYTES, commitment
from crosshex.table.faults import Refused
from crosshex.table.messages import DiceTicket
from crosshex.table.table import Holder

GOOD_MS = 10 * MINUTE_MS
"""How long a ticket is valid."""
MOST_TICKETS = 16
"""How many tickets a person may have at a time; older ones are deleted."""


class Seed(NamedTuple):
    """The secret seed of a table's dice, and the ticket that committed to it, if any."""

    secret: bytes
    ticket: str | None = None


def new_seed() -> bytes:
    """A random seed."""
    return secrets.token_bytes(SEED_BYTES)


def use(connection: Connection, ticket: str) -> None:
    """Delete a ticket, because a new table uses it up.

    Raises:
        Refused: it is used already.
    """
    used = delete(tickets).where(tickets.c.ticket == ticket)
    if connection.execute(used).rowcount != 1:
        raise Refused("unknown-ticket")


class Tickets:
    """Issues tickets, and finds their seeds."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def issue(self, holder: Holder) -> DiceTicket:
        """A new ticket with the commitment to its seed."""
        ticket, seed, now = secrets.token_urlsafe(16), new_seed(), now_ms()

        def work(connection: Connection) -> None:
            connection.execute(delete(tickets).where(tickets.c.created < now - GOOD_MS))
            mine = select(tickets.c.ticket).where(tickets.c.holder == holder)
            newest = mine.order_by(tickets.c.created.desc()).limit(MOST_TICKETS - 1)
            kept = list(connection.execute(newest).scalars())
            older = (tickets.c.holder == holder, tickets.c.ticket.not_in(kept))
            connection.execute(delete(tickets).where(*older))
            row = {"ticket": ticket, "holder": holder, "seed": seed.hex(), "created": now}
            connection.execute(insert(tickets), row)

        await self._store.write(work)
        return {"ticket": ticket, "commit": commitment(seed), "expires": now + GOOD_MS}

    async def seed(self, ticket: str | None, holder: Holder) -> Seed:
        """The seed of a ticket, or a new seed without a ticket; see `use`.

        Raises:
            Refused: the ticket is another person's, was used, or is too old.
        """
        if ticket is None:
            return Seed(new_seed())
        theirs = (tickets.c.ticket == ticket, tickets.c.holder == holder)
        query = select(tickets.c.seed).where(*theirs, tickets.c.created >= now_ms() - GOOD_MS)
        found = await self._store.run(lambda connection: connection.execute(query).scalar())
        if found is None:
            raise Refused("unknown-ticket")
        return Seed(bytes.fromhex(found), ticket)
