import pytest

from crosshex.locale import Texts, rules_page
from tests.cli.terminal import Terminal


@pytest.mark.parametrize("game", ["qwixx", "longo", "six"])
def test_the_whole_page_is_printed_with_80_columns(terminal: Terminal, game: str) -> None:
    shown = terminal("rules", game)
    assert shown.status == 0
    assert max(map(len, shown.out.splitlines())) <= 80
    flat = " ".join(shown.out.split())
    texts = Texts("en")
    for block in rules_page(game):
        for message in block.messages:
            assert " ".join(texts(message).split()) in flat


def test_pictures_are_drawn_in_characters(terminal: Terminal) -> None:
    six = terminal("rules", "six").out
    assert "│ B │ B │ B │ B │ B │ B │" in six
    qwixx = terminal("rules", "qwixx").out
    assert " ×2  ×L  = 28" in qwixx
    assert "│ 4 ││ 1 │" in qwixx


def test_our_rulings_are_marked(terminal: Terminal) -> None:
    rulings = [block for block in rules_page("six") if block.kind == "ruling"]
    assert terminal("rules", "six").out.count("Our ruling:") == len(rulings) > 5
