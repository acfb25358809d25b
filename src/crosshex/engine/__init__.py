"""The line protocol: a game, told and asked about in lines of text; docs/engine.md explains it.

`serve` does from Python what `crosshex engine` does on standard input and output; `Engine` takes
one line at a time. The other half, programs of others as bots, is `crosshex.bots.programs`.

>>> from crosshex.rules import find_game
>>> serve(["legal", "quit"], print, find_game("six").make(2), bot="random")
legal -1,0 -1,1 0,-1
"""

from collections.abc import Callable, Iterable

from crosshex.bots.threads import use_one_thread
from crosshex.engine.protocol import Engine
from crosshex.engine.tables import Complaint, Table, read_table
from crosshex.engine.words import explain_commands
from crosshex.rules import Game

__all__ = ["Complaint", "Engine", "Table", "explain_commands", "read_table", "serve"]


def serve(
    lines: Iterable[str],
    write: Callable[[str], object],
    game: Game,
    *,
    bot: str | None = None,
    seed: int = 0,
    first: int = 0,
) -> None:
    """Obey lines until they end or one says `quit`.

    Args:
        lines: what is told and asked, such as standard input.
        write: called with each line of the answers, without its end.
        game: the table to begin with, and what `new` leaves unsaid.
        bot: who thinks; else the strongest there is for the table.
        seed: where the bot's chance begins.
        first: the seat that begins.

    Raises:
        CrosshexError: there is no such bot. What is wrong with a line is an answer instead.
    """
    use_one_thread()
    engine = Engine(game, bot, seed, first)
    if bot is not None:
        engine.make_thinker()  # A name that is wrong is said at once, not at the first go.
    for line in lines:
        for answer in engine.answer(line):
            write(answer)
        if engine.is_over:
            return
