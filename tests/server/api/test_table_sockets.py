import json
import threading
from collections.abc import Callable
from itertools import groupby

import pytest

from crosshex.server.rooms import command_handler, live
from crosshex.table.commands import Query
from crosshex.table.table import Table
from tests.server.harness import BOT, ME, OPEN, PATIENCE, Json, Player, first_move


@pytest.fixture
def table(ann: Player, bob: Player) -> str:
    """A running game of Qwixx between Ann on seat 0 and Bob on seat 1, both connected."""
    snapshot = ann.create("qwixx", ME, OPEN)
    table: str = snapshot["table"]["id"]
    ann.connect(table)
    link = snapshot["you"]["links"]["invite"]
    bob.connect(table, f"?link={link}")
    assert bob.command("sit", seat=1, name="Bob", link=link)["type"] == "update"
    assert ann.command("start")["type"] == "update"
    bob.receive_until(type="update", seq=4)
    return table


def test_a_table_with_one_open_seat_is_played_by_two_people_to_the_end(
    ann: Player, bob: Player, table: str
) -> None:
    views = {player: player.http.get(f"/tables/{table}").json()["you"] for player in (ann, bob)}
    message: Json = {}
    while message.get("table", {}).get("status") != "over":
        player = ann if first_move(views[ann]) else bob
        move = first_move(views[player])
        assert move is not None
        message = player.command("play", seat=move[0], move=move[1])
        assert message["type"] == "update", message
        views[player] = message["you"]
        other = bob if player is ann else ann
        views[other] = other.receive_until(type="update", seq=message["seq"])["you"]
    outcome = message["table"]["outcome"]
    assert outcome["ending"] in ("failed-throws", "rows-locked")
    assert message["table"]["dice"]["seed"] is not None
    assert ann.http.get(f"/tables/{table}/record").text.startswith('[Game "qwixx"]')


