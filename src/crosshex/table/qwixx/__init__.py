"""Qwixx and Longo at the table: their face."""

from crosshex.table.qwixx.face import FACE

__all__ = ["FACE"]
