"""The line protocol, like UCI for chess: commands and answers as text; see docs/engine.md.

`serve` does from Python what `crosshex engine` does on standard input and output; `Engine` takes
one line at a time. The opposite, external programs as bots, is in `crosshex.bots.programs`.
"""

from collections.abc import Callable, Iterable

from crosshex.bots.threads import use_one_thread
from crosshex.engine.protocol import Engine
from crosshex.rules import Game

__all__ = ["Engine", "serve"]


def serve(
    lines: Iterable[str],
    write: Callable[[str], object],
    game: Game,
    *,
    bot: str | None = None,
    seed: int = 0,
    first: int = 0,
) -> None:
    """Execute commands until the lines end or one is `quit`.

    >>> from crosshex.rules import Six
    >>> serve(["legal", "quit"], print, Six(), bot="random")
    legal -1,0 -1,1 0,-1

    Args:
        lines: the commands, such as standard input.
        write: called with each line of the answers, without its line end.
        game: the first game, and the defaults of `new`.
        bot: its name; None for the strongest that plays this game.
        seed: of the bot's random numbers.
        first: the seat that begins.

    Raises:
        CrosshexError: there is no such bot. A faulty command only gets an answer.
    """
    use_one_thread()
    engine = Engine(game, bot, seed, first)
    if bot is not None:
        engine.prepare_bot()  # A wrong name is an error now, not at the first go.
    for line in lines:
        for answer in engine.answer(line):
            write(answer)
        if engine.is_over:
            return
