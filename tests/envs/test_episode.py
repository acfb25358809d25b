"""Episodes: seeds, the first seat, and rewards."""

import pytest

from crosshex.envs.episode import Episode, checked_returns, make_game, settle
from crosshex.record import read_position
from crosshex.rules import (
    CHANCE,
    CrosshexError,
    Ending,
    Longo,
    OptionError,
    Outcome,
    Qwixx,
    QwixxState,
    Six,
)
from tests.other_games import LOTS, installed


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


def test_throws_follow_throws_until_somebody_decides_or_the_game_is_over() -> None:
    with installed(LOTS):
        episode = Episode(make_game("lots", 2))
        for seed in range(20):
            episode.reset(seed)
            while not episode.over:
                assert episode.acting and episode.node.state.to_act is not CHANCE
                episode.act(dict.fromkeys(episode.acting, 1))


QWIXX = "qwixx 2 action-1 4 1 6 3 5 6 | r2,3 y- g- b- x0 | r- y- g- b- x1"


def test_a_game_begins_in_a_position_that_is_a_state_or_its_notation() -> None:
    episode = Episode(Qwixx(2))
    for position in (QWIXX, read_position(QWIXX)):
        episode.reset(1, position=position)
        assert episode.node.state == read_position(QWIXX)
    episode.reset(1, position="qwixx 2 throw | r2,3 y- g- b- x0 | r- y- g- b- x1")
    assert episode.acting == (0, 1)
    longo = Episode(Longo(1), deal=True)
    longo.reset(1, position="longo 1 throw | r- y- g- b- x0 *5,8")
    assert longo.node.state.game.options["lucky"] == ((5, 8),)


@pytest.mark.parametrize(
    ("position", "first", "told"),
    [
        (QWIXX, 1, "leave out first"),
        ("longo 1 throw | r- y- g- b- x0 *5,8", None, "another game"),
        ("qwixx 1 throw | r- y- g- b- x0", None, "another game"),
        (7, None, "a position is a state or its notation, not 7"),
        ("qwixx 1 over | r- y- g- b- x4 | r- y- g- b- x0", None, "the game is over"),
        ("nonsense", None, "nonsense"),
    ],
)
def test_a_position_that_does_not_fit_is_refused(
    position: str, first: int | None, told: str
) -> None:
    with pytest.raises(CrosshexError, match=told):
        Episode(Qwixx(2)).reset(1, first, position)
