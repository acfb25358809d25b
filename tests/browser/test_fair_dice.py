"""Fair dice for players: the commitment before a game, its proof, and a server that cheats."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Request, Route

from tests.browser.harness import ME, OPEN, PHONE, RANDOM, Guest
from tests.browser.test_together import link_of
from tests.browser.tiers import cases

Arrive = Callable[..., Guest]
SHARED = {**ME, "share": "c0ffee"}


def start_from_home(ann: Guest) -> str:
    """A game of Qwixx against a bot, set up through the page."""
    ann.open("/")
    ann.page.click("[data-play]")
    ann.asked()
    return ann.page.url.rsplit("/", 1)[1]


def proof(ann: Guest) -> str | None:
    ann.page.click("[data-check]")
    ann.page.wait_for_selector("[data-verdict=good]")
    return ann.page.locator("[data-proof]").get_attribute("data-proof")


def test_the_server_commits_before_it_is_sent_a_share_and_the_browser_proves_it(
    guest: Arrive,
) -> None:
    ann = guest(PHONE, fresh=True)
    sent: list[tuple[str, Any]] = []

    def note(request: Request) -> None:
        if request.method == "POST":
            sent.append((request.url.rsplit("/", 1)[1], json.loads(request.post_data or "null")))

    ann.page.on("request", note)
    table = start_from_home(ann)
    (first, nothing), (second, body) = sent[:2]
    assert (first, nothing, second) == ("dice", None, "tables")
    assert body["dice"] and body["seats"][0]["share"]
    ann.page.get_by_role("button", name="Table menu").click()
    assert ann.page.locator("[data-origin]").get_attribute("data-origin") == "committed"
    ann.page.keyboard.press("Escape")
    ann.tables.hurry(table)
    ann.page.click("[data-verify]")
    assert proof(ann) == "kept"

    ann.open(f"/table/{table}")
    ann.page.click("[data-rematch]")
    ann.page.wait_for_url(lambda url: "/table/" in url and not url.endswith(table))
    ann.asked()
    again = ann.page.url.rsplit("/", 1)[1]
    found = ann.page.evaluate(f"fetch('/api/tables/{again}').then((r) => r.json())")
    kept = ann.page.evaluate("JSON.parse(localStorage['crosshex.dice'])")[again]
    dice = found["table"]["dice"]
    assert dice["origin"] == "committed"
    assert kept == {"commit": dice["commit"], "shares": dice["shares"], "whole": True}
    assert ann.page.locator("[data-banner=dice]").count() == 0


@cases("what", "commit", "share")
def test_a_server_that_changes_its_commitment_is_caught(guest: Arrive, what: str) -> None:
    ann = guest(fresh=True)

    def promise(route: Route) -> None:
        route.fulfill(status=201, json={"ticket": "t", "commit": "00" * 32, "expires": 0})

    def change(route: Route) -> None:
        if route.request.method != "POST":
            route.continue_()
            return
        body = json.loads(route.request.post_data or "")
        if what == "commit":
            body["dice"] = None
        else:
            body["seats"][0]["share"] = "00"
        route.continue_(post_data=json.dumps(body))

    ann.page.route("**/api/tables", change)
    if what == "commit":
        ann.page.route("**/api/dice", promise)
    table = start_from_home(ann)
    assert "Do not trust" in ann.page.locator("[data-banner=dice]").inner_text()
    ann.tables.hurry(table)
    ann.page.click("[data-verify]")
    assert proof(ann) == "doubt"


@pytest.mark.slow
def test_a_file_is_checked_by_the_browser_itself_and_says_what_is_not_proven(
    guest: Arrive, tmp_path: Path
) -> None:
    ann, bob = guest(fresh=True), guest(fresh=True)
    ann.tables.hurry(start_from_home(ann))
    ann.tables.hurry(ann.make_table("longo", SHARED, RANDOM))
    files = []
    for number, row in enumerate(
        ann.page.evaluate("fetch('/api/session').then((r) => r.json())")["tables"]
    ):
        file = tmp_path / f"{number}.txt"
        address = f"/api/tables/{row['id']}/record"
        file.write_text(ann.page.evaluate(f"fetch('{address}').then((r) => r.text())"), "utf-8")
        files.append(file)
    both = tmp_path / "both.txt"
    both.write_text("\n".join(file.read_text("utf-8") for file in files), "utf-8")
    proofs = []
    for who in (ann, bob):
        who.open("/verify")
        who.page.route("**/api/replay", lambda route: route.abort())
        who.page.set_input_files("input[type=file]", both)
        for record in (0, 1):
            who.page.locator("[data-which]").select_option(index=record)
            proofs.append(proof(who))
        who.errors.clear()  # The browser reports the requests that we blocked.

    assert proofs == ["server", "kept", "server", "said"]


def test_a_person_who_comes_by_link_or_to_a_rematch_adds_a_share(guest: Arrive) -> None:
    ann, bob = guest(), guest(PHONE)
    ann.make_table("qwixx", SHARED, OPEN)
    bob.open(link_of(ann, "invite"))
    bob.page.locator("[data-sit]").first.click()
    bob.page.locator("[data-sit]").wait_for(state="detached")
    ann.page.click("[data-start]")
    ann.asked()
    table = ann.page.url.rsplit("/", 1)[1]
    dice = ann.page.evaluate(f"fetch('/api/tables/{table}').then((r) => r.json())")["table"]["dice"]
    assert dice["shares"][0] == "c0ffee" and len(dice["shares"][1]) == 32
    kept = bob.page.evaluate("JSON.parse(localStorage['crosshex.dice'])")[table]
    assert kept == {"commit": dice["commit"], "shares": [dice["shares"][1]]}
