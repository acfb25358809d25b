"""Reads the headers of a record into a game, and writes those of a game."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from crosshex.record.errors import RecordError
from crosshex.record.sections import Section
from crosshex.record.tokens import Header, Location
from crosshex.rules import Description, Game, Option, OptionError, find_game, games

RULES: Final = "1"
DICE_HEADERS: Final = re.compile(r"DiceCommit|DiceSeed|DiceShare[1-9][0-9]?")
DICE_ORIGIN: Final = "Dice"
"""The header that says where throws came from."""
TAKEBACKS: Final = "Takebacks"
"""The header that says how many decisions were taken back."""
RESERVED: Final = ("Sheet",)
"""Headers that are refused in games without an option of that name: never kept as unknown ones."""
MOST_NUMBERED: Final = 99
"""The highest number in the name of a header; a header with a higher one is unknown."""


@dataclass(frozen=True, slots=True)
class Described:
    """What the headers of a record say, apart from how the game went."""

    game: Game
    names: tuple[str, ...]
    first: int
    extras: tuple[tuple[str, str], ...]


class Headers:
    """The headers of a record while it is read; those that are never asked for become extras.

    Raises:
        RecordError: a name occurs twice.
    """

    def __init__(self, section: Section) -> None:
        self._section = section
        self._asked: set[str] = set()
        if twice := section.twice:
            message = f"the header {twice.name} is given twice"
            raise twice.place.fault(message, "header-twice", name=twice.name)

    def find(self, name: str) -> Header | None:
        """A header that may be missing."""
        self._asked.add(name)
        return self._section.find(name)

    def need(self, name: str) -> Header:
        """A header that must be there."""
        if header := self.find(name):
            return header
        first = self._section.first
        start = first.place if first else Location(1, 1)
        raise start.fault(f"the header {name} is missing", "header-missing", name=name)

    def one_of(self, name: str, allowed: Iterable[str]) -> str:
        """The value of a required header that must be one of these."""
        header = self.need(name)
        allowed = tuple(allowed)
        if header.value not in allowed:
            expected = " or ".join(allowed)
            raise header.value_place.fault(
                f"{name} is {header.value!r}, legal: {expected}",
                "header-value",
                name=name,
                value=header.value,
                legal=", ".join(allowed),
            )
        return header.value

    def rest(self) -> tuple[tuple[str, str], ...]:
        """The headers that were not asked for, in the order of the text."""
        return tuple(
            (token.name, token.value)
            for token in self._section.tokens()
            if isinstance(token, Header) and token.name not in self._asked
        )

    def numbered(self, stem: str) -> list[Header]:
        """The headers `Seat1`, `Seat2` … in order; a gap between them is a fault."""
        found: list[Header] = []
        while header := self.find(f"{stem}{len(found) + 1}"):
            found.append(header)
        after_a_gap = [
            header
            for number in range(len(found) + 2, MOST_NUMBERED + 1)
            if (header := self._section.find(f"{stem}{number}"))
        ]
        if after_a_gap:
            header = min(after_a_gap, key=lambda header: header.place)
            missing = f"{stem}{len(found) + 1}"
            message = f"{header.name} is given without {missing}"
            raise header.place.fault(message, "header-missing", name=missing)
        return found


def read_headers(headers: Headers) -> Described:
    """Read the game that the headers describe.

    Raises:
        RecordError: at the header that is missing or wrong.
    """
    name = headers.one_of("Game", games())
    try:
        headers.one_of("Rules", (RULES,))
        seats = headers.numbered("Seat")
        if not seats:
            headers.need("Seat1")
        game = _read_game(headers, find_game(name), seats)
        first = 0
        if game.description.first_by_lot:
            first = int(headers.one_of("First", [str(i + 1) for i in range(game.seats)])) - 1
        _refuse_reserved(headers, game)
        headers.need("Result")
        headers.find("Ending")
    except RecordError as error:
        error.game = name
        raise
    return Described(game, tuple(seat.value for seat in seats), first, _in_order(headers.rest()))


def _refuse_reserved(headers: Headers, game: Game) -> None:
    """Refuse a header that changes other games, but not this one."""
    known = {option.header for option in game.description.options}
    for name in RESERVED:
        if name not in known and (header := headers.find(name)):
            message = f"{game.name} takes no header {name}"
            raise header.place.fault(message, "header-refused", name=name, game=game.name)


def _in_order(extras: tuple[tuple[str, str], ...]) -> tuple[tuple[str, str], ...]:
    """Sort extra headers: fair dice, the origin of the dice, takebacks, then the unknown."""
    later = (DICE_ORIGIN, TAKEBACKS)

    def rank(extra: tuple[str, str]) -> tuple[int, str]:
        if DICE_HEADERS.fullmatch(extra[0]):
            return (0, extra[0])
        return (1 + later.index(extra[0]) if extra[0] in later else 1 + len(later), "")

    return tuple(sorted(extras, key=rank))


def _read_game(headers: Headers, description: Description, seats: list[Header]) -> Game:
    """The game with the options that the headers name."""
    most = max(description.seats)
    if len(seats) > most:
        raise seats[most].place.fault(
            f"{description.name} is for {description.spell_seats()} seats",
            "seats",
            seats=description.spell_seats(),
        )
    options = {}
    for option in description.options:
        if option.per_seat:
            options[option.name] = tuple(
                _read_option(description, option, headers.need(f"{option.header}{seat}"))
                for seat in range(1, len(seats) + 1)
            )
        elif (
            header := headers.need(option.header)
            if option.required
            else headers.find(option.header)
        ):
            options[option.name] = _read_option(description, option, header)
    try:
        return description.make(len(seats), **options)
    except OptionError as error:
        legal = description.spell_seats()
        raise seats[-1].place.fault(str(error), "seats", seats=legal) from None


def _read_option(description: Description, option: Option, header: Header) -> Any:
    """The value of one header, or a fault at its place if the game does not allow it."""
    fewest = description.seats[0]
    try:
        value = option.read_header(header.value, header.name)
        whole = (value,) * fewest if option.per_seat else value
        description.make(fewest, **{option.name: whole})
    except OptionError as error:
        line, column = header.value_place
        if error.what:
            where = Location(line, column + error.at)
            raise where.fault(str(error), error.what, **error.params) from None
        raise header.value_place.fault(
            str(error), "header-value", name=header.name, value=header.value, legal=""
        ) from None
    return value


def write_headers(
    game: Game, names: tuple[str, ...], first: int, result: str, ending: str | None
) -> dict[str, str]:
    """The headers of a game in the order in which they are written, without the extras."""
    headers = {"Game": game.name, "Rules": RULES}
    description, of_seats = game.description, {}
    for option in description.options:
        value = getattr(game, option.name)
        if option.per_seat:
            for seat, own in enumerate(value, 1):
                of_seats[f"{option.header}{seat}"] = option.write_header(own)
        elif option.required or value != option.default:
            headers[option.header] = option.write_header(value)
    headers |= {f"Seat{seat}": name for seat, name in enumerate(names, 1)}
    if description.first_by_lot:
        headers["First"] = str(first + 1)
    headers |= of_seats
    headers["Result"] = result
    if ending is not None:
        headers["Ending"] = ending
    return headers
