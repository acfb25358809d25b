"""A bot for Crosshex."""
