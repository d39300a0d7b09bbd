"""A card of the gallery: a picture, the name below it, and what it teaches."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from kanevas.start.pictures import SIZE

LESSON = Qt.ItemDataRole.UserRole + 1
TOP = 6  # pixels above the picture
INSIDE = 6  # pixels beside the words; they are as wide as the picture
BETWEEN = 3  # pixels between the name and the lesson
ROUND = 4
SMALLER = 0.92  # of the lesson's letters
WRAPPED = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)


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
        room = card.adjusted(INSIDE, TOP + SIZE.height() + 4, -INSIDE, -2)
        name, lesson = index.data(), index.data(LESSON)
        painter.setPen(self.ink)
        painter.setFont(_bold(option.font) if lesson else option.font)
        painter.drawText(room, WRAPPED, name)
        room.setTop(room.top() + _height(painter.font(), name) + BETWEEN)
        painter.setPen(self.muted)
        painter.setFont(_small(option.font))
        painter.drawText(room, WRAPPED, lesson)
        painter.restore()


def text_height(font: QFont, name: str, lesson: str) -> int:
    """Return how many pixels the words of a card need below its picture."""
    if not lesson:
        return _height(font, name)
    return _height(_bold(font), name) + BETWEEN + _height(_small(font), lesson)


def _height(font: QFont, text: str) -> int:
    room = QRect(0, 0, SIZE.width(), 1000)
    return QFontMetrics(font).boundingRect(room, WRAPPED, text).height()


def _bold(font: QFont) -> QFont:
    bold = QFont(font)
    bold.setBold(True)
    return bold


def _small(font: QFont) -> QFont:
    small = QFont(font)
    small.setPointSizeF(SMALLER * font.pointSizeF())
    return small
