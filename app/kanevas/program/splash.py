"""A sign of life while all that the window is made of is loaded for the first time."""

import time

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QSplashScreen

from kanevas.assets.icons import icon

PATIENCE = 0.6  # s after which a start is so slow that one should see something
SIZE = QSize(360, 150)
PICTURE = 48  # pixels


def is_late(begun: float) -> bool:
    """Return whether a start has been so slow so far, as from a cold disk, that one wonders.

    Args:
        begun: when it began, by ``time.monotonic`` [s].

    """
    return time.monotonic() - begun > PATIENCE


class Splash(QSplashScreen):
    """The name of the program, on the screen as soon as this is made."""

    def __init__(self) -> None:
        self.application = QApplication.instance() or QApplication(["kanevas"])
        super().__init__(_picture())
        self.show()
        QApplication.processEvents()


def _picture() -> QPixmap:
    palette = QGuiApplication.palette()
    scale = QGuiApplication.primaryScreen().devicePixelRatio()
    picture = QPixmap(SIZE * scale)
    picture.setDevicePixelRatio(scale)
    picture.fill(palette.window().color())
    painter = QPainter(picture)
    painter.setPen(palette.mid().color())
    painter.drawRect(0, 0, SIZE.width() - 1, SIZE.height() - 1)
    at = (SIZE.height() - PICTURE) // 2
    ink = palette.windowText().color()
    painter.drawPixmap(at, at, icon("revolute", ink).pixmap(PICTURE, PICTURE))
    font = painter.font()
    font.setPointSizeF(2.2 * font.pointSizeF())
    painter.setFont(font)
    painter.setPen(ink)
    area = picture.rect().adjusted(2 * at + PICTURE, 0, 0, 0)
    area.setSize(SIZE - QSize(2 * at + PICTURE, 0))
    painter.drawText(area, Qt.AlignmentFlag.AlignVCenter, "Kanevas")
    painter.end()
    return picture
