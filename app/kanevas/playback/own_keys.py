"""Keys of the playback that the part with the focus needs itself."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractSlider,
    QApplication,
    QCheckBox,
    QComboBox,
    QTabBar,
    QTextEdit,
    QWidget,
)

WAYS = frozenset({Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End})
SPACE = frozenset({Qt.Key.Key_Space})
NEEDED: tuple[tuple[type[QWidget], frozenset[Qt.Key]], ...] = (
    (QCheckBox, SPACE),
    (QComboBox, WAYS | SPACE),
    (QAbstractItemView, WAYS),
    (QAbstractSlider, WAYS),
    (QTabBar, WAYS),
    (QTextEdit, WAYS | SPACE),
)


class OwnKeys(QObject):
    """Lets lists, ticks and choices with the focus keep space, arrows, Home and End.

    A window offers each key to the part with the focus before it takes it for a shortcut; most
    parts let it go by, and then somebody who goes through the window by Tab could not use them.
    Space on a button plays all the same: it has been clicked a moment before.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.modifiers() == Qt.KeyboardModifier.NoModifier
            and needs(QApplication.focusWidget(), Qt.Key(event.key()))
        ):
            event.accept()
            return True
        return super().eventFilter(watched, event)


def needs(part: QWidget | None, key: Qt.Key) -> bool:
    """Whether a part of the window has a use for a key without Shift, Ctrl or Alt."""
    return any(isinstance(part, kind) and key in keys for kind, keys in NEEDED)
