"""Where shapes touch, and which way they press: the point on the surfaces, and the normal."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kane.elements.ends import Rim
from kane.elements.primitives import RimContact, RollingContact, ShapeContact
from kane.model.poses import Poses
from kane.reading.contact import contact_point
from kane.reading.holds import Hold

Array = npt.NDArray[np.float64]


class Touched(NamedTuple):
    """Where two surfaces touch, or come nearest.

    Attributes:
        point: on body B, in ground axes, (3,) [m].
        normal: from body A to body B, a unit vector in ground axes, (3,).

    """

    point: Array
    normal: Array


class Touches(NamedTuple):
    """Places at which shapes touch at one time; those that are open are left out.

    Attributes:
        names: names of the contacts that they belong to; one may have several.
        at: (n, 3) where they are, in ground axes [m].
        normals: (n, 3) unit vectors away from the surface that is touched.
        holds: (n,) closed without friction, sticking or sliding.

    """

    names: tuple[str, ...]
    at: Array
    normals: Array
    holds: tuple[Hold, ...]


def touched(
    row: ShapeContact | RollingContact | RimContact, poses: Poses, feature: int | None
) -> Touched:
    """Return where a place of a contact is.

    Args:
        row: its row.
        poses: where the bodies stand.
        feature: of the core, which is touched, counted from 0; None for the nearest one.

    """
    match row:
        case ShapeContact() | RimContact():
            return Touched(*row.touched(poses, feature))
        case RollingContact():
            normal = row.directions[0]
            rim = Rim(row.body_a, normal, row.body_b, row.point_b, row.axis, row.radius)
            return Touched(contact_point(rim, poses), poses.turned(row.body_a, normal))
        case _:
            raise TypeError(row)