def test_a_client_with_many_questions_does_not_keep_others_waiting(
    ann: Player, bob: Player, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats: list[int] = []
    sent = threading.Event()

    def answer(table: Table, query: Query, holder: str) -> Json:
        sent.wait(PATIENCE)  # The questions of both wait now.
        seats.append(query.seat)
        return {"type": "coach", "re": query.id, "seat": query.seat, "lines": []}

    monkeypatch.setattr(command_handler, "answer", answer)
    for number in range(20):
        ann.send("coach", id=f"c{number}", seat=0)
        bob.send("coach", id=f"c{number}", seat=1)
    sent.set()
    ann.receive_until(re="c19")
    bob.receive_until(re="c19")
    assert max(len(list(turns)) for _, turns in groupby(seats)) < 10


def test_a_pending_choice_is_in_no_message_to_another_client(
    ann: Player, bob: Player, new_player: Callable[[], Player], table: str
) -> None:
    code = ann.command("link", kind="watch", on=True)["you"]["links"]["watch"]
    watcher = new_player()
    watcher.connect(table, f"?link={code}")
    asked = ann.http.get(f"/tables/{table}").json()["you"]["asks"][0]
    choice = asked["choices"][0]
    assert choice["colour"] is not None  # Any dice can be crossed on an empty sheet.
    told = ann.command("play", seat=0, move=choice["move"])
    assert told["you"]["chosen"] == [{"seat": 0, "choice": _plain(choice)}]
    for other in (bob, watcher):
        seen = other.receive_until(type="update", seq=told["seq"])
        assert seen["table"]["owes"] == [1]
        assert [n["type"] for n in seen["news"]] == ["chose"]
        assert seen["you"]["chosen"] == []
        hidden = json.dumps({**seen, "you": None})
        assert f'"{choice["move"]}"' not in hidden
        assert seen["table"]["state"] == {**told["table"]["state"]}
    for other in (bob, watcher):
        query = f"?link={code}"
        for page in ("", "/replay", "/record"):
            answer = other.http.get(f"/tables/{table}{page}{query}").text
            mine = json.loads(answer)["table"] if page == "" else answer
            assert f'"{choice["move"]}"' not in json.dumps(mine)
            assert f" {choice['move']} " not in answer
    drawn = {each.http.get(f"/tables/{table}/picture.svg?link={code}").text for each in (ann, bob)}
    assert len(drawn) == 1


def _plain(offer: Json) -> Json:
    return {key: value for key, value in offer.items() if key not in ("gain", "skips", "risk")}


def test_another_seat_can_neither_be_played_nor_resigned(
    ann: Player, bob: Player, table: str
) -> None:
    assert bob.fault("play", seat=0, move="-")["code"] == "not-your-seat"
    assert bob.fault("leave", seat=0)["code"] == "not-your-seat"
    assert bob.fault("hint", seat=0)["code"] == "not-your-seat"
    assert bob.fault("play", seat=4, move="-")["code"] == "no-such-seat"
    assert bob.fault("remove", seat=0)["code"] == "not-owner"


def test_a_forged_cookie_holds_no_seat(ann: Player, bob: Player, table: str) -> None:
    code = ann.command("link", kind="watch", on=True)["you"]["links"]["watch"]
    bob.disconnect()
    for cookie in ("x" * 43, "short", ann.cookie[:-1] + ("A" if ann.cookie[-1] != "A" else "B")):
        bob.http.cookies.set("crosshex", cookie)
        bob.http.cookies.jar.clear()
        bob.http.cookies.set("crosshex", cookie)
        welcome = bob.connect(table, f"?link={code}")
        assert welcome["you"]["seats"] == []
        assert bob.fault("play", seat=0, move="-")["code"] == "not-your-seat"
        bob.disconnect()


def test_an_illegal_move_is_refused_with_what_was_legal(ann: Player, table: str) -> None:
    before = ann.http.get(f"/tables/{table}").json()
    fault = ann.fault("play", seat=0, move="x")
    assert fault["code"] == "illegal-move"
    assert fault["params"]["reason"] == "no-failed-throw"
    assert fault["legal"] == [c["move"] for c in before["you"]["asks"][0]["choices"]]
    assert ann.fault("play", seat=0, move="purple")["code"] == "invalid-move"
    assert ann.http.get(f"/tables/{table}").json()["seq"] == before["seq"]


def test_a_repeated_command_is_answered_but_runs_once(ann: Player, table: str) -> None:
    first = ann.command("play", id="once", seat=0, move="-")
    again = ann.command("play", id="once", seat=0, move="-")
    assert again == {"type": "done", "re": "once", "seq": first["seq"]}
    assert ann.fault("play", id="twice", seat=0, move="-")["params"]["reason"] == "already-chosen"


def test_a_command_for_an_older_question_is_stale(ann: Player, bob: Player, table: str) -> None:
    seen = ann.http.get(f"/tables/{table}").json()
    assert ann.command("play", seat=0, move="-", seq=seen["seq"])["type"] == "update"
    assert bob.command("play", seat=1, move="-", seq=seen["seq"])["type"] == "update"
    active = seen["table"]["state"]["active"]
    player = (ann, bob)[active]
    fault = player.fault("play", seat=active, move="x", seq=seen["seq"])
    assert fault["code"] == "stale"
    assert player.command("play", seat=active, move="x")["type"] == "update"


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("", "malformed"),
        ("hello", "malformed"),
        ("[]", "malformed"),
        ("{}", "malformed"),
        ('{"type": "dance", "id": "1"}', "malformed"),
        ('{"type": "play", "id": "1", "seat": "0", "move": "-"}', "malformed"),
        ('{"type": "play", "id": "1", "seat": 0}', "malformed"),
        ('{"type": "play", "id": "1", "seat": 0, "move": "-", "as": "admin"}', "malformed"),
        ('{"type": "play", "id": "", "seat": 0, "move": "-"}', "malformed"),
        ('{"type": "play", "id": "1", "seat": -1, "move": "-"}', "malformed"),
        ('{"type": "play", "id": "1", "seat": 0, "move": "' + "r" * 65 + '"}', "malformed"),
        ("[" * 4000, "malformed"),
        ('{"type": "play", "id": "' + "1" * 5000 + '"}', "too-large"),
        (b"\x00\xff", "malformed"),
        ('{"type": "play", "id": "1", "seat": 0, "move": "\\ud800"}', "malformed"),
        ('{"type": "play", "id": "\\ud800", "seat": 0, "move": "-"}', "malformed"),
        ('{"type": "play", "id": "1", "seat": 0, "move": "\\u0000"}', "invalid-move"),
        ('{"type": "play", "id": "1", "seat": 0, "move": "-", "seq": -1}', "malformed"),
        (f'{{"type": "play", "id": "1", "seat": 0, "move": "-", "seq": {10**40}}}', "malformed"),
        (f'{{"type": "take", "id": "1", "seat": 0, "cell": [{10**40}, 0]}}', "malformed"),
        ('{"type": "take", "id": "1", "seat": 0, "cell": [1.5, 0]}', "malformed"),
        ('{"type": "play", "id": "1", "seat": 1e0, "move": "-"}', "malformed"),
        ('{"type": "play", "id": "1", "seat": NaN, "move": "-"}', "malformed"),
    ],
)
def test_a_malformed_message_gets_a_clear_answer_and_harms_nothing(
    ann: Player, table: str, frame: str | bytes, code: str
) -> None:
    assert ann.socket is not None
    ann.socket.send(frame)
    assert ann.receive_until(type="error")["error"]["code"] == code
    assert ann.command("play", seat=0, move="-")["type"] == "update"


