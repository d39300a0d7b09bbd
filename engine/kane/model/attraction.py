"""Which bodies attract each other: what every view draws of gravitation."""

import numpy as np
import numpy.typing as npt

from kane.elements.gravitation import Gravitation
from kane.model.model import Model

Array = npt.NDArray[np.float64]


def attracted(model: Model, gravitation: Gravitation) -> list[tuple[str, Array]]:
    """Return (body, its mass centre in body axes) of all that take part, the heaviest first."""
    bodies = [b for b in model.bodies if b.name in gravitation.bodies or not gravitation.bodies]
    found = [(body.name, body.mass_properties()) for body in bodies]
    found.sort(key=lambda entry: -entry[1].mass)
    return [(name, properties.center) for name, properties in found]
