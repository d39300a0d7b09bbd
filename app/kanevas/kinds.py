"""The kinds of elements for the eye: their icons, and what people call them."""

from typing import Any, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from kane.elements.ball import Ball
from kane.elements.body import Body
from kane.elements.bushing import Bushing
from kane.elements.couplings import Gear, LinearCoupling, RackPinion
from kane.elements.cylindrical import Cylindrical
from kane.elements.drag import Drag
from kane.elements.drivers import AngleDriver, DisplacementDriver, DistanceDriver, PointDriver
from kane.elements.fixed import Fixed
from kane.elements.gravitation import Gravitation
from kane.elements.joint_springs import SliderSpring, TorsionSpring
from kane.elements.knife_edge import KnifeEdge
from kane.elements.loads import Force, Torque
from kane.elements.locks import AngleLock, DisplacementLock
from kane.elements.measure_point import MeasurePoint
from kane.elements.note import Note
from kane.elements.parallel_axes import ParallelAxes
from kane.elements.perpendicular_axes import PerpendicularAxes
from kane.elements.planar import Planar
from kane.elements.point_in_plane import PointInPlaneJoint
from kane.elements.point_on_line import PointOnLine
from kane.elements.prismatic import Prismatic
from kane.elements.revolute import Revolute
from kane.elements.rod_joint import RodJoint
from kane.elements.rolling_disc import RollingDisc
from kane.elements.ruler import Ruler
from kane.elements.screw import Screw
from kane.elements.spring import Spring
from kane.elements.universal import Universal
from kane.elements.velocity_joint import VelocityJoint
from kane.model import Measure, Parameter, ValueTable


class Kind(NamedTuple):
    """What stands for a type of elements.

    Attributes:
        picture: name of its icon in ``resources/icons``.
        word: what people call it, in the language of the program.

    """

    picture: str
    word: str


_KINDS: dict[type, tuple[str, str]] = {
    Body: ("body", QT_TRANSLATE_NOOP("Kinds", "body")),
    Ball: ("ball", QT_TRANSLATE_NOOP("Kinds", "ball joint")),
    Revolute: ("revolute", QT_TRANSLATE_NOOP("Kinds", "hinge (revolute joint)")),
    Prismatic: ("prismatic", QT_TRANSLATE_NOOP("Kinds", "slider (prismatic joint)")),
    Cylindrical: ("cylindrical", QT_TRANSLATE_NOOP("Kinds", "cylindrical joint")),
    Screw: ("screw", QT_TRANSLATE_NOOP("Kinds", "screw joint")),
    Universal: ("universal", QT_TRANSLATE_NOOP("Kinds", "universal joint")),
    Planar: ("planar", QT_TRANSLATE_NOOP("Kinds", "planar joint")),
    Fixed: ("fixed", QT_TRANSLATE_NOOP("Kinds", "fixed joint")),
    PointOnLine: ("point_on_line", QT_TRANSLATE_NOOP("Kinds", "point on a line")),
    PointInPlaneJoint: ("point_in_plane", QT_TRANSLATE_NOOP("Kinds", "point in a plane")),
    ParallelAxes: ("parallel_axes", QT_TRANSLATE_NOOP("Kinds", "parallel axes")),
    PerpendicularAxes: ("perpendicular_axes", QT_TRANSLATE_NOOP("Kinds", "perpendicular axes")),
    RodJoint: ("rod_joint", QT_TRANSLATE_NOOP("Kinds", "massless rod")),
    RollingDisc: ("rolling_disc", QT_TRANSLATE_NOOP("Kinds", "rolling disc")),
    KnifeEdge: ("knife_edge", QT_TRANSLATE_NOOP("Kinds", "knife edge")),
    VelocityJoint: ("velocity_joint", QT_TRANSLATE_NOOP("Kinds", "velocity joint")),
    Gear: ("gear", QT_TRANSLATE_NOOP("Kinds", "gear")),
    RackPinion: ("rack_and_pinion", QT_TRANSLATE_NOOP("Kinds", "rack and pinion")),
    LinearCoupling: ("linear_coupling", QT_TRANSLATE_NOOP("Kinds", "linear coupling")),
    AngleDriver: ("angle_driver", QT_TRANSLATE_NOOP("Kinds", "motor (driver of an angle)")),
    DisplacementDriver: (
        "displacement_driver",
        QT_TRANSLATE_NOOP("Kinds", "motor (driver of a displacement)"),
    ),
    DistanceDriver: (
        "distance_driver",
        QT_TRANSLATE_NOOP("Kinds", "actuator (driver of a distance)"),
    ),
    PointDriver: ("point_driver", QT_TRANSLATE_NOOP("Kinds", "driver of a point")),
    AngleLock: ("angle_lock", QT_TRANSLATE_NOOP("Kinds", "lock of an angle")),
    DisplacementLock: ("displacement_lock", QT_TRANSLATE_NOOP("Kinds", "lock of a displacement")),
    Spring: ("spring", QT_TRANSLATE_NOOP("Kinds", "spring-damper")),
    TorsionSpring: ("torsion_spring", QT_TRANSLATE_NOOP("Kinds", "torsional spring")),
    SliderSpring: ("slider_spring", QT_TRANSLATE_NOOP("Kinds", "spring in a slider")),
    Bushing: ("bushing", QT_TRANSLATE_NOOP("Kinds", "bushing")),
    Force: ("force", QT_TRANSLATE_NOOP("Kinds", "force")),
    Torque: ("torque", QT_TRANSLATE_NOOP("Kinds", "torque")),
    Gravitation: ("gravitation", QT_TRANSLATE_NOOP("Kinds", "gravitation")),
    Drag: ("drag", QT_TRANSLATE_NOOP("Kinds", "drag")),
    MeasurePoint: ("point", QT_TRANSLATE_NOOP("Kinds", "measure point")),
    Ruler: ("ruler", QT_TRANSLATE_NOOP("Kinds", "ruler")),
    Measure: ("measure", QT_TRANSLATE_NOOP("Kinds", "measure")),
    Note: ("note", QT_TRANSLATE_NOOP("Kinds", "text note")),
    Parameter: ("parameter", QT_TRANSLATE_NOOP("Kinds", "parameter")),
    ValueTable: ("table", QT_TRANSLATE_NOOP("Kinds", "table")),
}
_PARTICLE = ("particle", QT_TRANSLATE_NOOP("Kinds", "particle"))


def kind_of(element: Any) -> Kind:
    """Return the icon and the word for an element of a model."""
    if isinstance(element, Body) and element.particle:
        return _kind(*_PARTICLE)
    return _kind(*_KINDS[type(element)])


def _kind(picture: str, word: str) -> Kind:
    return Kind(picture, QCoreApplication.translate("Kinds", word))
