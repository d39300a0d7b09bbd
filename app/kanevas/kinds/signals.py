"""Signals and controllers."""

from kane.elements.controllers import Pid, Sampled
from kane.elements.signals import Integral, Lag, Signal, TransferFunction
from kanevas.assets.language import QT_TRANSLATE_NOOP
from kanevas.kinds.kind import Entry, Kind

GROUPS = {"signals": QT_TRANSLATE_NOOP("ModelTree", "Signals")}
KINDS = (
    Kind(
        Signal,
        "signal",
        QT_TRANSLATE_NOOP("Kinds", "signal"),
        title=QT_TRANSLATE_NOOP("fields", "Signal"),
        page="signal",
        menu=Entry("signals", QT_TRANSLATE_NOOP("InsertMenu", "Signal (expression)")),
    ),
    Kind(
        Integral,
        "integral",
        QT_TRANSLATE_NOOP("Kinds", "integral"),
        title=QT_TRANSLATE_NOOP("fields", "Integral"),
        page="integral",
        menu=Entry("signals", QT_TRANSLATE_NOOP("InsertMenu", "Integral")),
    ),
    Kind(
        Lag,
        "lag",
        QT_TRANSLATE_NOOP("Kinds", "lag"),
        title=QT_TRANSLATE_NOOP("fields", "First-order lag"),
        page="lag",
        menu=Entry("signals", QT_TRANSLATE_NOOP("InsertMenu", "First-order lag")),
    ),
    Kind(
        TransferFunction,
        "transfer",
        QT_TRANSLATE_NOOP("Kinds", "transfer function"),
        title=QT_TRANSLATE_NOOP("fields", "Transfer function"),
        page="transfer",
        menu=Entry("signals", QT_TRANSLATE_NOOP("InsertMenu", "Transfer function")),
    ),
    Kind(
        Pid,
        "pid",
        QT_TRANSLATE_NOOP("Kinds", "PID controller"),
        title=QT_TRANSLATE_NOOP("fields", "PID controller"),
        page="pid",
        menu=Entry("signals", QT_TRANSLATE_NOOP("InsertMenu", "PID controller")),
    ),
    Kind(
        Sampled,
        "sampled",
        QT_TRANSLATE_NOOP("Kinds", "sampled signal"),
        title=QT_TRANSLATE_NOOP("fields", "Sampled signal"),
        page="sampled",
        menu=Entry("signals", QT_TRANSLATE_NOOP("InsertMenu", "Sampled signal (digital)")),
    ),
)
