"""Creates every table of the schema in an empty store.

Until the first release this is the only migration. A change of the schema changes it, and with it
the name of the layout, so stores of an older schema are refused.
"""

from alembic import op

from crosshex.server.store.schema import layout, metadata

revision = layout()
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create them."""
    metadata.create_all(op.get_bind())


def downgrade() -> None:
    """Drop them: the store is empty again."""
    metadata.drop_all(op.get_bind())
