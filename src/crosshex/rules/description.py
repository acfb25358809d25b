"""Descriptions of games: shared code asks the description instead of checking which game it has.

A `Description` holds what every part of the package must know before the first move: the possible
numbers of seats, the options and how they are written, and whether there are dice, sides or draws.
Whatever else a part needs is in the game's *room* for that part (`rules/registry.py`).
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal

from crosshex.rules.errors import OptionError

if TYPE_CHECKING:
    from crosshex.rules.game import Game

Pair = tuple[int, int]
_COUNT: Final = re.compile(r"[1-9][0-9]{0,5}")
_PAIR: Final = re.compile(r" *([0-9]{1,3}) *, *([0-9]{1,3}) *")
_HEADER_PAIR: Final = re.compile(r"([0-9]{1,2}) ([0-9]{1,2})")


# -- options


@dataclass(frozen=True)
class Option(ABC):
    """One option of a game: its name, and how its value is written and read.

    >>> from crosshex.rules import find_game
    >>> variant = find_game("six").option("variant")
    >>> variant.default, variant.values
    ('basic', ('basic', 'advanced'))

    Attributes:
        name: its name as an argument of the game's class, in forms and in the store.
        header: its header in a record, followed by the number of the seat if it is `per_seat`.
        default: its value if none is given.
        key: its name in one-line positions and in the line protocol.
        required: whether its header is always written; else only if it is not the default.
        per_seat: whether every seat has a value of its own; the option is then a tuple of them.
        drawn: whether its value is drawn at random if none is given.
        about: what it decides, for the help of the command line.
    """

    type: ClassVar[str]
    another_game: ClassVar[bool] = False
    """Whether games with different values are different games, also in the line protocol."""

    name: str
    header: str
    default: Any
    key: str = ""
    required: bool = True
    per_seat: bool = False
    drawn: bool = False
    about: str = ""

    def __post_init__(self) -> None:
        object.__setattr__(self, "key", self.key or self.name)

    @property
    def values(self) -> Sequence[Any] | None:
        """The values to choose from, or None if there are too many to list."""
        return None

    @property
    def unlisted(self) -> Any:
        """An example of a value that `values` does not list; None if it lists all there are."""
        return None

    @property
    def bounds(self) -> dict[str, Any]:
        """What a form must know besides the values; empty for most kinds of option."""
        return {}

    @abstractmethod
    def read(self, text: str, called: str = "") -> Any:
        """The value that a text stands for, of one seat if it is `per_seat`.

        Args:
            text: the value as `write` writes it.
            called: the name of the option in the error.

        Raises:
            OptionError: the text is not such a value.
        """

    def write(self, value: Any) -> str:
        """A value, of one seat if it is `per_seat`, as `read` reads it."""
        return str(value)

    def read_header(self, text: str, called: str) -> Any:
        """Like `read`, for the value of a header with the name `called`."""
        return self.read(text, called)

    def write_header(self, value: Any) -> str:
        """Like `write`, for a header."""
        return self.write(value)

    def read_all(self, text: str, called: str = "") -> Any:
        """The whole option from one word; if `per_seat`, one value for each seat, split by /."""
        if not self.per_seat:
            return self.read(text, called)
        return tuple(self.read(part, called) for part in text.split("/"))

    def to_json(self, value: Any) -> Any:
        """The whole option as plain JSON."""
        return value

    def from_json(self, value: Any) -> Any:
        """The whole option from plain JSON.

        Raises:
            OptionError: it is not such a value.
        """
        return value

    @property
    def short_names(self) -> Sequence[str]:
        """Values that stand for the game with that value: as a game in commands, and for pages."""
        return ()

    def is_file(self, text: str) -> bool:
        """Whether a text on the command line is the name of a file that holds the value."""
        return False

    def check_for_table(self, value: Any) -> None:
        """Refuse a value that is legal in a record but too large for a server's table.

        Raises:
            OptionError: the value is too large.
        """
        return


@dataclass(frozen=True)
class OneOf(Option):
    """An option with few values, each a word.

    >>> OneOf("variant", "Variant", "basic", among=("basic", "advanced")).read("advanced")
    'advanced'
    """

    type: ClassVar[str] = "choice"
    among: tuple[str, ...] = ()

    @property
    def values(self) -> Sequence[str]:
        """The words."""
        return self.among

    def read(self, text: str, called: str = "") -> str:
        """One of the words."""
        if text not in self.among:
            expected = " or ".join(self.among)
            raise OptionError(f"{called or self.name} is {text!r}, legal: {expected}")
        return text

    def from_json(self, value: Any) -> Any:
        """One of the words."""
        return self.read(value if isinstance(value, str) else repr(value))


@dataclass(frozen=True)
class Limit(Option):
    """A number from `least` up, or `off`, which is None in Python.

    >>> Limit("move_limit", "MoveLimit", 200, least=1).read("off") is None
    True
    """

    type: ClassVar[str] = "limit"
    least: int = 1
    most: int = 100_000
    """The largest number in JSON; records and Python code may use larger ones."""
    most_at_tables: int | None = None
    """The largest number for a new table, which then refuses `off`; None: no such limit."""

    @property
    def bounds(self) -> dict[str, Any]:
        """What a new table may choose: the least and the largest number, and whether `off`."""
        off = self.most_at_tables is None
        return {"least": self.least, "most": self.most_at_tables or self.most, "off": off}

    def read(self, text: str, called: str = "") -> int | None:
        """A number, or `off`."""
        if text == "off":
            return None
        if not _COUNT.fullmatch(text) or int(text) < self.least:
            expected = f"legal: off, or a number from {self.least}"
            raise OptionError(f"{called or self.name} is {text!r}, {expected}")
        return int(text)

    def write(self, value: int | None) -> str:
        """The number, or `off`."""
        return "off" if value is None else str(value)

    def from_json(self, value: Any) -> int | None:
        """A number, or null for off."""
        if value is None:
            return None
        if type(value) is not int or not self.least <= value <= self.most:
            expected = f"legal: null, or a number from {self.least} to {self.most}"
            raise OptionError(f"{self.name} is {value!r}, {expected}")
        return value

    def check_for_table(self, value: int | None) -> None:
        """Refuse `off` and numbers above `most_at_tables`, if that is set."""
        most = self.most_at_tables
        if most is not None and (value is None or value > most):
            given = "off" if value is None else value
            expected = f"legal at a table: a number from {self.least} to {most}"
            raise OptionError(f"{self.name} is {given}, {expected}")


@dataclass(frozen=True)
class PairPerSeat(Option):
    """Two numbers for each seat, drawn from `pairs` if none are given.

    >>> PairPerSeat("lucky", "Lucky", (), pairs=((5, 8), (6, 11))).read("8,5")
    (8, 5)
    """

    type: ClassVar[str] = "pairs"
    per_seat: bool = True
    drawn: bool = True
    pairs: tuple[Pair, ...] = ()
    least: int = 1
    most: int = 99
    """The bounds of the numbers in a pair that is given."""

    @property
    def values(self) -> Sequence[Pair]:
        """The pairs to draw from."""
        return self.pairs

    @property
    def bounds(self) -> dict[str, Any]:
        """The least and the largest number of a pair."""
        return {"least": self.least, "most": self.most}

    def read(self, text: str, called: str = "") -> Pair:
        """A pair such as `5,8`."""
        return self._read(_PAIR, "5,8", text)

    def read_header(self, text: str, called: str) -> Pair:
        """A pair such as `5 8`."""
        return self._read(_HEADER_PAIR, "5 8", text)

    def _read(self, form: re.Pattern[str], example: str, text: str) -> Pair:
        if not (match := form.fullmatch(text)):
            raise OptionError(f"{self.name} numbers are two such as {example}, not {text!r}")
        return int(match[1]), int(match[2])

    def read_all(self, text: str, called: str = "") -> tuple[Pair, ...]:
        """The pairs of all seats such as `5,8/6,11`."""
        parts = [_PAIR.fullmatch(part) for part in text.split("/")]
        pairs = [(int(part[1]), int(part[2])) for part in parts if part]
        if len(pairs) != len(parts):
            raise OptionError(f"{self.name} is a pair for each seat such as 5,8/6,11, not {text!r}")
        return tuple(pairs)

    def write(self, value: Pair) -> str:
        """The two numbers with a comma between them."""
        return f"{value[0]},{value[1]}"

    def write_header(self, value: Pair) -> str:
        """The two numbers with a space between them."""
        return f"{value[0]} {value[1]}"

    def to_json(self, value: Sequence[Pair]) -> list[list[int]]:
        """A list of lists."""
        return [list(pair) for pair in value]

    def from_json(self, value: Any) -> tuple[Pair, ...]:
        """A list of lists of two numbers."""
        try:
            pairs = tuple((low, high) for low, high in value)
        except (TypeError, ValueError):
            pairs = ((None, None),)
        if not all(type(number) is int for pair in pairs for number in pair):
            raise OptionError(f"{self.name} is a list of pairs such as [[5, 8]], not {value!r}")
        return tuple((min(pair), max(pair)) for pair in pairs)


# -- the description


@dataclass(frozen=True, eq=False)
class Description:
    """What every part of the package must know about a game.

    Attributes:
        name: its name in a record's `Game` header, in a URL and on the command line.
        title: its name for people, in languages without a message for it.
        factory: makes a `Game` from the number of seats and the options by name.
        seats: the possible numbers of seats.
        options: what else can be chosen.
        endings: how games end, in the words of a record's `Ending` header.
        dice: whether there are chance nodes.
        simultaneous: whether seats ever decide without seeing each other.
        sides: the names of the sides in seat order; empty where every seat plays for itself.
        draws: whether the sides may agree on a draw.
        resignation: whether a player may resign.
        first_by_lot: whether any seat may begin; otherwise seat 1 always does.
        unit: the unit of scores: `points`, or `share` (1, ½ or 0).
        kind: the game whose rooms it shares; its own name if none is given.

    >>> from crosshex.rules import find_game
    >>> find_game("six").seats, [option.name for option in find_game("six").options]
    ((2, 4), ['variant', 'claim', 'repetition', 'move_limit'])
    """

    name: str
    title: str
    factory: Callable[..., "Game"]
    seats: tuple[int, ...]
    options: tuple[Option, ...] = ()
    endings: tuple[str, ...] = ()
    dice: bool = False
    simultaneous: bool = False
    sides: tuple[str, ...] = ()
    draws: bool = False
    resignation: bool = False
    first_by_lot: bool = False
    unit: Literal["points", "share"] = "points"
    kind: str = ""

    def __post_init__(self) -> None:
        object.__setattr__(self, "kind", self.kind or self.name)

    def make(self, seats: int, **options: Any) -> "Game":
        """The game with this number of seats and these options; the others have their defaults.

        >>> from crosshex.rules import find_game
        >>> find_game("six").make(4, variant="advanced").variant
        'advanced'

        Raises:
            OptionError: there is no such option, or the game cannot be set up like this.
        """
        for name in options:
            self.option(name)
        return self.factory(seats, **options)

    def option(self, name: str) -> Option:
        """The option of this name.

        Raises:
            OptionError: the game has no such option.
        """
        for option in self.options:
            if option.name == name:
                return option
        known = ", ".join(option.name for option in self.options) or "none"
        raise OptionError(f"{self.name} has no option {name!r}; there are: {known}")

    @property
    def has_chance(self) -> bool:
        """Whether anything is random: a throw, who begins, or an option."""
        return self.dice or self.first_by_lot or any(option.drawn for option in self.options)

    def is_drawn(self, named: Mapping[str, Any]) -> bool:
        """Whether an option must still be drawn at random if these are given."""
        return any(option.drawn and not named.get(option.name) for option in self.options)

    @property
    def page_names(self) -> tuple[str, ...]:
        """The names under which people read about it: its own, and the short names of options.

        >>> from crosshex.rules import find_game
        >>> find_game("qwixx").page_names
        ('qwixx', 'mixx-colours', 'mixx-numbers')
        """
        return (self.name, *(name for option in self.options for name in option.short_names))

    @property
    def default_seats(self) -> int:
        """The number of seats if none is named: two if that is possible."""
        return 2 if 2 in self.seats else self.seats[0]

    def spell_seats(self) -> str:
        """The numbers of seats in words.

        >>> from crosshex.rules import find_game
        >>> find_game("qwixx").spell_seats(), find_game("six").spell_seats()
        ('1 to 5', '2 or 4')
        """
        first, last = self.seats[0], self.seats[-1]
        if len(self.seats) > 2 and self.seats == tuple(range(first, last + 1)):
            return f"{first} to {last}"
        return " or ".join(map(str, self.seats))
