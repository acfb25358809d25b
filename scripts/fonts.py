"""Make the fonts for printed sheets from those of the browser app: `python scripts/fonts.py`.

The app has Brygada 1918 as one variable font in pieces; PDF wants a whole font for each weight.
Needs the app's packages (scripts/build_web.py fetches them), and fonttools with brotli.
"""

from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory

from fontTools.merge import Merger
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont
from web_fonts import mend_theta

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "web" / "node_modules" / "@fontsource-variable" / "brygada-1918"
TARGET = ROOT / "src" / "crosshex" / "draw" / "fonts"
PIECES = ("latin", "latin-ext", "greek")
WEIGHTS = {"regular": 500, "bold": 700}
LAYOUT = ("GSUB", "GPOS", "GDEF", "STAT", "DSIG")
"""Font tables that printed numbers and names do not need."""


def main() -> None:
    """Write a font for each weight, and its licence."""
    for name, weight in WEIGHTS.items():
        with TemporaryDirectory() as folder:
            pieces = [_piece(piece, weight, Path(folder)) for piece in PIECES]
            whole = Merger().merge(pieces)
        whole.save(TARGET / f"brygada-{name}.ttf", reorderTables=False)
    copyfile(SOURCE / "LICENSE", TARGET / "LICENSE")


def _piece(piece: str, weight: int, folder: Path) -> str:
    """One piece of the font, with one weight, as TrueType."""
    font = TTFont(SOURCE / "files" / f"brygada-1918-{piece}-wght-normal.woff2")
    font = instantiateVariableFont(font, {"wght": weight})
    mend_theta(font)
    font.flavor = None
    for table in LAYOUT:
        if table in font:
            del font[table]
    path = folder / f"{piece}.ttf"
    font.save(path)
    return str(path)


if __name__ == "__main__":
    main()
