"""Questions that wait for a worker: the matches take turns, whatever the number of questions each has."""

from asyncio import Future
from collections import OrderedDict, deque
from hashlib import sha256

from fallakte.server.thinking.load import SLICE, Costs
from fallakte.server.thinking.messages import Ask, Question

MOST = 64
"""Questions in one frame."""


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


class Waiting:
    """A queue for each match, and one before all of them for what has to be asked again."""

    def __init__(self) -> None:
        self._queues: OrderedDict[str, deque[Thought]] = OrderedDict()
        self._again: deque[Thought] = deque()
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def add(self, thought: Thought) -> None:
        """Behind the other questions of its match; a match without any comes after all the others."""
        self._queues.setdefault(thought.question.match, deque()).append(thought)
        self._count += 1

    def add_again(self, thought: Thought) -> None:
        """Before all others, as it has waited longest."""
        self._again.append(thought)
        self._count += 1

    def drop(self, thought: Thought) -> None:
        """Nobody wants to know any more; nothing happens if it does not wait."""
        match = thought.question.match
        for queue in (self._again, self._queues.get(match, deque())):
            if thought in queue:
                queue.remove(thought)
                self._count -= 1
        if match in self._queues and not self._queues[match]:
            del self._queues[match]

    def take(self, costs: Costs) -> list[Thought]:
        """What a worker gets in one go: a slice of thinking; what failed before goes alone, so that it fails alone."""
        if self._again:
            self._count -= 1
            return [self._again.popleft()]
        taken: list[Thought] = []
        room = SLICE
        while self._queues and len(taken) < MOST:
            asked = next(iter(self._queues.values()))[0].question
            room -= costs.expected(asked.game, asked.level)
            if taken and room < 0:
                break
            taken.append(self._next())
        return taken

    def _next(self) -> Thought:
        match, queue = self._queues.popitem(last=False)
        if len(queue) > 1:
            self._queues[match] = queue
        self._count -= 1
        return queue.popleft()
