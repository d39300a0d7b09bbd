"""Quantities that people are offered: in a plane those alone that say something of a motion in it.

A result has all of them by their names, whatever is offered.
"""

from collections.abc import Iterable
from typing import Any

from kane.elements.body import Body
from kane.elements.body_quantities import ANGLES, ANGULAR_VELOCITY
from kane.elements.orientation import euler_parameters, orientation_faults
from kane.elements.quantity import Quantity
from kane.model.model import Model
from kane.model.planes import axis_across
from kane.model.quantities import quantities_of

AXES = "xyz"
ROUNDED = 1e-4  # of an Euler parameter: rounded orientations tilt a body so far


def offered(model: Model, element: Any) -> tuple[Quantity, ...]:
    """Return the quantities of an element of a model that people look at.

    An element whose type has ``told_in_plane`` has other ones in a planar model, or in another
    order.
    """
    if not model.planar:
        return quantities_of(element)
    across = AXES[axis_across(model.work_plane)]
    entries = getattr(element, "told_in_plane", quantities_of(element))
    by_body_axes = ANGULAR_VELOCITY if _is_tilted(element, across) else ()
    return tuple(entry for entry in entries if entry.is_in_plane(across) or entry in by_body_axes)


def places_of_last(model: Model) -> tuple[str, ...]:
    """Return the names of the coordinates of the last body that may change; none without bodies."""
    if not model.bodies:
        return ()
    last = model.bodies[-1]
    return tuple(f"{last.name}.{each.key}" for each in offered(model, last) if each.key in AXES)


def axis_told(entry: Quantity, entries: Iterable[Quantity]) -> str:
    """Return the axis that stands behind the word of a quantity among those of its element.

    Where a turn has one component alone, as in a plane, there is no need of one.
    """
    same = sum(other.word == entry.word and other.kind == entry.kind for other in entries)
    return "" if entry.kind == "about" and same == 1 else entry.axis


def angle_in_plane(model: Model, body: Body) -> Quantity | None:
    """Return what tells the turn of a body of a planar model; nothing tells that of a particle."""
    return None if body.particle else ANGLES[axis_across(model.work_plane)]


def _is_tilted(element: Any, across: str) -> bool:
    """Whether an element is a body whose own axes lie otherwise than the ground's."""
    if not isinstance(element, Body) or any(orientation_faults(element.orientation, "")):
        return False
    parameters = zip(AXES, euler_parameters(element.orientation), strict=False)
    return any(abs(number) > ROUNDED for axis, number in parameters if axis != across)
