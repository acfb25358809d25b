"""States as plain text."""

from crosshex.envs.encoding import Node, encoding_of
from crosshex.envs.six import SixEncoding
from crosshex.fast.layout import frame_index
from crosshex.record import read_position
from crosshex.rules import CHANCE, Longo, Roll, Six


def draw_text(node: Node) -> str:
    """The state in the format of `render`."""
    return encoding_of(node.state.game).text(node)


def test_sheets_show_crosses_locks_and_lucky_numbers() -> None:
    game = Longo(2, lucky=((5, 8), (6, 11)))
    state = game.start().play(CHANCE, Roll.parse("4 1 6 3 5 6"))
    state = state.play(0, state.parse(0, "r5")).play(1, state.parse(1, "-"))
    lines = draw_text(Node(state)).splitlines()
    assert lines[0] == "action 2, seat 1 is active, dice 4 1 6 3 5 6"
    assert lines[1] == "seat 1  1 points  failed ....  lucky (5, 8)"
    assert lines[2] == "  r   2  3  4  x  6  7  8  9 10 11 12 13 14 15 16  o"


def test_a_locked_row_is_marked_for_those_who_did_not_lock_it() -> None:
    state = read_position("qwixx 1 throw | r2,3,4,5,6,12 y- g- b- x0 | r- y- g- b- x1")
    lines = draw_text(Node(state)).splitlines()
    assert lines[2].endswith("x  x")
    assert lines[7].endswith("12  #")


def test_a_hexagon_in_the_hand_is_not_on_the_board() -> None:
    state = Six().start()
    cells = [f"{q},0" for q in (-1, 2)]
    for text in cells:
        state = state.play(state.seat, state.parse(state.seat, text))
    text = draw_text(Node(state))
    assert text.splitlines() == ["seat 1 to move, black", "r   0   B R B R    first column: q -1"]


def test_the_final_text_names_the_ending() -> None:
    state = Six().start().resign(0)
    assert draw_text(Node(state)).startswith("over, resignation: 0-1")
    assert SixEncoding().legal(Node(state), 0) == [0]
    assert frame_index(0, 0) == 21 * 43 + 21
