"""Forces, torques, drag, pulls and gravitation."""

from kane.elements.drag import Drag
from kane.elements.gravitation import Gravitation
from kane.elements.loads import Force, Torque
from kane.elements.pull import Pull
from kanevas.assets.language import QT_TRANSLATE_NOOP
from kanevas.kinds.kind import AtPoint, Entry, Kind
from kanevas.kinds.sizes import nice

SLOWING = 1.0  # s, in which new drag takes most of the speed of a body
FOLLOWING = 10.0  # rad/s with which a body follows a new hand, without overshoot

GROUPS = {
    "forces": QT_TRANSLATE_NOOP("ModelTree", "Forces"),
    "torques": QT_TRANSLATE_NOOP("ModelTree", "Torques"),
    "gravitations": QT_TRANSLATE_NOOP("ModelTree", "Gravitation"),
    "drags": QT_TRANSLATE_NOOP("ModelTree", "Drag"),
    "pulls": QT_TRANSLATE_NOOP("ModelTree", "Pulls"),
}
KINDS = (
    Kind(
        Force,
        "force",
        QT_TRANSLATE_NOOP("Kinds", "force"),
        title=QT_TRANSLATE_NOOP("fields", "Force"),
        page="force",
        menu=Entry("loads", QT_TRANSLATE_NOOP("InsertMenu", "&Force"), "A"),
    ),
    Kind(
        Torque,
        "torque",
        QT_TRANSLATE_NOOP("Kinds", "torque"),
        title=QT_TRANSLATE_NOOP("fields", "Torque"),
        page="torque",
        menu=Entry("loads", QT_TRANSLATE_NOOP("InsertMenu", "Tor&que"), "T"),
    ),
    Kind(
        Drag,
        "drag",
        QT_TRANSLATE_NOOP("Kinds", "drag"),
        title=QT_TRANSLATE_NOOP("fields", "Drag"),
        page="drag",
        menu=Entry("more loads", QT_TRANSLATE_NOOP("InsertMenu", "&Drag (air, oil)")),
        at_point=AtPoint(
            QT_TRANSLATE_NOOP("AtPoints", "Draw drag"),
            QT_TRANSLATE_NOOP(
                "AtPoints", "Drag: click the point of a body at which the medium slows it"
            ),
            QT_TRANSLATE_NOOP("AtPoints", "drag"),
            QT_TRANSLATE_NOOP("AtPoints", "Drag acts on a body that moves: click on one."),
            lambda mass: {"linear": nice(mass / SLOWING)},
        ),
    ),
    Kind(
        Pull,
        "pull",
        QT_TRANSLATE_NOOP("Kinds", "pull"),
        title=QT_TRANSLATE_NOOP("fields", "Pull"),
        page="pull",
        menu=Entry("more loads", QT_TRANSLATE_NOOP("InsertMenu", "&Pull of a hand")),
        at_point=AtPoint(
            QT_TRANSLATE_NOOP("AtPoints", "Draw pull"),
            QT_TRANSLATE_NOOP("AtPoints", "Pull: click the point of a body that the hand holds"),
            QT_TRANSLATE_NOOP("AtPoints", "pull"),
            QT_TRANSLATE_NOOP("AtPoints", "A pull acts on a body that moves: click on one."),
            lambda mass: {
                "stiffness": nice(mass * FOLLOWING**2),
                "damping": nice(2.0 * mass * FOLLOWING),
            },
        ),
    ),
    Kind(
        Gravitation,
        "gravitation",
        QT_TRANSLATE_NOOP("Kinds", "gravitation"),
        title=QT_TRANSLATE_NOOP("fields", "Gravitation"),
        page="gravitation",
        menu=Entry("more loads", QT_TRANSLATE_NOOP("InsertMenu", "&Gravitation between bodies")),
    ),
)
