"""The one way to fail: a line on standard error, and exit status 2."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def in_one_line() -> Iterator[None]:
    """Errors of ours become one line; any other is a fault of the program and stays what it is."""
    try:
        yield
    except ValueError as error:
        from crosshex.rules import CrosshexError
        from crosshex.workers import RayError

        if not isinstance(error, CrosshexError | RayError):
            raise
        sys.stderr.write(f"crosshex: {error}\n")
        raise SystemExit(2) from None
