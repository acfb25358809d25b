"""Sheets to print, which the server makes outside its event loop."""

import pytest

from crosshex.server.jobs.fair_queue import Rank
from crosshex.server.jobs.messages import Job
from crosshex.server.jobs.pool import WorkerPool
from tests.server.harness import Player

pdfium = pytest.importorskip("pypdfium2")


def test_a_pdf_has_the_requested_sheets(ann: Player) -> None:
    query = "sheets=5&per_page=4&paper=letter&ink=true&lucky=3,16/5,8&lang=de"
    answer = ann.http.get(f"/games/longo/sheets.pdf?{query}")
    assert answer.status_code == 200, answer.text
    assert answer.headers["Content-Type"] == "application/pdf"
    assert 'filename="longo-sheets.pdf"' in answer.headers["Content-Disposition"]
    document = pdfium.PdfDocument(answer.content)
    assert len(document) == 2
    text = document[0].get_textpage().get_text_range()
    assert "Fehlwürfe" in text


def test_no_other_job_waits_for_the_printer(ann: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    used, read = [], WorkerPool.read

    async def noted(self: WorkerPool, job: Job, seconds: float, address: str, rank: Rank) -> bytes:
        used.append(rank)
        return await read(self, job, seconds, address, rank)

    monkeypatch.setattr(WorkerPool, "read", noted)
    assert ann.http.get("/games/qwixx/sheets.pdf").status_code == 200
    assert ann.http.post("/board", json={"position": "six"}).status_code == 200
    # `test_documents` shows that these do not wait for each other.
    assert used == [Rank.PRINT, Rank.READ]


def test_the_same_seed_deals_the_same_sheets(ann: Player) -> None:
    def text(seed: str) -> str:
        answer = ann.http.get("/games/longo/sheets.pdf", params={"sheets": 2, "seed": seed})
        return str(pdfium.PdfDocument(answer.content)[0].get_textpage().get_text_range())

    assert text("a") == text("a")
    assert len({text(seed) for seed in "abcdef"}) > 1


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("six/sheets.pdf", "bad-option"),
        ("chess/sheets.pdf", "unknown-page"),
        ("qwixx/sheets.pdf?sheets=201", "malformed"),
        ("qwixx/sheets.pdf?sheets=0", "malformed"),
        ("qwixx/sheets.pdf?sheets=many", "malformed"),
        ("qwixx/sheets.pdf?per_page=3", "bad-option"),
        ("qwixx/sheets.pdf?paper=wall", "bad-option"),
        ("longo/sheets.pdf?lucky=" + "5,8/" * 200, "bad-option"),
        ("longo/sheets.pdf?lucky=5,99", "bad-option"),
    ],
)
def test_impossible_sheets_are_refused(ann: Player, path: str, code: str) -> None:
    assert ann.http.get(f"/games/{path}").json()["error"]["code"] == code


def test_the_catalogue_says_what_can_be_printed(ann: Player) -> None:
    games = ann.http.get("/games").json()["games"]
    assert {game["game"]: game["prints"] for game in games} == {
        "qwixx": True,
        "longo": True,
        "six": False,
    }
