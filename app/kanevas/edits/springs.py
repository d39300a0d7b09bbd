"""Springs and what acts in joints as they are drawn, sized for the masses that they carry."""

import math
from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from kane.elements.axes import AxisJoint
from kane.elements.bushing import Bushing
from kane.elements.ends import TwoPointElement
from kane.elements.on_joint import OnJoint
from kane.fields import Vector
from kane.model import Model
from kane.model.poses import initial_poses
from kanevas.edits.joining import End, Place, ends_in_order, joint
from kanevas.edits.sizing import mass_between, moment_between
from kanevas.kinds.sizes import damping, stiffness

ROUND_OFF = 1e-12  # rad or m
Suited = Callable[[float, float], Mapping[str, float | str]]
STIFF = 0.1  # s, the period of a body on a new bushing


def new_link(
    model: Model, kind: type[TwoPointElement], name: str, start: End, end: End, suited: Suited
) -> Any:
    """Return an element between two points, in either order.

    Args:
        model: the model.
        kind: its type.
        name: its name.
        start: where it starts.
        end: where it ends.
        suited: returns its further fields for the mass that moves on it [kg] and its length [m].

    """
    poses = initial_poses(model)
    (body_a, point_a), (body_b, point_b) = ends_in_order(model, start, end)
    length = math.dist(poses.point(body_a, point_a), poses.point(body_b, point_b))
    sizes = suited(mass_between(model, body_a, body_b), length)
    ends = {"body_a": body_a, "point_a": point_a, "body_b": body_b, "point_b": point_b}
    return kind(name=name, **ends, **sizes)  # type: ignore[arg-type]


def new_in_joint(
    model: Model, kind: type[OnJoint], name: str, holder: AxisJoint, suited: Suited
) -> Any:
    """Return an element in a joint.

    Args:
        model: the model.
        kind: its type.
        name: its name.
        holder: the joint.
        suited: returns its further fields for the mass or moment of inertia that moves [kg or
            kg m^2] and the value of the coordinate as drawn [m or rad].

    """
    drawn = holder.coordinates()[kind.coordinate].value(initial_poses(model))
    drawn = 0.0 if abs(drawn) < ROUND_OFF else drawn
    if kind.coordinate == "displacement":
        inertia = mass_between(model, holder.body_a, holder.body_b)
    else:
        inertia = moment_between(model, holder)
    return kind(name=name, joint=holder.name, **suited(inertia, drawn))


def bushing(model: Model, name: str, place: Place) -> Bushing:
    """Return a bushing at a place, on which the bodies tremble at about ten hertz."""
    draft: Bushing = joint(model, Bushing, name, place)
    mass, moment = mass_between(model, place.body_a, place.body_b), moment_between(model, draft)
    return replace(
        draft,
        stiffness=_thrice(stiffness(mass, STIFF)),
        damping=_thrice(damping(mass, STIFF)),
        rotary_stiffness=_thrice(stiffness(moment, STIFF)),
        rotary_damping=_thrice(damping(moment, STIFF)),
    )


def _thrice(value: float) -> Vector:
    return (value, value, value)
