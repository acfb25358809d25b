"""The settings of a table, and the game that they make."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import lru_cache
from typing import Any

from crosshex.rules import Description, Game, Move, find_game


@dataclass(frozen=True, slots=True)
class Settings:
    """The game, its options, and how the table is run.

    Attributes:
        game: which game.
        seats: how many seats.
        options: the options of the game by name; those drawn by lot only if they were named.
        time: seconds for each decision, or None.
        pace: milliseconds that a bot waits before its move.
        public: whether anyone may find, watch and join the table.
        takebacks: whether decisions may be taken back.
        first: the seat that begins, in a game where any seat may; None if it is drawn by lot.
    """

    game: str
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)
    time: int | None = None
    pace: int = 600
    public: bool = False
    takebacks: bool = True
    first: int | None = None

    @property
    def description(self) -> Description:
        """The description of the game.

        Raises:
            OptionError: there is no such game.
        """
        return find_game(self.game)

    def make_game(self, drawn: Mapping[str, Any] | None = None) -> Game:
        """The game with these options, and with what was drawn by lot.

        Raises:
            OptionError: there is no such game.
        """
        return self.description.make(self.seats, **{**self.options, **(drawn or {})})

    def to_json(self) -> dict[str, Any]:
        """The settings as stored JSON."""
        plain = {field.name: getattr(self, field.name) for field in fields(self)}
        return {**plain, "options": options_to_json(self.description, self.options)}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "Settings":
        """The settings from stored JSON.

        Raises:
            OptionError: there is no such game, or it has no such option.
        """
        return cls(**{**data, "options": read_options(find_game(data["game"]), data["options"])})


def options_to_json(description: Description, options: Mapping[str, Any]) -> dict[str, Any]:
    """Options as plain JSON."""
    return {name: description.option(name).to_json(value) for name, value in options.items()}


def written_others(description: Description, options: Mapping[str, Any]) -> dict[str, str]:
    """The options whose values make another game, as they are written.

    >>> from crosshex.rules import SHEETS, find_game
    >>> written_others(find_game("qwixx"), {"sheet": SHEETS["mixx-colours"]})
    {'sheet': 'mixx-colours'}
    """
    chosen = ((option, options.get(option.name, option.default)) for option in description.options)
    return {
        option.name: option.write(value)
        for option, value in chosen
        if option.another_game and value != option.default
    }


def read_options(description: Description, named: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a table from JSON, defaults included.

    Raises:
        OptionError: the game has no such option, or does not allow this value at a table.
    """
    for name in named:
        description.option(name)
    options = {}
    for option in description.options:
        value = option.default
        if option.name in named:
            value = option.from_json(named[option.name])
        if value or not option.drawn:
            option.check_for_table(value)
            options[option.name] = value
    return options


def parse_word(game: Game, word: str) -> Move:
    """`Game.parse` with a cache: a word means the same at every table of a game.

    Raises:
        InvalidMove: the word is not in the notation.
    """
    return _parse(game.description, word)


@lru_cache(1 << 14)
def _parse(description: Description, word: str) -> Move:
    return _any_game(description).parse(word)


@lru_cache(64)
def _any_game(description: Description) -> Game:
    return description.make(description.seats[0])
