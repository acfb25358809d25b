"""A throw of the dice as a value, and all possible throws as a sequence.

Two white dice and one of each colour; the die of a row's last field leaves when the row is locked
(rules Q5).
"""

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import overload

from crosshex.rules.errors import Reason
from crosshex.rules.game import Move, check_text, unreadable
from crosshex.rules.sheet import COLOURS, LETTERS, Colour

Dice = tuple[int | None, int | None, int | None, int | None]
UNREADABLE = -1


@lru_cache(256)
def _die(word: str) -> int | None:
    """The number on a die, None for `.`."""
    if word == ".":
        return None
    return int(word) if re.fullmatch(r"[0-9]{1,3}", word) else UNREADABLE


@dataclass(frozen=True, slots=True)
class Roll(Move):
    """One throw: two white dice, then red, yellow, green, blue; None for a die that has left.

    >>> str(Roll((4, 1), (6, 3, None, 6)))
    '4 1 6 3 . 6'
    """

    white: tuple[int, int]
    colours: Dice

    @classmethod
    def parse(cls, text: str) -> "Roll":
        """Read six numbers in the order white white red yellow green blue, `.` for a die that left.

        How many faces a die has depends on the sheet, so `play` refuses a 7 where there is none.

        Raises:
            InvalidMove: the text is not such a throw.
        """
        check_text(text)
        dice = [_die(word) for word in text.split()]
        if len(dice) != 6 or UNREADABLE in dice or dice[0] is None or dice[1] is None:
            raise unreadable(
                text, "a throw is six dice such as 4 1 6 3 5 6, with . for one that left"
            )
        return cls((dice[0], dice[1]), (dice[2], dice[3], dice[4], dice[5]))

    @classmethod
    def of(cls, dice: Sequence[int], left: Collection[Colour] = ()) -> "Roll":
        """The throw of six dice in the order of the notation, without those that have left.

        >>> str(Roll.of([4, 1, 6, 3, 5, 6], {Colour.GREEN}))
        '4 1 6 3 . 6'
        """
        white, other, red, yellow, green, blue = dice
        roll = cls((white, other), (red, yellow, green, blue))
        return roll.without(left) if left else roll

    @property
    def white_sum(self) -> int:
        """The sum of the two white dice, for action 1."""
        return self.white[0] + self.white[1]

    def without(self, colours: Collection[Colour]) -> "Roll":
        """The same throw after the dice of these colours have left the game."""
        red, yellow, green, blue = (
            None if colour in colours else die
            for colour, die in zip(COLOURS, self.colours, strict=True)
        )
        return Roll(self.white, (red, yellow, green, blue))

    def __str__(self) -> str:
        dice = (*self.white, *self.colours)
        return " ".join(["." if die is None else str(die) for die in dice])


class Rolls(Sequence[Roll]):
    """All ordered outcomes of the dice in play, as a lazy sequence.

    >>> len(Rolls(6)), str(Rolls(6)[1])
    (46656, '1 1 1 1 1 2')
    """

    def __init__(self, faces: int, left: frozenset[Colour] = frozenset()) -> None:
        self._faces = faces
        self._left = left

    def why_not(self, roll: Roll) -> Reason | None:
        """Why this throw is not possible, or None if it is."""
        left, faces = self._left, self._faces
        reason = None
        for die in roll.white:
            if not 1 <= die <= faces:
                reason = Reason.DIE_FACE
        for colour, face in zip(COLOURS, roll.colours, strict=True):
            if face is None:
                if colour not in left:
                    return Reason.DIE_MISSING
            elif colour in left:
                return Reason.DIE_LEFT
            elif not 1 <= face <= faces:
                reason = Reason.DIE_FACE
        return reason

    def of(self, white: tuple[int, int], die: int) -> Roll:
        """The throw with these white dice and the same number on every colour die in play."""
        return Roll.of((*white, die, die, die, die), self._left)

    def __contains__(self, roll: object) -> bool:
        return isinstance(roll, Roll) and self.why_not(roll) is None

    def __len__(self) -> int:
        return int(self._faces ** (2 + len(LETTERS) - len(self._left)))

    def __iter__(self) -> Iterator[Roll]:
        face = range(1, self._faces + 1)
        colours = [(None,) if colour in self._left else face for colour in COLOURS]
        for first, second in product(face, face):
            for red, yellow, green, blue in product(*colours):
                yield Roll((first, second), (red, yellow, green, blue))

    @overload
    def __getitem__(self, index: int) -> Roll: ...
    @overload
    def __getitem__(self, index: slice) -> list[Roll]: ...
    def __getitem__(self, index: int | slice) -> Roll | list[Roll]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        rest = range(len(self))[index]
        dice: list[int | None] = []
        for colour in reversed(COLOURS):
            if colour in self._left:
                dice.append(None)
            else:
                rest, face = divmod(rest, self._faces)
                dice.append(face + 1)
        first, second = divmod(rest, self._faces)
        blue, green, yellow, red = dice
        return Roll((first + 1, second + 1), (red, yellow, green, blue))

    def __repr__(self) -> str:
        return f"Rolls({self._faces}, {self._left!r})"
