"""`crosshex print` writes empty sheets."""

from pathlib import Path

import pytest

from tests.cli.terminal import Terminal

pdfium = pytest.importorskip("pypdfium2")


def test_sheets_are_written_and_counted(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "sheets.pdf"
    options = ("--sheets", "5", "--per-page", "4", "--paper", "letter", "--ink")
    done = terminal("print", "longo", *options, "--lucky", "5,8/3,12", "-o", str(file))
    assert done.status == 0, done.err
    assert "5 sheets, 2 pages." in done.out
    with pdfium.PdfDocument(file) as document:
        assert len(document) == 2
        assert document[0].get_size() == pytest.approx((612, 792))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("six",), "six has no sheets to print"),
        (("qwixx", "--sheets", "0"), "from 1 to 200"),
        (("qwixx", "--lucky", "5,8"), "--lucky is for longo only"),
        (("longo", "--lucky", "five"), "such as 5,8/6,11"),
    ],
)
def test_impossible_options_are_reported_on_one_line(
    terminal: Terminal, tmp_path: Path, arguments: tuple[str, ...], said: str
) -> None:
    done = terminal("print", *arguments, "-o", str(tmp_path / "sheets.pdf"))
    assert done.status == 2 and said in done.err
    assert not (tmp_path / "sheets.pdf").exists()


def test_a_file_that_cannot_be_written_is_reported(terminal: Terminal, tmp_path: Path) -> None:
    assert ".pdf" in terminal("print", "qwixx", "-o", str(tmp_path / "sheets.txt")).err
    assert "cannot write" in terminal("print", "qwixx", "-o", str(tmp_path / "no/x.pdf")).err
