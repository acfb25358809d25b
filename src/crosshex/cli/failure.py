"""Reports an error as one line on standard error, with exit status 2."""

import os
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
        sys.stderr.write(f"crosshex: {_spelled(error)}\n")
        raise SystemExit(2) from None


def _spelled(error: ValueError) -> str:
    """What is wrong, in the language of the terminal if there is a message for it."""
    from crosshex.locale import FALLBACK, Texts, choose_language
    from crosshex.rules import OptionError

    if not isinstance(error, OptionError) or not error.what:
        return str(error)
    texts = Texts(choose_language(None, os.environ))
    message = f"fault-{error.what}"
    if texts.language == FALLBACK or not texts.has(message):
        return str(error)
    return texts(message, **error.params)
