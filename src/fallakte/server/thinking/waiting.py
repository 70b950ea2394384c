"""Questions that wait for a worker: tables with people first, then everybody who opened tables takes turns."""

from asyncio import Future
from collections import OrderedDict, deque
from hashlib import sha256

from fallakte.server.thinking.load import SLICE, Costs
from fallakte.server.thinking.messages import Ask, Question

MOST = 64
"""Questions in one frame."""
PATIENCE = 8
"""After so many questions of tables with people comes one without: those are slow then, and never stand still."""


class Thought:
    """A question on its way to an answer, and how often it was in vain."""

    def __init__(self, question: Question, answer: "Future[int]") -> None:
        self.question = question
        self.answer = answer
        self.failed = 0

    def ask(self, budget: float) -> Ask:
        """The question for a worker; who has failed twice is spared the thinking, so that a match never stalls."""
        asked = self.question
        luck = int.from_bytes(sha256(asked.seed.encode()).digest()[:8], "big")
        if self.failed > 1:
            return Ask(asked.game, None, b"", asked.moves, luck, budget)
        return Ask(asked.game, asked.level, asked.seen, asked.moves, luck, budget)


class Turns:
    """Questions in queues of their matches: the openers take turns, and so do the matches of each."""

    def __init__(self) -> None:
        self._openers: OrderedDict[str, OrderedDict[str, deque[Thought]]] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self._openers)

    def add(self, thought: Thought) -> None:
        """Behind the other questions of its match; a match without any comes after all others of its opener."""
        matches = self._openers.setdefault(thought.question.opener, OrderedDict())
        matches.setdefault(thought.question.match, deque()).append(thought)

    def drop(self, thought: Thought) -> bool:
        """Take one out; whether it was there."""
        asked = thought.question
        matches = self._openers.get(asked.opener, OrderedDict())
        queue = matches.get(asked.match, deque())
        if thought not in queue:
            return False
        queue.remove(thought)
        if not queue:
            del matches[asked.match]
        if not matches:
            del self._openers[asked.opener]
        return True

    def first(self) -> Thought:
        """Whose turn it is."""
        return next(iter(next(iter(self._openers.values())).values()))[0]

    def take(self) -> Thought:
        """The first one; its opener and its match go to the end."""
        opener, matches = self._openers.popitem(last=False)
        match, queue = matches.popitem(last=False)
        thought = queue.popleft()
        if queue:
            matches[match] = queue
        if matches:
            self._openers[opener] = matches
        return thought


class Waiting:
    """Questions of tables where people are, of all others, and before both what has to be asked again."""

    def __init__(self) -> None:
        self._attended = Turns()
        self._unattended = Turns()
        self._again: deque[Thought] = deque()
        self._count = 0
        self._in_a_row = 0

    def __len__(self) -> int:
        return self._count

    def add(self, thought: Thought) -> None:
        """To the others of its kind."""
        (self._attended if thought.question.attended else self._unattended).add(thought)
        self._count += 1

    def add_again(self, thought: Thought) -> None:
        """Before all others, as it has waited longest."""
        self._again.append(thought)
        self._count += 1

    def drop(self, thought: Thought) -> None:
        """Nobody wants to know any more; nothing happens if it does not wait."""
        if thought in self._again:
            self._again.remove(thought)
            self._count -= 1
        elif self._attended.drop(thought) or self._unattended.drop(thought):
            self._count -= 1

    def take(self, costs: Costs) -> list[Thought]:
        """What a worker gets in one go: a slice of thinking; what failed before goes alone, so that it fails alone."""
        if self._again:
            self._count -= 1
            return [self._again.popleft()]
        taken: list[Thought] = []
        room = SLICE
        while self._count and len(taken) < MOST:
            turns = self._next()
            asked = turns.first().question
            room -= costs.expected(asked.game, asked.level)
            if taken and room < 0:
                break
            taken.append(turns.take())
            self._in_a_row = self._in_a_row + 1 if turns is self._attended else 0
            self._count -= 1
        return taken

    def _next(self) -> Turns:
        waits_long = self._in_a_row >= PATIENCE and self._unattended
        return self._attended if self._attended and not waits_long else self._unattended
