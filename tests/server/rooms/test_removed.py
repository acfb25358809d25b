"""A person removed from a private table sees nothing of it any more, at any process."""

from collections.abc import Iterator

import pytest

from crosshex.server.config import ServerConfig
from crosshex.server.rooms.others import Others
from tests.server.harness import ME, OPEN, Json, Player, RunningServer, running

Servers = tuple[RunningServer, RunningServer]


@pytest.fixture(
    scope="module", params=["one process", pytest.param("two processes", marks=pytest.mark.slow)]
)
def servers(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Servers]:
    """The server of Ann, and the server of the others."""
    folder = tmp_path_factory.mktemp("store")
    if request.param == "one process":
        config = ServerConfig(db=f"sqlite:///{folder}/tables.db", rate_limits=False)
        with running(config) as server:
            yield server, server
        return
    postgres = request.getfixturevalue("shared_postgres")
    config = ServerConfig(db=postgres.create("removed"), rate_limits=False)
    with running(config) as one, running(config) as two:
        yield one, two


@pytest.fixture
def ann(servers: Servers) -> Iterator[Player]:
    with Player(servers[0]) as player:
        yield player


@pytest.fixture
def bob(servers: Servers) -> Iterator[Player]:
    with Player(servers[1]) as player:
        yield player


@pytest.fixture
def cleo(servers: Servers) -> Iterator[Player]:
    with Player(servers[1]) as player:
        yield player


@pytest.fixture(params=["open", "playing"])
def removed(request: pytest.FixtureRequest, ann: Player, bob: Player) -> tuple[str, Json]:
    """A private table from which Bob was removed, in the lobby or in the game, and its links."""
    snapshot = ann.create("qwixx", ME, OPEN, OPEN)
    table, links = snapshot["table"]["id"], snapshot["you"]["links"]
    ann.connect(table)
    links = ann.command("link", kind="watch", on=True)["you"]["links"]
    # Bob is connected as holder of a seat, not by the link that he used first.
    bob.connect(table, f"?link={links['invite']}")
    bob.command("sit", seat=1, name="Bob", link=links["invite"])
    bob.disconnect()
    bob.connect(table)
    if request.param == "playing":
        ann.command("start", fill="random")
    assert table in [each["id"] for each in bob.http.get("/session").json()["tables"]]
    assert ann.command("remove", seat=1)["type"] == "update"
    return table, links


def test_a_removed_person_is_disconnected(bob: Player, removed: tuple[str, Json]) -> None:
    assert bob.closed_with() == 4403


def test_a_removed_person_no_longer_lists_the_table(bob: Player, removed: tuple[str, Json]) -> None:
    table, _ = removed
    assert table not in bob.http.get("/session").text
    assert "Ann" not in bob.http.get("/session").text


def test_neither_the_table_nor_its_record_is_shown_even_with_the_earlier_links(
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
        assert (answer.status_code, "Ann" in answer.text) == (404, False)


def test_a_removed_person_may_not_sit_down_again(bob: Player, removed: tuple[str, Json]) -> None:
    table, links = removed
    command = {"type": "sit", "id": "again", "seat": 1, "name": "Bob", "link": links["invite"]}
    answer = bob.http.post(f"/tables/{table}/commands", json=command)
    assert answer.json()["error"]["code"] == "no-access"


def test_the_links_are_renewed_so_a_new_name_does_not_help(
    ann: Player, bob: Player, cleo: Player, removed: tuple[str, Json]
) -> None:
    table, links = removed  # Cleo is Bob in another browser.
    for kind, code in links.items():
        answer = cleo.http.get(f"/tables/{table}?link={code}")
        assert (answer.status_code, "Ann" in answer.text) == (403, False), kind
    renewed = ann.http.get(f"/tables/{table}").json()["you"]["links"]
    assert not set(renewed.values()).intersection([*links.values(), None])
    for code in renewed.values():
        assert cleo.http.get(f"/tables/{table}?link={code}").status_code == 200


def test_a_person_who_stands_up_may_come_back(ann: Player, bob: Player) -> None:
    snapshot = ann.create("qwixx", ME, OPEN)
    table, link = snapshot["table"]["id"], snapshot["you"]["links"]["invite"]
    bob.connect(table, f"?link={link}")
    bob.command("sit", seat=1, name="Bob", link=link)
    bob.command("stand", seat=1)
    assert bob.command("sit", seat=1, name="Bob", link=link)["type"] == "update"


def test_who_left_reads_the_record_of_a_private_table_once_the_game_is_over(
    ann: Player, bob: Player
) -> None:
    snapshot = ann.create("six", ME, OPEN)
    table, link = snapshot["table"]["id"], snapshot["you"]["links"]["invite"]
    bob.connect(table, f"?link={link}")
    bob.command("sit", seat=1, name="Bob", link=link)
    ann.connect(table)
    ann.command("start")
    bob.command("leave", seat=1)
    ann.command("link", kind="invite", on=False)
    ann.command("resign", seat=0)
    assert bob.http.get(f"/tables/{table}").status_code == 200
    assert "Result" in bob.http.get(f"/tables/{table}/record").text
    mine = {each["id"]: each for each in bob.http.get("/session").json()["tables"]}
    assert mine[table]["yours"] == [] and "left" not in mine[table]


def test_a_spectator_whose_link_is_revoked_is_disconnected(ann: Player, bob: Player) -> None:
    table = ann.create("qwixx", ME, OPEN)["table"]["id"]
    ann.connect(table)
    link = ann.command("link", kind="watch", on=True)["you"]["links"]["watch"]
    assert bob.connect(table, f"?link={link}")["type"] == "welcome"
    ann.command("link", kind="watch", on=False)
    for path in (f"/tables/{table}?link={link}", f"/links/{link}"):
        answer = bob.http.get(path)
        assert answer.status_code in (403, 404) and "Ann" not in answer.text
    assert bob.closed_with() == 4403


def test_a_link_shows_nothing_to_a_removed_person_even_if_the_notice_was_lost(
    ann: Player, bob: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    snapshot = ann.create("qwixx", ME, OPEN)
    table, link = snapshot["table"]["id"], snapshot["you"]["links"]["invite"]
    ann.connect(table)
    bob.connect(table, f"?link={link}")
    bob.command("sit", seat=1, name="Bob", link=link)
    monkeypatch.setattr(Others, "_heard_moved", lambda *_: None)
    ann.command("remove", seat=1)
    answer = bob.http.get(f"/links/{link}")
    assert (answer.status_code, "Ann" in answer.text) == (404, False)
