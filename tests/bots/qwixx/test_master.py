"""`master` plays to win: choices that are clearly right or wrong, and a match with a seed."""

import sys
from collections.abc import Sequence
from copy import copy

import numpy as np
import pytest

from benchmarks.plain_master import PlainMaster
from crosshex.arena.luck import luck_of
from crosshex.bots import MissingExtra, UnknownBot, bot_names, make_bot, packages
from crosshex.bots.qwixx import master
from crosshex.bots.qwixx import roster as qwixx_roster
from crosshex.bots.qwixx.learnt import LEARNT
from crosshex.bots.qwixx.master import MasterQwixx
from crosshex.bots.qwixx.turns import ROUNDING
from crosshex.bots.qwixx.value_net import ValueNet, shipped_net
from crosshex.fast.qwixx import network, positions, turns
from crosshex.fast.warm import warm_turns
from crosshex.rules import (
    CHANCE,
    COLOURS,
    Colour,
    Longo,
    Marks,
    Move,
    Qwixx,
    QwixxState,
    Roll,
    straight_sheet,
)
from crosshex.simulate.deals import Deal
from crosshex.simulate.playing import Question, Start, play_all
from tests.games import whole_game
from tests.rules.builders import row_of

PAIRS = ((4, 9), (6, 11), (5, 10), (3, 6), (2, 5))
TABLES = [kind(seats) for kind in (Qwixx, Longo) for seats in (2, 3, 4, 5)]
RED_LOCKED = frozenset({Colour.RED})


def sheet_of(game: Qwixx, rows: str, failed: int = 0) -> Marks:
    """A sheet from its rows, such as `2 3 | 4 | | 12 11`."""
    red, yellow, green, blue = (
        row_of(game.sheet, colour, tuple(map(int, text.split())))
        for colour, text in zip(COLOURS, rows.split("|"), strict=True)
    )
    return Marks((red, yellow, green, blue), failed)


def stand(game: Qwixx, mine: Marks, other: Marks, active: int = 0) -> QwixxState:
    """A state with red locked; seat 1 has `mine`, seat 2 `other`, all other seats nothing."""
    rest = (Marks(),) * (game.seats - 2)
    return QwixxState(game, (mine, other, *rest), active, RED_LOCKED)


def choice(state: QwixxState, roll: str, seat: int = 0) -> str:
    """What master chooses in action 1."""
    thrown = state.play(CHANCE, Roll.parse(roll))
    return str(make_bot("master", state.game).choose(thrown.view(seat), seat))


def second_choice(state: QwixxState, roll: str, first: str = "-") -> str:
    """What master chooses on seat 1 in action 2, after the others crossed nothing."""
    thrown = state.play(CHANCE, Roll.parse(roll))
    for seat in range(state.game.seats):
        thrown = thrown.play(seat, thrown.parse(seat, first if seat == 0 else "-"))
    return str(make_bot("master", state.game).choose(thrown, 0))


def ready_to_lock(game: Qwixx) -> tuple[str, str, str]:
    """Rows with a yellow row that may be locked, the roll that locks it, and the move."""
    if game.name == "qwixx":
        return "| 2 3 4 5 6 | |", "6 6 . 1 1 1", "y12"
    return "| 2 3 4 5 6 7 | |", "8 8 . 1 1 1", "y16"


@pytest.mark.parametrize("active", [0, 1], ids=["active", "not active"])
@pytest.mark.parametrize("game", TABLES, ids=lambda game: f"{game.name}-{game.seats}")
def test_master_locks_the_second_row_if_that_wins_narrowly(game: Qwixx, active: int) -> None:
    rows, roll, lock = ready_to_lock(game)
    behind = "| | 12 11 10 9 8 | 12 11 10" if game.name == "qwixx" else "| | 16 15 14 13 12 11 10 |"
    state = stand(game, sheet_of(game, rows), sheet_of(game, behind), active)
    assert state.scores[0] <= state.scores[1] < state.scores[0] + 12
    assert choice(state, roll) == lock


@pytest.mark.parametrize("active", [0, 1], ids=["active", "not active"])
@pytest.mark.parametrize("game", TABLES, ids=lambda game: f"{game.name}-{game.seats}")
def test_master_does_not_lock_the_second_row_if_that_loses(game: Qwixx, active: int) -> None:
    rows, roll, lock = ready_to_lock(game)
    high = game.sheet.highest
    far = " ".join(str(number) for number in range(high, high - 9, -1))
    state = stand(game, sheet_of(game, rows), sheet_of(game, f"| | {far} |"), active)
    assert state.scores[1] > state.scores[0] + 15
    chosen = choice(state, roll)
    assert chosen != lock
    assert chosen in {"-", "g12", "b12", "g16", "b16"}


