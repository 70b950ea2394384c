"""Bots that think in processes of their own, so that nobody's move waits for them."""
