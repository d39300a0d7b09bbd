"""Quantities that are dragged out of the tree."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QDrag, QFontMetrics, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from kanevas.widgets.dragged import packed

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

MARGIN = 6  # pixels


class QuantityDrag:
    """Follows the hand from the press on a quantity until it has gone far enough for a drag."""

    def __init__(self, source: QWidget, word_of: Callable[[str], str]) -> None:
        """Take the widget that is dragged from, and what gives people's word for a quantity."""
        self._source, self._word_of = source, word_of
        self._name = ""
        self._start = QPoint()

    def press(self, name: str, at: QPoint) -> None:
        """Take note of a press on a quantity; an empty name for one elsewhere."""
        self._name, self._start = name, at

    def moves(self, at: QPoint, buttons: Qt.MouseButton) -> bool:
        """Whether the hand drags a quantity; carries it until it is dropped."""
        far = (at - self._start).manhattanLength() >= QApplication.startDragDistance()
        if not self._name or not buttons & Qt.MouseButton.LeftButton:
            return False
        if far:
            name, self._name = self._name, ""
            self._carry(name)
        return True

    def _carry(self, name: str) -> None:
        drag = QDrag(self._source)
        drag.setMimeData(packed((name,)))
        drag.setPixmap(_label(self._word_of(name), self._source))
        drag.setHotSpot(QPoint(-2 * MARGIN, -MARGIN))
        drag.exec(Qt.DropAction.CopyAction)


def _label(word: str, source: QWidget) -> QPixmap:
    """Return the word for a quantity as it hangs at the pointer."""
    palette, metrics = source.palette(), QFontMetrics(source.font())
    box = metrics.boundingRect(word).adjusted(-MARGIN, -MARGIN // 2, MARGIN, MARGIN // 2)
    ratio = source.devicePixelRatioF()
    pixmap = QPixmap(box.size() * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(QColor(palette.highlight().color()))
    painter = QPainter(pixmap)
    painter.setFont(source.font())
    painter.setPen(palette.highlightedText().color())
    painter.drawText(box.translated(-box.topLeft()), Qt.AlignmentFlag.AlignCenter, word)
    painter.end()
    return pixmap
