"""Reads the Fluent catalogues and turns message ids into text in a person's language."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FALLBACK = "en"
"""The language that has every message."""

_VARIABLES = ("CROSSHEX_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


class LocaleError(ValueError):
    """A language or a message that does not exist."""


@cache
def languages() -> tuple[str, ...]:
    """The languages that have a catalogue, by their code."""
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
    """The messages of one language; what it lacks comes from English.

    >>> Texts("en")("player-number", seat=2)
    'Player 2'

    Attributes:
        language: the code of the language.
    """

    def __init__(self, language: str = FALLBACK) -> None:
        if language not in languages():
            raise LocaleError(f"no language {language!r}; there are: {', '.join(languages())}")
        self.language = language
        self._bundles = [_bundle(code) for code in dict.fromkeys((language, FALLBACK))]

    def __call__(self, message: str, /, **values: str | float) -> str:
        """The text of a message, with its variables filled in.

        Raises:
            LocaleError: no catalogue has the message, or a variable of it is missing.
        """
        for bundle in self._bundles:
            if bundle.has_message(message) and (pattern := bundle.get_message(message).value):
                text, errors = bundle.format_pattern(pattern, values)
                if errors:
                    raise LocaleError(f"message {message!r}: {errors[0]}")
                return str(text)
        raise LocaleError(f"no message {message!r}")


@cache
def catalogue(language: str) -> str:
    """The text of a language's Fluent file, as the browser gets it."""
    return files(__package__).joinpath(f"{language}.ftl").read_text("utf-8")


@cache
def _bundle(language: str) -> "FluentBundle":
    # Imported late: it takes longer than all the rest of a short command.
    from fluent.runtime import FluentBundle, FluentResource

    # Marks for the direction of text are for browsers; a terminal would show them as noise.
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue(language)))
    return bundle
