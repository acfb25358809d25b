"""A game that computes without end is stopped, and does not stop the server again."""

import asyncio
import threading
from collections.abc import Iterator

import pytest

from crosshex.server.ops import time_limit
from crosshex.server.ops.time_limit import asking, in_thread
from crosshex.table.faults import Refused

SHORT = 0.3


@pytest.fixture(autouse=True)
def watched(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    time_limit.watch()
    monkeypatch.setattr(time_limit, "_resting", {})
    yield
    assert threading.get_ident() not in time_limit._questions


def endless() -> None:
    """What a stranger's game may do; it takes every error for its own."""
    while True:
        try:
            while True:
                pass
        except Exception:
            continue


def ask_without_end(game: str) -> Refused:
    with pytest.raises(Refused) as refused, asking(game, SHORT):
        endless()
    return refused.value


def test_an_endless_question_is_ended_and_its_game_rests_while_others_are_asked() -> None:
    assert ask_without_end("bad").code == "busy"
    with pytest.raises(Refused) as refused, asking("bad"):
        raise AssertionError("it is asked again")
    left = refused.value.params["retry_after"]
    assert isinstance(left, int) and 0 < left <= time_limit.REST_SECONDS + 1
    with asking("good"):
        pass


def test_a_game_that_rests_is_asked_again_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time_limit, "REST_SECONDS", -1.0)
    ask_without_end("bad")
    with asking("bad"):
        pass


def test_a_question_inside_a_question_has_the_limit_of_the_outer_one() -> None:
    def ask_inside() -> None:
        with asking("other", 1_000.0):
            endless()

    with pytest.raises(Refused), asking("bad", SHORT):
        ask_inside()
    with asking("other"):
        pass


def test_an_error_that_a_question_raises_by_itself_stays_what_it_is() -> None:
    with pytest.raises(KeyError), asking("odd"):
        raise KeyError("odd")
    with asking("odd"):
        pass


def test_work_in_a_thread_is_ended_too_and_gives_the_thread_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(time_limit, "THREAD_SECONDS", SHORT)

    async def ask() -> None:
        with pytest.raises(Refused):
            await in_thread("", endless)
        assert await in_thread("", lambda: 7) == 7

    asyncio.run(ask())
