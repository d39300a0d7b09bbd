"""P7 to P9: constraints that change, where exact motions are known.

A pendulum between two stops, a disc that slides and then rolls, and a ball that bounces until it
lies still. Other programs soften stops and contacts, or smear friction over a range of speeds: of
them the stiffest that a step can resolve is taken, see ``peers``.
"""

import functools
import math

import numpy as np
from scipy.integrate import solve_ivp
from tests.bench.problems.problem import POSITION, Array, Case, largest, point_of

from kane.elements.body import Body
from kane.elements.orientation import AxisAngle
from kane.elements.prismatic import Prismatic
from kane.elements.revolute import Revolute
from kane.elements.rolling_disc import RollingDisc
from kane.elements.stops import AngleStop, DisplacementStop
from kane.model import Model

G = 9.81
Z = (0.0, 0.0, 1.0)
TARGETS = (1e-2, 1e-3, 1e-5, 1e-8)
WORTH = 0.3  # m

# a rod of 0.8 m on a hinge, between stops to both sides of the vertical
MASS, LENGTH, START, RATE = 1.3, 0.8, 0.2, -9.0
LOWER, UPPER, RESTITUTION = -0.3, 0.5, 0.8
INERTIA = MASS * LENGTH**2 / 3  # about the hinge
# a disc on a ramp, thrown down with a spin that drives it up
DISC, RADIUS, DISC_INERTIA = 2.0, 0.15, 0.0225
SLOPE, FRICTION, SPEED, SPIN = 0.35, 0.45, 1.0, -60.0
# a ball that is dropped
BALL, DROP, BOUNCE = 0.5, 1.0, 0.7


def pendulum() -> Case:
    """Return P7; the error is that of the tip [m]."""
    along = math.sin(START), -math.cos(START)
    rod = Body(
        name="rod",
        mass=MASS,
        inertia=(1e-3, MASS * LENGTH**2 / 12, MASS * LENGTH**2 / 12),
        position=(along[0] * LENGTH / 2, along[1] * LENGTH / 2, 0.0),
        velocity=(-along[1] * RATE * LENGTH / 2, along[0] * RATE * LENGTH / 2, 0.0),
        angular_velocity=(0.0, 0.0, RATE),
        orientation=AxisAngle(axis=Z, angle=START - math.pi / 2),
    )
    hinge = Revolute(
        name="hinge", body_a="ground", body_b="rod", point_b=(-LENGTH / 2, 0.0, 0.0), axis_a=Z,
        side_a=(0.0, -1.0, 0.0), side_b=(1.0, 0.0, 0.0),
    )  # fmt: skip
    stop = AngleStop(name="stop", joint="hinge", lower=LOWER, upper=UPPER, restitution=RESTITUTION)
    return Case(
        key="P7",
        size=1,
        model=Model(
            planar=True, gravity=(0.0, -G, 0.0), bodies=(rod,), joints=(hinge,), stops=(stop,)
        ),
        duration=3.0,
        samples=12,
        measure=lambda states: point_of(states, 0, (LENGTH / 2, 0.0, 0.0)),
        error=largest,
        targets=TARGETS,
        unit="m at the tip",
        worth=WORTH,
        exact=lambda times: tip(swung(times, (START, RATE), (LOWER, UPPER), RESTITUTION)),
        changing={
            "kind": "pendulum", "mass": MASS, "length": LENGTH, "angle": START, "rate": RATE,
            "lower": LOWER, "upper": UPPER, "restitution": RESTITUTION,
            "gravity": G, "inertia": INERTIA,
        },
    )  # fmt: skip


def swung(
    times: Array, start: tuple[float, float], limits: tuple[float, float], restitution: float
) -> Array:
    """Return the angle at times, (times,) [rad], from one strike to the next.

    Args:
        times: (times,) [s].
        start: angle and rate [rad, rad/s].
        limits: lower and upper [rad].
        restitution: of both.

    """
    stiffness = MASS * G * LENGTH / 2 / INERTIA
    lower, upper = limits

    def rates(_t, y):
        return y[1], -stiffness * math.sin(y[0])

    events = [lambda _t, y: y[0] - lower, lambda _t, y: upper - y[0]]
    for event in events:
        event.terminal, event.direction = True, -1.0  # type: ignore[attr-defined]
    angles, t, y = [], 0.0, np.array(start)
    for time in times:
        while t < time:
            part = solve_ivp(rates, (t, time), y, "DOP853", events=events, rtol=1e-13, atol=1e-15)
            t, y = float(part.t[-1]), part.y[:, -1]
            if part.status == 1:
                y = np.array((lower if y[1] < 0.0 else upper, -restitution * y[1]))
        angles.append(y[0])
    return np.array(angles)


