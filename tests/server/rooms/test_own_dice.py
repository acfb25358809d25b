"""Whole games with own dice, over the socket and with a bot."""

import random
from typing import Any

import pytest

from crosshex.record import read_record
from crosshex.table.fair_dice import verify_dice
from tests.server.harness import BOT, ME, OPEN, Json, Player

ROLL = "4 1 6 3 5 6"


def play_on(player: Player, told: Json, rng: random.Random) -> Json:
    """Enter the awaited throw, decide what is asked, or wait for the bot."""
    table, you = told["table"], told["you"]
    if you["asks"]:
        ask = you["asks"][0]
        return player.command("play", seat=ask["seat"], move=ask["choices"][0]["move"])
    if "throw" in table and not table["throw"]["again"]:
        roll = " ".join(str(rng.randint(1, die)) for die in table["throw"]["dice"] if die)
        return player.command("throw", seat=table["throw"]["seats"][0], roll=roll, seq=told["seq"])
    return player.receive_until(type="update")


@pytest.mark.parametrize(
    ("game", "options"), [("qwixx", {}), ("longo", {"options": {"lucky": [[5, 8], [3, 12]]}})]
)
def test_a_game_with_a_bot_is_played_to_its_end(
    ann: Player, game: str, options: dict[str, Any]
) -> None:
    table = ann.create(game, ME, BOT, dice="own", first=1, **options)["table"]["id"]
    told, rng = ann.connect(table), random.Random(game)
    while told["table"]["status"] == "playing":
        told = play_on(ann, told, rng)
    assert told["table"]["dice"] is None
    text = ann.http.get(f"/tables/{table}/record").text
    assert '[Dice "entered"]' in text and "DiceCommit" not in text
    record = read_record(text)
    assert str(record) == text and record.state.outcome is not None
    assert "nothing to verify" in str(verify_dice(record).error)


def test_a_throw_that_is_sent_twice_is_entered_once(ann: Player) -> None:
    table = ann.create("qwixx", ME, dice="own")["table"]["id"]
    ann.connect(table)
    first = ann.command("throw", id="same", seat=0, roll=ROLL)
    again = ann.command("throw", id="same", seat=0, roll="1 1 1 1 1 1")
    assert (again["type"], again["seq"]) == ("done", first["seq"])


def test_an_impossible_throw_says_what_would_have_been_right(ann: Player) -> None:
    table = ann.create("qwixx", ME, dice="own")["table"]["id"]
    body = {"type": "throw", "id": "x", "seat": 0, "roll": "7 1 6 3 5 6"}
    answer = ann.http.post(f"/tables/{table}/commands", json=body)
    params = {"reason": "die-face", "count": 6, "faces": 6, "example": ROLL}
    assert answer.status_code == 400
    assert answer.json()["error"] == {"code": "impossible-throw", "params": params}


def test_spectators_see_a_throw_and_its_correction(ann: Player, bob: Player) -> None:
    table = ann.create("qwixx", ME, OPEN, dice="own", first=0, public=True)["table"]["id"]
    ann.connect(table)
    ann.command("start", fill="random")
    bob.connect(table)
    for roll, again in ((ROLL, None), ("1 1 1 1 1 1", True)):
        ann.command("throw", seat=0, roll=roll)
        told = bob.receive_until(type="update")
        while told["news"][-1]["type"] != "thrown":
            told = bob.receive_until(type="update")
        assert (told["news"][-1]["by"], told["news"][-1].get("again")) == (0, again)


def test_a_rematch_cannot_change_to_own_dice(ann: Player) -> None:
    table = ann.create("qwixx", BOT, BOT)["table"]["id"]
    told = ann.connect(table)
    while told.get("type") == "presence" or told["table"]["status"] == "playing":
        told = ann.receive()
    assert ann.fault("rematch", dice="own")["code"] == "unknown-ticket"
