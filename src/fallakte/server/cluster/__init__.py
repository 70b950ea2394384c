"""All rooms of a node, and the news between nodes."""
