"""Who plays in the arena, from what people write: a level, a command, or a maker in a module."""

import shlex
import sys
from collections.abc import Callable
from importlib import import_module

from fallakte.arena.external_bot import Outsider
from fallakte.bots import bot
from fallakte.bots.bot import Bot
from fallakte.bots.budget import Budget, budget
from fallakte.core.faults import Fault
from fallakte.core.luck import Luck
from fallakte.core.words import Words

COMMAND = "cmd:"
MODULE = "py:"


class Place:
    """Where a bot sits: what an outsider has to be told before the first question."""

    def __init__(self, game: str, options: Words, seat: int) -> None:
        self.game = game
        self.options = options
        self.seat = seat


class Entrant:
    """One who takes part, by the text that names it: `master`, `master@10%`, `cmd:./bot`, `py:module:maker`."""

    def __init__(self, text: str, usual: str | None = None) -> None:
        self.text = text
        self.name, own = self._parts()
        chosen = own or usual
        self.budget: Budget | None = budget(chosen) if chosen else None

    def _parts(self) -> tuple[str, str]:
        """The name and its own budget; a command has none, for it may hold any letter."""
        if self.text.startswith(COMMAND):
            return self.text, ""
        name, at, own = self.text.partition("@")
        if at and not own:
            raise Fault("unknown-budget", budget=own)
        return name, own

    @property
    def outside(self) -> bool:
        """Whether it is no bot of ours, so that nothing but bytes may reach it."""
        return self.name.startswith((COMMAND, MODULE))

    def seated(self, luck: Luck, place: Place) -> Bot:
        """The bot for one seat of one match; a Fault where there is none of this name."""
        if self.name.startswith(COMMAND):
            return Outsider(self.command(), place.game, place.options, place.seat, luck.word(), self.budget or Budget())
        made = self.maker()(luck) if self.name.startswith(MODULE) else bot(self.name, luck)
        if self.budget is not None:
            made.budget = self.budget
        return made

    def command(self) -> list[str]:
        """The words of a command."""
        try:
            words = shlex.split(self.name.removeprefix(COMMAND))
        except ValueError:
            words = []
        if not words:
            raise Fault("arena-bad-command", bot=self.text)
        return words

    def maker(self) -> Callable[[Luck], Bot]:
        """The callable that makes bots, from a module on the path or in this folder."""
        module, _, name = self.name.removeprefix(MODULE).partition(":")
        if "" not in sys.path:
            sys.path.append("")
        try:
            found = getattr(import_module(module), name)
        except Exception as error:
            raise Fault("arena-no-maker", bot=self.text, why=f"{type(error).__name__}: {error}") from None
        if not callable(found):
            raise Fault("arena-no-maker", bot=self.text, why=f"{name}: {type(found).__name__}")
        return found  # type: ignore[no-any-return]
