"""Tickets for fair dice: the server commits to a seed before it knows what it will be mixed with.

A ticket is good once, for the one who asked for it, and not for long. It lies in the store, so that
any process may honour it.
"""

import secrets
from typing import NamedTuple

from crosshex.server.clock import now_ms
from crosshex.server.config import MINUTE_MS
from crosshex.server.store import Store
from crosshex.table.fair_dice import SEED_BYTES, commitment
from crosshex.table.faults import Refused
from crosshex.table.messages import DiceTicket
from crosshex.table.table import Holder

GOOD_MS = 10 * MINUTE_MS
"""How long a ticket is good."""
MOST_TICKETS = 16
"""How many a person has at a time; older ones are no longer good."""


class Seed(NamedTuple):
    """The secret of a table's dice, and the ticket that it was committed to with, if any."""

    secret: bytes
    ticket: str | None = None


def new_seed() -> bytes:
    """A fresh secret."""
    return secrets.token_bytes(SEED_BYTES)


class Tickets:
    """Hands tickets out and takes them back."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def issue(self, holder: Holder) -> DiceTicket:
        """A new ticket with what the server commits to."""
        ticket, seed, now = secrets.token_urlsafe(16), new_seed(), now_ms()
        await self._store.add_ticket(ticket, holder, seed, now, now - GOOD_MS, MOST_TICKETS)
        return {"ticket": ticket, "commit": commitment(seed), "expires": now + GOOD_MS}

    async def seed(self, ticket: str | None, holder: Holder) -> Seed:
        """The seed of a ticket, or without one a fresh seed. The store uses the ticket up.

        Raises:
            Refused: it is not theirs, was used, or is too old.
        """
        if ticket is None:
            return Seed(new_seed())
        secret = await self._store.ticket_seed(ticket, holder, now_ms() - GOOD_MS)
        if secret is None:
            raise Refused("unknown-ticket")
        return Seed(secret, ticket)
