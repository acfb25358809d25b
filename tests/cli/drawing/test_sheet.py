import pytest
from rich.console import Console

from crosshex.cli.drawing.sheet import (
    DIMMED,
    FADED,
    FILLED,
    OPEN,
    draw_compact,
    draw_points,
    draw_sheet,
    draw_sheets,
)
from crosshex.draw.palette import LIGHT
from crosshex.locale import Texts
from crosshex.rules import LONGO, QWIXX, Colour, Cross, Longo, Marks, Qwixx
from tests.contrast import contrast
from tests.rules.builders import row_of

TEXTS = Texts("en")


def marks() -> Marks:
    """The sheet that a rulebook scores with 70 points."""
    red = row_of(QWIXX, Colour.RED, (2, 5, 6, 10))
    yellow = row_of(QWIXX, Colour.YELLOW, (3, 5, 7))
    green = row_of(QWIXX, Colour.GREEN, (11, 10, 8, 6, 5, 2))
    blue = row_of(QWIXX, Colour.BLUE, (12, 11, 9, 8, 7, 5, 4, 3))
    return Marks((red, yellow, green, blue), failed=2)


def test_without_colours_marks_say_everything() -> None:
    drawn = draw_sheet(
        QWIXX, marks(), TEXTS, locked={Colour.GREEN}, offered=[Cross(Colour.RED, 12)], plain=True
    )
    assert drawn.plain.splitlines() == [
        " r red        ×2  --  --  ×5  ×6  --  --  -- ×10  11 (12)  L  = 10",
        " y yellow     --  ×3  --  ×5  --  ×7   8   9  10  11  12   L  = 6",
        " g green      -- ×11 ×10  --  ×8  --  ×6  ×5  --  --  ×2  ×L  = 28",
        " b blue      ×12 ×11  --  ×9  ×8  ×7  --  ×5  ×4  ×3   2   L  = 36",
        "  failed throws ××□□ = -10",
    ]


def test_with_colours_skipped_numbers_fade_and_nothing_is_struck_through() -> None:
    red = Marks((row_of(QWIXX, Colour.RED, (2, 5, 6, 10)), 0, 0, 0))
    drawn = draw_sheet(QWIXX, red, TEXTS, locked={Colour.BLUE})
    faded = [span for span in drawn.spans if span.style == FADED[Colour.RED]]
    assert [drawn.plain[one.start : one.end].strip() for one in faded] == list("34789")
    blue = [span for span in drawn.spans if span.style == FADED[Colour.BLUE]]
    assert len(blue) == 12
    assert drawn.plain[blue[-1].start : blue[-1].end].strip() == "L"
    assert not [span for span in drawn.spans if "strike" in str(span.style)]
    assert "--" not in drawn.plain


@pytest.mark.parametrize("colour", Colour)
def test_every_field_can_be_read_and_a_cross_is_the_strongest(colour: Colour) -> None:
    looks = {"open": OPEN, "filled": FILLED, "faded": FADED}
    inks = {name: look[colour].removeprefix("bold ").split(" on ") for name, look in looks.items()}
    for name, (digit, paper) in inks.items():
        assert contrast(digit, paper) >= 4.5, name
    # Its own colour at full strength, apart from all that is not crossed.
    assert inks["filled"][1] == LIGHT.row(colour).full
    for name in ("open", "faded"):
        assert contrast(inks["filled"][1], inks[name][1]) >= 1.9, name


def test_a_locked_row_is_dimmed() -> None:
    drawn = draw_sheet(QWIXX, marks(), TEXTS, locked={Colour.GREEN})
    assert [str(one.style) for one in drawn.spans].count(DIMMED[Colour.GREEN]) == 7
    small = draw_compact(QWIXX, marks(), locked={Colour.GREEN})
    assert DIMMED[Colour.GREEN] in [str(one.style) for one in small.spans]
    assert FILLED[Colour.RED] in [str(one.style) for one in small.spans]


def test_a_row_that_another_player_locked_offers_nothing_more() -> None:
    drawn = draw_sheet(QWIXX, Marks(), TEXTS, locked={Colour.BLUE}, plain=True)
    assert drawn.plain.splitlines()[3] == " b blue     " + "  --" * 12 + "  = 0"


def test_a_longo_sheet_fits_80_columns_and_shows_its_lucky_numbers() -> None:
    drawn = draw_sheet(LONGO, Marks(), TEXTS, lucky=(5, 8), plain=True)
    assert max(map(len, drawn.plain.splitlines())) <= 80
    assert "lucky numbers 5 and 8" in drawn.plain


def test_a_small_sheet_has_a_character_for_each_field() -> None:
    drawn = draw_compact(QWIXX, marks(), locked={Colour.GREEN}, plain=True)
    assert drawn.plain.splitlines() == [
        "r ×--××---×··L  10",
        "y -×-×-×·····L   6",
        "g -××-×-××--××  28",
        "b ××-×××-×××·L  36",
        "  ××□□         -10",
    ]


def test_five_sheets_fit_80_columns() -> None:
    for game in (Qwixx(5), Longo(5)):
        console = Console(width=80)
        with console.capture() as captured:
            names = ["A long name indeed", "Ben", "Cleo", "Dora", "Emil"]
            console.print(draw_sheets(game.start(), names, TEXTS, seat=0, plain=True))
        lines = captured.get().splitlines()
        assert max(map(len, lines)) <= 80
        assert len(lines) <= 20


def test_the_points_of_a_row_are_those_of_the_rules() -> None:
    table = draw_points(12, TEXTS)
    assert [list(column.cells) for column in table.columns][-1] == ["12", "78"]
