"""Springs and bushings."""

import math

from kane.elements.bushing import Bushing
from kane.elements.joint_springs import SliderSpring, TorsionSpring
from kane.elements.magnet import Magnet
from kane.elements.spring import Spring
from kanevas.assets.language import QT_TRANSLATE_NOOP
from kanevas.kinds.kind import Drawn, Entry, InJoint, JointWords, Kind, Linked
from kanevas.kinds.sizes import damping, nice, stiffness

GROUPS = {
    "springs": QT_TRANSLATE_NOOP("ModelTree", "Springs"),
    "magnets": QT_TRANSLATE_NOOP("ModelTree", "Magnets"),
    "joint_springs": QT_TRANSLATE_NOOP("ModelTree", "Joint springs"),
    "bushings": QT_TRANSLATE_NOOP("ModelTree", "Bushings"),
}
IN_JOINT = JointWords(
    QT_TRANSLATE_NOOP("InJoints", "Draw spring in joint"),
    QT_TRANSLATE_NOOP("InJoints", "Spring in a joint: click on a hinge or a slider"),
    QT_TRANSLATE_NOOP(
        "InJoints", "This spring acts in a joint that turns or slides: click on one."
    ),
)
KINDS = (
    Kind(
        Spring,
        "spring",
        QT_TRANSLATE_NOOP("Kinds", "spring-damper"),
        title=QT_TRANSLATE_NOOP("fields", "Spring"),
        page="spring",
        linked=Linked(
            QT_TRANSLATE_NOOP("Links", "Spring-damper"),
            QT_TRANSLATE_NOOP("Links", "spring"),
            QT_TRANSLATE_NOOP("Links", "as drawn it is free of force"),
            lambda mass, length: {
                "stiffness": stiffness(mass),
                "damping": damping(mass),
                "free_length": length,
            },
        ),
        menu=Entry("loads", QT_TRANSLATE_NOOP("InsertMenu", "Spring-damper"), "K"),
    ),
    Kind(
        Magnet,
        "magnet",
        QT_TRANSLATE_NOOP("Kinds", "magnet"),
        title=QT_TRANSLATE_NOOP("fields", "Magnet"),
        page="magnet",
        menu=Entry("more loads", QT_TRANSLATE_NOOP("InsertMenu", "&Magnet")),
        linked=Linked(
            QT_TRANSLATE_NOOP("Links", "Magnet"),
            QT_TRANSLATE_NOOP("Links", "magnet"),
            QT_TRANSLATE_NOOP("Links", "it pulls the two points together"),
            # so that a mass falls from there in a second: t^2 = pi^2 m d^3 / (8 c)
            lambda mass, length: {"strength": nice(math.pi**2 * mass * length**3 / 8)},
        ),
    ),
    Kind(
        TorsionSpring,
        "torsion_spring",
        QT_TRANSLATE_NOOP("Kinds", "torsional spring"),
        title=QT_TRANSLATE_NOOP("fields", "Torsional spring"),
        page="joint_spring",
        menu=Entry("loads", QT_TRANSLATE_NOOP("InsertMenu", "Spring in join&t"), "Shift+K"),
        in_joint=InJoint(
            IN_JOINT,
            QT_TRANSLATE_NOOP("InJoints", "torsional spring"),
            lambda moment, angle: {
                "stiffness": stiffness(moment),
                "damping": damping(moment),
                "free_angle": angle,
            },
        ),
    ),
    Kind(
        SliderSpring,
        "slider_spring",
        QT_TRANSLATE_NOOP("Kinds", "spring in a slider"),
        title=QT_TRANSLATE_NOOP("fields", "Spring along a joint"),
        page="joint_spring",
        in_joint=InJoint(
            IN_JOINT,
            QT_TRANSLATE_NOOP("InJoints", "slider spring"),
            lambda mass, displacement: {
                "stiffness": stiffness(mass),
                "damping": damping(mass),
                "free_displacement": displacement,
            },
        ),
    ),
    Kind(
        Bushing,
        "bushing",
        QT_TRANSLATE_NOOP("Kinds", "bushing"),
        title=QT_TRANSLATE_NOOP("fields", "Bushing"),
        page="bushing",
        menu=Entry("more loads", QT_TRANSLATE_NOOP("InsertMenu", "&Bushing")),
        drawn=Drawn(
            QT_TRANSLATE_NOOP("Joints", "Bushing"),
            QT_TRANSLATE_NOOP("Joints", "bushing"),
            QT_TRANSLATE_NOOP("Joints", "holds both together by springs and dampers"),
        ),
    ),
)
