"""One table while it is played."""
