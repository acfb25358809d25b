"""Sheets to print: their pages, their letters, and how they look."""

import re
from collections import Counter
from itertools import combinations
from math import ceil

import pytest

from crosshex.draw.palette import LIGHT
from crosshex.draw.printing import MOST_SHEETS, PAPERS, deal_games, print_sheets
from crosshex.draw.rooms import PRINTS
from crosshex.locale import Texts, languages
from crosshex.rules import COLOURS, OptionError, describe_sheet, find_game, straight_sheet

pdfium = pytest.importorskip("pypdfium2")
pytest.importorskip("fpdf")
MILLIMETRE = 72 / 25.4


def text_of(data: bytes) -> str:
    document = pdfium.PdfDocument(data)
    return "\n".join(page.get_textpage().get_text_range() for page in document)


def pixels(data: bytes, page: int = 0, scale: float = 1.0) -> Counter[tuple[int, ...]]:
    """How many pixels of a page have each colour."""
    image = pdfium.PdfDocument(data)[page].render(scale=scale).to_pil().convert("RGB")
    return Counter(image.get_flattened_data())


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("per_page", [2, 4])
@pytest.mark.parametrize("sheets", [1, 4, 5])
def test_there_are_as_many_pages_as_needed_of_the_exact_size(
    paper: str, per_page: int, sheets: int
) -> None:
    document = pdfium.PdfDocument(print_sheets("qwixx", sheets, per_page=per_page, paper=paper))
    assert len(document) == ceil(sheets / per_page)
    for page in document:
        assert page.get_size() == pytest.approx([mm * MILLIMETRE for mm in PAPERS[paper]], abs=0.01)


def test_every_font_is_embedded_and_nothing_is_a_bitmap() -> None:
    data = print_sheets("longo", 2)
    assert b"/Subtype /Image" not in data
    used = set(re.findall(rb"/BaseFont /([A-Z]{6}\+\S+)", data))
    assert used and data.count(b"/FontFile2") == len(re.findall(rb"/Type /FontDescriptor", data))
    assert not re.search(rb"/BaseFont /(Helvetica|Times|Courier)", data)


def test_a_sheet_has_all_numbers_of_all_rows() -> None:
    text = text_of(print_sheets("qwixx", 1))
    found = Counter(re.findall(r"(?<!−)\b\d+\b", text))
    points = Counter(str(n * (n + 1) // 2) for n in range(1, 13)) + Counter(map(str, range(1, 13)))
    rows = Counter({str(number): 4 for number in range(2, 13)})
    assert found == rows + points
    assert text.count("−5") == 4


@pytest.mark.parametrize("language", languages())
def test_the_words_are_in_every_language(language: str) -> None:
    texts = Texts(language)
    text = text_of(print_sheets("longo", 1, texts=texts))
    assert texts("print-name") in text and texts("sheet-failed") in text
    assert "�" not in text


def test_colours_are_printed_or_ink_is_saved() -> None:
    colour, ink = (pixels(print_sheets("qwixx", 2, ink=ink)) for ink in (False, True))
    white = (255, 255, 255)
    assert colour[white] < ink[white] > 0.75 * ink.total()
    assert all(max(point) - min(point) < 40 for point in ink), "no colours"
    tags = [tuple(bytes.fromhex(LIGHT.row(row).full[1:])) for row in COLOURS]
    assert all(colour[tag] > 100 for tag in tags)


def test_rows_can_be_distinguished_without_colour() -> None:
    scale = 6
    page = pdfium.PdfDocument(print_sheets("qwixx", 2, ink=True))[0]
    grey = page.render(scale=scale).to_pil().convert("L")

    def corner(row: int) -> list[int]:
        """The upper left corner of a row's tag: its pattern, without its letter."""
        left, top = 9.9, 20.25 + 14.04 + row * 18.9 + 1.9
        edges = (left, top, left + 3.5, top + 2)
        crop = grey.crop(tuple(round(mm * MILLIMETRE * scale) for mm in edges))
        return [point < 128 for point in crop.get_flattened_data()]

    corners = [corner(row) for row in range(4)]
    for one, other in combinations(corners, 2):
        differ = sum(a != b for a, b in zip(one, other, strict=False))
        assert differ > 0.05 * len(one)


# -- lucky numbers


def lucky(sheets: int, **options: object) -> list[tuple[int, int]]:
    seed = options.pop("seed", 1)
    games = deal_games(find_game("longo"), sheets, options, seed)  # type: ignore[arg-type]
    return [game.options["lucky"][0] for game in games]


def test_lucky_pairs_are_dealt_fairly_and_by_seed() -> None:
    pairs = lucky(25)
    assert pairs == lucky(25) != lucky(25, seed=2)
    for start in range(15):
        assert len(set(pairs[start : start + 10])) == 10, "ten in a row are all different"
    first = Counter(lucky(1, seed=seed)[0] for seed in range(500))
    assert len(first) == 10 and min(first.values()) > 20


def test_given_lucky_pairs_are_used_in_turn() -> None:
    assert lucky(3, lucky=((5, 8), (3, 12))) == [(5, 8), (3, 12), (5, 8)]
    text = text_of(print_sheets("longo", 1, options={"lucky": ((3, 16),)}))
    assert re.search(r"3\s+16", text)


def test_a_sheet_of_another_package_is_printed() -> None:
    mini = describe_sheet(straight_sheet(4, 1, 3), "mini", "Mini")
    assert mini in PRINTS
    assert len(deal_games(mini, 3, {}, 1)) == 3


# -- refusals


@pytest.mark.parametrize(
    ("game", "fields", "said"),
    [
        ("six", {}, "six has no sheets to print"),
        ("chess", {}, "chess"),
        ("qwixx", {"sheets": 0}, f"from 1 to {MOST_SHEETS}"),
        ("qwixx", {"sheets": MOST_SHEETS + 1}, f"from 1 to {MOST_SHEETS}"),
        ("qwixx", {"per_page": 3}, "2 or 4"),
        ("qwixx", {"paper": "a5"}, "a4 or letter"),
        ("longo", {"options": {"lucky": ((5, 5),)}}, "two different"),
    ],
)
def test_impossible_sheets_are_refused(game: str, fields: dict[str, int], said: str) -> None:
    with pytest.raises(OptionError, match=said):
        print_sheets(game, **fields)  # type: ignore[arg-type]
