"""What is said is kept once, whoever is told of it again."""

import msgspec
import pytest

from fallakte.server.store.rows import ChatRow
from tests.server.store.rows import opened, started

pytestmark = pytest.mark.anyio

SAID = ChatRow(number=0, at=1, seat=1, person=None, name="Bo", text="once", reaction=None, command="1:c7")


async def test_what_is_sent_again_is_there_once(url: str) -> None:
    """By two nodes of which the second has not heard yet what the first has kept."""
    async with started(url) as store:
        await opened(store, "t")
        assert await store.say("t", SAID) == 0
        assert await store.say("t", msgspec.structs.replace(SAID, command="0:c7", seat=0)) == 1
        assert await store.say("t", SAID) == 0
        assert [one.text for one in await store.chat("t")] == ["once", "once"]


async def test_other_words_by_the_same_number_are_something_else(url: str) -> None:
    """Whoever comes to a seat may count commands from the beginning; those who watch have no commands to tell apart."""
    async with started(url) as store:
        await opened(store, "t")
        for said in (
            SAID,
            msgspec.structs.replace(SAID, text="twice"),
            msgspec.structs.replace(SAID, reaction="bravo"),
        ):
            await store.say("t", said)
        for _ in range(2):
            await store.say("t", msgspec.structs.replace(SAID, seat=None, command=None))
        assert [one.number for one in await store.chat("t")] == [0, 1, 2, 3, 4]
        assert await store.say("gone", SAID) is None
