"""The colours of pictures: those of the browser app, for light and for dark pages."""

from dataclasses import dataclass
from typing import Final


def mixed(one: str, other: str, share: float) -> str:
    """A mix of two colours; `share` is the share of the second one.

    >>> mixed("#000000", "#ffffff", 0.5)
    '#808080'
    """
    channels = (
        round(int(one[at : at + 2], 16) * (1 - share) + int(other[at : at + 2], 16) * share)
        for at in (1, 3, 5)
    )
    return "#" + "".join(f"{channel:02x}" for channel in channels)


@dataclass(frozen=True, slots=True)
class Ink:
    """The shades of a field's colour, as the browser app has them."""

    full: str
    """Crossed fields, dice and tags."""
    on: str
    """What is drawn on the full colour: ink or cream, whichever can be read."""
    deep: str
    """Digits of open fields."""
    pale: str
    """Open fields."""
    ring: str
    """The frame of a field that may be crossed."""


@dataclass(frozen=True, slots=True)
class Stone:
    """The three shades of a hexagon: its face from top to bottom, and its edge."""

    top: str
    low: str
    edge: str


@dataclass(frozen=True, slots=True)
class Palette:
    """All colours of a picture."""

    name: str
    table: str
    tray: str
    tray_ink: str
    paper: str
    paper_2: str
    paper_edge: str
    ink: str
    ink_2: str
    ink_3: str
    accent: str
    accent_ink: str
    glow: str
    bad: str
    rows: tuple[Ink, Ink, Ink, Ink]
    stones: tuple[Stone, Stone]

    def row(self, colour: int) -> Ink:
        """The shades of a row."""
        return self.rows[colour]

    def stone(self, side: int) -> Stone:
        """The shades of a side's hexagons."""
        return self.stones[side]


LIGHT: Final = Palette(
    name="light",
    table="#efebe3",
    tray="#24564b",
    tray_ink="#f3eee4",
    paper="#fffdf8",
    paper_2="#f7f3ea",
    paper_edge="#e0d9cb",
    ink="#22201c",
    ink_2="#57524a",
    ink_3="#6a645a",
    accent="#1f5a4e",
    accent_ink="#fffdf8",
    glow="#f2b83c",
    bad="#a3291c",
    rows=(
        Ink("#c8352a", "#fffaf0", "#8f2018", "#fae6e1", "#c8352a"),
        Ink("#e3aa22", "#22180a", "#6b4a00", "#fbf0d2", "#b07c00"),
        Ink("#23804a", "#fffaf0", "#17552f", "#e0f0e5", "#23804a"),
        Ink("#2a5fa8", "#fffaf0", "#1b4475", "#e1ebf7", "#2a5fa8"),
    ),
    stones=(Stone("#57504a", "#37312c", "#1b1714"), Stone("#d3604f", "#b5382a", "#7a1f15")),
)

DARK: Final = Palette(
    name="dark",
    table="#181613",
    tray="#1d3a33",
    tray_ink="#e9e4d8",
    paper="#24221d",
    paper_2="#2e2b25",
    paper_edge="#3c3830",
    ink="#f3eee4",
    ink_2="#c6bfb2",
    ink_3="#a8a093",
    accent="#7fd0b4",
    accent_ink="#10241d",
    glow="#f2b83c",
    bad="#f2917f",
    rows=(
        Ink("#c8352a", "#fffaf0", "#ffb3a6", "#40231e", "#e8665a"),
        Ink("#e3aa22", "#22180a", "#f8d98a", "#3c3116", "#e3aa22"),
        Ink("#23804a", "#fffaf0", "#a9e0b8", "#1d3626", "#4fae75"),
        Ink("#2a5fa8", "#fffaf0", "#a9cff7", "#1d2f47", "#6499dd"),
    ),
    stones=(Stone("#2d2926", "#0f0d0c", "#8b8177"), Stone("#d3604f", "#b5382a", "#f0998b")),
)
