from pathlib import Path

import pytest

from crosshex.bots import LEVELS, Bot, UnknownBot, bot_names, levels, make_bot
from crosshex.bots.qwixx_greedy import GreedyQwixx
from crosshex.bots.registry import Unsolved
from crosshex.rules import CHANCE, Game, Longo, Qwixx, Six, State
from tests.games import ALL_GAMES, label


def play_out(game: Game, bots: list[Bot], seed: int = 0) -> State:
    """A whole game between bots, with the dice of a seed."""
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
def test_a_bot_plays_whole_games_at_every_table(game: Game, name: str) -> None:
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


def test_greedy_takes_any_number_in_qwixx() -> None:
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
def test_levels_are_bots_that_exist_from_the_weakest_to_the_strongest(game: Game) -> None:
    there = levels(game)
    assert list(there) == [level for level in LEVELS if level in bot_names(game)]
    for level in there:
        assert make_bot(level, game).game is game


def test_a_bot_that_does_not_search_takes_any_time() -> None:
    for game in (Qwixx(), Longo(), Six()):
        assert make_bot("greedy", game, movetime=0.001).game is game
