"""A vector that a view asks to be drawn in the 3D view."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kane.reading.vector_kind import VectorKind


class Arrow(NamedTuple):
    """A vector at a point of space.

    Attributes:
        name: of the element that it belongs to; a pick of the arrow selects it.
        kind: what it is, which decides colour and scale: see
            ``kane.reading.vector_kind.VectorKind``.
        at: where it starts, in ground axes, (3,) [m].
        vector: in ground axes, (3,), in the SI unit of its kind.

    """

    name: str
    kind: VectorKind
    at: npt.NDArray[np.float64]
    vector: npt.NDArray[np.float64]
