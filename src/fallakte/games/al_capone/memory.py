"""What a seat learns in Al Capone beyond what all rummy games tell."""

from typing import final

from fallakte.core.table import NOBODY
from fallakte.core.words import Words
from fallakte.rummy.account import GAIN, NONE, PULL_ALL, PUSH, SHOW
from fallakte.rummy.memory import Memory


@final
class AlCaponeMemory(Memory):
    """Who had no card of a gangster, who was given one, what went onto the Underworld and what was taken out."""

    def notice(self, what: str, facts: Words) -> None:
        if what == "event":
            self.note(SHOW, facts["seat"], facts["card"], 1)
            self.note(PUSH, NOBODY, facts["card"], 1)
        elif what == "had-none":
            self.note(NONE, facts["seat"], facts["card"], 0)
        elif what == "gave":
            self.note(SHOW, facts["seat"], facts["card"], facts["count"])
            self.note(GAIN, facts["to"], facts["card"], facts["count"])
            if facts["all"]:
                self.note(NONE, facts["seat"], facts["card"], 0)
        elif what == "looked":
            if facts["seat"] == self.seat:
                self.note_look(facts["cards"])
        elif what == "took-secretly":
            self.notice_search(facts)
        elif what == "took-set":
            self.note(PULL_ALL, NOBODY, facts["card"], facts["count"])
            self.note(GAIN, facts["seat"], facts["card"], facts["count"])
        elif what == "revealed":
            for kind in facts["taken"]:
                self.note(GAIN, facts["seat"], kind, 1)
            for kind in facts["rest"]:
                self.note(PUSH, NOBODY, kind, 1)
        else:
            super().notice(what, facts)

    def copy(self) -> "AlCaponeMemory":
        other = AlCaponeMemory(self.seat, self.players, self.kinds)
        self.copy_to(other)
        return other
