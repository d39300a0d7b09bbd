"""Where charts hand over what is to become a file; who can write files listens."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget


class ChartExport(NamedTuple):
    """What of a chart is to become a file.

    Attributes:
        title: of the question for a file.
        kinds: what writes it, by the suffix; raises FileError.

    """

    title: str
    kinds: Mapping[str, Callable[[Path], object]]


class ChartOutlet(QObject):
    """Takes what charts of a window, and of windows that belong to it, want to export.

    Signals:
        export_wanted: a ``ChartExport``.

    """

    export_wanted = Signal(object)


def outlet_of(widget: QWidget) -> ChartOutlet:
    """Return the outlet of the window that a widget belongs to, however it is nested."""
    window: QWidget | None = widget.window()
    while window is not None:
        found = window.findChild(ChartOutlet, options=Qt.FindChildOption.FindDirectChildrenOnly)
        if found is not None:
            return found
        parent = window.parentWidget()
        window = parent.window() if parent is not None else None
    raise AssertionError(widget)  # a chart in a window without an outlet exports nothing
