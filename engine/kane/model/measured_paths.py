"""The paths whose values, or whose rates, the measures in expressions are."""

from kane.elements.drivers import AXES
from kane.elements.on_joint import Coordinates
from kane.elements.primitives import DisplacementPath, DistancePath, Path
from kane.expressions.nodes import StateMeasure
from kane.fields import GROUND

ORIGIN = (0.0, 0.0, 0.0)


def value_path(measure: StateMeasure, named: Coordinates) -> Path | None:
    """Return the path whose value a measure is; None where it is made of rates.

    Args:
        measure: of which the model's check has seen that it is there.
        named: coordinates of the joints, springs and rulers of the model.

    """
    first = measure.names[0]
    match measure.function:
        case "x" | "y" | "z":
            return position("xyz".index(measure.function), first)
        case "distance":
            return between(*measure.names)
        case "angle" | "displacement" | "length":
            return named[first][measure.function]
    return None


def position(component: int, body: str) -> DisplacementPath:
    """Return a coordinate of the origin of a body in ground axes."""
    return DisplacementPath(GROUND, ORIGIN, AXES[component], body, ORIGIN)


def between(a: str, b: str) -> DistancePath:
    """Return the distance of the origins of two bodies."""
    return DistancePath(a, ORIGIN, b, ORIGIN)
