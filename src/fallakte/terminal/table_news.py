"""What has changed around a match: who came and went, what is asked, whether it pauses."""

from collections.abc import Iterator

from fallakte.core.words import Words
from fallakte.terminal.online import Ask, Chair, Table
from fallakte.text.speaker import Speaker, clear, yes_no

News = tuple[str, Words]
"""The key of a sentence, and its facts."""


class Surroundings:
    """Says what is new about a table to whoever sits at `own` (or, below 0, watches)."""

    def __init__(self, speaker: Speaker, own: int) -> None:
        self.speaker = speaker
        self.own = own

    def name(self, chair: Chair) -> str:
        """What the person or bot at a seat is called here."""
        if chair.seat == self.own:
            return self.speaker.say("you")
        return str(clear(chair.name)) or self.speaker.say("join-unnamed", seat=chair.seat + 1)

    def names(self, table: Table) -> list[str]:
        """Everybody at the table."""
        return [self.name(chair) for chair in table.seats]

    def changes(self, before: Table, after: Table) -> Iterator[News]:
        """Everything worth a sentence."""
        for old, new in zip(before.seats, after.seats):
            yield from self._at_seat(old, new)
        if before.paused is None and after.paused is not None:
            yield "join-paused", self._who(after, after.paused)
        elif before.paused is not None and after.paused is None:
            yield "join-goes-on", {}
        yield from self._asked(before.ask, after.ask, after)

    def _at_seat(self, old: Chair, new: Chair) -> Iterator[News]:
        facts: Words = {"name": self.name(new), "you": yes_no(new.seat == self.own)}
        if old.kind != new.kind:
            if new.kind == "person":
                yield "join-sits-down", facts
            else:
                yield "join-has-left", {"name": self.name(old)}
        elif old.lent != new.lent:
            yield "join-lent" if new.lent else "join-plays-again", facts
        elif old.here != new.here and new.seat != self.own and new.kind == "person":
            yield "join-is-here" if new.here else "join-is-away", facts

    def _asked(self, before: Ask | None, after: Ask | None, table: Table) -> Iterator[News]:
        if after is None:
            if before is not None:
                yield "join-ask-is-off", {}
        elif before is None or before.ask != after.ask:
            yield from self.asking(after, table)
        else:
            for seat in after.yes:
                if seat not in before.yes:
                    yield "join-agrees", self._who(table, seat)

    def asking(self, ask: Ask, table: Table) -> Iterator[News]:
        """What somebody asks the others, and what happens if they say nothing."""
        yield "join-asks-undo" if ask.what == "undo" else "join-asks-close", self._who(table, ask.seat)
        if ask.until is not None:
            yield "join-silence-agrees", {"days": table.settings.absent_days}

    def _who(self, table: Table, seat: int) -> Words:
        return {"name": self.name(table.seats[seat]), "you": yes_no(seat == self.own)}
