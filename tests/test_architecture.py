"""Packages import in one direction only, and `import crosshex` stays light."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SRC = Path(__file__).parents[1] / "src" / "crosshex"

# A part may import only from parts before it in this list.
ORDER = [
    "rules",
    "record",
    "locale",
    "learn",
    "draw",
    "workers",
    "fast",
    "bots",
    "simulate",
    "engine",
    "arena",
    "review",
    "strategy",
    "table",
    "server",
    "envs",
    "check",
    "skeletons",
    "mcp",
    "cli",
]
ALLOWED = {part: {part, *ORDER[:place]} for place, part in enumerate(ORDER)}
# The two engines can confirm each other only if they share nothing.
ALLOWED["fast"] -= {"rules", "record", "locale", "learn", "draw"}
# `import crosshex` offers the library and lets notebooks draw; `python -m crosshex` runs the
# terminal.
ALLOWED["__init__"] = {"rules", "record", "draw"}
ALLOWED["__main__"] = {"cli"}

HEAVY = ["fastapi", "numba", "numpy", "ray", "rich", "sqlalchemy", "torch", "typer"]

PARTS = sorted({path.relative_to(SRC).parts[0].removesuffix(".py") for path in SRC.rglob("*.py")})


def imported_names(source: str, package: str) -> Iterator[str]:
    """Every dotted name that `source`, a module inside `package`, imports anywhere in the text."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = node.module or ""
            if node.level:
                ancestors = package.split(".")
                above = ancestors[: len(ancestors) - node.level + 1]
                module = ".".join([*above, module] if module else above)
            yield from (f"{module}.{alias.name}" for alias in node.names)


def violations(source: str, package: str, part: str) -> list[str]:
    """The imports of our own code that `source` may not have as a module of `part`."""
    found = []
    for name in imported_names(source, package):
        top, _, rest = name.partition(".")
        target = rest.partition(".")[0]
        # Top-level names are re-exports: they would hide which part is really used.
        if top == "crosshex" and target != "__version__" and target not in ALLOWED[part]:
            found.append(name)
    return found


@pytest.mark.parametrize("part", PARTS)
def test_a_part_imports_only_from_parts_before_it(part: str) -> None:
    assert part in ALLOWED, f"{part} has no place in the import order; give it one in ORDER"
    files = [SRC / f"{part}.py"] if (SRC / f"{part}.py").exists() else (SRC / part).rglob("*.py")
    wrong = {}
    for path in files:
        package = ".".join(["crosshex", *path.relative_to(SRC).parent.parts])
        if found := violations(path.read_text(encoding="utf-8"), package, part):
            wrong[str(path.relative_to(SRC))] = found
    assert not wrong


@pytest.mark.parametrize(
    ("part", "source"),
    [
        ("rules", "import crosshex.record"),
        ("rules", "from crosshex import record"),
        ("rules", "from ..record import notation"),
        ("rules", "import crosshex"),
        ("rules", "from crosshex import Qwixx"),
        ("rules", "def late():\n    from crosshex.draw import draw_svg"),
        ("record", "def late():\n    from crosshex.locale import text"),
        ("fast", "from crosshex.rules.qwixx import Qwixx"),
        ("fast", "from crosshex.record import Record"),
        ("server", "from crosshex.envs import pettingzoo"),
        ("table", "from .. import server"),
        ("bots", "import crosshex.unheard_of"),
    ],
)
def test_an_import_against_the_order_is_noticed(part: str, source: str) -> None:
    assert violations(source, f"crosshex.{part}", part)


@pytest.mark.parametrize(
    ("part", "source"),
    [
        ("rules", "import functools\nfrom . import sheet\nfrom .sheet import Row"),
        ("record", "from crosshex.rules.qwixx import Qwixx"),
        ("bots", "from crosshex.fast import simulate\nfrom crosshex import rules"),
        ("cli", "from crosshex import __version__\nimport crosshex.envs"),
    ],
)
def test_an_import_along_the_order_is_accepted(part: str, source: str) -> None:
    assert not violations(source, f"crosshex.{part}", part)


def test_importing_crosshex_pulls_in_no_heavy_package() -> None:
    program = f"import crosshex, sys; print(*sorted(set({HEAVY}) & set(sys.modules)))"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (run.stdout.strip(), run.stderr) == ("", "")


def test_importing_crosshex_does_not_load_the_drawing_code() -> None:
    program = "import crosshex, sys; print('crosshex.draw' in sys.modules)"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (run.stdout.strip(), run.stderr) == ("False", "")
