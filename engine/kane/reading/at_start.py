"""What varies, as it is at the start: where the views take the direction of an arrow from."""

import math
from dataclasses import replace

import numpy as np
import numpy.typing as npt

from kane.elements.law import Law
from kane.elements.primitives import DisplacementPath, Path, SpinPath
from kane.errors import ExpressionError
from kane.expressions.evaluate import State, evaluate
from kane.expressions.nodes import StateMeasure, StateOf
from kane.fields import Varying, VaryingVector, Vector
from kane.model.law_faults import known_of, readable
from kane.model.measured_paths import VALUES, frames, paths_of
from kane.model.model import Model, coordinates, curves
from kane.model.poses import Poses, initial_poses

Array = npt.NDArray[np.float64]


def at_start(model: Model, vector: VaryingVector) -> Vector:
    """Return a vector as it is at t = 0, with the bodies as placed and before any assembly.

    Rates of joints, springs and distances count as zero, and so does what has no finite value
    and an expression with faults.
    """
    x, y, z = (_number(model, component) for component in vector)
    return x, y, z


def direction_at_start(model: Model, vector: VaryingVector) -> Vector:
    """Return a vector along which a load acts at the start, or will act: its length says nothing.

    One that is zero at the start, as 3*sin(t) is, points along the axes of its expressions.
    """
    start = at_start(model, vector)
    if any(start):
        return start
    x, y, z = (float(isinstance(component, str)) for component in vector)
    return x, y, z


def value_at_start(model: Model, law: Varying) -> float:
    """Return a law as it is at t = 0, with the bodies as placed and before any assembly.

    Rates of joints, springs and distances count as zero.

    Raises:
        ExpressionError: the law has faults.

    """
    if not isinstance(law, str):
        return float(law)
    usable = curves(model)
    node = readable(Law("", law), replace(known_of(model), tables=usable))

    def measured(state: State) -> float:
        if isinstance(state, StateOf):
            return state.start
        return _measure(model, state) if isinstance(state, StateMeasure) else 0.0

    return evaluate(node, 0.0, measured, usable)


def _number(model: Model, law: Varying) -> float:
    try:
        value = value_at_start(model, law)
    except ExpressionError:
        return 0.0
    return value if math.isfinite(value) else 0.0


def _measure(model: Model, measure: StateMeasure) -> float:
    """Return what an expression reads of the placement."""
    poses, owned = initial_poses(model), coordinates(model)
    paths = paths_of(measure, owned, frames(model))
    if measure.function in VALUES:
        return paths[0].value(poses)
    if measure.names[0] in owned:
        return 0.0
    rates = [_rate(model, poses, path) for path in paths]
    return math.hypot(*rates) if measure.function == "speed" else rates[0]


def _rate(model: Model, poses: Poses, path: Path) -> float:
    """Return the rate of what is seen of a frame [m/s or rad/s]; zero of a distance."""
    match path:
        case SpinPath(body, axis):
            return float(_speeds(model, body)[1] @ axis)
        case DisplacementPath():
            return _seen(model, poses, path)
    return 0.0


def _seen(model: Model, poses: Poses, path: DisplacementPath) -> float:
    """Return the rate of a displacement as the bodies are placed, from what may turn [m/s]."""
    eye = poses.point(path.body_a, path.point_a)
    way = poses.point(path.body_b, path.point_b) - eye
    _, turning = _speeds(model, path.body_a)
    carried = np.cross(poses.turned(path.body_a, turning), way)
    fleeing = _velocity(model, poses, path.body_b, path.point_b)
    moved = fleeing - _velocity(model, poses, path.body_a, path.point_a) - carried
    return float(moved @ poses.turned(path.body_a, path.axis))


def _velocity(model: Model, poses: Poses, body: str, point: Vector) -> Array:
    """Return the velocity of a point of a body, (3,) in ground axes [m/s]."""
    velocity, turning = _speeds(model, body)
    return np.asarray(velocity + poses.turned(body, np.cross(turning, point)))


def _speeds(model: Model, name: str) -> tuple[Array, Array]:
    """Return velocity (ground axes) and angular velocity (body axes) of a body, (3,) each."""
    for body in model.bodies:
        if body.name == name:
            return np.array(body.velocity), np.array(body.angular_velocity)
    return np.zeros(3), np.zeros(3)
