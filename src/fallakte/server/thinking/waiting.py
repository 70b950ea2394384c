"""Questions that wait for a worker: tables with people first, and everybody who opened tables takes turns."""

from asyncio import Future
from collections import OrderedDict, deque
from hashlib import sha256

from fallakte.bots import SECONDS
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
    """Questions in queues: addresses take turns, at each its openers, of each their matches."""

    def __init__(self, depth: int = 3) -> None:
        self._depth = depth
        self._parts: OrderedDict[str, Turns] = OrderedDict()
        self._queue: deque[Thought] = deque()

    def __bool__(self) -> bool:
        return bool(self._parts or self._queue)

    def add(self, thought: Thought) -> None:
        """Behind the other questions of its match; a match without any comes after all others of its opener."""
        if self._depth == 0:
            self._queue.append(thought)
        else:
            self._parts.setdefault(self._part_of(thought), Turns(self._depth - 1)).add(thought)

    def drop(self, thought: Thought) -> bool:
        """Take one out; whether it was there."""
        if self._depth == 0:
            there = thought in self._queue
            if there:
                self._queue.remove(thought)
            return there
        name = self._part_of(thought)
        part = self._parts.get(name)
        if part is None or not part.drop(thought):
            return False
        if not part:
            del self._parts[name]
        return True

    def first(self) -> Thought:
        """Whose turn it is."""
        return self._queue[0] if self._depth == 0 else next(iter(self._parts.values())).first()

    def take(self) -> Thought:
        """The first one; its address, its opener and its match go to the end."""
        if self._depth == 0:
            return self._queue.popleft()
        name, part = self._parts.popitem(last=False)
        thought = part.take()
        if part:
            self._parts[name] = part
        return thought

    def _part_of(self, thought: Thought) -> str:
        asked = thought.question
        return (asked.match, asked.opener, asked.address)[self._depth - 1]


class Lane:
    """Questions of tables where people are, and of all others."""

    def __init__(self) -> None:
        self._attended = Turns()
        self._unattended = Turns()
        self._in_a_row = 0

    def __bool__(self) -> bool:
        return bool(self._attended or self._unattended)

    def add(self, thought: Thought) -> None:
        """To the others of its kind."""
        (self._attended if thought.question.attended else self._unattended).add(thought)

    def drop(self, thought: Thought) -> bool:
        """Take one out; whether it was there."""
        return self._attended.drop(thought) or self._unattended.drop(thought)

    def take(self, costs: Costs) -> list[Thought]:
        """A slice of thinking."""
        taken: list[Thought] = []
        room = SLICE
        while self and len(taken) < MOST:
            turns = self._next()
            asked = turns.first().question
            room -= costs.expected(asked.game, asked.level)
            if taken and room < 0:
                break
            taken.append(turns.take())
            self._in_a_row = self._in_a_row + 1 if turns is self._attended else 0
        return taken

    def _next(self) -> Turns:
        waits_long = self._in_a_row >= PATIENCE and self._unattended
        return self._attended if self._attended and not waits_long else self._unattended


class Waiting:
    """Questions that need a moment, those that need thinking, and before both what has to be asked again."""

    def __init__(self) -> None:
        self._quick = Lane()
        self._slow = Lane()
        self._was_quick = False
        self._again: deque[Thought] = deque()
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def add(self, thought: Thought) -> None:
        """To the others of its kind."""
        self._lane(thought).add(thought)
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
        elif self._lane(thought).drop(thought):
            self._count -= 1

    def take(self, costs: Costs) -> list[Thought]:
        """What a worker gets in one go: a slice of thinking; what failed before goes alone, so that it fails alone.

        Slices of quick questions and slow ones take turns: a greedy bot never waits for all who ask a master.
        """
        if self._again:
            taken = [self._again.popleft()]
        else:
            is_quick = bool(self._quick) and not (self._slow and self._was_quick)
            taken = (self._quick if is_quick else self._slow).take(costs)
            self._was_quick = is_quick
        self._count -= len(taken)
        return taken

    def _lane(self, thought: Thought) -> Lane:
        return self._slow if thought.question.level in SECONDS else self._quick
