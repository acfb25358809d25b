"""The levels: each plays every game by the rules, and makes its typical mistakes."""

import pytest

from crosshex.bots import bot_names, make_bot
from crosshex.bots.qwixx.levels import USUAL, Habits, HumanlikeQwixx
from crosshex.rules import CHANCE, COLOURS, Colour, Longo, Marks, Qwixx, QwixxState, Roll
from tests.games import whole_game
from tests.rules.builders import row_of

BELOW_MASTER = tuple(USUAL)
TABLES = [kind(seats) for kind in (Qwixx, Longo) for seats in (1, 2, 3, 4, 5)]


def stand(rows: str, others: str = "|||", failed: int = 0, seats: int = 2) -> QwixxState:
    """A state with red locked; seat 1 has `rows`, such as `2 3 | 4 | | 12 11`, others `others`."""

    def marks(text: str, failed: int = 0) -> Marks:
        red, yellow, green, blue = (
            row_of(game.sheet, colour, tuple(map(int, numbers.split())))
            for colour, numbers in zip(COLOURS, text.split("|"), strict=True)
        )
        return Marks((red, yellow, green, blue), failed)

    game = Qwixx(seats)
    sheets = (marks(rows, failed), *(marks(others) for _ in range(seats - 1)))
    return QwixxState(game, sheets, 0, frozenset({Colour.RED}))


def first_choice(habits: Habits, state: QwixxState, roll: str, seat: int = 0, seed: int = 0) -> str:
    thrown = state.play(CHANCE, Roll.parse(roll))
    return str(HumanlikeQwixx(state.game, seed, habits).choose(thrown, seat))


def second_choice(habits: Habits, state: QwixxState, roll: str) -> str:
    thrown = state.play(CHANCE, Roll.parse(roll))
    for seat in range(state.game.seats):
        thrown = thrown.play(seat, thrown.parse(seat, "-"))
    return str(HumanlikeQwixx(state.game, 0, habits).choose(thrown, 0))


@pytest.mark.parametrize("game", TABLES, ids=lambda game: f"{game.name}-{game.seats}")
@pytest.mark.parametrize("level", BELOW_MASTER)
def test_every_level_plays_whole_games_and_a_seed_repeats_them(game: Qwixx, level: str) -> None:
    assert level in bot_names(game)
    first, second = (
        whole_game(game, [make_bot(level, game, seat) for seat in range(game.seats)], seed=2)
        for _ in range(2)
    )
    assert first.outcome is not None
    assert first == second


@pytest.mark.parametrize("game", [Qwixx(2), Longo(2)], ids=["qwixx", "longo"])
@pytest.mark.parametrize("lower", range(len(BELOW_MASTER) - 1))
def test_a_level_scores_more_than_the_one_below(game: Qwixx, lower: int) -> None:
    points = [0, 0]
    for seed in range(60):
        bots = [make_bot(BELOW_MASTER[lower + k], game, 2 * seed + k) for k in (0, 1)]
        scores = whole_game(game, bots, seed).scores
        points = [points[0] + scores[0], points[1] + scores[1]]
    assert points[1] > points[0]


def test_even_the_beginner_beats_random_play() -> None:
    game = Qwixx(2)
    won = 0
    for seed in range(20):
        bots = [make_bot("beginner", game, seed), make_bot("random", game, seed)]
        mine, chance = whole_game(game, bots, seed).scores
        won += mine > chance
    assert won >= 14


def test_patience_is_the_number_of_fields_that_may_be_skipped() -> None:
    state = Qwixx(2).start()
    assert first_choice(Habits(3), state, "1 4 1 1 1 1") == "r5"
    assert first_choice(Habits(2), state, "1 4 1 1 1 1") == "-"
    # In action 2 one more is accepted if the alternative is a failed throw.
    assert second_choice(Habits(2), state, "1 4 4 6 1 1") == "r5"


def test_an_eager_player_crosses_whatever_it_costs() -> None:
    assert first_choice(Habits(0, eager=1.0), Qwixx(2).start(), "3 4 1 1 1 1") == "r7"


def test_a_player_who_overlooks_everything_crosses_nothing() -> None:
    assert first_choice(Habits(5, overlooks=1.0), Qwixx(2).start(), "1 1 1 1 1 1") == "-"


def test_a_dreaming_player_misses_only_the_throws_of_others() -> None:
    state = Qwixx(2).start()
    assert first_choice(Habits(5, dreams=1.0), state, "1 1 1 1 1 1", seat=1) == "-"
    assert first_choice(Habits(5, dreams=1.0), state, "1 1 1 1 1 1", seat=0) == "r2"


def test_mistakes_come_as_often_as_the_habit_says() -> None:
    state = Qwixx(2).start()
    habits = Habits(5, dreams=0.3)
    missed = sum(
        first_choice(habits, state, "1 1 1 1 1 1", seat=1, seed=seed) == "-" for seed in range(400)
    )
    assert 85 <= missed <= 155


FAR_AHEAD = "| | 12 11 10 9 8 7 6 5 |"


def test_a_counting_player_ends_the_game_only_if_ahead() -> None:
    counting, careless = Habits(2, counts=True), Habits(2)
    roll = "6 6 . 1 1 1"
    ready = "| 2 3 4 5 6 7 8 9 | |"
    assert first_choice(careless, stand(ready, "| | 12 11 10 9 8 7 6 5 4 3 |"), roll) == "y12"
    assert first_choice(counting, stand(ready, "| | 12 11 10 9 8 7 6 5 4 3 |"), roll) == "g12"
    assert first_choice(counting, stand(ready, FAR_AHEAD), roll) == "y12"


def test_a_counting_player_takes_the_fourth_failed_throw_only_if_ahead() -> None:
    counting = Habits(2, counts=True)
    roll = "1 6 . 6 6 6"
    ahead = stand("| 2 3 4 5 6 7 | 12 11 10 |", failed=3)
    behind = stand("| 2 3 4 5 | 12 11 10 |", FAR_AHEAD, failed=3)
    assert second_choice(counting, ahead, roll) == "x"
    assert second_choice(counting, behind, roll) != "x"


def test_a_counting_player_alone_locks_and_avoids_the_fourth_failed_throw() -> None:
    counting = Habits(2, counts=True)
    ready = stand("| 2 3 4 5 6 7 8 9 | |", seats=1)
    assert first_choice(counting, ready, "6 6 . 1 1 1") == "y12"
    last = stand("| 2 3 4 5 | 12 11 10 |", failed=3, seats=1)
    assert second_choice(counting, last, "1 6 . 6 6 6") != "x"
