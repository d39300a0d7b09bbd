"""Signs of the joints that hold directions alone: parallel axes, perpendicular axes."""

import numpy as np

from kane.elements.parallel_axes import ParallelAxes
from kane.elements.perpendicular_axes import PerpendicularAxes
from kanevas.canvas.joint_signs.look import Look, seen_along
from kanevas.canvas.joint_signs.marks import (
    THIN,
    Marks,
    centre_line,
    dot,
    line,
    moved,
    ring,
)
from kanevas.canvas.joint_signs.sign import Sign
from kanevas.drawing.geometry import Array

BADGE = 12.0
STROKE_HALF = 6.5
APART = 3.2
LEG, CORNER = 12.5, 5.0


def parallel(look: Look) -> Marks:
    """Return two strokes side by side, each along the axis of one body."""
    along = look.along
    across = np.array([1.0, 0.0]) if along is None else np.array([-along[1], along[0]])
    marks = _badge(look)
    for axis, side in zip(look.axes, (-1, 1), strict=True):
        marks += moved(_stroke(axis), side * (5.0 if along is None else APART) * across)
    return marks


def perpendicular(look: Look) -> Marks:
    """Return the sign of the right angle, its legs along the axes of the bodies."""
    legs = [LEG * axis[:2] for axis in look.axes]
    middle = sum(legs) / 2
    marks = [line(legs[0], np.zeros(2), legs[1], width=2.2)]
    if all(seen_along(axis) is not None for axis in look.axes):
        a, b = (CORNER * axis[:2] for axis in look.axes)
        marks.append(line(a, a + b, b, width=1.2))
    else:
        marks += _end_on()
    return [*_badge(look), *moved(marks, -middle)]


def _stroke(axis: Array) -> Marks:
    along = seen_along(axis)
    if along is None:
        return _end_on()
    return [line(-STROKE_HALF * along, STROKE_HALF * along, width=2.2)]


def _end_on() -> Marks:
    return [ring(3.8)._replace(width=1.4), dot(1.3)]


def _badge(look: Look) -> Marks:
    """Return the paper of the sign, and the lines to the bodies that it joins."""
    links = [mark for end in look.ends for mark in centre_line(end)]
    paper = ring(BADGE)._replace(width=THIN)
    return [*links, paper]


SIGNS: dict[type, Sign] = {
    ParallelAxes: Sign(parallel),
    PerpendicularAxes: Sign(perpendicular),
}
