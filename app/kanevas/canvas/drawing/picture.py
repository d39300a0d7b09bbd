"""Small pictures of model files."""

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from kane.errors import KaneError
from kane.files.model_json import load
from kane.model import Model
from kane.model.poses import Poses
from kanevas.canvas.drawing.legend import draw_legend
from kanevas.canvas.viewing.viewport import Viewport
from kanevas.look.theme import Theme

LARGEST = 2**20  # bytes of a file; a larger one would keep the window waiting for its picture
KEPT = 100  # pictures, some 100 kB each; a gallery that is opened again has them at once
ENLARGED = 2  # signs keep their size in pixels and would fill a small sheet


def picture_of(path: Path, theme: Theme, size: QSize, pixel_ratio: float = 1.0) -> QPixmap | None:
    """Return what the canvas shows of a model file; None where that is no model."""
    try:
        file = path.stat()
    except OSError:
        return None
    if file.st_size > LARGEST:
        return None
    image = _image_of(path, file.st_mtime_ns, theme, size.toTuple(), pixel_ratio)
    return None if image is None else QPixmap.fromImage(image)


@lru_cache(maxsize=KEPT)
def _image_of(
    path: Path,
    changed: int,  # noqa: ARG001  # another one is another picture
    theme: Theme,
    size: tuple[int, int],
    pixel_ratio: float,
) -> QImage | None:
    try:
        model = load(path, unfinished=True)
    except (KaneError, OSError):
        return None
    sheet = _sheet_of(model, theme, QSize(*size))
    pixmap = _shrunk(sheet, QSize(*size), pixel_ratio)
    sheet.deleteLater()
    return pixmap.toImage()


def pictures_of_motion(
    model: Model, motion: Sequence[Poses], theme: Theme, size: QSize, pixel_ratio: float = 1.0
) -> tuple[Callable[[], QPixmap], ...]:
    """Return what draws a model at each of some poses, all in the same view."""
    sheet = _sheet_of(model, theme, size)
    sheet.show_motion(motion)
    sheet.fit()

    def picture(poses: Poses) -> QPixmap:
        sheet.show_poses(poses)
        return _shrunk(sheet, size, pixel_ratio)

    return tuple(partial(picture, poses) for poses in motion)


def _sheet_of(model: Model, theme: Theme, size: QSize) -> Viewport:
    sheet = _Picture(theme, has_legend=not model.bodies)
    sheet.resize(size * ENLARGED)
    sheet.show_model(model)
    sheet.set_labels_visible(False)
    return sheet


def _shrunk(sheet: Viewport, size: QSize, pixel_ratio: float) -> QPixmap:
    pixmap = sheet.grab().scaled(
        size * pixel_ratio,
        Qt.AspectRatioMode.KeepAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    pixmap.setDevicePixelRatio(pixel_ratio)
    return pixmap


class _Picture(Viewport):
    """The canvas without what is written over it; axes tell empty models from each other."""

    def __init__(self, theme: Theme, has_legend: bool) -> None:
        super().__init__()
        self._has_legend = has_legend
        self._colors = theme
        self.set_theme(theme)

    def drawForeground(self, painter: QPainter, rect: QRectF) -> None:  # noqa: ARG002
        if self._has_legend:
            draw_legend(painter, self.camera, self._colors)
