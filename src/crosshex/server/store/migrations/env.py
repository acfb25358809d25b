"""Runs Alembic on the store, with the connection of `database` or, on the command line, its own."""

from alembic import context
from sqlalchemy import create_engine

from crosshex.server.store.schema import metadata

connection = context.config.attributes.get("connection")
if connection is None:
    engine = create_engine(context.config.get_main_option("sqlalchemy.url") or "")
    connection = engine.connect()
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
connection.commit()
