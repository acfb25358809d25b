import pytest

from crosshex.cli.sessions.seating import plan_seats, seat_players
from crosshex.locale import Texts
from crosshex.rules import OptionError, Qwixx


@pytest.mark.parametrize(
    ("seats", "players", "bots", "names", "plan"),
    [
        (None, None, [], [], "me medium"),
        (1, None, [], [], "me"),
        (4, None, ["random", "conservative"], [], "me random conservative conservative"),
        (None, None, ["random", "greedy-1"], [], "me random greedy-1"),
        (None, None, [], ["Anna", "Ben"], "me me"),
        (3, None, [], ["Anna", "Ben"], "me me medium"),
        (None, "greedy,me, me", [], ["Anna"], "greedy me me"),
    ],
)
def test_people_and_bots_take_their_seats(
    seats: int | None, players: str | None, bots: list[str], names: list[str], plan: str
) -> None:
    assert plan_seats(seats, players, bots, names) == tuple(plan.split())


@pytest.mark.parametrize(
    ("seats", "players", "bots", "names"),
    [
        (1, None, [], ["Anna", "Ben"]),
        (2, None, ["greedy", "random"], []),
        (3, "me,greedy", [], []),
        (None, "me,,greedy", [], []),
        (None, "me,greedy", ["random"], []),
        (None, "greedy,greedy", [], ["Anna"]),
    ],
)
def test_options_that_contradict_each_other_are_refused(
    seats: int | None, players: str | None, bots: list[str], names: list[str]
) -> None:
    with pytest.raises(OptionError):
        plan_seats(seats, players, bots, names)


def test_fewer_seats_than_one_are_refused_as_seats_not_as_people() -> None:
    with pytest.raises(OptionError, match="a game has one seat or more, not -1"):
        plan_seats(-1, None, [], [])


def test_every_player_has_a_unique_name() -> None:
    texts, game = Texts("en"), Qwixx(4)
    plan = ("me", "greedy", "me", "greedy")
    players = seat_players(plan, ["Anna"], game, texts, seed=1)
    names = ["Anna", "Greedy bot 2", "Player 3", "Greedy bot 4"]
    assert [player.name for player in players] == names
    recorded = ["Anna", "greedy", "Player 3", "greedy (2)"]
    assert [player.recorded for player in players] == recorded
    alone = seat_players(("me", "random"), [], Qwixx(), texts, seed=1)
    assert alone[0].name == "You"


def test_bots_have_names_in_the_language_and_words_in_records() -> None:
    players = seat_players(("me", "medium"), [], Qwixx(), Texts("hu"), seed=1)
    assert (players[1].name, players[1].recorded) == ("Közepes bot", "medium")
