"""A model with bushings, gravitation and drag, for the views."""

from kane.elements.body import Body
from kane.elements.bushing import Bushing
from kane.elements.drag import Drag
from kane.elements.gravitation import Gravitation
from kane.model import Model

STIFF = (1000.0, 1000.0, 1000.0)


def cushioned() -> Model:
    """A block on a bushing on the ground, an arm on a bushing on the block, drag at its end."""
    return Model(
        work_plane="xz",
        bodies=(
            Body(name="block", mass=5.0, inertia=(1.0, 1.0, 1.0), position=(0.0, 0.0, 0.3)),
            Body(name="arm", mass=1.0, inertia=(0.1, 0.1, 0.1), position=(0.7, 0.0, 0.3)),
        ),
        bushings=(
            Bushing(
                name="mount", body_a="ground", body_b="block", point_b=(0.0, 0.0, -0.2),
                stiffness=STIFF,
            ),
            Bushing(
                name="hinge", body_a="block", point_a=(0.3, 0.0, 0.0), axis_a=(0.0, 1.0, 0.0),
                body_b="arm", point_b=(-0.4, 0.0, 0.0), axis_b=(0.0, 1.0, 0.0), stiffness=STIFF,
            ),
        ),
        gravitations=(Gravitation(name="pull", constant=0.1),),
        drags=(Drag(name="air", body="arm", point=(0.3, 0.0, 0.0), linear=1.0),),
    )  # fmt: skip
