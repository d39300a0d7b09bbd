"""Named numbers."""

from kane.model import Parameter, ValueTable
from kanevas.assets.language import QT_TRANSLATE_NOOP
from kanevas.kinds.kind import Entry, Kind

GROUPS = {
    "parameters": QT_TRANSLATE_NOOP("ModelTree", "Parameters"),
    "tables": QT_TRANSLATE_NOOP("ModelTree", "Tables"),
}
KINDS = (
    Kind(
        Parameter,
        "parameter",
        QT_TRANSLATE_NOOP("Kinds", "parameter"),
        title=QT_TRANSLATE_NOOP("fields", "Parameter"),
        page="parameter",
        menu=Entry("data", QT_TRANSLATE_NOOP("InsertMenu", "Parameter")),
    ),
    Kind(
        ValueTable,
        "table",
        QT_TRANSLATE_NOOP("Kinds", "table"),
        title=QT_TRANSLATE_NOOP("fields", "Table of values"),
        page="table",
        menu=Entry("data", QT_TRANSLATE_NOOP("InsertMenu", "Table of values")),
    ),
)
