"""Every public class and function shows in its docstring how it is used."""

import inspect
import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import crosshex

PACKAGE = Path(crosshex.__file__).parent
MODULES = [
    ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__")
    for path in sorted(PACKAGE.rglob("*.py"))
    if re.search(r"^__all__\b", path.read_text(encoding="utf-8"), re.MULTILINE)
]
"""All modules that list their public names."""


def needs_example(thing: Any) -> bool:
    """Whether it is a class or function of ours; errors are explained where they are raised."""
    if isinstance(thing, type) and issubclass(thing, BaseException):
        return False
    # A function with a cache is an object around the function.
    is_code = inspect.isclass(thing) or inspect.isroutine(inspect.unwrap(thing))
    return bool(is_code and thing.__module__.startswith("crosshex"))


@pytest.mark.parametrize("module", MODULES)
def test_every_public_name_has_an_example(module: str) -> None:
    public = import_module(module)
    # `__doc__` of a class is never inherited, unlike the answer of `inspect.getdoc`.
    missing = [
        name
        for name in public.__all__
        if needs_example(thing := getattr(public, name)) and ">>>" not in (thing.__doc__ or "")
    ]
    assert not missing, (
        f"{module}: {', '.join(missing)} without an example: show a short use in the docstring "
        "after >>>, or take the name out of __all__ if nobody outside the package needs it"
    )


def test_modules_with_public_names_are_found() -> None:
    assert {"crosshex", "crosshex.rules", "crosshex.envs.encoding"} <= set(MODULES)
