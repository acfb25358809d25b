"""The short menu of `crosshex play` without a game."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from crosshex.bots import LEVELS, levels
from crosshex.cli.screen import Screen
from crosshex.cli.seating import DEFAULT_BOT
from crosshex.record import GAMES
from crosshex.rules import Six

if TYPE_CHECKING:
    from crosshex.cli.play import PlayOptions

_QWIXX_SEATS = ("1", "2", "3", "4", "5")
_SIX_SEATS = ("2", "4")


def ask_table(screen: Screen, options: "PlayOptions") -> "PlayOptions":
    """Ask what to play, with whom and by which rules, unless the options have said so."""
    seats, variant, bots = options.seats, options.variant, options.bots
    games = list(GAMES)
    screen.title(screen.texts("menu-title"))
    for number, game in enumerate(games, 1):
        screen.say("menu-game", number=number, game=screen.texts(f"game-{game}"))
    numbers = [str(number) for number in range(1, len(games) + 1)]
    answer = _choose(screen, "menu-ask-game", [*numbers, *games])
    name = answer if answer in games else games[int(answer) - 1]
    is_six = issubclass(GAMES[name], Six)
    if seats is None and not (options.players or options.names or options.bots):
        choices = _SIX_SEATS if is_six else _QWIXX_SEATS
        seats = int(_choose(screen, "menu-ask-seats", choices, default="2"))
    if is_six and variant is None:
        letters = {"b": "basic", "a": "advanced"}
        answer = _choose(screen, "menu-ask-variant", [*letters, *letters.values()], default="b")
        variant = letters.get(answer, answer)
    against_bots = not options.players and (seats or 2) > max(1, len(options.names))
    if against_bots and not bots and levels(GAMES[name]()):
        by_number = {str(number): level for number, level in enumerate(LEVELS, 1)}
        answer = _choose(screen, "menu-ask-level", [*by_number, *LEVELS], default=DEFAULT_BOT)
        bots = (by_number.get(answer, answer),)
    return replace(options, game=name, seats=seats, variant=variant, bots=bots)


def _choose(screen: Screen, message: str, choices: Sequence[str], default: str = "") -> str:
    shown = " ".join(choices)
    while True:
        answer = screen.ask(message, choices=shown).lower() or default
        if answer in choices:
            return answer
        screen.say("menu-again", choices=shown)
