"""Piles of many bodies by time steps: how much longer than the time in them a run takes, how deep.

Run it with ``make bench ARGS="--only piles"``. The CPU time of the run counts, without what is
before its first step.
"""

import time

import numpy as np

import kane
from kane.model import Model, SolverSettings
from kane.parts import Body, Box, ContactGroup, Sphere

DENSITY, G = 1000.0, 9.81
SIDE, RADIUS = 0.1, 0.05
STEP = 5e-3  # s
RUBBING = {"coefficient": 0.3}


def times() -> dict[str, float]:
    """Return for each pile CPU seconds for a second of it, and how deep bodies were at most [m]."""
    found = dict[str, float]()
    for what, model in piles():
        kane.simulate(model, duration=2 * STEP)  # loads the kernels
        begun = time.thread_time()
        result = kane.simulate(model)
        taken = time.thread_time() - begun
        found[f"{what}: seconds for a second"] = taken / model.solver.duration
        found[f"{what}: deepest [m]"] = result.outcome.position_violation
    return found


def piles():
    """Yield (what, model)."""
    yield "pyramid of 55 boxes at rest", pyramid(10)
    for count in (125, 250, 500, 1000):
        yield f"{count} balls that fall into a box", balls(count)


def solver(duration):
    return SolverSettings(method="moreau", step=STEP, duration=duration, record_every=0.1)


def pyramid(rows, pitch=1.2 * SIDE):
    """Return boxes in a plane that stand on each other, with gaps between them."""
    bodies = tuple(
        Body(
            name=f"box {row + 1}-{k + 1}",
            position=((k + 0.5 * row) * pitch, (row + 0.5) * SIDE, 0.0),
            shapes=(Box(size=(SIDE, SIDE, SIDE)),),
            density=DENSITY,
        )
        for row in range(rows)
        for k in range(rows - row)
    )
    group = ContactGroup(name="pile", coefficient=0.5)
    return Model(
        bodies=bodies, planar=True, gravity=(0.0, -G, 0.0), contacts=(group,), solver=solver(2.0)
    )


def balls(count, wide=8):
    """Return balls in layers, a little out of order, above the floor of a box of four walls."""
    draw = np.random.default_rng(1)
    pitch = 2.2 * RADIUS
    bodies = []
    for number in range(count):
        layer, place = divmod(number, wide * wide)
        i, j = divmod(place, wide)
        at = np.array([(i + 0.5) * pitch, 1.1 * RADIUS + layer * pitch, (j + 0.5) * pitch])
        at += draw.uniform(-0.04, 0.04, 3) * RADIUS
        shapes = (Sphere(radius=RADIUS),)
        name = f"ball {number + 1}"
        bodies.append(Body(name=name, position=tuple(at.tolist()), shapes=shapes, density=DENSITY))
    far = wide * pitch
    planes = (
        ("left", (0.0, 0.0, 0.0), (1.0, 0.0, 0.0)),
        ("right", (far, 0.0, 0.0), (-1.0, 0.0, 0.0)),
        ("back", (0.0, 0.0, 0.0), (0.0, 0.0, 1.0)),
        ("front", (0.0, 0.0, far), (0.0, 0.0, -1.0)),
    )
    walls = tuple(
        ContactGroup(name=name, touch="plane", point_a=point, axis_a=axis, **RUBBING)
        for name, point, axis in planes
    )
    return Model(
        bodies=tuple(bodies),
        gravity=(0.0, -G, 0.0),
        contacts=(ContactGroup(name="heap", **RUBBING), *walls),
        solver=solver(1.5),
    )
