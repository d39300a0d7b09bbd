"""What an empty canvas says: how to begin."""

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QFont, QPainter

from kanevas.look.theme import Theme

HEIGHT = 15  # of the letters, in pixels
MARGIN = 40  # pixels at both sides


def draw_invitation(painter: QPainter, room: QRectF, font: QFont, theme: Theme) -> None:
    """Write in the middle of an empty canvas how a model is begun."""
    letters = QFont(font)
    letters.setPixelSize(HEIGHT)
    painter.setFont(letters)
    text = _tr(
        "Press R and click twice to draw a rod,\n"
        "or take a tool from the palette at the left.\n\n"
        "Or open a model with File > Open,\n"
        "or drop a model file here."
    )
    flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
    middle = room.adjusted(MARGIN, 0, -MARGIN, 0)
    # The grid must not run through the words.
    painter.fillRect(painter.boundingRect(middle, flags, text), theme.background)
    painter.setPen(theme.muted)
    painter.drawText(middle, flags, text)


def _tr(text: str) -> str:
    return QCoreApplication.translate("Invitation", text)
