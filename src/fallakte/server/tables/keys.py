"""Ids, secrets and codes: made from real luck, kept as hashes, compared in constant time."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from hashlib import scrypt, sha256
from hmac import compare_digest
from secrets import choice, token_hex, token_urlsafe
from typing import Final

LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
ID_LENGTH: Final = 22
CODE_LENGTH: Final = 8
GROUP: Final = 4
RECOVERY_LENGTH: Final = 16
"""78 bits: so much that a plain hash of it tells nobody the code, and sitting down costs nothing."""
OLD_RECOVERY_LENGTH: Final = 12
AT_ONCE: Final = 2
"""How many slow fingerprints are taken at a time: each of them needs a core and 16 MB for a moment."""
SPELLED_ALIKE: Final = str.maketrans({"0": "Q", "O": "Q", "1": "J", "I": "J", "L": "J", "U": "V"})

_slowly: Final = ThreadPoolExecutor(AT_ONCE, "scrypt")


def new_id() -> str:
    """An id that nobody can guess: who has a table's id may watch it. On a command line it is no option."""
    while (made := token_urlsafe(16)).startswith("-"):
        pass
    return made


def new_secret() -> str:
    """The key of a seat, the secret of a link to one, or that of a person's cookie."""
    return token_urlsafe(24)


def new_part() -> str:
    """The server's part of a seed."""
    return token_hex(32)


def new_code() -> str:
    """A short code to join a table by, without letters that look alike."""
    return "".join(choice(LETTERS) for _ in range(CODE_LENGTH))


def is_code(name: str) -> bool:
    """Whether a table is named by its code, and not by its id."""
    return len(name) < ID_LENGTH


def new_recovery() -> str:
    """A code that is typed once to bring a seat back, in groups of four."""
    return in_groups("".join(choice(LETTERS) for _ in range(RECOVERY_LENGTH)))


def in_groups(code: str) -> str:
    """A code as it is shown; a table's old code of six letters is one group."""
    if len(code) < 2 * GROUP:
        return code
    return "-".join(code[at : at + GROUP] for at in range(0, len(code), GROUP))


def spelled(code: str) -> str:
    """A code as it was meant, however it was typed."""
    kept = "".join(letter for letter in code.upper() if letter.isalnum())
    return kept.translate(SPELLED_ALIKE)


def fingerprint(secret: str) -> bytes:
    """What the store keeps of a long secret."""
    return sha256(secret.encode()).digest()


def recovery_fingerprint(code: str, table: str) -> bytes:
    """What the store keeps of a recovery code."""
    return sha256(f"{table}/{spelled(code)}".encode()).digest()


async def kept_of_recovery(code: str, table: str) -> bytes:
    """What the store has kept of a code that somebody types; of one as short as they once were, scrypt."""
    letters = spelled(code)
    if len(letters) != OLD_RECOVERY_LENGTH:
        return recovery_fingerprint(code, table)
    return await asyncio.get_running_loop().run_in_executor(_slowly, _scrypt, letters.encode(), table.encode())


def _scrypt(code: bytes, salt: bytes) -> bytes:
    return scrypt(code, salt=salt, n=2**14, r=8, p=1)


def fits(fingerprint_kept: bytes | None, found: bytes) -> bool:
    """Whether this is the secret that was kept, in a time that does not tell how nearly."""
    return compare_digest(fingerprint_kept or bytes(len(found)), found) and fingerprint_kept is not None
