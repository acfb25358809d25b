"""The short menu that commands show if no game is given."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from crosshex.bots import LEVELS, levels
from crosshex.bots.registry import DEFAULT_LEVEL
from crosshex.cli.game_options import make_game
from crosshex.cli.screen import Screen
from crosshex.rules import Description, Option, games

if TYPE_CHECKING:
    from crosshex.cli.play import PlayOptions


def ask_options(screen: Screen, options: "PlayOptions") -> "PlayOptions":
    """Ask for the game, the players and the rules that the options do not give."""
    seats, bots = options.seats, options.bots
    description = ask_game(screen, "menu-title")
    default = description.default_seats
    if seats is None and not (options.players or options.names or options.bots):
        choices = [str(number) for number in description.seats]
        seats = int(choose(screen, "menu-ask-seats", choices, default=str(default)))
    chosen = dict(options.options)
    for option in description.options:
        # Only options that most people want to choose have a question.
        question = f"menu-ask-{description.name}-{option.name}"
        if option.type == "choice" and option.name not in chosen and screen.texts.has(question):
            chosen[option.name] = _ask_option(screen, question, option)
    against_bots = not options.players and (seats or default) > max(1, len(options.names))
    if against_bots and not bots and levels(make_game(description.name)):
        by_number = {str(number): level for number, level in enumerate(LEVELS, 1)}
        answer = choose(screen, "menu-ask-level", [*by_number, *LEVELS], default=DEFAULT_LEVEL)
        bots = (by_number.get(answer, answer),)
    return replace(options, game=description.name, seats=seats, options=chosen, bots=bots)


def ask_game(screen: Screen, title: str) -> Description:
    """Ask for one of the games; `title` is the message above them."""
    known = games()
    screen.title(screen.texts(title))
    for number, name in enumerate(known, 1):
        screen.say("menu-game", number=number, game=screen.texts(f"game-{name}"))
    by_number = {str(number): name for number, name in enumerate(known, 1)}
    answer = choose(screen, "menu-ask-game", [*by_number, *known])
    return known[by_number.get(answer, answer)]


def _ask_option(screen: Screen, question: str, option: Option) -> str:
    """Ask for one of the values; its first letter is enough if it is unique."""
    values = [str(value) for value in option.values or ()]
    letters = {value[0]: value for value in values}
    shorter = letters if len(letters) == len(values) else {}
    default = option.write(option.default)
    answer = choose(screen, question, [*shorter, *values], default=default)
    return shorter.get(answer, answer)


def choose(
    screen: Screen, message: str, choices: Sequence[str], default: str = "", **values: str
) -> str:
    """Ask until one of the choices is typed."""
    shown = " ".join(choices)
    while True:
        answer = screen.ask(message, choices=shown, default=default, **values).lower() or default
        if answer in choices:
            return answer
        screen.say("menu-again", choices=shown)
