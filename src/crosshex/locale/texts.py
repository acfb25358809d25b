"""Reads the Fluent catalogues and turns message ids into text in a person's language.

The messages of our own games are in our catalogues. A game of another package has its own in its
room `texts`: a mapping from the code of a language to Fluent source.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from crosshex.rules import CrosshexError, Description, Registry, games, is_game

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FALLBACK = "en"
"""The language that has every message."""

_GAME = "game-"
TEXTS: Final = Registry[Mapping[str, str]]("texts")
"""From the code of a language to Fluent source, for the games of other packages."""
_VARIABLES = ("CROSSHEX_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


class LocaleError(CrosshexError):
    """A language or a message that does not exist."""


@cache
def languages() -> tuple[str, ...]:
    """The languages that have a catalogue, by their code.

    >>> languages()
    ('de', 'el', 'en', 'hu', 'pl', 'tr')
    """
    names = (entry.name for entry in files(__package__).iterdir())
    return tuple(sorted(name.removesuffix(".ftl") for name in names if name.endswith(".ftl")))


def choose_language(wanted: str | None, environ: Mapping[str, str]) -> str:
    """The language to use: the one asked for, else the environment's, else English.

    >>> choose_language(None, {"LANG": "en_GB.UTF-8"})
    'en'

    Raises:
        LocaleError: a language was asked for by name, and it does not exist.
    """
    if wanted is not None:
        if (code := _code(wanted)) in languages():
            return code
        raise LocaleError(f"no language {wanted!r}; there are: {', '.join(languages())}")
    for variable in _VARIABLES:
        if setting := environ.get(variable):
            code = _code(setting)
            return code if code in languages() else FALLBACK
    return FALLBACK


def _code(setting: str) -> str:
    """`de` from `de_DE.UTF-8` or `de-AT`."""
    return setting.split(".")[0].replace("-", "_").split("_")[0].lower()


class Texts:
    """The messages of one language; missing ones come from English.

    >>> Texts("en")("player-number", seat=2)
    'Player 2'

    Attributes:
        language: the code of the language.
    """

    def __init__(self, language: str = FALLBACK, more: Callable[[str], str] | None = None) -> None:
        """Choose a language.

        Args:
            language: its code.
            more: further messages, as Fluent source by the code of a language.

        Raises:
            LocaleError: there is no such language.
        """
        if language not in languages():
            raise LocaleError(f"no language {language!r}; there are: {', '.join(languages())}")
        self.language = language
        self._more = more

    def __call__(self, message: str, /, **values: str | float) -> str:
        """The text of a message, with its variables filled in.

        Raises:
            LocaleError: no catalogue has the message, or a variable of it is missing.
        """
        for bundle in self._bundles():
            if bundle.has_message(message) and (pattern := bundle.get_message(message).value):
                text, errors = bundle.format_pattern(pattern, values)
                if errors:
                    raise LocaleError(f"message {message!r}: {errors[0]}")
                return str(text)
        if message.startswith(_GAME) and is_game(name := message.removeprefix(_GAME)):
            return games()[name].title
        raise LocaleError(f"no message {message!r}")

    def has(self, message: str) -> bool:
        """Whether there is such a message, in our catalogues or in those of a game."""
        return any(bundle.has_message(message) for bundle in self._bundles())

    def word(self, message: str, otherwise: str) -> str:
        """The text of a message without variables, or `otherwise` if there is none."""
        return self(message) if self.has(message) else otherwise

    def ending(self, ending: str) -> str:
        """Why a game ended: the sentence for it, or the words of the record.

        >>> Texts("en").ending("rows locked")
        'Two rows are locked: the game is over.'
        """
        return self.word(f"ending-{ending.replace(' ', '-')}", ending)

    def bot(self, bot: str) -> str:
        """A bot's level as people read it; `greedy-3` is the level 3 of `greedy`.

        >>> Texts("en").bot("greedy")
        'Greedy bot'
        """
        family, _, level = bot.rpartition("-")
        if not level.isdigit():
            family, level = bot, "none"
        known = (f"web-bot-{bot}", f"web-bot-{family}", "web-bot-other")
        return self(next(filter(self.has, known)), name=bot, level=level)

    def bots(self, bots: Sequence[str | None]) -> list[str | None]:
        """The names of the bots at a table; None for the seats of people.

        Bots of the same level are told apart by their seat.

        >>> Texts("en").bots([None, "easy", "hard", "easy"])
        [None, 'Easy bot 2', 'Hard bot', 'Easy bot 4']
        """
        return [
            bot
            and (
                self("web-bot-seat", bot=self.bot(bot), seat=seat)
                if bots.count(bot) > 1
                else self.bot(bot)
            )
            for seat, bot in enumerate(bots, 1)
        ]

    def _bundles(self) -> "Iterator[FluentBundle]":
        """The catalogues to search for a message, in order; those of other packages come last."""
        codes = tuple(dict.fromkeys((self.language, FALLBACK)))
        for code in codes:
            if self._more is not None:
                yield _bundle(code, self._more(code))
            yield _bundle(code, catalogue(code))
        for _, sources in TEXTS.each():
            for code in codes:
                yield _bundle(code, sources.get(code, ""))


def game_texts(description: Description, language: str) -> str:
    """The messages in a game's own room, as Fluent source: in the language, else in English.

    >>> from crosshex.rules import find_game
    >>> game_texts(find_game("qwixx"), "de")
    ''
    """
    sources = TEXTS.get(description) or {}
    return sources.get(language) or sources.get(FALLBACK, "")


@cache
def catalogue(language: str) -> str:
    """The text of a language's Fluent file, as the browser gets it."""
    return files(__package__).joinpath(f"{language}.ftl").read_text("utf-8")


@cache
def package_catalogue(package: str, language: str) -> str:
    """The Fluent source in a package's folder `texts`; empty if it has no such language."""
    source = files(package).joinpath("texts", f"{language}.ftl")
    return source.read_text("utf-8") if source.is_file() else ""


@cache
def _bundle(language: str, source: str) -> "FluentBundle":
    # Imported late: it takes longer than all the rest of a short command.
    from fluent.runtime import FluentBundle, FluentResource

    # Marks for the direction of text are for browsers; a terminal would show them as garbage.
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    return bundle
