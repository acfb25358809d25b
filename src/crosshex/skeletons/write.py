"""Writes a package from a skeleton."""

import keyword
import re
import sys
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from string import Template
from typing import Final, Literal, NamedTuple

from crosshex.rules import CrosshexError, OptionError

Kind = Literal["bot", "game"]

_MODULES: Final[dict[Kind, str]] = {"bot": "hopeful", "game": "climb"}
_TEXTS: Final = {"pyproject.txt": "pyproject.toml", "readme.txt": "README.md"}
_NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_LONGEST: Final = 40


class NewPackage(NamedTuple):
    """A package that was written.

    Attributes:
        name: of the bot or the game.
        module: its Python package.
        folder: where it lies.

    >>> NewPackage("night-owl", "night_owl", Path("night-owl")).title
    'NightOwl'
    """

    name: str
    module: str
    folder: Path

    @property
    def title(self) -> str:
        """Its name as that of a class, to which a bot adds `Bot`."""
        return "".join(map(str.capitalize, self.name.removesuffix("-bot").split("-")))


def write_package(kind: Kind, name: str, folder: Path | None = None) -> NewPackage:
    """Write a package that can be installed, and tests for it.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     new = write_package("bot", "night-owl", Path(folder) / "owl")
    ...     print(*sorted(path.name for path in new.folder.iterdir()))
    README.md night_owl pyproject.toml tests

    Args:
        kind: `bot` or `game`.
        name: its name, in small letters, digits and hyphens.
        folder: where to write it; by default a new folder of its name, here.

    Raises:
        OptionError: the name cannot be used.
        CrosshexError: the folder is not empty, or cannot be written.
    """
    module = _module(kind, name)
    new = NewPackage(name, module, folder or Path(name))
    if new.folder.exists() and (not new.folder.is_dir() or any(new.folder.iterdir())):
        raise CrosshexError(f"{new.folder} exists already, and is not empty")
    source = files(__package__).joinpath(kind)
    try:
        _write(source, kind, new)
    except OSError as error:
        raise CrosshexError(f"{new.folder} cannot be written: {error.strerror or error}") from None
    return new


def _module(kind: Kind, name: str) -> str:
    """The name of the Python package.

    Raises:
        OptionError: the name cannot be used.
    """
    if not _NAME.fullmatch(name) or len(name) > _LONGEST:
        example = "night-owl" if kind == "bot" else "snow-fort"
        raise OptionError(
            f"{name[:60]!r} cannot be a name: small letters, digits and hyphens, such as {example}"
        )
    module = name.replace("-", "_")
    if keyword.iskeyword(module) or module in sys.stdlib_module_names:
        raise OptionError(f"{name} cannot be a name: Python has a module or a keyword {module}")
    if name in _known(kind):
        raise OptionError(f"there is a {kind} {name} already")
    if find_spec(module) is not None:
        raise OptionError(f"{name} cannot be a name: a package {module} is installed")
    return module


def _known(kind: Kind) -> set[str]:
    """The names that are taken."""
    from crosshex.bots import bot_names
    from crosshex.rules import games

    known = set(games())
    if kind == "bot":
        for game in games().values():
            known |= set(bot_names(game.make(game.default_seats)))
    return known


def _write(source: Traversable, kind: Kind, new: NewPackage) -> None:
    words = {
        "name": new.name,
        "module": new.module,
        "class": new.title,
        "constant": new.module.upper(),
    }
    package = new.folder / new.module
    tests = new.folder / "tests"
    for made in (package, tests):
        made.mkdir(parents=True, exist_ok=True)
    for text, file in _TEXTS.items():
        filled = Template(source.joinpath(text).read_text("utf-8")).substitute(words)
        (new.folder / file).write_text(filled, "utf-8")
    filled = Template(source.joinpath("tests.txt").read_text("utf-8")).substitute(words)
    (tests / f"test_{new.module}.py").write_text(filled, "utf-8")
    old = _MODULES[kind]
    for each in source.joinpath(old).iterdir():
        if each.name.endswith(".py"):
            text = _renamed(each.read_text("utf-8"), f"{__package__}.{kind}.{old}", old, new)
            (package / each.name).write_text(text, "utf-8")
    (package / "py.typed").touch()


def _renamed(text: str, path: str, old: str, new: NewPackage) -> str:
    """A module of a skeleton with the new name."""
    text = text.replace(path, new.module).replace(old.upper(), new.module.upper())
    return text.replace(old.capitalize(), new.title).replace(old, new.name)
