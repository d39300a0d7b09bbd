"""What holds only sometimes: stops, friction that sticks, latches; and what happens at once."""

from kane.elements.contact_group import ContactGroup
from kane.elements.contacts import BodyContact, PlaneContact
from kane.elements.event import UserEvent
from kane.elements.frictions import AngleFriction, Clutch, DisplacementFriction
from kane.elements.impulse import Impulse
from kane.elements.latches import AngleLatch, BodyLatch, DisplacementLatch
from kane.elements.release import Release
from kane.elements.stops import AngleStop, DisplacementStop, DistanceStop, MeasureStop, OneWay
from kanevas.assets.language import QT_TRANSLATE_NOOP
from kanevas.kinds.kind import Entry, InJoint, JointWords, Kind, Linked
from kanevas.kinds.sizes import PLAY, SOON, WAY, nice

SLACK = 0.1  # of the length of a new rope
SLOWING = 2.0  # rad/s^2, at which new friction brakes a hinge
COEFFICIENT = 0.3

GROUPS = {
    "contacts": QT_TRANSLATE_NOOP("ModelTree", "Contacts"),
    "stops": QT_TRANSLATE_NOOP("ModelTree", "Stops and ropes"),
    "frictions": QT_TRANSLATE_NOOP("ModelTree", "Dry friction"),
    "latches": QT_TRANSLATE_NOOP("ModelTree", "Latches"),
    "releases": QT_TRANSLATE_NOOP("ModelTree", "Releases"),
    "impulses": QT_TRANSLATE_NOOP("ModelTree", "Impulses"),
    "events": QT_TRANSLATE_NOOP("ModelTree", "Events"),
}
STOP = JointWords(
    QT_TRANSLATE_NOOP("InJoints", "Draw stop"),
    QT_TRANSLATE_NOOP("InJoints", "Stop: click on the hinge or slider that is to have limits"),
    QT_TRANSLATE_NOOP("InJoints", "A stop limits a joint that turns or slides: click on one."),
)
FREE_WHEEL = JointWords(
    QT_TRANSLATE_NOOP("InJoints", "Draw free wheel"),
    QT_TRANSLATE_NOOP("InJoints", "Free wheel: click on the hinge that is to turn one way only"),
    QT_TRANSLATE_NOOP("InJoints", "A free wheel needs a joint that turns: click on a hinge."),
)
FRICTION = JointWords(
    QT_TRANSLATE_NOOP("InJoints", "Draw friction"),
    QT_TRANSLATE_NOOP("InJoints", "Dry friction: click on the hinge or slider that rubs"),
    QT_TRANSLATE_NOOP(
        "InJoints", "This friction acts in a joint that turns or slides: click on one."
    ),
)
LATCH = JointWords(
    QT_TRANSLATE_NOOP("InJoints", "Draw latch"),
    QT_TRANSLATE_NOOP("InJoints", "Latch: click on the hinge or slider that it is to hold"),
    QT_TRANSLATE_NOOP("InJoints", "This latch holds a joint that turns or slides: click on one."),
)


def _about(half: float, drawn: float) -> dict[str, float]:
    return {"lower": drawn - half, "upper": drawn + half}


