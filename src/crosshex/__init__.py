"""Crosshex: play, study and master Qwixx, Qwixx Longo and Six."""

__version__ = "0.1.0.dev0"
