"""A line of the list of commands: its name, its keys, and where it stands."""

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from kanevas.look.theme import Theme

COMMAND = Qt.ItemDataRole.UserRole
BESIDE, ABOVE = 8, 4  # pixels around the words
BETWEEN = 16  # pixels between the name and the keys
SMALLER = 0.88  # of the letters of the second line
TICK = "✓ "


class LineDelegate(QStyledItemDelegate):
    """Draws the name with its keys, and below them the menus that lead there, or what is amiss."""

    def __init__(self, theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(
        self,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,  # noqa: ARG002
    ) -> QSize:
        font: QFont = option.font
        height = QFontMetrics(font).height() + QFontMetrics(_small(font)).height() + 2 * ABOVE
        return QSize(200, height)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        command = index.data(COMMAND)
        palette, room = option.palette, option.rect.adjusted(BESIDE, ABOVE, -BESIDE, -ABOVE)
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        if is_chosen:
            painter.fillRect(option.rect, palette.highlight())
        ink = palette.highlightedText().color() if is_chosen else self._theme.ink
        muted = ink if is_chosen else self._theme.muted
        painter.setFont(option.font)
        painter.setPen(muted if command.obstacle else ink)
        words = QFontMetrics(option.font)
        top, left = Qt.AlignmentFlag.AlignTop, Qt.AlignmentFlag.AlignLeft
        keys = words.horizontalAdvance(command.keys)
        painter.drawText(room, int(top | Qt.AlignmentFlag.AlignRight), command.keys)
        name = (TICK if command.is_ticked else "") + command.text
        width = room.width() - (keys + BETWEEN if keys else 0)
        elided = words.elidedText(name, Qt.TextElideMode.ElideRight, width)
        painter.drawText(room, int(top | left), elided)
        small = _small(option.font)
        painter.setFont(small)
        painter.setPen(muted)
        parts = (" › ".join(command.path), command.obstacle)
        below = QFontMetrics(small).elidedText(
            "  –  ".join(part for part in parts if part),
            Qt.TextElideMode.ElideRight,
            room.width(),
        )
        painter.drawText(room, int(Qt.AlignmentFlag.AlignBottom | left), below)
        painter.restore()


def _small(font: QFont) -> QFont:
    small = QFont(font)
    small.setPointSizeF(SMALLER * font.pointSizeF())
    return small
