"""Tests run the sources; with FALLAKTE_MODE=compiled they run build/compiled instead."""

import os
import sys
from pathlib import Path

_MODE = os.environ.setdefault("FALLAKTE_MODE", "interpreted")
_ROOT = Path(__file__).parent
_PACKAGE = _ROOT / ("build/compiled" if _MODE == "compiled" else "src")

# First on the path, before an installed copy; in the environment too, for tests that start the command.
sys.path[:0] = [str(_PACKAGE), str(_ROOT)]
os.environ["PYTHONPATH"] = str(_PACKAGE)