def tip(angles: Array) -> Array:
    """Return where the rod ends, (times, 3) [m]."""
    return LENGTH * np.column_stack((np.sin(angles), -np.cos(angles), np.zeros(angles.size)))


def disc() -> Case:
    """Return P8, in the axes of the ramp; the error is that of the centre [m]."""
    body = Body(
        name="disc",
        mass=DISC,
        inertia=(DISC_INERTIA / 2, DISC_INERTIA / 2, DISC_INERTIA),
        position=(0.0, RADIUS, 0.0),
        velocity=(SPEED, 0.0, 0.0),
        angular_velocity=(0.0, 0.0, SPIN),
    )
    ramp = RollingDisc(
        name="ramp", body_a="ground", body_b="disc", axis_a=(0.0, 1.0, 0.0), radius=RADIUS,
        coefficient=FRICTION, static_coefficient=FRICTION,
    )  # fmt: skip
    gravity = (-G * math.sin(SLOPE), -G * math.cos(SLOPE), 0.0)
    return Case(
        key="P8",
        size=1,
        model=Model(planar=True, gravity=gravity, bodies=(body,), joints=(ramp,)),
        duration=3.0,
        samples=12,
        measure=lambda states: states[:, 0, POSITION],
        error=largest,
        targets=TARGETS,
        unit="m at the centre",
        worth=WORTH,
        exact=rolled,
        changing={
            "kind": "disc", "mass": DISC, "radius": RADIUS, "inertia": DISC_INERTIA,
            "gravity": gravity, "friction": FRICTION, "speed": SPEED, "spin": SPIN,
        },
    )  # fmt: skip


def rolled(times: Array) -> Array:
    """Return the centre, (times, 3) [m]: friction drives it up until it rolls.

    It slips down by |s| = |u + r w|, and friction mu N acts upwards.
    """
    pull, push = G * math.sin(SLOPE), FRICTION * G * math.cos(SLOPE)
    slip_rate = -pull + push * (1.0 + DISC * RADIUS**2 / DISC_INERTIA)
    rolls = -(SPEED + RADIUS * SPIN) / slip_rate
    rolling = -pull / (1.0 + DISC_INERTIA / (DISC * RADIUS**2))
    slid = np.minimum(times, rolls)
    x = SPEED * slid + 0.5 * (push - pull) * slid**2
    later = times - slid
    x += (SPEED + (push - pull) * rolls) * later + 0.5 * rolling * later**2
    return np.column_stack((x, np.full(times.size, RADIUS), np.zeros(times.size)))


def ball() -> Case:
    """Return P9; the error is that of the height [m]."""
    body = Body(name="ball", mass=BALL, inertia=(1.0, 1.0, 1.0), position=(0.0, DROP, 0.0))
    up = (0.0, 1.0, 0.0)
    way = Prismatic(name="way", body_a="ground", body_b="ball", axis_a=up, axis_b=up)
    floor = DisplacementStop(name="floor", joint="way", lower=0.0, restitution=BOUNCE)
    return Case(
        key="P9",
        size=1,
        model=Model(
            planar=True, gravity=(0.0, -G, 0.0), bodies=(body,), joints=(way,), stops=(floor,)
        ),
        duration=3.0,
        samples=12,
        measure=lambda states: states[:, 0, POSITION],
        error=largest,
        targets=TARGETS,
        unit="m of height",
        worth=WORTH,
        exact=bounced,
        changing={
            "kind": "ball", "mass": BALL, "height": DROP, "restitution": BOUNCE, "gravity": G,
        },
    )  # fmt: skip


def bounced(times: Array) -> Array:
    """Return where it is, (times, 3) [m]: each flight is a part of the one before."""
    heights = []
    for time in times:
        begun, speed = 0.0, 0.0
        fall = math.sqrt(2 * DROP / G)
        if time < fall:
            heights.append(DROP - 0.5 * G * time**2)
            continue
        begun, speed = fall, BOUNCE * G * fall
        rests = fall + 2 * speed / G / (1.0 - BOUNCE)
        while time < rests and time >= begun + 2 * speed / G:
            begun, speed = begun + 2 * speed / G, BOUNCE * speed
        t = time - begun
        heights.append(speed * t - 0.5 * G * t**2 if time < rests else 0.0)
    return np.column_stack((np.zeros(times.size), heights, np.zeros(times.size)))


@functools.cache
def cases() -> tuple[Case, ...]:
    """Return all of them."""
    return pendulum(), disc(), ball()
