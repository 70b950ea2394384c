"""How a server is run."""
