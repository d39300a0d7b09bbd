"""Joints, drivers and the like that a model which is declared planar cannot have."""

from collections.abc import Iterator, Sequence

from kane.elements.axes import AxisJoint
from kane.elements.coordinate_words import COORDINATE_WORDS
from kane.elements.directions import unit
from kane.elements.drivers import PointDriver
from kane.elements.fixed import Fixed
from kane.elements.joints import Joint, rows_when_held
from kane.elements.primitives import AxesAngle, Constraint, RollingContact, VelocityRow
from kane.elements.primitives.surroundings import Normal
from kane.elements.stops import MeasureStop
from kane.errors import Fault
from kane.model.model import Model, coordinates, elements
from kane.model.planes import PlaneName, axis_across
from kane.model.sums import sums
from kane.sentences import say

FREEDOMS = 3  # of a body in a plane


def planar_joint_faults(model: Model, normal: Normal) -> Iterator[Fault]:
    """Yield joints that no motion in the plane allows or that hold their bodies fast in it.

    What holds bodies in the plane alone says nothing there, and is no fault.

    Args:
        model: a planar model whose references resolve.
        normal: the normal of the plane in the axes of a body.

    """
    broken = set()
    for i, joint in enumerate(model.joints):
        for fault in _joint_faults(joint, f"joints[{i}]", normal, model.work_plane):
            broken.add(joint.name)
            yield fault
    yield from _coordinate_faults(model, normal, broken)
    yield from _measure_faults(model, normal)
    across = axis_across(model.work_plane)
    for i, driver in enumerate(model.drivers):
        if isinstance(driver, PointDriver) and driver.law[across] is not None:
            yield Fault(
                f"drivers[{i}].law[{across}]",
                say(
                    "must be null: nothing leaves the {work_plane} plane, the model is planar",
                    work_plane=model.work_plane,
                ),
            )


def _joint_faults(joint: Joint, path: str, normal: Normal, plane: PlaneName) -> Iterator[Fault]:
    asked = rows_when_held(joint)
    across = axis_across(plane)
    left = [each for constraint in asked for each in constraint.in_plane(normal, across)]
    for constraint in asked:
        if constraint.contradicts_plane(normal) or _is_across_two(constraint, left):
            yield _out_of_plane(joint, constraint, path, plane)
            return
    if sum(len(each.holds()) for each in left) >= FREEDOMS and not isinstance(joint, Fixed):
        yield Fault(
            f"{path}.axis_a" if isinstance(joint, AxisJoint) else path,
            say(
                "as it lies, the joint would hold '{body_b}' fast: no motion that it leaves "
                "free is in the {plane} plane, in which the model is planar; turn its axes, "
                "or take a fixed joint",
                body_b=joint.body_b,
                plane=plane,
            ),
        )


def _is_across_two(constraint: Constraint, left: Sequence[Constraint]) -> bool:
    """Whether an axis in the plane is to be at right angles to two directions of the plane."""
    if not isinstance(constraint, AxesAngle):
        return False
    same = [each for each in left if isinstance(each, AxesAngle)]
    return sum(each.axis_a == constraint.axis_a for each in same) > 1


def _out_of_plane(joint: Joint, constraint: Constraint, path: str, plane: PlaneName) -> Fault:
    """Return what is wrong with a joint that asks for what no motion in the plane can have."""
    match constraint:
        case AxesAngle(axis_a=axis):
            own = isinstance(joint, AxisJoint) and axis == unit(joint.axis_a)
            field, other = ("axis_b", "axis_a") if own else ("side_b", "side_a")
            text = say(
                "no motion in the {plane} plane brings it into the angle to {other} that the "
                "joint asks for",
                plane=plane,
                other=other,
            )
        case RollingContact():
            field = "axis_a"
            text = say(
                "must lie in the {plane} plane, and the axis of the disc across it", plane=plane
            )
        case VelocityRow():
            field, text = (
                "speed",
                say("must be zero for a motion out of the {plane} plane", plane=plane),
            )
        case _:
            raise TypeError(f"no words for {constraint}")
    return Fault(f"{path}.{field}", say("{text}, the model is planar", text=text))


def _measure_faults(model: Model, normal: Normal) -> Iterator[Fault]:
    """Yield stops of measures that cannot change in the plane."""
    limited = sums(model, coordinates(model))
    for i, stop in enumerate(model.stops):
        if not isinstance(stop, MeasureStop) or stop.measure not in limited:
            continue
        terms = limited[stop.measure].terms
        if not any(factor and path.changes_in_plane(normal) for factor, path in terms):
            yield Fault(
                f"stops[{i}].measure",
                say(
                    "'{measure}' cannot change in the {work_plane} plane, the model is planar",
                    measure=stop.measure,
                    work_plane=model.work_plane,
                ),
            )


def _coordinate_faults(model: Model, normal: Normal, broken: set[str]) -> Iterator[Fault]:
    """Yield what acts on a coordinate of a joint that cannot change in the plane."""
    named = coordinates(model)
    for path, element in elements(model):
        if hasattr(element, "joint_references"):
            for field, joint, coordinate in element.joint_references():
                own = named.get(joint, {}).get(coordinate)
                if own is None or joint in broken or own.changes_in_plane(normal):
                    continue
                yield Fault(
                    f"{path}.{field}",
                    say(
                        "the {coordinate} of '{joint}' cannot change in the {work_plane} plane, "
                        "the model is planar",
                        coordinate=COORDINATE_WORDS[coordinate].name,
                        joint=joint,
                        work_plane=model.work_plane,
                    ),
                )