KINDS = (
    Kind(
        PlaneContact,
        "plane_contact",
        QT_TRANSLATE_NOOP("Kinds", "contact with a plane"),
        title=QT_TRANSLATE_NOOP("fields", "Contact with a plane"),
        page="plane_contact",
        menu=Entry("data", QT_TRANSLATE_NOOP("InsertMenu", "Floor under a body (contact)")),
    ),
    Kind(
        BodyContact,
        "body_contact",
        QT_TRANSLATE_NOOP("Kinds", "contact of bodies"),
        title=QT_TRANSLATE_NOOP("fields", "Contact of bodies"),
        page="contact",
        menu=Entry(
            "changing",
            QT_TRANSLATE_NOOP("InsertMenu", "Con&tact of bodies, or with the ground"),
            "Shift+C",
        ),
    ),
    Kind(
        ContactGroup,
        "contact_group",
        QT_TRANSLATE_NOOP("Kinds", "contact group"),
        title=QT_TRANSLATE_NOOP("fields", "Contact group"),
        page="contact_group",
        menu=Entry(
            "data", QT_TRANSLATE_NOOP("InsertMenu", "Group of bodies that touch each other")
        ),
    ),
    Kind(
        AngleStop,
        "angle_stop",
        QT_TRANSLATE_NOOP("Kinds", "stop of an angle"),
        title=QT_TRANSLATE_NOOP("fields", "Angle stop"),
        page="stop",
        menu=Entry("changing", QT_TRANSLATE_NOOP("InsertMenu", "&Stop of a joint")),
        in_joint=InJoint(
            STOP,
            QT_TRANSLATE_NOOP("InJoints", "stop"),
            lambda _inertia, angle: _about(PLAY, angle),
        ),
    ),
    Kind(
        DisplacementStop,
        "displacement_stop",
        QT_TRANSLATE_NOOP("Kinds", "stop of a displacement"),
        title=QT_TRANSLATE_NOOP("fields", "Displacement stop"),
        page="stop",
        in_joint=InJoint(
            STOP,
            QT_TRANSLATE_NOOP("InJoints", "stop"),
            lambda _mass, drawn: _about(nice(abs(drawn) / 2) or WAY, drawn),
        ),
    ),
    Kind(
        DistanceStop,
        "rope",
        QT_TRANSLATE_NOOP("Kinds", "rope or strut (limits of a distance)"),
        title=QT_TRANSLATE_NOOP("fields", "Rope or strut"),
        page="rope",
        menu=Entry("changing", QT_TRANSLATE_NOOP("InsertMenu", "&Rope or strut")),
        linked=Linked(
            QT_TRANSLATE_NOOP("Links", "Rope"),
            QT_TRANSLATE_NOOP("Links", "rope"),
            QT_TRANSLATE_NOOP("Links", "it is a tenth longer than drawn, and hangs loose at first"),
            lambda _mass, length: {"upper": (1.0 + SLACK) * length},
        ),
    ),
    Kind(
        OneWay,
        "one_way",
        QT_TRANSLATE_NOOP("Kinds", "free wheel"),
        title=QT_TRANSLATE_NOOP("fields", "Free wheel"),
        page="one_way",
        menu=Entry("changing", QT_TRANSLATE_NOOP("InsertMenu", "Free &wheel")),
        in_joint=InJoint(
            FREE_WHEEL,
            QT_TRANSLATE_NOOP("InJoints", "free wheel"),
            lambda _inertia, _angle: {},
        ),
    ),
    Kind(
        MeasureStop,
        "measure_stop",
        QT_TRANSLATE_NOOP("Kinds", "stop of a measure"),
        title=QT_TRANSLATE_NOOP("fields", "Stop of a measure"),
        page="measure_stop",
        menu=Entry("data", QT_TRANSLATE_NOOP("InsertMenu", "Stop of a measure")),
    ),
    Kind(
        AngleFriction,
        "angle_friction",
        QT_TRANSLATE_NOOP("Kinds", "dry friction about an axis"),
        title=QT_TRANSLATE_NOOP("fields", "Dry friction about an axis"),
        page="friction",
        menu=Entry("changing", QT_TRANSLATE_NOOP("InsertMenu", "Dry &friction in a joint")),
        in_joint=InJoint(
            FRICTION,
            QT_TRANSLATE_NOOP("InJoints", "friction"),
            lambda inertia, _angle: {"moment": nice(SLOWING * inertia)},
        ),
    ),
    Kind(
        DisplacementFriction,
        "displacement_friction",
        QT_TRANSLATE_NOOP("Kinds", "dry friction along an axis"),
        title=QT_TRANSLATE_NOOP("fields", "Dry friction along an axis"),
        page="friction",
        in_joint=InJoint(
            FRICTION,
            QT_TRANSLATE_NOOP("InJoints", "friction"),
            lambda _mass, _displacement: {"coefficient": COEFFICIENT},
        ),
    ),
    Kind(
        Clutch,
        "clutch",
        QT_TRANSLATE_NOOP("Kinds", "clutch"),
        title=QT_TRANSLATE_NOOP("fields", "Clutch"),
        page="clutch",
        menu=Entry("changing", QT_TRANSLATE_NOOP("InsertMenu", "&Clutch")),
    ),
    Kind(
        AngleLatch,
        "angle_latch",
        QT_TRANSLATE_NOOP("Kinds", "latch of an angle"),
        title=QT_TRANSLATE_NOOP("fields", "Angle latch"),
        page="latch",
        menu=Entry("changing", QT_TRANSLATE_NOOP("InsertMenu", "&Latch of a joint")),
        in_joint=InJoint(
            LATCH,
            QT_TRANSLATE_NOOP("InJoints", "latch"),
            lambda _inertia, _angle: {"closes": SOON},
        ),
    ),
    Kind(
        DisplacementLatch,
        "displacement_latch",
        QT_TRANSLATE_NOOP("Kinds", "latch of a displacement"),
        title=QT_TRANSLATE_NOOP("fields", "Displacement latch"),
        page="latch",
        in_joint=InJoint(
            LATCH,
            QT_TRANSLATE_NOOP("InJoints", "latch"),
            lambda _mass, _displacement: {"closes": SOON},
        ),
    ),
    Kind(
        BodyLatch,
        "body_latch",
        QT_TRANSLATE_NOOP("Kinds", "latch between bodies"),
        title=QT_TRANSLATE_NOOP("fields", "Latch between bodies"),
        page="latch",
        menu=Entry("changing", QT_TRANSLATE_NOOP("InsertMenu", "Latch between &bodies")),
        linked=Linked(
            QT_TRANSLATE_NOOP("Links", "Latch"),
            QT_TRANSLATE_NOOP("Links", "latch"),
            QT_TRANSLATE_NOOP("Links", "it shuts after a second, and holds the bodies as they are"),
            lambda _mass, _length: {"closes": SOON},
        ),
    ),
    Kind(
        Release,
        "release",
        QT_TRANSLATE_NOOP("Kinds", "release of a joint"),
        title=QT_TRANSLATE_NOOP("fields", "Release"),
        page="release",
        menu=Entry("changing", QT_TRANSLATE_NOOP("InsertMenu", "R&elease of a joint")),
    ),
    Kind(
        Impulse,
        "impulse",
        QT_TRANSLATE_NOOP("Kinds", "impulse (blow)"),
        title=QT_TRANSLATE_NOOP("fields", "Impulse"),
        page="impulse",
        menu=Entry("changing", QT_TRANSLATE_NOOP("InsertMenu", "&Impulse (blow)")),
    ),
    Kind(
        UserEvent,
        "event",
        QT_TRANSLATE_NOOP("Kinds", "event"),
        title=QT_TRANSLATE_NOOP("fields", "Event"),
        page="event",
        menu=Entry("data", QT_TRANSLATE_NOOP("InsertMenu", "Event (condition)")),
    ),
)
