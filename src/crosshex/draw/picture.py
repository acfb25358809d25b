"""Any state or record as a picture: SVG text, or PNG bytes."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final, TypeAlias

from crosshex.draw.board import draw_six
from crosshex.draw.palette import DARK, LIGHT
from crosshex.draw.sheets import draw_qwixx
from crosshex.record import Record
from crosshex.rules import (
    CHANCE,
    Actor,
    Cross,
    Move,
    OptionError,
    QwixxState,
    SixState,
    State,
)

Steps: TypeAlias = Sequence[tuple[Actor, Move]]
"""Who did what, as in a record."""
_LONGEST_NAME: Final = 18


def draw_svg(
    state: State | Record,
    *,
    seat: int | None = None,
    coords: bool = True,
    last: Move | Steps | None = None,
    dark: bool = False,
    names: Sequence[str] | None = None,
) -> str:
    """A state as SVG; of a record its last state, with its names and what happened last.

    Args:
        state: what to draw.
        seat: draw what this seat may see: other seats' pending choices stay hidden.
        coords: Six: write the coordinates of every cell that has or touches a hexagon.
        last: what to point out: a move of Six, or the steps of a turn of Qwixx.
        dark: for dark pages.
        names: the names of the seats; else they are numbered.

    >>> from crosshex.rules import Six
    >>> draw_svg(Six().start())[:21]
    '<svg xmlns="http://ww'
    """
    if isinstance(state, Record):
        names = state.names if names is None else names
        last = latest(state.state, state.steps) if last is None else last
        state = state.state
    if seat is not None:
        state.game.check_seat(seat)
        state = state.view(seat)
    names = names or [f"Seat {number + 1}" for number in range(state.game.seats)]
    if len(names) != state.game.seats:
        raise OptionError(f"{state.game.seats} seats need as many names, not {len(names)}")
    names = [_shortened(name) for name in names]
    palette = DARK if dark else LIGHT
    if isinstance(state, SixState):
        return draw_six(state, palette, names, _move(last), coords)
    assert isinstance(state, QwixxState)
    return draw_qwixx(state, palette, names, _crosses(last))


def latest(state: State, steps: Steps) -> Steps:
    """The steps to point out in the state they led to.

    In Six that is the last move; in Qwixx and Longo what the latest throw has brought so far, or
    the whole turn before where nothing is thrown yet. Pending choices take no effect yet.
    """
    if isinstance(state, SixState):
        return steps[-1:]
    assert isinstance(state, QwixxState)
    if state.chosen:
        return ()
    throws = [place for place, (actor, _) in enumerate(steps) if actor is CHANCE]
    return steps[throws[-1] :] if throws else ()


def _shortened(name: str) -> str:
    """A name that leaves room for what stands beside it.

    >>> _shortened("Bartholomew of the Hexagons")
    'Bartholomew of th…'
    """
    return name if len(name) <= _LONGEST_NAME else name[: _LONGEST_NAME - 1] + "…"


def _move(last: Move | Steps | None) -> Move | None:
    if last is None or isinstance(last, Move):
        return last
    return last[-1][1] if last else None


def _crosses(last: Move | Steps | None) -> list[tuple[int, Cross]]:
    if isinstance(last, Move):
        raise OptionError("a cross alone does not say whose it is: give pairs of seat and move")
    return [
        (actor, move)
        for actor, move in last or ()
        if isinstance(actor, int) and isinstance(move, Cross)
    ]


class MissingRenderer(OptionError):
    """PNG was asked for, and what makes it is not installed."""


def draw_png(
    state: State | Record,
    *,
    seat: int | None = None,
    coords: bool = True,
    last: Move | Steps | None = None,
    dark: bool = False,
    names: Sequence[str] | None = None,
    scale: float = 2,
) -> bytes:
    """A state as PNG, so many pixels for each unit of the SVG; needs `crosshex[draw]`.

    The letters are those of DejaVu Serif, so the same picture comes out on every machine.

    Raises:
        MissingRenderer: `crosshex[draw]` is not installed.
    """
    svg = draw_svg(state, seat=seat, coords=coords, last=last, dark=dark, names=names)
    return to_png(svg, scale)


def to_png(svg: str, scale: float = 2) -> bytes:
    """Render a picture of ours."""
    try:
        import resvg_py
    except ModuleNotFoundError:
        raise MissingRenderer("PNG needs resvg-py: pip install 'crosshex[draw]'") from None
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg,
            zoom=scale,
            skip_system_fonts=True,
            font_dirs=[str(_font_folder())],
            serif_family="DejaVu Serif",
        )
    )


def _font_folder() -> Path:
    """Matplotlib brings a family of fonts along; finding it must not import all of Matplotlib."""
    from importlib.util import find_spec

    spec = find_spec("matplotlib")
    if spec is None or spec.origin is None:
        raise MissingRenderer("PNG needs Matplotlib's fonts: pip install 'crosshex[draw]'")
    return Path(spec.origin).parent / "mpl-data" / "fonts" / "ttf"
