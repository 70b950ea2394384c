"""Ids in addresses: what cannot be one is not even looked up."""

import re
from typing import Final

from fallakte.core.faults import Fault

ID: Final = re.compile("[A-Za-z0-9_-]{1,64}")


def checked_id(text: str) -> str:
    """A table's id; whatever is none names no table."""
    if not ID.fullmatch(text):
        raise Fault("no-such-table")
    return text
