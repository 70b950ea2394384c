"""What a person is told, where, and in which sentence."""

from typing import Any, Final, Literal
from urllib.parse import urlsplit

import msgspec

from fallakte.text.speaker import Speaker, speaker

Occasion = Literal["your-turn", "clock", "asked", "over", "expiring", "closed", "test", "confirm"]

SENTENCES: Final = {
    "your-turn": "notice-your-turn",
    "clock": "notice-clock",
    "asked": "notice-asked",
    "over": "notice-over",
    "expiring": "notice-expiring",
    "closed": "notice-closed",
    "test": "notice-test",
}


class Notice(msgspec.Struct, frozen=True):
    """Something a person wants to know while away, in that person's language.

    `seat` is whom it is about: the seat whose turn it is or whose time is over, the seat that asks for consent,
    -1 for nobody. `table` is the table's short code, `link` the table's address without any secret. A notice that asks
    whether an address may be told anything (`confirm`) is about no table, and its link is the answer. `farewell` is
    the link by which a recipient wants no more.
    """

    reason: Occasion
    game: str
    table: str
    names: list[str]
    seat: int
    link: str
    language: str
    farewell: str = ""

    def to(self, language: str) -> "Notice":
        """The same for somebody who speaks this language."""
        return msgspec.structs.replace(self, language=language)

    @property
    def turn(self) -> str:
        """The name of the seat that the table waits for, or nothing."""
        return self.who if self.reason in ("your-turn", "clock") else ""

    @property
    def who(self) -> str:
        """The name of the seat that this is about, or nothing."""
        return self.names[self.seat] if 0 <= self.seat < len(self.names) else ""


class Target(msgspec.Struct, frozen=True):
    """Where a person wants to be told: a mail address, a webhook, both, or neither."""

    mail: str = ""
    webhook: str = ""

    def __repr__(self) -> str:
        """Both are secrets of a person, and a repr ends up in logs."""
        return f"Target(mail={bool(self.mail)}, webhook={bool(self.webhook)})"


def sentence(notice: Notice) -> str:
    """The notice in one sentence."""
    voice = speaker(notice.language)
    if notice.reason == "confirm":
        return voice.say("notice-confirm", site=_site(notice))
    return voice.say(SENTENCES[notice.reason], who=notice.who or voice.say("notice-somebody"), **_table(voice, notice))


def subject(notice: Notice) -> str:
    """The subject of a mail: the game, the table, and why."""
    voice = speaker(notice.language)
    if notice.reason == "confirm":
        return voice.say("notice-confirm-subject")
    return voice.say("notice-subject", reason=notice.reason, **_table(voice, notice))


def letter(notice: Notice) -> str:
    """The text of a mail."""
    voice = speaker(notice.language)
    if notice.reason == "confirm":
        text = voice.say("notice-confirm-letter", sentence=sentence(notice), link=notice.link)
    else:
        names = ", ".join(notice.names) or voice.say("notice-somebody")
        text = voice.say("notice-letter", sentence=sentence(notice), names=names, link=notice.link)
    return f"{text}\n\n{voice.say('notice-farewell', link=notice.farewell)}" if notice.farewell else text


def _site(notice: Notice) -> str:
    """The server's name as people know it."""
    return urlsplit(notice.link).netloc


def _table(voice: Speaker, notice: Notice) -> dict[str, Any]:
    return {"game": voice.name(notice.game), "table": notice.table}
