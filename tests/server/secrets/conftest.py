from collections.abc import Iterator

import pytest

from tests.server.secrets.servers import Shelf


@pytest.fixture(scope="session")
def shelf() -> Iterator[Shelf]:
    shelf = Shelf()
    yield shelf
    shelf.clear()
