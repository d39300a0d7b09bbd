"""Drivers and locks."""

from kane.elements.drivers import AngleDriver, DisplacementDriver, DistanceDriver, PointDriver
from kane.elements.locks import AngleLock, DisplacementLock
from kanevas.assets.language import QT_TRANSLATE_NOOP
from kanevas.kinds.kind import Entry, InJoint, JointWords, Kind

GROUPS = {
    "drivers": QT_TRANSLATE_NOOP("ModelTree", "Drivers"),
    "locks": QT_TRANSLATE_NOOP("ModelTree", "Locks"),
}
LOCK = InJoint(
    JointWords(
        QT_TRANSLATE_NOOP("InJoints", "Lock joint"),
        QT_TRANSLATE_NOOP("InJoints", "Lock: click on the hinge or slider that is to stand still"),
        QT_TRANSLATE_NOOP("InJoints", "A lock holds a joint that turns or slides: click on one."),
    ),
    QT_TRANSLATE_NOOP("InJoints", "lock"),
    lambda _inertia, _drawn: {},
)
KINDS = (
    Kind(
        AngleDriver,
        "angle_driver",
        QT_TRANSLATE_NOOP("Kinds", "motor (driver of an angle)"),
        title=QT_TRANSLATE_NOOP("fields", "Angle driver"),
        page="driver",
        menu=Entry("loads", QT_TRANSLATE_NOOP("InsertMenu", "Motor"), "O"),
    ),
    Kind(
        DisplacementDriver,
        "displacement_driver",
        QT_TRANSLATE_NOOP("Kinds", "motor (driver of a displacement)"),
        title=QT_TRANSLATE_NOOP("fields", "Displacement driver"),
        page="driver",
    ),
    Kind(
        DistanceDriver,
        "distance_driver",
        QT_TRANSLATE_NOOP("Kinds", "actuator (driver of a distance)"),
        title=QT_TRANSLATE_NOOP("fields", "Distance driver"),
        page="driver",
        menu=Entry("more drivers", QT_TRANSLATE_NOOP("InsertMenu", "&Actuator between points")),
    ),
    Kind(
        PointDriver,
        "point_driver",
        QT_TRANSLATE_NOOP("Kinds", "driver of a point"),
        title=QT_TRANSLATE_NOOP("fields", "Point driver"),
        page="driver",
        menu=Entry("more drivers", QT_TRANSLATE_NOOP("InsertMenu", "Driver of a &point")),
    ),
    Kind(
        AngleLock,
        "angle_lock",
        QT_TRANSLATE_NOOP("Kinds", "lock of an angle"),
        title=QT_TRANSLATE_NOOP("fields", "Angle lock"),
        page="lock",
        menu=Entry("more drivers", QT_TRANSLATE_NOOP("InsertMenu", "&Lock of a joint")),
        in_joint=LOCK,
    ),
    Kind(
        DisplacementLock,
        "displacement_lock",
        QT_TRANSLATE_NOOP("Kinds", "lock of a displacement"),
        title=QT_TRANSLATE_NOOP("fields", "Displacement lock"),
        page="lock",
        in_joint=LOCK,
    ),
)
