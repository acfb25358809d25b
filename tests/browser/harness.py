"""A server in its own process, and people who sit at its tables in a real browser."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, TimeoutError

from tests.browser.tables import Tables

PATIENCE_MS = 45_000
DESKTOP = (1280, 800)
PHONE = (360, 740)
REST_MS = 450
"""A little longer than the time in which a new question ignores taps."""
GRACE_SECONDS = 5.0
"""How long the test server waits for a player whose connection has dropped."""
HASTY = {"guard": 0, "confirm": False, "byItself": False}
"""The settings of most tests: no waiting for people, and nothing happens automatically."""
PROGRAM = f"""import sys
from dataclasses import replace
from pathlib import Path
from crosshex.cli import main
from crosshex.server.rooms import live
from crosshex.server import run
live.GRACE_SECONDS = {GRACE_SECONDS}
static, create_app = sys.argv.pop(1), run.create_app
if static:
    run.create_app = lambda config: create_app(replace(config, static=Path(static)))
main()"""
"""Runs a server; the first argument is a folder with another browser app than ours, or empty."""
PROBE = """() => {
    const probe = document.createElement("div");
    probe.style.cssText = "position: fixed; height: 100dvh; visibility: hidden";
    probe.dataset.probe = "";
    document.body.append(probe);
}"""
"""Adds an element that is as high as the screen once the page is laid out."""
DRAWN = """(wide) => new Promise((drawn, failed) => {
    setTimeout(() => failed(new Error("the page does not settle")), 20_000);
    const probe = document.querySelector("[data-probe]");
    // A dialog lies in a layer of its own, which may be late.
    const dialogs = () => [...document.querySelectorAll("dialog[open]")];
    const isLaidOut = () => innerWidth === (wide ?? innerWidth)
        && (!probe || probe.offsetHeight === innerHeight)
        && dialogs().every((one) => one.offsetHeight <= innerHeight);
    const places = () => [...document.querySelectorAll("main, main *, dialog[open] *")]
        .map((one) => Object.values(one.getBoundingClientRect().toJSON())).join();
    let before = null;
    const look = () => requestAnimationFrame(() => {
        const now = isLaidOut() ? places() : null;
        if (now === null || now !== before) {
            before = now;
            return look();
        }
        probe?.remove();
        setTimeout(drawn);
    });
    look();
})"""
"""Resolves when the page has been laid out for this width and nothing moves from frame to frame."""
LIGHT = "/icon.svg"
"""An image on the server: scripts can run there, and it loads faster than the app."""
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


@dataclass
class Server:
    """A server that can be killed and started again on the same port and store."""

    folder: Path
    port: int = 0
    options: tuple[str, ...] = ()
    static: Path | None = None
    process: "subprocess.Popen[bytes] | None" = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        fresh = not self.port
        self.port = self.port or free_port()
        program = [sys.executable, "-c", PROGRAM, str(self.static or "")]
        options = [f"--port={self.port}", f"--db=sqlite:///{self.folder}/tables.db", "--workers=1"]
        options += ["--no-browser", "--no-rate-limits", "--no-solve", *self.options]
        command = [*program, "serve", *options]
        log = (self.folder / "log").open("ab")
        self.process = subprocess.Popen(command, start_new_session=True, stdout=log, stderr=log)
        log.close()
        deadline = time.monotonic() + 60
        while True:
            try:
                with urlopen(f"{self.address}/healthz", timeout=1):
                    return
            except OSError:
                if self.process.poll() is not None and fresh and time.monotonic() < deadline:
                    self.port = 0  # another process has taken the port
                    self.start()
                    return
                assert self.process.poll() is None, "the server ended while starting"
                assert time.monotonic() < deadline, "the server did not start"
                time.sleep(0.05)

    def kill(self) -> None:
        """Kill the server and its bots at once, like a power cut."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(60)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
    return port


