"""What a model that is declared planar cannot have."""

from collections.abc import Iterator, Sequence

import numpy as np
from scipy.spatial.transform import Rotation

from kane.elements.body import Body
from kane.elements.orientation import euler_parameters
from kane.errors import Fault
from kane.fields import Vector
from kane.model.planes import PlaneName, normal_of_plane

LEFT_OVER = 1e-9  # of a vector, what rounded data may leave across its direction


def planar_faults(bodies: Sequence[Body], gravity: Vector, plane: PlaneName) -> Iterator[Fault]:
    """Yield speeds and weights that would take bodies out of the plane."""
    normal = np.array(normal_of_plane(plane))
    if _size(gravity @ normal) > LEFT_OVER * _size(gravity):
        yield Fault("gravity", f"must lie in the {plane} plane, the model is planar")
    for i, body in enumerate(bodies):
        if _size(body.velocity @ normal) > LEFT_OVER * _size(body.velocity):
            yield Fault(
                f"bodies[{i}].velocity", f"must lie in the {plane} plane, the model is planar"
            )
        spin = np.array(body.angular_velocity)
        if np.any(spin) and any(euler_parameters(body.orientation)):
            spin = Rotation.from_quat(euler_parameters(body.orientation)).apply(spin)
        if _size(np.cross(spin, normal)) > LEFT_OVER * _size(spin):
            yield Fault(
                f"bodies[{i}].angular_velocity",
                f"must be about the normal of the {plane} plane, the model is planar",
            )


def _size(vector: object) -> float:
    return float(np.linalg.norm(np.asarray(vector, dtype=float)))
