"""Pictures agree with their state: the tests read the SVG instead of comparing it with another."""

import math
import re
import subprocess
import sys
import xml.etree.ElementTree as ET

import pytest

from crosshex.draw import MissingRenderer, draw_png, draw_svg
from crosshex.draw.palette import DARK, LIGHT, Palette, mixed
from crosshex.draw.svg import text_width
from crosshex.locale import Texts, languages
from crosshex.record import Record, read_position
from crosshex.rules import (
    CHANCE,
    COLOURS,
    HIDDEN,
    Colour,
    Longo,
    OptionError,
    Put,
    Qwixx,
    Roll,
    Six,
    SixState,
)
from crosshex.rules.hexagons import Cell, frontier
from tests.contrast import contrast, luminance
from tests.games import ALL_GAMES, label, random_record

SVG = "{http://www.w3.org/2000/svg}"
GLOW = "#f2b83c"


def texts(svg: str) -> list[str]:
    return [element.text or "" for element in ET.fromstring(svg).iter(f"{SVG}text")]


def said(svg: str, name: str) -> str:
    found = ET.fromstring(svg).find(f"{SVG}{name}")
    assert found is not None and found.text
    return found.text


def count(svg: str, path: str) -> int:
    """How many elements have this path."""
    return sum(element.get("d") == path for element in ET.fromstring(svg).iter(f"{SVG}path"))


CROSS = "M8 8.5C15 15 24 24.5 32 32M32 8C25 15 15 24.5 8 32"


@pytest.mark.parametrize("game", ALL_GAMES, ids=label)
@pytest.mark.parametrize("steps", [0, 9, 10_000], ids=["start", "middle", "end"])
def test_every_game_can_be_drawn_at_any_moment(game: Qwixx | Longo | Six, steps: int) -> None:
    record = random_record(game, seed=4, most=steps)
    for dark in (False, True):
        svg = draw_svg(record, dark=dark)
        assert said(svg, "title") and said(svg, "desc")
        assert "<style" not in svg and "href" not in svg, "it must not reach beyond itself"


def test_a_sheet_shows_crosses_locks_failed_throws_and_points() -> None:
    state = read_position("qwixx 1 throw | r2,3,4,5,6,12 y- g11 b- x2 | r- y7 g- b- x0")
    svg = draw_svg(state)
    crosses = 6 + 1 + 1 + 2 + 1
    assert count(svg, CROSS) == crosses, "numbers, the lock and failed throws are crossed"
    assert {"19", "1", "28", "−10"} <= set(texts(svg))
    assert "red 2 3 4 5 6 12 lock, yellow –" in said(svg, "desc")


def fill_of(svg: str, number: str) -> set[str]:
    """The colours of the fields that show a number."""
    return {
        field.attrib["fill"]
        for group in ET.fromstring(svg).iter(f"{SVG}g")
        for field, text in zip(group, list(group)[1:], strict=False)
        if field.tag == f"{SVG}rect" and text.text == number
    }


def test_a_crossed_field_has_its_full_colour_and_a_skipped_one_only_fades() -> None:
    svg = draw_svg(read_position("qwixx 1 throw | r5 y- g- b- x0"))
    red, open_field = LIGHT.row(0), fill_of(svg, "9")
    assert red.full in fill_of(svg, "5")
    assert {red.pale, LIGHT.row(1).pale, LIGHT.row(2).pale, LIGHT.row(3).pale} == open_field
    [faded] = fill_of(svg, "4") - open_field
    assert luminance(red.pale) < luminance(faded) < luminance(LIGHT.paper)


def test_a_locked_row_is_dimmed_and_its_lock_is_filled() -> None:
    svg = draw_svg(read_position("qwixx 1 throw | r2,3,4,5,6,12 y- g- b- x0"))
    assert count(svg, "M5.5 11h13v9h-13z") == 1
    crossed, skipped = fill_of(svg, "3") - {LIGHT.row(1).pale}, fill_of(svg, "9")
    assert LIGHT.row(0).full not in crossed, "its crosses are weaker than those of an open row"
    assert LIGHT.row(0).pale not in skipped


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=lambda palette: palette.name)
@pytest.mark.parametrize("colour", COLOURS)
def test_a_cross_can_be_read_on_every_colour(palette: Palette, colour: Colour) -> None:
    ink = palette.row(colour)
    assert contrast(ink.on, ink.full) >= 4.5
    assert contrast(ink.deep, ink.pale) >= 4.5, "the digit of an open field"
    assert contrast(palette.ink_3, mixed(ink.pale, palette.paper, 0.6)) >= 4.5, "a skipped digit"
    assert contrast(ink.ring, palette.paper) >= 3, "the frame of a choice"


