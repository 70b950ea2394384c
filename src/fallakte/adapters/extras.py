"""What is said where the packages of the research doors are not installed."""

import os

from fallakte.text.speaker import speaker

COMMAND = 'pip install "fallakte[research]"'


def missing(package: str) -> ImportError:
    """One sentence with the command that helps."""
    language = "de" if os.environ.get("LC_ALL", os.environ.get("LANG", "")).startswith("de") else "en"
    return ImportError(speaker(language).say("research-missing", package=package, command=COMMAND))
