"""A game for Crosshex."""
