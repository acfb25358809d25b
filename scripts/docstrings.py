"""Shows the examples in docstrings as code on the pages of the library; Griffe loads this."""

import re
from textwrap import dedent
from typing import Any, Final

from griffe import Extension, Module, Object

_EXAMPLE: Final = re.compile(r"^( *)>>> .*\n?(?:^(?!\s*$).*\n?)*", re.MULTILINE)
_DIRECTIVE: Final = re.compile(r" *# doctest: .*$", re.MULTILINE)


class Examples(Extension):
    """Puts a fence around each example, which would otherwise be read as a quotation."""

    def on_object(self, *, obj: Object, **kwargs: Any) -> None:
        """Rewrite the docstring of a module, a class, a function or an attribute."""
        if obj.docstring is not None and "```" not in obj.docstring.value:
            obj.docstring.value = _EXAMPLE.sub(fenced, obj.docstring.value)

    def on_package(self, *, pkg: Module, **kwargs: Any) -> None:
        """The same for the whole package."""
        self.on_object(obj=pkg)


def fenced(example: re.Match[str]) -> str:
    """An example as a block of code."""
    text = dedent(_DIRECTIVE.sub("", example[0])).rstrip()
    return f"```pycon\n{text}\n```\n"
