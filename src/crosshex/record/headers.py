"""The headers of a record: which game they describe, and how a game is described by them."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from crosshex.record.errors import RecordError
from crosshex.record.words import Header, Place
from crosshex.rules import Game, Longo, OptionError, Qwixx, Six
from crosshex.rules.qwixx import MOST_SEATS

RULES: Final = "1"
DICE_HEADERS: Final = re.compile(r"DiceCommit|DiceSeed|DiceShare[1-9][0-9]?")
_NUMBERED: Final = re.compile(r"(Seat|Lucky)([1-9][0-9]?)")
_COUNT: Final = re.compile(r"[1-9][0-9]{0,5}")
_PAIR: Final = re.compile(r"([0-9]{1,2}) ([0-9]{1,2})")


@dataclass(frozen=True, slots=True)
class Described:
    """What the headers of a record say, apart from how the game went."""

    game: Game
    names: tuple[str, ...]
    first: int
    extras: tuple[tuple[str, str], ...]


class Headers:
    """The headers of one record while it is read: each is asked for once, the rest is kept."""

    def __init__(self, headers: Iterable[Header], start: Place) -> None:
        self._by_name: dict[str, Header] = {}
        self._start = start
        self._asked: set[str] = set()
        for header in headers:
            if header.name in self._by_name:
                raise header.place.fault(f"the header {header.name} stands there twice")
            self._by_name[header.name] = header

    def find(self, name: str) -> Header | None:
        """A header that may be missing."""
        self._asked.add(name)
        return self._by_name.get(name)

    def need(self, name: str) -> Header:
        """A header that must be there."""
        if header := self.find(name):
            return header
        raise self._start.fault(f"the header {name} is missing")

    def one_of(self, name: str, allowed: Iterable[str]) -> str:
        """The value of a required header that has few values."""
        header = self.need(name)
        allowed = tuple(allowed)
        if header.value not in allowed:
            expected = " or ".join(allowed)
            raise header.value_place.fault(f"{name} is {header.value!r}, legal: {expected}")
        return header.value

    def rest(self) -> tuple[tuple[str, str], ...]:
        """What nobody asked for, in the order of the text."""
        return tuple(
            (name, header.value)
            for name, header in self._by_name.items()
            if name not in self._asked
        )

    def numbered(self, stem: str) -> list[Header]:
        """`Seat1`, `Seat2` … as far as they go without a gap."""
        found: list[Header] = []
        while header := self.find(f"{stem}{len(found) + 1}"):
            found.append(header)
        for name, header in self._by_name.items():
            if (
                name not in self._asked
                and (match := _NUMBERED.fullmatch(name))
                and match[1] == stem
            ):
                raise header.place.fault(f"{name} stands there without {stem}{len(found) + 1}")
        return found


def read_headers(headers: Headers) -> Described:
    """Make out the game that the headers describe.

    Raises:
        RecordError: at the header that is missing or wrong.
    """
    name = headers.one_of("Game", GAMES)
    try:
        headers.one_of("Rules", (RULES,))
        seats = headers.numbered("Seat")
        if not seats:
            headers.need("Seat1")
        game = _six(headers, seats) if name == "six" else _qwixx(headers, seats, name)
        first = 0
        if isinstance(game, Qwixx):
            first = int(headers.one_of("First", [str(i + 1) for i in range(game.seats)])) - 1
        headers.need("Result")
        headers.find("Ending")
    except RecordError as error:
        error.game = name
        raise
    return Described(game, tuple(seat.value for seat in seats), first, _in_order(headers.rest()))


def _in_order(extras: tuple[tuple[str, str], ...]) -> tuple[tuple[str, str], ...]:
    """Fair dice first, in the order of the notation page, then the unknown as they came."""

    def rank(extra: tuple[str, str]) -> tuple[int, str]:
        return (0, extra[0]) if DICE_HEADERS.fullmatch(extra[0]) else (1, "")

    return tuple(sorted(extras, key=rank))


def _qwixx(headers: Headers, seats: list[Header], name: str) -> Game:
    if len(seats) > MOST_SEATS:
        raise seats[MOST_SEATS].place.fault(f"{name} is for 1 to {MOST_SEATS} seats")
    if name == "qwixx":
        return Qwixx(len(seats))
    pairs = []
    for seat in range(len(seats)):
        header = headers.need(f"Lucky{seat + 1}")
        if not (match := _PAIR.fullmatch(header.value)):
            raise header.value_place.fault(
                f"lucky numbers are two such as 5 8, not {header.value!r}"
            )
        pair = (int(match[1]), int(match[2]))
        try:
            Longo(1, lucky=(pair,))
        except OptionError as error:
            raise header.value_place.fault(str(error)) from None
        pairs.append(pair)
    return Longo(len(seats), lucky=tuple(pairs))


def _six(headers: Headers, seats: list[Header]) -> Game:
    variant = headers.one_of("Variant", ("basic", "advanced"))
    claim = headers.one_of("Claim", ("auto", "manual"))
    default = Six()
    repetition = _limit(headers.find("Repetition"), default.repetition, least=2)
    move_limit = _limit(headers.find("MoveLimit"), default.move_limit, least=1)
    try:
        return Six(
            len(seats),
            "advanced" if variant == "advanced" else "basic",
            "manual" if claim == "manual" else "auto",
            repetition,
            move_limit,
        )
    except OptionError as error:
        raise seats[-1].place.fault(str(error)) from None


def _limit(header: Header | None, default: int | None, least: int) -> int | None:
    if header is None:
        return default
    if header.value == "off":
        return None
    if not _COUNT.fullmatch(header.value) or int(header.value) < least:
        expected = f"legal: off, or a number from {least}"
        raise header.value_place.fault(f"{header.name} is {header.value!r}, {expected}")
    return int(header.value)


def write_headers(
    game: Game, names: tuple[str, ...], first: int, result: str, ending: str | None
) -> dict[str, str]:
    """The headers of a game in the order in which they are written, without the extras."""
    headers = {"Game": game.name, "Rules": RULES}
    if isinstance(game, Six):
        headers |= {"Variant": game.variant, "Claim": game.claim}
        default = Six()
        if game.repetition != default.repetition:
            headers["Repetition"] = _write_limit(game.repetition)
        if game.move_limit != default.move_limit:
            headers["MoveLimit"] = _write_limit(game.move_limit)
    headers |= {f"Seat{seat}": name for seat, name in enumerate(names, 1)}
    if isinstance(game, Qwixx):
        headers["First"] = str(first + 1)
        headers |= {f"Lucky{seat}": f"{a} {b}" for seat, (a, b) in enumerate(game.lucky, 1)}
    headers["Result"] = result
    if ending is not None:
        headers["Ending"] = ending
    return headers


def _write_limit(limit: int | None) -> str:
    return "off" if limit is None else str(limit)


GAMES: Mapping[str, type[Game]] = {"qwixx": Qwixx, "longo": Longo, "six": Six}
"""The games by the name that a record's `Game` header gives them."""
