import json
from collections.abc import Callable
from pathlib import Path

import pytest

from crosshex.bots import LEVELS
from crosshex.server.api.site import build_of
from tests.server.harness import BOT, ME, OPEN, Player, RunningServer


def test_the_cookie_is_secret_strict_and_lasting(server: RunningServer, ann: Player) -> None:
    ann.http.cookies.clear()
    header = ann.http.get("/session").headers["set-cookie"]
    assert "HttpOnly" in header and "SameSite=strict" in header and "Max-Age=31536000" in header
    # Each visit renews it, so that it lasts for a year after the last one.
    assert ann.http.get("/session").headers["set-cookie"] == header
    assert "set-cookie" not in ann.http.get("/turns").headers


def test_every_answer_carries_the_security_headers(server: RunningServer, ann: Player) -> None:
    for path in ("/session", "/nowhere", "/docs"):
        headers = ann.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self';" in policy and "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_the_name_of_the_browser_app_is_read_from_its_page(tmp_path: Path) -> None:
    assert build_of(tmp_path) == ""
    page = '<head><meta name="build" content="c0ffee"></head>'
    (tmp_path / "index.html").write_text(page, "utf-8")

    assert build_of(tmp_path) == "c0ffee"


def test_the_catalogue_lists_games_bots_and_limits(ann: Player) -> None:
    catalogue = ann.http.get("/games").json()
    assert [game["game"] for game in catalogue["games"]] == ["qwixx", "longo", "six"]
    for game in catalogue["games"]:
        assert game["default_bot"] in game["bots"]
        assert game["bots"] == list(LEVELS)
    assert catalogue["limits"]["name"] == 32


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess", "seats": [ME]}, "bad-option"),
        ({"game": "qwixx", "seats": []}, "malformed"),
        ({"game": "qwixx", "seats": [ME] * 6}, "malformed"),
        ({"game": "qwixx", "seats": [{"kind": "me", "name": "x" * 33}]}, "bad-name"),
        ({"game": "qwixx", "seats": [{"kind": "me", "name": "   "}]}, "bad-name"),
        ({"game": "qwixx", "seats": [{"kind": "me", "name": "a\u202eb"}]}, "bad-name"),
        ({"game": "qwixx", "seats": [{"kind": "me", "name": "a\nb"}]}, "bad-name"),
        ({"game": "qwixx", "seats": [{"kind": "me", "name": "a\ud800"}]}, "malformed"),
        ({"game": "qwixx", "seats": [{**ME, "share": "XY"}]}, "malformed"),
        ({"game": "qwixx", "seats": [ME], "time": 1}, "malformed"),
        ({"game": "qwixx", "seats": [ME], "admin": True}, "malformed"),
        ({"game": "six", "seats": [ME] * 3}, "bad-option"),
        ({"game": "longo", "seats": [ME], "options": {"lucky": [[5, 5]]}}, "bad-option"),
        ({"game": "qwixx", "seats": [ME], "options": {"lucky": [[5, 8]]}}, "bad-option"),
        ({"game": "six", "seats": [ME, ME], "variant": "advanced"}, "malformed"),
        ({"game": "six", "seats": [ME, {"kind": "bot", "bot": "conservative"}]}, "no-such-bot"),
        ({"game": "six", "seats": [ME, {"kind": "bot", "bot": "external:true"}]}, "no-such-bot"),
    ],
)
def test_an_impossible_table_is_refused(ann: Player, body: object, code: str) -> None:
    # Not `json=`: it could not send a lone surrogate, but an attacker can.
    headers = {"Content-Type": "application/json"}
    answer = ann.http.post("/tables", content=json.dumps(body), headers=headers)
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, code)


def test_a_refused_name_comes_with_the_reason_and_the_place(ann: Player) -> None:
    body = {"game": "six", "seats": [ME, {"kind": "me", "name": "a\u202eb"}]}
    fault = ann.http.post("/tables", json=body).json()["error"]
    assert (fault["code"], fault["params"]["reason"]) == ("bad-name", "direction")
    assert fault["params"]["path"].endswith("seats.1.me.name")
    snapshot = ann.create("six", {"kind": "me", "name": "👩‍🚀 Mia"}, OPEN)
    assert snapshot["table"]["seats"][0]["name"] == "👩‍🚀 Mia"


@pytest.mark.parametrize("content", [b"", b"{", b"\xff", b"null", b"[1]"])
def test_a_body_that_is_not_json_is_malformed(ann: Player, content: bytes) -> None:
    headers = {"Content-Type": "application/json"}
    answer = ann.http.post("/tables", content=content, headers=headers)
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "malformed")


def test_an_oversized_body_is_refused(ann: Player) -> None:
    answer = ann.http.post("/replay", json={"text": "x" * 600_000})
    assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too-large")


