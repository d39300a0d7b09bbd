"""Orientations as people write them."""

import math

import numpy as np
import numpy.typing as npt

from kane.elements.orientation import UPRIGHT, AxisAngle, Orientation
from kanevas.edits.drawing import vector

Array = npt.NDArray[np.float64]

SAME_AXIS = 1e-9


def orientation_like(before: Orientation, rotation: Array) -> Orientation:
    """Return the orientation of a matrix from body to ground axes, in the manner of another one.

    A turn about an axis stays one about the same axis where it can; Euler parameters stay such.
    """
    from scipy.spatial.transform import Rotation

    turn = Rotation.from_matrix(rotation)
    if isinstance(before, AxisAngle):
        return _about(before, turn.as_rotvec())
    if before == UPRIGHT:
        return _about(None, turn.as_rotvec())
    e1, e2, e3, e4 = (turn.as_quat() + 0.0).tolist()
    return (e1, e2, e3, e4)


def _about(before: AxisAngle | None, turn: Array) -> Orientation:
    """Return a rotation vector as an axis and an angle."""
    angle = float(np.linalg.norm(turn))
    if before is None and angle < SAME_AXIS:
        return UPRIGHT
    if before is not None and any(before.axis):
        axis = np.array(before.axis) / math.hypot(*before.axis)
        if np.linalg.norm(np.cross(axis, turn)) < SAME_AXIS:
            return AxisAngle(axis=before.axis, angle=float(axis @ turn))
    axis = turn / angle
    largest = int(np.argmax(np.abs(axis)))
    if axis[largest] < 0:  # positive turns are those about x, y and z rather than against them
        axis, angle = -axis, -angle
    return AxisAngle(axis=vector(axis), angle=angle)
