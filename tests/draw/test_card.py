"""A game without its own picture is drawn as a card, and its texts are never markup."""

import xml.etree.ElementTree as ET

import pytest

from crosshex.draw import draw_png, draw_svg
from crosshex.draw.rooms import PICTURES, TEXTS
from crosshex.draw.text import state_text
from crosshex.record import Record
from crosshex.rules import CHANCE, Game, QwixxState, Roll, State
from crosshex.rules.qwixx import Qwixx
from tests.games import ALL_GAMES, label, random_record
from tests.nim import NIM, Nim, NimState

SVG = "{http://www.w3.org/2000/svg}"
GLOW = "#f2b83c"


def texts(svg: str) -> list[str]:
    return [element.text or "" for element in ET.fromstring(svg).iter(f"{SVG}text")]


def described(state: NimState) -> str:
    return f"<matches> & \x07\n  {'|' * state.left}\t."


def test_a_card_shows_title_position_names_and_scores() -> None:
    svg = draw_svg(Nim().start(), names=["Ann <b>", "Ben"])
    shown = texts(svg)
    told = {"Nim <& matches>", "nim 9 1", "Still choosing: Ann <b>", "Ann <b>", "Ben", "0"}
    assert told <= set(shown)
    assert {"one", "others"} <= set(shown), "the sides of the seats"
    root = ET.fromstring(svg)
    assert [found.text for found in root.findall(f"{SVG}title")] == [
        "Nim <& matches>: Still choosing: Ann <b>"
    ]
    assert "href" not in svg and "<style" not in svg


def test_a_card_shows_the_text_of_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(TEXTS.added, NIM.name, described)
    state = Nim(heap=3).start()
    assert state_text(state) == "<matches> & \x07\n  |||\t."
    svg = draw_svg(state)
    assert {"<matches> & \ufffd", "  |||   ."} <= set(texts(svg)), "spaces stay as they are"
    assert "<matches>" not in svg


def test_a_card_marks_the_last_move_and_who_has_to_act() -> None:
    record = Record.start(Nim(), names=("Ann", "Ben"))
    record = record.played(0, record.state.parse(0, "3"))
    svg = draw_svg(record)
    assert "Last: Ann: 3" in texts(svg)
    bars = [one for one in ET.fromstring(svg).iter(f"{SVG}rect") if one.get("fill") == GLOW]
    assert len(bars) == 1
    assert "Last: 3" in texts(draw_svg(record.state, last=record.steps[-1].move))


def test_the_card_of_a_finished_game_says_who_won() -> None:
    record = random_record(Nim(3, heap=6), seed=2)
    outcome = record.state.outcome
    assert outcome is not None
    shown = texts(draw_svg(record))
    side = record.game.description.sides[record.game.side(outcome.winners[0])]
    assert f"{side.capitalize()} wins. last match" in shown
    assert shown.count("1") == len(outcome.winners), "their scores"


def test_long_lines_are_broken() -> None:
    svg = draw_svg(Nim().start(), last=[(0, Nim().parse("1"))] * 40)
    assert max(map(len, texts(svg))) <= 80
    assert len(texts(svg)) > 7


@pytest.mark.parametrize("game", ALL_GAMES, ids=label)
def test_any_game_can_be_drawn_as_a_card(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PICTURES, "ours", {})
    for steps in (0, 3, 10_000):
        record = random_record(game, seed=4, most=steps)
        shown = texts(draw_svg(record, dark=True))
        assert game.description.title in shown
        assert set(record.names) <= set(shown)


def test_a_card_never_shows_a_pending_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PICTURES, "ours", {})
    record = Record.start(Qwixx(2)).played(CHANCE, Roll.parse("4 1 6 3 5 6"))
    state: State = record.state
    record = record.played(1, state.parse(1, "y5"))
    assert isinstance(record.state, QwixxState)
    for seat in (0, None):
        svg = draw_svg(record, seat=seat)
        assert "y5" not in svg
        assert "has chosen" in texts(svg)
        assert "Last: dice: 4 1 6 3 5 6" in texts(svg)


def test_a_card_can_be_a_png() -> None:
    assert draw_png(Nim(heap=9).start(), scale=1) != draw_png(Nim(heap=8).start(), scale=1)
