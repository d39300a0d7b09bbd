"""Joints, in the order of the palette."""

from kane.elements.ball import Ball
from kane.elements.constant_velocity import ConstantVelocity
from kane.elements.cylindrical import Cylindrical
from kane.elements.fixed import Fixed
from kane.elements.knife_edge import KnifeEdge
from kane.elements.parallel_axes import ParallelAxes
from kane.elements.perpendicular_axes import PerpendicularAxes
from kane.elements.planar import Planar
from kane.elements.point_in_plane import PointInPlaneJoint
from kane.elements.point_on_curve import PointOnCurve
from kane.elements.point_on_line import PointOnLine
from kane.elements.prismatic import Prismatic
from kane.elements.revolute import Revolute
from kane.elements.rod_joint import RodJoint
from kane.elements.rolling_disc import RollingDisc
from kane.elements.screw import Screw
from kane.elements.universal import Universal
from kane.elements.velocity_joint import VelocityJoint
from kanevas.assets.language import QT_TRANSLATE_NOOP
from kanevas.kinds.kind import Drawn, Entry, Kind

GROUPS = {
    "joints": QT_TRANSLATE_NOOP("ModelTree", "Joints"),
}
KINDS = (
    Kind(
        Revolute,
        "revolute",
        QT_TRANSLATE_NOOP("Kinds", "hinge (revolute joint)"),
        title=QT_TRANSLATE_NOOP("fields", "Revolute joint"),
        page="revolute",
        menu=Entry("joints", QT_TRANSLATE_NOOP("InsertMenu", "&Hinge"), "H"),
        drawn=Drawn(
            QT_TRANSLATE_NOOP("Joints", "Hinge"),
            QT_TRANSLATE_NOOP("Joints", "hinge"),
            QT_TRANSLATE_NOOP("Joints", "turns about a point"),
        ),
    ),
    Kind(
        Prismatic,
        "prismatic",
        QT_TRANSLATE_NOOP("Kinds", "slider (prismatic joint)"),
        title=QT_TRANSLATE_NOOP("fields", "Prismatic joint"),
        page="prismatic",
        menu=Entry("joints", QT_TRANSLATE_NOOP("InsertMenu", "Slid&er"), "S"),
        drawn=Drawn(
            QT_TRANSLATE_NOOP("Joints", "Slider"),
            QT_TRANSLATE_NOOP("Joints", "slider"),
            QT_TRANSLATE_NOOP("Joints", "slides along a line and does not turn"),
        ),
    ),
    Kind(
        Ball,
        "ball",
        QT_TRANSLATE_NOOP("Kinds", "ball joint"),
        title=QT_TRANSLATE_NOOP("fields", "Ball joint"),
        page="ball",
        menu=Entry("joints", QT_TRANSLATE_NOOP("InsertMenu", "Ball &joint"), "L"),
        drawn=Drawn(
            QT_TRANSLATE_NOOP("Joints", "Ball joint"),
            QT_TRANSLATE_NOOP("Joints", "ball joint"),
            QT_TRANSLATE_NOOP("Joints", "turns about a point in all directions"),
        ),
    ),
    Kind(
        Fixed,
        "fixed",
        QT_TRANSLATE_NOOP("Kinds", "fixed joint"),
        title=QT_TRANSLATE_NOOP("fields", "Fixed joint"),
        page="fixed",
        menu=Entry("joints", QT_TRANSLATE_NOOP("InsertMenu", "Fi&xed joint"), "X"),
        drawn=Drawn(
            QT_TRANSLATE_NOOP("Joints", "Fixed joint"),
            QT_TRANSLATE_NOOP("Joints", "fixed joint"),
            QT_TRANSLATE_NOOP("Joints", "holds both together as drawn"),
        ),
    ),
    Kind(
        Cylindrical,
        "cylindrical",
        QT_TRANSLATE_NOOP("Kinds", "cylindrical joint"),
        title=QT_TRANSLATE_NOOP("fields", "Cylindrical joint"),
        page="cylindrical",
        menu=Entry("more joints", QT_TRANSLATE_NOOP("InsertMenu", "&Cylindrical joint")),
        drawn=Drawn(
            QT_TRANSLATE_NOOP("Joints", "Cylindrical joint"),
            QT_TRANSLATE_NOOP("Joints", "cylindrical joint"),
            QT_TRANSLATE_NOOP("Joints", "slides along a line and turns about it"),
        ),
    ),
    Kind(
        Screw,
        "screw",
        QT_TRANSLATE_NOOP("Kinds", "screw joint"),
        title=QT_TRANSLATE_NOOP("fields", "Screw joint"),
        page="screw",
        menu=Entry("more joints", QT_TRANSLATE_NOOP("InsertMenu", "&Screw")),
        drawn=Drawn(
            QT_TRANSLATE_NOOP("Joints", "Screw"),
            QT_TRANSLATE_NOOP("Joints", "screw"),
            QT_TRANSLATE_NOOP("Joints", "advances along a line as it turns about it"),
        ),
    ),
    Kind(
        Universal,
        "universal",
        QT_TRANSLATE_NOOP("Kinds", "universal joint"),
        title=QT_TRANSLATE_NOOP("fields", "Universal joint"),
        page="universal",
        menu=Entry("more joints", QT_TRANSLATE_NOOP("InsertMenu", "&Universal joint")),
        drawn=Drawn(
            QT_TRANSLATE_NOOP("Joints", "Universal joint"),
            QT_TRANSLATE_NOOP("Joints", "universal joint"),
            QT_TRANSLATE_NOOP("Joints", "carries the turn of a shaft around a bend"),
        ),
    ),
    Kind(
        ConstantVelocity,
        "constant_velocity",
        QT_TRANSLATE_NOOP("Kinds", "constant-velocity joint"),
        title=QT_TRANSLATE_NOOP("fields", "Constant-velocity joint"),
        page="constant_velocity",
        menu=Entry("more joints", QT_TRANSLATE_NOOP("InsertMenu", "Constant-velocity &joint")),
        drawn=Drawn(
            QT_TRANSLATE_NOOP("Joints", "Constant-velocity joint"),
            QT_TRANSLATE_NOOP("Joints", "constant-velocity joint"),
            QT_TRANSLATE_NOOP("Joints", "carries a turn around a bend at equal speeds"),
        ),
    ),
    Kind(
        Planar,
        "planar",
        QT_TRANSLATE_NOOP("Kinds", "planar joint"),
        title=QT_TRANSLATE_NOOP("fields", "Planar joint"),
        page="planar",
        menu=Entry("more joints", QT_TRANSLATE_NOOP("InsertMenu", "&Planar joint")),
        drawn=Drawn(
            QT_TRANSLATE_NOOP("Joints", "Planar joint"),
            QT_TRANSLATE_NOOP("Joints", "planar joint"),
            QT_TRANSLATE_NOOP("Joints", "slides and turns in the work plane"),
        ),
    ),
    Kind(
        RodJoint,
        "rod_joint",
        QT_TRANSLATE_NOOP("Kinds", "massless rod"),
        title=QT_TRANSLATE_NOOP("fields", "Rod joint"),
        page="rod_joint",
        menu=Entry("more joints", QT_TRANSLATE_NOOP("InsertMenu", "&Massless rod")),
        drawn=Drawn(
            QT_TRANSLATE_NOOP("Joints", "Massless rod"),
            QT_TRANSLATE_NOOP("Joints", "massless rod"),
            QT_TRANSLATE_NOOP("Joints", "keeps the distance of two points"),
        ),
    ),
    Kind(
        PointOnLine,
        "point_on_line",
        QT_TRANSLATE_NOOP("Kinds", "point on a line"),
        title=QT_TRANSLATE_NOOP("fields", "Point on line"),
        page="point_on_line",
        menu=Entry("more joints", QT_TRANSLATE_NOOP("InsertMenu", "Point on a &line (slot)")),
        drawn=Drawn(
            QT_TRANSLATE_NOOP("Joints", "Point on a line"),
            QT_TRANSLATE_NOOP("Joints", "point on a line"),
            QT_TRANSLATE_NOOP("Joints", "slides along a line and turns: a pin in a slot"),
        ),
    ),
    Kind(
        PointOnCurve,
        "point_on_curve",
        QT_TRANSLATE_NOOP("Kinds", "point on a curve"),
        title=QT_TRANSLATE_NOOP("fields", "Point on curve"),
        page="point_on_curve",
        menu=Entry("more joints", QT_TRANSLATE_NOOP("InsertMenu", "Point on a curv&e (cam, slot)")),
        drawn=Drawn(
            QT_TRANSLATE_NOOP("Joints", "Point on a curve"),
            QT_TRANSLATE_NOOP("Joints", "point on a curve"),
            QT_TRANSLATE_NOOP("Joints", "goes along a curve and turns: a cam, a curved slot"),
        ),
    ),
    Kind(
        PointInPlaneJoint,
        "point_in_plane",
        QT_TRANSLATE_NOOP("Kinds", "point in a plane"),
        title=QT_TRANSLATE_NOOP("fields", "Point in plane"),
        page="point_in_plane",
        menu=Entry("more joints", QT_TRANSLATE_NOOP("InsertMenu", "Point &in a plane")),
        drawn=Drawn(
            QT_TRANSLATE_NOOP("Joints", "Point in a plane"),
            QT_TRANSLATE_NOOP("Joints", "point in a plane"),
            QT_TRANSLATE_NOOP("Joints", "a point stays in a plane: a ball on a table"),
        ),
    ),
    Kind(
        ParallelAxes,
        "parallel_axes",
        QT_TRANSLATE_NOOP("Kinds", "parallel axes"),
        title=QT_TRANSLATE_NOOP("fields", "Parallel axes"),
        page="parallel_axes",
        menu=Entry("more joints", QT_TRANSLATE_NOOP("InsertMenu", "Parallel &axes")),
        drawn=Drawn(
            QT_TRANSLATE_NOOP("Joints", "Parallel axes"),
            QT_TRANSLATE_NOOP("Joints", "parallel axes"),
            QT_TRANSLATE_NOOP("Joints", "turns about the normal of the work plane alone"),
        ),
    ),
    Kind(
        PerpendicularAxes,
        "perpendicular_axes",
        QT_TRANSLATE_NOOP("Kinds", "perpendicular axes"),
        title=QT_TRANSLATE_NOOP("fields", "Perpendicular axes"),
        page="perpendicular_axes",
        menu=Entry("more joints", QT_TRANSLATE_NOOP("InsertMenu", "Perpen&dicular axes")),
        drawn=Drawn(
            QT_TRANSLATE_NOOP("Joints", "Perpendicular axes"),
            QT_TRANSLATE_NOOP("Joints", "perpendicular axes"),
            QT_TRANSLATE_NOOP("Joints", "keeps two directions at a right angle"),
        ),
    ),
    Kind(
        RollingDisc,
        "rolling_disc",
        QT_TRANSLATE_NOOP("Kinds", "rolling disc"),
        title=QT_TRANSLATE_NOOP("fields", "Rolling disc"),
        page="rolling_disc",
        menu=Entry("more joints", QT_TRANSLATE_NOOP("InsertMenu", "&Rolling disc")),
        drawn=Drawn(
            QT_TRANSLATE_NOOP("Joints", "Rolling disc"),
            QT_TRANSLATE_NOOP("Joints", "rolling disc"),
            QT_TRANSLATE_NOOP("Joints", "rolls on a line without slip"),
        ),
    ),
    Kind(
        KnifeEdge,
        "knife_edge",
        QT_TRANSLATE_NOOP("Kinds", "knife edge"),
        title=QT_TRANSLATE_NOOP("fields", "Knife edge"),
        page="knife_edge",
        menu=Entry("more joints", QT_TRANSLATE_NOOP("InsertMenu", "&Knife edge (skate, wheel)")),
        drawn=Drawn(
            QT_TRANSLATE_NOOP("Joints", "Knife edge"),
            QT_TRANSLATE_NOOP("Joints", "knife edge"),
            QT_TRANSLATE_NOOP("Joints", "goes along its edge and not sideways: a skate"),
        ),
    ),
    Kind(
        VelocityJoint,
        "velocity_joint",
        QT_TRANSLATE_NOOP("Kinds", "velocity joint"),
        title=QT_TRANSLATE_NOOP("fields", "Velocity joint"),
        page="velocity_joint",
        menu=Entry("more joints", QT_TRANSLATE_NOOP("InsertMenu", "&Velocity joint")),
        drawn=Drawn(
            QT_TRANSLATE_NOOP("Joints", "Velocity joint"),
            QT_TRANSLATE_NOOP("Joints", "velocity joint"),
            QT_TRANSLATE_NOOP("Joints", "does not move along a direction"),
        ),
    ),
)
