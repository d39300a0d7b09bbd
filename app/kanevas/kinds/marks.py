"""What is measured, and what is written on the drawing."""

from kane.elements.measure_point import MeasurePoint
from kane.elements.note import Note
from kane.elements.ruler import Ruler
from kane.model import Measure, Photo
from kanevas.assets.language import QT_TRANSLATE_NOOP
from kanevas.kinds.kind import Entry, Kind

GROUPS = {
    "points": QT_TRANSLATE_NOOP("ModelTree", "Points"),
    "rulers": QT_TRANSLATE_NOOP("ModelTree", "Rulers"),
    "measures": QT_TRANSLATE_NOOP("ModelTree", "Measures"),
    "notes": QT_TRANSLATE_NOOP("ModelTree", "Notes"),
    "photos": QT_TRANSLATE_NOOP("ModelTree", "Photos"),
}
KINDS = (
    Kind(
        MeasurePoint,
        "point",
        QT_TRANSLATE_NOOP("Kinds", "measure point"),
        title=QT_TRANSLATE_NOOP("fields", "Measure point"),
        page="measure_point",
        menu=Entry("marks", QT_TRANSLATE_NOOP("InsertMenu", "Measure po&int"), "I"),
    ),
    Kind(
        Ruler,
        "ruler",
        QT_TRANSLATE_NOOP("Kinds", "ruler"),
        title=QT_TRANSLATE_NOOP("fields", "Ruler"),
        page="ruler",
        menu=Entry("marks", QT_TRANSLATE_NOOP("InsertMenu", "R&uler"), "U"),
    ),
    Kind(
        Measure,
        "measure",
        QT_TRANSLATE_NOOP("Kinds", "measure"),
        title=QT_TRANSLATE_NOOP("fields", "Measure"),
        page="measure",
        menu=Entry("data", QT_TRANSLATE_NOOP("InsertMenu", "Measure (expression)")),
    ),
    Kind(
        Note,
        "note",
        QT_TRANSLATE_NOOP("Kinds", "text note"),
        title=QT_TRANSLATE_NOOP("fields", "Note"),
        page="note",
        menu=Entry("marks", QT_TRANSLATE_NOOP("InsertMenu", "&Note (words)"), "W"),
    ),
    Kind(
        Photo,
        "photo",
        QT_TRANSLATE_NOOP("Kinds", "photo"),
        title=QT_TRANSLATE_NOOP("fields", "Photo"),
        page="photo",
        menu=Entry("marks", QT_TRANSLATE_NOOP("InsertMenu", "Scale of a photo"), "Shift+U"),
    ),
)
