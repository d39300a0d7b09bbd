"""Signs of the joints on a plane: planar, point in plane."""

import numpy as np

from kane.elements.planar import Planar
from kane.elements.point_in_plane import PointInPlaneJoint
from kanevas.canvas.joint_signs.look import Look
from kanevas.canvas.joint_signs.marks import (
    PIN_RADIUS,
    Fill,
    Mark,
    Marks,
    centre_line,
    ground_line,
    line,
    moved,
    pin,
    rectangle,
    square,
    support,
    turned,
)
from kanevas.canvas.joint_signs.sign import Sign
from kanevas.drawing.geometry import Array, arrow_head

TABLE_HALF, TABLE_HEIGHT = 21.0, 3.5
PLATE_HALF, PLATE_HEIGHT = 11.0, 4.5
GAP = 2.5
FACING_HALF, FOUR_WAYS = 11.0, 8.5


def planar(look: Look) -> Marks:
    """Return a plate on a table from the side, or the ways that it can go from above."""
    if look.along is None:
        return [*_ground_facing(look), square(FACING_HALF), *_four_ways()]
    plate = rectangle(-PLATE_HALF, -PLATE_HEIGHT, PLATE_HALF, 0.0, Fill.INK)
    return _on_table(look, [plate], GAP)


def point_in_plane(look: Look) -> Marks:
    """Return a ball on a table, from the side or from above."""
    if look.along is None:
        return [*_ground_facing(look), square(FACING_HALF), pin()]
    # What holds a ball on the ground stands on the side that the table leaves free.
    held = turned(support(), np.array([-1.0, 0.0])) if look.grounded[1] else []
    return _on_table(look, [*held, pin()], PIN_RADIUS + 1.5)


def _on_table(look: Look, upper: Marks, below: float) -> Marks:
    assert look.along is not None  # seen from above it is drawn otherwise
    along = np.array([-look.along[1], look.along[0]])
    if look.grounded[0]:
        table = ground_line(2 * TABLE_HALF, float(look.ends[0] @ along))
    else:
        table = [rectangle(-TABLE_HALF, 0.0, TABLE_HALF, TABLE_HEIGHT)]
    table = moved(table, np.array([0.0, below]))
    return [*centre_line(look.ends[0]), *turned([*table, *upper], along)]


def _four_ways() -> Marks:
    shaft = FOUR_WAYS - 3.0
    lines = [line(-way * shaft, way * shaft, width=1.2) for way in np.eye(2)]
    return lines + [_head(way * FOUR_WAYS, way) for way in (*np.eye(2), *-np.eye(2))]


def _head(tip: Array, way: Array) -> Mark:
    return Mark((arrow_head(tip, way, 4.0, 5.0),), closed=True, fill=Fill.INK, width=0.5)


def _ground_facing(look: Look) -> Marks:
    if not any(look.grounded):
        return []
    return moved(ground_line(), np.array([0.0, FACING_HALF]))


SIGNS: dict[type, Sign] = {
    Planar: Sign(planar),
    PointInPlaneJoint: Sign(point_in_plane),
}
