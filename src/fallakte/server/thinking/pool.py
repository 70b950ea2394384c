"""The workers of a server: they share the questions of all matches fairly, and are replaced when they die."""

import asyncio
import logging

from fallakte.server.thinking.load import Costs, budgeted
from fallakte.server.thinking.messages import Answer, Ask, Question
from fallakte.server.thinking.process import Worker, WorkerLost
from fallakte.server.thinking.waiting import Thought, Waiting

__all__ = ["Question", "Thinkers", "Unthinkable"]

PATIENCE = 60.0
"""Seconds after which a silent worker is taken for dead."""

SHORTEST, LONGEST = 0.1, 5.0
"""Seconds before a worker is replaced: longer and longer if one after another dies before it has answered."""

log = logging.getLogger(__name__)


class Unthinkable(Exception):
    """Nobody thinks any more: the pool was stopped."""


class Thinkers:
    """Bots answer here. `waiting`, `answered` and `restarted` are for the metrics."""

    def __init__(self, workers: int, patience: float = PATIENCE) -> None:
        if workers < 1:
            raise ValueError(workers)
        self.answered = 0
        self.restarted = 0
        self._size = workers
        self._patience = patience
        self._waiting = Waiting()
        self._costs = Costs()
        self._open: set[asyncio.Future[int]] = set()
        self._news = asyncio.Event()
        self._stopped = False
        self._package = ""
        self._workers: list[Worker[Ask, Answer]] = []
        self._heirs: dict[int, Worker[Ask, Answer]] = {}
        self._relieved: set[Worker[Ask, Answer]] = set()
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def waiting(self) -> int:
        """How many questions no worker has been asked yet."""
        return len(self._waiting)

    @property
    def pids(self) -> list[int]:
        """The numbers of the processes."""
        return [worker.pid for worker in self._workers]

    async def start(self) -> None:
        """Start the processes; questions may be asked before they are ready."""
        for place in range(self._size):
            self._workers.append(await Worker.start(self._patience))
            self._tasks.append(asyncio.create_task(self._keep(place)))

    async def stop(self) -> None:
        """End the processes; whoever still waits for an answer is told that there will be none."""
        self._stopped = True
        for task in self._tasks:
            task.cancel()
        ends = await asyncio.gather(*self._tasks, return_exceptions=True)
        for worker in (*self._workers, *self._heirs.values(), *self._relieved):
            await worker.end()
        for answer in self._open:
            if not answer.done():
                answer.set_exception(Unthinkable())
        for end in ends:
            if isinstance(end, Exception):
                raise end

    async def move_to(self, package: str) -> None:
        """Have bots think with the package in this folder: one worker after another is relieved by one from there.

        Each answers first what it has been asked. WorkerLost where none from there gets ready: then all stay.
        """
        for place in range(self._size):
            heir = await Worker.start(self._patience, package)
            try:
                await heir.ready()
            except BaseException:
                await heir.end()
                raise
            self._heirs[place] = heir
            self._news.set()
        self._package = package

    async def choose(self, question: Question) -> int:
        """The move that the bot makes, by its number in the game's book."""
        if self._stopped:
            raise Unthinkable
        if not question.moves:
            raise ValueError(question.moves)
        thought = Thought(question, asyncio.get_running_loop().create_future())
        self._open.add(thought.answer)
        self._waiting.add(thought)
        self._news.set()
        try:
            return await thought.answer
        finally:
            self._open.discard(thought.answer)
            self._waiting.drop(thought)

    async def _keep(self, place: int) -> None:
        """Keep a place at work, with one worker after another if need be."""
        respite = SHORTEST
        while True:
            useful = await self._serve(place)
            if place in self._heirs:
                relieved, self._workers[place] = self._workers[place], self._heirs.pop(place)
                self._relieved.add(relieved)
                await relieved.end()
                self._relieved.discard(relieved)
                continue
            respite = SHORTEST if useful else min(2 * respite, LONGEST)
            await self._replace(place, respite)

    async def _replace(self, place: int, respite: float) -> None:
        lost = self._workers[place]
        log.warning("worker %d is replaced, its exit code was %d", lost.pid, await lost.end())
        self.restarted += 1
        while not self._workers[place].alive:
            await asyncio.sleep(respite)
            try:
                self._workers[place] = await Worker.start(self._patience, self._package)
            except OSError as error:
                log.error("no worker could be started: %s", error)

    async def _serve(self, place: int) -> bool:
        """Have the worker of a place answer until it is lost or relieved; whether it has answered at all."""
        worker = self._workers[place]
        useful = False
        worker.when_lost = self._news.set
        try:
            await worker.ready()
            while await self._wanted(place):
                await self._put(worker, self._waiting.take(self._costs))
                useful = True
        except WorkerLost:
            pass
        return useful

    async def _wanted(self, place: int) -> bool:
        """Wait for a question; false if the worker dies or is relieved before."""
        worker = self._workers[place]
        while worker.alive and place not in self._heirs and not self._waiting:
            self._news.clear()
            await self._news.wait()
        return worker.alive and place not in self._heirs

    async def _put(self, worker: "Worker[Ask, Answer]", thoughts: list[Thought]) -> None:
        budget = budgeted((len(self._waiting) + len(thoughts)) / self._size)
        try:
            answers = await worker.ask([thought.ask(budget) for thought in thoughts])
        except WorkerLost:
            for thought in thoughts:
                self._failed(thought, "worker lost")
            raise
        for thought, answer in zip(thoughts, answers):
            self._settle(thought, answer)

    def _settle(self, thought: Thought, answer: Answer) -> None:
        if answer.broke:
            self._failed(thought, answer.broke)
            return
        self.answered += 1
        self._costs.learn(thought.question.game, thought.question.level, answer.seconds)
        if not thought.answer.done():
            thought.answer.set_result(answer.move)

    def _failed(self, thought: Thought, why: str) -> None:
        """Ask again, unless nobody waits for the answer any more."""
        if thought.answer.done():
            return
        thought.failed += 1
        asked = thought.question
        if thought.failed == 2:
            log.warning("any move for %s in match %s of %s: %s", asked.level, asked.match[:6], asked.game, why)
        self._waiting.add_again(thought)
        self._news.set()
