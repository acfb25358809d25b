"""Games of other packages in the test process, known only by their description.

Pips (tests/plugin/package/pips) has dice and hidden choices; in lots (lots.py beside it) throws
follow throws, of dice with 300 faces; nim (tests/nim.py) has no dice, but
sides and resignation. Neither is in the catalogue before a test asks for it.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from crosshex.draw import rooms as draw
from crosshex.envs.rooms import ENCODINGS
from crosshex.locale.texts import TEXTS
from crosshex.record.rooms import NOTATIONS
from crosshex.rules import Description, catalogue

__all__ = ["LOTS", "PIPS", "ROUNDS", "Keep", "Pips", "PipsState", "Throw", "arrays", "installed"]


@contextmanager
def installed(*others: Description) -> Iterator[None]:
    """Make it look as if exactly the packages of these games were installed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(catalogue, "_others", {other.name: other for other in others})
        yield


# The folder is on Python's path only for this import; meanwhile no package may be discovered.
with installed(), pytest.MonkeyPatch.context() as _path:
    _path.syspath_prepend(Path(__file__).parent / "plugin" / "package")
    import lots
    from lots import LOTS
    from pips import arrays, look, notation, texts
    from pips.game import PIPS, ROUNDS, Keep, Pips, PipsState, Throw

NOTATIONS.added["lots"] = lots.NOTATION
ENCODINGS.added["lots"] = lots.encoding
NOTATIONS.added["pips"] = notation.NOTATION
draw.TEXTS.added["pips"] = look.text
draw.PICTURES.added["pips"] = look.PICTURE
TEXTS.added["pips"] = texts.TEXTS
ENCODINGS.added["pips"] = arrays.encoding
