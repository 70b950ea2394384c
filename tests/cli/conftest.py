"""The command for every test here."""

from tests.cli.command import fallakte

__all__ = ["fallakte"]
