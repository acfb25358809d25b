"""Files opened as records: each kind of fault gets its own clear sentence."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.harness import PHONE, Guest
from tests.browser.tiers import cases

Arrive = Callable[..., Guest]
SAYS = {
    "empty": (b"", "is empty"),
    "blank": (b" \n\n", "is empty"),
    "words": (b"hello world\n", "This is not a record"),
    "picture": (b"\x89PNG\r\n\x1a\n\x00\x00\xff", "This is not a record"),
    "too large": (b"#" * 300 * 1024, "300 KB"),
    "far too large": (b"#" * 3 * 1024 * 1024, "3,072 KB"),
}


@cases("page", "/replay", "/", "/verify")
@pytest.mark.parametrize("kind", SAYS)
def test_a_file_that_is_not_a_record_is_refused_with_the_reason(
    guest: Arrive, tmp_path: Path, kind: str, page: str
) -> None:
    content, sentence = SAYS[kind]
    file = tmp_path / "game.txt"
    file.write_bytes(content)
    ann = guest(PHONE)
    ann.open(page)

    ann.page.set_input_files("input[type=file]", file)

    ann.page.locator("[data-notice=error], [role=alert]").get_by_text(sentence).first.wait_for()
    if "large" in kind:
        assert "256 KB" in ann.page.inner_text("body")


def test_the_replay_without_a_record_asks_for_one(guest: Arrive, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    headers = {"Game": "qwixx", "Rules": 1, "Seat1": "Ann", "First": 1, "Result": "*"}
    file.write_text("".join(f'[{name} "{value}"]\n' for name, value in headers.items()), "utf-8")
    ann = guest()
    ann.open("/replay")
    ann.page.get_by_text("No record is open").wait_for()

    ann.page.set_input_files("input[type=file]", file)

    ann.page.locator("[data-told]").wait_for()


BROKEN = """\
[Game "qwixx"]
[Rules "1"]
[Seat1 "Ann"]
[First "1"]
[Result "*"]

1. 4 1 6 3 5 6 / r9 / x
"""
SAID = {
    "en": "Line 7, column 18: r9 is against the rules: the dice do not make this number",
    "de": "Zeile 7, Spalte 18: r9 ist gegen die Regeln: Die Würfel ergeben diese Zahl nicht",
    "hu": "7. sor, 18. oszlop: r9 szabálytalan: ",
    "tr": "Satır 7, sütun 18: r9 kurallara aykırı: ",
    "el": "Γραμμή 7, στήλη 18: το r9 είναι αντίθετο στους κανόνες: ",
    "pl": "Wiersz 7, kolumna 18: r9 jest niezgodne z zasadami: ",
}


@cases("language", "pl", *(one for one in SAID if one != "pl"))
def test_the_fault_of_a_record_is_described_in_the_language_of_the_page(
    guest: Arrive, tmp_path: Path, language: str
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(BROKEN, "utf-8")
    ann = guest(locale=language)
    ann.open("/replay")

    ann.page.set_input_files("input[type=file]", file)

    said = ann.page.get_by_role("alert").inner_text()
    assert said.startswith(SAID[language])
    assert language == "en" or "the dice" not in said
