"""What a coach says at a table: to the deciding seat, from what that seat may see, as codes."""

from crosshex.learn import situations
from crosshex.table.commands import Coach
from crosshex.table.messages import CoachLine
from crosshex.table.table import Table
from crosshex.table.view import coach_view
from tests.table.play import me, new_table, play, two_handed


def lines(table: Table, seat: int) -> list[CoachLine]:
    answer = coach_view(table, Coach(type="coach", id="q", seat=seat))
    assert (answer["type"], answer["re"], answer["seat"]) == ("coach", "q", seat)
    return answer["lines"]


def test_the_deciding_seat_gets_lines_with_moves_in_notation() -> None:
    table = two_handed("qwixx")[-1].after
    assert table.state is not None
    for seat in (0, 1):
        found = situations(table.state, seat)
        assert [line["code"] for line in lines(table, seat)] == [one.code for one in found]
        legal = set(map(str, table.state.legal(seat)))
        assert all(set(line["moves"]) <= legal for line in lines(table, seat))


def test_a_seat_that_has_decided_or_is_in_the_lobby_gets_no_lines() -> None:
    chosen = play(two_handed("qwixx")[-1].after, 0, "-")[-1].after
    lobby = new_table("six", me(), {"kind": "open"})[-1].after

    assert lines(chosen, 0) == []
    assert lines(chosen, 1)
    assert lines(lobby, 0) == []
