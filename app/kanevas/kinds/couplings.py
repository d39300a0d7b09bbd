"""Couplings of joints."""

from kane.elements.couplings import ExpressionCoupling, Gear, LinearCoupling, RackPinion
from kanevas.assets.language import QT_TRANSLATE_NOOP
from kanevas.kinds.kind import Entry, Kind

GROUPS = {
    "couplings": QT_TRANSLATE_NOOP("ModelTree", "Couplings"),
}
KINDS = (
    Kind(
        Gear,
        "gear",
        QT_TRANSLATE_NOOP("Kinds", "gear"),
        title=QT_TRANSLATE_NOOP("fields", "Gear"),
        page="gear",
        menu=Entry("couplings", QT_TRANSLATE_NOOP("InsertMenu", "&Gear")),
    ),
    Kind(
        RackPinion,
        "rack_and_pinion",
        QT_TRANSLATE_NOOP("Kinds", "rack and pinion"),
        title=QT_TRANSLATE_NOOP("fields", "Rack and pinion"),
        page="rack_and_pinion",
        menu=Entry("couplings", QT_TRANSLATE_NOOP("InsertMenu", "&Rack and pinion")),
    ),
    Kind(
        LinearCoupling,
        "linear_coupling",
        QT_TRANSLATE_NOOP("Kinds", "linear coupling"),
        title=QT_TRANSLATE_NOOP("fields", "Linear coupling"),
        page="linear_coupling",
        menu=Entry("couplings", QT_TRANSLATE_NOOP("InsertMenu", "&Linear coupling")),
    ),
    Kind(
        ExpressionCoupling,
        "expression_coupling",
        QT_TRANSLATE_NOOP("Kinds", "relation"),
        title=QT_TRANSLATE_NOOP("fields", "Relation by an expression"),
        page="expression_coupling",
        menu=Entry("data", QT_TRANSLATE_NOOP("InsertMenu", "Relation (constraint by expression)")),
    ),
)
