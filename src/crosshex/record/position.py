"""States on one line, like FEN in chess.

Fields are separated by ` | `. The first begins with the game's name and says who is to act; the
rest depends on the game:

    qwixx 1 throw | r- y- g- b- x0 | r5,7 y- g11 b- x1
    six basic auto 1/2 placing | 1,0 | 0,0

Pending choices and earlier positions are not included.
"""

from typing import Final

from crosshex.record.errors import FORM, InvalidPosition
from crosshex.record.notation import notation_of
from crosshex.rules import CrosshexError, OptionError, State, find_game, games, is_game

SEPARATOR: Final = " | "


def write_position(state: State) -> str:
    """The state on one line.

    >>> from crosshex.rules import Six
    >>> write_position(Six().start())
    'six basic auto 1/2 placing | 1,0 | 0,0'

    Raises:
        OptionError: it is not a state.
    """
    if not isinstance(state, State):
        raise OptionError(f"expected a state, such as game.start(), not {state!r}")
    fields = notation_of(state.game.description).write_position(state)
    return f"{state.game.name} {SEPARATOR.join(fields)}"


def read_position(text: str) -> State:
    """The state that a line describes.

    >>> from crosshex.rules import Six
    >>> read_position("six basic auto 1/2 placing | 1,0 | 0,0") == Six().start()
    True

    Raises:
        InvalidPosition: the text is not a position, or not a possible one.
    """
    if not isinstance(text, str):
        raise InvalidPosition(f"a position is a text, not {text!r}", FORM)
    fields = [field.split() for field in text.split("|")]
    name = fields[0][0] if fields[0] else ""
    if not is_game(name):
        *others, last = games()
        known = f"{', '.join(others)} or {last}"
        raise InvalidPosition(f"a position begins with {known}, not {name[:20]!r}", FORM)
    description = find_game(name)
    try:
        return notation_of(description).read_position(description, fields[0][1:], fields[1:])
    except InvalidPosition:
        raise
    except CrosshexError as error:
        raise InvalidPosition(str(error)) from None
