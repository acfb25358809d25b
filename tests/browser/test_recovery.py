"""The table survives a reload, a lost connection and a server that dies."""

import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.browser.harness import GREEDY, ME, RANDOM, Guest, Server

Arrive = Callable[..., Guest]


@pytest.fixture
def fragile(built: None, tmp_path: Path) -> Iterator[Server]:
    """A server for one test, which may kill it."""
    server = Server(tmp_path)
    server.start()
    yield server
    server.stop()


def crosses(guest: Guest) -> list[str]:
    """The names of all crossed fields on the large sheet."""
    labels: list[str] = guest.page.eval_on_selector_all(
        ".field.crossed[data-at]", "all => all.map((one) => one.ariaLabel)"
    )
    return labels


def test_a_reload_in_mid_game_shows_the_same_table(guest: Arrive) -> None:
    ann = guest()
    ann.make_table("qwixx", ME)
    ann.play_on(5)
    asked = ann.asked()
    before = crosses(ann)

    ann.page.reload()

    assert ann.asked() == asked
    assert before and crosses(ann) == before


def test_a_server_killed_in_mid_game_loses_nothing_and_the_app_reconnects(
    guest: Arrive, fragile: Server
) -> None:
    ann = guest(at=fragile)
    ann.make_table("qwixx", ME)
    ann.play_on(6)
    asked = ann.asked()
    before = crosses(ann)

    fragile.kill()
    ann.page.locator("[data-banner=lost]").wait_for()
    fragile.start()
    ann.page.locator("[data-banner=lost]").wait_for(state="detached")

    assert ann.asked() == asked
    assert before and crosses(ann) == before
    ann.decide()
    assert ann.asked() != asked
    ann.errors.clear()  # The browser reports the refused connections.


@pytest.mark.slow
def test_a_decision_made_while_the_server_is_away_arrives_once_it_is_back(
    guest: Arrive, fragile: Server
) -> None:
    ann = guest(at=fragile)
    ann.make_table("six", ME, RANDOM)
    ann.asked()
    fragile.kill()
    ann.page.locator("[data-banner=lost]").wait_for()

    ann.decide()
    fragile.start()

    ann.asked()
    assert ann.page.locator(".tile").count() == 4
    ann.errors.clear()  # The browser reports the refused connections.


@pytest.mark.slow
def test_a_server_that_hangs_is_noticed_within_five_seconds(guest: Arrive, fragile: Server) -> None:
    ann = guest(at=fragile)
    ann.make_table("qwixx", ME)
    asked = ann.asked()
    assert fragile.process is not None
    fragile.process.send_signal(signal.SIGSTOP)
    try:
        ann.decide()
        ann.page.locator("[data-sending]").wait_for(timeout=2_000)
        ann.page.locator("[data-banner=lost]").wait_for(timeout=5_500)
        assert ann.page.locator("[data-sending]").count() == 0  # It would cover the banner.
    finally:
        fragile.process.send_signal(signal.SIGCONT)

    ann.page.locator("[data-banner=lost]").wait_for(state="detached")
    assert ann.asked() != asked
    assert ann.page.locator("[data-sending]").count() == 0


def test_a_finished_table_can_be_opened_again(guest: Arrive) -> None:
    ann = guest()
    ann.make_table("six", ME, GREEDY)
    ann.play_on()
    ann.open("/")

    ann.page.get_by_role("link", name="View").first.click()

    ann.page.locator("[data-over]").wait_for()


def test_a_deleted_table_says_so(guest: Arrive) -> None:
    ann = guest()
    table = ann.make_table("qwixx", ME)
    ann.asked()

    ann.tables.delete(table)

    ann.page.get_by_text("was deleted or has expired").wait_for()


def test_a_link_that_never_existed_gets_a_clear_answer(guest: Arrive) -> None:
    ann = guest()

    ann.open("/join/nothing-like-this")

    ann.page.get_by_text("This link is no longer valid").wait_for()
    ann.errors.clear()  # The browser reports the status 404.
