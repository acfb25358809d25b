"""Sheets to print: the page that offers them, and the PDF file."""

from collections.abc import Callable

import pytest

from tests.browser.harness import PHONE, Guest

pdfium = pytest.importorskip("pypdfium2")
Arrive = Callable[..., Guest]


def test_sheets_are_asked_for_on_a_page_and_come_as_pdf(guest: Arrive) -> None:
    ann = guest(PHONE, locale="de-DE")
    page = ann.page
    ann.open("/rules/longo")
    page.locator("a[href='/print/longo']").click()
    page.locator("[data-sheets]").fill("5")
    page.get_by_label("4", exact=True).check(force=True)
    page.locator("[data-ink]").check()
    page.locator("[data-named=lucky]").fill("3,16 / 5,8")
    assert ann.findings() == []
    assert ann.too_wide() <= 0
    with page.expect_download() as download:
        page.locator("[data-pdf]").click()

    assert download.value.suggested_filename == "longo-sheets.pdf"
    document = pdfium.PdfDocument(download.value.path())
    assert len(document) == 2
    assert document[0].get_size() == pytest.approx((595.28, 841.89), abs=0.01)
    assert "Fehlwürfe" in document[0].get_textpage().get_text_range()
    assert ann.errors == []


@pytest.mark.slow
def test_lucky_numbers_that_cannot_be_dealt_are_refused(guest: Arrive) -> None:
    ann = guest()
    page = ann.page
    ann.open("/")
    page.locator("footer a[href='/print']").click()
    page.locator("a[href='/print/longo']").click()
    field = page.locator("[data-named=lucky]")
    for typed, good in (("5,8", True), ("5,99", False), ("5,5", False), ("5", False), ("", True)):
        field.fill(typed)
        assert field.evaluate("input => input.checkValidity()") is good
    field.fill("5,99/6,11")
    assert "from 2 to 16" in field.evaluate("input => input.validationMessage")
    page.locator("a[href='/print/qwixx']").click()
    page.locator("[data-named]").wait_for(state="detached")
    assert ann.errors == []
