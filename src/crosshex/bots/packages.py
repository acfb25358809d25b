"""Says which package is missing, and how to install it."""

from importlib.util import find_spec
from typing import Final

from crosshex.rules import CrosshexError

_CALLED: Final = {"numba": "Numba", "numpy": "NumPy"}


class MissingExtra(CrosshexError):
    """This needs a package that is not installed; the message says how to get it."""


def need(what: str, *modules: str, extra: str = "") -> None:
    """Refuse what needs a package that is not here, such as Numba on a Python that it lacks.

    Args:
        what: what needs it, as the beginning of a sentence.
        modules: all that it needs.
        extra: the extra of Crosshex that brings them; without, the package has their name.

    >>> need("a review", "json")

    Raises:
        MissingExtra: one of them is not installed.
    """
    for module in modules:
        if find_spec(module) is None:
            name = f"'crosshex[{extra}]'" if extra else module
            raise MissingExtra(f"{what} needs {_CALLED.get(module, module)}: pip install {name}")
