"""Finds words that have less room than they need."""

from PySide6.QtCore import QRect
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QComboBox,
    QLabel,
    QRadioButton,
    QTabBar,
    QToolButton,
    QWidget,
)

from kanevas.inspector.choice_editors import ChoiceBox
from kanevas.widgets.elided_label import ElidedLabel

ARROW = 20  # pixels of a box of choices at its side, in the style of the program


def cut_words(root):
    """Return what is to be seen below a widget and does not fit where it stands.

    What shortens its words with dots, and says all in its tooltip, does so on purpose.
    """
    parts = [part for part in root.findChildren(QWidget) if part.isVisible()]
    return sorted({words for part in parts for words in _cut(part) if words})


def _cut(part):
    match part:
        case ElidedLabel() | ChoiceBox():
            return
        case QLabel() if part.wordWrap():
            if part.heightForWidth(part.width()) > part.height() + 1:
                yield part.text()
        case QLabel() if part.pixmap().isNull():
            if part.sizeHint().width() > part.width() or part.sizeHint().height() > part.height():
                yield part.text()
        case QCheckBox() | QRadioButton():
            if part.sizeHint().width() > part.width():
                yield part.text()
        case QToolButton() if not part.text() or not part.icon().isNull():
            return
        case QAbstractButton() if part.text():
            if part.fontMetrics().horizontalAdvance(part.text().replace("&", "")) > part.width():
                yield part.text()
        case QComboBox():
            if _width(part, part.currentText()) > part.width() - ARROW:
                yield part.currentText()
        case QTabBar():
            for i in range(part.count()):
                room: QRect = part.tabRect(i)
                if _width(part, part.tabText(i)) > room.width() or not part.rect().contains(room):
                    yield part.tabText(i)


def _width(part, text):
    return part.fontMetrics().horizontalAdvance(text.replace("&", ""))
