"""Pictures of model files, one after another."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QSize, QTimer, Signal
from PySide6.QtGui import QPixmap

from kanevas.look.theme import Theme

SIZE = QSize(216, 140)

Draw = Callable[[Path, Theme, QSize, float], QPixmap | None]
"""Draws what a file holds in the colours of a theme, so large, with so many dots in a pixel."""


class Painter(QObject):
    """Draws one picture after another while nothing else is to be done.

    Signals:
        painted: the file, and its picture or None.
    """

    painted = Signal(Path, object)

    def __init__(self, draw: Draw, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._draw_file = draw
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
        self._draw = lambda path: self._draw_file(path, theme, SIZE, pixel_ratio)
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
