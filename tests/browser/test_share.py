"""Links that friends can open: on the server's machine, in its network, over plain HTTP."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from crosshex.cli.lan import lan_addresses
from tests.browser.harness import ME, OPEN, PHONE, Guest, Server
from tests.browser.tables import Tables
from tests.browser.test_together import link_of

Arrive = Callable[..., Guest]


@pytest.fixture
def network(built: None, tmp_path: Path) -> Iterator[Server]:
    """A server that listens in the whole network."""
    if not lan_addresses():
        pytest.skip("this machine has no address in a network")
    server = Server(tmp_path, options=("--lan",))
    server.start()
    yield server
    server.stop()


def test_a_link_that_works_only_on_this_machine_says_so_and_what_to_do(guest: Arrive) -> None:
    ann = guest()
    ann.make_table("qwixx", ME, OPEN)
    assert "127.0.0.1" in link_of(ann, "invite")

    note = ann.page.locator("[data-reach]").inner_text()

    assert "this device only" in note
    assert "crosshex serve --lan" in note


def test_in_the_network_links_carry_the_address_that_others_reach(
    guest: Arrive, network: Server
) -> None:
    ann, bob = guest(at=network), guest(PHONE, at=network)
    ann.make_table("qwixx", ME, OPEN)
    ann.page.locator("[data-reach]").wait_for()
    link = link_of(ann, "invite")
    assert link.startswith(f"http://{lan_addresses()[0]}:{network.port}/join/")

    bob.open(link)
    bob.page.locator("[data-name]").fill("Bob")
    bob.page.locator("[data-sit]").first.click()

    ann.page.get_by_text("Bob").first.wait_for()
    bob.page.locator("[data-sit]").wait_for(state="detached")
    assert bob.page.locator("[data-reach]").count() == 0
    bob.errors.clear()  # The browser reports that it ignores our policy headers over plain HTTP.


@pytest.mark.slow
def test_over_plain_http_everything_works_and_dice_are_checked(
    guest: Arrive, network: Server
) -> None:
    ann = guest(at=network)
    ann.open(f"http://{lan_addresses()[0]}:{network.port}/settings")
    assert ann.page.evaluate("isSecureContext") is False
    address = ann.page.url.removesuffix("/settings")
    ann.page.goto(f"{address}/")
    ann.page.get_by_label("Friends by link").check(force=True)
    ann.page.click("[data-play]")
    ann.page.get_by_role("button", name="Copy").first.click()
    ann.page.get_by_text("Copied.").first.wait_for()
    ann.page.click("[data-start]")
    ann.asked()
    ann.decide()
    ann.asked()
    table = ann.page.url.rsplit("/", 1)[1]
    Tables(ann.page.request, address).hurry(table)

    ann.page.goto(f"{address}/verify/{table}")

    ann.page.click("[data-check]")
    ann.page.wait_for_selector("[data-verdict=good]")
    assert ann.page.locator("[data-proof]").get_attribute("data-proof") == "kept"
    ann.errors.clear()  # The browser reports that it ignores our policy headers over plain HTTP.
