"""What varies, as it is at the start: where the views take the direction of an arrow from."""

import math
from dataclasses import replace

from kane.elements.law import Law
from kane.errors import ExpressionError
from kane.expressions.evaluate import evaluate
from kane.expressions.nodes import Path as PathNode
from kane.expressions.nodes import PathRate, StateMeasure
from kane.fields import Varying, VaryingVector, Vector
from kane.model.law_faults import known_of, readable
from kane.model.model import Model, coordinates, curves
from kane.model.poses import initial_poses

VELOCITIES, TURNS = ("vx", "vy", "vz"), ("wx", "wy", "wz")


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

    def measured(state: StateMeasure | PathNode | PathRate) -> float:
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
    poses = initial_poses(model)
    first = measure.names[0]
    bodies = {body.name: body for body in model.bodies}
    match measure.function:
        case "x" | "y" | "z":
            return float(bodies[first].position["xyz".index(measure.function)])
        case "vx" | "vy" | "vz":
            return float(bodies[first].velocity[VELOCITIES.index(measure.function)])
        case "wx" | "wy" | "wz":
            return float(bodies[first].angular_velocity[TURNS.index(measure.function)])
        case "speed":
            return math.hypot(*bodies[first].velocity)
        case "distance":
            return math.dist(*(bodies[name].position for name in measure.names))
        case "angle" | "displacement" | "length":
            return coordinates(model)[first][measure.function].value(poses)
    return 0.0
