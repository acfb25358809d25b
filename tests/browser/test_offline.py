"""The installed app: it starts without a server, and a new build replaces an old one cleanly."""

import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from urllib.request import urlopen

import pytest
from playwright.sync_api import Error, expect

from crosshex.server.config import ServerConfig
from tests.browser.chromium import PLAIN_NAME
from tests.browser.harness import ME, PATIENCE_MS, PHONE, RANDOM, Guest, Server

Arrive = Callable[..., Guest]
OURS = ServerConfig().static
NEXT = "0123456789abcdef"
BUILD = re.compile(r'<meta name="build" content="([0-9a-f]+)">')
WORKING = "navigator.serviceWorker.ready.then(() => caches.keys())"
CONTROLLED = "() => navigator.serviceWorker.controller !== null"


@pytest.fixture
def own(built: None, tmp_path: Path) -> Iterator[Server]:
    """A server for one test, with a copy of the app."""
    options = (f"--host-name={PLAIN_NAME}",)
    server = Server(tmp_path, options=options, static=tmp_path / "app")
    shutil.copytree(OURS, tmp_path / "app")
    server.start()
    yield server
    server.stop()


def next_build(app: Path) -> None:
    """Make another build of the app: its files have other names, and the old ones are gone."""
    names = {path.name: f"next-{path.name}" for path in app.glob("assets/*")}
    parts = re.compile("|".join(map(re.escape, names)))
    page, worker = app / "index.html", app / "service-worker.js"
    for path in [page, worker, *app.glob("assets/*.js"), *app.glob("assets/*.css")]:
        text = parts.sub(lambda found: names[found[0]], path.read_text("utf-8"))
        path.write_text(text, "utf-8")
    for name, other in names.items():
        (app / "assets" / name).rename(app / "assets" / other)
    text = page.read_text("utf-8")
    page.write_text(BUILD.sub(f'<meta name="build" content="{NEXT}">', text), "utf-8")
    text = worker.read_text("utf-8")
    worker.write_text(text.replace("index.html`,revision:`", "index.html`,revision:`next"), "utf-8")


def expect_build(ann: Guest, build: str) -> None:
    meta = ann.page.locator("meta[name=build]")
    expect(meta).to_have_attribute("content", build, timeout=PATIENCE_MS)


def wait_for_caches(ann: Guest, count: int, gone: str) -> None:
    """Wait until there are this many caches and none of this name."""
    names: list[str] = []
    for _ in range(PATIENCE_MS // 100):
        with suppress(Error):  # The page may reload itself while it is asked.
            names = ann.page.evaluate("caches.keys()")
            if len(names) == count and gone not in names:
                return
        ann.page.wait_for_timeout(100)
    raise AssertionError(names)


def start_next_build(own: Server, app: Path) -> None:
    """Replace the app of a server that is down, and start it."""
    next_build(app)
    own.start()
    # The first page takes the longest. After five seconds the service worker would show its own
    # copy of the old page, which is not reloaded for a minute.
    with urlopen(f"{own.address}/"):
        pass


def install(ann: Guest, path: str = "/") -> list[str]:
    """Open a page and wait until the service worker has cached everything; its cache names."""
    ann.open(path)
    caches: list[str] = ann.page.evaluate(WORKING)
    ann.page.wait_for_function(CONTROLLED)
    return caches


def test_the_app_starts_without_a_server_and_pad_and_rules_work(guest: Arrive, own: Server) -> None:
    ann = guest(PHONE, at=own, service_workers="allow", settings={"language": "de"})
    install(ann)
    own.kill()

    ann.open("/")
    ann.page.locator("[data-offline] a[href='/pad']").click()
    ann.page.locator("input[type=radio][value=longo]").check(force=True)
    ann.page.locator("[data-start]").click()
    ann.page.locator("[data-field]").first.click()
    ann.page.reload()
    ann.page.locator("button.field.crossed").first.wait_for()
    for game in ("qwixx", "six"):
        ann.open(f"/rules/{game}")
        ann.page.locator("figure svg, figure [role=grid]").first.wait_for()
    assert "Regeln" in ann.page.title()
    ann.page.reload()
    ann.page.locator("figure svg").first.wait_for()
    ann.errors.clear()  # The browser reports failed requests.


def test_over_plain_http_an_open_pad_continues_and_says_what_is_missing(
    guest: Arrive, own: Server
) -> None:
    ann = guest(PHONE, at=own)
    address = f"http://{PLAIN_NAME}:{own.port}/pad"
    ann.page.goto(address)
    ann.page.locator("[data-start]").click()
    ann.page.locator("[data-field=r5]").click()
    ann.page.get_by_text("plain HTTP").wait_for()
    own.kill()
    ann.page.locator("[data-field=y3]").click()
    expect(ann.page.locator("button.field.crossed")).to_have_count(2, timeout=PATIENCE_MS)

    own.start()
    ann.page.goto(address)
    ann.page.locator("[data-kept]").click()
    ann.page.locator("button.field.crossed").first.wait_for()

    expect(ann.page.locator("button.field.crossed")).to_have_count(2, timeout=PATIENCE_MS)
    ann.errors.clear()


@pytest.mark.slow
def test_an_open_table_loads_a_new_build_when_nothing_is_lost(guest: Arrive, own: Server) -> None:
    assert own.static
    ann, ben = guest(at=own, service_workers="allow"), guest(at=own)
    old = BUILD.findall((own.static / "index.html").read_text("utf-8"))[0]
    install(ann)
    ann.make_table("six", ME, RANDOM)
    ann.page.locator("[data-target]").first.click()
    ben.make_table("six", ME, RANDOM)
    ben.page.locator("[data-target]").first.wait_for()

    own.kill()
    ann.page.locator("[data-banner=lost]").wait_for()
    start_next_build(own, own.static)

    expect_build(ben, NEXT)
    ben.page.locator("[data-target]").first.wait_for()
    # Ann has chosen a cell but not confirmed it: the new app loads only after she does.
    ann.page.locator("[data-banner=lost]").wait_for(state="detached")
    expect_build(ann, old)
    ann.page.locator("[data-decide]").click()
    expect_build(ann, NEXT)
    ann.page.locator("[data-target]").first.wait_for()
    # Two were there from the start; one is Ann's, one the bot's.
    assert ann.page.locator("[data-cell]:not([data-target])").count() == 4
    for one in (ann, ben):
        one.errors.clear()


@pytest.mark.slow
def test_a_new_build_replaces_the_old_one(guest: Arrive, own: Server) -> None:
    assert own.static
    ann, ben = guest(PHONE, at=own, service_workers="allow"), guest(at=own)
    (old,) = (name for name in install(ann, "/pad") if name.startswith("games-"))
    ann.page.locator("[data-start]").click()
    ann.page.locator("[data-field]").first.click()
    ben.open("/settings")

    own.kill()
    start_next_build(own, own.static)

    # A file of the old app is gone: the app is loaded again, at the page that was wanted.
    ben.page.locator("footer a[href='/verify']").click()
    expect_build(ben, NEXT)
    ben.page.locator("main h1").wait_for()
    # A pad is not reloaded until its user leaves it.
    ann.page.locator("[data-field]").first.click()
    expect(ann.page.locator("button.field.crossed")).to_have_count(2, timeout=PATIENCE_MS)
    ann.page.locator("header a[href='/']").first.click()
    expect_build(ann, NEXT)
    wait_for_caches(ann, 2, gone=old)
    own.kill()
    ann.open("/verify")
    expect_build(ann, NEXT)
    ann.page.locator("main h1").wait_for()
    for one in (ann, ben):
        one.errors.clear()
