"""Named numbers, inputs and tables."""

from kane.model import Input, Parameter, ValueTable
from kanevas.assets.language import QT_TRANSLATE_NOOP
from kanevas.kinds.kind import Entry, Kind

GROUPS = {
    "parameters": QT_TRANSLATE_NOOP("ModelTree", "Parameters"),
    "inputs": QT_TRANSLATE_NOOP("ModelTree", "Inputs"),
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
        Input,
        "input",
        QT_TRANSLATE_NOOP("Kinds", "input"),
        title=QT_TRANSLATE_NOOP("fields", "Input"),
        page="input",
        menu=Entry("data", QT_TRANSLATE_NOOP("InsertMenu", "Input (set while it runs)")),
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
