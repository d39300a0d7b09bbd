"""P6: two rods on bushings a million times stiffer than gravity.

A bushing gives way by a millionth of a metre under the weight of one rod, and is damped so that its
own motion dies away within milliseconds: what is left is a double pendulum, and equations that are
stiff.
"""

import functools

from tests.bench.problems.problem import Array, Case, largest, point_of

from kane.elements.body import Body
from kane.elements.bushing import Bushing
from kane.model import Model

GRAVITY = 9.81
COUNT = 2
STIFFNESS = 1e6 * GRAVITY  # N/m; a rod weighs 1 kg
DAMPING = 2e4  # N s/m
MOMENT = 1 / 12  # kg m^2


def rods() -> Model:
    """Return rods of 1 m and 1 kg along x, let go horizontally; z points up."""
    bodies = tuple(
        Body(
            name=f"rod {i}",
            mass=1.0,
            inertia=(0.01 * MOMENT, MOMENT, MOMENT),
            position=(i + 0.5, 0.0, 0.0),
        )
        for i in range(COUNT)
    )
    bushings = tuple(
        Bushing(
            name=f"bushing {i}",
            body_a=f"rod {i - 1}" if i else "ground",
            point_a=(0.5 if i else 0.0, 0.0, 0.0),
            body_b=f"rod {i}",
            point_b=(-0.5, 0.0, 0.0),
            stiffness=(STIFFNESS, STIFFNESS, STIFFNESS),
            damping=(DAMPING, DAMPING, DAMPING),
        )
        for i in range(COUNT)
    )
    return Model(gravity=(0.0, 0.0, -GRAVITY), bodies=bodies, bushings=bushings)


def tip(states: Array) -> Array:
    """Return where the second rod ends, (samples, 3) [m]."""
    return point_of(states, -1, (0.5, 0.0, 0.0))


@functools.cache
def case() -> Case:
    """Return the problem; the error is that of the tip [m]."""
    return Case(
        key="P6",
        size=1,
        model=rods(),
        duration=2.0,
        measure=tip,
        error=largest,
        targets=(1e-4, 1e-6),
        unit="m at the tip",
        watched=(COUNT - 1,),
    )
