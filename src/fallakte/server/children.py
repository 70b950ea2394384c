"""What the server's processes apart inherit."""

import os
import sys


def environment() -> dict[str, str]:
    """Where Python finds us, and none of the server's settings: a child need not know where the store is."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("FALLAKTE_")}
    return {**kept, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
