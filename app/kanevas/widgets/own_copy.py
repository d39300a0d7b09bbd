"""Copy in a view that has something of its own to be copied."""

from PySide6.QtCore import QEvent
from PySide6.QtGui import QKeyEvent, QKeySequence


def asks_for_copy(event: QEvent) -> bool:
    """Return whether the window's Copy is about to take a key: a view that accepts it gets it."""
    return (
        isinstance(event, QKeyEvent)
        and event.type() == QEvent.Type.ShortcutOverride
        and event.matches(QKeySequence.StandardKey.Copy)
    )
