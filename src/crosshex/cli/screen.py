"""The terminal as the games use it: prints, asks, and ends when the person leaves."""

import sys
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager

import typer
from rich.console import Console, RenderableType
from rich.text import Text

from crosshex.locale import Texts


class Leave(typer.Exit):
    """The person has left: by `quit` or the end of input (status 0), or by Ctrl-C (130)."""

    def __init__(self, interrupted: bool = False) -> None:
        super().__init__(130 if interrupted else 0)
        self.interrupted = interrupted


class Screen:
    """One terminal with one language.

    Attributes:
        texts: the messages of the language.
        console: where Rich prints.
        plain: whether to draw without colours and styles.
    """

    def __init__(self, texts: Texts, no_color: bool = False) -> None:
        self.texts = texts
        self.console = Console(
            highlight=False, markup=False, emoji=False, no_color=True if no_color else None
        )
        self.plain = not self.console.is_terminal or self.console.no_color

    @property
    def is_interactive(self) -> bool:
        """Whether both input and output are a terminal."""
        return self.console.is_terminal and sys.stdin.isatty()

    def say(self, message: str, **values: str | float) -> None:
        """Print a message."""
        self.tell(self.texts(message, **values))

    def tell(self, text: str) -> None:
        """Print running text; unlike Rich, break no line at a no-break space."""
        width = self.console.width
        for line in text.split("\n"):
            whole = textwrap.fill(line, width, break_long_words=False, break_on_hyphens=False)
            self.console.print(Text(whole))

    def say_whole(self, message: str, **values: str | float) -> None:
        """Print a message without added line breaks, so that it can be copied."""
        self.console.print(Text(self.texts(message, **values)), soft_wrap=True)

    def show(self, *drawings: RenderableType) -> None:
        """Print what has been drawn."""
        for drawing in drawings:
            self.console.print(drawing)

    @contextmanager
    def waiting(self, message: str, **values: str | float) -> Iterator[None]:
        """Say that something takes time; in a terminal, show a spinner meanwhile."""
        if self.plain:
            self.say(message, **values)
            yield
        else:
            with self.console.status(Text(self.texts(message, **values))):
                yield

    def title(self, text: str) -> None:
        """Print a heading across the screen."""
        if self.plain:
            self.console.print(Text(f"--- {text}"))
        else:
            self.console.rule(Text(text, "bold"), align="left")

    def clear(self) -> None:
        """Clear the screen and its history, if this is a terminal."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")
            self.console.file.flush()

    def ask(self, message: str, **values: str | float) -> str:
        """Print a question and read one line.

        Raises:
            Leave: there is no more input.
        """
        self.say(message, **values)
        return self.read()

    def read(self) -> str:
        """Read one line after the prompt.

        Raises:
            Leave: there is no more input.
        """
        try:
            return input(f"{self.texts('ask-prompt')} ").strip()
        except EOFError:
            self.console.print()
            raise Leave from None
        except KeyboardInterrupt:
            self.console.print()
            raise Leave(interrupted=True) from None
