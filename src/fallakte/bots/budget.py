"""How much a bot may think for one move: a share of its usual time, a time, or a number of simulations."""

import re
from typing import Final, final

from fallakte.core.faults import Fault

_FORMS: Final = re.compile(r"(\d+(?:\.\d+)?)(%|ms|s|sims)")


@final
class Budget:
    """With a number of simulations a choice repeats exactly; times are those of one core."""

    def __init__(self, share: float = 1.0, seconds: float = 0.0, simulations: int = 0) -> None:
        self.share = share
        self.seconds = seconds
        self.simulations = simulations

    def time(self, usual: float) -> float:
        """The seconds for a bot that usually takes so many; without meaning where simulations are counted."""
        return self.seconds if self.seconds > 0 else usual * self.share


def budget(text: str) -> Budget:
    """A budget as people write it: `10%`, `50ms`, `0.5s` or `200sims`; a Fault where it is none."""
    found = _FORMS.fullmatch(text)
    if found is None or float(found[1]) <= 0 or (found[2] == "sims" and "." in found[1]):
        raise Fault("unknown-budget", budget=text)
    amount = float(found[1])
    if found[2] == "%":
        return Budget(share=amount / 100)
    if found[2] == "sims":
        return Budget(simulations=int(found[1]))
    return Budget(seconds=amount / 1000 if found[2] == "ms" else amount)
