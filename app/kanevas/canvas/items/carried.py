"""Points and directions that bodies carry, worked out all at once; no Qt here."""

from collections.abc import Iterable

import numpy as np

from kane.fields import GROUND, Vector
from kane.model.poses import Poses
from kanevas.drawing.geometry import Array


class Carried:
    """Vectors in the axes of bodies or of the ground, as points from their origins or directions.

    Args:
        vectors: the body and the vector in its axes, of each.

    """

    def __init__(self, vectors: Iterable[tuple[str, Vector | Array]]) -> None:
        pairs = list(vectors)
        self._bodies = [body for body, _ in pairs]
        self._local = np.array([vector for _, vector in pairs], dtype=float).reshape(-1, 3, 1)
        self._names: tuple[str, ...] | None = None
        self._rows = np.zeros(0, dtype=np.intp)

    def at(self, poses: Poses) -> tuple[Array, Array]:
        """Return all as directions and as points, in ground axes, shape (n, 3) each."""
        if poses.names is not self._names:
            row = {name: i for i, name in enumerate((*poses.names, GROUND))}
            self._names = poses.names
            self._rows = np.array([row[body] for body in self._bodies], dtype=np.intp)
        rotation = np.concatenate((poses.rotation, np.eye(3)[None]))
        origin = np.concatenate((poses.position, np.zeros((1, 3))))
        turned = (rotation[self._rows] @ self._local)[:, :, 0]
        return turned, turned + origin[self._rows]
