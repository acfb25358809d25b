"""Dice that nobody can bend: a committed seed, the players' shares, and draws anyone can repeat.

The server shows SHA-256 of a secret seed before anyone sits down; each seat may add a share; all
throws follow from seed and shares, and the seed is revealed at the end. docs/fair-dice.md gives the
derivation byte for byte.
"""

import hashlib
import hmac
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from crosshex.rules import COLOURS, Colour, Roll, Sheet

SEED_BYTES = 32
LONGEST_SHARE = 64
LuckyPair = tuple[int, int]


def commitment(seed: bytes) -> str:
    """What the server shows before the game: SHA-256 of the seed, in hexadecimal.

    >>> commitment(bytes(32))[:16]
    '66687aadf862bd77'
    """
    return hashlib.sha256(seed).hexdigest()


@dataclass(frozen=True)
class Lot:
    """What is drawn before the first throw.

    Attributes:
        first: the seat that begins.
        lucky: a pair of lucky numbers for each seat; empty where the sheet has none.
    """

    first: int
    lucky: tuple[LuckyPair, ...]


@dataclass(frozen=True)
class FairDice:
    """All draws of one game.

    Attributes:
        seed: the server's secret.
        shares: what each seat contributed, in hexadecimal; empty for those that gave nothing.

    >>> str(FairDice(bytes(32), ("", "")).throw(1, 6))
    '4 3 5 3 5 2'
    """

    seed: bytes
    shares: tuple[str, ...]

    @property
    def key(self) -> bytes:
        """The key of this game's draws, mixed from the seed and the shares."""
        return _key(self.seed, self.shares)

    def lot(self, seats: int, sheet: Sheet) -> Lot:
        """Who begins and, in Longo, the lucky numbers: draw 0."""
        stream = self._bytes(0)
        first = _below(seats, stream)
        rest = list(sheet.lucky_pairs)
        lucky = tuple(
            rest.pop(_below(len(rest), stream)) for _ in range(seats) if sheet.lucky_pairs
        )
        return Lot(first, lucky)

    def throw(self, number: int, faces: int, left: Collection[Colour] = ()) -> Roll:
        """The throw with this number, counted from 1, without the dice that have left."""
        stream = self._bytes(number)

        def die() -> int:
            return 1 + _below(faces, stream)

        white = (die(), die())
        red, yellow, green, blue = (None if colour in left else die() for colour in COLOURS)
        return Roll(white, (red, yellow, green, blue))

    def _bytes(self, draw: int) -> Iterator[int]:
        key, block = self.key, 0
        while True:
            yield from hmac.digest(key, f"{draw}:{block}".encode("ascii"), "sha256")
            block += 1


@lru_cache(1 << 12)
def _key(seed: bytes, shares: tuple[str, ...]) -> bytes:
    """Kept for the games that are being played: every throw needs it."""
    message = "".join(f"{line}\n" for line in ("crosshex dice 1", *shares))
    return hmac.digest(seed, message.encode("ascii"), "sha256")


def _below(bound: int, stream: Iterator[int]) -> int:
    """A number from 0 to bound-1, each exactly as likely: bytes past the last whole multiple go."""
    limit = 256 - 256 % bound
    while (byte := next(stream)) >= limit:
        pass
    return byte % bound


def is_share(text: str) -> bool:
    """Whether a text may be a share: at most 64 lower-case hexadecimal digits, or nothing."""
    return len(text) <= LONGEST_SHARE and all(letter in "0123456789abcdef" for letter in text)


@dataclass(frozen=True)
class Finding:
    """One thing that was checked.

    Attributes:
        what: `commit`, `first`, `lucky` or `throw`.
        number: which throw; 0 for the others.
        expected: what follows from seed and shares.
        found: what the record says.
    """

    what: str
    number: int
    expected: str
    found: str

    @property
    def ok(self) -> bool:
        """Whether the record says what it should."""
        return self.expected == self.found


def check_dice(
    dice: FairDice,
    commit: str,
    sheet: Sheet,
    first: int,
    lucky: Sequence[LuckyPair],
    throws: Sequence[Roll],
) -> list[Finding]:
    """Repeat every draw of a game and lay it beside what the record says."""
    lot = dice.lot(len(dice.shares), sheet)
    found = [
        Finding("commit", 0, commitment(dice.seed), commit),
        Finding("first", 0, str(lot.first + 1), str(first + 1)),
    ]
    if sheet.lucky_pairs:
        found.append(Finding("lucky", 0, _pairs(lot.lucky), _pairs(lucky)))
    for number, roll in enumerate(throws, 1):
        left = [colour for colour in COLOURS if roll.colours[colour] is None]
        expected = dice.throw(number, sheet.faces, left)
        found.append(Finding("throw", number, str(expected), str(roll)))
    return found


def _pairs(pairs: Sequence[LuckyPair]) -> str:
    return "/".join(f"{low},{high}" for low, high in pairs)
