"""A small model for each type of joint, for the tests of what is drawn."""

import math
import typing

import msgspec
import numpy as np

from kane.elements.body import Body
from kane.elements.ends import TwoPointElement
from kane.elements.knife_edge import KnifeEdge
from kane.elements.orientation import AxisAngle
from kane.elements.perpendicular_axes import PerpendicularAxes
from kane.elements.rod_joint import RodJoint
from kane.elements.rolling_disc import RollingDisc
from kane.elements.screw import Screw
from kane.elements.universal import Universal
from kane.elements.velocity_joint import VelocityJoint
from kane.fields import GROUND
from kane.model import Joint, Model, check
from kane.model.poses import Poses, initial_poses

JOINT_TYPES = typing.get_args(Joint)
ACROSS = (Universal, PerpendicularAxes, RollingDisc)
POINT = np.array([0.3, 0.2, 0.1])
DISC_RADIUS = 0.1
TILT = AxisAngle(axis=(1.0, 2.0, -0.5), angle=0.7)


def with_joint(
    kind: type[Joint], axis: tuple[float, float, float], ground: str = "", plane: str = "xy"
) -> Model:
    """Return a model of two tilted bodies, "one" and "two", and a joint that stands closed.

    Args:
        kind: type of the joint.
        axis: its axis in ground axes.
        ground: the end, "a" or "b", that is on the ground instead.
        plane: the work plane.

    """
    bodies = tuple(
        Body(name=name, mass=1, inertia=(1, 1, 1), position=at, orientation=TILT)
        for name, at in (("one", (0.0, 0.0, 0.0)), ("two", (0.7, 0.4, 0.3)))
    )
    poses = initial_poses(Model(bodies=bodies))
    ends = {"a": "one", "b": "two"} | ({ground: GROUND} if ground else {})
    fields = {"name": "joint"}
    for end, body in ends.items():
        fields |= {f"body_{end}": body, f"point_{end}": local_point(poses, body, POINT)}
    if not issubclass(kind, TwoPointElement):
        del fields["point_a"]
    if kind is RodJoint:
        reach = np.array([0.3, 0.0, 0.0])
        fields |= {"point_b": local_point(poses, ends["b"], POINT + reach), "length": 0.3}
    if kind is RollingDisc:  # it touches at the point
        centre = POINT + DISC_RADIUS * np.array(axis) / math.hypot(*axis)
        fields |= {"point_b": local_point(poses, ends["b"], centre), "radius": DISC_RADIUS}
    if kind is Screw:
        fields |= {"pitch": 0.01}
    if kind is KnifeEdge:
        fields |= {"across": turned_back(poses, ends["b"], np.array(axis))}
    if kind is VelocityJoint:
        fields |= {"linear": turned_back(poses, ends["b"], np.array(axis))}
    if "axis_a" in kind.__struct_fields__:
        other = np.cross(axis, np.eye(3)[np.argmin(np.abs(axis))]) if kind in ACROSS else axis
        fields |= {"axis_a": turned_back(poses, ends["a"], np.array(axis))}
        fields |= {"axis_b": turned_back(poses, ends["b"], np.array(other))}
    if "side_a" in kind.__struct_fields__:
        side = np.cross(axis, np.eye(3)[np.argmin(np.abs(axis))])
        fields |= {f"side_{end}": turned_back(poses, ends[end], side) for end in "ab"}
    model = Model(bodies=bodies, joints=(kind(**fields),), work_plane=plane)
    check(model)
    return model


def local_point(poses: Poses, body: str, point: np.ndarray) -> tuple[float, float, float]:
    """Return a point of ground axes in those of a body."""
    if body != GROUND:
        point = point - poses.position[poses.names.index(body)]
    return turned_back(poses, body, point)


def turned_back(poses: Poses, body: str, vector: np.ndarray) -> tuple[float, float, float]:
    """Return a vector of ground axes in those of a body."""
    turn = np.eye(3) if body == GROUND else poses.rotation[poses.names.index(body)]
    return tuple((turn.T @ vector).tolist())


def edited(model: Model, **changes: object) -> Model:
    """Return the model with changes to its joint."""
    joint = msgspec.structs.replace(model.joints[0], **changes)
    return msgspec.structs.replace(model, joints=(joint,))


def carried(poses: Poses, angle: float, axis: int, shift: np.ndarray) -> Poses:
    """Return poses of all bodies turned together about an axis of the ground, then shifted."""
    c, s = math.cos(angle), math.sin(angle)
    turn = np.eye(3)
    i, j = (axis + 1) % 3, (axis + 2) % 3
    turn[[i, i, j, j], [i, j, i, j]] = c, -s, s, c
    return Poses(poses.names, poses.position @ turn.T + shift, turn @ poses.rotation)
