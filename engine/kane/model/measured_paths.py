"""The paths whose values, or whose rates, the measures in expressions are."""

from collections.abc import Mapping
from typing import NamedTuple

from kane.elements.drivers import AXES
from kane.elements.on_joint import Coordinates
from kane.elements.primitives import DisplacementPath, DistancePath, Path, SpinPath
from kane.expressions.nodes import StateMeasure
from kane.fields import GROUND, Vector
from kane.model.model import Model

ORIGIN = (0.0, 0.0, 0.0)
VALUES = frozenset({"x", "y", "z", "distance", "angle", "displacement", "length"})


class Frame(NamedTuple):
    """A point with axes, fixed in a body.

    Attributes:
        body: the name of the body.
        point: in its axes, from its origin [m].
        axes: x, y and z in its axes.

    """

    body: str
    point: Vector
    axes: tuple[Vector, ...]


GROUND_FRAME = Frame(GROUND, ORIGIN, AXES)
Frames = Mapping[str, Frame]


def frames(model: Model) -> Frames:
    """Return the frames of which expressions speak: of bodies, and of points of theirs."""
    found = {body.name: Frame(body.name, ORIGIN, AXES) for body in model.bodies}
    found |= {each.name: Frame(each.body, each.point, each.axes()) for each in model.points}
    return found


def value_path(measure: StateMeasure, named: Coordinates, known: Frames) -> Path | None:
    """Return the path whose value a measure is; None where it is a rate; see ``paths_of``."""
    return paths_of(measure, named, known)[0] if measure.function in VALUES else None


def paths_of(measure: StateMeasure, named: Coordinates, known: Frames) -> tuple[Path, ...]:
    """Return the path whose value or rate a measure is; of a speed three, along the axes.

    Args:
        measure: of which the model's check has seen that it is there.
        named: coordinates of the joints, springs and rulers of the model.
        known: the frames of the model.

    """
    names = measure.names
    match measure.function:
        case "x" | "y" | "z" | "vx" | "vy" | "vz":
            return (_position("xyz".index(measure.function[-1]), names, known),)
        case "speed":
            return tuple(_position(component, names, known) for component in range(3))
        case "wx" | "wy" | "wz":
            frame = known[names[0]]
            return (SpinPath(frame.body, frame.axes["xyz".index(measure.function[1])]),)
        case "distance" | "distance_rate":
            a, b = (known[name] for name in names)
            return (DistancePath(a.body, a.point, b.body, b.point),)
        case "rate":
            return (next(iter(named[names[0]].values())),)
        case "angle" | "displacement" | "length" | "angle_rate" | "displacement_rate":
            return (named[names[0]][measure.function.removesuffix("_rate")],)
    raise ValueError(measure)


def _position(component: int, names: tuple[str, ...], known: Frames) -> DisplacementPath:
    """Return a coordinate of a frame in ground axes, or in those of the second one from there."""
    seen, *others = (known[name] for name in names)
    (eye,) = others or [GROUND_FRAME]
    return DisplacementPath(eye.body, eye.point, eye.axes[component], seen.body, seen.point)
