"""A real Chromium, a real server, and people who click."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from fallakte.server.web.assets import start
from tests.browser.person import Person
from tests.server.resilience.storm import UNLIMITED
from tests.server.running import Served, serving

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PICTURES = Path(__file__).parents[2] / "build" / "screenshots"
Meet = Callable[..., Person]


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """Debian's own; for one file, since Playwright keeps a loop running that tests of other files would be in."""
    path = shutil.which("chromium")
    if path is None:
        pytest.skip("Chromium is missing: tools/services.sh installs it where it may")
    assert start() is not None, "the browser client is not built: make web"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One for all tests of a file; all people come from one address, so it sets them no limits."""
    with serving(tmp_path_factory.mktemp("browser") / "fallakte.db", **UNLIMITED) as served:
        yield served


@pytest.fixture
def meet(chromium: Browser, server: Served, request: pytest.FixtureRequest) -> Iterator[Meet]:
    """Meets people, each with a browser of their own; afterwards none of them has seen an error."""
    people: list[Person] = []

    def introduced(name: str = "Ada", **wishes: object) -> Person:
        person = Person(chromium, server.address, name, **wishes)  # type: ignore[arg-type]
        people.append(person)
        return person

    yield introduced
    PICTURES.mkdir(parents=True, exist_ok=True)
    for number, person in enumerate(people):
        person.picture(PICTURES / f"{request.node.name}-{number}.png".replace("/", "-"))
        person.leave()
    for person in people:
        assert person.errors == [], person.errors
