"""The heads of the columns; those of vectors have x, y and z above the numbers."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHeaderView, QWidget

from kanevas.look.theme import Theme
from kanevas.method.cell_delegate import parts_of
from kanevas.method.sheets.sheet import Sheet

BELOW = 3  # pixels under the letters


class HeadView(QHeaderView):
    """Writes names, and below them the axes of the parts that cells have.

    Attributes:
        sheet: what the table shows.

    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.sheet = Sheet()
        self._theme = theme

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self._theme = theme

    def sizeHint(self) -> QSize:
        size = super().sizeHint()
        return size + QSize(0, self._line()) if self._has_parts() else size

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        painter.save()
        super().paintSection(painter, rect, logicalIndex)
        painter.restore()
        columns = self.sheet.columns
        parts = columns[logicalIndex].parts if logicalIndex < len(columns) else ()
        if not parts:
            return
        painter.save()
        painter.setFont(self.font())
        painter.setPen(self._theme.muted)
        line = QRect(rect.left(), rect.bottom() - self._line(), rect.width(), self._line() - BELOW)
        for place, letter in zip(parts_of(line, len(parts)), parts, strict=True):
            painter.drawText(
                place, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, letter
            )
        painter.restore()

    def _line(self) -> int:
        return self.fontMetrics().height() + BELOW

    def _has_parts(self) -> bool:
        return any(column.parts for column in self.sheet.columns)
