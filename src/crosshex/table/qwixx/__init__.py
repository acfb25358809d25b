"""Qwixx and Longo at the table: their adapter."""

from crosshex.table.qwixx.adapter import ADAPTER

__all__ = ["ADAPTER"]
