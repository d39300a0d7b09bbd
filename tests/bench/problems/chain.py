"""P1: a chain of N uniform rods on ball joints, let go horizontally."""

import functools

from tests.bench.problems.problem import Array, Case, largest, point_of

from kane.elements.ball import Ball
from kane.elements.body import Body
from kane.model import Model

SIZES = (1, 4, 16, 64, 256, 1024)
GRAVITY = 9.81
TIP_SPEED = 0.1  # m/s, of the tip along y at the start
# About its own axis nothing turns a rod: it has no speed there, whatever its moment.
SLENDERNESS = 1e-2


def chain(count: int) -> Model:
    """Return rods of 1 m and 1 kg along x, hung from the origin; z points up."""
    moment = 1 / 12
    bodies = [
        Body(
            name=f"rod {i}",
            mass=1.0,
            inertia=(SLENDERNESS * moment, moment, moment),
            position=(i + 0.5, 0.0, 0.0),
        )
        for i in range(count - 1)
    ]
    bodies.append(
        Body(
            name=f"rod {count - 1}",
            mass=1.0,
            inertia=(SLENDERNESS * moment, moment, moment),
            position=(count - 0.5, 0.0, 0.0),
            velocity=(0.0, TIP_SPEED / 2, 0.0),
            angular_velocity=(0.0, 0.0, TIP_SPEED),
        )
    )
    joints = [Ball(name="joint 0", body_a="ground", body_b="rod 0", point_b=(-0.5, 0.0, 0.0))]
    joints += [
        Ball(
            name=f"joint {i}",
            body_a=f"rod {i - 1}",
            point_a=(0.5, 0.0, 0.0),
            body_b=f"rod {i}",
            point_b=(-0.5, 0.0, 0.0),
        )
        for i in range(1, count)
    ]
    return Model(gravity=(0.0, 0.0, -GRAVITY), bodies=tuple(bodies), joints=tuple(joints))


def tip(states: Array) -> Array:
    """Return where the chain ends, (samples, 3) [m]."""
    return point_of(states, -1, (0.5, 0.0, 0.0))


@functools.cache
def case(count: int) -> Case:
    """Return the problem for so many rods; the error is that of the tip [m]."""
    return Case(
        key="P1",
        size=count,
        model=chain(count),
        duration=2.0,
        measure=tip,
        error=largest,
        targets=(1e-4, 1e-8),
        unit="m at the tip",
        watched=(count - 1,),
    )
