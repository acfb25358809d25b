"""The store: what must survive a crash, in SQLite or PostgreSQL.

`store` writes and reads; many writes share one transaction. `schema` has the tables of the
database, and `channel` tells other processes what changed. Nothing here decides about a game.
"""
