"""What can be wrong with something that came from outside: always a key and facts, never a sentence."""

from typing import Any


class Fault(Exception):
    """Something from outside that cannot be used; `text` has the sentence for its key in every language."""

    def __init__(self, key: str, **facts: Any) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts


class Refused(Fault):
    """A move that a rule forbids."""

    def __init__(self, rule: str, key: str, **facts: Any) -> None:
        super().__init__(key, **facts)
        self.rule = rule


class Reason:
    """Why a move is forbidden: one rule, and the key of its sentence."""

    def __init__(self, rule: str, key: str) -> None:
        self.rule = rule
        self.key = key
