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
    """The three shades of a row: its band, its numbers, its fields."""

    band: str
    deep: str
    pale: str

    @property
    def gone(self) -> str:
        """The field of a number that can no longer be crossed."""
        return mixed(self.pale, self.band, 0.3)


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
    tray_rim: str
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
    table="#e7d8bf",
    tray="#3d5a4c",
    tray_rim="#cdb692",
    tray_ink="#f3ecdc",
    paper="#fffaf0",
    paper_2="#f6eddc",
    paper_edge="#e2d3b8",
    ink="#2b221a",
    ink_2="#5e4f40",
    ink_3="#6f5f4e",
    accent="#7a3e1d",
    accent_ink="#fff8ec",
    glow="#f2b83c",
    bad="#a32a1c",
    rows=(
        Ink("#c23b2c", "#8f2419", "#fbe5df"),
        Ink("#dfa41f", "#6f4d00", "#fcf0cf"),
        Ink("#3c8250", "#205634", "#e2f0e3"),
        Ink("#2e659f", "#1b4475", "#e0ebf6"),
    ),
    stones=(Stone("#57504a", "#37312c", "#1b1714"), Stone("#d3604f", "#b5382a", "#7a1f15")),
)

DARK: Final = Palette(
    name="dark",
    table="#1e1712",
    tray="#24382f",
    tray_rim="#2a2019",
    tray_ink="#eee4d2",
    paper="#2b221b",
    paper_2="#352a21",
    paper_edge="#46382c",
    ink="#f4e9d8",
    ink_2="#cdbda7",
    ink_3="#b3a28c",
    accent="#e0a064",
    accent_ink="#26180c",
    glow="#f2b83c",
    bad="#f2917f",
    rows=(
        Ink("#d1574a", "#ffb3a6", "#43231d"),
        Ink("#d6a02a", "#f8d98a", "#3f3315"),
        Ink("#4f9a65", "#a9e0b8", "#1f3726"),
        Ink("#4a83c0", "#a9cff7", "#1d3145"),
    ),
    stones=(Stone("#2d2926", "#0f0d0c", "#8b8177"), Stone("#d3604f", "#b5382a", "#f0998b")),
)
