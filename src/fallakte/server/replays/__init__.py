"""Matches told again, in processes of their own: a long one would keep everybody waiting."""
