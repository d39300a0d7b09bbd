"""Models with one joint of each type, at random but fixed placements."""

from typing import get_args

import numpy as np

from kane.elements.axes import AxisJoint, FrameJoint
from kane.elements.ball import Ball
from kane.elements.body import Body
from kane.elements.ends import TwoPointElement
from kane.elements.joints import Joint
from kane.elements.orientation import AxisAngle
from kane.model import Model

JOINT_TYPES = get_args(Joint)

# freedoms of place
FREEDOMS = {
    "ball": 3,
    "revolute": 1,
    "prismatic": 1,
    "cylindrical": 2,
    "universal": 2,
    "constant_velocity": 2,
    "planar": 3,
    "fixed": 0,
    "point_on_line": 4,
    "point_on_curve": 4,
    "point_in_plane": 5,
    "parallel_axes": 4,
    "perpendicular_axes": 5,
    "rod": 5,
    "screw": 1,
    "rolling_disc": 5,
    "knife_edge": 6,
    "velocity": 6,
}
# freedoms of speed, fewer where rows hold speeds alone
SPEED_FREEDOMS = FREEDOMS | {"rolling_disc": 3, "knife_edge": 5, "velocity": 5}


def tag(kind):
    return kind.__struct_config__.tag


def vector(random):
    return tuple(random.normal(size=3).tolist())


# a curve from which no point comes to an end
LONG = ((-3.0, 0.9, 0.1), (-0.8, 0.0, -0.2), (0.0, 0.0, 0.0), (0.9, 0.2, 0.3), (3.0, -0.1, 0.9))


def make_joint(kind, random, **fields):
    fields = {
        "name": "joint",
        "body_a": "a",
        "point_a": vector(random),
        "body_b": "b",
        "point_b": vector(random),
        **fields,
    }
    if not issubclass(kind, TwoPointElement):
        del fields["point_a"]
    if issubclass(kind, AxisJoint):
        fields.setdefault("axis_a", vector(random))
        fields.setdefault("axis_b", vector(random))
    if issubclass(kind, FrameJoint):
        fields.setdefault("side_a", vector(random))
        fields.setdefault("side_b", vector(random))
    if tag(kind) == "rod":
        fields.setdefault("length", 1.0)
    if tag(kind) == "screw":
        fields.setdefault("pitch", 0.3)
    if tag(kind) == "point_on_curve":
        fields.setdefault("points", LONG)
    if tag(kind) == "rolling_disc":
        fields.setdefault("radius", 0.8)
    if tag(kind) == "knife_edge":
        fields.setdefault("across", vector(random))
    if tag(kind) == "velocity":
        axes = str(random.choice(["body_a", "body_b"]))
        fields |= {"linear": vector(random), "angular": vector(random), "axes": axes}
    return kind(**fields)


def make_body(name, random, **fields):
    return Body(
        name=name,
        mass=float(random.uniform(0.5, 2.0)),
        inertia=(1.0, 1.2, 1.4),
        orientation=AxisAngle(axis=vector(random), angle=0.8),
        velocity=vector(random),
        angular_velocity=vector(random),
        **fields,
    )


def two_bodies(kind, seed=1, **fields):
    """Two free bodies with a joint between them that is still open; fields are the joint's."""
    random = np.random.default_rng(seed)
    bodies = tuple(make_body(name, random, position=vector(random)) for name in "ab")
    return Model(bodies=bodies, joints=(make_joint(kind, random, **fields),))


# With others the shafts fold back onto each other, where that joint holds nothing for a moment.
SEEDS = {"constant_velocity": 3}


def pendulum(kind, seed=None):
    """Body a hangs from the ground on a ball joint, body b from body a on the joint."""
    random = np.random.default_rng(SEEDS.get(tag(kind), 1) if seed is None else seed)
    pin = Ball(name="pin", body_a="ground", point_a=(0.0, 1.0, 0.0), body_b="a",
               point_b=(0.0, 1.0, 0.0))  # fmt: skip
    bodies = (make_body("a", random), make_body("b", random, position=(1.2, 0.1, 0.0)))
    joint = make_joint(kind, random, point_a=(0.7, 0.0, 0.0), point_b=(-0.6, 0.1, 0.0))
    return Model(gravity=(1.0, -9.81, 2.0), bodies=bodies, joints=(pin, joint))
