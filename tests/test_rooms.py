"""Each game has its own module ("room") in each part, and no shared code asks which game it is."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import crosshex.rules
from crosshex.rules.catalogue import OURS

ROOT = Path(__file__).parents[1]
SRC = ROOT / "src" / "crosshex"
SHELL = ROOT / "web" / "src" / "shell"

NAMES = re.compile(rf"(?<![a-z])({'|'.join(OURS)})(?![a-z])", re.IGNORECASE)
ROOM = re.compile(r"qwixx|longo|six")
"""A file or a folder with a game's name is a room of that game."""

ROOMS = {
    "rules/sheet.py": "the sheet of Qwixx and Longo",
    "rules/sheets.py": "the named sheets",
    "rules/sheet_faults.py": "what is wrong with a sheet",
    "rules/sheet_notation.py": "how sheets are read",
    "locale/sheets.py": "the names of sheets",
    "rules/dice.py": "the throw of Qwixx and Longo",
    "rules/hexagons.py": "the cells and shapes of Six",
    "draw/sheets.py": "the sheets as a picture",
    "draw/sheet_card.py": "one sheet as a picture",
    "draw/sheet_paper.py": "an empty sheet on paper",
    "draw/board.py": "the hexagons as a picture",
    "cli/drawing/sheet.py": "the sheets in characters",
    "cli/measure/sheet.py": "what a sheet is worth, in the terminal",
    "strategy/sheet_worth.py": "what a sheet is worth",
    "strategy/sheet_picture.py": "the same as a picture",
    "strategy/random_sheets.py": "random sheets that were solved",
    "cli/drawing/dice.py": "the dice of the sheets in characters",
    "cli/drawing/hexagons.py": "the hexagons in characters",
    "fast/": "the second engine: kernels for these games and no others",
}
"""Rooms without the name of their game in the path."""

EXCEPTIONS = {
    "__init__.py": "offers the games to users of the library by their class",
    "rules/__init__.py": "offers the games to the rest of the house by their class",
    "server/daily/games.py": "says which game is played each day",
    "rules/catalogue.py": "is the one place that lists the games of the house",
    **{
        f"{path.parent.name}/rooms.py": "lists the rooms of our games in its part"
        for path in sorted(SRC.glob("*/rooms.py"))
    },
}
"""Shared modules that may name a game, each with its reason."""


def is_room(path: str) -> bool:
    """Whether a module belongs to one game."""
    return bool(ROOM.search(path)) or any(path.startswith(room) for room in ROOMS)


def own_names() -> set[str]:
    """The names of single games that `crosshex.rules` exports; shared code must not use them."""
    return {
        name
        for name in crosshex.rules.__all__
        if is_room(
            getattr(getattr(crosshex.rules, name), "__module__", "")
            .removeprefix("crosshex.")
            .replace(".", "/")
            + ".py"
        )
    }


OWN = own_names() | {"COLOURS", "LONGO", "QWIXX", "NOTHING", "FAILED_THROW", "HIDDEN"}


def docstrings(tree: ast.AST) -> set[ast.AST]:
    """The docstrings of a module: prose may name a game as an example."""
    found: set[ast.AST] = set()
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        for statement in body if isinstance(body, list) else ():
            if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
                found.add(statement.value)
    return found


def names_of_games(source: str) -> Iterator[str]:
    """The places where a module names a game: a text, or a name from a game's rules."""
    tree = ast.parse(source)
    prose = docstrings(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in prose:
            if NAMES.search(node.value):
                yield f"line {node.lineno}: the text {node.value!r}"
        elif isinstance(node, ast.ImportFrom):
            module = node.module or ""
            for alias in node.names:
                rules = module.startswith("crosshex.rules") and alias.name in OWN
                if rules or (module.startswith("crosshex") and ROOM.search(module)):
                    yield f"line {node.lineno}: {alias.name} from {module}"


SHARED = sorted(
    str(path.relative_to(SRC))
    for path in SRC.rglob("*.py")
    if not is_room(str(path.relative_to(SRC))) and str(path.relative_to(SRC)) not in EXCEPTIONS
)


@pytest.mark.parametrize("path", SHARED)
def test_a_shared_module_names_no_game(path: str) -> None:
    assert list(names_of_games((SRC / path).read_text("utf-8"))) == []


@pytest.mark.parametrize("path", EXCEPTIONS)
def test_an_exception_is_still_needed(path: str) -> None:
    assert list(names_of_games((SRC / path).read_text("utf-8")))


@pytest.mark.parametrize("path", ROOMS)
def test_a_listed_room_exists(path: str) -> None:
    assert (SRC / path).exists()


@pytest.mark.parametrize(
    "source",
    [
        "from crosshex.rules import SixState",
        "from crosshex.rules.qwixx import Phase",
        "if game.name == 'six': pass",
        "from crosshex.rules import COLOURS",
        "message = 'only for Qwixx and Longo'",
    ],
)
def test_the_name_of_a_game_is_noticed(source: str) -> None:
    assert list(names_of_games(source))


def test_prose_and_other_words_are_not_names() -> None:
    source = '"""Six is an example."""\nfrom crosshex.rules import State\nword = "sixty"\n'
    assert not list(names_of_games(source))


@pytest.mark.parametrize(
    "path",
    [
        path
        for path in sorted(SHELL.rglob("*"))
        # A test of the shell needs a game as its example.
        if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts")
    ],
    ids=lambda path: path.name,
)
def test_the_shell_of_the_browser_app_names_no_game(path: Path) -> None:
    text = re.sub(r"/\*.*?\*/|//[^\n]*|<!--.*?-->", "", path.read_text("utf-8"), flags=re.DOTALL)
    assert not NAMES.search(text)
