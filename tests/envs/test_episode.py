"""Episodes: seeds, the first seat, and rewards."""

import pytest

from crosshex.envs.episode import Episode, checked_returns, make_game, settle
from crosshex.rules import Ending, Longo, OptionError, Outcome, Qwixx, QwixxState, Six


def test_each_game_of_longo_draws_its_lucky_pairs() -> None:
    episode = Episode(Longo(3), deal=True)
    drawn = []
    for number in range(4):
        episode.reset(1 if number == 0 else None)
        assert isinstance(episode.node.state, QwixxState)
        drawn.append(episode.node.state.game.lucky)
    assert len(set(drawn)) > 1
    episode.reset(1)
    assert isinstance(episode.node.state, QwixxState)
    assert episode.node.state.game.lucky == drawn[0]


def test_the_seats_take_turns_to_begin() -> None:
    episode = Episode(Qwixx(3))
    first = []
    for number in range(4):
        episode.reset(1 if number == 0 else None)
        assert isinstance(episode.node.state, QwixxState)
        first.append(episode.node.state.active)
    assert first == [0, 1, 2, 0]


def test_without_a_seed_two_episodes_differ() -> None:
    one, other = Episode(Qwixx(1)), Episode(Qwixx(1))
    one.reset()
    other.reset()
    assert one.seed != other.seed


@pytest.mark.parametrize(
    ("returns", "paid"),
    [("points", [70, 55, 70]), ("win", [0.5, 0, 0.5]), ("margin", [0, -15, 0])],
)
def test_the_returns_at_the_end_of_qwixx(returns: str, paid: list[float]) -> None:
    outcome = Outcome((70, 55, 70), (0, 2), Ending.ROWS_LOCKED)
    assert settle(Qwixx(3), outcome, returns) == paid


@pytest.mark.parametrize(
    ("scores", "win", "margin"), [((1, 0), [1, 0], [1, -1]), ((0.5, 0.5), [0.5, 0.5], [0, 0])]
)
def test_the_returns_at_the_end_of_six(
    scores: tuple[float, ...], win: list[float], margin: list[float]
) -> None:
    outcome = Outcome(scores, (0,) if scores[0] == 1 else (), Ending.LINE)
    assert settle(Six(), outcome, "win") == win
    assert settle(Six(), outcome, "margin") == margin


def test_bad_options_are_refused() -> None:
    with pytest.raises(OptionError, match="no game 'chess'"):
        make_game("chess", 2)
    with pytest.raises(OptionError, match="win or margin, not 'points'"):
        checked_returns(Six(), "points")
