"""Provably fair dice: a committed seed, the players' shares, and draws anyone can repeat.

The server shows the SHA-256 of a secret seed before it knows any share. Each seat may add a share.
All throws follow from the seed and the shares, and the seed is revealed at the end.
docs/fair-dice.md gives the derivation byte for byte, and says what it proves.
"""

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, NamedTuple, TypeVar

from crosshex.record import Record
from crosshex.record.headers import DICE_ORIGIN
from crosshex.rules import CHANCE, Below, CrosshexError, Game, Move, State

SEED_BYTES = 32
LONGEST_SHARE = 64
MOST_FACES = 1 << 48
"""The largest bound of a number: six bytes, which every client counts exactly."""
MOST_NUMBERS = 1_000
"""How many numbers one draw gives: a throw has fewer dice, so a game that asks for more hangs."""
FIRST_CHOSEN = ("FirstBy", "choice")
"""The header of a record where the seat that begins was chosen, not drawn."""
T = TypeVar("T")


class UnfairDraw(CrosshexError):
    """A game asks for numbers that fair dice do not draw."""


def commitment(seed: bytes) -> str:
    """What the server shows before the game: SHA-256 of the seed, in hexadecimal.

    >>> commitment(bytes(32))[:16]
    '66687aadf862bd77'
    """
    return hashlib.sha256(seed).hexdigest()


@dataclass(frozen=True)
class FairDice:
    """All draws of one game.

    Attributes:
        seed: the server's secret.
        shares: what each seat contributed, in hexadecimal; empty for those that gave nothing.

    >>> from crosshex.rules import Qwixx
    >>> str(FairDice(bytes(32), ("", "")).throw(1, Qwixx().start()))
    '5 1 2 6 1 1'
    """

    seed: bytes
    shares: tuple[str, ...]

    @property
    def key(self) -> bytes:
        """The key of this game's draws, mixed from the seed and the shares."""
        return _key(self.seed, ("crosshex dice 1", *self.shares))

    def lot(self, game: Game) -> tuple[int, Game]:
        """Who begins, and the game with what is drawn by lot before it: draw 0."""
        below = self.below(0)
        first = below(game.seats) if game.description.first_by_lot else 0

        def sample(pool: Sequence[T], count: int) -> list[T]:
            if max(count, len(pool)) > MOST_NUMBERS:
                raise UnfairDraw(f"a lot has at most {MOST_NUMBERS} values")
            rest = list(pool)
            return [rest.pop(below(len(rest))) for _ in range(count)]

        return first, game.deal(sample)

    def throw(self, number: int, state: State) -> Move:
        """The throw with this number, counted from 1, of the dice that are in play."""
        return state.throw(self.below(number))

    def below(self, draw: int) -> Below:
        """The numbers of one draw, all equally likely: a number past the last multiple is skipped.

        A bound of up to 256 takes one byte, a larger one as many as it needs, high byte first.

        Raises:
            UnfairDraw: (when called) the bound is no size of a die, or the numbers have no end.
        """
        next_byte = self._bytes(draw).__next__
        left = MOST_NUMBERS

        def below(bound: int) -> int:
            nonlocal left
            if not 1 <= bound <= MOST_FACES:
                raise UnfairDraw(f"a die has 1 to {MOST_FACES} faces, not {bound}")
            if not left:
                raise UnfairDraw(f"a draw has at most {MOST_NUMBERS} numbers")
            left -= 1
            bits, width = 8, 1
            while bound > 1 << bits:
                bits, width = bits + 8, width + 1
            limit = (1 << bits) - (1 << bits) % bound
            while True:
                number = next_byte()
                for _ in range(width - 1):
                    number = number << 8 | next_byte()
                if number < limit:
                    return number % bound

        return below

    def _bytes(self, draw: int) -> Iterator[int]:
        key, block = self.key, 0
        while True:
            yield from hmac.digest(key, f"{draw}:{block}".encode("ascii"), "sha256")
            block += 1


@lru_cache(1 << 12)
def _key(seed: bytes, lines: tuple[str, ...]) -> bytes:
    """The key of a game's draws, cached because every throw needs it."""
    message = "".join(f"{line}\n" for line in lines)
    return hmac.digest(seed, message.encode("ascii"), "sha256")


class DailyDice(FairDice):
    """The draws of a day, the same for everybody.

    There are no shares, and every throw draws all dice of the game. Those that have left are
    ignored, so the others do not depend on who has locked what.

    >>> from crosshex.rules import Qwixx
    >>> str(daily_dice(bytes(32)).throw(1, Qwixx(seats=1).start()))
    '2 6 2 5 2 2'
    """

    @property
    def key(self) -> bytes:
        """The key of the day's draws."""
        return _key(self.seed, ("crosshex daily 1",))

    def throw(self, number: int, state: State) -> Move:
        """The throw with this number, counted from 1."""
        below = self.below(number)
        return state.throw_all([below(die.faces) for die in state.dice])


def daily_dice(seed: bytes) -> DailyDice:
    """The draws of a day from its seed."""
    return DailyDice(seed, ())


def dice_of(origin: str | None, seed: bytes, shares: tuple[str, ...]) -> FairDice:
    """The draws of a game, by what its record or its table says of their origin.

    >>> type(dice_of("daily", bytes(32), ())).__name__
    'DailyDice'
    """
    return daily_dice(seed) if origin == "daily" else FairDice(seed, shares)


def is_share(text: str) -> bool:
    """Whether a text may be a share: at most 64 lower-case hexadecimal digits, or nothing."""
    return len(text) <= LONGEST_SHARE and all(letter in "0123456789abcdef" for letter in text)


