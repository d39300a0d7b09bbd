"""Turns signs round that a machine is said to show in ``signs.json``, and does the whole check.

python -m tests.engine.proof.told [--each N] [--only PART] [--on "MACHINE, MACHINE"]

Of all these signs it takes one in N, and tells each that is found wrong nowhere.
"""

from __future__ import annotations

import argparse
import json
import sys

from tests.engine.proof.flips import in_child, right_run, wrong_with
from tests.engine.proof.machines import MACHINES
from tests.engine.proof.signs import Flip, judged, named

PATIENCE = 120.0  # seconds of a processor


def shown() -> list[tuple[Flip, str]]:
    """Return the signs that a machine is said to show, and the machine."""
    return [(flip, machine) for flip, machine in judged() if machine in MACHINES]


def main(arguments: list[str]) -> int:
    """Return how many of the signs are not found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--each", type=int, default=1)
    parser.add_argument("--only", default="", help="modules whose names begin so")
    parser.add_argument("--on", default=", ".join(MACHINES), help="machines that show them")
    chosen = parser.parse_args(arguments)
    missed, on = 0, chosen.on.split(", ")
    own = [
        (flip, machine)
        for flip, machine in shown()
        if flip.module.startswith(chosen.only) and machine in on
    ]
    for flip, machine in own[:: chosen.each]:
        right_run(machine)
        said = in_child(wrong_with, PATIENCE, flip, machine, False, True)
        wrong = json.loads(said)[0] if said.startswith("[") else said
        missed += not wrong
        place = f"{flip.module}: {named(flip)}"
        sys.stdout.write(f"{'' if wrong else 'NOT '}seen on {machine}: {place}: {wrong}\n")
        sys.stdout.flush()
    return min(missed, 100)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
