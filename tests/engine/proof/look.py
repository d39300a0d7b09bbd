"""Runs machines and says of each what the second derivation makes of it; started by the mutants.

python -m tests.engine.proof.look NAME ...
"""

import sys
import traceback

from tests.engine.proof.machines import MACHINES, Machine

import kane
from kane.analyses.proving import prove
from kane.proof.finding import Finding


def look(machine: Machine) -> list[Finding]:
    """Return what is wrong with a short run of a machine."""
    return wrong_in(kane.simulate(machine.model(), **machine.settings), machine.again)


def wrong_in(result: kane.Result, again: bool) -> list[Finding]:
    """Return what is wrong with a run, with finer steps too where that is to be done ``again``."""
    proof = prove(result, instants=2, again=again)
    return [finding for finding in proof.findings if finding.verdict == "wrong"]


def main(names: list[str]) -> int:
    """Return 1 where anything is wrong, or fails, with any of the machines; else 0."""
    for name in names:
        try:
            wrong = look(MACHINES[name])
        except Exception:  # a run that fails is no silent one
            sys.stdout.write(f"{name} failed: {traceback.format_exc(limit=1)}")
            return 1
        if wrong:
            sys.stdout.write(f"{name}: {wrong[0].title}: {wrong[0].place}\n")
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
