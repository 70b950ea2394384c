"""What people say to each other at a server's table."""

from typing import Final

from fallakte.terminal.online import Talk
from fallakte.terminal.screen import Screen

REACTIONS: Final = {
    "bravo": "join-reaction-bravo",
    "ouch": "join-reaction-ouch",
    "hurry": "join-reaction-hurry",
    "thanks": "join-reaction-thanks",
    "sorry": "join-reaction-sorry",
    "laugh": "join-reaction-laugh",
}
RECALLED: Final = 5
"""So many lines are shown to somebody who comes."""


class Conversation:
    """Shows every line once; one's own stand on the screen already."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self._last = -1

    def recall(self, lines: list[Talk], own: int) -> None:
        """What was said last, as far as it was not heard."""
        for line in lines[-RECALLED:]:
            self.hear(line, own)

    def hear(self, line: Talk, own: int) -> None:
        """Somebody says something."""
        if line.number > self._last and (line.seat is None or line.seat != own):
            reaction = REACTIONS.get(line.reaction or "")
            text = self.screen.speaker.say(reaction) if reaction else line.text
            self.screen.say("join-talk", "magenta", name=line.name, text=text)
        self._last = max(self._last, line.number)
