"""A vector that a view asks to be drawn in the 3D view."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt


class Arrow(NamedTuple):
    """A vector at a point of space.

    Attributes:
        name: of the element that it belongs to; a pick of the arrow selects it.
        kind: what it is, which decides colour and scale: ``force``, ``torque``, ``velocity``,
            ``angular_velocity``, ``reaction_force``, ``reaction_moment``.
        at: where it starts, in ground axes, (3,) [m].
        vector: in ground axes, (3,), in the SI unit of its kind.

    """

    name: str
    kind: str
    at: npt.NDArray[np.float64]
    vector: npt.NDArray[np.float64]
