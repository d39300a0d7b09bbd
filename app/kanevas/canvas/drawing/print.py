"""What the canvas shows, drawn elsewhere: on paper, in a picture of any size, in a film."""

from PySide6.QtCore import QRectF, QSize, QSizeF
from PySide6.QtGui import QImage, QPainter

from kanevas.canvas.drawing.gravity_sign import draw_gravity
from kanevas.canvas.drawing.grid import draw_grid
from kanevas.canvas.drawing.legend import draw_legend
from kanevas.canvas.drawing.photos import draw_photos
from kanevas.canvas.viewing.viewport import Viewport
from kanevas.look.paper import PAPER, pdf_of, svg_of
from kanevas.look.theme import Theme


class Print(Viewport):
    """A sheet that is never shown: a copy of another one as it is now.

    It has all that the other one shows, at the same place and in the same plane, with more at two
    sides where its proportions are different. Signs keep their size next to the mechanism, however
    large it is printed. Nothing is selected on it.
    """

    def __init__(
        self,
        original: Viewport,
        proportions: QSize | None = None,
        theme: Theme = PAPER,
        has_grid: bool = True,
    ) -> None:
        super().__init__()
        self._has_grid = has_grid
        self.over, self._as_arrows = original.over, original._as_arrows
        self._labels_visible = original._labels_visible
        self._ellipsoids_visible = original._ellipsoids_visible
        seen = original.camera
        self.camera.set_plane(seen.plane)
        self.camera.center, self.camera.scale = seen.center, seen.scale
        self.camera.depth, self.camera.units = seen.depth, seen.units
        self.camera.size = _around(seen.size, proportions)
        self._model, self._poses = original._model, original.poses
        self._holds = original._holds
        self.set_theme(theme)

    @property
    def room(self) -> QSizeF:
        """Its width and height, in pixels of the original."""
        return QSizeF(*self.camera.size)

    def picture(self, size: QSize) -> QImage:
        """Return it as a picture.

        Args:
            size: of the picture in pixels; of the proportions with which the print was made.

        """
        picture = QImage(size, QImage.Format.Format_RGB32)
        picture.setDevicePixelRatio(size.width() / self.room.width())
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(0, 0, self.room.width(), self.room.height())
        self.drawBackground(painter, room)
        self.scene().draw(painter, room)
        self.over.draw_in_front(painter, self.camera, self.theme, ())
        self.scene().draw_names(painter, room)
        self.drawForeground(painter, room)
        painter.end()
        picture.setDevicePixelRatio(1.0)
        return picture

    def svg(self, title: str) -> bytes:
        """Return it as SVG, without any picture in it but photos."""
        return svg_of(self.room.toSize(), title, self._draw)

    def pdf(self, title: str) -> bytes:
        """Return it as a PDF of one page, without any picture in it but photos."""
        return pdf_of(self.room.toSize(), title, self._draw)

    def _draw(self, painter: QPainter) -> None:
        room = QRectF(0, 0, self.room.width(), self.room.height())
        self.drawBackground(painter, room)
        self.scene().draw_afresh(painter, room)
        self.over.draw_in_front(painter, self.camera, self.theme, ())
        self.scene().draw_names(painter, room, afresh=True)
        self.drawForeground(painter, room)

    def drawBackground(self, painter: QPainter, rect: QRectF) -> None:
        painter.fillRect(rect, self.theme.background)
        draw_photos(painter, self.model, self.camera, self.theme)
        if self._has_grid:
            draw_grid(painter, self.camera, self.theme)
        self.over.draw_ghosts(painter, self.scene().bodies, self.camera, self.theme)
        self.over.draw_beside(painter, self.scene().bodies, self.camera, self.theme)
        self.over.draw_behind(painter, self.model, self.camera, self.theme)

    def drawForeground(self, painter: QPainter, rect: QRectF) -> None:  # noqa: ARG002
        self.over.draw_legend(painter, self.camera, self.theme)
        draw_legend(painter, self.camera, self.theme)
        draw_gravity(painter, self.model.gravity, self.camera, self.theme)


def _around(room: tuple[float, float], proportions: QSize | None) -> tuple[float, float]:
    """Return the smallest room of some proportions that has another one in it."""
    if proportions is None:
        return room
    width, height = room
    ratio = proportions.width() / proportions.height()
    return max(width, height * ratio), max(height, width / ratio)
