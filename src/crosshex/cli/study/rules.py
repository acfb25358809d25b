"""`crosshex rules GAME`: the rules in our own words, with pictures in characters."""

import os
import shutil

from crosshex.cli.drawing.page import draw_block
from crosshex.cli.screen import Screen
from crosshex.cli.sessions.terminal import terminal_of
from crosshex.locale import rules_page
from crosshex.locale.games import name_game, name_page
from crosshex.record import Record
from crosshex.rules import Game


def show_rules(game: Game, screen: Screen) -> None:
    """Print a rules page, through a pager if a person reads it on a terminal.

    A page of its own has each sheet with a name; where options change what lies on the table in
    another way, it is shown first.
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
    texts = screen.texts
    others = [
        option.write(value)
        for option in shown.description.options
        if option.another_game and (value := shown.options[option.name]) != option.default
    ]
    own = next((name for name in others if rules_page(name)), None)
    page = rules_page(own or shown.name)
    title = name_page(own, texts) if own else name_game(shown, texts)
    if not page:
        screen.say("rules-none", game=title)
        return
    screen.title(texts("rules-title", game=title))
    screen.say("rules-note")
    terminal = terminal_of(shown.description)
    if others and not own:
        start = Record.start(shown)
        screen.show(*terminal.draw_state(start.state, start, 0, screen))
    for block in page:
        screen.show(*draw_block(block, terminal, texts, plain))
