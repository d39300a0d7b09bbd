"""The mark that says where a quantity goes that is dragged over the plots."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from kanevas.look.theme import Theme

ROOM = 6  # pixels about the words


class DropMark(QWidget):
    """A frame with words over the place where a drop would go."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._color, self._paper = QColor(), QColor()
        self._text = ""
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self._color, self._paper = QColor(theme.accent), QColor(theme.plot_background)

    @property
    def text(self) -> str:
        """What it says."""
        return self._text

    def show_at(self, rect: QRect, text: str) -> None:
        """Frame a place, and say what a drop does there."""
        self._text = text
        self.setGeometry(rect)
        self.show()
        self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fill = QColor(self._color)
        fill.setAlpha(40)
        painter.setPen(QPen(self._color, 2))
        painter.setBrush(fill)
        painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), 5, 5)
        metrics = painter.fontMetrics()
        text = metrics.elidedText(self._text, Qt.TextElideMode.ElideRight, self.width() - 4 * ROOM)
        label = metrics.boundingRect(text).adjusted(-ROOM, -1, ROOM, 1)
        label.moveCenter(self.rect().center())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._paper)
        painter.drawRoundedRect(label, 3, 3)
        painter.setPen(self._color)
        painter.drawText(label, Qt.AlignmentFlag.AlignCenter, text)
