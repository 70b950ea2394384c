"""Numbers as they are written in a language."""

from fallakte.text.speaker import Speaker


def decimal(speaker: Speaker, value: float, digits: int = 0) -> str:
    """A number with so many digits after the point, or the comma."""
    whole, _, part = f"{abs(value):.{digits}f}".partition(".")
    sign = "-" if value < 0 and (int(whole) or int(part or 0)) else ""
    written = speaker.say("number-whole", whole=int(whole))
    return sign + (speaker.say("number-decimal", whole=written, part=part) if part else written)


def percent(speaker: Speaker, value: float, digits: int = 0) -> str:
    """A part of one in hundredths."""
    return speaker.say("number-percent", number=decimal(speaker, 100 * value, digits))
