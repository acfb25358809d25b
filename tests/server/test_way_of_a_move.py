"""The modules on the way of a move that CONTRIBUTING.md shows are there, and counted rightly."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "crosshex"
IN_BROWSER = re.compile(r"(?:games|shell)/[\w/.]+\.(?:svelte\.ts|svelte|ts)")
BESIDE = ("shell/lib/tapGuard.ts",)
"""What the page names besides, which a move does not pass."""


def shown() -> tuple[int, list[str]]:
    """The number of modules and those of the server, as the page has them."""
    page = (ROOT / "CONTRIBUTING.md").read_text("utf-8").partition("The way of a move, ")[2]
    page = page.partition("tests/server/test_way_of_a_move.py")[0]
    (count,) = re.findall(r"passes (\d+) modules", page)
    rows = [line for line in page.splitlines() if line.startswith("| `")]
    return int(count), [name for row in rows for name in re.findall(r"`([\w/]+/[\w/]+)`", row)]


def test_the_modules_of_the_way_are_counted_and_there() -> None:
    count, ours = shown()
    page = (ROOT / "web" / "README.md").read_text("utf-8").partition("## The way of a click")[2]
    steps = page.partition("\nIn Six")[0].replace("`Play.svelte`", "").replace("(`games", "`games")
    theirs = set(IN_BROWSER.findall(steps)) - set(BESIDE)
    assert all((ROOT / "web" / "src" / name).is_file() for name in theirs)
    assert all((PACKAGE / f"{name}.py").is_file() for name in ours)
    assert len(theirs) == 8 and len(ours) == len(set(ours)) and count == len(ours) + len(theirs)
