"""Servers are killed in the middle of handshakes here: what a client's library then leaves unclosed is not ours."""

import gc
from collections.abc import Iterator

import pytest


def pytest_itemcollected(item: pytest.Item) -> None:
    item.add_marker(pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"))


@pytest.fixture(autouse=True)
def nothing_is_left_for_other_tests() -> Iterator[None]:
    yield
    gc.collect()
