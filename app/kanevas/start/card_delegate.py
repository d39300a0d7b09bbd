"""A card of the gallery: a picture, the name below it, and what it teaches."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from kanevas.start.pictures import SIZE

LESSON = Qt.ItemDataRole.UserRole + 1
TOP = 6  # pixels above the picture
NAME_HEIGHT = 20
ROUND = 4
SMALLER = 0.92  # of the lesson's letters


class CardDelegate(QStyledItemDelegate):
    """Draws a card.

    Attributes:
        ink, muted, accent: of the name, of the lesson, and of the frame of the present card.

    """

    ink = muted = accent = QColor()

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        card: QRect = option.rect.adjusted(3, 3, -3, -3)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        state: QStyle.StateFlag = option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        if chosen or state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(QPen(self.accent, 2 if chosen else 1))
            painter.drawRoundedRect(card, ROUND, ROUND)
        left = card.left() + (card.width() - SIZE.width()) // 2
        picture = QRect(left, card.top() + TOP, SIZE.width(), SIZE.height())
        index.data(Qt.ItemDataRole.DecorationRole).paint(painter, picture)
        room = card.adjusted(6, TOP + SIZE.height() + 4, -6, -2)
        font: QFont = option.font
        centre, top = Qt.AlignmentFlag.AlignHCenter, Qt.AlignmentFlag.AlignTop
        painter.setPen(self.ink)
        lesson = index.data(LESSON)
        wrap = Qt.TextFlag.TextWordWrap
        if not lesson:
            painter.setFont(font)
            painter.drawText(room, int(centre | top) | wrap, index.data())
            painter.restore()
            return
        bold = QFont(font)
        bold.setBold(True)
        painter.setFont(bold)
        metrics = painter.fontMetrics()
        name = metrics.elidedText(index.data(), Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, int(centre | top), name)
        small = QFont(font)
        small.setPointSizeF(SMALLER * font.pointSizeF())
        painter.setFont(small)
        painter.setPen(self.muted)
        painter.drawText(room.adjusted(0, NAME_HEIGHT, 0, 0), int(centre | top) | wrap, lesson)
        painter.restore()
