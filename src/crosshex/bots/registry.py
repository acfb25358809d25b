"""Which bots there are for a game, and how to make one by its name."""

from typing import Final

from crosshex.bots.base import Bot
from crosshex.bots.objects import BotLike, BotObject, load_bot, make_from_object
from crosshex.bots.plugins import make_plugin, plugin_names
from crosshex.bots.programs import PREFIX, ExternalBot, Programs
from crosshex.bots.roster import roster_of
from crosshex.rules import CrosshexError, Game, OptionError
from crosshex.rules.game import check_game

LEVELS: Final = ("beginner", "easy", "medium", "hard", "master")
"""The levels that people choose from, the weakest first; they are ordinary names of bots."""

DEFAULT_LEVEL: Final = "medium"
"""The bot that plays where none is named, if the game has that level."""

PLAIN_BOT: Final = "greedy"
"""The same for a game without levels; some levels need Numba."""


class UnknownBot(CrosshexError):
    """There is no bot of this name for this game; the message lists those that exist."""


class Unsolved(CrosshexError):
    """`perfect` plays only games that have been solved here; the message says how to solve one."""


def bot_names(game: Game) -> tuple[str, ...]:
    """The bots that play this game here, without preparation.

    A game's roster may know more, such as `greedy-K` for every number K. Bots of other packages
    come last.

    >>> from crosshex.rules import Qwixx
    >>> bot_names(Qwixx())
    ('beginner', 'easy', 'medium', 'hard', 'master', 'random', 'greedy', 'conservative')
    """
    check_game(game)
    own = roster_of(game).names(game)
    return own + tuple(name for name in plugin_names(game) if name not in own)


def levels(game: Game) -> tuple[str, ...]:
    """The levels that exist for this game, the weakest first.

    >>> from crosshex.rules import Qwixx
    >>> levels(Qwixx())[-1]
    'master'
    """
    names = bot_names(game)
    return tuple(level for level in LEVELS if level in names)


def default_bot(game: Game) -> str:
    """The bot that plays where none is named: a level, or in a game without levels a plain bot.

    >>> from crosshex.rules import Qwixx
    >>> default_bot(Qwixx())
    'medium'
    """
    names = bot_names(game)
    wanted = (DEFAULT_LEVEL, *reversed(levels(game)), PLAIN_BOT)
    return next((name for name in wanted if name in names), names[0])


def stand_in_for(name: str, game: Game) -> str | None:
    """The bot that may play for one whose code is still being compiled; None if that is ready.

    Only where people wait for a move, and told: measurements and advice wait for the bot itself.

    >>> from crosshex.rules import Six
    >>> stand_in_for("greedy", Six()) is None
    True
    """
    roster = roster_of(game)
    if roster.is_compiled(name, game):
        return None
    return PLAIN_BOT if PLAIN_BOT in roster.names(game) else None


def make_bot(
    bot: BotLike,
    game: Game,
    seed: int = 0,
    seconds: float | None = None,
    *,
    programs: Programs | None = None,
) -> Bot:
    """The bot of this name, ready to play this game.

    Args:
        bot: a name as in `bot_names`; a class of bots, a bot, or a policy; or what `load_bot` makes
            of `file.py:Class`. `external:COMMAND` is a program that speaks our line protocol.
        game: the game with its seats and options.
        seed: the seed of the bot's random generator.
        seconds: for a decision, for bots that search; with None they decide.
        programs: what starts programs. Without it none is started: a name that comes from outside,
            such as from a browser, must not start anything.

    >>> from crosshex.rules import Qwixx
    >>> make_bot("greedy-1", Qwixx()).limit
    1

    Raises:
        UnknownBot: no such bot plays this game.
        MissingExtra: the bot needs packages that are not installed.
        Unsolved: the bot is `perfect`, and the game has not been solved here yet.
        ProgramFailed: a program cannot be started.
        BrokenBot: an object, or the bot of another package, is no bot.
        OptionError: the game is no game, or the time is no time.
    """
    check_game(game)
    asked: object = seconds
    if asked is not None and not (isinstance(asked, int | float) and asked >= 0):
        raise OptionError(f"seconds is a number from 0, not {seconds!r}")
    if isinstance(bot, BotObject) or not isinstance(bot, str):
        found = load_bot(bot)
        assert isinstance(found, BotObject)
        return make_from_object(found, found.source, game, seed, seconds)
    name = bot
    if name.startswith(PREFIX):
        if programs is None:
            raise UnknownBot("programs play in the terminal and in the arena only")
        return ExternalBot(game, programs.take(name.removeprefix(PREFIX)), seconds)
    roster = roster_of(game)
    if (ours := roster.make(name, game, seed, seconds)) is not None:
        return ours
    if (plugin := make_plugin(name, game, seed, seconds)) is not None:
        return plugin
    known = ", ".join((*bot_names(game), *roster.more(game)))
    raise UnknownBot(f"no bot {name!r} plays {game.name}; there are: {known}")
