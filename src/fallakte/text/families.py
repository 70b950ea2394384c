"""Capone's own phrases: money, sites, pieces, and whose member somebody is."""

from fallakte.core.words import Words
from fallakte.text.speaker import Speaker

MONEY = ("paid", "got", "income")
THOUSAND = 1000


def dollars(thousands: int) -> int:
    """An amount of money as it is written out: it is counted in thousands."""
    return THOUSAND * thousands


def money(speaker: Speaker, thousands: int) -> str:
    """An amount of money in words."""
    return speaker.say("money", dollars=dollars(thousands))


def site_name(speaker: Speaker, place: str, site: int | None) -> str:
    """One of the two sites of a business, counted from 1 on; a field has none."""
    name = speaker.name(place)
    return name if site is None else speaker.say("site", business=name, number=site + 1)


def pieces(speaker: Speaker, members: list[str], bodyguards: int) -> str:
    """Members and bodyguards together."""
    parts = [speaker.name(member) for member in members]
    if bodyguards > 0:
        parts.append(speaker.say("bodyguards", count=bodyguards))
    return ", ".join(parts) or speaker.say("nothing")


def family_facts(speaker: Speaker, words: Words, seat: int, of: str) -> Words:
    """What the sentences of Capone need beside the words, told to `seat`; `of` is the other family's name."""
    told: Words = {}
    for field in MONEY:
        if field in words:
            told["dollars"] = dollars(words[field])
    if "site" in words:
        place = words.get("place") or words.get("business") or words["card"]
        told["at"] = site_name(speaker, place, words["site"])
    if "bodyguards" in words:
        told["pieces"] = pieces(speaker, words["members"], words["bodyguards"])
    if "member" in words:
        told["whom"] = speaker.say(f"whom-{words['member']}", whose=_whose(words, seat), of=of)
    if "field" in words:
        told["to-field"] = speaker.say(f"to-{words['field']}")
    return told


def _whose(words: Words, seat: int) -> str:
    """A member of the reader's family, of the one that acts, or of another; a move is the reader's own."""
    if "of" in words:
        return "yours" if words["of"] == seat else "other"
    return "yours" if words.get("seat", seat) == seat else "theirs"
