"""Springs, dampers and bushings as they are drawn, stiff enough for the masses that they carry."""

import numpy as np
from msgspec.structs import replace

from kane.elements.axes import AxisJoint
from kane.elements.bushing import Bushing
from kane.elements.couplings import JointCoordinate
from kane.elements.joint_springs import SliderSpring, TorsionSpring
from kane.elements.spring import Spring
from kane.fields import Vector
from kane.model import Model
from kane.model.poses import initial_poses
from kanevas.edits.joining import End, Place, ends_in_order, joint
from kanevas.edits.sizing import damping, mass_between, moment_between, stiffness

ROUND_OFF = 1e-12  # rad or m
STIFF = 0.1  # s, the period of a body on a new bushing


def spring(model: Model, name: str, start: End, end: End) -> Spring:
    """Return a spring and damper between two points, without force as drawn.

    The masses swing on it in about a second. Ends are in either order.
    """
    poses = initial_poses(model)
    (body_a, point_a), (body_b, point_b) = ends_in_order(model, start, end)
    mass = mass_between(model, body_a, body_b)
    way = poses.point(body_b, point_b) - poses.point(body_a, point_a)
    return Spring(
        name=name,
        body_a=body_a,
        point_a=point_a,
        body_b=body_b,
        point_b=point_b,
        stiffness=stiffness(mass),
        damping=damping(mass),
        free_length=float(np.linalg.norm(way)),
    )


def joint_spring(
    model: Model, name: str, holder: AxisJoint, coordinate: JointCoordinate
) -> TorsionSpring | SliderSpring:
    """Return a spring and damper in a joint, without force as drawn.

    Args:
        model: the model.
        name: its name.
        holder: the joint.
        coordinate: which the joint has.

    """
    free = holder.coordinates()[coordinate].value(initial_poses(model))
    free = 0.0 if abs(free) < ROUND_OFF else free
    if coordinate == "displacement":
        mass = mass_between(model, holder.body_a, holder.body_b)
        return SliderSpring(
            name=name,
            joint=holder.name,
            stiffness=stiffness(mass),
            damping=damping(mass),
            free_displacement=free,
        )
    moment = moment_between(model, holder)
    return TorsionSpring(
        name=name,
        joint=holder.name,
        stiffness=stiffness(moment),
        damping=damping(moment),
        free_angle=free,
    )


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
