import importlib.metadata
from importlib.metadata import EntryPoint, EntryPoints
from typing import Any

import pytest

from crosshex.bots import Bot, BrokenBot, UnknownBot, bot_names, make_bot, plugins
from crosshex.rules import Game, Move, Qwixx, Six, State


class Untimed(Bot):
    """A class as people write it first: it has no constructor of its own."""

    def choose(self, state: State, seat: int) -> Move:
        return state.legal(seat)[0]


class LastMove(Bot):
    """Takes the last of the legal moves."""

    def __init__(self, game: Game, seed: int, seconds: float | None) -> None:
        super().__init__(game, seed)
        self.seconds = seconds

    def choose(self, state: State, seat: int) -> Move:
        return state.legal(seat)[-1]


def not_a_bot(game: Game, seed: int, seconds: float | None) -> str:
    return "bot"


def only_alone(game: Game, seed: int, seconds: float | None) -> Bot:
    raise UnknownBot("this bot plays alone")


@pytest.fixture(autouse=True)
def offered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Entry points of bots, as installed packages offer them."""
    offers = {
        "last": f"{__name__}:LastMove",
        "six.second": f"{__name__}:LastMove",
        "greedy": f"{__name__}:LastMove",
        "six.untimed": f"{__name__}:Untimed",
        "lost": "no.such.module:Bot",
        "odd": f"{__name__}:not_a_bot",
        "alone": f"{__name__}:only_alone",
    }
    found = EntryPoints(EntryPoint(name, value, plugins.GROUP) for name, value in offers.items())

    def entry_points(**wanted: Any) -> EntryPoints:
        return found.select(**wanted)

    monkeypatch.setattr(plugins, "entry_points", entry_points)
    assert importlib.metadata.entry_points is not entry_points


def test_bots_of_other_packages_are_listed_after_our_own() -> None:
    assert {"random", "greedy"} <= set(bot_names(Six())[:-6])
    assert bot_names(Six())[-6:] == ("alone", "last", "lost", "odd", "second", "untimed")
    assert "second" not in bot_names(Qwixx())


def test_a_class_without_a_constructor_can_be_an_entry_point() -> None:
    assert isinstance(make_bot("untimed", Six(), seed=3, seconds=0.5), Untimed)


def test_a_bot_of_another_package_gets_the_game_the_seed_and_the_time() -> None:
    bot = make_bot("last", Qwixx(), seed=3, seconds=0.5)
    assert isinstance(bot, LastMove)
    assert bot.seconds == 0.5
    assert isinstance(make_bot("second", Six()), LastMove)


def test_our_own_bot_keeps_its_name() -> None:
    assert not isinstance(make_bot("greedy", Six()), LastMove)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("lost", "'lost' of the entry point no.such.module:Bot.*ModuleNotFoundError"),
        ("odd", "gave str, not a crosshex.bots.Bot"),
    ],
)
def test_a_broken_bot_says_what_is_wrong_and_leaves_the_others_alone(
    name: str, message: str
) -> None:
    with pytest.raises(BrokenBot, match=message):
        make_bot(name, Six())
    assert isinstance(make_bot("last", Six()), LastMove)


def test_a_bot_may_refuse_a_game_in_its_own_words() -> None:
    with pytest.raises(UnknownBot, match="this bot plays alone"):
        make_bot("alone", Six())
