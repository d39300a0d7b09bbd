"""Forces, torques, gravitation and what acts at a point, as they are drawn."""

import math
from collections.abc import Callable, Collection, Mapping
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from kane.elements.body import Body
from kane.elements.gravitation import Gravitation
from kane.elements.impulse import Impulse
from kane.elements.loads import Force, Torque
from kane.elements.pull import Pull
from kane.model import Model
from kane.model.poses import initial_poses
from kanevas.edits.drawing import vector
from kanevas.edits.elements import find
from kanevas.edits.joining import End
from kanevas.edits.sizing import DEFAULT_MASS
from kanevas.kinds.sizes import SOON

Array = npt.NDArray[np.float64]

WEIGHT = 9.81  # N/kg
JOLT = 1.0  # m/s, by which a usual impulse changes the speed of a body


def force(name: str, end: End, push: Array) -> Force:
    """Return a force at a point of a body, in ground axes (3,) [N]."""
    body, point = end
    return Force(name=name, body=body, point=point, force=vector(push))


def impulse(name: str, end: End, blow: Array) -> Impulse:
    """Return a blow at a point of a body after a while, in ground axes (3,) [N s]."""
    body, point = end
    return Impulse(name=name, body=body, point=point, when=SOON, impulse=vector(blow))


def torque(name: str, body: str, size: float, normal: Array) -> Torque:
    """Return a torque on a body about a normal in ground axes [N m]."""
    return Torque(name=name, body=body, torque=vector(size * normal))


def new_at_point(
    model: Model,
    kind: type,
    name: str,
    end: End,
    suited: Callable[[float], Mapping[str, float]],
) -> Any:
    """Return an element at a point of a body.

    Args:
        model: the model.
        kind: its type.
        name: its name.
        end: the body and the point.
        suited: returns its further fields for the mass of the body [kg].

    """
    body, point = end
    mass = find(model, body).mass_properties().mass or DEFAULT_MASS
    element = kind(name=name, body=body, point=point, **suited(mass))
    if isinstance(element, Pull):  # the hand is where the point is, and does not pull yet
        place = initial_poses(model).point(body, point)
        return msgspec.structs.replace(element, target=vector(place))
    return element


def gravitation(model: Model, name: str, bodies: Collection[str]) -> Gravitation:
    """Return the attraction between bodies, in the model's order; between all where none is named.

    Bodies that come later are attracted too where all are meant.
    """
    return Gravitation(
        name=name, bodies=tuple(body.name for body in model.bodies if body.name in bodies)
    )


def usual_force(body: Body) -> float:
    """Return a force of the size that suits a body [N]: its weight, as a round number."""
    return _round(WEIGHT * (body.mass_properties().mass or DEFAULT_MASS))


def usual_impulse(body: Body) -> float:
    """Return an impulse of the size that suits a body [N s]: one that it feels."""
    return _round(JOLT * (body.mass_properties().mass or DEFAULT_MASS))


def usual_torque(body: Body) -> float:
    """Return a torque of the size that suits a body [N m], as a round number.

    Its weight at the end of an arm that is as long as its mass is spread out.
    """
    mass, _, inertia = body.mass_properties()
    mass = mass or DEFAULT_MASS
    spread = math.sqrt(max(float(np.trace(inertia)) / 2 / mass, 0.0)) or 1.0
    return _round(WEIGHT * mass * spread)


def _round(size: float) -> float:
    """Return the power of ten, or twice or five times one, that is next below a size."""
    power = 10.0 ** math.floor(math.log10(size))
    return max(f * power for f in (1.0, 2.0, 5.0) if f * power <= size * (1 + 1e-12))