def test_the_die_of_a_locked_row_leaves_a_gap() -> None:
    svg = draw_svg(read_position("qwixx 1 action-1 4 1 . 3 5 6 | r2,3,4,5,6,12 y- g- b- x0"))
    struck = [
        element.text
        for element in ET.fromstring(svg).iter(f"{SVG}text")
        if element.get("text-decoration") == "line-through"
    ]
    assert struck == ["R"]


def test_the_lucky_numbers_of_each_seat_are_on_its_sheet() -> None:
    desc = said(draw_svg(Longo(2, lucky=((5, 8), (6, 11))).start()), "desc")
    assert "lucky numbers 5 and 8." in desc
    assert "lucky numbers 6 and 11." in desc


def test_fields_that_may_be_crossed_are_framed() -> None:
    state = Qwixx(1).start().play(CHANCE, Roll.parse("4 1 6 3 5 6"))
    frames = [
        element
        for element in ET.fromstring(draw_svg(state)).iter(f"{SVG}rect")
        if element.get("stroke-width") == "2.4"
    ]
    rings = [LIGHT.row(colour).ring for colour in COLOURS]
    assert [frame.get("stroke") for frame in frames] == rings, "the white sum in all four rows"


def test_a_seat_does_not_see_what_the_others_chose() -> None:
    state = Qwixx(2).start().play(CHANCE, Roll.parse("4 1 6 3 5 6"))
    state = state.play(1, state.parse(1, "y5"))
    assert "chose y5" in texts(draw_svg(state))
    assert "chose y5" in texts(draw_svg(state, seat=1))
    hidden = draw_svg(state, seat=0)
    assert "has chosen" in texts(hidden)
    assert "y5" not in hidden
    assert state.view(0).chosen[1] == HIDDEN


def test_the_board_names_every_hexagon_and_every_cell_beside_one() -> None:
    state = random_record(Six(), seed=2, most=15).state
    assert isinstance(state, SixState)
    cells = {str(cell) for cell in state.all_hexagons | frontier(state.all_hexagons)}
    named, plain = (
        {text.replace("−", "-") for text in texts(draw_svg(state, coords=coords))}
        for coords in (True, False)
    )
    assert cells <= named
    assert not cells & plain


def test_the_last_move_of_six_is_marked() -> None:
    start = Six().start()
    move = Put(Cell(-1, 0))
    before, after = (draw_svg(start.play(0, move), last=last) for last in (None, move))
    rings = [svg.count(f'stroke="{GLOW}" stroke-width="2.4"') for svg in (before, after)]
    assert rings == [0, 1]
    assert "Last: -1,0." in said(after, "desc")
    assert "Last" not in said(before, "desc")


def test_the_winning_shape_is_named_and_framed() -> None:
    record = random_record(Six(), seed=5)
    assert record.ending == "line"
    svg = draw_svg(record)
    assert "Black wins. A line of six is complete." in texts(svg)
    assert "A line of six is complete: " in said(svg, "desc")
    framed = [
        element
        for element in ET.fromstring(svg).iter(f"{SVG}polygon")
        if element.get("stroke") == GLOW and element.get("fill") == GLOW
    ]
    assert len(framed) == 6


def test_the_picture_of_a_record_has_its_names_and_marks_its_last_turn() -> None:
    record = Record.start(Qwixx(2), names=("Ann <&>", "Ben"))
    record = record.played(CHANCE, Roll.parse("4 1 6 3 5 6"))
    for seat, word in ((0, "r5"), (1, "-"), (0, "b10")):
        record = record.played(seat, record.state.parse(seat, word))
    svg = draw_svg(record)
    assert "Ann <&>" in texts(svg), "names are escaped"
    frames = [
        element
        for element in ET.fromstring(svg).iter(f"{SVG}rect")
        if element.get("stroke") == GLOW
    ]
    assert len(frames) == 2, "red 5 and blue 10"


