import pytest

from crosshex.arena.schedule import ArenaPlan, Duel, Entrant, scheduled_deals, seatings
from crosshex.rules import Game, Longo, OptionError, Qwixx, Six
from tests.nim import Nim


@pytest.mark.parametrize("game", [Qwixx(2), Qwixx(3), Longo(4), Longo(5), Six(), Six(4)])
def test_both_bots_have_every_seat_equally_often(game: Game) -> None:
    places = seatings(game)
    assert len(set(places)) == len(places)
    for seat in range(game.seats):
        assert 2 * sum(seating[seat] for seating in places) == len(places)


def test_with_more_seats_each_bot_sits_alone_on_every_seat_once() -> None:
    for game in (Qwixx(3), Qwixx(4), Longo(5)):
        for bot in (0, 1):
            alone = [one.index(bot) for one in seatings(game) if one.count(bot) == 1]
            assert sorted(alone) == list(range(game.seats))


def test_four_seats_of_six_are_two_sides() -> None:
    assert seatings(Six(4)) == ((0, 1, 0, 1), (1, 0, 1, 0))


def test_all_seats_of_a_side_belong_to_one_bot() -> None:
    assert seatings(Nim(3)) == ((0, 1, 1), (1, 0, 0))


def test_all_pairs_of_bots_meet_and_all_duels_progress_evenly() -> None:
    plan = ArenaPlan(Six(), ("random", "greedy", "master"))
    assert list(scheduled_deals(plan, 2)) == [
        *((duel, 0) for duel in (Duel(0, 1), Duel(0, 2), Duel(1, 2))),
        *((duel, 1) for duel in (Duel(0, 1), Duel(0, 2), Duel(1, 2))),
    ]


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert ArenaPlan(Qwixx(2), ("a", "b")).deals_for(5) == 3
    assert ArenaPlan(Qwixx(3), ("a", "b")).deals_for(6) == 1
    assert ArenaPlan(Qwixx(3), ("a", "b")).deals_for(7) == 2


def test_a_bot_may_have_its_own_time() -> None:
    plan = ArenaPlan(Six(), ("master@50", "master", "external:./bot@7"), seconds=1.0)
    assert plan.entrants == (
        Entrant("master@50", "master", 0.05),
        Entrant("master", "master", 1.0),
        Entrant("external:./bot@7", "external:./bot@7", 1.0),
    )


@pytest.mark.parametrize(
    ("game", "bots", "message"),
    [
        (Six(), ("greedy",), "two bots or more"),
        (Six(), ("greedy", ""), "two bots or more"),
        (Six(), ("greedy", "random", "greedy"), "greedy is listed twice"),
        (Qwixx(1), ("greedy", "random"), "one seat"),
    ],
)
def test_an_impossible_plan_is_refused(game: Game, bots: tuple[str, ...], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        ArenaPlan(game, bots)


def test_an_opening_leaves_at_least_one_hexagon_to_place() -> None:
    assert ArenaPlan(Six(), ("greedy", "random"), opening=39).opening == 39
    for plies in (-1, 40):
        with pytest.raises(OptionError, match="0 to 39 plies"):
            ArenaPlan(Six(), ("greedy", "random"), opening=plies)


def test_a_game_without_a_limit_takes_an_opening_of_any_length() -> None:
    assert ArenaPlan(Nim(), ("a", "b"), opening=100).opening == 100
    with pytest.raises(OptionError, match="an opening has 0 or more plies, not -1"):
        ArenaPlan(Nim(), ("a", "b"), opening=-1)
