"""A process that measures what it is told to: one request a line on its input, one answer a line on its output."""

import json
import os
import sys
from dataclasses import asdict
from importlib import import_module

from bench.measure import Offer


def main() -> None:
    """Arguments: the contender's module, the core to stay on (below 0: any), and what the contender asks for."""
    module, core, *wishes = sys.argv[1:]
    if int(core) >= 0 and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {int(core)})
    # Answers have the output to themselves; what a library prints goes to the errors.
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    offer: Offer = import_module(f"bench.contenders.{module}").offer(*wishes)
    hello = {"measures": list(offer.measures), "versions": offer.versions, "missing": offer.missing}
    print(json.dumps(hello), file=answers, flush=True)
    for line in sys.stdin:
        request = json.loads(line)
        taken = offer.measures[request["measure"]](request["seconds"])
        print(json.dumps(asdict(taken)), file=answers, flush=True)


if __name__ == "__main__":
    main()
