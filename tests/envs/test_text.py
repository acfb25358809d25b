"""States as plain text."""

from random import Random

from crosshex.draw import state_text
from crosshex.envs.encoding import Node, encoding_of
from crosshex.envs.six import SixEncoding
from crosshex.fast.layout import frame_index
from crosshex.rules import CHANCE, Longo, Roll, Six
from tests.rules.builders import late_six


def draw_text(node: Node) -> str:
    """The state in the format of `render`."""
    return encoding_of(node.state.game).text(node)


def test_sheets_show_crosses_and_lucky_numbers_but_no_pending_choice() -> None:
    game = Longo(2, lucky=((5, 8), (6, 11)))
    state = game.start().play(CHANCE, Roll.parse("4 1 6 3 5 6"))
    state = state.play(0, state.parse(0, "r5"))
    assert "×5" not in draw_text(Node(state))
    state = state.play(1, state.parse(1, "-"))
    text = draw_text(Node(state))
    assert "lucky numbers: 5 8" in text and "×5" in text


def test_a_hexagon_in_the_hand_is_named_below_the_board() -> None:
    state = late_six(Random(1), Six(variant="advanced"))
    encoding, node = SixEncoding(), Node(state)
    assert encoding.text(node) == state_text(state)
    seat = state.seat
    first, *_ = encoding.legal(node, seat)
    word = encoding.word(node, seat, first)
    taken = encoding.after(node, seat, first)
    assert encoding.text(taken) == f"{state_text(state)}\nso far: {word}"


def test_the_final_text_names_the_ending() -> None:
    state = Six().start().resign(0)
    assert "over: resignation, 0-1" in draw_text(Node(state)).splitlines()[0]
    assert SixEncoding().legal(Node(state), 0) == [0]
    assert frame_index(0, 0) == 21 * 43 + 21
