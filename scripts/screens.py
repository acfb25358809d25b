"""Takes pictures of screens of the app, to look at them one by one.

python scripts/screens.py                             all screens, phone and desktop, light
python scripts/screens.py home qwixx --dark --size 360x740 --size 740x360 --lang pl
python scripts/screens.py --list                      their names

It writes build/screens/SCREEN-SIZE-LANGUAGE-COLOURS.png and index.html with all of them.
"""

import argparse
import html
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, Error, sync_playwright  # noqa: E402

from tests.browser.chromium import ARGUMENTS, find_chromium  # noqa: E402
from tests.browser.harness import Guest, Server  # noqa: E402
from tests.browser.screens import SCREENS  # noqa: E402

PICTURES = ROOT / "build" / "screens"
SIZES = ["390x844", "1280x800"]
CALM = {"guard": 0, "byItself": False}


def main() -> None:
    """Take the pictures that the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("screens", nargs="*", metavar="SCREEN")
    parser.add_argument("--size", action="append", help="WIDTHxHEIGHT, several times if you like")
    parser.add_argument("--dark", action="store_true", help="in the dark as well")
    parser.add_argument("--lang", action="append", help="en, de, pl, hu, tr, el")
    parser.add_argument("--whole", action="store_true", help="the whole page, not only the screen")
    parser.add_argument("--list", action="store_true", help="name the screens")
    wanted = parser.parse_args()
    if unknown := set(wanted.screens) - set(SCREENS):
        parser.error(f"no screen is called {', '.join(sorted(unknown))}; --list names them")
    if wanted.list:
        print(*SCREENS)
        return
    sizes = [(int(width), int(height)) for width, _, height in map(split, wanted.size or SIZES)]
    themes = ["light", "dark"] if wanted.dark else ["light"]
    PICTURES.mkdir(parents=True, exist_ok=True)
    taken: list[str] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        path = find_chromium(playwright)
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        server = Server(Path(folder))
        server.start()
        try:
            for language in wanted.lang or ["en"]:
                for screen in wanted.screens or SCREENS:
                    taken += take(browser, server, screen, language, sizes, themes, wanted.whole)
        finally:
            server.stop()
            browser.close()
    (PICTURES / "index.html").write_text(page_of(taken), "utf-8")


def split(size: str) -> tuple[str, str, str]:
    """Both sides of WIDTHxHEIGHT."""
    return size.partition("x")


def take(
    browser: Browser,
    server: Server,
    screen: str,
    language: str,
    sizes: list[tuple[int, int]],
    themes: list[str],
    whole: bool,
) -> list[str]:
    """Take the pictures of one screen; their names."""
    here: list[Guest] = []

    def arrive(*arguments: Any, **options: Any) -> Guest:
        here.append(Guest.arrive(browser, server, *arguments, **options))
        return here[-1]

    names: list[str] = []
    ann = arrive(sizes[0], settings=CALM, locale=language)
    try:
        SCREENS[screen](ann, arrive)
        for theme in themes:
            ann.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            for width, height in sizes:
                ann.resize((width, height))
                name = f"{screen}-{width}x{height}-{language}-{theme}.png"
                ann.page.screenshot(path=PICTURES / name, full_page=whole)
                names.append(name)
    except Error as error:
        print(f"{screen}: {error}", file=sys.stderr)
    for one in here:
        if one.errors:
            print(f"{screen}: console: {one.errors}", file=sys.stderr)
        one.leave()
    print(*names, sep="\n")
    return names


def page_of(names: list[str]) -> str:
    """A page with all pictures."""
    figures = "".join(
        f'<figure><img src="{html.escape(name)}" loading="lazy"><figcaption>{html.escape(name)}'
        "</figcaption></figure>\n"
        for name in names
    )
    look = "body{display:flex;flex-wrap:wrap;gap:12px}figure{margin:0}img{max-height:80vh}"
    return f"<!doctype html><title>Screens</title><style>{look}</style>\n{figures}"


if __name__ == "__main__":
    main()
