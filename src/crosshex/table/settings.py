"""What a table is set up with, and the game that follows from it."""

from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import Any, Literal

from crosshex.rules import LONGO, QWIXX, Game, Longo, Move, Qwixx, Sheet, Six

GameName = Literal["qwixx", "longo", "six"]
LuckyPair = tuple[int, int]
SHEETS: dict[str, Sheet] = {"qwixx": QWIXX, "longo": LONGO}


@dataclass(frozen=True, slots=True)
class Settings:
    """The game, its options, and how the table is run.

    Attributes:
        game: which game.
        seats: how many seats.
        variant: Six: `basic` or `advanced`.
        claim: Six: `auto` or `manual`.
        repetition: Six: how often a position repeats until it is a draw; None: never.
        move_limit: Six: how many moves without a removal are a draw; None: never.
        lucky: Longo: the pairs by name; empty: drawn by lot.
        time: seconds for each decision, or None.
        pace: milliseconds that a bot waits before its move.
        public: whether anyone may find, watch and join the table.
    """

    game: GameName
    seats: int
    variant: Literal["basic", "advanced"] = "basic"
    claim: Literal["auto", "manual"] = "auto"
    repetition: int | None = 3
    move_limit: int | None = 200
    lucky: tuple[LuckyPair, ...] = ()
    time: int | None = None
    pace: int = 600
    public: bool = False

    def make_game(self, lucky: tuple[LuckyPair, ...] = ()) -> Game:
        """The game with these options.

        Raises:
            OptionError: there is no such game.
        """
        if self.game == "six":
            return Six(self.seats, self.variant, self.claim, self.repetition, self.move_limit)
        made = Longo if self.game == "longo" else Qwixx
        return made(self.seats, lucky=lucky or self.lucky)

    @property
    def has_dice(self) -> bool:
        """Whether the game is played with dice."""
        return self.game in SHEETS

    def to_json(self) -> dict[str, Any]:
        """As it is stored."""
        return asdict(self) | {"lucky": [list(pair) for pair in self.lucky]}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "Settings":
        """As it was stored."""
        return cls(**{**data, "lucky": tuple((low, high) for low, high in data["lucky"])})


def parse_word(game: Game, word: str) -> Move:
    """`Game.parse` with a memory: a word means the same at every table, and is read several times.

    Raises:
        InvalidMove: it is no word of the notation.
    """
    return _parse(type(game), word)


@lru_cache(1 << 12)
def canonical_word(kind: type[Game], text: str) -> str:
    """A word as records write it, where that does not depend on the position.

    Raises:
        InvalidMove: it is no word of the notation.
    """
    return str(_parse(kind, text))


@lru_cache(1 << 14)
def _parse(kind: type[Game], word: str) -> Move:
    return kind().parse(word)
