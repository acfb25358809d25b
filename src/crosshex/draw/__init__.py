"""Draws states as pictures (SVG or PNG) and as plain text.

A notebook shows every state and every record as a picture; `draw_svg` and `draw_png` take options.
Each game has a `Picture` of its own; a game without one is drawn as a card.

>>> from crosshex.draw import draw_svg
>>> from crosshex.rules import Qwixx
>>> "Player 1 throws next" in draw_svg(Qwixx(seats=2).start(), dark=True)
True
"""

from crosshex.draw.base import Picture, Steps
from crosshex.draw.picture import MissingRenderer, draw_png, draw_svg
from crosshex.draw.text import state_text

__all__ = ["MissingRenderer", "Picture", "Steps", "draw_png", "draw_svg", "state_text"]
