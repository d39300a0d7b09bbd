"""The sign of the rod: a link between two pins."""

import math

import numpy as np

from kane.elements.rod_joint import RodJoint
from kanevas.canvas.joint_signs.look import Look
from kanevas.canvas.joint_signs.marks import Fill, Mark, Marks, moved, pin, support
from kanevas.canvas.joint_signs.sign import Sign
from kanevas.drawing.geometry import capsule

HALF_WIDTH = 2.4


def rod(look: Look) -> Marks:
    """Return a slim link, drawn at its true length from the first end towards the second."""
    start = look.ends[0]
    marks: Marks = []
    for grounded, end in zip(look.grounded, (start, np.zeros(2)), strict=True):
        if grounded:
            marks += moved(support(), end)
    if math.hypot(*start) > 1e-6:
        outline = capsule(start, np.zeros(2), HALF_WIDTH, 24)
        marks.append(Mark((outline,), closed=True, fill=Fill.PAPER, width=1.4))
    return [*marks, *moved([pin()], start), pin()]


SIGNS: dict[type, Sign] = {
    RodJoint: Sign(rod, layer=1, spans=True),
}
