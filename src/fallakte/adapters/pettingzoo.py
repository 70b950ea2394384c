"""Every game as a PettingZoo environment (AEC): agents take turns, observe what their seat knows, and get a mask."""

from typing import Any

import fallakte
from fallakte.adapters.extras import missing
from fallakte.core.faults import Fault
from fallakte.core.match import Match
from fallakte.core.record import encode
from fallakte.core.table import SPECTATOR
from fallakte.core.words import Words
from fallakte.text.speaker import speaker
from fallakte.text.telling import Teller

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as error:
    raise missing("pettingzoo") from error

from fallakte.adapters.layouts import layout
from fallakte.adapters.utility import sides, utilities
from fallakte.adapters.versions import versioned

REWARDS = ("match", "round")
LOST = -1.0


def env(game: str = "al-capone", players: int | None = None, **options: Any) -> Any:
    """An environment that checks how it is used; a move that is not lawful ends the match and costs 1."""
    found = raw_env(game, players, **options)
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(found, illegal_reward=LOST))
    )


class raw_env(AECEnv):  # noqa: N801 (so the tools of PettingZoo look for it)
    """The bare environment. Options of the game are keywords: target, teams, values, years, …

    reward: "match" pays at the end what `utilities` says; "round" pays after every round what the seat's side scored,
    in Capone the income of the year. render_mode: "ansi" gives what just happened in sentences and what a spectator
    sees now, "human" prints that after every move.
    """

    match: Match
    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"], "is_parallelizable": False}  # noqa: RUF012 (PettingZoo's own)

    def __init__(
        self,
        game: str = "al-capone",
        players: int | None = None,
        *,
        reward: str = "match",
        render_mode: str | None = None,
        language: str = "en",
        **options: Any,
    ) -> None:
        super().__init__()
        if reward not in REWARDS:
            raise Fault("research-reward", reward=str(reward), rewards=", ".join(REWARDS))
        self.rules = fallakte.game(game)
        wished = {"players": players} if players is not None else {}
        self.options: Words = self.rules.fill({**wished, **options})
        self.reward = reward
        self.render_mode = render_mode
        self.language = language
        self.metadata = {**raw_env.metadata, "name": versioned(game)}
        self.layout = layout(game, self.options["players"])
        self.possible_agents = [f"seat_{seat}" for seat in range(self.options["players"])]
        self._luck, _ = seeding.np_random()
        moves = len(self.rules.book)
        seen: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(self.layout.low, self.layout.high, dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (moves,), dtype=np.int8),
        }
        self.observation_spaces = {agent: spaces.Dict(seen) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(moves) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new match: the one that `fallakte.new` deals for this seed; without a seed any."""
        if seed is not None:
            self._luck, _ = seeding.np_random(seed)
        dealt = seed if seed is not None else int(self._luck.integers(2**62))
        self.match = fallakte.new(self.rules.id, seed=dealt, **self.options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Words] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.match.to_act]

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent's seat knows, and what it may do now: nothing, unless it is its turn."""
        seat = self.possible_agents.index(agent)
        mask = np.zeros(len(self.rules.book), dtype=np.int8)
        if self.match.to_act == seat:
            mask[self.match.moves()] = 1
        return {"observation": self.layout.observe(self.match.seen(seat).words()), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """The agent whose turn it is makes a move; Refused says which rule forbids it."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.match.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self._paid()))
        self._accumulate_rewards()
        if self.match.over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.match.to_act]
        if self.render_mode == "human":
            print(self._said())

    def _paid(self) -> list[float]:
        """What each seat gets for what just happened."""
        table = self.match.table
        if self.reward == "match":
            return utilities(table)
        paid = [0.0] * table.players
        for event in self.match.events:
            if event.what == "scored":
                scored = event.facts["income" if self.rules.id == "capone" else "points"]
                paid = [paid[seat] + scored[side] for seat, side in enumerate(sides(table))]
        return paid

    def render(self) -> str | None:
        """What just happened and what a spectator sees; printed already where people watch."""
        return self._said() if self.render_mode == "ansi" else None

    def _said(self) -> str:
        teller = Teller(speaker(self.language), self.rules.id, self.possible_agents, SPECTATOR)
        happened = [event.words(SPECTATOR, self.rules.vocabulary) for event in self.match.events]
        told = [teller.event(words) for words in happened if words["event"] not in ("scored", "ended")]
        scored = [teller.ending(words) for words in happened if words["event"] == "scored"]
        seen = encode(self.match.view(SPECTATOR)).decode()
        return "\n".join([*filter(None, told), *scored, seen])

    def close(self) -> None:
        """Nothing is open."""
