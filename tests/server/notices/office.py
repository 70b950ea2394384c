"""A server whose letters go to an SMTP server of ours, and people who read them."""

import asyncio
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from threading import Thread
from typing import Any

import httpx

from tests.server.notices.places import Mailbox, Place
from tests.server.running import Served, serving
from tests.server.web.talking import PATIENCE, visitor

TOKEN = "a-token-for-the-tests"


@contextmanager
def open_place(place: Place) -> Iterator[None]:
    """A place that is open while the test does something else."""
    loop = asyncio.new_event_loop()
    thread = Thread(target=loop.run_forever)
    thread.start()
    asyncio.run_coroutine_threadsafe(place.__aenter__(), loop).result(PATIENCE)
    try:
        yield
    finally:
        asyncio.run_coroutine_threadsafe(place.__aexit__(), loop).result(PATIENCE)
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


class Office:
    """A server, and the letters that it has sent."""

    def __init__(self, server: Served, mailbox: Mailbox) -> None:
        self.server = server
        self._mailbox = mailbox

    def letters(self, address: str) -> list[EmailMessage]:
        """All letters to an address so far, those to what is written otherwise included."""
        found = [_letter(raw) for raw in list(self._mailbox.letters)]
        return [one for one in found if one["To"].lower() == address]

    def count(self) -> int:
        """How many letters there are in all."""
        return len(self._mailbox.letters)

    def letter(self, address: str, number: int) -> EmailMessage:
        """The letter with this number to an address, when it has come."""
        self.until(lambda: len(self.letters(address)) >= number)
        return self.letters(address)[number - 1]

    def until(self, true: Any) -> None:
        """Wait for something that must become true."""
        end = time.monotonic() + PATIENCE
        while not true():
            assert time.monotonic() < end, self.server.written()[-2000:]
            time.sleep(0.02)

    def measured(self, name: str) -> int:
        """A number that the server has counted."""
        with visitor(self.server, authorization=f"Bearer {TOKEN}") as host:
            text = host.get("/metrics").text
        found = re.search(rf"^fallakte_{name} (\S+)$", text, re.MULTILINE)
        assert found is not None
        return int(float(found[1]))

    def entered(self, person: httpx.Client, address: str, **change: Any) -> httpx.Response:
        """Somebody enters a mail address."""
        return person.patch("/api/me", json={"notifications": {"mail": address}, **change})

    def confirmed(self, person: httpx.Client, address: str, **change: Any) -> None:
        """Somebody enters their own address, and confirms it."""
        before = len(self.letters(address))
        assert self.entered(person, address, **change).json()["mail_state"] == "unconfirmed"
        assert person.post(link(self.letter(address, before + 1), "confirm")).status_code == 200
        assert person.get("/api/me").json()["mail_state"] == "confirmed"


@contextmanager
def office(database: Any = None, **settings: Any) -> Iterator[Office]:
    """A server that sends mail."""
    mailbox = Mailbox()
    with open_place(mailbox):
        generous = {"requests_per_second": 0, "messages_per_second": 0, "tables_per_hour": 0, "crowd": 1000}
        post = {"smtp_host": "127.0.0.1", "smtp_port": mailbox.port, "smtp_from": "Fallakte <post@host.example>"}
        with serving(
            database, **{**generous, **post, "smtp_security": "none", "metrics_token": TOKEN, **settings}
        ) as server:
            yield Office(server, mailbox)


def link(letter: EmailMessage, kind: str) -> str:
    """The link of this kind in a letter, from its path on."""
    found = re.search(rf"http://[^/\s]+(/{kind}/[\w-]+)$", letter.get_content(), re.MULTILINE)
    assert found is not None, letter.get_content()
    return found[1]


def _letter(raw: bytes) -> EmailMessage:
    found = message_from_bytes(raw.removesuffix(b".\r\n").replace(b"\r\n", b"\n"), policy=default)
    assert isinstance(found, EmailMessage)
    return found