def test_a_record_that_is_too_large_is_refused_with_the_limit(ann: Player) -> None:
    answer = ann.http.post("/replay", json={"text": "x" * 300_000})
    fault = {"code": "too-large", "params": {"limit": 256 * 1024}}
    assert (answer.status_code, answer.json()["error"]) == (413, fault)


def test_a_post_from_another_site_is_refused(ann: Player) -> None:
    headers = {"Origin": "https://elsewhere.example"}
    answer = ann.http.post("/tables", json={"game": "qwixx", "seats": [ME]}, headers=headers)
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "foreign-origin")


def test_a_private_table_is_seen_only_by_its_players_and_by_link(ann: Player, bob: Player) -> None:
    snapshot = ann.create("longo", ME, OPEN)
    table = snapshot["table"]["id"]
    assert bob.http.get(f"/tables/{table}").json()["error"]["code"] == "no-access"
    assert bob.http.get(f"/tables/{table}/record").status_code == 403
    link = snapshot["you"]["links"]["invite"]
    seen = bob.http.get(f"/tables/{table}?link={link}").json()
    assert seen["you"] == {
        "owner": False,
        "seats": [],
        "may": ["sit"],
        "links": None,
        "asks": [],
        "chosen": [],
    }
    followed = bob.http.get(f"/links/{link}").json()
    assert (followed["kind"], followed["table"]["id"]) == ("invite", table)
    for code in ("nothing", "%C3%A4", "x" * 200, "a'b"):
        assert bob.http.get(f"/links/{code}").json()["error"]["code"] == "unknown-link"
        assert bob.http.get(f"/tables/{code}").json()["error"]["code"] == "unknown-table"
    assert bob.http.get("/tables/nothing").json()["error"]["code"] == "unknown-table"
    assert table not in [each["id"] for each in bob.http.get("/tables").json()["tables"]]


def test_a_full_table_says_so(ann: Player, bob: Player, new_player: Callable[[], Player]) -> None:
    snapshot = ann.create("qwixx", ME, OPEN)
    path = f"/tables/{snapshot['table']['id']}/commands"
    link = snapshot["you"]["links"]["invite"]
    sit = {"type": "sit", "id": "1", "seat": 1, "name": "Bob", "link": link}
    assert bob.http.post(path, json=sit).json()["type"] == "done"
    answer = new_player().http.post(path, json=sit)
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "table-full")


def test_public_tables_and_my_own_are_listed(ann: Player, bob: Player) -> None:
    snapshot = ann.create("six", ME, OPEN, public=True, options={"variant": "advanced"})
    table = snapshot["table"]["id"]
    (listed,) = [t for t in bob.http.get("/tables").json()["tables"] if t["id"] == table]
    assert (listed["owner"], listed["yours"]) == (False, [])
    assert listed["seats"] == [{"name": "Ann", "kind": "person"}, {"name": None, "kind": "open"}]
    (mine,) = ann.http.get("/session").json()["tables"]
    assert (mine["id"], mine["owner"], mine["yours"]) == (table, True, [0])
    path = f"/tables/{table}/commands"
    sit = {"type": "sit", "id": "1", "seat": 1, "name": "Bob"}
    assert bob.http.post(path, json=sit).json()["type"] == "done"
    assert [t["id"] for t in bob.http.get("/session").json()["tables"]] == [table]


def test_a_table_around_one_screen_is_played_by_one_client(ann: Player) -> None:
    snapshot = ann.create("qwixx", ME, {"kind": "me", "name": "Bea"})
    assert snapshot["table"]["status"] == "playing"
    assert [ask["seat"] for ask in snapshot["you"]["asks"]] == [0, 1]


def test_a_table_of_bots_plays_itself_to_the_end_and_can_be_replayed(ann: Player) -> None:
    snapshot = ann.create("longo", BOT, BOT, BOT)
    table = snapshot["table"]["id"]
    ann.connect(table)
    message = snapshot
    while message["table"]["status"] == "playing":
        message = ann.receive_until(type="update")
    assert message["you"]["may"][:1] == ["rematch"]
    replay = ann.http.get(f"/tables/{table}/replay").json()
    assert replay["outcome"] == message["table"]["outcome"]
    assert replay["plies"][-1]["state"] == message["table"]["state"]
    assert {ply["actor"] for ply in replay["plies"]} <= {"dice", None, 0, 1, 2}
    uploaded = ann.http.post("/replay", json={"text": replay["text"]}).json()["records"]
    assert uploaded == [replay]
    twin = json.loads(ann.http.get(f"/tables/{table}/record?format=json").text)
    assert twin["headers"] == replay["headers"]


def test_a_picture_names_bots_in_its_language(ann: Player) -> None:
    bot = {"kind": "bot", "bot": "greedy"}
    for bots, named in (([bot], "Gieriger Bot<"), ([bot, bot], "Gieriger Bot 3<")):
        table = ann.create("qwixx", ME, *bots)["table"]["id"]
        assert named in ann.http.get(f"/tables/{table}/picture.svg?language=de").text


