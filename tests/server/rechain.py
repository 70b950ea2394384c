"""Logs that somebody has changed by hand, with sums that fit: what is wrong with them is not that a bit was flipped."""

import sqlite3

from fallakte.server.rooms import chain


def rechain(connection: sqlite3.Connection) -> None:
    """Make the sums of all logs fit their lines."""
    for (table,) in connection.execute("SELECT id FROM tables").fetchall():
        tip = chain.first_tip(table)
        lines = "SELECT number, body, at, command FROM lines WHERE table_id = ? ORDER BY number"
        for number, body, at, command in connection.execute(lines, (table,)).fetchall():
            tip = chain.chained(tip, number, body, at, command)
            fits = "UPDATE lines SET sum = ? WHERE table_id = ? AND number = ?"
            connection.execute(fits, (tip, table, number))
        connection.execute("UPDATE tables SET tip = ? WHERE id = ?", (tip, table))
