"""What this client does about the luck of its match, without a question: reveals its word, says what came of it."""

from typing import TYPE_CHECKING

from fallakte.core.words import Words
from fallakte.terminal import luck
from fallakte.terminal.online import WATCHER, Table

if TYPE_CHECKING:
    from fallakte.terminal.online_player import Guest


class Promise:
    """One's word at a table, from the commitments to the end of the match."""

    def __init__(self, guest: "Guest") -> None:
        self.guest = guest
        self._is_silent = False

    def mind(self, table: Table) -> None:
        """The table has changed: perhaps all have committed, or the cards were dealt without one's word."""
        seat, words = self.guest.seat, table.words
        if seat == WATCHER or words is None:
            return
        keyring, wire = self.guest.keyring, self.guest.wire
        if words.commitments[seat] == luck.commitment(keyring.word):
            keyring.seal(seat, words.commitments, told=seat in words.revealed)
            if words.until is not None and seat not in words.revealed and not wire.is_open("reveal"):
                wire.order("reveal", word=keyring.word)
        if seat in words.silent and not self._is_silent:
            self._is_silent = True
            self.guest.screen.say("join-silent", "yellow")

    def wait(self, table: Table) -> None:
        """Nobody is missing, but the words of others may be."""
        words = table.words
        if words is not None and any(
            made is not None and seat not in words.revealed and seat != self.guest.seat
            for seat, made in enumerate(words.commitments)
        ):
            self.guest.screen.say("join-dealing")

    def compare(self, record: list[Words]) -> None:
        """Say whether the record is what was shown before the deal, where one's word is part of it."""
        keyring, say = self.guest.keyring, self.guest.screen.say
        fits = luck.fits(keyring.word, keyring.sealed, record) if keyring.sealed is not None else None
        if fits:
            say("join-luck-fits", "dim")
        elif fits is not None:
            say("join-luck-differs", "bold red")
