"""`crosshex rules GAME`: the rules in our own words, with pictures in characters."""

from crosshex.cli.draw_page import draw_block
from crosshex.cli.screen import Screen
from crosshex.locale import rules_page


def show_rules(game: str, screen: Screen) -> None:
    """Print a rules page, through a pager where a person reads it on a terminal."""
    if screen.is_interactive:
        with screen.console.pager(styles=not screen.plain):
            _print(game, screen)
    else:
        _print(game, screen)


def _print(game: str, screen: Screen) -> None:
    screen.title(screen.texts("rules-title", game=screen.texts(f"game-{game}")))
    screen.say("rules-note")
    for block in rules_page(game):
        screen.show(*draw_block(block, screen.texts, screen.plain))
