"""What a model that is declared planar cannot have."""

import math
from collections.abc import Iterator, Sequence

import numpy as np
import numpy.typing as npt

from kane.elements.axes import AxisJoint
from kane.elements.body import Body
from kane.elements.directions import cross
from kane.elements.orientation import euler_parameters, orientation_faults
from kane.elements.primitives.constraint import TILTED
from kane.errors import Fault
from kane.fields import Vector
from kane.model.model import Model
from kane.model.planar_joints import planar_joint_faults
from kane.model.planes import normal_of_plane
from kane.model.poses import rotation_matrices
from kane.sentences import joined, say

Array = npt.NDArray[np.float64]

LEFT_OVER = 1e-9  # of a vector, what rounded data may leave across its direction
ONE_MOMENT = say("in a planar model one number will do, the moment about its normal")


def spatial_faults(bodies: Sequence[Body]) -> Iterator[Fault]:
    """Yield what a model that is not planar cannot have."""
    for i, body in enumerate(bodies):
        if isinstance(body.inertia, float | int):
            yield Fault(
                f"bodies[{i}].inertia",
                say(
                    "must be three principal moments or the whole tensor; one moment will do in "
                    "a planar model alone"
                ),
            )


def with_hint(fault: Fault) -> Fault:
    """Return a fault of a body of a planar model; where moments are wrong, one will do."""
    if fault.path.endswith(".inertia"):
        return Fault(fault.path, joined("; ", (fault.text, ONE_MOMENT)))
    return fault


def planar_faults(model: Model) -> Iterator[Fault]:
    """Yield weights, speeds, axes and joints that would take bodies out of the plane."""
    plane = model.work_plane
    normal = np.array(normal_of_plane(plane))
    if _size(model.gravity @ normal) > LEFT_OVER * _size(model.gravity):
        yield Fault(
            "gravity", say("must lie in the {plane} plane, the model is planar", plane=plane)
        )
    turns = {body.name: _turn(body) for body in model.bodies}
    for i, body in enumerate(model.bodies):
        if _size(body.velocity @ normal) > LEFT_OVER * _size(body.velocity):
            yield Fault(
                f"bodies[{i}].velocity",
                say("must lie in the {plane} plane, the model is planar", plane=plane),
            )
        spin = turns[body.name] @ np.array(body.angular_velocity)
        if _size(cross(_vector(spin), _vector(normal))) > LEFT_OVER * _size(spin):
            yield Fault(
                f"bodies[{i}].angular_velocity",
                say(
                    "must be about the normal of the {plane} plane, the model is planar",
                    plane=plane,
                ),
            )
    tilted = [
        Fault(
            f"joints[{i}].axis_{end}",
            say("must lie in the {plane} plane or across it, the model is planar", plane=plane),
        )
        for i, joint in enumerate(model.joints)
        if isinstance(joint, AxisJoint)
        for end in "ab"
        if _is_tilted(_in_ground(turns, joint, end), normal)
    ]
    yield from tilted
    if not tilted:
        normals = {name: _vector(turn.T @ normal) for name, turn in turns.items()}
        yield from planar_joint_faults(model, lambda body: normals.get(body, _vector(normal)))


def _in_ground(turns: dict[str, Array], joint: AxisJoint, end: str) -> Array:
    turn = turns.get(getattr(joint, f"body_{end}"), np.eye(3))
    return np.asarray(turn @ np.array(getattr(joint, f"axis_{end}")))


def _turn(body: Body) -> Array:
    """Return the matrix from body to ground axes; no turn for an orientation with faults."""
    if any(orientation_faults(body.orientation, "")):
        return np.eye(3)
    return rotation_matrices(np.array(euler_parameters(body.orientation)))


def _is_tilted(axis: Array, normal: Array) -> bool:
    """Whether an axis lies neither in the plane nor across it."""
    along = abs(float(axis @ normal))
    across = _size(cross(_vector(axis), _vector(normal)))
    return min(along, across) > TILTED * _size(axis)


def _size(vector: object) -> float:
    return math.hypot(*np.asarray(vector, dtype=float).ravel().tolist())


def _vector(values: Array) -> Vector:
    x, y, z = values.tolist()
    return (x, y, z)
