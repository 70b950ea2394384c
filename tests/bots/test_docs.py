"""What docs/bots.md shows works."""

import re
from pathlib import Path

from fallakte.bots import NAMES

PAGE = (Path(__file__).parent.parent.parent / "docs" / "bots.md").read_text("utf-8")


def test_the_example_bot_plays_a_match(capsys):
    [code] = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    exec(code, {})
    assert "winners" in capsys.readouterr().out


def test_every_bot_is_named():
    assert all(f"| `{name}` |" in PAGE for name in NAMES)
