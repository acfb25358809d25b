"""The texts of the command `help`; the catalogue says which games take which commands."""

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from crosshex.rules import Description, Option, games


class DiceHelp(NamedTuple):
    """How the commands of a game with dice are explained: its room `engine`.

    Attributes:
        throw: the arguments of `roll`.
        roll: what `roll` does.
        choose: what `choose` does.
    """

    throw: str
    roll: str
    choose: str


ANY_DICE: Final = DiceHelp("DICE", "throw the dice", "a seat's choice")
"""For games without a room `engine`."""


def dice_help(game: Description) -> DiceHelp:
    """How a game with dice is explained."""
    words: DiceHelp = game.room("engine", default=f"{__name__}:ANY_DICE")
    return words


def is_in_turn(game: Description) -> bool:
    """Whether the command `play` is for this game: no dice, and seats move in turn."""
    return not (game.dice or game.simultaneous)


def names(which: Callable[[Description], bool]) -> list[str]:
    """The names of the games of a kind."""
    return [game.name for game in games().values() if which(game)]


def explain_commands() -> dict[str, str]:
    """Every command with what it does, in the order in which `help` lists them."""
    dice = [(game, dice_help(game)) for game in games().values() if game.dice]
    return {
        "ugi": "who I am; ends with ugiok",
        "isready": "readyok as soon as all lines before are done",
        "new [KEY=VALUE …]": f"begin anew: seats, first{_keys()}",
        "play MOVE …": f"{', '.join(names(is_in_turn))}: play moves of the seats in turn",
        **_grouped((f"roll {words.throw}", words.roll, game) for game, words in dice),
        **_grouped(("choose SEAT MOVE", words.choose, game) for game, words in dice),
        "legal [SEAT]": "every legal move of a seat",
        "toact": "dice, the seats that must act, or none",
        "go [seat N] [movetime MS]": "think; ends with bestmove, which is not played until told",
        "position": "the game on one line",
        "load POSITION": "set up such a line",
        "result": "* while the game runs, else as in a record",
        "undo": "take back the last move, throw or choice",
        "help": "these lines",
        "quit": "end",
    }


def _keys() -> str:
    """The options of the games, each with the names of its games."""
    found: dict[str, list[str]] = {}
    for game in games().values():
        if game.options:
            found.setdefault(", ".join(map(_key, game.options)), []).append(game.name)
    told = "; ".join(f"{keys} ({', '.join(whose)})" for keys, whose in found.items())
    return f", {told}" if told else ""


def _key(option: Option) -> str:
    return f"{option.key}1 …" if option.per_seat else option.key


def _grouped(lines: Iterable[tuple[str, str, Description]]) -> dict[str, str]:
    """Commands with the names of their games; games with the same text share a line."""
    whose: dict[tuple[str, str], list[str]] = {}
    for command, text, game in lines:
        whose.setdefault((command, text), []).append(game.name)
    told: dict[str, list[str]] = {}
    for (command, text), owners in whose.items():
        told.setdefault(command, []).append(f"{', '.join(owners)}: {text}")
    return {command: "; ".join(texts) for command, texts in told.items()}
