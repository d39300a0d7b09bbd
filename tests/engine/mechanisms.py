"""Mechanisms that are hard on the equations: rows that say things twice, ranks that change."""

import math

import numpy as np

from kane.elements.body import Body
from kane.elements.orientation import AxisAngle
from kane.elements.revolute import Revolute
from kane.model import Model

Z = (0.0, 0.0, 1.0)


def bar(name, start, end, mass=1.0, **fields):
    """A thin uniform rod in the plane z = 0, its x axis from ``start`` to ``end``."""
    length = math.dist(start, end)
    moment = mass * length**2 / 12
    return Body(
        name=name,
        mass=mass,
        # a rod without thickness has no moment about its axis; nothing turns about it here
        inertia=(1e-3 * moment, moment, moment),
        position=((start[0] + end[0]) / 2, (start[1] + end[1]) / 2, 0.0),
        orientation=AxisAngle(axis=Z, angle=math.atan2(end[1] - start[1], end[0] - start[0])),
        **fields,
    )


def hinge(name, body_a, x_a, body_b, x_b):
    """A hinge about z at points of the two bodies' x axes."""
    return Revolute(
        name=name, body_a=body_a, point_a=(x_a, 0.0, 0.0), body_b=body_b, point_b=(x_b, 0.0, 0.0)
    )


def four_bars_in_a_row(loops, angle=math.pi / 2, speed=1.0):
    """The "N four-bar mechanism" of the IFToMM benchmark: parallelograms of rods of 1 m and 1 kg.

    2 N + 1 bodies in 3 N + 1 hinges, one degree of freedom. Whenever the rods lie in a line, each
    loop may go on as a parallelogram or as an antiparallelogram. Source: Gonzalez, Dopico,
    Gutierrez, Cuadrado, A benchmarking system for MBS simulation software, problem A02.

    Args:
        loops: N.
        angle: of the cranks from the x axis [rad].
        speed: of the cranks' ends [m/s], clockwise.

    """
    x, y = math.cos(angle), math.sin(angle)
    rate = (0.0, 0.0, -speed)
    bodies, joints = [], []
    for i in range(loops + 1):
        velocity = (speed * y / 2, -speed * x / 2, 0.0)
        bodies.append(
            bar(f"crank {i}", (i, 0), (i + x, y), velocity=velocity, angular_velocity=rate)
        )
        joints.append(hinge(f"A{i}", "ground", float(i), f"crank {i}", -0.5))
    for i in range(loops):
        velocity = (speed * y, -speed * x, 0.0)
        bodies.append(bar(f"coupler {i}", (i + x, y), (i + 1 + x, y), velocity=velocity))
        joints.append(hinge(f"B{i}", f"crank {i}", 0.5, f"coupler {i}", -0.5))
        joints.append(hinge(f"C{i}", f"coupler {i}", 0.5, f"crank {i + 1}", 0.5))
    return Model(gravity=(0.0, -9.81, 0.0), bodies=tuple(bodies), joints=tuple(joints))


def bricard():
    """Bricard's mechanism: five rods of 1 m and 1 kg in six hinges, closed over the ground.

    The rods lie along edges of a cube, each hinge across the two that it joins. By the count of
    rows it could not move; it has one degree of freedom. Source: problem A04 of the benchmark of
    ``four_bars_in_a_row``; R. Bricard, Lecons de cinematique (1927).
    """
    corners = np.array([(0, 0, 0), (1, 0, 0), (1, -1, 0), (1, -1, 1), (0, -1, 1), (0, 0, 1)])
    names = ["ground", *(f"rod {i}" for i in range(1, 6))]
    centres = [np.zeros(3)] + [(corners[i - 1] + corners[i]) / 2 for i in range(1, 6)]
    bodies, joints = [], []
    for i in range(1, 6):
        along = np.abs(corners[i] - corners[i - 1])
        # thin, but not without a moment about its own length
        moments = np.where(along == 1, 1e-3, 1.0) / 12
        bodies.append(
            Body(name=names[i], mass=1.0, inertia=_floats(moments), position=_floats(centres[i]))
        )
    for i in range(6):
        a, b = i, (i + 1) % 6
        before, after = corners[i] - corners[i - 1], corners[b] - corners[i]
        axis = _floats(np.cross(before, after))
        joints.append(
            Revolute(
                name=f"hinge {i}",
                body_a=names[a],
                point_a=_floats(corners[i] - centres[a]),
                axis_a=axis,
                body_b=names[b],
                point_b=_floats(corners[i] - centres[b]),
                axis_b=axis,
            )
        )
    return Model(gravity=(0.0, -9.81, 0.0), bodies=tuple(bodies), joints=tuple(joints))


def _floats(array):
    return tuple(np.asarray(array, dtype=float).tolist())
