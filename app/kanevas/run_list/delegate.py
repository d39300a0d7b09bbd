"""How a run looks in the list: its name, what changed, and its figures."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QFont, QPainter, QPalette, QPen
from PySide6.QtWidgets import (
    QStyle,
    QStyleOptionViewItem,
    QWidget,
)

from kanevas.look.theme import Theme
from kanevas.widgets.prompt_delegate import PromptDelegate

Index = QModelIndex | QPersistentModelIndex

LOOK = Qt.ItemDataRole.UserRole
CHECK = Qt.ItemDataRole.CheckStateRole
MARGIN, GAP = 7, 6  # pixels
TICK = ((0.22, 0.52), (0.42, 0.74), (0.8, 0.26))  # parts of the box
BAR = 3  # pixels of the mark of the run that is shown
STEP, DEEPEST = 14, 5  # pixels to the right that a branch stands, and how often at most


class RunText(NamedTuple):
    """What is said of a run.

    Attributes:
        changes: what changed since the run before, or the one from which it went on; a line each.
        figures: method, steps, time, drift.
        failure: why it did not reach its end; may be empty.
        shown: whether it is the run that the views show.
        fits: whether it is a run of the model as it is now.
        depth: 0, or how many branches deep it stands.

    """

    changes: tuple[str, ...]
    figures: str
    failure: str
    shown: bool
    fits: bool
    depth: int = 0


class RunDelegate(PromptDelegate):
    """Draws a run in some lines, with a box to tick beside its name."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        look: RunText = index.data(LOOK)
        lines = 2 + len(look.changes) + bool(look.failure)
        return QSize(0, lines * option.fontMetrics.lineSpacing() + 2 * MARGIN)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        look: RunText = index.data(LOOK)
        style = option.widget.style()
        painter.save()
        style.drawPrimitive(
            QStyle.PrimitiveElement.PE_PanelItemViewItem, option, painter, option.widget
        )
        if look.shown:
            bar = QRect(option.rect.topLeft(), QSize(BAR, option.rect.height()))
            painter.fillRect(bar, self.theme.accent)
        self._draw_box(painter, option, index, look.depth)
        self._draw_branch(painter, option, look.depth)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        strong = option.palette.color(QPalette.ColorRole.HighlightedText)
        ink = strong if selected else self.theme.ink
        muted = strong if selected else self.theme.muted
        line = self._text_rect(option, look.depth)
        name = QFont(option.font)
        name.setBold(look.shown)
        name.setItalic(not look.fits)
        self._draw_line(painter, line, index.data(), ink, name)
        others = [(text, ink) for text in look.changes]
        others.append((look.figures, muted))
        if look.failure:
            others.append((look.failure, strong if selected else self.theme.error))
        for text, color in others:
            line.translate(0, option.fontMetrics.lineSpacing())
            self._draw_line(painter, line, text, color, option.font)
        painter.restore()

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> None:
        line = self._text_rect(option, index.data(LOOK).depth)
        height = editor.sizeHint().height()
        editor.setGeometry(line.adjusted(-4, 0, 0, 0))
        editor.setFixedHeight(height)
        editor.move(editor.x(), line.center().y() - height // 2)

    def box(self, option: QStyleOptionViewItem, depth: int) -> QRect:
        """Return where the box to tick is of a run that stands so deep."""
        metric = QStyle.PixelMetric.PM_IndicatorWidth
        side = option.widget.style().pixelMetric(metric, None, option.widget)
        line = option.fontMetrics.lineSpacing()
        left = BAR + MARGIN + STEP * min(depth, DEEPEST)
        corner = QPoint(left, MARGIN + (line - side) // 2)
        return QRect(option.rect.topLeft() + corner, QSize(side, side))

    def _text_rect(self, option: QStyleOptionViewItem, depth: int) -> QRect:
        left = self.box(option, depth).right() + GAP
        top, line = option.rect.top() + MARGIN, option.fontMetrics.lineSpacing()
        return QRect(left, top, option.rect.right() - left - MARGIN, line)

    def _draw_branch(self, painter: QPainter, option: QStyleOptionViewItem, depth: int) -> None:
        """Draw the line from the run above to the box of a branch."""
        if not depth:
            return
        box = self.box(option, depth)
        x, y = box.left() - STEP / 2 - 0.5, box.center().y() + 0.5
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.setPen(QPen(self.theme.on_accent if selected else self.theme.muted, 1.2))
        corner = [QPointF(x, option.rect.top()), QPointF(x, y), QPointF(box.left() - 2, y)]
        painter.drawPolyline(corner)

    def _draw_box(
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index, depth: int
    ) -> None:
        ticked = Qt.CheckState(index.data(CHECK)) == Qt.CheckState.Checked
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        ink = self.theme.on_accent if selected else self.theme.muted
        box = QRectF(self.box(option, depth)).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(ink, 1.2))
        painter.drawRoundedRect(box, 2.5, 2.5)
        if ticked:
            painter.setPen(QPen(ink if selected else self.theme.ink, 2.0))
            tick = [QPointF(box.x() + x * box.width(), box.y() + y * box.height()) for x, y in TICK]
            painter.drawPolyline(tick)
        painter.restore()

    @staticmethod
    def _draw_line(painter: QPainter, line: QRect, text: str, color: object, font: QFont) -> None:
        painter.setFont(font)
        painter.setPen(color)
        elided = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, line.width())
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, elided)
