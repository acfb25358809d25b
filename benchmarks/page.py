"""How fast the page is in a real Chromium: the bytes of the first load, and from tap to mark."""

from __future__ import annotations

import gzip
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Request, sync_playwright

from benchmarks.report import Report
from tests.browser.chromium import ARGUMENTS, find_chromium
from tests.browser.harness import GREEDY, HASTY, ME, PHONE, Guest, Server

LANGUAGES = ("en", "de", "hu", "tr", "el", "pl")
MOST_BYTES, MOST_MS = 150_000, 50.0
SLOW = 4
"""A cheap phone is about this many times slower than this machine."""
PACKED = (".woff2", ".png")

TAP = """(taps) => new Promise((done, fail) => {
    const times = [];
    const marked = (at) => at.matches(".chosen, [aria-pressed=true]");
    const tap = (at) => at.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    const next = () => {
        if (times.length === taps) return done(times);
        const legal = [...document.querySelectorAll("[data-field], [data-target]")];
        const [place] = legal.filter((at) => !marked(at));
        if (!place) {
            tap(legal[0]);  // The only one: take the tap back.
            return setTimeout(next, 50);
        }
        const began = performance.now();
        tap(place);
        // The frame that shows the mark has been handed over when the next task runs.
        requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => {
                if (!marked(place)) return fail(Error("a tap left no mark"));
                times.push(performance.now() - began);
                setTimeout(next, 20);
            };
            port2.postMessage(0);
        });
    };
    next();
})"""
"""Taps the legal places one by one and returns the milliseconds until each mark is drawn."""


@contextmanager
def _visit() -> Iterator[tuple[Browser, Server]]:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        path = find_chromium(playwright)
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        try:
            yield browser, server
        finally:
            browser.close()
            server.stop()


def first_load(browser: Browser, server: Server, language: str) -> int:
    """The transferred bytes of the home page and all that it loads.

    The service worker fetches the rest of the app afterwards, when the page is idle.
    """
    ann = Guest.arrive(browser, server, PHONE, locale=language)
    sizes: dict[str, int] = {}

    def weigh(request: Request) -> None:
        response = request.response()
        body = response.body() if response else b""
        sizes[request.url] = len(body if request.url.endswith(PACKED) else gzip.compress(body))

    ann.page.on("requestfinished", weigh)
    ann.open("/")
    ann.page.wait_for_load_state("networkidle")
    ann.leave()
    return sum(sizes.values())


def tap_to_mark(browser: Browser, server: Server, game: str, slower: int, taps: int) -> list[float]:
    """The milliseconds from each tap on a legal place until its mark is drawn."""
    ann = Guest.arrive(browser, server, PHONE, settings=HASTY)
    ann.make_table(game, ME, GREEDY)
    ann.page.locator("[data-field], [data-target]").first.wait_for()
    cdp = ann.context.new_cdp_session(ann.page)
    cdp.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    times: list[float] = ann.page.evaluate(TAP, taps)
    ann.leave()
    return sorted(times)


def run(report: Report) -> None:
    """Measure all languages, and both kinds of boards, also slowed down to a cheap phone."""
    taps = 10 if report.quick else 60
    with _visit() as (browser, server):
        report.section("First load of the home page, compressed")
        for language in LANGUAGES:
            size = first_load(browser, server, language)
            report.figure(language, size / 1000, "KB", goal=f"under {MOST_BYTES // 1000}")
        report.section("From tap to mark, on a phone's screen")
        for slower in (1, SLOW):
            for game in ("qwixx", "six"):
                times = tap_to_mark(browser, server, game, slower, taps)
                name = game if slower == 1 else f"{game}, processor {slower} times slower"
                late = times[int(0.95 * len(times))]
                goal = f"under {MOST_MS:.0f}"
                report.figure(name, median(times), "ms", p95=f"{late:.1f}", goal=goal)
