"""A reused browser keeps nothing of its earlier guest."""

from collections.abc import Callable

import pytest

from tests.browser.harness import ME, PHONE, Guest, Server
from tests.browser.pool import GuestPool

STORED = "[localStorage.mine, sessionStorage.mine].map((one) => one ?? null)"


def test_the_next_guest_finds_nothing_of_the_last_one(pool: GuestPool, server: Server) -> None:
    ann = pool.arrive(server, locale="tr")
    table = ann.make_table("qwixx", ME)
    ann.page.evaluate("localStorage.mine = sessionStorage.mine = 'Ann'")
    ann.context.new_page()
    pool.leave(ann)

    ben = pool.arrive(server, (900, 600), locale="tr")

    assert ben.context is ann.context, "the browser is used again"
    assert len(ben.context.pages) == 1
    assert ben.page.viewport_size == {"width": 900, "height": 600}
    assert ben.context.cookies() == []
    ben.open("/settings")
    assert ben.page.evaluate(STORED) == [None, None]
    asked = ben.context.request.get(f"/api/tables/{table}").json()
    assert asked.get("you", {}).get("seats", []) == []
    pool.leave(ben)


@pytest.mark.slow
def test_browsers_with_other_options_or_fresh_ones_are_never_reused(
    pool: GuestPool, guest: Callable[..., Guest], server: Server
) -> None:
    ann = pool.arrive(server, locale="tr")
    pool.leave(ann)

    others = [guest(PHONE, locale="tr"), guest(locale="hu"), guest(fresh=True, locale="tr")]

    assert all(other.context is not ann.context for other in others)
