"""P10 to P12: bodies in space that touch a plane by their shapes, where exact motions are known.

A ball that slides and then rolls, a block that slides down a ramp and stops, and a ball thrown with
spin that bounces along the floor.
"""

import functools
import math
from collections.abc import Callable

import numpy as np
from tests.bench.problems.changing import TARGETS, WORTH, G
from tests.bench.problems.problem import POSITION, Array, Case, largest

from kane.elements.body import Body
from kane.elements.contacts import PlaneContact
from kane.elements.shapes import Box, Shape, Sphere
from kane.fields import Vector
from kane.model import Model

UP = (0.0, 0.0, 1.0)

# a billiard ball, struck with side spin
BALL, RADIUS, CLOTH = 0.17, 0.0286, 0.2
STRUCK, SPIN = (1.8, 0.0, 0.0), (90.0, -60.0, 40.0)
# a block on a ramp, steep enough to slide on if friction were a little less
BLOCK, SIZE = 2.0, (0.2, 0.12, 0.1)
SLOPE, ROUGH, SPEED = 0.35, 0.5, 1.5
# a ball that is thrown; its first strike slides, the next one does not
RUBBER, LARGE, DROP = 0.06, 0.05, 0.5
THROWN, TWIST = (2.0, 0.5, 0.0), (20.0, -60.0, 30.0)
BOUNCE, FLOOR = 0.8, 0.2


def sphere_inertia(mass: float, radius: float) -> float:
    """Return the moment of inertia of a full sphere [kg m^2]."""
    return 0.4 * mass * radius**2


def billiard_ball() -> Case:
    """Return P10; the error is that of the centre [m]."""
    moment = sphere_inertia(BALL, RADIUS)
    ball = Body(
        name="ball",
        mass=BALL,
        inertia=(moment, moment, moment),
        position=(0.0, 0.0, RADIUS),
        velocity=STRUCK,
        angular_velocity=SPIN,
        shapes=(Sphere(radius=RADIUS),),
    )
    return _case("P10", ball, (0.0, 0.0, -G), CLOTH, 0.0, 1.2, rolled)


def rolled(times: Array) -> Array:
    """Return the centre, (times, 3) [m]: the slip s keeps its direction until it is gone.

    Friction takes mu g of the speed and 5 / 2 of that of r times the spin.
    """
    start, v = np.array((0.0, 0.0, RADIUS)), np.array(STRUCK)
    slip = v + np.cross(SPIN, (0.0, 0.0, -RADIUS))
    size = float(np.linalg.norm(slip))
    ends = size / (3.5 * CLOTH * G)
    slowed = -CLOTH * G * slip / size
    slid = np.minimum(times, ends)[:, None]
    later = times[:, None] - slid
    centre: Array = start + v * slid + 0.5 * slowed * slid**2 + (v + slowed * ends) * later
    return centre


def block() -> Case:
    """Return P11, in the axes of the ramp, x downhill; the error is that of the centre [m]."""
    a, b, c = SIZE
    body = Body(
        name="block",
        mass=BLOCK,
        inertia=tuple(BLOCK / 12 * each for each in (b**2 + c**2, a**2 + c**2, a**2 + b**2)),
        position=(0.0, 0.0, c / 2),
        velocity=(SPEED, 0.0, 0.0),
        shapes=(Box(size=SIZE),),
    )
    gravity = (G * math.sin(SLOPE), 0.0, -G * math.cos(SLOPE))
    return _case("P11", body, gravity, ROUGH, 0.0, 3.0, stopped)


def stopped(times: Array) -> Array:
    """Return the centre, (times, 3) [m]."""
    slowed = G * (ROUGH * math.cos(SLOPE) - math.sin(SLOPE))
    slid = np.minimum(times, SPEED / slowed)
    x = SPEED * slid - 0.5 * slowed * slid**2
    return np.column_stack((x, np.zeros(times.size), np.full(times.size, SIZE[2] / 2)))


def thrown_ball() -> Case:
    """Return P12; the error is that of the centre [m]."""
    moment = sphere_inertia(RUBBER, LARGE)
    ball = Body(
        name="ball",
        mass=RUBBER,
        inertia=(moment, moment, moment),
        position=(0.0, 0.0, LARGE + DROP),
        velocity=THROWN,
        angular_velocity=TWIST,
        shapes=(Sphere(radius=LARGE),),
    )
    return _case("P12", ball, (0.0, 0.0, -G), FLOOR, BOUNCE, 1.8, bounced)


def bounced(times: Array) -> Array:
    """Return the centre, (times, 3) [m], from one strike to the next.

    In each the impulse m (1 + e) |v| presses, and friction ends the slip s with 2 m |s| / 7, or
    takes what it may.
    """
    centre, v, w = np.array((0.0, 0.0, LARGE + DROP)), np.array(THROWN), np.array(TWIST)
    begun, strikes, down = 0.0, math.sqrt(2 * DROP / G), np.array((0.0, 0.0, -LARGE))
    places = []
    for time in times:
        while time >= strikes:
            t = strikes - begun
            centre = centre + v * t
            centre[2], v = LARGE, v - (0.0, 0.0, G * t)
            slip = v + np.cross(w, down)
            slip[2], size = 0.0, math.hypot(slip[0], slip[1])
            pressed = -(1.0 + BOUNCE) * v[2]  # each impulse for a mass of 1
            along = -slip * min(2.0 / 7.0, FLOOR * pressed / size if size > 0.0 else math.inf)
            v = v + along + (0.0, 0.0, pressed)
            w = w + np.cross(down, along) / sphere_inertia(1.0, LARGE)
            begun, strikes = strikes, strikes + 2.0 * v[2] / G
        t = time - begun
        places.append(centre + v * t - (0.0, 0.0, 0.5 * G * t**2))
    return np.array(places)


@functools.cache
def cases() -> tuple[Case, ...]:
    """Return all of them."""
    return billiard_ball(), block(), thrown_ball()


def _case(
    key: str,
    body: Body,
    gravity: Vector,
    friction: float,
    restitution: float,
    duration: float,
    exact: Callable[[Array], Array],
) -> Case:
    floor = PlaneContact(
        name="floor", body_a="ground", body_b=body.name, axis_a=UP, coefficient=friction,
        restitution=restitution,
    )  # fmt: skip
    return Case(
        key=key,
        size=1,
        model=Model(gravity=gravity, bodies=(body,), contacts=(floor,)),
        duration=duration,
        samples=12,
        measure=lambda states: states[:, 0, POSITION],
        error=largest,
        targets=TARGETS,
        unit="m at the centre",
        worth=WORTH,
        exact=exact,
        changing={
            "kind": "touching", **_size(body.shapes[0]), "mass": body.mass,
            "inertia": body.inertia, "gravity": gravity, "friction": friction,
            "restitution": restitution, "position": body.position, "velocity": body.velocity,
            "spin": body.angular_velocity,
        },
    )  # fmt: skip


def _size(shape: Shape) -> dict[str, object]:
    match shape:
        case Sphere(radius=radius):
            return {"shape": "ball", "radius": radius}
        case Box(size=size):
            return {"shape": "block", "size": size}
        case _:
            raise TypeError(shape)
