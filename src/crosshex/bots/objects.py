"""Bots that are objects: a class, an instance, a function, or the name of one in a module or file.

Plans and environments hold every bot under a name. An object is held as a `BotObject`, a name that
carries it along, also to other processes.
"""

import copy
import inspect
import pickle
import re
import sys
from collections.abc import Callable, Sequence
from functools import lru_cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, Final, Self, TypeAlias

from crosshex.bots.base import BatchBot, Bot
from crosshex.rules import CrosshexError, Game, Move, State

Policy: TypeAlias = Callable[[State, int], Move]
"""A function that gets what a seat sees, and the seat, and returns a legal move."""

BotLike: TypeAlias = str | type[Any] | Bot | Policy
"""The name of a bot, a class of bots, a bot, or a policy."""

_REFERENCE: Final = re.compile(
    r"(?P<where>(?!external:)[^\s:@,]+|[A-Za-z]:[^\s:@,]+):(?P<what>[^\W\d]\w*)"
)


class BrokenBot(CrosshexError):
    """An object cannot be a bot; the message says which one, and why."""


class BotObject(str):
    """A bot that is an object: the name that people read, with what makes the bot.

    Attributes:
        source: the class, the bot or the function.
        reference: where it can be found again, such as `mybot.py:Mine`; empty for an object.
    """

    source: Any
    reference: str

    def __new__(cls, name: str, source: Any, reference: str = "") -> Self:
        """The name with its object."""
        made = super().__new__(cls, name)
        made.source, made.reference = source, reference
        return made

    def __reduce__(self) -> tuple[Any, ...]:
        if self.reference:
            return load_bot, (self.reference,)
        return _unpacked, (str(self), _packed(self.source))


def is_reference(name: str) -> bool:
    """Whether a name leads to an object in a module or a file.

    >>> [is_reference(name) for name in ("mybot.py:Mine", "my.bots:Mine", "external:./bot", "hard")]
    [True, True, False, False]
    """
    return _REFERENCE.fullmatch(name) is not None


def load_bot(bot: BotLike) -> str:
    """The name of a bot; that of an object, or of one in a module or a file, carries the object.

    Only for names that do not come from strangers: a module is executed when it is loaded.

    >>> load_bot("greedy")
    'greedy'
    >>> load_bot(lambda state, seat: state.legal(seat)[0])
    'policy'

    Raises:
        BrokenBot: there is no such module or object, or it cannot be a bot.
    """
    if isinstance(bot, BotObject):
        return bot
    if not isinstance(bot, str):
        name = str(getattr(bot, "__name__", type(bot).__name__))
        if not callable(bot) and not hasattr(bot, "choose") and not hasattr(bot, "choose_all"):
            raise BrokenBot(
                f"{bot!r} is no bot: expected a name, a class of bots, a bot, or a function of a"
                " state and a seat"
            )
        return BotObject(name if name.isidentifier() else "policy", bot)
    if bot.endswith(".py") and not bot.startswith("external:"):
        raise BrokenBot(f"{bot}: name the bot in this file too, such as {bot}:MyBot")
    if not (found := _REFERENCE.fullmatch(bot)):
        return bot
    module = _module(found["where"], bot)
    if not hasattr(module, found["what"]):
        raise BrokenBot(f"{bot}: there is no {found['what']} in {found['where']}")
    return BotObject(bot, getattr(module, found["what"]), bot)


def load_bots(bots: Sequence[BotLike]) -> tuple[str, ...]:
    """The names of several bots; objects with the same name get numbers.

    >>> load_bots(["greedy", lambda state, seat: None, lambda state, seat: None])
    ('greedy', 'policy', 'policy-2')

    Raises:
        BrokenBot: one of them is no bot.
    """
    if isinstance(bots, str):
        raise BrokenBot(f"bots are a list, such as {bots.split(',')!r}, not {bots!r}")
    names: list[str] = []
    for bot in bots:
        name = load_bot(bot)
        if isinstance(name, BotObject) and not name.reference:
            alike = sum(other.partition("-")[0] == name for other in names)
            others = [other for other in names if isinstance(other, BotObject)]
            if same := [other for other in others if other.source is name.source]:
                name = same[0]
            elif alike:
                name = BotObject(f"{name}-{alike + 1}", name.source)
        names.append(name)
    return tuple(names)


