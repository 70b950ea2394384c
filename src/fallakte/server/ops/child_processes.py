"""What the server's processes apart inherit."""

import os
import sys


def environment(package: str = "") -> dict[str, str]:
    """Where Python finds us, and none of the server's settings: a child need not know where the store is.

    `package` is a folder in which the child shall look for us first.
    """
    kept = {name: value for name, value in os.environ.items() if not name.startswith("FALLAKTE_")}
    return {**kept, "PYTHONPATH": os.pathsep.join(path for path in (package, *sys.path) if path)}
