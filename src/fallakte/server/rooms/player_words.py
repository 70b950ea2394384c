"""Players' words: every client commits to one before any is shown, and none can be chosen to fit the others.

When nobody is missing any more the commitments are fixed, and each client that has made one reveals its word. Then the
cards are dealt, from the server's part and the words; who is silent for too long is named in the record.
"""

from hashlib import sha256

from fallakte.core.faults import Fault
from fallakte.protocol.messages import Sealing
from fallakte.server.clock import now
from fallakte.server.rooms.log import Ledger

SECONDS = 60
"""How long the cards wait for words."""


def until(ledger: Ledger) -> int:
    """Until when words are waited for; 0 where none are."""
    return ledger.sealed + 1000 * SECONDS if ledger.awaits_words else 0


def is_over(ledger: Ledger) -> bool:
    """Whether nobody's word is waited for any more."""
    return not ledger.unrevealed or now() >= until(ledger)


def look(ledger: Ledger) -> Sealing | None:
    """What everybody may know of the words: commitments, and who has revealed or was silent."""
    commitments = ledger.commitments
    if ledger.sealed == 0 or not any(commitments):
        return None
    return Sealing(
        commitments=commitments,
        revealed=[seat for seat, word in enumerate(ledger.revealed) if word],
        until=until(ledger) or None,
        silent=ledger.silent,
    )


def check_word(ledger: Ledger, seat: int, word: str) -> None:
    """A Fault unless this is the word that the seat has committed to, and words are asked for."""
    if not ledger.awaits_words:
        raise Fault("words-not-due")
    if sha256(word.encode()).hexdigest() != ledger.commitments[seat]:
        raise Fault("wrong-word")
