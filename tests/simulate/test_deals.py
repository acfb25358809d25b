"""The lot of a seed: the numbers of the kernels, and the same game wherever it is played."""

from contextlib import suppress
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosshex.arena.match import play_deals
from crosshex.arena.opening import drawn_opening
from crosshex.arena.schedule import ArenaPlan, Duel
from crosshex.bots import Programs
from crosshex.cli.app import run
from crosshex.envs.episode import Episode
from crosshex.fast.core.rng import words
from crosshex.fast.qwixx.playouts import drawn_pairs, pairs_to_draw
from crosshex.mcp.session import Session
from crosshex.record import read_record
from crosshex.rules import CHANCE, Colour, Longo, Move, Qwixx, QwixxState, Roll, Six, State
from crosshex.rules.sheet import Marks
from crosshex.simulate import SimulationPlan
from crosshex.simulate.bots import play_slowly
from crosshex.simulate.deals import Deal, fraction

SEEDS = st.integers(0, 2**63)
NUMBERS = st.integers(0, 10**6)


@given(seed=SEEDS, number=NUMBERS, turn=st.integers(0, 60))
def test_a_throw_depends_on_nothing_but_seed_deal_and_turn(
    seed: int, number: int, turn: int
) -> None:
    start = Qwixx(2).start()
    later = QwixxState(Qwixx(5), (Marks(),) * 5, 3, frozenset({Colour.GREEN}))
    first, second = (Deal(seed, number).throw(state, turn) for state in (start, later))
    assert isinstance(first, Roll) and isinstance(second, Roll)
    assert first.white == second.white
    assert first.without(frozenset({Colour.GREEN})) == second


@given(seed=SEEDS, number=NUMBERS, turn=st.integers(0, 60))
def test_a_throw_is_possible_with_the_dice(seed: int, number: int, turn: int) -> None:
    for game in (Qwixx(3), Longo(3)):
        state = game.start()
        assert state.why_not(CHANCE, Deal(seed, number).throw(state, turn)) is None


def test_all_faces_come_up_equally_often() -> None:
    state = Longo(2).start()
    throws = [Deal(5, number).throw(state, turn) for number in range(100) for turn in range(20)]
    dice = [int(die) for throw in throws for die in str(throw).split()]
    for face in range(1, 9):
        assert abs(dice.count(face) / len(dice) - 1 / 8) < 0.015


@given(seed=SEEDS, number=NUMBERS, seats=st.integers(1, 5))
def test_lucky_pairs_are_different_pairs_of_the_rules_page(
    seed: int, number: int, seats: int
) -> None:
    game = Longo(seats)
    dealt = Deal(seed, number).game_of(game)
    assert isinstance(dealt, Longo)
    pairs = dealt.lucky
    assert len(set(pairs)) == seats
    assert set(pairs) <= set(game.lucky_pairs)


def test_the_deals_of_a_seed_are_the_same_in_every_version() -> None:
    """A person who wrote down a seed finds the same games again."""
    deal = Deal(seed=1, number=2)
    assert str(deal.throw(Qwixx(2).start(), 3)) == "2 3 1 1 3 6"
    locked = QwixxState(Qwixx(2), (Marks(),) * 2, 0, frozenset({Colour.YELLOW}))
    assert str(deal.throw(locked, 3)) == "2 3 1 . 3 6"
    assert deal.game_of(Longo(2)) == Longo(2, lucky=((4, 9), (5, 10)))
    assert [str(move) for move in drawn_opening(deal, Six(), 4)] == ["-1,1", "-2,1", "-3,2", "-2,0"]


def test_bots_of_one_deal_have_different_seeds() -> None:
    seeds = {
        Deal(1, deal).bot_seed(seat, game) for deal in (1, 2) for game in (0, 1) for seat in (0, 1)
    }
    assert len(seeds) == 8


@pytest.mark.parametrize("seed", [0, 1, 2**64 - 1])
@pytest.mark.parametrize("game", [0, 4711])
@pytest.mark.parametrize("stream", [0, 2, 17])
def test_fractions_are_the_same_as_in_the_kernels(seed: int, game: int, stream: int) -> None:
    theirs = words(np.uint64(seed), game, stream, 5).tolist()
    assert [fraction(seed, game, stream, counter) for counter in range(5)] == theirs


def test_lucky_pairs_are_the_same_as_in_the_kernels() -> None:
    for number in range(20):
        theirs = drawn_pairs(3, number, pairs_to_draw(True), 5).tolist()
        dealt = Deal(3, number).game_of(Longo(5))
        assert isinstance(dealt, Longo)
        assert [list(pair) for pair in dealt.lucky] == theirs


def throws_of_simulation() -> list[str]:
    """Those that a bot of `simulate` sees."""
    seen: list[str] = []

    def watch(state: State, seat: int) -> Move:
        assert isinstance(state, QwixxState)
        if seat == 0 and state.crossed is None:
            seen.append(str(state.roll))
        return state.legal(seat)[-1]

    play_slowly(SimulationPlan.of("qwixx", (watch, "random"), seed=7))(0, 1)
    return seen


def throws_of_record(text: str) -> list[str]:
    """Those of a record."""
    return [str(step.move) for step in read_record(text).steps if isinstance(step.move, Roll)]


def throws_of_arena() -> list[str]:
    """Those of the first deal."""
    with Programs() as programs:
        plan = ArenaPlan(Qwixx(2), ("greedy", "random"), seed=7)
        (deal,) = play_deals(plan, [(Duel(0, 1), 0)], programs)
    return throws_of_record(deal.games[0].record)


def throws_of_environment() -> list[str]:
    """Those of the first episode, in which nobody crosses anything."""
    episode, seen = Episode(Qwixx(2)), list[str]()
    episode.reset(7)
    while not episode.over:
        assert isinstance(episode.node.state, QwixxState)
        if len(episode.acting) == 2:
            seen.append(str(episode.node.state.roll))
        episode.act(dict.fromkeys(episode.acting, 0))
    return seen


def throws_of_agent() -> list[str]:
    """Those of the first game of an agent."""
    news = Session(seed=7).new_game("qwixx", seats=2, bots=["greedy"])["news"]
    return [line.removeprefix("dice: ") for line in news if line.startswith("dice: ")]


def throws_of_terminal(folder: Path) -> list[str]:
    """Those of `crosshex play`."""
    file = folder / "game.txt"
    players = ["--players", "greedy,random"]
    with suppress(SystemExit):
        run(["play", "qwixx", *players, "--seed", "7", "--save", str(file)])
    return throws_of_record(file.read_text("utf-8"))


def test_a_seed_is_the_same_game_everywhere(tmp_path: Path) -> None:
    start = Qwixx(2).start()
    expected = [str(Deal(7).throw(start, turn)) for turn in range(3)]
    assert throws_of_simulation()[:3] == expected
    assert throws_of_arena()[:3] == expected
    assert throws_of_environment()[:3] == expected
    assert throws_of_agent() == expected[:1]
    assert throws_of_terminal(tmp_path)[:3] == expected
