"""Checks people's names: nearly everything is allowed, except what hides or reverses other text.

Letters of every script, joined and coloured emoji, flags and combining marks are fine. A name has
at most `LONGEST_NAME` characters as people count them: joined characters and combining marks do not
count. One such character may have many code points, so these are limited too.
"""

import re
import unicodedata
from typing import Final, Literal

LONGEST_NAME: Final = 32
"""Characters as people count them."""
MOST_CODE_POINTS: Final = 4 * LONGEST_NAME
"""An astronaut with a skin colour is four code points."""

NameFault = Literal["empty", "too-long", "control", "direction", "invisible"]
"""What is wrong with a name:

- `empty`: nothing in it is visible;
- `too-long`: too many characters or code points;
- `control`: control characters, line breaks, lone surrogates;
- `direction`: marks that change the direction of the text around them;
- `invisible`: characters that show nothing, or a joiner that joins nothing.
"""

_JOINERS: Final = "\u200c\u200d"
_DIRECTION: Final = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
_BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and symbols that show nothing."""
_FLAG: Final = re.compile("\U0001f3f4[\U000e0030-\U000e007a]{1,8}\U000e007f")
"""The flag of a part of a country: a black flag, invisible letters, and the mark that ends them."""
_PAIR: Final = re.compile("[\U0001f1e6-\U0001f1ff]{2}")
"""Two letters that make the flag of a country."""
_SKIN: Final = range(0x1F3FB, 0x1F3FF + 1)
_CONTROL: Final = {"Cc", "Cs", "Zl", "Zp"}
_UPON: Final = {"Mn", "Me", "Mc"}
"""Combining marks, including variation selectors."""


def fault_of_name(name: str) -> NameFault | None:
    r"""What is wrong with a name, or None.

    >>> fault_of_name("👩‍🚀 Mia"), fault_of_name("a\nb"), fault_of_name("\u200b")
    (None, 'control', 'invisible')
    """
    if len(name) > MOST_CODE_POINTS:
        return "too-long"
    name = _PAIR.sub("⚑", _FLAG.sub("⚑", name))
    kinds = [unicodedata.category(letter) for letter in name]
    if not _CONTROL.isdisjoint(kinds):
        return "control"
    if _DIRECTION.search(name):
        return "direction"
    hidden = (kind == "Cf" and mark not in _JOINERS for mark, kind in zip(name, kinds, strict=True))
    if any(hidden) or _joins_nothing(name):
        return "invisible"
    seen = _seen(name)
    if not seen:
        return "empty"
    return "too-long" if seen > LONGEST_NAME else None


def _joins_nothing(name: str) -> bool:
    """Whether a joiner stands anywhere but between two characters."""
    around = zip(" " + name, name, name[1:] + " ", strict=False)
    return any(
        letter in _JOINERS and any(other.isspace() or other in _JOINERS for other in (left, right))
        for left, letter, right in around
    )


def _seen(name: str) -> int:
    """How many characters people count; 0 if nothing can be seen."""
    count, visible, before = 0, False, ""
    for letter in name:
        upon = unicodedata.category(letter) in _UPON or ord(letter) in _SKIN
        if letter not in _JOINERS and not upon and before != "\u200d":
            count += 1
            visible = visible or not (letter.isspace() or letter in _BLANK)
        before = letter
    return count if visible else 0
