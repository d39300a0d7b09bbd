"""What a model that is declared planar cannot have."""

from collections.abc import Iterator, Sequence

import numpy as np
import numpy.typing as npt

from kane.elements.axes import AxisJoint
from kane.elements.body import Body
from kane.elements.joints import Joint
from kane.elements.orientation import euler_parameters, orientation_faults
from kane.errors import Fault
from kane.fields import Vector
from kane.model.planes import PlaneName, normal_of_plane

Array = npt.NDArray[np.float64]

LEFT_OVER = 1e-9  # of a vector, what rounded data may leave across its direction
TILTED = 1e-4  # rad; what is less comes from rounded orientations


def planar_faults(
    bodies: Sequence[Body], joints: Sequence[Joint], gravity: Vector, plane: PlaneName
) -> Iterator[Fault]:
    """Yield weights, speeds and axes that would take bodies out of the plane."""
    normal = np.array(normal_of_plane(plane))
    if _size(gravity @ normal) > LEFT_OVER * _size(gravity):
        yield Fault("gravity", f"must lie in the {plane} plane, the model is planar")
    turns = {body.name: _turn(body) for body in bodies}
    for i, body in enumerate(bodies):
        if _size(body.velocity @ normal) > LEFT_OVER * _size(body.velocity):
            yield Fault(
                f"bodies[{i}].velocity", f"must lie in the {plane} plane, the model is planar"
            )
        spin = turns[body.name] @ np.array(body.angular_velocity)
        if _size(np.cross(spin, normal)) > LEFT_OVER * _size(spin):
            yield Fault(
                f"bodies[{i}].angular_velocity",
                f"must be about the normal of the {plane} plane, the model is planar",
            )
    for i, joint in enumerate(joints):
        if isinstance(joint, AxisJoint):
            for end in ("a", "b"):
                turn = turns.get(getattr(joint, f"body_{end}"), np.eye(3))
                if _is_tilted(turn @ np.array(getattr(joint, f"axis_{end}")), normal):
                    yield Fault(
                        f"joints[{i}].axis_{end}",
                        f"must lie in the {plane} plane or across it, the model is planar",
                    )


def _turn(body: Body) -> Array:
    """Return the matrix from body to ground axes; no turn for an orientation with faults."""
    if any(orientation_faults(body.orientation, "")):
        return np.eye(3)
    from scipy.spatial.transform import Rotation

    return np.asarray(Rotation.from_quat(euler_parameters(body.orientation)).as_matrix())


def _is_tilted(axis: Array, normal: Array) -> bool:
    """Whether an axis lies neither in the plane nor across it."""
    along, across = abs(float(axis @ normal)), _size(np.cross(axis, normal))
    return min(along, across) > TILTED * _size(axis)


def _size(vector: object) -> float:
    return float(np.linalg.norm(np.asarray(vector, dtype=float)))
