"""The rules pages: complete, and their pictures agree with the captions, by the rules."""

import re
from collections.abc import Mapping
from typing import Any

import pytest

from crosshex.locale import Block, Texts, rules_page
from crosshex.locale.texts import catalogue
from crosshex.rules import (
    LONGO,
    QWIXX,
    Cell,
    Colour,
    Ending,
    Longo,
    Marks,
    Roll,
    Six,
    find_game,
    read_sheet,
)
from crosshex.rules.hexagons import cut_cells, groups, shapes_made, standing_shapes

GAMES = ("qwixx", "longo", "six")
SHEETS_OF = {"qwixx": QWIXX, "longo": LONGO}


def picture(game: str, name: str) -> dict[str, Any]:
    caption = f"rules-{game}-picture-{name}"
    (found,) = [block.picture for block in rules_page(game) if block.messages == (caption,)]
    assert found is not None
    return dict(found)


def rows_of(shown: Mapping[str, Any]) -> tuple[int, ...]:
    """The marks of a picture of a sheet; an error if no game could have led there."""
    sheet = read_sheet(shown["sheet"]) if "sheet" in shown else SHEETS_OF[shown["game"]]
    crossed = shown["crossed"].split()
    return tuple(
        sheet.marks_of(row, [field for field in printed.fields if str(field) in crossed])
        for row, printed in enumerate(sheet.rows)
    )


def cells(words: list[str]) -> frozenset[Cell]:
    return frozenset(map(Cell.parse, words))


@pytest.mark.parametrize("game", GAMES)
def test_a_page_uses_every_message_of_its_section_once(game: str) -> None:
    all_used = [message for block in rules_page(game) for message in block.messages]
    used = [message for message in all_used if message.startswith(f"rules-{game}-")]
    written = re.findall(rf"^(rules-{game}-[a-z0-9-]+) =", catalogue("en"), re.MULTILINE)
    assert sorted(used) == sorted(written)


@pytest.mark.parametrize("game", GAMES)
def test_exactly_our_rulings_are_marked_as_ours(game: str) -> None:
    for block in rules_page(game):
        ruling = re.match(rf"rules-({game}|sheets)-ruling-", block.messages[0]) is not None
        assert (block.kind == "ruling") == ruling, block


def test_the_pages_of_sheets_use_every_message_about_them() -> None:
    pages = find_game("qwixx").page_names
    used = {message for page in pages for block in rules_page(page) for message in block.messages}
    written = re.findall(r"^(rules-(?:mixx|sheets)-[a-z0-9-]+) =", catalogue("en"), re.MULTILINE)
    assert set(written) <= used and len(pages) > 2


def test_a_game_without_a_page_has_no_block() -> None:
    assert rules_page("chess") == ()


@pytest.mark.parametrize("game", GAMES)
def test_a_page_begins_with_the_aim_of_the_game(game: str) -> None:
    assert rules_page(game)[0] == Block("heading", (f"rules-{game}-aim-title",))


@pytest.mark.parametrize(
    ("game", "total", "rows"),
    [("qwixx", 70, (10, 6, 28, 36)), ("longo", 87, (10, 6, 45, 36))],
)
def test_the_scored_sheet_scores_what_its_caption_says(
    game: str, total: int, rows: tuple[int, ...]
) -> None:
    shown = picture(game, "score")
    marks = Marks(rows_of(shown), shown["failed"])
    assert (marks.row_scores, marks.score) == (rows, total)
    assert Texts("en")(f"rules-{game}-picture-score").endswith(f"= {total}.")


@pytest.mark.parametrize("game", [*GAMES, "mixx-colours", "mixx-numbers"])
def test_the_sheets_of_a_page_are_possible(game: str) -> None:
    for block in rules_page(game):
        if block.picture and block.picture["show"] == "sheet":
            crossed = sum(bits.bit_count() for bits in rows_of(block.picture))
            assert crossed >= len(block.picture["crossed"].split()), "a field is on no row"


def test_the_lucky_picture_offers_green_16() -> None:
    shown = picture("longo", "lucky")
    game = Longo(seats=1, lucky=(tuple(shown["lucky"]),))
    state = game.start()
    marks = Marks(rows_of(shown))
    thrown = type(state)(game, (marks,), 0, roll=Roll.parse("5 1 1 1 1 1"), chosen=(None,))
    assert "*g16" in [str(move) for move in thrown.legal(0)]
    assert marks.crosses(Colour.GREEN) == 0


@pytest.mark.parametrize("name", ["line", "triangle", "ring"])
def test_the_picture_of_a_shape_is_that_shape(name: str) -> None:
    (shape,) = standing_shapes(cells(picture("six", name)["black"]))
    assert shape.kind == Ending(name)


def test_the_first_move_has_the_three_marked_cells() -> None:
    marked = cells(picture("six", "first")["marked"])
    assert marked == {move.cell for move in Six().start().legal(0) if hasattr(move, "cell")}


def test_exactly_the_struck_hexagons_may_not_be_taken() -> None:
    shown = picture("six", "cut")
    assert cut_cells(cells(shown["black"]) | cells(shown["red"])) == cells(shown["struck"])


def test_taking_the_bracketed_hexagon_cuts_the_struck_ones_off() -> None:
    shown = picture("six", "removal")
    rest = (cells(shown["black"]) | cells(shown["red"])) - cells(shown["bracketed"])
    assert groups(rest)[1:] == [cells(shown["struck"])]


def test_taking_the_bracketed_hexagon_leaves_two_groups_of_six() -> None:
    shown = picture("six", "equal")
    rest = (cells(shown["black"]) | cells(shown["red"])) - cells(shown["bracketed"])
    assert [len(group) for group in groups(rest)] == [6, 6]


def test_the_marked_cell_completes_a_ring() -> None:
    shown = picture("six", "ring-move")
    (cell,) = cells(shown["marked"])
    (shape,) = shapes_made(cells(shown["black"]) | {cell}, cell)
    assert shape.kind is Ending.RING


def test_a_fifth_hexagon_in_the_row_leaves_two_open_ends() -> None:
    shown = picture("six", "double")
    five = cells(shown["black"]) | {Cell(4, 0)}
    ends = {Cell(-1, 0), Cell(5, 0)}
    assert not ends & (five | cells(shown["red"]))
    assert all(shapes_made(five | {end}, end) for end in ends)
