"""The sources of the browser app: its own tests, its types, its messages, its lock file."""

import gzip
import json
import os
import re
import runpy
import subprocess
import sys
from dataclasses import astuple
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from crosshex.draw.palette import DARK, LIGHT, Palette
from crosshex.rules import COLOURS, Description
from crosshex.rules.catalogue import OURS
from tests.browser.chromium import find_chromium

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
SOURCES = [
    path
    for path in sorted((WEB / "src").rglob("*"))
    if path.suffix in (".svelte", ".ts") and not path.name.endswith(".test.ts")
]
CATALOGUE = (ROOT / "src" / "crosshex" / "locale" / "en.ftl").read_text("utf-8")
KNOWN = set(re.findall(r"^([a-z][a-z0-9-]*) =", CATALOGUE, re.MULTILINE))
# Only the modules of the games and the types of the protocol may name games.
GAME = re.compile(r"qwixx|longo|\bsix\b|-six-|Six[A-Z]", re.IGNORECASE)
SHELL = [
    path
    for path in SOURCES
    if path.is_relative_to(WEB / "src" / "shell") or path == WEB / "src" / "main.ts"
]


def tokens(theme: str) -> dict[str, str]:
    """The literal colours that the app's style sheets define for a theme."""
    found: dict[str, str] = {}
    sheets = [WEB / "src" / "styles" / "tokens.css", *(WEB / "src" / "games").rglob("*.css")]
    for sheet in sheets:
        text = sheet.read_text("utf-8")
        blocks = [r"^:root \{(.*?)^\}"]
        blocks += [r'^:root\[data-theme="dark"\] \{(.*?)^\}'] if theme == "dark" else []
        for block in blocks:
            for body in re.findall(block, text, re.MULTILINE | re.DOTALL):
                found |= dict(re.findall(r"--([a-z0-9-]+): (#[0-9a-f]{6});", body))
    return found


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=lambda palette: palette.name)
def test_pictures_have_the_colours_of_the_app(palette: Palette) -> None:
    app = tokens(palette.name)
    names = ["table", "tray", "tray_ink", "paper", "paper_2", "paper_edge", "ink", "ink_2", "ink_3"]
    names += ["accent", "accent_ink", "glow", "bad"]
    for name in names:
        assert getattr(palette, name) == app[name.replace("_", "-")], name
    for colour in COLOURS:
        name = colour.name.lower()
        wanted = [app[key.format(name)] for key in ("{}", "on-{}", "{}-deep", "{}-pale", "{}-ring")]
        assert list(astuple(palette.row(colour))) == wanted, name


def test_the_fonts_have_every_letter_of_the_texts_and_reserved_names_are_not_used() -> None:
    from fontTools.ttLib import TTFont

    runpy.run_path(str(ROOT / "scripts" / "build_web.py"))["build"]()
    cut = runpy.run_path(str(ROOT / "scripts" / "web_fonts.py"))
    fonts = {path.stem: TTFont(path) for path in (WEB / "src" / "generated-fonts").glob("*.woff2")}
    for kind in ("sans", "serif"):
        held = {code for name in cut["SCRIPTS"] for code in fonts[f"{kind}-{name}"].getBestCmap()}
        letters = {letter for letter in cut["letters"]() if letter.isalpha()}
        assert {letter for letter in letters if ord(letter) not in held} <= {"ª", "µ", "º"}
    names = {
        entry.toUnicode()
        for font in fonts.values()
        for entry in font["name"].names
        if entry.nameID in (1, 4, 16)
    }
    assert names == {"Crosshex Sans", "Brygada 1918"}


def test_a_theta_has_its_bar_in_the_middle_on_the_screen_and_on_paper() -> None:
    from fontTools.ttLib import TTFont

    runpy.run_path(str(ROOT / "scripts" / "build_web.py"))["build"]()
    printed = ROOT / "src" / "crosshex" / "draw" / "fonts"
    for path in [WEB / "src" / "generated-fonts" / "serif-greek.woff2", *printed.glob("*.ttf")]:
        font = TTFont(path)
        theta, omicron = (font["glyf"][font.getBestCmap()[ord(letter)]] for letter in "ΘΟ")
        assert (theta.yMin, theta.yMax) == (omicron.yMin, omicron.yMax), path.name


@pytest.fixture(scope="module")
def chromium() -> str:
    """The Chromium that draws the components."""
    with sync_playwright() as playwright:
        return find_chromium(playwright)


@pytest.mark.parametrize("script", ["check", "test"])
def test_a_script_of_the_app_succeeds(
    script: str, chromium: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CHROMIUM", chromium)

    status = runpy.run_path(str(ROOT / "scripts" / "build_web.py"))["run_script"](script)

    assert status == 0, capfd.readouterr().out


@pytest.mark.parametrize("game", OURS.values(), ids=OURS)
def test_every_option_of_our_games_has_texts(game: Description) -> None:
    shown = [option for option in game.options if option.type in ("choice", "limit")]
    wanted = [
        "-".join(["web-option", option.name.replace("_", "-"), *value])
        for option in shown
        for value in [(), *((value,) for value in option.values or ())]
    ]

    assert [name for name in wanted if name not in KNOWN] == []


@pytest.mark.parametrize("path", SHELL, ids=lambda path: path.name)
def test_the_shell_names_no_game(path: Path) -> None:
    assert GAME.findall(path.read_text("utf-8")) == []


def test_the_types_of_the_protocol_are_made_from_the_servers_schema() -> None:
    # In its own process, in which another game is installed: that must not matter.
    folders = (ROOT / "tests" / "plugin" / "package", ROOT / "src", ROOT)
    path = os.pathsep.join([*map(str, folders), os.environ.get("PYTHONPATH", "")])
    checked = subprocess.run(
        [sys.executable, str(ROOT / "scripts" / "schema.py"), "--check"],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
    )

    assert checked.returncode == 0, checked.stderr


def test_the_score_pad_is_tested_with_cases_from_the_rules() -> None:
    script = runpy.run_path(str(ROOT / "scripts" / "pad_vectors.py"))

    assert script["FILE"].read_text("utf-8") == script["vectors"]()


def test_the_examples_of_the_parts_are_what_the_server_sends() -> None:
    script = runpy.run_path(str(ROOT / "scripts" / "examples.py"))

    assert script["FILE"].read_text("utf-8") == script["examples"]()


def test_a_change_of_the_protocol_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    script = runpy.run_path(str(ROOT / "scripts" / "schema.py"))
    main = script["main"]
    for name in ("schema.json", "rest.json"):
        text = (WEB / name).read_text("utf-8").replace("PlainMoved", "Moved")
        (tmp_path / name).write_text(text, "utf-8")
    monkeypatch.setitem(main.__globals__, "WEB", tmp_path)
    monkeypatch.setattr(sys, "argv", ["schema.py", "--check"])

    assert main() == 1
    assert "schema.json: out of date; run python scripts/schema.py" in capsys.readouterr().err


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


def test_the_service_worker_caches_the_whole_app_which_is_small() -> None:
    script = runpy.run_path(str(ROOT / "scripts" / "build_web.py"))
    script["build"]()
    files = [path for path in script["STATIC"].rglob("*") if path.is_file() and path.suffix]
    worker = script["STATIC"] / "service-worker.js"
    kept = set(re.findall(r"url:`([^`]+)`", worker.read_text("utf-8")))

    sizes = {
        path.relative_to(script["STATIC"]).as_posix(): len(gzip.compress(path.read_bytes()))
        for path in files
        if path != worker
    }

    assert kept == set(sizes)
    assert sum(sizes.values()) < 550_000
