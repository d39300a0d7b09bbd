"""A button that never needs more room than there is."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import (
    QSizePolicy,
    QStyle,
    QStyleOptionToolButton,
    QStylePainter,
    QToolButton,
    QWidget,
)

LEAST = 40  # pixels
MARGIN = 8  # pixels that frame and text keep from each other, of both sides


class ElidedButton(QToolButton):
    """Shows the start of a text that is too long."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, autoRaise=True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def minimumSizeHint(self) -> QSize:
        return QSize(LEAST, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        option = QStyleOptionToolButton()
        self.initStyleOption(option)
        room = self.width() - MARGIN
        option.text = self.fontMetrics().elidedText(option.text, Qt.TextElideMode.ElideRight, room)
        QStylePainter(self).drawComplexControl(QStyle.ComplexControl.CC_ToolButton, option)
