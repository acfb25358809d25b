"""The sources of the browser app: its own tests, its types, its messages, its lock file."""

import json
import re
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
SOURCES = [
    path
    for path in sorted((WEB / "src").rglob("*"))
    if path.suffix in (".svelte", ".ts") and not path.name.endswith(".test.ts")
]
CATALOGUE = (ROOT / "src" / "crosshex" / "locale" / "en.ftl").read_text("utf-8")
KNOWN = set(re.findall(r"^([a-z][a-z0-9-]*) =", CATALOGUE, re.MULTILINE))
# A message by its whole id, and one whose id ends with a variable: `web-who-${value}`.
WHOLE = re.compile(r"[\"'`](web-[a-z0-9-]+)[\"'`]")
BEGUN = re.compile(r"`(web-[a-z0-9-]*-)\$\{")
# The rooms of the games, and the types of the protocol, may name games; nobody else.
GAME = re.compile(r"qwixx|longo|\bsix\b|-six-|Six[A-Z]", re.IGNORECASE)
SHELL = [
    path for path in SOURCES if path.is_relative_to(WEB / "src" / "shell") or path.name == "main.ts"
]
STYLED = [path for path in SOURCES if path.suffix == ".svelte"]
# What a component may not write out: colours, sizes of type, and breakpoints of its own.
COLOUR = re.compile(r"#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\((?!var)[^)]*\)", re.IGNORECASE)
SIZE = re.compile(r"font-size: (?!var\()([\d.]+rem|clamp[^;]*)")
BREAKPOINT = re.compile(r"@media \((?:max|min)-width: (?!(?:460|700|900)px)([^)]*)\)")


@pytest.mark.parametrize("script", ["check", "test"])
def test_a_script_of_the_app_succeeds(script: str, capfd: pytest.CaptureFixture[str]) -> None:
    status = runpy.run_path(str(ROOT / "scripts" / "build_web.py"))["run_script"](script)

    assert status == 0, capfd.readouterr().out


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.name)
def test_every_message_that_a_source_names_exists(path: Path) -> None:
    text = path.read_text("utf-8")

    missing = [name for name in WHOLE.findall(text) if name not in KNOWN]
    missing += [
        start for start in BEGUN.findall(text) if not any(name.startswith(start) for name in KNOWN)
    ]

    assert missing == []


def test_every_message_of_the_app_is_used() -> None:
    text = "\n".join(path.read_text("utf-8") for path in SOURCES)
    whole, begun = set(WHOLE.findall(text)), set(BEGUN.findall(text))

    unused = [
        name
        for name in KNOWN
        if name.startswith("web-")
        and name not in whole
        and not any(name.startswith(start) for start in begun)
    ]

    assert unused == []


@pytest.mark.parametrize("path", SHELL, ids=lambda path: path.name)
def test_the_shell_names_no_game(path: Path) -> None:
    assert GAME.findall(path.read_text("utf-8")) == []


@pytest.mark.parametrize("path", STYLED, ids=lambda path: path.name)
def test_colours_sizes_and_breakpoints_are_tokens(path: Path) -> None:
    style = path.read_text("utf-8").partition("<style>")[2]

    assert [*COLOUR.findall(style), *SIZE.findall(style), *BREAKPOINT.findall(style)] == []


def test_the_patterns_for_tokens_find_what_they_forbid() -> None:
    assert COLOUR.findall("a { color: #fffaf0; box-shadow: 0 0 1px rgb(0 0 0 / 0.5), none; }") == [
        "#fffaf0",
        "rgb(0 0 0 / 0.5)",
    ]
    assert SIZE.findall("font-size: 0.8rem; font-size: clamp(1rem, 2vw, 2rem);") != []
    assert BREAKPOINT.findall("@media (max-width: 760px)") == ["760px"]
    assert BREAKPOINT.findall("@media (max-width: 700px)") == []


def test_the_lock_file_names_packages_by_hash_and_no_registry() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text("utf-8"))

    packages = {name: entry for name, entry in lock["packages"].items() if name}
    assert len(packages) > 50
    assert [name for name, entry in packages.items() if "resolved" in entry] == []
    assert [name for name, entry in packages.items() if "integrity" not in entry] == []


def test_an_unchanged_app_is_not_built_again() -> None:
    build = runpy.run_path(str(ROOT / "scripts" / "build_web.py"))["build"]
    build()

    assert build() is False