@dataclass
class Guest:
    """A person at a browser: one context (one cookie), one page, and every error it met."""

    server: Server
    context: BrowserContext
    page: Page
    errors: list[str] = field(default_factory=list)
    answered: str = ""

    @classmethod
    def arrive(
        cls,
        browser: Browser,
        server: Server,
        size: tuple[int, int] = DESKTOP,
        settings: dict[str, Any] = HASTY,
        **options: Any,
    ) -> "Guest":
        """Come with a fresh browser; `settings` override the defaults of the app."""
        width, height = size
        context = browser.new_context(
            base_url=server.address,
            viewport={"width": width, "height": height},
            has_touch=width < 600,
            reduced_motion="reduce",
            # The service worker fetches the whole app, so only tests about it allow it.
            **{"locale": "en-US", "service_workers": "block", **options},
        )
        context.set_default_timeout(PATIENCE_MS)
        stored = json.dumps(json.dumps(settings))
        context.add_init_script(
            f"if (location.protocol === 'http:') localStorage['crosshex.settings'] ??= {stored}"
        )
        guest = cls(server, context, context.new_page())
        guest.page.on("pageerror", lambda error: guest.errors.append(str(error)))
        guest.page.on("console", guest.hear)
        return guest

    def hear(self, line: ConsoleMessage) -> None:
        """Note errors; a page that is only an image asks in vain for an icon."""
        if line.type == "error" and not line.location["url"].endswith("/favicon.ico"):
            self.errors.append(line.text)

    def leave(self) -> None:
        self.context.close()

    def open(self, path: str) -> None:
        self.page.goto(path)
        self.page.wait_for_selector("main")

    def forget(self) -> None:
        """Leave the app and delete everything but the browser's cache.

        The browser stays at the server, because a blank page would cost a new process.
        """
        for other in self.context.pages:
            if other is not self.page:
                other.close()
        self.page.goto(LIGHT)
        # The app may have stored something as the guest left it.
        self.page.evaluate("localStorage.clear(); sessionStorage.clear()")
        self.context.clear_cookies()
        self.page.mouse.move(0, 0)
        self.errors.clear()
        self.answered = ""

    @property
    def tables(self) -> Tables:
        """What this guest does at tables without opening them."""
        return Tables(self.context.request)

    def set_up(self, game: str, *seats: dict[str, str], **options: Any) -> str:
        """Set up a table whose bots answer at once, without going there."""
        return self.tables.create(game, *seats, **options)

    def make_table(self, game: str, *seats: dict[str, str], **options: Any) -> str:
        """Set up a table and go there."""
        table = self.set_up(game, *seats, **options)
        self.open(f"/table/{table}")
        return table

    def stay_light(self) -> None:
        """Be at the server without the app."""
        if self.page.url == "about:blank":
            self.page.goto(LIGHT)

    def asked(self) -> str | None:
        """Wait for a question that was not answered yet; None when the game is over.

        With several people around one screen, the named person takes it.
        """
        try:
            self.page.wait_for_function(
                """(answered) => {
                    if (document.querySelector("[data-over], [data-pass]")) return true;
                    const asked = document.querySelector("[data-prompt]")?.dataset.asked;
                    return asked && asked !== answered;
                }""",
                arg=self.answered,
            )
        except TimeoutError as late:
            raise AssertionError(f"no new question came: {self.situation()}") from late
        if self.page.query_selector("[data-over]"):
            return None
        if self.page.query_selector("[data-pass]"):
            self.page.locator("[data-pass]").click()
            self.page.locator("[data-pass]").wait_for(state="detached")
        return self.page.get_attribute("[data-prompt]", "data-asked")

    def situation(self) -> str:
        """What helps to find out why a table is stuck: page, focus, errors and log."""
        page = self.page.evaluate("document.querySelector('main')?.innerText")
        focus = self.page.evaluate("document.activeElement.outerHTML.slice(0, 300)")
        log = (self.server.folder / "log").read_text("utf-8")[-2000:]
        return f"{self.answered=}\n{page}\n{focus=}\n{self.errors=}\n{log}"

    def decide(self) -> None:
        """Answer the question on the screen with the pointer: tap, then confirm."""
        page = self.page
        self.answered = page.get_attribute("[data-prompt]", "data-asked") or ""
        if page.locator("[data-position]").count():
            page.locator("[data-decide]").first.click()
            return
        if page.locator("[role=grid]").count():
            fields = page.locator("[data-field]")
            if fields.count():
                fields.first.click()
            page.locator("[data-decide]").click()
            return
        if page.locator("[data-decide=pass]").count():
            page.locator("[data-decide=pass]").click()
            return
        if not page.locator("[data-target]").count():
            page.locator("[data-pick]").first.click()
            page.wait_for_selector("[data-target], [data-keep]")
            if page.locator("[data-keep]").count():
                page.locator("[data-keep]").first.click()
        targets = page.locator("[data-target]")
        targets.nth(targets.count() // 2).click()
        page.locator("[data-decide]").click()

    def play_on(self, decisions: int = 1000) -> int:
        """Answer questions until the game is over or the number is reached; return how many."""
        for done in range(decisions):
            if self.asked() is None:
                return done
            self.decide()
        return decisions

    def findings(self) -> list[str]:
        """What axe-core finds serious or worse on the current page."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text("utf-8"))
        result = self.page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
        return [
            f"{found['id']}: {found['help']}: {[node['html'][:160] for node in found['nodes'][:3]]}"
            for found in result["violations"]
            if found["impact"] in ("serious", "critical")
        ]

    def resize(self, size: tuple[int, int]) -> None:
        """Change the size of the screen and wait until the page has settled."""
        width, height = size
        self.page.evaluate(PROBE)
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate(DRAWN, width)

    def settle(self) -> None:
        """Wait until nothing on the page moves."""
        self.page.evaluate(DRAWN)

    def too_wide(self) -> int:
        """By how many pixels the page is wider than the screen."""
        wide: int = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        return wide


ME = {"kind": "me", "name": "Ann"}
RANDOM = {"kind": "bot", "bot": "random"}
GREEDY = {"kind": "bot", "bot": "greedy"}
OPEN = {"kind": "open"}


def number_in(text: str) -> int:
    found = re.search(r"\d+", text)
    assert found, text
    return int(found.group())
