"""Other sheets at the server: what is offered, drawn, refused, and kept on pads."""

import secrets

import pytest

from crosshex.learn import lesson_pages
from crosshex.rules import SHEETS, find_game
from tests.server.harness import Json, Player

ME = {"kind": "me", "name": "Ann"}
OWN = "r2-7 b8-12 / y2-12 / g12-2 / b7-2 r8-12"


def option_of(player: Player) -> Json:
    games = player.http.get("/games").json()["games"]
    [qwixx] = [entry for entry in games if entry["game"] == "qwixx"]
    [option] = qwixx["options"]
    found: Json = {**option, "lessons": qwixx["lessons"]}
    return found


def test_the_catalogue_names_the_sheets_and_who_has_not_learnt_them(ann: Player) -> None:
    option = option_of(ann)

    assert (option["type"], option["values"]) == ("sheet", list(SHEETS))
    # It has learnt all sheets with a name, and still no other one.
    assert option["learnt"] == {"master": list(SHEETS)}
    assert option["lessons"] == list(lesson_pages(find_game("qwixx")))
    assert {"mixx-colours", "mixx-numbers"} <= set(option["lessons"])


def test_a_sheet_is_drawn_before_there_is_a_table(ann: Player) -> None:
    answer = ann.http.post("/games/qwixx/room", json={"options": {"sheet": OWN}})

    layout = answer.json()["room"]["layout"]
    assert (layout["name"], layout["notation"]) == (None, OWN)
    assert layout["rows"][3]["colours"] == "bbbbbbrrrrr"


@pytest.mark.parametrize(
    ("sheet", "what", "row", "field"),
    [
        ("r2-12 / y2-13", "sheet-number", "2", "12"),
        ("r2-12 / y2-12 y5", "sheet-twice", "2", "12"),
        ("r2-12 / zzz", "sheet-word", "2", "1"),
        ("my-sheet", "sheet-name", "0", "0"),
        ("r2-12" * 100, "sheet-word", "1", "1"),
    ],
)
def test_a_faulty_sheet_is_refused_with_its_place(
    ann: Player, sheet: str, what: str, row: str, field: str
) -> None:
    options = {"sheet": sheet}
    drawn = ann.http.post("/games/qwixx/room", json={"options": options})
    table = {"game": "qwixx", "seats": [ME], "options": options}
    made = ann.http.post("/tables", json=table)
    mine = {"id": secrets.token_hex(9), "name": "Ann", "log": []}
    pad = {"id": secrets.token_hex(9), "game": "qwixx", "options": options, "sheets": [mine]}
    shared = ann.http.post("/pads", json=pad)

    for answer in (drawn, made, shared):
        error = answer.json()["error"]
        assert (answer.status_code, error["code"]) == (400, "bad-option")
        told = error["params"]
        assert (told["what"], told["row"], told["field"]) == (what, row, field)


def test_a_notation_longer_than_any_sheet_is_refused_unread(ann: Player) -> None:
    long = {"sheet": "r2-12 / " * 10_000}

    for path, body in (
        ("/games/qwixx/room", {"options": long}),
        ("/tables", {"game": "qwixx", "seats": [ME], "options": long}),
    ):
        answer = ann.http.post(path, json=body)
        assert answer.status_code in (400, 413)
        assert answer.json()["error"]["code"] in ("malformed", "too-large")


def test_a_bot_that_has_not_learnt_a_sheet_does_not_play_on_it(ann: Player) -> None:
    def create(bot: str, sheet: str) -> tuple[int, Json]:
        seats = [ME, {"kind": "bot", "bot": bot}]
        body = {"game": "qwixx", "seats": seats, "options": {"sheet": sheet}}
        answer = ann.http.post("/tables", json=body)
        return answer.status_code, answer.json()

    assert create("master", OWN)[1]["error"]["code"] == "no-such-bot"
    status, made = create("hard", OWN)
    assert (status, made["table"]["options"]) == (201, {"sheet": OWN})
    [listed] = ann.http.get("/session").json()["tables"]
    assert listed["options"]["sheet"].replace(",", " ").replace("/", " / ") == OWN


def test_a_shared_pad_keeps_its_sheet_for_who_joins_and_for_the_next_game(ann: Player) -> None:
    sheet = {"id": secrets.token_hex(9), "name": "Ann", "log": []}
    options = {"sheet": SHEETS["mixx-numbers"].notation}
    body = {"id": secrets.token_hex(9), "game": "qwixx", "sheets": [sheet], "options": options}
    pad = ann.http.post("/pads", json=body).json()
    following = ann.http.post(f"/pads/{pad['id']}/rematch", json={"id": secrets.token_hex(9)})

    assert pad["options"] == following.json()["options"] == {"sheet": "mixx-numbers"}


def test_the_pages_about_a_sheet_teach_it(ann: Player) -> None:
    course = ann.http.get("/learn/mixx-colours", params={"language": "tr"}).json()
    right = ann.http.post("/learn/mixx-colours/colours/any", json={"answer": "b5"}).json()

    assert (course["game"], course["kind"]) == ("mixx-colours", "qwixx")
    assert course["goal"]["pictures"][0]["position"]["layout"]["name"] == "mixx-colours"
    assert right["right"]
