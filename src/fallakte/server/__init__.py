"""The table online: rooms, seats, links, and nothing ever lost."""
