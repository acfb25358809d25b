"""Qwixx and Longo at the table: their adapter, messages and views."""
