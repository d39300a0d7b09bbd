"""What joints are called where they are drawn, and what they do, in a line each."""

from typing import NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from kane.elements.ball import Ball
from kane.elements.bushing import Bushing
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


class Words(NamedTuple):
    """How a type of joint is spoken of.

    Attributes:
        picture: name of its icon, and of its tool.
        title: its name at the beginning of a sentence.
        stem: its name as that of an element, as in "hinge 2".
        says: what it does.

    """

    picture: str
    title: str
    stem: str
    says: str


_WORDS: dict[type, Words] = {
    Revolute: Words(
        "revolute",
        QT_TRANSLATE_NOOP("Joints", "Hinge"),
        QT_TRANSLATE_NOOP("Joints", "hinge"),
        QT_TRANSLATE_NOOP("Joints", "turns about a point"),
    ),
    Prismatic: Words(
        "prismatic",
        QT_TRANSLATE_NOOP("Joints", "Slider"),
        QT_TRANSLATE_NOOP("Joints", "slider"),
        QT_TRANSLATE_NOOP("Joints", "slides along a line and does not turn"),
    ),
    Ball: Words(
        "ball",
        QT_TRANSLATE_NOOP("Joints", "Ball joint"),
        QT_TRANSLATE_NOOP("Joints", "ball joint"),
        QT_TRANSLATE_NOOP("Joints", "turns about a point in all directions"),
    ),
    Fixed: Words(
        "fixed",
        QT_TRANSLATE_NOOP("Joints", "Fixed joint"),
        QT_TRANSLATE_NOOP("Joints", "fixed joint"),
        QT_TRANSLATE_NOOP("Joints", "holds both together as drawn"),
    ),
    Cylindrical: Words(
        "cylindrical",
        QT_TRANSLATE_NOOP("Joints", "Cylindrical joint"),
        QT_TRANSLATE_NOOP("Joints", "cylindrical joint"),
        QT_TRANSLATE_NOOP("Joints", "slides along a line and turns about it"),
    ),
    Screw: Words(
        "screw",
        QT_TRANSLATE_NOOP("Joints", "Screw"),
        QT_TRANSLATE_NOOP("Joints", "screw"),
        QT_TRANSLATE_NOOP("Joints", "advances along a line as it turns about it"),
    ),
    Universal: Words(
        "universal",
        QT_TRANSLATE_NOOP("Joints", "Universal joint"),
        QT_TRANSLATE_NOOP("Joints", "universal joint"),
        QT_TRANSLATE_NOOP("Joints", "carries the turn of a shaft around a bend"),
    ),
    Planar: Words(
        "planar",
        QT_TRANSLATE_NOOP("Joints", "Planar joint"),
        QT_TRANSLATE_NOOP("Joints", "planar joint"),
        QT_TRANSLATE_NOOP("Joints", "slides and turns in the work plane"),
    ),
    PointOnLine: Words(
        "point_on_line",
        QT_TRANSLATE_NOOP("Joints", "Point on a line"),
        QT_TRANSLATE_NOOP("Joints", "point on a line"),
        QT_TRANSLATE_NOOP("Joints", "slides along a line and turns: a pin in a slot"),
    ),
    PointInPlaneJoint: Words(
        "point_in_plane",
        QT_TRANSLATE_NOOP("Joints", "Point in a plane"),
        QT_TRANSLATE_NOOP("Joints", "point in a plane"),
        QT_TRANSLATE_NOOP("Joints", "a point stays in a plane: a ball on a table"),
    ),
    ParallelAxes: Words(
        "parallel_axes",
        QT_TRANSLATE_NOOP("Joints", "Parallel axes"),
        QT_TRANSLATE_NOOP("Joints", "parallel axes"),
        QT_TRANSLATE_NOOP("Joints", "turns about the normal of the work plane alone"),
    ),
    PerpendicularAxes: Words(
        "perpendicular_axes",
        QT_TRANSLATE_NOOP("Joints", "Perpendicular axes"),
        QT_TRANSLATE_NOOP("Joints", "perpendicular axes"),
        QT_TRANSLATE_NOOP("Joints", "keeps two directions at a right angle"),
    ),
    RodJoint: Words(
        "rod_joint",
        QT_TRANSLATE_NOOP("Joints", "Massless rod"),
        QT_TRANSLATE_NOOP("Joints", "massless rod"),
        QT_TRANSLATE_NOOP("Joints", "keeps the distance of two points"),
    ),
    RollingDisc: Words(
        "rolling_disc",
        QT_TRANSLATE_NOOP("Joints", "Rolling disc"),
        QT_TRANSLATE_NOOP("Joints", "rolling disc"),
        QT_TRANSLATE_NOOP("Joints", "rolls on a line without slip"),
    ),
    KnifeEdge: Words(
        "knife_edge",
        QT_TRANSLATE_NOOP("Joints", "Knife edge"),
        QT_TRANSLATE_NOOP("Joints", "knife edge"),
        QT_TRANSLATE_NOOP("Joints", "goes along its edge and not sideways: a skate"),
    ),
    VelocityJoint: Words(
        "velocity_joint",
        QT_TRANSLATE_NOOP("Joints", "Velocity joint"),
        QT_TRANSLATE_NOOP("Joints", "velocity joint"),
        QT_TRANSLATE_NOOP("Joints", "does not move along a direction"),
    ),
    Bushing: Words(
        "bushing",
        QT_TRANSLATE_NOOP("Joints", "Bushing"),
        QT_TRANSLATE_NOOP("Joints", "bushing"),
        QT_TRANSLATE_NOOP("Joints", "holds both together by springs and dampers"),
    ),
}
KINDS = tuple(_WORDS)
"""All types of joints, and the bushing, which is drawn like one."""


def words_of(kind: type) -> Words:
    """Return how a type of joint is spoken of, in the user's language."""
    picture, *texts = _WORDS[kind]
    return Words(picture, *(QCoreApplication.translate("Joints", text) for text in texts))
