"""The rooms of games: ours, those of other packages, and those that were added."""

import pkgutil
from dataclasses import replace
from importlib import import_module
from importlib.metadata import EntryPoint
from importlib.util import find_spec

import pytest

import crosshex
from crosshex.record.rooms import NOTATIONS
from crosshex.rules import BrokenRoom, Description, Registry, find_game, registry

SHAPES = Registry[str]("shape", {"six": lambda: "hexagons", "qwixx": lambda: "rows"})
CHESS = Description(name="chess", title="Chess", factory=find_game("six").factory, seats=(2,))


def offers(*found: tuple[str, str]) -> dict[str, object]:
    """What a package offers, as `rooms_of` reads it."""
    return {name: EntryPoint(name, value, "").load for name, value in found}


def test_games_of_one_kind_share_their_rooms() -> None:
    assert SHAPES.of(find_game("longo")) == "rows"
    assert SHAPES.of(replace(find_game("qwixx"), name="other")) == "rows"
    assert find_game("six") in SHAPES


def test_a_game_without_a_room_has_none() -> None:
    assert CHESS not in SHAPES
    assert SHAPES.get(CHESS) is None
    with pytest.raises(BrokenRoom, match=r"chess has no room 'shape' .crosshex\.rooms\.chess."):
        SHAPES.of(CHESS)


def test_the_rooms_of_a_package_are_loaded_by_their_name(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def from_package(game: str) -> dict[str, object]:
        asked.append(game)
        return offers(("shape", "string:digits")) if game == "chess" else {}

    monkeypatch.setattr(registry, "rooms_of", from_package)
    assert SHAPES.of(CHESS) == "0123456789"
    assert SHAPES.of(find_game("six")) == "hexagons"
    assert asked == ["chess"], "no package changes a game of ours"


@pytest.mark.parametrize(
    ("where", "told"),
    [
        ("no_such_module:X", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("string:no_such_name", "AttributeError: .*no_such_name"),
        ("tests.rules.broken_room:ROOM", "ValueError: on purpose"),
    ],
)
def test_a_room_that_cannot_be_loaded_is_named(
    where: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "rooms_of", lambda game: offers(("shape", where)))
    assert CHESS in SHAPES
    with pytest.raises(BrokenRoom, match=f"^the room 'shape' of chess cannot be loaded: {told}"):
        SHAPES.of(CHESS)


def test_a_room_can_be_added_without_a_package(monkeypatch: pytest.MonkeyPatch) -> None:
    notation = NOTATIONS.of(find_game("six"))
    monkeypatch.setitem(NOTATIONS.added, "chess", notation)
    assert NOTATIONS.of(CHESS) is notation


def test_all_rooms_of_our_games_are_there() -> None:
    found = 0
    for part in pkgutil.iter_modules(crosshex.__path__, "crosshex."):
        if not part.ispkg or find_spec(f"{part.name}.rooms") is None:
            continue
        for each in vars(import_module(f"{part.name}.rooms")).values():
            if isinstance(each, Registry):
                for kind in each.ours:
                    found += each.of(find_game(kind)) is not None
    assert found > 30
