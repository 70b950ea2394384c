"""Bots measured against each other: many matches, the same deals for every seating, figures with their intervals."""
