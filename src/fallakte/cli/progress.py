"""Progress bars on long work, on standard error and only where somebody is looking."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def counting(label: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar over `total` steps (0: nobody knows how many); call it with how many were made."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeRemainingColumn

    end = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()) if total else (MofNCompleteColumn(),)
    columns = (SpinnerColumn(), TextColumn("{task.description}"), *end)
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(label, total=total or None)
        yield lambda steps: progress.advance(task, steps)
