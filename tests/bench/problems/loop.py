"""P5: four hinges in a plane that lies askew in space; of their twenty rows three are redundant."""

import functools
import math

import numpy as np
from tests.bench.problems.problem import Array, Case, largest, point_of, rotation_of

from kane.elements.body import Body
from kane.elements.orientation import AxisAngle
from kane.elements.revolute import Revolute
from kane.model import Model

GRAVITY = 9.81
CRANK, COUPLER, ROCKER, FRAME = 0.5, 1.2, 1.0, 1.0  # m, between hinges; rods of 1 kg
ANGLE, RATE = 0.5, 3.0  # of the crank at the start [rad, rad/s]
TILT = AxisAngle(axis=(1.0, 2.0, 0.5), angle=0.9)  # from the ground's x, y to the plane
PLANE = rotation_of(TILT)  # its columns are the axes of the plane, and its normal


def corners() -> tuple[Array, Array]:
    """Return the four hinges in the plane and their velocities at the start, (4, 2)."""
    A, D = np.zeros(2), np.array((FRAME, 0.0))
    along = np.array((math.cos(ANGLE), math.sin(ANGLE)))
    B = CRANK * along
    way = D - B
    share = (1 + (COUPLER**2 - ROCKER**2) / (way @ way)) / 2
    aside = math.sqrt(COUPLER**2 / (way @ way) - share**2)
    C = B + share * way + aside * np.array((-way[1], way[0]))
    v_B = RATE * CRANK * np.array((-along[1], along[0]))
    v_C = np.linalg.solve(np.array((C - B, C - D)), np.array(((C - B) @ v_B, 0.0)))
    return np.array((A, B, C, D)), np.array((np.zeros(2), v_B, v_C, np.zeros(2)))


def four_bar() -> Model:
    """Return crank, coupler and rocker as rods of 1 kg; z points up."""
    places, velocities = corners()
    normal = _floats(PLANE[:, 2])
    names, lengths = ("crank", "coupler", "rocker"), (CRANK, COUPLER, ROCKER)
    bodies = []
    for i, (name, length) in enumerate(zip(names, lengths, strict=True)):
        way, moved = places[i + 1] - places[i], velocities[i + 1] - velocities[i]
        spin = float(way[0] * moved[1] - way[1] * moved[0]) / length**2
        bodies.append(
            Body(
                name=name,
                mass=1.0,
                inertia=_floats(np.array((1e-3, 1.0, 1.0)) * length**2 / 12),
                position=_floats(PLANE[:, :2] @ (places[i] + places[i + 1]) / 2),
                orientation=_turned(math.atan2(way[1], way[0])),
                velocity=_floats(PLANE[:, :2] @ (velocities[i] + velocities[i + 1]) / 2),
                angular_velocity=(0.0, 0.0, spin),
            )
        )
    ends = [0.0, *(length / 2 for length in lengths)]
    joints = []
    for i, (a, b) in enumerate(zip(("ground", *names), (*names, "ground"), strict=True)):
        to_ground = b == "ground"
        joints.append(
            Revolute(
                name="ABCD"[i],
                body_a=a,
                point_a=(ends[i], 0.0, 0.0),
                axis_a=normal if a == "ground" else (0.0, 0.0, 1.0),
                body_b=b,
                point_b=_floats(PLANE[:, 0] * FRAME) if to_ground else (-ends[i + 1], 0.0, 0.0),
                axis_b=normal if to_ground else (0.0, 0.0, 1.0),
            )
        )
    return Model(gravity=(0.0, 0.0, -GRAVITY), bodies=tuple(bodies), joints=tuple(joints))


def _turned(angle: float) -> tuple[float, float, float, float]:
    """Return Euler parameters of a rod at an angle in the plane."""
    half = TILT.angle / 2
    x, y, z = math.sin(half) * np.array(TILT.axis) / math.hypot(*TILT.axis)
    c, s = math.cos(angle / 2), math.sin(angle / 2)
    w = math.cos(half)
    return float(x * c + y * s), float(y * c - x * s), float(z * c + w * s), float(w * c - z * s)


def _floats(values: Array) -> tuple[float, float, float]:
    x, y, z = values.tolist()
    return x, y, z


def coupler_end(states: Array) -> Array:
    """Return the hinge between coupler and rocker, (samples, 3) [m]."""
    return point_of(states, 1, (COUPLER / 2, 0.0, 0.0))


@functools.cache
def case() -> Case:
    """Return the problem; the error is that of the hinge between coupler and rocker [m]."""
    return Case(
        key="P5",
        size=1,
        model=four_bar(),
        duration=2.0,
        measure=coupler_end,
        error=largest,
        targets=(1e-4, 1e-8),
        unit="m at a hinge",
        watched=(1,),
    )
