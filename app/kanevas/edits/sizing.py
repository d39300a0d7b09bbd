"""Masses that move on what is drawn without numbers, to which its sizes are to suit."""

import math

import numpy as np
import numpy.typing as npt

from kane.elements.axes import AxisJoint
from kane.elements.directions import unit
from kane.model import Model
from kanevas.edits.elements import find

Array = npt.NDArray[np.float64]

DEFAULT_MASS = 1.0  # kg, of a body that has none yet
DEFAULT_MOMENT = 0.01  # kg m^2


def mass_between(model: Model, body_a: str, body_b: str) -> float:
    """Return the mass that swings on a spring between two bodies [kg]: the reduced mass."""
    return _reduced([_mass(model, name) for name in (body_a, body_b)], DEFAULT_MASS)


def moment_between(model: Model, joint: AxisJoint) -> float:
    """Return the moment of inertia that swings about the axis of a joint, reduced [kg m^2]."""
    ends = (joint.body_a, joint.point_a, joint.axis_a), (joint.body_b, joint.point_b, joint.axis_b)
    moments = [
        _moment(model, body, np.array(point), np.array(unit(axis))) for body, point, axis in ends
    ]
    return _reduced(moments, DEFAULT_MOMENT)


def _mass(model: Model, name: str) -> float:
    body = find(model, name)
    return math.inf if body is None else float(body.mass_properties().mass)


def _moment(model: Model, name: str, point: Array, axis: Array) -> float:
    body = find(model, name)
    if body is None:
        return math.inf
    mass, center, inertia = body.mass_properties()
    arm = np.cross(axis, center - point)
    return float(axis @ inertia @ axis + mass * arm @ arm)


def _reduced(inertias: list[float], default: float) -> float:
    """Return 1 / (1/a + 1/b); the default where that is no positive number."""
    if min(inertias) <= 0:
        return default
    reduced = 1 / sum(1 / inertia for inertia in inertias if inertia < math.inf)
    return reduced if math.isfinite(reduced) else default
