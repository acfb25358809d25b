import json

import pytest

from crosshex.bots import LEVELS, bot_names, rating_list
from crosshex.bots.descriptions import describe_bot
from crosshex.bots.rating_list import listed_ratings, rating_key
from crosshex.rules import Game, Longo, Qwixx, Six
from tests.cli.terminal import Terminal


@pytest.fixture
def rated(monkeypatch: pytest.MonkeyPatch) -> None:
    lists = {"qwixx-2": {"random": [900, 880, 920], "greedy": [1500, 1500, 1500]}}
    monkeypatch.setattr(rating_list, "_read", lambda: lists)


@pytest.mark.usefixtures("rated")
def test_rated_bots_come_first_and_the_strongest_at_the_top(terminal: Terminal) -> None:
    run = terminal("bots", "qwixx")
    lines = [line.split() for line in run.out.splitlines()]
    assert lines[0] == ["qwixx,", "2", "seats"]
    assert lines[2][:2] == ["greedy", "1500"]
    assert lines[3][:2] == ["random", "900"]
    assert ["conservative", "–"] in [words[:2] for words in lines]


@pytest.mark.usefixtures("rated")
def test_json_lists_names_levels_and_ratings(terminal: Terminal) -> None:
    listed = json.loads(terminal("bots", "qwixx", "--json").out)["qwixx"]
    assert listed[1] == {
        "bot": "random",
        "level": None,
        "rating": 900,
        "rating_ci": [880, 920],
        "about": "any legal move",
    }
    master = next(bot for bot in listed if bot["bot"] == "master")
    assert master["level"] == len(LEVELS)
    assert all(bot["about"] for bot in listed)


def test_without_a_game_all_are_listed(terminal: Terminal) -> None:
    run = terminal("bots")
    assert run.status == 0
    assert [name in run.out for name in ("qwixx, 2 seats", "longo, 2 seats", "six, basic")]


@pytest.mark.parametrize("game", [Qwixx(), Longo(), Six()], ids=lambda game: game.name)
def test_every_bot_of_ours_is_described(game: Game) -> None:
    assert all(describe_bot(name, game) for name in bot_names(game))


def test_an_impossible_game_is_refused(terminal: Terminal) -> None:
    assert "no game 'chess'" in terminal("bots", "chess").err
    assert terminal("bots", "six", "--seats", "3").status == 2


@pytest.mark.parametrize(
    ("game", "key"),
    [(Qwixx(3), "qwixx-3"), (Longo(5), "longo-5"), (Six(4, "advanced"), "six-4-advanced")],
)
def test_every_kind_of_game_has_its_own_rating_list(game: Game, key: str) -> None:
    assert rating_key(game) == key


def test_the_shipped_ratings_can_be_read_for_every_game() -> None:
    for game in (*map(Qwixx, range(1, 6)), *map(Longo, range(1, 6)), Six(), Six(4, "advanced")):
        ratings = [listed.rating for listed in listed_ratings(game).values()]
        assert ratings == sorted(ratings, reverse=True)
