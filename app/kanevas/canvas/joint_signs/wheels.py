"""Signs of the joints that hold speeds: rolling disc, knife edge, velocity."""

import numpy as np

from kane.elements.knife_edge import KnifeEdge
from kane.elements.rolling_disc import RollingDisc
from kane.elements.velocity_joint import VelocityJoint
from kanevas.canvas.joint_signs.look import Look, seen_along
from kanevas.canvas.joint_signs.marks import (
    THIN,
    Fill,
    Mark,
    Marks,
    Tone,
    centre_line,
    dot,
    ground_line,
    line,
    moved,
    rectangle,
    ring,
    square,
    turned,
)
from kanevas.canvas.joint_signs.sign import Sign
from kanevas.drawing.geometry import Array, arc, arrow_head

TABLE_HALF, TABLE_HEIGHT = 21.0, 3.5
FACING_HALF = 11.0
TREAD, STROKE = 7.0, 2.2
BACK = np.array([-1.0, 0.0])
WHEEL_HALF, TREAD_HALF, AXLE_HALF = 9.5, 2.8, 8.0
TRACK = (12.5, 21.0)
BADGE, ARROW_HALF, TURN = 12.0, 7.5, 8.5


def rolling_disc(look: Look) -> Marks:
    """Return the plane, a piece of tread on it, and a line from there to the disc's centre."""
    return _disc(look, [line((-TREAD, 0.0), (TREAD, 0.0), width=2.6), dot(2.8)])


def sliding_disc(look: Look) -> Marks:
    """Return the same where the disc slides: the tread is torn to strokes, the dot a ring."""
    torn = [
        line((x - STROKE, 0.0), (x + STROKE, 0.0), width=2.6)
        for x in (-2 * TREAD / 1.5, -TREAD / 2)
    ]
    return _disc(look, [*torn, *(mark.turned(BACK) for mark in torn), ring(3.4)])


def lifted_disc(look: Look) -> Marks:
    """Return the same where the disc is off the plane: a ring alone at its lowest point."""
    return _disc(look, [ring(3.4)])


def _disc(look: Look, tread: Marks) -> Marks:
    if look.along is None:
        return [*_ground_below(look, FACING_HALF), square(FACING_HALF), *_wheel(look.axes[1])]
    along = np.array([-look.along[1], look.along[0]])
    if look.grounded[0]:
        plane = turned(ground_line(2 * TABLE_HALF, float(look.ends[0] @ along)), along)
    else:
        table = [rectangle(-TABLE_HALF, 0.0, TABLE_HALF, TABLE_HEIGHT)]
        plane = [*centre_line(look.ends[0]), *turned(table, along)]
    hub = look.ends[1]
    held = moved(turned(ground_line(), along), hub) if look.grounded[1] else []
    return [*plane, *centre_line(hub), *held, *turned(tread, along)]


def knife_edge(look: Look) -> Marks:
    """Return a wheel on its track: from above, or from the side where its axle faces the viewer."""
    along = look.along
    if along is None:
        return [*_ground_below(look, WHEEL_HALF), *_wheel(look.axes[0])]
    near, far = TRACK
    tracks = (np.array([(0.0, near), (0.0, far)]), np.array([(0.0, -near), (0.0, -far)]))
    tone = Tone.GROUND if any(look.grounded) else Tone.FAINT
    track = Mark(tracks, width=1.4, tone=tone)
    return [*turned([track], along), *_wheel(look.axes[0])]


def velocity(look: Look) -> Marks:
    """Return an arrow along the velocity that is held, and one about the turn."""
    marks: Marks = [*centre_line(look.ends[0]), ring(BADGE)._replace(width=THIN)]
    linear, angular = look.axes
    if linear.any():
        marks += _arrow(seen_along(linear))
    if angular.any():
        bow = arc(TURN, 0.0, 1.5 * np.pi)
        head = arrow_head(np.array([3.0, -TURN]), np.array([1.0, 0.0]), 5.0, 5.5)
        marks += [Mark((bow,), width=1.3), _filled(head)]
    return marks


def _wheel(axle: Array) -> Marks:
    """Return a slim wheel across its axle, or a round one where the axle faces the viewer."""
    along = seen_along(axle)
    if along is None:
        return [ring(WHEEL_HALF), dot(1.8)]
    tyre = rectangle(-TREAD_HALF, -WHEEL_HALF, TREAD_HALF, WHEEL_HALF, Fill.INK)
    return turned([line((-AXLE_HALF, 0.0), (AXLE_HALF, 0.0)), tyre], along)


def _arrow(along: Array | None) -> Marks:
    if along is None:
        return [ring(3.8)._replace(width=1.4), dot(1.3)]
    tip = ARROW_HALF * along
    return [line(-tip, tip - 3.0 * along, width=2.0), _filled(arrow_head(tip, along, 6.0, 6.0))]


def _filled(outline: Array) -> Mark:
    return Mark((outline,), closed=True, fill=Fill.INK, width=0.5)


def _ground_below(look: Look, below: float) -> Marks:
    return moved(ground_line(), np.array([0.0, below])) if any(look.grounded) else []


SIGNS: dict[type, Sign] = {
    RollingDisc: Sign(rolling_disc, while_held={"slides": sliding_disc, "open": lifted_disc}),
    KnifeEdge: Sign(knife_edge),
    VelocityJoint: Sign(velocity),
}
