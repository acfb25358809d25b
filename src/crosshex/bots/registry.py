"""Which bots there are for a game, and how to make one by its name."""

import re
from collections.abc import Callable
from importlib.util import find_spec
from typing import Final

from crosshex.bots.base import Bot
from crosshex.bots.plugins import make_plugin, plugin_names
from crosshex.bots.programs import PREFIX, ExternalBot, Programs
from crosshex.bots.qwixx_conservative import ConservativeQwixx
from crosshex.bots.qwixx_greedy import GreedyQwixx
from crosshex.bots.qwixx_levels import LEVEL_MAKERS
from crosshex.bots.random_bot import RandomBot
from crosshex.bots.six_greedy import GreedySix
from crosshex.bots.six_levels import SIX_MAKERS
from crosshex.rules import CrosshexError, Game, Qwixx, Six
from crosshex.rules.sheet import LONGO, QWIXX

Maker = Callable[[Game, int, float | None], Bot]
"""Makes a bot for a table, with a seed and the seconds for a decision; None leaves them to it."""

LEVELS: Final = ("beginner", "easy", "medium", "hard", "master")
"""The bots that people choose from, the weakest first; elsewhere they are names like others."""


class UnknownBot(CrosshexError):
    """There is no bot of this name for this game; the message lists those that exist."""


class MissingExtra(CrosshexError):
    """A bot needs packages that are not installed; the message says how to get them."""


class Unsolved(CrosshexError):
    """`perfect` plays only games that have been solved here; the message says how."""


def _timeless(kind: Callable[[Game, int], Bot]) -> Maker:
    """The maker of a bot that does not search and so needs no time."""
    return lambda game, seed, movetime: kind(game, seed)


def _master_qwixx(game: Game, seed: int, movetime: float | None) -> Bot:
    """The strongest one; only its own modules import NumPy."""
    if not _has_numpy():
        raise MissingExtra("master needs NumPy: pip install 'crosshex[fast]'")
    from crosshex.bots.qwixx_master import MasterQwixx
    from crosshex.bots.qwixx_solo import SoloQwixx

    return MasterQwixx(game, seed) if game.seats > 1 else SoloQwixx(game, seed)


def _perfect_qwixx(game: Game, seed: int) -> Bot:
    """The solitaire solution; only its own modules import Numba."""
    if find_spec("numba") is None:
        raise MissingExtra("perfect needs Numba: pip install 'crosshex[fast]'")
    from crosshex.bots.qwixx_perfect import PerfectQwixx
    from crosshex.fast.solution import MissingSolution

    try:
        return PerfectQwixx(game, seed)
    except MissingSolution as missing:
        raise Unsolved(str(missing)) from None


def _has_numpy() -> bool:
    return find_spec("numpy") is not None


_MAKERS: dict[type[Game], dict[str, Maker]] = {
    Qwixx: {
        **LEVEL_MAKERS,
        "master": _master_qwixx,
        "random": _timeless(RandomBot),
        "greedy": _timeless(GreedyQwixx),
        "conservative": _timeless(ConservativeQwixx),
    },
    Six: {**SIX_MAKERS, "random": _timeless(RandomBot), "greedy": _timeless(GreedySix)},
}
_GREEDY_K = re.compile(r"greedy-([0-9]{1,3})")


def bot_names(game: Game) -> tuple[str, ...]:
    """The bots that play this game here, without preparation.

    Qwixx and Longo also know `greedy-K` for every number K, and `perfect` once they are solved.
    Bots that other packages offer stand at the end.

    `master` is among them at the tables that it has learnt, if the extra `fast` is installed.

    >>> bot_names(Qwixx())
    ('beginner', 'easy', 'medium', 'hard', 'master', 'random', 'greedy', 'conservative')
    """
    own = tuple(
        name
        for name, maker in _makers(game).items()
        if maker is not _master_qwixx or (_has_learnt(game) and _has_numpy())
    )
    return own + tuple(name for name in plugin_names(game) if name not in own)


def levels(game: Game) -> tuple[str, ...]:
    """The levels that exist for this table, the weakest first.

    >>> levels(Qwixx())[-1]
    'master'
    """
    names = bot_names(game)
    return tuple(level for level in LEVELS if level in names)


def make_bot(
    name: str,
    game: Game,
    seed: int = 0,
    movetime: float | None = None,
    *,
    programs: Programs | None = None,
) -> Bot:
    """The bot of this name, ready to play at this table.

    Args:
        name: as in `bot_names`, or `external:COMMAND` for a program that speaks our line protocol.
        game: the table.
        seed: where the bot's own chance begins.
        movetime: seconds for a decision, for bots that search; None leaves it to them.
        programs: where programs are started. Without it none is: a name that comes from elsewhere,
            such as a browser, must not start anything.

    >>> make_bot("greedy-1", Qwixx()).limit
    1

    Raises:
        UnknownBot: no such bot plays this game.
        MissingExtra: it does, but what it needs is not installed.
        Unsolved: it is `perfect`, and the game has not been solved here yet.
        ProgramFailed: a program cannot be started.
        BrokenPlugin: the bot of another package cannot be made.
    """
    if name.startswith(PREFIX):
        if programs is None:
            raise UnknownBot("programs play in the terminal and in the arena only")
        return ExternalBot(game, programs.take(name.removeprefix(PREFIX)), movetime)
    maker = _makers(game).get(name)
    if maker is _master_qwixx and not _has_learnt(game):
        raise UnknownBot(
            f"master plays Qwixx and Longo on their own sheets, not {game.name}; "
            f"there are: {', '.join(bot_names(game))}"
        )
    if maker:
        return maker(game, seed, movetime)
    if name == "perfect" and isinstance(game, Qwixx) and game.sheet in (QWIXX, LONGO):
        return _perfect_qwixx(game, seed)
    if isinstance(game, Qwixx) and (limit := _GREEDY_K.fullmatch(name)):
        return GreedyQwixx(game, seed, limit=int(limit[1]))
    if plugin := make_plugin(name, game, seed, movetime):
        return plugin
    known = ", ".join(bot_names(game))
    more = (
        ", greedy-K with a number for K, perfect after crosshex solve"
        if isinstance(game, Qwixx)
        else ""
    )
    raise UnknownBot(f"no bot {name!r} plays {game.name}; there are: {known}{more}")


def _has_learnt(game: Game) -> bool:
    """Whether the weights of `master` were made for this table."""
    return isinstance(game, Qwixx) and game.sheet in (QWIXX, LONGO)


def _makers(game: Game) -> dict[str, Maker]:
    return next(
        (makers for kind, makers in _MAKERS.items() if isinstance(game, kind)),
        {"random": _timeless(RandomBot)},
    )
