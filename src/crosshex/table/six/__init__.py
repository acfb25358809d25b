"""Six at the table: its face."""

from crosshex.table.six.face import FACE

__all__ = ["FACE"]
