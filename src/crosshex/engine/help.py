"""The texts of the command `help`; the catalogue says which games take which commands."""

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from crosshex.engine.rooms import DICE_HELP
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
    return DICE_HELP.get(game) or ANY_DICE


def is_in_turn(game: Description) -> bool:
    """Whether the command `play` is for this game: no dice, and seats move in turn."""
    return not (game.dice or game.simultaneous)


def names(which: Callable[[Description], bool]) -> list[str]:
    """The names of the games of a kind."""
    return [game.name for game in games().values() if which(game)]


def explain_commands() -> dict[str, str]:
    """Every command with what it does, in the order in which `help` lists them."""
    helps = dict(DICE_HELP.each())
    dice = [(game, helps.get(game, ANY_DICE)) for game in games().values() if game.dice]
    return {
        "ugi": "the name of this engine; ends with ugiok",
        "isready": "answers readyok when all earlier lines are done",
        "new [KEY=VALUE …]": f"start a new game: seats, first{_keys()}",
        "play MOVE …": f"{', '.join(names(is_in_turn))}: play moves of the seats in turn",
        **_grouped((f"roll {words.throw}", words.roll, game) for game, words in dice),
        **_grouped(("choose SEAT MOVE", words.choose, game) for game, words in dice),
        "legal [SEAT]": "the legal moves of a seat",
        "toact": "who must act: dice, seats, or none",
        "go [seat N] [movetime MS]": "think; ends with bestmove, which is not played",
        "position": "the position on one line",
        "load POSITION": "set up a position that is written like that",
        "result": "the result as in a record, or * during the game",
        "undo": "take back the last move, throw or choice",
        "help": "this list",
        "quit": "end the program",
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
