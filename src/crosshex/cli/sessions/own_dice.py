"""The questions of `crosshex play --own-dice`, for what would otherwise be random."""

from collections.abc import Mapping, Sequence
from typing import Any

from crosshex.cli.game_options import flag
from crosshex.cli.menu import choose
from crosshex.cli.screen import Screen
from crosshex.rules import Description, Option, OptionError


def check_own_dice(description: Description, people: int) -> None:
    """Refuse own dice if the game has no dice, or if no person can enter them.

    Raises:
        OptionError: the game has no dice, or only bots play.
    """
    if not description.dice:
        raise OptionError(f"--own-dice: {description.name} has no dice")
    if not people:
        raise OptionError("--own-dice: at least one seat must be a person, who enters the dice")


def ask_drawn(
    screen: Screen, description: Description, options: Mapping[str, str], names: Sequence[str]
) -> dict[str, str]:
    """The options as typed; ask for those that would otherwise be random."""
    asked = {
        option.name: _ask_option(screen, description, option, names)
        for option in description.options
        if option.drawn and option.name not in options
    }
    return {**options, **asked}


def ask_first(screen: Screen, description: Description, names: Sequence[str]) -> int:
    """Ask for the seat that begins, counted from 1."""
    if not description.first_by_lot or len(names) == 1:
        return 1
    seats = [str(number) for number, _ in enumerate(names, 1)]
    players = ", ".join(f"{number} {name}" for number, name in enumerate(names, 1))
    return int(choose(screen, "ask-own-first", seats, players=players))


def _ask_option(
    screen: Screen, description: Description, option: Option, names: Sequence[str]
) -> str:
    """Ask for an option, for each seat if it is per seat; written as on the command line."""
    called = screen.texts.word(f"web-option-{option.name.replace('_', '-')}", option.name)
    example = option.write(next(iter(option.values or ()), option.default))
    words = []
    for name in names if option.per_seat else ("",):
        question = "ask-own-option-of" if option.per_seat else "ask-own-option"
        while True:
            typed = screen.ask(question, option=called, name=name, example=example)
            if (value := _read(description, option, typed, len(names))) is not None:
                break
            screen.say("answer-own-option", example=example)
        words.append(option.write(value))
    return "/".join(words)


def _read(description: Description, option: Option, typed: str, seats: int) -> Any:
    """The value that was typed, or None; a comma or a space may separate numbers."""
    for text in (typed, ",".join(typed.split())):
        try:
            value = option.read(text, flag(option.name))
            whole = (value,) * seats if option.per_seat else value
            description.make(seats, **{option.name: whole})
        except OptionError:
            continue
        return value
    return None
