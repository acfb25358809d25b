"""Explains errors: of the store to the person who has to repair it, and any other to clients."""

import logging
import secrets

from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    IntegrityError,
    NotSupportedError,
    ProgrammingError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout

from crosshex.table.faults import Refused

log = logging.getLogger(__name__)

SILENT = "the store does not answer"
FULL = "the disk of the store is full or faulty"
DAMAGED = "the store is damaged"
READ_ONLY = "the store cannot be written to"
REMOVED = "the file of the store was removed or replaced"

# Parts of SQLite's messages, and PostgreSQL's codes (SQLSTATE).
_SIGNS = {
    FULL: ("disk is full", "53100", "disk i/o error", "no space left", "file too large"),
    DAMAGED: ("malformed", "not a database", "xx001", "xx002", "corrupt"),
    READ_ONLY: ("readonly", "read-only", "25006", "unable to open", "42501"),
}

AT_THE_SAME_TIME = ("40001", "40P01")
"""PostgreSQL's codes for a serialization failure and a deadlock."""
RETRY_SECONDS = 2
ABOUT_ONE = (IntegrityError, DataError, ProgrammingError, NotSupportedError)


class StoreRemoved(OSError):
    """Writes would go to a SQLite file that no longer has a name, and be lost with the process."""


class StoreUnusable(Exception):
    """A server cannot start with this store; the message is one sentence for people."""


def reason(error: BaseException) -> str:
    """What an error of the store means."""
    if isinstance(error, DBAPIError):
        original = error.orig
        said = f"{getattr(original, 'sqlstate', None)} {original}".lower()
        for meaning, signs in _SIGNS.items():
            if any(sign in said for sign in signs):
                return meaning
    return REMOVED if isinstance(error, StoreRemoved) else SILENT


def is_outage(error: BaseException) -> bool:
    """Whether the store as a whole fails: it is unavailable, full, locked or damaged.

    Other errors are about one write, such as a sequence number that is taken already, or about a
    write of another process at the same time.
    """
    if isinstance(error, DBAPIError):
        if getattr(error.orig, "sqlstate", None) in AT_THE_SAME_TIME:
            return False
        return error.connection_invalidated or not isinstance(error, ABOUT_ONE)
    return isinstance(error, PoolTimeout | OSError)


def internal(error: Exception) -> Refused:
    """The refusal for an unexpected error, which is logged with an id; or for a store outage."""
    if is_outage(error):  # The store has logged the outage.
        return Refused("unavailable", retry_after=RETRY_SECONDS)
    incident = secrets.token_hex(4)
    log.error("internal error", exc_info=error, extra={"incident": incident})
    return Refused("internal", id=incident)
