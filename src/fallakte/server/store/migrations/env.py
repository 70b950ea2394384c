"""Runs the scripts on the connection that migrate.py hands over."""

from alembic import context

from fallakte.server.store.migrate import VERSION_TABLE

context.configure(connection=context.config.attributes["connection"], version_table=VERSION_TABLE)
with context.begin_transaction():
    context.run_migrations()
