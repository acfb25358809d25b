"""The games of an agent: whole games, nothing secret told, everything bounded."""

from pathlib import Path

import pytest

from crosshex.mcp import Session, SessionError
from crosshex.mcp.session import MOST_GAMES, MOST_TEXT
from crosshex.record import Record, read_position, read_records
from crosshex.rules import CrosshexError


def finished(session: Session, name: str = "qwixx", **options: object) -> dict[str, object]:
    """A game in which the agent always takes its last legal move."""
    seen = session.new_game(name, **options)  # type: ignore[arg-type]
    while not seen["over"]:
        assert seen["to_act"]
        seen = session.decide(seen["game"], seen["legal"][-1])
    return seen


def test_a_game_alone_is_played_recorded_and_scored(tmp_path: Path) -> None:
    file = tmp_path / "games.txt"
    session = Session(seed=3, records=file)
    seen = finished(session)
    assert (seen["legal"], seen["scores"], seen["ending"]) == ([], [-20], "failed throws")
    (record,) = read_records(file.read_text("utf-8"))
    assert isinstance(record, Record)
    assert f"{record}" == seen["record"]
    (score,) = session.regret()["regret"]
    assert (score["bot"], score["games"], score["result"]["mean"]) == ("you", 1, -20)
    assert score["per_game"]["mean"] > 50


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("longo", {"seats": 3, "seat": 2, "bots": ["greedy", "random"]}),
        ("qwixx", {"options": {"sheet": "mixx-colours"}}),
        ("six", {"seat": 2, "bots": ["random"], "options": {"move_limit": "8"}}),
    ],
)
def test_games_with_opponents_and_options_are_played_to_their_end(
    name: str, options: dict[str, object]
) -> None:
    session = Session(seed=1)
    seen = finished(session, name, **options)
    assert seen["result"] and seen["winners"] is not None


def test_what_an_agent_has_named_is_not_drawn_by_lot() -> None:
    session = Session(seed=1)
    drawn = {session.new_game("longo")["position"].split("*")[1] for _ in range(5)}
    options = {"lucky": "5,8"}
    named = {session.new_game("longo", options=options)["position"].split("*")[1] for _ in range(5)}
    assert len(drawn) > 1 and named == {"5,8"}


def test_a_game_without_values_spoils_no_score() -> None:
    session = Session(seed=1)
    finished(session, options={"sheet": "faces=2 needed=1 r2 b4-3 / y2-4"})
    (score,) = session.regret()["regret"]
    assert score["game"] == "qwixx" and "there are no values" in score["fault"]


def test_the_same_seed_throws_the_same_dice() -> None:
    assert Session(seed=5).new_game("qwixx") == Session(seed=5).new_game("qwixx")
    assert Session(seed=5).new_game("qwixx") != Session(seed=6).new_game("qwixx")
    assert Session().new_game("qwixx") != Session().new_game("qwixx")


def test_a_position_tells_what_happened_and_nothing_secret() -> None:
    session = Session(seed=2)
    seen = session.new_game("qwixx", seats=2, seat=2, bots=["greedy"])
    # The bot must not choose before the agent: its choice in action 1 is secret.
    assert [line.partition(":")[0] for line in seen["news"]] == ["dice"]
    assert seen["to_act"] and "?" not in seen["text"]
    state = read_position(seen["position"])
    assert [str(move) for move in state.legal(1)] == seen["legal"]
    after = session.decide(seen["game"], "-")
    assert any(line.startswith("seat 1: ") for line in after["news"])
    assert session.position(seen["game"]) == after


def test_what_is_wrong_changes_nothing_and_is_told() -> None:
    session = Session(seed=2)
    seen = session.new_game("qwixx")
    for move in ("b99", "x", "", "-" * MOST_TEXT):
        with pytest.raises(CrosshexError):
            session.decide(seen["game"], move)
    assert session.position(seen["game"]) == seen
    with pytest.raises(SessionError, match="there is no game 7; there are: 1"):
        session.position(7)
    with pytest.raises(SessionError, match="at most 400 characters"):
        session.decide(1, "r" * (MOST_TEXT + 1))
    with pytest.raises(SessionError, match="no game is over yet"):
        session.regret()
    over = finished(session)
    with pytest.raises(SessionError, match="is over"):
        session.decide(over["game"], "-")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "arguments",
    [
        {"name": "chess"},
        {"seats": 9},
        {"seat": 2},
        {"bots": ["greedy"]},
        {"seats": 2, "bots": ["external:./mybot"]},
        {"seats": 2, "bots": ["mybot.py:Mine"]},
        {"options": {"sheet": "r" * 1000}},
        {"options": {"colour": "red"}},
    ],
)
def test_a_game_that_cannot_be_is_refused_and_starts_no_program(
    arguments: dict[str, object],
) -> None:
    session = Session(seed=1)
    with pytest.raises(CrosshexError):
        session.new_game(**{"name": "qwixx", **arguments})  # type: ignore[arg-type]
    assert session.games()["begun"] == []


def test_games_are_bounded_and_the_oldest_that_is_over_goes_first() -> None:
    session = Session(seed=1)
    over = finished(session)
    for _ in range(MOST_GAMES):
        session.new_game("qwixx")
    assert over["game"] not in [each["game"] for each in session.games()["begun"]]
    with pytest.raises(SessionError, match=f"there are {MOST_GAMES} games already"):
        session.new_game("qwixx")
    assert len(session.games()["begun"]) == MOST_GAMES
