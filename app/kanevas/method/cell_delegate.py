"""How a cell is drawn: numbers in columns, zeros muted, what is not unique hatched."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPainter
from PySide6.QtWidgets import QApplication, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from kanevas.look.theme import Theme
from kanevas.method.sheets.sheet import Cell
from kanevas.method.table_model import CELL

MARGIN = 6  # pixels
APART = 12  # pixels between the parts of a vector
USUAL = "−88.888"  # what a number of four digits mostly takes
PROSE = 560  # pixels of a sentence
HATCHING = 90  # opacity of 255


class CellDelegate(QStyledItemDelegate):
    """Draws the parts of a cell side by side, each at the right of its share."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self._theme = theme

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        self.initStyleOption(option, index)
        option.text = ""
        style = option.widget.style() if option.widget else QApplication.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, option.widget)
        cell: Cell = index.data(CELL)
        painter.save()
        if cell.doubtful:
            self._hatch(painter, option.rect)
        font = QFont(option.font)
        font.setBold(font.bold() and not cell.prose)
        painter.setFont(font)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        self._write(painter, option.rect, cell, chosen)
        painter.restore()

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        cell: Cell = index.data(CELL)
        self.initStyleOption(option, index)  # with the font, in which a sum is bold
        metrics = option.fontMetrics
        height = metrics.height() + MARGIN
        if cell.prose:
            width = min(metrics.horizontalAdvance(cell.parts[0]), PROSE)
            return QSize(width + 2 * MARGIN, height)
        widest = max(map(metrics.horizontalAdvance, (USUAL, *cell.parts)))
        return QSize(len(cell.parts) * (widest + APART) - APART + 2 * MARGIN + 2, height)

    def _write(self, painter: QPainter, room: QRect, cell: Cell, chosen: bool) -> None:
        side = Qt.AlignmentFlag.AlignLeft if cell.prose else Qt.AlignmentFlag.AlignRight
        for place, text in zip(parts_of(room, len(cell.parts)), cell.parts, strict=True):
            painter.setPen(self._ink(text, chosen, cell.muted))
            shown = painter.fontMetrics().elidedText(
                text, Qt.TextElideMode.ElideRight, place.width()
            )
            painter.drawText(place, side | Qt.AlignmentFlag.AlignVCenter, shown)

    def _ink(self, text: str, chosen: bool, muted: bool) -> QColor:
        if chosen:
            return self._theme.on_accent
        if muted:
            return self._theme.muted if text != "0" else self._theme.grid_axis
        return self._theme.grid_axis if text == "0" else self._theme.ink

    def _hatch(self, painter: QPainter, room: QRect) -> None:
        color = QColor(self._theme.warning)
        color.setAlpha(HATCHING)
        painter.fillRect(room, QBrush(color, Qt.BrushStyle.BDiagPattern))


def parts_of(room: QRect, count: int) -> list[QRect]:
    """Return the places of the parts of a cell side by side."""
    inner = room.adjusted(MARGIN, 0, -MARGIN, 0)
    share = (inner.width() + APART) / max(count, 1)
    wide = round(share) - APART
    return [
        QRect(inner.left() + round(i * share), inner.top(), wide, inner.height())
        for i in range(count)
    ]
