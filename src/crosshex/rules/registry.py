"""Registries: for each part of the package, the room of each game.

Each part has a module `rooms` with its registries. A registry says what a room is, and what loads
the rooms of our games. Another package names the rooms of its game in a group of entry points,
`crosshex.rooms.` and the name of the game. Rooms are loaded on first use, so that the rules import
no other part.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from typing import Final, Generic, TypeVar

from crosshex.rules.catalogue import OURS, games, leave_out
from crosshex.rules.description import Description
from crosshex.rules.errors import CrosshexError

GROUP: Final = "crosshex.rooms."
Room = TypeVar("Room")


class BrokenRoom(CrosshexError):
    """A room of a game cannot be loaded; the message says which one and why."""


class Registry(Generic[Room]):
    """The rooms of all games in one part.

    >>> from crosshex.rules import find_game
    >>> from crosshex.record.rooms import NOTATIONS
    >>> find_game("longo") in NOTATIONS
    True

    Args:
        name: its name among the entry points of a game.
        ours: what loads the room of our games, by the `kind` of their descriptions.

    Attributes:
        added: the rooms of games that no package brings, by the name of the game.
    """

    def __init__(self, name: str, ours: Mapping[str, Callable[[], Room]] | None = None) -> None:
        self.name = name
        self.ours = ours or {}
        self.added: dict[str, Room] = {}

    def __contains__(self, game: Description) -> bool:
        """Whether a game has a room here, without loading it."""
        return self._loader(game) is not None

    def get(self, game: Description) -> Room | None:
        """The room of a game, or None.

        Raises:
            BrokenRoom: it cannot be loaded.
        """
        if (load := self._loader(game)) is None:
            return None
        try:
            return load()
        except (Exception, SystemExit) as error:
            told = f"cannot be loaded: {type(error).__name__}: {error}"
            raise BrokenRoom(f"the room {self.name!r} of {game.name} {told}") from error

    def of(self, game: Description) -> Room:
        """The room of a game that must have one.

        Raises:
            BrokenRoom: it has none, or it cannot be loaded.
        """
        if (room := self.get(game)) is None:
            raise BrokenRoom(f"{game.name} has no room {self.name!r} ({GROUP}{game.name})")
        return room

    def each(self) -> Iterator[tuple[Description, Room]]:
        """Every game that has a room here, with it.

        A game of another package whose room cannot be loaded is left out from then on.
        """
        for game in games().values():
            try:
                room = self.get(game)
            except BrokenRoom as error:
                if game.name in OURS:
                    raise
                leave_out(game.name, str(error))
            else:
                if room is not None:
                    yield game, room

    def _loader(self, game: Description) -> Callable[[], Room] | None:
        for name in (game.name, game.kind):
            if name in self.added:
                return partial(self.added.__getitem__, name)
            rooms = {self.name: self.ours.get(name)} if name in OURS else rooms_of(name)
            if load := rooms.get(self.name):
                return load
        return None


@cache
def rooms_of(game: str) -> Mapping[str, Callable[[], Room]]:
    """What loads the rooms that a package names for its game, by the name of the registry."""
    # Imported late: most programs ask for our own games only.
    from importlib.metadata import entry_points

    return {offer.name: offer.load for offer in entry_points(group=GROUP + game.replace("-", "_"))}
