"""Reports an error as one line on standard error, with exit status 2."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def in_one_line() -> Iterator[None]:
    """Turn our own errors into one line; any other error is a bug and keeps its traceback."""
    try:
        yield
    except ValueError as error:
        from crosshex.rules import CrosshexError
        from crosshex.workers import RayError

        if not isinstance(error, CrosshexError | RayError):
            raise
        sys.stderr.write(f"crosshex: {error}\n")
        raise SystemExit(2) from None