def test_a_picture_calls_a_guest_without_a_name_so_in_its_language(ann: Player) -> None:
    guest = {"kind": "me", "name": "Guest"}
    table = ann.create("qwixx", guest, BOT)["table"]["id"]
    drawn = ann.http.get(f"/tables/{table}/picture.svg?language=de").text
    assert "Gast" in drawn and "Guest" not in drawn


def test_a_picture_says_for_whom_a_bot_decided(ann: Player) -> None:
    table = ann.create("six", ME, BOT)["table"]["id"]
    ann.connect(table)
    picture = f"/tables/{table}/picture.svg"
    assert "A bot decided for" not in ann.http.get(picture).text
    ann.command("leave", seat=0)
    message = ann.receive_until(type="update")
    while message["table"]["status"] == "playing":
        message = ann.receive_until(type="update")
    assert message["table"]["outcome"]["stood_in"] == [0]
    assert "A bot decided for" in ann.http.get(picture).text


def test_a_game_is_drawn_for_those_who_may_see_it(ann: Player, bob: Player) -> None:
    table = ann.create("qwixx", ME, {"kind": "me", "name": "Bea <b>"})["table"]["id"]
    pictures = [ann.http.get(f"/tables/{table}/picture.svg{query}") for query in ("", "?dark=true")]
    for picture in pictures:
        assert picture.headers["content-type"].startswith("image/svg+xml")
        assert picture.headers["cache-control"] == "no-store"
        assert "sandbox" in picture.headers["content-security-policy"]
        assert picture.text.startswith("<svg") and "Bea &lt;b&gt;" in picture.text
    assert pictures[0].text != pictures[1].text
    assert bob.http.get(f"/tables/{table}/picture.svg").status_code == 403
    lobby = ann.create("six", ME, OPEN)["table"]["id"]
    fault = ann.http.get(f"/tables/{lobby}/picture.svg").json()["error"]
    assert fault["code"] == "not-now"


def test_a_faulty_upload_says_where_and_keeps_the_good_part(ann: Player) -> None:
    text = (
        '[Game "six"]\n[Rules "1"]\n[Variant "basic"]\n[Claim "auto"]\n[Seat1 "A"]\n[Seat2 "B"]\n'
        '[Result "*"]\n\n1. -1,0 9,9\n'
    )
    (replay,) = ann.http.post("/replay", json={"text": text}).json()["records"]
    assert (replay["error"]["line"], replay["error"]["column"]) == (9, 9)
    assert [ply["move"] for ply in replay["plies"]] == [None, "-1,0"]
    (nothing,) = ann.http.post("/replay", json={"text": "hello"}).json()["records"]
    assert nothing["plies"] == [] and nothing["error"]["line"] == 1


def test_only_the_owner_deletes_a_table_and_everyone_is_told(ann: Player, bob: Player) -> None:
    table = ann.create("six", ME, OPEN, public=True)["table"]["id"]
    bob.connect(table)
    assert bob.http.delete(f"/tables/{table}").json()["error"]["code"] == "not-owner"
    assert ann.http.delete(f"/tables/{table}").status_code == 204
    assert bob.closed_with() == 4410
    assert ann.http.get(f"/tables/{table}").json()["error"]["code"] == "unknown-table"
    assert table not in [t["id"] for t in ann.http.get("/session").json()["tables"]]


def test_an_unknown_page_and_an_unknown_method_are_answered(ann: Player) -> None:
    assert ann.http.get("/nowhere").json()["error"]["code"] == "unknown-page"
    assert ann.http.put("/tables").json()["error"]["code"] == "unknown-page"


def test_the_documentation_loads_nothing_from_elsewhere(server: RunningServer, ann: Player) -> None:
    page = ann.http.get("/docs").text
    assert "http:" not in page and "https:" not in page
    assert ann.http.get("/docs/docs.js").status_code == 200
    described = ann.http.get("/openapi.json").json()
    assert "/api/tables/{table_id}/commands" in described["paths"]
    snapshot = described["paths"]["/api/tables/{table_id}"]["get"]["responses"]["200"]
    assert "Snapshot" in json.dumps(snapshot)
    schema = ann.http.get("/schema.json").json()
    assert {"Command", "FromServer", "Catalogue", "NewTable"} <= set(schema["properties"])
    assert {"TableView", "YouView", "Play", "Update"} <= set(schema["$defs"])


def test_the_server_reports_that_it_is_healthy(ann: Player) -> None:
    health = ann.http.get(str(ann.http.base_url).replace("/api/", "/healthz")).json()
    assert health["status"] == "ok"


@pytest.mark.parametrize("limit", [None, 0, 1001, 100_000])
def test_a_table_needs_a_move_limit_that_ends_games(ann: Player, limit: int | None) -> None:
    body = {"game": "six", "seats": [ME, BOT], "options": {"move_limit": limit}}
    answer = ann.http.post("/tables", json=body)
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad-option")
    assert ann.create("six", ME, OPEN, options={"move_limit": 1000})
