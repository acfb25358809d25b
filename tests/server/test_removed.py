"""Who was sent away from a private table sees nothing of it any more."""

from collections.abc import Callable

import pytest

from tests.server.harness import ME, OPEN, Json, Player


@pytest.fixture(params=["open", "playing"])
def removed(request: pytest.FixtureRequest, ann: Player, bob: Player) -> tuple[str, Json]:
    """A private table from which Bob was sent away, in the lobby or in the game, and its links."""
    snapshot = ann.create("qwixx", ME, OPEN, OPEN)
    table, links = snapshot["table"]["id"], snapshot["you"]["links"]
    ann.connect(table)
    links = ann.command("link", kind="watch", on=True)["you"]["links"]
    # Bob is connected as holder of a seat, not by the link that he first came by.
    bob.connect(table, f"?link={links['invite']}")
    bob.command("sit", seat=1, name="Bob", link=links["invite"])
    bob.disconnect()
    bob.connect(table)
    if request.param == "playing":
        ann.command("start", fill="random")
    assert table in [each["id"] for each in bob.http.get("/session").json()["tables"]]
    assert ann.command("remove", seat=1)["type"] == "update"
    return table, links


def test_the_connection_is_closed(bob: Player, removed: tuple[str, Json]) -> None:
    assert bob.closed_with() == 4403


def test_the_table_is_no_longer_among_mine(bob: Player, removed: tuple[str, Json]) -> None:
    table, _ = removed
    assert table not in bob.http.get("/session").text
    assert "Ann" not in bob.http.get("/session").text


def test_neither_the_table_nor_its_record_is_shown_not_even_by_the_links_of_before(
    bob: Player, removed: tuple[str, Json]
) -> None:
    table, links = removed
    for query in ("", f"?link={links['invite']}", f"?link={links['watch']}"):
        for part in ("", "/record", "/replay"):
            answer = bob.http.get(f"/tables/{table}{part}{query}")
            assert (answer.status_code, answer.json()["error"]["code"]) == (403, "no-access")
            assert "Ann" not in answer.text
        assert bob.connect(table, query)["error"]["code"] == "no-access"
    for code in links.values():
        answer = bob.http.get(f"/links/{code}")
        assert (answer.status_code, "Ann" in answer.text) == (403, False)


def test_nor_may_they_sit_down_again(bob: Player, removed: tuple[str, Json]) -> None:
    table, links = removed
    command = {"type": "sit", "id": "again", "seat": 1, "name": "Bob", "link": links["invite"]}
    answer = bob.http.post(f"/tables/{table}/commands", json=command)
    assert answer.json()["error"]["code"] == "no-access"


def test_the_links_stay_good_for_others_and_a_new_one_is_good_for_all(
    ann: Player, bob: Player, new_player: Callable[[], Player], removed: tuple[str, Json]
) -> None:
    table, links = removed
    cleo = new_player()
    for code in links.values():
        assert cleo.http.get(f"/tables/{table}?link={code}").status_code == 200
    link = ann.command("link", kind="invite", on=True)["you"]["links"]["invite"]
    assert bob.http.get(f"/tables/{table}?link={link}").status_code == 200
    assert bob.http.get(f"/tables/{table}?link={links['watch']}").status_code == 403


def test_who_stands_up_by_themselves_may_come_back(ann: Player, bob: Player) -> None:
    snapshot = ann.create("qwixx", ME, OPEN)
    table, link = snapshot["table"]["id"], snapshot["you"]["links"]["invite"]
    bob.connect(table, f"?link={link}")
    bob.command("sit", seat=1, name="Bob", link=link)
    bob.command("stand", seat=1)
    assert bob.command("sit", seat=1, name="Bob", link=link)["type"] == "update"
