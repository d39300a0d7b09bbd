"""Machines in which a rim touches at two places, or where it is at an end, and thin parts meet.

And loads that several contacts share: a ladder at two walls, a box in a groove.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import numpy.typing as npt
from msgspec.structs import replace
from tests.engine.proof.round_machines import (
    CENTER,
    DRUM,
    EDGE,
    NEAR_RIM,
    ROLLER,
    SPIRE,
    cone_on_cone,
    lying,
    lying_on_a_roller,
    on,
    on_rim,
    rim_on_face,
    rim_on_rod,
)

from kane.elements.body import Body
from kane.elements.contacts import BodyContact, PlaneContact
from kane.elements.fixed import Fixed
from kane.elements.loads import Force
from kane.elements.orientation import AxisAngle
from kane.elements.shapes import Box, Capsule, Cone, Disc, Polyhedron, Sphere
from kane.model import Model

Array = npt.NDArray[np.float64]

WEIGHT = (0.0, -9.81, 0.0)
RADIUS, HALF = 0.25, 0.1  # of a disc, and half its thickness
CORE = {"name": "core", "mass": 50.0, "inertia": (10.0, 10.0, 10.0)}
OTHER = {"name": "other", "mass": 0.9, "inertia": (0.05, 0.06, 0.07)}
THIN = 1e-4  # m
ACROSS = np.array([1.0, 0.0, 0.0])  # across EDGE


def pair(core: Body, other: Body, is_held: bool) -> Model:
    """Return two bodies that touch: the first one held, or both free and pressed on each other."""
    touch = BodyContact(name="touch", body_a="core", body_b="other", coefficient=0.3)
    if is_held:
        weld = Fixed(name="weld", body_a="ground", body_b="core")
        return Model(gravity=WEIGHT, bodies=(core, other), joints=(weld,), contacts=(touch,))
    push = Force(name="push", body="other", force=(0.0, -9.0, 0.0))
    return Model(gravity=(0.0, 0.0, 0.0), bodies=(core, other), contacts=(touch,), forces=(push,))


def over_an_edge(is_held: bool) -> Model:
    """Return a disc that lies over the edge of a box, a little inclined: its rim touches twice."""
    tilt, inwards = 0.02, 0.03
    up = np.array([math.sin(tilt), math.cos(tilt), 0.0])
    along = np.array([math.cos(tilt), -math.sin(tilt), 0.0])
    place = np.array([0.5, 0.2, 0.0]) - inwards * along + HALF * up
    disc = Disc(axis=tuple(up), radius=RADIUS, thickness=2 * HALF)
    return pair(
        Body(shapes=(Box(size=(1.0, 0.4, 1.0)),), **CORE),
        Body(shapes=(disc,), position=tuple(place), **OTHER),
        is_held,
    )


def along_a_roller() -> Model:
    """Return a can that touches a roller with its rim, in the plane of both axes."""
    leans = 0.4
    axis = np.array([0.0, math.cos(leans), -math.sin(leans)])
    low = axis[1] * axis - np.array([0.0, 1.0, 0.0])
    low /= np.linalg.norm(low)
    place = np.array([0.0, 0.08, 0.1]) - RADIUS * low + HALF * axis
    can = Disc(axis=tuple(axis), radius=RADIUS, thickness=2 * HALF)
    core = Body(name="core", mass=3.0, inertia=(0.1, 0.1, 0.1), **ROLLER)
    other = Body(shapes=(can,), position=tuple(place), velocity=(0.0, 0.0, 0.2), **OTHER)
    return pair(core, other, is_held=False)


def at_the_foot_of_a_cone() -> Model:
    """Return a disc that touches the side of a cone with its rim, near the rim of that."""
    height = 0.05
    normal = np.array([0.0, 2.0, 0.4]) / math.hypot(0.4, 2.0)
    down = np.array([0.3, -0.8, 0.5]) / math.sqrt(0.98)
    across = np.cross(down, normal)
    way = np.cross(across / np.linalg.norm(across), down)
    way = way if way @ normal < 0.0 else -way
    off = np.array([0.0, 0.4 * (1.0 - height / 2.0), height - 1.0])
    return on_rim(SPIRE, normal, CENTER + off, way)


def on_a_blunt_cone() -> Model:
    """Return a disc that touches with its rim the side of a cone lower than its radius."""
    height, radius = 0.6, 0.9
    normal = np.array([0.0, height, radius]) / math.hypot(height, radius)
    down = np.array([0.3, -0.8, 0.5]) / math.sqrt(0.98)
    across = np.cross(down, normal)
    way = np.cross(across / np.linalg.norm(across), down)
    way = way if way @ normal < 0.0 else -way
    cone = Cone(base=(0.0, 0.0, -height / 2.0), apex=(0.0, 0.0, height / 2.0), radius=radius)
    return on_rim({"shapes": (cone,)}, normal, CENTER + np.array([0.0, radius / 2.0, 0.0]), way)


def over_a_rim_by_little() -> Model:
    """Return a disc on another one, a little inclined: rims cross at two places near each other."""
    big, small, tilt, about, turned = 0.25, 0.24, 0.0182, 0.244, -0.08
    axis = -np.array([math.sin(tilt) * math.cos(about), math.sin(tilt) * math.sin(about),
                      math.cos(tilt)])  # fmt: skip
    way = -np.array([math.cos(turned), math.sin(turned), 0.0])
    way -= (way @ axis) * axis
    way /= np.linalg.norm(way)
    normal = np.cross(np.cross(axis, way), [0.0, 1.0, 0.0])
    normal *= math.copysign(1.0 / float(np.linalg.norm(normal)), normal[2])
    at = CENTER + np.array([big, 0.0, HALF])
    core = {"shapes": (Disc(axis=(0.0, 0.0, 1.0), radius=big, thickness=2 * HALF),)}
    disc = Disc(axis=tuple(axis), radius=small, thickness=2 * HALF)
    return on(core, disc, at - small * way - HALF * axis, at, normal)


CAN = Disc(axis=(1.0, 0.0, 0.2), radius=0.2, thickness=0.5)
# its upper edges cross the rod as well, much farther behind its foot than that is in the rod
PYRAMID = Polyhedron(
    points=((-0.1, -0.01, -0.1), (0.1, -0.01, -0.1), (0.0, -0.01, 0.12), (0.05, 0.06, 0.0))
)


def on_a_thin_rod(shape: Disc | Polyhedron, along: Array, height: float) -> Model:
    """Return what falls on a rod, so thin that a step lets it around the middle of that."""
    rod = Capsule(start=tuple(-0.5 * along), end=tuple(0.5 * along), radius=THIN)
    place, velocity = (0.05, height + 2.0 * THIN, 0.02), (0.1, -0.2, 0.05)
    other = Body(shapes=(shape,), position=place, velocity=velocity, **OTHER)
    return pair(Body(shapes=(rod,), **CORE), other, is_held=True)


def tips_over() -> Model:
    """Return a can that leans a little on its rim, and falls flat."""
    leans = 0.02
    axis = (math.sin(leans), math.cos(leans), 0.0)
    can = Body(
        name="can", mass=0.9, inertia=(0.02, 0.03, 0.02),
        position=(0.0, RADIUS * math.sin(leans) + HALF * math.cos(leans), 0.0),
        shapes=(Disc(axis=axis, radius=RADIUS, thickness=2 * HALF),),
    )  # fmt: skip
    floor = PlaneContact(name="floor", body_a="ground", body_b="can", coefficient=0.4)
    return Model(gravity=WEIGHT, bodies=(can,), contacts=(floor,))


def twice(model: Model) -> Model:
    """Return two of what a model has, beside each other: the second cores are not the first."""
    bodies = tuple(
        replace(
            each, name=f"{each.name} too", position=(each.position[0] + 5.0, *each.position[1:])
        )
        for each in model.bodies
    )
    (touch,), (push,) = model.contacts, model.forces
    return replace(
        model,
        bodies=(*model.bodies, *bodies),
        contacts=(touch, replace(touch, name="too", body_a="core too", body_b="other too")),
        forces=(push, replace(push, name="push too", body="other too")),
    )


def ladder() -> Model:
    """Return a ladder that slides up a wall: of two frictions each is as large as the other is."""
    angle, speed, end = 0.9, 0.5, 0.5
    sine, cosine = math.sin(angle), math.cos(angle)
    body = Body(
        name="ladder", mass=1.0, inertia=(0.01, 0.083, 0.083), center=(-0.3, 0.0, 0.0),
        position=(end * cosine + 1e-3, end * sine + 1e-3, 0.0),
        orientation=AxisAngle(axis=(0.0, 0.0, 1.0), angle=math.pi - angle),
        velocity=(-end * sine * speed, end * cosine * speed, 0.0),
        angular_velocity=(0.0, 0.0, -speed),
        shapes=(Capsule(start=(-end, 0.0, 0.0), end=(end, 0.0, 0.0), radius=1e-3),),
    )  # fmt: skip
    walls = tuple(
        PlaneContact(name=name, body_a="ground", body_b="ladder", axis_a=axis, coefficient=0.8)
        for name, axis in (("wall", (1.0, 0.0, 0.0)), ("floor", (0.0, 1.0, 0.0)))
    )
    return Model(planar=True, gravity=WEIGHT, bodies=(body,), contacts=walls)


def in_a_groove() -> Model:
    """Return a box in a groove, steep enough that few of all ways to share its load hold it."""
    rough, side = 0.2, 0.2
    angle = math.pi / 4  # of a side of the groove; see tests/exact/test_boxes_in_a_groove.py
    steepest = rough / (math.sin(angle) * math.sqrt(1.0 - (rough / math.tan(angle)) ** 2))
    tilt = math.atan(0.999 * steepest)
    box = Body(
        name="box", density=1000.0, shapes=(Box(size=(side, side, 0.4)),),
        position=(0.0, side * math.sqrt(0.5), 0.0),
        orientation=AxisAngle(axis=(0.0, 0.0, 1.0), angle=angle),
    )  # fmt: skip
    sides = tuple(
        PlaneContact(name=f"side {k}", body_a="ground", body_b="box", coefficient=rough,
                     axis_a=(math.cos(way), math.sin(way), 0.0))
        for k, way in enumerate((angle, angle + math.pi / 2))
    )  # fmt: skip
    gravity = (0.0, -9.81 * math.cos(tilt), 9.81 * math.sin(tilt))
    return Model(gravity=gravity, bodies=(box,), contacts=sides)


def begins_to_slip() -> Model:
    """Return a ball that a force, which grows and turns, pulls off the spot along the floor."""
    body = Body(name="puck", mass=1.0, inertia=(0.1, 0.1, 0.1), shapes=(Sphere(radius=0.1),),
                position=(0.0, 0.1, 0.0))  # fmt: skip
    floor = PlaneContact(name="floor", body_a="ground", body_b="puck", coefficient=0.3)
    pull = Force(name="pull", body="puck", point=(0.0, -0.1, 0.0), force=("40*t", 0.0, "15*t"))
    return Model(gravity=WEIGHT, bodies=(body,), contacts=(floor,), forces=(pull,))


STEPS = {"method": "moreau", "step": 4e-3, "duration": 0.04, "record_every": 4e-3}
FEW = {**STEPS, "duration": 0.012}
FINE = {**FEW, "step": 2e-3, "record_every": 2e-3}
SHORT = {"duration": 0.02, "record_every": 0.002}
RIMS: dict[str, tuple[Model, dict[str, Any]]] = {
    "over an edge": (over_an_edge(is_held=False), SHORT),
    "two that lie": (twice(lying()), SHORT),
    "ladder": (ladder(), SHORT),
    "in a groove": (in_a_groove(), SHORT),
    "tips over": (tips_over(), {"duration": 0.08, "record_every": 0.004}),
    "begins to slip": (begins_to_slip(), {"duration": 0.12, "record_every": 0.01}),
    "moreau over an edge": (
        over_an_edge(is_held=True),
        {"method": "moreau", "step": 2e-3, "duration": 0.06, "record_every": 4e-3},
    ),
    "moreau along a roller": (along_a_roller(), STEPS),
    "moreau at the foot": (at_the_foot_of_a_cone(), STEPS),
    "moreau on a blunt cone": (on_a_blunt_cone(), FEW),
    "moreau over a rim by little": (over_a_rim_by_little(), FEW),
    "moreau on a rod": (on_a_thin_rod(CAN, EDGE, 0.2), FINE),
    "moreau pyramid on a rod": (on_a_thin_rod(PYRAMID, ACROSS, 0.01), FINE),
    "moreau rim on face": (rim_on_face(), STEPS),
    "moreau rim on side": (rim_on_rod(ROLLER), STEPS),
    "moreau lying over a rim": (lying(z=NEAR_RIM, first=DRUM), STEPS),
    "moreau lying on a roller": (lying_on_a_roller(), STEPS),
    "moreau cone on cone": (
        cone_on_cone(swapped=True),
        {"method": "moreau", "step": 2e-3, "duration": 0.03, "record_every": 2e-3},
    ),
}
