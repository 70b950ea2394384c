"""The version of the package; the build reads it from here."""

from typing import Final

VERSION: Final = "0.1.0"
