"""Keeps a second server from using a SQLite file: each would not see what the other one stores.

The operating system holds the lock on a file beside the store, so it is gone with its process,
however that ended. The file names the server. The store itself is not locked by it: `.backup` of
SQLite's shell works while a server runs.
"""

import errno
import logging
import os
import sys
from pathlib import Path
from typing import BinaryIO

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from crosshex.server.store.errors import StoreUnusable

log = logging.getLogger(__name__)

TAKEN = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)
LONGEST_NOTE = 400

if sys.platform == "win32":
    import msvcrt

    BEHIND_THE_NOTE = 1 << 20
    """Which byte is locked: a locked byte cannot be read by others."""

    def _try_lock(file: BinaryIO) -> None:
        file.seek(BEHIND_THE_NOTE)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _try_lock(file: BinaryIO) -> None:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)


class StoreLock:
    """The lock on a store that is a SQLite file; on any other store it does nothing."""

    def __init__(self, url: str) -> None:
        """Take the lock.

        Raises:
            StoreUnusable: another server has it; the message names that server.
        """
        self._file: BinaryIO | None = None
        self._path = path = _path(url)
        if path is None:
            return
        try:
            self._file = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o644), "r+b")
        except OSError:  # Opening the store will say why.
            return
        try:
            _try_lock(self._file)
        except OSError as error:
            note = _read(self._file)
            self.close()
            if error.errno in TAKEN:
                raise StoreUnusable(
                    f"The store {url} is in use by another server ({note}): stop that one first,"
                    " or name another store. Only PostgreSQL can be shared by several servers."
                ) from None
            log.warning("a store cannot be locked", extra={"file": str(path), "error": str(error)})
            return
        self.note("")

    def note(self, address: str) -> None:
        """Write into the file whose lock it is: the process, and where it can be reached."""
        if self._file is not None:
            said = f"process {os.getpid()}" + (f" at {address}" if address else "")
            self._file.seek(0)
            self._file.truncate()
            self._file.write(f"{said}\n".encode()[:LONGEST_NOTE])
            self._file.flush()

    def discard(self) -> None:
        """Release the lock of a store that cannot be used, and leave nothing beside it."""
        if self._file is not None and self._path is not None:
            self.close()
            self._path.unlink(missing_ok=True)

    def close(self) -> None:
        """Release the lock. The file stays: another server may be about to lock it."""
        file, self._file = self._file, None
        if file is not None:
            file.close()


def _read(file: BinaryIO) -> str:
    file.seek(0)
    return file.read(LONGEST_NOTE).decode(errors="replace").strip() or "unknown"


def _path(url: str) -> Path | None:
    try:
        address = make_url(url)
    except ArgumentError:  # Opening the store will say so.
        return None
    if address.get_backend_name() != "sqlite" or not address.database:
        return None
    return None if address.database == ":memory:" else Path(f"{address.database}.lock")
