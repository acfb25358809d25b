"""`crosshex rules GAME`: the rules in our own words, with pictures in characters."""

import os
import shutil

from crosshex.cli.draw_page import draw_block
from crosshex.cli.screen import Screen
from crosshex.cli.terminal import terminal_of
from crosshex.locale import rules_page
from crosshex.record import Record
from crosshex.rules import Game


def show_rules(game: Game, screen: Screen) -> None:
    """Print a rules page, through a pager if a person reads it on a terminal.

    Where options change what lies on the table, as another sheet does, it is shown first.
    """
    if not screen.is_interactive:
        _print(game, screen, screen.plain)
        return
    # Without R, less would show colours as codes; with F and X it exits at once if all fits.
    os.environ.setdefault("LESS", "FRX")
    plain = screen.plain or not _pager_knows_colours()
    with screen.console.pager(styles=not plain):
        _print(game, screen, plain)


def _pager_knows_colours() -> bool:
    pager = os.environ.get("MANPAGER") or os.environ.get("PAGER") or "less"
    return "less" in pager and "R" in os.environ["LESS"].upper() and bool(shutil.which("less"))


def _print(shown: Game, screen: Screen, plain: bool) -> None:
    game, texts, page = shown.name, screen.texts, rules_page(shown.name)
    if not page:
        screen.say("rules-none", game=texts(f"game-{game}"))
        return
    screen.title(texts("rules-title", game=texts(f"game-{game}")))
    screen.say("rules-note")
    terminal = terminal_of(shown.description)
    options = shown.description.options
    if any(one.another_game and getattr(shown, one.name) != one.default for one in options):
        start = Record.start(shown)
        screen.show(*terminal.draw_state(start.state, start, 0, screen))
    for block in page:
        screen.show(*draw_block(block, terminal, texts, plain))
