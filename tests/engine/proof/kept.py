"""Turns signs of the methods round of which ``signs.json`` says why they do no harm, and runs.

python -m tests.engine.proof.kept [--each N]

Of one in N it tells how far the run of machines that come by it is then from the right one, as a
part of the largest number in it, and ends with how many are farther than they may be.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

from tests.engine.proof.flips import in_child, right_run, run, turn_round
from tests.engine.proof.signs import HARMLESS, Flip, judged, named, statement

PATIENCE = 60.0  # seconds of a processor
SAME = 0.0
LENGTHS = (
    "an error that sets the length of the next step alone; the motion stays within its tolerance"
)
# by how much of the largest number a run may be another one, for reasons that are no sameness
MOST = {
    "the length of the first step alone, which is judged as any other is": 1e-8,
    "how the place of an event is narrowed: the step is tried again until it ends on it": 1e-9,
    "less of an energy may be wrong than need be: as good steps, or shorter ones": 1e-8,
    "slopes that are there are computed once more": 1e-11,
    LENGTHS: 1e-7,  # ten times rtol, in many steps
    "iterations that end a little earlier: they leave a part of the error allowed": 1e-7,
    # by what a step of fixed length misses of the machine that comes by it, with rk4
    "how far it goes beyond a place without hold, in a step as good as another": 1e-4,
    "gains are told from none by a billionth of what strikes do: none comes so near": SAME,
    "the end of a step to round-off, behind which one of next to nothing may follow": 1e-12,
}
# the same of the motion alone: how contacts share what they bear may be another
MOST_OF_MOTION = {
    "a direct solution that is refused or begun elsewhere: sweeps have found the same": 1e-6,
    "rows give way by a billionth, which is taken back: the same motion": 1e-6,
    "where sweeps begin, and how they go on: they end where nothing changes any more": 1e-6,
    "it goes on to the end of its turns, which has agreed long before": 1e-8,
    "gaps are closed where none has to be: nothing moves": 1e-12,
    "it is looked anew for what is near more often than it must be": SAME,
    "more pairs are taken for near than are": SAME,
    "it is looked after other sweeps for what is brought together, and as often": SAME,
    # by what the sweeps of a heap may leave of the largest speed, in some steps
    "it is looked at the end for what comes together in a heap, and less often before it": 1e-3,
    "how exactly the sweeps of a heap end at least: twice of what they may leave": 1e-3,
    "another difference for the matrix of Newton's iterations, which end at the same motion": 1e-9,
}
# the same of the frames that both runs have: they may have others besides
MOST_OF_FRAMES = {"how many frames there are between report times, which stay as they are": SAME}
BY = {  # machines that come by the signs of a module, one or more of them by each
    "adaptive": ("turning",),
    "between": ("spun",),
    "cone": ("moreau pressing", "moreau swarm"),
    "contact_direct": ("moreau pressing", "moreau swarm", "moreau cradle"),
    "contact_gaps": ("moreau swarm", "moreau many"),
    "contact_solver": (
        "moreau carts",
        "moreau at rest",
        "moreau swarm",
        "moreau cradle",
        "moreau many",
    ),
    "crowd": ("moreau swarm",),
    "dips": ("rk4 dips",),
    "energy_error": ("loads in space", "motor in a slide"),
    "esdirk": ("esdirk43",),
    "far": ("swept", "rope"),
    "fixed_step": ("rk4 grazing", "rk4 signals", "rk4 folding"),
    "guards": ("rope",),
    "heap": ("moreau many",),
    "landing": ("grazing", "rope", "rk4 events", "rk4 over skew", "rk4 by the way"),
    "projected": ("radau", "radau signals"),
    "sweep": ("moreau swarm",),
    "step_error": ("loads in space", "rows in space", "four-bar"),
    "step_control": ("spun", "grazing", "signals"),
    "time_stepping": ("moreau carts", "moreau elastic"),
    "turns": ("turning far", "wheel on wheel"),
}


def reasons() -> list[tuple[Flip, str]]:
    """Return the signs of methods that are said to do no harm, and why."""
    return [
        (flip, why.removeprefix(HARMLESS))
        for flip, why in judged()
        if flip.module.startswith("methods/") and why.startswith(HARMLESS)
    ]


def comes_by(flip: Flip, work: Callable[[], Any]) -> tuple[bool, Any]:
    """Return whether work comes by the statement in which a sign stands, and what it yields."""
    lines, met = set(statement(flip)), []

    def trace(frame: FrameType, *_: Any) -> Any:
        own = frame.f_code.co_filename == str(flip.path)
        return note if own and lines & {line for *_, line in frame.f_code.co_lines()} else None

    def note(frame: FrameType, *_: Any) -> Any:
        if frame.f_lineno in lines:
            met.append(True)
            return None
        return note

    sys.settrace(trace)
    try:
        yielded = work()
    finally:
        sys.settrace(None)
    return bool(met), yielded


def change_with(flip: Flip, machine: str, why: str) -> str:
    """Say how far the run of a machine is from the right one; nothing where it comes not by."""
    right = right_run(machine)
    turn_round(flip)
    came_by, (_, found) = comes_by(flip, lambda: run(machine))
    if why in MOST_OF_FRAMES:
        right, found = right.at_times_of(found), found.at_times_of(right)
    return json.dumps(right.change(found, why in MOST_OF_MOTION)) if came_by else ""


def main(arguments: list[str]) -> int:
    """Return how many signs change more than they may, or are come by on no machine."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--each", type=int, default=1)
    wrong = 0
    for flip, why in reasons()[:: parser.parse_args(arguments).each]:
        said = []
        for machine in BY[flip.module.removeprefix("methods/")]:
            right_run(machine)
            said.append(in_child(change_with, PATIENCE, flip, machine, why))
        told = [each for each in said if each]
        most = (MOST | MOST_OF_MOTION | MOST_OF_FRAMES).get(why, SAME)
        is_kept = bool(told) and all(each[0].isdigit() and float(each) <= most for each in told)
        wrong += not is_kept
        place = f"{flip.module}: {named(flip)}: {', '.join(told)}"
        sys.stdout.write(f"{'' if is_kept else 'NOT '}kept: {place}\n")
        sys.stdout.flush()
    return min(wrong, 100)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