def make_from_object(name: str, source: Any, game: Game, seed: int, seconds: float | None) -> Bot:
    """The bot of an object, for a game.

    A class is called with the game, the seed and, if it takes them, the seconds for a decision. So
    is a function of three parameters. A function of two is a policy. A bot is copied for each game,
    with this game and random numbers of its own.

    Raises:
        BrokenBot: it is no bot, or it failed.
    """
    try:
        made = _called(source, game, seed, seconds) if _is_maker(source) else source
        if isinstance(made, Bot):
            return made if made is not source else _copied(name, made, game, seed)
    except CrosshexError:
        raise  # The bot explains itself, for example that it does not play this game.
    except Exception as error:
        raise BrokenBot(f"{name} cannot be made: {type(error).__name__}: {error}") from error
    if hasattr(made, "choose_all"):
        return _Together(game, seed, made.choose_all)
    if hasattr(made, "choose"):
        return _Asked(game, seed, made.choose)
    if callable(made) and made is source:
        return _Asked(game, seed, made)
    raise BrokenBot(f"{name} gave {type(made).__name__}, not a crosshex.bots.Bot")


def _copied(name: str, bot: Bot, game: Game, seed: int) -> Bot:
    if bot.game.name != game.name:
        raise BrokenBot(f"{name} was made for {bot.game.name}, not for {game.name}")
    bot = copy.copy(bot)
    bot.game, bot.random = game, Random(seed)
    return bot


class _Asked(Bot):
    """Asks a function."""

    def __init__(self, game: Game, seed: int, policy: Policy) -> None:
        super().__init__(game, seed)
        self._policy = policy

    def choose(self, state: State, seat: int) -> Move:
        """What the function returns."""
        return self._policy(state, seat)


class _Together(BatchBot):
    """Asks a function about many positions at once."""

    def __init__(self, game: Game, seed: int, policy: Callable[..., Sequence[Move]]) -> None:
        super().__init__(game, seed)
        self._policy = policy

    def choose_all(self, states: Sequence[State], seats: Sequence[int]) -> Sequence[Move]:
        """What the function returns."""
        return self._policy(states, seats)


def _is_maker(source: Any) -> bool:
    """Whether an object makes bots instead of being one."""
    if isinstance(source, type):
        return True
    if isinstance(source, Bot) or hasattr(source, "choose") or hasattr(source, "choose_all"):
        return False
    return _needed(source) == 3


def _needed(source: Any) -> int:
    """How many parameters must be given in order."""
    try:
        parameters = inspect.signature(source).parameters.values()
    except (TypeError, ValueError):
        return 0
    in_order = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    return sum(each.kind in in_order and each.default is each.empty for each in parameters)


def _called(source: Any, game: Game, seed: int, seconds: float | None) -> Any:
    """Call a class or a maker with what it takes."""
    parameters = inspect.signature(source).parameters
    if "seconds" in parameters:
        return source(game, seed, seconds=seconds)
    if _needed(source) > 2:
        return source(game, seed, seconds)
    kinds = [each.kind for each in parameters.values()]
    if inspect.Parameter.VAR_POSITIONAL in kinds:
        return source(game, seed)
    return source(*(game, seed)[: len(kinds) - kinds.count(inspect.Parameter.VAR_KEYWORD)])


# -- modules, and other processes


def _module(where: str, bot: str) -> ModuleType:
    try:
        if where.endswith(".py"):
            return _file(Path(where).expanduser().resolve())
        here = str(Path.cwd())
        if here not in sys.path:
            sys.path.append(here)
        return import_module(where)
    except FileNotFoundError as error:
        raise BrokenBot(f"{bot} cannot be loaded: there is no file {error.filename}") from error
    except (Exception, SystemExit) as error:  # A script may end itself.
        raise BrokenBot(f"{bot} cannot be loaded: {type(error).__name__}: {error}") from error


@lru_cache(64)
def _file(path: Path) -> ModuleType:
    """A file as a module, loaded once; it may import its neighbours."""
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    name = f"crosshex_bot_{path.stem}"
    spec = spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def _packed(source: Any) -> bytes:
    """An object for another process; also one that is defined in a notebook or a script."""
    try:
        import cloudpickle
    except ModuleNotFoundError:  # Without it only named code can be sent.
        return pickle.dumps(source)
    packed: bytes = cloudpickle.dumps(source)
    return packed


@lru_cache(16)
def _unpacked(name: str, packed: bytes) -> BotObject:
    """The same in that process, once for all its games."""
    return BotObject(name, pickle.loads(packed))
