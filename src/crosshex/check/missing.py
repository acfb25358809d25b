"""What a game lacks: rooms, and texts in the languages of the browser and the terminal."""

import re
from collections.abc import Iterator
from typing import Any, Final

from crosshex.check.report import Lacking
from crosshex.check.subject import Subject, first_of
from crosshex.draw.rooms import PICTURES
from crosshex.draw.rooms import TEXTS as TEXT_ROOMS
from crosshex.envs.rooms import ENCODINGS
from crosshex.locale.texts import TEXTS, catalogue, languages
from crosshex.rules import Description, OneOf, Registry

_MESSAGE: Final = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)

ROOMS: Final[tuple[tuple[Registry[Any], str], ...]] = (
    (TEXT_ROOMS, "print(state), the terminal and screen readers show the position"),
    (PICTURES, "the browser shows a card with the text"),
    (ENCODINGS, "there are no environments"),
)
"""The rooms that nearly every game wants, and what there is without them."""


def check_rooms(subject: Subject) -> str:
    """The rooms that nearly every game wants."""
    game = subject.description
    without = [f"no room {room.name}: {instead}" for room, instead in ROOMS if game not in room]
    if without:
        raise Lacking("; ".join(without))
    return "text, picture, encoding"


def check_texts(subject: Subject) -> str:
    """A message for all that people read, in every language."""
    game = subject.description
    wanted = list(_messages(game))
    lacking = []
    for language in languages():
        there = set(
            _MESSAGE.findall(catalogue(language) + (TEXTS.get(game) or {}).get(language, ""))
        )
        if absent := [message for message in wanted if message not in there]:
            lacking.append(f"{language}: {first_of(absent)}")
    if lacking:
        raise Lacking("no text for " + "; ".join(lacking))
    return f"{len(wanted)} messages in {len(languages())} languages"


def _messages(game: Description) -> Iterator[str]:
    """The messages that a game should have."""
    yield f"game-{game.name}"
    for ending in game.endings:
        yield f"ending-{ending.replace(' ', '-')}"
    for option in game.options:
        if isinstance(option, OneOf):
            called = f"web-option-{option.name.replace('_', '-')}"
            yield from (called, *(f"{called}-{value}" for value in option.among))
