"""Where the pointer snaps to: ends, centres, grid … of the model as it is drawn; no Qt here."""

from typing import NamedTuple

from kane.fields import GROUND
from kanevas.canvas.geometry import Array


class Snap(NamedTuple):
    """A point to which the pointer is drawn.

    Attributes:
        kind: "end", "middle", "centre", "mass centre", "joint", "edge", "grid" …, by which the
            marker is chosen.
        ground: the point in ground axes, shape (3,) [m].
        body: the body on which it lies, the ground for grid and the like.

    """

    kind: str
    ground: Array
    body: str = GROUND
