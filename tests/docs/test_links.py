"""Links between pages lead somewhere; the site is built from them without a warning."""

import inspect
import re
import sys
from html import unescape
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any
from urllib.parse import unquote

import pytest

from tests.docs.pages import ROOT

PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), ROOT / "web" / "README.md"]
OTHERS = ("crosshex.games", "crosshex.puzzles", "crosshex.rooms")
"""Names that are no modules: groups of entry points, and what browsers store."""
_CODE = re.compile(r"^ *```.*?^ *```|`[^`\n]*`", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"\]\(([^)\s]+)\)")
_HEADING = re.compile(r"^#+ +(.+?)\s*$", re.MULTILINE)


def anchors(text: str) -> set[str]:
    """The anchors of the headings of a page, as those who show it name them."""
    found = []
    for heading in _HEADING.findall(re.sub(r"^ *```.*?^ *```", "", text, flags=re.M | re.S)):
        words = re.sub(r"\[([^]]*)\]\([^)]*\)|`", r"\1", heading).lower()
        found.append(re.sub(r"[^\w\- ]", "", words).strip().replace(" ", "-"))
    return set(found)


def broken(page: Path, text: str) -> list[str]:
    """The links of a page to files of ours that are not there."""
    wrong = []
    for link in _LINK.findall(_CODE.sub("", text)):
        if "://" in link or link.startswith("mailto:"):
            continue
        address, _, anchor = unquote(link).partition("#")
        target = (page.parent / address).resolve() if address else page
        inside = target.suffix == ".md" and anchor
        there = target.exists()
        if not there or (inside and anchor not in anchors(target.read_text("utf-8"))):
            wrong.append(link)
    return wrong


def test_every_link_of_a_page_leads_somewhere() -> None:
    wrong = {str(page.relative_to(ROOT)): broken(page, page.read_text("utf-8")) for page in PAGES}
    assert not {page: links for page, links in wrong.items() if links}


def test_a_link_that_leads_nowhere_is_noticed() -> None:
    text = "[a](nowhere.md) [b](docs/stable.md#nothing) [c](docs/stable.md#modules) `[d](no.md)`"
    assert broken(ROOT / "README.md", text) == ["nowhere.md", "docs/stable.md#nothing"]


def test_the_menu_of_the_site_has_every_page_once() -> None:
    menu = re.findall(r'= "([\w/.-]+\.md)"', (ROOT / "zensical.toml").read_text("utf-8"))
    pages = [path.relative_to(ROOT / "docs").as_posix() for path in ROOT.glob("docs/**/*.md")]
    made = ["index.md", "contributing.md", "changelog.md", "reference/index.md"]
    assert sorted(menu) == sorted([*pages, *made, "reference/protocol.md"])


def test_every_module_with_public_names_is_listed_as_stable() -> None:
    listed = re.findall(
        r"^\| `(crosshex[\w.]*)` \|", (ROOT / "docs" / "stable.md").read_text("utf-8"), re.MULTILINE
    )
    found = [
        ".".join(path.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")
        for path in (ROOT / "src").rglob("*.py")
        if re.search(r"^__all__\b", path.read_text("utf-8"), re.MULTILINE)
    ]
    assert sorted(listed) == sorted(found)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_what_a_page_names_of_the_library_exists(page: Path) -> None:
    named = set(re.findall(r"`(crosshex(?:\.\w+)+)", page.read_text("utf-8")))
    assert not [name for name in sorted(named) if not exists(name)]


def exists(name: str) -> bool:
    """Whether this is a module, something in one, or one of the others."""
    module, *rest = name.split(".")
    thing: Any = import_module(module)
    for part in rest:
        module += f".{part}"
        if hasattr(thing, part):
            thing = getattr(thing, part)
        elif inspect.ismodule(thing) and is_defined(thing, part):
            return True  # The module is half loaded: an extra that it needs is missing.
        elif not (inspect.ismodule(thing) and find_spec(module)):
            return module in OTHERS
        else:
            try:
                thing = import_module(module)
            except ModuleNotFoundError:
                return True  # The module is there; the extra that it needs is not.
    return True


def is_defined(module: ModuleType, name: str) -> bool:
    """Whether the source of a module has a class or function of this name."""
    return bool(re.search(rf"^(?:class|def) {name}\b", inspect.getsource(module), re.MULTILINE))


def test_a_name_that_does_not_exist_is_noticed() -> None:
    assert exists("crosshex.review.regret.regret") and exists("crosshex.table")
    assert not exists("crosshex.tables") and not exists("crosshex.rules.Chess")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_file_that_a_page_names_is_there(page: Path) -> None:
    top = "benchmarks|deploy|docs|examples|scripts|src|tests|training|web"
    named = set(re.findall(rf"`((?:{top})/[\w./-]*\w/?)`", page.read_text("utf-8")))
    found = {name for name in named if (ROOT / name).exists() or (ROOT / "web" / name).exists()}
    # The build makes the one; in others a word stands for any name.
    assert not [name for name in named - found - {"src/generated"} if "NAME" not in name]


@pytest.mark.slow
def test_the_site_is_built_and_its_links_lead_somewhere() -> None:
    pytest.importorskip("zensical", reason="the extra docs is not installed")
    import subprocess

    run = subprocess.run(
        [sys.executable, ROOT / "scripts" / "docs.py"], capture_output=True, text=True
    )
    assert run.returncode == 0, run.stdout + run.stderr
    site = ROOT / "build" / "site"
    wrong, names, followed = [], {}, 0
    pages = sorted(site.rglob("*.html"))
    for page in pages:
        names[page] = set(re.findall(r'\bid="?([^"\s>]+)', page.read_text("utf-8")))
    for page in pages:
        if page.name == "404.html":
            continue
        for link in re.findall(r'\b(?:href|src)="([^"]+)"', page.read_text("utf-8")):
            address, _, anchor = unquote(unescape(link)).partition("#")
            if re.match(r"[a-z]+:|//", address):
                continue
            followed += 1
            target = (page.parent / address.partition("?")[0]).resolve() if address else page
            target = target / "index.html" if target.is_dir() else target
            if not target.exists() or (anchor and target in names and anchor not in names[target]):
                wrong.append(f"{page.relative_to(site)}: {link}")
    assert not wrong and followed > 1000
    text = (site / "reference" / "crosshex.rules.html").read_text("utf-8")
    assert "why_not" in text and "&gt;&gt;&gt;" in text