@dataclass(frozen=True)
class Finding:
    """One thing that was checked.

    Attributes:
        what: `commit`, `first`, `throw`, or the name of an option that is drawn by lot.
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


def check_dice(dice: FairDice, commit: str, record: Record) -> list[Finding]:
    """Repeat every draw of a recorded game and compare it with the record."""
    first, dealt = dice.lot(record.game)
    found = [
        Finding("commit", 0, commitment(dice.seed), commit),
        Finding("first", 0, str(first + 1), str(record.first + 1)),
    ]
    for option in record.game.description.options:
        if option.drawn:
            drawn, said = dealt.options[option.name], record.game.options[option.name]
            words = ["/".join(map(option.write, each)) for each in (drawn, said)]
            found.append(Finding(option.name, 0, *words))
    throws = 0
    for state, (actor, move) in zip(record.states(), record.steps, strict=False):
        if actor is CHANCE:
            throws += 1
            expected = dice.throw(throws, state)
            found.append(Finding("throw", throws, str(expected), str(move)))
    return found


@dataclass(frozen=True)
class Verdict:
    """What can be said about the dice of a recorded game.

    Attributes:
        error: why nothing can be said, or None.
        findings: what was checked.
        named: what people chose instead of drawing it by lot, which is no fraud.
        origin: what the record's `Dice` header says; None without that header.
    """

    error: str | None = None
    findings: tuple[Finding, ...] = ()
    named: tuple[Finding, ...] = ()
    origin: str | None = None

    @property
    def wrong(self) -> list[Finding]:
        """The findings that do not match."""
        return [finding for finding in self.findings if not finding.ok]

    @property
    def ok(self) -> bool:
        """Whether all dice match the commitment, or the game has no dice."""
        return self.error is None and not self.wrong


Proof = Literal["kept", "doubt", "daily", "said", "server", "unknown"]
"""What a check proves: see `proof_of`."""


class Kept(NamedTuple):
    """What a person has kept of a game.

    Attributes:
        commit: the commitment that they saw before they gave a share; empty: none.
        shares: the shares that they gave.
        whole: whether these are the shares of all seats in order: then no share may be added.
    """

    commit: str
    shares: tuple[str, ...]
    whole: bool = False


class Claim(NamedTuple):
    """What a record says of its dice; the fields are named after its headers.

    Attributes:
        commit: the commitment.
        seed: the seed, in hexadecimal; empty: not revealed.
        shares: the share of each seat.
        dice: the `Dice` header, or None.
    """

    commit: str
    seed: str
    shares: tuple[str, ...]
    dice: str | None = None


def doubts_of(claim: Claim, kept: Kept) -> list[str]:
    """What of `commit`, `seed` and `share` is not as a person has kept it."""
    doubts = []
    if kept.commit and claim.commit != kept.commit:
        doubts.append("commit")
    if kept.commit and claim.seed and commitment(bytes.fromhex(claim.seed)) != kept.commit:
        doubts.append("seed")
    given = [share for share in kept.shares if share]
    if claim.shares != kept.shares if kept.whole else not set(given).issubset(claim.shares):
        doubts.append("share")
    return doubts


def proof_of(claim: Claim, kept: Kept | None) -> Proof:
    """What is proven about dice whose draws follow from their seed; the app says the same.

    It is proven to a person who kept the commitment and gave a share, if both are found (`kept`);
    if one is not, there is `doubt`. Nobody gives a share to the throws of a day: they are the same
    for all (`daily`). To all others the record says it (`said`), or says that it is not so
    (`server`), or says nothing (`unknown`).

    >>> proof_of(Claim("ab", "", ("", ""), "server"), Kept("ab", ("", ""), whole=True))
    'server'
    """
    if kept is not None and doubts_of(claim, kept):
        return "doubt"
    if claim.dice == "daily":
        return "daily"
    if kept is not None and kept.commit and any(kept.shares):
        return "kept"
    return (
        "said" if claim.dice == "committed" else "server" if claim.dice == "server" else "unknown"
    )


def claim_of(record: Record) -> Claim:
    """What a record says of its dice."""
    headers = dict(record.extras)
    shares = tuple(headers.get(f"DiceShare{n}", "") for n in range(1, record.game.seats + 1))
    commit, seed = headers.get("DiceCommit", ""), headers.get("DiceSeed", "")
    return Claim(commit, seed, shares, headers.get(DICE_ORIGIN))


def verify_dice(record: Record) -> Verdict:
    """Check the dice of a game against its headers; a game without dice always passes.

    Matching draws prove something only if the seed was fixed before the shares were known. The
    record says so by `origin`; a person who kept the commitment can be sure of it.
    """
    if not record.game.description.dice:
        return Verdict()
    commit, seed, shares, origin = claim_of(record)
    if origin == "entered":
        return Verdict("people entered their own dice: there is nothing to verify", origin=origin)
    if not commit:
        return Verdict("no DiceCommit header: these dice were not committed to")
    if len(seed) != 2 * SEED_BYTES or not is_share(seed):
        when = "a day after its own ends" if origin == "daily" else "when a game ends"
        return Verdict(f"no DiceSeed header: the seed is revealed {when}", origin=origin)
    if not all(map(is_share, shares)):
        return Verdict("a DiceShare is at most 64 hexadecimal digits")
    try:
        found = check_dice(dice_of(origin, bytes.fromhex(seed), shares), commit, record)
    except UnfairDraw as error:
        return Verdict(str(error))
    drawn = {option.name for option in record.game.description.options if option.drawn}
    chosen = {"first"} if FIRST_CHOSEN in record.extras else set()
    named = tuple(
        each for each in found if each.what in chosen or (each.what in drawn and not each.ok)
    )
    return Verdict(None, tuple(each for each in found if each not in named), named, origin)
