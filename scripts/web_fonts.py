"""Cuts the fonts of the browser app to what people read there.

That is Latin-1, for names, and every letter of our texts. `scripts/build_web.py` calls this, if the
letters or the fonts changed. Each font becomes one small file for each script, so that most people
load one file of each. A cut font is a changed font, and the licence of Source Sans reserves the
name Source: the cut one has a name of its own.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCES: Final = ROOT / "web" / "node_modules" / "@fontsource-variable"
PACKAGE: Final = ROOT / "src" / "crosshex"
WEIGHTS: Final = (400, 700)
LATIN_1: Final = {*range(0x20, 0x7F), *range(0xA0, 0x100)}
FEATURES: Final = ["kern", "ccmp", "locl", "mark", "mkmk", "lnum", "tnum"]
NAMES: Final = (1, 3, 4, 6, 16, 25)
"""The entries of a name table that hold the name of a font; the sixth may have no spaces."""

LICENCE: Final = {
    13: "This Font Software is licensed under the SIL Open Font License, Version 1.1.",
    14: "https://openfontlicense.org",
}


class Font(NamedTuple):
    """A font as it is published, and the names of the cut one."""

    package: str
    family: str
    file: str


FONTS: Final = (
    Font("source-sans-3", "Crosshex Sans", "sans"),
    Font("brygada-1918", "Brygada 1918", "serif"),
)
# The published files, and the letters that each of ours takes from them. The ranges in
# web/src/styles/fonts.css agree.
SCRIPTS: Final = {
    "latin": lambda code: code < 0x100 or code == 0x131 or 0x2000 <= code < 0x2300,
    "latin-ext": lambda code: 0x100 <= code < 0x180 and code != 0x131,
    "greek": lambda code: 0x370 <= code < 0x400,
}


def letters() -> str:
    """Every letter that the app may show, in order: those of Latin-1 and those of our texts."""
    texts = [path.read_text("utf-8") for path in sorted(_texts())]
    # Names need the capital of every letter, too.
    used = {letter for text in texts for letter in text + text.upper()}
    return "".join(sorted({*map(chr, LATIN_1), *used}))


def _texts() -> Iterator[Path]:
    for folder in ("locale", "learn/texts", "strategy/texts"):
        yield from (PACKAGE / folder).glob("*.ftl")


def cut(target: Path) -> None:
    """Write all cut fonts into a folder."""
    target.mkdir(parents=True, exist_ok=True)
    codes = [ord(letter) for letter in letters()]
    for font in FONTS:
        for script, belongs in SCRIPTS.items():
            source = SOURCES / font.package / "files" / f"{font.package}-{script}-wght-normal.woff2"
            wanted = [code for code in codes if belongs(code)]
            _cut(source, font.family, wanted, target / f"{font.file}-{script}.woff2")


def _cut(source: Path, family: str, codes: Iterable[int], target: Path) -> None:
    """Write a font with only these letters, only the weights that we use, and its new name."""
    from fontTools.subset import Options, Subsetter
    from fontTools.ttLib import TTFont
    from fontTools.varLib.instancer import instantiateVariableFont

    font = TTFont(source)
    mend_theta(font)
    options = Options(layout_features=FEATURES, name_IDs=["*"], hinting=False, notdef_outline=True)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    font = instantiateVariableFont(font, {"wght": WEIGHTS})
    _rename(font, family)
    font.flavor = "woff2"
    font.save(target)


def mend_theta(font: Any) -> None:
    """Put the bar of a Θ into the middle of its O: Brygada 1918 has it on top, as in Ō."""
    glyphs = font["glyf"]
    name = font.getBestCmap().get(ord("Θ"))
    if name is None or not glyphs[name].isComposite():
        return
    ring, bar = glyphs[name].components
    whole, stroke = (glyphs[part.glyphName] for part in (ring, bar))
    bar.y = (whole.yMin + whole.yMax - stroke.yMin - stroke.yMax) // 2
    glyphs[name].recalcBounds(glyphs)


def _rename(font: Any, family: str) -> None:
    """Write the new name into a font, and its licence, which the published files leave out."""
    for entry in font["name"].names:
        if entry.nameID in NAMES:
            name = family.replace(" ", "") if entry.nameID == 6 else family
            entry.string = name
    for number, text in LICENCE.items():
        font["name"].setName(text, number, 3, 1, 0x409)