def test_a_huge_frame_ends_the_connection_but_not_the_table(ann: Player, table: str) -> None:
    assert ann.socket is not None
    ann.socket.send("x" * 100_000)
    assert ann.closed_with() == 1009
    assert ann.connect(table)["you"]["seats"] == [0]


def test_a_client_that_sends_only_garbage_is_cut_off(ann: Player, table: str) -> None:
    assert ann.closed_after(["nonsense"] * 10) == 4400


def test_a_ping_is_answered(ann: Player, table: str) -> None:
    assert ann.socket is not None
    ann.socket.send('{"type": "ping"}')
    assert ann.receive_until(type="pong")["now"] > 0


def test_an_unknown_table_a_wrong_origin_and_a_stranger_are_told_why(
    ann: Player, bob: Player, new_player: Callable[[], Player], table: str
) -> None:
    stranger = new_player()
    for path, headers, code, close in [
        ("nowhere", {}, "unknown-table", 4404),
        (table, {}, "no-access", 4403),
        (f"{table}", {"Origin": "http://elsewhere.example"}, "foreign-origin", 4403),
    ]:
        assert stranger.connect(path, **headers)["error"]["code"] == code
        assert stranger.closed_with() == close


def test_a_client_that_reconnects_gets_what_it_missed(ann: Player, bob: Player, table: str) -> None:
    seen = ann.http.get(f"/tables/{table}").json()["seq"]
    ann.disconnect()
    bob.receive_until(type="presence", present=[1])
    bob.command("play", seat=1, move="-")
    for nonsense in ("x", "-1", "9" * 5000):
        assert ann.connect(table, f"?since={nonsense}")["news"] == []
    welcome = ann.connect(table, f"?since={seen}")
    assert welcome["seq"] == seen + 1
    assert [(news["type"], news["seat"]) for news in welcome["news"]] == [("chose", 1)]
    assert ann.receive_until(type="presence")["present"] == [0, 1]


def test_spectators_with_a_revoked_link_are_disconnected(
    ann: Player, new_player: Callable[[], Player], table: str
) -> None:
    code = ann.command("link", kind="watch", on=True)["you"]["links"]["watch"]
    watcher = new_player()
    assert watcher.connect(table, f"?link={code}")["you"]["links"] is None
    assert watcher.fault("play", seat=0, move="-")["code"] == "not-your-seat"
    ann.command("link", kind="watch", on=False)
    assert watcher.closed_with() == 4403
    assert watcher.connect(table, f"?link={code}")["error"]["code"] == "no-access"