@pytest.mark.parametrize("game", TABLES, ids=lambda game: f"{game.name}-{game.seats}")
def test_master_fails_a_throw_rather_than_lock_into_a_loss_in_action_2(game: Qwixx) -> None:
    rows, _, lock = ready_to_lock(game)
    high = game.sheet.highest
    far = " ".join(str(number) for number in range(high, high - 9, -1))
    state = stand(game, sheet_of(game, rows), sheet_of(game, f"| | {far} |"))
    die = game.sheet.faces
    assert second_choice(state, f"1 {die} . {die} {die} {die}") != lock


@pytest.mark.parametrize("game", TABLES, ids=lambda game: f"{game.name}-{game.seats}")
def test_master_behind_takes_any_cross_rather_than_the_fourth_failed_throw(game: Qwixx) -> None:
    # The only legal cross skips five or more numbers.
    rows, roll = "| 2 3 4 5 | 12 11 10 | 12 11", "6 6 . 5 6 6"
    if game.name == "longo":
        rows, roll = "| 2 3 4 5 | 16 15 14 | 16 15", "8 8 . 5 8 8"
    state = stand(game, sheet_of(game, rows, failed=3), sheet_of(game, "| 2 3 4 5 6 | |"))
    assert state.scores[0] < state.scores[1]
    thrown = state.play(CHANCE, Roll.parse(roll))
    for seat in range(game.seats):
        thrown = thrown.play(seat, thrown.parse(seat, "-"))
    crosses = [str(move) for move in thrown.legal(0)]
    assert crosses == ["y11" if game.name == "qwixx" else "y13", "x"]
    assert second_choice(state, roll) == crosses[0]


@pytest.mark.parametrize("game", TABLES, ids=lambda game: f"{game.name}-{game.seats}")
def test_master_ahead_ends_the_game_by_its_fourth_failed_throw(game: Qwixx) -> None:
    mine = sheet_of(game, "| 2 3 4 5 6 7 8 | |", failed=3)
    state = stand(game, mine, sheet_of(game, "| 2 3 | |"))
    assert state.scores[0] - 5 > max(state.scores[1:])
    assert second_choice(state, "1 2 . 1 6 6") == "x"


def gloomy(net: ValueNet) -> ValueNet:
    """A network that sees almost no chance in any position, and a crushing defeat."""
    gloom = np.array([-14, -200], np.float32)
    blind = net.network._replace(heads=0 * net.network.heads, bias5=gloom)
    found = copy(net)
    found.network = blind
    return found


@pytest.mark.parametrize("game", TABLES, ids=lambda game: f"{game.name}-{game.seats}")
def test_master_keeps_even_a_hopeless_game_open(
    game: Qwixx, monkeypatch: pytest.MonkeyPatch
) -> None:
    net = gloomy(shipped_net(game.sheet, game.seats))
    monkeypatch.setattr(master, "shipped_net", lambda sheet, seats: net)
    rows, roll, lock = ready_to_lock(game)
    high = game.sheet.highest
    far = " ".join(str(number) for number in range(high, high - 9, -1))
    state = stand(game, sheet_of(game, rows), sheet_of(game, f"| | {far} | {far}"))
    assert state.scores[1] > state.scores[0] + 50
    assert choice(state, roll) != lock
    assert second_choice(state, roll.replace("1 1 1", f"{high // 2} 1 1")) != lock
    last = stand(game, sheet_of(game, rows, failed=3), state.marks[1])
    assert second_choice(last, roll) != "x"


def test_of_two_ways_to_win_at_once_master_takes_the_higher_score() -> None:
    game = Qwixx(2)
    mine = sheet_of(game, "| 2 3 4 5 6 7 | 12 11 10 9 8 |")
    state = stand(game, mine, sheet_of(game, "| | | 12 11 10"))
    thrown = state.play(CHANCE, Roll.parse("6 1 . 6 1 6"))
    for seat in range(2):
        thrown = thrown.play(seat, thrown.parse(seat, "-"))
    assert {"y12", "g2"} <= {str(move) for move in thrown.legal(0)}
    assert str(make_bot("master", game).choose(thrown, 0)) == "y12"


@pytest.mark.parametrize("game", TABLES, ids=lambda game: f"{game.name}-{game.seats}")
def test_master_plays_legally_and_repeatably_against_any_opponents(game: Qwixx) -> None:
    names = ("master", "random", "master", "greedy", "random")[: game.seats]
    first, second = (
        whole_game(game, [make_bot(name, game, 5) for name in names], seed=3) for _ in range(2)
    )
    assert first.outcome is not None
    assert first == second


def test_master_plays_with_any_lucky_pairs() -> None:
    game = Longo(2, lucky=((2, 16), (3, 4)))
    assert whole_game(game, [make_bot("master", game) for _ in range(2)], seed=1).outcome