@pytest.mark.parametrize("game", [Qwixx(2), Longo(1), Six()], ids=label)
@pytest.mark.parametrize("language", languages())
def test_a_picture_says_for_whom_a_bot_decided(game: Qwixx | Longo | Six, language: str) -> None:
    record = random_record(game, seed=5)
    plain, noted = (draw_svg(record, language=language, stood_in=seats) for seats in ((), (0,)))
    note = Texts(language)("web-stood-in", names=record.names[0])
    assert " ".join(texts(noted)).endswith(note) and note not in " ".join(texts(plain))
    assert note in said(noted, "desc") and said(noted, "title") == said(plain, "title")
    sizes = [ET.fromstring(svg).attrib for svg in (plain, noted)]
    assert float(sizes[1]["height"]) > float(sizes[0]["height"]), "it stands below the picture"
    assert sizes[1]["width"] == sizes[0]["width"]
    assert all(text_width(line, 15) < float(sizes[1]["width"]) for line in texts(noted))


def test_wrong_options_are_refused_in_plain_words() -> None:
    with pytest.raises(OptionError, match="there is no seat 3"):
        draw_svg(Qwixx(2).start(), seat=2)
    with pytest.raises(OptionError, match="expected 2 names, not 1"):
        draw_svg(Qwixx(2).start(), names=["Ann"])
    state = Qwixx(2).start().play(CHANCE, Roll.parse("4 1 6 3 5 6"))
    with pytest.raises(OptionError, match="does not name its seat"):
        draw_svg(state, last=state.parse(0, "r5"))


def test_a_notebook_shows_states_and_records() -> None:
    state = Six().start()
    assert state._repr_svg_() == draw_svg(state)
    record = Record.start(Qwixx(3))
    assert record._repr_svg_() == draw_svg(record)


def test_a_notebook_can_show_a_state_whichever_module_was_imported_first() -> None:
    program = "from crosshex.rules.six import Six; print(Six().start()._repr_svg_()[:4])"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (run.stdout, run.stderr) == ("<svg\n", "")


def test_a_png_has_the_requested_size_and_contains_letters() -> None:
    state = Six().start()
    once, twice = draw_png(state, scale=1), draw_png(state, scale=2)
    size = [int.from_bytes(png[16:20]) for png in (once, twice)]
    assert once[:8] == b"\x89PNG\r\n\x1a\n"
    width = float(_width(draw_svg(state)))
    assert size == [math.ceil(width), math.ceil(2 * width)]
    assert draw_png(state, scale=1, names=["A", "B"]) != draw_png(state, scale=1, names=["C", "D"])


def _width(svg: str) -> str:
    found = ET.fromstring(svg).get("width")
    assert found
    return found


def test_without_the_renderer_the_error_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(MissingRenderer, match=r"pip install 'crosshex\[draw\]'"):
        draw_png(Six().start())


@pytest.mark.parametrize("game", [Qwixx(2), Longo(1), Six()], ids=label)
@pytest.mark.parametrize("language", languages())
def test_a_result_is_in_the_language_of_the_person_who_shares_it(
    game: Qwixx | Longo | Six, language: str
) -> None:
    record = random_record(game, seed=5)
    svg = draw_svg(record, language=language)
    assert record.ending is not None
    ending = Texts(language).ending(record.ending)
    [headline] = [text for text in texts(svg) if ending in text]
    width = float(ET.fromstring(svg).attrib["width"])
    assert text_width(headline, 21) < width - 80, "the name of the game stands beside it"
    if language != "en":
        english = draw_svg(record)
        both = set(texts(svg)) & set(texts(english))
        words = {text for text in both if re.search("[a-z]", text)}
        assert words <= {*record.names, Texts("en")(f"game-{game.name}")}
        for word in ("points", "lock", "Black", "wins", "Last", "complete"):
            assert word not in said(svg, "desc") or word in record.names
        assert said(svg, "desc") != said(english, "desc")