def test_the_others_may_let_a_bot_play_for_an_absent_player(
    ann: Player, bob: Player, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert ann.fault("takeover", seat=0, absent=1)["code"] == "not-absent"
    bob.disconnect()
    [awaited] = ann.receive_until(type="presence", present=[0])["awaited"]
    assert awaited["seat"] == 1 and 0 < awaited["ms"] <= 20_000
    # A connection that has just dropped may be back at any moment.
    assert ann.fault("takeover", seat=0, absent=1)["code"] == "not-absent"
    assert live.GRACE_SECONDS == 20
    monkeypatch.setattr(live, "GRACE_SECONDS", 0.0)
    stood_in = ann.command("takeover", seat=0, absent=1)
    assert stood_in["table"]["seats"][1]["stand_in"] == "medium"
    assert [n["type"] for n in stood_in["news"]] == ["takeover-asked", "stood-in"]
    bob.connect(table)
    returned = bob.command("return", seat=1)
    assert returned["table"]["seats"][1]["stand_in"] is None


def test_a_choice_is_withdrawn_and_a_decision_taken_back_if_the_other_agrees(
    ann: Player, bob: Player, table: str
) -> None:
    assert ann.command("play", seat=0, move="-")["you"]["chosen"]
    withdrawn = ann.command("withdraw", seat=0)
    assert ([n["type"] for n in withdrawn["news"]], withdrawn["you"]["chosen"]) == (
        ["withdrawn"],
        [],
    )
    ann.command("play", seat=0, move="-")
    bob.command("play", seat=1, move="-")
    asked = ann.command("takeback", seat=0)
    assert asked["table"]["takeback"] == {"by": 0, "agreed": [], "needed": [1]}
    back = bob.command("answer-takeback", seat=1, accept=True)
    assert [n["type"] for n in back["news"]] == ["takeback-agreed", "taken-back"]
    assert back["table"]["asked"] == back["seq"] and back["table"]["owes"] == [0]
    assert "takeback" not in back["table"]
    again = ann.connect(table, f"?since={back['seq'] - 1}")
    assert [n["type"] for n in again["news"]] == ["taken-back"]
    assert ann.http.get(f"/tables/{table}/record").text.count('[Takebacks "1"]') == 1


def test_the_reason_why_a_move_is_illegal_is_told_to_the_holder_of_the_seat(
    ann: Player, bob: Player, table: str
) -> None:
    told = ann.command("why", id="q", seat=0, move="x")
    assert told == {"type": "why", "re": "q", "seat": 0, "move": "x", "reason": "no-failed-throw"}
    assert ann.command("why", seat=0, move="-")["reason"] is None
    assert bob.fault("why", seat=0, move="-")["code"] == "not-your-seat"
    assert ann.fault("why", seat=0, move="?")["code"] == "invalid-move"


def test_the_coach_speaks_only_to_the_holder_of_the_seat(
    ann: Player, bob: Player, table: str
) -> None:
    lines = ann.command("coach", seat=0)["lines"]
    assert lines[0]["code"] in ("sheet-white-sum", "sheet-others-throw")
    assert set(lines[0]) == {"code", "moves", "values"}
    assert bob.fault("coach", seat=0)["code"] == "not-your-seat"


def test_a_player_who_left_comes_back_through_the_list_of_tables(
    ann: Player, bob: Player, table: str
) -> None:
    left = bob.command("leave", seat=1)
    assert (left["you"]["seats"], left["you"]["left"]) == ([], [1])
    assert left["news"][0]["name"] == "Bob"
    told = ann.receive_until(type="update", seq=left["seq"])
    assert "left" not in told["you"] and told["table"]["seats"][1]["kind"] == "bot"
    (listed,) = [t for t in bob.http.get("/session").json()["tables"] if t["id"] == table]
    assert (listed["yours"], listed["left"]) == ([], [1])
    assert bob.connect(table)["you"]["left"] == [1]
    assert bob.command("return", seat=1)["you"]["seats"] == [1]
    (listed,) = [t for t in bob.http.get("/session").json()["tables"] if t["id"] == table]
    assert listed["yours"] == [1] and "left" not in listed


@pytest.mark.usefixtures("kernels")
def test_a_hint_is_a_legal_move_and_changes_nothing(ann: Player, table: str) -> None:
    before = ann.http.get(f"/tables/{table}").json()
    hint = ann.command("hint", seat=0)
    assert hint["type"] == "hint"
    assert hint["move"] in [c["move"] for c in before["you"]["asks"][0]["choices"]]
    assert hint["choice"]["move"] == hint["move"]
    assert ann.http.get(f"/tables/{table}").json()["seq"] == before["seq"]


def test_people_choose_their_seats_and_the_owner_fills_the_rest(ann: Player, bob: Player) -> None:
    snapshot = ann.create("six", ME, OPEN, OPEN, OPEN)
    table, link = snapshot["table"]["id"], snapshot["you"]["links"]["invite"]
    ann.connect(table)
    bob.connect(table, f"?link={link}")
    assert bob.fault("sit", seat=1, name="Bob")["code"] == "no-access"
    assert bob.fault("sit", seat=0, name="Bob", link=link)["code"] == "seat-taken"
    bob.command("sit", seat=1, name="Bob", link=link)
    moved = bob.command("move-seat", seat=1, to=2)
    assert moved["you"]["seats"] == [2]
    assert [seat["side"] for seat in moved["table"]["seats"]] == ["black", "red", "black", "red"]
    assert ann.fault("start")["code"] == "seats-open"
    assert ann.fault("start", fill="nobody")["code"] == "no-such-bot"
    assert bob.fault("start", fill="random")["code"] == "not-owner"
    started = ann.command("start", fill="random")
    assert [seat["kind"] for seat in started["table"]["seats"]] == ["person", "bot"] * 2
    assert started["you"]["asks"][0]["put"] == [[-1, 0], [-1, 1], [0, -1]]
    assert bob.fault("sit", seat=1, name="Bob")["code"] == "not-now"


def test_a_draw_is_offered_declined_and_agreed_on(ann: Player, bob: Player) -> None:
    snapshot = ann.create("six", ME, OPEN)
    table, link = snapshot["table"]["id"], snapshot["you"]["links"]["invite"]
    ann.connect(table)
    bob.connect(table, f"?link={link}")
    bob.command("sit", seat=1, name="Bob", link=link)
    ann.command("start")
    assert ann.command("offer-draw", seat=0)["table"]["draw"] == {"by": 0, "agreed": [0]}
    assert ann.fault("answer-draw", seat=0, accept=True)["code"] == "not-now"
    assert bob.command("answer-draw", seat=1, accept=False)["table"]["draw"] is None
    ann.command("offer-draw", seat=0)
    over = bob.command("answer-draw", seat=1, accept=True)["table"]
    assert (over["outcome"]["ending"], over["outcome"]["result"]) == ("agreement", "1/2-1/2")
    assert '[Ending "agreement"]' in bob.http.get(f"/tables/{table}/record").text


def test_bots_decline_a_draw_and_resigning_loses(ann: Player) -> None:
    table = ann.create("six", ME, BOT)["table"]["id"]
    ann.connect(table)
    offered = ann.command("offer-draw", seat=0)
    assert [n["type"] for n in offered["news"]] == ["draw-offered", "draw-declined"]
    over = ann.command("resign", seat=0)["table"]
    assert (over["outcome"]["ending"], over["outcome"]["winners"]) == ("resignation", [1])
    assert ann.fault("play", seat=0, move="-1,0")["code"] == "not-now"


def test_only_six_can_be_resigned(ann: Player, table: str) -> None:
    assert ann.fault("resign", seat=0)["code"] == "not-this-game"
    assert ann.fault("take", seat=0, cell=[0, 0])["code"] == "not-this-game"


def test_a_rematch_against_bots_starts_at_once_and_exists_once(ann: Player) -> None:
    table = ann.create("six", ME, BOT)["table"]["id"]
    ann.connect(table)
    assert ann.fault("rematch")["code"] == "not-now"
    ann.command("resign", seat=0)
    answer = ann.command("rematch")
    assert answer["type"] == "table"
    assert ann.command("rematch")["table"] == answer["table"]
    following = ann.http.get(f"/tables/{answer['table']}").json()
    assert following["table"]["status"] == "playing"
    assert following["you"]["seats"] == [1], "in Six the other side begins"


def test_a_rematch_between_people_waits_for_them_with_new_shares(ann: Player, bob: Player) -> None:
    snapshot = ann.create("qwixx", {**ME, "share": "aa"}, OPEN)
    table, link = snapshot["table"]["id"], snapshot["you"]["links"]["invite"]
    ann.connect(table)
    bob.connect(table, f"?link={link}")
    bob.command("sit", seat=1, name="Bob", link=link, share="bb")
    view = ann.command("start")
    assert view["table"]["dice"]["shares"] == ["aa", "bb"]
    while view["table"]["status"] != "over":
        for seat, player in enumerate((ann, bob)):
            mine = player.http.get(f"/tables/{table}").json()["you"]
            if mine["asks"]:
                view = player.command(
                    "play", seat=seat, move=mine["asks"][0]["choices"][-1]["move"]
                )
    following = bob.command("rematch", share="cc")["table"]
    lobby = ann.http.get(f"/tables/{following}").json()["table"]
    assert lobby["status"] == "open"
    assert [seat["shared"] for seat in lobby["seats"]] == [False, True]
    ann.disconnect()
    ann.connect(following)
    assert ann.command("sit", seat=0, name="Ann", share="dd")["table"]["dice"]["shares"] == [
        "dd",
        "cc",
    ]
    assert ann.command("start")["table"]["status"] == "playing"


def test_a_game_of_bots_is_stopped_stepped_and_resumed(ann: Player, bob: Player) -> None:
    table = ann.create("qwixx", BOT, BOT, public=True, pace=300)["table"]["id"]
    ann.connect(table)
    bob.connect(table)
    assert bob.fault("halt", on=True)["code"] == "not-owner"
    halted = ann.command("halt", on=True)["table"]
    assert halted["halted"] is True

    ann.command("step")
    stepped = ann.receive_until(type="update")
    while stepped["table"]["asked"] == halted["asked"]:
        stepped = ann.receive_until(type="update")
    still = ann.http.get(f"/tables/{table}").json()["table"]["asked"]
    on = ann.command("halt", on=False)["table"]

    assert still == on["asked"] == stepped["table"]["asked"] > halted["asked"]
    assert "halted" not in on
    while ann.receive_until(type="update")["table"]["asked"] == on["asked"]:
        pass
