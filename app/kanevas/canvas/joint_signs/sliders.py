"""Signs of the joints along a line: prismatic, cylindrical, screw, point on line."""

import math

import numpy as np

from kane.elements.cylindrical import Cylindrical
from kane.elements.point_on_curve import PointOnCurve
from kane.elements.point_on_line import PointOnLine
from kane.elements.prismatic import Prismatic
from kane.elements.screw import Screw
from kanevas.canvas.joint_signs.look import Look, upright
from kanevas.canvas.joint_signs.marks import (
    Fill,
    Mark,
    Marks,
    centre_line,
    dot,
    ground_line,
    line,
    moved,
    pin,
    rectangle,
    ring,
    square,
    support,
    turned,
)
from kanevas.canvas.joint_signs.sign import Sign
from kanevas.drawing.geometry import Array, arc, arrow_head

BLOCK_HALF, BLOCK_HEIGHT = 11.0, 6.0
GUIDE_HALF = 21.0
GUIDE_GAP = 2.5
SLOT = 7.0
SHAFT, SHAFT_HALF = 3.0, 25.0
TURN, TURN_AT = np.array([4.0, 9.0]), 16.5
END_HALF = 8.5
# The thread: half its height, where it is on either side of the nut, and how far it leans.
THREAD, THREAD_AT, LEAN = 4.0, (14.0, 18.0, 22.0), 1.9


def prismatic(look: Look) -> Marks:
    """Return a block between two guides."""
    if look.along is None:
        return [*_ground_end_on(look), square(END_HALF), dot()]
    block = rectangle(-BLOCK_HALF, -BLOCK_HEIGHT, BLOCK_HALF, BLOCK_HEIGHT)
    return _guided(look, [block], BLOCK_HEIGHT + GUIDE_GAP)


def point_on_line(look: Look) -> Marks:
    """Return a ball between two guides."""
    if look.along is None:
        return [*_ground_end_on(look), ring(END_HALF), pin()]
    ball = [*(support() if look.grounded[1] else ()), pin()]
    return [*_guided(look, [], SLOT), *ball]


def point_on_curve(look: Look) -> Marks:
    """Return a pin; its curve is drawn as it is."""
    return [*(support() if look.grounded[1] else ()), *centre_line(look.ends[0]), pin()]


def cylindrical(look: Look) -> Marks:
    """Return a sleeve on a shaft, with the arrow of its turn."""
    if look.along is None:
        return [*_ground_end_on(look), ring(END_HALF), ring(4.5), dot(1.4)]
    along = upright(look.along) if look.grounded[0] else look.along
    marks: Marks = []
    if look.grounded[0]:
        marks += _ground_below(look, along, BLOCK_HEIGHT, BLOCK_HALF)
    marks.append(rectangle(-SHAFT_HALF, -SHAFT, SHAFT_HALF, SHAFT))
    marks.append(rectangle(-BLOCK_HALF, -BLOCK_HEIGHT, BLOCK_HALF, BLOCK_HEIGHT))
    return [*centre_line(look.ends[0]), *turned([*marks, *_turn_arrow()], along)]


def screw(look: Look) -> Marks:
    """Return a nut on a threaded rod; its thread is right-handed."""
    return _screw(look, LEAN)


def left_screw(look: Look) -> Marks:
    """Return a nut on a rod with a left-handed thread."""
    return _screw(look, -LEAN)


def _screw(look: Look, lean: float) -> Marks:
    """Return a nut on a threaded rod; the near side of a right-handed thread falls to the right."""
    if look.along is None:
        thread = Mark((arc(5.0, 0.0, 1.5 * math.pi),), width=1.2)
        return [*_ground_end_on(look), ring(END_HALF), thread, dot(1.4)]
    along = upright(look.along) if look.grounded[0] else look.along
    marks: Marks = []
    if look.grounded[0]:
        marks += _ground_below(look, along, BLOCK_HEIGHT, BLOCK_HALF)
    marks.append(rectangle(-SHAFT_HALF, -SHAFT, SHAFT_HALF, SHAFT))
    for x in (*(-x for x in THREAD_AT), *THREAD_AT):
        marks.append(line((x - lean, -THREAD), (x + lean, THREAD), width=1.4))
    marks.append(rectangle(-BLOCK_HALF, -BLOCK_HEIGHT, BLOCK_HALF, BLOCK_HEIGHT))
    edges = [line((-BLOCK_HALF, y), (BLOCK_HALF, y), width=1.2) for y in (-2.0, 2.0)]
    return [*centre_line(look.ends[0]), *turned([*marks, *edges], along)]


def _turn_arrow() -> Marks:
    """Return an arc around the shaft, half an ellipse in front of it."""
    bow = arc(1.0, -0.6 * math.pi, 0.95 * math.pi) * TURN + (TURN_AT, 0.0)
    back = np.array([-1.0, 0.35])
    tip = np.array([TURN_AT - 4.0, TURN[1] + 1.0])
    head = arrow_head(tip, back, 6.0, 6.5)
    return [Mark((bow,), width=1.3), Mark((head,), closed=True, fill=Fill.INK, width=0.5)]


def _guided(look: Look, inner: Marks, gap: float) -> Marks:
    assert look.along is not None  # seen end-on it is drawn otherwise
    along = upright(look.along) if look.grounded[0] else look.along
    marks: Marks = [line((-GUIDE_HALF, -gap), (GUIDE_HALF, -gap))]
    if look.grounded[0]:
        marks += _ground_below(look, along, gap, GUIDE_HALF)
    else:
        marks.append(line((-GUIDE_HALF, gap), (GUIDE_HALF, gap)))
    return [*centre_line(look.ends[0]), *turned([*marks, *inner], along)]


def _ground_below(look: Look, along: Array, below: float, half: float) -> Marks:
    # The strokes belong to the ground: they stand still while the sign goes with the slider.
    phase = float(look.ends[0] @ along)
    return moved(ground_line(2 * half, phase), np.array([0.0, below]))


def _ground_end_on(look: Look) -> Marks:
    if not any(look.grounded):
        return []
    return moved(ground_line(), np.array([0.0, END_HALF]))


SIGNS: dict[type, Sign] = {
    Prismatic: Sign(prismatic, turns=True),
    Cylindrical: Sign(cylindrical, turns=True),
    Screw: Sign(screw, turns=True),
    PointOnLine: Sign(point_on_line, turns=True),
    PointOnCurve: Sign(point_on_curve),
}
LEFT_SCREW = Sign(left_screw, turns=True)
