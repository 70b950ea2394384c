"""Long texts, page by page."""

import os

from rich.console import Console
from rich.markdown import Markdown


def read_page_by_page(console: Console, text: str) -> None:
    """Show a page of the rulebook; `less` shows styles only where it is told that they are none of the text."""
    os.environ.setdefault("LESS", "-R")
    with console.pager(styles="r" in os.environ["LESS"].lower()):
        console.print(Markdown(text))
