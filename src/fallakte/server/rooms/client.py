"""Somebody who looks at a table through a socket, as the room knows them."""

from abc import abstractmethod
from typing import Final

import msgspec

from fallakte.protocol.messages import Words
from fallakte.text.speaker import speaker
from fallakte.text.telling import Teller

WATCHER: Final = -1
ENCODER: Final = msgspec.json.Encoder()


class Client:
    """One socket: where it sits, what it wants to be told, and a way to tell it that never waits."""

    seat: int = WATCHER
    person: str | None = None
    name: str = ""
    address: str = ""
    """From where, as limits count it."""
    language: str = "en"
    detail: str = "view"
    sentences: bool = False

    @abstractmethod
    def tell(self, message: bytes) -> None:
        """Send a message, now or when the socket takes it."""

    @abstractmethod
    def bye(self, code: str) -> None:
        """Say why, and close."""

    def worded(self, game: str, names: list[str], events: list[Words]) -> list[Words]:
        """Events with a sentence each, for a client that asked for sentences."""
        if not self.sentences:
            return events
        teller = Teller(speaker(self.language), game, names, self.seat)
        return [{**event, "text": _sentence(teller, event)} for event in events]


def _sentence(teller: Teller, event: Words) -> str:
    if event["event"] == "scored":
        return teller.ending(event)
    return "" if event["event"] == "ended" else teller.event(event)
