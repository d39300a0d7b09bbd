"""Which sign each type of joint has."""

from collections.abc import Callable
from typing import NamedTuple

from kane.elements.ball import Ball
from kane.elements.cylindrical import Cylindrical
from kane.elements.fixed import Fixed
from kane.elements.knife_edge import KnifeEdge
from kane.elements.parallel_axes import ParallelAxes
from kane.elements.perpendicular_axes import PerpendicularAxes
from kane.elements.planar import Planar
from kane.elements.point_in_plane import PointInPlaneJoint
from kane.elements.point_on_line import PointOnLine
from kane.elements.prismatic import Prismatic
from kane.elements.revolute import Revolute
from kane.elements.rod_joint import RodJoint
from kane.elements.rolling_disc import RollingDisc
from kane.elements.screw import Screw
from kane.elements.universal import Universal
from kane.elements.velocity_joint import VelocityJoint
from kane.model import Joint
from kanevas.canvas.joint_signs import directions, pins, plates, rod, sliders, wheels
from kanevas.canvas.joint_signs.look import Look
from kanevas.canvas.joint_signs.marks import Marks


class Sign(NamedTuple):
    """How a type of joint is drawn.

    Attributes:
        marks: makes the lines of the sign from how the joint is seen.
        layer: signs of a higher layer cover those of a lower one: a pin that of the slider in
            which it sits.
        turns: whether the sign of a joint between two bodies turns with its first axis, as a
            whole. The ground is always hatched below.

    """

    marks: Callable[[Look], Marks]
    layer: int = 0
    turns: bool = False


LAYERS = 3
SIGNS: dict[type, Sign] = {
    Revolute: Sign(pins.revolute, layer=2),
    Prismatic: Sign(sliders.prismatic, turns=True),
    Cylindrical: Sign(sliders.cylindrical, turns=True),
    Screw: Sign(sliders.screw, turns=True),
    Universal: Sign(pins.universal, layer=1),
    Planar: Sign(plates.planar),
    Fixed: Sign(pins.fixed, layer=1),
    PointOnLine: Sign(sliders.point_on_line, turns=True),
    PointInPlaneJoint: Sign(plates.point_in_plane),
    ParallelAxes: Sign(directions.parallel),
    PerpendicularAxes: Sign(directions.perpendicular),
    RodJoint: Sign(rod.rod, layer=1),
    RollingDisc: Sign(wheels.rolling_disc),
    KnifeEdge: Sign(wheels.knife_edge),
    VelocityJoint: Sign(wheels.velocity),
    Ball: Sign(pins.ball, layer=2),
}
LEFT_SCREW = Sign(sliders.left_screw, turns=True)


def sign_of(joint: Joint) -> Sign:
    """Return the sign of a joint."""
    if isinstance(joint, Screw) and joint.pitch < 0:
        return LEFT_SCREW
    return SIGNS[type(joint)]
