"""Forces, torques, drag and gravitation."""

from kane.elements.drag import Drag
from kane.elements.gravitation import Gravitation
from kane.elements.loads import Force, Torque
from kanevas.assets.language import QT_TRANSLATE_NOOP
from kanevas.kinds.kind import Entry, Kind

GROUPS = {
    "forces": QT_TRANSLATE_NOOP("ModelTree", "Forces"),
    "torques": QT_TRANSLATE_NOOP("ModelTree", "Torques"),
    "gravitations": QT_TRANSLATE_NOOP("ModelTree", "Gravitation"),
    "drags": QT_TRANSLATE_NOOP("ModelTree", "Drag"),
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
