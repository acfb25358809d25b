"""Six at the table: its adapter."""

from crosshex.table.six.adapter import ADAPTER

__all__ = ["ADAPTER"]
