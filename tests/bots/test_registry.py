from pathlib import Path

import pytest

from crosshex.bots import (
    LEVELS,
    Bot,
    Roster,
    UnknownBot,
    bot_names,
    default_bot,
    levels,
    make_bot,
    timeless,
)
from crosshex.bots.descriptions import describe_bot
from crosshex.bots.programs import setup_words
from crosshex.bots.qwixx.greedy import GreedyQwixx
from crosshex.bots.random_bot import RandomBot
from crosshex.bots.rating_list import listed_ratings, rating_key
from crosshex.bots.registry import Unsolved
from crosshex.bots.rooms import ROSTERS
from crosshex.rules import CHANCE, Game, Longo, Qwixx, Six, State
from tests.games import ALL_GAMES, label
from tests.nim import NIM, Nim


def play_out(game: Game, bots: list[Bot], seed: int = 0) -> State:
    """Play a whole game between bots, with the dice of a seed."""
    dice = make_bot("random", game, seed).random
    state = game.start()
    while actors := state.to_act:
        if actors is CHANCE:
            rolls = state.legal(CHANCE)
            state = state.play(CHANCE, rolls[dice.randrange(len(rolls))])
        else:
            seat = actors[0]
            state = state.play(seat, bots[seat].choose(state.view(seat), seat))
    return state


@pytest.mark.parametrize("game", ALL_GAMES, ids=label)
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_plays_whole_games_of_every_kind(game: Game, name: str) -> None:
    if name == "random" and isinstance(game, Six):
        game = Six(game.seats, game.variant, game.claim, move_limit=20)
    bots = [make_bot(name, game, seat) for seat in range(game.seats)]
    assert play_out(game, bots).outcome is not None


@pytest.mark.parametrize("game", [Qwixx(2), Longo(3), Six(variant="advanced", move_limit=20)])
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_the_same_seed_plays_the_same_game(game: Game, name: str) -> None:
    first, second = (
        play_out(game, [make_bot(name, game, seat) for seat in range(game.seats)]) for _ in range(2)
    )
    assert first == second


def test_every_listed_name_makes_a_bot() -> None:
    for game in (Qwixx(), Longo(), Six()):
        for name in bot_names(game):
            assert make_bot(name, game).game is game


def test_greedy_takes_any_limit_in_qwixx() -> None:
    bot = make_bot("greedy-7", Longo())
    assert isinstance(bot, GreedyQwixx)
    assert bot.limit == 7


@pytest.mark.parametrize(
    ("name", "game"), [("genius", Qwixx()), ("greedy-2", Six()), ("conservative", Six())]
)
def test_an_unknown_bot_is_refused_with_a_list_of_those_that_exist(name: str, game: Game) -> None:
    with pytest.raises(UnknownBot, match=rf"{name}.*{game.name}.*random, greedy"):
        make_bot(name, game)


@pytest.mark.parametrize("game", [Qwixx(), Longo()])
def test_greedy_beats_random_clearly_at_qwixx(game: Game) -> None:
    won = 0
    for seed in range(20):
        state = play_out(game, [make_bot("greedy", game), make_bot("random", game, seed)], seed)
        assert state.outcome is not None
        won += state.outcome.winners == (0,)
    assert won >= 18


@pytest.mark.parametrize("variant", ["basic", "advanced"])
def test_greedy_beats_random_clearly_at_six(variant: str) -> None:
    for seed in range(10):
        game = Six(variant="basic" if variant == "basic" else "advanced")
        bots = [make_bot("greedy", game, seed), make_bot("random", game, seed)]
        greedy = seed % 2
        state = play_out(game, bots[::-1] if greedy else bots)
        assert state.outcome is not None
        assert state.outcome.winners == (greedy,)


def test_perfect_says_how_to_solve_the_game_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CROSSHEX_SOLUTIONS", str(tmp_path))
    for game, command in ((Qwixx(1), "crosshex solve qwixx"), (Longo(1), "crosshex solve longo")):
        with pytest.raises(Unsolved, match=command):
            make_bot("perfect", game)


@pytest.mark.parametrize("game", ALL_GAMES, ids=label)
def test_levels_are_existing_bots_from_the_weakest_to_the_strongest(game: Game) -> None:
    there = levels(game)
    assert list(there) == [level for level in LEVELS if level in bot_names(game)]
    for level in there:
        assert make_bot(level, game).game is game


def test_a_bot_that_does_not_search_accepts_any_time() -> None:
    for game in (Qwixx(), Longo(), Six()):
        assert make_bot("greedy", game, seconds=0.001).game is game


def test_a_game_without_its_own_bots_has_random() -> None:
    game = Nim()
    assert bot_names(game) == ("random",)
    assert levels(game) == ()
    assert default_bot(game) == "random"
    assert describe_bot("random", game) == "any legal move"
    assert play_out(game, [make_bot("random", game, seat) for seat in range(2)]).outcome
    with pytest.raises(UnknownBot, match=r"no bot 'greedy' plays nim; there are: random$"):
        make_bot("greedy", game)
    assert (setup_words(game), rating_key(game), listed_ratings(game)) == (["seats=2"], "nim-2", {})


ROSTER = Roster({name: timeless(RandomBot) for name in ("odd", "hard", "beginner")}, {"odd": "odd"})


def test_a_game_of_another_package_brings_its_roster(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Nim()
    monkeypatch.setitem(ROSTERS.added, NIM.name, ROSTER)
    assert bot_names(game) == ("odd", "hard", "beginner")
    assert levels(game) == ("beginner", "hard")
    assert default_bot(game) == "hard", "without medium the strongest level"
    assert describe_bot("odd", game) == "odd"
    assert isinstance(make_bot("odd", game), RandomBot)


@pytest.mark.parametrize("game", ALL_GAMES, ids=label)
def test_the_default_bot_is_the_middle_level(game: Game) -> None:
    assert default_bot(game) == "medium"
