"""The names of the games at the research doors. A version changes whenever the same moves would give another match,
another observation or another reward; tests/adapters/test_versions.py notices."""

from typing import Final

VERSIONS: Final = {"al-capone": 1, "bonnie-and-clyde": 1, "rue-morgue": 2, "capone": 1}


def versioned(game: str) -> str:
    """The name of a game with its version."""
    return f"fallakte_{game.replace('-', '_')}_v{VERSIONS[game]}"
