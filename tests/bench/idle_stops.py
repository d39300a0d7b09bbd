"""What stops that never act add to a step: a chain of rods with twenty of them, and without.

Steps are those of two runs of different lengths, one less the other, so that what a run costs
before its first step counts for nothing; it is told by itself.
"""

import itertools
import time

from msgspec.structs import replace

from kane.compiled import compile_model
from kane.elements.body import Body
from kane.elements.revolute import Revolute
from kane.elements.stops import AngleStop
from kane.model import Model, SolverSettings
from kane.solve.run import run

STOPS = 20
RODS = (10, 20)
FORMULATIONS = ("multipliers", "embedded")
LIMIT = 3.0  # rad; the joints turn by a third of it
SHORT, LONG = 5.0, 15.0  # s
ROUNDS = 15


def times() -> dict[str, float]:
    """Return how many times as long a step is with the stops, and what they add to a run [s].

    Of each, the shortest of turns that alternate counts.
    """
    found = dict[str, float]()
    for rods, formulation in itertools.product(RODS, FORMULATIONS):
        with_stops, without, before = _compared(rods, formulation)
        what = f"{rods} rods, {formulation}"
        found[f"a step, {what}"] = with_stops / without
        found[f"before the first, {what}"] = before
    return found


def _compared(rods, formulation):
    """Return CPU seconds of a step with stops and without, and of what is before the first."""
    chain = swinging(rods)
    systems = [compile_model(chain), compile_model(replace(chain, stops=stops(rods)))]
    best, steps = {}, {}
    for _ in range(ROUNDS):
        for (i, system), duration in itertools.product(enumerate(systems), (SHORT, LONG)):
            settings = SolverSettings(
                duration=duration, record_every=duration, formulation=formulation
            )
            begun = time.thread_time()
            outcome = run(system, settings).outcome
            seconds = time.thread_time() - begun
            steps[duration] = outcome.steps + outcome.rejected
            best[i, duration] = min(best.get((i, duration), seconds), seconds)
    without, with_stops = (
        (best[i, LONG] - best[i, SHORT]) / (steps[LONG] - steps[SHORT]) for i in range(2)
    )
    before = best[1, SHORT] - best[0, SHORT] - (with_stops - without) * steps[SHORT]
    return with_stops, without, before


def swinging(rods: int) -> Model:
    """Return rods on hinges along x, where gravity is not far from their line: they swing."""
    return Model(
        planar=True,
        gravity=(7.8, -5.9, 0.0),
        bodies=tuple(
            Body(name=f"rod {i}", mass=1.0, inertia=(0.01, 1 / 12, 1 / 12),
                 position=(i + 0.5, 0.0, 0.0))
            for i in range(rods)
        ),
        joints=tuple(
            Revolute(
                name=f"hinge {i}", axis_a=(0.0, 0.0, 1.0),
                body_a=f"rod {i - 1}" if i else "ground", point_a=(0.5 if i else 0.0, 0.0, 0.0),
                body_b=f"rod {i}", point_b=(-0.5, 0.0, 0.0),
            )
            for i in range(rods)
        ),
    )  # fmt: skip


def stops(rods: int) -> tuple[AngleStop, ...]:
    """Return the stops, on one hinge after the other."""
    return tuple(
        AngleStop(name=f"stop {k}", joint=f"hinge {k % rods}", lower=-LIMIT, upper=LIMIT)
        for k in range(STOPS)
    )
