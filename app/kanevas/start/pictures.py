"""Pictures of model files, drawn by the canvas itself."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap

from kane.errors import KaneError
from kane.files.model_json import load
from kanevas.canvas.legend import draw_legend
from kanevas.canvas.sheet import Sheet
from kanevas.theme import Theme

SIZE = QSize(216, 140)
LARGEST = 2**20  # bytes of a file; a larger one would keep the window waiting for its picture
DRAWN_AT = QSize(432, 280)  # signs keep their size in pixels and would fill a small sheet


def picture_of(path: Path, theme: Theme, pixel_ratio: float = 1.0) -> QPixmap | None:
    """Return what the canvas shows of a model file; None where that is no model."""
    try:
        if path.stat().st_size > LARGEST:
            return None
        model = load(path, unfinished=True)
    except (KaneError, OSError):
        return None
    sheet = _Picture(theme, has_legend=not model.bodies)
    sheet.resize(DRAWN_AT)
    sheet.show_model(model)
    sheet.set_labels_visible(False)
    pixmap = _shrunk(sheet, pixel_ratio)
    sheet.deleteLater()
    return pixmap


def _shrunk(sheet: Sheet, pixel_ratio: float) -> QPixmap:
    pixmap = sheet.grab().scaled(
        SIZE * pixel_ratio,
        Qt.AspectRatioMode.KeepAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    pixmap.setDevicePixelRatio(pixel_ratio)
    return pixmap


class _Picture(Sheet):
    """The canvas without what is written over it; axes tell empty models from each other."""

    def __init__(self, theme: Theme, has_legend: bool) -> None:
        super().__init__()
        self._has_legend = has_legend
        self._colors = theme
        self.set_theme(theme)

    def drawForeground(self, painter: QPainter, rect: QRectF) -> None:  # noqa: ARG002
        if self._has_legend:
            draw_legend(painter, self.camera, self._colors)


class Painter(QObject):
    """Draws one picture after another while nothing else is to be done.

    Signals:
        painted: the file, and its picture or None.
    """

    painted = Signal(Path, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: list[Path] = []
        self._draw: Callable[[Path], QPixmap | None] = lambda _: None
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._paint_next)

    @property
    def busy(self) -> bool:
        """Whether pictures are still to be drawn."""
        return self._timer.isActive()

    def paint(self, paths: Sequence[Path], theme: Theme, pixel_ratio: float) -> None:
        """Begin to draw these; ``painted`` follows for each."""
        self._waiting = list(paths)
        self._draw = lambda path: picture_of(path, theme, pixel_ratio)
        self._timer.start()

    def stop(self) -> None:
        """Draw no more."""
        self._timer.stop()

    def _paint_next(self) -> None:
        if not self._waiting:
            self._timer.stop()
            return
        path = self._waiting.pop(0)
        self.painted.emit(path, self._draw(path))
