"""What a seat learns in Bonnie and Clyde beyond what all rummy games tell."""

from typing import final

from fallakte.core.table import NOBODY
from fallakte.core.words import Words
from fallakte.rummy.account import FRESH, GAIN, PUSH, SHOW
from fallakte.rummy.memory import Memory


@final
class BonnieAndClydeMemory(Memory):
    """What went onto the archive and was taken out, and which hidden card went to which hand.

    Who has looked below which place is public and stands on the table, with the cards that this seat saw there.
    """

    def notice(self, what: str, facts: Words) -> None:
        if what == "event":
            self.note(SHOW, facts["seat"], facts["card"], 1)
        elif what == "filed":
            self.note(PUSH, NOBODY, facts["card"], 1)
        elif what == "looked":
            if facts["seat"] == self.seat:
                self.note_look(facts["cards"])
        elif what == "took-secretly":
            self.notice_search(facts)
        elif what == "took-hidden":
            if "card" in facts:
                self.note(GAIN, facts["seat"], facts["card"], 1)
            else:
                self.note(FRESH, facts["seat"], 0, 1)
        else:
            super().notice(what, facts)

    def copy(self) -> "BonnieAndClydeMemory":
        other = BonnieAndClydeMemory(self.seat, self.players, self.kinds)
        self.copy_to(other)
        return other
