"""Quantities that a result holds for each element of a type."""

from typing import NamedTuple


class Quantity(NamedTuple):
    """A scalar that can be plotted: ``key`` as in ``K1.x``, SI unit, and its meaning in words."""

    key: str
    unit: str
    meaning: str


def not_computed(owner: object, key: str) -> LookupError:
    """Return what is raised for a quantity that its owner declares and that nothing computes."""
    return LookupError(f"nothing computes the quantity '{key}' of {type(owner).__name__}")


FORCES = (
    Quantity("fx", "N", "constraint force on body_b, x in ground axes"),
    Quantity("fy", "N", "constraint force on body_b, y in ground axes"),
    Quantity("fz", "N", "constraint force on body_b, z in ground axes"),
)
ANGLE = (
    Quantity("angle", "rad", "angle of body_b from body_a about the axis, full turns counted"),
    Quantity("angle_rate", "rad/s", "rate of the angle"),
)
DISPLACEMENT = (
    Quantity("displacement", "m", "displacement of point_b from point_a along the axis"),
    Quantity("displacement_rate", "m/s", "rate of the displacement"),
)
MOMENTS = (
    Quantity("mx", "N m", "constraint moment on body_b about point_b, x in ground axes"),
    Quantity("my", "N m", "constraint moment on body_b about point_b, y in ground axes"),
    Quantity("mz", "N m", "constraint moment on body_b about point_b, z in ground axes"),
)
KINETIC_ENERGY = Quantity("kinetic_energy", "J", "kinetic energy")
POTENTIAL_ENERGY = Quantity("potential_energy", "J", "potential energy")
POWER = Quantity("power", "W", "power that it gives to the bodies")
DISSIPATION = Quantity("dissipation", "W", "power that it turns into heat")
