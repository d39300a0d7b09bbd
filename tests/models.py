"""Models that tests of several kinds need."""

from kane.elements.ball import Ball
from kane.elements.body import Body
from kane.model import Model


def rod_between_far_supports() -> Model:
    """A rod of 1 m whose ends are to lie on supports 3 m apart: no run can begin."""
    rod = Body(name="rod", mass=1, inertia=(1, 1, 1))
    ends = (
        Ball(name=name, body_a="ground", point_a=(3 * x, 0, 0), body_b="rod", point_b=(x, 0, 0))
        for name, x in (("left", -0.5), ("right", 0.5))
    )
    return Model(bodies=(rod,), joints=tuple(ends))