def test_choices_that_others_have_made_already_make_no_difference() -> None:
    game = Qwixx(3)
    state = game.start().play(CHANCE, Roll.parse("1 2 3 4 5 6"))
    later = state.play(1, state.parse(1, "r3")).play(2, state.parse(2, "-"))
    bot = make_bot("master", game)
    assert bot.choose(state.view(0), 0) == bot.choose(later.view(0), 0)


@pytest.mark.parametrize("game", [Qwixx(2), Longo(2)], ids=["qwixx", "longo"])
def test_master_wins_more_often_than_greedy_1_and_by_a_margin(game: Qwixx) -> None:
    """In few games the margin says more than the wins: in the long run it is at least 19 points."""
    bots = [make_bot("master", game), make_bot("greedy-1", game)]
    leads = [one - other for one, other in (whole_game(game, bots, n).scores for n in range(16))]
    assert sum(lead > 0 for lead in leads) > sum(lead < 0 for lead in leads)
    assert sum(leads) / len(leads) > 5


@pytest.mark.parametrize("seats", [1, 2])
def test_master_refuses_a_sheet_without_weights_and_says_why(seats: int) -> None:
    game = Qwixx(seats, straight_sheet(7, 1, 5))
    assert "master" not in bot_names(game)
    with pytest.raises(
        UnknownBot,
        match=rf"not learnt qwixx on .* faces=7 .*, only {', '.join(LEARNT)}; there are: beginner",
    ):
        make_bot("master", game)


def test_master_is_listed_for_every_game() -> None:
    assert all("master" in bot_names(game) for game in [*TABLES, Qwixx(1), Longo(1)])


def test_without_numba_the_error_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (qwixx_roster, packages):
        monkeypatch.setattr(module, "find_spec", lambda name: None)
    monkeypatch.delitem(sys.modules, "crosshex.bots.qwixx.master", raising=False)
    assert "master" not in bot_names(Qwixx())
    with pytest.raises(MissingExtra, match="master needs Numba: pip install"):
        make_bot("master", Qwixx())
    assert "crosshex.bots.qwixx.master" not in sys.modules


def is_tie(worths: list[float]) -> bool:
    """Whether rounding may decide what counts as equal to the best."""
    border = max(worths) - ROUNDING
    return any(abs(worth - border) < ROUNDING / 2 for worth in worths)


@pytest.mark.parametrize(
    "game",
    [Qwixx(2), Longo(2, lucky=PAIRS[:2]), Qwixx(4), Longo(5, lucky=PAIRS)],
    ids=lambda game: f"{game.name}-{game.seats}",
)
def test_many_positions_at_once_one_by_one_and_plainly_give_the_same_choices(game: Qwixx) -> None:
    """Kernels, memo and batches choose as the rules do state by state, but for ties in rounding."""
    together, alone, plain = MasterQwixx(game), MasterQwixx(game), PlainMaster(game)
    sizes = list[int]()

    def ask(questions: Sequence[Question]) -> Sequence[Move]:
        states, seats = [each.state for each in questions], [each.seat for each in questions]
        sizes.append(len(questions))
        chosen = list(together.choose_all(states, seats))
        for at, (state, seat) in enumerate(zip(states, seats, strict=True)):
            expected = plain.choose(state, seat)
            ties = any(map(is_tie, plain.compared))
            assert chosen[at] == alone.choose(state, seat) == expected or ties
            chosen[at] = expected
        return chosen

    starts = [
        Start(game.start(number % game.seats), [together] * game.seats, Deal(3, number).throw)
        for number in range(3)
    ]
    assert all(end.state.outcome for end in play_all(starts, ask))
    assert max(sizes) == 3


def test_games_of_one_batch_may_have_other_lucky_pairs() -> None:
    deals = [Deal(1, number) for number in range(3)]
    games = [deal.game_of(Longo(2)) for deal in deals]
    starts = [game.start() for game in games]
    each = zip(starts, deals, strict=True)
    thrown = [start.play(CHANCE, deal.throw(start, 0)) for start, deal in each]
    bot = make_bot("master", games[0])
    assert isinstance(bot, MasterQwixx)
    apart = [make_bot("master", state.game).choose(state.view(1), 1) for state in thrown]
    assert bot.choose_all([state.view(1) for state in thrown], [1] * 3) == apart


def test_what_is_compiled_ahead_is_what_master_and_reviews_call() -> None:
    warm_turns()
    for game in (Qwixx(2), Longo(3)):
        assert whole_game(game, [make_bot("master", game)] * game.seats, seed=2).outcome
        thrown = game.start().play(CHANCE, Deal(1).throw(game.start(), 0))
        assert luck_of(game).of([thrown]).shape == (1, game.seats)
    for module, names in KERNELS.items():
        for name in names:
            assert len(getattr(module, name).signatures) == 1, name


KERNELS = {
    turns: ("list_plans", "list_replies", "list_seconds", "rate", "first_best", "mean_worths"),
    network: ("evaluate",),
    positions: ("results", "distinct"),
}
