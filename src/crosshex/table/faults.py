"""Why a command was refused: a code and its parameters, for clients to put into words."""

from collections.abc import Sequence
from itertools import islice
from typing import Any

from crosshex.rules import CrosshexError, IllegalMove, InvalidMove, OptionError

Param = str | int | None
MOST_LEGAL = 200
"""How many legal moves a refusal lists; the moving phase of Six has a thousand."""
MOST_SEARCHED = 10_000
"""Among how many moves it looks for them."""


class Refused(CrosshexError):
    """A command that changes nothing.

    Attributes:
        code: what was wrong, in lower-case-with-dashes; clients have a sentence for each.
        params: what the sentence needs.
        legal: for an illegal move, the legal ones.
    """

    def __init__(self, code: str, legal: Sequence[str] = (), **params: Param) -> None:
        self.code = code
        self.params: dict[str, Param] = params
        self.legal = list(legal)
        super().__init__(f"{code} {params}" if params else code)

    def to_json(self) -> dict[str, Any]:
        """The form that clients get."""
        fault: dict[str, Any] = {"code": self.code, "params": self.params}
        if self.code == "illegal-move":
            fault["legal"] = self.legal
        return fault


def refused_option(error: OptionError) -> Refused:
    """The refusal of an option, with the code and the place of its fault where it has them.

    >>> from crosshex.rules import parse_sheet
    >>> try:
    ...     parse_sheet("r2-12 / y2-13")
    ... except OptionError as error:
    ...     found = refused_option(error)
    >>> found.params["what"], found.params["row"], found.params["field"]
    ('sheet-number', '2', '12')
    """
    told: dict[str, Param] = {"message": str(error)}
    if error.what:
        told |= {**error.params, "what": error.what, "at": error.at}
    return Refused("bad-option", (), **told)


def dashed(name: str) -> str:
    """An enum's name or an ending's words as a code.

    >>> dashed("ROW_LOCKED"), dashed("too few hexagons")
    ('row-locked', 'too-few-hexagons')
    """
    return name.lower().replace("_", "-").replace(" ", "-")


def refused_move(error: IllegalMove, seat: int) -> Refused:
    """The refusal of a move that the rules do not allow.

    Claims are left out of the legal moves: with manual claims, the player must see the shape.
    """
    words = map(str, islice(error.legal, MOST_SEARCHED))
    return Refused(
        "illegal-move",
        list(islice((word for word in words if not word.endswith("!")), MOST_LEGAL)),
        move=str(error.move),
        seat=seat,
        reason=dashed(error.reason.name),
    )


class RefusingMoves:
    """Raises `Refused` if its body finds that a text is not a move, or not a legal one.

    Every move runs through it, and a class is faster than a generator of `contextlib`.
    """

    __slots__ = ("_seat", "_text")

    def __init__(self, text: str, seat: int) -> None:
        self._text = text
        self._seat = seat

    def __enter__(self) -> None:
        """Begin the body."""

    def __exit__(self, kind: type | None, error: BaseException | None, trace: object) -> None:
        """Turn an error of the rules into a refusal."""
        if isinstance(error, InvalidMove):
            raise Refused("invalid-move", move=self._text) from None
        if isinstance(error, IllegalMove):
            raise refused_move(error, self._seat) from None
