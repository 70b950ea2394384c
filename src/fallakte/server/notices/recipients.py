"""Recipients as the server remembers them: keyed hashes, which tell nobody an address, and links to be left alone."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error
from hashlib import sha256
from hmac import compare_digest
from hmac import new as keyed
from typing import Final, Literal

Way = Literal["mail", "webhook"]

WAYS: Final[tuple[Way, ...]] = ("mail", "webhook")
LENGTH: Final = 32
DOTS_MEAN_NOTHING: Final = ("gmail.com", "googlemail.com")


class Recipients:
    """Knows recipients by a key that only this server has, the same on all its nodes."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def mark(self, way: str, address: str) -> bytes:
        """What the store keeps of an address: the same for everybody who writes to the same mailbox."""
        return self._keyed(f"{way} {mailbox(address) if way == 'mail' else address}".encode())

    def farewell(self, recipient: bytes) -> str:
        """What a link holds by which a recipient is left alone: nobody who got no letter can make one."""
        return urlsafe_b64encode(recipient + self._signed(recipient)).rstrip(b"=").decode()

    def of_farewell(self, token: str) -> bytes | None:
        """The recipient who wants to be left alone; None for what no letter has held."""
        try:
            found = urlsafe_b64decode(token + "=" * (-len(token) % 4))
        except (Error, ValueError):
            return None
        recipient, signed = found[:LENGTH], found[LENGTH:]
        return recipient if compare_digest(signed, self._signed(recipient)) else None

    def _signed(self, recipient: bytes) -> bytes:
        return self._keyed(b"farewell " + recipient)

    def _keyed(self, text: bytes) -> bytes:
        return keyed(self._key, text, sha256).digest()


def mailbox(address: str) -> str:
    """The mailbox behind an address: what follows a plus is the same one, or limits would be easy to walk around."""
    local, _, domain = address.lower().rpartition("@")
    box = local.partition("+")[0] or local
    return f"{box.replace('.', '') if domain in DOTS_MEAN_NOTHING else box}@{domain}"
