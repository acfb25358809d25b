"""Six at the table: its adapter, messages and views."""
