"""Tables: opened, sat down at, left, found again."""
