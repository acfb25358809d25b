"""States as pictures: sheets and dice, or the board of hexagons, as SVG text or PNG.

In a notebook every state and every record shows itself; `draw_svg` and `draw_png` take options.

>>> from crosshex.draw import draw_svg
>>> from crosshex.rules import Qwixx
>>> "Seat 1 throws next" in draw_svg(Qwixx(seats=2).start(), dark=True)
True
"""

from crosshex.draw.picture import MissingRenderer, draw_png, draw_svg, latest

__all__ = ["MissingRenderer", "draw_png", "draw_svg", "latest"]
